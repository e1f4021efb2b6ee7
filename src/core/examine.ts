/** Lays out a hand and its situation in a view, and rejects impossible ones. */
import { HandError, shown, type Details, type ErrorSentence } from './errors.js';
import * as F from './facts.js';
import { GROUP_KINDS, requireKind, setKind } from './hand.js';
import { EAST, FLOWERS, KINDS, TILES, WINDS } from './tiles.js';
import type { Circumstance, Hand, Situation, Tile } from './types.js';
import type { View } from './view.js';

/** No player holds more tiles than this, not even with a foul hand. */
const MOST_TILES = 40;

const wins: readonly string[] = F.factNames.slice(0, F.FIRST_TURN);

/** The circumstances of a win, in the order in which a page lists them. */
export const circumstances: readonly Circumstance[] = Object.freeze(
  F.factNames.slice(F.FIRST_TURN, F.CIRCUMSTANCES_END) as Circumstance[],
);

/** Pairs of facts that cannot occur together. */
const clashes = [
  // These come first: a kong on a kong also counts as a kong replacement, but the error should name what was given.
  [F.KONG_ON_KONG, F.DISCARD],
  [F.KONG_ON_KONG, F.FLOWER_REPLACEMENT],
  [F.KONG_REPLACEMENT, F.DISCARD],
  [F.FLOWER_REPLACEMENT, F.DISCARD],
  [F.ROBBED_KONG, F.SELF_DRAW],
  [F.KONG_REPLACEMENT, F.FLOWER_REPLACEMENT],
  [F.FIRST_TURN, F.WALL_EMPTY],
  [F.FIRST_TURN, F.ROBBED_KONG],
  [F.FIRST_TURN, F.ORIGINAL_CALL],
];

/** Kinds that certain limit hands must be won on, in the order of their facts: 1 and 5 of circles, 2 of bamboo. */
export const kindsWonOn = [18, 22, 1];

export const refuse = (sentence: ErrorSentence, details: Details = {}): never => {
  throw new HandError('impossible', { sentence, ...details });
};

/** Rejects too many copies of a tile. */
function checkCopies(kind: number, found: number, most: number): void {
  if (found > most) throw new HandError('too-many-copies', { tile: TILES[kind], found, most });
}

/** The index of a word in a list. @throws {HandError} `impossible` */
function placeOf(word: string, list: readonly string[], what: string): number {
  const place = list.indexOf(word);
  if (place < 0) refuse('unknown-word', { found: shown(word), what, expected: list.join(', ') });
  return place;
}

/**
 * Lays out a hand in a view.
 *
 * @throws {HandError} for an impossible hand or situation
 */
export function examine(view: View, hand: Hand, situation: Situation): void {
  const dead = situation.dead === true;
  const partial = situation.partial === true;
  view.clear();
  const kongs = layOut(view, hand);
  view.winning = dead || hand.winningTile === undefined ? -1 : requireKind(hand.winningTile);
  view.seat = EAST + placeOf(situation.seat ?? 'east', WINDS, 'seat');
  view.round = EAST + placeOf(situation.round ?? 'east', WINDS, 'round');
  checkSize(view, hand, kongs, dead, partial);
  view.survey();
  view.drawn = false;
  if (view.winning >= 0) {
    if (partial) refuse('clash', { found: 'partial', other: 'winningTile' });
    readWin(view, situation, kongs);
  }
  // A losing hand.
  else if (situation.win !== undefined || situation.circumstances?.length) refuse('no-winning-tile');
  view.readTiles();
}

/** Counts the tiles and adds the declared sets to the view. @returns the number of kongs */
function layOut(view: View, { sets, concealed, winningTile, bonus }: Hand): number {
  let kongs = 0;
  for (const { kind, tiles, concealed: isConcealed } of sets) {
    const kinds: number[] = [];
    for (let tile = 0; tile < tiles.length && tile < 4; tile++) kinds.push(requireKind(tiles[tile]));
    if (!kind || kind !== setKind(kinds, tiles.length) || (isConcealed && kind !== 'kong'))
      throw new HandError('not-a-tile', { found: tiles.slice(0, 4).join(' ') });
    if (kind === 'kong') kongs++;
    view.declare(Math.min(kinds[0], kinds[1], kinds[2]) * 8 + GROUP_KINDS.indexOf(kind), !!isConcealed);
    for (const one of kinds) checkCopies(one, ++view.held[one], 4);
  }
  for (const tile of concealed) countFree(view, tile);
  if (winningTile !== undefined) countFree(view, winningTile);
  view.bonus = 0;
  for (const tile of bonus) {
    const kind = requireKind(tile, KINDS);
    const bit = 1 << (kind - FLOWERS);
    checkCopies(kind, view.bonus & bit ? 2 : 1, 1);
    view.bonus |= bit;
  }
  return kongs;
}

