/**
 * `npm run fuzz [-- seconds]`: feeds hostile texts and data, including data of the wrong shape, to the built core, for
 * one minute by default. Then runs test/core/hostile.test.ts with the full counts, of which `npm test` runs a part.
 *
 * For any input, the core must immediately return a result or throw one of its own errors. If it does not, the script
 * shows the input and exits with code 1.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { inspect } from 'node:util';

// Not a static import, because types are checked before the build exists.
const {
  HandError,
  NotationError,
  RulesError,
  TableError,
  circumstances,
  defineProfile,
  explain,
  formatHand,
  parseHand,
  parseRules,
  profiles,
  ruleIds,
  optionIds,
  score,
  settle,
  tiles,
  waits,
} = await import(new URL('../dist/core/index.js', import.meta.url).href);

const seconds = Number(process.argv[2] ?? 60);
const own = [HandError, NotationError, RulesError, TableError];
let seed = Date.now() % 2 ** 31;
console.log(`seed ${seed}, ${seconds} seconds`);

/** A random integer from 0 up to, but not including, `below`. */
function random(below) {
  seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff;
  return Math.floor((seed / 0x80000000) * below);
}
const oneOf = (list) => list[random(list.length)];
const many = (most, make) => Array.from({ length: random(most) }, make);

const HOSTILE = [
  '\0',
  '\u202e',
  '\ud800',
  '\udc00',
  '__proto__',
  'constructor',
  '${1}',
  '<b>',
  '((((',
  ']]]]',
  '++',
  '🀄',
  '🀄\ufe0f',
  '\u00a0',
  '٣',
  'İ',
  '9'.repeat(300),
];
const text = () =>
  random(200) === 0
    ? oneOf(['(', '[', '1', '🀙', ' ', '\ud800', 'x']).repeat(200_000)
    : many(60, () => (random(4) ? oneOf([...tiles, ' ', '(', ')', '[', ']', '+', ',']) : oneOf(HOSTILE))).join('');
const rules = () =>
  random(200) === 0
    ? oneOf([';', ':', 'limit:', ' ']).repeat(200_000)
    : many(
        8,
        () =>
          `${random(5) ? oneOf([...ruleIds, ...optionIds]) : oneOf(HOSTILE)}${oneOf([':', ': ', ''])}${oneOf(['4 points', '4/8 points', '99999999 points', '1 double', '-1 doubles', 'half limit', '0/0 limit', 'off', 'none', '0', '1e9', ...HOSTILE])}`,
      ).join(';');
const tile = () => (random(12) ? oneOf(tiles) : oneOf([...HOSTILE, Object.create(null), Symbol('tile'), 5, null]));
const hand = () => ({
  sets: many(6, () => ({
    kind: oneOf(['chow', 'pung', 'kong', 'x']),
    tiles: many(6, tile),
    concealed: random(2) === 1,
  })),
  concealed: many(random(20) ? 18 : 500, tile),
  bonus: many(5, tile),
  ...(random(2) ? { winningTile: tile() } : {}),
});
const situation = () => ({
  ...(random(2) ? { seat: oneOf(['east', 'south', 'west', 'north', '__proto__', '']) } : {}),
  ...(random(2) ? { win: oneOf(['self-draw', 'discard', 'x']) } : {}),
  ...(random(3) ? {} : { circumstances: many(4, () => oneOf([...circumstances, '__proto__', 'toString'])) }),
  ...(random(9) ? {} : { dead: true }),
});
const profile = () =>
  random(3)
    ? oneOf(Object.keys(profiles))
    : defineProfile({ name: 'fuzz', extends: oneOf(Object.keys(profiles)), rules: rules() });
const seats = ['east', 'south', 'west', 'north'];
const table = () => ({
  scores: Object.fromEntries(
    seats.map((seat) => [
      seat,
      oneOf([0, 10, 500, -1, NaN, Infinity, 'x', undefined, { value: 8, won: random(2) === 1, reading: [] }]),
    ]),
  ),
  ...(random(3) ? { winner: oneOf([...seats, '__proto__']) } : {}),
  ...(random(2) ? { discarder: oneOf([...seats, 'x']) } : {}),
  ...(random(3) ? {} : { dead: { [oneOf([...seats, 'x'])]: oneOf(['foul', 'long', 'short', 'x']) } }),
});

