/** What seldom happens: rules of a table that depend on each other, data of the wrong shape, and bounds of memory. */
import { describe, expect, it } from 'vitest';
import {
  defineProfile,
  explain,
  formatRules,
  HandError,
  profiles,
  score,
  waits,
  type Hand,
  type Profile,
  type Situation,
} from '../../src/core/index.js';
import { claimsOn } from '../../src/core/claims.js';
import { compiledProfile } from '../../src/core/engine/compile.js';
import { expectHandError } from '../../src/core/expect-error.js';
import { checkAnswer, danger, outlook, toReady } from '../../src/core/odds.js';
import { bare, given, lines, messageOf, refusal, table } from './helpers.js';

const WON = '(RRR) 123b 456b 99d 78d +9d';
const withSets = (...sets: Hand['sets']): Hand => ({ sets, concealed: [], bonus: [] });
const own = (id: string) => id as never;

/** Why an own award was not given: `code: tiles or id`. */
const reasons = (id: string, hand: string, situation: Situation, profile: Profile): string[] =>
  explain(hand, situation, profile)
    .find(({ rule }) => rule === id)!
    .reasons.map(({ code, of, tiles }) => [code, of ?? tiles?.join('')].filter(Boolean).join(' '));

describe('an own award for each group', () => {
  const profile = bare(
    '--wind: 5 points each set of other-winds; --red: 2 points each set of [R] if self-draw; ' +
      '--shown: 0/4 points each pung if self-draw; --pung: 1 double each pung of dragons if discard; ' +
      '--part: 1/10 limit each set of [R] if not self-draw; --bonus: 3 points each flower if self-draw; ' +
      '--because: 1 double if --wind',
  );
  const drawn = { win: 'self-draw', seat: 'south', round: 'east' } as const;

  it('is given for each of them if its conditions hold', () => {
    const scored = score('(RRR) 456b GGG 99d 78d +9d 1f 3f', drawn, profile);
    expect(lines(scored, own('--red'))).toBe('2 points');
    expect(lines(scored, own('--shown'))).toBe('4 points');
    expect(lines(scored, own('--bonus'))).toBe('3 points + 3 points');
    expect(scored.awards.filter(({ rule }) => rule === own('--bonus')).map(({ tiles }) => tiles)).toEqual([
      ['1f'],
      ['3f'],
    ]);
    expect(scored.base).toBe(10 + 2 + 4 + 6);
    expect(given(own('--pung'), '(RRR) 456b GGG 99d 78d +9d', { win: 'discard' }, profile)).toBe('1 double + 1 double');
    expect(given(own('--part'), '(RRR) 456b GGG 99d 78d +9d', { win: 'discard' }, profile)).toBe('0.1 limit');
  });

  it('of other winds is for neither the seat’s nor the round’s', () => {
    const by = (wind: string, seat: Situation['seat'], round: Situation['round']): string =>
      given(own('--wind'), `(${wind.repeat(3)}) 456b 789b 99d 78d +9d`, { seat, round }, profile);
    expect(by('W', 'south', 'east')).toBe('5 points');
    expect(by('S', 'south', 'east')).toBe('');
    expect(by('E', 'south', 'east')).toBe('');
    expect(by('R', 'south', 'east')).toBe('');
  });

  it('may be the condition of another', () => {
    const hand = (set: string): string => `(${set}) 456b 789b 99d 78d +9d`;
    expect(given(own('--because'), hand('WWW'), drawn, profile)).toBe('1 double');
    expect(given(own('--because'), hand('SSS'), drawn, profile)).toBe('');
    expect(reasons('--because', hand('SSS'), drawn, profile)).toEqual(['none-held']);
    expect(reasons('--wind', hand('SSS'), drawn, profile)).toEqual(['none-held']);
  });

  it('gives the double that is required for going out, if it is not for a bonus tile', () => {
    const rules = 'win-requirement: one-double; own-flower: 1 double; ';
    const flower = bare(`${rules}--flower: 1 double each flower if self-draw`);
    const pung = bare(`${rules}--pung: 1 double each pung of dragons if self-draw`);
    const hand = '(RRR) 456b 789b 99d 78d +9d 1f';
    expect(refusal(hand, { win: 'self-draw' }, flower)).toBe('requirement');
    expect(refusal(hand, { win: 'self-draw' }, pung)).toBe('scored');
  });
});

