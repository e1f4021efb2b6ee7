/** What the tests of exercises share. */
import { expect } from 'vitest';
import type { Profile } from '../../src/core/index.js';
import { ExerciseError, makeHand, type MadeHand, type Want } from '../../src/core/odds.js';

export const awardsOf = ({ score }: MadeHand): string[] => score!.awards.map(({ rule }) => rule);

/** The awards that score under a profile. */
export function awardsIn(profile: Profile): string[] {
  const rules = profile.rules as unknown as Record<string, string | number>;
  return Object.keys(rules).filter((id) => /^(\d.* (points?|doubles?)|(.* )?limits?)\b/.test(String(rules[id])));
}

/** Hands of several seeds that have what is wanted. */
export const hands = (want: Want | string, profile: Profile | string, count = 8): MadeHand[] =>
  Array.from({ length: count }, (_, seed) => makeHand({ seed, profile, want }));

/** The message of the ExerciseError that a call throws. */
export function faultOf(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    expect(error).toBeInstanceOf(ExerciseError);
    expect((error as Error).name).toBe('ExerciseError');
    return (error as Error).message;
  }
  return 'no error';
}
