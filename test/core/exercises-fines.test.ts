/** Payments of generated tables at which a player has made an error. */
import { describe, expect, it } from 'vitest';
import { defineProfile, profiles, winds, type Profile, type Wind } from '../../src/core/index.js';
import { ExerciseError, makeHand, readWant } from '../../src/core/odds.js';
import { generatedTask } from '../../src/exercise/generated.js';
import { solutionOf, TaskError, type Task } from '../../src/exercise/task.js';
import { chooseError, rulesTextsFor } from '../../src/elements/mj-exercise/table-fines.js';
import { hintsFor, verdictOn } from '../../src/exercise/verdict.js';
import { ExerciseSession } from '../../src/exercise/session.js';
import { exerciseTextsFor } from '../../src/lang/exercise.js';
import { naiveProfiles, type NaiveProfileName } from '../naive/rules.js';
import { naiveSettle } from '../naive/settle.js';
import { rounds } from '../rounds.js';

const FINES = 'false-win: 300 to each; too-few-tiles: half limit; wrong-claim: 50';

const table = (rules: string, parent?: string): Profile => defineProfile({ name: 'table', extends: parent, rules });
const taskOf = (seed: string, want: string, profile: Profile): Task =>
  generatedTask(seed, want, ['payments'], profile, chooseError);

describe('a generated table with an error', () => {
  it.each<[seed: string, want: string, rules: string, figures: Record<Wind, number>, totals: Record<Wind, number>]>([
    [
      // East drew: 64 from each. The foul hand pays South’s 16 and is paid nothing, North pays South 16. Then 300 to each.
      'a',
      'easy; error: false-win',
      'false-win: 300 to each',
      { east: 32, south: 16, west: 32, north: 0 },
      { east: 192 + 300, south: -64 + 16 + 16 + 300, west: -64 - 16 - 900, north: -64 - 16 + 300 },
    ],
    [
      // The same hands, and once to the winner.
      'a',
      'easy; error: false-win',
      'false-win: 300',
      { east: 32, south: 16, west: 32, north: 0 },
      { east: 192 + 300, south: -64 + 16 + 16, west: -64 - 16 - 300, north: -64 - 16 },
    ],
    [
      // West wins 26: East pays double, and 2 × 2 to South and to North each, who are paid by the foul hand alone.
      'b',
      'easy; error: false-win',
      'false-win: 300 to each',
      { east: 4, south: 2, west: 26, north: 2 },
      { east: -52 - 4 - 4 - 900, south: -26 + 4 + 300, west: 104 + 300, north: -26 + 4 + 300 },
    ],
    [
      // A short hand of 32 sets that off against East’s 32 and South’s 16, then pays half of 500.
      'a',
      'easy; error: too-few-tiles',
      'too-few-tiles: half limit; dead-hand-pays: net-if-short',
      { east: 32, south: 16, west: 32, north: 0 },
      { east: 128 + 250, south: -64 + 16, west: -250, north: -64 - 16 },
    ],
    [
      // Nobody has won, so only the fine is paid.
      'a',
      'form: losing; error: false-win',
      'false-win: 50 to each',
      { east: 24, south: 16, west: 32, north: 0 },
      { east: 50, south: 50, west: -150, north: 50 },
    ],
  ])('is settled with the fine: %s, %s, %s', (seed, want, rules, figures, totals) => {
    const { table: around, settlement } = taskOf(seed, want, table(rules));
    expect(around!.values).toEqual(figures);
    expect(settlement!.totals).toEqual(totals);
  });

  it('agrees with another settlement, and its totals add up to zero', () => {
    const names: NaiveProfileName[] = ['classical', 'pung-based', 'family', 'european', 'babcock'];
    const rules = { 'incomplete-win': '300 to each', 'too-few-tiles': 'half limit', 'grounded-wrong-tiles': '50' };
    const kinds = new Set<string>();
    for (let count = 0; count < rounds(600) + 40; count++) {
      const name = names[count % names.length]!;
      const { table: around } = taskOf(`${count}`, 'error: any', table(FINES, name));
      const { values, winner, discarder, erred, settlement } = around!;
      const { seat, id, dead } = erred!;
      kinds.add(`${id} ${dead}`);
      expect(seat).not.toBe(winner);
      const expected = naiveSettle(
        values,
        { winner, discarder, pao: false, incidents: { [seat]: [id] }, dead: dead && { [seat]: dead } },
        { ...naiveProfiles[name], ...rules },
      );
      expect(settlement.totals, JSON.stringify(around)).toEqual(expected);
      expect(winds.reduce((sum, one) => sum + settlement.totals[one], 0)).toBe(0);
      expect(settlement.payments.some(({ reason, incident }) => reason === 'fine' && incident === id)).toBe(true);
    }
    expect([...kinds].sort()).toEqual([
      'grounded-wrong-tiles foul',
      'grounded-wrong-tiles undefined',
      'incomplete-win foul',
      'too-few-tiles short',
    ]);
  });

  it('occurs at every second table by default, and is made by every player', () => {
    const seats: (Wind | undefined)[] = [];
    for (let count = 0; count < 60; count++) seats.push(taskOf(`${count}`, 'easy', table(FINES)).table!.erred?.seat);
    expect(new Set(seats)).toEqual(new Set([...winds, undefined]));
    expect(seats.filter(Boolean).length).toBeGreaterThan(15);
    expect(seats.filter(Boolean).length).toBeLessThan(45);
  });

  it('has the hands of the same table without one', () => {
    const before = taskOf('7', 'easy', profiles.classical);
    const after = taskOf('7', 'easy; error: any', table(FINES));
    expect(after.hand).toEqual(before.hand);
    expect(after.table!.values).toEqual(before.table!.values);
    expect(taskOf('7', 'easy; error: any', table(FINES))).toEqual(after);
    expect(before.table!.erred).toBeUndefined();
    expect(taskOf('7', 'easy; error: none', table(FINES)).settlement!.totals).toEqual(before.settlement!.totals);
  });

  it('has only errors that cost something there', () => {
    const fault = (want: string, profile: Profile): string => {
      try {
        taskOf('1', want, profile);
      } catch (error) {
        if (error instanceof ExerciseError || error instanceof TaskError) return error.message;
      }
      return '';
    };
    expect(fault('easy; error: false-win', profiles.classical)).toBe(
      'error: “false-win” costs nothing at this table. Add a fine to its rules, such as “false-win: 300 to each”.',
    );
    expect(fault('easy; error: any', profiles.classical)).toBe(
      'error: no error costs anything at this table. Add a fine to its rules, such as “false-win: 300 to each”.',
    );
    expect(fault('error: wrong-kong', table(FINES))).toContain('error: “wrong-kong” costs nothing at this table.');
    // Half of no limit is nothing, and a fine for the winner takes one.
    expect(fault('error: too-few-tiles', table(`${FINES}; limit: none`))).toContain('“too-few-tiles” costs nothing');
    expect(fault('form: losing; error: wrong-claim', table(FINES))).toContain('“wrong-claim” costs nothing');
    expect(fault('error: pung', table(FINES))).toMatch(/^error: “pung” is not known: use any, none, exposed-due-tile/);
  });
});

