/** The WordPress plugin, without WordPress; `npm run test:platforms` runs it in one. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { pluginFiles, pluginPath, sidebarSettings, withElements, writeWordPressZip } from '../../scripts/wordpress.mjs';
import { SHOWN, settingsOf } from '../../src/blocks/read.js';

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

it('has a readme of the same version and requirements', () => {
  const readme = readFileSync('integrations/wordpress/readme.txt', 'utf8');
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  expect(readme).toContain(`\nStable tag: ${version}\n`);
  for (const name of ['Requires at least', 'Requires PHP', 'License', 'License URI']) {
    const [, inPlugin] = new RegExp(` \\* ${name}: *(.*)`).exec(plugin)!;
    expect(readme).toContain(`\n${name}: ${inPlugin}\n`);
  }
  // WordPress.org shows no more than five tags, and 150 characters below the name.
  expect(/^Tags: (.*)$/m.exec(readme)![1]!.split(',').length).toBeLessThanOrEqual(5);
  expect(readme.split('\n\n')[1]!.length).toBeLessThanOrEqual(150);
});

it('offers every setting of a block in the sidebar, with the values that it can have', () => {
  const settings = sidebarSettings(manifest, SHOWN, settingsOf as (show: string) => string[]);
  expect(Object.keys(settings)).toEqual(Object.keys(SHOWN));
  const names = (show: string) => settings[show]!.map(({ name }) => name);
  expect(settings['breakdown']).toContainEqual({ name: 'seat', values: ['east', 'south', 'west', 'north'] });
  expect(settings['breakdown']!.find(({ name }) => name === 'steps')).toMatchObject({ flag: true });
  expect(names('settlement')).toEqual(expect.arrayContaining(['winner', 'pao', 'profile', 'east', 'win']));
  expect(names('hand')).not.toContain('hand');
  for (const show of Object.keys(settings)) expect(new Set(names(show)).size, show).toBe(names(show).length);
});

it('is packed with its own elements, in the same bytes each time (built)', async () => {
  const files = await pluginFiles();
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  const elements = `mahjong-elements/elements/${version}/`;
  for (const name of ['mahjong-elements.php', 'readme.txt', 'block.json', 'editor.js', 'settings.json', 'LICENSE'])
    expect(Object.keys(files)).toContain(`mahjong-elements/${name}`);
  // Every file that another one loads.
  const loaded = new Set<string>();
  for (const [path, code] of Object.entries(files)) {
    if (!path.startsWith(elements)) continue;
    expect(String(code), path).not.toMatch(/https?:\/\/cdn|sourceMappingURL/);
    for (const [, name] of String(code).matchAll(/["'`]\.?\/((?:autoload|blocks)[\w.-]*\.js)["'`]/g))
      loaded.add(elements + name);
  }
  expect(loaded.size).toBeGreaterThan(20);
  expect(Object.keys(files)).toEqual(expect.arrayContaining([...loaded]));
  const folder = mkdtempSync(join(tmpdir(), 'wordpress-zip-'));
  try {
    const first = readFileSync(await writeWordPressZip(folder));
    expect(readFileSync(await writeWordPressZip(folder)).equals(first)).toBe(true);
    const test = spawnSync('python3', ['-m', 'zipfile', '-t', join(folder, 'mahjong-elements-wordpress.zip')]);
    // Another program reads it, if there is one.
    if (!test.error) expect(String(test.stdout)).toContain('Done testing');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
