/** English texts for exercises. */
import { exerciseSentences } from '../../core/exercises/errors.js';
import type { Asked, CountQuestion, ExerciseErrorCode, QuestionTopic, Slip } from '../../core/odds.js';
import type { Wind } from '../../core/index.js';
import type { TaskError } from '../../exercise/task.js';
import { capital, count, list, number, winds } from './hand.js';

const asks: Record<Asked, string> = {
  points: 'How many points does the hand have?',
  doubles: 'How many doubles does it have?',
  value: 'What is it worth?',
  awards: 'Which awards does it earn?',
  waits: 'Which tiles complete this hand?',
  discard: 'Which tile is best to discard?',
  payments: 'What does each player win or lose?',
};

const fields: Record<Asked, string> = {
  points: 'Points',
  doubles: 'Doubles',
  value: 'Value',
  awards: 'Awards',
  waits: 'Winning tiles',
  discard: 'Discard',
  payments: 'Payments',
};

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
  caption: 'Exercise',
  /** What is asked, in a sentence. */
  question,
  /** Labels of the fields, and names of the parts of an answer. */
  fields,
  /** What a seat wins or loses. */
  payment: (seat: Wind): string => winds[seat],
  paymentHelp: 'What each player wins or loses in all: a loss with a minus sign, as in −40.',
  /** What a player at the table holds. */
  holds: (seat: Wind, value: number): string => `${winds[seat]}: ${count(value, 'point')}`,
  wonFrom: (winner: Wind, discarder: Wind | undefined): string =>
    discarder ? `${winds[winner]} wins on ${winds[discarder]}’s discard.` : `${winds[winner]} wins by self-draw.`,
  /** A player has made an error, and perhaps has a dead hand for it. */
  erred: (seat: Wind, error: string, dead: string | undefined): string =>
    `${winds[seat]} has made an error: ${error}${dead ? ` (${dead})` : ''}.`,

  check: 'Check',
  hint: 'Hint',
  show: 'Show the answer',
  next: 'Next hand',
  again: 'Start again',

  correct: 'Right.',
  /** How many parts of the answer are wrong, out of all. */
  wrong: (wrong: number, of: number): string =>
    of > 1 ? `Not yet: ${number(wrong)} of ${number(of)} answers ${wrong > 1 ? 'are' : 'is'} wrong.` : 'Not yet.',
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
  right: (names: string): string => `Right: ${names}.`,
  missing: (many: number): string => `${capital(count(many, 'answer'))} ${many > 1 ? 'are' : 'is'} missing.`,
  missingNames: (names: string): string => `Missing: ${names}.`,
  wrongNames: (names: string): string => `Wrong: ${names}.`,
  noAnswer: 'Nothing has been answered yet.',
  limitHand: 'This is a limit hand, so its points and doubles do not matter.',

  answer: 'The answer, line by line',
  columns: { line: 'Award', worth: 'Worth', sum: 'So far' },
  /** Marks of lines. */
  had: 'You had this.',
  missed: 'You missed this.',
  notGiven: 'Not earned by this hand',
  waits: { tile: 'Winning tile', left: 'Left', value: 'Value, by discard / self-drawn' },
  discards: {
    tile: 'Discard',
    waits: 'Then completes the hand',
    left: 'Left',
    average: 'Worth',
    none: 'nothing yet',
    best: 'best',
    note: 'Worth: the chance that a winning tile is among the next four, times what the hand is then worth on average. Every tile you have not seen is equally likely to come next.',
  },
  payments: { seat: 'Player', given: 'Your answer', total: 'Wins or loses' },

  hintsLeft: (left: number): string => (left ? `Hint (${number(left)} left)` : 'No more hints'),
  /** A hint: a question, and how many awards it has. */
  found: (many: number): string => (many ? `Here you have ${count(many, 'award')}.` : 'You have nothing here.'),
  /** A hint: what an error costs. */
  fine: (amount: string): string => `The fine for this error: ${amount}.`,
  deadHand: 'A foul, long or short hand pays, but collects nothing.',
  hints: {
    waits: [
      'Put the complete sets aside. The remaining tiles show what the hand waits for.',
      'Two tiles of a run wait at both ends, at one end or in the middle; two pairs wait for a third tile of either; a single tile waits for its pair.',
      'Try other ways to group the tiles: a pung can also be a pair and part of a run.',
    ],
    discard: [
      'Which discards leave a hand that one more tile completes?',
      'Of those, count how many winning tiles are left: four of each kind, less those you can see.',
      'Then compare what the hand would be worth.',
    ],
    payments: [
      'Everyone pays the winner. Is one of them, or the winner, East?',
      'Under these rules, does the discarder pay more, or pay alone? Does a self-drawn win pay more?',
      'If the losers settle among themselves, the one with less pays the difference.',
    ],
  } satisfies Record<'waits' | 'discard' | 'payments', readonly string[]>,

  guide: {
    title: 'Count with me',
    step: (step: number, of: number): string => `Question ${number(step)} of ${number(of)}`,
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
    /** The label of the field. */
    field: { points: 'Points', doubles: 'Doubles', limit: 'Worth', value: 'Value' } satisfies Record<
      CountQuestion['unit'],
      string
    >,
    none: 'No, nothing',
    next: 'Next question',
    fromHand: 'Answer from the hand',
    counts: 'What counts here',
    /** After an answer: what is right, and the sums so far. */
    right: (answer: string): string => `Right: ${answer}.`,
    wrong: (text: string, answer: string): string => `Not ${text}, but ${answer}.`,
    /** After an answer that the reader did not give. */
    shown: (answer: string): string => `The answer: ${answer}.`,
    amount: (amount: number, unit: CountQuestion['unit']): string =>
      unit === 'doubles' ? (amount ? count(amount, 'double') : 'no double') : count(amount, 'point'),
    sums: (points: number, doubles: number): string =>
      `So far ${count(points, 'point')} and ${count(doubles, 'double')}.`,
    /** The end, with the number of answers that were wrong, and of those that were shown. */
    done: (value: number, wrong: number, shown: number): string => {
      const were = (many: number, what: string): string =>
        many ? ` ${capital(count(many, 'answer'))} ${many > 1 ? 'were' : 'was'} ${what}.` : '';
      return `The hand is worth ${count(value, 'point')}.${
        were(wrong, 'wrong') + were(shown, 'shown') || ' Every answer was right.'
      }`;
    },
  },

  /** Progress of generated hands, and of a set. */
  turn: (turn: number, of: number): string => (of ? `Hand ${number(turn)} of ${number(of)}` : `Hand ${number(turn)}`),
  score: (right: number, done: number): string => `${number(right)} of ${number(done)} right at the first try`,
  finished: (right: number, of: number): string =>
    of === 1 ? 'The hand is done.' : `All ${number(of)} hands are done: ${number(right)} right at the first try.`,
  set: (solved: number, of: number, first: number): string =>
    solved === of
      ? `All exercises are solved, ${number(first)} of ${number(of)} at the first try.`
      : `${number(solved)} of ${number(of)} solved, ${number(first)} at the first try`,
  noHand: 'This exercise has no hand yet.',
  required: 'Please answer the exercise.',
  errors: {
    ...exerciseSentences,
  } satisfies Record<ExerciseErrorCode | TaskError['code'] | ErrorKey, string>,
};
