/**
 * The pages of the site in demo/, for Vite: each gets the navigation and support for hydration, and the build
 * server-renders its elements, so that it can be read without a script.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './bundle.mjs';

/**
 * In the order of the navigation.
 * @type {readonly { file: string, title: string, isHidden?: boolean }[]}
 */
export const sitePages = JSON.parse(readFileSync(join(root, 'demo/pages.json'), 'utf8'));

/** The folder of what the server-rendered elements share. */
const SHARED = 'elements';
const HYDRATION = `<script type="module">import '@lit-labs/ssr-client/lit-element-hydrate-support.js';</script>`;

/** @returns {import('vite').Plugin[]} */
export function sitePlugins() {
  return [
    {
      name: 'site-navigation',
      transformIndexHtml: {
        order: 'pre',
        handler: (html, { path }) =>
          withNavigation(html.replace('<!-- recipes -->', recipes), path.replace(/^.*\//, '') || 'index.html'),
      },
    },
    {
      name: 'site-rendering',
      apply: 'build',
      generateBundle() {
        const emit = (/** @type {string} */ fileName, /** @type {string} */ path) =>
          this.emitFile({ type: 'asset', fileName, source: readFileSync(join(root, path), 'utf8') });
        // A service worker covers the folder that it is in.
        emit('game-worker.js', 'demo/game-worker.js');
        for (const file of readdirSync(join(root, 'dist/assets'))) emit(`${SHARED}/${file}`, `dist/assets/${file}`);
      },
      transformIndexHtml: {
        // After Vite has replaced the addresses of scripts and styles.
        order: 'post',
        async handler(html) {
          const { renderToString } = await import(pathToFileURL(join(root, 'dist/server.js')).href);
          return renderToString(html, { lang: 'en', assets: `./${SHARED}/` });
        },
      },
    },
  ];
}

function withNavigation(/** @type {string} */ html, /** @type {string} */ current) {
  const items = sitePages
    .filter(({ isHidden }) => !isHidden)
    .map(({ file, title }) => {
      const mark = file === current ? ' aria-current="page"' : '';
      return `<li><a href="${file === 'index.html' ? './' : file}"${mark}>${title}</a></li>`;
    });
  const nav = `<nav class="site" aria-label="Pages"><ul>${items.join('')}</ul></nav>`;
  return html
    .replace('<head>', `<head>\n    ${HYDRATION}\n    <link rel="stylesheet" href="site.css" />`)
    .replace(/<body[^>]*>/, (body) => `${body}\n    ${nav}`);
}

const text = (/** @type {string} */ words) =>
  words.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign);

/** Every recipe of docs/recipes.md with its hand, scored. */
function recipes() {
  /** @type {{ title: string, recipes: Record<'name' | 'about' | 'rules' | 'hand', string>[] }[]} */
  const chapters = JSON.parse(readFileSync(join(root, 'docs/recipes.json'), 'utf8'));
  return chapters
    .map(({ title, recipes: all }) =>
      [`<h2>${text(title)}</h2>`, ...all.map((recipe) => renderRecipe(/** @type {any} */ (recipe)))].join('\n'),
    )
    .join('\n');
}

/** @param {{ name: string, about: string, rules: string, hand: string, seat?: string, win?: string, circumstances?: string[] }} recipe */
function renderRecipe({ name, about, rules, hand, seat, win, circumstances = [] }) {
  const situation = Object.entries({ seat, win, circumstances: circumstances.join(' ') })
    .map(([attribute, value]) => (value ? ` ${attribute}="${text(value)}"` : ''))
    .join('');
  return `<h3>${text(name)}</h3>
<p>${text(about)}</p>
<pre>${text(rules)}</pre>
<mj-score-breakdown rules="${text(rules)}" panels="none"><mj-hand${situation}>${text(hand)}</mj-hand></mj-score-breakdown>`;
}
