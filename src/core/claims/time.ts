/** Until when a discard can be claimed, and which tiles a player is barred from. */
import { shown } from '../errors.js';
import { WINDS } from '../engine/tiles.js';
import type { Tile, Wind } from '../types.js';
import { ClaimError, requireSeat, requireShape } from './errors.js';
import { requireDiscard } from './possible.js';

/**
 * The moments in the life of a discard, in order: it touches the table; the next player draws; someone lays tiles open
 * for a claim; a replacement tile is drawn, for a kong or a flower; the next discard is made; the hand is settled.
 */
export const moments = Object.freeze([
  'discard',
  'draw',
  'exposure',
  'replacement',
  'next-discard',
  'settlement',
] as const);

export type Moment = (typeof moments)[number];

/** Until when a law allows something; null if it never does. */
export interface ClaimLaw {
  /** The law, by the number of its source. */
  law: string;
  until: Moment | null;
}

/** What can be done with a discard, and until when. */
export interface ClaimTime extends ClaimLaw {
  id: 'chow' | 'pung' | 'over-chow' | 'higher' | 'win' | 'nearer-win' | 'rob-kong' | 'give-back' | 'take-back';
  /** The moment that ends it, by the law that is used here. */
  until: Moment;
  /** Other laws that contradict it. */
  others: readonly ClaimLaw[];
}

const lawsOf = (laws: string, until: Moment | null): ClaimLaw[] =>
  laws.split(', ').map((law) => Object.freeze({ law, until }));

const time = (id: ClaimTime['id'], until: Moment, law: string, ...others: ClaimLaw[]): ClaimTime =>
  Object.freeze({ id, until, law, others: Object.freeze(others) });

/** By these laws a discard is dead only when the next one is made. */
const untilNextDiscard = lawsOf('1, 18', 'next-discard');

/**
 * Until when a discard can be claimed, in the order in which the times end.
 *
 * - `take-back`: by the discarder, under the most lenient law
 * - `chow`: by the next player, before drawing
 * - `over-chow`: a pung or kong when a chow has been called, before its two tiles are laid open
 * - `rob-kong`: the tile added to an exposed pung
 * - `pung`: a pung or kong by anyone, even if the next player has drawn, who then puts the tile back; once that player has
 *   laid out a flower or declared a kong and drawn the replacement, it is too late
 * - `win`: by anyone, for as long as a pung
 * - `higher`: any higher claim over a lower one; what was laid open or drawn for the lower one goes back
 * - `give-back`: a discard taken in error
 * - `nearer-win`: a win that has precedence over one already declared
 */
export const claimTimes: readonly ClaimTime[] = Object.freeze([
  time('take-back', 'draw', '19', ...lawsOf('1, 18', null)),
  time('chow', 'draw', '1'),
  time('over-chow', 'exposure', '18', ...lawsOf('19', 'next-discard')),
  time('rob-kong', 'replacement', '19'),
  time('pung', 'replacement', '4, 5, 19', ...untilNextDiscard),
  time('win', 'replacement', '4, 5, 19', ...untilNextDiscard),
  time('higher', 'next-discard', '19'),
  time('give-back', 'next-discard', '18'),
  time('nearer-win', 'settlement', '19'),
]);

/** What can still be done with a discard after something has happened, by the laws used here: everything that ends later. */
export function openAfter(moment: Moment): ClaimTime[] {
  const place = moments.indexOf(moment);
  if (place < 0) throw new ClaimError('turn', { place: 1, found: shown(moment) });
  return claimTimes.filter(({ until }) => moments.indexOf(until) > place);
}

/** Whether a discarder may take a discard back: laws that differ, the most lenient first. */
export const takeBackLaws: readonly ClaimLaw[] = Object.freeze(
  claimTimes
    .filter(({ id }) => id === 'take-back')
    .flatMap(({ law, until, others }) => [Object.freeze({ law, until }), ...others]),
);

/** What a player did: `pass` is to pass up a pung that could have been claimed. */
export interface Turn {
  by: Wind;
  did: 'draw' | 'discard' | 'claim' | 'pass';
  /** The tile discarded or passed up. */
  tile?: Tile;
}

const DEEDS = ['draw', 'discard', 'claim', 'pass'];

/**
 * The tiles that a player may not claim now: sacred discards, on which the player cannot win before drawing from the wall
 * again, and tiles of which a pung was passed up, until the player's next turn is over.
 *
 * @param turns everything that has happened, in order
 * @throws {ClaimError} for invalid turns
 */
export function barredTiles(turns: readonly Turn[], seat: Wind): { barred: Tile[]; missed: Tile[] } {
  requireSeat(seat, 'The seat');
  requireShape(turns, [{}], 'turns');
  const barred = new Set<Tile>();
  const missed = new Set<Tile>();
  for (const [place, { by, did, tile }] of turns.entries()) {
    if (!WINDS.includes(by) || !DEEDS.includes(did))
      throw new ClaimError('turn', { place: place + 1, found: shown(`${by} ${did}`) });
    if (did === 'discard' || did === 'pass') requireDiscard(tile!);
    if (by !== seat) continue;
    if (did === 'draw') barred.clear();
    if (did === 'pass') missed.add(tile!);
    if (did === 'discard') {
      missed.clear();
      barred.add(tile!);
    }
  }
  return { barred: [...barred], missed: [...missed] };
}
