/** Turns the files of one version into those of the next one. */

const VERSION = /^\d+\.\d+\.\d+(-[\w.]+)?$/;

/** The files, other than the README, that contain a CDN address. */
const onCdn = [
  ...['blocks', 'blogs', 'elements', 'embed', 'exercises', 'house-rules', 'sizes', 'slides'].map(
    (page) => `docs/${page}.md`,
  ),
  'integrations/dokuwiki/mahjongelements/action.php',
  'integrations/hugo/layouts/partials/mahjong.html',
  'integrations/jekyll/_includes/mahjong.html',
  'integrations/mediawiki/Common.js',
  'integrations/mediawiki/MahjongElements/extension.json',
  'integrations/mkdocs/overrides/main.html',
  'integrations/sphinx/conf.py',
];

/** The files that name the version; others are generated from them. */
export const versioned = [
  'package.json',
  'package-lock.json',
  'src/elements/base/mj-element.ts',
  'README.md',
  'CHANGELOG.md',
  'integrations/wordpress/mahjong-elements.php',
  'integrations/wordpress/readme.txt',
  ...onCdn,
];

const ADDRESS = /** @type {const} */ ([/^README\.md$/, 'mahjong-elements@', '/']);

/** What surrounds the version, by the name of the file. */
const PLACES = /** @type {const} */ ([
  ADDRESS,
  [/\.php$/, ' * Version:           ', '\n'],
  [/readme\.txt$/, '\nStable tag: ', '\n'],
  [/\.ts$/, "version: string = '", "'"],
]);

/**
 * The contents of a file at the next version.
 * @param {string} path
 * @param {string} text
 * @param {{ from: string; to: string; date: string }} change
 */
export function atVersion(path, text, { from, to, date }) {
  if (!VERSION.test(to)) throw new Error(`${to} is not a version such as 0.2.0`);
  if (path === 'CHANGELOG.md') return cutChangelog(text, to, date);
  if (!onCdn.includes(path) && path.endsWith('.json')) {
    const data = JSON.parse(text);
    data.version = to;
    if (data.packages) data.packages[''].version = to;
    return `${JSON.stringify(data, null, 2)}\n`;
  }
  const place = onCdn.includes(path) ? ADDRESS : PLACES.find(([name]) => name.test(path));
  const [, before, after] = place ?? [];
  if (before === undefined) throw new Error(`${path}: where is its version?`);
  const written = before + from + after;
  if (!text.includes(written)) throw new Error(`${path}: expected ${written}`);
  return text.replaceAll(written, before + to + after);
}

/**
 * Makes the entries under `[Unreleased]` those of a version, and leaves `[Unreleased]` empty.
 * @param {string} text
 * @param {string} version
 * @param {string} date such as 2026-11-22
 */
export function cutChangelog(text, version, date) {
  if (notesOf(text, version) !== undefined) throw new Error(`CHANGELOG.md already has a section [${version}]`);
  if (!notesOf(text, 'Unreleased')) throw new Error('CHANGELOG.md: expected entries under [Unreleased]');
  return text.replace('## [Unreleased]', () => `## [Unreleased]\n\n## [${version}] - ${date}`);
}

/** The entries of a version, or undefined if the changelog has no such section. */
export function notesOf(/** @type {string} */ text, /** @type {string} */ version) {
  const sections = text.split(/^## /m).slice(1);
  const section = sections.find((one) => one.startsWith(`[${version}]`));
  return section?.slice(section.indexOf('\n')).trim();
}
