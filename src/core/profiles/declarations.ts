/** Rules as text: `full-flush: 4 doubles; all-flowers: half limit; chow-hand: off; limit: 1000`. */
import { asText } from '../as-text.js';
import { RulesError, shown, type Details, type RulesErrorCode } from '../errors.js';
import { choicesOf, isOption, optionIds, parseOption, type OptionId, type Options } from '../options.js';
import { ruleIds, tellsExposure, type RuleId } from '../rules/index.js';

/** Longer texts are rejected before parsing. In UTF-16 code units; declaring every rule and option takes half of it. */
export const LONGEST_RULES = 8000;

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
export type Rules = { [Id in RuleId]?: string } & Partial<Options>;

/** Bounds that keep every total finite. */
const MOST_POINTS = 10_000;
const MOST_DOUBLES = 10;

/** Parses an award for a rule; undefined if the text is not a valid award. */
export function parseAward(id: RuleId, text: string): AwardValue | undefined {
  const match =
    /^off$|^(?:(\d{1,5})(?:\/(\d{1,5}))? points?|(\d\d?) doubles?|(?:(half )|([1-7])\/([248]) )?(limit))$/.exec(text);
  if (!match) return undefined;
  const [, exposed = 0, hidden = exposed, doubles = 0, half, part = 1, whole = 1, isLimit] = match;
  const award: AwardValue = {
    points: +exposed,
    concealedPoints: +hidden,
    doubles: +doubles,
    limit: isLimit ? (half ? 1 / 2 : +part / +whole) : 0,
  };
  return award.points > MOST_POINTS ||
    award.concealedPoints > MOST_POINTS ||
    award.doubles > MOST_DOUBLES ||
    !(award.limit <= 1) ||
    (text.includes('/') && !isLimit && !tellsExposure(id))
    ? undefined
    : award;
}

/** The canonical form of a value. */
function canonical(id: RuleId | OptionId, text: string): string | number | undefined {
  if (isOption(id)) return parseOption(id, text);
  return (
    parseAward(id, text) &&
    text.replace(/^(.*) (point|double)s?$/, (_, count, unit) => `${count} ${unit}${count === '1' ? '' : 's'}`)
  );
}

/** The values that an id accepts, worded for an error message. */
function expectedValues(id: RuleId | OptionId): string[] {
  if (!isOption(id)) return [tellsExposure(id) ? '4/8 points' : '4 points', '1 double', 'limit', 'half limit', 'off'];
  const { values, from, to } = choicesOf(id);
  return [...values.filter((value) => typeof value === 'string'), ...(to === undefined ? [] : [`${from} … ${to}`])];
}

/** The candidate that shares the most pairs of adjacent letters with a text; undefined if none is close. */
function nearest(text: string, candidates: readonly string[]): string | undefined {
  const pairs = [...shown(text)].map((_, index) => text.slice(index, index + 2));
  const likeness = (candidate: string): number =>
    pairs.filter((pair) => candidate.includes(pair)).length / (pairs.length + candidate.length);
  const [best] = [...candidates].sort((one, other) => likeness(other) - likeness(one));
  return likeness(best) > 0.3 ? best : undefined;
}

export const allIds: readonly (RuleId | OptionId)[] = [...ruleIds, ...optionIds];
const known: ReadonlySet<string> = new Set(allIds);

function fail(code: RulesErrorCode, text: string, index: number, length: number, details?: Details | ''): never {
  throw new RulesError(code, text, index, length, { found: shown(text.slice(index, index + length), 40), ...details });
}

/** Reads one declaration, given the positions of its id and value in the text. */
function declare(into: Rules, id: string, value: string, text: string, idAt: number, valueAt: number): void {
  const key = id.toLowerCase() as RuleId | OptionId;
  if (!known.has(key)) {
    const near = nearest(key, allIds);
    fail('unknown-rule', text, idAt, id.length, near && { sentence: 'unknown-rule-near', near });
  }
  const words = value.toLowerCase().replace(/\s+/g, ' ');
  const read = canonical(key, words);
  if (read === undefined) {
    const expected = expectedValues(key);
    const near = nearest(words, expected);
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
