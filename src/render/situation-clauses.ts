/** What a situation line says: the seat, the round and how the hand was won, each with an icon. */
import { winds, type Situation } from '../core/index.js';
import type { HandTexts } from '../lang/types.js';
import { windPath } from './winds.js';

/** Icons in a 16 × 16 box, drawn as lines: a tile above the wall, a tile that an arrow points at, a spark. */
const SELF_DRAW = 'M5 10.5V2h6v8.5zM1 13.5h14';
const DISCARD = 'M9.5 3.5h5v9h-5zM1 8h6M4.5 5.5 7 8l-2.5 2.5';
const CIRCUMSTANCE = 'M8 1.5Q8 8 14.5 8Q8 8 8 14.5Q8 8 1.5 8Q8 8 8 1.5z';

export interface Clause {
  /** For a wind, the character as engraved on its tile, filled; otherwise an icon of lines. */
  icon: string;
  /** The frame of a wind: a square for the seat, a circle for the round. */
  shape?: 'seat' | 'round';
  words: string;
}

/** The clauses, without anything unknown: an invalid seat is reported elsewhere. */
export function clausesOf(situation: Situation, won: boolean, texts: HandTexts): Clause[] {
  const { seat = 'east', round = 'east', win = 'discard', circumstances = [] } = situation;
  const clauses: Clause[] = [];
  const add = (icon: string, words?: string, shape?: Clause['shape']): void => {
    if (words) clauses.push({ icon, words, shape });
  };
  if (winds.includes(seat)) add(windPath(seat), texts.seat(seat), 'seat');
  if (winds.includes(round)) add(windPath(round), texts.round(round), 'round');
  if (won) {
    add(win === 'discard' ? DISCARD : SELF_DRAW, texts.won[win]);
    for (const one of circumstances) add(CIRCUMSTANCE, texts.circumstances[one]);
  }
  return clauses;
}
