import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { minify } from '@swc/core';
import { transform as transformStyles } from 'lightningcss';
import MagicString from 'magic-string';
import { rolldown } from 'rolldown';
import { Visitor, parseSync } from 'rolldown/utils';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** A virtual module that imports the entries. */
const TOGETHER = 'virtual:together';

/** A virtual module that applies the decorator of a property. */
const DECORATE = 'virtual:decorate';

/** What takes the place of the compilers’ helpers for decorators, which also support methods, accessors and parameters. */
export const decorate = '([decorate], prototype, name) => decorate(prototype, name)';

/**
 * How the bundler’s helper for the exports of a module walks through them. On a page that adds properties to all objects,
 * it would find those, too.
 */
const EXPORTS = 'for (var name in all)';
const OWN_EXPORTS = 'for (var name of Object.keys(all))';

/**
 * The first line of a file whose functions Chromium compiles while it loads, in the background, instead of one by one when they are
 * first called, which takes more than a third of the time that a page is busy with its first hand.
 */
const COMPILE_EARLY = '//# allFunctionsCalledOnLoad\n';

/** The file of the bundler’s helpers. */
const RUNTIME = /-rolldown-runtime\.js$/;

/** Prefix of virtual modules that import the elements of a file. */
const FILE = 'virtual:file/';

/** Texts shared by several parts that load on demand. */
const WORDS = /\/src\/lang\/(panels|clauses|(texts\/)?en\/(panels|options|reasons))\.ts$/;

/**
 * Loads on demand and gets a file of its own, with its imports. Most tables don’t play by the classical profile, so the file for pages
 * requests it together with the elements.
 */
const SCHOOLS = 'src/core/profiles/read-rules.ts';

/** Lit’s modules, which can be left out if nothing they export is used: a file that only needs `css` gets nothing else. */
const LIT = /node_modules\/(lit|lit-element|lit-html|@lit\/reactive-element)\//;

/** Modules that get files of their own although several files import them: most pages have no flowers, and no errors in a hand. */
const ASIDE = /\/render\/bonus-/;
const MESSAGES = /\/core\/(?:hand-messages|sentences\/hands)\./;

/** @type {import('rolldown').InputOptions} */
const inputOptions = {
  treeshake: { moduleSideEffects: [{ test: LIT, sideEffects: false }] },
  // Files then need not import each other for a constant.
  optimization: { inlineConst: { mode: 'all' } },
  cwd: root,
  tsconfig: join(root, 'tsconfig.json'),
  preserveEntrySignatures: 'allow-extension',
};

/**
 * Bundles and minifies one or more source modules together with Lit: one main file, plus one for each lazily loaded
 * part (`…-editor.js`, `…-panels.js`), named after the module imported on demand. Writes the files and their source maps
 * if `outDir` is set. With `plain`, minifies code only as bundlers do by default. `plugins` run before all others. With `files`, what loads
 * on demand is in as many files as are named there, see `assignFiles`, and the main file requests all files that a part needs at once.
 * With `whole`, the main file contains all parts and requests nothing.
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
    files = /** @type {Record<string, string[]> | undefined} */ (undefined),
    whole = format === 'iife',
  } = {},
) {
  const fileOf = files ? await assignFiles(entry, files) : new Map();
  const built = await rolldown({
    ...inputOptions,
    input: { [name]: typeof entry === 'string' ? join(root, entry) : TOGETHER },
    // What some bundles load later, others contain from the start.
    checks: { ineffectiveDynamicImport: false },
    plugins: [
      ...plugins,
      ...(files ? [elementsOf(files)] : []),
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
        name: 'decorate',
        resolveId: (id) => (id.endsWith('/helpers/decorate') ? DECORATE : null),
        load: (id) => (id === DECORATE ? `export default ${decorate};\n` : null),
      },
      {
        name: 'minify-literals',
        transform: (code, id) => (id.includes('node_modules') ? null : minifyLiterals(code, id)),
      },
      {
        name: 'own-exports',
        renderChunk: (code) =>
          code.includes(EXPORTS) ? edited(new MagicString(code).replace(EXPORTS, OWN_EXPORTS)) : null,
      },
      {
        name: 'find-later',
        renderChunk: (code, chunk, _, { chunks }) => (plain ? null : findLater(code, outDir, chunk, files && chunks)),
      },
    ],
  });
  const { output: chunks } = await built.generate({
    format,
    sourcemap: outDir !== '',
    minify: plain,
    // The main file of what is split contains everything loaded initially, including what it shares
    // with lazily loaded parts.
    codeSplitting: !whole && {
      groups: [
        { name, tags: ['$initial'] },
        files ? { name: (id) => fileOf.get(id) ?? null, debugName: 'files' } : { name: 'words', test: WORDS },
      ],
      // The files are complete already.
      ...(files && { includeDependenciesRecursively: false }),
    },
    entryFileNames: '[name].js',
    chunkFileNames: `${name}-[name].js`,
  });
  await built.close();
  const output = chunks.filter((chunk) => plain || !RUNTIME.test(chunk.fileName));
  const runtime = chunks.find((chunk) => RUNTIME.test(chunk.fileName));
  const written = await Promise.all(
    output
      .filter((chunk) => chunk.type === 'chunk')
      .map(async ({ fileName, isEntry, code: complete, map: sourceMap }) => {
        if (plain) return { name: fileName, code: complete };
        const isInitial = isEntry || Object.keys(files ?? {}).some((file) => fileName === `${name}-${file}.js`);
        const ownRuntime = runtime?.type === 'chunk' ? withRuntime(complete, runtime.code) : complete;
        const { code, map } = await minify(ownRuntime, {
          module: true,
          ecma: 2020,
          // Brotli prefers the repeated calls of small functions to fewer characters.
          compress: { passes: 3, unsafe_arrows: true, unsafe_methods: true, inline: 0, conditionals: false },
          mangle: { topLevel: true },
          format: {
            comments: false,
            ...(banner && { preamble: `${isInitial ? COMPILE_EARLY : ''}${banner}\n` }),
          },
          // As in Terser, although the types know no more than whether there is a map.
          sourceMap: /** @type {any} */ (
            sourceMap && { content: sourceMap.toString(), filename: fileName, url: `${fileName}.map` }
          ),
        });
        return { name: fileName, code: `${code.trimEnd()}\n`, ...(map && { map: shippedMap(map, outDir) }) };
      }),
  );
  if (outDir) {
    mkdirSync(join(root, outDir), { recursive: true });
    for (const { name, code, map } of written) {
      writeFileSync(join(root, outDir, name), code);
      if (map) writeFileSync(join(root, outDir, `${name}.map`), map);
    }
  }
  return written;
}

