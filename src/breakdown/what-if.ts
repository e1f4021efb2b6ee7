/** The score of a hand in a different situation. */
import { score } from '../core/scoring.js';
import type { Hand, Profile, Score, Situation, Tile } from '../core/index.js';
import type { ChangedLine, PanelTexts } from '../lang/types.js';
import { breakdownOf, labelOf, type Line } from './model.js';

/** What a reader can change to see its effect. */
export interface Change extends Pick<Situation, 'win' | 'seat' | 'round'> {
  /** Adds one flower or season. */
  bonus?: Tile;
}

/** The Score after a change. @throws {HandError} if the changed situation is impossible */
export function changedScore({ hand, situation }: Score, { bonus, ...change }: Change, profile: Profile): Score {
  const changed: Hand = bonus ? { ...hand, bonus: [...hand.bonus, bonus] } : hand;
  return score(changed, { ...situation, ...change }, profile);
}

const linesOf = (scored: Score): Line[] => breakdownOf(scored).parts.flatMap(({ lines }) => lines);

/** The lines in which two scores of a hand differ, in scoring order, with lost lines last. */
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
