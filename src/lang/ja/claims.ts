/**
 * Japanese: claims. They load with `<mj-claims>`. A claim is 発声. The sacred discard is described: 振聴 is close, but has other
 * rules in the modern game.
 */
import type { AwardedClaim } from '../../core/claims.js';
import type { ClaimsTexts } from '../types.js';
import { list, points, seat } from './hand.js';
import { kinds, moments, claims } from '../texts/ja/claims.js';
import type { Part } from '../types.js';

function why({ reason, claim, order }: AwardedClaim): string {
  const other = order.find(({ by }) => by !== claim?.by)?.kind;
  switch (reason) {
    case 'nobody':
      return 'だれも発声しません。';
    case 'only-claim':
      return 'ほかに発声する人はいません。';
    case 'higher-claim':
      return `${kinds[claim!.kind]}は${kinds[other!]}より優先されます。`;
    case 'exposed':
      return 'チーの牌はすでに晒されています。';
    case 'better-win':
      return '特殊な和了形、刻子、順子、対子を完成させるロンの順に優先されます。';
    case 'nearest-to-east':
      return '複数の人がロンしたときは、東家から数えて最も近い人が和了します。';
    case 'nearest-after-discarder':
      return '同じ発声が重なったときは、捨てた人の次から数えて先に番が来る人が優先されます。';
  }
}

export const jaClaims = {
  ...claims,
  kinds,
  points,
  reasons: {
    ...claims.reasons,
    'no-run': (one) => (one[1] ? '順子になる2枚が手牌にない' : '字牌は順子にならない'),
  },
  award: (awarded, discarder) => {
    const { to, claim, next, skipped } = awarded;
    if (!to) return `だれも発声しません。${seat(next!)}がツモります。`;
    const gets = claim!.kind === 'win' ? `${seat(to)}が和了します。` : `${seat(to)}が${kinds[claim!.kind]}します。`;
    const turn = next
      ? `${seat(to)}が捨てた後、${seat(next)}の番になります${
          skipped.length ? `（${list(skipped.map(seat))}は飛ばされます）` : ''
        }。`
      : '';
    return `${gets}${why(awarded)}${turn}${discarder === next ? `捨てた${seat(next)}に番が戻ります。` : ''}`;
  },
  why,
  moments,
  otherLaws: (laws, until) => (until ? `（［${laws}］では「${moments[until]}」まで）` : `（［${laws}］では不可）`),
} satisfies Part<ClaimsTexts>;
