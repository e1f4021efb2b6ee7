/** Italian: claims. Loads with `<mj-claims>`. What English calls a sacred discard has no usual name: it is paraphrased. */
import type { AwardedClaim } from '../../core/claims.js';
import type { ClaimsTexts } from '../types.js';
import { list, to, winds } from './hand.js';
import { points } from './count.js';
import { sets, goes, moments, claims } from '../texts/it/claims.js';
import type { Part } from '../types.js';

function why({ reason, claim, order }: AwardedClaim): string {
  const other = order.find(({ by }) => by !== claim?.by)?.kind;
  switch (reason) {
    case 'nobody':
      return 'Nessuno la chiama.';
    case 'only-claim':
      return 'Nessun altro la chiama.';
    case 'higher-claim':
      return `${goes[claim!.kind]![0]} ha la precedenza ${goes[other!]![1]}.`;
    case 'exposed':
      return 'Le tessere della scala sono già scoperte.';
    case 'better-win':
      return 'Viene prima una mano speciale, poi la chiusura con un tris, con una scala, con la coppia.';
    case 'nearest-to-east':
      return 'Se i vincitori sono più di uno, chiude il primo a partire da Est, in ordine di gioco.';
    case 'nearest-after-discarder':
      return 'A parità di chiamata vale quella del primo giocatore dopo chi ha scartato, in ordine di gioco.';
  }
}

export const itClaims = {
  ...claims,
  points,
  reasons: {
    ...claims.reasons,
    'no-run': (one) =>
      one[1] ? 'in mano non ci sono due tessere in scala con questa' : 'venti e draghi non formano scale',
  },
  award: (awarded, discarder) => {
    const { to: seat, claim, next, skipped } = awarded;
    if (!seat) return `Nessuno chiama la tessera. ${winds[next!]} pesca.`;
    const gets =
      claim!.kind === 'win' ? `${winds[seat]} chiude.` : `${winds[seat]} prende la tessera per ${sets[claim!.kind]!}.`;
    const turn = next
      ? ` ${winds[seat]} scarta, poi tocca ${to(winds[next])}${
          skipped.length
            ? `; ${list(skipped.map((one) => winds[one]))} ${skipped.length > 1 ? 'perdono' : 'perde'} il turno`
            : ''
        }.`
      : '';
    return `${gets} ${why(awarded)}${turn}${discarder === next ? ` Così il turno torna ${to(winds[next])}, che aveva scartato.` : ''}`;
  },
  why,
  moments,
  otherLaws: (laws, until) =>
    until
      ? `; secondo [${laws}] fino a questo momento: ${moments[until]!.charAt(0).toLowerCase()}${moments[until]!.slice(1)}`
      : `; secondo [${laws}] mai`,
} satisfies Part<ClaimsTexts>;
