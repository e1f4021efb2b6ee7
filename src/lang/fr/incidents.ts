/** French: errors at the table. Loads with `<mj-incidents>`. */
import type { Wind } from '../../core/index.js';
import type { IncidentsTexts } from '../types.js';
import { worth } from './count.js';
import { list, number, of, winds } from './hand.js';

const signed = (value: number): string => (value > 0 ? `+${number(value)}` : number(value).replace('-', '−'));

export const frIncidents: IncidentsTexts = {
  caption: 'Quand un joueur se trompe',
  columns: { noticed: 'Constaté', follows: 'Conséquence', cost: 'Coût' },
  about: { wall: 'Au Mur', claim: 'Annonces', discard: 'Défausses', hand: 'Mains' },
  incidents: {
    'exposed-due-tile': 'Un joueur retourne la tuile qu’il doit piocher',
    'exposed-other-tile': 'Un joueur retourne une autre tuile du Mur',
    'drew-wrongly': 'Un joueur pioche hors de son tour, du mauvais bout ou après une annonce',
    'touched-due-tile': 'Un joueur touche la tuile qu’il doit piocher',
    'put-drawn-tile-back': 'Un joueur veut remettre une tuile piochée',
    'took-useless-discard': 'Un joueur prend une défausse dont il ne peut rien faire',
    'grounded-wrong-tiles': 'Un joueur expose une combinaison qui n’en est pas une',
    'took-tile-of-another': 'Un joueur prend à tort une tuile dont un autre aurait pu faire un Chow',
    'hid-claimed-tile': 'Un joueur range une tuile réclamée parmi ses tuiles cachées',
    'changed-exposed-set': 'Un joueur veut changer une combinaison exposée',
    'used-dead-discard': 'Un joueur forme une combinaison avec une défausse qui n’est plus disponible',
    'two-discards': 'Un joueur écarte deux tuiles',
    'wants-discard-back': 'Un joueur veut reprendre une défausse',
    'discarded-before-drawing': 'Un joueur écarte avant d’avoir pioché',
    'discarded-out-of-turn': 'Un joueur écarte hors de son tour',
    'marked-kong-wrongly': 'Un joueur pose mal un Kong caché',
    'too-few-tiles': 'Une main a moins de 13 tuiles (un Kong compte pour trois)',
    'too-many-tiles': 'Une main a plus de 13 tuiles (un Kong compte pour trois)',
    'incomplete-win': 'Un joueur annonce Mah-Jong avec une main incomplète',
  },
  when: {
    'at-once': 'Aussitôt',
    'before-own-discard': 'Avant sa défausse',
    'after-own-discard': 'Après sa défausse',
    'before-next-discard': 'Avant la défausse du joueur suivant',
    'after-next-discard': 'Après la défausse du joueur suivant',
    unseen: 'Personne n’a vu ni senti sa face',
    seen: 'Sa face a été vue ou sentie au toucher',
    'in-own-turn': 'Pendant son propre tour',
    unclaimed: 'Avant qu’on la réclame ou qu’on pioche',
    always: 'À tout moment',
  },
  follows: {
    'put-right': 'On corrige',
    'must-take': 'Le joueur doit prendre la tuile',
    'turn-lost': 'Le joueur perd son tour',
    reshuffle: 'La tuile est mélangée à six piles voisines, ou à toutes celles qui restent s’il y en a moins',
    stands: 'Rien ne change',
    exposed: 'Le Kong compte comme exposé',
    short: 'Main courte : paie, mais ne reçoit rien',
    long: 'Main longue : paie, mais ne reçoit rien',
    foul: 'Main fautive : paie, mais ne reçoit rien',
  },
  details: {
    'drew-wrongly': { 'put-right': 'La tuile est remise' },
    'put-drawn-tile-back': { stands: 'Il la garde, sauf si une défausse antérieure est réclamée' },
    'took-useless-discard': { 'put-right': 'La tuile est rendue sans pénalité' },
    'grounded-wrong-tiles': { 'put-right': 'Les bonnes tuiles sont exposées' },
    'took-tile-of-another': { 'put-right': 'Celui qui peut en faire un Chow a le droit de la prendre' },
    'hid-claimed-tile': { 'put-right': 'Chacun peut exiger qu’elle revienne sur la table' },
    'changed-exposed-set': {
      stands: 'La combinaison reste ; l’exception manque dans la source, sans doute un Pung qui devient Kong',
    },
    'used-dead-discard': { 'put-right': 'La combinaison est reprise' },
    'two-discards': { 'put-right': 'La première compte ; personne ne peut réclamer la seconde, qui est reprise' },
    'wants-discard-back': { 'put-right': 'Il peut la reprendre', stands: 'Elle reste sur la table' },
    'discarded-before-drawing': { 'put-right': 'Les autres peuvent l’obliger à reprendre sa défausse' },
    'discarded-out-of-turn': { 'turn-lost': 'La tuile est reprise ; la pioche ou le Chow suivant est perdu' },
  },
  fine: (amount, toEach) => `Pénalité : ${worth(amount)} ${toEach ? 'à chacun des autres' : 'au gagnant'}`,
  law: (law) => `[${law}]`,
  example: (scores, winner, discarder, offender) =>
    `Coûts calculés pour ${winds[offender]} quand ${winds[winner]} gagne avec ${number(scores[winner])} ${
      discarder ? `sur une défausse ${of(winds[discarder])}` : 'en piochant'
    } et que les autres mains valent : ${list(
      (Object.keys(scores) as Wind[])
        .filter((seat) => seat !== winner)
        .map((seat) => `${winds[seat]} ${number(scores[seat])}`),
    )}.`,
  cost: (without, withError) => `${signed(without)} sans l’erreur, ${signed(withError)} avec elle`,
  varies: 'variable',
  laws: 'Les nombres entre crochets renvoient aux sources des règles, numérotées comme dans le recueil qui les cite.',
  errors: {
    seat: '« {found} » n’est pas une place : écrivez east, south, west ou north.',
    discarder: '{seat} ne peut pas avoir écarté la tuile.',
    tile: '« {found} » n’est pas une tuile.',
    copies: '{seat} a déjà les quatre exemplaires de cette tuile : {tile}.',
    claim: '« {found} » n’est pas une annonce.',
    turn: '« {found} » n’est pas un tour.',
    offender: '{seat} a gagné et ne peut pas être en faute : choisissez un autre fautif ou un autre gagnant.',
    kong: 'kong vaut « {found} » : écrivez promoted ou concealed.',
    consequence: '« {found} » n’est pas une conséquence : écrivez {expected}.',
    incident: '« {found} » n’est pas une faute : écrivez {expected}.',
    'wrong-shape': '{place} n’a pas la bonne forme : « {found} ».',
    about: '« {found} » n’est pas une partie de ce tableau : écrivez {expected}.',
  },
};
