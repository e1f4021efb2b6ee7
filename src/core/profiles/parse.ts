/** Rules as text: `full-flush: 4 doubles; all-flowers: half limit; chow-hand: off; limit: 1000`. Elements load this on demand. */
import { asText, RulesError, shown, type Details, type RulesErrorCode } from '../errors.js';
import { choicesOf, type OptionId, type Options } from '../rules/options.js';
import { isOption } from './declared.js';
import '../sentences/rules.js';
import { parseOption } from '../rules/parse-option.js';
import { incidentNamed, incidentNames, readFine, type IncidentId } from '../rules/fines.js';
import { BONUS } from '../engine/groups.js';
import { maskQuotes, ownValue } from '../input.js';
import { asThousands, withoutCommas } from '../numbers.js';
import { nearest, plainBesideQuotes, plainId } from '../words.js';
import { isOwnAward, type Amount, type AwardId, type Terms } from '../own-awards/terms.js';
import { part } from '../parts.js';
import { ruleOf, type RuleId } from '../rules/index.js';
import { type DeclaredAward, ownAwardsIn, readAmount, readAward, type Rules, usualScope } from './declarations.js';
import { allIds, MOST_LIMITS, MOST_SCORE } from './declared.js';

/** Longer texts are rejected. In UTF-16 code units; every rule, every option and as many own awards as there can be fit in it. */
export const LONGEST_RULES = 20_000;

/** Bounds that keep every total finite. */
const MOST_POINTS = 10_000;
export const MOST_DOUBLES = 10;

export interface WrittenAward extends DeclaredAward {
  /** The award in canonical form. */
  readonly text: string;
}

/** Whether an award may be worth more for a concealed group than for an exposed one. */
const mayDependOnExposure = (id: AwardId, { each }: Terms): boolean =>
  isOwnAward(id) ? each !== undefined && each.forms !== BONUS : ruleOf(id).byExposure === true;

/** Whether an amount is within the bounds that keep totals finite, and a part of the limit or a fixed value is not zero. */
const isBounded = ({ points = 0, concealedPoints = 0, doubles = 0, limit = 1, score = 1 }: Amount): boolean =>
  points <= MOST_POINTS &&
  concealedPoints <= MOST_POINTS &&
  doubles <= MOST_DOUBLES &&
  limit > 0 &&
  limit <= MOST_LIMITS &&
  score > 0 &&
  score <= MOST_SCORE;

const canonicalAmount = (written: string): string =>
  written
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replaceAll(',', '')
    .replace(/^1 limits?|^limits/, 'limit')
    .replace(/(\/\d+|half) limits/, '$1 limit')
    .replace(/ (point|double)s?/, (_, unit, at, all) => ` ${unit}${all.slice(0, at) === '1' ? '' : 's'}`)
    .replace(/^(\d+) limits?/, '$1 limits');

/** Parses an award, at `start` in all declarations (`text`); undefined without a valid amount. @throws {RulesError} for invalid terms */
export function parseAward(id: AwardId, value: string, text = value, start = 0): WrittenAward | undefined {
  const read = readAmount(value);
  if (!read || !isBounded(read[0])) return undefined;
  const [amount, written] = read;
  const award = readAward(id, value, text, start);
  const { limit, score, scope, terms } = award;
  if (amount.concealedPoints !== undefined && !mayDependOnExposure(id, terms)) return undefined;
  // What is given for each group adds up, and nothing is added to a fixed value.
  if (score && (isOwnAward(id) ? terms.each : ruleOf(id).each)) return undefined;
  const canonical = [
    canonicalAmount(written),
    ...(terms.modifier ? [terms.modifier] : []),
    ...(scope === usualScope(id, limit, score) ? [] : [`for ${scope}`]),
    ...Object.entries(terms.sentences ?? {}).map(([tag, sentence]) => `"${sentence}"${tag && `@${tag}`}`),
    ...(terms.text ? [terms.text] : []),
  ].join(' ');
  return { ...award, text: canonical };
}

/** What options that list awards or requirements accept. */
const LISTS = {
  awards: 'ids of awards such as full-flush',
  families: 'two or more ids of awards',
  requirements: 'half-flush or 2 doubles',
};

/** Ids that stand for several options, by the one value that they accept. */
const SHORTHANDS: Readonly<Record<string, readonly [value: string, stands: Partial<Options>]>> = {
  'seats-rotate': ['always', { 'east-win': 'east-passes', washout: 'east-passes' }],
};

type Id = AwardId | OptionId | IncidentId;

