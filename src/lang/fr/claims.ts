/** French: claims. Loads with `<mj-claims>`. What English calls a sacred discard has no usual name: it is paraphrased. */
import type { AwardedClaim, ClaimKind } from '../../core/claims.js';
import type { ClaimsTexts } from '../types.js';
import { list, tile, winds } from './hand.js';
import { points } from './count.js';

const kinds: Record<ClaimKind, string> = { win: 'Mah-Jong', kong: 'Kong', pung: 'Pung', chow: 'Chow' };

function why({ reason, claim, order }: AwardedClaim): string {
  const other = order.find(({ by }) => by !== claim?.by)?.kind;
  switch (reason) {
    case 'nobody':
      return 'Personne ne la réclame.';
    case 'only-claim':
      return 'Personne d’autre ne la réclame.';
    case 'higher-claim':
      return `Un ${kinds[claim!.kind]} passe avant un ${kinds[other!]}.`;
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

const moments: ClaimsTexts['moments'] = {
  discard: 'La tuile touche la table',
  draw: 'Le joueur suivant pioche',
  exposure: 'Un joueur expose des tuiles',
  replacement: 'Une tuile de remplacement est piochée, pour une Fleur ou un Kong',
  'next-discard': 'La tuile suivante est écartée',
  settlement: 'La manche est réglée',
};

export const frClaims: ClaimsTexts = {
  caption: 'Qui peut réclamer la tuile',
  discarded: (seat, one, kong) =>
    kong === 'promoted'
      ? `${winds[seat]} complète un Pung exposé : ${tile(one)}.`
      : kong
        ? `${winds[seat]} annonce un Kong caché : ${tile(one)}.`
        : `${winds[seat]} écarte : ${tile(one)}.`,
  kinds,
  points,
  yes: 'peut réclamer',
  no: 'ne peut pas réclamer',
  reasons: {
    'not-complete': () => 'cette tuile ne complète pas la main',
    'tile-count': () => 'la main n’a pas 13 tuiles, plus une pour chaque Kong',
    requirement: () => 'la main ne remplit pas ce que cette table exige pour faire mah-jong',
    impossible: () =>
      'les trois autres sont dans le Kong ; une tuile volée ne peut compléter qu’un Chow, les treize Lanternes merveilleuses ou les Neuf Portes',
    barred: (_, seat) => `${winds[seat]} a écarté cette tuile et doit d’abord piocher dans le Mur`,
    missed: (_, seat) => `${winds[seat]} a laissé passer un Pung de cette tuile et doit d’abord jouer un tour`,
    'not-held': () => 'la main n’a pas assez de ces tuiles',
    'exposed-pung': () => 'on n’ajoute pas une défausse à un Pung exposé',
    'not-next': (_, seat) => `seul le joueur suivant peut réclamer un Chow, et ce n’est pas ${winds[seat]}`,
    'no-run': (one) =>
      one[1]
        ? 'la main n’a pas deux tuiles qui se suivent avec elle'
        : 'les Vents et les Dragons ne forment pas de Chow',
    'kong-only-to-win': () => 'la tuile d’un Kong ne se prend que pour faire mah-jong',
    'only-orphans': () => 'un Kong caché ne se vole que pour les treize Lanternes merveilleuses',
  },
  laterKong: 'La quatrième pourra être ajoutée à un prochain tour, après avoir pioché dans le Mur.',
  award: (awarded, discarder) => {
    const { to, claim, next, skipped } = awarded;
    if (!to) return `Personne ne réclame la tuile. ${winds[next!]} pioche.`;
    const gets =
      claim!.kind === 'win'
        ? `${winds[to]} fait mah-jong.`
        : `${winds[to]} prend la tuile pour un ${kinds[claim!.kind]}.`;
    const turn = next
      ? ` ${winds[to]} écarte, puis c’est à ${winds[next]} de jouer${
          skipped.length
            ? ` ; ${list(skipped.map((seat) => winds[seat]))} ${skipped.length > 1 ? 'perdent leur' : 'perd son'} tour`
            : ''
        }.`
      : '';
    return `${gets} ${why(awarded)}${turn}${discarder === next ? ` Le tour revient ainsi à ${winds[next]}, qui avait écarté.` : ''}`;
  },
  noHands: 'Placez ici des mains avec leur place pour voir qui peut réclamer la tuile.',
  compared: 'Selon chaque ordre de priorité',
  columns: { order: 'Priorité', to: 'Obtient la tuile', why: 'Pourquoi' },
  orders: {
    'nearest-after-discarder': 'Le premier après celui qui écarte',
    'nearest-to-east': 'Le plus proche d’Est',
    'special-hand-first': 'La main spéciale d’abord',
  },
  nobody: 'personne',
  why,
  timeline: 'La vie d’une défausse',
  moments,
  times: {
    'take-back': 'La reprendre, pour celui qui l’a écartée',
    chow: 'Un Chow du joueur suivant ; il peut l’exposer après sa propre défausse, mais avant l’annonce ou la pioche suivante',
    'over-chow': 'Un Pung ou un Kong alors qu’un Chow est annoncé',
    higher: 'Toute annonce plus forte ; ce qui a été exposé ou pioché pour la plus faible est remis en place',
    'rob-kong': 'Voler un Kong',
    pung: 'Un Pung ou un Kong, même si le joueur suivant a déjà pioché ; il remet alors sa tuile',
    win: 'Un mah-jong, même si le joueur suivant a déjà pioché ; il remet alors sa tuile',
    'give-back': 'Rendre une tuile réclamée par erreur',
    'nearer-win': 'Un mah-jong qui passe avant un autre déjà annoncé',
  },
  ends: 'N’est plus possible :',
  opens: 'Tout ce qui suit est encore possible.',
  law: (law) => `[${law}]`,
  otherLaws: (laws, until) =>
    until
      ? ` ; selon [${laws}], jusqu’à ce moment : ${moments[until].charAt(0).toLowerCase()}${moments[until].slice(1)}`
      : ` ; selon [${laws}], jamais`,
  errors: {
    seat: '« {found} » n’est pas une place : écrivez east, south, west ou north.',
    discarder: '{seat} ne peut pas réclamer sa propre défausse.',
    tile: '« {found} » ne peut pas être réclamé : écrivez une tuile comme 5b ou R ; les Fleurs ne s’écartent pas.',
    copies: '{seat} a déjà les quatre exemplaires de cette tuile : {tile}.',
    claim:
      '« {found} » ne peut pas être réclamé avec ces mains : écrivez win, kong, pung ou chow quand c’est possible.',
    turn: '« {found} » n’est pas un tour.',
    offender: '{seat} a gagné et ne peut pas être en faute.',
    kong: 'kong vaut « {found} » : écrivez promoted ou concealed.',
    consequence: '« {found} » n’est pas une conséquence : écrivez {expected}.',
    incident: '« {found} » n’est pas une faute : écrivez {expected}.',
    'wrong-shape': '{place} n’a pas la bonne forme : « {found} ».',
    list: '« {found} » : il faut une place et {expected}, par exemple {example}.',
  },
};
