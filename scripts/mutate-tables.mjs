/**
 * `npm run mutation:tables [-- profile …] [award …]`: adds a declaration to a profile or takes one away, and runs the tests
 * written from the rules on the result: what a book does not have, and what was forgotten, changes what hands are worth.
 * The transcribed table (naive-table.test.ts), which sees each change, and the scorer that rests on it are left out.
 * Prints the changes that no test noticed. Needs a build.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './bundle.mjs';

const { optionIds, profiles, ruleIds } = await import(new URL('../dist/core/index.js', import.meta.url).href);
const TESTS = [
  'rules-',
  'own-awards.test',
  'examples',
  'profiles.test',
  'settle.test',
  'explain',
  'recipes',
  'game.test',
];
const WORKERS = Number(process.env.MJ_WORKERS ?? 2);

const words = process.argv.slice(2);
const names = Object.keys(profiles).filter((name) => words.includes(name));
const ids = [...ruleIds, ...optionIds].filter((id) => words.includes(id));
const unknown = words.find((word) => !names.includes(word) && !ids.includes(word));
if (unknown) throw new Error(`npm run mutation:tables -- ${unknown}: expected a profile, an award or an option`);

/** @type {{ profile: string; id: string; value: string }[]} */
const changes = [];
for (const profile of names.length > 0 ? names : Object.keys(profiles)) {
  for (const id of ids.length > 0 ? ids : [...ruleIds, ...optionIds]) {
    const value = profiles[profile].rules[id];
    const usual = profiles.classical.rules[id];
    // Back to what the classical table has, which is what a forgotten declaration does; and gone, or there.
    const others = new Set([usual, ...(ruleIds.includes(id) ? [value === 'off' ? '1 double' : 'off'] : [])]);
    others.delete(value);
    for (const other of others) changes.push({ profile, id, value: other });
  }
}

// Without a change the tests have to pass; otherwise everything would seem to be noticed.
const [{ profile, id }] = changes;
if (!(await passes({ profile, id, value: profiles[profile].rules[id] })))
  throw new Error('the tests fail without a change');
console.log(`${changes.length} changes`);
const survivors = [];
let done = 0;
await Promise.all(
  Array.from({ length: WORKERS }, async () => {
    for (let change = changes.shift(); change; change = changes.shift()) {
      const { profile, id, value } = change;
      if (await passes(change)) {
        survivors.push(change);
        console.log(`not noticed: ${profile}, ${id}: ${value} instead of ${profiles[profile].rules[id]}`);
      }
      if (++done % 20 === 0) console.log(`${done} done, ${changes.length} to go`);
    }
  }),
);
console.log(`${done - survivors.length} of ${done} noticed`);
if (survivors.length > 0) process.exitCode = 1;

/** Whether the tests pass in spite of a change. @returns {Promise<boolean>} */
function passes(/** @type {{ profile: string; id: string; value: string }} */ change) {
  const args = ['run', '--config', 'tools/mutation/tables.config.ts', '--bail=1', '--silent=true', ...TESTS];
  const child = spawn(process.execPath, [join(root, 'node_modules/vitest/vitest.mjs'), ...args], {
    cwd: root,
    stdio: 'ignore',
    env: { ...process.env, MJ_TABLE_CHANGE: JSON.stringify(change) },
  });
  return new Promise((resolve) => child.on('close', (code) => resolve(code === 0)));
}
