import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

// Counters for `npm run coverage`.
const counted = process.env.MJ_COVERAGE !== undefined;
const plugins = counted ? [(await import('./tools/coverage/counters.mjs')).counters()] : [];

/** Tests that need no browser. */
export default defineConfig({
  plugins,
  test: {
    setupFiles: counted ? ['tools/coverage/setup.mjs'] : [],
    include: [
      'test/core/**/*.test.ts',
      'test/editor/**/*.test.ts',
      'test/server/**/*.test.ts',
      'test/project/**/*.test.ts',
    ],
    environment: 'node',
    testTimeout: 120_000,
    // By default, one core is left to the runner, which is mostly idle.
    maxWorkers: Math.max(2, availableParallelism() - 1),
  },
});
