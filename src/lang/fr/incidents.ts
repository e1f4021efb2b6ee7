/** French: errors at the table. Loads with `<mj-incidents>`. */
import type { Wind } from '../../core/index.js';
import type { IncidentsTexts } from '../types.js';

import { list, number, of, winds } from './hand.js';
import { incidents } from '../texts/fr/incidents.js';
import type { Part } from '../types.js';

const signed = (value: number): string => (value > 0 ? `+${number(value)}` : number(value).replace('-', '−'));

export const frIncidents = {
  ...incidents,
  example: (scores, winner, discarder, offender) =>
    `Coûts calculés pour ${winds[offender]} quand ${winds[winner]} gagne avec ${number(scores[winner])} ${
      discarder ? `sur une défausse ${of(winds[discarder])}` : 'en piochant'
    } et que les autres mains valent : ${list(
      (Object.keys(scores) as Wind[])
        .filter((seat) => seat !== winner)
        .map((seat) => `${winds[seat]} ${number(scores[seat])}`),
    )}.`,
  cost: (without, withError) => `${signed(without)} sans l’erreur, ${signed(withError)} avec elle`,
} satisfies Part<IncidentsTexts>;
