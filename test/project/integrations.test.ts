/** The recipes of docs/blogs.md and docs/frameworks.md, which `npm run test:platforms` and `npm run test:examples` run in the real programs. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { recipePages, withFiles } from '../../scripts/integrations.mjs';

const [page = '', frameworks = ''] = recipePages.map((path) => readFileSync(path, 'utf8'));

it('are the files of integrations/ and examples/ (else: node scripts/integrations.mjs)', () => {
  expect(page).toBe(withFiles(page));
  expect(frameworks).toBe(withFiles(frameworks));
  // The check itself.
  expect(withFiles('<!-- integrations/jekyll/_includes/mahjong.html -->\n```html\nold\n```\n')).toContain('blocks.js');
});

it('cover every file', () => {
  const files = readdirSync('integrations', { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath}/${name}`);
  expect(files.length).toBeGreaterThan(8);
  // A page names a file, or the folder that holds it.
  const isNamed = (path: string): boolean =>
    page.includes(`${path} `) ||
    page.includes(`(../${path})`) ||
    (path.includes('/') && isNamed(path.replace(/\/[^/]+$/, '')));
  const missing = files.filter((file) => !isNamed(file));
  expect(missing).toEqual([]);
});

it('name a file of an app for each configuration that they show', () => {
  const shown = [...frameworks.matchAll(/^(.*)\n```[jt]s\n(?=\/\/ \S+\.\w+\n)/gm)].map(([, before]) => before);
  expect(shown.length).toBeGreaterThan(8);
  for (const before of shown) expect(before).toMatch(/^<!-- examples\/\S+ -->$/);
});

it('load a script that the package has', () => {
  const scripts = [...page.matchAll(/cdn\.jsdelivr\.net\/npm\/mahjong-elements@[\d.]+\/([\w./-]+)/g)].map(
    ([, path]) => path,
  );
  expect(scripts.length).toBeGreaterThan(5);
  expect(new Set(scripts)).toEqual(new Set(['dist/cdn/blocks.js', 'dist/cdn/mahjong-elements.js']));
});
