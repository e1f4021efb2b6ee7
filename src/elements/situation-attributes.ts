/** A situation as written in attributes. */
import { asText } from '../core/errors.js';
import { plainText } from '../core/input.js';
import type { Circumstance, Situation, Wind } from '../core/index.js';

/** The attributes; a page may set the corresponding properties to any value. */
export interface WrittenSituation {
  seat?: unknown;
  round?: unknown;
  win?: unknown;
  circumstances?: unknown;
  seen?: unknown;
  partial?: unknown;
}

/** Returns the situation, words in lower case. Unknown words are rejected when the hand is scored. */
export function situationOf({ seat, round, win, circumstances, seen, partial }: WrittenSituation): Situation {
  const word = (text: unknown): string => plainText(asText(text ?? '')).toLowerCase();
  const words = word(circumstances)
    .split(/[\s,]+/)
    .filter(Boolean);
  return {
    ...(word(seat) && { seat: word(seat) as Wind }),
    ...(word(round) && { round: word(round) as Wind }),
    ...(word(win) && { win: word(win) as 'discard' }),
    ...(words.length > 0 && { circumstances: words as Circumstance[] }),
    // Case matters in notation.
    ...(asText(seen ?? '').trim() && { seen: asText(seen) }),
    ...(Boolean(partial) && { partial: true }),
  };
}
