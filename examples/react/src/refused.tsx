/** Mistakes that the types catch: the build fails if one of these lines is not an error. */
import type { MjHand } from 'mahjong-elements';

export const refused = [
  // @ts-expect-error misspelt
  <mj-hand key="1" seats="east" />,
  // @ts-expect-error not a seat
  <mj-hand key="2" seat="centre" />,
  // @ts-expect-error not a profile
  <mj-hand key="3" profile="hong-kong" />,
  // @ts-expect-error a score is not a number
  <mj-score-breakdown key="4" score={128} />,
  // @ts-expect-error a settlement event has no error
  <mj-settlement key="5" onmj-settlement={(event) => event.error} />,
  // @ts-expect-error the score is read only
  <mj-hand key="6" score={null} />,
  // @ts-expect-error no such element
  <mj-tiles key="7" />,
];

export function read(hand: MjHand): string | null {
  // @ts-expect-error there may be none
  return hand.score.profile;
}