describe('declared sets as data', () => {
  const pung = { kind: 'pung', tiles: ['R', 'R', 'R'], concealed: false } as const;
  const rest = { concealed: ['4b', '5b', '6b', '7b', '8b', '9b', '4c', '5c', '6c', '9c'], bonus: [] };

  it('are read as they are if they are said to be promoted without a fourth tile', () => {
    const hand = { sets: [{ ...pung, promoted: true }], winningTile: '9c', ...rest } as unknown as Hand;
    expect(score(hand).reading[0]).toMatchObject({ kind: 'pung', tiles: ['R', 'R', 'R'], concealed: false });
  });

  it('are refused under every name if their tiles do not form a set', () => {
    for (const kind of ['pair', 'chow', 'pung', 'kong', 'orphans']) {
      const hand = { sets: [{ kind, tiles: ['1b', '2b', '4b'], concealed: false }], ...rest } as unknown as Hand;
      expect(() => score(hand), kind).toThrow(expect.objectContaining({ code: 'not-a-tile' }));
    }
  });
});

describe('too many tiles', () => {
  it.each([
    '(111b) (123b) (123b) 99d 45c +6c',
    '(555b) (567b) (345b) 99d 45c +6c',
    '(999d) (789d) (789d) 99c 45c +6c',
    '(222c) (222c) 456b 99d 45c +6c',
    '(1111b) (1111b) 456b 99d 45c +6c',
    '(1111b) (123b) 456b 99d 45c +6c',
    '(EEEE) (EEEE) 456b 99d 45c +6c',
    '(123b) (123b) (123b) (1111b) 9c +9c',
  ])('of one kind are refused, all of them declared: %s', (hand) => {
    expect(refusal(hand)).toBe('too-many-copies');
  });

  it('of a hand won with the first kind are not taken for a missing winning tile', () => {
    expect(refusal('123b 789b 456c 99c 34d R +1b')).toBe('tile-count');
    expect(messageOf(() => score('123b 789b 456c 99c 34d R +1b'))).toBe(
      messageOf(() => score('123b 789b 456c 99c 34d R +2b')),
    );
  });
});

describe('thirteen orphans', () => {
  it('have no chow, where the rules limit their number', () => {
    const rules = bare('thirteen-orphans: limit; most-chows: 0');
    for (const win of ['self-draw', 'discard'] as const)
      expect(score('19b 19c 19d ESWNRGB +E', { win }, rules).value).toBe(1000);
  });
});

describe('parts of the limit and doubles', () => {
  const drawn = { win: 'self-draw' } as const;
  const hand = '(RRR) (111c) 456b 789b 9d +9d';

  it('are counted for groups that an award is given for under conditions', () => {
    const doubles = bare('--a: 2 doubles each pung if self-draw');
    expect(score(hand, drawn, doubles).doubles).toBe(4);
    expect(score(hand, {}, doubles).doubles).toBe(0);
  });

  it('of the limit are not added: the highest one counts', () => {
    const parts = ['--a: 1/4 limit each pung', '--b: half limit each pung of dragons', '--c: 1/10 limit each chow'];
    for (const [one, two, three] of [
      [0, 1, 2],
      [1, 0, 2],
      [2, 0, 1],
    ])
      for (const condition of ['', ' if self-draw']) {
        const rules = [one, two, three].map((part) => parts[part] + condition).join('; ');
        expect(score(hand, drawn, bare(rules)).value, rules).toBe(500);
      }
  });

  it('are given only for bonus tiles that fit', () => {
    const rules = bare('flower: half limit; season: 1 point; own-flower: 1/4 limit');
    expect(score(`${hand} 1s`, { seat: 'east' }, rules).value).toBe(11);
    expect(score(`${hand} 1f`, { seat: 'east' }, rules).value).toBe(500);
    expect(score(`${hand} 1f 2s`, { seat: 'south' }, rules).value).toBe(500);
  });

  it('do not depend on the hand before', () => {
    const rules = bare('set-of-dragons: half limit');
    const plain = '(333c) (111c) 456b 789b 9d +9d';
    expect(score('RRR (111c) 456b 789b 9d +9d', {}, rules).value).toBe(500);
    // More groups than a winner has: the sixth one is the pung of dragons.
    expect(score('222333444555666b RRR', { dead: true }, rules).value).toBe(0);
    expect(score(plain, {}, rules).value).toBe(10);
    const tested = bare('--a: 7 points each pung of dragons if discard');
    expect(score('222333444555666b RRR', { dead: true }, tested).base).toBe(0);
    expect(score(plain, {}, tested).base).toBe(10);
  });
});

