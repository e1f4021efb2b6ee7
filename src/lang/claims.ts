/** The texts of `<mj-claims>`, in a module that loads with it. */
import { enClaims } from './en/claims.js';
import { handTextsFor } from './hand.js';
import type { AllClaimsTexts } from './claims-types.js';
import type { Texts } from './types.js';
import { zhHantClaims } from './zh-Hant/claims.js';

/** Returns the texts for claims in the language of a tag, or in the closest match. */
export function claimsTextsFor(language: string): AllClaimsTexts {
  const texts = handTextsFor(language);
  const { claims } = texts as Partial<Texts>;
  return { ...texts, claims: { ...(texts.language.startsWith('zh') ? zhHantClaims : enClaims), ...claims } };
}
