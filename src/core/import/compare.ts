/** Where a game of another program has other figures than this package, and under which rule they would be the same. */
import { guarded } from '../guarded.js';
import type { Score } from '../engine/score.js';
import { unlessRefused } from '../expect-error.js';
import { playGame } from '../game/play.js';
import '../game/sentences.js';
import { ownAwardsIn } from '../profiles/declarations.js';
import { allIds } from '../profiles/declared.js';
import { defineProfile, profiles } from '../profiles/index.js';
import type { Profile } from '../profiles/profile.js';
import { choicesOf } from '../rules/options.js';
import { isOption } from '../profiles/declared.js';
import { score } from '../public.js';
import type { ImportedGame } from './game.js';

export interface FigureDifference {
  /** The number of the hand, counted from 1. */
  hand: number;
  /** The index of the player in the record. */
  player: number;
  /** What a hand is worth, or what a player wins or loses where all four hands are worth the same. */
  figure: 'score' | 'change';
  ours: number;
  theirs: number;
  /**
   * Whether another reading of the same tiles has the value of the program, which decides at the claim what the last tile completes. Here,
   * the most valuable reading counts.
   */
  isOtherReading: boolean;
  /** Declarations of which each alone would make the values of a hand equal, such as `own-flower: off`; for scores of no other reading. */
  rules: string[];
}

/** The most declarations listed for a figure. */
const MOST_RULES = 5;

/** No rules are searched for after this many hands: each is scored under a few hundred of them. */
const MOST_SEARCHED = 40;

/** Other values for a rule: those of the built-in profiles, and `off`. */
function otherValues(id: string, profile: Profile): (string | number)[] {
  const rules = profile.rules as Readonly<Record<string, string | number>>;
  const found = new Set<string | number>(
    Object.values(profiles).flatMap(({ rules: other }) => (other as typeof rules)[id] ?? []),
  );
  if (isOption(id)) for (const value of choicesOf(id).values) found.add(value);
  else found.add('off');
  found.delete(rules[id]!);
  return [...found];
}

/** A profile with one rule changed, and the declaration that changes it. */
interface Variant {
  declaration: string;
  profile: Profile;
}

function variantsOf(profile: Profile): Variant[] {
  const ids = [
    ...allIds.filter((id) => !isOption(id) || choicesOf(id).area === 'scoring'),
    ...ownAwardsIn(profile.rules),
  ];
  return ids.flatMap((id) =>
    otherValues(id, profile).map((value) => ({
      declaration: `${id}: ${value}`,
      profile: defineProfile({ name: profile.name, extends: profile, rules: { [id]: value } }),
    })),
  );
}

/** The declarations of which each alone gives a hand another value. */
function rulesFor({ hand, situation }: Score, value: number, variants: readonly Variant[]): string[] {
  const found: string[] = [];
  for (const { declaration, profile } of variants) {
    if (found.length === MOST_RULES) break;
    if (unlessRefused(() => score(hand, situation, profile))?.value === value) found.push(declaration);
  }
  return found;
}

/**
 * Plays a game of another program by the rules of its record, and finds the figures that differ.
 *
 * @throws the errors of `playGame`
 */
export const compareFigures = /* @__PURE__ */ guarded(
  'compareFigures',
  'an imported game',
  ({ record, figures }: ImportedGame): FigureDifference[] => {
    const { rows, profile } = playGame(record);
    let searched = 0;
    let variants: Variant[] | undefined;
    return rows.flatMap(({ position: { number: hand, seatOf }, scores, changes }, at) => {
      const { scores: theirScores, changes: theirChanges } = figures[at]!;
      const differences = seatOf.flatMap((seat, player): FigureDifference[] => {
        const own = scores[seat];
        const ours = typeof own === 'number' ? own : own.value;
        const theirs = theirScores[player]!;
        if (ours === theirs) return [];
        const isOtherReading = typeof own !== 'number' && own.otherReadings.some(({ value }) => value === theirs);
        const isSearched = typeof own !== 'number' && !isOtherReading && searched++ < MOST_SEARCHED;
        const rules = isSearched ? rulesFor(own, theirs, (variants ??= variantsOf(profile))) : [];
        return [{ hand, player, figure: 'score', ours, theirs, isOtherReading, rules }];
      });
      if (differences.length) return differences;
      return changes.flatMap((ours, player): FigureDifference[] => {
        const theirs = theirChanges[player]!;
        return ours === theirs
          ? []
          : [{ hand, player, figure: 'change', ours, theirs, isOtherReading: false, rules: [] }];
      });
    });
  },
);
