/** Dutch: exercises. Loads with `<mj-exercise>`. */

import type { ExerciseTexts } from '../types.js';
import { capital, list, number } from './hand.js';
import { points } from './count.js';
import { asks, exercise } from '../texts/nl/exercise.js';
import type { Part } from '../types.js';

const answers = (many: number): string => (many === 1 ? 'één antwoord' : `${number(many)} antwoorden`);
const given = (text: string): string => (/^[-−+\d]/.test(text) ? text : `“${text}”`);

export const nlExercise = {
  ...exercise,
  question: (all) =>
    all.join(' ') === 'points doubles value'
      ? 'Hoeveel punten heeft de hand, hoeveel verdubbelingen, en wat is hij waard?'
      : all.map((one) => asks[one]).join(' '),
  isRight: (part, text) => `${part}: ${given(text)} is goed.`,
  isWrong: (part, text) => `${part}: ${given(text)} is fout.`,
  shouldBe: (part, text, expected) => `${part}: ${given(text)} is fout, het goede antwoord is ${expected}.`,
  slip: (slip, names) => {
    switch (slip.kind) {
      case 'omitted':
        return `Zonder ${list(names.map((name) => `“${name}”`))} zou het kloppen. Vergeten?`;
      case 'not-doubled':
        return 'Dat zijn de punten. Er moet nog verdubbeld worden.';
      case 'multiplied':
        return 'Dat is vermenigvuldigd met het aantal verdubbelingen. Elke verdubbeling vermenigvuldigt met twee.';
      case 'not-rounded':
        return 'Volgens deze regels wordt de uitkomst afgerond.';
      case 'not-limited':
        return 'Dat is meer dan de limiet.';
      case 'not-fined':
        return 'Dit is zonder de boetes gerekend.';
    }
  },
  missing: (many) => `Er ${many === 1 ? 'ontbreekt' : 'ontbreken'} ${answers(many)}.`,
  guide: {
    ...exercise.guide,
    question: (topic, unit) => {
      if (unit === 'value') return 'De punten, voor elke verdubbeling één keer verdubbeld: wat is de hand waard?';
      if (unit === 'limit') return 'Is het een limietspel? Zo ja, wat is het waard?';
      const many = unit === 'points' ? 'Hoeveel punten levert dat op?' : 'Hoeveel verdubbelingen levert dat op?';
      switch (topic) {
        case 'winning':
          return `Mahjong gemaakt? ${many}`;
        case 'sets':
          return `Zijn er pungs of kongs? ${many}`;
        case 'pairs':
          return `Is er een paar van draken, van de eigen wind of van de wind van de ronde? ${many}`;
        case 'bonus':
          return unit === 'points'
            ? `Zijn er bloemen of seizoenen? ${many}`
            : `Is er een eigen bloem of seizoen bij, of zijn ze er alle vier? ${many}`;
        case 'wait':
          return `Kwam de winnende steen op een bijzondere manier? ${many}`;
        case 'own':
          return `Is er iets wat alleen aan deze tafel telt? ${many}`;
        default:
          return `Bekijk de hele hand. ${many}`;
      }
    },
    done: (value, wrong, shown) => {
      const were = (many: number, one: string, more: string): string =>
        many ? ` ${capital(answers(many))} ${many > 1 ? more : one}.` : '';
      return `De hand telt ${points(value)}.${
        were(wrong, 'was fout', 'waren fout') + were(shown, 'werd getoond', 'werden getoond') ||
        ' Alle antwoorden waren goed.'
      }`;
    },
  },
  set: (solved, of, first) =>
    solved === of
      ? `Alle oefeningen zijn opgelost, ${number(first)} van de ${number(of)} in één keer.`
      : `${number(solved)} van ${number(of)} opgelost, ${number(first)} in één keer`,
} satisfies Part<ExerciseTexts>;
