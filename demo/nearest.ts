/** The built-in rulesets nearest to a table that has answered the questions of before-you-sit-down.html. */
import { defineProfile, parseRules, profiles, type Profile, type ProfileName } from '../src/core/index.js';
import { moreProfiles } from '../src/core/profiles.js';
import { compareProfiles, type ComparisonOptions, type ProfileComparison } from '../src/core/simulate.js';

/** How far a ruleset is from a table: figures of `compareProfiles`, in which hands that only one of the two allows differ. */
export interface Distance {
  name: string;
  /** The share of hands that are worth something different, and after which somebody pays a different amount. */
  differ: number;
  paidDiffer: number;
  /** By how many points for each player; null if hardly any hand can go out under both. */
  paidDifference: number | null;
}

/** The answers to a question, as rules; the first is '', the classical rules. */
export type Question = readonly string[];

const HANDS = 200;
const SEED = 'before you sit down';

/** Fewer hands than these say nothing about payments. */
const FEWEST = 10;

export const builtIn = (): Profile[] => Object.values<Profile>({ ...profiles, ...moreProfiles });

const valuesOf = (rules: string): [string, unknown][] => Object.entries(parseRules(rules));

/** The rules that the answers give, in full: what an answer does not change is as in the classical rules. */
export function answered(questions: readonly Question[], places: readonly number[]): string {
  const classical: Readonly<Record<string, unknown>> = profiles.classical.rules;
  return questions
    .flatMap((question, index) => {
      const ids = new Set(question.flatMap((rules) => valuesOf(rules).map(([id]) => id)));
      const given = new Map(valuesOf(question[places[index]!]!));
      return [...ids].map((id) => `${id}: ${String(given.get(id) ?? classical[id])}`);
    })
    .join('; ');
}

/** The answers nearest to a ruleset: of each question, the one that agrees with most of its values. */
export function answersOf(questions: readonly Question[], profile: Profile): number[] {
  const rules: Readonly<Record<string, unknown>> = profile.rules;
  return questions.map((question, index) => {
    const agreeing = question.map((_, place) => {
      const places = questions.map((_other, at) => (at === index ? place : 0));
      const ids = new Set(question.flatMap((one) => valuesOf(one).map(([id]) => id)));
      return valuesOf(answered(questions, places)).filter(([id, value]) => ids.has(id) && rules[id] === value).length;
    });
    return agreeing.indexOf(Math.max(...agreeing));
  });
}

/** A ruleset with the answers of a table. */
export const withAnswers = (rules: string, profile: Profile): Profile =>
  defineProfile({ name: 'our table', extends: profile.name as ProfileName, rules });

/**
 * How far the built-in rulesets are from themselves with the answers of a table, the nearest first. After each, `compared` hears the
 * share of them that has been compared.
 */
export async function nearestTo(
  rules: string,
  { hands = HANDS, ...options }: Partial<ComparisonOptions> = {},
  compared?: (share: number) => void,
): Promise<Distance[]> {
  const found: Distance[] = [];
  const all = builtIn();
  for (const profile of all) {
    found.push(
      distance(await compareProfiles(withAnswers(rules, profile), profile, { seed: SEED, hands, ...options })),
    );
    compared?.(found.length / all.length);
  }
  return found.sort(
    (one, other) =>
      one.differ + one.paidDiffer - other.differ - other.paidDiffer ||
      (one.paidDifference ?? Infinity) - (other.paidDifference ?? Infinity),
  );
}

function distance({
  profiles: [, name],
  onlyUnder,
  hands,
  differ,
  paidDiffer,
  paidDifference,
}: ProfileComparison): Distance {
  const common = hands - onlyUnder[0] - onlyUnder[1];
  const share = (part: number): number => (hands ? 1 - (common / hands) * (1 - part) : 1);
  return {
    name,
    differ: share(differ),
    paidDiffer: share(paidDiffer),
    paidDifference: common < Math.min(FEWEST, hands) ? null : paidDifference,
  };
}
