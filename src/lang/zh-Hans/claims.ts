// Written by scripts/simplified.mjs from the Traditional Chinese texts: change those, then run it.
/** 吃碰杠和的简体中文。随 `<mj-claims>` 加载。 */
import type { AwardedClaim, ClaimKind } from '../../core/claims.js';
import type { ClaimsTexts } from '../types.js';
import { list, tile, winds } from './hand.js';

const kinds: Record<ClaimKind, string> = { win: '和', kong: '杠', pung: '碰', chow: '吃' };

function why({ reason, claim, order }: AwardedClaim): string {
  const other = order.find(({ by }) => by !== claim?.by)?.kind;
  switch (reason) {
    case 'nobody':
      return '没有人叫牌。';
    case 'only-claim':
      return '没有别人叫牌。';
    case 'higher-claim':
      return `${kinds[claim!.kind]}先于${kinds[other!]}。`;
    case 'exposed':
      return '吃的牌已经亮出。';
    case 'better-win':
      return '特殊牌型在先，然后是和成刻子、顺子、将牌。';
    case 'nearest-to-east':
      return '几家同和，离东家近的优先。';
    case 'nearest-after-discarder':
      return '优先级相同时，打牌者之后先轮到的优先。';
  }
}

const moments: ClaimsTexts['moments'] = {
  discard: '牌落桌面',
  draw: '下家摸牌',
  exposure: '有人亮牌',
  replacement: '有人补花或开杠后补牌',
  'next-discard': '打出下一张',
  settlement: '结算完毕',
};

export const zhHansClaims: ClaimsTexts = {
  caption: '谁能要这张牌',
  discarded: (seat, one, kong) =>
    kong === 'promoted'
      ? `${winds[seat]}家以${tile(one)}加杠。`
      : kong
        ? `${winds[seat]}家暗杠${tile(one)}。`
        : `${winds[seat]}家打出${tile(one)}。`,
  kinds,
  points: (value) => `${value} 点`,
  yes: '能要',
  no: '不能要',
  reasons: {
    'not-complete': (one) => `${tile(one)}还不能和`,
    'tile-count': () => '手牌不是 13 张（每杠多一张）',
    requirement: () => '不符本桌起和条件',
    impossible: () => '另外三张在杠里，抢来的牌只能成顺子、十三幺或九莲宝灯',
    barred: (_, seat) => `${winds[seat]}家打过这张，要先摸一张才能和`,
    missed: (_, seat) => `${winds[seat]}家放过这张没有碰，要过水：轮到自己摸牌之后才能再碰`,
    'not-held': (one) => `手里的${tile(one)}不够`,
    'exposed-pung': () => '打出的牌不能加在碰出的刻子上',
    'not-next': (_, seat) => `只有下家能吃，${winds[seat]}家不是下家`,
    'no-run': (one) => (one[1] ? '手里没有能吃的两张' : '字牌不成顺子'),
    'kong-only-to-win': () => '杠的牌只能抢来和',
    'only-orphans': () => '暗杠只有十三幺能抢',
  },
  laterKong: '以后轮到时摸过牌可以再加成杠。',
  award: (awarded) => {
    const { to, claim, next, skipped } = awarded;
    if (!to) return `没有人叫牌。${winds[next!]}家摸牌。`;
    const gets = claim!.kind === 'win' ? `${winds[to]}家和牌。` : `${winds[to]}家${kinds[claim!.kind]}。`;
    const turn = next
      ? `${winds[to]}家打牌后轮到${winds[next]}家${skipped.length ? `，${list(skipped.map((seat) => `${winds[seat]}家`))}被跳过` : ''}。`
      : '';
    return `${gets}${why(awarded)}${turn}`;
  },
  noHands: '请放入注明座位的手牌，以显示谁能要这张牌。',
  compared: '各种优先级下',
  columns: { order: '优先级', to: '得牌', why: '原因' },
  orders: {
    'nearest-after-discarder': '打牌者下家起优先',
    'nearest-to-east': '离东家近的优先',
    'special-hand-first': '特殊牌型优先',
  },
  nobody: '无人',
  why,
  timeline: '一张弃牌的经过',
  moments,
  times: {
    'take-back': '打牌者收回',
    chow: '下家吃；可先打牌后亮牌，但要在下一次叫牌或摸牌之前',
    'over-chow': '别人已叫吃时的碰、杠',
    higher: '优先的叫牌；先叫的人亮出、补进的牌放回',
    'rob-kong': '抢杠',
    pung: '碰、杠：下家已摸牌也可以，摸的牌放回',
    win: '和这张牌：下家已摸牌也可以，摸的牌放回',
    'give-back': '退回误拿的牌',
    'nearer-win': '比已叫的和更优先的和',
  },
  ends: '从此不能：',
  opens: '以下各项都可以。',
  law: (law) => `［${law}］`,
  otherLaws: (laws, until) => (until ? `；依［${laws}］，到${moments[until]}为止` : `；依［${laws}］，一律不可`),
  errors: {
    seat: '“{found}”不是座位：请用 east、south、west、north。',
    discarder: '自己打出的牌不能要（{seat}）。',
    tile: '“{found}”不能要：请写一张牌，如 5b 或 R；花牌不会打出。',
    copies: '{seat} 已有四张 {tile}。',
    claim: '这些手牌不能要“{found}”：请用可行的 win、kong、pung 或 chow。',
    turn: '“{found}”不是有效的轮次。',
    offender: '{seat} 已和牌，不能是犯规者。',
    kong: 'kong 是“{found}”：请用 promoted 或 concealed。',
    consequence: '“{found}”不是处理方式：请用 {expected}。',
    incident: '“{found}”不是犯规：请用 {expected}。',
    'wrong-shape': '{place} 的数据不对：“{found}”。',
    list: '“{found}”应为座位加{expected}，如 {example}。',
  },
};
