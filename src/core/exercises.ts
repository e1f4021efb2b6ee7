/** Hands to practise on, made from a seed, and what is right and wrong about an answer. */
export {
  asked,
  checkAnswer,
  type Answer,
  type Asked,
  type CheckedAnswer,
  type CheckedFigure,
  type CheckedList,
  type Slip,
  type Solution,
} from './exercises/check-answer.js';
export { ExerciseError, type ExerciseErrorCode } from './exercises/errors.js';
export { makeHand, type HandToMake, type MadeHand } from './exercises/make-hand.js';
export { countQuestions, type CountQuestion, type QuestionTopic } from './exercises/questions.js';
export {
  difficulties,
  handForms,
  readWant,
  type Difficulty,
  type HandForm,
  type Range,
  type Want,
  type WantedError,
} from './exercises/want.js';
