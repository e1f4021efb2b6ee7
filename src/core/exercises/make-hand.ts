/** Practice hands generated from a seed: a random walk that starts from a hand with what is wanted, or gets there, and keeps it. */
import { guarded } from '../guarded.js';
import { limitSteps } from '../own-awards/budget.js';
import { asText } from '../errors.js';
import { unlessRefused } from '../expect-error.js';
import { compiledProfile, type CompiledProfile } from '../engine/compile.js';
import { ownSamples } from '../describe/own-samples.js';
import { cards, type Sample } from '../describe/awards.js';
import { FAR, distanceOf, explainIn } from '../engine/explain.js';
import { formatHand, parseHand } from '../engine/notation.js';
import { isOwnAward, type AwardId } from '../own-awards/terms.js';
import type { ProfileOrName } from '../profiles/index.js';
import type { Profile } from '../profiles/profile.js';
import { rewardsStanding } from '../profiles/standing.js';
import { ruleIds } from '../rules/index.js';
import { ownAwardsIn } from '../profiles/declarations.js';
import { pick, randomFrom, type Random } from '../random.js';
import { score, type Score } from '../engine/score.js';
import { KINDS, TILES } from '../engine/tiles.js';
import type { Hand, Situation } from '../types.js';
import { waits } from '../engine/waits.js';
import { isLimitHand } from './arithmetic.js';
import { ExerciseError } from './errors.js';
import { handOf, stateOf, sweep, take, wander, toLoser, toWinner, type State, type Step, type Taste } from './walk.js';
import { checkWant, difficultyOf, wantedText, type Difficulty, type Want, type Wanted } from './want.js';

/** A hand generated from a seed. */
export interface MadeHand {
  hand: Hand;
  /** The hand in canonical notation; for 14 tiles of which one is to be discarded, the tiles in order. */
  notation: string;
  situation: Situation;
  /** What it is worth as it is; null while a tile is still to be discarded. */
  score: Score | null;
}

/** How to generate a hand. */
export interface HandToMake {
  /** Any number or text, of which 1,000 characters are used. The same seed generates the same hand in every engine. */
  seed: number | string;
  /** The table’s rules; classical by default. */
  profile?: ProfileOrName;
  /** What the hand must have, as data or as text: `full-flush; doubles: 4+; difficulty: hard`. Nothing by default. */
  want?: Want | string;
}

/** Nothing yet. */
const EMPTY: State = { groups: [], loose: [], won: -1, completes: -1, bonus: [], situation: {} };

const LONGEST_SEED = 1000;

/** How many steps all attempts may take together for the tiles of a table's own awards: about a quarter of a second. */
const MOST_MATCHING = 4_000_000;

/** So many walks find everything that can be found; without success, the wishes exclude each other. */
const MOST_WALKS = 60;
/** The steps of a walk towards what is wanted, and how many it goes on once it is there. */
const MOST_STEPS = 250;
const MORE_STEPS = 15;

/** The samples of an award that a walk may start from. */
const MOST_SAMPLES = 12;

const tastes: Readonly<Record<Difficulty, Taste>> = {
  easy: { kongs: 3, pungs: 35, honours: 10, exposed: 65, bonus: 12, luck: 4 },
  medium: { kongs: 12, pungs: 55, honours: 25, exposed: 45, bonus: 25, luck: 4 },
  hard: { kongs: 20, pungs: 75, honours: 35, exposed: 30, bonus: 30, luck: 4 },
};

/** On the way to what is wanted, where rare things may be missing: another taste for each walk. */
const eagerTaste = (random: Random): Taste => ({
  kongs: pick([10, 40, 70], random),
  pungs: pick([20, 60, 95], random),
  honours: pick([5, 40, 90], random),
  exposed: pick([10, 50], random),
  bonus: 70,
  luck: 50,
});

/** For hands worth many points. */
const rich: Taste = { kongs: 70, pungs: 95, honours: 40, exposed: 20, bonus: 40, luck: 4 };

/** A hand on the way to what is wanted. */
interface Place {
  readonly state: State;
  readonly score: Score;
  /** Awards that are wanted and that it does not earn. */
  readonly missing: readonly AwardId[];
  /** Roughly how much would have to change; 0 for a hand that has all that is wanted. */
  readonly distance: number;
}

/** How far a figure is from a range. */
const gap = (figure: number, [lowest, highest]: readonly [number, number] = [0, Infinity]): number =>
  Math.max(0, lowest - figure, figure - highest);

