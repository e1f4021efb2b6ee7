/** A hand of a game while it is being entered. */
import { describe, expect, it } from 'vitest';
import {
  EMPTY,
  activate,
  chooseDiscarder,
  chooseWinner,
  complete,
  draftOf,
  erase,
  handOf,
  next,
  prefixOf,
  setDead,
  setIncidents,
  setLiable,
  setTiles,
  typeDigit,
  winsNothing,
  type Draft,
} from '../../src/game/draft.js';

const TILES = '(RRR) 123b 456b 99d 78d +9d';
const [ANN, BEN, CHO, DAN] = [0, 1, 2, 3] as const;

const typed = (draft: Draft, digits: string): Draft => [...digits].reduce(typeDigit, draft);

describe('errors and liability', () => {
  const won = chooseWinner(EMPTY, BEN);

  it('records the errors of each player in place of earlier ones, and none at all once they are taken back', () => {
    const one = setIncidents(setIncidents(won, DAN, ['two-discards']), DAN, ['incomplete-win']);
    expect(one.incidents).toEqual({ [DAN]: ['incomplete-win'] });
    const both = setIncidents(one, ANN, ['too-few-tiles']);
    expect(handOf(chooseDiscarder(typed(both, '8'), CHO))).toMatchObject({
      incidents: { [DAN]: ['incomplete-win'], [ANN]: ['too-few-tiles'] },
    });
    const none = setIncidents(setIncidents(both, DAN, []), ANN, []);
    expect(none.incidents).toBeUndefined();
    expect(handOf(chooseDiscarder(typed(none, '8'), CHO))).not.toHaveProperty('incidents');
  });

  it('keeps the tiles on the table when a hand is corrected', () => {
    const hand = { hand: TILES, win: 'self-draw' as const, circumstances: ['last-tile' as const], seen: '9d' };
    const line = { winner: BEN, hands: [0, hand, { hand: 'EE' }, 4], seen: '(555c) RR' };
    expect(handOf(draftOf(line))).toEqual(line);
  });

  it('names whoever is liable instead of the discarder, never the winner', () => {
    const liable = setLiable({ ...chooseDiscarder(typed(won, '400'), CHO), pao: true }, DAN);
    const hand = handOf(liable);
    expect(hand).toMatchObject({ winner: BEN, discarder: CHO, liable: DAN });
    expect(hand).not.toHaveProperty('pao');
    expect(handOf(setLiable(liable, undefined))).not.toHaveProperty('liable');
    expect(handOf({ ...liable, winner: DAN, values: ['0', '0', '0', '400'] })).not.toHaveProperty('liable');
  });
});

describe('an entry without a winner', () => {
  it('is in the order of the seats, and takes no value', () => {
    expect(next(EMPTY).active).toBe(ANN);
    expect([typeDigit(EMPTY, '8'), erase(EMPTY), complete(EMPTY, '24')]).toEqual([EMPTY, EMPTY, EMPTY]);
    expect(prefixOf(EMPTY)).toBe('');
    expect(handOf(EMPTY)).toEqual({ what: 'winner' });
  });
});

describe('an entry', () => {
  const won = chooseWinner(EMPTY, BEN);

  it('goes from the winner to the others, for whom no value is zero', () => {
    expect(won.active).toBe(BEN);
    const valued = chooseDiscarder(typed(won, '48'), DAN);
    expect(valued.active).toBe(ANN);
    const all = next(next(complete(valued, '8')));
    expect(handOf(all)).toEqual({ winner: BEN, discarder: DAN, hands: [8, 48, 0, 0] });
    expect(all.active).toBeUndefined();
    // After the last one, it returns to the winner.
    expect(next(all).active).toBe(BEN);
  });

  it('asks for what is missing: the value, then the origin of the tile', () => {
    expect(handOf(won)).toEqual({ what: 'value', player: BEN });
    expect(handOf(typed(won, '48'))).toEqual({ what: 'from' });
    // Moving on gives the others zero, but not the winner.
    expect(next(won).values[BEN]).toBeFalsy();
  });

  it('cannot have the winner as discarder or dead', () => {
    const draft = setDead(chooseDiscarder(typed(won, '48'), DAN), CHO, 'foul');
    expect(handOf(draft)).toMatchObject({ discarder: DAN, dead: { [CHO]: 'foul' } });
    const changed = handOf(chooseWinner(draft, CHO));
    expect(changed).toEqual({ winner: CHO, discarder: DAN, hands: [0, 0, 48, 0] });
    expect(handOf(typed(chooseWinner(draft, CHO), '8'))).not.toHaveProperty('dead');
    expect(chooseWinner(draft, DAN).discarder).toBeUndefined();
  });

  it('replaces a value with the first digit, and drops leading zeros and digits after the sixth', () => {
    const draft = typed(won, '0048');
    expect(draft.values[BEN]).toBe('48');
    expect(prefixOf(draft)).toBe('48');
    expect(prefixOf(typed(won, '0'))).toBe('');
    expect(typed(activate(draft, BEN), '9').values[BEN]).toBe('9');
    expect(erase(draft).values[BEN]).toBe('4');
    expect(typed(won, '123456789').values[BEN]).toBe('123456');
  });

  it('forgets who pays for all when the tile was drawn', () => {
    const paid = { ...chooseDiscarder(typed(won, '48'), DAN), pao: true };
    expect(handOf(paid)).toMatchObject({ pao: true });
    expect(handOf(chooseDiscarder(paid, 'self-draw'))).toEqual({ winner: BEN, hands: [0, 48, 0, 0] });
  });
});

