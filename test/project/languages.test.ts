/** What pages in one language load: none of the texts of another, and sections only with the elements that show them. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { rolldown } from 'rolldown';
import { describe, expect, it } from 'vitest';

/** Every module that defines an element, and what a page imports for all of them. */
const elements = readdirSync('src')
  .filter((name) => /^mj-.*\.ts$/.test(name))
  .map((name) => `src/${name}`);

/** The modules with texts in other languages than English. */
const foreign = (modules: readonly string[]): string[] =>
  modules
    .map((path) => /src\/lang\/(?:texts\/)?([^/]+)(?:\/[^/]+)?\.ts$/.exec(path.replaceAll('\\', '/')))
    .filter((path) => path && isLanguage(path[1]!))
    .map((path) => path![0].replace('/texts/', '/'));
const isLanguage = (name: string): boolean =>
  existsSync(`src/lang/${name}.ts`) && /^registerTexts\(/m.test(readFileSync(`src/lang/${name}.ts`, 'utf8'));

/** The modules of each file that a bundler makes, by whether a page loads it at once. */
async function filesOf(entries: readonly string[]) {
  const built = await rolldown({
    input: Object.fromEntries(entries.map((path) => [path.replace(/\W/g, '_'), path])),
    tsconfig: 'tsconfig.json',
  });
  const { output } = await built.generate({ format: 'es' });
  await built.close();
  const chunks = output.filter((file) => file.type === 'chunk');
  const initial = new Set(chunks.filter(({ isEntry }) => isEntry));
  for (const chunk of initial) for (const one of chunks) if (chunk.imports.includes(one.fileName)) initial.add(one);
  const modules = (of: typeof chunks): string[] => of.flatMap(({ moduleIds }) => moduleIds);
  return {
    atOnce: modules([...initial]),
    later: chunks.filter((chunk) => !initial.has(chunk)).map(({ moduleIds }) => moduleIds),
  };
}

describe('a page in English', () => {
  it('with all elements loads no other language from the files for CDNs (built)', () => {
    const maps = readdirSync('dist/cdn').filter((name) => name.endsWith('.js.map'));
    const sources = maps.flatMap((name): string[] => JSON.parse(readFileSync(`dist/cdn/${name}`, 'utf8')).sources);
    expect(sources.some((path) => path.endsWith('src/lang/texts/en/wall.ts'))).toBe(true);
    expect(foreign(sources)).toEqual([]);
  });

  it('with all elements loads no other language from a bundle', async () => {
    const { atOnce, later } = await filesOf([...elements, 'src/index.ts', 'src/autoload.ts', 'src/svg.ts']);
    expect(atOnce.some((path) => path.endsWith('src/lang/texts/en/wall.ts'))).toBe(true);
    expect(foreign([...atOnce, ...later.flat()])).toEqual([]);
  });
});

describe('a page in Chinese', () => {
  it('loads each section in a file of its own', async () => {
    const { atOnce, later } = await filesOf([...elements, 'src/lang/zh-Hant.ts']);
    const sections = [
      'claims',
      'doubles',
      'exercise',
      'game',
      'incidents',
      'more-awards',
      'notes',
      'rules',
      'waits',
      'wall',
    ];
    const own = foreign(atOnce);
    expect(own).toContain('src/lang/zh-Hant/hand.ts');
    for (const name of sections) {
      const path = `src/lang/zh-Hant/${name}.ts`;
      expect(own).not.toContain(path);
      expect(later.filter((modules) => foreign(modules).includes(path)).map(foreign), name).toEqual([
        expect.not.arrayContaining(sections.filter((one) => one !== name).map((one) => `src/lang/zh-Hant/${one}.ts`)),
      ]);
    }
  });
});
