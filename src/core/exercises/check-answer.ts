/** Checks what someone answered about a hand or a table: what is right, what is missing and what is wrong. */
import { asText, shown } from '../errors.js';
import { plainText, visible } from '../input.js';
import { plainNumbers } from '../numbers.js';
import { checkScore } from '../check-score.js';
import { isOwnAward, type AwardId } from '../own-awards/terms.js';
import { profileOf } from '../profiles/lookup.js';
import { rememberProfile } from '../engine/profile-of-score.js';
import { ruleIds } from '../rules/index.js';
import type { Award, Score } from '../engine/score.js';
import type { Settlement } from '../settlement/settle.js';
import { inOrder } from '../engine/hand.js';
import { WINDS } from '../engine/tiles.js';
import type { Tile, Wind } from '../types.js';
import { figuresOf, rulesOf } from './arithmetic.js';
import { ExerciseError } from './errors.js';

export const asked = Object.freeze(['points', 'doubles', 'value', 'awards', 'waits', 'discard', 'payments'] as const);

export type Asked = (typeof asked)[number];

/** What is checked against: any of these. */
export interface Solution {
  score?: Score;
  settlement?: Pick<Settlement, 'totals'> & Partial<Pick<Settlement, 'payments'>>;
  /** The tiles that complete the hand. */
  waits?: readonly Tile[];
  /** The best discards: any of them is right. */
  discards?: readonly Tile[];
}

/**
 * An answer. Numbers may be text as people write them (`1,000`, `−40`). Awards are given once each, however often the
 * hand earns them; waits are tiles or notation.
 */
export interface Answer {
  points?: number | string;
  doubles?: number | string;
  value?: number | string;
  awards?: readonly AwardId[] | string;
  waits?: readonly Tile[] | string;
  discard?: Tile;
  /** What each seat wins or loses in all. */
  payments?: Partial<Record<Wind, number | string>>;
}

/** How someone may have come to a wrong figure. */
export type Slip =
  /** Without these awards, the figure would be right. */
  | { kind: 'omitted'; awards: readonly AwardId[] }
  | { kind: 'not-doubled' }
  /** The points were multiplied by the number of doubles, not doubled that many times. */
  | { kind: 'multiplied' }
  | { kind: 'not-rounded' }
  | { kind: 'not-limited' }
  /** The value is right for the points and doubles of the answer, of which one is wrong. */
  | { kind: 'follows' }
  /** What a seat wins or loses would be right without the fines. */
  | { kind: 'not-fined' };

export interface CheckedFigure {
  part: 'points' | 'doubles' | 'value' | 'payments';
  /** For payments. */
  seat?: Wind;
  given: number;
  expected: number;
  correct: boolean;
  slip?: Slip;
}

/** A list compared with the expected one; all in the order of the expected one or of the answer. */
export interface CheckedList<Item> {
  right: Item[];
  missing: Item[];
  wrong: Item[];
}

export interface CheckedAnswer {
  /** Something was answered, and all of it is right. */
  correct: boolean;
  figures: CheckedFigure[];
  /** The awards, if they were answered. */
  awards?: CheckedList<AwardId>;
  waits?: CheckedList<Tile>;
  discard?: { given: Tile; best: Tile[]; correct: boolean };
}

const MOST = 1e12;
const LONGEST_TEXT = 500;
const MOST_ITEMS = 200;

function refuse(place: string, found: unknown, expected: string): never {
  throw new ExerciseError('answer', { place, found: shown(found), expected });
}

