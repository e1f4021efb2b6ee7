/** Builds a table for the core from the attributes of a settlement and the hands in it. */
import type { IncidentId, Profile, Table, Wind } from '../../core/index.js';
import { WINDS as winds } from '../../core/engine/tiles.js';
import { settle } from '../../core/settlement/settle.js';

/** Maximum text length; no table needs more. */
const LONGEST = 500;

/** Parses `east 20; south: 128` into pairs of words. */
const pairs = (text: string): [seat: string, rest: string][] =>
  text
    .slice(0, LONGEST)
    .toLowerCase()
    .split(/[;,\n]/)
    .map((part) => /^([^\s:]+)[\s:]*(.*)/s.exec(part.trim()))
    .flatMap((match) => (match ? [[match[1]!, match[2]!] as [string, string]] : []));

// Invalid seats, numbers and kinds of dead hand are rejected by the core.

/** `east 20; south 128; …` */
export const readScores = (text: string): Partial<Table['scores']> =>
  Object.fromEntries(pairs(text).map(([seat, value]) => [seat, value ? Number(value) : NaN]));

/** `north: short; west`: a seat without a kind has a hand that is dead for a foul. */
export const readDead = (text: string): NonNullable<Table['dead']> =>
  Object.fromEntries(pairs(text).map(([seat, kind]) => [seat, kind || 'foul']));

/** `north: two-discards incomplete-win; west: false-win`: the errors of each player. */
export const readIncidents = (text: string): NonNullable<Table['incidents']> =>
  Object.fromEntries(pairs(text).map(([seat, ids]) => [seat, ids.split(/\s+/).filter(Boolean) as IncidentId[]]));

/** Errors of each player as text: `north: two-discards`. */
export const writtenIncidents = (incidents: NonNullable<Table['incidents']>): string =>
  Object.entries(incidents)
    .map(([seat, ids]) => `${seat}: ${ids.join(' ')}`)
    .join('; ');

/** The text written for a seat; empty if there is none. */
export const writtenScore = (text: string, seat: Wind): string => new Map(pairs(text)).get(seat) ?? '';

/** The scores with a new value for a seat; an empty value removes it. */
export function withScore(text: string, seat: Wind, value: string): string {
  const written = new Map(pairs(text));
  if (value) written.set(seat, value);
  else written.delete(seat);
  return [...written].map((pair) => pair.join(' ')).join('; ');
}

export const readSeat = (text: string): Wind | undefined => (text.trim().toLowerCase() as Wind) || undefined;

/** Whether the result depends on who discarded the winning tile, for a table that names no discarder. */
export function dependsOnDiscarder(table: Table, profile: Profile): boolean {
  const totals = (discarder?: Wind): string => JSON.stringify(settle({ ...table, discarder }, profile).totals);
  return winds.some((seat) => seat !== table.winner && totals(seat) !== totals());
}
