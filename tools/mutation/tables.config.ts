import { defineConfig } from 'vitest/config';

const { profile, id, value } = JSON.parse(process.env.MJ_TABLE_CHANGE!) as Record<string, string>;
const FROZEN = 'Object.freeze({\n  classical,';

/** The tests of the core, with one declaration of one profile changed (see scripts/mutate-tables.mjs). */
export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  plugins: [
    {
      name: 'change-table',
      enforce: 'pre',
      transform(code, path) {
        if (!path.endsWith('/src/core/profiles/index.ts')) return undefined;
        if (!code.includes(FROZEN)) throw new Error('the table of profiles looks different');
        return code
          .replace(FROZEN, `Object.freeze(changed({\n  classical,`)
          .replace(/(\n {2}bmja,\n\})\);/, '$1));')
          .concat(
            `\nfunction changed(all) {
              const own = all[${JSON.stringify(profile)}];
              const next = define({ ...own, extends: own, rules: { [${JSON.stringify(id)}]: ${JSON.stringify(value)} } });
              return { ...all, [${JSON.stringify(profile)}]: next };
            }`,
          );
      },
    },
  ],
  test: {
    include: ['test/core/*.test.ts'],
    exclude: ['test/core/*random*', 'test/core/*oracle*'],
    environment: 'node',
    maxWorkers: 1,
  },
});
