/**
 * `npm run speech`: reads a page of all elements with a screen reader, Orca, and writes what is spoken to docs/speech.md. In Chromium by
 * arrow keys in English, German and Chinese, by headings, tables and Tab, with elements drawn late, and with the tools for entering
 * hands; in Firefox by arrow keys and with these tools. Needs a build and the Debian packages orca, speech-dispatcher, xvfb, openbox, xdotool, chromium and
 * firefox-esr, and takes half an hour.
 *
 * `npm run speech -- chromium en arrows` prints one reading instead.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { rolldown } from 'rolldown';
import { chromium, firefox } from '../../scripts/browsers.mjs';
import { root } from '../../scripts/bundle.mjs';
import { serveFolder } from '../../scripts/serve.mjs';
import { endOf, pageOf, partsOf, toolsOf } from './page.mjs';
import { missingPackages, Reader } from './reader.mjs';

/** @typedef {import('./page.mjs').Lang} Lang */
/** @typedef {{ key?: string; words: string[] }} Stop */

/** The most stops of a reading: a page that leads back to its beginning would never end. */
const MOST = 400;

const missing = missingPackages();
if (missing.length) throw new Error(`Orca needs more programs. Debian: apt-get install ${missing.join(' ')}`);
const folder = mkdtempSync(join(tmpdir(), 'speech-pages-'));
const MODULES = ['index', 'mj-game', 'mj-rules', 'mj-claims', 'mj-incidents', 'mj-exercise', 'mj-wall', 'mj-doubles', 'mj-waits'];

/** Bundles all elements with a language. */
async function writeScript(/** @type {Lang} */ lang) {
  const names = [...MODULES, ...(lang === 'en' ? [] : [`lang/${lang}`])];
  const input = join(folder, 'page.js');
  writeFileSync(input, names.map((name) => `import ${JSON.stringify(join(root, `dist/${name}.js`))};`).join('\n'));
  const bundle = await rolldown({ input, logLevel: 'silent' });
  await bundle.write({ dir: join(folder, lang), entryFileNames: 'page.js' });
}

const server = await serveFolder(folder);

/** Opens a page, and returns what is said about it until all elements are drawn. */
async function open(/** @type {Reader} */ reader, /** @type {string} */ page) {
  writeFileSync(join(folder, 'index.html'), page);
  const words = await reader.hear(async () => {
    await reader.page.goto(`${server.address}/`, { waitUntil: 'networkidle0' });
    // Orca reads the new page before it knows what is around an element.
    await sleep(6000);
  });
  return { key: 'page opens', words };
}

/** Goes to the beginning of a page, and returns what is said. A busy browser misses the key. */
async function goHome(/** @type {Reader} */ reader) {
  const title = await reader.page.title();
  for (let tries = 3; ; tries--) {
    const words = await reader.press('ctrl+Home');
    if (!tries || words.join(' ').includes(title)) return words;
  }
}

/** Presses a key until the words are said. @returns {Promise<Stop[]>} */
async function pressUntil(/** @type {Reader} */ reader, /** @type {string} */ key, /** @type {string} */ end) {
  const stops = [{ words: await goHome(reader) }];
  while (stops.length < MOST && !stops.at(-1)?.words.join(' ').includes(end)) stops.push({ words: await reader.press(key) });
  if (stops.length === MOST) throw new Error(`${key} did not come to the end of the page`);
  return stops.filter(({ words }) => words.length);
}

