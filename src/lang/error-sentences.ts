import type { ErrorSentence } from '../core/errors.js';
import type { Tile } from '../core/index.js';
import { fillIn } from './fill-in.js';
import type { SpokenError } from './spoken.js';

export interface ErrorTexts {
  /** Sentences with details in braces; without one, the message is in English. */
  errors: Readonly<Partial<Record<ErrorSentence, string>>>;
  /** English words that occur in details: winds, and what an error is about. */
  errorWords: Readonly<Record<string, string>>;
  /** The same where a player is meant. */
  errorSeats: Readonly<Record<string, string>>;
  list: (items: readonly string[]) => string;
  tile: (tile: Tile) => string;
}

const isTile = (value: string): value is Tile => /^([1-9][bcd]|[1-4][fs]|[ESWNRGB])$/.test(value);

export function errorsFrom({ errors, errorWords, errorSeats, list, tile }: ErrorTexts): (error: SpokenError) => string {
  const word = (value: string): string => (Object.hasOwn(errorWords, value) ? errorWords[value]! : value);
  const player = (value: string): string => (Object.hasOwn(errorSeats, value) ? errorSeats[value]! : word(value));
  return ({ code, message, details }) => {
    const key = (details.sentence ?? code) as ErrorSentence;
    const template = errors[key];
    if (!template) return message;
    return fillIn(template, (name) => {
      const value = String(details[name]);
      if (name === 'seat') return player(value);
      if (name === 'seats') return list(value.split(', ').map(player));
      if (name === 'tile') return isTile(value) ? tile(value) : value;
      return key === 'other-score' || key === 'wrong-shape' ? word(value) : value;
    });
  };
}
