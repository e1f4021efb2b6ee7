/** Where a hand of a parsed game is in its text, so that an error found later can point at it. */
import type { PlayedHand } from './record.js';

/** A part of a text, in UTF-16 code units from 0. */
export interface Place {
  index: number;
  length: number;
}

interface Places {
  whole: Place;
  /** The parts of the players who are named, by player. */
  players: readonly (Place | undefined)[];
}

/** Kept beside the data rather than in it: a record stays plain data that can be compared and stored. */
const places = new WeakMap<PlayedHand, Places>();

export const rememberPlaces = (hand: PlayedHand, found: Places): void => void places.set(hand, found);

/** Moves the places of a hand that was just parsed to an equal one. */
export const movePlaces = (from: PlayedHand, to: PlayedHand): void => rememberPlaces(to, places.get(from)!);

/** Where a hand, or a player's part of it, is in the text; undefined for a record that was not parsed. */
export function placeOf(hand: PlayedHand, player?: number): Place | undefined {
  const found = places.get(hand);
  return found?.players[player ?? -1] ?? found?.whole;
}