/** How many times a value would have to double to be in a range, or to halve. */
const ratio = (value: number, [lowest, highest]: readonly [number, number] = [0, Infinity]): number =>
  Math.max(0, Math.log2((lowest + 1) / (value + 1)), Math.log2((value + 1) / (highest + 1)));

function awayFrom(requirement: string, doubles: number, suits: number): number {
  if (requirement === 'cleared-hand') return suits;
  const needed = requirement === 'one-double' ? 1 : parseInt(requirement, 10);
  return needed ? Math.max(0, needed - doubles) : Math.max(1, suits);
}

/** What no tile would help counts for so many tiles: a step can change it as well. */
const LUCK_AWAY = 8;

/** The same rules, under which every complete hand may go out. */
function opened(compiled: CompiledProfile): CompiledProfile {
  const { profile, requires } = compiled;
  const anyWin = {
    'minimum-doubles': 0,
    'minimum-points': 0,
    'win-requirement': 'mixed-hand',
    'most-chows': 'none',
  } as const;
  return requires ? compiledProfile({ ...profile, rules: { ...profile.rules, ...anyWin } }) : compiled;
}

/** What is known about a table: its rules for hands on the way, and samples of its awards that walks have started from. */
const tables = new WeakMap<CompiledProfile, { open: CompiledProfile; samples: Map<AwardId, readonly State[]> }>();

class Maker {
  private readonly compiled: CompiledProfile;
  private readonly open: CompiledProfile;
  private readonly won: boolean;
  /** Awards that give doubles, and those worth the limit. */
  private readonly doubling: readonly AwardId[];
  private readonly limits: readonly AwardId[];
  private readonly known: Map<AwardId, readonly State[]>;
  /** Whether the table has an award for standing hands. */
  private readonly standing: boolean;

  constructor(
    private readonly wanted: Wanted,
    private readonly profile: Profile,
    private readonly random: Random,
  ) {
    this.compiled = compiledProfile(profile);
    const table = tables.get(this.compiled) ?? { open: opened(this.compiled), samples: new Map() };
    tables.set(this.compiled, table);
    this.open = table.open;
    this.known = table.samples;
    this.won = this.isForWinner();
    const ids: AwardId[] = [...ruleIds, ...ownAwardsIn(profile.rules)];
    const given = ids.filter((id) => this.compiled.gives(id, this.won));
    this.standing = rewardsStanding(profile);
    this.doubling = given.filter((id) => this.compiled.declared(id).doubles);
    this.limits = given.filter((id) => this.compiled.declared(id).limit >= 1 || this.compiled.declared(id).score > 0);
  }

  /** Whether the hand is a winner’s. @throws {ExerciseError} for an award that such a hand never earns */
  private isForWinner(): boolean {
    const { awards, form } = this.wanted;
    const { compiled } = this;
    for (const id of awards)
      if (!compiled.gives(id, true) && !compiled.gives(id, false)) throw new ExerciseError('award-off', { found: id });
    const won = form ? form !== 'losing' : awards.every((id) => compiled.gives(id, true));
    for (const found of awards)
      if (!compiled.gives(found, won))
        throw new ExerciseError('award-off', { found, sentence: won ? 'award-off-winner' : 'award-off-loser' });
    return won;
  }

  make(): MadeHand {
    const { wanted } = this;
    const starts = this.starts();
    for (let walk = 0; walk < MOST_WALKS; walk++) {
      const taste = this.taste();
      const start = this.begin(starts.length ? this.startFrom(starts, walk) : this.anyStart(), taste);
      const found = start && this.walk(start, taste);
      if (found) return this.made(found);
    }
    const found = wantedText(wanted);
    throw new ExerciseError('not-found', found ? { found } : { sentence: 'nothing-found' });
  }

  /** The awards from whose samples a walk starts, the rarest first. */
  private starts(): readonly AwardId[] {
    const { awards } = this.wanted;
    const rarity = (id: AwardId): number => {
      const { limit, score: fixed, doubles } = this.compiled.declared(id);
      const isWhole = this.sampleOf(id).groups.length < 2 && limit + fixed > 0;
      return isWhole ? 100 : limit + fixed ? 50 : isOwnAward(id) ? 20 : doubles;
    };
    return [...awards].sort((one, other) => rarity(other) - rarity(one));
  }

  private startFrom(starts: readonly AwardId[], walk: number): State {
    const { wanted, limits, random } = this;
    // Now and then from one of the others, and for a limit hand from an award that makes it one.
    const isLimit = wanted.limitHand && walk % 2 === 1 && limits.length > 0;
    return this.sampleOf(isLimit ? pick(limits, random) : starts[walk % 2 ? random(starts.length) : 0]);
  }

