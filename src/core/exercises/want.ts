/** What a generated hand must have, as data or as text: `full-flush all-pungs; doubles: 4+; difficulty: hard`. */
import { guarded } from '../guarded.js';
import { asText, shown } from '../errors.js';
import { plainText } from '../input.js';
import { nearest } from '../words.js';
import type { AwardId } from '../own-awards/terms.js';
import { ownAwardsIn } from '../profiles/declarations.js';
import { incidentNamed, incidentNames, type IncidentId } from '../rules/fines.js';
import type { Profile } from '../profiles/profile.js';
import { ruleIds } from '../rules/index.js';
import { ExerciseError } from './errors.js';

/** A number, or the lowest and the highest one. */
export type Range = number | readonly [lowest: number, highest: number];

export const difficulties = Object.freeze(['easy', 'medium', 'hard'] as const);

/**
 * How much there is to count. `easy`: at most five lines, no double, no limit, nothing special about the win.
 * `medium`: one or two doubles. `hard`: three doubles or more, a limit hand, or nine lines or more.
 */
export type Difficulty = (typeof difficulties)[number];

export const handForms = Object.freeze(['won', 'losing', 'waiting', 'to-discard'] as const);

/**
 * `won`: a complete hand. `losing`: a loser’s hand of 13 tiles. `waiting`: 13 tiles, ready to win.
 * `to-discard`: 14 tiles without a winning tile, one of which can be discarded so that the hand is ready.
 */
export type HandForm = (typeof handForms)[number];

export interface Want {
  /** Awards that the hand must earn, by id. */
  awards?: AwardId | readonly AwardId[];
  /** The sum of points, after rounding where the profile rounds base points. */
  points?: Range;
  doubles?: Range;
  /** The value after the limit. */
  value?: Range;
  /** A limit hand: one that an award makes worth the full limit. */
  limitHand?: boolean;
  difficulty?: Difficulty;
  /** `won` by default; `losing` if an award is for losers only. */
  form?: HandForm;
  win?: 'self-draw' | 'discard';
  /**
   * For the table around the hand: an error that another player has made, any or none of those for which the table has a
   * fine. The hand itself does not depend on it.
   */
  error?: WantedError;
}

/** An error that a player has made, by its id: `incomplete-win`, or `false-win` for short. */
export type WantedError = IncidentId | 'any' | 'none';

/** What a hand must have, checked. */
export interface Wanted {
  readonly awards: readonly AwardId[];
  readonly points?: readonly [number, number];
  readonly doubles?: readonly [number, number];
  readonly value?: readonly [number, number];
  readonly limitHand: boolean;
  readonly difficulty?: Difficulty;
  readonly form?: HandForm;
  readonly win?: 'self-draw' | 'discard';
  readonly error?: WantedError;
}

/** The longest text that is read. */
export const LONGEST_WANT = 500;

const MOST_AWARDS = 12;
const MOST: Readonly<Record<'points' | 'doubles' | 'value', number>> = { points: 10_000, doubles: 50, value: 1e9 };

const words = ['self-draw', 'discard'] as const;

function oneOf<Word extends string>(place: string, found: unknown, expected: readonly Word[]): Word {
  const word = asText(found).trim().toLowerCase() as Word;
  if (!expected.includes(word))
    throw new ExerciseError('unknown-word', { place, found: shown(found), expected: expected.join(', ') });
  return word;
}

const errors: readonly string[] = ['any', 'none', ...incidentNames];

function readError(found: unknown): WantedError {
  const word = oneOf('error', found, errors);
  return incidentNamed(word) ?? (word as 'any' | 'none');
}

function readRange(place: 'points' | 'doubles' | 'value', found: unknown): readonly [number, number] {
  const most = MOST[place];
  const pair = Array.isArray(found) ? found : [found, found];
  const [lowest, highest] = pair as unknown[];
  const isWhole = (one: unknown): one is number => Number.isInteger(one) && (one as number) >= 0;
  // Everything from a number on is a range up to Infinity.
  const top = highest === Infinity ? most : highest;
  if (pair.length !== 2 || !isWhole(lowest) || !isWhole(top) || lowest > top || lowest > most)
    throw new ExerciseError('range', { place, found: shown(Array.isArray(found) ? found.join('-') : found), most });
  return [lowest, Math.min(top, most)];
}

/** `3`, `2-4` or `3+` as a range; NaN if it is invalid. */
function rangeIn(text: string): Range {
  const match = /^(\d{1,10})(?:\s*[-–]\s*(\d{1,10})|\s*(\+))?$/.exec(text);
  if (!match) return NaN;
  const [, from, to, open] = match;
  return open ? [Number(from), Infinity] : to === undefined ? Number(from) : [Number(from), Number(to)];
}

/**
 * Reads what a hand must have: declarations separated by semicolons.
 *
 *     full-flush all-pungs; doubles: 4+; value: 200-500; difficulty: hard; form: waiting; win: self-draw; limit-hand; error: any
 *
 * @throws {ExerciseError} for an unknown word
 */
