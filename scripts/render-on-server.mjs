/**
 * Lets browser tests render pages in Node from the sources, either with a command or by loading `/served/NAME.html`,
 * which includes the script of that name in test/pages/served and, for `strict`, a policy. The page `template` is
 * rendered by `@lit-labs/ssr`, all others by `renderToString`. With `?still`, the page has no editable elements; with
 * `?shared`, its elements share the files in dist/assets; with `?strict`, it has
 * the policy, and may load images.
 */
import { existsSync, readFileSync } from 'node:fs';
import { html, render } from '@lit-labs/ssr';
import { collectResultSync } from '@lit-labs/ssr/lib/render-result.js';
import { createServer } from 'vite';
import { root } from './bundle.mjs';

const STRICT =
  "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; script-src 'self'; style-src 'self'\" />";

/** The content of the page `template`. */
const SHELL = html`
  <x-shell></x-shell>
`;

/** @returns {import('@web/test-runner-core').TestRunnerPlugin} */
export function renderOnServerPlugin() {
  /** @type {import('vite').ViteDevServer} */
  let vite;
  const load = async (/** @type {string} */ path) => {
    for (const tag of ['de', 'zh-Hant']) await vite.ssrLoadModule(`/src/lang/${tag}.ts`);
    return vite.ssrLoadModule(path);
  };
  const renderTemplate = async (/** @type {unknown} */ template) => {
    await load('/src/index.ts');
    await load('/test/pages/served/shell.ts');
    return collectResultSync(render(template));
  };
  return {
    name: 'render-on-server',
    async serverStart() {
      vite = await createServer({
        root,
        configFile: false,
        appType: 'custom',
        server: { middlewareMode: true, watch: process.argv.includes('--watch') ? undefined : null, ws: false },
        optimizeDeps: { noDiscovery: true },
      });
      // A command must be answered within 20 seconds, and on a busy machine loading the sources takes many of them. An error
      // is reported when they are needed.
      load('/src/server.ts')
        .then(() => renderTemplate(SHELL))
        .catch(() => {});
    },
    serverStop: () => vite.close(),
    async serve({ path, query }) {
      const [, name] = /^\/served\/(\w+)\.html$/.exec(path) ?? [];
      if (!name) return undefined;
      const script = `/test/pages/served/${name}.ts`;
      const tag = existsSync(root + script) ? `<script type="module" src="${script}"></script>` : '';
      const policy = 'strict' in query ? STRICT.replace('style-src', "img-src 'self'; style-src") : STRICT;
      const head = name === 'strict' || 'strict' in query ? policy + tag : tag;
      const page = (/** @type {string} */ file) =>
        readFileSync(`${root}/test/pages/served/${file}.html`, 'utf8').replace('<!-- scripts -->', () => head);
      if (name === 'template') {
        const rendered = await renderTemplate(SHELL);
        return { body: page('template').replace('<!-- template -->', () => rendered), type: 'html' };
      }
      const { renderToString } = await load('/src/server.ts');
      const written = page('page');
      return {
        body: renderToString(
          'still' in query ? written.replace(/<fieldset[^]*?id="editable"[^]*?<\/mj-hand>/, '') : written,
          {
            assets: 'shared' in query ? '/dist/assets/' : undefined,
          },
        ),
        type: 'html',
      };
    },
    async executeCommand({ command, payload }) {
      if (command === 'render-page') {
        const { html: text, lang } = /** @type {{ html: string; lang: string }} */ (payload);
        const { renderToString } = await load('/src/server.ts');
        return renderToString(text, { lang });
      }
      if (command === 'render-template') {
        const template = /** @type {import('lit').TemplateResult} */ (payload);
        // The `raw` property that marks template strings is lost in transfer.
        const strings = Object.assign(template.strings, { raw: template.strings });
        return renderTemplate({ ...template, strings });
      }
      return undefined;
    },
  };
}
