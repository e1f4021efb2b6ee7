/** The limit of each player: `1000`, `none`, or a number with exceptions by seat, `1000, east 2000`. */
import { WINDS } from '../engine/tiles.js';

declare module '../parts.js' {
  interface Parts {
    /** Reads a limit that is not the same for all players. */
    readonly limits: { limitOf: typeof limitOf; usualLimit: typeof usualLimit };
  }
}

export type LimitOption = string | number;

/** The limit of players who have none of their own. */
export const usualLimit = (limit: LimitOption): number | 'none' =>
  limit === 'none' ? limit : parseInt(`${limit}`, 10);

/** The players with a limit of their own, from East on, and the limits. */
export const seatLimits = (limit: LimitOption): (readonly [seat: string, limit: number])[] =>
  [...String(limit).matchAll(/(east|south|west|north) (\d{1,10})/g)].map(([, seat, own]) => [seat, +own]);

/** The limit of the player in a seat, counted from East as 0. */
export const limitOf = (limit: LimitOption, seat: number): number | 'none' =>
  seatLimits(limit).find(([own]) => own === WINDS[seat])?.[1] ?? usualLimit(limit);
