/** What people write in declarations, and the word that was probably meant. */
import { shown } from './hand-errors.js';
import { QUOTATIONS } from './input.js';
import { plainNumbers } from './numbers.js';

/** An id, whose hyphens a phone or a word processor may have turned into dashes: `—pure–pungs` for `--pure-pungs`. */
export const plainId = (id: string): string =>
  id
    .toLowerCase()
    .replace(/^[–—]{1,2}(?!-)/, '--')
    .replace(/[–—]/g, '-');

/** The plain form of a text whose quotations stay as they are. */
export function plainBesideQuotes(text: string): string {
  let plain = '';
  let from = 0;
  for (const { 0: quotation, index } of text.matchAll(QUOTATIONS)) {
    plain += plainNumbers(text.slice(from, index)) + quotation;
    from = index + quotation.length;
  }
  return plain + plainNumbers(text.slice(from));
}

/** Whether two texts of at least three letters differ in one: another letter, or one more. */
function isOneOff(one: string, other: string): boolean {
  let same = 0;
  while (same < one.length && one[same] === other[same]) same++;
  const rest = (text: string, isShorter: boolean): string => text.slice(isShorter ? same : same + 1);
  return one.length > 2 && rest(one, one.length < other.length) === rest(other, other.length < one.length);
}

/** The candidate that differs in one letter, or else shares the most pairs of adjacent letters; undefined if none is close. */
export function nearest(text: string, candidates: readonly string[]): string | undefined {
  const pairs = [...shown(text)].map((_, index) => text.slice(index, index + 2));
  const likeness = (candidate: string): number =>
    +isOneOff(text, candidate) +
    pairs.filter((pair) => candidate.includes(pair)).length / (pairs.length + candidate.length);
  const [best] = [...candidates].sort((one, other) => likeness(other) - likeness(one));
  return best !== undefined && likeness(best) > 0.3 ? best : undefined;
}

/** The id of an award of a table's own, as it is declared, in lower case. */
export const OWN_AWARD_ID = /^--[\p{L}\p{N}]+(-[\p{L}\p{N}]+)*$/u;
