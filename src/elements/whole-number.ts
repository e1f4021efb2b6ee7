import { shown } from '../core/errors.js';
import { plainText } from '../core/input.js';
import { OddsError } from '../core/odds/errors.js';

/** A whole number from an attribute; `usual` if it is empty. @throws {OddsError} `whole` */
export function wholeOf(text: string, place: string, most: number, usual = 0): number {
  const written = text.trim();
  if (!written) return usual;
  const plain = plainText(written);
  const number = /^\d{1,4}$/.test(plain) ? Number(plain) : NaN;
  if (!(number <= most)) throw new OddsError('whole', { place, least: 0, most, found: shown(written) });
  return number;
}
