/** What the types refuse: the build fails where one of these lines is no error. */
import type { MjHand, MjScoreBreakdown, MjScoreEvent } from 'mahjong-elements';

export function refused(hand: MjHand, breakdown: MjScoreBreakdown, event: MjScoreEvent): void {
  // @ts-expect-error misspelt
  hand.seats = 'east';
  // @ts-expect-error a seat is a word
  hand.seat = 1;
  // @ts-expect-error a score is no number
  breakdown.score = 128;
  // @ts-expect-error the score is read only
  hand.score = null;
  // @ts-expect-error a score comes without an error
  void event.error;
  // @ts-expect-error what is listened to is told of the score
  hand.addEventListener('mj-score', ({ settlement }) => settlement);
}
