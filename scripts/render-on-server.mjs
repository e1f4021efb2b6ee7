/**
 * Lets tests in a browser have pages rendered in Node, from the sources: by a command, or as the page that a browser
 * gets from `/served/NAME.html`, with the script of that name in test/pages/served
 * and, as `strict`, a policy.
 */
import { existsSync, readFileSync } from 'node:fs';
import { render } from '@lit-labs/ssr';
import { collectResultSync } from '@lit-labs/ssr/lib/render-result.js';
import { createServer } from 'vite';
import { root } from './bundle.mjs';

const STRICT =
  "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; script-src 'self'; style-src 'self'\" />";

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
        server: { middlewareMode: true, watch: process.argv.includes('--watch') ? undefined : null, ws: false },
        optimizeDeps: { noDiscovery: true },
      });
    },
    serverStop: () => vite.close(),
    async serve({ path }) {
      const [, name] = /^\/served\/(\w+)\.html$/.exec(path) ?? [];
      if (!name) return undefined;
      const { renderToString } = await load('/src/server.ts');
      const script = `/test/pages/served/${name}.ts`;
      const tag = existsSync(root + script) ? `<script type="module" src="${script}"></script>` : '';
      const head = name === 'strict' ? STRICT + tag : tag;
      const page = readFileSync(`${root}/test/pages/served/page.html`, 'utf8').replace('<!-- scripts -->', head);
      return { body: renderToString(page), type: 'html' };
    },
    async executeCommand({ command, payload }) {
      if (command === 'render-page') {
        const { html, lang } = /** @type {{ html: string; lang: string }} */ (payload);
        const { renderToString } = await load('/src/server.ts');
        return renderToString(html, { lang });
      }
      if (command === 'render-template') {
        await load('/src/index.ts');
        await load('/test/pages/served/shell.ts');
        const template = /** @type {import('lit').TemplateResult} */ (payload);
        // What makes a template of its strings does not travel.
        const strings = Object.assign(template.strings, { raw: template.strings });
        return collectResultSync(render({ ...template, strings }));
      }
      return undefined;
    },
  };
}
