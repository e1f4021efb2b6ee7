/** How often, and by how much, two rulesets differ on random hands and the payments for them. */
import { spelled, type Fields } from '../fields.js';
import { guarded } from '../guarded.js';
import { Turns } from '../bulk/turns.js';
import { requireShare, requireWhole } from '../odds/errors.js';
import { unlessRefused } from '../expect-error.js';
import { FLOWERS, TILES, WINDS, bySeat } from '../engine/tiles.js';
import type { Score } from '../engine/score.js';
import { profileOf, type Profile, type ProfileOrName } from '../profiles/index.js';
import { pick, randomFrom, shuffle, type Random } from '../random.js';
import { score } from '../scoring.js';
import { settle } from '../public.js';
import type { Circumstance, Hand, Situation, Tile, Wind } from '../types.js';
import { HandMaker, MOST_HANDS, completeModel, type HandModel } from './random-hands.js';
import { MODEL, type SimulationOptions } from './simulate.js';

export interface ComparisonOptions extends HandModel, Pick<SimulationOptions, 'onProgress' | 'signal'> {
  /** How many hands of a game that at least one of the two rulesets lets go out, from 1 to a million; 2,000 by default. */
  hands?: number;
  /** The share of hands that are won in a special way, such as with the last tile: from 0 to 1, 1/10 by default. */
  special?: number;
}

const OPTIONS: Fields<ComparisonOptions> = { ...MODEL, hands: 1, special: 1, onProgress: 1, signal: 1 };

/** How two rulesets differ. It is plain data; pairs are in the order of the arguments. */
export interface ProfileComparison {
  profiles: [string, string];
  /** The number of hands that were compared: fewer than asked for if both rulesets refuse nearly all random hands. */
  hands: number;
  model: Required<HandModel> & { special: number };
  /** The number of hands that can go out under one ruleset only: under the first, under the second. Figures leave them out. */
  onlyUnder: [number, number];
  /** The share of winning hands that are worth something different. */
  differ: number;
  /** The share of winning hands that are worth more under the first, under the second. */
  higher: [number, number];
  /** The mean value of a winning hand. */
  mean: [number, number];
  /** The median of the higher value divided by the lower one, of the hands that differ; 1 if none does. */
  ratio: number;
  /** The share of hands after which a player wins or loses a different amount. */
  paidDiffer: number;
  /** By how many points the amounts of a player differ, on average over players and hands. */
  paidDifference: number;
  /** The share of winning hands that have an award under one ruleset only, by award, the most frequent first. */
  awards: Record<string, number>;
}

/** The ways to win that occur, with all that they need of a hand. */
const WAYS: readonly { win: 'self-draw' | 'discard'; circumstance: Circumstance; fits: (hand: Hand) => boolean }[] = [
  { win: 'self-draw', circumstance: 'last-tile', fits: () => true },
  { win: 'discard', circumstance: 'last-tile', fits: () => true },
  { win: 'self-draw', circumstance: 'kong-replacement', fits: ({ sets }) => sets.some(({ kind }) => kind === 'kong') },
  { win: 'self-draw', circumstance: 'flower-replacement', fits: ({ bonus }) => bonus.length > 0 },
  { win: 'discard', circumstance: 'robbed-kong', fits: () => true },
  { win: 'discard', circumstance: 'original-call', fits: ({ sets }) => sets.length === 0 },
];

/** `onProgress` is called once for so many hands. */
const BATCH = 256;

/** So many deals are made for each hand to compare before the search for hands that go out ends. */
const DEALS_FOR_EACH = 20;

/** The four hands at the end of a deal. */
interface Deal {
  winner: Wind;
  discarder?: Wind;
  hands: Record<Wind, { hand: Hand; situation: Situation }>;
}

/**
 * Compares two rulesets: makes random deals, scores the winner and the three others under both, and settles.
 *
 * The winner’s hand is as in `simulate`. A loser has the exposed sets and bonus tiles of such a hand, and random tiles. Where both
 * rulesets limit the chows of a winning hand, no hand has more than the higher of the two limits. Hands that neither lets go
 * out are replaced by others.
 *
 * @param one a profile or its name
 * @param other the one to compare it with
 * @param options the seed, the number of hands, the model, and `onProgress` and `signal` as for `simulate`
 * @returns the same result for the same options
 * @throws {OddsError} `whole` or `share-of`
 * @throws {RulesError} if a profile is unknown or invalid
 * @throws the reason of the signal, if it is aborted
 */
