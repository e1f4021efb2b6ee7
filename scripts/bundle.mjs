import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transform as transformStyles } from 'lightningcss';
import MagicString from 'magic-string';
import { rolldown } from 'rolldown';
import { Visitor, parseSync } from 'rolldown/utils';
import { minify } from 'terser';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** A virtual module that imports the entries. */
const TOGETHER = 'virtual:together';

/** A virtual module that applies the decorator of a property. */
const DECORATE = 'virtual:decorate';

/**
 * How the bundler’s helper for the exports of a module walks through them. On a page that adds properties to all objects,
 * it would find those, too.
 */
const EXPORTS = 'for (var name in all)';
const OWN_EXPORTS = 'for (var name of Object.keys(all))';

/**
 * Bundles and minifies one or more source modules together with Lit: one main file, plus one for each lazily loaded
 * part (`…-editor.js`, `…-panels.js`), named after the module imported on demand. Writes the files and their source maps
 * if `outDir` is set. With `plain`, minifies only as bundlers do by default. `plugins` run before all others.
 *
 * @returns {Promise<{ name: string; code: string; map?: string }[]>} the main file, then the files it loads
 */
export async function bundle(
  /** @type {string | string[]} */ entry,
  {
    outDir = '',
    name = 'bundle',
    banner = '',
    format = /** @type {'es' | 'iife'} */ ('es'),
    plain = false,
    plugins = /** @type {import('rolldown').Plugin[]} */ ([]),
  } = {},
) {
  const built = await rolldown({
    input: { [name]: typeof entry === 'string' ? join(root, entry) : TOGETHER },
    cwd: root,
    tsconfig: join(root, 'tsconfig.json'),
    preserveEntrySignatures: 'allow-extension',
    // What some bundles load later, others contain from the start.
    checks: { ineffectiveDynamicImport: false },
    plugins: [
      ...plugins,
      {
        name: 'together',
        resolveId: (id) => (id === TOGETHER ? id : null),
        load: (id) =>
          id === TOGETHER
            ? [entry]
                .flat()
                .map((path) => `import ${JSON.stringify(join(root, path))};\n`)
                .join('')
            : null,
      },
      {
        // The helper that compiled decorators call also supports methods, accessors and parameters.
        name: 'decorate',
        resolveId: (id) => (id.endsWith('/helpers/decorate') ? DECORATE : null),
        load: (id) =>
          id === DECORATE ? 'export default ([decorate], prototype, name) => decorate(prototype, name);\n' : null,
      },
      {
        name: 'minify-literals',
        transform: (code, id) => (plain || id.includes('node_modules') ? null : minifyLiterals(code, id)),
      },
      {
        name: 'own-exports',
        renderChunk: (code) =>
          code.includes(EXPORTS) ? edited(new MagicString(code).replace(EXPORTS, OWN_EXPORTS)) : null,
      },
      {
        name: 'find-later',
        renderChunk: (code, chunk) => (chunk.isEntry && !plain ? findLater(code, outDir) : null),
      },
    ],
  });
  const { output } = await built.generate({
    format,
    sourcemap: outDir !== '',
    minify: plain,
    // Only modules are split. The main file of a module contains everything loaded initially, including what it shares
    // with lazily loaded parts.
    codeSplitting: format === 'es' && {
      groups: [
        { name, tags: ['$initial'] },
        // Texts shared by several lazily loaded parts.
        { name: 'words', test: /\/src\/lang\/(panels|clauses|en\/(panels|options|reasons))\.ts$/ },
      ],
    },
    entryFileNames: '[name].js',
    chunkFileNames: `${name}-[name].js`,
  });
  await built.close();
  const files = [];
  for (const chunk of output) {
    if (chunk.type !== 'chunk') continue;
    if (plain) {
      files.push({ name: chunk.fileName, code: chunk.code });
      continue;
    }
    const { code = '', map } = await minify(chunk.code, {
      module: true,
      ecma: 2020,
      // Brotli prefers the repeated calls of small functions, comparisons and quotes to fewer characters.
      compress: { passes: 3, unsafe_arrows: true, unsafe_methods: true, inline: 1, comparisons: false },
      format: { comments: false, preamble: banner, quote_style: 1 },
      ...(chunk.map && {
        sourceMap: { content: /** @type {any} */ (chunk.map), filename: chunk.fileName, url: `${chunk.fileName}.map` },
      }),
    });
    files.push({ name: chunk.fileName, code: `${code}\n`, ...(map && { map: shippedMap(String(map), outDir) }) });
  }
  if (outDir) {
    mkdirSync(join(root, outDir), { recursive: true });
    for (const { name, code, map } of files) {
      writeFileSync(join(root, outDir, name), code);
      if (map) writeFileSync(join(root, outDir, `${name}.map`), map);
    }
  }
  return files;
}

