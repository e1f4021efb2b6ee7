import { asText } from '../core/errors.js';
import { circumstances as all, wins } from '../core/engine/layout.js';
import { WINDS } from '../core/engine/tiles.js';
import { knownWord, wordsIn } from '../core/input.js';
import type { Situation } from '../core/index.js';

/** The parts of a situation that an editor changes and a form submits. */
export const situationKeys = ['seat', 'round', 'win', 'circumstances'] as const;

/** The attributes; a page may set the corresponding properties to any value. */
type WrittenSituation = Partial<Record<(typeof situationKeys)[number] | 'seen' | 'partial', unknown>>;

/** Returns the situation. Unknown words are rejected when the hand is scored. */
export function situationOf({ seat, round, win, circumstances, seen, partial }: WrittenSituation): Situation {
  const written = {
    seat: knownWord(seat, WINDS),
    round: knownWord(round, WINDS),
    win: knownWord(win, wins),
    circumstances: wordsIn(circumstances).map((word) => knownWord(word, all)),
    // Case matters in notation.
    seen: asText(seen ?? ''),
  };
  const given = Object.entries(written).filter(([, words]) => String(words).trim());
  return { ...Object.fromEntries(given), ...(Boolean(partial) && { partial: true }) };
}

/** Reads a stored situation: words and a list of words. The scorer checks whether they are valid. */
export function readSituation(stored: unknown): Situation {
  const { circumstances, ...words } = Object(stored) as Record<string, unknown>;
  const isWord = (word: unknown): word is string => typeof word === 'string';
  const situation: Record<string, unknown> = {};
  for (const key of situationKeys) if (isWord(words[key])) situation[key] = words[key];
  if (Array.isArray(circumstances)) situation.circumstances = circumstances.filter(isWord);
  return situation;
}