describe('the test of an own award', () => {
  const rules = table(
    '--facts: 1 double if self-draw, not full-flush, --other; --other: 1 double if all-pungs; --tiles: 1 double of [1-9b]{2}*7; --calls: 1 double for losers if calling full-flush; --each: 1 point each pung; --mixed: 1 point if self-draw, --tiles',
  );

  it.each([
    ['--facts', true],
    ['--tiles', false],
    ['--calls', false],
    ['--each', false],
    ['--mixed', false],
  ])('%s is one of facts if it depends on nothing else: %s', (id, isOnFacts) => {
    const { winner, loser } = compiledProfile(rules);
    const counted = [...winner.rules, ...loser.rules].find((rule) => rule.id === id)!;
    expect(counted.onFacts !== undefined).toBe(isOnFacts);
  });
});

describe('a missing own award', () => {
  const profile = table(
    'limit: none; --off: off; --if-off: 1 double if --off; --late: 10 points if --early; --early: 1 double if last-tile; ' +
      '--lost: half limit for losers if no-chow; --tiles: 1 double of 1123456789x ESWN',
    'classical',
  );

  it('is explained by those that it depends on', () => {
    expect(reasons('--late', WON, {}, profile)).toEqual(['last-tile']);
    expect(reasons('--if-off', WON, {}, profile)).toEqual(['worthless']);
    expect(reasons('--tiles', WON, {}, profile)).toHaveLength(1);
  });

  it('of a part of the limit is explained by its absence, for losers too', () => {
    expect(reasons('--lost', '(RRR) 123b 456b 99d 78d', {}, profile)).toEqual(['no-limit']);
  });

  it('names no tiles for a pattern that no hand can match', () => {
    const never = table('--never: 1 double of [RGB]{2}*7!');
    const found = explain(WON, {}, never).find(({ rule }) => rule === '--never')!;
    expect(found.reasons).toEqual([{ code: 'tiles', missing: [] }]);
  });

  it('names the tiles of a pattern that is repeated without repeating a tile', () => {
    const pairs = table('--pairs: 1 double of [x]{2}*7!');
    const found = explain('(111b) 222b 333b 44b 55b +5b', {}, pairs).find(({ rule }) => rule === '--pairs')!;
    expect(found.reasons).toMatchObject([{ code: 'tiles', missing: ['6b', '6b', '7b', '7b'] }]);
  });
});

describe('declarations of own awards', () => {
  const fault = (rules: unknown): string => messageOf(() => defineProfile({ name: 'ours', rules: rules as string }));

  it('are refused at the word that is not expected', () => {
    expect(fault('--a: 1 point each pung, chow')).toContain('“,”');
    expect(fault('pung-of-simples: five')).toContain('4/8 points');
  });

  it('may only refer to declared ones, however they are written', () => {
    expect(fault('--snake: limit of 1123456789x ESWN; --near: 1 double for losers if calling --snak')).toContain(
      '--snake',
    );
    expect(fault({ '--late': 'limit if --missing' })).toContain('--missing');
    // The fault is in the second one, although the first leads to it.
    expect(fault('--a: 1 double if --b; --b: 1 double if --gone')).toContain('--gone');
    expect(fault('--a: 1 double if --b; --b: 1 double if --a')).toContain('itself');
  });

  it('are at most 64', () => {
    const many = (count: number): string =>
      Array.from({ length: count }, (_, index) => `--award-${index}: 1 double if self-draw`).join('; ');
    expect(fault(many(64))).toBe('no error');
    expect(fault(many(65))).toMatch(/at most 64 awards/);
  });
});

