/**
 * `npm run test:platforms`: publishes test/fixtures/blogs/blocks.md with each program that is installed and with the files of
 * integrations/, opens the page in Chromium, and compares what is drawn, scored and settled. Pass names to test only those;
 * with `--write`, what a program makes of the text is kept in test/fixtures/blogs for the browser tests.
 *
 * Programs are Debian's packages: hugo, jekyll, mkdocs, pelican, python3-sphinx with python3-myst-parser, and php-cli with
 * dokuwiki, mediawiki (php-sqlite3) and wordpress. One that is missing is skipped with a sentence.
 */
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import puppeteer from 'puppeteer-core';
import { chromium } from './browsers.mjs';
import { root } from './bundle.mjs';

const CDN = 'https://cdn.jsdelivr.net/npm/mahjong-elements/';
const markdown = readFileSync(`${root}/test/fixtures/blogs/blocks.md`, 'utf8');
const integration = (/** @type {string} */ path) => join(root, 'integrations', path);

/** What every page shows: a hand, one in a sentence, a breakdown, a settlement, a game, and a sentence about a mistake. */
const EXPECTED = {
  hands: [16, 6],
  value: '184',
  totals: { east: -20, south: 96, west: -10, north: -66 },
  game: [112, 104, -140, -76],
  mistake: 'Line 2: “won” is not a setting: did you mean “win”?',
  markup: 0,
};

