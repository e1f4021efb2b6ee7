/** Until when a discard can be claimed, and which tiles a player is barred from. */
import { shown } from '../errors.js';
import { WINDS } from '../tiles.js';
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

/** What can be done with a discard, and until when. */
export interface ClaimTime {
  id: 'chow' | 'pung' | 'over-chow' | 'higher' | 'win' | 'nearer-win' | 'rob-kong' | 'give-back' | 'take-back';
  /** The moment that ends it. */
  until: Moment;
  /** The law that says so, by the number of its source; empty where the source gives none. */
  law: string;
}

const times = (...list: ClaimTime[]): readonly ClaimTime[] => Object.freeze(list.map((one) => Object.freeze(one)));

/**
 * Until when a discard can be claimed.
 *
 * - `chow`: by the next player, before drawing
 * - `pung`: a pung or kong by anyone, even if the next player has drawn, who then puts the tile back
 * - `over-chow`: a pung or kong when a chow has been called, before its two tiles are laid open
 * - `higher`: any higher claim over a lower one
 * - `win`: by anyone; `nearer-win`: a win that has precedence over one already declared
 * - `rob-kong`: the tile added to an exposed pung
 * - `give-back`: a discard taken in error
 * - `take-back`: by the discarder, under the most lenient law; see `takeBackLaws`
 */
export const claimTimes: readonly ClaimTime[] = times(
  { id: 'take-back', until: 'draw', law: '19' },
  { id: 'chow', until: 'draw', law: '1' },
  { id: 'over-chow', until: 'exposure', law: '18' },
  { id: 'higher', until: 'replacement', law: '19' },
  { id: 'rob-kong', until: 'replacement', law: '19' },
  { id: 'pung', until: 'replacement', law: '4, 5, 19' },
  { id: 'win', until: 'next-discard', law: '1' },
  { id: 'give-back', until: 'next-discard', law: '18' },
  { id: 'nearer-win', until: 'settlement', law: '19' },
);

/** What can still be done with a discard after something has happened: everything that ends later. */
export function openAfter(moment: Moment): ClaimTime[] {
  const place = moments.indexOf(moment);
  if (place < 0) throw new ClaimError('turn', { place: 1, found: shown(moment) });
  return claimTimes.filter(({ until }) => moments.indexOf(until) > place);
}

/** Whether a discarder may take a discard back: three laws that differ. */
export const takeBackLaws: readonly { law: string; until: Moment | null }[] = Object.freeze([
  Object.freeze({ law: '19', until: 'draw' as const }),
  Object.freeze({ law: '1', until: null }),
  Object.freeze({ law: '18', until: null }),
]);

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
