/** Patterns of whole hands: what they match, what a hand lacks for them, and which hands are not worth a search. */
import { describe, expect, it } from 'vitest';
import { parseHand, parseRules, type RulesError, type Situation } from '../../src/core/index.js';
import { layOut, type Layout } from '../../src/core/engine/layout.js';
import { borrowWorkspace } from '../../src/core/engine/workspace.js';
import { Matcher } from '../../src/core/own-awards/match-tiles.js';
import { readPattern } from '../../src/core/own-awards/tile-patterns.js';
import { bare, given } from './helpers.js';

const read = (text: string): Matcher =>
  new Matcher(
    readPattern(text, (index, length, sentence) => {
      throw new Error(`${sentence}: ${text.slice(index, index + length)}`);
    }),
  );
/** A hand, or as many tiles of one as are needed. */
function laidOut(hand: string, situation: Situation = {}): Layout {
  const layout = borrowWorkspace();
  layOut(layout, parseHand(hand), { ...situation, ...(hand.includes('+') ? {} : { partial: true }) });
  return layout;
}
const isMatch = (pattern: string, hand: string, situation?: Situation): boolean =>
  read(pattern).matches(laidOut(hand, situation));
const missing = (pattern: string, hand: string): string => read(pattern).missing(laidOut(hand)).join(' ');

describe('a pattern of tiles', () => {
  it.each<[pattern: string, hand: string, isMatch: boolean, situation?: Situation]>([
    // Kongs count as three tiles.
    ['[1-9b]{3}*4 [1-9b]{2}', '(1111b) 222b 333b 444b 5b +5b', true],
    ['[1-9b]{3}*4 [1-9b]{2}', '(1111b) (2222b) 333b 444b 5b +5b', true],
    ['[1-9b]{3}*4 [1-9b]{2}', '(111b) 222b 333b 444b 5b +6b', false],
    // Ranks counted from any first one, within a suit.
    ['(klmb)*4 EE', '123b 567b 567b 789b E +E', true],
    ['(klmb)*4 EE', '124b 567b 567b 789b E +E', false],
    ['(klmb)*4 EE', '123b 567b 456b 89b1c E +E', false],
    ['(kb own)*3 [1-9c]{2}*4', '579b SSS 1122334c +4c', true, { seat: 'south' }],
    ['(kb own)*3 [1-9c]{2}*4', '579b SSS 1122334c +4c', false, { seat: 'west' }],
    // What the first try takes may be needed elsewhere.
    ['(klmb)*2 [1-4b]{2}*4', '11223344b 567b 56b +7b', true],
    ['(klmb)*2 [1-4b]{2}*4', '11223344b 567b 56b +8b', false],
    // The dragon of a suit that only the dragon names.
    ['[1-9b]{2}*6 (~x ~x)', '112233445566b R +R', true],
    ['[1-9b]{2}*6 (~x ~x)', '112233445566b B +B', true],
    ['[1-9b]{2}*6 (~c ~c)', '112233445566b B +B', false],
    ['[1-9b]{2}*6 [~d]{2}', '112233445566b B +B', true],
    ['[1-9b]*14', '1112345678999c +2b', false],
    ['[1-9b]*14', '1112345678999b +2b', true],
    // A rank before 1 or after 9 is not one of another suit.
    ['(klc)*6 EE', '9b 11122334467c E +E', false],
    ['(klc)*6 EE', '2b 11223344679c E +E', false],
    // Different letters are different suits.
    ['(kx ky)*7', '1111222233334b +4b', false],
    ['(kx ky)*7', '1234567b 123456c +7c', true],
    ['(kx ky)*7', '1234567c 123456d +7d', true],
    // No more of an item than it says.
    ['[1-9b]{2}*4 [1-4b]{3}*2', '1122334455667b +7b', false],
    // The second alternative.
    ['1123456789x ESWN or [x]{2}*7', '1122334455667d +7d', true],
    ['1123456789x   ESWN', '1123456789d ESW +N', true],
  ])('%s matches %s: %s', (pattern, hand, expected, situation) => {
    expect(isMatch(pattern, hand, situation)).toBe(expected);
  });

  it.each([
    ['all but one tile', '112233445566b R'],
    ['all but two tiles', '11223344556b R'],
  ])('does not match a hand that has %s', (_, hand) => {
    expect(isMatch('[1-9b]{2}*6 R G', hand)).toBe(false);
  });

  it.each<[hand: string, situation: Situation]>([
    ['112233445566b', {}],
    ['11223344556677b 1c', { dead: true }],
  ])('does not match a hand of another size: %s', (hand, situation) => {
    expect(isMatch('[1-9b]{2}*6 [1-9bc]{2}', hand, situation)).toBe(false);
  });

  it('counts no kong of an earlier hand', () => {
    const layout = laidOut('(1111b) (2222b) 333b 444b 5b +5b');
    layOut(layout, parseHand('111b 222b 333b 444b 5b +5b'), {});
    expect(read('[1-9b]{3}*4 [1-9b]{2}').matches(layout)).toBe(true);
  });

  it('is not searched for without end', () => {
    const pattern = `${'[1-9b] '.repeat(13)}[1b]`;
    expect(isMatch(pattern, '1223344556778b +9b')).toBe(true);
    expect(isMatch(`${'[1-9b] '.repeat(13)}[1b]`, '2223344556778b +9b')).toBe(false);
    expect(missing('[1-9b] '.repeat(14).trim(), 'EESSWWNNRRGGB')).toHaveLength('1b '.length * 14 - 1);
    expect(missing(`${'[1-7b] '.repeat(6)}[1-7b]*8!`, 'EESSWWNNRRGGB')).toBe('');
  });

  it('has the same tiles for every player, and other winds as their own', () => {
    const pattern = read('[1-9b]{2}*6 own*2');
    const hand = '112233445566b W +W';
    for (const seat of ['east', 'south', 'west', 'north', 'east', 'west'] as const)
      expect(pattern.matches(laidOut(hand, { seat })), seat).toBe(seat === 'west');
  });

  it('is written with single spaces', () => {
    expect(parseRules('--a: limit  of   1123456789x  ESWN   if self-draw')).toEqual({
      '--a': 'limit of 1123456789x ESWN if self-draw',
    });
  });

  it('may have a class of tiles of any suit, for single groups', () => {
    const rules = bare('--a: 2 points each pung of [2-8x]; --b: 2 points each pung of [2468c]');
    const hand = '(222c) 333d 999b 55b 67d +8d';
    expect(given('--a' as never, hand, {}, rules)).toBe('2 points + 2 points');
    expect(given('--b' as never, hand, {}, rules)).toBe('2 points');
  });

  it.each([
    ['ESWN [12b?] 1123456789x', '?'],
    ['ESWN 11x?3456789x', '?'],
    ['ESWN (11x?3456789x)', '?'],
    ['ESWN }x 1123456789x', '}x'],
    ['1123456789x ESWN or ES 1b?', '?'],
    ['1123456789x ESWN or 123b 12b', '123b 12b'],
    ['ESWN [1-9x]{2}*5 [x]{2}*0', '[x]{2}*0'],
    ['() 1123456789x ESWN', '()'],
    ['ESWN [] 1123456789x', ''],
  ])('%s is refused at “%s”', (tiles, piece) => {
    const rules = `--a: limit of ${tiles}`;
    try {
      parseRules(rules);
    } catch (error) {
      const { index, length } = error as RulesError;
      expect(rules.slice(index, index + length)).toBe(piece);
      // The last one, as a pattern may have the same tiles twice.
      expect(index).toBe(piece ? rules.lastIndexOf(piece) : rules.indexOf('[]') + 1);
      return;
    }
    expect.unreachable();
  });
});

