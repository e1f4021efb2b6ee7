/** The texts of `<mj-doubles>`, in a module that loads with it. */
import { enHand } from './en/hand.js';
import { enDoubles } from './en/doubles.js';
import { section } from './sections.js';
import type { AllDoublesTexts } from './types.js';

/** Returns the texts for doubles in the language of a tag, or in the closest match. */
export const doublesTextsFor = section<AllDoublesTexts>(['doubles'], { ...enHand, doubles: enDoubles });
