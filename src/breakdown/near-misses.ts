/** What stands behind the lines: near misses, other schools, and the count in another situation. */
import { circumstances, explain, profiles, score } from '../core/index.js';
import type { Group, Hand, Profile, Reason, RuleId, Score, Situation, Tile } from '../core/index.js';
import type { ChangedLine, SchoolNote, ScoringOption, SpokenReason, Texts } from '../lang/types.js';
import { breakdownOf, labelOf, sameTiles, worthIn, type Line } from './model.js';

/** The groups whose tiles follow one another in a list. */
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
  /** A few other tiles would have earned it. */
  near: boolean;
  /** The tiles in the way. */
  tiles: readonly Tile[];
  reasons: readonly SpokenReason[];
}

/** Further than any tiles could be: a matter of luck or of the rules. */
const FAR = 99;

const told: readonly string[] = circumstances;

/** The reasons worth telling: where the circumstances of an award never were, whatever else fails says nothing more. */
function tellingOf(reasons: readonly Reason[]): readonly Reason[] {
  const luck = reasons.filter(({ code }) => told.includes(code));
  const claimed = reasons.some(({ code }) => code === 'self-draw');
  return luck.length ? luck : reasons.filter(({ code }) => !(claimed && code === 'live-wall'));
}

/** The awards of a profile that a hand did not earn, the nearest first. */
export function nearMisses(scored: Score, profile: Profile): NearMiss[] {
  return explain(scored, undefined, profile)
    .filter(({ given }) => !given)
    .map(({ rule, distance, reasons }) => {
      // Not to hold a set at all, or not even a hand of sets, is no near miss.
      const near = distance > 0 && distance < FAR && reasons[0]!.code !== 'none-held';
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

/** The sentence of a near miss: “Half flush: the 9 of circles is of a second suit.” */
export const missedSentence = ({ rule, reasons }: NearMiss, texts: Texts): string =>
  texts.breakdown.missed(
    texts.rule(rule),
    reasons.map((reason) => texts.reasons[reason.code](reason)),
  );

/** The options on which it depends whether a rule applies. */
const optionsOf: { [Id in RuleId]?: readonly ScoringOption[] } = {
  'pair-of-round-wind': ['double-wind-pair'],
  'self-draw': ['self-draw-from', 'last-tile-self-draw'],
  'concealed-hand': ['concealed-hand-on'],
  'set-of-round-wind': ['double-wind-set'],
  'own-flower': ['flower-sets'],
  'own-season': ['flower-sets'],
  'chow-hand': ['chow-hand-form'],
  'fully-concealed': ['fully-concealed-on'],
  'earthly-hand': ['earthly-hand-on'],
  'nine-gates': ['nine-gates-wait'],
  'all-green': ['all-green-dragon'],
  'moon-from-the-sea': ['moon-on'],
};

/** What other profiles of the package make of a rule, where that is not what this one does. */
export function schoolNotes(id: RuleId, profile: Profile): SchoolNote[] {
  const notes: SchoolNote[] = [];
  const add = (name: string, difference: SchoolNote['difference']): void => {
    const same = notes.find((note) => JSON.stringify(note.difference) === JSON.stringify(difference));
    if (same) (same.profiles as string[]).push(name);
    else notes.push({ profiles: [name], difference });
  };
  for (const other of Object.values<Profile>(profiles)) {
    if (other.rules[id] !== profile.rules[id]) add(other.name, { rule: id, worth: worthIn(other, id) });
    if (other.rules[id] === 'off') continue;
    for (const option of optionsOf[id] ?? [])
      if (other.rules[option] !== profile.rules[option]) add(other.name, { option, value: other.rules[option] });
  }
  return notes;
}

/** What a reader may change to see what happens. */
export interface Change extends Pick<Situation, 'win' | 'seat' | 'round'> {
  /** One more flower or season. */
  bonus?: Tile;
}

/** A Score under a change. @throws {HandError} where the changed situation cannot be */
export function changedScore({ hand, situation }: Score, { bonus, ...change }: Change, profile: Profile): Score {
  const changed: Hand = bonus ? { ...hand, bonus: [...hand.bonus, bonus] } : hand;
  return score(changed, { ...situation, ...change }, profile);
}

const linesOf = (scored: Score): Line[] => breakdownOf(scored).parts.flatMap(({ lines }) => lines);

/** The lines in which two counts of a hand differ, in counting order, lost ones last. */
export function changedLines(before: Score, after: Score, texts: Texts): ChangedLine[] {
  const old = new Map(linesOf(before).map((line) => [line.key, line]));
  const changes: ChangedLine[] = [];
  for (const line of linesOf(after)) {
    const was = old.get(line.key);
    old.delete(line.key);
    if (JSON.stringify(was?.worth) !== JSON.stringify(line.worth))
      changes.push({ label: labelOf(line, texts), before: was?.worth, after: line.worth });
  }
  for (const line of old.values()) changes.push({ label: labelOf(line, texts), before: line.worth });
  return changes;
}
