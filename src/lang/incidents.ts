/** The texts of `<mj-incidents>`, in a module that loads with it. */
import { enHand } from './en/hand.js';
import { enIncidents } from './en/incidents.js';
import { section } from './sections.js';
import type { AllIncidentsTexts } from './types.js';

/** Returns the texts for errors at the table in the language of a tag, or in the closest match. */
export const incidentsTextsFor = section<AllIncidentsTexts>(['incidents'], { ...enHand, incidents: enIncidents });
