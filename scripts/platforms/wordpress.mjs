/** WordPress with its plugin, a database of its own, and posts of an administrator and of a contributor. */
import assert from 'node:assert/strict';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../bundle.mjs';
import { writeWordPressZip } from '../wordpress.mjs';
import { unpack } from './install.mjs';
import { openPage, untilCounted } from './page.mjs';
import { asMarkup, escaped, LINES, run, startServer, write } from './tools.mjs';

/** The package depends on a web server, so it is unpacked here instead of being installed. */
const UNPACKED = ['wordpress', 'wordpress-theme-twentytwentythree', 'libjs-underscore'];
const cache = join(root, 'node_modules/.cache/platforms/wordpress');

/** Where WordPress is, unpacked or installed, and the folder of its theme. */
const places = [cache, '/'].flatMap((place) =>
  ['usr/share/wordpress', 'var/lib/wordpress'].map((home) => ({
    files: join(place, 'usr/share/wordpress'),
    theme: join(place, home, 'wp-content/themes/twentytwentythree'),
  })),
);
const found = () => places.find(({ files, theme }) => existsSync(`${files}/wp-load.php`) && existsSync(theme));

const PASSWORD = 'some-long-password-1';
const BLOCK = 'mahjong-elements/mahjong';
const CONTENT = '.wp-block-post-content';

/** What readers of the feed see of each post. Settings of a shortcode may be attributes. */
const IN_FEED = ['South shows (RRR) 123b and wins.', '(123b) (456c) (789d) 55b WW +W', LINES.at(-1) ?? ''];

const paragraph = (/** @type {string} */ text) => `<!-- wp:paragraph -->\n<p>${text}</p>\n<!-- /wp:paragraph -->`;
const codeBlock = (/** @type {string} */ code) =>
  `<!-- wp:code {"className":"language-mahjong"} -->\n<pre class="wp-block-code language-mahjong"><code>${escaped(code).trimEnd()}</code></pre>\n<!-- /wp:code -->`;
const inlineCode = (/** @type {string} */ code) => `<code>${code}</code>`;

/** The text in each way that the plugin understands, by title. */
async function posts() {
  const { blockToHtml, inlineToHtml, readBlock } = await import(pathToFileURL(`${root}/dist/blocks.js`).href);
  const tags = (/** @type {string} */ code) => {
    try {
      readBlock(code);
    } catch {
      return codeBlock(code);
    }
    return `<!-- wp:html -->\n${blockToHtml(code)}\n<!-- /wp:html -->`;
  };
  return {
    'Code blocks': asMarkup(codeBlock, inlineCode, paragraph),
    Blocks: asMarkup(
      (code) =>
        `<!-- wp:${BLOCK} -->\n<pre class="wp-block-mahjong-elements-mahjong language-mahjong"><code>${escaped(code).trimEnd()}</code></pre>\n<!-- /wp:${BLOCK} -->`,
      inlineCode,
      paragraph,
    ),
    // Text of the classic editor. Settings may be attributes.
    Shortcodes: asMarkup(
      (code) =>
        code.startsWith('seat: south\nwin: self-draw\n')
          ? `[mahjong seat="south" win="self-draw"]${code.slice(27).trim()}[/mahjong]\n`
          : `[mahjong]\n${escaped(code)}[/mahjong]\n`,
      (code) => `[mahjong]${code.replace('mj ', '')}[/mahjong]`,
    ),
    Tags: asMarkup(tags, (code) => inlineToHtml(code), paragraph),
  };
}

const CONFIG = (/** @type {string} */ socket) => `<?php
$table_prefix = 'wp_';
define( 'DB_NAME', 'wordpress' );
define( 'DB_USER', 'root' );
define( 'DB_PASSWORD', '' );
define( 'DB_HOST', 'localhost:${socket}' );
define( 'DB_CHARSET', 'utf8mb4' );
define( 'DB_COLLATE', '' );
define( 'WP_HOME', 'http://' . ( $_SERVER['HTTP_HOST'] ?? '127.0.0.1' ) );
define( 'WP_SITEURL', WP_HOME );
define( 'WP_HTTP_BLOCK_EXTERNAL', true );
define( 'DISABLE_WP_CRON', true );
define( 'AUTOMATIC_UPDATER_DISABLED', true );
define( 'FS_METHOD', 'direct' );
foreach ( array( 'AUTH', 'SECURE_AUTH', 'LOGGED_IN', 'NONCE' ) as $name ) {
	define( $name . '_KEY', $name . ' key of a test' );
	define( $name . '_SALT', $name . ' salt of a test' );
}
define( 'ABSPATH', __DIR__ . '/' );
require_once ABSPATH . 'wp-settings.php';
`;