  private anyStart(): State {
    const { wanted, limits, doubling, random } = this;
    const { limitHand, difficulty, doubles, value, points } = wanted;
    const isRich = limitHand || (value && value[0] > 300);
    if (this.won && limits.length && (limitHand || random(isRich || difficulty === 'hard' ? 3 : 40) === 0))
      return this.sampleOf(pick(limits, random));
    const asksDoubles = (doubles && doubles[0] > 0) || difficulty === 'hard' || difficulty === 'medium';
    if (doubling.length && !points && asksDoubles && random(2)) return this.sampleOf(pick(doubling, random));
    return EMPTY;
  }

  /** A sample as a winner’s or a loser’s hand, where it is on the way to what is wanted. */
  private begin(sample: State, taste: Taste): Place | undefined {
    const { wanted, won, random } = this;
    const state = won ? toWinner(sample, taste, random) : toLoser(sample, random);
    if (!state) return undefined;
    const { win } = wanted;
    return this.placeOf(win ? { ...state, situation: { ...state.situation, win } } : state);
  }

  /** Walks until a hand has all that is wanted and differs from the first. */
  private walk(start: Place, taste: Taste): Place | undefined {
    const { random } = this;
    const eager = { ...eagerTaste(random), standing: this.standing };
    let place = start;
    const tryStep = (step: Step, liked = taste): void => {
      const next = take(step, place.state, liked, random);
      const found = next && this.placeOf(next, place);
      if (found && found.distance <= place.distance) place = found;
    };
    for (let step = 0; place.distance && step < MOST_STEPS; step++) tryStep(wander, step % 2 ? taste : eager);
    if (place.distance) return undefined;
    for (const step of [...sweep(place.state), ...Array<Step>(MORE_STEPS).fill(wander)]) tryStep(step);
    return place;
  }

  /** Rates a hand; undefined if it is impossible, or lacks something wanted that the hand before the step had. */
  private placeOf(state: State, from?: Place): Place | undefined {
    const { wanted, won } = this;
    const { win, awards } = wanted;
    if (win && state.situation.win !== win) return undefined;
    let figures = 0;
    const explained = this.tryExplain(handOf(state), state.situation, this.open, (found) => {
      figures = this.figuresAway(found);
      const missing = awards.filter((id) => !found.awards.some(({ rule }) => rule === id));
      const isLost = from && (figures > from.distance || missing.some((id) => !from.missing.includes(id)));
      return isLost ? undefined : missing;
    });
    if (!explained) return undefined;
    const { score: found, explanations } = explained;
    const tiles = explanations
      .flatMap(({ reasons }) => reasons)
      .reduce((sum, reason) => sum + (distanceOf(reason) < FAR ? distanceOf(reason) : LUCK_AWAY), explanations.length);
    return {
      state: won && (state.loose.length || state.completes < 0) ? stateOf(found) : state,
      score: found,
      missing: explanations.map(({ rule }) => rule),
      distance: figures + tiles + this.awayFromWinning(found),
    };
  }

  private figuresAway(found: Score): number {
    const { points, doubles, value, limitHand, difficulty } = this.wanted;
    return (
      gap(found.base, points) / 2 +
      gap(found.doubles, doubles) * 2 +
      ratio(found.value, value) * 2 +
      (limitHand && !isLimitHand(found) ? 10 : 0) +
      (difficulty ? this.fromDifficulty(found, difficulty) : 0)
    );
  }

  private fromDifficulty(found: Score, wanted: Difficulty): number {
    const { awards, doubles, limited, situation } = found;
    const special = (situation.circumstances?.length ?? 0) > 0;
    const difficulty = difficultyOf({ awards: awards.length, doubles, limited, special });
    if (difficulty === wanted) return 0;
    if (wanted === 'hard') return Math.max(1, 3 - doubles);
    return wanted === 'medium' ? 1 + gap(doubles, [1, 2]) : 1 + doubles + Math.max(0, awards.length - 5);
  }

  /** How far a hand that is complete is from one that may go out under these rules. */
  private awayFromWinning(found: Score): number {
    const { compiled, open, won } = this;
    if (!won || open === compiled || this.tryScore(found.hand, found.situation)) return 0;
    const { minimumDoubles, minimumPoints, mostChows, requirements = [] } = compiled;
    const chows = found.reading.filter(({ kind }) => kind === 'chow').length;
    const suits = new Set(found.reading.flatMap(({ tiles }) => tiles.flatMap(([, suit]) => suit ?? [])));
    return (
      1 +
      Math.max(0, minimumDoubles - found.doubles) +
      ratio(found.value, [minimumPoints, Infinity]) +
      Math.max(0, chows - mostChows) +
      // Of several requirements, the nearest one.
      (requirements.length ? Math.min(...requirements.map((one) => awayFrom(one, found.doubles, suits.size))) : 0)
    );
  }

