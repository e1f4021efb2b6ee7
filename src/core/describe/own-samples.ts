/** Samples for a table's own awards: hands of the tiles that they name, or others that happen to earn them. */
import { part } from '../parts.js';
import { isOwnAward, type AwardId } from '../own-awards/terms.js';
import { isFactAlone, type FactName } from '../engine/fact-names.js';
import { BONUS, CHOWS, KONGS, PAIRS, startsChow, type GroupClass } from '../engine/groups.js';
import type { DeclaredAward } from '../profiles/declarations.js';
import type { Item, Suits, TilePattern } from '../own-awards/tile-patterns.js';
import { EAST, KINDS, TILES, WINDS, kindOf } from '../engine/tiles.js';
import type { Situation, Tile, Wind } from '../types.js';
import { ownValue } from '../input.js';
import { cards, type Sample } from './awards.js';

/** The seat of a sample whose award names the player's own wind, in the round of East. */
const OWN_WIND: Wind = 'south';
const OWN = EAST + 1;

/** Fourteen tiles that items describe for one meaning of x, y and z; undefined if some would be there five times. */
function tilesOf(items: readonly Item[], suits: Suits): { tiles: Tile[]; kongs: Tile[] } | undefined {
  const tiles: Tile[] = [];
  const kongs: Tile[] = [];
  const held = (tile: Tile): number =>
    tiles.filter((one) => one === tile).length + 4 * kongs.filter((one) => one === tile).length;
  let next = 0;
  for (const { parts, alike, isClass, isKong, times } of items)
    for (let time = 0; time < times; time++) {
      const ranks = parts.flatMap((part) => (part !== 'own' && 'after' in part ? [part.after] : []));
      // Every repetition of `klmx` begins with another rank.
      const from = ranks.length ? next % (9 - Math.max(...ranks)) : 0;
      if (ranks.length) next = from + 1;
      const named = parts.map((tile) => TILES[part('ownTests').resolve(tile, suits, OWN, from)]);
      if (!isClass) tiles.push(...named);
      else {
        // Those held least come first, so that repetitions differ.
        const [chosen] = named.sort((one, other) => held(one) - held(other));
        if (isKong) kongs.push(chosen);
        else tiles.push(...Array<Tile>(alike).fill(chosen));
      }
    }
  return [...tiles, ...kongs].every((tile) => held(tile) <= 4) ? { tiles, kongs } : undefined;
}

/** Hands that no built-in award is about, but that a table's own may well be. */
const others: readonly Sample[] = [
  { hand: '2f 2s', situation: { partial: true, seat: 'south' } },
  { hand: '(222b) 444b 666b 777b 9b +9b', situation: { win: 'discard' } },
  { hand: '222b 444b 777b SSS 9b +9b', situation: { win: 'discard' } },
  { hand: '(RRR) GGG BBB 222c 9d +9d', situation: { win: 'discard' } },
];

/** The kinds that show a class best, where it has them; then all kinds in order. */
const kinds = [...new Set(['5c', '1d', 'W', 'R', ...TILES.slice(0, KINDS)].map(kindOf))];
const chows = [kindOf('4c'), ...kinds].filter(startsChow);

/** The most kinds of a class that are shown. */
const MOST_SHOWN = 12;

/** Just the group that an award counts, as part of a hand. */
function* groupSamples({ forms, only, kinds: isIn }: GroupClass): Generator<Sample> {
  if (forms & BONUS) return;
  const situation: Situation = { seat: OWN_WIND, partial: true };
  const fits = (kind: number): boolean => isIn(kind, OWN, EAST);
  const written = (...shown: number[]): string => shown.map((kind) => TILES[kind]).join('');
  if (forms === CHOWS) {
    for (const kind of new Set(chows))
      if (fits(kind) && fits(kind + 1) && fits(kind + 2))
        yield { hand: `(${(kind % 9) + 1}${(kind % 9) + 2}${(kind % 9) + 3}${TILES[kind][1]})`, situation };
    return;
  }
  for (const kind of kinds.filter(fits).slice(0, MOST_SHOWN)) {
    const alike = written(...Array<number>(forms === PAIRS ? 2 : forms === KONGS ? 4 : 3).fill(kind));
    const hands = forms === PAIRS ? [alike] : [forms === KONGS ? `[${alike}]` : alike, `(${alike})`];
    // Exposed, if it has to be; concealed otherwise, where a loser can show it.
    for (const hand of only === 'exposed' ? hands.reverse() : hands) yield { hand, situation };
  }
}

