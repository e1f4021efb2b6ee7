/** The texts of `<mj-waits>`, in a module that loads with it. */
import { over } from './choose.js';
import { enWaits } from './en/waits.js';
import { handTextsFor } from './hand.js';
import type { AllWaitsTexts, PartialTexts } from './types.js';
import { zhHantWaits } from './zh-Hant/waits.js';

/** Returns the texts for waits in the language of a tag, or in the closest match. */
export function waitsTextsFor(language: string): AllWaitsTexts {
  const texts = handTextsFor(language);
  const { waits } = texts as PartialTexts;
  return { ...texts, waits: over(texts.language.startsWith('zh') ? zhHantWaits : enWaits, waits ?? {}) };
}
