/** Samples for a table's own awards: hands of the tiles that they name, or others that happen to earn them. */
import type { Situation, Tile, Wind } from '../index.js';
import { samples, type Sample } from './samples.js';

const SUITS: Readonly<Record<string, string>> = { x: 'b', y: 'c', z: 'd' };
/** The dragons that belong to the suits. */
const DRAGONS: Readonly<Record<string, Tile>> = { b: 'G', c: 'R', d: 'B' };
/** The seat of a sample whose award names the player's own wind. */
const OWN: readonly [Wind, Tile] = ['south', 'S'];

const suitOf = (letter: string): string => SUITS[letter] ?? letter;
/** How far a letter for a rank is from `k`. */
const offsetOf = (letter: string): number => letter.charCodeAt(0) - 'k'.charCodeAt(0);
const ranks = (text: string): string[] => [
  ...text.replace(/([1-9])-([1-9])/g, (_, from: string, to: string) =>
    Array.from({ length: +to - +from + 1 }, (__, more) => +from + more).join(''),
  ),
];

/** The tiles of a run (`1123x`, `ESWN`, `klmx` from the rank `k` on), or the members of a class. */
function tilesIn(text: string, k: number): Tile[] {
  const tiles: Tile[] = [];
  // Those that apply to the letters of suits that follow.
  let found = ranks('1-9');
  for (const [part] of text.matchAll(/own|~[bcdxyz]|[ESWNRGB]|[1-9-]+|[k-s]+|[bcdxyz]/g)) {
    if (/^[bcdxyz]/.test(part)) tiles.push(...found.map((rank) => rank + suitOf(part)));
    else if (/[1-9]/.test(part)) found = ranks(part);
    else if (part !== 'own' && /[k-s]/.test(part)) found = [...part].map((letter) => String(k + offsetOf(letter)));
    else {
      tiles.push(part === 'own' ? OWN[1] : part.startsWith('~') ? DRAGONS[suitOf(part[1]!)]! : part);
      found = ranks('1-9');
    }
  }
  return tiles;
}

/** Fourteen tiles that a pattern describes; undefined if some would be there five times. */
function tilesOf(pattern: string): Tile[] | undefined {
  const tiles: Tile[] = [];
  const held = (tile: Tile): number => tiles.filter((one) => one === tile).length;
  let k = 0;
  // A group in parentheses, a class or a run, each with how often it is repeated.
  const items = /(?:\(([^()]*)\)|\[([^[\]]*)\](?:\{(\d)\})?|([^\s()[\]*]+))(?:\*(\d{1,2})!?)?/g;
  for (const [, together, members, alike = '1', run, times = '1'] of pattern.matchAll(items))
    for (let time = 0; time < +times; time++) {
      if (members !== undefined) {
        // Those held least come first, so that repetitions differ.
        const [chosen] = tilesIn(members, 1).sort((one, other) => held(one) - held(other));
        tiles.push(...Array<Tile>(+alike).fill(chosen!));
      } else {
        const text = together ?? run!;
        const letters = text.replaceAll('own', '').match(/[k-s]/g) ?? [];
        if (letters.length) k = (k % (9 - Math.max(...letters.map(offsetOf)))) + 1;
        tiles.push(...tilesIn(text, k));
      }
    }
  return tiles.every((tile) => held(tile) <= 4) ? tiles : undefined;
}

/** Hands that no built-in award is about, but that a table's own may well be. */
const others: readonly Sample[] = [
  { hand: '2f 2s', situation: { partial: true, seat: 'south' } },
  { hand: '(222b) 444b 666b 777b 9b +9b', situation: { win: 'discard' } },
  { hand: '222b 444b 777b SSS 9b +9b', situation: { win: 'discard' } },
  { hand: '(RRR) GGG BBB 222c 9d +9d', situation: { win: 'discard' } },
];

/** Tiles of each class, held by South in the round of East. */
const members: Readonly<Record<string, readonly [pung: string, chow?: string]>> = {
  dragons: ['R'],
  winds: ['W'],
  'seat-wind': ['S'],
  'round-wind': ['E'],
  'other-winds': ['W'],
  honours: ['G'],
  terminals: ['1d'],
  simples: ['5c', '456c'],
  '': ['5c', '456c'],
};

/** The chow that begins with a tile, if there is one. */
function runFrom([rank, suit]: Tile): string | undefined {
  const first = Number(rank);
  return suit && first < 8 ? `${first}${first + 1}${first + 2}${suit}` : undefined;
}

