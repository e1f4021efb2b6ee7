/**
 * Puts modules that are always loaded together into one file of `dist`, from which their own files export again.
 *
 * The bundler of an app splits modules by the parts that load on demand: what a hand shares with its editor is another chunk than what
 * it shares with the code that reads rules. Each of these chunks is a request, and compresses by itself. A bundler never splits a
 * module.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import MagicString from 'magic-string';
import { rolldown } from 'rolldown';
import { parseSync } from 'rolldown/utils';
import { root } from './bundle.mjs';

const dist = join(root, 'dist');
const external = [/^@?lit\b/];

/** @param {Record<string, { of: string; under: RegExp }>} files by name: the modules of a folder that an element loads at first */
export async function putTogether(files) {
  /** @type {Map<string, string>} */
  const fileOf = new Map();
  for (const [name, { of, under }] of Object.entries(files))
    for (const id of await loadedFirst(of)) if (under.test(relative(dist, id)) && !fileOf.has(id)) fileOf.set(id, name);
  const nameOf = (/** @type {string} */ id) => relative(dist, id).replace(/\.js$/, '');
  const built = await rolldown({
    input: Object.fromEntries([...fileOf.keys()].map((id) => [nameOf(id), id])),
    preserveEntrySignatures: 'allow-extension',
    external,
    plugins: [
      {
        name: 'others',
        resolveId: (source, importer) => {
          const id = importer && source.startsWith('.') ? join(importer, '..', source) : null;
          return id && !fileOf.has(id) ? { id, external: 'relative' } : null;
        },
        load: (id) => ({ code: readFileSync(id, 'utf8'), map: readFileSync(`${id}.map`, 'utf8') }),
        transform: pure,
      },
    ],
  });
  const { output } = await built.generate({
    sourcemap: true,
    minifyInternalExports: false,
    codeSplitting: {
      includeDependenciesRecursively: false,
      groups: [{ name: (id) => fileOf.get(id) ?? null, debugName: 'together' }],
    },
    entryFileNames: '[name].js',
    chunkFileNames: '[name].js',
  });
  await built.close();
  for (const chunk of output) {
    if (chunk.type !== 'chunk') continue;
    const path = join(dist, chunk.fileName);
    writeFileSync(path, chunk.code);
    // A file that only exports again what it contained has nothing to map.
    if (chunk.isEntry) rmSync(`${path}.map`);
    else writeFileSync(`${path}.map`, `${chunk.map}`);
  }
}

/** The modules that are left of an element when everything unused is gone, without what it loads on demand. */
async function loadedFirst(/** @type {string} */ entry) {
  const built = await rolldown({ input: { entry: join(dist, entry) }, external });
  const { output } = await built.generate({ codeSplitting: { groups: [{ name: 'entry', tags: ['$initial'] }] } });
  await built.close();
  return output.flatMap((chunk) =>
    chunk.type === 'chunk' && (chunk.isEntry || chunk.name === 'entry')
      ? Object.entries(chunk.modules)
          .filter(([id, m]) => m.renderedLength && id.startsWith(dist))
          .map(([id]) => id)
      : [],
  );
}

/** Whether an expression has visibly no effect but its value. @returns {boolean} */
const isPlain = (/** @type {any} */ node) =>
  /^(?:Literal|Identifier|(?:ArrowFunction|Function|Class)Expression)$/.test(node.type) ||
  (node.type === 'UnaryExpression' && isPlain(node.argument)) ||
  (node.type === 'BinaryExpression' && isPlain(node.left) && isPlain(node.right));

/**
 * Marks what a module computes when it loads, since a bundler leaves out single statements of a file that is loaded for others only if
 * it knows that they have no effects.
 */
function pure(/** @type {string} */ code, /** @type {string} */ id) {
  const changed = new MagicString(code);
  for (const statement of parseSync(id, code).program.body) {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declared?.type !== 'VariableDeclaration') continue;
    for (const { init } of declared.declarations)
      if (init && !isPlain(init))
        changed.appendLeft(init.start, '/* @__PURE__ */ (() => (').appendRight(init.end, '))()');
  }
  return { code: changed.toString(), map: changed.generateMap({ hires: 'boundary' }).toString() };
}
