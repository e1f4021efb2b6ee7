/** What must hold for every hand under any rules. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  HandError,
  NotationError,
  RulesError,
  circumstances,
  defineProfile,
  explain,
  formatHand,
  formatRules,
  optionIds,
  parseHand,
  parseRules,
  profiles,
  ruleIds,
  score,
  tiles,
  waits,
  winds,
  type Hand,
  type Profile,
  type ProfileName,
  type RuleId,
  type Score,
  type Situation,
  type Tile,
} from '../../src/core/index.js';
import { mulberry32, randomCase, randomRules } from '../naive/random.js';
import { rounds } from '../rounds.js';
import { anyCharacter, forAllIn } from '../for-all.js';

/** The profiles with awards of their own are compared in own-awards-oracle.test.ts: they can name suits and other awards. */
const names = (Object.keys(profiles) as ProfileName[]).filter((name) => !/^(dmjl|bmja)$/.test(name));

interface Case {
  hand: Hand;
  situation: Situation;
  profile: Profile;
  random: () => number;
}

/** A random legal hand under a random profile; only the seed shrinks. */
const cases = (winner?: boolean): fc.Arbitrary<Case> =>
  fc
    .record({
      seed: fc.nat(),
      won: fc.boolean(),
      name: fc.constantFrom(...names),
      own: fc.boolean(),
    })
    .map(({ seed, won, name, own }) => {
      const random = mulberry32(seed);
      const { hand, situation } = randomCase(random, { winner: winner ?? won });
      const profile = own ? defineProfile({ name: 'own', extends: name, rules: randomRules(random) }) : profiles[name];
      return { hand, situation, profile, random };
    });

const shuffled = <Item>(items: readonly Item[], random: () => number): Item[] =>
  items
    .map((item) => [random(), item] as const)
    .sort(([one], [other]) => one - other)
    .map(([, item]) => item);

/** The Score without its input, or the code of the error. */
function outcome(hand: Hand, situation: Situation, profile: Profile): Partial<Score> | string {
  try {
    const { hand: _hand, situation: _situation, ...result } = score(hand, situation, profile);
    return result;
  } catch (error) {
    if (error instanceof HandError) return error.code;
    throw error;
  }
}

/** Only figures, which stay the same when tiles are renamed. */
function figures(hand: Hand, situation: Situation, profile: Profile): unknown {
  const result = outcome(hand, situation, profile);
  if (typeof result === 'string') return result;
  const { base, total, value, limited, won } = result;
  return { base, total, value, limited, won };
}

const renamed = (hand: Hand, name: (tile: Tile) => Tile): Hand => ({
  sets: hand.sets.map((set) => ({ ...set, tiles: set.tiles.map(name) })),
  concealed: hand.concealed.map(name),
  bonus: hand.bonus.map(name),
  ...(hand.winningTile !== undefined && { winningTile: name(hand.winningTile) }),
});

/** Rules that name a suit or a tile of one. */
const SUIT_RULES = { 'all-green': 'off', 'moon-from-the-sea': 'off', 'plum-blossom': 'off', 'carrying-pole': 'off' };

