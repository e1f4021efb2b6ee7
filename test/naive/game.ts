/** A second game: a list of who sits where, moved by hand after each deal. It shares nothing with the product. */
import { naiveSettle } from './settle.js';
import type { NaiveRules } from './rules.js';
import type { Wind } from '../../src/core/types.js';

export type NaiveHand =
  | {
      kind: 'win';
      winner: number;
      discarder?: number;
      values: [number, number, number, number];
      dead: Partial<Record<number, 'foul' | 'long' | 'short'>>;
      pao?: boolean;
    }
  | { kind: 'washout' }
  | { kind: 'seats'; order: number[] };

export interface NaiveRow {
  hand: number;
  roundName: string;
  dealOfRound: number;
  /** The players in the chairs East, South, West, North. */
  chairs: number[];
  eastWins: number;
  changes: number[];
  totals: number[];
  isGoulash: boolean;
}

export interface NaiveGame {
  rows: NaiveRow[];
  totals: number[];
  over: boolean;
  /** The chairs of the next hand. */
  chairs: number[];
  roundName: string;
  dealOfRound: number;
  eastWins: number;
  /** New seats can be taken now. */
  mayReseat: boolean;
  /** What the game cannot take: the first hand of the list that is not possible. */
  impossible?: number;
}

const CHAIRS: Wind[] = ['east', 'south', 'west', 'north'];

/** Plays hand after hand, with chairs that are carried round the table. */
export function naiveGame(hands: readonly NaiveHand[], rules: NaiveRules): NaiveGame {
  let chairs = [0, 1, 2, 3];
  const rounds = ['east', 'south', 'west', 'north'].slice(0, Number(rules.rounds));
  let played = 0;
  let eastWins = 0;
  let deals = 0;
  let mayReseat = false;
  // The next hand is played as a goulash.
  let goulash = false;
  const totals = [0, 0, 0, 0];
  const rows: NaiveRow[] = [];
  const now = (): NaiveGame => ({
    rows,
    totals: [...totals],
    over: deals >= rounds.length * 4,
    chairs,
    roundName: rounds[Math.floor(deals / 4)] ?? '',
    dealOfRound: (deals % 4) + 1,
    eastWins,
    mayReseat,
  });
  for (const [place, hand] of hands.entries()) {
    if (deals >= rounds.length * 4) return { ...now(), impossible: place };
    if (hand.kind === 'seats') {
      if (!mayReseat) return { ...now(), impossible: place };
      chairs = [...hand.order];
      mayReseat = false;
      continue;
    }
    played++;
    const before = {
      chairs: [...chairs],
      roundName: rounds[Math.floor(deals / 4)]!,
      dealOfRound: (deals % 4) + 1,
      eastWins,
    };
    const changes = [0, 0, 0, 0];
    let eastStays: boolean;
    const isGoulash = goulash;
    goulash = hand.kind === 'washout' && rules.washout === 'goulash';
    if (hand.kind === 'washout') eastStays = rules.washout !== 'east-passes';
    else {
      const chairOf = (player: number): Wind => CHAIRS[chairs.indexOf(player)]!;
      const values = { east: 0, south: 0, west: 0, north: 0 };
      const dead: Partial<Record<Wind, 'foul' | 'long' | 'short'>> = {};
      for (const player of [0, 1, 2, 3]) {
        const limit = rules.limit === 'none' ? Number.MAX_VALUE : Number(rules.limit);
        values[chairOf(player)] = hand.values[player]! > limit ? limit : hand.values[player]!;
        if (hand.dead[player]) dead[chairOf(player)] = hand.dead[player];
      }
      // “Dealer automatically earns the limit after 13 wins in a row.”
      const share = { limit: 1, 'half limit': 1 / 2 }[String(rules['thirteen-wins'])];
      if (
        hand.winner === chairs[0] &&
        eastWins === 12 &&
        share &&
        rules.limit !== 'none' &&
        values.east < share * Number(rules.limit)
      )
        values.east = share * Number(rules.limit);
      const paid = naiveSettle(
        values,
        {
          winner: chairOf(hand.winner),
          discarder: hand.discarder === undefined ? undefined : chairOf(hand.discarder),
          dead,
          pao: hand.pao === true,
        },
        rules,
      );
      for (const player of [0, 1, 2, 3]) {
        changes[player] = paid[chairOf(player)];
        totals[player]! += changes[player]!;
      }
      eastStays = hand.winner === chairs[0] && rules['east-win'] !== 'east-passes';
      if (eastStays) {
        eastWins++;
        if (eastWins === 13 && rules['thirteen-wins'] !== 'off') eastStays = false;
      }
    }
    rows.push({ hand: played, ...before, changes, totals: [...totals], isGoulash });
    mayReseat = false;
    if (!eastStays) {
      // Everyone takes the chair before theirs: South moves into East's, East into North's.
      chairs = [chairs[1]!, chairs[2]!, chairs[3]!, chairs[0]!];
      deals++;
      eastWins = 0;
      mayReseat = deals % 4 === 0 && rules.reseat === 'each-round' && deals < rounds.length * 4;
    }
  }
  return now();
}
