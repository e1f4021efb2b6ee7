/** The code blocks of the documentation and the site, for the tests that check, run and open them. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';

export interface Block {
  /** The file and line of its first line of code. */
  readonly place: string;
  readonly page: string;
  readonly language: string;
  readonly code: string;
}

export const markdownPages: readonly string[] = [
  'README.md',
  'SECURITY.md',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  ...readdirSync('docs').flatMap((name) => (name.endsWith('.md') ? [`docs/${name}`] : [])),
  ...readdirSync('examples').flatMap((name) => [`examples/${name}/README.md`].filter(existsSync)),
];

/** The fenced blocks of a page in Markdown, and scripts in its text: `import …; score('…').value // 200`. */
function written(page: string): Block[] {
  const text = readFileSync(page, 'utf8');
  const placeOf = (index: number): string => `${page}:${text.slice(0, index).split('\n').length}`;
  const fenced = [...text.matchAll(/^ *```([\w-]*)\n([^]*?)^ *```/gm)].map(({ 1: language, 2: code, index }) => ({
    place: placeOf(text.indexOf('\n', index) + 1),
    page,
    language: language || 'text',
    code: code!,
  }));
  const inline = [...text.matchAll(/(?<!`)`(import [^`\n]*;[^`\n]*)`/g)].map(({ 1: code, index }) => ({
    place: placeOf(index),
    page,
    language: 'js',
    code: code!,
  }));
  return [...fenced, ...inline];
}

const plain = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** Blocks written into the pages of the site, and the examples of the reference. */
function onSite(): Block[] {
  const shown = readdirSync('demo')
    .filter((name) => name.endsWith('.html'))
    .flatMap((name) => {
      const page = `demo/${name}`;
      const blocks = readFileSync(page, 'utf8').matchAll(/<pre[^>]*><code[^>]*>([^]*?)<\/code><\/pre>/g);
      return [...blocks]
        .map(([, html]) => plain(html!))
        .filter((code) => code !== '')
        .map((code, number) => ({ place: `${page}#${number}`, page, language: 'html', code }));
    });
  const examples = JSON.parse(readFileSync('demo/elements.json', 'utf8')) as Record<string, string[]>;
  const referred = Object.entries(examples).flatMap(([tag, list]) => [
    ...list.map((code, number) => ({ place: `${tag}#${number}`, page: tag, language: 'html', code })),
    { place: `${tag}, import`, page: tag, language: 'js', code: `import 'mahjong-elements/${tag}.js';` },
  ]);
  return [...shown, ...referred];
}

const all: readonly Block[] = [...markdownPages, 'llms.txt'].flatMap(written).concat(onSite());

export const blocksIn = (...languages: string[]): Block[] => all.filter(({ language }) => languages.includes(language));
export const languages: readonly string[] = [...new Set(all.map(({ language }) => language))];

/** Templates of a framework, which are HTML with attributes of their own. */
export const isTemplate = ({ code }: Block): boolean => /\s[:@[(][\w-]+[\])]?="|\{\{/.test(code);

/** An expression of a block whose value a comment states. */
export interface Claim {
  readonly start: number;
  readonly end: number;
  readonly stated: string;
}

/** What the comments of a block state, and those that state nothing that can be checked. */
interface Comments {
  readonly claims: Claim[];
  readonly unchecked: string[];
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

/** A comment that starts like a value: `{ away: 1, … }: and words`. */
const isValue = (comment: string): boolean => /^(?:[[{"'\d-]|(?:true|false|null|NaN|Float64Array)\b)/.test(comment);

/**
 * A comment after a statement, on the same line or on those below it, states its value. Other comments are file names on
 * the first line and what an import does; JSDoc is for the type check.
 */
export function commentsIn({ code, language }: Block): Comments {
  const { program, comments } = parseSync(`block.${language}`, code);
  const values: Node[] = [];
  const silent: Node[] = [];
  visit(program, (node) => {
    if (node.type === 'ImportDeclaration') silent.push(node);
    if (node.type === 'ExpressionStatement') values.push((node as Node & { expression: Node }).expression);
    if (node.type === 'VariableDeclarator') values.push(...[(node as Node & { init: Node | null }).init ?? []].flat());
  });
  const claims: Claim[] = [];
  const unchecked: string[] = [];
  const words = comments.filter(({ value }) => !value.startsWith('*'));
  for (const { start, text } of joined(code, words)) {
    const follows = ({ end }: Node): boolean => end <= start && /^[);\s]*$/.test(code.slice(end, start));
    const value = values.filter(follows).sort((one, other) => other.end - one.end || one.start - other.start)[0];
    if (value && isValue(text)) claims.push({ start: value.start, end: value.end, stated: text });
    else if (!silent.some(follows) && code.slice(0, start).trim() !== '') unchecked.push(text);
  }
  return { claims, unchecked };
}

/** Comments on lines that follow one another are one. */
function joined(code: string, comments: readonly (Node & { value: string })[]): { start: number; text: string }[] {
  const found: { start: number; end: number; text: string }[] = [];
  for (const { start, end, value } of comments) {
    const last = found.at(-1);
    if (last && /^\n *$/.test(code.slice(last.end, start))) {
      last.text += value;
      last.end = end;
    } else found.push({ start, end, text: value.trim() });
  }
  return found;
}

function visit(tree: unknown, each: (node: Node) => void): void {
  if (typeof tree !== 'object' || tree === null) return;
  if ('type' in tree && 'start' in tree) each(tree as Node);
  for (const child of Object.values(tree)) visit(child, each);
}

/** What only a document has. */
const OF_A_PAGE =
  /\b(?:document|addEventListener|localStorage|HTMLElement|connectScorm|connectXapi)\b|@lit-labs\/ssr-client/;
/** Packages that the tests do not have, what the apps of a framework declare, and scripts from elsewhere. */
const OF_AN_APP =
  /\bfrom '(?!mahjong-elements|node:|markdown-it'|unified'|remark-|rehype-)|\bcpSync\('node_modules|\bdefineNitroPlugin\b|\bmw\.hook\b|\bscript\.src = /;

/** Where a script runs: in Node, in a document, or in an app that examples/ or a test of its own has. */
export const placeToRun = ({ code, language }: Block): 'node' | 'page' | 'app' => {
  if (language === 'tsx' || OF_AN_APP.test(code)) return 'app';
  return OF_A_PAGE.test(code) ? 'page' : 'node';
};