describe('a score', () => {
  it('does not depend on the order of tiles, sets and circumstances', () => {
    forAllIn(rounds(2000))(cases(), ({ hand, situation, profile, random }) => {
      const mixed: Hand = {
        ...hand,
        sets: shuffled(hand.sets, random).map((set) => ({ ...set, tiles: shuffled(set.tiles, random) })),
        concealed: shuffled(hand.concealed, random),
        bonus: shuffled(hand.bonus, random),
      };
      const turned = situation.circumstances
        ? { ...situation, circumstances: shuffled(situation.circumstances, random) }
        : situation;
      expect(outcome(mixed, turned, profile)).toEqual(outcome(hand, situation, profile));
    });
  });

  it('stays the same when suits are exchanged, unless a rule names one', () => {
    forAllIn(rounds(2000))(
      cases(),
      fc.constantFrom('bdc', 'cbd', 'cdb', 'dbc', 'dcb'),
      ({ hand, situation, profile }, order) => {
        const blind = defineProfile({ name: 'blind', extends: profile, rules: SUIT_RULES });
        const exchange = (tile: Tile): Tile =>
          /[bcd]$/.test(tile) ? tile.charAt(0) + order.charAt('bcd'.indexOf(tile.charAt(1))) : tile;
        expect(figures(renamed(hand, exchange), situation, blind)).toEqual(figures(hand, situation, blind));
      },
    );
  });

  it('stays the same when seat, round, winds and bonus tiles rotate together, unless a rule names East', () => {
    const rules = { 'heavenly-hand': 'off', 'earthly-hand': 'off', 'thirteen-wins': 'off' };
    forAllIn(rounds(2000))(cases(), fc.integer({ min: 1, max: 3 }), ({ hand, situation, profile }, turn) => {
      const turned = defineProfile({ name: 'turned', extends: profile, rules });
      const free = (situation.circumstances ?? []).filter(
        (circumstance) => circumstance !== 'first-turn' && circumstance !== 'thirteenth-win',
      );
      const next = <Item>(list: readonly Item[], item: Item): Item => list[(list.indexOf(item) + turn) % 4]!;
      const around = (tile: Tile): Tile =>
        'ESWN'.includes(tile)
          ? next([...'ESWN'], tile)
          : /[fs]$/.test(tile)
            ? next([...'1234'], tile.charAt(0)) + tile.charAt(1)
            : tile;
      const before = { ...situation, circumstances: free };
      const after = {
        ...before,
        seat: next(winds, situation.seat ?? 'east'),
        round: next(winds, situation.round ?? 'east'),
      };
      expect(figures(renamed(hand, around), after, turned)).toEqual(figures(hand, before, turned));
    });
  });

  it('is never lower if an award is higher', () => {
    const higher: Record<string, string> = { points: '40/80 points', doubles: '8 doubles' };
    forAllIn(rounds(3000))(cases(), fc.constantFrom(...ruleIds), ({ hand, situation, profile }, id: RuleId) => {
      // A form of chow hand that must have no other award, and orphans that become a hand, are not about value.
      const open = defineProfile({
        name: 'open',
        extends: profile,
        rules: {
          'chow-hand-form': 'any-pair',
          'flower-sets': 'add-own',
          'double-wind-pair': 'both',
          'double-wind-set': 'both',
          'last-tile-self-draw': 'added',
        },
      });
      const now = open.rules[id];
      const raised = now.endsWith('points')
        ? id.startsWith('pung') || id.startsWith('kong-of')
          ? higher['points']!
          : '80 points'
        : now.includes('double')
          ? '10 doubles'
          : now === 'half limit' || now.includes('/')
            ? 'limit'
            : now;
      const before = figures(hand, situation, open);
      const after = figures(hand, situation, defineProfile({ name: 'raised', extends: open, rules: { [id]: raised } }));
      if (typeof before === 'string') return;
      expect(typeof after).toBe('object');
      expect((after as Score).value).toBeGreaterThanOrEqual((before as Score).value);
    });
  });

  it('adds up: awards to base and doubles, base and doubles to the total, the total and the limit to the value', () => {
    forAllIn(rounds(2000))(cases(), ({ hand, situation, profile }) => {
      const result = outcome(hand, situation, profile);
      if (typeof result === 'string') return;
      const { awards, base, doubles, total, value, limit, limitValue = limit } = result as Score;
      const { rounding, 'limit-doubles': most } = profile.rules;
      const points = awards.reduce((sum, award) => sum + (award.points ?? 0), 0);
      const all = awards.reduce((sum, award) => sum + (award.doubles ?? 0), 0);
      const rounded = {
        'base-to-nearest-10': Math.round(points / 10) * 10,
        'base-up-to-10': Math.ceil(points / 10) * 10,
      };
      expect(base).toBe(
        { none: points, 'total-up-to-10': points, 'total-to-nearest-10': points, ...rounded }[rounding],
      );
      expect(doubles).toBe(most === 'none' ? all : Math.min(most, all));
      const doubled = base * 2 ** doubles;
      const totals = {
        'total-up-to-10': Math.ceil(doubled / 10) * 10,
        'total-to-nearest-10': Math.round(doubled / 10) * 10,
      };
      expect(total).toBe({ ...totals, none: doubled }[rounding as 'none'] ?? doubled);
      const fraction = Math.max(0, ...awards.map((award) => award.limit ?? 0));
      const whole = Math.round(fraction * (limitValue ?? 0));
      const parts = {
        'total-up-to-10': Math.ceil(whole / 10) * 10,
        'total-to-nearest-10': Math.round(whole / 10) * 10,
      };
      const part = Number.isInteger(fraction) ? whole : (parts[rounding as 'total-up-to-10'] ?? whole);
      expect(value).toBe(Math.max(part, Math.min(limit ?? Infinity, total)));
      expect(JSON.parse(JSON.stringify(result))).toEqual(result);
      const held = [...hand.concealed, ...hand.bonus, ...hand.sets.flatMap((set) => set.tiles), hand.winningTile];
      for (const award of awards) for (const tile of award.tiles) expect(held).toContain(tile);
    });
  });
});

