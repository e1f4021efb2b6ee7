/** The awards that a hand did not earn, and why. */
import { circumstances, explain } from '../core/index.js';
import type { Group, Profile, Reason, RuleId, Score, Tile } from '../core/index.js';
import { FLOWERS, TILES } from '../core/tiles.js';
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
  rule: RuleId;
  /** Whether a few different tiles would have earned it. */
  near: boolean;
  /** The tiles that prevent the award. */
  tiles: readonly Tile[];
  reasons: readonly SpokenReason[];
}

const isBonus = (tile: Tile): boolean => TILES.indexOf(tile) >= FLOWERS;

/** Farther than any number of tiles: a matter of luck or of the rules. */
const FAR = 99;

const told: readonly string[] = circumstances;

/** The reasons worth giving: if the circumstances of an award did not occur, its other failures add nothing. */
function tellingOf(reasons: readonly Reason[]): readonly Reason[] {
  const luck = reasons.filter(({ code }) => told.includes(code));
  const claimed = reasons.some(({ code }) => code === 'self-draw');
  return luck.length ? luck : reasons.filter(({ code }) => !(claimed && code === 'live-wall'));
}

/** The awards of a profile that a hand did not earn, nearest first. */
export function nearMisses(scored: Score, profile: Profile): NearMiss[] {
  return explain(scored, undefined, profile)
    .filter(({ given }) => !given)
    .map(({ rule, distance, reasons }) => {
      // Lacking a set altogether, or not even having a hand of sets, is not a near miss.
      // Neither is a flower that was never drawn: it has nothing to do with how the hand was built.
      const near =
        distance > 0 &&
        distance < FAR &&
        reasons[0]!.code !== 'none-held' &&
        !reasons.some(({ missing }) => missing?.some(isBonus));
      const spoken = tellingOf(reasons).map((reason) => ({
        ...reason,
        groups: groupsIn(reason.tiles ?? [], scored.reading),
      }));
      return {
        rule,
        near,
        distance: near ? distance : FAR,
        tiles: spoken.flatMap(({ tiles = [] }) => tiles),
        reasons: spoken,
      };
    })
    .sort((one, other) => one.distance - other.distance);
}

/** A sentence about a near miss: “Half flush: the 9 of circles is of a second suit.” */
export const missedSentence = ({ rule, reasons }: NearMiss, texts: PanelTexts): string =>
  texts.breakdown.missed(
    texts.rule(rule),
    reasons.map((reason) => texts.reasons[reason.code](reason)),
  );
