import { describe, expect, it } from 'vitest';
import {
  defineProfile,
  HandError,
  score,
  settle,
  TableError,
  winds,
  type Profile,
  type Score,
  type Settlement,
  type Situation,
  type Table,
  type Wind,
} from '../../src/core/index.js';
import { resultOr, thrown } from './helpers.js';

type Values = [east: number, south: number, west: number, north: number];

const scoresOf = ([east, south, west, north]: Values) => ({ east, south, west, north });
const totalsOf = ({ totals }: Settlement) => winds.map((seat) => totals[seat]);
const amountsOf = ({ payments }: Pick<Settlement, 'payments'>) =>
  payments.map(({ from, to, amount }) => `${from} to ${to} ${amount}`).join(', ');

function settleValues(values: Values, table: Omit<Table, 'scores'>, profile?: string | Profile) {
  return settle({ scores: scoresOf(values), ...table }, profile);
}

const rules = (declarations: string, parent = 'classical') =>
  defineProfile({ name: 'table', extends: parent, rules: declarations });

describe('the winner', () => {
  it('is paid by all three losers, and East pays double [S0-OVR-11] [S0-SET-01] [S0-SET-02] [S0-SET-05] [S0-CMP-09] [S0-EX-09]', () => {
    // On a drawn tile, and on a discard of any of them.
    for (const discarder of [undefined, 'east', 'west', 'north'] as const) {
      const settlement = settleValues([0, 30, 0, 0], { winner: 'south', discarder });
      expect(totalsOf(settlement)).toEqual([-60, 120, -30, -30]);
      expect(settlement.payments).toEqual([
        { from: 'east', to: 'south', amount: 60, reason: 'win', value: 30, factors: [{ kind: 'east', times: 2 }] },
        { from: 'west', to: 'south', amount: 30, reason: 'win', value: 30, factors: [] },
        { from: 'north', to: 'south', amount: 30, reason: 'win', value: 30, factors: [] },
      ]);
    }
  });

  it('is paid double by all three as East [S0-OVR-11] [S0-SET-06] [S0-EX-10]', () => {
    for (const discarder of [undefined, 'west'] as const)
      expect(totalsOf(settleValues([30, 0, 0, 0], { winner: 'east', discarder }))).toEqual([180, -60, -60, -60]);
  });

  it('collects 40 three times for a hand of 40 if nothing is doubled for East [S0-EX-08]', () => {
    const profile = rules('east-doubles: none');
    expect(totalsOf(settleValues([0, 0, 40, 0], { winner: 'west' }, profile))).toEqual([-40, -40, 120, -40]);
    expect(totalsOf(settleValues([40, 0, 0, 0], { winner: 'east' }, profile))).toEqual([120, -40, -40, -40]);
  });

  it('never pays, even if a loser’s hand is worth more [S0-SET-04]', () => {
    const settlement = settleValues([0, 2, 500, 0], { winner: 'south' });
    expect(settlement.payments.filter(({ from }) => from === 'south')).toEqual([]);
    expect(settlement.totals.south).toBe(8);
  });

  it('collects at most 2,000 with a limit of 500, and 3,000 as East [S0-SET-14] [S1-EX-01] [S1-EX-02]', () => {
    for (const profile of ['classical', 'pung-based'])
      for (const value of [500, 5000]) {
        const other = settleValues([0, 0, value, 0], { winner: 'west' }, profile);
        expect(totalsOf(other)).toEqual([-1000, -500, 2000, -500]);
        const east = settleValues([value, 0, 0, 0], { winner: 'east' }, profile);
        expect(totalsOf(east)).toEqual([3000, -1000, -1000, -1000]);
      }
  });

  it('of half a limit is paid half of that', () => {
    const half = rules('earthly-hand: half limit');
    const won = score('123b 456c 789d 123d 5b +5b', { seat: 'south', circumstances: ['first-turn'] }, half);
    expect(won.value).toBe(250);
    const scores = { ...scoresOf([0, 0, 0, 0]), south: won };
    expect(settle({ scores, winner: 'south', discarder: 'east' }, half).totals.south).toBe(1000);
  });

  it('is paid the limit before any factor [S0-SET-14] [S3-LIM-01]', () => {
    expect(totalsOf(settleValues([0, 832, 0, 0], { winner: 'south' }, 'european'))).toEqual([-1000, 2000, -500, -500]);
    expect(totalsOf(settleValues([0, 832, 0, 0], { winner: 'south' }))).toEqual([-1000, 2000, -500, -500]);
    expect(totalsOf(settleValues([0, 832, 0, 0], { winner: 'south' }, 'british'))).toEqual([-1664, 3328, -832, -832]);
    expect(settleValues([0, 832, 0, 0], { winner: 'south' }, rules('limit: none')).totals.south).toBe(3328);
  });

  it('is paid by the discarder alone if the rules say so, and by all on a self-draw [S0-SET-03]', () => {
    const alone = rules('payers: discarder');
    const won: Values = [0, 30, 0, 0];
    expect(totalsOf(settleValues(won, { winner: 'south', discarder: 'west' }, alone))).toEqual([0, 30, -30, 0]);
    expect(totalsOf(settleValues(won, { winner: 'south', discarder: 'east' }, alone))).toEqual([-60, 60, 0, 0]);
    expect(totalsOf(settleValues(won, { winner: 'south' }, alone))).toEqual([-60, 120, -30, -30]);
  });

  it('is paid by the discarder for all three if the rules say so, and by all on a self-draw', () => {
    // The examples that Japanese sources print for 30 points and a double: 240 from the discarder, 360 if East wins.
    const forAll = rules('payers: discarder-for-all; losers-settle: no');
    const other = settleValues([0, 60, 0, 0], { winner: 'south', discarder: 'west' }, forAll);
    expect(totalsOf(other)).toEqual([0, 240, -240, 0]);
    expect(other.payments).toHaveLength(1);
    expect(other.payments[0]).toMatchObject({ from: 'west', to: 'south', amount: 240, reason: 'win', factors: [] });
    expect(other.payments[0]!.shares!.map(({ from, amount }) => `${from} ${amount}`)).toEqual([
      'east 120',
      'west 60',
      'north 60',
    ]);
    expect(totalsOf(settleValues([60, 0, 0, 0], { winner: 'east', discarder: 'north' }, forAll))).toEqual([
      360, 0, 0, -360,
    ]);
    // 22 points, rounded up to 30 and self-drawn, are 120 in all; East’s 30 are 180.
    expect(totalsOf(settleValues([0, 30, 0, 0], { winner: 'south' }, forAll))).toEqual([-60, 120, -30, -30]);
    expect(totalsOf(settleValues([30, 0, 0, 0], { winner: 'east' }, forAll))).toEqual([180, -60, -60, -60]);
    // The losers still settle where the rules say so.
    const settled = settleValues(
      [0, 60, 8, 0],
      { winner: 'south', discarder: 'west' },
      rules('payers: discarder-for-all'),
    );
    expect(totalsOf(settled)).toEqual([-16, 240, -216, -8]);
  });

  it('under pung-based rules is paid by the discarder alone, and by all on a self-draw [S1-PAY-01] [S1-PAY-02]', () => {
    const totals = (discarder?: Wind) =>
      totalsOf(settleValues([0, 0, 0, 500], { winner: 'north', discarder }, 'pung-based'));
    expect(totals('east')).toEqual([-1000, 0, 0, 1000]);
    expect(totals('west')).toEqual([0, 0, -500, 500]);
    expect(totals()).toEqual([-1000, -500, -500, 2000]);
  });

  it('under pung-based rules is paid double by East and as East [S1-OUT-03]', () => {
    const totals = (values: Values, table: Omit<Table, 'scores'>) =>
      totalsOf(settleValues(values, table, 'pung-based'));
    expect(totals([0, 40, 0, 0], { winner: 'south', discarder: 'east' })).toEqual([-80, 80, 0, 0]);
    expect(totals([0, 40, 0, 0], { winner: 'south', discarder: 'north' })).toEqual([0, 40, 0, -40]);
    expect(totals([0, 40, 0, 0], { winner: 'south' })).toEqual([-80, 160, -40, -40]);
    expect(totals([40, 0, 0, 0], { winner: 'east', discarder: 'north' })).toEqual([80, 0, 0, -80]);
    expect(totals([40, 0, 0, 0], { winner: 'east' })).toEqual([240, -80, -80, -80]);
  });

  it('under family rules is paid once by two players and twice by the discarder, or twice by all on a self-draw [S2-PAY-01] [S2-PAY-02] [S2-PAY-03]', () => {
    const discarded = settleValues([0, 40, 0, 0], { winner: 'south', discarder: 'west' }, 'family');
    expect(totalsOf(discarded)).toEqual([-40, 160, -80, -40]);
    expect(discarded.payments[1]!.factors).toEqual([{ kind: 'discarder', times: 2 }]);
    const drawn = settleValues([0, 40, 0, 0], { winner: 'south' }, 'family');
    expect(totalsOf(drawn)).toEqual([-80, 240, -80, -80]);
    expect(drawn.payments[0]!.factors).toEqual([{ kind: 'self-draw', times: 2 }]);
    const both = settleValues([0, 40, 0, 0], { winner: 'south', discarder: 'east' }, rules('discarder-pays: 2'));
    expect(both.payments[0]!.amount).toBe(160);
    expect(both.payments[0]!.factors.map(({ kind, times }) => `${kind} ×${times}`)).toEqual([
      'discarder ×2',
      'east ×2',
    ]);
  });

  it('under family rules is paid the same by East as by the others, and the same as East [S2-PAY-04]', () => {
    const totals = (values: Values, winner: Wind, discarder?: Wind) =>
      totalsOf(settleValues(values, { winner, discarder }, 'family'));
    expect(totals([0, 40, 0, 0], 'south', 'east')).toEqual([-80, 160, -40, -40]);
    expect(totals([0, 40, 0, 0], 'south', 'west')).toEqual([-40, 160, -80, -40]);
    expect(totals([40, 0, 0, 0], 'east', 'west')).toEqual([160, -40, -80, -40]);
    expect(totals([40, 0, 0, 0], 'east')).toEqual([240, -80, -80, -80]);
  });
});

