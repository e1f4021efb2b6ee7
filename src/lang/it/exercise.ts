/** Italian: exercises. Loads with `<mj-exercise>`. */

import type { ExerciseTexts } from '../types.js';
import { capital, list, number } from './hand.js';
import { points } from './count.js';
import { asks, exercise } from '../texts/it/exercise.js';
import type { Part } from '../types.js';

const answers = (many: number): string => (many === 1 ? 'una risposta' : `${number(many)} risposte`);
const given = (text: string): string => (/^[-−+\d]/.test(text) ? text : `«${text}»`);

export const itExercise = {
  ...exercise,
  question: (all) =>
    all.join(' ') === 'points doubles value'
      ? 'Quanti punti ha la mano, quanti raddoppi, e quanto vale?'
      : all.map((one) => asks[one]).join(' '),
  isRight: (part, text) => `${part}: ${given(text)} è giusto.`,
  isWrong: (part, text) => `${part}: ${given(text)} è sbagliato.`,
  shouldBe: (part, text, expected) => `${part}: ${given(text)} è sbagliato, la risposta è ${expected}.`,
  slip: (slip, names) => {
    switch (slip.kind) {
      case 'omitted':
        return `Sarebbe giusto senza ${list(names.map((name) => `«${name}»`))}. Una dimenticanza?`;
      case 'not-doubled':
        return 'Questi sono i punti. Mancano ancora i raddoppi.';
      case 'multiplied':
        return 'Questo è moltiplicato per il numero di raddoppi. Ogni raddoppio, invece, moltiplica per due.';
      case 'not-rounded':
        return 'Queste regole arrotondano il risultato.';
      case 'not-limited':
        return 'Questo supera il limite.';
      case 'not-fined':
        return 'È il conto senza le penalità.';
    }
  },
  missing: (many) => `${many === 1 ? 'Manca' : 'Mancano'} ${answers(many)}.`,
  guide: {
    ...exercise.guide,
    question: (topic, unit) => {
      if (unit === 'value') return 'Prendi i punti e raddoppiali una volta per ogni raddoppio. Quanto vale la mano?';
      if (unit === 'limit') return 'È un grande gioco? Se sì, quanto vale?';
      const many = unit === 'points' ? 'Quanti punti dà?' : 'Quanti raddoppi dà?';
      const manySets = unit === 'points' ? 'Quanti punti danno?' : 'Quanti raddoppi danno?';
      switch (topic) {
        case 'winning':
          return `La mano ha chiuso? ${many}`;
        case 'sets':
          return `Ci sono tris o poker? ${manySets}`;
        case 'pairs':
          return `C’è una coppia di draghi, del proprio vento o del vento di giro? ${many}`;
        case 'bonus':
          return unit === 'points'
            ? `Ci sono fiori o stagioni? ${manySets}`
            : `C’è il proprio fiore o la propria stagione, oppure ci sono tutti e quattro? ${manySets}`;
        case 'wait':
          return `La tessera di chiusura è arrivata in un modo particolare? ${many}`;
        case 'own':
          return `La mano ha una voce propria di questo tavolo? ${many}`;
        default:
          return `Guarda l’intera mano. ${many}`;
      }
    },
    done: (value, wrong, shown) => {
      const were = (many: number, one: string, more: string): string =>
        many ? ` ${capital(answers(many))} ${many > 1 ? more : one}.` : '';
      return `La mano vale ${points(value)}.${
        were(wrong, 'era sbagliata', 'erano sbagliate') + were(shown, 'è stata mostrata', 'sono state mostrate') ||
        ' Tutte le risposte erano giuste.'
      }`;
    },
  },
  set: (solved, of, first) =>
    solved === of
      ? `Tutti gli esercizi sono risolti, ${number(first)} su ${number(of)} al primo tentativo.`
      : `${number(solved)} su ${number(of)} ${solved === 1 ? 'risolto' : 'risolti'}, ${number(first)} al primo tentativo`,
} satisfies Part<ExerciseTexts>;
