/** The texts of `<mj-exercise>`, in a module that loads with it. */
import { exerciseSentences } from '../core/exercises/errors.js';
import type { Asked, CountQuestion, QuestionTopic, Slip } from '../core/odds.js';
import { settlement } from './en/settlement.js';
import { sentences } from './marks.js';
import { enCount } from './en/count.js';
import { section } from './sections.js';
import { exercise } from './texts/en/exercise.js';
import type { CountTexts, ExerciseMessages, Texts } from './types.js';

export type ExerciseTexts = ReturnType<typeof textsOf>;
export type AllExerciseTexts = CountTexts & Pick<Texts, 'settlement'> & { exercise: ExerciseTexts };

/** In English, errors are worded by the core. */
const english: ExerciseMessages = { ...exercise, errors: exerciseSentences };

function textsOf(say: ExerciseMessages, { language, list }: CountTexts) {
  const { guide } = say;
  const join = (parts: readonly string[]): string => sentences(parts, language);
  const given = (text: string): string => say.given(text, /^[-−+\d]/.test(text));
  return {
    ...say,
    /** What is asked, in a sentence. */
    question: (all: readonly Asked[]): string =>
      all.join(' ') === 'points doubles value' ? say.askAll : join(all.map((one) => say.asks[one])),
    isRight: (part: string, text: string): string => say.isRight(part, given(text)),
    isWrong: (part: string, text: string): string => say.isWrong(part, given(text)),
    shouldBe: (part: string, text: string, expected: string): string => say.shouldBe(part, given(text), expected),
    slip: ({ kind }: Slip, names: readonly string[]): string =>
      kind === 'omitted' ? say.slips.omitted(list(names.map(say.quoted))) : say.slips[kind],
    guide: {
      ...guide,
      question: (topic: QuestionTopic, unit: CountQuestion['unit']): string =>
        unit === 'value'
          ? guide.askValue
          : unit === 'limit'
            ? guide.askLimit
            : (guide.ask[topic as keyof typeof guide.ask] ?? guide.ask.other)(unit),
      /** The end, with the number of answers that were wrong, and of those that were shown. */
      done: (value: number, wrong: number, shown: number): string =>
        join([
          guide.value(value),
          wrong ? guide.wereWrong(wrong) : '',
          shown ? guide.wereShown(shown) : '',
          wrong || shown ? '' : guide.allRight,
        ]),
    },
    set: (solved: number, of: number, first: number): string =>
      solved === of ? say.allSolved(of, first) : say.solved(solved, of, first),
  };
}

export const exerciseTextsFor = section(
  ['exercise'],
  { ...enCount, settlement, exercise: english },
  ({ exercise: say, ...texts }) => ({ ...texts, exercise: textsOf(say, texts) }),
);
