/** Parts of the sentences about options and own awards, in a module that loads with the details of a score. */
import type { AwardId, Reason } from '../core/index.js';
import type { Difference } from './spoken.js';

/** The clause for the value of an option, of those that a language has for it. */
export function optionClause({ option, value }: Extract<Difference, { option: unknown }>, options: object): string {
  const clauses = (options as Record<string, Record<string, unknown>>)[option]!;
  if (typeof value === 'number') return (clauses.number as (value: number) => string)(value);
  return typeof clauses[value] === 'string'
    ? clauses[value]
    : (clauses.list as (awards: readonly string[]) => string)(value.split(option === 'best-of' ? ' / ' : /, | or /));
}

/**
 * What a condition of an own award is about, in words: a fact, which has a reason for when it fails, a number of groups,
 * or an award.
 */
export const conditionName = (of: NonNullable<Reason['of']>, reasons: object, rule: (id: AwardId) => string): string =>
  of in reasons || of.includes(' ') ? of.replaceAll('-', ' ') : rule(of as AwardId);

const COUNT = /^(at least|at most|exactly|no) (?:(\d) )?(?:(concealed|exposed) )?(\w+?)s?(?: of (.+))?$/;

/** The parts of a condition such as `at least 3 concealed pungs of winds`, for languages that put them in their own words. */
export interface CountParts {
  how: string;
  times: string;
  exposure: string;
  /** Singular: pung, set, flower. */
  form: string;
  /** The tiles after “of”; empty for any. */
  tiles: string;
}

/** Takes a condition that counts groups apart; undefined for any other condition. */
export function countParts(condition: string): CountParts | undefined {
  const [, how, times = '', exposure = '', form, of = ''] = COUNT.exec(condition) ?? [];
  return how && form ? { how, times, exposure, form, tiles: of } : undefined;
}