describe('the rules of a profile', () => {
  it('that lacks own awards of another are written with those turned off', () => {
    const written = formatRules('classical', 'bmja');
    expect(written).toMatch(/--[a-z-]+: off/);
    const rules = defineProfile({ name: 'back', extends: 'bmja', rules: written }).rules as object;
    for (const [id, value] of Object.entries(profiles.classical.rules))
      expect(rules, id).toMatchObject({ [id]: value });
  });
});

describe('data of the wrong shape', () => {
  it.each<[hand: unknown, code: string]>([
    [withSets({ kind: 'pung', tiles: ['5b', '5b'], concealed: false }), 'not-a-tile'],
    [{ sets: [], concealed: ['?'], bonus: [] }, 'not-a-tile'],
  ])('as a hand is refused: %j', (hand, code) => {
    expect(refusal(hand as never, { partial: true })).toBe(code);
  });

  it('as a concealed set with an added tile is refused', () => {
    expect(messageOf(() => score('[555b+5b] 123b 456b 99d 78d +9d'))).toMatch(/concealed/);
  });

  it('is not blamed for an error of the page', () => {
    const broken = {
      get rules(): never {
        throw new TypeError('from the page');
      },
    };
    expect(messageOf(() => score(WON, undefined, broken as never))).toBe('from the page');
    const thrower = {
      awards: [],
      get profile(): never {
        throw new TypeError('from the page');
      },
    };
    expect(messageOf(() => checkAnswer(thrower as never, { value: 1 }))).toMatch(/^Not a score: score is/);
    const situation = { seat: 'south', discarder: 'east', profile: broken } as never;
    expect(messageOf(() => claimsOn('(RRR) 123b 456b 99d 78d', '9d', situation))).toBe('from the page');
  });

  it('is the only reason to ignore an error', () => {
    const incomplete = new HandError('not-complete');
    expect(() => expectHandError(incomplete)).not.toThrow();
    expect(() => expectHandError(incomplete, 'impossible', 'not-complete')).not.toThrow();
    expect(() => expectHandError(incomplete, 'impossible', 'requirement')).toThrow(incomplete);
    expect(() => expectHandError(new TypeError('from the page'))).toThrow('from the page');
  });

  it('with a winning tile is not a hand that waits', () => {
    for (const run of [() => toReady(WON), () => waits(WON)]) expect(run).toThrow(HandError);
  });

  it('cannot be completed if nothing is a pair, or too much', () => {
    expect(refusal('11b 123b 11c 123c 11d E +E')).toBe('not-complete');
  });
});

describe('waits', () => {
  const tiles = '(RRR) 123b 456b 99d 78d';

  it('of a dead hand win nothing', () => {
    expect(waits(tiles, { dead: true }).map(({ discard, selfDraw }) => [discard, selfDraw])).toEqual([
      [null, null],
      [null, null],
    ]);
  });

  it('are worth nothing for a way of winning that the rules refuse', () => {
    const drawnOnly = [{ tile: '9d', left: 3, discard: null, selfDraw: score(WON, { win: 'self-draw' }) }];
    const { worth } = outlook(drawnOnly as never, { unknown: 100, draws: 10, drawn: 1 / 2 });
    expect(worth).toBe(score(WON, { win: 'self-draw' }).value / 2);
    const claimedOnly = [{ tile: '9d', left: 3, discard: score(WON), selfDraw: null }];
    expect(outlook(claimedOnly as never, { unknown: 100, draws: 10, drawn: 1 / 4 }).worth).toBe(
      score(WON).value * 0.75,
    );
  });
});

describe('a dangerous discard', () => {
  it('can only complete the pair once two of its tiles are gone', () => {
    expect(danger('(EEE) (SSS) (WWW)')[0]!.awards).toContain('big-four-winds');
    const [pair] = danger('(EEE) (SSS) (WWW)', 'classical', { seen: ['N', 'N'] }).filter(({ tile }) => tile === 'N');
    expect(pair!.awards).toContain('little-four-winds');
    expect(pair!.awards).not.toContain('big-four-winds');
    expect(pair!.pao).toBe(false);
  });

  it('does not exist next to three pungs of different suits', () => {
    expect(danger('(555b) (666c) (777d)')).toEqual([]);
  });
});
