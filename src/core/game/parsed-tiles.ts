/** The tiles of a parsed game, so that they need not be parsed again when it is played. */
import type { Hand } from '../types.js';
import type { HandEntry } from './record.js';

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
