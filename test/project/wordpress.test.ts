/** The WordPress plugin, without WordPress; `npm run test:platforms` runs it in one. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pluginFiles, pluginPath, sidebarSettings, withElements, writeWordPressZip } from '../../scripts/wordpress.mjs';
import { SHOWN, settingsOf } from '../../src/blocks/read.js';

const plugin = readFileSync(pluginPath, 'utf8');
const manifest = JSON.parse(readFileSync('custom-elements.json', 'utf8')) as {
  modules: { declarations: { tagName?: string; attributes?: { name: string }[] }[] }[];
};

it('allows every element with every attribute that changes no other element, and nothing else (else: npm run manifest)', () => {
  const [, list] = /const MAHJONG_ELEMENTS = array\(([^]*?)\n\);/.exec(plugin)!;
  const allowed = Object.fromEntries(
    [...list!.matchAll(/^\t'([^']*)' => '([^']*)',$/gm)].map(([, tag, names]) => [tag, names!.split(' ').sort()]),
  );
  const elements = manifest.modules.flatMap(({ declarations }) => declarations).filter(({ tagName }) => tagName);
  expect(elements.length).toBeGreaterThan(10);
  expect(allowed).toEqual(
    Object.fromEntries(
      elements.map(({ tagName, attributes = [] }) => [
        tagName,
        attributes.flatMap(({ name }) => (name === 'applies-to' ? [] : name)).sort(),
      ]),
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

/** What an expression of the plugin returns, by PHP without WordPress; undefined if there is no PHP. */
function inPhp(expression: string): unknown {
  const stubs = `
    define( 'ABSPATH', '/' );
    function add_filter() {}
    function add_action() {}
    function add_shortcode() {}
    function esc_html( $text ) { return htmlspecialchars( $text, ENT_QUOTES ); }
    function wp_strip_all_tags( $text ) {
      return trim( strip_tags( preg_replace( '@<(script|style)[^>]*?>.*?</\\1>@si', '', $text ) ) );
    }`;
  const script = `${stubs} require '${pluginPath}'; echo json_encode( ${expression} );`;
  const { error, stdout, stderr, status } = spawnSync('php', ['-d', 'memory_limit=1G', '-r', script], {
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  if (error) return undefined;
  if (status) throw new Error(stdout + stderr);
  return JSON.parse(stdout);
}
const hasPhp = inPhp('1') === 1;

describe.runIf(hasPhp)('in PHP', () => {
  it.each<[html: string, lines: string]>([
    ['(RRR) 123b', '(RRR) 123b'],
    ['a<br />\nb<br>c', 'a\nb\nc'],
    ['<p>a</p>\n<p>b</p>', 'a\n\nb'],
    ['<ul>\n<li>a</li>\n<li>b</li>\n</ul>', 'a\nb'],
    // Editors in which each line is an element, the first one perhaps not, and an empty line is a break.
    ['<div>Ben 8 from Ann</div><div>washout</div>', 'Ben 8 from Ann\nwashout'],
    ['<div>a</div>\n<div>b</div>', 'a\nb'],
    ['a<div>b</div><div>c</div>', 'a\nb\nc'],
    ['<div>seat: south</div><div><br></div><div>(RRR) 123b</div>', 'seat: south\n\n(RRR) 123b'],
    ['<div>a<br></div><div>b</div>', 'a\nb'],
    ['<div><div>a</div></div><h2>b</h2>c', 'a\nb\nc'],
    ['a <strong>b</strong> <divider>c</divider>', 'a b c'],
    ['&lt;b&gt; 1 &amp; 2', '<b> 1 & 2'],
  ])('the lines of %j are %j', (html, lines) => {
    expect(inPhp(`mahjong_elements_lines( json_decode( '${JSON.stringify(html)}' ) )`)).toBe(lines);
  });

  it('a feed shows hands without the letters before them, and never loses a post', () => {
    const feed = (html: string): unknown =>
      inPhp(`mahjong_elements_in_feed( json_decode( '${JSON.stringify(html)}' ) )`);
    expect(feed('<p>A <code>mj (RRR) 123b</code> and <code>mj= 5b</code>, <code>ls</code></p>')).toBe(
      '<p>A <code>(RRR) 123b</code> and <code>5b</code>, <code>ls</code></p>',
    );
    expect(feed('<code>mj (RRR)<br />\n123b</code>')).toBe('<code>(RRR)<br />\n123b</code>');
    expect(feed('<code>mj <p>x</p>')).toBe('<code>mj <p>x</p>');
    const repeated = `array_map( function ( $part ) { return str_repeat( $part, 1200000 ); }, array( 'x', 'x ', '<br>', '<p>x</p>', '<code>mj ' ) )`;
    const isKept = (of: string): unknown =>
      inPhp(`array_map( function ( $long ) { $post = '<p>post</p><code>mj ' . $long; return ${of}; }, ${repeated} )`);
    expect(isKept('mahjong_elements_in_feed( $post ) === $post')).toEqual([true, true, true, true, true]);
    expect(isKept("0 === strpos( mahjong_elements_lines( $post ), 'post' )")).toEqual([true, true, true, true, true]);
  });
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
    for (const [, name] of String(code).matchAll(/["'`]\.?\/((?:mahjong-elements|blocks)[\w.-]*\.js)["'`]/g))
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
