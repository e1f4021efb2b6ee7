/** A second settlement, player by player and pair by pair. */
import type { Hand, Wind } from '../../src/core/types.js';
import type { NaiveRules } from './rules.js';
import { limitFor, partOfLimit } from './score.js';

export interface NaiveTable {
  /** Without a winner the hand was a wash-out. */
  winner?: Wind;
  /** Without a discarder the winner drew the tile. */
  discarder?: Wind;
  dead?: Partial<Record<Wind, 'foul' | 'long' | 'short'>>;
  /** What each player did wrong, as a list of errors. */
  incidents?: Partial<Record<Wind, string[]>>;
  /** The discarder is liable: decided before, from the winner's hand. */
  pao: boolean;
  /** Who discarded the tile of an earlier claim that made the hand certain. */
  liable?: Wind;
}

/** What tables call some errors. */
const SHORT: Record<string, string> = {
  'incomplete-win': 'false-win',
  'grounded-wrong-tiles': 'wrong-claim',
  'marked-kong-wrongly': 'wrong-kong',
};

const WINDS: Wind[] = ['east', 'south', 'west', 'north'];

/**
 * Whether the player who threw the winning tile is liable: “if an opponent has already exposed two dragon pungs/kongs and you
 * discard the third dragon to complete Big Three Dragons, or has three wind pungs exposed and you feed the fourth wind”, as
 * far as such a hand is one of the “big limit hands” of the table.
 *
 * @param earned the awards that the hand has earned, for a table's own limit hands
 */
export function isLiable(hand: Hand, earned: readonly string[], rules: NaiveRules): boolean {
  const isLimit = (award: unknown): boolean => /^(half |\d+\/\d+ |\d+ )?limits?\b/.test(String(award));
  const big = new Map<string, string[]>([
    ['big-three-dragons', [...'RGB']],
    ['big-four-winds', [...'ESWN']],
  ]);
  const isFed = (honours: string[]): boolean => {
    const shown = hand.sets.filter(({ tiles, concealed }) => honours.includes(tiles[0]!) && !concealed);
    const fed = honours.filter((honour) => shown.every(({ tiles }) => tiles[0] !== honour));
    if (shown.length !== honours.length - 1 || hand.winningTile !== fed[0]) return false;
    return hand.concealed.filter((tile) => tile === fed[0]).length === 2;
  };
  // As above, but the last dragon or wind completes a pair of it.
  const little = new Map([
    ['little-three-dragons', [...'RGB']],
    ['little-four-winds', [...'ESWN']],
  ]);
  const isFedPair = (honours: string[]): boolean => {
    const shown = hand.sets.filter(({ tiles, concealed }) => honours.includes(tiles[0]!) && !concealed);
    const fed = honours.filter((honour) => shown.every(({ tiles }) => tiles[0] !== honour));
    return (
      fed.length === 1 && hand.winningTile === fed[0] && hand.concealed.filter((tile) => tile === fed[0]).length === 1
    );
  };
  const causes = String(rules['pao-on']).split(', ');
  // “A discard for one suit with three exposed pungs, or for ones and nines with three exposed sets, is liable, too”: that
  // they have to be pungs is a condition of the award.
  const isListed = causes.some((id) =>
    big.has(id)
      ? isFed(big.get(id)!)
      : little.has(id)
        ? isFedPair(little.get(id)!)
        : earned.includes(id) && hand.sets.filter(({ concealed }) => !concealed).length > 2,
  );
  const isBig = [...big].some(
    ([name, honours]) =>
      isFed(honours) &&
      (isLimit(rules[name]) ||
        earned.some((id) => id.startsWith('--') && isLimit(rules[id]) && String(rules[id]).includes(name))),
  );
  return isListed || (causes.includes('big-limit-hands') && isBig);
}

