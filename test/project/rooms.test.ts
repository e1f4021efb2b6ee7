import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';

/** Which rooms the modules of a room may import from. `entry` are the modules directly below src. */
const MAY_IMPORT: Record<string, string[]> = {
  core: ['core'],
  breakdown: ['breakdown', 'core', 'lang (types)'],
  rulebook: ['rulebook', 'breakdown', 'core', 'lang (types)'],
  table: ['table', 'core', 'lang (types)'],
  game: ['game', 'core', 'lang (types)'],
  exercise: ['exercise', 'core', 'lang (types)'],
  render: ['render', 'breakdown', 'rulebook', 'table', 'game', 'exercise', 'core', 'lang (types)', 'lit'],
  // English errors are those that the core throws.
  lang: ['lang', 'core', 'exercise (types)'],
  elements: ['elements', 'render', 'breakdown', 'rulebook', 'table', 'game', 'exercise', 'core', 'lang', 'lit'],
  server: ['server', 'elements', 'core', '@lit-labs/ssr', 'parse5'],
  react: ['react', 'lit'],
  blocks: ['blocks', 'entry', 'elements', 'core'],
  embed: ['embed', 'entry', 'elements', 'core', 'lang'],
  entry: [
    'entry',
    'server',
    'blocks',
    'elements',
    'exercise',
    'render',
    'breakdown',
    'rulebook',
    'core',
    'lang',
    'lit',
  ],
};

interface Import {
  from: string;
  /** A path below the package, or the name of a package. */
  to: string;
  typeOnly: boolean;
  /** `import('…')`, of a module or of a type in it. */
  isDynamic: boolean;
}

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts'))
  .map((path) => `src/${path.replaceAll('\\', '/')}`);
const imports = files.flatMap(importsOf);

describe('the rooms of src', () => {
  it('are all known', () => {
    expect(files.length).toBeGreaterThan(0);
    expect([...new Set(files.map(roomOf))].filter((room) => !(room in MAY_IMPORT))).toEqual([]);
  });

  it('import only existing modules', () => {
    expect(imports.filter(({ to }) => isOwn(to) && !files.includes(to)).map(shown)).toEqual([]);
  });

  it('import only from allowed rooms', () => {
    const wrong = imports.filter(({ from, to, typeOnly }) => {
      const allowed = MAY_IMPORT[roomOf(from)] ?? [];
      const room = isOwn(to) ? roomOf(to) : isLit(to) ? 'lit' : packageOf(to);
      return !allowed.includes(room) && !(typeOnly && allowed.includes(`${room} (types)`));
    });
    expect(wrong.map(shown)).toEqual([]);
  });

  it('import no package except Lit, in the browser', () => {
    const others = imports.filter(({ to }) => !isOwn(to) && !isLit(to));
    // The components for React need React.
    const needed = others.filter(({ from, to }) => roomOf(from) === 'react' && to === 'react');
    expect(needed).toHaveLength(1);
    expect(others.filter((one) => roomOf(one.from) !== 'server' && !needed.includes(one)).map(shown)).toEqual([]);
  });

  it('bring the messages of errors in hands with every module for scripts that reads hands', () => {
    const { exports } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      exports: Record<string, { types: string }>;
    };
    const next = imports.filter(({ typeOnly }) => !typeOnly);
    const reached = (path: string, found = new Set<string>()): Set<string> => {
      if (!found.has(path)) {
        found.add(path);
        for (const { from, to } of next) if (from === path) reached(to, found);
      }
      return found;
    };
    const scripts = Object.values(exports)
      .map(({ types }) => `${types}`.replace('./dist', 'src').replace('.d.ts', '.ts'))
      .filter((path) => files.includes(path))
      .map((path) => ({ path, all: reached(path) }))
      .filter(({ all }) => all.has('src/core/engine/notation.ts') && !all.has('src/elements/before-lit.ts'));
    expect(scripts.map(({ path }) => path)).toContain('src/core/index.ts');
    expect(scripts.filter(({ all }) => !all.has('src/core/sentences/hands.ts')).map(({ path }) => path)).toEqual([]);
  });

  it('have no circular imports', () => {
    expect(circles(imports.filter(({ typeOnly }) => !typeOnly))).toEqual([]);
  });

  it.each(Object.keys(MAY_IMPORT))('have no circular imports in %s, types included', (room) => {
    expect(circles(imports.filter(({ from, isDynamic }) => roomOf(from) === room && !isDynamic))).toEqual([]);
  });
});

function importsOf(from: string): Import[] {
  const code = readFileSync(from, 'utf8');
  const { module, errors } = parseSync(from, code);
  expect(errors, from).toEqual([]);
  const found: { name: string; typeOnly: boolean; isDynamic?: true }[] = [];
  for (const { moduleRequest, entries } of module.staticImports) {
    found.push({ name: moduleRequest.value, typeOnly: entries.length > 0 && entries.every((entry) => entry.isType) });
  }
  for (const { moduleRequest, isType } of module.staticExports.flatMap((statement) => statement.entries)) {
    if (moduleRequest) found.push({ name: moduleRequest.value, typeOnly: isType });
  }
  // Both `await import('…')` and the type `import('…').Name`: neither can create a cycle at load time.
  for (const [, name] of code.matchAll(/\bimport\(\s*['"`]([^'"`]+)/g))
    found.push({ name: name!, typeOnly: true, isDynamic: true });
  return found.map(({ name, typeOnly, isDynamic = false }) => ({ from, to: resolve(from, name), typeOnly, isDynamic }));
}

function resolve(from: string, name: string): string {
  return name.startsWith('.') ? posix.join(posix.dirname(from), name).replace(/\.js$/, '.ts') : name;
}

/** A path that leads out of src (`test/…`) is nobody's room and so never allowed. */
function roomOf(path: string): string {
  const [top, room, rest] = path.split('/', 3);
  return top !== 'src' ? path : rest === undefined ? 'entry' : room!;
}

function isOwn(path: string): boolean {
  return path.startsWith('src/');
}

function packageOf(name: string): string {
  return name.split('/', name.startsWith('@') ? 2 : 1).join('/');
}

function isLit(name: string): boolean {
  return name === 'lit' || name.startsWith('lit/') || name.startsWith('@lit/');
}

function shown({ from, to }: Import): string {
  return `${from} → ${to}`;
}

function circles(among: readonly Import[]): string[] {
  const found: string[] = [];
  const done = new Set<string>();
  const visit = (path: string, trail: string[]) => {
    if (trail.includes(path)) {
      found.push([...trail.slice(trail.indexOf(path)), path].join(' → '));
      return;
    }
    if (done.has(path)) return;
    for (const next of among) if (next.from === path) visit(next.to, [...trail, path]);
    done.add(path);
  };
  for (const path of files) visit(path, []);
  return found;
}
