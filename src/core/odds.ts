/**
 * What a wait is worth and why doubles matter: chances, waits with what is left of them, discards side by side, the tiles
 * that exposed sets make dangerous, and a model of doubles. Also hands to practise on, made from a seed, and what is right
 * and wrong about an answer. The same input always gives the same result.
 */
export { odds, type Chance } from './odds/chance.js';
export { danger, type Danger } from './odds/danger.js';
export { discards, type Discard } from './odds/discards.js';
export { doublesModel, doublesShares, doublesToLimit, type DoublesModel, type DoublesShare } from './odds/doubles.js';
export { OddsError, type OddsErrorCode } from './odds/errors.js';
export { toReady, type Progress } from './odds/progress.js';
export { outlook, type Outlook, type Turns } from './odds/outlook.js';
export { unknownTiles, type Seen, type TileLeft } from './odds/seen.js';
export { waits } from './odds/waits.js';
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
} from './exercises/want.js';
