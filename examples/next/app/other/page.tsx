import Link from 'next/link';
import { ScoredHand } from '../scored-hand';

export default function Page() {
  return (
    <main>
      <h1>The other page</h1>
      <ScoredHand hand="(RRR) [2222c] 456b 99d 78d +9d 2f" />
      <Link href="/">Back</Link>
    </main>
  );
}
