/** Dutch: mistakes at the table. Loads with `<mj-incidents>`. */
import type { Wind } from '../../core/index.js';
import type { IncidentsTexts } from '../types.js';

import { list, number, winds } from './hand.js';
import { incidents } from '../texts/nl/incidents.js';
import type { Part } from '../types.js';

const signed = (value: number): string => (value > 0 ? `+${number(value)}` : number(value).replace('-', '−'));

export const nlIncidents = {
  ...incidents,
  example: (scores, winner, discarder, offender) =>
    `De kosten gelden voor ${winds[offender]}, als ${winds[winner]} ${
      discarder ? `met een steen van ${winds[discarder]}` : 'met een zelf gepakte steen'
    } ${number(scores[winner])} wint en dit de waarden van de andere handen zijn: ${list(
      (Object.keys(scores) as Wind[])
        .filter((seat) => seat !== winner)
        .map((seat) => `${winds[seat]} ${number(scores[seat])}`),
    )}.`,
  cost: (without, withError) => `${signed(without)} zonder de fout, ${signed(withError)} ermee`,
} satisfies Part<IncidentsTexts>;
