/** The texts of `<mj-waits>`, in a module that loads with it. */
import { enHand } from './en/hand.js';
import { enWaits } from './en/waits.js';
import { section } from './sections.js';
import type { AllWaitsTexts } from './types.js';

/** Returns the texts for waits in the language of a tag, or in the closest match. */
export const waitsTextsFor = section<AllWaitsTexts>(['waits'], { ...enHand, waits: enWaits });