describe('losers', () => {
  it('pay one another the difference, doubled if East is one of the two [S0-CMP-09] [S0-SET-01] [S0-SET-07] [S0-SET-09] [S0-SET-10]', () => {
    const settlement = settleValues([100, 200, 50, 20], { winner: 'south' });
    expect(totalsOf(settlement)).toEqual([-140, 800, -270, -390]);
    expect(amountsOf(settlement)).toBe(
      'east to south 400, west to south 200, north to south 200, west to east 100, north to east 160, north to west 30',
    );
    expect(settlement.payments[3]).toMatchObject({ reason: 'difference', value: 50 });
    expect(settlement.payments[3]!.factors).toEqual([{ kind: 'east', times: 2 }]);
  });

  it('may gain overall [S0-OVR-12]', () => {
    // East pays South 40 and collects twice 100 from West and from North.
    expect(totalsOf(settleValues([100, 20, 0, 0], { winner: 'south' }))).toEqual([360, 80, -220, -220]);
    const none = rules('losers-settle: no');
    expect(totalsOf(settleValues([100, 20, 0, 0], { winner: 'south' }, none))).toEqual([-40, 80, -20, -20]);
  });

  it('can depend on whether the winner has reached the limit', () => {
    const table = rules('losers-settle: unless-limit');
    expect(totalsOf(settleValues([20, 500, 40, 0], { winner: 'south' }, table))).toEqual([-1000, 2000, -500, -500]);
    const below = settleValues([20, 498, 40, 0], { winner: 'south' }, table);
    expect(totalsOf(below)).toEqual(totalsOf(settleValues([20, 498, 40, 0], { winner: 'south' })));
  });

  it('only add their points where nobody pays, and East’s twice', () => {
    const tally = rules('payers: nobody');
    const added = settleValues([120, 12, 20, 0], { winner: 'east' }, tally);
    expect(totalsOf(added)).toEqual([240, 12, 20, 0]);
    expect(added.payments).toEqual([
      { from: 'east', to: 'east', amount: 240, reason: 'tally', value: 120, factors: [{ kind: 'east', times: 2 }] },
      { from: 'south', to: 'south', amount: 12, reason: 'tally', value: 12, factors: [] },
      { from: 'west', to: 'west', amount: 20, reason: 'tally', value: 20, factors: [] },
    ]);
    const alone = rules('payers: nobody; east-doubles: losers-only; losers-settle: no');
    expect(totalsOf(settleValues([120, 12, 20, 0], { winner: 'east' }, alone))).toEqual([120, 0, 0, 0]);
    const others = rules('payers: nobody; east-doubles: losers-only');
    expect(totalsOf(settleValues([30, 100, 20, 8], { winner: 'south', discarder: 'west' }, others))).toEqual([
      60, 100, 20, 8,
    ]);
    const none = rules('payers: nobody; east-doubles: none; limit: 100; losers-settle: unless-limit; pao: on');
    expect(totalsOf(settleValues([30, 99, 20, 8], { winner: 'south' }, none))).toEqual([30, 99, 20, 8]);
    const limited = { winner: 'south', discarder: 'west', pao: true } as const;
    expect(totalsOf(settleValues([30, 100, 20, 8], limited, none))).toEqual([0, 100, 0, 0]);
    // A dead hand adds nothing, and fines are paid as ever.
    const fined = rules('payers: nobody; false-win: 50 to each');
    const table = { winner: 'south', dead: { west: 'foul' }, incidents: { west: ['incomplete-win'] } } as const;
    expect(totalsOf(settleValues([30, 100, 20, 8], table, fined))).toEqual([110, 150, -150, 58]);
    expect(totalsOf(settleValues([30, 100, 20, 8], {}, fined))).toEqual([0, 0, 0, 0]);
  });

  it.each<[string, Values, Values]>([
    ['in the family 10 pays 10 to 20 if neither is East [S2-EX-02] [S2-LOS-01]', [0, 0, 20, 10], [-60, 0, 50, 10]],
    [
      'in the family 10 pays 20 to East’s 20, twice the difference [S2-LOS-03] [S2-EX-03]',
      [20, 0, 10, 10],
      [40, 0, -20, -20],
    ],
    [
      'in the family East’s 10 pays 20 to 20, twice the difference [S2-LOS-03] [S2-EX-03]',
      [10, 0, 20, 10],
      [-20, 0, 30, -10],
    ],
  ])('%s', (_, values, totals) => {
    expect(totalsOf(settleValues(values, { winner: 'south' }, 'family'))).toEqual(totals);
  });

  it('under family rules pay nothing for equal scores, whether or not one of the two is East [S2-EX-04]', () => {
    expect(amountsOf(settleValues([20, 0, 10, 10], { winner: 'south' }, 'family'))).toBe(
      'west to east 20, north to east 20',
    );
    expect(amountsOf(settleValues([10, 0, 10, 0], { winner: 'south' }, 'family'))).toBe(
      'north to east 20, north to west 10',
    );
  });

  it('under family rules pay one another nothing if that is turned off [S2-LOS-01]', () => {
    const skipped = rules('losers-settle: no', 'family');
    expect(totalsOf(settleValues([20, 40, 10, 0], { winner: 'south' }, skipped))).toEqual([-80, 240, -80, -80]);
  });

  it('under European rules settle with one another after paying the winner, with East doubled [S3-SET-01] [S3-PAY-00]', () => {
    // To South East 400, West 200 and North 200; then West and North settle with East for twice 10, North with West for 20.
    for (const discarder of [undefined, 'west', 'east'] as const) {
      const settlement = settleValues([10, 200, 20, 0], { winner: 'south', discarder }, 'european');
      expect(totalsOf(settlement)).toEqual([-400, 800, -160, -240]);
      expect(amountsOf(settlement)).toBe(
        'east to south 400, west to south 200, north to south 200, east to west 20, north to east 20, north to west 20',
      );
    }
  });

  it('under pung-based rules pay one another only if that was agreed [S1-PAY-04]', () => {
    const table = { winner: 'south', discarder: 'west' } as const;
    expect(totalsOf(settleValues([10, 200, 20, 0], table, 'pung-based'))).toEqual([0, 200, -200, 0]);
    const agreed = rules('losers-settle: yes', 'pung-based');
    expect(totalsOf(settleValues([10, 200, 20, 0], table, agreed))).toEqual([0, 200, -160, -40]);
  });

  it('under Babcock’s rules settle the differences, doubled for East [S4-GEN-09]', () => {
    expect(totalsOf(settleValues([10, 200, 20, 0], { winner: 'south' }, 'babcock'))).toEqual([-400, 800, -160, -240]);
  });

  it('pay one another nothing if the rules say so [S0-SET-10]', () => {
    const settlement = settleValues([100, 200, 50, 20], { winner: 'south' }, rules('losers-settle: no'));
    expect(totalsOf(settlement)).toEqual([-400, 800, -200, -200]);
  });

  it('double for East only among themselves if the rules say so', () => {
    const settlement = settleValues([100, 200, 50, 20], { winner: 'south' }, rules('east-doubles: losers-only'));
    expect(totalsOf(settlement)).toEqual([60, 600, -270, -390]);
  });
});

