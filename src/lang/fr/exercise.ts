/** French: exercises. Loads with `<mj-exercise>`. */
import type { Asked } from '../../core/odds.js';
import type { ExerciseTexts } from '../types.js';
import { capital, isOne, list, number, of, winds } from './hand.js';
import { doublings, points } from './count.js';

const asks: Record<Asked, string> = {
  points: 'Combien de points a la main ?',
  doubles: 'Combien de doubles ?',
  value: 'Combien vaut-elle ?',
  awards: 'Qu’est-ce qui compte dans cette main ?',
  waits: 'Quelles tuiles complètent cette main ?',
  discard: 'Quelle tuile vaut-il mieux écarter ?',
  payments: 'Que gagne ou perd chaque joueur ?',
};

const fields: Record<Asked, string> = {
  points: 'Points',
  doubles: 'Doubles',
  value: 'Valeur',
  awards: 'Ce qui compte',
  waits: 'Tuiles gagnantes',
  discard: 'Défausse',
  payments: 'Paiements',
};

const answers = (many: number): string => (many === 1 ? 'une réponse' : `${number(many)} réponses`);
const given = (text: string): string => (/^[-−+\d]/.test(text) ? text : `« ${text} »`);

export const frExercise: ExerciseTexts = {
  caption: 'Exercice',
  question: (all) =>
    all.join(' ') === 'points doubles value'
      ? 'Combien de points a la main, combien de doubles, et combien vaut-elle ?'
      : all.map((one) => asks[one]).join(' '),
  fields,
  payment: (seat) => winds[seat],
  paymentHelp: 'Ce que chacun gagne ou perd en tout ; une perte avec un signe moins, par exemple −40.',
  holds: (seat, value) => `${winds[seat]} : ${points(value)}`,
  wonFrom: (winner, discarder) =>
    discarder
      ? `${winds[winner]} gagne sur une défausse ${of(winds[discarder])}.`
      : `${winds[winner]} gagne en piochant.`,
  erred: (seat, error, dead) => `${winds[seat]} a commis une erreur : ${error}${dead ? ` (${dead})` : ''}.`,

  check: 'Vérifier',
  hint: 'Indice',
  show: 'Voir la réponse',
  next: 'Main suivante',
  again: 'Recommencer',

  correct: 'Juste.',
  wrong: (wrong, of) =>
    of > 1
      ? `Pas encore : ${number(wrong)} réponse${isOne(wrong) ? ' fausse' : 's fausses'} sur ${number(of)}.`
      : 'Pas encore.',
  isRight: (part, text) => `${part} : ${given(text)}, c’est juste.`,
  isWrong: (part, text) => `${part} : ${given(text)}, c’est faux.`,
  shouldBe: (part, text, expected) => `${part} : ${given(text)}, c’est faux ; il fallait ${expected}.`,
  slip: (slip, names) => {
    switch (slip.kind) {
      case 'omitted':
        return `Ce serait juste sans ${list(names.map((name) => `« ${name} »`))}. Un oubli ?`;
      case 'not-doubled':
        return 'Ce sont les points. Il manque encore les doubles.';
      case 'multiplied':
        return 'C’est multiplié par le nombre de doubles. Or chaque double multiplie par deux.';
      case 'not-rounded':
        return 'Ces règles arrondissent le résultat.';
      case 'not-limited':
        return 'C’est plus que la limite.';
      case 'not-fined':
        return 'C’est le compte sans les pénalités.';
    }
  },
  right: (names) => `Juste : ${names}.`,
  missing: (many) => `Il manque ${answers(many)}.`,
  missingNames: (names) => `Il manque : ${names}.`,
  wrongNames: (names) => `Faux : ${names}.`,
  noAnswer: 'Pas encore de réponse.',
  limitHand: 'C’est un grand jeu : ni les points ni les doubles ne comptent.',

  answer: 'La réponse, ligne par ligne',
  columns: { line: 'Ce qui compte', worth: 'Vaut', sum: 'Total' },
  had: 'Vous l’aviez.',
  missed: 'Cela manquait.',
  notGiven: 'Ne compte pas dans cette main',
  waits: { tile: 'Tuile gagnante', left: 'Restent', value: 'Valeur, sur défausse / piochée' },
  discards: {
    tile: 'Défausse',
    waits: 'Complète alors la main',
    left: 'Restent',
    average: 'Valeur moyenne',
    none: 'rien encore',
    best: 'le mieux',
    note: 'Valeur moyenne : la chance qu’une tuile gagnante se trouve parmi les quatre suivantes, multipliée par ce que la main vaut alors en moyenne. Toutes les tuiles qu’on ne voit pas ont autant de chances de venir.',
  },
  payments: { seat: 'Joueur', given: 'Votre réponse', total: 'Gagne ou perd' },

  hintsLeft: (left) => (left ? `Indice (encore ${number(left)})` : 'Plus d’indices'),
  found: (many) =>
    many ? `Ici, ${number(many)} ${isOne(many) ? 'élément compte' : 'éléments comptent'}.` : 'Ici, rien ne compte.',
  fine: (amount) => `La pénalité pour cette erreur : ${amount}.`,
  deadHand: 'Une main fautive, longue ou courte paie, mais ne reçoit rien.',
  hints: {
    waits: [
      'Mettez de côté les combinaisons complètes. Le reste montre ce que la main attend.',
      'Deux tuiles d’un Chow attendent aux deux bouts, à un seul ou au milieu ; deux paires attendent une troisième tuile de l’une ou de l’autre ; une tuile seule attend sa paire.',
      'Groupez les tuiles autrement : un Pung peut aussi être une paire et une partie d’un Chow.',
    ],
    discard: [
      'Après quelles défausses ne manque-t-il plus qu’une tuile ?',
      'Pour celles-là, comptez les tuiles gagnantes qui restent : quatre de chaque sorte, moins celles qu’on voit.',
      'Comparez ensuite ce que vaudrait la main.',
    ],
    payments: [
      'Tous paient le gagnant. Le gagnant ou l’un des payeurs joue-t-il en Est ?',
      'Selon ces règles, celui qui écarte paie-t-il plus, ou paie-t-il seul ? Une tuile gagnante piochée se paie-t-elle plus cher ?',
      'Si les perdants règlent entre eux, celui qui a le moins paie la différence.',
    ],
  },

  guide: {
    title: 'Comptons ensemble',
    step: (step, of) => `Question ${number(step)} sur ${number(of)}`,
    question: (topic, unit) => {
      if (unit === 'value') return 'Prenez les points et doublez-les une fois par double. Combien vaut la main ?';
      if (unit === 'limit') return 'Est-ce un grand jeu ? Si oui, combien vaut-il ?';
      const many = unit === 'points' ? 'Combien de points cela donne-t-il ?' : 'Combien de doubles cela donne-t-il ?';
      switch (topic) {
        case 'winning':
          return `Cette main fait-elle mah-jong ? ${many}`;
        case 'sets':
          return `Y a-t-il des Pungs ou des Kongs ? ${many}`;
        case 'pairs':
          return `Y a-t-il une paire de Dragons, du Vent du joueur ou du Vent dominant ? ${many}`;
        case 'bonus':
          return unit === 'points'
            ? `Y a-t-il des Fleurs ou des Saisons ? ${many}`
            : `Y a-t-il la Fleur ou la Saison du joueur, ou bien les quatre ? ${many}`;
        case 'wait':
          return `La tuile gagnante est-elle venue d’une façon particulière ? ${many}`;
        case 'own':
          return `La main réalise-t-elle quelque chose que cette table compte en plus ? ${many}`;
        default:
          return `Regardez la main entière. ${many}`;
      }
    },
    field: { points: 'Points', doubles: 'Doubles', limit: 'Vaut', value: 'Valeur' },
    none: 'Non, rien',
    next: 'Question suivante',
    fromHand: 'Répondre d’après la main',
    counts: 'Ce qui compte ici',
    right: (answer) => `Juste : ${answer}.`,
    wrong: (text, answer) => `${capital(text)}, c’est faux ; il fallait ${answer}.`,
    shown: (answer) => `La réponse : ${answer}.`,
    amount: (amount, unit) => (unit === 'doubles' ? (amount ? doublings(amount) : 'aucun double') : points(amount)),
    sums: (sum, doubles) => `Jusqu’ici ${points(sum)} et ${doublings(doubles)}.`,
    done: (value, wrong, shown) => {
      const were = (many: number, one: string, more: string): string =>
        many ? ` ${capital(answers(many))} ${many > 1 ? more : one}.` : '';
      return `La main vaut ${points(value)}.${
        were(wrong, 'était fausse', 'étaient fausses') + were(shown, 'a été montrée', 'ont été montrées') ||
        ' Toutes les réponses étaient justes.'
      }`;
    },
  },

  turn: (turn, of) => (of ? `Main ${number(turn)} sur ${number(of)}` : `Main ${number(turn)}`),
  score: (right, done) => `${number(right)} sur ${number(done)} du premier coup`,
  finished: (right, of) =>
    of === 1 ? 'La main est faite.' : `Les ${number(of)} mains sont faites : ${number(right)} du premier coup.`,
  set: (solved, of, first) =>
    solved === of
      ? `Tous les exercices sont résolus, ${number(first)} sur ${number(of)} du premier coup.`
      : `${number(solved)} sur ${number(of)} ${isOne(solved) ? 'résolu' : 'résolus'}, dont ${number(first)} du premier coup`,
  noHand: 'Cet exercice n’a pas encore de main.',
  required: 'Répondez à l’exercice.',
  errors: {
    ask: 'ask : « {found} » est inconnu, écrivez {expected}.',
    'ask-together': 'ask : « {found} » ne peut pas être demandé avec {expected}.',
    count: 'count : « {found} » n’est pas un nombre de mains, par exemple 10.',
    'no-fine':
      'error : cette table n’a pas de pénalité pour « {found} ». Ajoutez-la dans rules, par exemple « {found}: 300 to each ».',
    'no-fines':
      'error : cette table n’a aucune pénalité. Ajoutez-en une dans rules, par exemple « false-win: 300 to each ».',
    'not-payments': 'error : une erreur ne compte que pour les paiements. Écrivez ask="payments".',
    'too-long': 'want : {found} caractères, {most} au plus.',
    'unknown-word': '{place} : « {found} » est inconnu, écrivez {expected}.',
    'unknown-award': 'want : ces règles ne connaissent pas « {found} ».',
    'unknown-award-near': 'want : ces règles ne connaissent pas « {found} » ; peut-être « {near} » ?',
    'award-off': 'want : selon ces règles, « {found} » ne compte pas.',
    'award-off-loser': 'want : « {found} » ne compte que pour le gagnant.',
    'award-off-winner': 'want : « {found} » ne compte que pour les perdants.',
    'too-many-awards': 'want : {found} noms, {most} au plus.',
    range:
      '{place} : « {found} » n’est pas un intervalle ; des nombres entiers jusqu’à {most}, par exemple 3, 2-4 ou 3+.',
    'no-limit': 'want : ces règles n’ont pas de limite.',
    'nothing-found': 'Aucune main qui puisse faire mah-jong n’a été trouvée selon ces règles.',
    'not-found': 'Aucune main trouvée avec {found} : ces souhaits s’excluent peut-être selon ces règles.',
    answer: '{place} : « {found} » n’est pas une réponse.',
    'nothing-to-check': '{place} : il n’y a rien à vérifier ici.',
  },
};
