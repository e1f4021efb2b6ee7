/**
 * `npm run fuzz [-- seconds] [target …] [--save]`: feeds random and hostile input to the built package, for one minute
 * by default: hands, rules, tables, games, query strings of the embedded page, pages for the server, and data of the wrong
 * shape. Scores and settlements are compared with a second implementation. Then runs test/core/hostile.test.ts with twenty
 * times its rounds; with targets, only those are fuzzed.
 *
 * For any input, the package has to return a result or throw one of its own errors, soon, and keep no memory. The inputs
 * of test/corpus come first; `--save` adds those that made something new happen. An input that fails is shown, and the
 * script exits with code 1.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { inspect } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import * as corpus from './corpus.mjs';
import { seed } from './random.mjs';
import { close, ownErrors, plainScore, targets } from './targets.mjs';
import { processorTime, timeOf } from './time.mjs';

/**
 * How long an input may take, unless its target says otherwise: as long as this many plain scores, about 2 µs each. A
 * slow or busy machine slows down both alike.
 */
const LIMIT = 3_000;
/** An input that takes less than this many milliseconds is not measured further. */
const QUICK = 2;
const MOST_REPEATS = 10;
/** The first inputs of a target, and those of its first milliseconds, are slow until the engine has compiled the code. */
const WARM_UP = 100;
const WARM_UP_TIME = 2_000;
const LONGEST_MESSAGE = 600;
/** How much the heap may grow between the tenth part of the time and its end, in bytes. */
const MOST_GROWTH = 20_000_000;

const words = process.argv.slice(2);
const seconds = Number(words.find((word) => /^\d+$/.test(word)) ?? 60);
const asked = words.filter((word) => word !== '--save' && !/^\d+$/.test(word));
for (const name of asked)
  if (!(name in targets))
    throw new Error(`npm run fuzz -- ${name}: expected one of ${Object.keys(targets).join(', ')}`);
const chosen = Object.entries(targets).filter(([name]) => asked.length === 0 || asked.includes(name));
const start = Date.now() % 2 ** 31;
seed(start);
console.log(`seed ${start}, ${seconds} seconds, ${chosen.map(([name]) => name).join(', ')}`);

setFlagsFromString('--expose-gc');
const collect = /** @type {() => void} */ (runInNewContext('gc'));
function heap() {
  for (let turn = 0; turn < 3; turn++) collect();
  return process.memoryUsage().heapUsed;
}

// The server reports elements that it cannot render.
console.warn = () => {};

// The engine has compiled the code after some thousand scores.
timeOf(plainScore, 20_000);
const fastest = timeOf(plainScore, 2_000, 20);

const counts = Object.fromEntries(
  chosen.map(([name]) => [
    name,
    {
      inputs: 0,
      spent: 0,
      /** The share of its limit that the slowest input took, its time in plain scores, and its limit. */
      slowest: { share: 0, time: 0, limit: LIMIT },
      input: /** @type {unknown} */ (undefined),
      outcomes: new Set(),
      kept: corpus.load(name),
    },
  ]),
);
for (const [name, target] of chosen) for (const input of counts[name].kept) attempt(name, target, input, false);

const begin = performance.now();
const end = begin + seconds * 1000;
let before = 0;
while (performance.now() < end) {
  // Each target gets the same time.
  const [name, target] = chosen.reduce((least, one) => (counts[one[0]].spent < counts[least[0]].spent ? one : least));
  const input = target.make();
  attempt(name, target, input, true);
  if (!before && performance.now() > begin + (end - begin) / 10) before = heap();
}

let failed = false;
const number = (/** @type {number} */ value) => Math.round(value).toLocaleString('en');
for (const [name] of chosen) {
  const { inputs, slowest, input, outcomes, kept } = counts[name];
  console.log(
    `${name}: ${inputs.toLocaleString('en')} inputs, ${outcomes.size} outcomes, ${kept.length} in the corpus; the slowest took as long as ${number(slowest.time)} plain scores, of ${number(slowest.limit)}`,
  );
  if (slowest.share > 1) {
    console.log('too slow:', shown(input));
    failed = true;
  }
  if (words.includes('--save')) corpus.save(name, kept);
}
const grown = heap() - before;
console.log(`the heap grew by ${(grown / 1e6).toFixed(1)} MB of ${MOST_GROWTH / 1e6}`);
if (grown > MOST_GROWTH) failed = true;
await close();

if (asked.length === 0) {
  console.log('test/core/hostile.test.ts with twenty times its rounds:');
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--reporter=verbose', 'test/core/hostile.test.ts'],
    {
      cwd: fileURLToPath(new URL('../..', import.meta.url)),
      env: { ...process.env, MJ_ROUNDS: '20' },
      stdio: 'inherit',
    },
  );
  if (status) failed = true;
}
if (failed) process.exitCode = 1;

function attempt(name, target, input, isNew) {
  const count = counts[name];
  target.before?.();
  const started = performance.now();
  const outcome = outcomeOf(name, target, input);
  let time = performance.now() - started;
  count.spent += time + 0.001;
  count.inputs++;
  if (!count.outcomes.has(outcome)) {
    count.outcomes.add(outcome);
    if (isNew && corpus.isStorable(input)) count.kept.push(input);
  }
  if (time < QUICK || (count.inputs <= WARM_UP && count.spent < WARM_UP_TIME)) return;
  const limit = limitOf(target, input, fastest);
  const shareOf = (/** @type {number} */ unit) => time / unit / limit;
  if (shareOf(fastest) <= count.slowest.share) return;
  // A busy machine pauses any program now and then, so the time of the processor counts; and an input that is really
  // slow is slow every time.
  for (let again = 0; again < MOST_REPEATS && shareOf(fastest) > count.slowest.share; again++) {
    target.before?.();
    time = Math.min(
      time,
      processorTime(() => outcomeOf(name, target, input)),
    );
  }
  if (shareOf(fastest) <= count.slowest.share) return;
  const unit = timeOf(plainScore);
  const share = shareOf(unit);
  if (share > count.slowest.share) Object.assign(count, { slowest: { share, time: time / unit, limit }, input });
}

/** @returns {number} how long an input may take, in plain scores */
function limitOf(
  /** @type {{ limit?: number | ((input: any, unit: number) => number) }} */ { limit = LIMIT },
  /** @type {any} */ input,
  /** @type {number} */ unit,
) {
  return typeof limit === 'function' ? limit(input, unit) : limit;
}

/** What happened, or the kind of error. Ends the script at a bug. */
function outcomeOf(name, target, input) {
  try {
    return target.run(input) ?? 'done';
  } catch (caught) {
    const error = /** @type {Error & { code?: string }} */ (caught);
    const isOwn = ownErrors.some((kind) => error instanceof kind);
    if (isOwn && error.message.length <= LONGEST_MESSAGE) return `${error.name} ${error.code ?? ''}`;
    console.log(
      `${name}: ${isOwn ? 'a message without bounds' : 'not an error of the package'}:`,
      inspect(error).slice(0, 2000),
    );
    console.log(shown(input));
    process.exit(1);
  }
}

/** A value as text of limited length; JSON supports neither symbols nor big integers. */
function shown(input) {
  return typeof input === 'string'
    ? JSON.stringify(input.slice(0, 2000))
    : inspect(input, { depth: 6, maxStringLength: 2000 }).slice(0, 4000);
}
