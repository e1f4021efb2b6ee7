/** The texts of `<mj-doubles>`, in a module that loads with it. */
import { over } from './choose.js';
import { enDoubles } from './en/doubles.js';
import { handTextsFor } from './hand.js';
import type { AllDoublesTexts, PartialTexts } from './types.js';
import { zhHantDoubles } from './zh-Hant/doubles.js';

/** Returns the texts for doubles in the language of a tag, or in the closest match. */
export function doublesTextsFor(language: string): AllDoublesTexts {
  const texts = handTextsFor(language);
  const { doubles } = texts as PartialTexts;
  return { ...texts, doubles: over(texts.language.startsWith('zh') ? zhHantDoubles : enDoubles, doubles ?? {}) };
}
