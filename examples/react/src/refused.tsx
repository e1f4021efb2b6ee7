/** What the types refuse: the build fails where one of these lines is no error. */
import type { MjHand } from 'mahjong-elements';

export const refused = [
  // @ts-expect-error misspelt
  <mj-hand key="1" seats="east" />,
  // @ts-expect-error no seat
  <mj-hand key="2" seat="centre" />,
  // @ts-expect-error no profile
  <mj-hand key="3" profile="hong-kong" />,
  // @ts-expect-error a score is no number
  <mj-score-breakdown key="4" score={128} />,
  // @ts-expect-error a settlement comes without an error
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
