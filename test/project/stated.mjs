/** Compares a value with what a comment states about it: `{ away: 1, tiles: [{ tile: '3c', left }, …] }: and words`. */

const ANY = Symbol('…');

/** Any name is a value that is not stated, except those of JavaScript. */
const names = new Proxy(
  { near: (/** @type {string} */ digits) => ({ near: digits }) },
  {
    has: (_, name) => !['NaN', 'Infinity', 'undefined'].includes(String(name)),
    get: (scope, name) => (name === 'near' ? scope.near : typeof name === 'symbol' ? undefined : ANY),
  },
);

/** The value at the start of a comment, as an expression. */
function expressionIn(/** @type {string} */ comment) {
  const words = comment.replace(/^Float64Array /, '');
  if (!/^[[{]/.test(words)) return /^(?:"[^"]*"|'[^']*'|-?[\d.]+…?|\w+)/.exec(words)?.[0] ?? '';
  let depth = 0;
  let end = 0;
  do {
    if ('[{'.includes(words[end] ?? '')) depth++;
    if (']}'.includes(words[end] ?? '')) depth--;
    end++;
  } while (depth > 0 && end < words.length);
  return words.slice(0, end);
}

export function isAsStated(/** @type {unknown} */ value, /** @type {string} */ comment) {
  const expression = expressionIn(comment)
    .replace(/([\d.]+)…/g, 'near("$1")')
    .replaceAll('…', '$rest');
  const stated = new Function('names', `with (names) { return (${expression}); }`)(names);
  return agrees(value, stated);
}

/** @type {(value: any, stated: any) => boolean} */
function agrees(value, stated) {
  if (stated === ANY) return value !== undefined;
  if (stated?.near) return String(value).startsWith(stated.near);
  // How many there are.
  if (typeof stated === 'number' && Array.isArray(value)) return value.length === stated;
  if (typeof stated === 'number' && typeof value === 'number')
    return Object.is(value, stated) || Math.abs(value - stated) < 1e-9 * Math.abs(stated);
  if (typeof stated !== 'object' || stated === null) return value === stated;
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(stated)) {
    const open = stated.at(-1) === ANY;
    const list = open ? stated.slice(0, -1) : stated;
    return (
      (open ? value.length >= list.length : value.length === list.length) &&
      list.every((one, place) => agrees(value[place], one))
    );
  }
  const { $rest, ...properties } = stated;
  const keys = Object.keys(value).filter((key) => value[key] !== undefined);
  return (
    ($rest !== undefined || keys.length === Object.keys(properties).length) &&
    Object.entries(properties).every(([key, one]) => agrees(value[key], one))
  );
}