describe('a dead hand', () => {
  const net = rules('dead-hand-pays: net-if-short');
  const table = (kind: 'foul' | 'long' | 'short'): Omit<Table, 'scores'> => ({ winner: 'south', dead: { west: kind } });

  it('pays the winner and the other losers and collects nothing [S4-DIS-02] [S4-END-09]', () => {
    const settlement = settleValues([0, 10, 8, 20], table('foul'));
    expect(totalsOf(settlement)).toEqual([-20 - 40, 40, -10 - 20, -10 + 40 + 20]);
    const found = settlement.payments.find(({ from, to }) => from === 'west' && to === 'north');
    expect(found).toEqual({ from: 'west', to: 'north', amount: 20, reason: 'dead-hand', value: 20, factors: [] });
  });

  it('that is short may deduct its own value from what it owes; a long one may not [S4-DIS-03]', () => {
    const paid = (kind: 'foul' | 'long' | 'short', profile?: Profile) =>
      settleValues([0, 0, 8, 20], table(kind), profile).payments.find(({ from }) => from === 'west')?.amount;
    expect([paid('long', net), paid('short', net), paid('foul', net), paid('short')]).toEqual([20, 12, 20, 20]);
  });

  it('that is short deducts its value from what it owes the winner too, but never below zero', () => {
    expect(totalsOf(settleValues([0, 20, 8, 0], table('short'), net))).toEqual([-40, 72, -12, -20]);
    expect(totalsOf(settleValues([0, 20, 50, 0], table('short'), net))).toEqual([-40, 60, 0, -20]);
  });

  it('pays only the winner if losers do not settle', () => {
    const settlement = settleValues([10, 20, 0, 30], table('foul'), rules('losers-settle: no'));
    expect(amountsOf(settlement)).toBe('east to south 40, west to south 20, north to south 20');
  });

  it('may be the only kind at the table', () => {
    const dead = { east: 'foul', south: 'foul', west: 'long', north: 'short' } as const;
    expect(settleValues([10, 20, 30, 40], { dead })).toEqual({
      payments: [],
      totals: { east: 0, south: 0, west: 0, north: 0 },
    });
    const { south: _, ...losers } = dead;
    expect(totalsOf(settleValues([10, 20, 30, 40], { winner: 'south', dead: losers }))).toEqual([-40, 80, -20, -20]);
  });
});

