/** The texts of `<mj-doubles>`, in a module that loads with it. */
import { enHand } from './en/hand.js';
import { englishOddsErrors, oddsForms } from './odds-forms.js';
import { section } from './sections.js';
import { doubles } from './texts/en/doubles.js';
import type { HandTexts, SectionTexts } from './types.js';

export type DoublesTexts = ReturnType<typeof textsOf>;
export type AllDoublesTexts = HandTexts & { doubles: DoublesTexts };

function textsOf({
  doubles: say,
  oddsErrors: errors,
  language,
}: HandTexts & Pick<SectionTexts, 'doubles' | 'oddsErrors'>) {
  const { percent, decimal } = oddsForms(language);
  return {
    ...say,
    errors,
    percent,
    /** A mean or a deviation with two decimals; a word for what is infinite. */
    factor: (value: number): string => (value === Infinity ? say.infiniteFactor : `×${decimal(value)}`),
    result: (value: number, total: number): string => say.result(value, total, value < total),
    /** How many doubles reach the limit; `Infinity` if none do. */
    reach: (points: number, many: number, limit: number): string =>
      many === Infinity ? say.unreachable(points, limit) : say.reach(points, many, limit),
    /** By how much the limit lowers the mean; undefined if it was infinite. */
    effect: (lost: number | undefined): string => (lost === undefined ? say.finite : say.effect(percent(lost))),
  };
}

export const doublesTextsFor = section(
  ['doubles', 'oddsErrors'],
  { ...enHand, doubles, oddsErrors: englishOddsErrors },
  (texts) => ({ ...texts, doubles: textsOf(texts) }),
);
