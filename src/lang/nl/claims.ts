/**
 * Dutch: claims. Loads with `<mj-claims>`. What English calls a “sacred discard” is paraphrased, as Dutch players have no word for it.
 */
import type { AwardedClaim } from '../../core/claims.js';
import type { ClaimsTexts } from '../types.js';
import { list, winds } from './hand.js';
import { points } from './count.js';
import { kinds, moments, claims } from '../texts/nl/claims.js';
import type { Part } from '../types.js';

function why({ reason, claim, order }: AwardedClaim): string {
  const other = order.find(({ by }) => by !== claim?.by)?.kind;
  switch (reason) {
    case 'nobody':
      return 'Niemand roept de steen.';
    case 'only-claim':
      return 'Niemand anders roept de steen.';
    case 'higher-claim':
      return `${kinds[claim!.kind]!} gaat voor ${kinds[other!]!.toLowerCase()}.`;
    case 'exposed':
      return 'De stenen van de chow liggen al open.';
    case 'better-win':
      return 'Een bijzondere hand gaat voor, daarna komt mahjong met een pung, met een chow, met het paar.';
    case 'nearest-to-east':
      return 'Bij meer dan één winnaar maakt degene mahjong die vanaf Oost het eerst aan de beurt is.';
    case 'nearest-after-discarder':
      return 'Wordt hetzelfde geroepen, dan gaat de speler voor die na de weglegger het eerst aan de beurt is.';
  }
}

export const nlClaims = {
  ...claims,
  kinds,
  points,
  reasons: {
    ...claims.reasons,
    'no-run': (one) =>
      one[1] ? 'geen twee stenen van de hand vormen er een reeks mee' : 'winden en draken vormen geen reeksen',
  },
  award: (awarded, discarder) => {
    const { to, claim, next, skipped } = awarded;
    if (!to) return `Niemand roept de steen. ${winds[next!]} pakt een steen.`;
    const gets =
      claim!.kind === 'win'
        ? `${winds[to]} maakt mahjong.`
        : `${winds[to]} krijgt de steen voor een ${kinds[claim!.kind]!.toLowerCase()}.`;
    const turn = next
      ? ` ${winds[to]} legt weg en daarna is ${winds[next]} aan de beurt${
          skipped.length
            ? `; ${list(skipped.map((seat) => winds[seat]))} ${skipped.length > 1 ? 'slaan' : 'slaat'} een beurt over`
            : ''
        }.`
      : '';
    return `${gets} ${why(awarded)}${turn}${discarder === next ? ` Zo is ${winds[next]} opnieuw aan de beurt.` : ''}`;
  },
  why,
  moments,
  otherLaws: (laws, until) => (until ? `; volgens [${laws}] tot: ${moments[until]}` : `; volgens [${laws}] nooit`),
} satisfies Part<ClaimsTexts>;
