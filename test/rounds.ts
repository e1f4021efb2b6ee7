/**
 * How many rounds random tests run. By default it is a hundredth: enough to notice a mistake while working. With `MJ_ROUNDS=1`,
 * as in `npm run test:long` and `.ci/run`, they run all of them, and with a larger number more.
 */
const share = Number(process.env.MJ_ROUNDS || 1 / 100);
if (!(share > 0)) throw new Error(`MJ_ROUNDS: expected a number above 0, not “${process.env.MJ_ROUNDS}”`);

/** The share of a number of rounds that is due, but no fewer than `least`. Least counts of what has to occur take it, too. */
export const rounds = (all: number, least = 1): number => Math.max(least, Math.ceil(all * share));

/** Whether tests run everything. */
export const isComplete = share >= 1;

/**
 * The parts of a number of rounds that one test alone could not run within its time: the place of each and its rounds, `most` at the
 * most. Each is a test with random numbers of its own; the first has those of a short run.
 */
export const parts = (all: number, most: number): [part: number, count: number][] =>
  Array.from({ length: Math.ceil(all / most) }, (_, part) => [part, Math.min(most, all - part * most)]);
