/**
 * `npm run course -- FILE.html [--2004 | --cmi5 --id ADDRESS] [--passing 60] [--to FILE.zip]`: packs a page with exercises as a
 * package for SCORM 1.2, SCORM 2004 (4th edition) or cmi5, with the files of its folder that it needs, the elements and their texts in the
 * languages of the page. Reads `dist`.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { zipSync } from 'fflate';
import { root } from './bundle.mjs';
import { attribute, filesNamedIn, languagesIn, nodesIn, nodesOf, PARTS, scriptsOf, textOf } from './course-files.mjs';

const FOLDER = 'mahjong-elements';

/** The functions that connect a page with a platform, and their modules. */
const CONNECTORS = { connectScorm: 'scorm.js', connectXapi: 'xapi.js' };

/** @typedef {{ page: string; title: string; description: string; lang: string }} Course */

const escaped = (/** @type {string} */ text) =>
  text.replace(/[&<>"]/g, (one) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[one] ?? one);

/** The elements, and the modules that connect them, by their path in the package. */
function elementFiles() {
  /** @type {Record<string, Uint8Array>} */
  const files = {};
  for (const name of readdirSync(`${root}/dist/cdn`))
    if (PARTS.test(name) || name === 'LICENSE.txt')
      files[`${FOLDER}/${name}`] = readFileSync(`${root}/dist/cdn/${name}`);
  for (const module of Object.values(CONNECTORS))
    files[`${FOLDER}/course/${module}`] = readFileSync(`${root}/dist/course/${module}`);
  return files;
}

/** The texts of languages. @param {readonly string[]} spoken */
function textFiles(spoken) {
  /** @type {Record<string, Uint8Array>} */
  const files = {};
  for (const language of spoken) {
    const code = `export * from './lang/${language}.js';`;
    for (const [name, text] of Object.entries(filesNamedIn(`${root}/dist`, 'texts.js', { code })))
      files[`${FOLDER}/${name}`] = text;
  }
  return files;
}

/** What the module that the package adds to a page is called. */
const START = `${FOLDER}/start.js`;

/** Scripts that define the elements, and those that also turn code blocks into them. */
const ELEMENTS = /^mahjong-elements$|(^|\/)(mahjong-elements(\.all)?|autoload|blocks)\.js([?#]|$)/;
const BLOCKS = /(^|\/)blocks\.js([?#]|$)/;

/** The folder of the elements, as a file of the package names it. @param {string} path */
const folderFrom = (path) => `${'../'.repeat(path.split('/').length - 1) || './'}${FOLDER}/`;

/**
 * A page or script with the addresses of the package’s own files.
 *
 * @param {string} path
 * @param {string} text
 */
function localized(path, text) {
  const folder = folderFrom(path);
  // The hash of a tag is that of a release, and these files may be of another build.
  return text
    .replace(/https:\/\/[^"'\s]*mahjong-elements[^"'\s]*\/dist\/(cdn\/|(?=lang\/))/g, folder)
    .replace(/<(script|link)\b[^>]*>/gi, (tag) =>
      tag.includes(folder) ? tag.replace(/\s+(integrity|crossorigin)(=("[^"]*"|'[^']*'|[^\s>]*))?/gi, '') : tag,
    );
}

/** The text of a code block, as blogs and wikis mark it; undefined for anything else. @param {any} node */
const blockOf = (node) =>
  ['class', 'lang', 'data-lang', 'data-language'].some((name) =>
    /(^|[\s-])mahjong(\s|$)/i.test(attribute(node, name) ?? ''),
  )
    ? nodesIn(node)
        .map(({ value }) => value ?? '')
        .join('')
    : undefined;

/**
 * A page of the package, what its scripts load and contain, and what it needs that these do not load.
 *
 * @param {string} path
 * @param {string} html
 * @param {Record<string, Uint8Array>} own the other files of its folder
 */
function pageOf(path, html, own) {
  const nodes = nodesOf(html);
  const { imports, code } = scriptsOf(path, nodes, own);
  const has = (/** @type {RegExp} */ wanted) => imports.some((address) => wanted.test(address));
  const blocks = nodes.flatMap((node) => blockOf(node) ?? []);
  const hasBlocks = blocks.length > 0;
  const hasElements = nodes.some(({ nodeName }) => nodeName.startsWith('mj-'));
  const spoken = languagesIn(nodes, imports);
  const missing = [
    ...(hasBlocks && !has(BLOCKS) ? ['blocks.js'] : hasElements && !has(ELEMENTS) ? ['mahjong-elements.js'] : []),
    ...(hasBlocks || hasElements ? spoken : [])
      .map((one) => `lang/${one}.js`)
      .filter((file) => !imports.some((address) => address.endsWith(`/${file}`))),
  ];
  const asks =
    nodes.some(({ nodeName }) => nodeName === 'mj-exercise') ||
    blocks.some((text) => /^\s*show:\s*exercise\b/im.test(text));
  return { path, html, nodes, code, spoken, missing, asks, isNamed: has(/^mahjong-elements(\/|$)/) };
}

/** @typedef {ReturnType<typeof pageOf>} Page */

/** @param {Page} page @param {readonly string[]} addresses scripts to add */
function withScripts({ html }, addresses) {
  const tags = addresses.map((address) => `<script type="module" src="${address}"></script>`).join('');
  return /<\/body>/i.test(html) ? html.replace(/<\/body>/i, (end) => tags + end) : html + tags;
}

/**
 * The module that loads what the page of a course needs, and connects it; a module of its own, which a policy of the page (CSP) allows.
 *
 * @param {Page} page
 * @param {number | undefined} passing
 * @param {keyof typeof CONNECTORS} name
 */
const startOf = ({ missing, code }, passing, name) =>
  [
    ...missing.map((file) => `import './${file}';`),
    ...(code.includes(name)
      ? []
      : [
          `import { ${name} } from './course/${CONNECTORS[name]}';`,
          `${name}(${passing === undefined ? '' : `{ passing: ${passing} }`});`,
        ]),
  ].join('\n');

/**
 * The page with the import map that names of this package need in it or in its files.
 *
 * @param {string} html
 * @param {Page} page
 */
function mapped(html, { path, nodes }) {
  const folder = folderFrom(path);
  const modules = Object.values(CONNECTORS).map((module) => [
    `mahjong-elements/${module}`,
    `${folder}course/${module}`,
  ]);
  const map = JSON.stringify({
    imports: {
      'mahjong-elements': `${folder}mahjong-elements.all.js`,
      ...Object.fromEntries(modules),
      'mahjong-elements/lang/': `${folder}lang/`,
    },
  });
  const policies = nodes
    .filter((node) => /^content-security-policy$/i.test(attribute(node, 'http-equiv') ?? ''))
    .map((node) => attribute(node, 'content') ?? '');
  const hash = `'sha256-${createHash('sha256').update(map).digest('base64')}'`;
  for (const policy of policies) {
    const directives = policy.split(';').map((one) => one.trim().split(/\s+/));
    const of = (/** @type {string} */ wanted) => directives.find(([name]) => name?.toLowerCase() === wanted);
    const sources = of('script-src-elem') ?? of('script-src') ?? of('default-src');
    if (sources && !sources.includes(hash) && !sources.includes("'unsafe-inline'"))
      throw new Error(
        `The policy of ${path} blocks the import map that the name "mahjong-elements" needs: add ${hash} to its script-src.`,
      );
  }
  // Before any module, and after what the browser needs first.
  const start = /<head[^>]*>/i.exec(html) ?? /^\s*<!doctype[^>]*>/i.exec(html);
  const end = start ? start.index + start[0].length : 0;
  return `${html.slice(0, end)}<script type="importmap">${map}</script>${html.slice(end)}`;
}

/** What the page says about the course. @param {any[]} nodes what is in it @param {string} page @returns {Course} */
function courseOf(nodes, page) {
  const find = (/** @type {(node: any) => boolean} */ isWanted) => nodes.find(isWanted);
  const title = find(({ nodeName }) => nodeName === 'title')?.childNodes[0]?.value.trim() || page;
  const described = find((node) => node.nodeName === 'meta' && attribute(node, 'name') === 'description');
  const lang =
    attribute(
      find(({ nodeName }) => nodeName === 'html'),
      'lang',
    ) || 'en';
  return { page, title, description: attribute(described, 'content') || title, lang };
}

/** The address of a file in the package. @param {string} name */
const addressOfFile = (name) => escaped(name.split('/').map(encodeURIComponent).join('/'));

/** @param {Course} course @param {readonly string[]} files @param {boolean} is2004 */
function manifest({ page, title }, files, is2004) {
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
    <resource identifier="page" type="webcontent" adlcp:${is2004 ? 'scormType' : 'scormtype'}="sco" href="${addressOfFile(page)}">
${files.map((name) => `      <file href="${addressOfFile(name)}"/>\n`).join('')}    </resource>
  </resources>
</manifest>
`;
}

/**
 * The structure of a course of one page, as cmi5 (Quartz, 1st edition) defines it.
 *
 * @param {Course} course
 * @param {{ id?: string; passing?: number }} options
 */
function structure({ page, title, description, lang }, { id, passing }) {
  if (!id || !URL.canParse(id))
    throw new Error(
      'Name the course with --id, an address that stays the same, such as https://school.example/mahjong.',
    );
  const text = (/** @type {string} */ words) => `<langstring lang="${escaped(lang)}">${escaped(words)}</langstring>`;
  const words = `<title>${text(title)}</title>
    <description>${text(description)}</description>`;
  const passed = passing === undefined ? 'moveOn="Completed"' : `moveOn="Passed" masteryScore="${passing / 100}"`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<courseStructure xmlns="https://w3id.org/xapi/profiles/cmi5/v1/CourseStructure.xsd">
  <course id="${escaped(id)}">
    ${words}
  </course>
  <au id="${escaped(id)}${id.includes('#') ? '-' : '#'}lesson" ${passed} launchMethod="AnyWindow">
    ${words}
    <url>${addressOfFile(page)}</url>
  </au>
</courseStructure>
`;
}

/**
 * The zip file of a package; its bytes depend on nothing but the page, its files, the options and the build.
 *
 * @param {string} file
 * @param {{ format?: '1.2' | '2004' | 'cmi5'; passing?: number; id?: string; warn?: (text: string) => void }} options `id` names a
 *   course of cmi5; `warn` is called for each file that the package loads from another site, and for what is not reported
 */
export function coursePackage(file, { format = '1.2', passing, id, warn } = {}) {
  const main = basename(file);
  const html = localized(main, textOf(file));
  const elements = elementFiles();
  const isText = (/** @type {string} */ path) =>
    path.startsWith(`${FOLDER}/lang/`) && existsSync(`${root}/dist${path.slice(FOLDER.length)}`);
  const isKnown = (/** @type {string} */ path) => path in elements || path === main || isText(path);
  const own = filesNamedIn(dirname(resolve(file)), main, { code: html, isKnown, rewritten: localized, warn });
  const page = pageOf(main, html, own);
  if (!page.asks) throw new Error(`${file} has no <mj-exercise>, so there is nothing to report.`);
  const course = courseOf(page.nodes, main);
  const start = startOf(page, passing, format === 'cmi5' ? 'connectXapi' : 'connectScorm');
  const linked = Object.entries(own)
    .filter(([path]) => /\.html?$/i.test(path))
    .map(([path, data]) => pageOf(path, Buffer.from(data).toString(), own));
  const spoken = [...new Set([page, ...linked].flatMap((one) => one.spoken))];
  const finished = (/** @type {Page} */ one, /** @type {readonly string[]} */ scripts) => {
    const complete = scripts.length ? withScripts(one, scripts) : one.html;
    return [one.path, Buffer.from(one.isNamed ? mapped(complete, one) : complete)];
  };
  for (const { path, asks } of linked)
    if (asks)
      warn?.(
        `${path} has exercises, and only those of ${main} are reported: move them there, or pack that page as well.`,
      );
  /** @type {Record<string, Uint8Array>} */
  const files = {
    ...own,
    ...elements,
    ...textFiles(spoken),
    ...(start && { [START]: Buffer.from(start) }),
    ...Object.fromEntries([
      finished(page, start ? [`./${START}`] : []),
      ...linked.map((one) =>
        finished(
          one,
          one.missing.map((file) => folderFrom(one.path) + file),
        ),
      ),
    ]),
  };
  const names = Object.keys(files).sort();
  const [name, about] =
    format === 'cmi5'
      ? ['cmi5.xml', structure(course, { id, passing })]
      : ['imsmanifest.xml', manifest(course, names, format === '2004')];
  const all = Object.fromEntries([[name, Buffer.from(about)], ...names.map((one) => [one, files[one]])]);
  return zipSync(all, { level: 6, mtime: new Date(1980, 0, 1) });
}

const USE =
  'Use: npm run course -- FILE.html [--2004 | --cmi5 --id ADDRESS] [--passing 60] [--to FILE.zip], with a percentage from 0 to 100.';

/** Writes what a command line asks for, and returns the name of the file. @param {readonly string[]} words */
function write(words) {
  const { values, positionals } = parseArgs({
    args: [...words],
    options: {
      2004: { type: 'boolean' },
      cmi5: { type: 'boolean' },
      id: { type: 'string' },
      passing: { type: 'string' },
      to: { type: 'string' },
    },
    allowPositionals: true,
  });
  const [file = '', ...others] = positionals;
  const passing = values.passing === undefined ? undefined : Number(values.passing || NaN);
  const isPercentage = passing === undefined || (passing >= 0 && passing <= 100);
  if (others.length || !/\.html?$/i.test(file) || !isPercentage || (values.cmi5 && values['2004']))
    throw new Error(USE);
  const target = values.to ?? file.replace(/\.html?$/i, '.zip');
  const format = values.cmi5 ? 'cmi5' : values['2004'] ? '2004' : '1.2';
  writeFileSync(target, coursePackage(file, { format, passing, id: values.id, warn: console.warn }));
  return target;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  try {
    console.log(write(process.argv.slice(2)));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
