/** The WordPress plugin, without WordPress; test/browser/blogs.test.ts opens what WordPress made of a post with it. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { pluginPath, withElements } from '../../scripts/wordpress.mjs';

const plugin = readFileSync(pluginPath, 'utf8');
const manifest = JSON.parse(readFileSync('custom-elements.json', 'utf8')) as {
  modules: { declarations: { tagName?: string; attributes?: { name: string }[] }[] }[];
};

it('allows every element with every attribute, and nothing else (else: npm run manifest)', () => {
  const [, list] = /const MAHJONG_ELEMENTS = array\(([^]*?)\n\);/.exec(plugin)!;
  const allowed = Object.fromEntries(
    [...list!.matchAll(/^\t'([^']*)' => '([^']*)',$/gm)].map(([, tag, names]) => [tag, names!.split(' ').sort()]),
  );
  const elements = manifest.modules.flatMap(({ declarations }) => declarations).filter(({ tagName }) => tagName);
  expect(elements.length).toBeGreaterThan(10);
  expect(allowed).toEqual(
    Object.fromEntries(
      elements.map(({ tagName, attributes = [] }) => [tagName, attributes.map(({ name }) => name).sort()]),
    ),
  );
  expect(plugin).toBe(withElements(plugin, manifest));
});

it('is a complete file that WordPress lists', () => {
  expect(plugin.startsWith('<?php\n')).toBe(true);
  // As get_file_data() of WordPress finds a header in the first 8 kB.
  const header = (name: string): string | undefined =>
    new RegExp(`^(?:[ \\t]*<\\?php)?[ \\t/*#@]*${name}:(.*)$`, 'im').exec(plugin.slice(0, 8192))?.[1]?.trim();
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  expect(header('Plugin Name')).toBe('Mahjong Elements');
  expect(header('Version')).toBe(version);
});

it('needs the comments around the generated part', () => {
  expect(() => withElements('<?php\n', manifest)).toThrow('expected the comments');
});