/** What the pages of the installation do, without their forms. */
const INSTALL = `<?php
define( 'WP_INSTALLING', true );
// It would send a message.
function wp_new_blog_notification() {}
require 'wp-load.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
wp_install( 'Hands', 'administrator', 'administrator@example.org', true, '', '${PASSWORD}' );
wp_insert_user( array( 'user_login' => 'contributor', 'user_pass' => '${PASSWORD}', 'role' => 'contributor' ) );
wp_delete_post( 1, true );
`;

/** Uploads the plugin, and writes each post as each user. An administrator publishes the posts of the contributor. */
const PUBLISH = `<?php
require 'wp-load.php';
foreach ( array( 'file', 'misc', 'plugin', 'class-wp-upgrader' ) as $name ) {
	require_once ABSPATH . "wp-admin/includes/$name.php";
}
$input = json_decode( file_get_contents( 'php://stdin' ) );
wp_set_current_user( get_user_by( 'login', 'administrator' )->ID );
$upgrader = new Plugin_Upgrader( new Automatic_Upgrader_Skin() );
if ( true !== $upgrader->install( $input->zip ) ) {
	fwrite( STDERR, 'the plugin was not installed' );
	exit( 1 );
}
$error = activate_plugin( $upgrader->plugin_info() );
if ( is_wp_error( $error ) ) {
	fwrite( STDERR, $error->get_error_message() );
	exit( 1 );
}
$paths = array();
foreach ( array( 'contributor', 'administrator' ) as $role ) {
	wp_set_current_user( get_user_by( 'login', $role )->ID );
	if ( current_user_can( 'unfiltered_html' ) !== ( 'administrator' === $role ) ) {
		fwrite( STDERR, "$role: unexpected capability" );
		exit( 1 );
	}
	foreach ( $input->posts as $title => $text ) {
		$post    = array( 'post_title' => "$title of $role", 'post_content' => $text, 'post_status' => 'pending' );
		$id      = wp_insert_post( wp_slash( $post ) );
		$paths["$title of $role"] = "/?p=$id";
		wp_publish_post( $id );
	}
}
echo wp_json_encode( $paths );
`;

/** @type {import('./tools.mjs').Platform} */
export const wordpress = {
  packages: ['php-cli', 'php-mysql', 'php-xml', 'php-mbstring', 'mariadb-server-core', 'mariadb-client-core'],
  get version() {
    const { files } = found() ?? {};
    // MariaDB’s programs are in sbin.
    return files
      ? `php -m | grep -q mysqli && PATH="$PATH:/usr/sbin" && for name in mariadbd mariadb-install-db my_print_defaults; do command -v $name >/dev/null || exit 1; done && grep -o "wp_version = '[^']*'" ${files}/wp-includes/version.php`
      : 'false';
  },
  async install() {
    if (found()) return;
    const folder = `${cache}-new`;
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    await unpack(UNPACKED, folder);
    rmSync(cache, { recursive: true, force: true });
    renameSync(folder, cache);
  },
  async publish(folder) {
    const { files, theme } = found() ?? assert.fail('no WordPress');
    const site = join(folder, 'wordpress');
    // Some links lead to packages that are not here.
    await run('cp', ['-rL', files, site], folder).catch(() => {});
    rmSync(join(site, 'wp-config.php'));
    mkdirSync(join(site, 'wp-content/themes'), { recursive: true });
    await run('cp', ['-rL', theme, join(site, 'wp-content/themes/')], folder);
    const { socket, stop } = await startDatabase(folder);
    try {
      write(site, 'wp-config.php', CONFIG(socket));
      const php = async (/** @type {string} */ code, /** @type {unknown} */ input) => {
        write(site, 'run.php', code);
        const printed = await run('php', ['-d', 'display_errors=stderr', 'run.php'], site, {
          input: JSON.stringify(input),
        });
        rmSync(join(site, 'run.php'));
        return printed;
      };
      await php(INSTALL, null);
      const zip = await writeWordPressZip(folder);
      return {
        folder: site,
        php: true,
        posts: JSON.parse(await php(PUBLISH, { zip, posts: await posts() })),
        content: CONTENT,
        ownFiles: true,
        also: { 'a contributor in the editor': writeInEditor },
        feed: { path: '/?feed=rss2', parts: IN_FEED, posts: 8 },
        stop,
      };
    } catch (error) {
      await stop();
      throw error;
    }
  },
};

