/** Inputs that made something new happen, one JSON text a line, in a file for each target: test/corpus. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bundle.mjs';

const MOST = 70;
const LONGEST = 600;
const folder = join(root, 'test/corpus');

/** @returns {unknown[]} */
export function load(/** @type {string} */ target) {
  const file = join(folder, `${target}.jsonl`);
  return existsSync(file)
    ? readFileSync(file, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line))
    : [];
}

export function save(/** @type {string} */ target, /** @type {unknown[]} */ inputs) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, `${target}.jsonl`),
    inputs
      .slice(0, MOST)
      .map((input) => `${JSON.stringify(input)}\n`)
      .join(''),
  );
}

/** Whether JSON gives the same input back, and it is short. */
export function isStorable(/** @type {unknown} */ input) {
  try {
    const text = JSON.stringify(input);
    return text !== undefined && text.length <= LONGEST && isPlain(input);
  } catch {
    return false;
  }
}

/** @returns {boolean} */
function isPlain(/** @type {any} */ value) {
  if (value === null || ['string', 'boolean'].includes(typeof value)) return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (Array.isArray(value)) return value.every(isPlain);
  return (
    typeof value === 'object' &&
    Object.getPrototypeOf(value) === Object.prototype &&
    Object.values(value).every(isPlain)
  );
}
