/** Validates a Score from an untrusted source (storage, a URL, another page) before it is used. */
import { shown } from './hand-errors.js';
import { ScoreError } from './score-error.js';
import { circumstances } from './engine/layout.js';
import { GROUP_KINDS } from './engine/groups.js';
import { MOST_LIMITS, MOST_SCORE } from './profiles/declared.js';
import { LONGEST_SEEN } from './engine/notation.js';
import { LONGEST_OWN_AWARD } from './own-awards/terms.js';
import { OWN_AWARD_ID } from './words.js';
import { ruleIds } from './rules/index.js';
import type { Score } from './engine/score.js';
import { TILES, WINDS } from './engine/tiles.js';

/** Validates a part of a Score. @throws {ScoreError} that names the path */
type Part = (value: unknown, place: string) => unknown;

/** @param expected in symbols that need no translation */
function refuse(place: string, value: unknown, expected: string): never {
  throw new ScoreError('not-a-score', { place, found: shown(value), expected });
}

const number =
  (most: number, isWhole?: boolean): Part =>
  (value, place) =>
    typeof value === 'number' && value >= 0 && value <= most && !(isWhole && value % 1)
      ? value
      : refuse(place, value, `0–${most}`);

const word =
  (words: readonly unknown[]): Part =>
  (value, place) =>
    words.includes(value)
      ? value
      : refuse(place, value, words.length > 9 ? `${words[0]} … ${words.at(-1)}` : words.join(', '));

const list =
  (most: number, part: Part): Part =>
  (value, place) => {
    if (!Array.isArray(value)) refuse(place, value, '[…]');
    number(most)(value.length, `${place}.length`);
    return Array.from(value, (one, at) => part(one, `${place}[${at}]`));
  };

/** An object with exactly these parts; those whose names end in `?` are optional. */
const object =
  (parts: Readonly<Record<string, Part>>): Part =>
  (value, place) => {
    if (typeof value !== 'object' || value === null) refuse(place, value, '{…}');
    const found: Record<string, unknown> = {};
    for (const [key, part] of Object.entries(parts)) {
      const name = key.replace('?', '');
      const own = (value as Record<string, unknown>)[name];
      if (own !== undefined || name === key) found[name] = part(own, place === ROOT ? name : `${place}.${name}`);
    }
    return found;
  };

const LONGEST_NAME = 80;

/** The name of the whole Score in a message. */
const ROOT = 'score';

// The bounds match those of profiles (declarations.ts) and hands (examine.ts), or are wider.
const tile = word(TILES);
const tiles = list(40, tile);
const isTrue = word([true]);
const isTrueOrFalse = word([true, false]);
const wind = word(WINDS);
const amount = number(Number.MAX_VALUE);
/** An id of a built-in award, or of a table's own. */
const awardId: Part = (value, place) =>
  typeof value === 'string' && value.length <= LONGEST_OWN_AWARD && OWN_AWARD_ID.test(value)
    ? value
    : word(ruleIds)(value, place);
const figures = { base: amount, doubles: number(1000, true), total: amount, value: amount };
const reading = list(14, object({ kind: word(GROUP_KINDS), tiles, concealed: isTrueOrFalse, 'completed?': isTrue }));
const hand = object({
  sets: list(10, object({ kind: word(GROUP_KINDS.slice(0, 3)), tiles, concealed: isTrueOrFalse, 'promoted?': isTrue })),
  concealed: tiles,
  'winningTile?': tile,
  bonus: tiles,
});
const situation = object({
  'seat?': wind,
  'round?': wind,
  'win?': word(['self-draw', 'discard']),
  'circumstances?': list(20, word(circumstances)),
  'seen?': (value, place) =>
    typeof value === 'string' && value.length <= LONGEST_SEEN ? value : refuse(place, value, '“…”'),
  'dead?': isTrue,
  'partial?': isTrue,
});
const parts = object({
  profile: (value, place) => (typeof value === 'string' ? value.slice(0, LONGEST_NAME) : refuse(place, value, '“…”')),
  won: isTrueOrFalse,
  reading,
  awards: list(
    100,
    object({
      rule: awardId,
      'points?': number(10_000),
      'doubles?': number(10, true),
      'limit?': number(MOST_LIMITS),
      'score?': number(MOST_SCORE, true),
      'plus?': amount,
      tiles,
    }),
  ),
  ...figures,
  limit: (value, place) => (value === null ? value : amount(value, place)),
  'limitValue?': amount,
  limited: isTrueOrFalse,
  otherReadings: list(100, object({ reading, ...figures })),
  hand,
  situation,
});

/** A copy of a Score with parts of the right type, all bounded; its figures may be wrong. @throws {ScoreError} for the first invalid part */
export function checkScore(score: unknown): Score {
  try {
    return parts(score, ROOT) as Score;
  } catch (error) {
    // A getter or a proxy may throw anything.
    if (error instanceof ScoreError) throw error;
    refuse(ROOT, score, '{…}');
  }
}
