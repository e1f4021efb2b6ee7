/** The texts of pictures and descriptions, in a module that loads with them. */
import { chooser } from './choose.js';
import { enCount } from './en/count.js';
import { picture as enPicture } from './texts/en/picture.js';
import type { AllPictureTexts } from './types.js';

/** Returns the texts for pictures in the language of a tag, or in the closest match. */
export const pictureTextsFor = chooser<AllPictureTexts>({ ...enCount, picture: enPicture });