/** The text in another markup: each code block and each code in a sentence, as the program writes them. */
const asMarkup = (
  /** @type {(code: string) => string} */ block,
  /** @type {(code: string) => string} */ inline,
  /** @type {(text: string) => string} */ paragraph = (text) => text,
) =>
  markdown
    .split(/^```mahjong\n([^]*?)^```\n/m)
    .map((part, place) =>
      place % 2
        ? block(part)
        : part.replace(/\S[^\n]*/g, (text) => paragraph(text.replace(/`([^`]*)`/g, (_, code) => inline(code)))),
    )
    .join('');

const escaped = (/** @type {string} */ text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * @typedef {object} Published
 * @property {string} [folder] a folder of files; without it, the folder `wiki` is served with PHP
 * @property {string} path the address of the page
 * @property {string} content a selector of the text on the page
 * @typedef {object} Platform
 * @property {string} version a command that prints the version
 * @property {(folder: string) => Published} publish in an empty folder
 */

const MEDIAWIKI_VERSION = "grep -o 'MW_VERSION.*[0-9]' /usr/share/mediawiki/includes/Defines.php";

/** @type {Record<string, Platform>} */
const PLATFORMS = {
  hugo: {
    version: 'hugo version',
    publish(folder) {
      cpSync(integration('hugo'), folder, { recursive: true });
      write(
        folder,
        'config.toml',
        'baseURL = "/"\ndisableKinds = ["taxonomy", "term", "RSS", "sitemap", "home", "section"]\n',
      );
      write(
        folder,
        'layouts/_default/single.html',
        '<!doctype html><body><main>{{ .Content }}</main>{{ partial "mahjong.html" . }}</body>',
      );
      write(folder, 'content/post.md', `---\ntitle: Hands\n---\n${markdown}`);
      run('hugo', [], folder);
      return { folder: 'public', path: '/post/', content: 'main' };
    },
  },
  jekyll: {
    version: 'jekyll --version',
    publish(folder) {
      cpSync(integration('jekyll'), folder, { recursive: true });
      write(folder, '_config.yml', 'title: Hands\n');
      write(
        folder,
        '_layouts/default.html',
        '<!doctype html><body><main>{{ content }}</main>{% include mahjong.html %}</body>',
      );
      write(folder, 'post.md', `---\nlayout: default\n---\n${markdown}`);
      run('jekyll', ['build', '-q'], folder);
      return { folder: '_site', path: '/post.html', content: 'main' };
    },
  },
  mkdocs: {
    version: 'mkdocs --version',
    publish(folder) {
      cpSync(integration('mkdocs'), folder, { recursive: true });
      appendFileSync(join(folder, 'mkdocs.yml'), 'site_name: Hands\n');
      write(folder, 'docs/index.md', markdown);
      run('mkdocs', ['-q', 'build'], folder);
      return { folder: 'site', path: '/', content: '[role="main"]' };
    },
  },
  pelican: {
    version: 'pelican --version',
    publish(folder) {
      cpSync(integration('pelican'), folder, { recursive: true });
      appendFileSync(
        join(folder, 'pelicanconf.py'),
        "SITENAME = 'Hands'\nPATH = 'content'\nTIMEZONE = 'UTC'\nTHEME_TEMPLATES_OVERRIDES = ['templates']\n",
      );
      const script = `<script type="module" src="${CDN}dist/cdn/blocks.js"></script>`;
      write(
        folder,
        'templates/article.html',
        `{% extends "!simple/article.html" %}{% block head %}{{ super() }}${script}{% endblock %}`,
      );
      write(folder, 'content/post.md', `Title: Post\nDate: 2026-01-01\n\n${markdown}`);
      run('pelican', ['-q', 'content', '-s', 'pelicanconf.py'], folder);
      return { folder: 'output', path: '/post.html', content: '.entry-content' };
    },
  },
  sphinx: {
    version: 'sphinx-build --version',
    publish(folder) {
      cpSync(integration('sphinx'), folder, { recursive: true });
      appendFileSync(join(folder, 'conf.py'), "\nextensions = ['myst_parser']\n");
      write(folder, 'index.md', `# Hands\n\n${markdown}`);
      // A warning fails.
      run('sphinx-build', ['-q', '-W', '-b', 'html', '.', 'site'], folder);
      return { folder: 'site', path: '/index.html', content: '[role="main"] section' };
    },
  },
  dokuwiki: {
    version: 'cat /usr/share/dokuwiki/VERSION',
    publish(folder) {
      const wiki = join(folder, 'wiki');
      cpSync('/usr/share/dokuwiki', wiki, { recursive: true, dereference: true });
      cpSync('/etc/dokuwiki', join(folder, 'conf'), { recursive: true, dereference: true });
      cpSync(integration('dokuwiki/mahjongelements'), join(wiki, 'lib/plugins/mahjongelements'), { recursive: true });
      write(wiki, 'inc/preload.php', `<?php define('DOKU_CONF', '${folder}/conf/'); define('DOKU_FARM', false);`);
      write(
        folder,
        'conf/local.php',
        `<?php $conf['savedir'] = '${folder}/data'; $conf['useacl'] = 0; $conf['updatecheck'] = 0;`,
      );
      for (const name of 'attic cache index locks log media media_attic media_meta meta pages tmp'.split(' '))
        mkdirSync(join(folder, 'data', name), { recursive: true });
      write(
        folder,
        'data/pages/start.txt',
        asMarkup(
          (code) => `<code mahjong>\n${code}</code>\n`,
          (code) => `''${code}''`,
        ),
      );
      return { path: '/doku.php?id=start', content: '.page' };
    },
  },
  mediawiki: {
    version: MEDIAWIKI_VERSION,
    publish: (folder) =>
      publishOnMediaWiki(folder, (_, edit) => {
        edit('MediaWiki:Common.js', readFileSync(integration('mediawiki/Common.js'), 'utf8'));
        return (code) => `<pre class="mahjong">\n${escaped(code)}</pre>\n`;
      }),
  },
  'mediawiki-extension': {
    version: MEDIAWIKI_VERSION,
    publish: (folder) =>
      publishOnMediaWiki(folder, (wiki) => {
        const extension = 'extensions/MahjongElements';
        cpSync(integration('mediawiki/MahjongElements'), join(wiki, extension), { recursive: true });
        appendFileSync(join(wiki, 'LocalSettings.php'), '\nwfLoadExtension( "MahjongElements" );\n');
        // Settings may be attributes.
        return (code) =>
          code.startsWith('seat: south\nwin: self-draw\n')
            ? `<mahjong seat="south" win="self-draw">\n${code.slice(27)}</mahjong>\n`
            : `<mahjong>\n${code}</mahjong>\n`;
      }),
  },
  wordpress: {
    version: "grep -o 'wp_version = .*' /usr/share/wordpress/wp-includes/version.php",
    /** The post of an author without `unfiltered_html`, through the filters of WordPress, without a database. */
    publish(folder) {
      const post = asMarkup(
        (code) =>
          `<!-- wp:code {"className":"language-mahjong"} -->\n<pre class="wp-block-code language-mahjong"><code>${escaped(code).trimEnd()}</code></pre>\n<!-- /wp:code -->`,
        (code) => `<code>${code}</code>`,
        (text) => `<!-- wp:paragraph -->\n<p>${text}</p>\n<!-- /wp:paragraph -->`,
      );
      write(folder, 'post.txt', post);
      write(folder, 'filter.php', FILTERS);
      const html = run('php', ['filter.php'], folder);
      write(
        folder,
        'site/index.html',
        `<!doctype html><body><main>${html}</main><script type="module" src="${CDN}dist/cdn/blocks.js"></script></body>`,
      );
      return { folder: 'site', path: '/', content: 'main' };
    },
  },
};

