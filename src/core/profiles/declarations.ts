/** Awards as the rules of a table declare them, and which ones it declares. `parse.ts` reads what people write. */
import type { Options } from '../rules/options.js';
import type { IncidentId } from '../rules/fines.js';
import { NO_TERMS, isOwnAward, type Amount, type AwardId, type OwnAwardId, type Terms } from '../own-awards/terms.js';
import type * as ReadTerms from '../own-awards/read-terms.js';
import { part } from '../parts.js';
import { ruleIds, ruleOf, type RuleId, type Scope } from '../rules/index.js';

declare module '../parts.js' {
  interface Parts {
    readonly ownAwards: typeof ReadTerms.ownAwards;
  }
}

/** What an award gives each time it is earned, and 0 of the others; `points` are for exposed groups and for all that is not a group. */
export type AwardValue = Required<Amount>;

/** Declared awards (`4/8 points`, `1 double`, `half limit`, `off`) and fines (`300 to each`) as canonical text, and options. */
export type Rules = { [Id in AwardId | IncidentId]?: string } & Partial<Options>;

const AMOUNT =
  /^(?:off|(\d{1,5}|\d\d?,\d{3})(?:\/(\d{1,5}|\d\d?,\d{3}))?\s+points?|(\d\d?)\s+doubles?|(?:(half\s+)|(\d{1,3})(?:\/(\d{1,3}))?\s+)?(limits?)|score\s+(\d{1,7}|\d{1,3},\d{3}|\d,\d{3},\d{3}))(?=\s|$)/i;

/** The usual scope of an award: who it can be given to unless its declaration says so. A limit hand, or one of a fixed value, is the winner's. */
export const usualScope = (id: AwardId, limit = 0, score = 0): Scope =>
  isOwnAward(id) || limit || score ? 'winner' : ruleOf(id).scope;

/** An award as declared: what it is worth, who it can be given to, and what else it depends on. */
export interface DeclaredAward extends AwardValue {
  readonly scope: Scope;
  readonly terms: Terms;
}

/** A number that may have commas between thousands. */
const numberIn = (text: string): number => +text.replaceAll(',', '');

/** The amount at the beginning of an award, and its text; undefined if the award does not start with one. */
export function readAmount(award: string): readonly [amount: Amount, text: string] | undefined {
  const match = AMOUNT.exec(award);
  if (!match) return undefined;
  const [text, points, concealedPoints, doubles, half, part = 1, whole = 1, isLimit, score] = match;
  const amount: Amount & { __proto__: null } = {
    // A page may have added a property such as `limit` to all objects.
    __proto__: null,
    ...(points && { points: numberIn(points) }),
    ...(concealedPoints && { concealedPoints: numberIn(concealedPoints) }),
    ...(doubles && { doubles: +doubles }),
    ...(isLimit && { limit: half ? 1 / 2 : +part / +whole }),
    ...(score && { score: numberIn(score) }),
  };
  return [amount, text];
}

/** Reads an award that starts with an amount, at `start` in all declarations (`text`). @throws {RulesError} for invalid terms after it */
export function readAward(id: AwardId, value: string, text = value, start = 0): DeclaredAward {
  const [amount, written] = readAmount(value)!;
  const { points = 0, concealedPoints = points, doubles = 0, limit = 0, score = 0 } = amount;
  const rest = value.slice(written.length);
  const isOwn = isOwnAward(id);
  const terms = isOwn || rest ? part('ownAwards').readTerms(rest, id, text, start + written.length, amount) : NO_TERMS;
  return { points, concealedPoints, doubles, limit, score, scope: terms.scope ?? usualScope(id, limit, score), terms };
}

/** The ids of a profile's own awards, in the order of their declaration. */
export const ownAwardsIn = (rules: Readonly<Record<string, unknown>>): OwnAwardId[] =>
  Object.keys(rules).filter(isOwnAward);

/** The ids of a profile's built-in awards that are given only under conditions. */
export const conditionalIn = (rules: Readonly<Record<string, unknown>>): RuleId[] =>
  ruleIds.filter((id) => / if /.test(rules[id] as string));