describe('a wash-out', () => {
  const nothing = { payments: [], totals: { east: 0, south: 0, west: 0, north: 0 } };

  it('costs nobody anything, with scores or without', () => {
    expect(settleValues([10, 20, 30, 40], {})).toEqual(nothing);
    expect(settle({} as Table)).toEqual(nothing);
  });
});

describe('pao', () => {
  /** The value of South's hand on a discard of West's. */
  const liable = (values: Values, declarations = '', profile = 'classical') =>
    settleValues(values, { winner: 'south', discarder: 'west', pao: true }, rules(declarations, profile));

  it('makes the discarder pay what all three would have paid [S0-CMP-10] [S0-PAO-01] [S0-PAO-04]', () => {
    const settlement = liable([0, 500, 0, 0]);
    expect(totalsOf(settlement)).toEqual([0, 2000, -2000, 0]);
    expect(settlement.payments).toHaveLength(1);
    expect(settlement.payments[0]).toMatchObject({ reason: 'pao', amount: 2000, value: 2000, factors: [] });
    expect(amountsOf({ payments: settlement.payments[0]!.shares! as never })).toBe(
      'east to south 1000, west to south 500, north to south 500',
    );
  });

  it('costs the discarder 2,000 instead of 500, and 3,000 if East wins [S0-STR-16] [S0-MATH-17]', () => {
    const west = (winner: Wind, value: Values, pao: boolean) =>
      settleValues(value, { winner, discarder: 'west', pao }).totals.west;
    expect(west('south', [0, 500, 0, 0], true)).toBe(-2000);
    expect(west('south', [0, 500, 0, 0], false)).toBe(-500);
    expect(west('east', [500, 0, 0, 0], true)).toBe(-3000);
    expect(west('east', [500, 0, 0, 0], false)).toBe(-1000);
    const table = { winner: 'east', discarder: 'west', pao: true } as const;
    expect(totalsOf(settleValues([500, 0, 0, 0], table))).toEqual([3000, 0, -3000, 0]);
  });

  it('may cost three limits or one, not doubled for East [S0-PAO-01]', () => {
    const three = liable([0, 500, 0, 0], 'pao-amount: three-limits');
    expect(totalsOf(three)).toEqual([0, 1500, -1500, 0]);
    expect(three.payments[0]).toMatchObject({ value: 500, factors: [{ kind: 'limits', times: 3 }] });
    expect(totalsOf(liable([0, 500, 0, 0], 'pao-amount: one-limit'))).toEqual([0, 500, -500, 0]);
    expect(totalsOf(liable([0, 300, 0, 0], 'pao-amount: one-limit; limit: none'))).toEqual([0, 1200, -1200, 0]);
  });

  it('includes the discarder’s factor, and what a short hand deducts', () => {
    expect(totalsOf(liable([0, 500, 0, 0], 'discarder-pays: 2'))).toEqual([0, 2500, -2500, 0]);
    const table = { winner: 'south', discarder: 'west', pao: true, dead: { north: 'short' } } as const;
    const settlement = settleValues([0, 500, 0, 30], table, rules('dead-hand-pays: net-if-short; losers-settle: no'));
    expect(totalsOf(settlement)).toEqual([0, 1970, -1970, 0]);
  });

  it('does not change how losers settle', () => {
    expect(totalsOf(liable([10, 500, 0, 0]))).toEqual([40, 2000, -2020, -20]);
  });

  it('is the discarder’s own share if the discarder alone pays', () => {
    expect(totalsOf(liable([0, 500, 0, 0], 'pao: on', 'pung-based'))).toEqual([0, 500, -500, 0]);
  });

  it('is everybody’s share if the rules say so, whoever pays otherwise', () => {
    const every = 'pao: on; pao-amount: every-share';
    expect(totalsOf(liable([0, 500, 0, 0], every, 'pung-based'))).toEqual([0, 2000, -2000, 0]);
    expect(totalsOf(liable([0, 500, 0, 0], every))).toEqual(totalsOf(liable([0, 500, 0, 0])));
  });

  it('costs nothing extra if the rules turn it off [S0-PAO-03]', () => {
    expect(totalsOf(liable([0, 500, 0, 0], 'pao: off'))).toEqual([-1000, 2000, -500, -500]);
  });
});

