/**
 * `npm run sizes`: prints the bundle sizes and their limits, in bytes after minification and Brotli at quality 11, and what
 * other bundlers make of the same modules, or of those in `dist`, by default.
 *
 * `size-limit` 14 needs Node 22.19, and this package is developed with Node 20. It would replace only the compression and the
 * comparison with a limit, as the files to measure are those that scripts/bundle.mjs makes, with loaded parts by name.
 *
 * With `--write`, which is part of a release, updates the table in docs/sizes.md and the integrity hash of the one file in the
 * README. Between releases they are those of the last one; the limits always hold.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { build } from 'vite';
import { autoloaded, bundle, onlyImported, reachedFrom, root } from './bundle.mjs';

const KB = 1024;

/** A page with a hand and a breakdown. */
const BREAKDOWN = ['src/mj-hand.ts', 'src/mj-score-breakdown.ts'];

/**
 * What a language adds to such a page, without what loads with panels and other elements: by its tag, in bytes. This is the
 * difference between two compressed files, so a change anywhere in them can move it by a hundred bytes.
 */
const LANGUAGES = {
  de: 4.75 * KB,
  nl: 4.625 * KB,
  fr: 4.9375 * KB,
  it: 4.75 * KB,
  ja: 4.5625 * KB,
  'zh-Hant': 4.25 * KB,
  'zh-HK': 4.25 * KB,
  'zh-Hans': 4.25 * KB,
};

/**
 * Sizes exclude lazily loaded files, except with `whole`. These are measured separately: `later` is how the file name continues after the
 * name of the bundle. `imported` is a module that is loaded from another file instead of being part of the bundle. `files` assigns what loads on demand to files.
 * `beside` is subtracted: what a page has without the rest of `entry`. `app` limits what a page of an app loads at first.
 *
 * @type {{ name: string; entry: string | string[]; beside?: string[]; later?: string; imported?: [module: string, file: string]; files?: Record<string, string[]>; whole?: boolean; limit: number; app?: number; what: string }[]}
 */
