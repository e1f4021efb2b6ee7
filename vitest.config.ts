import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { writeTexts } from './scripts/texts/write.mjs';

await writeTexts();

// Counters for `npm run coverage`.
const counted = process.env.MJ_COVERAGE !== undefined;
const plugins = [
  ...(counted ? [(await import('./tools/coverage/counters.mjs')).counters()] : []),
  {
    // As the build does for Node: a language is complete once its module has loaded.
    name: 'complete-languages',
    transform: (code: string, id: string) =>
      /\/src\/lang\/[\w-]+\.ts$/.test(id) && /^registerTexts\(/m.test(code)
        ? `${code}\nimport { loadSections } from './sections.js';\nawait loadSections();\n`
        : undefined,
  },
];

const shared = ['test/core/**/*.test.ts', 'test/editor/**/*.test.ts'];

/** Tests of what modules remember: which languages are registered, and what has loaded. */
const alone = ['test/core/{lang,bulk,without,errors,labels,profiles}*.test.ts'];

/** Tests that need no browser. */
export default defineConfig({
  plugins,
  test: {
    setupFiles: counted ? ['tools/coverage/setup.mjs'] : [],
    environment: 'node',
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    projects: [
      // Most tests of the core only call functions: its modules are loaded once for all of them, and everything that they remember.
      {
        extends: true,
        test: {
          name: 'core',
          include: shared,
          exclude: alone,
          isolate: false,
          setupFiles: 'test/core/all-loaded.ts',
        },
      },
      {
        extends: true,
        test: { name: 'others', include: [...alone, 'test/server/**/*.test.ts', 'test/project/**/*.test.ts'] },
      },
    ],
    // Many tests wait for a browser or a build.
    maxWorkers: availableParallelism() + 1,
  },
});
