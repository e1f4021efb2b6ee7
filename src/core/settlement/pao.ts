/** Pao: the hands for which the player who discards the last tile pays for all. */
import { isOwnAward, type AwardId, type OwnAwardId } from '../own-awards/terms.js';
import type { CompiledProfile } from '../engine/compile.js';
import { ownAwardsIn } from '../profiles/declarations.js';
import { ruleOf, type RuleId } from '../rules/index.js';
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
  const required: ReadonlySet<string> = new Set([big, ...ruleOf(big).needs]);
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

/** Whether a player can have to pay for all under these rules. */
export const hasPao = (compiled: CompiledProfile): boolean =>
  compiled.profile.rules.pao === 'on' && bigHands.some(([big]) => limitAwardsOf(big, compiled).length > 0);

/** Whether a discard completed a big hand that is worth the limit when all its other sets were already exposed. */
export const findPao = ({ reading, awards }: Score, compiled: CompiledProfile): boolean =>
  bigHands.some(([big, tiles]) => {
    const sets = reading.filter((group) => group.kind !== 'pair' && tiles.includes(group.tiles[0]));
    return (
      sets.length === tiles.length &&
      sets.some(({ completed }) => completed) &&
      // A set completed by a drawn tile is concealed, so a self-drawn win never passes.
      !sets.some(({ concealed }) => concealed) &&
      // A table's own award may require more than the big hand.
      limitAwardsOf(big, compiled).some((id) => !isOwnAward(id) || awards?.some(({ rule }) => rule === id))
    );
  });
