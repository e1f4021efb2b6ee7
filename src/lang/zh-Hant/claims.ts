/** 吃碰槓和的正體中文。隨 `<mj-claims>` 載入。 */
import type { AwardedClaim, ClaimKind } from '../../core/claims.js';
import type { ClaimsTexts } from '../types.js';
import { list, tile, winds } from './hand.js';

const kinds: Record<ClaimKind, string> = { win: '和', kong: '槓', pung: '碰', chow: '吃' };

function why({ reason, claim, order }: AwardedClaim): string {
  const other = order.find(({ by }) => by !== claim?.by)?.kind;
  switch (reason) {
    case 'nobody':
      return '沒有人叫牌。';
    case 'only-claim':
      return '沒有別人叫牌。';
    case 'higher-claim':
      return `${kinds[claim!.kind]}先於${kinds[other!]}。`;
    case 'exposed':
      return '吃的牌已經亮出。';
    case 'better-win':
      return '特殊牌型在先，然後是和成刻子、順子、將牌。';
    case 'nearest-to-east':
      return '幾家同和，離東家近的優先。';
    case 'nearest-after-discarder':
      return '優先順序相同時，打牌者之後先輪到的優先。';
  }
}

const moments: ClaimsTexts['moments'] = {
  discard: '牌落桌面',
  draw: '下家摸牌',
  exposure: '有人亮牌',
  replacement: '有人補花或開槓後補牌',
  'next-discard': '打出下一張',
  settlement: '結算完畢',
};

export const zhHantClaims: ClaimsTexts = {
  caption: '誰能要這張牌',
  discarded: (seat, one, kong) =>
    kong === 'promoted'
      ? `${winds[seat]}家以${tile(one)}加槓。`
      : kong
        ? `${winds[seat]}家暗槓${tile(one)}。`
        : `${winds[seat]}家打出${tile(one)}。`,
  kinds,
  points: (value) => `${value} 點`,
  yes: '能要',
  no: '不能要',
  reasons: {
    'not-complete': (one) => `${tile(one)}還不能和`,
    'tile-count': () => '手牌不是 13 張（每槓多一張）',
    requirement: () => '不符本桌起和條件',
    impossible: () => '另外三張在槓裡，搶來的牌只能成順子、十三幺或九蓮寶燈',
    barred: (_, seat) => `${winds[seat]}家打過這張，要先摸一張才能和`,
    missed: (_, seat) => `${winds[seat]}家放過這張沒有碰，要過水：輪到自己摸牌之後才能再碰`,
    'not-held': (one) => `手裡的${tile(one)}不夠`,
    'exposed-pung': () => '打出的牌不能加在碰出的刻子上',
    'not-next': (_, seat) => `只有下家能吃，${winds[seat]}家不是下家`,
    'no-run': (one) => (one[1] ? '手裡沒有能吃的兩張' : '字牌不成順子'),
    'kong-only-to-win': () => '槓的牌只能搶來和',
    'only-orphans': () => '暗槓只有十三幺能搶',
  },
  laterKong: '以後輪到時摸過牌可以再加成槓。',
  award: (awarded) => {
    const { to, claim, next, skipped } = awarded;
    if (!to) return `沒有人叫牌。${winds[next!]}家摸牌。`;
    const gets = claim!.kind === 'win' ? `${winds[to]}家和牌。` : `${winds[to]}家${kinds[claim!.kind]}。`;
    const turn = next
      ? `${winds[to]}家打牌後輪到${winds[next]}家${skipped.length ? `，${list(skipped.map((seat) => `${winds[seat]}家`))}被跳過` : ''}。`
      : '';
    return `${gets}${why(awarded)}${turn}`;
  },
  noHands: '請放入註明座位的手牌，以顯示誰能要這張牌。',
  compared: '各種優先順序下',
  columns: { order: '優先順序', to: '得牌', why: '原因' },
  orders: {
    'nearest-after-discarder': '打牌者下家起優先',
    'nearest-to-east': '離東家近的優先',
    'special-hand-first': '特殊牌型優先',
  },
  nobody: '無人',
  why,
  timeline: '一張棄牌的經過',
  moments,
  times: {
    'take-back': '打牌者收回',
    chow: '下家吃；可先打牌後亮牌，但要在下一次叫牌或摸牌之前',
    'over-chow': '別人已叫吃時的碰、槓',
    higher: '優先的叫牌；先叫的人亮出、補進的牌放回',
    'rob-kong': '搶槓',
    pung: '碰、槓：下家已摸牌也可以，摸的牌放回',
    win: '和這張牌：下家已摸牌也可以，摸的牌放回',
    'give-back': '退回誤拿的牌',
    'nearer-win': '比已叫的和更優先的和',
  },
  ends: '從此不能：',
  opens: '以下各項都可以。',
  law: (law) => `［${law}］`,
  otherLaws: (laws, until) => (until ? `；依［${laws}］，到${moments[until]}為止` : `；依［${laws}］，一律不可`),
  errors: {
    seat: '「{found}」不是座位：請用 east、south、west、north。',
    discarder: '自己打出的牌不能要（{seat}）。',
    tile: '「{found}」不能要：請寫一張牌，如 5b 或 R；花牌不會打出。',
    copies: '{seat} 已有四張 {tile}。',
    claim: '這些手牌不能要「{found}」：請用可行的 win、kong、pung 或 chow。',
    turn: '「{found}」不是有效的輪次。',
    offender: '{seat} 已和牌，不能是犯規者。',
    kong: 'kong 是「{found}」：請用 promoted 或 concealed。',
    consequence: '「{found}」不是處理方式：請用 {expected}。',
    incident: '「{found}」不是犯規：請用 {expected}。',
    'wrong-shape': '{place} 的資料不對：「{found}」。',
    list: '「{found}」應為座位加{expected}，如 {example}。',
  },
};
