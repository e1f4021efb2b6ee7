import { shown } from '../core/errors.js';
import { plainText } from '../core/input.js';
import { OddsError } from '../core/odds/errors.js';

/** A whole number from an attribute; `usual` if there is none. @throws {OddsError} `whole` */
export function wholeOf(text: string, place: string, most: number, usual = 0): number {
  const written = text.trim();
  if (!written) return usual;
  const number = Number(/^\d{1,4}$/.exec(plainText(written)) ?? NaN);
  if (!(number <= most)) throw new OddsError('whole', { place, least: 0, most, found: shown(written) });
  return number;
}
