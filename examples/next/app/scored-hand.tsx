'use client';

import { StrictMode, useState } from 'react';
import { MjHand, MjScoreBreakdown } from 'mahjong-elements/react';
import type { Wind } from 'mahjong-elements/core';

export function ScoredHand({ hand }: { hand: string }) {
  return (
    <StrictMode>
      <Scored hand={hand} />
    </StrictMode>
  );
}

function Scored({ hand }: { hand: string }) {
  const [seat, setSeat] = useState<Wind>('south');
  const [heard, setHeard] = useState<number[]>([]);
  return (
    <section>
      <p>
        Worth <output data-testid="value">{heard.at(-1)}</output>, heard{' '}
        <output data-testid="heard">{heard.join(', ')}</output>
      </p>
      <button data-testid="seat" onClick={() => setSeat(seat === 'south' ? 'east' : 'south')}>
        Change the seat
      </button>
      <MjScoreBreakdown data-testid="breakdown">
        <MjHand
          data-testid="hand"
          hand={hand}
          seat={seat}
          onMjScore={({ score }) => setHeard((before) => [...before, score.value])}
        />
      </MjScoreBreakdown>
    </section>
  );
}
