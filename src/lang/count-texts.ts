/** What is said about the lines and figures of a score, as far as a plain breakdown needs it. */
import type { AwardId, Tile } from '../core/index.js';
import { capital } from './formats.js';
import { clauses, ended, labelled } from './marks.js';
import type { LineSubject, SpokenCount, SpokenGroup, Worth } from './spoken.js';
import type { breakdown as english } from './texts/en/breakdown.js';

interface Forms {
  list: (items: readonly string[]) => string;
  number: (value: number) => string;
  tile: (tile: Tile) => string;
  bonusName: (tile: Tile) => string;
  group: (group: SpokenGroup) => string;
  rule: (id: AwardId) => string;
  worth: (worth: Worth) => string;
}

export function breakdownTexts(
  language: string,
  say: typeof english,
  { list, number, tile, bonusName, group, rule, worth }: Forms,
) {
  const colon = (label: string, text: string): string => labelled(label, text, language);
  /** A running total for screen readers: 32 becomes 64, then 128. */
  const steps = (all: readonly number[]): string => all.map(number).join(say.then);
  return {
    ...say,
    /** The score in a sentence: 52 points, rounded to 50, doubled twice to 200. A limit hand counts regardless of these. */
    summary: (figures: SpokenCount): string => {
      const { points, base, doubles, doubled, total, value } = figures;
      const { limitHands, limitHand, score, fraction: limit, plus } = figures;
      const isLimitHand = limitHands.length > 0 && (score > 0 || value === limitHand);
      return ended(
        isLimitHand
          ? colon(list(limitHands.map(rule)), score ? worth({ score }) : say.count.limit(worth({ limit, plus }), value))
          : clauses(
              [
                say.count.points(points),
                ...(base === points ? [] : [say.count.rounded(base)]),
                ...(doubled === base ? [] : [say.count.doubled(doubles, doubled)]),
                ...(total === doubled ? [] : [say.count.roundedUp(total)]),
                ...(value < total ? [say.count.cut(value)] : []),
              ],
              language,
            ),
        language,
      );
    },
    line: (id: AwardId, subject: LineSubject): string =>
      !subject
        ? rule(id)
        : 'set' in subject
          ? capital(group(subject.set))
          : colon(rule(id), 'tile' in subject ? tile(subject.tile) : bonusName(subject.bonus)),
    steps,
    /** A line with its worth and the running total; without a worth, a sum and its steps. */
    walkLine: (label: string, given: Worth | undefined, all: readonly number[]): string =>
      given ? say.soFar(label, given, all.at(-1)) : ended(colon(label, steps(all)), language),
  };
}
