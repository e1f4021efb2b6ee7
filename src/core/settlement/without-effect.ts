/** What is said about a hand at a table and costs nobody anything under its rules. */
import type { Profile } from '../profiles/index.js';
import type { Wind } from '../types.js';
import { settlesWashout, type Settlement, type Table } from './settle.js';
import { incidentNamed } from '../rules/fines.js';
import { WINDS as winds } from '../engine/tiles.js';

/** A word that has no effect, and whose hand it is about; `pao` and `liable` are about the table. */
export type Ineffective = readonly [word: string, seat?: Wind];

/** Returns the errors that cost nobody anything under the rules, and `pao` or `liable` where nobody pays for all. */
export function withoutEffect(
  { winner, liable, pao, incidents = {} }: Pick<Table, 'winner' | 'liable' | 'pao' | 'incidents'>,
  { payments }: Settlement,
  { rules }: Profile,
): Ineffective[] {
  const paid = (reason: 'fine' | 'pao', seat?: Wind, incident?: string): boolean =>
    payments.some(
      (payment) => payment.reason === reason && (!seat || payment.from === seat) && payment.incident === incident,
    );
  // After a false win, the others may settle.
  const settles = (id: string): boolean =>
    incidentNamed(id) === 'incomplete-win' && !winner && settlesWashout(rules, true);
  const named = liable ? ([['liable', liable]] as const) : pao ? ([['pao']] as const) : [];
  return [
    ...(paid('pao') ? [] : named),
    ...winds.flatMap((seat) =>
      (incidents[seat] ?? [])
        .filter((id) => !settles(id))
        .filter((id) => (rules[incidentNamed(id)!] ?? 'off') === 'off' || !paid('fine', seat, incidentNamed(id)))
        .map((id) => [id, seat] as const),
    ),
  ];
}
