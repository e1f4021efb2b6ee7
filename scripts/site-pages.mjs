/**
 * The pages of the site, for Vite: each gets the navigation and support for hydration, and the build server-renders its
 * elements, so that it can be read without a script. The documentation and the reference are pages without a file in
 * demo/.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { reachedFrom, root } from './bundle.mjs';
import { renderAwards } from './site/awards.mjs';
import { fromDist } from './site/dist.mjs';
import { renderFamilyTree } from './site/family-tree.mjs';
import { renderFigures } from './site/figures.mjs';
import { renderOnePage } from './site/one-page.mjs';
import { offlinePlugin } from './site/offline.mjs';
import { translations, translator } from './site/languages.mjs';
import { withLayout } from './site/layout.mjs';
import { manifestIn, MANIFESTS } from './site/manifests.mjs';
import { renderMatrix } from './site/matrix.mjs';
import { withOptions } from './site/options.mjs';
import { sitePages } from './site/pages.mjs';
import { renderMoreProfiles, renderProfiles } from './site/profiles.mjs';
import { renderRecipes } from './site/recipes.mjs';
import { withQuestions } from './site/questions.mjs';
import { searchPlugin } from './site/search.mjs';
import { sitemapPlugin } from './site/sitemap.mjs';

export { sitePages };

const demo = join(root, 'demo');
/** The folder of what the server-rendered elements share. */
const SHARED = 'elements';
/** Files that the pages name in their text, where Vite does not see them. */
const EMBED = ['embed.html', 'embed.js', 'embed.css'];

/** Files that keep their names. */
const STATIC = [...MANIFESTS, 'icon.svg', 'icon-192.png', 'icon-512.png', 'social.png'];

const pageOf = (/** @type {string} */ file) => sitePages.find((page) => page.file === file);
const fileOf = (/** @type {string} */ path) =>
  path.replace(/^\//, '').replace(/(^|\/)$/, '$1index.html') || 'index.html';

/** What an editable element loads when it takes over its picture. */
const EDITORS = { 'mj-hand': '/mj-hand/editor/', 'mj-game': '/mj-game/entry' };

/**
 * What the script of a page loads step by step, in tasks of their own, if it takes over the elements at once. A page that requests all of
 * it from the start does not wait for an answer between the steps.
 *
 * @param {string} html
 * @param {import('vite').Rolldown.OutputBundle} bundle
 * @param {import('vite').Rolldown.OutputChunk} [page]
 */
function laterFiles(html, bundle = {}, page) {
  /** @type {Map<string, import('vite').Rolldown.OutputChunk>} */
  const chunks = new Map(
    Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])),
  );
  const reached = (/** @type {string[]} */ names) => reachedFrom(names, (name) => chunks.get(name)?.imports);
  const takesOver = (/** @type {string} */ id) =>
    /\/demo\/[\w-]+\.ts$/.test(id) && /^void takeOver\(/m.test(readFileSync(id, 'utf8'));
  const early = reached(page ? [page.fileName] : []);
  const steps = [...early].flatMap((name) => {
    const { moduleIds = [], dynamicImports = [] } = chunks.get(name) ?? {};
    return moduleIds.some(takesOver) ? dynamicImports : [];
  });
  if (!steps.length) return [];
  const paths = Object.entries(EDITORS).flatMap(([tag, path]) =>
    new RegExp(`<${tag}[^>]* editable`).test(html) ? [path] : [],
  );
  const editors = [...chunks.values()].filter(({ moduleIds }) =>
    moduleIds.some((id) => paths.some((path) => id.includes(path))),
  );
  const later = reached([...steps, ...editors.map(({ fileName }) => fileName)]);
  return [...later].filter((name) => !early.has(name));
}

