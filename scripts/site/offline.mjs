/**
 * The service workers of the installable pages: what they load is stored when one of them is opened. Each language has
 * its own, which stores no other language. The English one is that of the whole site, and also stores the languages of the reader.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { rolldown } from 'rolldown';
import { root } from '../bundle.mjs';
import { languages } from './languages.mjs';

const PAGES = ['calculator.html', 'game.html'];
const OTHERS = /^(elements\/|manifest-|icon)/;

/** @returns {import('vite').Plugin} */
export function offlinePlugin() {
  return {
    name: 'site-offline',
    apply: 'build',
    async writeBundle({ dir }, bundle) {
      if (!dir) return;
      /** @type {Map<string, Set<string>>} */
      const needed = new Map();
      const written = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((file) => file.includes('.'));
      for (const { tag } of languages) {
        const folder = tag === 'en' ? '' : `${tag}/`;
        const files = new Set(
          written.filter(
            (file) => OTHERS.test(file) || (folder && OTHERS.test(file.replace(folder, '')) && file.startsWith(folder)),
          ),
        );
        for (const page of PAGES) {
          files.add(folder + page);
          const html = readFileSync(join(dir, folder, page), 'utf8');
          for (const [, address] of html.matchAll(/(?:src|href)="(?:\.\/|\.\.\/)(assets\/[^"]*)"/g))
            if (address) add(address, /** @type {any} */ (bundle), files, tag);
        }
        needed.set(tag, files);
      }
      const english = needed.get('en') ?? new Set();
      for (const [tag, files] of needed) {
        const folder = tag === 'en' ? '' : `${tag}/`;
        const entriesOf = (/** @type {Iterable<string>} */ some) =>
          [...some]
            .sort()
            .map((file) => ({ url: folder ? posix.relative(folder, file) : file, revision: hashOf(join(dir, file)) }));
        const others = tag === 'en' ? [...needed].slice(1) : [];
        const more = others.map(([other, own]) => [other, entriesOf([...own].filter((file) => !english.has(file)))]);
        const define = {
          FILES: JSON.stringify(entriesOf(files)),
          LANGUAGES: JSON.stringify(Object.fromEntries(more)),
          'process.env.NODE_ENV': '"production"',
        };
        const build = await rolldown({ input: join(root, 'demo/service-worker.ts'), transform: { define } });
        await build.write({ file: join(dir, folder, 'service-worker.js'), format: 'iife', minify: true });
        await build.close();
      }
    },
  };
}

/** The language of a file that has the texts of one only. */
function languageOf(/** @type {{ moduleIds?: string[] }} */ { moduleIds = [] }) {
  const found = new Set(
    moduleIds
      .map((id) => /\/src\/lang\/(?:texts\/)?([^/]+?)(?:\.ts$|\/)/.exec(id)?.[1])
      .map((name) => languages.find(({ tag }) => tag === name)?.tag),
  );
  return found.size === 1 ? [...found][0] : undefined;
}

/** Adds a file and everything that it imports, now or later, without what is for other languages. */
function add(
  /** @type {string} */ file,
  /** @type {Record<string, any>} */ bundle,
  /** @type {Set<string>} */ files,
  /** @type {string} */ tag,
) {
  if (files.has(file) || !bundle[file]) return;
  // SQLite is larger than all the rest, and few people have games of kajongg.
  if (bundle[file].moduleIds?.some((/** @type {string} */ id) => id.includes('/sql.js/'))) return;
  const own = languageOf(bundle[file]);
  // Every page falls back to English, and that of Hong Kong to Traditional Chinese.
  if (own && own !== tag && own !== 'en' && !(tag === 'zh-HK' && own === 'zh-Hant')) return;
  files.add(file);
  const { imports = [], dynamicImports = [], viteMetadata } = bundle[file];
  for (const one of [...imports, ...dynamicImports, ...(viteMetadata?.importedCss ?? [])]) add(one, bundle, files, tag);
}

const hashOf = (/** @type {string} */ path) =>
  createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 12);
