import { describe, expect, it } from 'vitest';
import { HandError, NotationError, parseHand, profiles, type Situation } from '../../src/core/index.js';
import { NotLoaded } from '../../src/core/parts.js';
import { CountedHand, type HandToCount } from '../../src/elements/mj-hand/counted-hand.js';

const WON = '(RRR) 123b 456b 99d 78d +9d';

const of = (notation: string, more: Partial<HandToCount> = {}): HandToCount => ({
  notation,
  read: (text) => ({ hand: parseHand(text), groups: [['1b'], ['2b']] }),
  spread: false,
  situation: () => ({}),
  rules: () => ({ profile: profiles.classical }),
  isReady: true,
  ...more,
});

describe('a hand that is read and scored', () => {
  it('has a score and, where they stay as written, groups', () => {
    const hand = new CountedHand();
    expect(hand.count(of(WON))).toBeNull();
    expect([hand.score?.won, hand.groups, hand.isStale]).toEqual([true, undefined, false]);
    expect(hand.count(of(WON, { spread: true }))).toBeNull();
    expect(hand.groups).toEqual([['1b'], ['2b']]);
  });

  it('is scored in the situation that follows from its own tiles', () => {
    const hand = new CountedHand();
    const situation: Situation = { seat: 'south', win: 'self-draw', circumstances: ['last-tile'] };
    const scored = { situation: () => hand.inSituation(situation, true) };
    expect(hand.count(of('(RRR) 12b', scored))).toBeInstanceOf(HandError);
    expect(hand.inSituation(situation, true)).toEqual({ seat: 'south' });
    expect(hand.inSituation(situation, false)).toBe(situation);
    expect(hand.count(of(WON, scored))).toBeNull();
    expect(hand.score?.situation).toMatchObject(situation);
  });

  it('keeps its tiles, and has no score, while a text cannot be read', () => {
    const hand = new CountedHand();
    hand.count(of(WON));
    const { tiles } = hand;
    expect(hand.count(of('(RRR) 0q'))).toBeInstanceOf(NotationError);
    expect([hand.tiles, hand.score, hand.isStale]).toEqual([tiles, null, true]);
    expect(hand.count(of('(RRR) 12b'))).toBeInstanceOf(HandError);
    expect([hand.tiles?.concealed, hand.isStale]).toEqual([['1b', '2b'], false]);
    expect(hand.count(of(''))).toBeNull();
    expect(hand.tiles).toBeNull();
  });

  it('reports an error in the rules, but not that the code for them is still loading', () => {
    const hand = new CountedHand();
    const error = new Error('rules');
    expect(hand.count(of(WON, { rules: () => ({ error }), isReady: false }))).toBe(error);
    const loading = { rules: () => ({ error: new NotLoaded(), isMissing: true }) };
    expect(hand.count(of(WON, { ...loading, isReady: false }))).toBeNull();
    expect(hand.count(of(WON, loading))).toBeInstanceOf(NotLoaded);
    expect([hand.score, hand.isStale]).toEqual([null, false]);
    expect(hand.tiles).not.toBeNull();
  });
});
