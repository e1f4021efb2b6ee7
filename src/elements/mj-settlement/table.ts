/** From the attributes of a settlement and the hands in it to a table for the core. */
import {
  defineProfile,
  score,
  settle,
  type Profile,
  type Settlement,
  type Table,
  type Wind,
} from '../../core/index.js';
import { profileOf } from '../../core/profiles/index.js';

/** No table takes more to write. */
const LONGEST = 500;

/** `east 20; south: 128` as pairs of words. */
const pairs = (text: string): [seat: string, rest: string][] =>
  text
    .slice(0, LONGEST)
    .toLowerCase()
    .split(/[;,\n]/)
    .map((part) => /^([^\s:]+)[\s:]*(.*)/s.exec(part.trim()))
    .flatMap((match) => (match ? [[match[1]!, match[2]!] as [string, string]] : []));

// What is no seat, no number or no kind of dead hand, the core refuses.

/** `east 20; south 128; …` */
export const readScores = (text: string): Partial<Table['scores']> =>
  Object.fromEntries(pairs(text).map(([seat, value]) => [seat, value ? Number(value) : NaN]));

/** `north: short; west`: without more, a hand is dead for a foul. */
export const readDead = (text: string): NonNullable<Table['dead']> =>
  Object.fromEntries(pairs(text).map(([seat, kind]) => [seat, kind || 'foul']));

export const readSeat = (text: string): Wind | undefined => (text.trim().toLowerCase() as Wind) || undefined;

/** The profiles to compare with: other rules on top of the table's profile, or names of profiles. */
const othersOf = (text: string, profile: Profile): Profile[] =>
  text.includes(':')
    ? [defineProfile({ name: text.trim().slice(0, 80), extends: profile, rules: text })]
    : [...new Set(text.slice(0, LONGEST).split(/\s+/))].flatMap((name) => (name ? [profileOf(name)] : []));

/** What the same table is under other rules; its hands are counted again. */
export function settleUnder(
  compare: string,
  table: Table,
  profile: Profile,
): { name: string; totals: Settlement['totals'] }[] {
  return othersOf(compare, profile).map((other) => {
    const scores = Object.fromEntries(
      Object.entries(table.scores).map(([seat, one]) => [
        seat,
        typeof one === 'number' ? one : score(one.hand, one.situation, other),
      ]),
    ) as Table['scores'];
    return { name: other.name, totals: settle({ ...table, scores }, other).totals };
  });
}
