/** Japanese: errors at the table. They load with `<mj-incidents>`. */
import type { Wind } from '../../core/index.js';
import type { IncidentsTexts } from '../types.js';

import { list, number, points, seat } from './hand.js';
import { incidents } from '../texts/ja/incidents.js';
import type { Part } from '../types.js';

const signed = (value: number): string => (value > 0 ? `+${number(value)}` : number(value).replace('-', '−'));

export const jaIncidents = {
  ...incidents,
  example: (scores, winner, discarder, offender) =>
    `損失は${seat(offender)}の場合。${seat(winner)}が${
      discarder ? `${seat(discarder)}から${points(scores[winner])}をロンし` : `${points(scores[winner])}をツモ和了し`
    }、ほかの手は${list(
      (Object.keys(scores) as Wind[])
        .filter((one) => one !== winner)
        .map((one) => `${seat(one)}${points(scores[one])}`),
    )}とします。`,
  cost: (without, withError) => `間違いがなければ${signed(without)}、あれば${signed(withError)}`,
} satisfies Part<IncidentsTexts>;
