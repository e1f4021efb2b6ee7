/**
 * `npm run course -- FILE.html [--2004 | --cmi5 --id ADDRESS] [--passing 60] [--to FILE.zip]`: packs a page with exercises as a
 * package for SCORM 1.2, SCORM 2004 (4th edition) or cmi5, with the files of its folder that it needs, the elements and their texts in the
 * languages of the page. Reads `dist`.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { zipSync } from 'fflate';
import { root } from './bundle.mjs';
import { filesNamedIn, languagesIn, nodesOf } from './course-files.mjs';

const FOLDER = 'mahjong-elements';

/** The functions that connect a page with a platform, and their modules. */
const CONNECTORS = { connectScorm: 'scorm.js', connectXapi: 'xapi.js' };

/** @typedef {{ page: string; title: string; description: string; lang: string }} Course */

const escaped = (/** @type {string} */ text) =>
  text.replace(/[&<>"]/g, (one) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[one] ?? one);

/** The elements, the texts of languages, and the modules that connect them, by their path in the package. @param {readonly string[]} spoken */
function elementFiles(spoken) {
  /** @type {Record<string, Uint8Array>} */
  const files = {};
  for (const name of readdirSync(`${root}/dist/cdn`))
    if (/^((mahjong-elements|autoload|blocks).*\.js|LICENSE\.txt)$/.test(name))
      files[`${FOLDER}/${name}`] = readFileSync(`${root}/dist/cdn/${name}`);
  for (const module of Object.values(CONNECTORS))
    files[`${FOLDER}/course/${module}`] = readFileSync(`${root}/dist/course/${module}`);
  for (const language of spoken) {
    const code = `export * from './lang/${language}.js';`;
    for (const [name, text] of Object.entries(filesNamedIn(`${root}/dist`, 'texts.js', { code })))
      files[`${FOLDER}/${name}`] = text;
  }
  return files;
}

/** What the module that the package adds to a page is called. */
const START = `${FOLDER}/start.js`;

/**
 * The page as it is in the package, with the elements beside it, and what connects it: a module of its own, which a policy of the page
 * (CSP) allows.
 *
 * @param {string} html
 * @param {number | undefined} passing
 * @param {keyof typeof CONNECTORS} name
 * @param {readonly string[]} spoken
 */
function connected(html, passing, name, spoken) {
  // The hash of a tag is that of a release, and these files may be of another build.
  const local = html
    .replace(/https:\/\/[^"'\s]*mahjong-elements[^"'\s]*\/dist\/(cdn\/|(?=lang\/))/g, `./${FOLDER}/`)
    .replace(/<(script|link)\b[^>]*>/gi, (tag) =>
      tag.includes(`./${FOLDER}/`) ? tag.replace(/\s+(integrity|crossorigin)(=("[^"]*"|'[^']*'|[^\s>]*))?/gi, '') : tag,
    );
  const isLoaded = /mahjong-elements[^"'\s]*\/dist\/cdn\/|['"]mahjong-elements['"]/.test(html);
  const start = [
    ...(isLoaded ? [] : ["import './mahjong-elements.js';"]),
    ...spoken.filter((one) => !local.includes(`/lang/${one}.js`)).map((one) => `import './lang/${one}.js';`),
    ...(html.includes(name)
      ? []
      : [
          `import { ${name} } from './course/${CONNECTORS[name]}';`,
          `${name}(${passing === undefined ? '' : `{ passing: ${passing} }`});`,
        ]),
  ].join('\n');
  const tag = start ? `<script type="module" src="./${START}"></script>` : '';
  const page = /<\/body>/i.test(local) ? local.replace(/<\/body>/i, (end) => tag + end) : local + tag;
  return { page, start };
}

/**
 * The page with the import map that names of this package need in it or in its files.
 *
 * @param {string} page
 * @param {readonly string[]} policies those in it (CSP)
 */
function mapped(page, policies) {
  const modules = Object.values(CONNECTORS).map((module) => [
    `mahjong-elements/${module}`,
    `./${FOLDER}/course/${module}`,
  ]);
  const map = JSON.stringify({
    imports: {
      'mahjong-elements': `./${FOLDER}/mahjong-elements.all.js`,
      ...Object.fromEntries(modules),
      'mahjong-elements/lang/': `./${FOLDER}/lang/`,
    },
  });
  const hash = `'sha256-${createHash('sha256').update(map).digest('base64')}'`;
  for (const policy of policies) {
    const directives = policy.split(';').map((one) => one.trim().split(/\s+/));
    const of = (/** @type {string} */ wanted) => directives.find(([name]) => name?.toLowerCase() === wanted);
    const sources = of('script-src-elem') ?? of('script-src') ?? of('default-src');
    if (sources && !sources.includes(hash) && !sources.includes("'unsafe-inline'"))
      throw new Error(
        `The policy of the page blocks the import map that the name "mahjong-elements" needs: add ${hash} to its script-src.`,
      );
  }
  // Before any module, and after what the browser needs first.
  const start = /<head[^>]*>/i.exec(page) ?? /^\s*<!doctype[^>]*>/i.exec(page);
  const end = start ? start.index + start[0].length : 0;
  return `${page.slice(0, end)}<script type="importmap">${map}</script>${page.slice(end)}`;
}

/** The value of an attribute; undefined without it. @param {any} node @param {string} wanted @returns {string | undefined} */
const attribute = (node, wanted) =>
  (node?.attrs ?? []).find((/** @type {any} */ { name }) => name === wanted)?.value.trim();

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
 *   course of cmi5; `warn` is called for each file that the package loads from another site
 */
export function coursePackage(file, { format = '1.2', passing, id, warn } = {}) {
  const html = readFileSync(file, 'utf8');
  if (!/<mj-exercise[\s>]/i.test(html)) throw new Error(`${file} has no <mj-exercise>, so there is nothing to report.`);
  const nodes = nodesOf(html);
  const course = courseOf(nodes, basename(file));
  const spoken = languagesIn(html, nodes);
  const { page, start } = connected(html, passing, format === 'cmi5' ? 'connectXapi' : 'connectScorm', spoken);
  const elements = { ...elementFiles(spoken), ...(start && { [START]: Buffer.from(start) }) };
  const isKnown = (/** @type {string} */ path) => path in elements || path === course.page;
  const own = filesNamedIn(dirname(resolve(file)), course.page, { code: page, isKnown, warn });
  const policies = nodes
    .filter((node) => /^content-security-policy$/i.test(attribute(node, 'http-equiv') ?? ''))
    .map((node) => attribute(node, 'content') ?? '');
  const isNamed = [page, ...Object.values(own)].some((text) => /['"]mahjong-elements[/'"]/.test(text.toString()));
  /** @type {Record<string, Uint8Array>} */
  const files = {
    ...own,
    ...elements,
    [course.page]: Buffer.from(isNamed ? mapped(page, policies) : page),
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