describe('pao in the winner’s hand', () => {
  const paid = (hand: string, situation: Situation = {}, profile: string | Profile = 'classical', discarder?: Wind) => {
    const won = score(hand, { seat: 'south', ...situation }, profile);
    const scores = { ...scoresOf([0, 0, 0, 0]), south: won };
    const thrower = situation.win === 'self-draw' ? undefined : (discarder ?? 'west');
    return settle({ scores, winner: 'south', discarder: thrower }, profile).payments.map(({ reason }) => reason);
  };
  const PAO = ['pao'];
  const WIN = ['win', 'win', 'win'];

  it.each([
    [
      'is owed by the player who throws the third dragon to two exposed sets [S0-PAO-01] [S0-PAO-02] [S0-CMP-10]',
      '(RRR) (GGG) 123b 99d BB +B',
    ],
    ['is owed by the player who throws the third dragon to exposed kongs [S0-PAO-01]', '(RRRR) (GGG+G) 123b 99d BB +B'],
    [
      'is owed by the player who throws the fourth wind to three exposed sets [S0-PAO-01] [S0-PAO-02] [S0-CMP-10]',
      '(EEE) (SSS) (WWW) 99d NN +N',
    ],
  ])('%s', (_, hand) => {
    expect(paid(hand)).toEqual(PAO);
  });

  it.each<[string, string, Situation]>([
    ['is owed by nobody if the winner drew the tile [S0-PAO-02]', '(RRR) (GGG) 123b 99d BB +B', { win: 'self-draw' }],
    ['is owed by nobody if another set of dragons was concealed [S0-PAO-02]', '(RRR) GGG 123b 99d BB +B', {}],
    ['is owed by nobody if another set of dragons is a concealed kong [S0-PAO-02]', '(RRR) [GGGG] 123b 99d BB +B', {}],
    ['is owed by nobody if the discard completes another set', '(RRR) (GGG) (BBB) 99d 12b +3b', {}],
    ['is owed by nobody if the discard completes the pair', '(RRR) (GGG) (BBB) 123b 9d +9d', {}],
    ['is owed by nobody if a kong is robbed', '(RRR) (GGG) (BBB) 99d 12b +3b', { circumstances: ['robbed-kong'] }],
    ['is owed by nobody if one set of winds was concealed [S0-PAO-02]', '(EEE) (SSS) WWW 99d NN +N', {}],
    ['is owed by nobody for little three dragons', '(RRR) (GGG) 123b 456b B +B', {}],
    ['is owed by nobody for little four winds', '(EEE) (SSS) (WWW) 123b N +N', {}],
    ['is owed by nobody for another limit hand [S0-PAO-04]', '(EEE) (SSS) (RRR) 99b GG +G', {}],
  ])('%s', (_, hand, situation) => {
    expect(paid(hand, situation)).toEqual(WIN);
  });

  it('needs the award of the hand', () => {
    const hand = '(RRR) (GGG) 123b 99d BB +B';
    expect(paid(hand, {}, rules('big-three-dragons: off'))).toEqual(WIN);
    expect(paid(hand, {}, rules('big-three-dragons: half limit'))).toEqual(PAO);
    // Pao is for limit hands.
    expect(paid(hand, {}, rules('big-three-dragons: 4 doubles'))).toEqual(WIN);
    expect(paid(hand, {}, rules('big-three-dragons: limit for losers'))).toEqual(WIN);
    expect(paid(hand, {}, rules('limit: none'))).toEqual(PAO);
    expect(paid(hand, {}, rules('pao: on', 'family'))).toEqual(WIN);
    expect(paid(hand, {}, 'european')).toEqual(WIN);
  });

  it('follows what the hand is worth: two doubles at the German tables, which nobody pays for all', () => {
    const dragons = '(RRR) (GGG) 123b 99d BB +B';
    const fourWinds = '(EEE) (SSS) (WWW) 99d NN +N';
    for (const hand of [dragons, fourWinds]) {
      expect(paid(hand, {}, 'dmjl')).toEqual(WIN);
      expect(paid(hand, {}, rules('big-three-dragons: limit; big-four-winds: limit', 'dmjl'))).toEqual(PAO);
    }
    // 20 points and three times 4, doubled by three sets and twice for the hand: 32 × 2^5 are cut to 500.
    const won = score(dragons, { seat: 'south' }, 'dmjl');
    const table = { scores: { ...scoresOf([0, 0, 0, 0]), south: won }, winner: 'south', discarder: 'west' } as const;
    expect(totalsOf(settle(table, 'dmjl'))).toEqual([-1000, 2000, -500, -500]);
  });

  it('is owed for a table’s own limit hand that requires the big one, if it was earned', () => {
    // Three great scholars may not have a chow at the British association’s tables.
    const scholars = '(RRR) (GGG) (222b) 99d BB +B';
    expect(paid(scholars, {}, 'bmja')).toEqual(PAO);
    expect(paid('(RRR) (GGG) 123b 99d BB +B', {}, 'bmja')).toEqual(WIN);
    expect(paid('(RRR) (GGG) (222b) 99d BB +B', { win: 'self-draw' }, 'bmja')).toEqual(WIN);
    expect(paid('(RRR) GGG (222b) 99d BB +B', {}, 'bmja')).toEqual(WIN);
    expect(paid('(EEE) (SSS) (WWW) 99d NN +N', {}, 'bmja')).toEqual(PAO);
    const own = (rest: string) => rules(`big-three-dragons: off; ${rest}`);
    expect(paid(scholars, {}, own('--a: limit if three-dragon-sets'))).toEqual(PAO);
    expect(paid(scholars, {}, own('--a: 2/5 limit if --b; --b: 1 double if big-three-dragons, discard'))).toEqual(PAO);
    expect(paid(scholars, {}, own('--a: 3 doubles if big-three-dragons'))).toEqual(WIN);
    expect(paid(scholars, {}, own('--a: limit if not big-three-dragons'))).toEqual(WIN);
    expect(paid(scholars, {}, own('--a: limit if all-pungs'))).toEqual(WIN);
    expect(paid(scholars, {}, own('--a: limit if big-three-dragons, self-draw'))).toEqual(WIN);
    // A Score that was stored says what was earned, too.
    const won = JSON.parse(JSON.stringify(score(scholars, { seat: 'south' }, 'bmja'))) as Score;
    const table = { scores: { ...scoresOf([0, 0, 0, 0]), south: won }, winner: 'south', discarder: 'west' } as const;
    expect(totalsOf(settle(table, 'bmja'))).toEqual([0, 4000, -4000, 0]);
    expect(() =>
      settle({ ...table, scores: { ...table.scores, south: { ...won, awards: 'all' } } } as never, 'bmja'),
    ).toThrow(TableError);
  });

  it('costs what the hand is worth to each player', () => {
    const won = score('(RRR) (GGG) 123b 99d BB +B', { seat: 'south' });
    const settlement = settle({
      scores: { ...scoresOf([0, 0, 0, 0]), south: won },
      winner: 'south',
      discarder: 'east',
    });
    expect(totalsOf(settlement)).toEqual([-2000, 2000, 0, 0]);
  });
});

