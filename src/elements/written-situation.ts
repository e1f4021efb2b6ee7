/** A situation as attributes write it. */
import { asText } from '../core/as-text.js';
import type { Circumstance, Situation, Wind } from '../core/index.js';

/** The attributes; a page may set their properties to anything. */
export interface WrittenSituation {
  seat?: unknown;
  round?: unknown;
  win?: unknown;
  circumstances?: unknown;
  partial?: boolean;
}

/** The situation, in lower case. Words that are unknown are refused when the hand is scored. */
export function situationOf({ seat, round, win, circumstances, partial }: WrittenSituation): Situation {
  const word = (text: unknown): string => asText(text ?? '').toLowerCase();
  const told = word(circumstances)
    .split(/[\s,]+/)
    .filter(Boolean);
  return {
    ...(word(seat) && { seat: word(seat) as Wind }),
    ...(word(round) && { round: word(round) as Wind }),
    ...(word(win) && { win: word(win) as 'discard' }),
    ...(told.length > 0 && { circumstances: told as Circumstance[] }),
    ...(partial && { partial: true }),
  };
}