/** A plugin that loads all elements of a file together. */
const elementsOf = (/** @type {Record<string, string[]>} */ files) => ({
  name: 'elements-of',
  resolveId(/** @type {string} */ source, /** @type {string | undefined} */ importer) {
    if (source.startsWith(FILE)) return source;
    if (!importer || importer.startsWith(FILE)) return null;
    const path = relative(root, join(importer, '..', source)).replace(/\.js$/, '.ts');
    const file = Object.keys(files).find((name) => files[name].includes(path));
    return file ? FILE + file : null;
  },
  load: (/** @type {string} */ id) =>
    id.startsWith(FILE)
      ? files[id.slice(FILE.length)].map((path) => `import ${JSON.stringify(join(root, path))};\n`).join('')
      : null,
});

/**
 * Assigns modules to files. Each of `files` contains what its entries import and no other file needs. What others need, too, is in the
 * first of these that imports it: the first two files and `schools`; in `shared` if one of the next three does, and otherwise in `words`,
 * which parts that load on demand use as well. Such parts have files of their own, and so have the faces of flowers and seasons, which
 * most pages never show.
 *
 * @param {string | string[]} entry
 * @param {Record<string, string[]>} files entries by file
 * @returns {Promise<Map<string, string>>} the name of the file by module
 */
async function assignFiles(entry, files) {
  // With a file for each module, the imports are those that are left when everything unused is gone.
  const input = [entry].flat().map((path) => join(root, path));
  const built = await rolldown({ ...inputOptions, input, plugins: [elementsOf(files)] });
  const { output } = await built.generate({
    codeSplitting: {
      includeDependenciesRecursively: false,
      groups: [{ name: (id) => id.replace(/[^\w-]/g, '_'), debugName: 'modules' }],
    },
  });
  await built.close();
  /** @type {Map<string, import('rolldown').OutputChunk>} */
  const chunks = new Map(output.flatMap((chunk) => (chunk.type === 'chunk' ? [[chunk.fileName, chunk]] : [])));
  const reached = (/** @type {string[]} */ names) => reachedFrom(names, (name) => chunks.get(name)?.imports);
  const chunkOf = new Map(
    [...chunks.values()].flatMap(({ modules, fileName }) => Object.keys(modules).map((id) => [id, fileName])),
  );
  const partOf = (/** @type {string} */ file, id = FILE + file) => {
    const entry = chunkOf.get(id);
    if (!entry) throw new Error(`no part of ${input} loads ${file}`);
    return { file, entry, chunks: reached([entry]) };
  };
  const parts = Object.keys(files).map((file) => partOf(file));
  const entries = new Set(parts.map((part) => part.entry));
  const onDemand = (/** @type {Iterable<string>} */ names) =>
    [...names].flatMap((name) => chunks.get(name)?.dynamicImports ?? []).filter((name) => !entries.has(name));
  const later = new Map([...new Set(onDemand(chunks.keys()))].map((name) => [name, reached([name])]));

  const bases = [...parts.splice(0, 2), partOf('schools', join(root, SCHOOLS))];
  const early = new Set(parts.slice(0, 3));
  const fileOf = new Map();
  for (const [name, { modules }] of chunks) {
    const users = parts.filter((part) => part.chunks.has(name));
    const [user] = users;
    // A part that only one file requests finds everything in that file there already.
    const own = new Set(user && onDemand(user.chunks));
    const isShared = users.length > 1 || [...later].some(([part, found]) => found.has(name) && !own.has(part));
    const shared = users.some((part) => early.has(part)) ? 'shared' : 'words';
    const base = bases.find((part) => part.chunks.has(name));
    const file = base?.file ?? (user && (isShared ? shared : user.file));
    for (const id of Object.keys(modules)) {
      if (WORDS.test(id)) fileOf.set(id, 'words');
      else if (MESSAGES.test(id)) fileOf.set(id, 'messages');
      else if (file && !ASIDE.test(id)) fileOf.set(id, file);
    }
  }
  return fileOf;
}

