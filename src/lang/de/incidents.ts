/** Deutsch: Fehler am Tisch. Lädt mit `<mj-incidents>`. */
import type { Wind } from '../../core/index.js';
import type { IncidentsTexts } from '../types.js';

import { list, number, winds } from './hand.js';
import { incidents } from '../texts/de/incidents.js';
import type { Part } from '../types.js';

const signed = (value: number): string => (value > 0 ? `+${number(value)}` : number(value).replace('-', '−'));

export const deIncidents = {
  ...incidents,
  example: (scores, winner, discarder, offender) =>
    `Die Kosten gelten für ${winds[offender]}, wenn ${winds[winner]} ${
      discarder ? `mit einer Ablage von ${winds[discarder]}` : 'von der Mauer'
    } ${number(scores[winner])} gewinnt und die anderen Hände folgende Werte haben: ${list(
      (Object.keys(scores) as Wind[])
        .filter((seat) => seat !== winner)
        .map((seat) => `${winds[seat]} ${number(scores[seat])}`),
    )}.`,
  cost: (without, withError) => `${signed(without)} ohne den Fehler, ${signed(withError)} mit ihm`,
} satisfies Part<IncidentsTexts>;
