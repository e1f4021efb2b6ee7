/** What the platforms of `npm run test:platforms` share: the text that they publish, files, programs and servers. */
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '../bundle.mjs';

export const CDN = 'https://cdn.jsdelivr.net/npm/mahjong-elements/';
export const markdown = readFileSync(`${root}/test/fixtures/blogs/blocks.md`, 'utf8');
export const integration = (/** @type {string} */ path) => join(root, 'integrations', path);

/**
 * @typedef {import('puppeteer-core').BrowserContext} BrowserContext
 * @typedef {object} Published
 * @property {string} folder what is served
 * @property {boolean} [php] served with PHP
 * @property {string[]} paths the addresses of the pages, each with the whole text
 * @property {string} content a selector of the text on the page
 * @property {boolean} [ownFiles] whether a request to the CDN is a failure
 * @property {(context: BrowserContext, address: string) => Promise<void>} [also] more checks of the running site
 * @property {() => Promise<void>} [stop] stops what else was started
 * @typedef {object} Platform
 * @property {string[]} packages Debian’s packages
 * @property {string} version a command that prints the version, and fails if something is missing
 * @property {() => void} [install] what to do after installing the packages
 * @property {(folder: string) => Published | Promise<Published>} publish in an empty folder
 */

/**
 * The text in another markup: each code block and each code in a sentence, as the program writes them.
 *
 * @param {(code: string) => string} block
 * @param {(code: string) => string} inline
 * @param {(text: string) => string} paragraph
 */
export const asMarkup = (block, inline, paragraph = (text) => text) =>
  markdown
    .split(/^```mahjong\n([^]*?)^```\n/m)
    .map((part, place) =>
      place % 2
        ? block(part)
        : part.replace(/\S[^\n]*/g, (text) => paragraph(text.replace(/`([^`]*)`/g, (_, code) => inline(code)))),
    )
    .join('');

export const escaped = (/** @type {string} */ text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

export function write(/** @type {string} */ folder, /** @type {string} */ path, /** @type {string} */ text) {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), text);
}

/** How long a program may take, in milliseconds. */
const LONGEST_RUN = 120_000;

/**
 * Runs a program, and returns what it prints.
 *
 * @param {string} program
 * @param {string[]} args
 * @param {string} cwd
 * @param {{ input?: string, timeout?: number, env?: NodeJS.ProcessEnv }} options
 */
export function run(program, args, cwd, { input = '', timeout = LONGEST_RUN, env = process.env } = {}) {
  const { status, signal, error, stdout, stderr } = spawnSync(program, args, {
    cwd,
    input,
    timeout,
    env,
    killSignal: 'SIGKILL',
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  if (status !== 0)
    throw new Error(`${program} ${args.join(' ')}: ${error?.message ?? signal ?? status}\n${stdout}\n${stderr}`);
  return stdout;
}

/** How long a server may take until it answers, and until it ends, in milliseconds. */
const LONGEST_START = 20_000;
const LONGEST_END = 10_000;

/** The running servers. They are killed when this process exits. */
const servers = new Set();
process.on('exit', () => servers.forEach((server) => server.kill('SIGKILL')));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(1));

/**
 * Starts a server, and waits until it answers.
 *
 * @param {string} program
 * @param {string[]} args
 * @param {() => Promise<boolean>} isUp
 * @returns {Promise<() => Promise<void>>} stops it
 */
export async function startServer(program, args, isUp) {
  const server = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  server.stderr.on('data', (data) => (said = `${said}${data}`.slice(-2000)));
  const ended = new Promise((resolve) => {
    server.once('exit', resolve);
    server.once('error', (error) => resolve((said += error.message)));
  });
  servers.add(server);
  const stop = async () => {
    const timer = setTimeout(() => server.kill('SIGKILL'), LONGEST_END);
    server.kill();
    await ended;
    clearTimeout(timer);
    servers.delete(server);
  };
  for (const end = Date.now() + LONGEST_START; ; await wait(100)) {
    if (await isUp()) return stop;
    if (server.exitCode === null && !said.includes('ENOENT') && Date.now() < end) continue;
    await stop();
    throw new Error(`${program} did not start\n${said}`);
  }
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
      server.close(() => resolve(port));
    });
  });
}

/** Serves a folder with PHP. */
export async function servePhp(/** @type {string} */ folder) {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const stop = await startServer('php', ['-S', `127.0.0.1:${port}`, '-t', folder], () =>
    fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(LONGEST_START) }).then(
      () => true,
      () => false,
    ),
  );
  return { address, stop };
}
