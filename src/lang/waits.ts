/** The texts of `<mj-waits>`, in a module that loads with it. */
import { enHand } from './en/hand.js';
import { englishOddsErrors, oddsForms } from './odds-forms.js';
import { section } from './sections.js';
import { waits } from './texts/en/waits.js';
import type { HandTexts, SectionTexts } from './types.js';

export type WaitsTexts = ReturnType<typeof textsOf>;
export type AllWaitsTexts = HandTexts & { waits: WaitsTexts };
type WaitsMessages = HandTexts & Pick<SectionTexts, 'waits' | 'oddsErrors'>;

function textsOf({ waits: say, oddsErrors: errors, language }: WaitsMessages) {
  const { percent, average } = oddsForms(language);
  return {
    ...say,
    errors,
    /** A chance as a figure: 34.7%. */
    percent,
    /** A value, with its fraction if it has one: 27.9. */
    average,
    worth: (value: number): string => say.worth(value, average(value)),
  };
}

/** The texts of a language with what is made of its messages about waits. */
export const withWaits = <Messages extends WaitsMessages>(texts: Messages) => ({ ...texts, waits: textsOf(texts) });

export const waitsMessages = { waits, oddsErrors: englishOddsErrors };
export const waitsTextsFor = section(['waits', 'oddsErrors'], { ...enHand, ...waitsMessages }, withWaits);
