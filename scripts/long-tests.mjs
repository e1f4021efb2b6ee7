/**
 * Test files that compare or check thousands of random inputs. They find the unexpected but take long, and what
 * they reach by chance should also have a test of its own; so coverage and mutation testing leave them out.
 */
export const longTests = [
  'test/core/game-random.test.ts',
  'test/core/hostile.test.ts',
  'test/core/interleaved.test.ts',
  'test/core/invariants.test.ts',
  'test/core/naive-own-awards.test.ts',
  'test/core/naive.test.ts',
  'test/core/oracle.test.ts',
  'test/core/own-awards-oracle.test.ts',
  'test/core/partial-random.test.ts',
  'test/core/random-patterns.test.ts',
  'test/core/rulesets-random.test.ts',
  'test/core/settle-random.test.ts',
  'test/server/any-page.test.ts',
  'test/server/bounds.test.ts',
];