/** The values that an id accepts, worded for an error message. */
function expectedValues(id: Id): string[] {
  if (incidentNamed(id)) return ['300 to each', '50', 'limit to each', 'half limit', 'off'];
  if (isOption(id)) {
    const { values, from, to, list, bySeat } = choicesOf(id);
    return [
      ...values.filter((value) => typeof value === 'string'),
      ...(to === undefined ? [] : [`${from} … ${to}`]),
      ...(list ? [LISTS[list]] : []),
      ...(bySeat ? ['1000, east 2000'] : []),
    ];
  }
  const byExposure = isOwnAward(id) || ruleOf(id as RuleId).byExposure === true;
  const addsUp = !isOwnAward(id) && ruleOf(id as RuleId).each;
  return [
    byExposure ? '4/8 points' : '4 points',
    '1 double',
    'limit',
    'half limit',
    '2 … 10 limits',
    ...(addsUp ? [] : ['score 1000']),
    'off',
  ];
}

/** What people call awards and options, and what they mean. */
export const OTHER_WORDS: Readonly<Record<string, string>> = {
  goulash: 'washout: goulash',
  draw: 'washout',
  wind: 'set-of-seat-wind',
  'own-wind': 'set-of-seat-wind',
  'seat-wind': 'set-of-seat-wind',
  'round-wind': 'set-of-round-wind',
  'prevailing-wind': 'set-of-round-wind',
  dragons: 'set-of-dragons',
  dealer: 'east-doubles',
  'dealer-doubles': 'east-doubles',
  east: 'east-doubles',
  'self-drawn': 'self-draw',
  'going-out': 'mahjong',
  'pung-hand': 'all-pungs',
  purity: 'full-flush',
  'one-suit': 'full-flush',
  'mixed-suit': 'half-flush',
};

/** What people write for a value, and what it may be. */
const otherValues = (value: string): readonly (string | undefined)[] => [
  ownValue({ double: '2', twice: '2', single: '1', yes: 'on', no: 'off' }, value),
  ownValue({ no: 'none', off: 'none', 'no limit': 'none', unlimited: 'none' }, value.replaceAll('-', ' ')),
  value.replace(/½\s*/, 'half '),
  value.replace(/\d[^,]*/g, (figure) => asThousands(figure) ?? figure),
];

const known: ReadonlySet<string> = new Set(allIds);
const isBuiltIn = (id: string): boolean => known.has(id) && !isOption(id);

function fail(code: RulesErrorCode, text: string, index: number, length: number, details?: Details | ''): never {
  throw new RulesError(code, text, index, length, { found: shown(text.slice(index, index + length), 40), ...details });
}

/** A declaration as written, and where its id and its value are in the text. */
interface Written {
  piece: string;
  id: string;
  /** Undefined without a colon. */
  value?: string;
  idAt: number;
  valueAt: number;
}

function declarationsIn(text: string): Written[] {
  const found: Written[] = [];
  let start = 0;
  text = plainBesideQuotes(text);
  // A semicolon in quotation marks belongs to a sentence.
  for (const { length } of maskQuotes(text).split(';')) {
    const part = text.slice(start, start + length);
    const piece = part.trim();
    const idAt = start + part.indexOf(piece);
    const colon = piece.indexOf(':');
    const value = colon < 0 ? undefined : piece.slice(colon + 1).trim();
    const valueAt = idAt + (value ? piece.indexOf(value, colon + 1) : colon + 1);
    if (piece) found.push({ piece, id: piece.slice(0, colon).trim(), value, idAt, valueAt });
    start += length + 1;
  }
  return found;
}

/** What a declaration with this id sets: an award, an option or a fine, or several options. */
function setBy(id: string): readonly string[] {
  const named = plainId(id);
  return Object.keys(ownValue(SHORTHANDS, named)?.[1] ?? { [incidentNamed(named) ?? named]: '' });
}

/** Declarations of several texts as one: what a later text declares, too, is left out of the earlier ones. */
export function joinRules(...texts: readonly (string | undefined)[]): string {
  const written = texts.filter((text) => text !== undefined && text !== '');
  if (written.length < 2) return written[0] ?? '';
  const later = new Set<string>();
  const kept: string[] = [];
  for (const text of written.reverse()) {
    const declarations = declarationsIn(asText(text));
    const needed = declarations.filter(({ id }) => setBy(id).some((one) => !later.has(one)));
    kept.unshift(...needed.map(({ piece }) => piece));
    for (const { id } of declarations) for (const one of setBy(id)) later.add(one);
  }
  return kept.join('; ');
}

