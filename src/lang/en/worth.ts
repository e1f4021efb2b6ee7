/** English texts for the worth of an award. */
import { count, number } from './hand.js';
import { fraction } from '../forms.js';
import type { Worth } from '../spoken.js';

export function worth({ plus, ...one }: Worth): string {
  return worthOf(one) + (plus ? ` plus ${number(plus)}` : '');
}

function worthOf({ points, concealedPoints = points, doubles, limit, score }: Worth): string {
  if (score) return `exactly ${count(score, 'point')}`;
  if (limit && limit > 1) return limit === 2 ? 'twice the limit' : `${number(limit)} times the limit`;
  if (limit) return limit === 1 ? 'the limit' : limit === 0.5 ? 'half the limit' : `${fraction(limit)}of the limit`;
  if (doubles) return count(doubles, 'double');
  if (points === undefined) return 'nothing';
  return count(points, 'point') + (concealedPoints === points ? '' : ` exposed, ${number(concealedPoints!)} concealed`);
}
