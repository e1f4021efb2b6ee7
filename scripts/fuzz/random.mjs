/** Random choices, repeatable from a seed. */
let state = 1;

export const seed = (/** @type {number} */ value) => void (state = value);

/** A random integer from 0 up to, but not including, `below`. */
export function random(/** @type {number} */ below) {
  state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
  return Math.floor((state / 0x80000000) * below);
}

/** @template Value @param {readonly Value[]} list @returns {Value} */
export const oneOf = (list) => list[random(list.length)];

/** Up to `most` - 1 values. @template Value @param {number} most @param {() => Value} make @returns {Value[]} */
export const many = (most, make) => Array.from({ length: random(most) }, make);
