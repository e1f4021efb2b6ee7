/**
 * A table's own awards that would take very long if a test, a reason or a sample were found again for each award that
 * refers to it, or if tiles were tried one after the other. A test that hangs fails by its timeout.
 */
import { describe, expect, it } from 'vitest';
import { MOST_STEPS, limitSteps, shareBudget } from '../../src/core/own-awards/budget.js';
import { spend } from '../../src/core/own-awards/match-tiles.js';
import { describeProfile } from '../../src/core/describe.js';
import { RulesError, defineProfile, explain, score, waits, type Profile } from '../../src/core/index.js';
import { discards, makeHand } from '../../src/core/odds.js';
import { ownSamples } from '../../src/core/describe/own-samples.js';
import type { AwardId } from '../../src/core/own-awards/terms.js';
import type { DeclaredAward } from '../../src/core/profiles/declarations.js';
import { parseAward } from '../../src/core/profiles/parse.js';
import { readPattern } from '../../src/core/own-awards/tile-patterns.js';

const table = (rules: string): Profile => defineProfile({ name: 'own', rules });
const WON = '123b 456b 678b 567b 9b +9b';

/** Awards that each refer to both of the two before them, so that there are 2^levels ways from the last to the first. */
function ladder(levels: number, base: string): string {
  const awards = [`--a0: 1 point ${base}`, '--b0: 1 point if no-honour'];
  for (let level = 1; level < levels; level++)
    for (const name of ['a', 'b']) awards.push(`--${name}${level}: 1 point if --a${level - 1}, --b${level - 1}`);
  return awards.join('; ');
}
const LEVELS = 30;

describe.each([
  ['facts', 'if one-suit'],
  ['groups', 'each chow'],
  ['a number of groups', 'if at least 1 chow, no pungs of honours'],
  ['tiles', 'of [1-9b]*14'],
])('awards that refer to others in 2^29 ways, the first one for %s', (_, base) => {
  const profile = table(ladder(LEVELS, base));

  it('are given', () => {
    const given = score(WON, {}, profile).awards.filter(({ rule }) => rule.startsWith('--'));
    expect(new Set(given.map(({ rule }) => rule)).size).toBe(2 * LEVELS);
  });

  it('have a sample in the rules of the table', () => {
    const rows = describeProfile(profile).filter(({ id }) => id.startsWith('--'));
    expect(rows).toHaveLength(2 * LEVELS);
    for (const { sample } of rows) expect(sample).toBeDefined();
  });
});

it('awards that refer to one never given in 2^29 ways have each reason once', () => {
  const profile = table(ladder(LEVELS, 'each chow if self-draw, discard'));
  const last = explain(WON, {}, profile).find(({ rule }) => rule === `--a${LEVELS - 1}`)!;
  expect(last.reasons).toEqual([{ code: 'self-draw', tiles: ['9b'] }]);
  expect(describeProfile(profile).find(({ id }) => id === last.rule)!.sample).toBeUndefined();
});

it('a loser’s awards that refer to what the hand waits for in 2^29 ways are given', () => {
  const awards = ladder(LEVELS, 'if calling full-flush').replaceAll('1 point', '1 point for losers');
  expect(score('123b 456b 678b 567b 9b', {}, table(awards)).value).toBeGreaterThanOrEqual(2 * LEVELS);
});

it('a condition that is repeated counts once', () => {
  expect(table('--a: 1 double if no-chow, self-draw, no-chow,not discard,not discard').rules['--a' as never]).toBe(
    '1 double if no-chow, self-draw, not discard',
  );
});

