/**
 * `npm run wordpress`: packs the WordPress plugin with the elements, which must be built, into release/. The module also writes the
 * elements and their attributes into the plugin, which lets authors use them in posts.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { zipSync } from 'fflate';
import { OF_PAGE } from './blocks.mjs';
import { root } from './bundle.mjs';

const folder = 'integrations/wordpress';
export const pluginPath = `${folder}/mahjong-elements.php`;

/** The file that a release offers, and that docs/blogs.md links to. */
export const zipName = 'mahjong-elements-wordpress.zip';

/** The name of the plugin’s folder. */
const SLUG = 'mahjong-elements';

/** Settings that only forms, or hands elsewhere, need; and those that are what a block is about. */
const NOT_IN_SIDEBAR = ['name', 'required', 'disabled', 'min', 'winning', 'for', 'hand', 'hands'];

/** What is between the comments that enclose the generated part. */
const GENERATED = /(?<=^\t\/\/ Generated from custom-elements\.json .*\n)[^]*(?=^\t\/\/ End of the generated part\.$)/m;

/** @typedef {{ modules: { declarations: { tagName?: string; attributes?: Attribute[] }[] }[] }} Manifest */
/** @typedef {{ name: string; type?: { text: string }; description?: string }} Attribute */

/** The plugin with the elements of a manifest. */
export function withElements(/** @type {string} */ plugin, /** @type {Manifest} */ { modules }) {
  if (!GENERATED.test(plugin)) throw new Error(`${pluginPath}: expected the comments around the generated part`);
  const lines = modules
    .flatMap(({ declarations }) => declarations)
    .flatMap(({ tagName, attributes = [] }) => {
      const names = attributes.map(({ name }) => name).filter((name) => name !== OF_PAGE);
      return tagName ? [`\t'${tagName}' => '${names.join(' ')}',\n`] : [];
    })
    .sort();
  return plugin.replace(GENERATED, () => lines.join(''));
}

export async function writeWordPressPlugin() {
  const path = `${root}/${pluginPath}`;
  const manifest = JSON.parse(await readFile(`${root}/custom-elements.json`, 'utf8'));
  await writeFile(path, withElements(await readFile(path, 'utf8'), manifest));
}

/**
 * The settings of the sidebar, by what a block shows.
 *
 * @param {Manifest} manifest
 * @param {Record<string, string>} shown the elements by what a block shows
 * @param {(show: string) => string[]} settingsOf the names of settings; a question mark follows those that are set or not
 */
export function sidebarSettings({ modules }, shown, settingsOf) {
  const declarations = modules.flatMap(({ declarations }) => declarations);
  const attributesOf = (/** @type {string} */ tag) =>
    declarations.find(({ tagName }) => tagName === tag)?.attributes ?? [];
  return Object.fromEntries(
    Object.entries(shown).map(([show, tag]) => {
      const attributes = [...attributesOf(tag), ...attributesOf('mj-hand')];
      const settings = [...new Set(settingsOf(show).map((setting) => setting.replace('?', '')))]
        .filter((name) => !NOT_IN_SIDEBAR.includes(name))
        .map((name) => {
          const attribute = attributes.find((one) => one.name === name);
          const help = attribute?.description?.replaceAll('`', '').replace(/\s+/g, ' ');
          const values = [...(attribute?.type?.text ?? '').matchAll(/'([^']+)'/g)].map(([, value]) => value);
          if (attribute?.type?.text.startsWith('boolean')) return { name, flag: true, help };
          // The values of a list are in the list itself.
          return values.length ? { name, values } : { name, help };
        });
      return [show, settings];
    }),
  );
}

/** The files of the plugin as WordPress installs it, by path. */
export async function pluginFiles() {
  const read = (/** @type {string} */ path) => readFileSync(`${root}/${path}`);
  const { version } = JSON.parse(read('package.json').toString());
  const { SHOWN, settingsOf } = await import(pathToFileURL(`${root}/dist/blocks/read.js`).href);
  const settings = sidebarSettings(JSON.parse(read('custom-elements.json').toString()), SHOWN, settingsOf);
  /** @type {Record<string, Uint8Array | string>} */
  const files = { [`${SLUG}/LICENSE`]: read('LICENSE'), [`${SLUG}/settings.json`]: `${JSON.stringify(settings)}\n` };
  for (const name of readdirSync(`${root}/${folder}`)) files[`${SLUG}/${name}`] = read(`${folder}/${name}`);
  for (const name of readdirSync(`${root}/dist/cdn`)) {
    if (!/^(blocks|mahjong-elements(?!\.all).*)\.js$|^LICENSE/.test(name)) continue;
    const code = read(`dist/cdn/${name}`).toString();
    // The maps stay behind; browsers would ask for them.
    files[`${SLUG}/elements/${version}/${name}`] = code.replace(/\n\/\/# sourceMappingURL=.*\s*$/, '\n');
  }
  return files;
}

/** Writes the zip file, and returns its path. */
export async function writeWordPressZip(target = `${root}/release`) {
  mkdirSync(target, { recursive: true });
  const path = `${target}/${zipName}`;
  const files = Object.entries(await pluginFiles())
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, content]) => [name, Buffer.from(content)]);
  // The earliest date of the format: the bytes depend on nothing but the files.
  writeFileSync(path, zipSync(Object.fromEntries(files), { level: 9, mtime: new Date(1980, 0, 1) }));
  return path;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) console.log(await writeWordPressZip());
