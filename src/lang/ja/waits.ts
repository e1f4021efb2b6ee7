/** Japanese: waits and discards. They load with `<mj-waits>`. */
import type { WaitsTexts } from '../types.js';
import { oddsForms } from '../odds-forms.js';
import { number, points, tile } from './hand.js';
import { oddsErrors } from './odds-errors.js';

const { percent, average } = oddsForms('ja');

export const jaWaits: WaitsTexts = {
  percent,
  average,
  within: (draws) => `${number(draws)}枚以内`,
  count: (left, unknown) => `見えていない${number(unknown)}枚のうち、和了牌は${number(left)}枚`,
  caption: '和了牌',
  columns: { tile: '牌', left: '残り', chance: '確率', discard: 'ロン', selfDraw: 'ツモ' },
  any: 'どれか1枚',
  refused: '和了不可',
  away: (away) => `まだ聴牌していません（${number(away)}向聴）。`,
  closer: (left) => `有効牌は${number(left)}枚：`,
  tileLeft: (one, left) => `${tile(one)}、残り${number(left)}枚`,
  dead: '和了牌はすべて見えています。',
  complete: (value) => `この手は和了形で、${points(value)}です。続けるなら、次を捨てます：`,
  compared: '何を捨てるか',
  discardTile: (one) => `${tile(one)}を捨てる`,
  best: '最善',
  worth: (value) => `平均${average(value)}点`,
  others: (others) => `ほか${number(others)}通り`,
  noHand: '13枚または14枚の手牌を入れると、待ちを表示します。',
  model: (seen, unknown, draws, compares) =>
    `モデル：${seen ? `自分の牌のほかに${number(seen)}枚が見えています。` : ''}見えていない${number(unknown)}枚は、どれも同じ確率で次に出るものとします。${
      compares
        ? `捨て牌は、${number(draws)}枚以内に平均して得られる点数の順です。そのうち4枚に1枚を自分がツモり、残りは他家が捨てるものとします。`
        : '自分のツモも他家の捨て牌も1枚と数えます。'
    }`,
  errors: oddsErrors,
};
