/** The texts of `<mj-wall>`, in a module that loads with it. */
import { enHand } from './en/hand.js';
import { enWall } from './en/wall.js';
import { section } from './sections.js';
import type { AllWallTexts } from './types.js';

/** Returns the texts for the wall in the language of a tag, or in the closest match. */
export const wallTextsFor = section<AllWallTexts>(['wall'], { ...enHand, wall: enWall });