function countFree(view: View, tile: Tile): void {
  const kind = requireKind(tile, 0, KINDS);
  checkCopies(kind, ++view.held[kind], 4);
  view.free[kind]++;
}

/**
 * Checks the number of tiles: thirteen or, with a winning tile, fourteen, plus one for each kong. A dead hand may have
 * any size up to {@link MOST_TILES}, and a partial hand may have fewer tiles.
 */
function checkSize(view: View, { concealed, winningTile }: Hand, kongs: number, dead: boolean, partial: boolean): void {
  const won = winningTile === undefined ? 0 : 1;
  const found = concealed.length + won + view.declared * 3 + kongs;
  const expected = 13 + kongs + won;
  if (dead ? found > MOST_TILES : partial ? found > expected : found !== expected)
    throw new HandError(!won && found === expected + 1 ? 'winning-tile' : 'tile-count', { found, expected, kongs });
}

/** The facts for the given circumstances of a win. */
export function readCircumstances(told: Situation['circumstances']): number {
  let facts = 0;
  for (const one of told ?? []) facts |= 1 << (F.FIRST_TURN + placeOf(one, circumstances, 'circumstance'));
  return facts;
}

/** Sets the facts about how the hand was won. */
function readWin(view: View, { win = 'discard', circumstances: told }: Situation, kongs: number): void {
  const drawn = (view.drawn = placeOf(win, wins, 'way of winning') === 0);
  let facts = (1 << (drawn ? F.SELF_DRAW : F.DISCARD)) | (1 << (view.seat === EAST ? F.SEAT_EAST : F.SEAT_NOT_EAST));
  const wonOn = kindsWonOn.indexOf(view.winning);
  if (wonOn >= 0) facts |= 1 << (F.WON_ON_1D + wonOn);
  facts |= readCircumstances(told);
  // A kong on a kong is also a kong replacement.
  facts |= ((facts >> F.KONG_ON_KONG) & 1) << F.KONG_REPLACEMENT;
  const loose = facts & ((1 << F.KONG_REPLACEMENT) | (1 << F.FLOWER_REPLACEMENT));
  facts |= 1 << (loose ? F.LOOSE_TILE : F.NOT_LOOSE);
  const live = drawn && !loose;
  if (live) facts |= 1 << F.LIVE_WALL;
  if (told?.length) checkCircumstances(view, facts, kongs);
  view.hand |= facts;
  view.always = +(!live || !((facts >> F.WALL_EMPTY) & 1)) << F.NOT_LAST_TILE;
}

/** Rejects combinations that cannot occur in a game. */
function checkCircumstances(view: View, facts: number, kongs: number): void {
  const has = (fact: number): boolean => ((facts >> fact) & 1) === 1;
  const found = (fact: number): Details => ({ found: F.factNames[fact] });
  for (const [one, other] of clashes)
    if (has(one) && has(other)) refuse('clash', { found: F.factNames[one], other: F.factNames[other] });
  if (has(F.KONG_ON_KONG) && kongs < 2) refuse('no-kong', found(F.KONG_ON_KONG));
  if (has(F.KONG_REPLACEMENT) && !kongs) refuse('no-kong', found(F.KONG_REPLACEMENT));
  if (has(F.FLOWER_REPLACEMENT) && !view.bonus) refuse('no-bonus', found(F.FLOWER_REPLACEMENT));
  if (has(F.ROBBED_KONG) && view.held[view.winning] > 1) refuse('robbed-kong', { tile: TILES[view.winning] });
  if (has(F.THIRTEENTH_WIN) && has(F.SEAT_NOT_EAST)) refuse('not-east', found(F.THIRTEENTH_WIN));
  if (has(F.FIRST_TURN)) {
    if (!((view.hand >> F.NOTHING_EXPOSED) & 1)) refuse('first-turn-exposed');
    if (has(F.SEAT_EAST) && has(F.DISCARD)) refuse('first-turn-east');
  }
}
