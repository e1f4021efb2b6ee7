import Link from 'next/link';
import { ScoredHand } from '../scored-hand';

export default function Page() {
  return (
    <main>
      <h1>The other page</h1>
      <ScoredHand />
      <Link href="/" data-testid="to-start">
        Back
      </Link>
    </main>
  );
}
