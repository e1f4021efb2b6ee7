/** The address of the package on a CDN is the same wherever the project names it. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { scriptTag } from '../../scripts/cdn.mjs';
import { versioned } from '../../scripts/release/version.mjs';

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
const ADDRESS = /(?:cdn\.jsdelivr\.net\/npm|unpkg\.com|esm\.sh)\/mahjong-elements[^\s"'`<>)&]*/g;
const texts = execFileSync('git', ['ls-files', '*.md', 'demo', 'docs', 'integrations', 'examples', 'llms.txt'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => /\.(md|html|txt|js|json|php|py|ts|vue|svelte|toml|ya?ml)$/.test(path) && existsSync(path))
  .map((path) => [path, readFileSync(path, 'utf8')] as const);
const named = texts.flatMap(([path, text]) => [...text.matchAll(ADDRESS)].map(([address]) => ({ path, address })));

it('names the version and a file, which the build writes', () => {
  expect(named.length).toBeGreaterThan(15);
  const files = ['blocks.js', 'mahjong-elements.js', 'mahjong-elements.all.js', 'mahjong-elements-hand.js'].map(
    (name) => `dist/cdn/${name}`,
  );
  const known = [...files, 'dist/embed-parent.js', 'dist/labels.js'];
  for (const { path, address } of named)
    expect(
      known.map((file) => `cdn.jsdelivr.net/npm/mahjong-elements@${version}/${file}`),
      path,
    ).toContain(address);
});

it('is brought to the next version by a release', () => {
  expect(versioned).toEqual(expect.arrayContaining([...new Set(named.map(({ path }) => path))]));
});

it('has a hash in the README alone, which says what it is for', () => {
  const hashed = texts.filter(([, text]) => /integrity="sha/.test(text)).map(([path]) => path);
  expect(hashed).toEqual(['README.md']);
});

it('is a tag that pages load as it is', () => {
  expect(scriptTag('1.2.3')).toBe(
    '<script type="module" src="https://cdn.jsdelivr.net/npm/mahjong-elements@1.2.3/dist/cdn/mahjong-elements.js"></script>',
  );
});
