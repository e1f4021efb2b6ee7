/** Japanese: the details of a score. */
import { isOwnAward } from '../own-awards.js';
import { base, group, groups, list, number, points } from './hand.js';
import { compared, difference, options } from './options.js';
import { profile, worth } from './count.js';
import type { PanelsTexts } from '../types.js';
import { reasons } from './reasons.js';
import type { RuleId } from '../../core/index.js';

const meanings: Record<RuleId, string> = {
  mahjong: '和了した人につく符。',
  'pung-of-simples': '2〜8の同じ牌3枚。',
  'pung-of-terminals': '1または9の同じ牌3枚。',
  'pung-of-honours': '同じ字牌3枚。',
  'kong-of-simples': '2〜8の同じ牌4枚。',
  'kong-of-terminals': '1または9の同じ牌4枚。',
  'kong-of-honours': '同じ字牌4枚。',
  'pair-of-dragons': '白・發・中の対子。',
  'pair-of-seat-wind': '自分の席の風牌の対子。',
  'pair-of-round-wind': '場の風牌の対子。',
  flower: '花牌（梅蘭菊竹）1枚につき。',
  season: '季節牌（春夏秋冬）1枚につき。',
  'self-draw': '和了牌を自分でツモった。',
  'only-tile': '和了できる牌が1種類しかなかった。',
  'one-chance-chow': '順子の真ん中、または123の3か789の7で和了。',
  'pair-wait': '和了牌で対子ができた。',
  'concealed-hand': '和了牌のほかに副露した面子がない。',
  'set-of-dragons': '白・發・中の刻子または槓子1組につき。',
  'set-of-seat-wind': '自風の刻子または槓子。',
  'set-of-round-wind': '場風の刻子または槓子。',
  'own-flower': '席と同じ番号の花牌。東家が1、南家が2、西家が3、北家が4。',
  'own-season': '席と同じ番号の季節牌。東家が1、南家が2、西家が3、北家が4。',
  'all-flowers': '花牌を4枚とも持っている。',
  'all-seasons': '季節牌を4枚とも持っている。',
  'little-three-dragons': '三元牌の刻子2組と、残る1種の対子。刻子2組の翻は別につく。',
  'all-pungs': '刻子または槓子4組と対子。',
  'chow-hand': '順子4組。',
  'half-flush': '1種類の数牌と字牌だけ。',
  'full-flush': '1種類の数牌だけ。',
  'fully-concealed': '和了牌のほかに鳴いた牌がない。',
  'three-concealed-pungs': '暗刻または暗槓が3組以上。',
  'pure-straight': '同じ種類の123・456・789。',
  'all-simples': '么九牌が1枚もない。',
  'outside-hand': 'すべての面子と対子に么九牌があり、順子が1組以上ある。',
  'terminals-and-honours': '老頭牌と字牌だけで、両方がある。',
  'kong-replacement': '槓の嶺上牌で和了。',
  'flower-replacement': '花牌や季節牌の代わりに引いた牌で和了。',
  'robbed-kong': '他家が加槓した牌で和了。',
  'last-tile': '壁牌の最後の牌をツモって和了。',
  'last-discard': '壁牌が尽きた後の捨て牌で和了。',
  'original-call': '第一打で聴牌し、そのまま手を変えずに和了。',
  standing: '第一打より後に聴牌を宣言し、そのまま手を変えない。',
  'heavenly-hand': '親が配牌で和了。',
  'earthly-hand': '子が第一巡で和了。',
  'thirteen-orphans': '么九牌13種を1枚ずつと、そのうちのどれかをもう1枚。',
  'nine-gates': '門前で、同じ種類の1112345678999と、その種類のどれか1枚。',
  'four-kongs': '槓子4組と対子。',
  'all-honours': '字牌だけ。',
  'all-terminals': '1と9の数牌だけ。',
  'big-three-dragons': '白・發・中すべての刻子または槓子。',
  'little-four-winds': '風牌の刻子または槓子3組と、残る1種の対子。',
  'big-four-winds': '東・南・西・北すべての刻子または槓子。',
  'twofold-fortune': '槓の嶺上牌でもう一度槓をし、次の嶺上牌で和了。',
  'all-green': '索子の2・3・4・6・8と發だけ。',
  'four-concealed-pungs': '暗刻または暗槓4組。ロンは単騎待ちに限る。',
  'moon-from-the-sea': '最後の牌の一筒で和了。',
  'plum-blossom': '嶺上牌や補充牌の五筒で和了。',
  'carrying-pole': '二索の槓を搶槓して和了。',
  'thirteen-wins': '親が13回続けて和了。',
};

export const jaPanels: PanelsTexts = {
  meaning: (id) => (isOwnAward(id) ? '' : meanings[id]),
  reasons,
  options,
  difference,
  breakdown: {
    thisTable: 'この卓',
    inProfile: (name, given) => `${profile(name)}${name ? '' : 'の'}ルール：${worth(given)}。`,
    source: (source) => `出典：${source}。`,
    schoolsDiffer: (others) =>
      `ほかのルール：${others
        .map(
          ({ difference: other, profiles: names }) =>
            `${'rule' in other ? worth(other.worth) : difference(other)}（${list(names.map(profile))}）`,
        )
        .join('、')}。`,
    missed: (award, why) => `${award}：${why.join('、')}。`,
    showAll: (all) => `${number(all)}項目をすべて表示`,
    otherReading: (read) => `${groups(read)}。`,
    insteadOf: ({ has, insteadOf, completed, completedInstead }) =>
      has.length
        ? `${groups(insteadOf)}の代わりに${groups(has)}とした分け方です。`
        : completed && completedInstead
          ? `和了牌で完成するのは${group(completedInstead)}ではなく、${group(completed)}です。`
          : '',
    chosenBecause: (chosen, other) => {
      const more = chosen.value - other.value;
      if (more) return `上の分け方のほうが${points(more)}高くなります。`;
      const both = `どちらも${points(chosen.value)}`;
      if (chosen.total > other.total)
        return `${both}ですが、打ち切る前は上の分け方のほうが高く、${points(chosen.total)}です。`;
      return chosen.base > other.base
        ? `${both}ですが、符は上の分け方のほうが多く、${base(chosen.base)}です。`
        : `${both}で、違いはありません。`;
    },
    whatIfWin: '和了り方',
    whatIfSeat: '自風',
    whatIfRound: '場風',
    whatIfBonus: '花牌をもう1枚',
    noBonus: 'なし',
    whatIfReset: '元に戻す',
    whatIfValue: (before, after) =>
      before === after ? `${points(after)}のままです。` : `${points(before)}が${points(after)}になります。`,
    changed: ({ label, before, after }) =>
      `${label}：` +
      (before && after
        ? `${worth(before)} → ${worth(after)}`
        : after
          ? `なし → ${worth(after)}`
          : `${worth(before!)} → なし`),
    unchanged: '項目は変わりません。',
    compared: '比較',
    comparedSummary: (values) => values.map(compared).join('。') + '。',
    comparedCaption: '同じ手のルール別比較',
    differs: '異なる',
    notGiven: 'なし',
    mayNotGoOut: '和了不可',
    limit: '満貫',
  },
};