describe('losers’ hands', () => {
  it('are settled from their Scores', () => {
    const scores = {
      east: score('(111d) 88d 123b 57c E W 2c', { seat: 'east' }),
      south: score('(RRR) 123b 456b 99d 78d +9d', { seat: 'south' }),
      west: score('(WWW) 123b 456b 2468d', { seat: 'west' }),
      north: score('1234567b 123456d', { seat: 'north' }),
    };
    expect(winds.map((seat) => scores[seat].value)).toEqual([4, 48, 8, 0]);
    expect(totalsOf(settle({ scores, winner: 'south', discarder: 'north' }))).toEqual([
      -96 - 8 + 8,
      192,
      -48 + 8 + 8,
      -48 - 8 - 8,
    ]);
  });

  it('may come from JSON', () => {
    const table: Table = {
      scores: { ...scoresOf([10, 0, 20, 0]), south: score('(RRR) 123b 456b 99d 78d +9d', { seat: 'south' }) },
      winner: 'south',
      dead: { west: 'foul' },
    };
    const settlement = settle(table);
    expect(settle(JSON.parse(JSON.stringify(table)))).toEqual(settlement);
    expect(JSON.parse(JSON.stringify(settlement))).toEqual(settlement);
  });
});

describe('a Score for another table', () => {
  const refused = (scores: Partial<Table['scores']>, winner: Wind, profile?: string | Profile): string =>
    resultOr(
      () => (settle({ scores: { ...scoresOf([0, 0, 0, 0]), ...scores }, winner }, profile), 'settled'),
      TableError,
      ({ code, message }) => (code === 'other-score' ? message : code),
    );
  const HAND = '(EEE) 123b 456b 99d 78d +9d';
  const stored = (scored: Score) => JSON.parse(JSON.stringify(scored)) as Score;

  it('is rejected for another seat', () => {
    // As East the hand is worth 96, as South 48.
    const asEast = score(HAND, { seat: 'east' });
    expect(refused({ south: asEast }, 'south')).toBe(
      'The score of south was computed for seat “east”, but this table has “south”.',
    );
    expect(refused({ south: stored(asEast) }, 'south')).toContain('seat “east”');
    expect(refused({ south: score(HAND) }, 'south')).toContain('seat “east”');
    expect(refused({ west: score('(111d) 88d 123b 57c E W 2c', { seat: 'north' }), south: 30 }, 'south')).toContain(
      'west was computed for seat “north”',
    );
    expect(refused({ south: score(HAND, { seat: 'south' }) }, 'south')).toBe('settled');
    expect(refused({ east: score(HAND) }, 'east')).toBe('settled');
  });

  it('is rejected for another round than the other Scores', () => {
    const won = score(HAND, { seat: 'south', round: 'west' });
    const lost = '(111d) 88d 123b 57c S W 2c';
    expect(refused({ south: won, north: score(lost, { seat: 'north', round: 'south' }) }, 'south')).toBe(
      'The score of north was computed for round “south”, but this table has “west”.',
    );
    expect(refused({ south: won, north: score(lost, { seat: 'north' }) }, 'south')).toContain('round “east”');
    expect(refused({ south: won, north: score(lost, { seat: 'north', round: 'west' }) }, 'south')).toBe('settled');
  });

  it('is rejected for another profile', () => {
    const won = score(HAND, { seat: 'south' }, 'european');
    expect(refused({ south: won }, 'south')).toBe(
      'The score of south was computed for profile “european”, but this table has “classical”.',
    );
    expect(refused({ south: stored(won) }, 'south', 'family')).toContain('profile “european”');
    expect(refused({ south: won }, 'south', 'european')).toBe('settled');
  });

  it('is rejected for another limit', () => {
    const won = score(HAND, { seat: 'south' }, rules('limit: 1000'));
    for (const one of [won, stored(won)]) {
      expect(refused({ south: one }, 'south', rules('limit: 2000'))).toBe(
        'The score of south was computed for limit “1000”, but this table has “2000”.',
      );
      expect(refused({ south: one }, 'south', rules('limit: none'))).toContain('“none”');
      expect(refused({ south: one }, 'south', rules('limit: 1000'))).toBe('settled');
    }
    const unlimited = score(HAND, { seat: 'south' }, rules('limit: none'));
    expect(refused({ south: unlimited }, 'south', rules(''))).toContain('limit “none”');
    expect(refused({ south: stored(unlimited) }, 'south', rules('limit: none'))).toBe('settled');
  });

  it('is rejected for other rules of the same name', () => {
    const won = score(HAND, { seat: 'south' }, rules('full-flush: 4 doubles'));
    expect(refused({ south: won }, 'south', rules(''))).toBe(
      'The score of south was computed for full-flush “4 doubles”, but this table has “3 doubles”.',
    );
    // The same declarations, made into a profile once more.
    expect(refused({ south: won }, 'south', rules('full-flush: 4 doubles'))).toBe('settled');
  });

  it('is checked by profile name only if it was stored', () => {
    const won = stored(score(HAND, { seat: 'south' }, rules('full-flush: 4 doubles')));
    expect(refused({ south: won }, 'south', rules(''))).toBe('settled');
  });
});

