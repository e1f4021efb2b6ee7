/** Hands to practise on, made from a seed, and what is right and wrong about an answer. */
import { withAnyProfile } from './any-profile.js';
import { checkAnswer as check } from './exercises/check-answer.js';
import { makeHand as make, type HandToMake } from './exercises/make-hand.js';
import { countQuestions as questions } from './exercises/questions.js';
import { spelled, type Fields } from './fields.js';

const TO_MAKE: Fields<HandToMake> = { seed: 1, profile: 1, want: 1 };

export { asked, type Answer, type Asked, type Solution } from './exercises/check-answer.js';
export type { CheckedAnswer, CheckedFigure, CheckedList, Slip } from './exercises/check-answer.js';
export { ExerciseError, type ExerciseErrorCode } from './exercises/errors.js';
export type { HandToMake, MadeHand } from './exercises/make-hand.js';
export type { CountQuestion, QuestionTopic } from './exercises/questions.js';
export { difficulties, handForms, readWant } from './exercises/want.js';
export type { Difficulty, HandForm, Range, Want, WantedError } from './exercises/want.js';

/**
 * Checks an answer. Only what was answered is checked, and an answer of nothing is not correct. In a limit hand the points and
 * doubles do not count: they may be left out, and the figures of an ordinary count are right too.
 *
 * @param solution a Score, a Settlement, or several things to check against
 * @throws {ExerciseError} `answer` for an invalid answer or an unknown part; `nothing-to-check` for an answer to something
 *   that the solution does not have
 * @throws {ScoreError} for data that is not a Score
 */
export const checkAnswer: typeof check = /* @__PURE__ */ withAnyProfile(check);

/**
 * Generates a practice hand. It is as random as `want` allows, possible at a table, and the same for the same seed, profile
 * and `want` in every engine. A later version of the package may generate other hands: to keep one, store its notation.
 *
 * @returns a hand, its situation and its score
 * @throws {ExerciseError} if `want` is invalid, asks for an award that these rules do not have, or is impossible
 * @throws {RulesError} if the profile is unknown or invalid; `too-complex` if its own awards take too long to compare with hands
 */
export const makeHand: typeof make = /* @__PURE__ */ withAnyProfile<typeof make>((wanted) =>
  make(spelled(wanted, TO_MAKE, 'options')),
);

/**
 * The questions that count a hand. Questions about awards that these rules do not have are left out.
 *
 * @param score the score of a hand; a stored one is counted by the built-in rules of its name
 * @throws {RulesError} for a stored score whose rules are not known
 */
export const countQuestions: typeof questions = /* @__PURE__ */ withAnyProfile(questions);
