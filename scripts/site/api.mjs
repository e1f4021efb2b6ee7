/** Pages for the modules of the core, from their declarations: API Extractor reads them, this module lays them out. */
import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bundle.mjs';
import { document, escape, inline } from './html.mjs';

/**
 * `main` is the export that a page imports as its example, by default the first function.
 *
 * @type {readonly { module: string, about: string, main?: string }[]}
 */
const modules = [
  { module: 'core', main: 'score', about: 'Hands, profiles, scores, waits and settlements.' },
  { module: 'core/profiles', main: 'moreProfiles', about: 'More profiles: books, federations, clubs and programs.' },
  { module: 'core/bulk', about: 'Scores for many hands at once, in a worker.' },
  { module: 'core/describe', about: 'The rules of a table, row by row, with sample hands.' },
  { module: 'core/game', main: 'playGame', about: 'A whole game: record, totals and chips.' },
  { module: 'core/import', main: 'readXmjGame', about: 'Games and hands of kajongg and xmj.' },
  { module: 'core/wall', about: 'The wall: throws, breach, deal and loose tiles.' },
  { module: 'core/claims', main: 'claimsOn', about: 'Who may claim a discard, and who gets it.' },
  { module: 'core/exercises', main: 'makeHand', about: 'Hands to practise on, and what is wrong with an answer.' },
  { module: 'core/odds', main: 'odds', about: 'Chances, discards and doubles.' },
  { module: 'core/simulate', about: 'Random complete hands, scored under a profile.' },
  { module: 'core/notes', about: 'How each profile reads its sources.' },
  { module: 'labels', about: 'Names of awards, and scores in words.' },
  { module: 'svg', main: 'handToSvg', about: 'Hands, scores, settlements, waits, rules and games as SVG.' },
  { module: 'server', about: 'Server rendering.' },
];

const fileOf = (/** @type {string} */ module) => `reference/api-${module.replace('/', '-')}.html`;
const nameOf = (/** @type {string} */ module) => `mahjong-elements/${module}${module === 'core' ? '' : '.js'}`;

export const apiPages = () =>
  modules.map(({ module, about, main }) => ({
    file: fileOf(module),
    title: module,
    html: () =>
      document({
        title: `${nameOf(module)} – mahjong-elements`,
        description: `${about} Every export of the module ${nameOf(module)}, with its types.`,
        body: render(module, about, main),
      }),
  }));

/** @type {Record<string, any> | undefined} */
let models;

/** The API Extractor model of each module; undefined where the package has not been built. */
function modelOf(/** @type {string} */ module) {
  models ??= existsSync(join(root, 'dist/core/index.d.ts')) ? readModels() : {};
  return models?.[module];
}

/** Extraction takes seconds, so that its result is kept until the declarations change. */
function readModels() {
  const hash = createHash('sha256');
  for (const file of readdirSync(join(root, 'dist'), { recursive: true, encoding: 'utf8' }).sort())
    if (file.endsWith('.d.ts') && !file.startsWith('types')) hash.update(readFileSync(join(root, 'dist', file)));
  const folder = join(root, 'node_modules/.cache/mahjong-elements');
  const file = join(folder, `api-${hash.digest('hex').slice(0, 16)}.json`);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  const read = extract(folder);
  writeFileSync(file, JSON.stringify(read));
  return read;
}

/** @returns {Record<string, any>} */
function extract(/** @type {string} */ folder) {
  mkdirSync(folder, { recursive: true });
  // It takes a second to load, and only a build needs it.
  const { CompilerState, Extractor, ExtractorConfig } = createRequire(import.meta.url)('@microsoft/api-extractor');
  const none = { default: { logLevel: 'none' } };
  const configs = modules.map(({ module }) =>
    ExtractorConfig.prepare({
      configObject: {
        projectFolder: root,
        mainEntryPointFilePath: join(root, 'dist', module === 'core' ? 'core/index.d.ts' : `${module}.d.ts`),
        compiler: {
          overrideTsconfig: {
            compilerOptions: {
              target: 'ES2022',
              module: 'NodeNext',
              moduleResolution: 'NodeNext',
              strict: true,
              skipLibCheck: true,
              lib: ['ES2022', 'DOM', 'DOM.Iterable'],
              types: [],
            },
            include: [join(root, 'dist/core')],
          },
        },
        apiReport: { enabled: false },
        dtsRollup: { enabled: false },
        tsdocMetadata: { enabled: false },
        docModel: {
          enabled: true,
          includeForgottenExports: true,
          apiJsonFilePath: join(folder, `${module.replace('/', '-')}.api.json`),
        },
        messages: { extractorMessageReporting: none, compilerMessageReporting: none, tsdocMessageReporting: none },
      },
      configObjectFullPath: undefined,
      packageJsonFullPath: join(root, 'package.json'),
    }),
  );
  const compilerState = CompilerState.create(configs[0], {
    additionalEntryPoints: configs.map(({ mainEntryPointFilePath }) => mainEntryPointFilePath),
  });
  return Object.fromEntries(
    configs.map((config, place) => {
      Extractor.invoke(config, { localBuild: true, compilerState, messageCallback: quiet });
      return [/** @type {any} */ (modules[place]).module, JSON.parse(readFileSync(config.apiJsonFilePath, 'utf8'))];
    }),
  );
}

function quiet(/** @type {any} */ message) {
  if (message.logLevel !== 'error') message.handled = true;
}

