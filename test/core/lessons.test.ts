/** What the sources advise, computed: every lesson as a comparison of scores or payments. */
import { describe, expect, it } from 'vitest';
import { score, settle, type Score, type Situation, type Wind } from '../../src/core/index.js';
import { discards, doublesModel, doublesToLimit, outlook, waits } from '../../src/core/odds.js';

const value = (hand: string, situation: Situation = {}, profile?: string): number =>
  score(hand, situation, profile).value;
const south = { seat: 'south' } as const;
const drawn = { seat: 'south', win: 'self-draw' } as const;

/** What each player wins or loses; who holds nothing is worth 0. */
const totals = (scores: Partial<Record<Wind, Score | number>>, winner: Wind, discarder?: Wind) =>
  settle({ scores: { east: 0, south: 0, west: 0, north: 0, ...scores }, winner, discarder }).totals;

describe('doubles before points', () => {
  it('a double gains more than any claimed pung, and more with every double that is there [S0-STR-02]', () => {
    const plain = value('(234b) (567c) (345d) 22c 78d +9d', south);
    const guestPung = value('(234b) (567c) (WWW) 22c 78d +9d', south);
    const dragonPung = value('(234b) (567c) (RRR) 22c 78d +9d', south);
    const twoDragons = value('(234b) (GGG) (RRR) 22c 78d +9d', south);
    expect([plain, guestPung, dragonPung, twoDragons]).toEqual([20, 24, 48, 112]);
    expect(value('234b 567c 345d 22c 78d +9d', drawn)).toBe(44);
    // The limit hand is the top: two more dragons than a pair of them.
    expect(value('(BBB) (GGG) (RRR) 22c 78d +9d', south)).toBe(500);
  });

  it('what adds points and costs a double loses, however many points there are [S0-STR-11]', () => {
    // A pung claimed for its points against a pair that stays, in a hand that is otherwise concealed and drawn.
    const claimed = value('(222b) 567c 345d 33c 78d +9d', drawn);
    const kept = value('22b 567c 345d 333c 78d +9d', drawn);
    expect([claimed, kept]).toEqual([24, 52]);
    // Even a claimed kong of honours, 16 points, does not make up for it here.
    const kong = value('(NNNN) 567c 345d 33c 78d +9d', drawn);
    const concealedPung = value('NNN 567c 345d 33c 78d +9d', drawn);
    expect([kong, concealedPung]).toEqual([38, 60]);
    // A chow in place of a pung costs the double for all pungs.
    expect(value('(222b) (555c) (888d) 99c 33d +3d', south)).toBe(56);
    expect(value('(222b) (555c) (888d) 99c 34d +5d', south)).toBe(26);
  });

  it('the advice is “mostly”, not always: from 42 points a claim may gain [S0-STR-11]', () => {
    // With no sets of value, a claimed kong of dragons brings a double for the one it costs, and its points.
    expect(value('(RRRR) 567c 345d 33c 78d +9d', drawn)).toBe(76);
    expect(value('RR 567c 345d 333c 78d +9d', drawn)).toBe(56);
  });

  it('the number of doubles settles nearly everything [S0-MATH-18]', () => {
    // From the poorest winner to one with four concealed kongs of honours, points differ by a factor of 7.4 …
    const poorest = score('(234b) (567c) (345d) 22c 78d +9d', south);
    const richest = score('[1111b] [9999b] [9999c] [1111d] R +R', drawn);
    expect([poorest.base, richest.base]).toEqual([20, 154]);
    // … three doubles by more, and six, which occur, by 64.
    expect(2 ** 3).toBeGreaterThan(richest.base / poorest.base);
    const doubles = score('[NNNN] (EEE) RRR 999b 1b +1b', { seat: 'north', win: 'self-draw' });
    expect(doubles.doubles).toBe(5);
    expect(doublesToLimit(doubles.base, 500)).toBeLessThan(doubles.doubles);
  });

  it('at the limit nothing can be added: go out [S0-STR-21]', () => {
    const enough = '(RRR) (GGG) 111b BB 78b +9b';
    expect(score(enough, south)).toMatchObject({ value: 500, limited: true });
    for (const [hand, situation] of [
      [`${enough} 2f 2s`, south],
      [enough, drawn],
      ['(RRR) (GGG) 111b BB 79b +8b', south],
    ] as const)
      expect(value(hand, situation), hand).toBe(500);
    // Below it, the same flower doubles.
    expect(value('(234b) (567c) (345d) 22c 78d +9d 2f', south)).toBe(48);
  });

  it('a difficult hand is worth more than its points, so it is worth a try [S2-STR-01]', () => {
    const turns = { unknown: 80, draws: 12 };
    const easy = outlook(waits('(123b) 456c 789b 99c 34d', south, 'family'), turns);
    // One suit with dragons, on an open wait too: a tile fewer, and more than twice the value.
    const hard = outlook(waits('(111b) RRR 456b 99b 34b', south, 'family'), turns);
    expect([easy.left, hard.left]).toEqual([8, 7]);
    expect(hard.expected).toBeGreaterThan(2 * easy.expected);
  });

  it('collecting doubles pays on average and swings widely [S0-MATH-11]', () => {
    let before = doublesModel(0, 5);
    for (const q of [0.1, 0.2, 0.3, 0.4, 0.5, 0.6]) {
      const model = doublesModel(q, 5);
      expect(model.mean, String(q)).toBeGreaterThan(before.mean);
      // The swings grow faster than the mean.
      expect(model.deviation - before.deviation, String(q)).toBeGreaterThan(model.mean - before.mean);
      before = model;
    }
    // Most hands are worth less than the average all the same.
    expect(doublesModel(0.4, 5).mean).toBeGreaterThan(2);
  });

  it('a wait for a single tile with three doubles is better than three tiles without [S0-STR-02]', () => {
    const [first, second] = discards('(123b) (345b) (789b) (666b) 9b 4d', south, undefined, { seen: '9b' });
    expect([first!.tile, first!.left, second!.left]).toEqual(['4d', 1, 3]);
    expect(first!.expected).toBeGreaterThan(second!.expected);
  });
});

