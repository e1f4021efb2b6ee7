/** The texts of `<mj-wall>`, in a module that loads with it. */
import { over } from './choose.js';
import { enWall } from './en/wall.js';
import { handTextsFor } from './hand.js';
import type { AllWallTexts, PartialTexts } from './types.js';
import { zhHantWall } from './zh-Hant/wall.js';

/** Returns the texts for the wall in the language of a tag, or in the closest match. */
export function wallTextsFor(language: string): AllWallTexts {
  const texts = handTextsFor(language);
  const { wall } = texts as PartialTexts;
  return { ...texts, wall: over(texts.language.startsWith('zh') ? zhHantWall : enWall, wall ?? {}) };
}
