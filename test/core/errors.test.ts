/** Errors as pages see them: their names, and values in their messages. */
import { describe, expect, it } from 'vitest';
import { HandError, NotationError, RulesError, sentence, shown } from '../../src/core/errors.js';
import { ScoreError } from '../../src/core/score-error.js';
import { TableError } from '../../src/core/table-errors.js';
import { NotLoaded } from '../../src/core/parts.js';
import { defineProfile, parseHand, parseRules, score, settle } from '../../src/core/index.js';
import { checkScore } from '../../src/core/check-score.js';
import { nearest } from '../../src/core/words.js';
import { thrown } from './helpers.js';

describe('an error', () => {
  it.each<[name: string, type: new (...args: never[]) => Error, run: () => unknown]>([
    ['NotationError', NotationError, () => parseHand('123q')],
    ['RulesError', RulesError, () => parseRules('limit')],
    ['HandError', HandError, () => score('123b')],
    ['TableError', TableError, () => settle({ winner: 'east', scores: {} } as never)],
    ['ScoreError', ScoreError, () => checkScore(null)],
  ])('is a %s by class and by name', (name, type, run) => {
    expect(run).toThrow(type);
    expect(run).toThrow(expect.objectContaining({ name }));
  });
});

it('for code that is not loaded has a name, a code and a message', () => {
  expect(new NotLoaded()).toMatchObject({
    name: 'NotLoaded',
    code: 'not-loaded',
    message: 'Code for these rules is not loaded.',
    details: {},
  });
});

it('suggests a word that shares more than three tenths', () => {
  // Of the pairs ab, bc, cd, de and the last e, three are in the first word and four in the second.
  expect(nearest('abcde', ['abcxye'])).toBeUndefined();
  expect(nearest('abcde', ['abcde'])).toBe('abcde');
  expect(nearest('abcde', ['abcxye', 'bcdex'])).toBe('bcdex');
});

it.each([
  ['seet', 'seat'],
  ['sat', 'seat'],
  ['seatt', 'seat'],
  ['xeat', 'seat'],
  ['seax', 'seat'],
])('suggests a word that differs in one letter: %s', (text, near) => {
  expect(nearest(text, ['spread', near, 'round'])).toBe(near);
  expect(nearest(text.slice(0, 2), ['zz'])).toBeUndefined();
});

it('about a profile has its name, or no text', () => {
  const of = thrown<RulesError>;
  expect(of(() => defineProfile({ name: 'x'.repeat(81) }))).toMatchObject({ code: 'bad-name', text: '', index: 0 });
  expect(defineProfile({ name: 'x'.repeat(80) }).name).toHaveLength(80);
  const unknown = of(() => score('123b', {}, 'clasical'));
  expect(unknown).toMatchObject({ code: 'unknown-profile', text: 'clasical', index: 0, length: 8 });
  expect(unknown.message).toMatch(
    /^“clasical” is not a profile: did you mean “classical”\? Use classical, millington, british, .*bmja, .*pomax.*\.$/,
  );
  expect(of(() => score('123b', {}, 'y'.repeat(200))).text).toHaveLength(80);
});

describe('a message', () => {
  it.each([
    ['at least {most} doubles', 1, 'at least 1 double'],
    ['at least {most} doubles', 2, 'at least 2 doubles'],
    ['at least {most} doubles', 11, 'at least 11 doubles'],
    ['at most {most} chows', 1, 'at most 1 chow'],
    ['describes {most} tiles', 1, 'describes 1 tile'],
  ])('“%s” with %i says “%s”', (template, most, expected) => {
    expect(sentence(template, { most })).toBe(expected);
  });

  it.each([
    ['the longest text that is not cut', 'abcd', 'abcd'],
    ['the start of a longer one', 'abcde', 'abcd…'],
    ['control characters', 'a\u0000\u001bb', 'a\uFFFD\uFFFDb'],
    ['the end of a line', 'a\u2028b\n', 'a\uFFFDb\uFFFD'],
    ['the end of a paragraph', 'a\u2029b', 'a\uFFFDb'],
    ['text from right to left', 'a\u202eb', 'a\uFFFDb'],
    ['half a surrogate pair', 'a\ud83d', 'a\uFFFD'],
  ])('shows %s', (_, text, expected) => {
    expect(shown(text, 4)).toBe(expected);
  });
});
