/** What is right and wrong about an answer, in words. Until the answer is due, the words do not give it away. */
import { asText, sentence } from '../core/errors.js';
import type { AwardId, Wind } from '../core/index.js';
import type { Asked, CheckedAnswer } from '../core/exercises/check-answer.js';
import { isLimitHand } from '../core/exercises/arithmetic.js';
import { ExerciseError } from '../core/exercises/errors.js';
import { countQuestions, type CountQuestion } from '../core/exercises/questions.js';
import { readFine } from '../core/rules/fines.js';
import type { BookTexts } from '../lang/types.js';
import type { AllExerciseTexts } from '../lang/exercise.js';
import type { ExerciseSession } from './session.js';
import { TaskError, type Task } from './task.js';

export interface VerdictText {
  /** The verdict as a whole; undefined if nothing was checked. */
  head?: string;
  isGood: boolean;
  /** One line for each part of the answer. */
  lines: readonly string[];
}

const isWrong = (part: CheckedAnswer['awards' | 'waits']): boolean =>
  Boolean(part && (part.missing.length || part.wrong.length));

/** How many parts of an answer were checked, and how many of them are wrong. */
export function countParts({ figures, awards, waits, discard }: CheckedAnswer): { all: number; wrong: number } {
  return {
    all: figures.length + [awards, waits, discard].filter(Boolean).length,
    wrong:
      // What follows from another mistake is none of its own.
      figures.filter(({ correct, slip }) => !correct && slip?.kind !== 'follows').length +
      [awards, waits].filter(isWrong).length +
      (discard && !discard.correct ? 1 : 0),
  };
}

/** A number that may be a loss. */
const signed = (number: number, texts: AllExerciseTexts): string => texts.number(number).replace('-', '−');

function figureLines({ figures }: CheckedAnswer, isDue: boolean, texts: AllExerciseTexts): string[] {
  const words = texts.exercise;
  return figures.map(({ part, seat, given, expected, correct, slip }) => {
    const label = seat ? words.payment(seat) : words.fields[part];
    const text = signed(given, texts);
    if (correct) return words.isRight(label, text);
    if (isDue) return words.shouldBe(label, text, signed(expected, texts));
    const omitted = slip?.kind === 'omitted' ? slip.awards.map((id) => texts.rule(id)) : [];
    return [words.isWrong(label, text), ...(slip ? [words.slip(slip, omitted)] : [])].join(' ');
  });
}

/** The lines about a list of awards or tiles. @param nameAll names several of them */
function listLines<Id>(
  part: { right: readonly Id[]; missing: readonly Id[]; wrong: readonly Id[] },
  nameAll: (ids: readonly Id[]) => string,
  isDue: boolean,
  { exercise: words }: AllExerciseTexts,
): string[] {
  const { right, missing, wrong } = part;
  return [
    ...(right.length ? [words.right(nameAll(right))] : []),
    ...(missing.length ? [isDue ? words.missingNames(nameAll(missing)) : words.missing(missing.length)] : []),
    ...(wrong.length ? [words.wrongNames(nameAll(wrong))] : []),
  ];
}

function discardLine(
  { given, best, correct }: NonNullable<CheckedAnswer['discard']>,
  isDue: boolean,
  texts: AllExerciseTexts,
): string {
  const { right, wrongNames } = texts.exercise;
  if (correct) return right(texts.tile(given));
  const found = wrongNames(texts.tile(given));
  return isDue ? `${found} ${right(texts.list(best.map((tile) => texts.tile(tile))))}` : found;
}

function linesAbout(checked: CheckedAnswer, { asks, score }: Task, isDue: boolean, texts: AllExerciseTexts): string[] {
  const { awards, waits, discard } = checked;
  const nameAwards = (ids: readonly AwardId[]): string => texts.list(ids.map((id) => texts.rule(id)));
  const isLimit = isDue && score && isLimitHand(score);
  return [
    ...figureLines(checked, isDue, texts),
    ...(awards && asks.includes('awards') ? listLines(awards, nameAwards, isDue, texts) : []),
    ...(waits ? listLines(waits, (tiles) => texts.tiles([...tiles]), isDue, texts) : []),
    ...(discard ? [discardLine(discard, isDue, texts)] : []),
    ...(isLimit ? [texts.exercise.limitHand] : []),
  ];
}

export function verdictOn(session: ExerciseSession, texts: AllExerciseTexts): VerdictText {
  const { task, checked, error, missing, isDue, isSolved } = session;
  const words = texts.exercise;
  const isGood = isDue && !error;
  const lines = checked && task ? linesAbout(checked, task, isDue, texts) : [];
  if (missing && !isDue && (checked || !error)) lines.push(checked ? words.missing(missing) : words.noAnswer);
  if (error) return { head: messageOf(error, session, texts), isGood, lines };
  if (!checked) return { isGood, lines };
  if (isSolved) return { head: words.correct, isGood, lines };
  const { all, wrong } = countParts(checked);
  return { head: !isDue && wrong ? words.wrong(wrong, all) : undefined, isGood, lines };
}

export function messageOf(error: Error, session: ExerciseSession, texts: AllExerciseTexts): string {
  const { errors, fields, guide, payment } = texts.exercise;
  const { code, details } = error as unknown as { code: string; details: Record<string, string | number> };
  if (error instanceof ExerciseError || error instanceof TaskError) {
    const key = (details.sentence as string) ?? code;
    const [part = '', seat] = asText(details.place ?? '').split('.');
    const labelOf = (): string =>
      session.isGuided
        ? guide.field[session.question?.unit ?? 'value']
        : seat
          ? payment(seat as Wind)
          : fields[part as Asked];
    const place = code === 'answer' && Object.hasOwn(fields, part) ? labelOf() : details.place!;
    if (Object.hasOwn(errors, key)) return sentence(errors[key as keyof typeof errors], { ...details, place });
  }
  return texts.error(error as never);
}

/** The hints about the error of a player: what it costs, whom, and what follows from it. */
function hintsAboutError({ table, profile }: Task, { exercise }: AllExerciseTexts, fines: BookTexts): string[] {
  const { erred } = table ?? {};
  if (!erred) return [];
  const { points, limit, toEach } = readFine(profile.rules[erred.id]!)!;
  const { rules } = fines;
  return [
    exercise.fine(rules.fine({ points, limit }, toEach)),
    rules.fineAbout(toEach),
    ...(erred.dead ? [exercise.deadHand] : []),
  ];
}

/** The hints for a task, in the order of a count: what to look for, and how much there is. */
export function hintsFor(task: Task, texts: AllExerciseTexts, fines?: BookTexts): string[] {
  const { asks, score } = task;
  const { hints, guide, found } = texts.exercise;
  for (const part of ['waits', 'discard'] as const) if (asks.includes(part)) return [...hints[part]];
  const payments = asks.includes('payments')
    ? [...hints.payments, ...(fines ? hintsAboutError(task, texts, fines) : [])]
    : [];
  if (!score || !asks.some((part) => part !== 'payments')) return payments;
  // Points are counted for the value, and for a list of awards.
  const isAsked = (unit: CountQuestion['unit']): boolean =>
    asks.includes('value') || (unit !== 'value' && (asks.includes('awards') || asks.includes(unit as Asked)));
  return [
    ...countQuestions(score)
      .filter(({ unit }) => isAsked(unit))
      .map(({ topic, unit, awards }) =>
        unit === 'value' ? guide.question(topic, unit) : `${guide.question(topic, unit)} ${found(awards.length)}`,
      ),
    ...payments,
  ];
}
