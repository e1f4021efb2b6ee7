/** An error at a generated table: who has made which one, and what follows from it. Loaded for tables that have fines. */
import { incidents, isDead } from '../core/claims/incidents.js';
import { compiledProfile } from '../core/engine/compile.js';
import { winds, type Profile, type Wind } from '../core/index.js';
import type { WantedError } from '../core/odds.js';
import { randomFrom } from '../core/random.js';
import { costOf, finesIn, readFine } from '../core/rules/fines.js';
import { TaskError, type ChooseError } from './task.js';

/** Whether an error costs its player anything, at a table with or without a winner. */
function costs(id: Exclude<WantedError, 'any' | 'none'>, seat: Wind, hasWinner: boolean, profile: Profile): boolean {
  const fine = readFine(profile.rules[id] ?? 'off')!;
  return (fine.toEach || hasWinner) && costOf(fine, compiledProfile(profile), winds.indexOf(seat)) > 0;
}

/** @throws {TaskError} for an error that is wanted and costs nothing at this table */
export const chooseError: ChooseError = (seed, { seat = 'east', isWon }, wanted, profile, written) => {
  if (wanted === 'none') return undefined;
  const random = randomFrom(`${seed} error`);
  const others = winds.filter((one) => one !== seat);
  const offender = others[random(others.length)]!;
  const fined = finesIn(profile.rules).filter((id) => costs(id, offender, isWon, profile));
  if (wanted && (wanted === 'any' ? !fined.length : !fined.includes(wanted))) {
    throw new TaskError(wanted === 'any' ? 'no-fines' : 'no-fine', written);
  }
  // Unless `want` asks for an error, every second table has one.
  if (!fined.length || (!wanted && random(2))) return undefined;
  const id = !wanted || wanted === 'any' ? fined[random(fined.length)]! : wanted;
  const { outcomes } = incidents.find((one) => one.id === id)!;
  const { follows } = outcomes[random(outcomes.length)]!;
  return { seat: offender, id, ...(isDead(follows) && { dead: follows }) };
};
