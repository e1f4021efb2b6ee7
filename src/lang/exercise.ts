/** The texts of `<mj-exercise>`, in a module that loads with it. */
import { over } from './choose.js';
import { enExercise } from './en/exercise.js';
import type { AllExerciseTexts, PartialTexts } from './types.js';
import { panelTextsFor } from './panels.js';
import { settlementTextsFor } from './settlement.js';
import { zhHantExercise } from './zh-Hant/exercise.js';

/** Returns the texts for exercises in the language of a tag, or in the closest match. */
export function exerciseTextsFor(language: string): AllExerciseTexts {
  const texts = panelTextsFor(language);
  const { exercise } = texts as PartialTexts;
  const { settlement } = settlementTextsFor(language);
  return {
    ...texts,
    settlement,
    exercise: over(texts.language.startsWith('zh') ? zhHantExercise : enExercise, exercise ?? {}),
  };
}