describe('an explanation', () => {
  it('lists every award that is on once, with a reason if it was not earned', () => {
    forAllIn(rounds(1000))(cases(), ({ hand, situation, profile }) => {
      const result = outcome(hand, situation, profile);
      if (typeof result === 'string') return;
      const explanations = explain(hand, situation, profile);
      expect(explanations.map(({ rule }) => rule)).toEqual(ruleIds.filter((id) => profile.rules[id] !== 'off'));
      expect(explanations.flatMap(({ awards }) => awards)).toEqual(result.awards);
      for (const { given, awards, reasons, distance } of explanations) {
        expect(given).toBe(awards.length > 0);
        expect(reasons.length === 0).toBe(given);
        expect(distance > 0).toBe(!given);
      }
    });
  });
});

describe('waits', () => {
  it('are the tiles whose hands can be scored, with those scores', () => {
    forAllIn(rounds(300))(cases(false), ({ hand, situation, profile }) => {
      if (situation.dead) return;
      const { seat, round } = situation;
      const found = waits(hand, { seat, round }, profile);
      const held = [...hand.concealed, ...hand.sets.flatMap((set) => set.tiles)];
      for (const tile of tiles.slice(0, 34)) {
        const copies = held.filter((other) => other === tile).length;
        const wait = found.find((one) => one.tile === tile);
        for (const win of ['discard', 'self-draw'] as const) {
          const result =
            copies === 4 ? 'too-many-copies' : outcome({ ...hand, winningTile: tile }, { seat, round, win }, profile);
          const {
            hand: _hand,
            situation: _situation,
            ...scored
          } = (win === 'discard' ? wait?.discard : wait?.selfDraw) ?? {};
          if (typeof result === 'string') expect(scored).toEqual({});
          else expect(scored).toEqual(result);
        }
        if (wait) expect(wait.left).toBe(4 - copies);
      }
    });
  });
});

describe('notation', () => {
  it('of a hand is read as the same hand, and written as the same text again', () => {
    forAllIn(rounds(2000))(cases(), ({ hand }) => {
      const text = formatHand(hand);
      const read = parseHand(text);
      expect(formatHand(read)).toBe(text);
      expect(parseHand(formatHand(read))).toEqual(read);
      expect([...read.concealed].sort()).toEqual([...hand.concealed].sort());
      expect([...read.bonus].sort()).toEqual([...hand.bonus].sort());
      expect(read.winningTile).toBe(hand.winningTile);
      expect(read.sets).toHaveLength(hand.sets.length);
    });
  });

  it('is a hand or a NotationError that points into the text, for any text', () => {
    const pieces = fc.constantFrom(
      ...'123456789bcdfsESWNRGB()[]+, \n',
      '🀄',
      '🀙\uFE0F',
      '0',
      'x',
      '\uD83C',
      '__proto__',
    );
    const texts = fc.oneof(
      fc.string(),
      fc.string({ unit: anyCharacter }),
      fc.array(pieces).map((all) => all.join('')),
    );
    forAllIn(rounds(5000))(texts, (text) => {
      try {
        expect(parseHand(formatHand(parseHand(text)))).toEqual(parseHand(text));
      } catch (error) {
        expect(error).toBeInstanceOf(NotationError);
        const { index, length, message } = error as NotationError;
        expect(index).toBeGreaterThanOrEqual(0);
        expect(index + length).toBeLessThanOrEqual(Math.max(text.length, 200));
        expect(message.length).toBeLessThan(300);
      }
    });
  });

  it('of rules makes the same profile again', () => {
    forAllIn(rounds(500))(cases(), fc.constantFrom(...names), ({ profile }, base) => {
      const again = defineProfile({ name: 'again', extends: base, rules: formatRules(profile, base) });
      expect(again.rules).toEqual(profile.rules);
      expect(JSON.parse(JSON.stringify(profile))).toEqual(profile);
      expect(Object.keys(again.rules)).toHaveLength(ruleIds.length + optionIds.length);
    });
  });

  it('of rules is a set of declarations or a RulesError, for any text', () => {
    const pieces = fc.constantFrom(
      ...ruleIds,
      ...optionIds,
      ': ',
      ';',
      '4 points',
      '1 double',
      'half limit',
      'off',
      ' ',
      '__proto__',
      '\0',
    );
    forAllIn(rounds(3000))(
      fc.oneof(
        fc.string(),
        fc.array(pieces).map((all) => all.join('')),
      ),
      (text) => {
        try {
          for (const id of Object.keys(parseRules(text))) expect([...ruleIds, ...optionIds]).toContain(id);
        } catch (error) {
          expect(error).toBeInstanceOf(RulesError);
        }
      },
    );
  });
});

it('impossible circumstances are rejected, and nothing else throws', () => {
  forAllIn(rounds(3000))(
    cases(true),
    fc.subarray([...circumstances]),
    fc.constantFrom('self-draw', 'discard'),
    ({ hand, situation, profile }, result, win) => {
      const found = outcome(hand, { ...situation, win: win as 'discard', circumstances: result }, profile);
      if (typeof found === 'string') expect(['impossible', 'requirement', 'not-complete']).toContain(found);
    },
  );
});
