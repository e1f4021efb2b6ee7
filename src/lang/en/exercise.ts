/** English texts for exercises. */
import { exerciseSentences } from '../../core/exercises/errors.js';
import type { Asked, CountQuestion, ExerciseErrorCode, QuestionTopic, Slip } from '../../core/odds.js';

import type { TaskError } from '../../exercise/task.js';
import { capital, count, list, number } from './hand.js';
import { asks, exercise } from '../texts/en/exercise.js';

/** A whole question for the usual combinations. */
function question(all: readonly Asked[], _won: boolean): string {
  const [first, second, third] = all;
  if (first === 'points' && second === 'doubles' && third === 'value' && all.length === 3)
    return 'How many points does the hand have, how many doubles, and what is it worth?';
  return all.map((one) => asks[one]).join(' ');
}

type ErrorKey = 'unknown-award-near' | 'nothing-found' | 'award-off-loser' | 'award-off-winner';

const given = (text: string): string => (/^[-−+\d]/.test(text) ? text : `“${text}”`);

export const enExercise = {
  ...exercise,
  /** What is asked, in a sentence. */
  question,
  isRight: (part: string, text: string): string => `${part}: ${given(text)} is right.`,
  isWrong: (part: string, text: string): string => `${part}: ${given(text)} is wrong.`,
  /** The same once the answer is due, with the right figure. */
  shouldBe: (part: string, text: string, expected: string): string =>
    `${part}: ${given(text)} is wrong, ${expected} is right.`,
  slip: (slip: Slip, names: readonly string[]): string => {
    switch (slip.kind) {
      case 'omitted':
        return `It would be right without ${list(names.map((name) => `“${name}”`))}. Did you leave that out?`;
      case 'not-doubled':
        return 'These are the points. The doubles are still missing.';
      case 'multiplied':
        return 'You multiplied by the number of doubles. Each double multiplies by two.';
      case 'not-rounded':
        return 'These rules round the result.';
      case 'not-limited':
        return 'That is more than the limit.';
      case 'not-fined':
        return 'This leaves out the fines.';
    }
  },
  missing: (many: number): string => `${capital(count(many, 'answer'))} ${many > 1 ? 'are' : 'is'} missing.`,
  guide: {
    ...exercise.guide,
    question: (topic: QuestionTopic, unit: CountQuestion['unit']): string => {
      if (unit === 'value') return 'Take the points and double them once for each double. What is the hand worth?';
      if (unit === 'limit') return 'Is it a limit hand? If so, what is it worth?';
      const isPoints = unit === 'points';
      switch (topic) {
        case 'winning':
          return isPoints
            ? 'Did you win the hand? How many points does going out give?'
            : 'Did you win the hand? How many doubles does going out give?';
        case 'sets':
          return isPoints
            ? 'Do you have any pungs or kongs? How many points do they give?'
            : 'Do any of your sets double the score? How many doubles do they give?';
        case 'pairs':
          return isPoints
            ? 'Do you have a pair of dragons, of your own wind or of the round wind? How many points does it give?'
            : 'Does a pair double the score? How many doubles does it give?';
        case 'bonus':
          return isPoints
            ? 'Do you have flowers or seasons? How many points do they give?'
            : 'Are flowers or seasons your own, or all four? How many doubles do they give?';
        case 'wait':
          return isPoints
            ? 'Did the winning tile come in a special way? How many points does that give?'
            : 'Did the winning tile come in a special way? How many doubles does that give?';
        case 'own':
          return isPoints
            ? 'Does the hand earn one of this table’s own awards? How many points?'
            : 'Does the hand earn one of this table’s own awards? How many doubles?';
        default:
          return isPoints
            ? 'Look at the whole hand. How many points does it give?'
            : 'Look at the whole hand. How many doubles does it give?';
      }
    },
    /** The end, with the number of answers that were wrong, and of those that were shown. */
    done: (value: number, wrong: number, shown: number): string => {
      const were = (many: number, what: string): string =>
        many ? ` ${capital(count(many, 'answer'))} ${many > 1 ? 'were' : 'was'} ${what}.` : '';
      return `The hand is worth ${count(value, 'point')}.${
        were(wrong, 'wrong') + were(shown, 'shown') || ' Every answer was right.'
      }`;
    },
  },
  set: (solved: number, of: number, first: number): string =>
    solved === of
      ? `All exercises are solved, ${number(first)} of ${number(of)} at the first try.`
      : `${number(solved)} of ${number(of)} solved, ${number(first)} at the first try`,
  errors: {
    ...exerciseSentences,
  } satisfies Record<ExerciseErrorCode | TaskError['code'] | ErrorKey, string>,
};
