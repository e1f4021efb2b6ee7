/**
 * A screen reader on a screen of its own: Orca with Chromium or Firefox, under Xvfb, with the silent voice of speech-dispatcher. What is
 * spoken is read from Orca’s log.
 */
import { execFile as execFileWith, spawn, spawnSync } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, mkdtempSync, openSync, readSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import puppeteer from 'puppeteer-core';

const execFile = promisify(execFileWith);

/** The programs that this needs, each with its Debian package. */
const PROGRAMS = {
  orca: 'orca',
  Xvfb: 'xvfb',
  'dbus-daemon': 'dbus-daemon',
  'speech-dispatcher': 'speech-dispatcher',
  openbox: 'openbox',
  xdotool: 'xdotool',
};

/** The longest that a key may take, how late its first word may be, and how long nothing more must be said until the next key, in milliseconds. */
const LONGEST = 8000;
const LATEST = 4000;
const QUIET = 300;

/** Debian packages of programs that are not installed. */
export function missingPackages() {
  return Object.entries(PROGRAMS).flatMap(([program, name]) =>
    spawnSync('which', [program]).status === 0 ? [] : [name],
  );
}

/** Keys are not spoken, only what they do. */
const SETTINGS = {
  general: { enableKeyEcho: false },
  profiles: { default: { profile: ['Default', 'default'], pronunciations: {}, keybindings: {} } },
  pronunciations: {},
  keybindings: {},
};

/** Only what is spoken is logged, at once: to describe every event takes longer than to speak. */
const CUSTOMIZATIONS = `from orca import debug
debug.debugLevel = debug.LEVEL_INFO
debug.debugFile.reconfigure(line_buffering=True)
`;

/** What ends when a reading does, last first. */
class Ends {
  /** @type {(() => unknown)[]} */
  #ends = [];
  add(/** @type {() => unknown} */ end) {
    this.#ends.unshift(end);
  }
  async all() {
    for (const end of this.#ends.splice(0)) await end();
  }
}

/** Reads pages with Orca in a browser. */
export class Reader {
  #ends = new Ends();
  #folder = mkdtempSync(join(tmpdir(), 'speech-'));
  #log = join(this.#folder, 'orca.log');
  /** How much of the log has been read. */
  #at = 0;
  /** @type {NodeJS.ProcessEnv} */
  #env = {};
  /** @type {import('puppeteer-core').Page} */
  // @ts-expect-error Set by start().
  page;

  /**
   * @param {import('../../scripts/browsers.mjs').LaunchOptions} browser
   * @param {string} lang the language that Orca speaks, such as `de`
   */
  static async start(browser, lang) {
    const reader = new Reader();
    for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
      process.once(signal, () => void reader.stop().then(() => process.exit(1)));
    try {
      await reader.#start(browser, lang);
    } catch (error) {
      await reader.stop();
      throw error;
    }
    return reader;
  }

