/** Tasks about hands that an exercise makes from a seed; loaded where one does. */
import { plainText } from '../core/input.js';
import type { Asked } from '../core/exercises/check-answer.js';
import { makeHand } from '../core/exercises/make-hand.js';
import { readWant } from '../core/exercises/want.js';
import { randomFrom } from '../core/random.js';
import { winds, type Profile, type Score } from '../core/scoring.js';
import { settle } from '../core/settlement/settle.js';
import { TaskError, type ChooseError, type Erred, type Task, type TaskTable } from './task.js';

/** A hand and, for payments, a table around it. @param chooseError for a table that has fines @throws {ExerciseError} if no hand meets the conditions @throws {TaskError} */
export function generatedTask(
  seed: string,
  want: string,
  asks: readonly Asked[],
  profile: Profile,
  chooseError?: ChooseError,
): Task {
  const form = asks.includes('waits') ? 'waiting' : asks.includes('discard') ? 'to-discard' : undefined;
  const isFormWanted = /(^|;)\s*form\s*:/i.test(plainText(want));
  const made = makeHand({
    seed,
    profile,
    want: form && !isFormWanted ? [want, `form: ${form}`].filter((one) => one.trim()).join('; ') : want,
  });
  const { hand, situation, score } = made;
  const { won: isWon } = score ?? {};
  const isAboutTable = asks.includes('payments') && isWon !== undefined;
  const { error } = readWant(want);
  if (error && !asks.includes('payments')) throw new TaskError('not-payments', error);
  const [, written = ''] = /(?:^|;)\s*error\s*:\s*([a-z-]+)/i.exec(plainText(want)) ?? [];
  const erred = isAboutTable
    ? chooseError?.(seed, { seat: situation.seat, isWon }, error, profile, written)
    : undefined;
  const table = isAboutTable ? tableAround(seed, score!, profile, erred) : undefined;
  return { asks, profile, hand, situation, score, table, settlement: table?.settlement };
}

/** Three more players with values, one of whom may have made an error, and a discarder if the hand was not drawn. */
function tableAround(seed: string, score: Score, profile: Profile, erred: Erred | undefined): TaskTable {
  const random = randomFrom(`${seed} table`);
  const { seat = 'east', win } = score.situation;
  const values = { east: 0, south: 0, west: 0, north: 0 };
  const isRounded = profile.rules.rounding !== 'none';
  for (const other of winds)
    if (other !== seat) values[other] = [0, 0, 2, 4, 4, 8, 16, 32][random(8)]! * (isRounded ? 5 : 1);
  values[seat] = score.value;
  const errors = erred && {
    incidents: { [erred.seat]: [erred.id] },
    ...(erred.dead && { dead: { [erred.seat]: erred.dead } }),
  };
  if (!score.won) return { values, erred, settlement: settle({ scores: values, ...errors }, profile) };
  const others = winds.filter((one) => one !== seat);
  const discarder = win === 'self-draw' ? undefined : others[random(3)]!;
  const settlement = settle({ scores: { ...values, [seat]: score }, winner: seat, discarder, ...errors }, profile);
  return { values, winner: seat, discarder, erred, settlement };
}
