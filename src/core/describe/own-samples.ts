/** Samples for a table's own awards: hands of the tiles that they name, or others that happen to earn them. */
import type { Situation, Tile, Wind } from '../index.js';
import { samples, type Sample } from './samples.js';

const SUITS: Readonly<Record<string, string>> = { x: 'b', y: 'c', z: 'd' };
/** The dragons that belong to the suits. */
const DRAGONS: Readonly<Record<string, Tile>> = { b: 'G', c: 'R', d: 'B' };
/** The seat of a sample whose award names the player's own wind. */
const OWN: readonly [Wind, Tile] = ['south', 'S'];

const suitOf = (letter: string): string => SUITS[letter] ?? letter;
const ranks = (text: string): string[] => [
  ...text.replace(/([1-9])-([1-9])/g, (_, from: string, to: string) =>
    Array.from({ length: Math.max(0, +to - +from + 1) }, (__, more) => +from + more).join(''),
  ),
];

/** The tiles of a run (`1123x`, `ESWN`, `klmx`), or the members of a class; undefined if it is invalid. */
function tilesIn(text: string, k: number, isClass: boolean): Tile[] | undefined {
  const tiles: Tile[] = [];
  const pieces = /own|~([bcdxyz])|([ESWNRGB])|([1-9-]+|[k-s]+)([bcdxyz]+)|([bcdxyz])/gy;
  let end = 0;
  for (let match; end < text.length && (match = pieces.exec(text)); end = pieces.lastIndex) {
    const [whole, dragonOf, honour, range, suits, suit] = match;
    if (whole === 'own') tiles.push(OWN[1]);
    else if (dragonOf) tiles.push(DRAGONS[suitOf(dragonOf)]!);
    else if (honour) tiles.push(honour);
    else if (range) {
      const found = /[k-s]/.test(range)
        ? [...range].map((letter) => String(k + letter.charCodeAt(0) - 107))
        : ranks(range);
      for (const letter of suits!) tiles.push(...found.map((rank) => rank + suitOf(letter)));
    } else if (isClass && suit) tiles.push(...[...'123456789'].map((rank) => rank + suitOf(suit)));
    else return undefined;
  }
  return end === text.length && tiles.every((tile) => !/^(0|\d\d)/.test(tile)) ? tiles : undefined;
}

/** Some fourteen tiles that a pattern describes; undefined if none is found at the first try. */
function tilesOf(pattern: string): Tile[] | undefined {
  const tiles: Tile[] = [];
  const held = (tile: Tile): number => tiles.filter((one) => one === tile).length;
  let k = 0;
  // A group in parentheses, a class or a run, each with how often it is repeated.
  const items = /\s*(?:\(([^()]*)\)|\[([^\]]*)\](?:\{(\d)\})?|([^\s()[\]*]+))(?:\*(\d+)!?)?/gy;
  let end = 0;
  for (let match; end < pattern.trimEnd().length && (match = items.exec(pattern)); end = items.lastIndex) {
    const [, together, members, alike = '1', run, times = '1'] = match;
    for (let time = 0; time < Math.min(+times, 14); time++) {
      if (members !== undefined) {
        const choices = tilesIn(members, 1, true) ?? [];
        // Those held least come first, so that repetitions differ.
        const [chosen] = [...choices].sort((one, other) => held(one) - held(other));
        if (chosen === undefined || held(chosen) + +alike > 4) return undefined;
        tiles.push(...Array<Tile>(+alike).fill(chosen));
      } else {
        const words = (together ?? run!).split(/\s+/).filter(Boolean);
        if (words.some((word) => /[k-s]/.test(word.replaceAll('own', '')))) k = (k % 9) + 1;
        for (const word of words) {
          const found = tilesIn(word, k, false);
          if (!found) return undefined;
          tiles.push(...found);
        }
      }
    }
  }
  return tiles.length === 14 && tiles.every((tile) => held(tile) <= 4) ? tiles : undefined;
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

/** Just the group that an award counts, as part of a hand. */
function* groupSamples(worth: string): Generator<Sample> {
  const [, counted = ''] = worth.split(' each ');
  const [, exposure, kind, of = ''] =
    /^(?:(concealed|exposed) )?(pung|kong|set|pair|chow)(?: of (\[[^\]]*\]|[a-z-]+))?/.exec(counted) ?? [];
  if (!kind) return;
  const named = of.startsWith('[') ? (tilesIn(of.slice(1, -1), 1, true) ?? []).slice(0, 12) : undefined;
  const [tile, chow] = (Object.hasOwn(members, of) && members[of]) || [];
  const situation: Situation = { seat: OWN[0], partial: true };
  for (const one of named ?? (tile === undefined ? [] : [tile])) {
    const [rank, suit] = one;
    const run = named
      ? suit && +rank! < 8
        ? `${rank} ${+rank! + 1} ${+rank! + 2}`.replace(/\d/g, `$&${suit}`)
        : ''
      : chow;
    const alike = (count: number): string => Array<string>(count).fill(one).join('');
    const hands = {
      pung: [alike(3), `(${alike(3)})`],
      kong: [`[${alike(4)}]`, `(${alike(4)})`],
      set: [alike(3), `(${alike(3)})`],
      pair: [alike(2)],
      chow: run ? [`(${run.replaceAll(' ', '')})`] : [],
    }[kind]!;
    // Exposed, if it has to be; concealed otherwise, where a loser can show it.
    for (const hand of exposure === 'exposed' ? [...hands].reverse() : hands) yield { hand, situation };
  }
}

const wins = ['discard', 'self-draw'] as const;
const seats: readonly Wind[] = ['east', 'south', 'west', 'north'];

/** Winning hands of the tiles that an award names. */
function* patternSamples(worth: string): Generator<Sample> {
  const [definition = ''] = worth.split(' if ');
  // What follows `each` may have an `of` of its own: `each pung of dragons`.
  const named = definition.replace(/ each (?:\w+ )?\w+(?: of (?:\[[^\]]*\]|[a-z-]+))?/, '');
  const at = named.indexOf(' of ');
  const patterns = at < 0 ? '' : named.slice(at + 4);
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

/**
 * Candidates for a sample of an own award, likelier ones first.
 *
 * @param worth the award as declared
 * @param declared the table’s declarations, for own awards that this one refers to
 */
export function* ownSamples(worth: string, declared: Readonly<Record<string, unknown>>): Generator<Sample> {
  // Those who wait for a hand hold it without a tile.
  for (const [, id] of worth.matchAll(/\bcalling ([^\s,]+)/g)) {
    const awaited = id!.startsWith('--') ? String(declared[id!] ?? '') : '';
    const won = id!.startsWith('--')
      ? [...patternSamples(awaited), ...others]
      : ((samples as Readonly<Record<string, readonly Sample[]>>)[id!] ?? []);
    yield* won.map(lost);
  }
  const isForLosers = / for losers\b/.test(worth);
  yield* groupSamples(worth);
  yield* patternSamples(worth);
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