export function naiveSettle(values: Record<Wind, number>, table: NaiveTable, rules: NaiveRules): Record<Wind, number> {
  const totals: Record<Wind, number> = { east: 0, south: 0, west: 0, north: 0 };
  const { winner, discarder, dead = {} } = table;
  const pay = (from: Wind, to: Wind, amount: number): void => {
    totals[from] -= amount;
    totals[to] += amount;
  };
  // Fines: “300 to each” of the others, or once to the winner, if that is somebody else. Half a limit is half of what a limit
  // hand is worth; without a limit that is nothing.
  const limitHand =
    rules['limit-value'] === undefined || rules['limit-value'] === 'as-limit' ? rules['limit'] : rules['limit-value'];
  for (const payer of WINDS) {
    for (const wrong of table.incidents?.[payer] ?? []) {
      const [amount, toEach] = String(rules[wrong] ?? rules[SHORT[wrong] ?? ''] ?? 'off').split(' to ');
      const limits = { limit: 1, 'half limit': 0.5, '1/4 limit': 0.25, '2 limits': 2 }[amount!];
      const sum =
        amount === 'off'
          ? 0
          : limits === undefined
            ? parseInt(amount!, 10)
            : limitHand === 'none'
              ? 0
              : partOfLimit(limits, Number(limitHand), rules['rounding']);
      for (const receiver of WINDS) {
        const isDouble = rules['east-fines'] === 'double' && (payer === 'east' || receiver === 'east');
        if (receiver !== payer && (toEach === 'each' || receiver === winner))
          pay(payer, receiver, isDouble ? 2 * sum : sum);
      }
    }
  }
  // “After a false win its player is out, and the other three settle their hands.”
  const atFault = WINDS.filter((wind) =>
    (table.incidents?.[wind] ?? []).some((one) => one === 'incomplete-win' || one === 'false-win'),
  );
  if (winner === undefined) {
    const isSettled =
      rules['washout-settles'] === 'yes' || (rules['washout-settles'] === 'after-false-win' && atFault.length > 0);
    if (!isSettled) return totals;
    const rest = WINDS.filter((wind) => !atFault.includes(wind));
    for (const receiver of rest) {
      if (dead[receiver]) continue;
      if (rules['payers'] === 'nobody') {
        totals[receiver] += values[receiver] * (receiver === 'east' && rules['east-doubles'] !== 'none' ? 2 : 1);
        continue;
      }
      for (const debtor of rest) {
        if (debtor === receiver) continue;
        const kept =
          !dead[debtor] || (dead[debtor] === 'short' && rules['dead-hand-pays'] === 'net-if-short')
            ? values[debtor]
            : 0;
        const factor = rules['east-doubles'] !== 'none' && (debtor === 'east' || receiver === 'east') ? 2 : 1;
        pay(debtor, receiver, Math.max(0, values[receiver] - kept) * factor);
      }
    }
    return totals;
  }

  const losers = WINDS.filter((wind) => wind !== winner);
  const most = limitFor(winner, rules);
  const isAtLimit = most !== null && values[winner] >= most;
  const settles = rules['losers-settle'] === 'yes' || (rules['losers-settle'] === 'unless-limit' && !isAtLimit);

  // “We just write the points down, and East’s twice.”
  if (rules['payers'] === 'nobody') {
    for (const wind of WINDS) {
      if (wind !== winner && (!settles || dead[wind])) continue;
      const isTwice =
        wind === 'east' &&
        (rules['east-doubles'] === 'all' || (rules['east-doubles'] === 'losers-only' && wind !== winner));
      totals[wind] += values[wind] * (isTwice ? 2 : 1);
    }
    return totals;
  }

  const oneIsEast = (a: Wind, b: Wind): boolean => a === 'east' || b === 'east';

  /** What a dead hand may set off against what it owes. */
  const setOff = (wind: Wind): number =>
    dead[wind] === 'short' && rules['dead-hand-pays'] === 'net-if-short' ? values[wind] : 0;

  // To the winner

  const payer = rules['pao'] === 'on' ? (table.liable ?? (table.pao ? discarder : undefined)) : undefined;
  const share = (loser: Wind): number => {
    const isPaidFor = payer !== undefined && rules['pao-amount'] === 'every-share';
    if (discarder !== undefined && rules['payers'] === 'discarder' && loser !== discarder && !isPaidFor) return 0;
    const value = Math.max(0, values[winner] - setOff(loser));
    let factor = 1;
    if (discarder === undefined) factor *= Number(rules['self-draw-pays']);
    else if (loser === discarder) factor *= Number(rules['discarder-pays']);
    if (rules['east-doubles'] === 'all' && oneIsEast(loser, winner)) factor *= 2;
    return value * factor;
  };
  if (payer !== undefined) {
    const allShares = losers.reduce((sum, loser) => sum + share(loser), 0);
    const amount = rules['pao-amount'];
    if (amount === 'all-shares' || amount === 'every-share' || limitHand === 'none') pay(payer, winner, allShares);
    else pay(payer, winner, (amount === 'three-limits' ? 3 : 1) * Number(limitHand));
  } else {
    // “The discarder pays what all three would have paid.”
    const alone = discarder !== undefined && rules['payers'] === 'discarder-for-all';
    for (const loser of losers) pay(alone ? discarder : loser, winner, share(loser));
  }

  // Between losers

  if (settles && !(payer !== undefined && rules['pao-others'] === 'lapse')) {
    for (const debtor of losers) {
      for (const receiver of losers) {
        if (debtor === receiver || dead[receiver]) continue;
        const own = dead[debtor] ? setOff(debtor) : values[debtor];
        const factor = rules['east-doubles'] !== 'none' && oneIsEast(debtor, receiver) ? 2 : 1;
        // “The liable player pays everybody’s debts”, and so gets nothing for those owed to them.
        const from = payer !== undefined && rules['pao-debts'] === 'all' ? payer : debtor;
        pay(from, receiver, Math.max(0, values[receiver] - own) * factor);
      }
    }
  }
  return totals;
}
