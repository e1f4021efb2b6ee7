/**
 * Merges modules that always load together into one file of `dist`, from which their own files then re-export.
 *
 * An app’s bundler makes a chunk for each set of parts that share code: what a hand shares with its editor ends up in another chunk
 * than what it shares with the code that reads rules. Every chunk costs a request and is compressed on its own. Bundlers never split a
 * module, so one file stays one chunk.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import MagicString from 'magic-string';
import { rolldown } from 'rolldown';
import { parseSync } from 'rolldown/utils';
import { edited, root } from './bundle.mjs';

const dist = join(root, 'dist');
const external = [/^@?lit\b/];

/** Merges the modules of a folder that an element loads at first into `together.js` in that folder. */
export async function putTogether(/** @type {string} */ folder, /** @type {string} */ element) {
  const ids = new Set((await loadedFirst(element)).filter((id) => id.startsWith(join(dist, folder, '/'))));
  const built = await rolldown({
    input: Object.fromEntries([...ids].map((id) => [relative(dist, id).replace(/\.js$/, ''), id])),
    preserveEntrySignatures: 'allow-extension',
    external,
    plugins: [
      {
        name: 'others',
        resolveId: (source, importer) => {
          const id = importer && source.startsWith('.') ? join(importer, '..', source) : null;
          return id && !ids.has(id) ? { id, external: 'relative' } : null;
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
      groups: [{ name: `${folder}/together`, test: (id) => ids.has(id) }],
    },
    entryFileNames: '[name].js',
    chunkFileNames: '[name].js',
  });
  await built.close();
  for (const chunk of output) {
    if (chunk.type !== 'chunk') continue;
    const path = join(dist, chunk.fileName);
    writeFileSync(path, chunk.code);
    // A file that only re-exports has nothing to map.
    if (chunk.isEntry) rmSync(`${path}.map`);
    else writeFileSync(`${path}.map`, `${chunk.map}`);
  }
}

/** The modules that an element loads at first, without those of which nothing is used. */
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

/** Whether an expression clearly has no side effects. @returns {boolean} */
const isPlain = (/** @type {any} */ node) =>
  /^(?:Literal|Identifier|(?:ArrowFunction|Function|Class)Expression)$/.test(node.type) ||
  (node.type === 'UnaryExpression' && isPlain(node.argument)) ||
  (node.type === 'BinaryExpression' && isPlain(node.left) && isPlain(node.right));

/**
 * Marks what a module computes on load as pure: from a file that it needs, a bundler drops unused statements only if it knows that they
 * have no side effects.
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
  return edited(changed);
}
