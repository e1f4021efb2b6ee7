/** From the attributes of a settlement and the hands in it to a table for the core. */
import {
  defineProfile,
  parseRules,
  score,
  settle,
  type Profile,
  type Settlement,
  type Table,
  type Wind,
} from '../../core/index.js';
import { differencesOf } from '../../breakdown/model.js';
import { profileOf } from '../../core/profiles/index.js';
import type { Difference } from '../../lang/types.js';

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

/** The totals of a table under other rules: those of a profile, or what is declared on top of the table's own. */
export interface Compared {
  rules: string | readonly Difference[];
  totals: Settlement['totals'];
}

interface OtherRules extends Pick<Compared, 'rules'> {
  profile: Profile;
}

/** The rules to compare with: declarations, or names of profiles. */
function othersOf(text: string, profile: Profile): OtherRules[] {
  if (text.includes(':')) {
    const rules = parseRules(text);
    return [{ rules: differencesOf(rules), profile: defineProfile({ name: profile.name, extends: profile, rules }) }];
  }
  const names = new Set(text.slice(0, LONGEST).split(/\s+/).filter(Boolean));
  return [...names].map((name) => ({ rules: name, profile: profileOf(name) }));
}

/** What the same table is under other rules; its hands are counted again. */
export function settleUnder(compare: string, table: Table, own: Profile): Compared[] {
  return othersOf(compare, own).map(({ rules, profile }) => {
    const scores = Object.fromEntries(
      Object.entries(table.scores).map(([seat, one]) => [
        seat,
        typeof one === 'number' ? one : score(one.hand, one.situation, profile),
      ]),
    ) as Table['scores'];
    return { rules, totals: settle({ ...table, scores }, profile).totals };
  });
}