export const limits = [
  {
    name: 'score',
    entry: 'src/core/engine/score.ts',
    limit: 11.8125 * KB,
    what: '`score` of a text under the classical profile, before it reads other rules',
  },
  { name: 'scoring', entry: 'src/core/scoring.ts', limit: 26.25 * KB, what: 'the core without the settlement' },
  { name: 'core', entry: 'src/core/index.ts', limit: 36.6875 * KB, what: '`mahjong-elements/core`' },
  {
    name: 'tile',
    entry: 'src/mj-tile.ts',
    limit: 18.75 * KB,
    what: '`<mj-tile>` alone, with Lit and the faces of suits and honours',
  },
  {
    name: 'flowers',
    entry: 'src/mj-tile.ts',
    later: 'bonus-faces',
    limit: 3.25 * KB,
    what: 'the faces of flowers and seasons, where there are any',
  },
  {
    name: 'hand',
    entry: 'src/mj-hand.ts',
    limit: 37.5625 * KB,
    app: 39.0625 * KB,
    what: '`<mj-hand>` alone, with the core',
  },
  {
    name: 'own awards',
    entry: 'src/mj-hand.ts',
    later: 'profiles.',
    limit: 6.75 * KB,
    what: 'the code that reads a table’s own awards, with the profiles that have some, where they are used',
  },
  {
    name: 'own tests',
    entry: 'src/mj-hand.ts',
    later: 'any-profile',
    limit: 7.125 * KB,
    what: 'the code that tests hands for them, which elements that score load with it',
  },
  {
    name: 'more profiles',
    entry: 'src/mj-hand.ts',
    later: 'profiles2',
    limit: 3.5 * KB,
    what: 'the profiles that load where they are named',
  },
  {
    name: 'breakdown',
    entry: BREAKDOWN,
    limit: 50 * KB,
    app: 53.25 * KB,
    what: '`<mj-hand>` and `<mj-score-breakdown>`',
  },
  {
    name: 'all',
    entry: 'src/index.ts',
    limit: 83.75 * KB,
    app: 74.75 * KB,
    what: '`mahjong-elements`: tiles, hands, breakdowns, settlements and the core',
  },
  {
    name: 'one file',
    entry: 'src/index.ts',
    whole: true,
    limit: 215.25 * KB,
    what: '`dist/cdn/mahjong-elements.all.js`, which contains everything and loads nothing',
  },
  {
    name: 'panels',
    entry: 'src/index.ts',
    later: 'panels',
    limit: 2.5 * KB,
    what: 'the rest of a breakdown, when the first line or panel is opened',
  },
  {
    name: 'words',
    entry: 'src/index.ts',
    later: 'words',
    // With what puts the sentences of all languages together: each language has less.
    limit: 6.25 * KB,
    what: 'what it says, with the panels or a comparison',
  },
  {
    name: 'comparison',
    entry: 'src/index.ts',
    later: 'comparison',
    limit: 2.5 * KB,
    what: 'a comparison, where there is one',
  },
  {
    name: 'other rules',
    entry: 'src/index.ts',
    later: 'other-rules',
    limit: 0.75 * KB,
    what: 'a settlement under other rules, where there is one',
  },
  { name: 'walk', entry: 'src/index.ts', later: 'steps', limit: 0.5 * KB, what: 'the buttons for a walk line by line' },
  {
    name: 'given',
    entry: 'src/index.ts',
    later: 'given',
    limit: 0.25 * KB,
    what: 'what reads a Score that a page passes in',
  },
  {
    name: 'page',
    entry: 'src/autoload.ts',
    files: autoloaded,
    limit: 15.40625 * KB,
    what: '`dist/cdn/mahjong-elements.js`, which draws the first hands and tiles of a page and loads its elements',
  },
  {
    name: 'page: hand',
    entry: 'src/autoload.ts',
    files: autoloaded,
    later: 'hand.',
    limit: 27.6875 * KB,
    what: 'the rest of tiles and hands, loaded by it',
  },
  {
    name: 'page: breakdown',
    entry: 'src/autoload.ts',
    files: autoloaded,
    later: 'breakdown.',
    limit: 13.6875 * KB,
    what: 'the rest of breakdowns, loaded by it',
  },
  {
    name: 'page: schools',
    entry: 'src/autoload.ts',
    files: autoloaded,
    later: 'schools.',
    limit: 7.125 * KB,
    what: 'the code that reads rules, with the most common profiles, which it loads on pages that state rules',
  },
  {
    name: 'page: shared',
    entry: 'src/autoload.ts',
    files: autoloaded,
    later: 'shared',
    limit: 12.25 * KB,
    what: 'what all other elements share, loaded by it',
  },
  { name: 'bulk', entry: 'src/core/bulk.ts', limit: 33 * KB, what: '`mahjong-elements/core/bulk.js`' },
  { name: 'value', entry: 'src/mj-value.ts', limit: 29.6875 * KB, what: '`<mj-value>` alone' },
  {
    name: 'rules',
    entry: 'src/mj-rules.ts',
    limit: 60.6875 * KB,
    app: 61.75 * KB,
    what: '`<mj-rules>` alone, with the core',
  },
  {
    name: 'house-rules',
    entry: 'src/mj-rules.ts',
    later: 'house-rules',
    limit: 4.25 * KB,
    what: 'what edits rules, where they are edited',
  },
  { name: 'wall', entry: 'src/mj-wall.ts', limit: 31.8125 * KB, what: '`<mj-wall>` alone' },
  {
    name: 'game',
    entry: 'src/mj-game.ts',
    limit: 60.125 * KB,
    app: 65.375 * KB,
    what: '`<mj-game>` alone, with the core',
  },
  {
    name: 'game entry',
    entry: 'src/mj-game.ts',
    later: 'entry',
    limit: 11.375 * KB,
    what: 'its form, where it is editable',
  },
  { name: 'claims', entry: 'src/mj-claims.ts', limit: 40.8125 * KB, what: '`<mj-claims>` alone, with the core' },
  { name: 'incidents', entry: 'src/mj-incidents.ts', limit: 29 * KB, what: '`<mj-incidents>` alone' },
  { name: 'doubles', entry: 'src/mj-doubles.ts', limit: 22.4375 * KB, what: '`<mj-doubles>` alone' },
  { name: 'waits', entry: 'src/mj-waits.ts', limit: 41.125 * KB, what: '`<mj-waits>` alone, with the core' },
  {
    name: 'svg',
    entry: 'src/svg.ts',
    limit: 83.5 * KB,
    what: '`mahjong-elements/svg.js` with all its pictures, which needs neither Lit nor a DOM',
  },
  {
    name: 'blocks',
    entry: 'src/blocks/script.ts',
    imported: ['autoload.js', 'mahjong-elements.js'],
    limit: 8.5 * KB,
    what: '`dist/cdn/blocks.js`, which turns code blocks into elements',
  },
  {
    name: 'exercise',
    entry: 'src/mj-exercise.ts',
    limit: 54.734375 * KB,
    app: 57.75 * KB,
    what: '`<mj-exercise>` alone, with the core',
  },
  {
    name: 'made hands',
    entry: 'src/mj-exercise.ts',
    later: 'generated',
    limit: 9.5 * KB,
    what: 'what makes hands from a seed, where an exercise does',
  },
  { name: 'scorm', entry: 'src/scorm.ts', limit: 3.9 * KB, what: '`mahjong-elements/scorm.js`' },
  { name: 'sanitizer', entry: 'src/sanitizer.ts', limit: 0.75 * KB, what: '`mahjong-elements/sanitizer.js`' },
  { name: 'xapi', entry: 'src/xapi.ts', limit: 4.875 * KB, what: '`mahjong-elements/xapi.js`' },
  { name: 'editor', entry: 'src/index.ts', later: 'editor', limit: 9.4375 * KB, what: 'the editor, where it is used' },
  ...Object.entries(LANGUAGES).map(([tag, limit]) => ({
    name: tag,
    entry: [...BREAKDOWN, `src/lang/${tag}.ts`],
    beside: BREAKDOWN,
    limit,
    what: `the language \`${tag}\`, beside a hand and a breakdown`,
  })),
];

