/** Why a fact does not hold for a hand: the tiles that prevent it, those that are missing, or how many there are. */
import type { AwardId, Condition } from '../../own-awards/terms.js';
import type { FactName } from '../fact-names.js';
import * as group from '../groups.js';
import { kindsWonOn, type Layout } from '../layout.js';
import { onTable } from '../winning-tile.js';
import type { Reading } from '../reading.js';
import { completingKinds } from '../completing.js';
import * as tile from '../tiles.js';
import type { Tile } from '../../types.js';

/** A fact that does not hold, or the reason an award cannot be given at all. */
export type ReasonCode =
  | FactName
  | 'winner-only'
  | 'losers-only'
  | 'worthless'
  | 'no-limit'
  | 'limit-for-winner'
  | 'none-held'
  | 'included'
  | 'alone'
  /** For own awards: the tiles are not those of its pattern; a hand has too few or too many groups; something must not hold, or a loser must wait for it. */
  | 'tiles'
  | 'count'
  | 'not'
  | 'calling';

/** One reason an award was not given. */
export interface Reason {
  code: ReasonCode;
  /** Tiles in the hand that prevent the award. */
  tiles?: Tile[];
  /** Tiles that the hand lacks. */
  missing?: Tile[];
  /** How many the hand has, out of the number `needed`. */
  count?: number;
  needed?: number;
  /** The award that replaces this one, or beside which it does not count. */
  by?: AwardId;
  /** What must not hold, or what a loser must wait for. */
  of?: Condition['of'];
}

/** What a reason says about a fact that does not hold; nothing for the luck of the draw. */
export type Finding = Pick<Reason, 'tiles' | 'missing' | 'count' | 'needed'>;

/** A hand in one reading. */
export interface Found {
  readonly layout: Layout;
  readonly reading: Reading;
  /** Thirteen orphans is a winning shape. */
  readonly orphans: boolean;
}

type Find = (hand: Found) => Finding;

export const tilesOf = (kinds: readonly number[]): Tile[] => kinds.map((kind) => tile.TILES[kind]);

/** The numbers from `from` up to but excluding `to` that pass. */
export const range = (from: number, to: number, passes: (number: number) => unknown = () => true): number[] =>
  Array.from({ length: to - from }, (_, index) => from + index).filter(passes);

export const groupsOf = ({ groups, size }: Reading): number[] => [...groups.subarray(0, size)];

function without(tiles: Int32Array, kind: number): Int32Array {
  const fewer = tiles.slice();
  fewer[tile.suitOfKind[kind]] -= tile.copyOfKind[kind];
  return fewer;
}

/** The other kinds that complete a winner's hand, except those of which it holds all four and those that do not pass. */
const otherWaits = ({ layout: { held, free, winning }, orphans }: Found, passes?: (kind: number) => boolean): Finding =>
  lacking(
    completingKinds(without(free, winning), without(held, winning), orphans).filter(
      (kind) => kind !== winning && (!passes || passes(kind)),
    ),
  );

const ofKind = ({ layout: { held } }: Found, passes: (kind: number) => unknown): Finding => ({
  tiles: tilesOf(range(0, tile.KINDS, passes).flatMap((kind) => Array<number>(tile.copiesIn(held, kind)).fill(kind))),
});

const ofNature =
  (nature: number): Find =>
  (hand) =>
    ofKind(hand, (kind) => tile.natureOf[kind] & nature);

const ofGroups =
  (passes: (group: number, index: number, hand: Found) => unknown): Find =>
  (hand) => {
    const groups = groupsOf(hand.reading);
    if (group.isWhole(groups[0])) return passes(groups[0], 0, hand) ? ofKind(hand, () => true) : { tiles: [] };
    return { tiles: groups.flatMap((one, index) => (passes(one, index, hand) ? group.tilesOfGroup(one) : [])) };
  };

const lacking = (kinds: readonly number[]): Finding => ({ missing: tilesOf(kinds) });

const count =
  (needed: number, passes: (group: number) => boolean): Find =>
  ({ reading }) => ({ missing: [], count: groupsOf(reading).filter(passes).length, needed });

/** How many sets of these honours a hand has, out of the number needed, and the honours that lack a group. */
const sets =
  (needed: number, isOne: (kind: number) => boolean): Find =>
  (hand) => {
    const groups = groupsOf(hand.reading);
    const kinds = range(tile.EAST, tile.KINDS, isOne);
    const suffices = (one: number): boolean => needed < kinds.length || !group.isPair(one);
    const isHeld = (kind: number): boolean => groups.some((one) => group.kindOfGroup(one) === kind && suffices(one));
    return {
      ...count(needed, (one) => group.isTriplet(one) && isOne(group.kindOfGroup(one)))(hand),
      ...lacking(kinds.filter((kind) => !isHeld(kind))),
    };
  };