/** The readings: what each does, and the languages that it is done in. */
const READINGS = {
  arrows: async (/** @type {Reader} */ reader, /** @type {Lang} */ lang) => {
    const parts = partsOf(lang);
    const opened = await open(reader, pageOf(lang, parts));
    // While a page is still changing, Orca may lose its place and skip elements.
    for (let tries = 3; ; tries--) {
      const stops = await pressUntil(reader, 'Down', endOf(lang));
      const words = stops.flatMap((stop) => stop.words).join(' ');
      if (!tries || parts.every(([name]) => words.includes(name))) return [opened, ...stops];
    }
  },
  headings: (/** @type {Reader} */ reader, /** @type {Lang} */ lang) => pressed(reader, lang, 'h'),
  tables: (/** @type {Reader} */ reader, /** @type {Lang} */ lang) => pressed(reader, lang, 't'),
  tab: (/** @type {Reader} */ reader, /** @type {Lang} */ lang) => pressed(reader, lang, 'Tab'),
  late: async (/** @type {Reader} */ reader, /** @type {Lang} */ lang) => {
    const opened = await open(reader, pageOf(lang, partsOf(lang).slice(0, 5), { isLate: true }));
    const before = await pressUntil(reader, 'Down', endOf(lang));
    const drawn = await reader.hear(() =>
      reader.page.evaluate(async () => {
        await import(/** @type {string} */ (new URL('en/page.js', location.href).href));
        await new Promise((resolve) => setTimeout(resolve, 5000));
      }),
    );
    return [opened, ...before, { key: 'elements are drawn', words: drawn }, ...(await pressUntil(reader, 'Down', endOf(lang)))];
  },
  editor: (/** @type {Reader} */ reader, /** @type {Lang} */ lang) => worked(reader, lang, 0),
  sheet: (/** @type {Reader} */ reader, /** @type {Lang} */ lang) => worked(reader, lang, 1),
  wall: (/** @type {Reader} */ reader, /** @type {Lang} */ lang) => worked(reader, lang, 2),
};

/** Presses a key from the beginning of the page until it leads nowhere or back. */
async function pressed(/** @type {Reader} */ reader, /** @type {Lang} */ lang, /** @type {string} */ key) {
  await open(reader, pageOf(lang, partsOf(lang)));
  await goHome(reader);
  /** @type {Stop[]} */
  const stops = [];
  // A busy browser misses a key.
  let silences = 0;
  for (;;) {
    const words = await reader.press(key);
    // After the last control, the focus goes to those of the browser.
    const hasLeft = key === 'Tab' && (await reader.page.evaluate(() => document.activeElement === document.body));
    silences = words.length ? 0 : silences + 1;
    if (hasLeft || stops.length === MOST || silences === 3 || /Wrapping|No more/.test(words.join())) return stops;
    if (words.length) stops.push({ key, words });
  }
}

/** Keys that are pressed in the tools, in this order; a number is how often. @type {[string, number?][][]} */
const KEYS = [
  // Three tiles, and one of them back.
  [['Tab', 5], ['Return'], ['Right'], ['Return'], ['Right'], ['Return'], ['Tab'], ['Return']],
  // Who won, from whom, and the value.
  [['Tab', 3], ['space'], ['Tab', 3], ['space'], ['Tab', 4], ['4'], ['8'], ['Return']],
  // Two steps.
  [['Tab', 2], ['Return'], ['Tab'], ['Return']],
];

async function worked(/** @type {Reader} */ reader, /** @type {Lang} */ lang, /** @type {number} */ tool) {
  const stops = [await open(reader, pageOf(lang, toolsOf(lang).slice(tool, tool + 1)))];
  await goHome(reader);
  for (const [key, times = 1] of KEYS[tool] ?? [])
    for (let time = 0; time < times; time++) stops.push({ key, words: await reader.press(key) });
  return stops;
}

/** @param {'chromium' | 'firefox'} name @param {Lang} lang @param {(keyof typeof READINGS)[]} readings */
async function read(name, lang, readings) {
  const browser = name === 'chromium' ? await chromium({ bundled: false }) : firefox();
  if (!browser) throw new Error(`${name} is not installed`);
  await writeScript(lang);
  const found = [];
  for (const reading of readings) {
    console.log(`${name}, ${lang}, ${reading} …`);
    // A browser of its own, whose focus is where a page begins.
    const reader = await Reader.start(browser, lang);
    try {
      found.push(await READINGS[reading](reader, lang));
    } finally {
      await reader.stop();
    }
  }
  return found;
}

