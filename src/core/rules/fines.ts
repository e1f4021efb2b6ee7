/** Fines for errors at the table: `incomplete-win: 300 to each; too-many-tiles: half limit`. */

import { ownValue } from '../input.js';

/** Errors at the table, in the order in which they can happen. */
export const incidentIds = Object.freeze([
  'exposed-due-tile',
  'exposed-other-tile',
  'drew-wrongly',
  'touched-due-tile',
  'put-drawn-tile-back',
  'took-useless-discard',
  'grounded-wrong-tiles',
  'took-tile-of-another',
  'hid-claimed-tile',
  'changed-exposed-set',
  'used-dead-discard',
  'two-discards',
  'wants-discard-back',
  'discarded-before-drawing',
  'discarded-out-of-turn',
  'marked-kong-wrongly',
  'too-few-tiles',
  'too-many-tiles',
  'incomplete-win',
] as const);

export type IncidentId = (typeof incidentIds)[number];

/** Shorter names, as tables use them. */
const shortNames: Readonly<Record<string, IncidentId>> = {
  'false-win': 'incomplete-win',
  'wrong-claim': 'grounded-wrong-tiles',
  'wrong-kong': 'marked-kong-wrongly',
};

export const incidentNames: readonly string[] = [...incidentIds, ...Object.keys(shortNames)];

const known: ReadonlySet<string> = new Set(incidentIds);

export const incidentNamed = (name: string): IncidentId | undefined =>
  known.has(name) ? (name as IncidentId) : ownValue(shortNames, name);

/** The incidents for which rules declare a fine, which may be `off`. */
export const finesIn = (rules: Readonly<Record<string, unknown>>): IncidentId[] =>
  incidentIds.filter((id) => Object.hasOwn(rules, id));

/** Whether an error costs anything under these rules. */
export const hasFines = (rules: Readonly<Record<string, unknown>>): boolean =>
  finesIn(rules).some((id) => rules[id] !== 'off');

/** What an error costs: points or limits, once or to each of the other players. */
export interface Fine {
  /** In points; undefined for a fine in limits. */
  points?: number;
  /** In limits: 1/2 for half the limit, 2 for twice the limit. */
  limit?: number;
  /** To each of the others; otherwise once, to the winner. */
  toEach: boolean;
  /** The fine in canonical form. */
  text: string;
}

/** The highest fines. */
const MOST_LIMITS = 10;

const FINE =
  /^(?:off|(\d{1,6})(?: points?)?|(half |(\d{1,3})(?:\/(\d{1,3}))? )?limits?)(?: to (?:(each)(?: player)?|the winner))?$/i;

/** Parses a fine, in canonical form or as written; undefined if it is not one. */
export function readFine(written: string): Fine | undefined {
  const match = FINE.exec(written.replace(/\s+/g, ' '));
  if (!match) return undefined;
  const [, points, half, part = 1, whole = 1, each] = match;
  const to = each ? ' to each' : '';
  const toEach = Boolean(each);
  if (points !== undefined) return { points: +points, toEach, text: +points ? +points + to : 'off' };
  if (/^off/i.test(written)) return to || written.length > 3 ? undefined : { points: 0, toEach, text: 'off' };
  const limit = half?.trim().toLowerCase() === 'half' ? 1 / 2 : +part / +whole;
  if (!(limit > 0 && limit <= MOST_LIMITS)) return undefined;
  const inLimits = Number.isInteger(limit) ? `${limit} limits` : `${half!.trim()} limit`;
  const amount = limit === 1 ? 'limit' : limit === 1 / 2 ? 'half limit' : inLimits;
  return { limit, toEach, text: amount + to };
}

/** What a fine costs the player in a seat, counted from East as 0, in points; 0 for one in limits where limit hands have no value. */
export const costOf = (
  { points, limit = 0 }: Fine,
  table: { readonly limitValues: readonly number[]; partOfLimit(limit: number, seat: number): number },
  seat: number,
): number => points ?? (table.limitValues[seat]! < Infinity ? table.partOfLimit(limit, seat) : 0);