const wins = ['discard', 'self-draw'] as const;

/** Winning hands of the tiles that an award names. */
function* patternSamples({ alternatives }: TilePattern): Generator<Sample> {
  for (const { items, meanings } of alternatives) {
    const named = tilesOf(items, meanings[0]);
    if (!named) continue;
    const { tiles } = named;
    const kongs = named.kongs.map((tile) => `(${tile.repeat(4)}) `).join('');
    const situation: Situation = items.some(({ parts }) => parts.includes('own')) ? { seat: OWN_WIND } : {};
    for (const won of new Set([...tiles].reverse())) {
      const rest = [...tiles];
      rest.splice(rest.lastIndexOf(won), 1);
      for (const win of wins) yield { hand: `${kongs}${rest.join(' ')} +${won}`, situation: { ...situation, win } };
    }
  }
}

/** A loser’s hand is a winner’s without the winning tile. */
const lost = ({ hand, situation: { seat } }: Sample): Sample => ({
  hand: hand.replace(/ \+\S+/, ''),
  situation: seat ? { seat } : {},
});

/** An award of a table as declared; undefined if the table does not have it. */
export type Declared = (id: AwardId) => DeclaredAward | undefined;

/** Hands for facts that no usual sample has. */
const forFacts: { readonly [Name in FactName]?: Sample } = {
  'edge-wait': { hand: '(123b) 789b 456c 99c 12d +3d', situation: { win: 'discard' } },
};

/** So many hands of the tiles that an award names are tried, before all usual ones. */
const MOST_LIKELY = 300;

/** The hands for a pattern or a class of groups: awards that depend on another one ask for them again. */
const known = new WeakMap<object, readonly Sample[]>();

function remembered<Key extends object>(key: Key, make: (key: Key) => Iterable<Sample>): readonly Sample[] {
  const samples = known.get(key) ?? [...make(key)];
  known.set(key, samples);
  return samples;
}

/** Hands of what an award itself names, and those of the own awards that it depends on, each of which is visited once. */
function* likelySamples(id: AwardId, declared: Declared, visited: Set<string>): Generator<Sample> {
  const terms = declared(id)?.terms;
  if (!terms) return;
  for (const { of, how } of terms.conditions) {
    const key = `${how} ${of}`;
    if (how === 'not' || visited.has(key)) continue;
    visited.add(key);
    const forFact = how || !isFactAlone(of) ? undefined : forFacts[of];
    if (forFact) yield forFact;
    const named = isOwnAward(of) ? likelySamples(of, declared, visited) : [];
    if (!how) yield* named;
    // Those who wait for a hand hold it without a tile.
    else
      for (const won of isOwnAward(of) ? [...named, ...others] : (ownValue(cards, of)?.samples ?? [])) yield lost(won);
  }
  if (terms.each) yield* remembered(terms.each, groupSamples);
  if (terms.tiles) yield* remembered(terms.tiles, patternSamples);
}

/** Candidates for a sample of an own award, likelier ones first. */
export function* ownSamples(id: AwardId, declared: Declared): Generator<Sample> {
  const scope = declared(id)?.scope;
  let left = MOST_LIKELY;
  for (const sample of likelySamples(id, declared, new Set())) {
    if (left-- <= 0) break;
    yield sample;
  }
  const all = [...others, ...Object.values(cards).flatMap((card) => card.samples)];
  if (scope !== 'losers') yield* all;
  for (const { hand, situation } of all)
    for (const seat of WINDS) {
      if (situation.partial) yield { hand, situation: { ...situation, seat } };
      else if (scope !== 'winner') yield lost({ hand, situation: { seat } });
      if (scope !== 'losers' && !situation.partial)
        for (const win of wins) yield { hand, situation: { ...situation, seat, win } };
    }
}