/** A list with a line for each key press; the headings of the page stand between its parts. */
const listed = (/** @type {Stop[]} */ stops) =>
  stops
    .map(({ key, words }, place) => {
      const spoken = words.map((one) => one.trim()).filter((one) => one && one !== ',');
      const said = spoken.join(' · ').replace(/[<>*_[\]|\\]/g, '\\$&') || '(nothing)';
      if (!key && place > 1 && /^mj-[a-z-]+ /.test(said)) return `\n**${said}**\n`;
      return `- ${key ? `_${key}:_ ` : ''}${said}`;
    })
    .join('\n');

/** Each part of the document: its heading, what to say about it, and the reading. @type {[string, string, 'chromium' | 'firefox', Lang, keyof typeof READINGS][]} */
const PARTS = [
  ['English', 'By Down arrow, from the beginning to the end of the page.', 'chromium', 'en', 'arrows'],
  ['Headings', 'By H.', 'chromium', 'en', 'headings'],
  ['Tables', 'By T.', 'chromium', 'en', 'tables'],
  ['Controls', 'By Tab.', 'chromium', 'en', 'tab'],
  [
    'Drawn late',
    'The script arrives after the reader has come to the end. Before it, hands are their text; what is drawn interrupts nothing, and is read the next time.',
    'chromium',
    'en',
    'late',
  ],
  ['Entering a hand', 'Three tiles are added, and the last is taken back.', 'chromium', 'en', 'editor'],
  [
    'Keeping score',
    'Who won, from whom, and the value. The values are a tool bar, where Orca passes digits on; elsewhere 1 to 6 are keys of its own, for headings.',
    'chromium',
    'en',
    'sheet',
  ],
  ['Walking through the wall', 'Two of its steps.', 'chromium', 'en', 'wall'],
  ['German', 'By Down arrow.', 'chromium', 'de', 'arrows'],
  ['Chinese', 'By Down arrow.', 'chromium', 'zh-Hans', 'arrows'],
  ['Firefox', 'By Down arrow, in English.', 'firefox', 'en', 'arrows'],
  ['Entering a hand with Firefox', 'The same keys as with Chromium.', 'firefox', 'en', 'editor'],
  ['Keeping score with Firefox', 'The same keys as with Chromium.', 'firefox', 'en', 'sheet'],
];

const INTRODUCTION = `# What a screen reader says

Written by \`npm run speech\`: the words of Orca, the screen reader of Debian, for a page with every element. Each line is one key press;
a dot separates what is spoken in one go. A hand is one stop with a full description, and a settlement says its result before the details.
Nothing is edited: where Orca starts again after a page has changed, skips a part or repeats one, so do these lines.
`;

/** Takes all readings, one browser and language after the other, and writes docs/speech.md. */
async function writeDocument() {
  /** @type {Map<unknown, string>} */
  const written = new Map();
  for (const key of new Set(PARTS.map(([, , name, lang]) => `${name} ${lang}`))) {
    const parts = PARTS.filter(([, , name, lang]) => key === `${name} ${lang}`);
    const [[, , name, lang] = /** @type {any} */ ([])] = parts;
    const found = await read(name, lang, parts.map(([, , , , reading]) => reading));
    for (const [place, part] of parts.entries()) written.set(part, listed(found[place] ?? []));
    const done = PARTS.filter((part) => written.has(part));
    const sections = done.map((part) => `## ${part[0]}\n\n${part[1]}\n\n${written.get(part)}\n`);
    writeFileSync(join(root, 'docs/speech.md'), [INTRODUCTION, ...sections].join('\n'));
  }
}

try {
  const [name, lang, reading] = process.argv.slice(2);
  if (!reading) await writeDocument();
  else {
    const [stops] = await read(/** @type {'chromium'} */ (name), /** @type {Lang} */ (lang), [/** @type {'arrows'} */ (reading)]);
    console.log(listed(stops ?? []));
  }
} finally {
  server.stop();
  rmSync(folder, { recursive: true });
}