describe('East and the others', () => {
  const twenty = 20;

  it('East collects and pays double, so keeping the deal weighs heavily [S0-DEAL-07]', () => {
    expect(totals({ east: twenty }, 'east', 'west').east).toBe(120);
    expect(totals({ south: twenty }, 'south', 'west')).toEqual({ east: -40, south: 80, west: -20, north: -20 });
  });

  it('a win of East costs each of the others twice as much as the same win of another [S0-STR-18]', () => {
    for (const points of [20, 64, 500]) {
      const { west } = totals({ east: points }, 'east', 'west');
      expect(west).toBe(2 * totals({ north: points }, 'north', 'west').west);
    }
  });

  it('the same mistake or gain counts twice for East [S0-STR-23]', () => {
    const plain = score('(234b) (567c) (345d) 22c 78d +9d', { seat: 'east' });
    const doubled = score('(234b) (567c) (RRR) 22c 78d +9d', { seat: 'east' });
    const gain = (seat: Wind): number =>
      totals({ [seat]: doubled.value }, seat, 'west')[seat] - totals({ [seat]: plain.value }, seat, 'west')[seat];
    // Three pay East twice; one of South’s three payers is East.
    expect([gain('east'), gain('south')]).toEqual([6 * 28, 4 * 28]);
    // As a loser, East pays every difference twice.
    expect(totals({ south: 20, west: 10 }, 'south').east).toBe(-40 - 20);
    expect(totals({ south: 20, west: 10 }, 'south').north).toBe(-20 - 10);
  });

  it('a loser with a pair of dragons and a flower pays less; no loser has 20 points [S0-STR-20]', () => {
    const bare = score('123b 456c 99c 34d 7d E W', south);
    const late = score('RR 123b 456c 34d E W 7d 1f', south);
    const own = score('RR 123b 456c 34d E W 7d 2f', south);
    expect([bare, late, own].map(({ value: worth }) => worth)).toEqual([0, 6, 12]);
    expect([bare, late, own].flatMap(({ awards }) => awards.map(({ rule }) => rule))).not.toContain('mahjong');
    const pays = (own_: Score): number => totals({ east: 40, south: own_, west: 8, north: 4 }, 'east', 'north').south;
    // 80 to East in any case; then the differences to West and North.
    expect([bare, late, own].map(pays)).toEqual([-80 - 8 - 4, -80 - 2 + 2, -80 + 4 + 8]);
  });
});
