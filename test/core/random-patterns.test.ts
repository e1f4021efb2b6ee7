/** Hands that are dealt from random patterns: every one of them matches, whatever else the pattern could be. */
import { describe, expect, it } from 'vitest';
import { Matcher } from '../../src/core/own-awards/match-tiles.js';
import { readPattern } from '../../src/core/own-awards/tile-patterns.js';
import { layOut } from '../../src/core/engine/layout.js';
import { borrowWorkspace, giveBack } from '../../src/core/engine/workspace.js';
import { defineProfile, score, type Hand, type Wind } from '../../src/core/index.js';
import { matchesTiles, readPattern as readNaive } from '../naive/own-awards.js';
import { dealRandom, randomPattern } from '../naive/random-patterns.js';
import { mulberry32, type Random } from '../naive/random.js';
import { WIND_TILE } from '../naive/tiles.js';
import { rounds } from '../rounds.js';

const seats: readonly Wind[] = ['east', 'south', 'west', 'north'];

const matcherFor = (pattern: string): Matcher =>
  new Matcher(
    readPattern(pattern, (_index, _length, sentence) => {
      throw new Error(`${sentence}: ${pattern}`);
    }),
  );

function isMatch(matcher: Matcher, tiles: readonly string[], seat: Wind): boolean {
  const layout = borrowWorkspace();
  layOut(layout, { sets: [], concealed: tiles.slice(1), winningTile: tiles[0]!, bonus: [] }, { seat });
  const found = matcher.matches(layout);
  giveBack(layout);
  return found;
}

/** Hands of random patterns, as many as said. */
function* dealt(count: number, random: Random): Generator<[pattern: string, tiles: string[], seat: Wind]> {
  while (count > 0) {
    const pattern = randomPattern(random);
    for (let hand = 0; hand < 8; hand++) {
      const seat = seats[Math.floor(random() * 4)]!;
      const tiles = dealRandom(pattern, WIND_TILE[seat], random);
      if (!tiles) break;
      count--;
      yield [pattern, tiles, seat];
    }
  }
}

describe('a hand dealt from a random pattern', () => {
  it('matches it', { timeout: 600_000 }, () => {
    const missed: unknown[] = [];
    let last = '';
    let matcher: Matcher | undefined;
    for (const [pattern, tiles, seat] of dealt(rounds(100_000), mulberry32(30))) {
      if (pattern !== last) matcher = matcherFor((last = pattern));
      if (!isMatch(matcher!, tiles, seat)) missed.push([pattern, tiles.join(' '), seat]);
    }
    expect(missed).toEqual([]);
  });

  it('matches it after one tile was exchanged exactly if the naive scorer says so', { timeout: 600_000 }, () => {
    const random = mulberry32(31);
    const different: unknown[] = [];
    const kinds = [...[...'bcd'].flatMap((suit) => [...'123456789'].map((rank) => rank + suit)), ...'ESWNRGB'];
    for (const [pattern, tiles, seat] of dealt(rounds(2_000), random)) {
      const exchanged = [...tiles];
      exchanged[Math.floor(random() * 14)] = kinds[Math.floor(random() * kinds.length)]!;
      if (exchanged.some((tile) => exchanged.filter((other) => other === tile).length > 4)) continue;
      const expected = matchesTiles([readNaive(pattern)], exchanged, WIND_TILE[seat]);
      if (isMatch(matcherFor(pattern), exchanged, seat) !== expected)
        different.push([pattern, exchanged.join(' '), seat, expected]);
    }
    expect(different).toEqual([]);
  });

  it('is a winning hand where an award says so', () => {
    for (const [pattern, tiles, seat] of dealt(rounds(1_000), mulberry32(32))) {
      if (pattern.length > 150) continue;
      const profile = defineProfile({ name: 'own', rules: `--own: 2 points of ${pattern}` });
      const hand: Hand = { sets: [], concealed: tiles.slice(1), winningTile: tiles[0]!, bonus: [] };
      expect(score(hand, { seat }, profile).awards.some(({ rule }) => rule === '--own')).toBe(true);
    }
  });
});