export const readWant = /* @__PURE__ */ guarded('readWant', (text: string): Want => {
  if (text.length > LONGEST_WANT) throw new ExerciseError('too-long', { found: text.length, most: LONGEST_WANT });
  const want: { -readonly [Key in keyof Want]: Want[Key] } = {};
  const awards: string[] = [];
  const set = <Key extends keyof Want>(key: Key, value: Want[Key]): void => {
    if (String(want[key] ?? value) !== String(value)) throw new ExerciseError('repeated', { found: key });
    want[key] = value;
  };
  const addAwards = (list: string): void => {
    for (const word of list.split(/[\s,]/).filter(Boolean))
      if (word === 'limit-hand') set('limitHand', true);
      else if ((difficulties as readonly string[]).includes(word)) set('difficulty', word as Difficulty);
      else awards.push(word);
  };
  for (const piece of plainText(text).toLowerCase().split(';')) {
    const declaration = piece.trim();
    const colon = declaration.indexOf(':');
    if (colon < 0) {
      addAwards(declaration);
      continue;
    }
    const key = declaration.slice(0, colon).trim();
    const value = declaration.slice(colon + 1).trim();
    if (key === 'awards' || key === 'award') addAwards(value);
    else if (key === 'points' || key === 'doubles' || key === 'value') {
      const range = rangeIn(value);
      if (Number.isNaN(range)) throw new ExerciseError('range', { place: key, found: shown(value), most: MOST[key] });
      set(key, range);
    } else if (key === 'difficulty') set(key, oneOf(key, value, difficulties));
    else if (key === 'form') set(key, oneOf(key, value, handForms));
    else if (key === 'win') set(key, oneOf(key, value, words));
    else if (key === 'error') set(key, readError(value));
    else
      oneOf('want', key, ['awards', 'points', 'doubles', 'value', 'difficulty', 'form', 'win', 'error', 'limit-hand']);
  }
  if (awards.length) want.awards = awards as AwardId[];
  return want;
});

/** Checks what a hand must have. @throws {ExerciseError} */
export function checkWant(want: Want | string, profile: Profile): Wanted {
  const read = typeof want === 'string' ? readWant(want) : want;
  if (typeof read !== 'object' || !read || Array.isArray(read))
    throw new ExerciseError('unknown-word', { place: 'want', found: shown(read), expected: 'an object or text' });
  const { points, doubles, value, difficulty, form, win, error } = read;
  const all: readonly string[] = [...ruleIds, ...ownAwardsIn(profile.rules)];
  const given = read.awards === undefined || read.awards === null ? [] : [read.awards].flat();
  if (given.length > MOST_AWARDS)
    throw new ExerciseError('too-many-awards', { found: given.length, most: MOST_AWARDS });
  const awards = new Set<AwardId>();
  for (const one of given) {
    const id = asText(one).trim().toLowerCase();
    if (!all.includes(id)) {
      const near = nearest(id, all);
      throw new ExerciseError('unknown-award', {
        found: shown(id, 40),
        ...(near && { sentence: 'unknown-award-near', near }),
      });
    }
    awards.add(id as AwardId);
  }
  if (read.limitHand && profile.rules.limit === 'none') throw new ExerciseError('no-limit', {});
  return {
    awards: [...awards],
    ...(points !== undefined && { points: readRange('points', points) }),
    ...(doubles !== undefined && { doubles: readRange('doubles', doubles) }),
    ...(value !== undefined && { value: readRange('value', value) }),
    limitHand: read.limitHand === true,
    ...(difficulty !== undefined && { difficulty: oneOf('difficulty', difficulty, difficulties) }),
    ...(form !== undefined && { form: oneOf('form', form, handForms) }),
    ...(win !== undefined && { win: oneOf('win', win, words) }),
    ...(error !== undefined && { error: readError(error) }),
  };
}

/** What must be true of a Score for each difficulty. */
export function difficultyOf({
  awards,
  doubles,
  limited,
  special,
}: {
  awards: number;
  doubles: number;
  limited: boolean;
  special: boolean;
}): Difficulty {
  if (limited || doubles > 2 || awards > 8) return 'hard';
  return doubles > 0 || special || awards > 5 ? 'medium' : 'easy';
}

/** What is wanted, in words of the text form, for a message. */
export function wantedText({ awards, points, doubles, value, limitHand, difficulty, form, win }: Wanted): string {
  const range = (name: string, found: readonly [number, number] | undefined): string[] =>
    found ? [`${name}: ${found[0] === found[1] ? found[0] : `${found[0]}-${found[1]}`}`] : [];
  return [
    ...(awards.length ? [awards.join(' ')] : []),
    ...range('points', points),
    ...range('doubles', doubles),
    ...range('value', value),
    ...(limitHand ? ['limit-hand'] : []),
    ...(difficulty ? [`difficulty: ${difficulty}`] : []),
    ...(form ? [`form: ${form}`] : []),
    ...(win ? [`win: ${win}`] : []),
  ].join('; ');
}
