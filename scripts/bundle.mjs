import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transform as transformStyles } from 'lightningcss';
import { rolldown } from 'rolldown';
import { Visitor, parseSync } from 'rolldown/utils';
import { minify } from 'terser';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** A virtual module that imports the entries. */
const TOGETHER = 'virtual:together';

/**
 * Bundles and minifies one or more source modules together with Lit: one main file, plus one for each lazily loaded
 * part (`…-editor.js`, `…-panels.js`), named after the module imported on demand. Writes the files if `outDir` is set.
 *
 * @returns {Promise<{ name: string; code: string }[]>} the main file, then the files it loads
 */
export async function bundle(
  /** @type {string | string[]} */ entry,
  { outDir = '', name = 'bundle', banner = '', format = /** @type {'es' | 'iife'} */ ('es') } = {},
) {
  const built = await rolldown({
    input: { [name]: typeof entry === 'string' ? join(root, entry) : TOGETHER },
    cwd: root,
    tsconfig: join(root, 'tsconfig.json'),
    preserveEntrySignatures: 'allow-extension',
    plugins: [
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
        name: 'minify-literals',
        transform: (code, id) => (id.includes('node_modules') ? null : minifyLiterals(code, id)),
      },
    ],
  });
  const { output } = await built.generate({
    format,
    // Only modules are split. The main file of a module contains everything loaded initially, including what it shares
    // with lazily loaded parts.
    codeSplitting: format === 'es' && {
      groups: [
        { name, tags: ['$initial'] },
        // Texts shared by several lazily loaded parts.
        { name: 'words', test: /\/src\/lang\/(panels|en\/(panels|options|reasons))\.ts$/ },
      ],
    },
    entryFileNames: '[name].js',
    chunkFileNames: `${name}-[name].js`,
  });
  await built.close();
  const files = [];
  for (const chunk of output) {
    if (chunk.type !== 'chunk') continue;
    const { code = '' } = await minify(chunk.isEntry ? findLater(chunk.code, outDir) : chunk.code, {
      module: true,
      ecma: 2020,
      compress: { passes: 3, unsafe_arrows: true, unsafe_methods: true },
      format: { comments: false, preamble: banner },
    });
    files.push({ name: chunk.fileName, code: `${code}\n` });
  }
  if (outDir) {
    mkdirSync(join(root, outDir), { recursive: true });
    for (const file of files) writeFileSync(join(root, outDir, file.name), file.code);
  }
  return files;
}

/**
 * A CDN may serve the file at the bare package name (`…/npm/mahjong-elements@1`), with no other files next to it.
 * Lazily loaded files are then below that path.
 */
function findLater(/** @type {string} */ code, /** @type {string} */ outDir) {
  const found = code.replace(/import\((["'])\.\/(.+?)\1\)/g, (_, _quote, file) => `import(folderOfFile + '/${file}')`);
  if (found === code) return code;
  const folder = `import.meta.url.replace(/[?#].*/, '').replace(/\\/[^/]+\\.js$|$/, (own) => own ? '' : '/${outDir}')`;
  return `const folderOfFile = ${folder};\n${found}`;
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
  for (const { start, end, text } of changes.sort((one, other) => other.start - one.start))
    code = code.slice(0, start) + text + code.slice(end);
  return { code, map: null };
}

function minifyStyles(/** @type {string} */ styles, /** @type {string} */ id, /** @type {number} */ pieces) {
  if (pieces > 1) throw new Error(`${id}: a style sheet with expressions in it`);
  return transformStyles({ filename: id, code: Buffer.from(styles), minify: true }).code.toString();
}
