import Link from 'next/link';
import { MjHand, MjSettlement, MjTile } from 'mahjong-elements/react';
import { ScoredHand } from './scored-hand';

/** A server component: the components of the package are client components, so they work here too. */
export default function Page() {
  return (
    <main>
      <h1>A hand of mahjong</h1>
      <p>
        South has claimed a pung of <MjTile tile="R" /> and holds <MjTile tile="5b" faceDown />. The hand is the text
        inside the tag:
      </p>
      <MjHand seat="south" win="self-draw">
        (RRR) [2222c] 456b 99d 78d +9d 2f
      </MjHand>
      <p>Four hands, and who pays whom:</p>
      <MjSettlement winner="south" discarder="east">
        <MjHand seat="east">(111d) 88d 123b 57c EW3c</MjHand>
        <MjHand seat="south">(RRR) [2222c] 456b 99d 78d +9d 2f</MjHand>
        <MjHand seat="west">(WWW) 123b 456b 2468d</MjHand>
        <MjHand seat="north">1234567b 123456d</MjHand>
      </MjSettlement>
      <p>A component that listens to a hand:</p>
      <ScoredHand hand="(RRR) [2222c] 456b 99d 78d +9d 2f" />
      <Link href="/other/">The other page</Link>
    </main>
  );
}