  async #start(/** @type {import('../../scripts/browsers.mjs').LaunchOptions} */ browser, /** @type {string} */ lang) {
    const runtime = join(this.#folder, 'run');
    mkdirSync(runtime, { mode: 0o700 });
    this.#env = {
      ...process.env,
      HOME: this.#folder,
      XDG_CONFIG_HOME: join(this.#folder, 'config'),
      XDG_DATA_HOME: join(this.#folder, 'data'),
      XDG_RUNTIME_DIR: runtime,
      LC_ALL: 'C.UTF-8',
      LANGUAGE: lang.replace('-', '_'),
      GNOME_ACCESSIBILITY: '1',
      NO_AT_BRIDGE: '0',
    };
    const display = await this.#programThatAnswers('Xvfb', ['-displayfd', '1', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp']);
    this.#env.DISPLAY = `:${display}`;
    this.#env.DBUS_SESSION_BUS_ADDRESS = await this.#programThatAnswers('dbus-daemon', ['--session', '--nofork', '--print-address=1']);
    this.#program('openbox', []);
    const settings = join(this.#folder, 'speechd');
    mkdirSync(settings);
    // The voice is silent, and so is the device that it speaks to: without one, the dispatcher ends.
    writeFileSync(join(this.#folder, '.asoundrc'), 'pcm.!default { type null }\nctl.!default { type null }\n');
    writeFileSync(
      join(settings, 'speechd.conf'),
      'AddModule "dummy" "sd_dummy" ""\nDefaultModule dummy\nAudioOutputMethod "alsa"\n',
    );
    this.#program('speech-dispatcher', ['-s', '-t', '0', '-C', settings, '-L', this.#folder]);
    const preferences = join(this.#folder, 'data', 'orca');
    mkdirSync(preferences, { recursive: true });
    writeFileSync(join(preferences, 'user-settings.conf'), JSON.stringify(SETTINGS));
    writeFileSync(join(preferences, 'orca-customizations.py'), CUSTOMIZATIONS);
    await sleep(500);
    this.#program('orca', ['--debug-file', this.#log]);
    await until(() => existsSync(this.#log) && this.#readOn().words.length > 0, 'Orca to speak');
    await this.#open(browser);
  }

  async #open(/** @type {import('../../scripts/browsers.mjs').LaunchOptions} */ { args = [], ...browser }) {
    const isFirefox = browser.browser === 'firefox';
    const profile = join(this.#folder, 'profile');
    // Chromium’s offer to translate a page would be read, too.
    mkdirSync(join(profile, 'Default'), { recursive: true });
    if (!isFirefox) writeFileSync(join(profile, 'Default', 'Preferences'), '{"translate":{"enabled":false}}');
    const started = await puppeteer.launch({
      ...browser,
      headless: false,
      env: /** @type {Record<string, string>} */ (this.#env),
      userDataDir: profile,
      ignoreDefaultArgs: ['--enable-automation'],
      defaultViewport: null,
      args: isFirefox ? [...args, '--kiosk'] : [...args, '--force-renderer-accessibility=complete', '--app=data:text/html,<title>Reading</title>'],
      ...(isFirefox && { extraPrefsFirefox: { 'accessibility.force_disabled': -1 } }),
    });
    this.#ends.add(() => started.close());
    const [page] = await started.pages();
    this.page = page ?? (await started.newPage());
    // Firefox starts in its address bar, even if that is out of sight.
    if (isFirefox) await this.press('F6');
  }

  /** Starts a program that ends with the reading. */
  #program(/** @type {string} */ name, /** @type {string[]} */ args, out = /** @type {'pipe' | 'ignore'} */ ('ignore')) {
    const errors = openSync(join(this.#folder, `${name}.err`), 'w');
    const started = spawn(name, args, { env: this.#env, stdio: ['ignore', out, errors] });
    closeSync(errors);
    this.#ends.add(() => started.kill('SIGKILL'));
    return started;
  }

  /** Starts a program and returns the first line that it prints. */
  async #programThatAnswers(/** @type {string} */ name, /** @type {string[]} */ args) {
    const { stdout } = this.#program(name, args, 'pipe');
    const text = await new Promise((resolve) => stdout?.once('data', resolve));
    return String(text).trim();
  }

  /** Reads on in the log of Orca. Returns whether there was more, and what was said in it. */
  #readOn() {
    const { size } = statSync(this.#log);
    if (size <= this.#at) return { isMore: false, words: [] };
    const bytes = Buffer.alloc(size - this.#at);
    const file = openSync(this.#log, 'r');
    readSync(file, bytes, 0, bytes.length, this.#at);
    closeSync(file);
    // The last line may be incomplete.
    const whole = bytes.subarray(0, bytes.lastIndexOf('\n') + 1);
    this.#at += whole.length;
    const spoken = [...whole.toString().matchAll(/SPEECH OUTPUT: '(.*)' ?(?:\{.*)?$/gm)];
    return { isMore: whole.length > 0, words: spoken.map(([, words = '']) => words) };
  }

  /** Presses a key and returns what is said until there is silence. */
  press(/** @type {string} */ key) {
    return this.hear(() => execFile('xdotool', ['key', '--clearmodifiers', key], { env: this.#env }));
  }

  /** Does something on the page and returns what is said. */
  async hear(/** @type {() => Promise<unknown>} */ act) {
    this.#readOn();
    await act();
    const from = Date.now();
    let since = from;
    /** @type {string[]} */
    const said = [];
    // A busy browser answers a key late.
    while (Date.now() - since < (said.length ? QUIET : LATEST) && Date.now() - from < LONGEST) {
      await sleep(30);
      const { isMore, words } = this.#readOn();
      if (isMore) since = Date.now();
      said.push(...words);
    }
    return said.filter(Boolean);
  }

  async stop() {
    await this.#ends.all();
    if (!process.env.SPEECH_KEEP) rmSync(this.#folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    else console.log(this.#folder);
  }
}

/** Waits until something holds. */
async function until(/** @type {() => unknown} */ holds, /** @type {string} */ what) {
  for (const from = Date.now(); !holds(); ) {
    if (Date.now() - from > 30_000) throw new Error(`Waited for ${what} for 30 seconds`);
    await sleep(100);
  }
}