describe('the Score of a dead hand', () => {
  const net = rules('dead-hand-pays: net-if-short');
  const settled = (hand: string, dead?: Table['dead'], profile: Profile | string = 'classical') =>
    settle(
      {
        scores: { ...scoresOf([0, 10, 0, 0]), west: score(hand, { seat: 'west', dead: true }, profile) },
        winner: 'south',
        dead,
      },
      profile,
    );

  it('is settled as dead even if the table does not say so', () => {
    // Worth 8 for its pung of the seat wind, doubled to 16, if it were not dead.
    const hand = '(WWW) 123b 456b 2468d';
    expect(score(hand, { seat: 'west', dead: true }).value).toBeGreaterThan(0);
    expect(settled(hand)).toEqual(settled(hand, { west: 'foul' }));
    expect(totalsOf(settled(hand))).toEqual([-20, 40, -10, -10]);
  });

  it('determines by its size whether it is long or short', () => {
    const short = settled('(WWW) 123b 456b 246d', undefined, net);
    expect(short).toEqual(settled('(WWW) 123b 456b 246d', { west: 'short' }, net));
    expect(short.totals.west).toBeGreaterThan(-10);
    expect(settled('(WWW) 123b 456b 24689d', undefined, net).totals.west).toBe(-10);
    expect(settled('(WWW) 123b 456b 2468d', undefined, net).totals.west).toBe(-10);
    expect(settled('(WWWW) 123b 456b 2468d', undefined, net).totals.west).toBe(-10);
    // Fourteen tiles are allowed for a player who claimed to have won.
    expect(settled('(WWW) 123b 456b 2468d +3d', undefined, net).totals.west).toBe(-10);
  });

  it('is short if tiles are missing, a kong counting as three and flowers not at all', () => {
    for (const hand of ['(WWWW) 123b 456b 246d', '(WWW) 123b 456b 246d 1f', '(WWW) 123b 456b 246d +3d'])
      expect(settled(hand, undefined, net)).toEqual(settled(hand, { west: 'short' }, net));
    expect(settled('(WWWW) 123b 456b 2468d 1f', undefined, net).totals.west).toBe(-10);
  });

  it('can be overridden by the table', () => {
    expect(settled('(WWW) 123b 456b 246d', { west: 'foul' }, net).totals.west).toBe(-10);
  });

  it('cannot be the winner', () => {
    const scores = {
      ...scoresOf([0, 0, 0, 0]),
      south: score('(RRR) 123b 456b 99d 78d +9d', { seat: 'south', dead: true }),
    };
    expect(() => settle({ scores, winner: 'south' })).toThrow('“dead” and “winner” cannot both apply.');
  });
});

describe('four hands from one set of tiles', () => {
  const scored = (hands: Partial<Record<Wind, string>>): Table['scores'] => ({
    ...scoresOf([0, 0, 0, 0]),
    ...Object.fromEntries(Object.entries(hands).map(([seat, hand]) => [seat, score(hand, { seat: seat as Wind })])),
  });
  const refused = (hands: Partial<Record<Wind, string>>): TableError => {
    return thrown(() => settle({ scores: scored(hands), winner: 'south' }), TableError);
  };
  const south = '(RRR) 123b 456b 99d 78d +9d';

  it('cannot hold five of a tile', () => {
    const error = refused({ south, west: '(999d) 123c 456c 2b 46b E', east: '(EEE) 123b 456c 1479d' });
    expect(error.code).toBe('too-many-copies');
    expect(error.details).toMatchObject({ tile: '9d', found: 7, most: 4, seats: 'east, south, west' });
    expect(error.message).toBe('The hands of east, south, west have 7 of 9d; a set of tiles has 4.');
  });

  it('says how a robbed kong is written', () => {
    const robbing = score('(123b) 456c 789c 55b 78d +9d', { seat: 'south', circumstances: ['robbed-kong'] });
    const table = (robbed: string): Table => ({
      scores: { ...scored({ west: robbed }), south: robbing },
      winner: 'south',
      discarder: 'west',
    });
    const kong = () => settle(table('(9999d) 123c 456c 2b 46b E'));
    expect(kong).toThrow(
      'The robbed kong of 9d is written as a kong: its fourth tile is the winning tile of south, so write (999d).',
    );
    expect(() => settle(table('(999d) 123c 456c 2b 46b E'))).not.toThrow();
  });

  it('cannot hold a flower twice', () => {
    const error = refused({ south: `${south} 3f`, north: '(NNN) 123c 456c 2b 46b E 3f' });
    expect(error.details).toMatchObject({ tile: '3f', found: 2, most: 1, seats: 'south, north' });
    expect(
      refused({ east: '(NNN) 123c 456c 2b 46b E 1s', south, north: '123c 456c 2b 46b ESWR 1s' }).details.tile,
    ).toBe('1s');
  });

  it('are named only if they hold the tile', () => {
    const error = refused({ south, west: '(999d) 123c 456c 2b 46b E', east: '(EEE) 123b 456c 147d 9c' });
    expect(error.details).toMatchObject({ found: 6, seats: 'south, west' });
  });

  it('may hold four', () => {
    expect(settle({ scores: scored({ south, west: '123c 456c 2b 46b EE G 9d' }), winner: 'south' }).totals.south).toBe(
      192,
    );
  });

  it('are checked in a wash-out too', () => {
    const lost = '123c 456c 2b 46b ESW 9d';
    const scores = { ...scored({ west: `${lost} 1f`, north: `${lost} 1f` }) };
    expect(() => settle({ scores } as Table)).toThrow('2 of 1f');
  });
});

