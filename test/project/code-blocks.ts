/** The code blocks of the documentation and the site, for the tests that check, run and render them. */
import { readdirSync, readFileSync } from 'node:fs';
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
  ...readdirSync('docs').flatMap((name) => (name.endsWith('.md') ? [`docs/${name}`] : [])),
];

/** The fenced blocks of a page in Markdown. */
function fenced(page: string): Block[] {
  const text = readFileSync(page, 'utf8');
  return [...text.matchAll(/^ *```(\w+)\n([^]*?)^ *```/gm)].map(({ 1: language, 2: code, index }) => {
    const line = text.slice(0, index).split('\n').length + 1;
    return { place: `${page}:${line}`, page, language: language!, code: code! };
  });
}

const plain = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** Blocks written into the pages of the site, and the examples of the reference. */
function onSite(): Block[] {
  const written = readdirSync('demo')
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
  const shown = Object.entries(examples).flatMap(([tag, list]) => [
    ...list.map((code, number) => ({ place: `${tag}#${number}`, page: tag, language: 'html', code })),
    { place: `${tag}, import`, page: tag, language: 'js', code: `import 'mahjong-elements/${tag}.js';` },
  ]);
  return [...written, ...shown];
}

const all: readonly Block[] = [...markdownPages.flatMap(fenced), ...onSite()];

export const blocksIn = (...languages: string[]): Block[] => all.filter(({ language }) => languages.includes(language));
export const languages: readonly string[] = [...new Set(all.map(({ language }) => language))];

/** What the code of a block imports and declares. */
interface Names {
  /** Import statements by the name they bind. */
  readonly imports: Map<string, string>;
  readonly declared: Set<string>;
}

function namesOf({ code, language }: Block): Names {
  const imports = new Map<string, string>();
  const declared = new Set<string>();
  const { program } = parseSync(`block.${language}`, code);
  for (const node of program.body) {
    if (node.type === 'ImportDeclaration')
      for (const one of node.specifiers)
        if (one.type === 'ImportSpecifier')
          imports.set(one.local.name, `import { ${one.local.name} } from '${node.source.value}';`);
    const inner = node.type === 'ExportNamedDeclaration' ? node.declaration : node;
    if (inner?.type === 'FunctionDeclaration') declared.add(inner.id!.name);
    if (inner?.type === 'VariableDeclaration')
      for (const { id } of inner.declarations) for (const name of bound(id)) declared.add(name);
  }
  return { imports, declared };
}

/** The names that a pattern binds. */
function bound(pattern: unknown): string[] {
  const node = pattern as { type: string; name: string; properties: { value: unknown }[]; elements: unknown[] };
  if (node.type === 'Identifier') return [node.name];
  if (node.type === 'ObjectPattern') return node.properties.flatMap(({ value }) => bound(value));
  if (node.type === 'ArrayPattern') return node.elements.filter(Boolean).flatMap(bound);
  return [];
}

/**
 * Blocks as modules. What an earlier block of a page has imported, later ones may use, as readers expect; the import is
 * added on the first line.
 */
export function asModules(blocks: readonly Block[]): (Block & { readonly code: string })[] {
  const known = new Map<string, Map<string, string>>();
  return blocks.map((block) => {
    const { imports, declared } = namesOf(block);
    const earlier = known.get(block.page) ?? new Map<string, string>();
    known.set(block.page, new Map([...earlier, ...imports]));
    const added = [...earlier].filter(
      ([name]) => !imports.has(name) && !declared.has(name) && new RegExp(`\\b${name}\\b`).test(block.code),
    );
    return { ...block, code: `${added.map(([, statement]) => statement).join(' ')} export {};\n${block.code}` };
  });
}

/** An expression of a block whose value a comment states. */
export interface Claim {
  readonly start: number;
  readonly end: number;
  readonly stated: string;
}

/** Statements followed by a comment that starts like a value: `toReady('…'); // { away: 1, … }`. */
export function claimsIn(code: string): Claim[] {
  const { program } = parseSync('block.js', code);
  return program.body.flatMap((node) => {
    if (node.type !== 'ExpressionStatement') return [];
    const stated = /^;?\s*\/\/ (.*)/.exec(code.slice(node.end))?.[1] ?? '';
    const { start, end } = node.expression;
    return /^(?:[[{"'\d-]|true|false|Float64Array)/.test(stated) ? [{ start, end, stated }] : [];
  });
}
