/** 吃碰槓和的正體中文。隨 `<mj-claims>` 載入。 */
import type { AwardedClaim } from '../../core/claims.js';
import type { ClaimsTexts } from '../types.js';
import { list, winds } from './hand.js';
import { kinds, moments, claims } from '../texts/zh-Hant/claims.js';
import type { Part } from '../types.js';

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

export const zhHantClaims = {
  ...claims,
  kinds,
  reasons: {
    ...claims.reasons,
    'no-run': (one) => (one[1] ? '手裡沒有能吃的兩張' : '字牌不成順子'),
  },
  award: (awarded) => {
    const { to, claim, next, skipped } = awarded;
    if (!to) return `沒有人叫牌。${winds[next!]}家摸牌。`;
    const gets = claim!.kind === 'win' ? `${winds[to]}家和牌。` : `${winds[to]}家${kinds[claim!.kind]}。`;
    const turn = next
      ? `${winds[to]}家打牌後輪到${winds[next]}家${skipped.length ? `，${list(skipped.map((seat) => `${winds[seat]}家`))}被跳過` : ''}。`
      : '';
    return `${gets}${why(awarded)}${turn}`;
  },
  why,
  moments,
  otherLaws: (laws, until) => (until ? `；依［${laws}］，到${moments[until]}為止` : `；依［${laws}］，一律不可`),
} satisfies Part<ClaimsTexts>;