/** Values that are not a hand, situation, table or profile. */
const JUNK = [
  null,
  undefined,
  0,
  5,
  NaN,
  true,
  '',
  'x',
  10n,
  Symbol('junk'),
  [],
  {},
  [null],
  [{}],
  { length: 3 },
  new Set(['1b']),
  () => 1,
];
/** Data with one field, at any depth, replaced by a value of another type. */
function misshapen(data) {
  if (typeof data !== 'object' || data === null || random(4) === 0) return oneOf(JUNK);
  const copy = Array.isArray(data) ? [...data] : { ...data };
  const keys = Object.keys(copy);
  const key = keys.length ? oneOf(keys) : 'x';
  copy[key] = misshapen(copy[key]);
  return copy;
}
const stored = () => score('(RRR) 123b 456b 99d 78d +9d', { seat: oneOf(seats) });
const scoredTable = () => ({ ...table(), scores: { east: 0, south: 4, west: 8, north: 0, [oneOf(seats)]: stored() } });

const actions = [
  () => [text(), (input) => formatHand(parseHand(input))],
  () => [rules(), (input) => parseRules(input)],
  () => [[text(), situation(), profile], ([input, told, make]) => score(input, told, make())],
  () => [[hand(), situation(), profile], ([input, told, make]) => explain(score(input, told, make()), told)],
  () => [[hand(), situation()], ([input, told]) => waits(input, told)],
  () => [table(), (input) => settle(input)],
  () => [misshapen(hand()), (input) => score(input, situation(), oneOf(Object.keys(profiles)))],
  () => [misshapen(situation()), (input) => score('(RRR) 123b 456b 99d 78d +9d', input)],
  () => [misshapen(hand()), (input) => waits(input)],
  () => [misshapen(situation()), (input) => waits('1112345678999b', input)],
  () => [misshapen(hand()), (input) => formatHand(input)],
  () => [misshapen(stored()), (input) => explain(input)],
  () => [misshapen(scoredTable()), (input) => settle(input)],
  () => [oneOf(JUNK), (input) => parseHand(input)],
  () => [oneOf(JUNK), (input) => parseRules(input)],
  () => [
    misshapen({ name: 'fuzz', extends: 'british', source: 's', note: 'n', rules: { limit: 300 } }),
    (input) => score('1112345678999b', {}, oneOf([() => defineProfile(input), () => input])()),
  ],
];

/** A value as text of limited length; JSON supports neither symbols nor big integers. */
const inspected = (input) => inspect(input, { depth: 6 }).slice(0, 2000);

const slowest = { time: 0, input: undefined };
const end = performance.now() + seconds * 1000;
let count = 0;
while (performance.now() < end) {
  const [input, run] = oneOf(actions)();
  const start = performance.now();
  try {
    run(input);
  } catch (caught) {
    const error = /** @type {Error} */ (caught);
    if (!own.some((kind) => error instanceof kind)) {
      console.log('not an error of the core:', error, inspected(input));
      process.exit(1);
    }
    if (error.message.length > 600) {
      console.log('a message without bounds:', error.message.slice(0, 2000));
      process.exit(1);
    }
  }
  let time = performance.now() - start;
  count++;
  // A busy machine pauses any program now and then; an input that is really slow is slow every time.
  for (let again = 0; again < 5 && time > 2; again++) {
    const begin = performance.now();
    try {
      run(input);
    } catch {
      // Handled above.
    }
    time = Math.min(time, performance.now() - begin);
  }
  if (count > 20_000 && time > slowest.time) Object.assign(slowest, { time, input });
}
console.log(`${count.toLocaleString('en')} inputs, each answered; the slowest took ${slowest.time.toFixed(2)} ms`);
if (slowest.time > 5) {
  console.log('too slow:', inspected(slowest.input));
  process.exitCode = 1;
}

console.log('The full counts of test/core/hostile.test.ts:');
const { status } = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', '--reporter=verbose', 'test/core/hostile.test.ts'],
  {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    env: { ...process.env, MJ_HOSTILE: '1' },
    stdio: 'inherit',
  },
);
if (status) process.exitCode = 1;