/** @returns {import('vite').Plugin[]} */
export function sitePlugins() {
  return [
    {
      name: 'site-pages',
      resolveId(id) {
        const file = relative(demo, id);
        return pageOf(file)?.html ? id : undefined;
      },
      load(id) {
        return pageOf(relative(demo, id))?.html?.();
      },
      configureServer(server) {
        // Before Vite looks for a file.
        server.middlewares.use(async (request, response, next) => {
          const path = new URL(request.originalUrl ?? '/', 'http://localhost').pathname;
          const page = pageOf(fileOf(path));
          if (page?.html) {
            try {
              const html = await server.transformIndexHtml(`/${page.file}`, page.html());
              response.setHeader('Content-Type', 'text/html');
              response.end(html);
            } catch (error) {
              next(error);
            }
          } else if (MANIFESTS.includes(basename(path)) && fileOf(path).includes('/')) {
            const [tag = '', name = ''] = fileOf(path).split('/');
            response.setHeader('Content-Type', 'application/manifest+json');
            response.end(manifestIn(tag, name));
          } else if (EMBED.includes(basename(path)) && path === `/${basename(path)}`) {
            response.setHeader(
              'Content-Type',
              path.endsWith('.html') ? 'text/html' : path.endsWith('.js') ? 'text/javascript' : 'text/css',
            );
            response.end(readFileSync(join(root, 'dist', basename(path))));
          } else next();
        });
      },
    },
    {
      name: 'site-layout',
      transformIndexHtml: {
        order: 'pre',
        handler: async (html, { path }) => {
          const tag = pageOf(fileOf(path))?.lang ?? 'en';
          const t = translator(tag);
          return withLayout(
            await renderFigures(
              withQuestions(withOptions(html, tag, t), tag)
                .replace('<!-- recipes -->', renderRecipes)
                .replace('<!-- awards -->', renderAwards)
                .replace('<!-- one page -->', renderOnePage)
                .replace('<!-- profiles -->', () => renderProfiles(tag))
                .replace('<!-- more profiles -->', () => renderMoreProfiles(tag))
                .replace('<!-- family tree -->', () => renderFamilyTree(tag))
                .replace('<!-- matrix -->', () => renderMatrix(tag)),
            ),
            fileOf(path),
          );
        },
      },
    },
    {
      name: 'site-rendering',
      apply: 'build',
      generateBundle() {
        const emit = (/** @type {string} */ fileName, /** @type {string} */ path) =>
          this.emitFile({ type: 'asset', fileName, source: readFileSync(join(root, path)) });
        for (const file of EMBED) emit(file, `dist/${file}`);
        // Manifests name their icons, so that none of these names may change.
        for (const file of STATIC) emit(file, `demo/${file}`);
        for (const tag of translations)
          for (const name of MANIFESTS)
            this.emitFile({ type: 'asset', fileName: `${tag}/${name}`, source: manifestIn(tag, name) });
        for (const file of ['breakdown-light.png', 'breakdown-dark.png'])
          emit(`docs/images/${file}`, `docs/images/${file}`);
        for (const file of readdirSync(join(root, 'dist/assets'))) emit(`${SHARED}/${file}`, `dist/assets/${file}`);
      },
      transformIndexHtml: {
        // After Vite has replaced the addresses of scripts and styles.
        order: 'post',
        async handler(html, { path, bundle, chunk }) {
          const { renderToString } = await fromDist('server.js');
          const up = '../'.repeat(fileOf(path).split('/').length - 1) || './';
          const links = laterFiles(html, bundle, chunk).map(
            (file) => `<link rel="modulepreload" crossorigin href="${up}${file}">\n`,
          );
          html = html.replace('</head>', () => `${links.join('')}</head>`);
          // Styles and drawings come first: the elements are complete without their script.
          html = html.replace(
            /<link rel="modulepreload"|<script type="module"(?= [^>]*src=)/g,
            '$& fetchpriority="low"',
          );
          return renderToString(html, { lang: pageOf(fileOf(path))?.lang ?? 'en', assets: `${up}${SHARED}/` });
        },
      },
    },
    offlinePlugin(),
    sitemapPlugin(),
    searchPlugin(),
  ];
}
