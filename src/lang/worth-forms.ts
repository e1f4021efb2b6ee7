/** How the worth of an award is put in the messages of a language. */
import type { LimitSize, Worth } from './spoken.js';
import type { worths as enWorths } from './texts/en/count.js';

export const sizeOf = (limit: number): LimitSize =>
  limit === 1 ? 'one' : limit === 0.5 ? 'half' : limit < 1 ? 'part' : Number.isInteger(limit) ? 'many' : 'more';

export interface WorthMessages {
  worths: typeof enWorths;
  base: (value: number) => string;
  doublings: (value: number) => string;
}

/** What an award is worth: 4 points; 4 points exposed, 8 concealed; 1 double; half the limit; not counted. */
export function worthForms({ worths, base, doublings }: WorthMessages) {
  const worthOf = ({ points: open, concealedPoints = open, doubles, limit, score }: Worth): string =>
    score
      ? worths.exactly(score)
      : limit
        ? worths.limit(limit, sizeOf(limit))
        : doubles
          ? doublings(doubles)
          : open === undefined
            ? worths.nothing
            : concealedPoints === open
              ? base(open)
              : worths.points(open, concealedPoints!);
  return ({ plus, ...one }: Worth): string => (plus ? worths.plus(worthOf(one), plus) : worthOf(one));
}

/** The same as a short figure next to a line: 4, ×2, ½ limit. */
export const shortWorthForms =
  (worths: typeof enWorths, number: (value: number) => string) =>
  ({ points, doubles, limit, score }: Worth): string =>
    score
      ? `=${number(score)}`
      : limit
        ? worths.short(limit, sizeOf(limit))
        : doubles
          ? `×${2 ** doubles}`
          : points === undefined
            ? '–'
            : number(points);
