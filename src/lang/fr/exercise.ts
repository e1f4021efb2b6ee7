/** French: exercises. Loads with `<mj-exercise>`. */

import type { ExerciseTexts } from '../types.js';
import { capital, isOne, list, number, of, winds } from './hand.js';
import { points } from './count.js';
import { asks, exercise } from '../texts/fr/exercise.js';
import type { Part } from '../types.js';

const answers = (many: number): string => (many === 1 ? 'une réponse' : `${number(many)} réponses`);
const given = (text: string): string => (/^[-−+\d]/.test(text) ? text : `« ${text} »`);

export const frExercise = {
  ...exercise,
  question: (all) =>
    all.join(' ') === 'points doubles value'
      ? 'Combien de points a la main, combien de doubles, et combien vaut-elle ?'
      : all.map((one) => asks[one]).join(' '),
  wonFrom: (winner, discarder) =>
    discarder
      ? `${winds[winner]} gagne sur une défausse ${of(winds[discarder])}.`
      : `${winds[winner]} gagne en piochant.`,
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
  missing: (many) => `Il manque ${answers(many)}.`,
  found: (many) =>
    many ? `Ici, ${number(many)} ${isOne(many) ? 'élément compte' : 'éléments comptent'}.` : 'Ici, rien ne compte.',
  guide: {
    ...exercise.guide,
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
    done: (value, wrong, shown) => {
      const were = (many: number, one: string, more: string): string =>
        many ? ` ${capital(answers(many))} ${many > 1 ? more : one}.` : '';
      return `La main vaut ${points(value)}.${
        were(wrong, 'était fausse', 'étaient fausses') + were(shown, 'a été montrée', 'ont été montrées') ||
        ' Toutes les réponses étaient justes.'
      }`;
    },
  },
  set: (solved, of, first) =>
    solved === of
      ? `Tous les exercices sont résolus, ${number(first)} sur ${number(of)} du premier coup.`
      : `${number(solved)} sur ${number(of)} ${isOne(solved) ? 'résolu' : 'résolus'}, dont ${number(first)} du premier coup`,
} satisfies Part<ExerciseTexts>;