describe('an error that is wanted', () => {
  it('is read, and does not change the hand', () => {
    expect(readWant('easy; error: False-Win')).toEqual({ difficulty: 'easy', error: 'incomplete-win' });
    expect(makeHand({ seed: 3, want: 'easy; error: any' })).toEqual(makeHand({ seed: 3, want: 'easy' }));
    expect(() => makeHand({ seed: 3, want: { error: 'pung' as never } })).toThrow(ExerciseError);
  });
});

describe('an exercise about it', () => {
  const texts = exerciseTextsFor('en');
  const fines = rulesTextsFor('en');
  const task = taskOf('a', 'easy; error: false-win', table('false-win: 300 to each'));

  it('says who has made which error, and what it costs in a hint', () => {
    const { erred } = task.table!;
    expect(texts.exercise.erred(erred!.seat, fines.rules.error(erred!.id), texts.settlement.dead[erred!.dead!])).toBe(
      'West has made an error: false win (foul hand).',
    );
    expect(hintsFor(task, texts, fines).slice(3)).toEqual([
      'The fine for this error: 300 points to each.',
      'The player at fault pays it to each of the others.',
      'A foul, long or short hand pays, but collects nothing.',
    ]);
    expect(hintsFor(taskOf('a', 'easy', profiles.classical), texts, fines)).toHaveLength(3);
  });

  it('points out that an answer leaves out the fine', () => {
    const session = new ExerciseSession();
    session.setTask(task, false);
    const { totals } = solutionOf(task).settlement!;
    for (const seat of winds) session.enter(`payments.${seat}`, String(totals[seat] - (seat === 'north' ? 300 : 0)));
    expect(session.check()).toMatchObject({ solved: false });
    expect(verdictOn(session, texts).lines).toContain('North: −80 is wrong. This leaves out the fines.');
    session.enter('payments.north', String(totals.north));
    expect(session.check()).toMatchObject({ solved: true });
  });
});
