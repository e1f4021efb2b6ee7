/** Lets tests in a browser have a page rendered in Node, from the sources. */
import { render } from '@lit-labs/ssr';
import { collectResultSync } from '@lit-labs/ssr/lib/render-result.js';
import { createServer } from 'vite';
import { root } from './bundle.mjs';

/** @returns {import('@web/test-runner-core').TestRunnerPlugin} */
export function renderOnServerPlugin() {
  /** @type {import('vite').ViteDevServer} */
  let vite;
  const load = async (/** @type {string} */ path) => {
    await vite.ssrLoadModule('/src/lang/zh-Hant.ts');
    return vite.ssrLoadModule(path);
  };
  return {
    name: 'render-on-server',
    async serverStart() {
      vite = await createServer({
        root,
        configFile: false,
        appType: 'custom',
        server: { middlewareMode: true, watch: null, ws: false },
        optimizeDeps: { noDiscovery: true },
      });
    },
    serverStop: () => vite.close(),
    async executeCommand({ command, payload }) {
      if (command === 'render-page') {
        const { html, lang } = /** @type {{ html: string; lang: string }} */ (payload);
        const { renderToString } = await load('/src/server.ts');
        return renderToString(html, { lang });
      }
      if (command === 'render-template') {
        await load('/src/index.ts');
        const template = /** @type {import('lit').TemplateResult} */ (payload);
        // What makes a template of its strings does not travel.
        const strings = Object.assign(template.strings, { raw: template.strings });
        return collectResultSync(render({ ...template, strings }));
      }
      return undefined;
    },
  };
}