describe('a winner who was chosen by mistake', () => {
  it('exchanges what was entered with the right one', () => {
    const mistaken = complete(chooseDiscarder(typed(chooseWinner(EMPTY, BEN), '48'), DAN), '8');
    expect(mistaken.values).toEqual(['8', '48', '', '']);
    const right = chooseWinner(mistaken, ANN);
    expect(handOf(right)).toEqual({ winner: ANN, discarder: DAN, hands: [48, 8, 0, 0] });
    // Typing replaces the value.
    expect(right).toMatchObject({ active: ANN, isFresh: true });
    expect(chooseWinner(right, ANN).values).toEqual(right.values);
  });

  it('passes on the tiles as well', () => {
    const mistaken = setTiles(chooseWinner(EMPTY, BEN), BEN, { notation: TILES, situation: {} });
    const right = chooseDiscarder(chooseWinner(mistaken, CHO), BEN);
    expect(handOf(right)).toEqual({ winner: CHO, discarder: BEN, hands: [0, 0, { hand: TILES }, 0] });
  });

  it('keeps the keys for the right one when the way of winning is chosen again', () => {
    const corrected = chooseWinner(draftOf({ winner: BEN, hands: [0, 52, 0, 0] }), ANN);
    const { active } = chooseDiscarder(corrected, 'self-draw');
    expect(active).toBe(ANN);
  });
});

describe('a winner with 0 points', () => {
  const won = chooseDiscarder(chooseWinner(EMPTY, BEN), DAN);

  it('is noticed, however the 0 came about', () => {
    expect(winsNothing(typed(won, '0'))).toBe(true);
    expect(winsNothing(draftOf({ winner: BEN, hands: [8, 0, 0, 0] }))).toBe(true);
    expect(winsNothing(chooseWinner(draftOf({ winner: BEN, hands: [8, 0, 0, 0] }), CHO))).toBe(true);
  });

  it('is not one without a value, with points, or with tiles', () => {
    expect([EMPTY, won, typed(won, '20'), draftOf({ winner: BEN, hands: [0, 8, 0, 0] })].map(winsNothing)).toEqual([
      false,
      false,
      false,
      false,
    ]);
    expect(winsNothing(setTiles(typed(won, '0'), BEN, { notation: TILES, situation: {} }))).toBe(false);
  });
});

describe('an entry by tiles', () => {
  const won = chooseDiscarder(chooseWinner(EMPTY, BEN), 'self-draw');
  const withTiles = (notation: string, player: number = BEN): Draft =>
    setTiles(won, player, { notation, situation: {} });

  it('takes the way of winning from the table, and leaves out what the game counts', () => {
    const situation = { circumstances: ['last-tile', 'thirteenth-win'] as const };
    const draft = setTiles(won, BEN, { notation: TILES, situation: { circumstances: [...situation.circumstances] } });
    expect(handOf(draft)).toEqual({
      winner: BEN,
      hands: [0, { hand: TILES, win: 'self-draw', circumstances: ['last-tile'] }, 0, 0],
    });
    expect(typeDigit(draft, '8')).toBe(draft);
    expect(next({ ...draft, active: BEN }).values[BEN]).toBeFalsy();
  });

  it('needs the tiles of the winner, but not those of a loser', () => {
    expect(handOf(withTiles(''))).toEqual({ what: 'tiles', player: BEN, count: 14 });
    expect(handOf(withTiles('(RRR) [1111b] 45c'))).toEqual({ what: 'tiles', player: BEN, count: 6 });
    expect(handOf(withTiles('(RRR) 123b 456b 99d 78d +9d'))).toMatchObject({ winner: BEN });
    expect(handOf(typed(withTiles('', ANN), '48'))).toMatchObject({ hands: [0, 48, 0, 0] });
    expect(handOf(typed(withTiles('(RRR)', ANN), '48'))).toMatchObject({ hands: [{ hand: '(RRR)' }, 48, 0, 0] });
  });
});

describe('a correction', () => {
  it('starts with the recorded hand, and gives it back', () => {
    const recorded = {
      winner: BEN,
      discarder: DAN,
      pao: true,
      hands: [8, 48, 0, 0],
      dead: { [CHO]: 'short' },
    } as const;
    const { target: _target, ...draft } = draftOf(recorded);
    expect(handOf(draft)).toEqual(recorded);
  });

  it('writes tiles that were recorded as data', () => {
    const sets = [{ kind: 'pung' as const, tiles: ['R', 'R', 'R'] as never, concealed: false }];
    const recorded = { winner: BEN, hands: [{ hand: { sets, concealed: [], bonus: [] } }, { hand: TILES }, 0, 0] };
    expect(draftOf(recorded).tiles.map((one) => one?.notation)).toEqual(['(RRR)', TILES, undefined, undefined]);
    expect(draftOf(recorded).discarder).toBe('self-draw');
  });

  it('of a wash-out is a new hand in its place', () => {
    const washout = { washout: true as const };
    expect(draftOf(washout)).toEqual({ ...EMPTY, target: washout });
  });
});
