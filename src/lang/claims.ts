/** The texts of `<mj-claims>`, in a module that loads with it. */
import { over } from './choose.js';
import { enClaims } from './en/claims.js';
import { handTextsFor } from './hand.js';
import type { AllClaimsTexts, PartialTexts } from './types.js';
import { zhHantClaims } from './zh-Hant/claims.js';

/** Returns the texts for claims in the language of a tag, or in the closest match. */
export function claimsTextsFor(language: string): AllClaimsTexts {
  const texts = handTextsFor(language);
  const { claims } = texts as PartialTexts;
  return { ...texts, claims: over(texts.language.startsWith('zh') ? zhHantClaims : enClaims, claims ?? {}) };
}
