/**
 * `node tools/mutation/tables.mjs [profile …] [award …]`: adds a declaration to a profile or takes one away, and runs the tests
 * written from the rules on the result: what a book does not have, and what was forgotten, changes what hands are worth.
 * The transcribed table (naive-table.test.ts), which sees each change, and the scorer that rests on it are left out.
 * Prints the changes that no test noticed. Needs a build.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/bundle.mjs';
import './installed.mjs';

// Not a static import, because its packages may have just been installed.
const { prepare } = await import('./tests.mjs');

const { optionIds, profiles, ruleIds } = await import(new URL('../../dist/core/index.js', import.meta.url).href);
const TESTS = /^(rules-.*|own-awards|examples|profiles|settle|explain|recipes|game)\.test\.ts$/;

const words = process.argv.slice(2);
const names = Object.keys(profiles).filter((name) => words.includes(name));
const own = Object.values(profiles).flatMap(({ rules }) => Object.keys(rules).filter((id) => id.startsWith('--')));
const all = [...ruleIds, ...optionIds, ...new Set(own)];
const ids = all.filter((id) => words.includes(id));
const unknown = words.find((word) => !names.includes(word) && !ids.includes(word));
if (unknown) throw new Error(`${unknown}: expected a profile, an award or an option`);

/** @type {{ profile: string; id: string; value: string }[]} */
const changes = [];
for (const profile of names.length > 0 ? names : Object.keys(profiles)) {
  for (const id of ids.length > 0 ? ids : all) {
    const value = profiles[profile].rules[id] ?? 'off';
    const usual = profiles.classical.rules[id] ?? 'off';
    // Back to what the classical table has, which is what a forgotten declaration does; and gone, or there.
    const others = new Set([usual, ...(ruleIds.includes(id) ? [value === 'off' ? '1 double' : 'off'] : [])]);
    others.delete(value);
    for (const other of others) changes.push({ profile, id, value: other });
  }
}

const TABLE = 'Object.freeze({ classical, ...schools, ...associations })';
const files = readdirSync(join(root, 'test/core')).filter((name) => TESTS.test(name));
const load = await prepare(
  root,
  files.map((name) => `test/core/${name}`),
  (code, path) => {
    if (!path.endsWith('/src/core/profiles/built-in.ts')) return code;
    if (!code.includes(TABLE)) throw new Error('the table of profiles looks different');
    return code.replace(TABLE, `changed(${TABLE})`).concat(
      `\nimport { frozen } from './profile.js';
        function changed(all) {
          const { profile, id, value } = globalThis.tableChange;
          const own = all[profile];
          return Object.freeze({ ...all, [profile]: frozen({ ...own, rules: { ...own.rules, [id]: value } }) });
        }`,
    );
  },
);

/** Milliseconds that each test took. @type {Map<string, number>} */
const times = new Map();

// Without a change the tests have to pass; otherwise everything would seem to be noticed.
const [{ profile, id }] = changes;
const failure = await firstFailure({ profile, id, value: profiles[profile].rules[id] ?? 'off' });
if (failure) throw new Error(`a test fails without a change: ${failure}`);
console.log(`${changes.length} changes`);
const survivors = [];
for (const [place, change] of changes.entries()) {
  const { profile, id, value } = change;
  if (!(await firstFailure(change))) {
    survivors.push(change);
    console.log(`not noticed: ${profile}, ${id}: ${value} instead of ${profiles[profile].rules[id]}`);
  }
  if (place % 100 === 99) console.log(`${place + 1} done`);
}
console.log(`${changes.length - survivors.length} of ${changes.length} noticed`);
if (survivors.length > 0) process.exitCode = 1;

/**
 * The first test that fails with a changed table; quick tests come first.
 * @returns {Promise<string | undefined>}
 */
async function firstFailure(/** @type {{ profile: string; id: string; value: string }} */ change) {
  Object.assign(globalThis, { tableChange: change });
  try {
    const tests = (await load()).sort((a, b) => (times.get(a.id) ?? 0) - (times.get(b.id) ?? 0));
    for (const { id, run } of tests) {
      const start = performance.now();
      try {
        await run();
      } catch (error) {
        return `${id}: ${error instanceof Error ? error.message : error}`;
      }
      times.set(id, performance.now() - start);
    }
  } catch (error) {
    return String(error);
  }
  return undefined;
}