/** Digits alone, or groups of three digits with one separator; for a minus, phones and word processors write dashes. */
const NUMBER = /^(\+|[-−–—])?\s*(\d{1,13}|\d{1,3}(?:([,. '’\u00a0\u202f])\d{3}(?:\3\d{3})*))$/;

/** A number as people write it; exponents, decimals and words are not answers. @throws {ExerciseError} `answer` */
function readNumber(place: string, given: unknown, lowest: number): number {
  const text = typeof given === 'string' && given.length <= 40 ? plainNumbers(visible(given)).trim() : '';
  const [, sign, digits] = NUMBER.exec(text) ?? [];
  const number = digits ? Number(digits.replace(/\D/g, '')) * (sign && sign !== '+' ? -1 : 1) : given;
  if (Number.isInteger(number) && (number as number) >= lowest && (number as number) <= MOST)
    return (number as number) + 0;
  return refuse(place, given, `a whole number such as ${lowest < 0 ? '120 or −40' : '26'}`);
}

function readList(place: string, given: unknown, expected: string): string[] {
  if (typeof given === 'string') {
    if (given.length > LONGEST_TEXT) refuse(place, given, expected);
    return plainText(given)
      .split(/[\s,;]/)
      .filter(Boolean);
  }
  if (!Array.isArray(given) || given.length > MOST_ITEMS) refuse(place, given, expected);
  return given.map((one: unknown) => asText(one));
}

function readAwards(given: unknown): AwardId[] {
  const expected = 'ids of awards such as all-pungs';
  const ids = readList('awards', given, expected).map((one) => one.toLowerCase());
  for (const id of ids)
    if (!(ruleIds as readonly string[]).includes(id) && !(isOwnAward(id) && id.length < LONGEST_TEXT))
      refuse('awards', id, expected);
  return [...new Set(ids as AwardId[])];
}

/** Tiles in a list or in notation such as `147b E`. */
function readTiles(place: string, given: unknown): Tile[] {
  const expected = 'tiles such as 147b or E';
  const found = readList(place, given, expected).flatMap((word) => {
    const pieces = word.match(/[1-9]{1,14}[bcdBCD]|[ESWNRGB]/g) ?? [];
    if (pieces.join('') !== word) refuse(place, word, expected);
    return pieces.flatMap((piece) =>
      piece.length > 1 ? [...piece.slice(0, -1)].map((rank) => rank + piece.at(-1)!.toLowerCase()) : [piece],
    );
  });
  return inOrder([...new Set(found)]);
}

function compare<Item>(given: readonly Item[], expected: readonly Item[]): CheckedList<Item> {
  return {
    right: expected.filter((one) => given.includes(one)),
    missing: expected.filter((one) => !given.includes(one)),
    wrong: given.filter((one) => !expected.includes(one)),
  };
}

/** How someone may have come to a wrong figure; undefined if nothing explains it. */
function slipFor(part: 'points' | 'doubles' | 'value', given: number, score: Score): Slip | undefined {
  const { awards, limit, base, doubles, total } = score;
  const { rules } = rulesOf(score);
  const figures = (some: readonly Award[]) => figuresOf(some, rules, limit);
  const figureOf = (some: readonly Award[]): number => figures(some)[part === 'points' ? 'base' : part];
  const all = figures(awards);
  if (part === 'points' && given === all.points) return { kind: 'not-rounded' };
  if (part === 'value') {
    if (given === total) return { kind: 'not-limited' };
    if (doubles && given === base) return { kind: 'not-doubled' };
    if (given === all.points * 2 ** doubles) return { kind: 'not-rounded' };
  }
  // One award left out, then all occurrences of one, then two different ones.
  for (let left = 0; left < awards.length; left++)
    if (figureOf(awards.filter((_, index) => index !== left)) === given)
      return { kind: 'omitted', awards: [awards[left]!.rule] };
  const ids = [...new Set(awards.map(({ rule }) => rule))];
  for (const id of ids)
    if (figureOf(awards.filter(({ rule }) => rule !== id)) === given) return { kind: 'omitted', awards: [id] };
  if (part === 'value' && doubles > 1 && given === base * doubles) return { kind: 'multiplied' };
  for (const one of ids)
    for (const other of ids)
      if (figureOf(awards.filter(({ rule }) => rule !== one && rule !== other)) === given)
        return { kind: 'omitted', awards: [one, other] };
  return undefined;
}

function missingPart(place: Asked): never {
  throw new ExerciseError('nothing-to-check', { place });
}

/** The same as `checkAnswer` of the module, for rules whose code is loaded. */
export function checkAnswer(solution: Score | Settlement | Solution, answer: Answer): CheckedAnswer {
  if (typeof solution !== 'object' || !solution) refuse('solution', solution, 'a Score');
  if (typeof answer !== 'object' || !answer || Array.isArray(answer)) refuse('answer', answer, 'an object');
  for (const part of Object.keys(answer))
    if (!(asked as readonly string[]).includes(part)) refuse('answer', part, asked.join(', '));
  const parts = partsOf(solution);
  const score = parts.score && checked(parts.score);
  const isGiven = (part: Asked): boolean => answer[part] !== undefined && answer[part] !== null;
  const given = <Found>(part: Asked, read: () => Found): Found | undefined => (isGiven(part) ? read() : undefined);
  const figures: CheckedFigure[] = (['points', 'doubles', 'value'] as const)
    .filter(isGiven)
    .map((part) => checkedFigure(part, answer[part], score ?? missingPart(part)));
  if (isGiven('payments'))
    figures.push(...checkedPayments(answer.payments, parts.settlement ?? missingPart('payments')));
  if (score) markFollowing(figures, score);
  const awards = given('awards', () =>
    compare(readAwards(answer.awards), [...new Set((score ?? missingPart('awards')).awards.map(({ rule }) => rule))]),
  );
  const waits = given('waits', () => compare(readTiles('waits', answer.waits), parts.waits ?? missingPart('waits')));
  const discard = given('discard', () => checkedDiscard(answer.discard, parts.discards ?? missingPart('discard')));
  return {
    correct:
      Boolean(figures.length || awards || waits || discard) &&
      figures.every(({ correct }) => correct) &&
      [awards, waits].every((list) => !list?.missing.length && !list?.wrong.length) &&
      discard?.correct !== false,
    figures,
    ...(awards && { awards }),
    ...(waits && { waits }),
    ...(discard && { discard }),
  };
}

/** Marks a value that follows from wrong points or doubles. Of the two, one that was not answered is the right one. */
function markFollowing(figures: CheckedFigure[], score: Score): void {
  const { base, doubles, limit } = score;
  const { rules } = rulesOf(score);
  const find = (wanted: CheckedFigure['part']) => figures.find(({ part }) => part === wanted);
  const [points, doubled, value] = [find('points'), find('doubles'), find('value')];
  const isCause = points?.correct === false || doubled?.correct === false;
  if (!value || value.correct || !isCause) return;
  const answered = { points: points?.given ?? base, doubles: doubled?.given ?? doubles };
  if (value.given === figuresOf([answered], rules, limit).value) value.slip = { kind: 'follows' };
}

function partsOf(solution: Score | Settlement | Solution): Solution {
  if ('awards' in solution) return { score: solution };
  return 'totals' in solution ? { settlement: solution } : solution;
}

function checkedFigure(part: 'points' | 'doubles' | 'value', answered: unknown, score: Score): CheckedFigure {
  const given = readNumber(part, answered, 0);
  const expected = part === 'points' ? score.base : score[part];
  const correct = given === expected;
  const slip = correct ? undefined : slipFor(part, given, score);
  return { part, given, expected, correct, ...(slip && { slip }) };
}

function checkedDiscard(answered: unknown, discards: readonly Tile[]): CheckedAnswer['discard'] {
  const best = [...discards];
  const found = readTiles('discard', answered);
  if (found.length !== 1) refuse('discard', answered, 'one tile such as 5b');
  return { given: found[0]!, best, correct: best.includes(found[0]!) };
}

function checkedPayments(
  payments: Answer['payments'],
  { totals, payments: paid }: NonNullable<Solution['settlement']>,
): CheckedFigure[] {
  if (typeof payments !== 'object') refuse('payments', payments, 'what each seat wins or loses');
  for (const seat of Object.keys(payments!))
    if (!(WINDS as readonly string[]).includes(seat)) refuse('payments', seat, WINDS.join(', '));
  return WINDS.filter((seat) => payments![seat] !== undefined).map((seat) => {
    const given = readNumber(`payments.${seat}`, payments![seat], -MOST);
    const expected = totals[seat];
    const correct = given === expected;
    // Whether a settlement that somebody stored has payments at all is up to them.
    const fined = Array.isArray(paid) && !correct ? finesOf(seat, paid) : 0;
    return {
      part: 'payments',
      seat,
      given,
      expected,
      correct,
      ...(fined !== 0 && given === expected - fined && { slip: { kind: 'not-fined' as const } }),
    };
  });
}

const finesOf = (seat: Wind, payments: Settlement['payments']): number =>
  payments
    .filter((one) => one?.reason === 'fine')
    .reduce((sum, { from, to, amount }) => sum + (to === seat ? amount : from === seat ? -amount : 0), 0);

/** A checked copy of a Score that still knows its rules. */
function checked(score: Score): Score {
  const copy = checkScore(score);
  try {
    rememberProfile(copy, rulesOf(score));
  } catch {
    // A stored score of rules that are not known: slips are found by the classical ones.
    rememberProfile(copy, profileOf());
  }
  return copy;
}
