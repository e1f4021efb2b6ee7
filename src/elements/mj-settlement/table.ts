/** From the attributes of a settlement and the hands in it to a table for the core. */
import {
  defineProfile,
  parseRules,
  score,
  settle,
  winds,
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

/** What is written for a seat; empty where nothing is. */
export const writtenScore = (text: string, seat: Wind): string => new Map(pairs(text)).get(seat) ?? '';

/** The scores with another one for a seat; without one where it is empty. */
export function withScore(text: string, seat: Wind, value: string): string {
  const written = new Map(pairs(text));
  if (value) written.set(seat, value);
  else written.delete(seat);
  return [...written].map((pair) => pair.join(' ')).join('; ');
}

export const readSeat = (text: string): Wind | undefined => (text.trim().toLowerCase() as Wind) || undefined;

/** Whether it matters who discarded the winning tile, of a table that names no discarder. */
export function dependsOnDiscarder(table: Table, profile: Profile): boolean {
  const totals = (discarder?: Wind): string => JSON.stringify(settle({ ...table, discarder }, profile).totals);
  return winds.some((seat) => seat !== table.winner && totals(seat) !== totals());
}

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