export const compareProfiles = /* @__PURE__ */ guarded(
  'compareProfiles',
  'two profiles and options',
  async (one: ProfileOrName, other: ProfileOrName, options: ComparisonOptions): Promise<ProfileComparison> => {
    const [comparison] = await compareWithEach(one, [other], options);
    return comparison!;
  },
);

/**
 * Compares a ruleset with several others as `compareProfiles` does, on the same deals as far as they allow as many chows.
 *
 * @returns a comparison for each of the others, in their order
 */
export const compareWithEach = /* @__PURE__ */ guarded(
  'compareWithEach',
  'a profile, an array of profiles and options',
  async (
    one: ProfileOrName,
    others: readonly ProfileOrName[],
    options: ComparisonOptions,
  ): Promise<ProfileComparison[]> => {
    const { hands = 2_000, special = 1 / 10, onProgress, signal } = spelled(options, OPTIONS, 'options');
    requireWhole(hands, 'hands', MOST_HANDS, 1);
    requireShare(special, 'special');
    const model = completeModel(options);
    const profile = profileOf(one);
    const counts = others.map((other) => new Differences(profile, profileOf(other), hands));
    const turns = new Turns(signal);
    turns.check();
    let done = 0;
    for (const most of new Set(counts.map(({ mostChows }) => mostChows))) {
      const some = counts.filter(({ mostChows }) => mostChows === most);
      const maker = new HandMaker(model, most);
      const random = randomFrom(`deals ${model.seed}`);
      for (let deals = 0; deals < hands * DEALS_FOR_EACH && some.some(({ isDone }) => !isDone); deals++) {
        if (deals < hands && deals % BATCH === 0)
          onProgress?.(Math.floor(done + (deals * some.length) / counts.length), hands);
        await turns.next();
        const deal = dealFrom(maker, random, special);
        const first = outcome(deal, profile);
        for (const each of some) if (!each.isDone) each.add(first, outcome(deal, each.other));
      }
      done += (hands * some.length) / counts.length;
    }
    turns.end();
    onProgress?.(hands, hands);
    return counts.map((each) => each.result({ ...model, special }));
  },
);

/** What one profile differs by from another, deal by deal. */
class Differences {
  readonly #onlyUnder: [number, number] = [0, 0];
  readonly #higher: [number, number] = [0, 0];
  readonly #sums: [number, number] = [0, 0];
  readonly #ratios: number[] = [];
  readonly #awards = new Map<string, number>();
  /** How many chows a hand of these deals may have. */
  readonly mostChows: number;
  /** The hands that at least one of the two lets go out, and those that both do. */
  #hands = 0;
  #scored = 0;
  #paidDiffer = 0;
  #paid = 0;

  constructor(
    readonly one: Profile,
    readonly other: Profile,
    readonly most: number,
  ) {
    const allowed = [one, other].map(({ rules }) => rules['most-chows']);
    this.mostChows = Math.max(...allowed.map((most) => (most === 'none' ? 4 : most)));
  }

  get isDone(): boolean {
    return this.#hands === this.most;
  }

  add(first: Outcome | undefined, second: Outcome | undefined): void {
    if (first || second) this.#hands++;
    if (!first || !second) {
      if (first) this.#onlyUnder[0]++;
      if (second) this.#onlyUnder[1]++;
      return;
    }
    this.#scored++;
    const [value, otherValue] = [first.score.value, second.score.value];
    this.#sums[0] += value;
    this.#sums[1] += otherValue;
    if (value !== otherValue) {
      this.#higher[value > otherValue ? 0 : 1]++;
      const low = Math.min(value, otherValue);
      this.#ratios.push(low > 0 ? Math.max(value, otherValue) / low : Infinity);
    }
    for (const rule of differing(first.score, second.score)) this.#awards.set(rule, (this.#awards.get(rule) ?? 0) + 1);
    const apart = WINDS.reduce((sum, seat) => sum + Math.abs(first.totals[seat] - second.totals[seat]), 0);
    if (apart) this.#paidDiffer++;
    this.#paid += apart / WINDS.length;
  }

