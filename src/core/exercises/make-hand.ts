/** Practice hands generated from a seed. Rare patterns are constructed, not drawn until one turns up. */
import { asText } from '../as-text.js';
import type { CompiledProfile } from '../compile.js';
import { compiledProfile } from '../compiled.js';
import { ownSamples } from '../describe/own-samples.js';
import { cards, type Sample } from '../describe/awards.js';
import { expectHandError } from '../errors.js';
import { circumstances } from '../layout.js';
import { formatHand, parseHand } from '../notation.js';
import { isOwnAward, type AwardId } from '../award-terms.js';
import type { ProfileName } from '../profiles/index.js';
import type { Profile } from '../profiles/profile.js';
import { ruleIds, ruleOf } from '../rules/index.js';
import { ownAwardsIn } from '../profiles/declarations.js';
import { pick, randomFrom, shuffle, type Random } from '../random.js';
import { score, type Score } from '../score.js';
import { KINDS, TILES, WINDS } from '../tiles.js';
import type { Hand, Situation, Tile } from '../types.js';
import { waits } from '../waits.js';
import { build, type Built, type Taste } from './build.js';
import { ExerciseError } from './errors.js';
import { emptyPlan, planAward, planFact } from './plan.js';
import { checkWant, difficultyOf, isWanted, wantedText, type Difficulty, type Want, type Wanted } from './want.js';

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
  profile?: Profile | ProfileName | (string & {});
  /** What the hand must have, as data or as text: `full-flush; doubles: 4+; difficulty: hard`. Nothing by default. */
  want?: Want | string;
}

const LONGEST_SEED = 1000;

/** So many attempts find everything that can be found; without success, the wishes exclude each other. */
const MOST_ATTEMPTS = 3000;

const tastes: Readonly<Record<Difficulty, Taste>> = {
  easy: { kongs: 3, pungs: 35, honours: 10, exposed: 65, bonus: 12 },
  medium: { kongs: 12, pungs: 55, honours: 25, exposed: 45, bonus: 25 },
  hard: { kongs: 20, pungs: 75, honours: 35, exposed: 30, bonus: 30 },
};

/** For hands worth many points. */
const rich: Taste = { kongs: 70, pungs: 95, honours: 40, exposed: 20, bonus: 40 };

/** Whether the hand has an award worth the full limit. */
export const isLimitHand = ({ awards }: Pick<Score, 'awards'>): boolean => awards.some(({ limit = 0 }) => limit >= 1);

/** Makes hands for one profile and one wish. */
class Maker {
  private readonly compiled: CompiledProfile;
  private readonly won: boolean;
  /** Awards that give doubles, and those worth the limit. */
  private readonly doubling: readonly { id: AwardId; doubles: number }[];
  private readonly limits: readonly AwardId[];
  private readonly known = new Map<AwardId, readonly Sample[]>();