/**
 * Installs a MediaWiki and saves the post. `prepare` returns how a block is written.
 *
 * @param {string} folder
 * @param {(wiki: string, edit: (title: string, text: string) => void) => (code: string) => string} prepare
 * @returns {Published}
 */
function publishOnMediaWiki(folder, prepare) {
  const wiki = join(folder, 'wiki');
  // Debian links to settings that do not exist yet.
  spawnSync('cp', ['-rL', '/usr/share/mediawiki', wiki]);
  rmSync(join(wiki, 'LocalSettings.php'), { force: true });
  mkdirSync(join(folder, 'data'));
  const options = '--dbtype sqlite --scriptpath= --pass some-long-password-1'.split(' ');
  run('php', ['maintenance/install.php', ...options, '--dbpath', join(folder, 'data'), 'Hands', 'Admin'], wiki);
  appendFileSync(
    join(wiki, 'LocalSettings.php'),
    '\n$wgUseSiteJs = true;\n$wgDefaultSkin = "vector";\nwfLoadSkin( "Vector" );\n',
  );
  const edit = (/** @type {string} */ title, /** @type {string} */ text) =>
    void run('php', ['maintenance/edit.php', '-u', 'Admin', title], wiki, text);
  const block = prepare(wiki, edit);
  edit(
    'Post',
    asMarkup(block, (code) => `<code>${code}</code>`),
  );
  return { path: '/index.php?title=Post', content: '.mw-parser-output' };
}

/** What WordPress does to a post when it is saved and shown. */
const FILTERS = `<?php
define( 'ABSPATH', '/usr/share/wordpress/' );
define( 'WPINC', 'wp-includes' );
define( 'WP_CONTENT_DIR', __DIR__ );
define( 'WP_DEBUG', false );
error_reporting( 0 );
foreach ( [ 'plugin', 'functions', 'l10n', 'pomo/translations', 'formatting', 'kses', 'shortcodes', 'class-wp-block-parser', 'blocks' ] as $name ) {
	$path = ABSPATH . WPINC . "/$name.php";
	if ( file_exists( $path ) ) { require_once $path; }
}
add_filter( 'pre_option_blog_charset', function () { return 'UTF-8'; } );
add_filter( 'pre_option_use_smilies', function () { return 1; } );
$saved = wp_unslash( wp_filter_post_kses( wp_slash( file_get_contents( 'post.txt' ) ) ) );
$saved = preg_replace( '/<!-- .*? -->\\n?/', '', $saved );
echo convert_smilies( wptexturize( $saved ) );
`;

const wanted = process.argv.slice(2).filter((name) => name !== '--write');
const isWriting = process.argv.includes('--write');
const counts = { passed: 0, failed: 0, skipped: 0 };
const launchOptions = await chromium();
if (!launchOptions) throw new Error('No Chromium to open the pages in.');
const browser = await puppeteer.launch(launchOptions);

