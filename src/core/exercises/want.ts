/** What a generated hand must have, as data or as text: `full-flush all-pungs; doubles: 4+; difficulty: hard`. */
import { guarded } from '../guarded.js';
import { shown } from '../errors.js';
import { knownWord, ownValue, plainText, plainWord, wordsIn } from '../input.js';
import { nearest } from '../words.js';
import type { AwardId } from '../own-awards/terms.js';
import { ownAwardsIn } from '../profiles/declarations.js';
import { incidentNamed, incidentNames, type IncidentId } from '../rules/fines.js';
import type { Score } from '../engine/score.js';
import type { Profile } from '../profiles/profile.js';
import { ruleIds } from '../rules/index.js';
import { ExerciseError } from './errors.js';

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

type Figure = 'points' | 'doubles' | 'value';

/** What a hand must have, checked. */
export interface Wanted
  extends Pick<Want, 'difficulty' | 'form' | 'win' | 'error'>, Partial<Record<Figure, readonly [number, number]>> {
  readonly awards: readonly AwardId[];
  readonly limitHand: boolean;
}

export const LONGEST_WANT = 500;

const MOST_AWARDS = 12;
/** The highest value that can be wanted of each figure. */
const MOST: Readonly<Record<Figure, number>> = { points: 10_000, doubles: 50, value: 1e9 };
const figures = Object.keys(MOST) as Figure[];

function oneOf<Word extends string>(place: string, found: unknown, expected: readonly Word[]): Word {
  const word = knownWord(found, expected);
  if (!expected.includes(word))
    throw new ExerciseError('unknown-word', { place, found: shown(found), expected: expected.join(', ') });
  return word;
}

/** How each wish is read whose value is one of several words. */
const words: { readonly [Key in 'difficulty' | 'form' | 'win' | 'error']: (found: unknown) => NonNullable<Want[Key]> } =
  {
    difficulty: (found) => oneOf('difficulty', found, difficulties),
    form: (found) => oneOf('form', found, handForms),
    win: (found) => oneOf('win', found, ['self-draw', 'discard'] as const),
    error(found) {
      const word = oneOf('error', found, ['any', 'none', ...incidentNames]);
      return incidentNamed(word) ?? (word as 'any' | 'none');
    },
  };

function readRange(place: Figure, found: unknown): readonly [number, number] {
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

/** Reads `3`, `2-4` or `3+`. */
function rangeIn(place: Figure, text: string): Range {
  const [, from, to, open] = /^(\d{1,10})(?:\s*[-–]\s*(\d{1,10})|\s*(\+))?$/.exec(plainText(text)) ?? [];
  if (!from) throw new ExerciseError('range', { place, found: shown(text), most: MOST[place] });
  return open ? [Number(from), Infinity] : to === undefined ? Number(from) : [Number(from), Number(to)];
}

/**
 * Reads what a hand must have: declarations separated by semicolons.
 *
 *     full-flush all-pungs; doubles: 4+; value: 200-500; difficulty: hard; form: waiting; win: self-draw; limit-hand; error: any
 *
 * @throws {ExerciseError} for an unknown word
 */
export const readWant = /* @__PURE__ */ guarded('readWant', 'text', (text: string): Want => {
  if (text.length > LONGEST_WANT) throw new ExerciseError('too-long', { found: text.length, most: LONGEST_WANT });
  const want: Record<string, unknown> = {};
  const awards: string[] = [];
  const set = (key: keyof Want, value: unknown): void => {
    if (String(want[key] ?? value) !== String(value)) throw new ExerciseError('repeated', { found: key });
    want[key] = value;
  };
  for (const declaration of text.split(/[;；]/)) {
    const [, name = 'awards', value = ''] = /^(?:([^:：]*)[:：])?(.*)$/s.exec(declaration)!.map((part) => part?.trim());
    const key = plainWord(name);
    if (key === 'awards' || key === 'award') {
      for (const written of wordsIn(value)) {
        const word = knownWord<string>(written, ['limit-hand', ...difficulties, ...ruleIds]);
        if (word === 'limit-hand') set('limitHand', true);
        else if ((difficulties as readonly string[]).includes(word)) set('difficulty', word);
        else awards.push(word);
      }
    } else if (ownValue(MOST, key)) set(key as Figure, rangeIn(key as Figure, value));
    else if (ownValue(words, key)) set(key as keyof typeof words, words[key as keyof typeof words](value));
    else oneOf('want', name, ['awards', ...figures, ...Object.keys(words), 'limit-hand']);
  }
  return { ...want, ...(awards.length && { awards: awards as AwardId[] }) };
});

/** Checks what a hand must have. @throws {ExerciseError} */
export function checkWant(want: Want | string, profile: Profile): Wanted {
  const read = typeof want === 'string' ? readWant(want) : want;
  if (typeof read !== 'object' || !read || Array.isArray(read))
    throw new ExerciseError('unknown-word', { place: 'want', found: shown(read), expected: 'an object or text' });
  const all: readonly string[] = [...ruleIds, ...ownAwardsIn(profile.rules)];
  const given = read.awards === undefined || read.awards === null ? [] : [read.awards].flat();
  if (given.length > MOST_AWARDS)
    throw new ExerciseError('too-many-awards', { found: given.length, most: MOST_AWARDS });
  const awards = new Set<AwardId>();
  for (const one of given) {
    const id = knownWord(one, all);
    if (!all.includes(id)) {
      const near = nearest(plainWord(id), all);
      throw new ExerciseError('unknown-award', {
        found: shown(id, 40),
        ...(near && { sentence: 'unknown-award-near', near }),
      });
    }
    awards.add(id as AwardId);
  }
  if (read.limitHand && profile.rules.limit === 'none') throw new ExerciseError('no-limit', {});
  const wanted: Record<string, unknown> = { awards: [...awards], limitHand: read.limitHand === true };
  for (const name of figures) if (read[name] !== undefined) wanted[name] = readRange(name, read[name]);
  for (const name of Object.keys(words) as (keyof typeof words)[])
    if (read[name] !== undefined) wanted[name] = words[name](read[name]);
  return wanted as unknown as Wanted;
}

/** What must be true of a Score for each difficulty. */
export function difficultyOf(
  of: Pick<Score, 'doubles' | 'limited'> & { awards: number; special: boolean },
): Difficulty {
  const { awards, doubles, limited, special } = of;
  if (limited || doubles > 2 || awards > 8) return 'hard';
  return doubles > 0 || special || awards > 5 ? 'medium' : 'easy';
}

export function wantedText({ awards, limitHand, ...wanted }: Wanted): string {
  const said = (name: Figure | 'difficulty' | 'form' | 'win'): string =>
    wanted[name] === undefined ? '' : `${name}: ${[...new Set([wanted[name]].flat())].join('-')}`;
  return [
    awards.join(' '),
    ...figures.map(said),
    limitHand ? 'limit-hand' : '',
    ...(['difficulty', 'form', 'win'] as const).map(said),
  ]
    .filter(Boolean)
    .join('; ');
}