describe('tiles that overlap in many ways', () => {
  // 14 tiles that each fit several classes, and one that fits none.
  const overlapping = '--a: 1 point of [1-9bc]*4 [1-5bc]*7 [1-9bRGB]*2 [1-5dESWNRGB]';
  const profile = table(overlapping);

  it('are compared with each tile that a hand could wait for, and after each discard', () => {
    expect(waits('1b 1c 2c 2c 3b 3b 3c 4b 4c 5b 5c 5c 6b', {}, profile).map(({ tile }) => tile)).toEqual([
      ...'1d 2d 3d 4d 5d'.split(' '),
      ...'ESWNRGB',
    ]);
    expect(discards('1b 1c 2c 2c 3b 3b 3c 4b 4c 5b 5c 5c 6b 6c', {}, profile).filter(({ away }) => !away)).toHaveLength(
      11,
    );
  });

  it('match where a search that tries tile after tile needs millions of steps', () => {
    const hidden = table('--x: limit of [1-9bcd]*3 [2468bc]*6 [2468c]*2 [1-9bESWNRGB]*3');
    expect(score('2b 3b 3d 4b 4b 4c 4c 4d 6b 6b 6b 6d W +4b', {}, hidden).value).toBe(500);
  });

  it('may be in many alternatives', () => {
    const knitted = '(kx ky) (lx ly) (kx my) (mx ky) (lx ny) (nx ly) (kx oy)';
    const many = Array.from(
      { length: 40 },
      (_, place) => `--k${place}: 1 point of ${knitted} or ${knitted.replaceAll('x', 'z')}`,
    );
    expect(waits('1357b 2468c 13579d', {}, table(many.join('; ')))).toEqual([]);
  });
});

it('a class that names its tiles many times is read once', () => {
  const wide = `--a: 4 points each chow of [${'1-91-9xyz'.repeat(15)}]`;
  const awards = Array.from({ length: 64 }, (_, place) => wide.replace('--a', `--a${place}`)).join('; ');
  expect(score(WON, {}, table(awards)).base).toBe(20 + 64 * 16);
});

describe('a call that needs more steps than it may take', () => {
  // No other test has these tiles, so nothing is known about them.
  const profile = table('--a: 1 point of [1-9b]*13 [2-9b]');
  const withLeft = (steps: number): unknown =>
    shareBudget(() => {
      spend(MOST_STEPS - steps, '');
      return score(WON, {}, profile).value;
    });

  it('is refused with the tiles that are at fault', () => {
    const error = (() => {
      try {
        return withLeft(5);
      } catch (caught) {
        return caught as RulesError;
      }
    })();
    expect(error).toBeInstanceOf(RulesError);
    expect(error).toMatchObject({ code: 'too-complex', text: '[1-9b]*13 [2-9b]', index: 0, length: 16 });
    expect((error as Error).message).toBe(
      'The tiles “[1-9b]*13 [2-9b]” take too long to compare with this hand: use fewer or simpler alternatives.',
    );
  });

  it('does not use up the steps of the next one', () => {
    for (let call = 0; call < 3; call++) expect(() => shareBudget(() => spend(MOST_STEPS, ''))).not.toThrow();
    expect(score(WON, {}, profile).awards.at(-1)).toMatchObject({ rule: '--a', points: 1 });
  });
});

