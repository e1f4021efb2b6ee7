/** Italian: errors at the table. Loads with `<mj-incidents>`. */
import type { Wind } from '../../core/index.js';
import type { IncidentsTexts } from '../types.js';

import { list, number, winds } from './hand.js';
import { incidents } from '../texts/it/incidents.js';
import type { Part } from '../types.js';

const signed = (value: number): string => (value > 0 ? `+${number(value)}` : number(value).replace('-', '−'));

export const itIncidents = {
  ...incidents,
  example: (scores, winner, discarder, offender) =>
    `Costi calcolati per ${winds[offender]} se ${winds[winner]} vince con ${number(scores[winner])} ${
      discarder ? `su uno scarto di ${winds[discarder]}` : 'pescando'
    } e le altre mani valgono: ${list(
      (Object.keys(scores) as Wind[])
        .filter((seat) => seat !== winner)
        .map((seat) => `${winds[seat]} ${number(scores[seat])}`),
    )}.`,
  cost: (without, withError) => `${signed(without)} senza l’errore, ${signed(withError)} con l’errore`,
} satisfies Part<IncidentsTexts>;
