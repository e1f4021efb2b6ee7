/** What elements load before a table needs it: the code that reads rules, other profiles and awards of its own are apart. */
import { readFileSync } from 'node:fs';
import { build, type Rolldown } from 'vite';
import { describe, expect, it } from 'vitest';
import { bundle } from '../../scripts/bundle.mjs';

/** Modules that a table with classical rules does not need. */
const LATER =
  /\/src\/core\/(any-profile|profiles\/(parse|complete|written|european|family|dmjl-bmja)|rules\/(fines|parse-option)|settlement\/pao|own-awards\/(read-terms|test-hands|special-hands))\.ts$/;

async function modulesOf(entry: string): Promise<{ first: string[]; later: string[] }> {
  const found: { first: string[]; later: string[] } = { first: [], later: [] };
  const note = {
    name: 'note',
    generateBundle(_: unknown, files: Record<string, { type: string; isEntry?: boolean; modules?: object }>) {
      for (const { isEntry, modules } of Object.values(files))
        found[isEntry ? 'first' : 'later'].push(...Object.keys(modules ?? {}));
    },
  };
  await bundle(entry, { plain: true, plugins: [note] as never });
  return found;
}

describe('the first load of', () => {
  it.each(['hand', 'score-breakdown', 'value', 'doubles', 'wall', 'claims', 'waits'])(
    '<mj-%s> leaves out what classical rules do not need',
    { timeout: 60_000 },
    async (name) => {
      const { first, later } = await modulesOf(`src/mj-${name}.ts`);
      expect(first.some((id) => id.endsWith('/src/core/profiles/classical.ts'))).toBe(true);
      expect(first.filter((id) => LATER.test(id))).toEqual([]);
      expect(later.filter((id) => LATER.test(id)).length).toBeGreaterThan(3);
      // Only elements that score test hands for a table’s own awards.
      const scores = !['doubles', 'wall'].includes(name);
      expect(later.some((id) => id.endsWith('/own-awards/test-hands.ts'))).toBe(scores);
    },
  );

  it.each([
    ['settlement', ['rules/fines', 'settlement/pao']],
    ['incidents', ['rules/fines', 'settlement/pao']],
    ['game', ['rules/fines', 'settlement/pao']],
    ['rules', ['rules/fines', 'settlement/pao']],
    // An exercise asks whether a table has fines, and settles the tables that it makes later.
    ['exercise', ['rules/fines']],
  ])(
    '<mj-%s> leaves out what reads rules, and has what settles fines and liability, if it settles',
    { timeout: 60_000 },
    async (name, settling) => {
      const { first, later } = await modulesOf(`src/mj-${name}.ts`);
      const found = first.filter((id) => LATER.test(id)).map((id) => id.replace(/.*\/core\/|\.ts$/g, ''));
      expect(found.sort()).toEqual(settling);
      expect(later.filter((id) => LATER.test(id)).length).toBeGreaterThan(3);
    },
  );
});

describe('the script of docs/server-rendering.md', () => {
  it(
    'has support for hydration before Lit, also in an app whose bundler splits code',
    { timeout: 60_000 },
    async () => {
      const [code] = /^import '@lit-labs\/ssr-client[^]*?(?=^```)/m.exec(
        readFileSync('docs/server-rendering.md', 'utf8'),
      )!;
      const { output } = (await build({
        configFile: false,
        logLevel: 'silent',
        resolve: { alias: [{ find: /^mahjong-elements$/, replacement: `${process.cwd()}/src/index.ts` }] },
        plugins: [
          {
            name: 'script',
            resolveId: (id) => (id === 'script' ? id : null),
            load: (id) => (id === 'script' ? code : null),
          },
        ],
        build: { write: false, minify: false, rolldownOptions: { input: 'script' } },
      })) as Rolldown.RolldownOutput;
      const chunks = output.filter((one) => one.type === 'chunk');
      const first = new Set(chunks.filter(({ isEntry }) => isEntry));
      for (const { imports } of first) for (const one of chunks) if (imports.includes(one.fileName)) first.add(one);
      const modules = [...first].flatMap(({ moduleIds }) => moduleIds);
      expect(modules.some((id) => id.endsWith('/lit-element-hydrate-support.js'))).toBe(true);
      expect(modules.filter((id) => /\/lit-element\/|\/src\/elements\//.test(id))).toEqual([]);
      expect(chunks.length).toBeGreaterThan(first.size);
    },
  );
});
