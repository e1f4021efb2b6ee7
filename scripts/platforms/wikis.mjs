/** DokuWiki with its plugin, and MediaWiki with `MediaWiki:Common.js` and with the extension. */
import assert from 'node:assert/strict';
import { appendFileSync, cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { openPage, readFeed, untilCounted } from './page.mjs';
import { asMarkup, escaped, integration, LINES, run, write } from './tools.mjs';

const PASSWORD = 'some-long-password-1';

/** Someone without any rights but those of every user; on a MediaWiki, people without an account write, too. */
const USER = 'Reader';

/**
 * @typedef {object} Forms how a wiki is used in a browser: addresses, and selectors of what is on the pages
 * @property {string} login
 * @property {string} name
 * @property {string} password
 * @property {string} enter
 * @property {(title: string) => string} edit
 * @property {string} text
 * @property {string} preview
 * @property {string} previewed
 * @property {string} save
 * @property {string} saved
 */

/**
 * Logs in if a name is given, previews the post, and saves it.
 *
 * @param {Forms} forms
 * @param {string} title
 * @param {string} post
 * @param {string} [user]
 * @returns {import('./tools.mjs').Author}
 */
const author = (forms, title, post, user) => async (context, address) => {
  const page = await openPage(context);
  page.setDefaultTimeout(LONGEST_STEP);
  // On each page, DokuWiki runs its background tasks through an image, which can delay the `load` event.
  const send = (/** @type {string} */ button) =>
    Promise.all([page.waitForNavigation({ waitUntil: 'domcontentloaded' }), page.click(button)]);
  const fill = (/** @type {string} */ field, /** @type {string} */ value) =>
    page.$eval(field, (element, text) => void Object.assign(element, { value: text }), value);
  if (user !== undefined) {
    await page.goto(address + forms.login);
    await fill(forms.name, user);
    await fill(forms.password, PASSWORD);
    await send(forms.enter);
  }
  await page.goto(address + forms.edit(title));
  await fill(forms.text, post);
  await page.click(forms.preview);
  await page.waitForSelector(forms.previewed);
  await untilCounted(page, forms.previewed);
  await send(forms.save);
  await page.waitForSelector(forms.saved);
  return new URL(page.url()).pathname + new URL(page.url()).search;
};

/** How long each step of an author may take, in milliseconds. */
const LONGEST_STEP = 180_000;

const MEDIAWIKI = '/usr/share/mediawiki';

const mediawiki = {
  packages: ['mediawiki', 'php-cli', 'php-sqlite3', 'php-mbstring', 'php-xml', 'php-intl'],
  version: `php -m | grep -q pdo_sqlite && sed -n "s/.*'MW_VERSION', '\\(.*\\)'.*/MediaWiki \\1/p" ${MEDIAWIKI}/includes/Defines.php`,
};

/** @type {Forms} */
const ON_MEDIAWIKI = {
  login: '/index.php?title=Special:UserLogin',
  name: '#wpName1',
  password: '#wpPassword1',
  enter: '#wpLoginAttempt',
  edit: (title) => `/index.php?title=${title}&action=edit`,
  text: '#wpTextbox1',
  preview: '#wpPreview',
  previewed: '#wikiPreview .mw-parser-output',
  save: '#wpSave',
  saved: '.mw-parser-output',
};

/** @type {Forms} */
const ON_DOKUWIKI = {
  login: '/doku.php?id=start&do=login',
  name: '[name="u"]',
  password: '[name="p"]',
  enter: '#dw__login [type="submit"]',
  edit: (title) => `/doku.php?id=${title}&do=edit`,
  text: '#wiki__text',
  preview: '#edbtn__preview',
  previewed: '.preview',
  save: '#edbtn__save',
  saved: '.page mj-hand',
};

/** @type {Record<string, import('./tools.mjs').Platform>} */
export const wikis = {
  mediawiki: {
    ...mediawiki,
    publish: (folder) =>
      publishOnMediaWiki(folder, async (_, edit) => {
        await edit('MediaWiki:Common.js', readFileSync(integration('mediawiki/Common.js'), 'utf8'));
        return (code) => `<pre class="mahjong">\n${escaped(code)}</pre>\n`;
      }),
  },
  'mediawiki-extension': {
    ...mediawiki,
    publish: (folder) =>
      publishOnMediaWiki(folder, async (wiki) => {
        const extension = 'extensions/MahjongElements';
        cpSync(integration('mediawiki/MahjongElements'), join(wiki, extension), { recursive: true });
        // Previews appear without a new page.
        const settings = 'wfLoadExtension( "MahjongElements" );\n$wgDefaultUserOptions["uselivepreview"] = 1;';
        appendFileSync(join(wiki, 'LocalSettings.php'), `\n${settings}\n`);
        // Settings may be attributes.
        return (code) =>
          code.startsWith('seat: south\nwin: self-draw\n')
            ? `<mahjong seat="south" win="self-draw">\n${code.slice(27)}</mahjong>\n`
            : `<mahjong>\n${code}</mahjong>\n`;
      }),
  },
  dokuwiki: {
    packages: ['dokuwiki', 'php-cli', 'php-xml'],
    version: 'php --version >/dev/null && cat /usr/share/dokuwiki/VERSION',
    async publish(folder) {
      const wiki = join(folder, 'wiki');
      const conf = join(folder, 'conf');
      cpSync('/usr/share/dokuwiki', wiki, { recursive: true, dereference: true });
      cpSync('/etc/dokuwiki', conf, { recursive: true, dereference: true });
      cpSync(integration('dokuwiki/mahjongelements'), join(wiki, 'lib/plugins/mahjongelements'), { recursive: true });
      write(wiki, 'inc/preload.php', `<?php define('DOKU_CONF', '${conf}/'); define('DOKU_FARM', false);`);
      // Feeds contain a summary by default.
      const settings = {
        savedir: `${folder}/data`,
        useacl: 1,
        superuser: '@admin',
        updatecheck: 0,
        rss_content: 'html',
      };
      write(
        conf,
        'local.php',
        `<?php ${Object.entries(settings)
          .map(([name, value]) => `$conf['${name}'] = ${JSON.stringify(value)};`)
          .join(' ')}`,
      );
      const hash = await run('php', ['-r', `echo password_hash( '${PASSWORD}', PASSWORD_BCRYPT );`], folder);
      const users = { Admin: 'admin,user', [USER]: 'user' };
      write(
        conf,
        'users.auth.php',
        Object.entries(users)
          .map(([name, groups]) => `${name.toLowerCase()}:${hash}:${name}:${name}@example.org:${groups}\n`)
          .join(''),
      );
      write(conf, 'acl.auth.php', '*\t@ALL\t1\n*\t@user\t4\n');
      for (const name of 'attic cache index locks log media media_attic media_meta meta pages tmp'.split(' '))
        mkdirSync(join(folder, 'data', name), { recursive: true });
      const post = asMarkup(
        (code) => `<code mahjong>\n${code}</code>\n`,
        (code) => `''${code}''`,
      );
      return {
        folder: wiki,
        php: true,
        posts: {
          'a page of the administrator': author(ON_DOKUWIKI, 'one', post, 'admin'),
          'a page of a user': author(ON_DOKUWIKI, 'two', post, USER.toLowerCase()),
        },
        content: '.page',
        feed: { path: '/feed.php?linkto=current', parts: LINES, posts: 2 },
      };
    },
  },
};

/**
 * Installs a MediaWiki. `prepare` returns how a block is written.
 *
 * @param {string} folder
 * @param {(wiki: string, edit: (title: string, text: string) => Promise<unknown>) => Promise<(code: string) => string>} prepare
 * @returns {Promise<import('./tools.mjs').Published>}
 */
async function publishOnMediaWiki(folder, prepare) {
  // Its files are many, so they are linked; the folder with the links is where MediaWiki then looks for the others.
  const wiki = join(folder, 'wiki');
  mkdirSync(join(wiki, 'extensions'), { recursive: true });
  for (const name of readdirSync(MEDIAWIKI))
    if (!['extensions', 'LocalSettings.php'].includes(name)) symlinkSync(join(MEDIAWIKI, name), join(wiki, name));
  mkdirSync(join(folder, 'data'));
  const options = ['--dbtype', 'sqlite', '--scriptpath=', '--pass', PASSWORD, '--dbpath', join(folder, 'data')];
  const env = { ...process.env, MW_INSTALL_PATH: wiki };
  await run('php', ['maintenance/install.php', ...options, '--confpath', wiki, 'Hands', 'Admin'], wiki, { env });
  appendFileSync(
    join(wiki, 'LocalSettings.php'),
    `
$wgServer = 'http://' . ( $_SERVER['HTTP_HOST'] ?? 'localhost' );
$wgUseSiteJs = true;
$wgDefaultSkin = 'vector';
wfLoadSkin( 'Vector' );
`,
  );
  await run('php', ['maintenance/createAndPromote.php', USER, PASSWORD], wiki, { env });
  const block = await prepare(wiki, (title, text) =>
    run('php', ['maintenance/edit.php', '-u', 'Admin', title], wiki, { input: text, env }),
  );
  const post = asMarkup(block, (code) => `<code>${code}</code>`);
  return {
    folder: wiki,
    php: true,
    env,
    posts: {
      'a page of the administrator': author(ON_MEDIAWIKI, 'One', post, 'Admin'),
      'a page of a user': author(ON_MEDIAWIKI, 'Two', post, USER),
      'a page of someone without an account': author(ON_MEDIAWIKI, 'Three', post),
    },
    content: '.mw-parser-output',
    also: { 'the feed of recent changes': readChanges },
  };
}

/** Readers of the feed see what authors wrote, with the tags of blocks. */
async function readChanges(/** @type {import('./tools.mjs').BrowserContext} */ context, /** @type {string} */ address) {
  const items = await readFeed(context, `${address}/api.php?action=feedrecentchanges&feedformat=atom&namespace=0`);
  const pages = items.filter(({ title }) => /^(One|Two|Three)$/.test(title));
  assert.equal(pages.length, 3, items.map(({ title }) => title).join());
  for (const { title, text, scripts } of pages) {
    assert.ok(text.includes('(RRR) [2222c] 456b 99d 78d +9d 2f'), text);
    assert.equal(scripts, 0, title);
  }
}
