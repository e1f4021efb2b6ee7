/** Rules as text: `full-flush: 4 doubles; all-flowers: half limit; chow-hand: off; limit: 1000`. */
import { asText, RulesError, shown, type Details, type RulesErrorCode } from '../errors.js';
import { choicesOf, isOption, optionIds, parseOption, type OptionId, type Options } from '../rules/options.js';
import { BONUS } from '../engine/groups.js';
import { nearest } from '../input.js';
import { NO_TERMS, isOwnAward, ownAwards, type AwardId, type OwnAwardId, type Terms } from '../own-awards/terms.js';
import { ruleIds, ruleOf, dependsOnExposure, type RuleId, type Scope } from '../rules/index.js';

/** Longer texts are rejected before parsing. In UTF-16 code units; every rule, every option and as many own awards as
 * there can be fit in it. */
export const LONGEST_RULES = 20_000;

/** What an award gives each time it is earned. */
export interface AwardValue {
  /** For exposed groups, and for everything that is not a group. */
  points: number;
  concealedPoints: number;
  doubles: number;
  /** Fraction of the limit. */
  limit: number;
}

/** Declared awards as canonical text (`4/8 points`, `1 double`, `half limit`, `off`), and options. */
export type Rules = { [Id in AwardId]?: string } & Partial<Options>;

/** Bounds that keep every total finite. */
const MOST_POINTS = 10_000;
const MOST_DOUBLES = 10;

const AMOUNT =
  /^(?:off|(\d{1,5})(?:\/(\d{1,5}))?\s+points?|(\d\d?)\s+doubles?|(?:(half\s+)|(\d{1,3})\/(\d{1,3})\s+)?(limit))(?=\s|$)/i;

/** The usual scope of an award: who it can be given to unless its declaration says so. */
export const usualScope = (id: AwardId): Scope => (isOwnAward(id) ? 'winner' : ruleOf(id).scope);

/** An award as declared: what it is worth, who it can be given to, and what else it depends on. */
export interface DeclaredAward extends AwardValue {
  readonly scope: Scope;
  readonly terms: Terms;
  /** The award in canonical form. */
  readonly text: string;
}

/** Whether an award may be worth more for a concealed group than for an exposed one. */
const mayTellExposure = (id: AwardId, { each }: Terms): boolean =>
  isOwnAward(id) ? each !== undefined && each.forms !== BONUS : dependsOnExposure(id);

/** What an award gives: one unit, or nothing if it is off. */
export interface Amount {
  points?: number;
  /** Set if a concealed set gives more than an exposed one. */
  concealedPoints?: number;
  doubles?: number;
  /** Fraction of the limit. */
  limit?: number;
}

/** The amount at the beginning of an award, and its text; undefined if the award does not start with one. */
export function readAmount(award: string): readonly [amount: Amount, text: string] | undefined {
  const match = AMOUNT.exec(award);
  if (!match) return undefined;
  const [text, points, concealedPoints, doubles, half, part = 1, whole = 1, isLimit] = match;
  const amount: Amount & { __proto__: null } = {
    // A page may have added a property such as `limit` to all objects.
    __proto__: null,
    ...(points && { points: +points }),
    ...(concealedPoints && { concealedPoints: +concealedPoints }),
    ...(doubles && { doubles: +doubles }),
    ...(isLimit && { limit: half ? 1 / 2 : +part / +whole }),
  };
  return [amount, text];
}

/**
 * Parses an award, in canonical form or as written; undefined if it does not start with a valid amount.
 *
 * @param text the declarations that it is part of, where it starts at `start`; for errors
 * @throws {RulesError} for invalid terms after the amount
 */
export function parseAward(id: AwardId, value: string, text = value, start = 0): DeclaredAward | undefined {
  const read = readAmount(value);
  if (!read) return undefined;
  const [amount, written] = read;
  const { points = 0, concealedPoints = points, doubles = 0, limit = 0 } = amount;
  if (
    points > MOST_POINTS ||
    concealedPoints > MOST_POINTS ||
    doubles > MOST_DOUBLES ||
    !(limit <= 1) ||
    amount.limit === 0
  )
    return undefined;
  const rest = value.slice(written.length);
  const isOwn = isOwnAward(id);
  const terms = isOwn || rest ? ownAwards().readTerms(rest, isOwn, text, start + written.length) : NO_TERMS;
  if (amount.concealedPoints !== undefined && !mayTellExposure(id, terms)) return undefined;
  const scope = terms.scope ?? usualScope(id);
  const canonical = [
    written
      .toLowerCase()
      .replace(/\s+/g, ' ')
      .replace(/ (point|double)s?/, (_, unit, at, all) => ` ${unit}${all.slice(0, at) === '1' ? '' : 's'}`),
    ...(scope === usualScope(id) ? [] : [`for ${scope}`]),
    ...(terms.text ? [terms.text] : []),
  ].join(' ');
  return { points, concealedPoints, doubles, limit, scope, terms, text: canonical };
}