for (const [name, { version, publish }] of Object.entries(PLATFORMS)) {
  if (wanted.length && !wanted.includes(name)) continue;
  const found = spawnSync('sh', ['-c', version], { encoding: 'utf8' });
  if (found.status !== 0) {
    counts.skipped++;
    console.log(`- ${name}: not installed`);
    continue;
  }
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  try {
    const published = publish(folder);
    const html = await check(published, folder);
    const label = `${name}: ${found.stdout.trim().split('\n')[0]}`;
    const path = `${root}/test/fixtures/blogs/blocks-${name}.html`;
    if (isWriting)
      writeFileSync(
        path,
        `<!-- ${label}, with integrations/${name.replace('-extension', '')} -->\n${html.replace(/<!--[^]*?-->\s*/g, '').trim()}\n`,
      );
    counts.passed++;
    console.log(`✓ ${label}`);
  } catch (error) {
    counts.failed++;
    console.log(`✗ ${name}\n${error instanceof Error ? error.stack : error}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
await browser.close();
console.log(`\n${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} not installed`);
process.exitCode = counts.failed ? 1 : 0;

/** Opens a page as readers do, and returns what the program wrote. */
async function check(/** @type {Published} */ { folder, path, content }, /** @type {string} */ base) {
  const { port, stop } =
    folder === undefined ? await servePhp(join(base, 'wiki')) : await serveFolder(join(base, folder));
  const context = await browser.createBrowserContext();
  try {
    const written = await read(context, `http://127.0.0.1:${port}${path}`, content, false);
    const shown = await read(context, `http://127.0.0.1:${port}${path}`, content, true);
    assert.deepEqual(shown.figures, EXPECTED);
    // Readers without scripts see the notation.
    assert.ok(written.text.replace(/\s+/g, ' ').includes('(123b) (456c) (789d) 55b WW +W'), written.text);
    return written.html;
  } finally {
    await context.close();
    stop();
  }
}

async function read(
  /** @type {import('puppeteer-core').BrowserContext} */ context,
  /** @type {string} */ address,
  /** @type {string} */ content,
  /** @type {boolean} */ scripts,
) {
  const page = await context.newPage();
  await page.setJavaScriptEnabled(scripts);
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    const url = request.url();
    if (url.startsWith(CDN))
      return void request.respond({
        contentType: 'text/javascript',
        headers: { 'access-control-allow-origin': '*' },
        body: readFileSync(join(root, new URL(url).pathname.replace('/npm/mahjong-elements/', ''))),
      });
    return void (url.startsWith('http://127.0.0.1') || url.startsWith('data:') ? request.continue() : request.abort());
  });
  await page.goto(address, { waitUntil: 'networkidle0' });
  if (scripts)
    await page
      .waitForFunction(() => /** @type {any} */ (document.querySelector('mj-game'))?.game, { timeout: 15_000 })
      .catch(() => {});
  const found = await page.evaluate((selector) => {
    /** @type {any} */
    const $ = (name) => document.querySelector(selector)?.querySelector(name);
    const inside = (/** @type {string} */ name) => [
      ...(document.querySelector(selector)?.querySelectorAll(name) ?? []),
    ];
    return {
      html: document.querySelector(selector)?.innerHTML ?? '',
      text: document.querySelector(selector)?.textContent ?? '',
      figures: {
        hands: inside('mj-hand')
          .filter((hand) => !hand.closest('mj-score-breakdown, mj-settlement'))
          .map((hand) => hand.shadowRoot?.querySelectorAll('[part~="tile"]').length),
        value: $('mj-score-breakdown')?.shadowRoot?.querySelector('[part="value"]')?.textContent,
        totals: $('mj-settlement')?.settlement?.totals,
        game: $('mj-game')?.game?.rows.at(-1).totals,
        mistake: $('.mj-block-error')?.textContent,
        markup: inside('b').length,
      },
    };
  }, content);
  await page.close();
  return found;
}

function write(/** @type {string} */ folder, /** @type {string} */ path, /** @type {string} */ text) {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), text);
}

function run(/** @type {string} */ program, /** @type {string[]} */ args, /** @type {string} */ cwd, input = '') {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, input, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}\n${stdout}\n${stderr}`);
  return stdout;
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

function serveFolder(/** @type {string} */ folder) {
  return serving((port) => ['python3', '-m', 'http.server', '-b', '127.0.0.1', '-d', folder, `${port}`]);
}
function servePhp(/** @type {string} */ folder) {
  return serving((port) => ['php', '-S', `127.0.0.1:${port}`, '-t', folder]);
}

async function serving(/** @type {(port: number) => string[]} */ commandFor) {
  const port = await freePort();
  const [program, ...args] = commandFor(port);
  const server = spawn(program, args, { stdio: 'ignore' });
  for (let turn = 0; turn < 100; turn++) {
    const isUp = await fetch(`http://127.0.0.1:${port}/`).then(
      () => true,
      () => false,
    );
    if (isUp) break;
    await wait(100);
  }
  return { port, stop: () => void server.kill() };
}
