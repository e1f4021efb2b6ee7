/** The site as it is built: complete without a script, without other hosts, with links that lead somewhere. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromium } from '../../scripts/browsers.mjs';
import { languages } from '../../scripts/site/languages.mjs';
import { sitemapPlugin } from '../../scripts/site/sitemap.mjs';
import { sitePages } from '../../scripts/site-pages.mjs';
import { ruleIds } from '../../src/core/index.js';
import type { MjExercise } from '../../src/elements/mj-exercise/mj-exercise.js';

const root = new URL('../..', import.meta.url).pathname;
const folder = mkdtempSync(join(tmpdir(), 'site-'));
const written = readdirSync(join(root, 'demo')).filter((file) => file.endsWith('.html'));
const pages = sitePages.map(({ file }) => file);
/** The pages in other languages. */
const translated = sitePages.filter(({ lang }) => lang).map(({ file }) => file);
/** An address for the site: its sitemap needs one. */
const PUBLISHED = 'https://club.example/mahjong/';
const folderOf = (tag: string): string => (tag === 'en' ? '' : `${tag}/`);

const read = (file: string): string => readFileSync(join(folder, file), 'utf8');
const matches = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, found]) => found!);
/** The page without what the server rendered. */
const withoutRoots = (page: string): string => page.replace(/<template shadowroot[^]*?<\/template>/g, '');
/** The place of an address in the site. */
const target = (address: string, from: string): string => {
  const path = address.replace(/[?#].*/, '');
  return path === '' ? from : join(dirname(from), path.replace(/(^|\/)$/, '$1index.html').replace(/\.$/, 'index.html'));
};

describe('the site', () => {
  beforeAll(async () => {
    await build({
      configFile: join(root, 'vite.config.ts'),
      build: { outDir: folder },
      plugins: [sitemapPlugin(PUBLISHED)],
      logLevel: 'error',
    });
  }, 180_000);
  afterAll(() => rmSync(folder, { recursive: true }));

  it('has every page of the demo, and one for each part of the documentation', () => {
    expect(pages).toEqual(expect.arrayContaining(written));
    expect(new Set(pages).size).toBe(pages.length);
    for (const file of pages) expect(existsSync(join(folder, file)), file).toBe(true);
    const docs = readdirSync(join(root, 'docs')).filter((file) => file.endsWith('.md'));
    for (const file of docs) expect(pages).toContain(`docs/${file.replace('.md', '.html')}`);
  });

  it('gives every page a title, a description, one main heading and one navigation', () => {
    const titles = new Set<string>();
    for (const { file, lang = 'en' } of sitePages) {
      const page = withoutRoots(read(file));
      titles.add(`${lang}: ${matches(page, /<title>([^<]+)<\/title>/g)[0]!}`);
      expect(page, file).toContain(`<html lang="${lang}"`);
      expect(matches(page, /<meta\s+name="description"\s+content="([^"]{20,})"/g), file).toHaveLength(1);
      expect(matches(page, /<(h1)[ >]/g), file).toHaveLength(1);
      expect(matches(page, /<nav id="(site-menu)"/g), file).toHaveLength(1);
    }
    expect(titles.size).toBe(pages.length);
  });

  it.each([...written, ...translated])('renders all elements of %s on the server', (file) => {
    const page = read(file);
    const elements = matches(withoutRoots(page), /<(mj-[a-z-]+)[\s>]/g).length;
    const roots = matches(page, /<template shadowroot(mode)="open"/g).length;
    expect(roots).toBeGreaterThanOrEqual(elements);
  });

  it('renders elements in their language', () => {
    const [, element] = read('settlement.html').split('正體中文</h2>');
    expect(element!.slice(0, 20_000)).toContain('莊家');
  });

  it('loads nothing from other hosts, from any folder', () => {
    for (const file of pages) {
      const page = withoutRoots(read(file));
      const loaded = [
        ...matches(page, /<(?:script|img|iframe|source)[^>]* (?:src|srcset)="([^"]*)"/g),
        ...matches(page, /<link[^>]* href="([^"]*)"/g),
      ];
      expect(loaded.length).toBeGreaterThan(0);
      for (const address of loaded) {
        expect(address, file).not.toMatch(/^(\/|https?:)/);
        expect(existsSync(join(folder, target(address, file))), `${file}: ${address}`).toBe(true);
      }
    }
  });

  it('links to pages and places that exist', () => {
    for (const file of pages) {
      for (const address of matches(withoutRoots(read(file)), /<a [^>]*href="([^"]*)"/g)) {
        if (/^(https?|data):/.test(address)) continue;
        const path = target(address, file);
        expect(existsSync(join(folder, path)), `${file}: ${address}`).toBe(true);
        const [, place] = address.split('#');
        if (place) expect(read(path), `${file}: ${address}`).toContain(`id="${place}"`);
      }
    }
  });

  it('has a sitemap of all pages, with the same links to other languages as the pages themselves', () => {
    const whole = (file: string): string => PUBLISHED + file.replace(/(^|\/)index\.html$/, '$1');
    const sitemap = read('sitemap.xml');
    expect(sitemap).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset /);
    const entries = new Map(
      matches(sitemap, /<url>([^]*?)<\/url>/g).map((entry) => [matches(entry, /<loc>([^<]*)<\/loc>/g)[0]!, entry]),
    );
    const listed = pages.filter((file) => file !== '404.html');
    expect([...entries.keys()].sort()).toEqual(listed.map(whole).sort());
    for (const file of listed) {
      const [menu = ''] = /<nav id="site-languages"[^]*?<\/nav>/.exec(read(file)) ?? [];
      // A page that is in English only leads to another one in each language.
      const links = translated.some((one) => one === file || one.endsWith(`/${file}`))
        ? [...menu.matchAll(/<a href="([^"]*)" lang="[^"]*" hreflang="([^"]*)"/g)]
        : [];
      expect(
        [
          ...entries.get(whole(file))!.matchAll(/<xhtml:link rel="alternate" hreflang="([^"]*)" href="([^"]*)"\/>/g),
        ].flatMap(([, tag, address]) => (tag === 'x-default' ? [] : [[tag, address]])),
        file,
      ).toEqual(links.map(([, address, tag]) => [tag, whole(target(address!, file))]));
      if (translated.includes(file)) expect(links, file).toHaveLength(languages.length);
    }
  });

  it('states every figure as it is computed', () => {
    const least = {
      'scoring.html': 25,
      'awards.html': 59,
      'what-to-build.html': 15,
      'first-hand.html': 8,
      'index.html': 5,
    };
    const articles = languages.map(({ tag }) => [`${folderOf(tag)}scoring.html`, least['scoring.html']] as const);
    for (const [file, count] of [...Object.entries(least), ...articles]) {
      const page = read(file);
      expect(matches(withoutRoots(page), / (expect)="/g).length, file).toBeGreaterThanOrEqual(count);
      // Elements mark a figure that differs, and faults.
      expect(page, file).not.toMatch(/part="(?:unexpected|message)"/);
    }
  });

  it('has the computed figures and tables of a page without its script', () => {
    const page = withoutRoots(read('odds.html'));
    const figures = matches(page, /<output data-compute="[^"]*">([^<]*)</g);
    expect(figures.length).toBeGreaterThanOrEqual(40);
    for (const figure of figures) expect(figure).toMatch(/\d|infinite|[a-z]/);
    expect(page).toContain('<th scope="row">Open wait</th><td class="number">8</td><td class="number">8.0%</td>');
    expect(page).toContain('<th scope="row">20 points</th><td class="number">5</td><td class="number">6</td>');
  });

  it('has a mark on every page, and a picture for previews of links', () => {
    for (const file of pages) {
      const page = withoutRoots(read(file));
      const [mark] = matches(page, /<a class="name"[^>]*><img\s[^>]*src="([^"]*)"/g);
      const [picture] = matches(page, /<meta property="og:image"\s+content="([^"]*)"/g);
      expect(target(mark!, file), file).toBe('icon.svg');
      expect(target(picture!, file), file).toBe('social.png');
      expect(matches(page, /<meta property="og:title" content="([^"]*)"/g), file).toEqual(
        matches(page, /<title>([^<]*)<\/title>/g),
      );
    }
    const picture = readFileSync(join(folder, 'social.png'));
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(read('icon.svg')).toMatch(/^<svg /);
  });

  it('has the classical rules on the page to print', () => {
    const page = read('one-page.html');
    for (const row of [
      '<th scope="row">Pung of simples</th><td>2</td><td>4</td>',
      '<th scope="row">Kong of honours</th><td>16</td><td>32</td>',
      '<th scope="row">Going out</th><td>20</td>',
      '<th scope="row">Full flush</th><td>3</td>',
      '<b>Thirteen orphans.</b>',
      '<th scope="row">20</th><td>20</td><td>40</td><td>80</td><td>160</td><td>320</td><td class="limit">500</td>',
      '<th scope="row">62</th><td>62</td><td>124</td><td>248</td><td>496</td><td class="limit">500</td>',
      '<th scope="row">64</th><td>64</td><td>128</td><td>256</td><td class="limit">500</td>',
      'South receives <output data-compute="pays 0/30/0/0 south west south">120</output>',
      'East receives <output data-compute="pays 30/0/0/0 east west east">180</output>',
    ])
      expect(page.replace(/\s+/g, ' ')).toContain(row);
    expect(matches(page, /<th scope="row">(\d+)<\/th>/g)).toHaveLength(23);
  });

  it('has an example for every award', () => {
    const sections = matches(withoutRoots(read('awards.html')), /<section class="award" id="([^"]*)"/g);
    expect(sections.sort()).toEqual([...ruleIds].sort());
  });

  it('stores what the installable pages load', () => {
    const worker = read('service-worker.js');
    for (const page of ['calculator', 'game']) {
      const { icons, start_url: start } = JSON.parse(read(`manifest-${page}.webmanifest`));
      expect(start).toBe(`${page}.html`);
      for (const { src } of icons) expect(existsSync(join(folder, src))).toBe(true);
      expect(worker).toContain(`${page}.html`);
      for (const address of matches(withoutRoots(read(`${page}.html`)), /(?:src|href)="\.\/(assets\/[^"]*)"/g))
        expect(worker, address).toContain(address);
    }
  });

  it('stores the pages of a language with its texts only, and in the worker of the whole site those that readers speak', () => {
    /** Words of a language’s texts, in the files of the build. */
    const words = { de: 'Die Partie ist zu Ende.', ja: '対局は終わりました。', 'zh-Hans': '牌局结束。' };
    const assets = readdirSync(join(folder, 'assets')).map((name) => [name, read(`assets/${name}`)] as const);
    const filesWith = (text: string): string[] =>
      assets.filter(([, code]) => code.includes(text)).map(([name]) => name);
    for (const tag of ['en', ...Object.keys(words)]) {
      const worker = read(`${folderOf(tag)}service-worker.js`);
      for (const [language, text] of Object.entries(words)) {
        const files = filesWith(text);
        expect(files.length, language).toBeGreaterThan(0);
        for (const file of files)
          expect(worker.includes(file), `${tag} stores ${file} of ${language}`).toBe(tag === language || tag === 'en');
      }
    }
    const { start_url: start, icons } = JSON.parse(read('de/manifest-game.webmanifest'));
    expect(existsSync(join(folder, 'de', start))).toBe(true);
    for (const { src } of icons) expect(existsSync(join(folder, 'de', src))).toBe(true);
    expect(read('de/service-worker.js')).toContain('../assets/');
  });

  it('describes what a module exports, and nothing else', async () => {
    const described = (module: string): string[] =>
      matches(read(`reference/api-${module}.html`), /<section class="entry">\s*<h3 id="([^"]*)"/g);
    const sections = (module: string): string =>
      read(`reference/api-${module}.html`).replace(/<h2 id="(?:interfaces|types)">[^]*/, '');
    for (const [module, path] of [
      ['core', 'core/index.js'],
      ['core-odds', 'core/odds.js'],
      ['labels', 'labels.js'],
    ] as const) {
      const exported = Object.keys((await import(pathToFileURL(join(root, 'dist', path)).href)) as object).sort();
      const values = matches(sections(module), /<h3 id="([^"]*)"/g).sort();
      expect(values, module).toEqual(exported);
      for (const name of described(module)) expect(name, module).not.toMatch(/_\d$/);
    }
  });

  it('has an index for the search', () => {
    const { languages: indexed } = JSON.parse(read('pagefind/pagefind-entry.json'));
    // All but the search and the page for missing addresses, and each term of the glossary.
    const terms = read('glossary.html').match(/<dt id=/g)!.length;
    expect(terms).toBeGreaterThan(40);
    expect(indexed.en.page_count).toBe(pages.length - translated.length - 2 + terms);
    for (const tag of ['de', 'nl', 'fr', 'it', 'ja'])
      expect(indexed[tag].page_count, tag).toBe(translated.length / (languages.length - 1) - 1 + terms);
  });

  const launch = chromium();
  describe('in a browser, in a folder of a static host', () => {
    const types: Record<string, string> = {
      '.html': 'text/html',
      '.js': 'text/javascript',
      '.css': 'text/css',
      '.svg': 'image/svg+xml',
    };
    /** What another version of the site has in a file; undefined if it has the same. */
    let published: ((file: string) => string | undefined) | undefined;
    /** Whether nobody answers, workers included. */
    let isDown = false;
    const server = createServer((request, response) => {
      if (isDown) return void request.socket.destroy();
      const { pathname } = new URL(request.url!, 'http://localhost');
      try {
        const file = pathname.replace(/^\/club\//, '').replace(/(^|\/)$/, '$1index.html');
        const body = published?.(file) ?? readFileSync(join(folder, file));
        response.setHeader('Content-Type', types[extname(pathname)] ?? 'application/octet-stream').end(body);
      } catch {
        response.writeHead(404).end();
      }
    });
    let browser: Browser;
    let page: Page;
    const address = (path: string): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}/club/${path}`;

    beforeAll(async () => {
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      browser = await puppeteer.launch((await launch)!);
      page = await browser.newPage();
    }, 60_000);
    afterAll(async () => {
      await browser.close();
      server.close();
    });

    it('the calculator shows the hand of a link, keeps edits in its address, and works without a connection', async () => {
      const value = (text: string): Promise<unknown> =>
        page.waitForFunction(
          (expected) => String(document.querySelector('mj-hand')!.score?.value) === expected,
          {},
          text,
        );
      await page.goto(
        address('calculator.html#hand=222b+111d+(555c)+(RRRR)+E+%2BE&seat=north&round=south&profile=european'),
      );
      // 52 points are rounded to 50 and doubled twice.
      await value('200');
      await page.select('[name=profile]', 'classical');
      await value('208');
      expect(page.url()).not.toContain('profile=');
      const breakdown = 'document.querySelector("#breakdown")';
      await page.waitForFunction(`${breakdown}.shadowRoot.textContent.includes('208')`);
      await page.waitForSelector('html[data-offline=ready]');
      await page.setOfflineMode(true);
      await page.reload();
      await value('208');
      await page.goto(address('game.html'));
      expect(await page.$eval('mj-game', (game) => Boolean(game.shadowRoot))).toBe(true);
      await page.setOfflineMode(false);
    }, 60_000);

    /** A page in a browser without any storage of another test, with the service worker of the site. */
    async function openSheet(file: string): Promise<Page> {
      const sheet = await (await browser.createBrowserContext()).newPage();
      await sheet.goto(address(file));
      await sheet.waitForSelector('html[data-offline=ready]');
      return sheet;
    }

    it('the score sheet opens without a connection by an address with a query, and from one language to another', async () => {
      const sheet = await openSheet('game.html');
      const isOpen = (): Promise<boolean> => sheet.$eval('mj-game', (game) => Boolean(game.shadowRoot));
      const stored = await sheet.evaluate(async () =>
        (await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys())))
          .flat()
          .map(({ url }) => url),
      );
      expect(stored.filter((url) => url.includes('/de/'))).toEqual([]);
      isDown = true;
      await sheet.goto(address('game.html?utm_source=club&x=1'));
      expect(await isOpen()).toBe(true);
      // The German page is not stored: the sheet opens in English, with its game.
      const game = encodeURIComponent('players: Ann, Ben, Cho, Dan\nBen 48 from Cho');
      await sheet.goto(address(`de/game.html#game=${game}`));
      expect(await isOpen()).toBe(true);
      expect(sheet.url()).toBe(address(`game.html#game=${game}`));
      await sheet.browserContext().close();
      isDown = false;

      const german = await openSheet('de/game.html');
      await german.waitForFunction(
        async () => (await navigator.serviceWorker.getRegistrations()).filter(({ active }) => active).length === 2,
      );
      isDown = true;
      for (const file of ['de/game.html?utm_source=club', 'game.html', 'fr/game.html']) {
        await german.goto(address(file));
        expect(await german.$eval('mj-game', (one) => Boolean(one.shadowRoot)), file).toBe(true);
      }
      await german.browserContext().close();
      isDown = false;
    }, 60_000);

    it('stores the languages of the reader with the English pages', async ({ skip }) => {
      const options = (await launch)!;
      const reader = await puppeteer.launch({ ...options, args: [...(options.args ?? []), '--accept-lang=de-DE,de'] });
      // In the old headless mode, workers know nothing of this option.
      if ((await reader.version()).startsWith('Headless')) {
        await reader.close();
        skip();
      }
      const sheet = await reader.newPage();
      await sheet.goto(address('game.html'));
      await sheet.waitForSelector('html[data-offline=ready]');
      isDown = true;
      await sheet.goto(address('de/game.html'));
      await sheet.waitForFunction(() => document.querySelector('mj-game')?.shadowRoot?.textContent.includes('Spieler'));
      await reader.close();
      isDown = false;
    }, 60_000);

    it('a new version leaves the pages that are open as they are, and starts once they are closed', async () => {
      const old = readdirSync(join(folder, 'assets')).find(
        // Not one of the files with the editor’s texts.
        (file) => /^editor-[\w-]+\.js$/.test(file) && /part="?editor/.test(read(`assets/${file}`)),
      )!;
      const sheet = await openSheet(`game.html#game=${encodeURIComponent('players: Ann, Ben, Cho, Dan')}`);
      // The file has another name now, as after a change of it, and all that loads it says so.
      published = (file) => {
        if (file.endsWith(`/${old}`)) throw new Error('File not found.');
        if (file.endsWith(`new-${old}`)) return read(`assets/${old}`);
        const text = /\.(js|html)$/.test(file) ? read(file) : '';
        return text.includes(old) ? text.replaceAll(old, `new-${old}`) : undefined;
      };
      const other = await sheet.browserContext().newPage();
      await other.goto(address('game.html'));
      await other.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
      await other.waitForFunction(async () => Boolean((await navigator.serviceWorker.ready).waiting));
      await sheet.bringToFront();
      const press = (selector: string): Promise<void> =>
        sheet.$eval('mj-game', (game, what) => game.shadowRoot!.querySelector<HTMLElement>(what)!.click(), selector);
      await press('.winner button');
      await press('.tools button');
      await sheet.waitForFunction(() =>
        document
          .querySelector('mj-game')!
          .shadowRoot!.querySelector('mj-hand')
          ?.shadowRoot?.querySelector('[part=editor]'),
      );
      const context = sheet.browserContext();
      // A browser context without pages would be closed.
      const elsewhere = await context.newPage();
      await sheet.close();
      await other.close();
      const isNew = async (): Promise<boolean> => {
        await elsewhere.goto(address('game.html'));
        const names = await elsewhere.evaluate(async () => {
          const caching = (await caches.keys()).map(async (name) => (await caches.open(name)).keys());
          return (await Promise.all(caching)).flat().map(({ url }) => url.replace(/.*\/|\?.*/g, ''));
        });
        // As long as it is open, nothing changes.
        await elsewhere.goto('about:blank');
        return names.includes(`new-${old}`) && !names.includes(old);
      };
      await expect.poll(isNew, { timeout: 20_000, interval: 500 }).toBe(true);
      await context.close();
      published = undefined;
    }, 60_000);

    it.each(['A4', 'Letter'] as const)(
      'the rules on one page fit one sheet of %s',
      async (format) => {
        await page.goto(address('one-page.html'));
        const pdf = Buffer.from(await page.pdf({ format })).toString('latin1');
        expect(matches(pdf, /(\/Type\s*\/Page)[^s]/g)).toHaveLength(1);
      },
      60_000,
    );

    it('the embed builder starts with the snippet of its preview, and changes both', async () => {
      await page.goto(address('embed-builder.html'));
      const source = (part: string): Promise<unknown> =>
        page.waitForFunction((text) => document.querySelector('#source')!.textContent.includes(text), {}, part);
      await source('seat: south\nwin: self-draw\n\n(RRR) [2222c] 456b 99d 78d +9d 2f');
      await page.select('#kinds [name=kind]', 'html');
      await source('<mj-hand seat="south" win="self-draw">(RRR) [2222c] 456b 99d 78d +9d 2f</mj-hand>');
      expect(await page.$eval('#preview mj-hand', (hand) => hand.getAttribute('win'))).toBe('self-draw');
      await page.select('#choices [name=profile]', 'european');
      await source('<mj-score-breakdown profile="european"');
      const previewed = (): Promise<string | null> =>
        page.$eval('#preview mj-score-breakdown', (one) => one.getAttribute('profile'));
      expect(await previewed()).toBe('european');
      // The browser restores what was chosen; with this listener, it does not restore the page itself.
      await page.evaluate(() => addEventListener('unload', () => {}));
      await page.goto(address('wall.html'));
      await page.goBack();
      await source('<mj-score-breakdown profile="european"');
      expect(await previewed()).toBe('european');
    }, 60_000);

    it('exercises take over what was rendered when they come near, and the form sets the last one', async () => {
      await page.goto(address('exercises.html'));
      const isWaiting = (id: string): Promise<boolean> =>
        page.$eval(`#${id}`, (exercise) => exercise.hasAttribute('defer-hydration'));
      await page.waitForFunction(() => {
        const guide = document.querySelector('#guide')!;
        return guide.matches(':defined') && !guide.hasAttribute('defer-hydration');
      });
      expect(await isWaiting('endless-hands')).toBe(true);
      await page.$eval('#endless-hands', (exercise) => exercise.scrollIntoView());
      await page.waitForFunction(() => !document.querySelector('#endless-hands')!.hasAttribute('defer-hydration'));
      await page.select('#choices [name=profile]', 'british');
      expect(await page.$eval('#endless-hands', (exercise) => (exercise as MjExercise).profile)).toBe('british');
    }, 60_000);

    it.each([
      ['dead hand', 'Dead hand', 'glossary.html#dead-hand'],
      ['winning tile', 'Winning tile', 'glossary.html#winning-tile'],
      ['self draw', 'Self-draw', 'glossary.html#self-draw'],
      ['What is a kong?', 'Kong', 'glossary.html#kong'],
    ])('the search explains “%s” first', async (words, title, file) => {
      await page.goto(address(`search.html?q=${encodeURIComponent(words)}`));
      await page.waitForSelector('#results a');
      const first = await page.$eval('#results a', (one) => [one.textContent, (one as HTMLAnchorElement).href]);
      expect(first).toEqual([title, expect.stringMatching(new RegExp(`${file}$`))]);
    });

    it('the search finds pages by their words, and the keyboard moves through them', async () => {
      await page.goto(address('search.html?q=imperial%20jade'));
      await page.waitForSelector('#results a[href*="awards.html"]');
      await page.keyboard.press('ArrowDown');
      const first = await page.evaluate(() => (document.activeElement as HTMLAnchorElement).href);
      expect(first).toContain('/club/');
      await page.keyboard.press('Enter');
      await page.waitForFunction(() => !location.pathname.endsWith('search.html'));
    }, 60_000);
  });
});
