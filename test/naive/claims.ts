/**
 * Claims worked out by trying: every pair of tiles for a chow, every way to take a hand apart for a win, and every claim
 * against every other for precedence. Written from the rules alone; it shares nothing with the package.
 */

export type NaiveSeat = 'east' | 'south' | 'west' | 'north';

const AROUND: NaiveSeat[] = ['east', 'south', 'west', 'north'];

export function nextTo(seat: NaiveSeat): NaiveSeat {
  return AROUND[(AROUND.indexOf(seat) + 1) % 4]!;
}

/** Whether three tiles make a run, in any order. */
export function isRun(tiles: readonly string[]): boolean {
  const suits = new Set(tiles.map((tile) => tile.slice(1)));
  const [suit] = suits;
  if (suits.size !== 1 || !suit || !'bcd'.includes(suit)) return false;
  const ranks = tiles.map((tile) => Number(tile[0])).sort((one, other) => one - other);
  return ranks[1] === ranks[0]! + 1 && ranks[2] === ranks[1]! + 1;
}

/** The different runs that two tiles of the hand make with the discard. */
export function chowsNaively(concealed: readonly string[], discard: string): string[] {
  const found = new Set<string>();
  for (let one = 0; one < concealed.length; one++)
    for (let other = one + 1; other < concealed.length; other++) {
      const run = [concealed[one]!, concealed[other]!, discard];
      if (isRun(run)) found.add(run.sort().join(''));
    }
  return [...found].sort();
}

/** Whether tiles can be taken apart into sets and one pair. */
export function canWinNaively(tiles: readonly string[], pairDone = false): boolean {
  if (!tiles.length) return pairDone;
  const [first, ...rest] = tiles;
  const without = (...gone: string[]): string[] | undefined => {
    const left = [...rest];
    for (const tile of gone) {
      const place = left.indexOf(tile);
      if (place < 0) return undefined;
      left.splice(place, 1);
    }
    return left;
  };
  const tries: (readonly [string[] | undefined, boolean])[] = [[without(first!, first!), pairDone]];
  if (!pairDone) tries.push([without(first!), true]);
  for (const one of new Set(rest))
    for (const other of new Set(rest)) if (isRun([first!, one, other])) tries.push([without(one, other), pairDone]);
  return tries.some(([left, paired]) => left !== undefined && canWinNaively(left, paired));
}

export interface NaiveClaim {
  by: NaiveSeat;
  kind: 'win' | 'kong' | 'pung' | 'chow';
  completes?: 'special' | 'pung' | 'chow' | 'pair';
}

/** Whoever beats all others: compares claims one by one, as players at a table would argue. */
export function whoGetsIt(
  discarder: NaiveSeat,
  claims: readonly NaiveClaim[],
  law: 'nearest-after-discarder' | 'nearest-to-east' | 'special-hand-first',
): NaiveSeat | undefined {
  const stepsTo = (seat: NaiveSeat, from: NaiveSeat): number => {
    let steps = 0;
    for (let at = from; at !== seat; at = nextTo(at)) steps++;
    return steps;
  };
  const ladder =
    law === 'special-hand-first'
      ? ['win special', 'win pung', 'win chow', 'win pair', 'kong', 'pung', 'chow']
      : ['win', 'kong', 'pung', 'chow'];
  const rung = ({ kind, completes }: NaiveClaim): number =>
    ladder.indexOf(kind === 'win' && law === 'special-hand-first' ? `win ${completes}` : kind);
  const beats = (one: NaiveClaim, other: NaiveClaim): boolean => {
    if (rung(one) !== rung(other)) return rung(one) < rung(other);
    const from = one.kind === 'win' && law === 'nearest-to-east' ? 'east' : discarder;
    return stepsTo(one.by, from) < stepsTo(other.by, from);
  };
  return claims.find((one) => claims.every((other) => other === one || other.by === one.by || beats(one, other)))?.by;
}