/** The values that an id accepts, worded for an error message. */
function expectedValues(id: AwardId | OptionId): string[] {
  if (isOption(id)) {
    const { values, from, to } = choicesOf(id);
    return [...values.filter((value) => typeof value === 'string'), ...(to === undefined ? [] : [`${from} … ${to}`])];
  }
  const byExposure = isOwnAward(id) || dependsOnExposure(id);
  return [byExposure ? '4/8 points' : '4 points', '1 double', 'limit', 'half limit', 'off'];
}

export const allIds: readonly (RuleId | OptionId)[] = [...ruleIds, ...optionIds];
const known: ReadonlySet<string> = new Set(allIds);

/** The ids of a profile's own awards, in the order of their declaration. */
export const ownAwardsIn = (rules: Readonly<Record<string, unknown>>): OwnAwardId[] =>
  Object.keys(rules).filter(isOwnAward);

function fail(code: RulesErrorCode, text: string, index: number, length: number, details?: Details | ''): never {
  throw new RulesError(code, text, index, length, { found: shown(text.slice(index, index + length), 40), ...details });
}

/** Reads one declaration, given the positions of its id and value in the text. */
function declare(into: Rules, id: string, value: string, text: string, idAt: number, valueAt: number): void {
  const key = id.toLowerCase() as AwardId | OptionId;
  if (isOwnAward(key)) {
    ownAwards().checkId(id, value, text, idAt);
    ownAwards().checkCount(ownAwardsIn({ ...into, [key]: value }).length, id, text, idAt);
  } else if (!known.has(key)) {
    const near = nearest(key, allIds);
    fail('unknown-rule', text, idAt, id.length, near && { sentence: 'unknown-rule-near', near });
  }
  const read = isOption(key)
    ? parseOption(key, value.toLowerCase().replace(/\s+/g, ' '))
    : parseAward(key, value, text, valueAt)?.text;
  if (read === undefined) {
    const expected = expectedValues(key);
    const near = nearest(value.toLowerCase(), expected);
    fail('unknown-value', text, valueAt, value.length, {
      id: key,
      expected: expected.join(', '),
      ...(near && { sentence: 'unknown-value-near', near }),
    });
  }
  (into as Record<string, string | number>)[key] = read;
}

/**
 * Parses declarations written like an inline style: `id: value; id: value`. If an id is declared twice, the last one
 * applies.
 *
 * @returns the declared awards and options in canonical form
 * @throws {RulesError} with the position of the fault and the closest valid word
 */
export function parseRules(text: string): Rules {
  const into: Rules = {};
  text = asText(text);
  if (text.length > LONGEST_RULES)
    fail('too-long', text.slice(0, LONGEST_RULES), LONGEST_RULES, 0, { found: text.length, most: LONGEST_RULES });
  let start = 0;
  for (const piece of text.split(';')) {
    const declaration = piece.trim();
    if (declaration) {
      const idAt = start + piece.indexOf(declaration);
      const colon = declaration.indexOf(':');
      if (colon < 0) fail('missing-colon', text, idAt, declaration.length);
      const value = declaration.slice(colon + 1).trim();
      const valueAt = idAt + (value ? declaration.indexOf(value, colon + 1) : colon + 1);
      declare(into, declaration.slice(0, colon).trim(), value, text, idAt, valueAt);
    }
    start += piece.length + 1;
  }
  return into;
}

/** Parses declarations given as text or as data. @throws {RulesError} */
export const readRules = (data: string | Readonly<Record<string, unknown>> | null = {}): Rules =>
  parseRules(data && typeof data === 'object' ? writeRules(Object.keys(data), data) : (data as string));

/** Formats the declarations of the given ids. A semicolon in a value must not start another declaration. */
export const writeRules = (ids: readonly string[], rules: Readonly<Record<string, unknown>>): string =>
  ids.map((id) => `${id}: ${asText(rules[id])}`.replaceAll(';', ',')).join('; ');
