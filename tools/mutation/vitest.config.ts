import { defineConfig } from 'vitest/config';

/** The tests that scripts/mutation.mjs names. */
export default defineConfig({
  test: { include: (process.env.MJ_TESTS ?? '').split(','), environment: 'node', testTimeout: 60_000 },
});
