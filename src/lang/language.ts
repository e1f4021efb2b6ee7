/** What the generated module of each language calls: its grammar, and the texts that every page in it needs. */
import type { Tile } from '../core/index.js';
import { chinese } from './chinese.js';
import { breakdownTexts } from './count-texts.js';
import { handForms, type HandMessages, type HandTexts } from './hand-forms.js';
import { isWide, type Marks } from './marks.js';
import { nameForms, type NameMessages } from './name-forms.js';
import { settlementTexts } from './payment-texts.js';
import type { winds, wins, won } from './texts/en/hand.js';
import type { breakdown } from './texts/en/breakdown.js';
import type { extras } from './texts/en/extras.js';
import type { texts } from './texts/en/index.js';
import type { settlement } from './texts/en/settlement.js';
import type { validity } from './texts/en/validity.js';
import type { value } from './texts/en/value.js';
import { tileForms } from './tile-forms.js';
import type { SectionTexts } from './types.js';
import { shortWorthForms, worthForms, type WorthMessages } from './worth-forms.js';

/** What pages are given as it is. */
type Given = HandTexts & {
  number: (value: number) => string;
  winds: typeof winds;
  wins: typeof wins;
  won: typeof won;
};

type Words = HandMessages & WorthMessages & NameMessages;

/** What messages call as formats, and what pages are given of it. */
export function grammarOf(language: string, given: Given, words: Words) {
  const { worths, tileWords } = words;
  const { faceDown, winning } = tileWords;
  const forms = tileForms(tileWords);
  return {
    ...given,
    ...forms,
    ...handForms(language, forms, words, given),
    ...nameForms(language, words),
    worth: worthForms(words),
    shortWorth: shortWorthForms(worths, given.number),
    faceDown,
    winningTile: (one: Tile): string => winning(forms.tile(one)),
  };
}

interface Messages extends Pick<SectionTexts, 'picture'> {
  texts: typeof texts;
  extras: typeof extras;
  validity: typeof validity;
  value: typeof value;
  breakdown: typeof breakdown;
  settlement: typeof settlement;
  marks?: Marks | undefined;
}

/** The texts that every page in a language needs. */
export const languageOf = (language: string, grammar: ReturnType<typeof grammarOf>, messages: Messages) => ({
  ...messages.texts,
  ...messages.extras,
  ...messages.validity,
  ...messages.value,
  ...grammar,
  language,
  chinese: isWide(language) ? () => undefined : chinese,
  breakdown: breakdownTexts(language, messages.breakdown, grammar),
  settlement: settlementTexts(language, messages.settlement, grammar.list),
  picture: messages.picture,
  marks: messages.marks,
});
