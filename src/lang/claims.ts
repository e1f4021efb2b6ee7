/** The texts of `<mj-claims>`, in a module that loads with it. */
import { enHand } from './en/hand.js';
import { enClaims } from './en/claims.js';
import { section } from './sections.js';
import type { AllClaimsTexts } from './types.js';

/** Returns the texts for claims in the language of a tag, or in the closest match. */
export const claimsTextsFor = section<AllClaimsTexts>(['claims'], { ...enHand, claims: enClaims });
