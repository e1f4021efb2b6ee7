/** Profiles as a bundler keeps them for a script that uses nothing else of the core. */
import { expect, it } from 'vitest';
import { defineProfile, formatRules } from '../../src/core/profiles/index.js';

it.each([
  ['nope', '“nope” is not a profile: use classical,'],
  ['xmj', 'The profile “xmj” is not loaded: import'],
])('say what is wrong with the name %s', (name, message) => {
  expect(() => defineProfile({ name: 'own', extends: name })).toThrow(message);
  expect(() => formatRules(name as 'classical')).toThrow(message);
});