  result(model: ProfileComparison['model']): ProfileComparison {
    const share = (count: number): number => (this.#scored ? count / this.#scored : 0);
    const pair = ([one, other]: [number, number]): [number, number] => [share(one), share(other)];
    const ratios = this.#ratios.sort((a, b) => a - b);
    return {
      profiles: [this.one.name, this.other.name],
      hands: this.#hands,
      model,
      onlyUnder: this.#onlyUnder,
      differ: share(ratios.length),
      higher: pair(this.#higher),
      mean: pair(this.#sums),
      ratio: ratios.length ? ratios[Math.floor(ratios.length / 2)] : 1,
      paidDiffer: share(this.#paidDiffer),
      paidDifference: share(this.#paid),
      awards: Object.fromEntries(
        [...this.#awards].sort(([, a], [, b]) => b - a).map(([rule, count]) => [rule, share(count)]),
      ),
    };
  }
}

interface Outcome {
  score: Score;
  totals: Record<Wind, number>;
}

/** The winner’s Score and what every seat wins or loses; undefined if the hand cannot go out under the profile. */
const outcome = ({ winner, discarder, hands }: Deal, profile: Profile): Outcome | undefined =>
  unlessRefused(() => {
    const scores = bySeat((seat) => score(hands[seat].hand, hands[seat].situation, profile));
    return { score: scores[winner], totals: settle({ winner, discarder, scores }, profile).totals };
  });

function differing(one: Score, other: Score): string[] {
  const [first, second] = [one, other].map(({ awards }) => new Set<string>(awards.map(({ rule }) => rule)));
  return [...new Set([...first, ...second])].filter((rule) => first.has(rule) !== second.has(rule));
}

/** Tiles that nobody has yet. */
class Wall {
  #left = new Map(TILES.map((tile, kind) => [tile, kind < FLOWERS ? 4 : 1]));

  /** Takes all of these tiles, or none. */
  take(tiles: readonly Tile[]): boolean {
    const left = new Map(this.#left);
    for (const tile of tiles) {
      const count = left.get(tile)!;
      if (!count) return false;
      left.set(tile, count - 1);
    }
    this.#left = left;
    return true;
  }

  /** Draws so many tiles that are not flowers or seasons. */
  draw(count: number, random: Random): Tile[] {
    const left = TILES.slice(0, FLOWERS).flatMap((tile) => new Array<Tile>(this.#left.get(tile)!).fill(tile));
    const drawn = shuffle(left, random).slice(0, count);
    this.take(drawn);
    return drawn;
  }
}

function dealFrom(maker: HandMaker, random: Random, special: number): Deal {
  const { hand, situation: usual } = maker.next();
  const { seat: winner = 'east', round } = usual;
  const wall = new Wall();
  wall.take([...hand.sets.flatMap(({ tiles }) => tiles), ...hand.concealed, hand.winningTile!, ...hand.bonus]);
  const way = random(1_000_000) < Math.round(special * 1_000_000) ? pick(WAYS, random) : undefined;
  const situation: Situation = way?.fits(hand) ? { ...usual, win: way.win, circumstances: [way.circumstance] } : usual;
  const losers = WINDS.filter((seat) => seat !== winner);
  const hands = Object.fromEntries(
    losers.map((seat) => {
      const other = maker.next().hand;
      const sets = other.sets.filter(({ tiles }) => wall.take(tiles));
      const bonus = other.bonus.filter((tile) => wall.take([tile]));
      return [
        seat,
        { hand: { sets, bonus, concealed: wall.draw(13 - 3 * sets.length, random) }, situation: { seat, round } },
      ];
    }),
  ) as Deal['hands'];
  hands[winner] = { hand, situation };
  return { winner, discarder: situation.win === 'discard' ? pick(losers, random) : undefined, hands };
}