const concealedPungs =
  (needed: number): Find =>
  (hand) => ({
    ...ofGroups((one) => group.isTriplet(one) && group.isExposed(one))(hand),
    ...count(needed, (one) => group.isTriplet(one) && !group.isExposed(one))(hand),
  });

/** The shortest of the three suits' lists of missing kinds. */
const shortest = (missingFrom: (start: number) => number[]): Finding =>
  lacking([0, 9, 18].map(missingFrom).sort((one, other) => one.length - other.length)[0]);

/** The bonus tiles from a kind on that a hand lacks. */
const bonusFrom =
  (first: number): Find =>
  ({ layout: { bonus } }) =>
    lacking(range(first, first + 4, (kind) => !((bonus >> (kind - tile.FLOWERS)) & 1)));

const winningTile: Find = ({ layout: { winning } }) => ({ tiles: [tile.TILES[winning]] });
const completedGroup = ofGroups((_group, index, { reading }) => index === reading.completed);
const foundFor = (find: Find, ...facts: readonly FactName[]) => Object.fromEntries(facts.map((fact) => [fact, find]));

/** Why facts do not hold for a reading. For the others, no tile would help: the luck of the draw, the seat, or what a hand lacks. */
export const findings: { readonly [Name in FactName]?: Find } = {
  ...foundFor(winningTile, 'self-draw', 'discard', 'live-wall', 'not-loose', 'won-on-simple'),
  ...foundFor(winningTile, 'pure-nine-gates', 'no-wait-award'),
  ...foundFor(completedGroup, 'one-chance', 'middle-wait', 'edge-wait', 'pair-completed'),
  'won-on-1d': () => lacking([kindsWonOn['won-on-1d']]),
  'won-on-5d': () => lacking([kindsWonOn['won-on-5d']]),
  'won-on-2b': () => lacking([kindsWonOn['won-on-2b']]),

  'nothing-declared': ofGroups((_group, index, { layout }) => index < layout.declared),
  'nothing-exposed': ofGroups((one, index, { layout }) => index < layout.declared && group.isExposed(one)),
  'one-suit': (hand) => {
    const suits = [0, 0, 0];
    for (const kind of range(0, tile.EAST)) suits[(kind / 9) | 0] += tile.copiesIn(hand.layout.held, kind);
    const most = suits.indexOf(Math.max(...suits));
    return ofKind(hand, (kind) => kind < tile.EAST && ((kind / 9) | 0) !== most);
  },
  'no-honour': ofNature(tile.HONOUR),
  'no-terminal': ofNature(tile.TERMINAL),
  'no-simple': ofNature(tile.SIMPLE),
  'no-guest-wind': (hand) =>
    ofKind(hand, (kind) => group.isWindKind(kind) && kind !== hand.layout.seat && kind !== hand.layout.round),
  'all-green': (hand) => ofKind(hand, (kind) => !tile.GREEN.includes(kind)),
  'green-dragon': () => lacking([tile.DRAGONS + 1]),
  'nine-gates': ({ layout: { held } }) =>
    shortest((start) =>
      [...'0001234567888']
        .map((rank) => start + +rank)
        .filter((kind, place, all) => place - all.indexOf(kind) >= tile.copiesIn(held, kind)),
    ),
  'single-wait': (hand) => otherWaits(hand),
  'only-tile-seen': (hand) => {
    const open = onTable(hand.layout);
    return otherWaits(hand, (kind) => tile.copiesIn(open, kind) < 4);
  },
  'four-flowers': bonusFrom(tile.FLOWERS),
  'four-seasons': bonusFrom(tile.SEASONS),

  orphans: ({ layout: { held } }) => lacking(group.ORPHAN_KINDS.filter((kind) => !tile.copiesIn(held, kind))),
  'no-chow': ofGroups(group.isChow),
  'four-chows': ofGroups((one) => !group.isChow(one) && !group.isPair(one)),
  'valueless-pair': ofGroups(group.isPair),
  'three-concealed-pungs': concealedPungs(3),
  'four-concealed-pungs': concealedPungs(4),
  'four-kongs': count(4, group.isKong),
  straight: ({ reading }) => {
    const chows = groupsOf(reading).filter(group.isChow).map(group.kindOfGroup);
    return shortest((start) =>
      [start, start + 3, start + 6].flatMap((kind) => (chows.includes(kind) ? [] : [kind, kind + 1, kind + 2])),
    );
  },
  outside: ofGroups((one) => {
    const kind = group.kindOfGroup(one);
    return group.isChow(one) ? (kind % 9) % 6 : tile.natureOf[kind] === tile.SIMPLE;
  }),
  'three-dragon-sets': sets(3, group.isDragonKind),
  'little-dragons': sets(2, group.isDragonKind),
  'little-winds': sets(3, group.isWindKind),
  'four-wind-sets': sets(4, group.isWindKind),
};