/** A database in a folder, which only this test can reach. */
async function startDatabase(/** @type {string} */ folder) {
  const data = join(folder, 'database');
  const socket = join(folder, 'socket');
  const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` };
  const user = process.getuid?.() === 0 ? ['--user=root'] : [];
  const options = ['--no-defaults', `--datadir=${data}`, ...user];
  await run(
    'mariadb-install-db',
    [...options, '--auth-root-authentication-method=normal', '--skip-test-db', '--force'],
    folder,
    { env },
  );
  const log = join(folder, 'database.log');
  const stop = await startServer(
    '/usr/sbin/mariadbd',
    [...options, `--socket=${socket}`, '--skip-networking', `--pid-file=${data}/pid`, `--log-error=${log}`],
    async () => existsSync(socket),
  );
  const create = `$db = mysqli_init(); $db->real_connect( null, 'root', '', null, 0, ${JSON.stringify(socket)} ); $db->query( 'CREATE DATABASE wordpress' ) || exit( 1 );`;
  try {
    await run('php', ['-r', create], folder);
  } catch (error) {
    await stop();
    throw error;
  }
  return { socket, stop };
}

/** A contributor adds the block, changes its settings in the sidebar, sends it to an editor, and looks at the preview. */
async function writeInEditor(
  /** @type {import('puppeteer-core').BrowserContext} */ context,
  /** @type {string} */ address,
) {
  /** @type {string[]} */
  const fromCdn = [];
  const page = await openPage(context, { fromCdn });
  await page.goto(`${address}/wp-login.php`);
  // The page moves the focus into this field some time after it has loaded.
  await page.waitForFunction(() => document.activeElement?.id === 'user_login');
  await page.type('#user_login', 'contributor');
  await page.type('#user_pass', PASSWORD);
  await Promise.all([page.waitForNavigation(), page.click('#wp-submit')]);
  await page.goto(`${address}/wp-admin/post-new.php`);
  await page.waitForFunction((name) => /** @type {any} */ (window).wp?.blocks?.getBlockType(name), {}, BLOCK);
  await page.evaluate(() => {
    const { wp } = /** @type {any} */ (window);
    wp.data.dispatch('core/preferences').set('core/edit-post', 'welcomeGuide', false);
    wp.data.dispatch('core/block-editor').insertBlocks(wp.blocks.createBlock('core/paragraph'));
    wp.data.dispatch('core/edit-post').openGeneralSidebar('edit-post/block');
  });
  // The guide covers the editor until it has gone.
  await page.waitForFunction(
    () =>
      /** @type {any} */ (window).wp.data.select('core/editor').__unstableIsEditorReady() &&
      !document.querySelector('.components-modal__screen-overlay'),
  );
  // What is typed reaches the editor later.
  const written = (/** @type {string} */ text) =>
    page.waitForFunction(
      (expected) =>
        Object.values(
          /** @type {any} */ (window).wp.data.select('core/block-editor').getBlocks()[0]?.attributes ?? {},
        ).some((value) => String(value) === expected),
      {},
      text,
    );
  const editor = `[data-type="${BLOCK}"]`;
  const line = await page.waitForSelector('[data-type="core/paragraph"]');
  await line?.type('```mahjong');
  await written('```mahjong');
  await page.keyboard.press('Enter');
  await page.waitForSelector(`${editor} textarea`);
  await page.type(`${editor} textarea`, '(RRR) [2222c] 456b 99d 78d +9d 2f');
  await written('(RRR) [2222c] 456b 99d 78d +9d 2f');
  const tiles = (/** @type {number} */ count) =>
    page.waitForFunction(
      (hand, expected) => {
        const found = document.querySelector(hand)?.shadowRoot?.querySelectorAll('[part~="tile"]').length;
        return found === expected;
      },
      {},
      `${editor} mj-hand`,
      count,
    );
  await tiles(16);
  // Each control of the sidebar by its label.
  const choose = async (/** @type {string} */ label, /** @type {string} */ value) => {
    const control = await page.waitForFunction(
      (text) =>
        [...document.querySelectorAll('select')].find(({ labels }) =>
          [...labels].some((one) => one.textContent === text),
        ),
      {},
      label,
    );
    await /** @type {import('puppeteer-core').ElementHandle<HTMLSelectElement>} */ (control).select(value);
  };
  await choose('Show', 'breakdown');
  await choose('Profile', 'british');
  await choose('Seat', 'south');
  await choose('Win', 'self-draw');
  await untilCounted(page, editor);
  const saved = await page.evaluate(async () => {
    const { wp } = /** @type {any} */ (window);
    await wp.data.dispatch('core/editor').editPost({ title: 'Written in the editor', status: 'pending' });
    await wp.data.dispatch('core/editor').savePost();
    const { getCurrentPostId, getCurrentPost } = wp.data.select('core/editor');
    const { content, status } = getCurrentPost();
    const blocks = wp.blocks.parse(content);
    return { id: getCurrentPostId(), status, content, valid: blocks.map((block) => block.isValid) };
  });
  assert.deepEqual(
    { ...saved, id: 0 },
    {
      id: 0,
      status: 'pending',
      valid: [true],
      content: `<!-- wp:${BLOCK} -->\n<pre class="wp-block-mahjong-elements-mahjong language-mahjong"><code>show: breakdown\nprofile: british\nseat: south\nwin: self-draw\n\n(RRR) [2222c] 456b 99d 78d +9d 2f</code></pre>\n<!-- /wp:${BLOCK} -->`,
    },
  );
  await page.goto(`${address}/?p=${saved.id}&preview=true`);
  await untilCounted(page, CONTENT);
  assert.deepEqual(fromCdn, []);
  await page.close();
}