  private taste(): Taste {
    const { wanted, random, compiled, standing } = this;
    const { difficulty, points, value } = wanted;
    if ((points && points[0] > 40) || (value && value[0] > 60 && random(2))) return { ...rich, standing };
    const taste = tastes[difficulty ?? pick(['easy', 'medium', 'hard'] as const, random)];
    return { ...taste, standing, ...(compiled.mostChows < 4 && { pungs: Math.max(taste.pungs, 80) }) };
  }

  /** A sample that earns an award; for an award that none earns, one to start from. */
  private sampleOf(id: AwardId): State {
    let found = this.known.get(id);
    if (!found) {
      found = this.samplesFor(id);
      this.known.set(id, found);
    }
    return found.length ? pick(found, this.random) : EMPTY;
  }

  private samplesFor(id: AwardId): State[] {
    const all: Iterable<Sample> = isOwnAward(id)
      ? ownSamples(id, (of) => this.compiled.declared(of))
      : cards[id].samples;
    const earning: State[] = [];
    for (const { hand, situation } of all) {
      if (earning.length === MOST_SAMPLES) break;
      const found = this.tryScore(hand, situation, this.open);
      if (found?.awards.some(({ rule }) => rule === id)) earning.push(stateOf(found));
    }
    if (earning.length || isOwnAward(id)) return earning;
    const [{ hand, situation }] = cards[id].samples;
    const found = this.tryScore(hand, situation, this.open);
    return found ? [stateOf(found)] : [];
  }

  /** A hand with its explanations; undefined if it is impossible, or may not go out under these rules. */
  private tryExplain(...explained: Parameters<typeof explainIn>): ReturnType<typeof explainIn> {
    return unlessRefused(() => explainIn(...explained));
  }

  private tryScore(hand: Hand | string, situation: Situation, compiled = this.compiled): Score | undefined {
    return this.tryExplain(hand, situation, compiled, () => [])?.score;
  }

  /** What is returned for a hand: itself in the canonical order of its notation, or the hand before it was won. */
  private made({ score: { hand: won, situation: all } }: Place): MadeHand {
    const { form } = this.wanted;
    const isOpen = form === 'waiting' || form === 'to-discard';
    const { seat = 'east', round = 'east', ...rest } = all;
    const situation = { seat, round, ...(!isOpen && rest) };
    const { winningTile: _won, ...waiting } = won;
    const notation = formatHand(form === 'to-discard' ? this.withSpare(waiting, situation) : isOpen ? waiting : won);
    const hand = parseHand(notation);
    return { hand, notation, situation, score: form === 'to-discard' ? null : score(hand, situation, this.profile) };
  }

  /** A waiting hand with one more tile, which does not complete it. */
  private withSpare(hand: Hand, situation: Situation): Hand {
    const { random, profile } = this;
    const waiting = waits(hand, situation, profile).map(({ tile }) => tile);
    const held = [...hand.concealed, ...hand.sets.flatMap(({ tiles }) => tiles)];
    const spare = TILES.slice(0, KINDS).filter(
      (tile) => !waiting.includes(tile) && held.filter((one) => one === tile).length < 4,
    );
    // A tile next to others makes the choice harder than one that fits nowhere.
    const near = spare.filter(([rank, suit]) =>
      hand.concealed.some((one) => one[1] === suit && Math.abs(Number(one[0]) - Number(rank)) < 3),
    );
    const drawn = pick(near.length && random(4) ? near : spare, random);
    return { ...hand, concealed: [...hand.concealed, drawn] };
  }
}

/** The same as `makeHand` of the module, for rules whose code is loaded. */
export const makeHand = /* @__PURE__ */ guarded(
  'makeHand',
  'an object with a seed',
  ({ seed, profile, want = {} }: HandToMake): MadeHand => {
    const { profile: rules } = compiledProfile(profile);
    const wanted = checkWant(want, rules);
    const text = asText(seed).slice(0, LONGEST_SEED);
    const maker = new Maker(wanted, rules, randomFrom(`${text} ${wantedText(wanted)}`));
    return limitSteps(MOST_MATCHING, () => maker.make());
  },
);