  constructor(
    private readonly wanted: Wanted,
    private readonly profile: Profile,
    private readonly random: Random,
  ) {
    this.compiled = compiledProfile(profile);
    this.won = this.isForWinner();
    const ids: AwardId[] = [...ruleIds, ...ownAwardsIn(profile.rules)];
    const given = ids.filter((id) => this.compiled.gives(id, this.won));
    this.doubling = given
      .map((id) => ({ id, doubles: this.compiled.declared(id).doubles }))
      .filter(({ doubles }) => doubles);
    this.limits = given.filter((id) => this.compiled.declared(id).limit >= 1);
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
    for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
      const built = this.attempt(attempt);
      const made = built && this.check(built);
      if (made) return made;
    }
    const found = wantedText(wanted);
    throw new ExerciseError('not-found', found ? { found } : { sentence: 'nothing-found' });
  }

  private attempt(attempt: number): Built | undefined {
    const { wanted, random, won } = this;
    const guided = this.guide(attempt);
    const awards = [...wanted.awards, ...guided];
    const special = awards.filter((id) => this.isSpecial(id));
    // Where nothing could be built for a while, the samples of the rules are tried too.
    const onSamples = special.length ? special : attempt > 200 && attempt % 4 === 0 ? awards : [];
    if (onSamples.length) return this.fromSample(pick(onSamples, random));
    const plan = emptyPlan();
    plan.win = wanted.win;
    for (const id of awards) planAward(plan, id, won, this.compiled, random);
    if (wanted.win && plan.win !== wanted.win) return undefined;
    this.requireForGoingOut(plan);
    return build(plan, won, this.taste(), random);
  }

  /** What the rules require of every winner. */
  private requireForGoingOut(plan: ReturnType<typeof emptyPlan>): void {
    const { compiled, random, won } = this;
    if (!won || plan.whole) return;
    if (compiled.mostChows === 0) planFact(plan, 'no-chow', random);
    if (compiled.requirement === 'cleared-hand' && random(4)) planFact(plan, 'one-suit', random);
  }

  private taste(): Taste {
    const { wanted, random, compiled } = this;
    const { difficulty, points, value } = wanted;
    if ((points && points[0] > 40) || (value && value[0] > 60 && random(2))) return rich;
    const taste = tastes[difficulty ?? pick(['easy', 'medium', 'hard'] as const, random)];
    return compiled.mostChows < 4 ? { ...taste, pungs: Math.max(taste.pungs, 80) } : taste;
  }

  /** Awards that bring a hand near the figures that are wanted: another choice with every attempt. */
  private guide(attempt: number): AwardId[] {
    const { wanted, random, profile, won } = this;
    const { awards, doubles, value, limitHand, difficulty } = wanted;
    if ((limitHand || (difficulty === 'hard' && !awards.length && random(6) === 0 && !doubles && !value)) && won)
      return this.limits.length && !awards.some((id) => this.limits.includes(id)) ? [pick(this.limits, random)] : [];
    const asked = doubles
      ? doubles[0] + random(Math.min(doubles[1], doubles[0] + 2) - doubles[0] + 1)
      : value
        ? this.doublesFor(value, attempt)
        : difficulty === 'hard'
          ? 3 + random(3)
          : difficulty === 'medium'
            ? 1 + random(2)
            : 0;
    if (asked === undefined) return this.limits.length ? [pick(this.limits, random)] : [];
    const minimum = won ? profile.rules['minimum-doubles'] : 0;
    const needs = won && profile.rules['win-requirement'] === 'one-double' ? 1 : minimum;
    let missing = Math.max(asked, needs);
    for (const id of awards) missing -= this.compiled.declared(id).doubles;
    const chosen: AwardId[] = [];
    // Some doubles come by themselves, so that one less is asked for now and then.
    if (missing > 1 && random(3) === 0) missing--;
    for (const { id, doubles: worth } of shuffle([...this.doubling], random)) {
      if (worth > missing || awards.includes(id)) continue;
      // Circumstances of the win, and all four flowers, are rare at a table.
      if (this.isByChance(id) && random(6)) continue;
      chosen.push(id);
      missing -= worth;
    }
    return chosen;
  }

  private isByChance(id: AwardId): boolean {
    const rare: readonly string[] = [...circumstances, 'four-flowers', 'four-seasons'];
    return !isOwnAward(id) && ruleOf(id).needs.some((fact) => rare.includes(fact));
  }

  /** How many doubles may lead to a value; undefined for a limit hand. */
  private doublesFor([lowest, highest]: readonly [number, number], attempt: number): number | undefined {
    const { random, profile, won } = this;
    const { limit } = profile.rules;
    if (won && limit !== 'none' && lowest >= limit && attempt % 2) return undefined;
    const points = won ? 22 + random(40) : 2 + random(30);
    const target = lowest + random(Math.max(1, Math.min(highest, lowest * 2 + 10) - lowest + 1));
    // Fewer than none where the points suffice.
    return Math.min(12, Math.round(Math.log2(target / points)));
  }

  /** Whether an award is for tiles that do not form sets, or for waiting for a hand: its samples show what it needs. */
  private isSpecial(id: AwardId): boolean {
    const { tiles, conditions } = this.compiled.declared(id).terms;
    return (
      tiles !== undefined ||
      conditions.some(({ of, how }) => how === 'calling' || (isOwnAward(of) && this.isSpecial(of)))
    );
  }

  /** A sample that earns an award, with other suits, another seat and other bonus tiles. */
  private fromSample(id: AwardId): Built | undefined {
    const { random } = this;
    const known = this.samplesOf(id);
    if (!known.length) return undefined;
    const { hand: notation, situation } = pick(known, random);
    const { partial: _partial, ...rest } = situation;
    if (situation.partial) return undefined;
    const hand = parseHand(notation);
    const suits = shuffle([...'bcd'], random);
    const other = (tile: Tile): Tile => {
      const suit = 'bcd'.indexOf(tile[1] ?? '?');
      return suit < 0 ? tile : tile[0] + suits[suit];
    };
    const bonus = new Set(hand.bonus);
    while (bonus.size < 8 && random(4) === 0) bonus.add(TILES[KINDS + random(8)]);
    return {
      hand: {
        sets: hand.sets.map((set) => ({ ...set, tiles: set.tiles.map(other) })),
        concealed: hand.concealed.map(other),
        ...(hand.winningTile !== undefined && { winningTile: other(hand.winningTile) }),
        bonus: [...bonus],
      },
      situation: { ...rest, ...(random(2) === 0 && { seat: pick(WINDS, random), round: pick(WINDS, random) }) },
    };
  }

  private samplesOf(id: AwardId): readonly Sample[] {
    let found = this.known.get(id);
    if (!found) {
      const all: Iterable<Sample> = isOwnAward(id)
        ? ownSamples(id, (of) => this.compiled.declared(of))
        : cards[id].samples;
      const earning: Sample[] = [];
      for (const sample of all) {
        if (earning.length > 11) break;
        if (this.tryScore(sample.hand, sample.situation)?.awards.some(({ rule }) => rule === id)) earning.push(sample);
      }
      this.known.set(id, (found = earning));
    }
    return found;
  }

  private tryScore(hand: Hand | string, situation: Situation): Score | undefined {
    try {
      return score(hand, situation, this.profile);
    } catch (error) {
      // The attempt may be impossible, or not go out under these rules.
      expectHandError(error);
      return undefined;
    }
  }

  /** The hand, if it has all that is wanted. */
  private check(built: Built): MadeHand | undefined {
    const { wanted } = this;
    const { hand, situation } = built;
    if (wanted.win && situation.win !== wanted.win) return undefined;
    const found = this.tryScore(hand, situation);
    if (!found || found.won !== this.won) return undefined;
    if (!wanted.awards.every((id) => found.awards.some(({ rule }) => rule === id))) return undefined;
    if (!isWanted(found, wanted)) return undefined;
    if (wanted.limitHand && !isLimitHand(found)) return undefined;
    if (wanted.difficulty && this.difficultyOf(found) !== wanted.difficulty) return undefined;
    const { form } = wanted;
    return form === 'waiting' || form === 'to-discard'
      ? this.unfinished(hand, situation)
      : this.finished(hand, situation);
  }

  /** The hand in the canonical order of its notation. */
  private finished(built: Hand, situation: Situation): MadeHand {
    const notation = formatHand(built);
    const hand = parseHand(notation);
    return { hand, notation, situation, score: score(hand, situation, this.profile) };
  }

  private difficultyOf({ awards, doubles, limited, situation }: Score): Difficulty {
    const special = (situation.circumstances?.length ?? 0) > 0;
    return difficultyOf({ awards: awards.length, doubles, limited, special });
  }

  /** The hand before it was won. */
  private unfinished(won: Hand, { seat, round }: Situation): MadeHand | undefined {
    const { random, profile } = this;
    const { winningTile: _won, ...hand } = won;
    const situation: Situation = { seat, round };
    const waiting = waits(hand, situation, profile).map(({ tile }) => tile);
    if (this.wanted.form === 'waiting') return this.finished(hand, situation);
    const held = [...hand.concealed, ...hand.sets.flatMap(({ tiles }) => tiles)];
    const spare = TILES.slice(0, KINDS).filter(
      (tile) => !waiting.includes(tile) && held.filter((one) => one === tile).length < 4,
    );
    // A tile next to others makes the choice harder than one that fits nowhere.
    const near = spare.filter((tile) => hand.concealed.some((one) => isNear(one, tile)));
    const drawn = pick(near.length && random(4) ? near : spare, random);
    const notation = formatHand({ ...hand, concealed: [...hand.concealed, drawn] });
    return { hand: parseHand(notation), notation, situation, score: null };
  }
}

const isNear = (one: Tile, other: Tile): boolean =>
  one[1] === other[1] && Math.abs(Number(one[0]) - Number(other[0])) < 3;

/**
 * Generates a practice hand. It is as random as `want` allows, possible at a table, and the same for the same seed, profile
 * and `want` in every engine. A later version of the package may generate other hands: to keep one, store its notation.
 *
 * @returns a hand, its situation and its score
 * @throws {ExerciseError} if `want` is invalid, asks for an award that these rules do not have, or is impossible
 * @throws {RulesError} if the profile is unknown or invalid
 */
export function makeHand({ seed, profile, want = {} }: HandToMake): MadeHand {
  const { profile: rules } = compiledProfile(profile);
  const wanted = checkWant(want, rules);
  const text = asText(seed).slice(0, LONGEST_SEED);
  return new Maker(wanted, rules, randomFrom(`${text} ${wantedText(wanted)}`)).make();
}
