/**
 * The browsers that tests and screenshots run in, and how to start them.
 *
 * MJ_BROWSER selects them: a comma-separated list of chromium, bundled (the Chromium from an npm package, even if
 * another one is installed), firefox, webkit. By default, all available browsers are used.
 */
import { spawn, spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const CHROMIUM_ARGS = [
  '--disable-gpu',
  '--disable-quic',
  '--disable-sync',
  '--no-first-run',
  // Chromium's sandbox does not work for root, the usual user in containers.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

const MAC = '/Applications/';

/** @typedef {'chromium' | 'bundled' | 'firefox' | 'webkit'} Engine */
/** @typedef {{ browser?: 'firefox'; executablePath: string; headless: boolean | 'shell'; args?: string[] }} LaunchOptions */

/** The engines to test in, in the order of MJ_BROWSER. */
export function engines() {
  return /** @type {Engine[]} */ ((process.env.MJ_BROWSER || 'chromium,firefox,webkit').split(','));
}

/** How an engine is started here, or undefined if it is not installed. */
export async function find(/** @type {Engine} */ engine) {
  if (engine === 'firefox') return firefox();
  if (engine === 'webkit') return webkit();
  if (engine === 'chromium' || engine === 'bundled') return chromium({ bundled: engine === 'bundled' });
  throw new Error(`MJ_BROWSER: ${engine} is not one of chromium, bundled, firefox and webkit`);
}

/** What to print about an engine that is not installed. */
export function missing(/** @type {Engine} */ engine) {
  const [name, install] = {
    chromium: ['Chromium', 'install Chrome or Chromium, or name its program in CHROME_PATH'],
    bundled: ['Chromium from npm', 'use Linux on an x64 machine'],
    firefox: ['Firefox', 'install Firefox (Debian: apt-get install firefox-esr)'],
    webkit: ['WebKit', 'install its driver and a virtual screen (Debian: apt-get install webkit2gtk-driver xvfb)'],
  }[engine];
  return `${name}: skipped, not found on this machine. To test in it: ${install}`;
}

/** Launch options for puppeteer: CHROME_PATH, else an installed Chrome or Chromium, else the packaged one. */
export async function chromium({ bundled = (process.env.MJ_BROWSER ?? '').includes('bundled') } = {}) {
  const installed =
    process.env.CHROME_PATH ||
    program('google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser') ||
    [`${MAC}Google Chrome.app/Contents/MacOS/Google Chrome`, `${MAC}Chromium.app/Contents/MacOS/Chromium`].find(
      existsSync,
    );
  if (installed && !bundled) return { executablePath: installed, headless: true, args: CHROMIUM_ARGS };
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;

  // If this is set before the import, the package also unpacks the shared libraries that a minimal Linux lacks.
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs20.x';
  const { default: packaged } = await import('@sparticuz/chromium');
  const args = [...CHROMIUM_ARGS, '--no-sandbox', '--no-zygote'];
  const executablePath = await packaged.executablePath();
  await unpacked(executablePath);
  return { executablePath, headless: /** @type {const} */ ('shell'), args };
}

/** The longest time that unpacking takes, in milliseconds. */
const UNPACKING = 60_000;

/** Waits until a program can be started: another process may still be unpacking it or its libraries. */
async function unpacked(/** @type {string} */ program) {
  const from = Date.now();
  while (spawnSync(program, ['--version'], { stdio: 'ignore' }).status !== 0 && Date.now() - from < UNPACKING)
    await sleep(200);
}

/** Launch options for puppeteer, if Firefox is installed. */
export function firefox() {
  const executablePath =
    program('firefox', 'firefox-esr') ?? [`${MAC}Firefox.app/Contents/MacOS/firefox`].find(existsSync);
  return executablePath ? { browser: /** @type {const} */ ('firefox'), executablePath, headless: true } : undefined;
}

/** The three programs needed to test in WebKit on Linux. */
export function webkit() {
  const driver = program('WebKitWebDriver');
  const display = program('Xvfb');
  const browser = miniBrowser();
  return driver && display && browser ? { driver, display, browser } : undefined;
}

/**
 * Starts a WebKit driver on its own virtual screen. Both end no later than this process.
 * @param {NonNullable<ReturnType<typeof webkit>>} programs
 */
export async function startWebKitDriver({ driver, display }) {
  const screen = spawn(display, ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  process.on('exit', () => screen.kill('SIGKILL'));
  const number = await new Promise((resolve, reject) => {
    screen.on('error', reject);
    screen.on('exit', () => reject(new Error('Xvfb ended before it had a screen')));
    screen.stdio[3]?.once('data', (data) => resolve(String(data).trim()));
  });

  const port = await freePort();
  const server = spawn(driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${number}`,
      GDK_BACKEND: 'x11',
      LIBGL_ALWAYS_SOFTWARE: '1',
      // The compositor renders with swrast_dri.so, which crashes the page with a segmentation fault every few runs.
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    },
  });
  process.on('exit', () => server.kill('SIGTERM'));
  for (let tries = 100; !(await answers(port)); tries--) {
    if (!tries || server.exitCode !== null) throw new Error('WebKitWebDriver did not start');
    await sleep(100);
  }
  // The browser closes along with its screen, so nothing is left behind even if the driver forgets it.
  return { port, stop: () => void (server.kill('SIGTERM'), screen.kill('SIGTERM')) };
}

function program(/** @type {string[]} */ ...names) {
  for (const name of names) {
    for (const folder of (process.env.PATH ?? '').split(delimiter)) {
      const path = join(folder, name);
      try {
        accessSync(path, constants.X_OK);
        return path;
      } catch {
        // Not in this folder; try the next one.
      }
    }
  }
  return undefined;
}

/** MiniBrowser is never on PATH: Debian keeps it in lib/<machine>, Fedora in libexec. */
function miniBrowser() {
  const libraries = existsSync('/usr/lib') ? readdirSync('/usr/lib').map((name) => `/usr/lib/${name}`) : [];
  for (const folder of [...libraries, '/usr/libexec']) {
    for (const version of ['webkit2gtk-4.1', 'webkitgtk-6.0', 'webkit2gtk-4.0']) {
      const path = `${folder}/${version}/MiniBrowser`;
      if (existsSync(path)) return path;
    }
  }
  return undefined;
}

/** @returns {Promise<number>} */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}

/** @returns {Promise<boolean>} */
function answers(/** @type {number} */ port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('connect', () => resolve(true)).on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });
}