/** A plugin that leaves a module out of the bundle, which loads it from the file of that name in its folder instead. */
export const onlyImported = (/** @type {string} */ file) => ({
  name: 'only-imported',
  resolveId: (/** @type {string} */ id) => (id.endsWith(`/${file}`) ? { id: `./${file}`, external: true } : null),
});

/**
 * A CDN may serve the file at the bare package name (`…/npm/mahjong-elements@1`), with no other files next to it.
 * Lazily loaded files are then below that path.
 */
function findLater(/** @type {string} */ code, /** @type {string} */ outDir) {
  const found = new MagicString(code);
  found.replaceAll(/import\((["'])\.\/(.+?)\1\)/g, (_, _quote, file) => `import(folderOfFile + '/${file}')`);
  if (!found.hasChanged()) return null;
  const folder = `import.meta.url.replace(/[?#].*/, '').replace(/\\/[^/]+\\.js$|$/, (own) => own ? '' : '/${outDir}')`;
  return edited(found.prepend(`const folderOfFile = ${folder};\n`));
}

const edited = (/** @type {MagicString} */ text) => ({
  code: text.toString(),
  map: text.generateMap({ hires: 'boundary' }).toString(),
});

/** A source map that refers to the sources in the package, and contains those of other packages. */
function shippedMap(/** @type {string} */ map, /** @type {string} */ outDir) {
  const { sources, sourcesContent, ...rest } = JSON.parse(map);
  const isOwn = (/** @type {string} */ source) => !source.includes('node_modules');
  return JSON.stringify({
    ...rest,
    sources: sources.map((/** @type {string} */ source) =>
      isOwn(source)
        ? relative(join(root, outDir), join(root, source.replace(/^(?:\.\.\/)+/, '')))
        : source.replace(/^.*node_modules\//, '../../node_modules/'),
    ),
    sourcesContent: sourcesContent?.map((/** @type {string} */ text, /** @type {number} */ place) =>
      isOwn(sources[place]) ? null : text,
    ),
  });
}

/** Removes line breaks, indentation and comments from templates and style sheets. */
function minifyLiterals(/** @type {string} */ code, /** @type {string} */ id) {
  /** @type {{ start: number; end: number; text: string }[]} */
  const changes = [];
  new Visitor({
    TaggedTemplateExpression({ tag, quasi }) {
      const kind = tag.type === 'Identifier' ? tag.name : '';
      if (!['css', 'html', 'svg'].includes(kind)) return;
      for (const { start, end, value } of quasi.quasis) {
        const raw = code.slice(start, end);
        if (!raw.includes(value.raw)) throw new Error(`${id}: a template is not where it is said to be`);
        const text =
          kind === 'css'
            ? minifyStyles(value.raw, id, quasi.quasis.length)
            : value.raw.replace(/\s*\n\s*/g, '\n').replace(/\n/g, ' ');
        changes.push({
          start: start + raw.indexOf(value.raw),
          end: start + raw.indexOf(value.raw) + value.raw.length,
          text,
        });
      }
    },
  }).visit(parseSync(id, code).program);
  const minified = new MagicString(code);
  for (const { start, end, text } of changes) if (end > start) minified.update(start, end, text);
  return edited(minified);
}

function minifyStyles(/** @type {string} */ styles, /** @type {string} */ id, /** @type {number} */ pieces) {
  if (pieces > 1) throw new Error(`${id}: a style sheet with expressions in it`);
  return transformStyles({ filename: id, code: Buffer.from(styles), minify: true }).code.toString();
}