describe('an invalid table', () => {
  const values = scoresOf([0, 30, 0, 0]);
  const won = score('(RRR) 123b 456b 99d 78d +9d', { seat: 'south' });
  const drawn = score('(RRR) 123b 456b 99d 78d +9d', { seat: 'south', win: 'self-draw' });
  const lost = score('(RRR) 123b 456b 99d 78d', { seat: 'south' });

  const south = { scores: values, winner: 'south' };

  /** As a page may provide it. */
  const refusal = (table: unknown): { code: string; message: string } => {
    return thrown(() => settle(table as Table), TableError);
  };

  it.each<[string, string, unknown, string]>([
    [
      'unknown-seat',
      'no such winner',
      { scores: values, winner: 'up' },
      '“up” is not a valid seat: use east, south, west, north.',
    ],
    ['unknown-seat', 'no such discarder', { ...south, discarder: 'East' }, '“East” is not a valid seat'],
    ['unknown-seat', 'dead at no seat', { ...south, dead: { up: 'foul' } }, '“up” is not a valid seat'],
    [
      'unknown-seat',
      'a fifth player is refused [S0-OVR-01]',
      { scores: { ...values, pot: 3 }, winner: 'south' },
      '“pot” is not a valid seat',
    ],
    ['no-winner', 'a discarder without a winner', { scores: values, discarder: 'west' }, 'no winner'],
    [
      'discarder',
      'the winner as discarder',
      { ...south, discarder: 'south' },
      'The winner, south, can’t also be the discarder.',
    ],
    [
      'discarder',
      'a discarder of a tile that was drawn',
      { scores: { ...values, south: drawn }, winner: 'south', discarder: 'west' },
      '“discarder” and “self-draw” cannot both apply.',
    ],
    ['dead', 'a dead winner', { ...south, dead: { south: 'short' } }, '“dead” and “winner” cannot both apply.'],
    [
      'dead',
      'dead in an unknown way',
      { ...south, dead: { west: 'sleepy' } },
      '“sleepy” is not a valid dead hand: use foul, long, short.',
    ],
    ['missing-seat', 'no scores', { winner: 'south' }, 'The score for east is missing.'],
    [
      'missing-seat',
      'three players are refused [S0-OVR-01]',
      { scores: { east: 1, south: 2, west: 3 }, winner: 'south' },
      'score for north is missing',
    ],
    ['missing-seat', 'a seat of null', { ...south, scores: { ...values, west: null } }, 'score for west is missing'],
    [
      'score',
      'a negative score',
      { ...south, scores: { ...values, west: -1 } },
      'The score of west must be a number from 0 to 1000000000000, not “-1”.',
    ],
    ['score', 'a score that is not a number', { ...south, scores: { ...values, west: NaN } }, 'The score of west'],
    ['score', 'a score without end', { ...south, scores: { ...values, west: Infinity } }, 'The score of west'],
    ['score', 'a score of text', { ...south, scores: { ...values, west: '30' } }, ', not “30”'],
    ['score', 'data that is not a Score', { ...south, scores: { ...values, west: {} } }, 'The score of west'],
    ['score', 'a loser’s hand as the winner’s', { scores: { ...values, south: lost }, winner: 'south' }, 'check south'],
    ['score', 'a winner’s hand as a loser’s', { scores: { ...values, south: won }, winner: 'east' }, 'check south'],
    ['score', 'a winner’s hand in a wash-out', { scores: { ...values, south: won } }, 'check south'],
    [
      'pao',
      'pao set for a hand',
      { scores: { ...values, south: won }, winner: 'south', discarder: 'west', pao: true },
      'Set `pao` only when the winner’s score is a number.',
    ],
  ])('%s: %s', (code, _, table, message) => {
    const error = refusal(table);
    expect(error.code).toBe(code);
    expect(error.message).toContain(message);
  });

  it.each([
    ['table', null],
    ['table', []],
    ['table.scores', { scores: [], winner: 'south' }],
    ['table.scores', { scores: 5, winner: 'south' }],
    ['table.dead', { scores: values, winner: 'south', dead: 'west' }],
    ['table.scores.south.reading', { scores: { ...values, south: { ...won, reading: {} } }, winner: 'south' }],
    ['table.scores.south.hand.sets', { scores: { ...values, south: { ...won, hand: {} } }, winner: 'south' }],
    ['table.scores.south.situation', { scores: { ...values, south: { ...won, situation: 1 } }, winner: 'south' }],
  ])('is described by the place of the fault: %s', (place, table) => {
    const error = refusal(table);
    expect(error.code).toBe('wrong-shape');
    expect(error.message).toContain(`${place} `);
  });

  it('is one whose Score has something else for a tile', () => {
    const hand = { ...won.hand, winningTile: [{}] };
    expect(() => settle({ scores: { ...values, south: { ...won, hand } }, winner: 'south' } as never)).toThrow(
      HandError,
    );
  });

  it('is one whose Score has a value of text', () => {
    const text = { ...won, value: '48' };
    expect(refusal({ scores: { ...values, south: text }, winner: 'south' }).message).toContain('The score of south');
  });

  it('is quoted in the message up to a limit', () => {
    expect(refusal({ scores: values, winner: 'x'.repeat(5000) }).message.length).toBeLessThan(120);
    expect(refusal({ scores: values, winner: 'so\u202Euth\n' }).message).toContain('“so\uFFFDuth\uFFFD”');
  });

  it('may have a seat named like a property of all objects', () => {
    expect(refusal({ scores: values, winner: 'constructor' }).code).toBe('unknown-seat');
    expect(refusal({ scores: values, winner: 'south', dead: JSON.parse('{"__proto__":"foul"}') }).code).toBe(
      'unknown-seat',
    );
  });

  it('may have an unknown profile', () => {
    expect(() => settle({ scores: values, winner: 'south' }, 'nobody')).toThrow('“nobody” is not a profile');
  });

  it('does not change its input', () => {
    const table = {
      scores: { ...values, south: won as Score },
      winner: 'south' as const,
      dead: { west: 'foul' as const },
    };
    const before = structuredClone(table);
    settle(table);
    expect(table).toEqual(before);
  });
});

it('rejects null for dead hands with a message', () => {
  const table = { scores: { east: 8, south: 4, west: 2, north: 0 }, winner: 'east', dead: null } as unknown as Table;
  expect(() => settle(table)).toThrow(TableError);
});

it('accepts a score of a million million', () => {
  const scores = { east: 0, south: 1e12, west: 0, north: 0 };
  expect(settle({ scores, winner: 'south' }, rules('limit: none; east-doubles: none')).totals.south).toBe(3e12);
});

it.each([
  ['three-limits', 3, [{ kind: 'limits', times: 3 }]],
  ['one-limit', 1, []],
])('lists what pao costs: %s', (amount, times, factors) => {
  const table = { scores: scoresOf([0, 30, 0, 0]), winner: 'south', discarder: 'west', pao: true } as const;
  const payments = settle(table, rules(`pao: on; pao-amount: ${amount}; limit: 500; losers-settle: no`)).payments;
  expect(payments).toEqual([{ from: 'west', to: 'south', amount: times * 500, reason: 'pao', value: 500, factors }]);
});
