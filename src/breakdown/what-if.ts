/** The count of a hand in another situation. */
import { score } from '../core/index.js';
import type { Hand, Profile, Score, Situation, Tile } from '../core/index.js';
import type { ChangedLine, PanelTexts } from '../lang/types.js';
import { breakdownOf, labelOf, type Line } from './model.js';

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
export function changedLines(before: Score, after: Score, texts: PanelTexts): ChangedLine[] {
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