/** Just the group that an award counts, as part of a hand. */
function* groupSamples(worth: string): Generator<Sample> {
  const [, counted = ''] = worth.split(' each ');
  const [, exposure, kind, of = ''] =
    /(?:(concealed|exposed) )?(pung|kong|set|pair|chow)(?: of (\[[^\]]*\]|[a-z-]+))?/.exec(counted) ?? [];
  if (!kind) return;
  const situation: Situation = { seat: OWN[0], partial: true };
  const choices = of.startsWith('[')
    ? tilesIn(of, 1)
        .slice(0, 12)
        .map((tile) => [tile, runFrom(tile)] as const)
    : [members[of]!];
  for (const [one, run] of choices) {
    const alike = (count: number): string => Array<string>(count).fill(one).join('');
    const hands = {
      pung: [alike(3), `(${alike(3)})`],
      kong: [`[${alike(4)}]`, `(${alike(4)})`],
      set: [alike(3), `(${alike(3)})`],
      pair: [alike(2)],
      chow: run ? [`(${run})`] : [],
    }[kind]!;
    // Exposed, if it has to be; concealed otherwise, where a loser can show it.
    for (const hand of exposure === 'exposed' ? [...hands].reverse() : hands) yield { hand, situation };
  }
}

const wins = ['discard', 'self-draw'] as const;
const seats: readonly Wind[] = ['east', 'south', 'west', 'north'];

/** Winning hands of the tiles that an award names. */
function* patternSamples(worth: string): Generator<Sample> {
  const [definition] = worth.split(' if ');
  // What follows `each` may have an `of` of its own: `each pung of dragons`.
  const [, patterns] = definition.split(' each ')[0].split(' of ');
  if (!patterns) return;
  for (const pattern of patterns.split(' or ')) {
    const tiles = tilesOf(pattern);
    if (!tiles) continue;
    const situation: Situation = pattern.includes('own') ? { seat: OWN[0] } : {};
    for (const won of new Set([...tiles].reverse())) {
      const rest = [...tiles];
      rest.splice(rest.lastIndexOf(won), 1);
      for (const win of wins) yield { hand: `${rest.join(' ')} +${won}`, situation: { ...situation, win } };
    }
  }
}

/** A loser’s hand is a winner’s without the winning tile. */
const lost = ({ hand, situation: { seat } }: Sample): Sample => ({
  hand: hand.replace(/ \+\S+/, ''),
  situation: seat ? { seat } : {},
});

/** The samples of built-in awards. Facts have none. */
const usual: Readonly<Record<string, readonly Sample[] | undefined>> = samples;

type Declared = Readonly<Record<string, unknown>>;

/** Hands of what an award itself names, and those of the own awards that it depends on, each of which is visited once. */
function* likelySamples(worth: string, declared: Declared, visited: Set<string>): Generator<Sample> {
  for (const [, how, id] of worth.matchAll(/(?: if|,) (not |calling )?([^\s,]+)/g)) {
    if (how === 'not ' || visited.has(how + id)) continue;
    visited.add(how + id);
    const isOwn = id.startsWith('--');
    const named = isOwn ? likelySamples(String(declared[id]), declared, visited) : [];
    if (!how) yield* named;
    // Those who wait for a hand hold it without a tile.
    else for (const won of isOwn ? [...named, ...others] : (usual[id] ?? [])) yield lost(won);
  }
  yield* groupSamples(worth);
  yield* patternSamples(worth);
}

/**
 * Candidates for a sample of an own award, likelier ones first.
 *
 * @param worth the award as declared
 * @param declared the table’s declarations, for own awards that this one refers to
 */
export function* ownSamples(worth: string, declared: Declared): Generator<Sample> {
  const isForLosers = / for losers\b/.test(worth);
  yield* likelySamples(worth, declared, new Set());
  const all = [...others, ...Object.values(samples).flat()];
  if (!isForLosers) yield* all;
  for (const { hand, situation } of all)
    for (const seat of seats) {
      if (situation.partial) yield { hand, situation: { ...situation, seat } };
      else if (/ for (everyone|losers)\b/.test(worth)) yield lost({ hand, situation: { seat } });
      if (!isForLosers && !situation.partial)
        for (const win of wins) yield { hand, situation: { ...situation, seat, win } };
    }
}
