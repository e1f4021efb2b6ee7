/** Errors at the table, their consequences, and their costs. */
import { settle, type DeadHand, type Settlement, type Table } from '../settlement/settle.js';
import type { Profile } from '../profiles/profile.js';
import { incidentNamed, incidentNames, type IncidentId } from '../rules/fines.js';
import type { Wind } from '../types.js';
import { shown } from '../errors.js';
import { ClaimError, requireSeat } from './errors.js';

/**
 * When an error is noticed: at once; before or after the offender's own discard; before or after the discard of the player
 * who follows; while nobody knows the tile's face, or once it was seen or felt; in the offender's own turn; or before or
 * after the discard is claimed or drawn over.
 */
export type NoticedWhen =
  | 'at-once'
  | 'before-own-discard'
  | 'after-own-discard'
  | 'before-next-discard'
  | 'after-next-discard'
  | 'unseen'
  | 'seen'
  | 'in-own-turn'
  | 'unclaimed'
  | 'always';

/**
 * The consequence: the error is corrected; the tile must be taken; the offender loses a turn; the tile is shuffled with the
 * six stacks next to it; nothing changes; the kong counts as exposed; or the hand is dead because it is short, long or foul.
 */
export type Consequence =
  | 'put-right'
  | 'must-take'
  | 'turn-lost'
  | 'reshuffle'
  | 'stands'
  | 'exposed'
  | 'short'
  | 'long'
  | 'foul';

export interface Outcome {
  when: NoticedWhen;
  follows: Consequence;
  /** The law that says so, by the number of its source; empty where the source gives none. */
  law: string;
}

export type { IncidentId };

export interface Incident {
  id: IncidentId;
  about: 'wall' | 'claim' | 'discard' | 'hand';
  /** What follows, by when it is noticed and by which law. */
  outcomes: readonly Outcome[];
  /** The rules of the source, by their ids in test/fixtures/ledger-rows.json. */
  rows: readonly string[];
}

/** Reads an incident: its id, what it is about and the rules of the source, then when it is noticed, what follows, and by which law. */
function read(line: string): Incident {
  const [head, ...outcomes] = line.split(/[:,] /);
  const [id, about, ...rows] = head.trim().split(' ');
  return Object.freeze({
    id: id as IncidentId,
    about: about as Incident['about'],
    outcomes: Object.freeze(
      outcomes.map((outcome) => {
        const [when, follows, law = ''] = outcome.split(' ');
        return Object.freeze({ when: when as NoticedWhen, follows: follows as Consequence, law });
      }),
    ),
    rows: Object.freeze(rows),
  });
}

/** Everything that the sources say about errors, in the order in which they can happen. */
export const incidents: readonly Incident[] = Object.freeze(
  `
    exposed-due-tile wall S4-DRW-02: at-once must-take
    exposed-other-tile wall S4-DRW-02: at-once reshuffle
    drew-wrongly wall S4-DRW-03: unseen put-right, seen reshuffle
    touched-due-tile wall S4-DRW-04: at-once must-take
    put-drawn-tile-back wall S4-FOUL-09 S4-DRW-01: unclaimed stands 19
    took-useless-discard claim S4-FOUL-02 S4-DRW-04: before-own-discard put-right 18
    grounded-wrong-tiles claim S4-FOUL-01: before-own-discard put-right 18, after-own-discard foul 18
    took-tile-of-another claim S4-FOUL-03: before-next-discard put-right 18, after-own-discard short 18
    hid-claimed-tile claim S4-FOUL-04: at-once put-right 18, in-own-turn turn-lost 18
    changed-exposed-set claim S4-DRW-05 S4-LT-03: after-own-discard stands 2
    used-dead-discard claim S4-FOUL-07: before-next-discard put-right 18, after-next-discard foul 18
    two-discards discard S4-FOUL-05 S4-DIS-02: before-next-discard put-right 18, after-next-discard short 1
    wants-discard-back discard S4-DIS-05 S4-CLM-07 S4-FOUL-06: unclaimed put-right 19, always stands 1, always stands 18
    discarded-before-drawing discard S4-FOUL-08: at-once put-right 18
    discarded-out-of-turn discard S4-CLM-08: at-once turn-lost 1
    marked-kong-wrongly hand S4-KONG-07: always exposed 19
    too-few-tiles hand S4-DIS-02 S4-DIS-03: after-own-discard short 1
    too-many-tiles hand S4-DIS-02 S4-DIS-03: after-own-discard long 1
    incomplete-win hand S4-END-09: at-once foul 1
  `
    .trim()
    .split('\n')
    .map(read),
);

const CONSEQUENCES: readonly Consequence[] = [
  ...new Set(incidents.flatMap(({ outcomes }) => outcomes.map(({ follows }) => follows))),
];
const DEAD: readonly Consequence[] = ['short', 'long', 'foul'];

export const isDead = (follows: Consequence): follows is DeadHand => DEAD.includes(follows);

/** What an error costs at the end of a hand, with the fine for it. */
export interface IncidentCost {
  /** What the offender wins or loses without the error, in points. */
  without: number;
  /** The same with the error. */
  with: number;
  /** The difference. Where a short hand sets off its own value (`net-if-short`), it may even be positive. */
  change: number;
  /** The settlement with the error. */
  settlement: Settlement;
  /**
   * The figures are those without the error, except for a fine, because they depend on the offender's tiles: a number of
   * points does not say what a kong was worth.
   */
  isUnknown?: true;
}

/** What an error costs, with its fine, as far as values show it; `cost.ts` scores hands for the rest. @throws {ClaimError} @throws {TableError} */
export function costByValue(
  follows: Consequence,
  offender: Wind,
  table: Table,
  profile?: Profile,
  id?: IncidentId,
): IncidentCost {
  requireSeat(offender, 'The offender');
  if (!CONSEQUENCES.includes(follows))
    throw new ClaimError('consequence', { found: shown(follows), expected: CONSEQUENCES.join(', ') });
  if (isDead(follows) && table.winner === offender) throw new ClaimError('offender', { seat: offender });
  const before = settle(table, profile);
  const after = isDead(follows) ? { ...table, dead: { ...table.dead, [offender]: follows } } : table;
  const settlement = after === table && !id ? before : settle(withIncident(after, offender, id), profile);
  return {
    ...costBetween(before, settlement, offender),
    ...(follows === 'exposed' && { isUnknown: true }),
  };
}

/** The table with an error more, for which there may be a fine. @throws {ClaimError} `incident` */
export function withIncident(table: Table, offender: Wind, id?: IncidentId): Table {
  if (id === undefined) return table;
  const named = incidentNamed(id);
  if (!named) throw new ClaimError('incident', { found: shown(id), expected: incidentNames.join(', ') });
  return { ...table, incidents: { ...table.incidents, [offender]: [...(table.incidents?.[offender] ?? []), named] } };
}

export function costBetween(before: Settlement, settlement: Settlement, offender: Wind): IncidentCost {
  const without = before.totals[offender];
  const withError = settlement.totals[offender];
  return { without, with: withError, change: withError - without, settlement };
}
