/** Mistakes that the types catch: the build fails if one of these lines is not an error. */
import type { MjHand, MjScoreBreakdown, MjScoreEvent } from 'mahjong-elements';

export function refused(hand: MjHand, breakdown: MjScoreBreakdown, event: MjScoreEvent): void {
  // @ts-expect-error misspelt
  hand.seats = 'east';
  // @ts-expect-error a seat is a word
  hand.seat = 1;
  // @ts-expect-error a score is not a number
  breakdown.score = 128;
  // @ts-expect-error the score is read only
  hand.score = null;
  // @ts-expect-error a score event has no error
  void event.error;
  // @ts-expect-error a score event has no settlement
  hand.addEventListener('mj-score', ({ settlement }) => settlement);
}
