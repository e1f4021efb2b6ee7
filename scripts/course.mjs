/**
 * `npm run course -- FILE.html [--2004] [--passing 60] [--to FILE.zip]`: packs a page with exercises as a SCORM package, version
 * 1.2 or 2004 (4th edition), with the files of its folder that it names and the elements. Reads `dist`.
 */
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, posix, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { zipSync } from 'fflate';
import { parse } from 'parse5';
import { root } from './bundle.mjs';

const FOLDER = 'mahjong-elements';

const escaped = (/** @type {string} */ text) =>
  text.replace(/[&<>"]/g, (one) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[one] ?? one);

/** @param {any} node @returns {any[]} */
const nodesIn = (node) => [node, ...(node.childNodes ?? []).flatMap(nodesIn)];

/**
 * The files that a page names, by their path from its folder.
 *
 * @param {string} html
 * @param {string} folder
 */
function ownFiles(html, folder) {
  /** @type {Record<string, Uint8Array>} */
  const files = {};
  for (const { attrs = [], nodeName } of nodesIn(parse(html)))
    for (const { name, value } of attrs) {
      if (!['src', 'href', 'poster', 'data'].includes(name) || nodeName === 'base') continue;
      const [path = ''] = value.split(/[?#]/);
      if (!path || /^([a-z][a-z\d+.-]*:|\/)/i.test(path)) continue;
      const file = resolve(folder, decodeURI(path));
      const inside = relative(folder, file).replaceAll('\\', '/');
      if (inside.startsWith('..'))
        throw new Error(`<${nodeName} ${name}="${value}"> is not in the folder of the page: move it there.`);
      if (existsSync(file) && statSync(file).isFile()) files[inside] = readFileSync(file);
      // Links to other pages may be dead; what the page shows may not.
      else if (nodeName !== 'a') throw new Error(`<${nodeName} ${name}="${value}">: file not found.`);
    }
  return files;
}

/** The modules for SCORM, and the elements, by their path in the package. */
function elementFiles() {
  /** @type {Record<string, Uint8Array>} */
  const files = {};
  for (const name of readdirSync(`${root}/dist/cdn`))
    if (/^(mahjong-elements.*\.js|autoload.*\.js|LICENSE\.txt)$/.test(name))
      files[`${FOLDER}/${name}`] = readFileSync(`${root}/dist/cdn/${name}`);
  const add = (/** @type {string} */ path) => {
    const code = readFileSync(`${root}/dist/${path}`);
    files[`${FOLDER}/scorm/${path}`] = code;
    for (const [, to] of code.toString().matchAll(/^import [^'\n]*'(\.[^']+)';$/gm)) add(posix.join(dirname(path), to));
  };
  add('scorm.js');
  return files;
}

/** The page as it is in the package: with the elements beside it, and connected. */
function connected(/** @type {string} */ html, /** @type {number | undefined} */ passing) {
  const [elements, scorm] = [`./${FOLDER}/mahjong-elements.js`, `./${FOLDER}/scorm/scorm.js`];
  const local = html.replace(/https:\/\/[^"'\s]*mahjong-elements[^"'\s]*\/dist\/cdn\//g, `./${FOLDER}/`);
  const map = { imports: { 'mahjong-elements': elements, 'mahjong-elements/scorm.js': scorm } };
  const before = `<script type="importmap">${JSON.stringify(map)}</script>`;
  const isLoaded = local !== html || /['"]mahjong-elements['"]/.test(html);
  const code = [
    ...(isLoaded ? [] : [`import '${elements}';`]),
    ...(html.includes('connectScorm')
      ? []
      : [
          `import { connectScorm } from '${scorm}';`,
          `connectScorm(${passing === undefined ? '' : `{ passing: ${passing} }`});`,
        ]),
  ].join(' ');
  const after = code ? `<script type="module">${code}</script>` : '';
  // Before any module, and after what the browser needs first.
  const start = /<head[^>]*>/i.exec(local) ?? /^\s*<!doctype[^>]*>/i.exec(local);
  const end = start ? start.index + start[0].length : 0;
  const withMap = local.slice(0, end) + before + local.slice(end);
  return /<\/body>/i.test(withMap) ? withMap.replace(/<\/body>/i, (end) => after + end) : withMap + after;
}

/** @param {string} page @param {string} title @param {readonly string[]} files @param {boolean} is2004 */
function manifest(page, title, files, is2004) {
  const names = is2004
    ? 'xmlns="http://www.imsglobal.org/xsd/imscp_v1p1" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_v1p3"'
    : 'xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2"';
  return `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="mahjong-course" version="1.0" ${names}>
  <metadata><schema>ADL SCORM</schema><schemaversion>${is2004 ? '2004 4th Edition' : '1.2'}</schemaversion></metadata>
  <organizations default="course">
    <organization identifier="course">
      <title>${escaped(title)}</title>
      <item identifier="lesson" identifierref="page"><title>${escaped(title)}</title></item>
    </organization>
  </organizations>
  <resources>
    <resource identifier="page" type="webcontent" adlcp:${is2004 ? 'scormType' : 'scormtype'}="sco" href="${escaped(encodeURI(page))}">
${files.map((name) => `      <file href="${escaped(encodeURI(name))}"/>\n`).join('')}    </resource>
  </resources>
</manifest>
`;
}

/**
 * The zip file of a package; its bytes depend on nothing but the page, its files and the build.
 *
 * @param {string} file
 * @param {{ is2004?: boolean; passing?: number }} options
 */
export function coursePackage(file, { is2004 = false, passing } = {}) {
  const html = readFileSync(file, 'utf8');
  if (!/<mj-exercise[\s>]/i.test(html)) throw new Error(`${file} has no <mj-exercise>, so there is nothing to report.`);
  const page = basename(file);
  const title = (/<title[^>]*>([^<]*)/i.exec(html)?.[1] ?? '').trim() || page;
  /** @type {Record<string, Uint8Array>} */
  const files = {
    ...ownFiles(html, dirname(resolve(file))),
    ...elementFiles(),
    [page]: Buffer.from(connected(html, passing)),
  };
  const names = Object.keys(files).sort();
  const all = Object.fromEntries([
    ['imsmanifest.xml', Buffer.from(manifest(page, title, names, is2004))],
    ...names.map((name) => [name, files[name]]),
  ]);
  return zipSync(all, { level: 6, mtime: new Date(1980, 0, 1) });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const words = process.argv.slice(2);
  const valueOf = (/** @type {string} */ name) => (words.includes(name) ? words[words.indexOf(name) + 1] : undefined);
  const [to, written] = [valueOf('--to'), valueOf('--passing')];
  const file = words.find((word) => /\.html?$/i.test(word));
  if (!file || (words.includes('--passing') && !/^\d+$/.test(written ?? '')))
    throw new Error('Use: npm run course -- FILE.html [--2004] [--passing 60] [--to FILE.zip]');
  const target = to ?? file.replace(/\.html?$/i, '.zip');
  writeFileSync(
    target,
    coursePackage(file, { is2004: words.includes('--2004'), passing: written ? Number(written) : undefined }),
  );
  console.log(target);
}
