/** What the platforms of `npm run test:platforms` share: the text that they publish, files, programs and servers. */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../browsers.mjs';
import { root } from '../bundle.mjs';
import { onCdn } from '../cdn.mjs';

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
/** The address of the package on the CDN. */
export const CDN = onCdn(version, '');
export const markdown = readFileSync(`${root}/test/fixtures/blogs/blocks.md`, 'utf8');
/** What readers without scripts see: lines as they were written. */
export const LINES = [
  'seat: south\nwin: self-draw\n\n(RRR) [2222c] 456b 99d 78d +9d 2f',
  'Ben 48 from Cho; Ann 8; Dan 16\nwashout\nAnn (RRR) 123b 456b 99d 78d +9d self-draw',
];
/** The words of the links between a post and another page of an app. */
export const OTHER = 'The other page';
export const BACK = 'The hands';
export const integration = (/** @type {string} */ path) => join(root, 'integrations', path);

/**
 * @typedef {import('puppeteer-core').BrowserContext} BrowserContext
 * @typedef {(context: BrowserContext, address: string) => Promise<string>} Author writes a page as people do, and returns its address
 * @typedef {object} Published
 * @property {string} folder what is served
 * @property {boolean} [php] served with PHP
 * @property {NodeJS.ProcessEnv} [env] what PHP finds in its environment
 * @property {Record<string, string | Author>} posts the addresses of the pages, each with the whole text, by who wrote them and how
 * @property {string} content a selector of the text on the page
 * @property {string} [linked] the address of a page of the same app; both link to each other, and nothing is said in the console
 * @property {boolean} [ownFiles] whether a request to the CDN is a failure
 * @property {{ path: string, parts: string[], posts?: number, pictures?: number }} [feed] the feed, what its readers see of each post, how many posts it has, and how many pictures are in each
 * @property {Record<string, (context: BrowserContext, address: string) => Promise<unknown>>} [also] more checks of the running site, in order
 * @property {() => Promise<void>} [stop] stops what else was started
 * @typedef {object} Platform
 * @property {boolean} [isByName] takes minutes, so it runs only when named
 * @property {string[]} packages Debian’s packages; none if it comes from elsewhere
 * @property {string} [from] where it comes from, unless that is Debian
 * @property {string} version a command that prints the version, and fails if something is missing
 * @property {() => Promise<void>} [install] what to do after installing the packages
 * @property {(folder: string) => Promise<Published>} publish in an empty folder
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

/** What is running. It is killed when this process exits. @type {Set<{ kill: (signal: NodeJS.Signals) => unknown }>} */
const running = new Set();
process.on('exit', () => running.forEach((child) => child.kill('SIGKILL')));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(1));

/**
 * Runs a program, and returns what it prints.
 *
 * @param {string} program
 * @param {string[]} args
 * @param {string} cwd
 * @param {{ input?: string, timeout?: number, env?: NodeJS.ProcessEnv }} options
 * @returns {Promise<string>}
 */
export function run(program, args, cwd, { input = '', timeout = LONGEST_RUN, env = process.env } = {}) {
  const child = spawn(program, args, { cwd, env, timeout, killSignal: 'SIGKILL' });
  running.add(child);
  let printed = '';
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text) => (printed += text));
  child.stderr.setEncoding('utf8').on('data', (text) => (said += text));
  // A program may end without reading.
  child.stdin.on('error', () => {}).end(input);
  return new Promise((resolve, reject) => {
    const fail = (/** @type {unknown} */ reason) =>
      reject(new Error(`${program} ${args.join(' ')}: ${reason}\n${printed}\n${said}`));
    child.once('error', ({ message }) => fail(message));
    child.once('close', (status, signal) => {
      running.delete(child);
      if (status === 0) resolve(printed);
      else fail(signal ?? status);
    });
  });
}

/** How long a server may take until it answers, and until it ends, in milliseconds. */
const LONGEST_START = 20_000;
const LONGEST_END = 10_000;

/**
 * Starts a server, and waits until it answers.
 *
 * @param {string} program
 * @param {string[]} args
 * @param {() => Promise<boolean>} isUp
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<() => Promise<void>>} stops it
 */
export async function startServer(program, args, isUp, env) {
  // In a group of its own, as the workers of PHP outlive the server that started them.
  const server = spawn(program, args, { env, stdio: ['ignore', 'ignore', 'pipe'], detached: true });
  const group = {
    kill: (/** @type {NodeJS.Signals} */ signal) => {
      try {
        if (server.pid) process.kill(-server.pid, signal);
      } catch {
        // All of it has ended.
      }
    },
  };
  let said = '';
  server.stderr.on('data', (data) => (said = `${said}${data}`.slice(-2000)));
  const ended = new Promise((resolve) => {
    server.once('exit', resolve);
    server.once('error', (error) => resolve((said += error.message)));
  });
  running.add(group);
  const stop = async () => {
    const timer = setTimeout(() => group.kill('SIGKILL'), LONGEST_END);
    group.kill('SIGTERM');
    await ended;
    clearTimeout(timer);
    group.kill('SIGKILL');
    running.delete(group);
  };
  for (const end = Date.now() + LONGEST_START; ; await wait(100)) {
    if (await isUp()) return stop;
    if (server.exitCode === null && !said.includes('ENOENT') && Date.now() < end) continue;
    await stop();
    throw new Error(`${program} did not start\n${said}`);
  }
}

/** How long the first visit of a site may take, in milliseconds: wikis write their style sheets and scripts then. */
const LONGEST_VISIT = 300_000;

/** Asks for the first page of a site and for its style sheets and scripts, so that no step of an author waits for what is made once. */
async function visit(/** @type {string} */ address) {
  const read = async (/** @type {string | URL} */ from) =>
    (await fetch(from, { signal: AbortSignal.timeout(LONGEST_VISIT) })).text();
  const page = await read(address);
  for (const [, to = ''] of page.matchAll(/<(?:link|script)\b[^>]*\b(?:href|src)="([^"]+)"/g)) {
    const file = new URL(to.replaceAll('&amp;', '&'), address);
    if (file.origin === address) await read(file);
  }
}

/** Serves a folder with PHP, several requests at a time, once the site has been visited. */
export async function servePhp(/** @type {string} */ folder, /** @type {NodeJS.ProcessEnv | undefined} */ env) {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const isUp = () =>
    fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(LONGEST_START) }).then(
      () => true,
      () => false,
    );
  const stop = await startServer('php', ['-S', `127.0.0.1:${port}`, '-t', folder], isUp, {
    ...(env ?? process.env),
    PHP_CLI_SERVER_WORKERS: '4',
  });
  await visit(address);
  return { address, stop };
}
