/** French: claims. Loads with `<mj-claims>`. What English calls a sacred discard has no usual name: it is paraphrased. */
import type { AwardedClaim } from '../../core/claims.js';
import type { ClaimsTexts } from '../types.js';
import { list, winds } from './hand.js';
import { points } from './count.js';
import { kinds, moments, claims } from '../texts/fr/claims.js';
import type { Part } from '../types.js';

function why({ reason, claim, order }: AwardedClaim): string {
  const other = order.find(({ by }) => by !== claim?.by)?.kind;
  switch (reason) {
    case 'nobody':
      return 'Personne ne la réclame.';
    case 'only-claim':
      return 'Personne d’autre ne la réclame.';
    case 'higher-claim':
      return `Un ${kinds[claim!.kind]!} passe avant un ${kinds[other!]!}.`;
    case 'exposed':
      return 'Les tuiles du Chow sont déjà exposées.';
    case 'better-win':
      return 'Une main spéciale passe d’abord, puis un mah-jong avec un Pung, avec un Chow, avec la paire.';
    case 'nearest-to-east':
      return 'S’il y a plusieurs gagnants, le premier à partir d’Est, dans l’ordre du jeu, fait mah-jong.';
    case 'nearest-after-discarder':
      return 'Entre annonces égales, celle du premier joueur après celui qui a écarté l’emporte, dans l’ordre du jeu.';
  }
}

export const frClaims = {
  ...claims,
  kinds,
  points,
  reasons: {
    ...claims.reasons,
    'no-run': (one) =>
      one[1]
        ? 'la main n’a pas deux tuiles qui se suivent avec elle'
        : 'les Vents et les Dragons ne forment pas de Chow',
  },
  award: (awarded, discarder) => {
    const { to, claim, next, skipped } = awarded;
    if (!to) return `Personne ne réclame la tuile. ${winds[next!]} pioche.`;
    const gets =
      claim!.kind === 'win'
        ? `${winds[to]} fait mah-jong.`
        : `${winds[to]} prend la tuile pour un ${kinds[claim!.kind]!}.`;
    const turn = next
      ? ` ${winds[to]} écarte, puis c’est à ${winds[next]} de jouer${
          skipped.length
            ? ` ; ${list(skipped.map((seat) => winds[seat]))} ${skipped.length > 1 ? 'perdent leur' : 'perd son'} tour`
            : ''
        }.`
      : '';
    return `${gets} ${why(awarded)}${turn}${discarder === next ? ` Le tour revient ainsi à ${winds[next]}, qui avait écarté.` : ''}`;
  },
  why,
  moments,
  otherLaws: (laws, until) =>
    until
      ? ` ; selon [${laws}], jusqu’à ce moment : ${moments[until]!.charAt(0).toLowerCase()}${moments[until]!.slice(1)}`
      : ` ; selon [${laws}], jamais`,
} satisfies Part<ClaimsTexts>;
