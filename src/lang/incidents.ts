/** The texts of `<mj-incidents>`, in a module that loads with it. */
import { over } from './choose.js';
import { enIncidents } from './en/incidents.js';
import { handTextsFor } from './hand.js';
import type { AllIncidentsTexts, PartialTexts } from './types.js';
import { zhHantIncidents } from './zh-Hant/incidents.js';

/** Returns the texts for errors at the table in the language of a tag, or in the closest match. */
export function incidentsTextsFor(language: string): AllIncidentsTexts {
  const texts = handTextsFor(language);
  const { incidents } = texts as PartialTexts;
  return {
    ...texts,
    incidents: over(texts.language.startsWith('zh') ? zhHantIncidents : enIncidents, incidents ?? {}),
  };
}
