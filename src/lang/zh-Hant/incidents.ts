/** 犯規與補救的正體中文。隨 `<mj-incidents>` 載入。 */
import type { Wind } from '../../core/index.js';
import type { IncidentsTexts } from '../types.js';

import { list, winds } from './hand.js';
import { incidents } from '../texts/zh-Hant/incidents.js';
import type { Part } from '../types.js';

const signed = (value: number): string => (value > 0 ? `+${value}` : String(value).replace('-', '−'));

export const zhHantIncidents = {
  ...incidents,
  example: (scores, winner, discarder, offender) =>
    `代價以${winds[offender]}家計：${winds[winner]}家${discarder ? `食和${winds[discarder]}家` : '自摸'} ${scores[winner]} 點，其他${list(
      (Object.keys(scores) as Wind[]).filter((seat) => seat !== winner).map((seat) => `${winds[seat]} ${scores[seat]}`),
    )}。`,
  cost: (without, withError) => `原為 ${signed(without)}，犯規後 ${signed(withError)}`,
} satisfies Part<IncidentsTexts>;