/** @type {readonly [string, string][]} */
const kinds = [
  ['Function', 'Functions'],
  ['Class', 'Classes'],
  ['Variable', 'Values'],
  ['Interface', 'Interfaces'],
  ['TypeAlias', 'Types'],
];

/** @typedef {{ kind: string, name: string, docComment?: string, excerptTokens: { kind: string, text: string, canonicalReference?: string }[], members?: Member[], canonicalReference?: string, variableTypeTokenRange?: any }} Member */

function render(/** @type {string} */ module, /** @type {string} */ about, /** @type {string | undefined} */ main) {
  const head = `<h1><code>${nameOf(module)}</code></h1>\n<p class="lead">${escape(about)}</p>`;
  const model = modelOf(module);
  if (!model) return `${head}\n<p>Run <code>npm run build</code> to read the types of this module.</p>`;
  /** @type {Member[]} */
  const all = model.members[0].members;
  const byReference = new Map(all.map((member) => [`${member.name}`, member]));
  const exported = all
    .filter(isShown)
    .map((member) => resolved(member, byReference))
    // A number sets an export apart from a name of the DOM, such as Range.
    .map((member) => ({ ...member, name: member.name.replace(/_\d+$/, '') }));
  const known = new Set(exported.map(({ name }) => name));
  const first = exported.find(({ kind }) => kind === 'Function' || kind === 'Variable') ?? exported[0];
  const sections = kinds.map(([kind, title]) => {
    const members = exported.filter((member) => member.kind === kind);
    if (members.length === 0) return '';
    return `<h2 id="${title.toLowerCase()}">${title}</h2>\n${members.map((one) => entry(one, known)).join('\n')}`;
  });
  return `${head}
<pre tabindex="0"><code>import { ${main ?? first?.name} } from '${nameOf(module)}';</code></pre>
${sections.join('\n')}`;
}

/** What a module exports, and types that these mention. The extractor numbers a second entry of the same name. */
function isShown(/** @type {Member} */ { kind, name, canonicalReference = '' }) {
  const isExported = !canonicalReference.includes('!~');
  return isExported || (/^(?:Interface|TypeAlias)$/.test(kind) && !/_\d+$/.test(name));
}

/** A constant whose type is that of a function, as the function itself. */
function resolved(/** @type {Member} */ member, /** @type {Map<string, Member>} */ byName) {
  if (member.kind !== 'Variable') return member;
  const [, name] =
    /~(\w+):function/.exec(member.excerptTokens.map((one) => one.canonicalReference ?? '').join(' ')) ?? [];
  const found = name && byName.get(name);
  if (!found) return member;
  const excerptTokens = found.excerptTokens.map((token, place) =>
    place === 0 ? { ...token, text: token.text.replace(/function \w+/, `function ${member.name}`) } : token,
  );
  return { ...found, name: member.name, docComment: member.docComment || found.docComment, excerptTokens };
}

function entry(/** @type {Member} */ member, /** @type {Set<string>} */ known) {
  const { kind, name, members = [] } = member;
  const rows = members
    .filter((one) => one.name || one.kind === 'Constructor')
    .map((one) => `<dt>${code(one, known, name)}</dt>\n<dd>${prose(one.docComment)}</dd>`);
  const content = kind === 'Interface' || kind === 'Class' ? `<dl class="members">${rows.join('\n')}</dl>` : '';
  return `<section class="entry">
<h3 id="${escape(name)}"><code>${escape(name)}</code></h3>
<pre tabindex="0"><code>${code(member, known, name)}</code></pre>
${prose(member.docComment)}
${content}
</section>`;
}

/** A declaration in which the names of other entries are links. */
function code(/** @type {Member} */ { excerptTokens }, /** @type {Set<string>} */ known, /** @type {string} */ self) {
  return excerptTokens
    .map(({ kind, text }) =>
      kind === 'Reference' && known.has(text) && text !== self
        ? `<a href="#${escape(text)}">${escape(text)}</a>`
        : escape(text.replace(/^export (declare )?/, '')),
    )
    .join('')
    .trim();
}

/** The text of a doc comment: paragraphs, then parameters, results and errors as a list. */
function prose(/** @type {string | undefined} */ comment = '') {
  const text = comment
    .replace(/^\s*\/\*\*|\*\/\s*$/g, '')
    .replace(/^[ \t]*\* ?/gm, '')
    .replace(/\{@link ([^}|]*)(?:\|[^}]*)?\}/g, '`$1`')
    .trim();
  const [body = '', ...tags] = text.split(/^@(?=\w)/m);
  const paragraphs = body
    .split(/\n\s*\n/)
    .filter((one) => one.trim())
    .map((one) => `<p>${inline(one.trim())}</p>`);
  const items = tags.flatMap((tag) => {
    const [, word, rest = ''] = /^(\w+)\s*([^]*)$/.exec(tag.trim()) ?? [];
    if (word === 'param') {
      const [, name = '', about = ''] = /^(\w+)\s*-?\s*([^]*)$/.exec(rest) ?? [];
      return [`<li><code>${escape(name)}</code>: ${inline(about)}</li>`];
    }
    if (word === 'returns') return [`<li>Returns ${inline(rest)}</li>`];
    if (word === 'throws') return [`<li>Throws ${inline(rest.replace(/^\{(\w+)\}/, '`$1`'))}</li>`];
    return [];
  });
  return paragraphs.join('\n') + (items.length > 0 ? `<ul>${items.join('')}</ul>` : '');
}
