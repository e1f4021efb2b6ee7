import { describe, expect, it } from 'vitest';
import { defineProfile, parseHand, profiles, type Situation } from '../../src/core/index.js';
import {
  chosenAt,
  isDiscardByNobody,
  liableSeats,
  scoreHands,
  settleTable,
  withSeat,
  type SettledTable,
  type TableHand,
  type TableHands,
  type WrittenTable,
} from '../../src/elements/mj-settlement/table.js';

const { classical } = profiles;

const empty: WrittenTable = {
  scores: '',
  winner: '',
  discarder: '',
  dead: '',
  liable: '',
  incidents: '',
  pao: false,
  editable: false,
};
const hand = (text: string, currentSituation: Situation = {}): TableHand => ({
  tiles: parseHand(text),
  currentSituation,
  error: null,
});
const WON = '(RRR) 123b 456b 99d 78d +9d';
const at = (...hands: [string, TableHand][]): TableHands => new Map(hands);

function settled(written: Partial<WrittenTable>, hands = at()): SettledTable | undefined {
  const all = { ...empty, ...written };
  const chosen = chosenAt(all, hands);
  const { scores, faults } = scoreHands(all, hands, chosen, classical);
  expect([...faults]).toEqual([]);
  return settleTable(all, hands, chosen, scores, classical);
}

describe('a settlement without a page', () => {
  it('finds the winner by the hand with a winning tile, unless that hand is dead', () => {
    const hands = at(['south', hand(WON)], ['west', hand('(EEE)')]);
    expect(chosenAt(empty, hands).winner).toBe('south');
    expect(chosenAt({ ...empty, dead: 'south: foul' }, hands).winner).toBeUndefined();
    expect(chosenAt({ ...empty, winner: ' West ' }, hands).winner).toBe('west');
  });

  it('settles nothing before anything is entered, and then takes missing values as 0', () => {
    expect(settled({ editable: true })).toBeUndefined();
    const { table, values, settlement } = settled({ editable: true, scores: 'east 20', winner: 'east' })!;
    expect(table.scores).toEqual({ east: 20, south: 0, west: 0, north: 0 });
    expect(values).toEqual({ east: 20, south: 0, west: 0, north: 0 });
    expect(settlement.totals.east).toBeGreaterThan(0);
  });

  it('does not guess which of two hands won', () => {
    const hands = at(['south', hand(WON)], ['west', hand(WON)]);
    const error = expect.objectContaining({ details: { sentence: 'several-winners', seats: 'south, west' } });
    expect(() => settled({}, hands)).toThrow(error);
  });

  it('keeps why a hand has no score, next to the scores of the others', () => {
    const broken = { ...hand('1b'), error: Object.assign(new Error('unreadable'), { name: 'NotationError' }) };
    const hands = at(['east', broken], ['south', hand('(RRR)')], ['west', hand('12b')]);
    const { scores, faults } = scoreHands({ ...empty, scores: 'north 6' }, hands, { winner: 'west' }, classical);
    expect(Object.keys(scores).sort()).toEqual(['north', 'south']);
    expect([...faults.keys()]).toEqual(['east', 'west']);
    expect(faults.get('east')).toBe(broken.error);
  });

  it('knows when nobody is named for a discard', () => {
    const won = (situation: Situation, discarder = ''): boolean => {
      const hands = at(['south', hand(WON, situation)]);
      return isDiscardByNobody(chosenAt({ ...empty, discarder }, hands), hands);
    };
    expect(won({})).toBe(true);
    expect(won({ win: 'self-draw' })).toBe(false);
    expect(won({ win: 'discard' }, 'north')).toBe(false);
  });

  it('offers the discarder as the one who pays for all only if the winner has a number instead of tiles', () => {
    const chosen = { winner: 'south', discarder: 'north' } as const;
    const hands = at(['south', hand(WON)]);
    const { scores } = scoreHands(empty, hands, chosen, classical);
    expect(liableSeats(chosen, { south: 30 }, classical)).toEqual(['north']);
    expect(liableSeats(chosen, scores, classical)).toEqual([]);
    expect(liableSeats({ winner: 'south' }, { south: 30 }, classical)).toEqual([]);
    expect(liableSeats(chosen, { south: 30 }, profiles.european)).toEqual([]);
    const byClaim = defineProfile({ name: 'claim', extends: classical, rules: 'pao-by: claim' });
    expect(liableSeats(chosen, { south: 30 }, byClaim)).toEqual(['east', 'west', 'north']);
  });

  it('refuses what is written twice with another value, and numbers that may be thousands', () => {
    const codeOf = (written: Partial<WrittenTable>): unknown => {
      try {
        return settled({ scores: 'east 20; south 48; west 0; north 0', winner: 'south', ...written })?.values.south;
      } catch (error) {
        const { message } = error as Error;
        return message;
      }
    };
    expect(codeOf({})).toBe(48);
    expect(codeOf({ scores: 'east 20; south 48; west 0; north 0; south: 48' })).toBe(48);
    expect(codeOf({ scores: 'east 20, south 1,000, west 0, north 0' })).toBe(500);
    expect(codeOf({ scores: 'east 20; south 48; west 0; north 0; south 8' })).toBe(
      'scores: south is named twice, with different values.',
    );
    expect(codeOf({ dead: 'west: short; West' })).toBe('dead: west is named twice, with different values.');
    expect(codeOf({ incidents: 'west: two-discards; west: false-win' })).toBe(
      'incidents: west is named twice, with different values.',
    );
    const { faults } = scoreHands(
      { ...empty, scores: 'east 1k; south 1.000; west 0; north x' },
      new Map(),
      { winner: 'south' },
      classical,
    );
    expect([...faults].map(([seat, { message }]) => [seat, message])).toEqual([
      ['east', 'For thousands, write 1000, not “1k”.'],
      ['south', 'For thousands, write 1000, not “1.000”.'],
      ['north', 'The score of north must be a number from 0 to 1000000000000, not “x”.'],
    ]);
  });

  it('writes one dead hand into the text and leaves the others', () => {
    expect(withSeat('north: short; west', 'west', '')).toBe('north: short');
    expect(withSeat('north: short', 'east', 'long')).toBe('north: short; east: long');
    expect(withSeat('North short', 'north', 'foul')).toBe('north: foul');
  });
});
