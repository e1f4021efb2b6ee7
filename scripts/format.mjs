import { readFileSync } from 'node:fs';
import { format } from 'oxfmt';

/** @type {import('oxfmt').Oxfmtrc} */
const { ignorePatterns, ...options } = JSON.parse(readFileSync(new URL('../.oxfmtrc.json', import.meta.url), 'utf8'));

/** Code as `npm run format` would leave it. Throws where it cannot be parsed. */
export async function formatted(/** @type {string} */ path, /** @type {string} */ source) {
  const { code, errors } = await format(path, source, options);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0].message}`);
  return code;
}