/** Modules that an app imports for what they define. */
const DEFINING = /^src\/(mj-[\w-]+|index)\.ts$/;

/**
 * What a page of an app loads at first that imports modules of the package, which must be built, and has Vite’s usual settings: the
 * file of its script and those that this imports, each compressed.
 *
 * @param {string[]} modules
 */
async function inApp(modules) {
  if (!existsSync(`${root}/dist/index.js`))
    throw new Error('What apps load is measured in dist: run `npm run build` first.');
  const app = 'virtual:app';
  const paths = modules.map((path) => `${root}/${path.replace('src', 'dist').replace('.ts', '.js')}`);
  const plugin = {
    name: 'app',
    resolveId: (/** @type {string} */ id) => (id === app ? id : null),
    load: (/** @type {string} */ id) => (id === app ? paths.map((path) => `import '${path}';\n`).join('') : null),
  };
  const options = { write: false, rolldownOptions: { input: app } };
  const built = /** @type {import('rolldown').RolldownOutput} */ (
    await build({ root, configFile: false, logLevel: 'silent', publicDir: false, plugins: [plugin], build: options })
  );
  const chunks = new Map(built.output.flatMap((one) => (one.type === 'chunk' ? [[one.fileName, one]] : [])));
  const [entry] = [...chunks.values()].filter(({ isEntry }) => isEntry);
  const first = [...reachedFrom([entry.fileName], (name) => chunks.get(name)?.imports)];
  const codes = first.map((name) => Buffer.from(chunks.get(name)?.code ?? ''));
  return {
    minified: codes.reduce((sum, code) => sum + code.length, 0),
    brotli: codes.reduce((sum, code) => sum + compressed(code), 0),
  };
}

