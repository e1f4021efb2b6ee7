/** Beside the data of a parsed game: where each hand is, for errors found later, and its tiles, which need not be parsed again. */
import type { Hand } from '../types.js';
import type { HandEntry, PlayedHand } from './record.js';

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

const places = new WeakMap<PlayedHand, Places>();

export const rememberPlaces = (hand: PlayedHand, found: Places): void => void places.set(hand, found);

/** Moves the places of a hand that was just parsed to an equal one. */
export const movePlaces = (from: PlayedHand, to: PlayedHand): void => rememberPlaces(to, places.get(from)!);

/** Where a hand, or a player's part of it, is in the text; undefined for a record that was not parsed. */
export function placeOf(hand: PlayedHand, player?: number): Place | undefined {
  const found = places.get(hand);
  return found?.players[player ?? -1] ?? found?.whole;
}

const parsed = new WeakMap<HandEntry, { text: string; hand: Hand }>();

/** Keeps the hand that the text of an entry was parsed to. */
export const rememberTiles = (entry: HandEntry & { hand: string }, hand: Hand): void =>
  void parsed.set(entry, { text: entry.hand, hand });

/** The hand of an entry: parsed if it was remembered and has not been taken yet, because a Score owns its hand. */
export function takeTiles(entry: HandEntry): Hand | string {
  const found = parsed.get(entry);
  parsed.delete(entry);
  return found && found.text === entry.hand ? found.hand : entry.hand;
}
