/** Deutsch: Rufe. Lädt mit `<mj-claims>`. Was Englisch „sacred discard“ heißt, ist umschrieben: dafür gibt es kein übliches Wort. */
import type { AwardedClaim } from '../../core/claims.js';
import type { ClaimsTexts } from '../types.js';
import { list, winds } from './hand.js';
import { points } from './count.js';
import { kinds, moments, claims } from '../texts/de/claims.js';
import type { Part } from '../types.js';

function why({ reason, claim, order }: AwardedClaim): string {
  const other = order.find(({ by }) => by !== claim?.by)?.kind;
  switch (reason) {
    case 'nobody':
      return 'Niemand ruft den Ziegel.';
    case 'only-claim':
      return 'Sonst ruft niemand den Ziegel.';
    case 'higher-claim':
      return `${kinds[claim!.kind]} geht vor ${kinds[other!]}.`;
    case 'exposed':
      return 'Der Chow liegt schon offen.';
    case 'better-win':
      return 'Zuerst kommt eine besondere Hand, dann Mah-Jongg mit einem Pung, mit einem Chow, mit dem Paar.';
    case 'nearest-to-east':
      return 'Bei mehreren Gewinnern macht Mah-Jongg, wer in der Reihenfolge ab Ost zuerst kommt.';
    case 'nearest-after-discarder':
      return 'Bei gleichen Rufen gilt der des Spielers, der nach dem Ablegenden als Erster am Zug ist.';
  }
}

export const deClaims = {
  ...claims,
  kinds,
  points,
  reasons: {
    ...claims.reasons,
    'no-run': (one) =>
      one[1] ? 'mit zwei Ziegeln der Hand entsteht keine Folge' : 'Winde und Drachen bilden keine Folgen',
  },
  award: (awarded, discarder) => {
    const { to, claim, next, skipped } = awarded;
    if (!to) return `Niemand ruft den Ziegel. ${winds[next!]} zieht.`;
    const gets =
      claim!.kind === 'win'
        ? `${winds[to]} macht Mah-Jongg.`
        : `${winds[to]} erhält den Ziegel für ${kinds[claim!.kind]}.`;
    const turn = next
      ? ` ${winds[to]} legt ab, dann ist ${winds[next]} am Zug${
          skipped.length
            ? `; übersprungen ${skipped.length > 1 ? 'werden' : 'wird'} ${list(skipped.map((seat) => winds[seat]))}`
            : ''
        }.`
      : '';
    return `${gets} ${why(awarded)}${turn}${discarder === next ? ` Damit ist wieder ${winds[next]} am Zug.` : ''}`;
  },
  why,
  moments,
  otherLaws: (laws, until) => (until ? `; nach [${laws}] bis: ${moments[until]}` : `; nach [${laws}] nie`),
} satisfies Part<ClaimsTexts>;
