/** Pao: the hands for which the player who discards the last tile pays for all. */
import { nameOfFact } from '../engine/fact-names.js';
import { isOwnAward, type AwardId, type OwnAwardId } from '../own-awards/terms.js';
import type { CompiledProfile } from '../engine/compile.js';
import { ownAwardsIn } from '../profiles/declarations.js';
import { ruleOf, type RuleId } from '../rules/index.js';
import type { Group } from '../types.js';
import type { Score } from '../engine/score.js';

/** The awards for hands that are as good as shown once all their sets but one are exposed, and the tiles of the sets. */
const bigHands = [
  ['big-three-dragons', 'RGB'],
  ['big-four-winds', 'ESWN'],
] as const satisfies readonly (readonly [RuleId, string])[];

export type BigHand = (typeof bigHands)[number][0];

/**
 * The awards that make a big hand worth the limit, or a part of it: its own, and any of the table's own that require it,
 * such as `--three-great-scholars: limit if big-three-dragons, no-chow`. A table at which such a hand only earns points or
 * doubles has none: pao is for “big limit hands” (S0-CMP-10, S0-PAO-01).
 */
export function limitAwardsOf(big: BigHand, compiled: CompiledProfile): AwardId[] {
  const required: ReadonlySet<string> = new Set([big, ...ruleOf(big).needs.map(nameOfFact)]);
  const known = new Map<OwnAwardId, boolean>();
  const requires = (id: OwnAwardId): boolean => {
    let found = known.get(id);
    if (found === undefined) {
      found = compiled
        .declared(id)
        .terms.conditions.some(({ of, how }) => !how && (required.has(of) || (isOwnAward(of) && requires(of))));
      known.set(id, found);
    }
    return found;
  };
  return [big, ...ownAwardsIn(compiled.profile.rules).filter(requires)].filter((id) => {
    const { limit, scope } = compiled.declared(id);
    return limit > 0 && scope !== 'losers';
  });
}

/** What makes a player liable. `last-live-tiles` does not show in a hand, so the table has to name the player. */
const causesIn = ({ profile: { rules } }: CompiledProfile): readonly string[] => rules['pao-on'].split(', ');

export function isPaoOn(id: AwardId, compiled: CompiledProfile): boolean {
  if (compiled.profile.rules.pao !== 'on') return false;
  return causesIn(compiled).some((cause) =>
    cause === 'big-limit-hands'
      ? bigHands.some(([big]) => big === id && limitAwardsOf(big, compiled).length > 0)
      : cause === id,
  );
}

/** Whether a player can have to pay for all under these rules. */
export const hasPao = (compiled: CompiledProfile): boolean =>
  compiled.profile.rules.pao === 'on' &&
  compiled.profile.rules.payers !== 'nobody' &&
  (compiled.profile.rules['pao-on'] !== 'big-limit-hands' ||
    bigHands.some(([big]) => limitAwardsOf(big, compiled).length > 0));

/** The sets of a big hand, or the sets and the pair of a little one; none if some are missing, undefined for any other award. */
function groupsOf(id: string, { reading }: Score): Group[] | undefined {
  const big = bigHands.find(([one]) => one === id.replace('little', 'big'));
  const groups = reading.filter(({ tiles }) => big?.[1].includes(tiles[0]));
  return (
    big &&
    (groups.length === big[1].length && groups.some(({ kind }) => kind === 'pair') === (big[0] !== id) ? groups : [])
  );
}

/** Sets on the table after which everyone can see what a player collects. */
const ENOUGH = 3;

/** Whether a discard completed one of these groups while the others were exposed: a group completed by a drawn tile is concealed. */
const areFed = (groups: readonly Group[]): boolean =>
  groups.some(({ completed }) => completed) && !groups.some(({ concealed }) => concealed);

/**
 * Whether a discard completed a hand for which its discarder is liable: a big hand whose other sets were all exposed, or one with
 * another award that the table lists and three exposed sets.
 */
export function findPao(score: Score, compiled: CompiledProfile): boolean {
  const isGiven = (id: string): boolean => score.awards?.some(({ rule }) => rule === id);
  const isShown =
    score.situation.win !== 'self-draw' && score.hand.sets.filter(({ concealed }) => !concealed).length >= ENOUGH;
  return causesIn(compiled).some((cause) => {
    if (cause === 'big-limit-hands')
      return bigHands.some(
        ([big]) =>
          areFed(groupsOf(big, score)!) &&
          // A table's own award may require more than the big hand.
          limitAwardsOf(big, compiled).some((id) => !isOwnAward(id) || isGiven(id)),
      );
    const groups = groupsOf(cause, score);
    return groups ? areFed(groups) : isShown && isGiven(cause);
  });
}
