/** The texts of pictures, in a module that loads with them. */
import { over } from './choose.js';
import { countTextsFor } from './count.js';
import { enPicture } from './en/picture.js';
import type { CountTexts, PictureTexts, PartialTexts } from './types.js';
import { zhHantPicture } from './zh-Hant/picture.js';

export type AllPictureTexts = CountTexts & { picture: PictureTexts };

/** Returns the texts for pictures in the language of a tag, or in the closest match. */
export function pictureTextsFor(language: string): AllPictureTexts {
  const texts = countTextsFor(language);
  const { picture } = texts as PartialTexts;
  return { ...texts, picture: over(texts.language.startsWith('zh') ? zhHantPicture : enPicture, picture ?? {}) };
}
