/**
 * `npm run simulate [-- hands]`: scores random complete hands under every profile, and stores how often each award occurs
 * and how values are distributed in demo/simulation.json, with the seed and the model. The same version of the rules
 * always gives the same file.
 */
import { writeFileSync } from 'node:fs';
import { root } from './bundle.mjs';

// Not static imports, because types are checked before the build exists.
const { profiles } = await import(new URL('../dist/core/index.js', import.meta.url).href);
const { simulate } = await import(new URL('../dist/core/simulate.js', import.meta.url).href);

const SEED = 'odds and doubles';
const hands = Number(process.argv[2] ?? 40_000);

/** Numbers with six digits, so that the file stays small. */
const rounded = (_key, value) => (typeof value === 'number' ? Number(value.toPrecision(6)) : value);

const results = [];
for (const [profile, bonus] of [...Object.keys(profiles).map((name) => [name, 1 / 4]), ['classical', 0]]) {
  const result = await simulate({ seed: SEED, hands, profile, bonus });
  console.log(`${profile}${bonus ? '' : ' without flowers'}: median ${result.value.median}, mean ${result.value.mean}`);
  results.push(result);
}
const lines = results.map((result) => JSON.stringify(result, rounded)).join(',\n');
writeFileSync(`${root}/demo/simulation.json`, `[\n${lines}\n]\n`);
