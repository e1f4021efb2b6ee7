/** A second settlement, player by player and pair by pair. */
import type { Hand, Wind } from '../../src/core/types.js';
import type { NaiveRules } from './rules.js';

export interface NaiveTable {
  /** Without a winner the hand was a wash-out. */
  winner?: Wind;
  /** Without a discarder the winner drew the tile. */
  discarder?: Wind;
  dead?: Partial<Record<Wind, 'foul' | 'long' | 'short'>>;
  /** The discarder is liable: decided before, from the winner's hand. */
  pao: boolean;
}

const WINDS: Wind[] = ['east', 'south', 'west', 'north'];

/**
 * Whether the player who threw the winning tile is liable: “if an opponent has already exposed two dragon pungs/kongs and you
 * discard the third dragon to complete Big Three Dragons, or has three wind pungs exposed and you feed the fourth wind”, as
 * far as such a hand is one of the “big limit hands” of the table.
 *
 * @param earned the awards that the hand has earned, for a table's own limit hands
 */
export function isLiable(hand: Hand, earned: readonly string[], rules: NaiveRules): boolean {
  const isLimit = (award: unknown): boolean => /^(half |\d+\/\d+ )?limit\b/.test(String(award));
  return (
    [
      ['big-three-dragons', [...'RGB']],
      ['big-four-winds', [...'ESWN']],
    ] as const
  ).some(([name, honours]) => {
    const shown = hand.sets.filter(({ tiles, concealed }) => honours.includes(tiles[0]!) && !concealed);
    const fed = honours.filter((honour) => shown.every(({ tiles }) => tiles[0] !== honour));
    if (shown.length !== honours.length - 1 || hand.winningTile !== fed[0]) return false;
    if (hand.concealed.filter((tile) => tile === fed[0]).length !== 2) return false;
    return (
      isLimit(rules[name]) ||
      earned.some((id) => id.startsWith('--') && isLimit(rules[id]) && String(rules[id]).includes(name))
    );
  });
}

export function naiveSettle(values: Record<Wind, number>, table: NaiveTable, rules: NaiveRules): Record<Wind, number> {
  const totals: Record<Wind, number> = { east: 0, south: 0, west: 0, north: 0 };
  const { winner, discarder, dead = {} } = table;
  if (winner === undefined) return totals;

  const pay = (from: Wind, to: Wind, amount: number): void => {
    totals[from] -= amount;
    totals[to] += amount;
  };
  const losers = WINDS.filter((wind) => wind !== winner);
  const oneIsEast = (a: Wind, b: Wind): boolean => a === 'east' || b === 'east';

  /** What a dead hand may set off against what it owes. */
  const setOff = (wind: Wind): number =>
    dead[wind] === 'short' && rules['dead-hand-pays'] === 'net-if-short' ? values[wind] : 0;

  // To the winner

  const share = (payer: Wind): number => {
    if (discarder !== undefined && rules['payers'] === 'discarder' && payer !== discarder) return 0;
    const value = Math.max(0, values[winner] - setOff(payer));
    let factor = 1;
    if (discarder === undefined) factor *= Number(rules['self-draw-pays']);
    else if (payer === discarder) factor *= Number(rules['discarder-pays']);
    if (rules['east-doubles'] === 'all' && oneIsEast(payer, winner)) factor *= 2;
    return value * factor;
  };
  if (table.pao && rules['pao'] === 'on' && discarder !== undefined) {
    const allShares = losers.reduce((sum, payer) => sum + share(payer), 0);
    const amount = rules['pao-amount'];
    if (amount === 'all-shares' || rules['limit'] === 'none') pay(discarder, winner, allShares);
    else pay(discarder, winner, (amount === 'three-limits' ? 3 : 1) * Number(rules['limit']));
  } else {
    for (const payer of losers) pay(payer, winner, share(payer));
  }

  // Between losers

  if (rules['losers-settle'] === 'yes') {
    for (const payer of losers) {
      for (const receiver of losers) {
        if (payer === receiver || dead[receiver]) continue;
        const own = dead[payer] ? setOff(payer) : values[payer];
        const factor = rules['east-doubles'] !== 'none' && oneIsEast(payer, receiver) ? 2 : 1;
        pay(payer, receiver, Math.max(0, values[receiver] - own) * factor);
      }
    }
  }
  return totals;
}
