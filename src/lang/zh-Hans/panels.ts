// Written by scripts/simplified.mjs from the Traditional Chinese texts: change those, then run it.
/** 简体中文：计分的细节。 */
import { isOwnAward } from '../own-awards.js';
import { groups, list, number } from './hand.js';
import { compared, difference, options } from './options.js';
import { profile, worth } from './count.js';
import type { PanelsTexts } from '../types.js';
import { reasons } from './reasons.js';
import type { RuleId } from '../../core/index.js';

const meanings: Record<RuleId, string> = {
  mahjong: '和牌的人得底点。',
  'pung-of-simples': '三张相同的二至八。',
  'pung-of-terminals': '三张相同的一或九。',
  'pung-of-honours': '三张相同的风牌或三元牌。',
  'kong-of-simples': '四张相同的二至八。',
  'kong-of-terminals': '四张相同的一或九。',
  'kong-of-honours': '四张相同的风牌或三元牌。',
  'pair-of-dragons': '一对中、发或白。',
  'pair-of-seat-wind': '一对自己的门风。',
  'pair-of-round-wind': '一对圈风。',
  flower: '每张花牌。',
  season: '每张季牌。',
  'self-draw': '和张是自己摸的。',
  'only-tile': '只有这一种牌能和。',
  'one-chance-chow': '和张是顺子的中张，或一二三的三、七八九的七。',
  'pair-wait': '和张成了将。',
  'concealed-hand': '和牌之前没有明牌。',
  'set-of-dragons': '每副中、发或白的刻子或杠。',
  'set-of-seat-wind': '自己门风的刻子或杠。',
  'set-of-round-wind': '圈风的刻子或杠。',
  'own-flower': '号数与座位相同的花：东为一，北为四。',
  'own-season': '号数与座位相同的季：东为一，北为四。',
  'all-flowers': '四张花牌齐全。',
  'all-seasons': '四张季牌齐全。',
  'little-three-dragons': '两副三元牌刻子，第三种作将；在两副的番之外另计。',
  'all-pungs': '四副刻子或杠，没有顺子。',
  'chow-hand': '四副顺子。',
  'half-flush': '一门花色加上字牌。',
  'full-flush': '只有一门花色，没有字牌。',
  'fully-concealed': '和牌之前没有吃、碰、明杠。',
  'three-concealed-pungs': '三副暗刻或暗杠。',
  'pure-straight': '同一门的一二三、四五六、七八九。',
  'all-simples': '没有幺九和字牌。',
  'outside-hand': '每副面子和将都带幺九或字牌，且有顺子。',
  'terminals-and-honours': '只有幺九和字牌，两者都有。',
  'kong-replacement': '以开杠的补牌和。',
  'flower-replacement': '以补花的牌和。',
  'robbed-kong': '别人加杠的那张牌正是和张。',
  'last-tile': '以牌墙最后一张和。',
  'last-discard': '牌墙摸完后，以最后打出的牌和。',
  'original-call': '打出第一张牌后就听牌，此后手牌不变。',
  standing: '打出第一张牌之后声明听牌，此后手牌不变。',
  'heavenly-hand': '庄家起手就和。',
  'earthly-hand': '闲家第一巡就和。',
  'thirteen-orphans': '幺九和字牌各一张，其中一种两张。',
  'nine-gates': '同一门的一一一二三四五六七八九九九加任一张，全在手中。',
  'four-kongs': '四副杠和一对将。',
  'all-honours': '只有风牌和三元牌。',
  'all-terminals': '只有一和九。',
  'big-three-dragons': '中、发、白三副刻子或杠。',
  'little-four-winds': '三副风牌刻子，第四种作将。',
  'big-four-winds': '东、南、西、北四副刻子或杠。',
  'twofold-fortune': '开杠的补牌又成一杠，再补的牌和。',
  'all-green': '只有二三四六八条和发财。',
  'four-concealed-pungs': '四副暗刻或暗杠；别人打的牌只能作将。',
  'moon-from-the-sea': '最后一张是一筒而和。',
  'plum-blossom': '补牌是五筒而和。',
  'carrying-pole': '抢二条的杠而和。',
  'thirteen-wins': '庄家连和十三次。',
};

export const zhHansPanels: PanelsTexts = {
  meaning: (id) => (isOwnAward(id) ? '' : meanings[id]),
  reasons,
  options,
  difference,
  breakdown: {
    thisTable: '本桌',
    inProfile: (name, given) => `${profile(name)}规则：${worth(given)}。`,
    source: (source) => `出处：${source}。`,
    schoolsDiffer: (others) =>
      `其他规则：${others
        .map(
          ({ difference: other, profiles: names }) =>
            `${'rule' in other ? worth(other.worth) : difference(other)}（${list(names.map(profile))}）`,
        )
        .join('；')}。`,
    missed: (award, why) => `${award}：${why.join('，')}。`,
    showAll: (all) => `显示全部 ${number(all)} 项`,
    otherReading: (read) => `${groups(read)}。`,
    insteadOf: ({ has, insteadOf, completed, completedInstead }) =>
      has.length
        ? `以${groups(has)}代替${groups(insteadOf)}。`
        : completed && completedInstead
          ? `和张凑成的是${groups([completed])}，不是${groups([completedInstead])}。`
          : '',
    chosenBecause: (chosen, other) => {
      const more = chosen.value - other.value;
      if (more) return `上面的拆法多 ${number(more)} 点。`;
      const why =
        chosen.total > other.total
          ? `上面的拆法总点较高，${number(chosen.total)} 点`
          : chosen.base > other.base
            ? `上面的拆法底点较高，${number(chosen.base)} 点`
            : '怎样拆都可以';
      return `两种拆法都是 ${number(chosen.value)} 点；${why}。`;
    },
    whatIfWin: '和法',
    whatIfSeat: '门风',
    whatIfRound: '圈风',
    whatIfBonus: '多一张花',
    noBonus: '不加',
    whatIfReset: '还原',
    whatIfValue: (before, after) =>
      before === after ? `仍是 ${number(after)} 点。` : `${number(before)} 点变为 ${number(after)} 点。`,
    changed: ({ label, before, after }) =>
      `${label}：` +
      (before && after ? `${worth(before)} → ${worth(after)}` : after ? `加 ${worth(after)}` : `减 ${worth(before!)}`),
    unchanged: '各项不变。',
    compared: '比较',
    comparedSummary: (values) => values.map(compared).join('；') + '。',
    comparedCaption: '同一手牌，各家规则',
    differs: '不同',
    notGiven: '没有',
    mayNotGoOut: '不能和',
    limit: '满贯',
  },
};
