import { useState } from 'react';
import { MjHand, MjScoreBreakdown } from 'mahjong-elements/react';

export default function ScoredHand({ hand }) {
  const [seat, setSeat] = useState('south');
  const [heard, setHeard] = useState([]);
  return (
    <>
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
    </>
  );
}
