/** The texts of `<mj-exercise>`, in a module that loads with it. */
import { enExercise } from './en/exercise.js';
import { enPanels } from './en/panels.js';
import { settlement } from './en/settlement.js';
import { section } from './sections.js';
import type { AllExerciseTexts } from './types.js';

/** Returns the texts for exercises in the language of a tag, or in the closest match. */
export const exerciseTextsFor = section<AllExerciseTexts>(['panels', 'exercise'], {
  ...enPanels,
  settlement,
  exercise: enExercise,
});