describe('tiles that are compared for the first time', () => {
  const wide = (other: string): string => `[1-9xy]{2}*2 [1-9yz]*3! [2-9xz]*3! [1-9xyz]*2 [1-9xyz${other}]*2`;
  const scored = (steps: number, rules: string): unknown => limitSteps(steps, () => score(WON, {}, table(rules)).value);

  it('spend steps before any hand is compared with them', () => {
    expect(() => scored(500, `--a: 1 point of ${wide('E')}`)).toThrow(RulesError);
    // The hand has no honours.
    expect(() => scored(500, '--a: 1 point of [xRGB]*10 ESWN')).not.toThrow();
    const many = Array.from(
      { length: 14 },
      (_, place) => `--a${place}: 1 point of [xRGB]*${place} [yRGB]*${10 - place} ESWN`,
    );
    expect(() => scored(500, many.slice(1, 10).join(';'))).toThrow(RulesError);
  });

  it('are known to other awards and other profiles with the same tiles', () => {
    const tiles = wide('S');
    scored(MOST_STEPS, `--a: 1 point of ${tiles}`);
    const awards = Array.from({ length: 20 }, (_, place) => `--b${place}: 2 points of ${tiles}`).join(';');
    expect(() => scored(500, awards)).not.toThrow();
  });

  it('are the same for every seat unless they name the own wind', () => {
    const profile = table(`--a: 1 point of ${wide('W')}`);
    score(WON, { seat: 'east' }, profile);
    expect(() => limitSteps(500, () => score(WON.replace('+9b', '+9b 1f'), { seat: 'south' }, profile))).not.toThrow();
    const own = table(`--a: 1 point of ${wide('own')}`);
    score(WON, { seat: 'east' }, own);
    expect(() => limitSteps(500, () => score(WON, { seat: 'south' }, own))).toThrow(RulesError);
  });

  it('are compared once for letters that stand for the same', () => {
    const meanings = (tiles: string): number =>
      readPattern(tiles, () => {
        throw new Error(tiles);
      }).alternatives[0]!.meanings.length;
    expect(meanings('(kx ky)*7')).toBe(3);
    expect(meanings('[xyz]*14')).toBe(1);
    expect(meanings('[1-9xy]{2}*2 [1-5z]*10')).toBe(3);
    expect(meanings('[1-9x]{2}*2 [1-5y]*10')).toBe(6);
    expect(meanings('(kx ly)*7')).toBe(6);
    expect(meanings('(kx ky ~x)*3 [1-9z]*5')).toBe(6);
  });
});

describe('calls that compare many hands', () => {
  // Fourteen tiles that each fit several classes.
  const classes = (place: number, other: number): string =>
    `[1-9xyESWNRGB]*3 [1-${7 + (other % 2)}xyESWNRGB]*3 [2-9yzESWNRGB]*3 [1-${6 + (place % 3)}xzESWN]*3 [1-8z]*2!`;
  const heavy = Array.from(
    { length: 63 },
    (_, place) => `--a${place}: 1 point of ${classes(place, 0)} or ${classes(place, 1)}`,
  ).join(';');

  it('end in a hand for an exercise or a refusal', () => {
    expect(() => makeHand({ seed: 3, profile: table(heavy), want: 'points: 333' })).toThrow(RulesError);
  });

  it('share a limit, as the elements of a page do on a server, and leave the next call its own', () => {
    const profile = table(heavy);
    const waiting = '1b 1c 2c 2c 3b 3b 3c 4b 4c 5b 5c 5c 6b';
    const steps = (): unknown => limitSteps(1_000, () => [waits(waiting, {}, profile), waits(waiting, {}, profile)]);
    expect(steps).toThrow(RulesError);
    expect(limitSteps(1_000, () => limitSteps(2_000, () => score(WON).value))).toBe(score(WON).value);
    expect(() => score(WON, {}, profile)).not.toThrow();
  });

  it('end in the rules of a table whose awards each refer to the one before', () => {
    const links = Array.from({ length: 64 }, (_, place) => {
      const tiles = Array.from({ length: 9 }, (__, other) => `[xyz]*13 [${'ESWNRGBxy'[other]}]`).join(' or ');
      return `--a${place}: 1 point of ${tiles} if ${place ? `--a${place - 1}` : 'self-draw, discard'}`;
    });
    const { rules } = table(links.join(';'));
    const parsed = new Map<string, DeclaredAward | undefined>();
    const declared = (id: AwardId): DeclaredAward | undefined => {
      if (!parsed.has(id)) parsed.set(id, parseAward(id, String(rules[id])));
      return parsed.get(id);
    };
    const usual = [...ownSamples('--none', declared)].length;
    const { length } = [...ownSamples('--a63', declared)];
    expect(length).toBeGreaterThan(usual);
    expect(length).toBeLessThanOrEqual(usual + 300);
  });
});
