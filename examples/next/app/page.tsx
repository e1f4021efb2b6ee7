import Link from 'next/link';
import { MjTile } from 'mahjong-elements/react';
import { ScoredHand } from './scored-hand';

/** A server component: the components of the package are client components, so they work here too. */
export default function Page() {
  return (
    <main>
      <h1>
        <MjTile tile="R" /> Mahjong hands in Next <MjTile tile="5b" faceDown />
      </h1>
      <ScoredHand />
      <Link href="/game/" data-testid="to-game">
        The other page
      </Link>
    </main>
  );
}