/** @typedef {{ name: string; what: string; limit: number; minified: number; brotli: number }} Size */

/**
 * The size of each bundle. With `plain`, as a project's own bundler makes it:
 * for elements, what an app in Vite loads at first.
 * @returns {Promise<Size[]>}
 */
export async function measure({ plain = false } = {}) {
  /** @type {Map<string, ReturnType<typeof bundle>>} */
  const built = new Map();
  const sizeOf = async (/** @type {(typeof limits)[number]} */ size) => {
    const { name, what, limit, entry, beside, later, imported, files: split, whole } = size;
    const entries = [entry].flat();
    if (plain && !later && !split && !whole && !beside && entries.every((path) => DEFINING.test(path)))
      return { name, what, limit, ...(await inApp(entries)) };
    const plugins = imported ? [onlyImported(...imported)] : [];
    const filesOf = (/** @type {string | string[]} */ entries) => {
      const key = `${entries} ${Boolean(split)} ${whole}`;
      const files = built.get(key) ?? bundle(entries, { plain, plugins, files: split, whole });
      built.set(key, files);
      return files;
    };
    const files = await filesOf(entry);
    const file = later ? files.find((one) => one.name.includes(`-${later}`)) : files[0];
    if (!file) throw new Error(`${name}: ${entry} loads no such file`);
    const code = Buffer.from(file.code);
    const other = Buffer.from(beside ? (await filesOf(beside))[0].code : '');
    const brotli = compressed(code) - (beside ? compressed(other) : 0);
    return { name, what, limit, minified: code.length - other.length, brotli };
  };
  return Promise.all(limits.map(sizeOf));
}

const compressed = (/** @type {Buffer} */ code) =>
  brotliCompressSync(code, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

/** The integrity hash that browsers check the file with everything in it against, computed from the output of `npm run build`. */
export const integrity = () =>
  `sha384-${createHash('sha384')
    .update(readFileSync(`${root}/dist/cdn/mahjong-elements.all.js`))
    .digest('base64')}`;

/** The pages that contain sizes or the integrity hash. */
const pages = ['README.md', 'docs/sizes.md'];

/** Returns a page with the size table and the integrity hash of the build. */
export function documented(
  /** @type {string} */ page,
  /** @type {Pick<Size, 'what' | 'brotli'>[]} */ sizes,
  /** @type {Pick<Size, 'brotli'>[]} */ plain,
) {
  const written = (/** @type {{ brotli: number }} */ { brotli }) => `${(brotli / KB).toFixed(1)} kB`;
  const rows = sizes.map((size, place) => `| ${size.what} | ${written(size)} | ${written(plain[place])} |`);
  const table = ['| what | from a CDN | your bundler |', '| ---- | -----: | -----: |', ...rows].join('\n');
  return page
    .replace(/(<!-- sizes -->\n)[^]*?(\n<!-- \/sizes -->)/, (_, before, after) => before + table + after)
    .replace(/sha384-[\w+/=]{64}/g, integrity());
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const sizes = await measure();
  const plain = await measure({ plain: true });
  for (const [place, { name, minified, brotli, limit }] of sizes.entries()) {
    const others = plain[place].brotli;
    const { app } = limits[place];
    const ofOthers = app ? ` of ${app}` : '';
    console.log(
      `${name}: ${brotli} bytes brotli of ${limit} allowed (${minified} minified; ${others}${ofOthers} by other bundlers)`,
    );
    if (brotli > limit || (app && others > app)) process.exitCode = 1;
  }
  if (process.argv.includes('--write')) {
    for (const page of pages) {
      const path = `${root}/${page}`;
      writeFileSync(path, documented(readFileSync(path, 'utf8'), sizes, plain));
    }
  }
}
