/** DokuWiki with its plugin, and MediaWiki with `MediaWiki:Common.js` and with the extension. */
import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { asMarkup, escaped, integration, run, write } from './tools.mjs';

const mediawiki = {
  packages: ['mediawiki', 'php-cli', 'php-sqlite3', 'php-mbstring', 'php-xml', 'php-intl'],
  version: "php -m | grep -q pdo_sqlite && grep -o 'MW_VERSION.*[0-9]' /usr/share/mediawiki/includes/Defines.php",
};

/** @type {Record<string, import('./tools.mjs').Platform>} */
export const wikis = {
  dokuwiki: {
    packages: ['dokuwiki', 'php-cli', 'php-xml'],
    version: 'php --version >/dev/null && cat /usr/share/dokuwiki/VERSION',
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
      return { folder: wiki, php: true, paths: ['/doku.php?id=start'], content: '.page' };
    },
  },
  mediawiki: {
    ...mediawiki,
    publish: (folder) =>
      publishOnMediaWiki(folder, (_, edit) => {
        edit('MediaWiki:Common.js', readFileSync(integration('mediawiki/Common.js'), 'utf8'));
        return (code) => `<pre class="mahjong">\n${escaped(code)}</pre>\n`;
      }),
  },
  'mediawiki-extension': {
    ...mediawiki,
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
};

/**
 * Installs a MediaWiki and saves the post. `prepare` returns how a block is written.
 *
 * @param {string} folder
 * @param {(wiki: string, edit: (title: string, text: string) => void) => (code: string) => string} prepare
 * @returns {import('./tools.mjs').Published}
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
    void run('php', ['maintenance/edit.php', '-u', 'Admin', title], wiki, { input: text });
  const block = prepare(wiki, edit);
  edit(
    'Post',
    asMarkup(block, (code) => `<code>${code}</code>`),
  );
  return { folder: wiki, php: true, paths: ['/index.php?title=Post'], content: '.mw-parser-output' };
}
