// Written by scripts/simplified.mjs from the Traditional Chinese texts: change those, then run it.
/** 繁體中文：計分的細節。 */
import { isOwnAward } from '../own-awards.js';
import { groups, list, number } from './hand.js';
import { compared, difference, options } from './options.js';
import { profile, worth } from './count.js';
import type { PanelsTexts } from '../types.js';
import { reasons } from './reasons.js';
import type { RuleId } from '../../core/index.js';

const meanings: Record<RuleId, string> = {
  mahjong: '食糊的人得底點。',
  'pung-of-simples': '三張相同的二至八。',
  'pung-of-terminals': '三張相同的一或九。',
  'pung-of-honours': '三張相同的風牌或三元牌。',
  'kong-of-simples': '四張相同的二至八。',
  'kong-of-terminals': '四張相同的一或九。',
  'kong-of-honours': '四張相同的風牌或三元牌。',
  'pair-of-dragons': '一對中、發或白。',
  'pair-of-seat-wind': '一對自己的門風。',
  'pair-of-round-wind': '一對圈風。',
  flower: '每張花牌。',
  season: '每張季牌。',
  'self-draw': '糊牌是自己摸的。',
  'only-tile': '只有這一種牌能食糊。',
  'one-chance-chow': '糊牌是順子的中張，或一二三的三、七八九的七。',
  'pair-wait': '糊牌成了眼。',
  'concealed-hand': '食糊之前沒有明牌。',
  'set-of-dragons': '每副中、發或白的刻子或槓。',
  'set-of-seat-wind': '自己門風的刻子或槓。',
  'set-of-round-wind': '圈風的刻子或槓。',
  'own-flower': '號數與座位相同的花：東為一，北為四。',
  'own-season': '號數與座位相同的季：東為一，北為四。',
  'all-flowers': '四張花牌齊全。',
  'all-seasons': '四張季牌齊全。',
  'little-three-dragons': '兩副三元牌刻子，第三種作眼；在兩副的番之外另計。',
  'all-pungs': '四副刻子或槓，沒有順子。',
  'chow-hand': '四副順子。',
  'half-flush': '一門花色加上字牌。',
  'full-flush': '只有一門花色，沒有字牌。',
  'fully-concealed': '食糊之前沒有上、碰、明槓。',
  'three-concealed-pungs': '三副暗刻或暗槓。',
  'pure-straight': '同一門的一二三、四五六、七八九。',
  'all-simples': '沒有么九和字牌。',
  'outside-hand': '每副面子和眼都帶么九或字牌，且有順子。',
  'terminals-and-honours': '只有么九和字牌，兩者都有。',
  'kong-replacement': '以開槓的補牌食糊。',
  'flower-replacement': '以補花的牌食糊。',
  'robbed-kong': '別人加槓的那張牌正是糊牌。',
  'last-tile': '以牌牆最後一張食糊。',
  'last-discard': '牌牆摸完後，以最後打出的牌食糊。',
  'original-call': '打出第一張牌後就叫糊，此後手牌不變。',
  standing: '打出第一張牌之後宣告叫糊，此後手牌不變。',
  'heavenly-hand': '莊家起手就食糊。',
  'earthly-hand': '閒家第一巡就食糊。',
  'thirteen-orphans': '么九和字牌各一張，其中一種兩張。',
  'nine-gates': '同一門的一一一二三四五六七八九九九加任一張，全在手中。',
  'four-kongs': '四副槓和一對眼。',
  'all-honours': '只有風牌和三元牌。',
  'all-terminals': '只有一和九。',
  'big-three-dragons': '中、發、白三副刻子或槓。',
  'little-four-winds': '三副風牌刻子，第四種作眼。',
  'big-four-winds': '東、南、西、北四副刻子或槓。',
  'twofold-fortune': '開槓的補牌又成一槓，再補的牌食糊。',
  'all-green': '只有二三四六八索和發財。',
  'four-concealed-pungs': '四副暗刻或暗槓；別人打的牌只能作眼。',
  'moon-from-the-sea': '最後一張是一筒而食糊。',
  'plum-blossom': '補牌是五筒而食糊。',
  'carrying-pole': '搶二索的槓而食糊。',
  'thirteen-wins': '莊家連續食糊十三次。',
};

export const zhHKPanels: PanelsTexts = {
  meaning: (id) => (isOwnAward(id) ? '' : meanings[id]),
  reasons,
  options,
  difference,
  breakdown: {
    thisTable: '本桌',
    inProfile: (name, given) => `${profile(name)}規則：${worth(given)}。`,
    source: (source) => `出處：${source}。`,
    schoolsDiffer: (others) =>
      `其他規則：${others
        .map(
          ({ difference: other, profiles: names }) =>
            `${'rule' in other ? worth(other.worth) : difference(other)}（${list(names.map(profile))}）`,
        )
        .join('；')}。`,
    missed: (award, why) => `${award}：${why.join('，')}。`,
    showAll: (all) => `顯示全部 ${number(all)} 項`,
    otherReading: (read) => `${groups(read)}。`,
    insteadOf: ({ has, insteadOf, completed, completedInstead }) =>
      has.length
        ? `以${groups(has)}代替${groups(insteadOf)}。`
        : completed && completedInstead
          ? `糊牌湊成的是${groups([completed])}，不是${groups([completedInstead])}。`
          : '',
    chosenBecause: (chosen, other) => {
      const more = chosen.value - other.value;
      if (more) return `上面的拆法多 ${number(more)} 點。`;
      const why =
        chosen.total > other.total
          ? `上面的拆法總點較高，${number(chosen.total)} 點`
          : chosen.base > other.base
            ? `上面的拆法底點較高，${number(chosen.base)} 點`
            : '怎樣拆都可以';
      return `兩種拆法都是 ${number(chosen.value)} 點；${why}。`;
    },
    whatIfWin: '食糊方式',
    whatIfSeat: '門風',
    whatIfRound: '圈風',
    whatIfBonus: '多一張花',
    noBonus: '不加',
    whatIfReset: '還原',
    whatIfValue: (before, after) =>
      before === after ? `仍是 ${number(after)} 點。` : `${number(before)} 點變為 ${number(after)} 點。`,
    changed: ({ label, before, after }) =>
      `${label}：` +
      (before && after ? `${worth(before)} → ${worth(after)}` : after ? `加 ${worth(after)}` : `減 ${worth(before!)}`),
    unchanged: '各項不變。',
    compared: '比較',
    comparedSummary: (values) => values.map(compared).join('；') + '。',
    comparedCaption: '同一手牌，各家規則',
    differs: '不同',
    notGiven: '沒有',
    mayNotGoOut: '不能食糊',
    limit: '滿糊',
  },
};
