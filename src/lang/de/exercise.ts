/** Deutsch: Übungen. Lädt mit `<mj-exercise>`. */

import type { ExerciseTexts } from '../types.js';
import { capital, list, number } from './hand.js';
import { points } from './count.js';
import { asks, exercise } from '../texts/de/exercise.js';
import type { Part } from '../types.js';

const answers = (many: number): string => (many === 1 ? 'eine Antwort' : `${number(many)} Antworten`);
const given = (text: string): string => (/^[-−+\d]/.test(text) ? text : `„${text}“`);

export const deExercise = {
  ...exercise,
  question: (all) =>
    all.join(' ') === 'points doubles value'
      ? 'Wie viele Punkte hat die Hand, wie viele Verdopplungen, und was ist sie wert?'
      : all.map((one) => asks[one]).join(' '),
  isRight: (part, text) => `${part}: ${given(text)} ist richtig.`,
  isWrong: (part, text) => `${part}: ${given(text)} ist falsch.`,
  shouldBe: (part, text, expected) => `${part}: ${given(text)} ist falsch, richtig ist ${expected}.`,
  slip: (slip, names) => {
    switch (slip.kind) {
      case 'omitted':
        return `Ohne ${list(names.map((name) => `„${name}“`))} wäre es richtig. Vergessen?`;
      case 'not-doubled':
        return 'Das sind die Punkte. Die Verdopplungen fehlen noch.';
      case 'multiplied':
        return 'Das ist mit der Zahl der Verdopplungen multipliziert. Jede Verdopplung multipliziert mit zwei.';
      case 'not-rounded':
        return 'Diese Regeln runden das Ergebnis.';
      case 'not-limited':
        return 'Das ist mehr als das Limit.';
      case 'not-fined':
        return 'Das ist ohne die Strafen gerechnet.';
    }
  },
  missing: (many) => `Es ${many === 1 ? 'fehlt' : 'fehlen'} ${answers(many)}.`,
  guide: {
    ...exercise.guide,
    question: (topic, unit) => {
      if (unit === 'value') return 'Die Punkte, für jede Verdopplung einmal verdoppelt: Was ist die Hand wert?';
      if (unit === 'limit') return 'Ist es eine Limithand? Wenn ja, was ist sie wert?';
      const many = unit === 'points' ? 'Wie viele Punkte bringt das?' : 'Wie viele Verdopplungen bringt das?';
      switch (topic) {
        case 'winning':
          return `Mah-Jongg gemacht? ${many}`;
        case 'sets':
          return `Gibt es Pungs oder Kongs? ${many}`;
        case 'pairs':
          return `Gibt es ein Paar aus Drachen, ein Paar des eigenen Windes oder des Rundenwindes? ${many}`;
        case 'bonus':
          return unit === 'points'
            ? `Gibt es Blumen oder Jahreszeiten? ${many}`
            : `Sind eigene Blumen oder Jahreszeiten dabei, oder alle vier? ${many}`;
        case 'wait':
          return `Kam der Schlussziegel auf besondere Weise? ${many}`;
        case 'own':
          return `Erzielt die Hand eine eigene Wertung dieses Tisches? ${many}`;
        default:
          return `Die ganze Hand ansehen. ${many}`;
      }
    },
    done: (value, wrong, shown) => {
      const were = (many: number, one: string, more: string): string =>
        many ? ` ${capital(answers(many))} ${many > 1 ? more : one}.` : '';
      return `Die Hand zählt ${points(value)}.${
        were(wrong, 'war falsch', 'waren falsch') + were(shown, 'wurde gezeigt', 'wurden gezeigt') ||
        ' Alle Antworten waren richtig.'
      }`;
    },
  },
  set: (solved, of, first) =>
    solved === of
      ? `Alle Übungen sind gelöst, ${number(first)} von ${number(of)} beim ersten Versuch.`
      : `${number(solved)} von ${number(of)} gelöst, ${number(first)} beim ersten Versuch`,
} satisfies Part<ExerciseTexts>;
