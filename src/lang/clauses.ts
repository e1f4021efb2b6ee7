/** Parts of the sentences about options and own awards, in a module that loads with the details of a score. */
import type { AwardId, FactName } from '../core/index.js';
import type { Difference } from './spoken.js';

/** The clause for the value of an option, of those that a language has for it. */
export function optionClause({ option, value }: Extract<Difference, { option: unknown }>, options: object): string {
  const clauses = (options as Record<string, Record<string, unknown>>)[option]!;
  return typeof value === 'number' ? (clauses.number as (value: number) => string)(value) : String(clauses[value]);
}

/** What a condition of an own award is about, in words: a fact, which has a reason for when it fails, or an award. */
export const conditionName = (of: FactName | AwardId, reasons: object, rule: (id: AwardId) => string): string =>
  of in reasons ? of.replaceAll('-', ' ') : rule(of as AwardId);
