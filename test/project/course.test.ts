/** The package of a page, for SCORM and cmi5. */
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import puppeteer from 'puppeteer-core';
import { afterAll, describe, expect, it } from 'vitest';
import { chromium } from '../../scripts/browsers.mjs';
import { coursePackage } from '../../scripts/course.mjs';
import { answerFromStore } from '../../scripts/xapi-store.mjs';

const folder = mkdtempSync(join(tmpdir(), 'course-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What the store of a platform holds. */
interface Stored {
  statements: { verb: { id: string }; object: unknown; result?: unknown }[];
  refused: string[];
  texts: Record<string, string>;
}

const EXERCISE = '<mj-exercise ask="points"><mj-hand>(123b) (444c) 777d 22d 67b +8b</mj-hand></mj-exercise>';

function write(name: string, html: string): string {
  writeFileSync(join(folder, name), html);
  return join(folder, name);
}

const read = (file: string, options: Parameters<typeof coursePackage>[1] = {}): Record<string, string> =>
  Object.fromEntries(
    Object.entries(unzipSync(coursePackage(file, options))).map(([name, data]) => [name, strFromU8(data)]),
  );

describe('a page as a package (built)', () => {
  it('has a manifest, its own files and the elements, which find each other', () => {
    mkdirSync(join(folder, 'images'));
    writeFileSync(join(folder, 'images', 'a b.svg'), '<svg/>');
    const file = write(
      'lesson.html',
      `<!doctype html><html><head><title>Pungs &amp; chows</title>
      <script type="module" src="https://cdn.jsdelivr.net/npm/mahjong-elements@0.1.0/dist/cdn/mahjong-elements.js"></script></head>
      <body><img src="images/a%20b.svg"><a href="https://example.org/">more</a>${EXERCISE}</body></html>`,
    );
    for (const format of ['1.2', '2004'] as const) {
      const files = read(file, { format, passing: 60 });
      const names = Object.keys(files);
      expect(names[0]).toBe('imsmanifest.xml');
      expect(names).toEqual(
        expect.arrayContaining(['lesson.html', 'images/a b.svg', 'mahjong-elements/mahjong-elements.js']),
      );
      const manifest = files['imsmanifest.xml']!;
      expect(manifest).toContain(`<schemaversion>${format === '2004' ? '2004 4th Edition' : '1.2'}</schemaversion>`);
      const listed = [...manifest.matchAll(/<file href="([^"]+)"/g)].map(([, name]) => decodeURI(name!));
      expect(listed).toEqual(names.slice(1));
      const page = files['lesson.html']!;
      expect(page).toContain('src="./mahjong-elements/mahjong-elements.js"');
      expect(page).toContain('<script type="module" src="./mahjong-elements/start.js"></script></body>');
      expect(page).not.toContain('importmap');
      expect(files['mahjong-elements/start.js']).toContain('connectScorm({ passing: 60 });');
      for (const [name, code] of Object.entries(files))
        if (name.startsWith('mahjong-elements/course/')) expect(code).not.toMatch(/\b(import|from)\s*['"]/);
    }
    expect(Buffer.compare(coursePackage(file), coursePackage(file))).toBe(0);
  });

  it('drops the hash of a file that it replaces', () => {
    const address = 'https://cdn.jsdelivr.net/npm/mahjong-elements@0.1.0/dist/cdn/mahjong-elements.all.js';
    const own = `<script src="https://example.org/own.js" integrity="sha384-b"></script>`;
    const file = write(
      'hashed.html',
      `<head><script type="module" src="${address}"\n  integrity="sha384-a"\n  crossorigin="anonymous"></script>${own}</head>${EXERCISE}`,
    );
    const page = read(file)['hashed.html']!;
    expect(page).toContain('<script type="module" src="./mahjong-elements/mahjong-elements.all.js"></script>');
    expect(page).toContain(own);
  });

  it('leaves a page alone that connects itself', () => {
    const file = write(
      'own.html',
      `<script type="module">import 'mahjong-elements'; import { connectScorm } from 'mahjong-elements/scorm.js'; connectScorm();</script>${EXERCISE}`,
    );
    const page = read(file)['own.html']!;
    expect(page.match(/connectScorm\(/g)).toHaveLength(1);
    expect(page.match(/type="module"/g)).toHaveLength(1);
    expect(page).toContain('"mahjong-elements/scorm.js":"./mahjong-elements/course/scorm.js"');
    expect(page.indexOf('importmap')).toBeLessThan(page.indexOf('type="module"'));
  });

  it('adds the elements and the connection, unless a script of the page does', () => {
    const startOf = (head: string, body = EXERCISE): string | undefined =>
      read(write('started.html', `<head>${head}</head>${body}`))['mahjong-elements/start.js'];
    const cdn = 'https://cdn.jsdelivr.net/npm/mahjong-elements@0.1.0/dist/cdn';
    const calls = "import { connectScorm } from 'mahjong-elements/scorm.js'; connectScorm();";
    const all = /^import '.\/mahjong-elements.js';\nimport { connectScorm }.*\nconnectScorm\(\);$/;
    for (const head of [
      '<meta name="mahjong-elements" content="profile: british">',
      `<link rel="preconnect" href="${cdn}/"><a href="${cdn}/mahjong-elements.js">the file</a>`,
      `<!-- <script type="module">import 'mahjong-elements'; ${calls}</script> -->`,
      `<script type="module">// import 'mahjong-elements'; ${calls}</script>`,
    ])
      expect(startOf(head), head).toMatch(all);
    write('elements.js', `import '${cdn}/mahjong-elements.js';`);
    write('lesson.mjs', `import './elements.js?v=2'; ${calls}`);
    expect(startOf('<script type="module" src="lesson.mjs"></script>')).toBe(undefined);
    expect(startOf('<script type="module" src="elements.js"></script>')).toMatch(/^import \{ connectScorm }/);
    const packed = read(join(folder, 'started.html'));
    expect(packed['elements.js']).toBe("import './mahjong-elements/mahjong-elements.js';");
    expect(startOf('', '<pre><code class="language-mahjong">show: exercise\n\n(123b)</code></pre>')).toMatch(
      /^import '.\/blocks.js';/,
    );
    expect(startOf(`<script type="module" src="${cdn}/blocks.js"></script>`)).toMatch(/^import \{ connectScorm }/);
  });

  it('loads the elements of linked pages, and says that their exercises are not reported', () => {
    mkdirSync(join(folder, 'more'));
    write('more/next.html', `<html lang="de"><body>${EXERCISE}<a href="plain.html">on</a></body>`);
    write('more/plain.html', '<p>No tiles</p>');
    write('more/named.html', `<script type="module">import 'mahjong-elements';</script><mj-tile tile="1b"></mj-tile>`);
    const said: string[] = [];
    const links = '<a href="more/next.html">on</a><a href="more/named.html">tiles</a>';
    const files = read(write('first.html', EXERCISE + links), { warn: (text) => said.push(text) });
    const scripts = ['mahjong-elements.js', 'lang/de.js'].map(
      (name) => `<script type="module" src="../mahjong-elements/${name}"></script>`,
    );
    expect(files['more/next.html']).toContain(`${scripts.join('')}</body>`);
    expect(files['more/plain.html']).toBe('<p>No tiles</p>');
    expect(files['more/named.html']).toContain('"mahjong-elements":"../mahjong-elements/mahjong-elements.all.js"');
    expect(Object.keys(files)).toContain('mahjong-elements/lang/de.js');
    expect(said).toEqual([
      'more/next.html has exercises, and only those of first.html are reported: move them there, or pack that page as well.',
    ]);
  });

  it('has all parts of elements that the page hosts itself', () => {
    const names = readdirSync('dist/cdn').filter((name) => /^(mahjong-elements|autoload|blocks).*\.js$/.test(name));
    cpSync('dist/cdn', join(folder, 'mahjong'), { recursive: true });
    const files = read(
      write('hosted.html', `<script type="module" src="mahjong/mahjong-elements.js"></script>${EXERCISE}`),
    );
    expect(Object.keys(files)).toEqual(expect.arrayContaining(names.map((name) => `mahjong/${name}`)));
    expect(files['mahjong-elements/start.js']).toMatch(/^import \{ connectScorm }/);
  });

  it('works under a policy of the page, or says what the policy must allow', () => {
    const withPolicy = (sources: string, code: string): Record<string, string> => {
      writeFileSync(join(folder, 'lesson.js'), code);
      const policy = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; ${sources}">`;
      return read(
        write('strict.html', `<head>${policy}</head><script type="module" src="lesson.js"></script>${EXERCISE}`),
      );
    };
    const files = withPolicy("script-src 'self'", 'document.title = "Lesson";');
    expect(files['strict.html']).not.toMatch(/<script(?![^>]* src=)/);
    expect(files['mahjong-elements/start.js']).toMatch(/import '.\/mahjong-elements.js';[^]*connectScorm\(\);/);
    const named = "import 'mahjong-elements/scorm.js';";
    let wanted = '';
    try {
      withPolicy("script-src 'self'", named);
    } catch (error) {
      wanted = /add ('sha256-[\w+/]+=') to its script-src/.exec(String(error))![1]!;
    }
    const page = withPolicy(`script-src 'self' ${wanted}`, named)['strict.html']!;
    const map = /<script type="importmap">(.*?)<\/script>/.exec(page)![1]!;
    expect(`'sha256-${createHash('sha256').update(map).digest('base64')}'`).toBe(wanted);
  });

  it('says what is missing', () => {
    expect(() => coursePackage(write('none.html', '<p>Text</p>'))).toThrow('has no <mj-exercise>');
    expect(() => coursePackage(write('far.html', `<img src="../far.png">${EXERCISE}`))).toThrow(
      '<img src="../far.png"> is not in the folder of the page',
    );
    expect(() => coursePackage(write('base.html', `<base href="../"><img src="1x.png">${EXERCISE}`))).toThrow(
      '<base href="../"> changes the addresses of the elements, too: remove it',
    );
    expect(() => coursePackage(write('gone.html', `<img src="gone.png">${EXERCISE}`))).toThrow('file not found');
    writeFileSync(join(folder, 'latin.html'), Buffer.from(`<title>Übung</title>${EXERCISE}`, 'latin1'));
    const latin = 'latin.html is not in UTF-8: save it as UTF-8';
    expect(() => coursePackage(join(folder, 'latin.html'))).toThrow(latin);
    expect(() => coursePackage(write('to-latin.html', `<a href="latin.html">on</a>${EXERCISE}`))).toThrow(latin);
    const course = write('no-name.html', EXERCISE);
    for (const id of [undefined, '', 'mahjong'])
      expect(() => coursePackage(course, { format: 'cmi5', id })).toThrow('Name the course with --id, an address');
  });

  it('has what style sheets, modules, srcset and linked pages name, and quotes what is elsewhere', () => {
    for (const name of ['css', 'css/fonts', 'js']) mkdirSync(join(folder, name));
    write('css/main.css', `@import "more.css?v=2"; @font-face { font-family: a; src: url(fonts/a%231.woff2); }`);
    write(
      'css/more.css',
      `body { background: image-set("../bg.png" 1x, url(data:image/png;base64,AA) 2x); } a { cursor: url(#x), auto }`,
    );
    write('js/a.mjs', `export * from './b.mjs'; import 'lit'; import('../c.js'); import(\`./${'${x}'}.js\`);`);
    write('linked.html', '<base target="_top"><img src="linked.png"><a href="rich #1.html">back</a>');
    const others = [
      'css/fonts/a#1.woff2',
      'bg.png',
      'js/b.mjs',
      'c.js',
      'linked.png',
      '1x.png',
      '2x.png',
      '3.png',
      'd.js',
    ];
    for (const name of others) write(name, '');
    const page = `<link rel="stylesheet" href="css/main.css"><link rel="canonical" href="/lesson">
      <img src="1x.png" srcset="1x.png, 2x.png 2x,https://example.org/4x.png 4x" style="mask: url('3.png')">
      <a href="linked.html#part">next</a><a href="/home">home</a><a href="nowhere.html">gone</a>
      <script type="module">import './js/a.mjs'; import './d.js'; import 'https://example.org/x.js';</script>${EXERCISE}`;
    const said: string[] = [];
    const files = read(write('rich #1.html', page), { warn: (text) => said.push(text) });
    const own = Object.keys(files).filter((name) => !name.startsWith('mahjong-elements/'));
    expect(own.sort()).toEqual(
      [...others, 'css/main.css', 'css/more.css', 'imsmanifest.xml', 'js/a.mjs', 'linked.html', 'rich #1.html'].sort(),
    );
    const src = '<img srcset="1x.png, 2x.png 2x,https://example.org/4x.png 4x">';
    expect(said).toEqual(
      [src, 'import "https://example.org/x.js"'].map(
        (place) => `${place} is not in the package: it is loaded from elsewhere.`,
      ),
    );
    const manifest = files['imsmanifest.xml']!;
    expect(manifest).toContain('adlcp:scormtype="sco" href="rich%20%231.html"');
    const listed = [...manifest.matchAll(/<file href="([^"]+)"/g)].map(([, name]) => decodeURIComponent(name!));
    expect(listed).toEqual(Object.keys(files).slice(1));
    write('css/more.css', 'body { background: url(gone.png) }');
    expect(() => read(join(folder, 'rich #1.html'))).toThrow('css/more.css: url("gone.png"): file not found.');
    expect(() => read(write('root.html', `<img src="/1x.png">${EXERCISE}`))).toThrow(
      '<img src="/1x.png"> is not in the folder of the page',
    );
  });

  it('has the texts of the languages of the page', () => {
    const textsOf = (html: string): string[] =>
      Object.keys(read(write('spoken.html', html)))
        .flatMap((name) => /^mahjong-elements\/lang\/([^/]+)\.js$/.exec(name)?.[1] ?? [])
        .filter((name) => /^([a-z]{2}|zh-\w+)$/.test(name));
    for (const lang of ['', 'en', 'en-GB', 'es', 'x y', 'constructor'])
      expect(textsOf(`<html lang="${lang}">${EXERCISE}`), lang).toEqual([]);
    expect(textsOf(`<html lang="DE-at">${EXERCISE}`)).toEqual(['de']);
    expect(textsOf(`<html lang="zh">${EXERCISE}<p lang="zh-TW"><p lang="zh-MO">`)).toEqual([
      'zh-HK',
      'zh-Hans',
      'zh-Hant',
    ]);
    const cdn = 'https://cdn.jsdelivr.net/npm/mahjong-elements@0.1.0/dist';
    const scripts = `<script type="module" src="${cdn}/cdn/mahjong-elements.js"></script>
      <script type="module" src="${cdn}/lang/fr.js"></script><script type="module">import 'mahjong-elements/lang/it.js';</script>`;
    expect(textsOf(`<html>${scripts}${EXERCISE}`)).toEqual(['fr', 'it']);
    const page = read(write('french.html', `<html lang="fr">${scripts}${EXERCISE}`))['french.html']!;
    expect(page).toContain('<script type="module" src="./mahjong-elements/lang/fr.js"></script>');
    expect(page.match(/lang\/fr\.js/g)).toHaveLength(1);
    expect(page).toContain('"mahjong-elements/lang/":"./mahjong-elements/lang/"');
  });

  it('has the structure of a course for cmi5', () => {
    const page = `<html lang="de"><title>Pungs &amp; chows</title><meta name="description" content="Drei „Fragen“">${EXERCISE}`;
    const file = write('a lesson.html', page);
    const files = read(file, { format: 'cmi5', id: 'https://school.example/?a&b', passing: 60 });
    expect(Object.keys(files)[0]).toBe('cmi5.xml');
    expect(files['imsmanifest.xml']).toBe(undefined);
    const text = `<title><langstring lang="de">Pungs &amp; chows</langstring></title>
    <description><langstring lang="de">Drei „Fragen“</langstring></description>`;
    // An address with a query gets a fragment; the order of elements is that of the schema.
    expect(files['cmi5.xml']).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<courseStructure xmlns="https://w3id.org/xapi/profiles/cmi5/v1/CourseStructure.xsd">
  <course id="https://school.example/?a&amp;b">
    ${text}
  </course>
  <au id="https://school.example/?a&amp;b#lesson" moveOn="Passed" masteryScore="0.6" launchMethod="AnyWindow">
    ${text}
    <url>a%20lesson.html</url>
  </au>
</courseStructure>
`);
    const open = read(file, { format: 'cmi5', id: 'urn:mahjong:course#1' })['cmi5.xml'];
    expect(open).toContain('<au id="urn:mahjong:course#1-lesson" moveOn="Completed" launchMethod="AnyWindow">');
  });

  it('reports to the store of a platform that launches it by cmi5', async () => {
    const file = write('launched.html', `<!doctype html><html lang="de-AT"><title>Points</title>${EXERCISE}`);
    const files = unzipSync(coursePackage(file, { format: 'cmi5', id: 'https://school.example/', passing: 60 }));
    const server = createServer(async (request, response) => {
      const stored = await answerFromStore(request);
      if (stored) return void response.writeHead(stored.status).end(stored.text);
      const path = new URL(request.url!, 'http://localhost').pathname.slice(1);
      const type = path.endsWith('.js') ? 'text/javascript' : 'text/html';
      response.writeHead(files[path] ? 200 : 404, { 'content-type': type }).end(files[path]);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const browser = await puppeteer.launch((await chromium())!);
    try {
      const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      const launch = new URLSearchParams({
        endpoint: `${origin}/xapi/course/`,
        fetch: `${origin}/xapi/course/fetch`,
        actor: JSON.stringify({ account: { homePage: 'https://school.example', name: 'learner-7' } }),
        registration: '6f1b4b9e-6c0e-4d6f-9a8e-2f8c1c8a7b11',
        activityId: 'https://school.example/activity-1',
      });
      const stored = async () => (await (await fetch(`${origin}/xapi/course/all`)).json()) as Stored;
      const page = await browser.newPage();
      await page.goto(`${origin}/launched.html?${launch}`);
      await expect.poll(async () => (await stored()).statements.length).toBe(1);
      await expect
        .poll(() => page.$eval('mj-exercise >>> button.check', ({ textContent }) => textContent?.trim()))
        .toBe('Prüfen');
      await page.type('mj-exercise >>> input', '26');
      await page.click('mj-exercise >>> button.check');
      await expect.poll(async () => (await stored()).statements.length).toBe(4);
      await page.goto('about:blank');
      await expect.poll(async () => (await stored()).statements.length).toBe(5);
      const { statements, refused, texts } = await stored();
      expect(statements.map(({ verb }) => verb.id.split('/').at(-1))).toEqual([
        ...['initialized', 'answered', 'completed', 'passed', 'terminated'],
      ]);
      expect(statements[1]!.result).toEqual({ response: 'points 26', success: true });
      expect(statements[3]).toMatchObject({
        object: { id: 'https://school.example/activity-1' },
        result: { success: true, score: { scaled: 1 } },
      });
      expect([refused, Object.keys(texts).some((key) => key.includes('mahjong-elements.progress'))]).toEqual([
        [],
        true,
      ]);
    } finally {
      await browser.close();
      server.close();
    }
  });
});
