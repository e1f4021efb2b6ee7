'use client';

import { StrictMode, useRef, useState } from 'react';
import type { Score } from 'mahjong-elements/core';
import { MjHand, MjScoreBreakdown } from 'mahjong-elements/react';
import type { MjHand as MjHandElement } from 'mahjong-elements';

export function ScoredHand() {
  return (
    <StrictMode>
      <Scored />
    </StrictMode>
  );
}

function Scored() {
  const [score, setScore] = useState<Score | null>(null);
  const [heard, setHeard] = useState<number[]>([]);
  const [seat, setSeat] = useState<'south' | 'east'>('south');
  const hand = useRef<MjHandElement>(null);
  return (
    <section>
      <MjHand
        ref={hand}
        data-testid="hand"
        hand="(RRR) [2222c] 456b 99d 78d +9d 2f"
        seat={seat}
        onMjScore={(event) => {
          setScore(event.score);
          setHeard((before) => [...before, event.score.value]);
        }}
      />
      <p>
        Worth <output data-testid="value">{score?.value}</output>, heard{' '}
        <output data-testid="heard">{heard.join(', ')}</output>
      </p>
      <button data-testid="seat" onClick={() => setSeat(hand.current?.seat === 'south' ? 'east' : 'south')}>
        Change the seat
      </button>
      <MjScoreBreakdown data-testid="breakdown" score={score} />
    </section>
  );
}