/** The value of an option as its words are compared. */
const plainValue = (value: string): string => value.replace(/[^\s,/]+/g, plainId).replace(/\s+/g, ' ');

type Values = Readonly<Record<string, string | number>>;

/** Reads the value of an award, an option or a fine; undefined if it is not one. @throws {RulesError} for invalid terms */
function readValue(key: Id, value: string, text = value, valueAt = 0): string | number | undefined {
  if (incidentNamed(key)) return readFine(withoutCommas(value))?.text;
  if (isOption(key)) return parseOption(key, plainValue(withoutCommas(value)), isBuiltIn);
  return parseAward(key as AwardId, value, text, valueAt)?.text;
}

/** Reads one declaration. @returns what it declares, in canonical form */
function declare(before: Values, { id, value = '', idAt, valueAt }: Written, text: string): Values {
  const named = plainId(id);
  const [whole, stands] = ownValue(SHORTHANDS, named) ?? [];
  if (whole) {
    if (value.toLowerCase() !== whole)
      fail('unknown-value', text, valueAt, value.length, { id: named, expected: whole });
    return { ...stands };
  }
  const fined = incidentNamed(named);
  const key = (fined ?? named) as AwardId | OptionId;
  if (isOwnAward(key)) {
    part('ownAwards').checkId(id, value, text, idAt);
    part('ownAwards').checkCount(ownAwardsIn({ ...before, [key]: value }).length, id, text, idAt);
  } else if (!fined && !known.has(key)) {
    const near =
      ownValue(OTHER_WORDS, key.replaceAll(' ', '-')) ??
      nearest(key, [...allIds, ...incidentNames, ...Object.keys(SHORTHANDS)]);
    fail('unknown-rule', text, idAt, id.length, near && { sentence: 'unknown-rule-near', near });
  }
  const read = readValue(key, value, text, valueAt);
  if (read === undefined) {
    const expected = expectedValues(key);
    // Of alternatives, the first one that is wrong.
    const wrong =
      value.split(' or ').find((one) => isOption(key) && !parseOption(key, plainValue(one), isBuiltIn)) ?? value;
    const lower = wrong.toLowerCase();
    const near =
      otherValues(lower).find((meant) => meant !== undefined && readValue(key, meant) !== undefined) ??
      // For an amount in words, the nearest example would state another number.
      (/^[a-z]+ (?:double|point|limit)s?$/.test(lower) ? undefined : nearest(lower, expected));
    fail('unknown-value', text, valueAt + value.indexOf(wrong), wrong.length, {
      id: named,
      expected: expected.map((one) => (one.includes(',') ? `“${one}”` : one)).join(', '),
      ...(near && { sentence: 'unknown-value-near', near }),
    });
  }
  return { [key]: read };
}

/** Parses declarations: `id: value; id: value`; see `index.ts`. @throws {RulesError} */
export function parseRules(text: string): Rules {
  const into: Record<string, string | number> = {};
  text = asText(text);
  if (text.length > LONGEST_RULES)
    fail('too-long', text.slice(0, LONGEST_RULES), LONGEST_RULES, 0, { found: text.length, most: LONGEST_RULES });
  /** Where each was declared; a shorthand may be followed by one of the options that it stands for. */
  const declaredAt = new Map<string, number>();
  for (const written of declarationsIn(text)) {
    const { piece, id, value, idAt } = written;
    if (value === undefined) fail('missing-colon', text, idAt, piece.length);
    for (const [key, read] of Object.entries(declare(into, written, text))) {
      const first = declaredAt.get(key);
      if (first !== undefined && into[key] !== read) fail('repeated', text, idAt, id.length, { first: first + 1 });
      into[key] = read;
      if (!ownValue(SHORTHANDS, plainId(id))) declaredAt.set(key, idAt);
    }
  }
  return into as Rules;
}

/** Parses declarations given as text or as data. @throws {RulesError} */
export const readRules = (data: string | Readonly<Record<string, unknown>> | null = {}): Rules =>
  parseRules(data && typeof data === 'object' ? writeRules(Object.keys(data), data) : (data as string));

/** Formats the declarations of the given ids. A semicolon in a value, outside quotation marks, must not start another declaration. */
export const writeRules = (ids: readonly string[], rules: Readonly<Record<string, unknown>>): string =>
  ids
    .map((id) => {
      const declaration = `${id}: ${asText(rules[id])}`;
      const masked = maskQuotes(declaration);
      return declaration.replaceAll(';', (semicolon, at: number) => (masked[at] === semicolon ? ',' : semicolon));
    })
    .join('; ');
