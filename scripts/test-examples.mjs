/**
 * `npm run test:examples`: installs and builds each folder in examples/ as its README describes, and tests the result
 * in Chromium. Pass folder names to test only those; `next` takes minutes, so it is tested only by name. The last line printed is `N passed, N failed`.
 *
 * Each folder names its checks, a module in test/examples: `folder` is the built output, and `checks` maps descriptions
 * to functions that throw on failure.
 */
import { spawnSync } from 'node:child_process';
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import puppeteer from 'puppeteer-core';
import { chromium } from './browsers.mjs';
import { root } from './bundle.mjs';

const EXAMPLES = {
  'static-site': 'static-site',
  react: 'frameworks',
  vue: 'frameworks',
  svelte: 'frameworks',
  angular: 'frameworks',
  next: 'next',
};
const ONLY_BY_NAME = ['next'];

/**
 * Opens a page of the built example; `said` collects its console messages and errors.
 * @typedef {(path: string, options?: { javascript?: boolean }) => Promise<{ page: import('puppeteer-core').Page, said: string[] }>} Open
 * @typedef {{ folder: string, checks: Record<string, (open: Open) => Promise<void>> }} Example
 */

const wanted = process.argv.slice(2);
const counts = { passed: 0, failed: 0 };
const launchOptions = await chromium();
if (!launchOptions) throw new Error('No Chromium to try the examples in.');
const browser = await puppeteer.launch(launchOptions);

run('npm', ['run', 'build'], root);
for (const [name, checksName] of Object.entries(EXAMPLES)) {
  if (wanted.length ? !wanted.includes(name) : ONLY_BY_NAME.includes(name)) continue;
  const at = join(root, 'examples', name);
  let isBuilt = true;
  // Not every registry has the compilers of Next for all systems, without which `npm ci` refuses the lock file.
  for (const command of [[name === 'next' ? 'install' : 'ci'], ['run', 'build']])
    isBuilt &&= await check(`${name}: npm ${command.join(' ')}`, async () => run('npm', command, at));
  if (!isBuilt) continue;
  /** @type {Example} */
  const { folder, checks } = await import(`${root}/test/examples/${checksName}.mjs`);
  const { address, stop } = await serve(join(at, folder));
  for (const [title, find] of Object.entries(checks)) {
    const context = await browser.createBrowserContext();
    await check(`${name}: ${title}`, () =>
      find(async (path, { javascript = true } = {}) => {
        const page = await context.newPage();
        /** @type {string[]} */
        const said = [];
        page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`));
        page.on('pageerror', (error) => said.push(`error: ${error}`));
        page.on('requestfailed', (request) => said.push(`failed: ${request.url()}`));
        await page.setJavaScriptEnabled(javascript);
        await page.goto(address + path, { waitUntil: 'networkidle0' });
        return { page, said };
      }),
    );
    await context.close();
  }
  stop();
}
await browser.close();
console.log(`\n${counts.passed} passed, ${counts.failed} failed`);
process.exitCode = counts.failed ? 1 : 0;

async function check(/** @type {string} */ title, /** @type {() => Promise<void>} */ find) {
  const started = Date.now();
  try {
    await find();
    counts.passed++;
    console.log(`✓ ${title} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
    return true;
  } catch (error) {
    counts.failed++;
    console.log(`✗ ${title}\n${error instanceof Error ? error.message : error}`);
    return false;
  }
}

function run(/** @type {string} */ program, /** @type {string[]} */ args, /** @type {string} */ cwd) {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${stdout}\n${stderr}`);
}

/** @returns {Promise<{ address: string, stop: () => void }>} */
function serve(/** @type {string} */ folder) {
  const types = {
    '.html': 'text/html',
    '.js': 'text/javascript',
    '.css': 'text/css',
    '.json': 'application/json',
    '.svg': 'image/svg+xml',
    '.png': 'image/png',
  };
  const server = createServer(({ url = '/' }, response) => {
    let path = join(folder, decodeURIComponent(new URL(url, 'http://localhost').pathname));
    if (existsSync(path) && statSync(path).isDirectory()) path = join(path, 'index.html');
    if (!existsSync(path)) return void response.writeHead(404).end();
    response.setHeader('content-type', types[/** @type {'.html'} */ (extname(path))] ?? 'application/octet-stream');
    createReadStream(path).pipe(response);
  });
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
      resolve({ address: `http://127.0.0.1:${port}`, stop: () => server.close() });
    }),
  );
}
