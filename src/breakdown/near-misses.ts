/** The awards that a hand did not earn, and why. */
import { circumstances, explain, isOwnAward } from '../core/scoring.js';
import type { AwardId, Explanation, Group, Profile, Reason, ReasonCode, Score, Tile } from '../core/index.js';
import { FAR } from '../core/engine/explain.js';
import { isForBonusTiles, isForWinningTile } from '../core/rules/bonus.js';
import type { SpokenReason, PanelTexts } from '../lang/types.js';
import { sameTiles } from './model.js';

/** The groups whose tiles are consecutive in a list. */
function groupsIn(tiles: readonly Tile[], reading: readonly Group[]): Group[] {
  const found: Group[] = [];
  for (let at = 0; at < tiles.length;) {
    const group = reading.find((one) => sameTiles(one.tiles, tiles.slice(at, at + one.tiles.length)));
    if (group) found.push(group);
    at += group?.tiles.length ?? 1;
  }
  return found;
}

export interface NearMiss {
  rule: AwardId;
  /** Whether a few different tiles, or another winning tile, would have earned it. */
  near: boolean;
  /** The tiles that prevent the award. */
  tiles: readonly Tile[];
  reasons: readonly SpokenReason[];
}

/** The most tiles that may be wrong in a pattern that the hand nearly made: those of two sets. */
const NEAR = 6;

const isChance = ({ code }: Reason): boolean => (circumstances as readonly string[]).includes(code);

/** What an exchange of one tile would provide, although no tile in particular is missing. */
const anyOne: readonly ReasonCode[] = ['some-honour', 'some-terminal', 'some-chow'];

/** The reasons to give: if the circumstances of an award did not occur, its other failures add nothing. */
function reasonsToGive(reasons: readonly Reason[]): readonly Reason[] {
  const circumstantial = reasons.filter(isChance);
  const claimed = reasons.some(({ code }) => code === 'self-draw');
  return circumstantial.length ? circumstantial : reasons.filter(({ code }) => !(claimed && code === 'live-wall'));
}

/** Roughly how many tiles are wrong; {@link FAR} if the hand has nothing of the award, or if tiles do not matter. */
function distanceOf({ distance, reasons }: Explanation): number {
  if (reasons.some(({ code, count, needed }) => code === 'none-held' || (needed && !count))) return FAR;
  const tiles = distance - reasons.filter(({ code }) => anyOne.includes(code)).length * (FAR - 1);
  return Math.min(tiles, FAR);
}

/** The order in which awards interest a reader: flowers come last, because they have nothing to do with how the hand was built. */
function rankOf({ rule, reasons }: Explanation, distance: number): number {
  if (!isOwnAward(rule) && isForBonusTiles(rule)) return 4;
  if (reasons.some(isChance)) return 3;
  if (!isOwnAward(rule) && isForWinningTile(rule)) return distance < FAR ? 1 : 3;
  return distance <= NEAR ? 0 : 2;
}

/** The awards of a profile that a hand did not earn, in the order of {@link rankOf}, each rank by distance. */
export function nearMisses(scored: Score, profile: Profile): NearMiss[] {
  return explain(scored, undefined, profile)
    .filter(({ given }) => !given)
    .map((explanation) => {
      const { rule } = explanation;
      const distance = distanceOf(explanation);
      const reasons = reasonsToGive(explanation.reasons).map((reason) => ({
        ...reason,
        groups: groupsIn(reason.tiles ?? [], scored.reading),
      }));
      return {
        rule,
        rank: rankOf(explanation, distance),
        distance,
        tiles: reasons.flatMap(({ tiles = [] }) => tiles),
        reasons,
      };
    })
    .sort((one, other) => one.rank - other.rank || one.distance - other.distance)
    .map(({ rule, rank, tiles, reasons }) => ({ rule, near: rank < 2, tiles, reasons }));
}

/** A sentence about a near miss: “Half flush: the 9 of circles is of a second suit.” */
export const missedSentence = ({ rule, reasons }: NearMiss, texts: PanelTexts): string =>
  texts.breakdown.missed(
    texts.rule(rule),
    reasons.map((reason) => texts.reasons[reason.code](reason)),
  );