describe('the tiles that a hand lacks for a pattern', () => {
  it.each([
    ['NNEESSWWRRGG 11x', '11d', 'E E S S W W N N R R G G'],
    ['NNEESSWWRRGG BB', '11d', 'E E S S W W N N R R G G B B'],
    ['NNEESSWWRRGG 11x', 'EEBB', '1b 1b S S W W N N R R G G'],
    ['1123456789x ESWN', '123456789d ES', '1d W N'],
    ['1123456789x ESWN', '123d 12345678c ES', '1c 9c W N'],
    // One of several that it has more of.
    ['[1-9b]{3}*2 [1-9b]{2}*4', '888b 999b 112233b 4b', '4b'],
    ['[1-9b]{2}*4 [1-9b]{3}*2', '1b 22b 33b 444b 555b 9b', '1b 9b'],
    ['(klmb)*2 [1-4b]{2}*4', '11223344b 5677b', '5b 6b'],
    ['(klmb)*4 EE', '89b 123b 456b 456b E', '7b E'],
    ['[1-9b]{2}*7!', '1111b 2222b 3333b', '4b 4b 5b 5b 6b 6b 7b 7b'],
    ['(kx ky)*7', '1234567b 12345c', '6c 7c'],
    // What is most alike is not always what leaves the fewest.
    ['(klb)*7', '112233345566b', '2b 2b'],
    ['(klmb)*2 [1-4b]{2}*4', '112234445566b', '3b 4b'],
  ])('%s, with %s: %s', (pattern, hand, expected) => {
    expect(missing(pattern, hand)).toBe(expected);
  });

  it.each([
    ['[x]*8 [123x]{3}*2', '1112456667789b', 2],
    ['[xESWNRGB]{2}*7', '68888c 11233366d', 6],
    ['[1-9bcdESWNRGB]{3}*4 [ESWN]{2}', '3345788b 222447c', 5],
  ])('are as few as possible, among many possibilities: %s, with %s', (pattern, hand, expected) => {
    expect(missing(pattern, hand).split(' ')).toHaveLength(expected);
  });

  it('are none if it matches', () => {
    expect(missing('[1-9b]{2}*7', '1122334455667b +7b')).toBe('');
  });
});

describe('a hand that lacks one tile', () => {
  it.each([
    ['1123456789x ESWN', '112345678d ESWN', true],
    ['1123456789x ESWN', '1123456789d ESW', true],
    ['1123456789b ESWN', '1123456789d ESW', false],
    // Two that are needed are missing.
    ['1123456789b ESWN', '111234567b ESWN', false],
    // A tile that no option contains.
    ['[1-8b]{2}*7', '1122334455668b', true],
    ['[1-8b]{2}*7', '1122334455669b', false],
    // Too many tiles of one suit, but at most one too few of any.
    ['[1-9b]{2}*5 [1-9c]{2} [1-9d]{2}', '1122334455b 1c 11d', true],
    ['[1-9b]{2}*5 [1-9c]{2} [1-9d]{2}', '11223344556b 1c 1d', false],
    // Too few tiles of one suit, but not too many of any.
    ['[1-9b]{2}*5 [1-9cd]{2}*2', '112233445b 112c 2d', true],
    ['[1-9b]{2}*5 [1-9cd]{2}*2', '11223344b 112c 22d', false],
    ['[1-9b]{2}*6 (~b ~b)', '112233445566b G', true],
    ['[1-9b]{2}*6 (~b ~b)', '1122334455667b', false],
    ['[1-9b]{3}*4 [1-9b]{2}', '(1111b) 222b 333b 444b 5b', true],
  ])('of %s might be completed, and another need not be tried: %s %s', (pattern, hand, expected) => {
    expect(read(pattern).mayComplete(laidOut(hand))).toBe(expected);
  });
});
