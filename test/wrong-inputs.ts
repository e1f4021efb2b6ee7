/** Invalid values for public functions, and a check that an error is one of the package’s own. */

export type Run = (...inputs: unknown[]) => unknown;

const LONGEST_MESSAGE = 600;
export const long = 'x'.repeat(30_000);
export const HAND = '(RRR) 123b 456b 99d 78d +9d';
export const throwing = {
  toString(): never {
    throw new Error(long);
  },
};

const numbers = [5, NaN, -1, Infinity, 10n];
const texts = ['', long, HAND, '__proto__', Symbol('s')];
const lists = [[], [[]], [null], [long], [4, 4, 4, 4], { length: 3 }, new Map()];
const objects = [{}, Object.create(null), { sets: 5 }, { name: long }, { profile: long, rules: long }, throwing];
/** First arguments. */
export const first: unknown[] = [undefined, null, true, () => 1, ...numbers, ...texts, ...lists, ...objects];
/** Further arguments. */
export const second: unknown[] = [undefined, null, 5, long, Symbol('t'), {}, [], HAND, { profile: long }];

/** Why an error is not one of the package’s; undefined if it is. */
export function faultOf(error: unknown): string | undefined {
  const { name, message, code } = error as Error & { code?: string };
  const isOwn = code !== undefined || (name === 'TypeError' && /^[\w.]+: expected /.test(message));
  return isOwn && message.length <= LONGEST_MESSAGE && !message.includes('[object')
    ? undefined
    : `${name}: ${message.slice(0, 80)} (${message.length} characters)`;
}