/**
 * The chunks with these names, and all that they import.
 *
 * @param {string[]} names
 * @param {(name: string) => string[] | undefined} importsOf undefined for what is not a chunk
 * @param {Set<string>} [found]
 */
export function reachedFrom(names, importsOf, found = new Set()) {
  for (const name of names) {
    const imports = found.has(name) ? undefined : importsOf(name);
    if (imports) reachedFrom(imports, importsOf, found.add(name));
  }
  return found;
}

/** A plugin that leaves a module out of the bundle, which loads it from another file of its folder instead. */
export const onlyImported = (/** @type {string} */ module, /** @type {string} */ file) => ({
  name: 'only-imported',
  resolveId: (/** @type {string} */ id) => (id.endsWith(`/${module}`) ? { id: `./${file}`, external: true } : null),
});

/**
 * A CDN may serve the main file at the bare package name (`…/npm/mahjong-elements@1`), with no other files next to it.
 * Lazily loaded files are then below that path.
 *
 * With all `chunks`, a part requests the files that it imports together with it, instead of one after the other.
 */
function findLater(
  /** @type {string} */ code,
  /** @type {string} */ outDir,
  /** @type {{ fileName: string; isEntry: boolean }} */ { fileName, isEntry },
  /** @type {Record<string, { imports: string[] }> | undefined} */ chunks,
) {
  const importsOf = (/** @type {string} */ name) => (RUNTIME.test(name) ? undefined : chunks?.[name]?.imports);
  const imported = (/** @type {string} */ file) => reachedFrom(importsOf(file) ?? [], importsOf);
  const present = imported(fileName).add(fileName);
  const load = (/** @type {string} */ file) => (isEntry ? `import(folderOfFile + '/${file}')` : `import('./${file}')`);
  const found = new MagicString(code);
  found.replaceAll(/import\((["'])\.\/(.+?)\1\)/g, (_, _quote, file) => {
    const needed = [...imported(file)].filter((one) => !present.has(one));
    // If one of these fails, so does the part itself.
    const early = needed.map((one) => `${load(one)}.catch(() => {}), `).join('');
    return early ? `(${early}${load(file)})` : load(file);
  });
  if (!found.hasChanged()) return null;
  if (isEntry) {
    const folder = `import.meta.url.replace(/[?#].*/, '').replace(/\\/[^/]+\\.js$|$/, (own) => own ? '' : '/${outDir}')`;
    found.prepend(`const folderOfFile = ${folder};\n`);
  }
  return edited(found);
}

/**
 * A chunk with its own copy of the bundler’s helper for the exports of a module, which would otherwise be a file of a few bytes. Only
 * the line that imports it changes.
 */
const withRuntime = (/** @type {string} */ code, /** @type {string} */ runtime) =>
  code.replace(/^import \{ (\w+) as (\w+) \} from "[^"]*-rolldown-runtime\.js";$/m, (_, exported, name) => {
    const lines = runtime.split('\n').filter((line) => !/^\s*\/\//.test(line));
    const [, own] = new RegExp(`export \\{.*?(\\w+) as ${exported}\\b`).exec(runtime) ?? [];
    if (!own) throw new Error(`the runtime does not export ${exported}`);
    const body = lines.filter((line) => !line.startsWith('export')).join(' ');
    return `const ${name} = (() => { ${body} return ${own}; })();`;
  });

export const edited = (/** @type {MagicString} */ text) => ({
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
export function minifyLiterals(/** @type {string} */ code, /** @type {string} */ id) {
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

const elements = (/** @type {string[]} */ ...names) => names.map((name) => `src/mj-${name}.ts`);

/** The files of `dist/cdn/mahjong-elements.js`: a page loads those of its elements, and what they share. */
export const autoloaded = {
  hand: elements('tile', 'hand'),
  breakdown: elements('score-breakdown'),
  settlement: elements('settlement', 'value', 'incidents'),
  game: elements('game'),
  wall: elements('wall', 'claims'),
  rules: elements('rules'),
  exercise: elements('exercise', 'waits', 'doubles'),
};
