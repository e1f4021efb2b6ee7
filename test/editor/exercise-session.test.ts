/** The course of an exercise, without an element around it. */
import { describe, expect, it } from 'vitest';
import { profiles, score, settle } from '../../src/core/index.js';
import { readProgress, writeProgress } from '../../src/exercise/progress.js';
import { ExerciseSession } from '../../src/exercise/session.js';
import { handTask, type Task } from '../../src/exercise/task.js';
import { hintsFor, messageOf, verdictOn } from '../../src/exercise/verdict.js';
import { exerciseTextsFor } from '../../src/lang/exercise.js';
import { parseHand } from '../../src/core/index.js';

const texts = exerciseTextsFor('en');
// 20 for going out, 4 for the pung of dragons and 2 for the only place; a double for the dragons.
const WON = parseHand('(RRR) 123b 456b 99d 78d +9d');
const { base, doubles, value } = score(WON, { seat: 'south' });

const figures = (): Task => handTask(WON, { seat: 'south' }, ['points', 'doubles', 'value'], profiles.classical);

/** A session about a task. */
function session(task: Task | undefined, isGuided = false): ExerciseSession {
  const made = new ExerciseSession();
  made.setTask(task, isGuided);
  return made;
}

function enterAll(course: ExerciseSession, fields: Record<string, string | number>): void {
  for (const [name, text] of Object.entries(fields)) course.enter(name, String(text));
}

describe('an answer', () => {
  it('that is right at once ends the exercise at the first try', () => {
    const course = session(figures());
    enterAll(course, { points: base, doubles, value });
    expect(course.check()).toMatchObject({ solved: true, tries: 1, shown: false });
    expect([course.outcome, course.isDue, course.isSolved]).toEqual(['first-try', true, true]);
    expect(verdictOn(course, texts)).toMatchObject({ head: texts.exercise.correct, isGood: true });
  });

  it('that is wrong can be tried again, and its verdict does not contain the figure', () => {
    const course = session(figures());
    enterAll(course, { points: base, doubles, value: value + 2 });
    expect(course.check()).toMatchObject({ solved: false, tries: 1 });
    expect(course.isDue).toBe(false);
    const { head, isGood, lines } = verdictOn(course, texts);
    expect([head, isGood]).toEqual([texts.exercise.wrong(1, 3), false]);
    expect(lines.join(' ')).not.toContain(String(value));
    enterAll(course, { value });
    expect(course.check()).toMatchObject({ solved: true, tries: 2 });
    expect(course.outcome).toBe('solved');
  });

  it('with a part missing is checked as far as it goes, and is not solved', () => {
    const course = session(figures());
    enterAll(course, { points: base });
    expect(course.check()).toMatchObject({ solved: false });
    expect(course.missing).toBe(2);
    expect(verdictOn(course, texts).lines.at(-1)).toBe(texts.exercise.missing(2));
  });

  it('that is empty is not counted as a try', () => {
    const course = session(figures());
    expect(course.check()).toBeUndefined();
    expect([course.tries, course.missing]).toEqual([0, 3]);
    expect(verdictOn(course, texts).lines).toEqual([texts.exercise.noAnswer]);
  });

  it('that is not a number is refused with the name of its field, until it is edited', () => {
    const course = session(figures());
    enterAll(course, { points: 'many', doubles, value });
    expect(course.check()).toBeUndefined();
    expect(messageOf(course.error!, course, texts)).toContain('many');
    expect(verdictOn(course, texts).head).toContain(texts.exercise.fields.points);
    course.enter('points', String(base));
    expect(course.error).toBeUndefined();
  });

  it('can be shown: what was entered is compared with it, and invalid input counts as not answered', () => {
    const course = session(figures());
    enterAll(course, { points: 'many', value });
    expect(course.show()).toMatchObject({ solved: false, shown: true });
    expect(course.outcome).toBe('shown');
    expect(course.show()).toBeUndefined();
    expect(course.check()).toBeUndefined();
  });

  it('after a hint is solved, but not at the first try', () => {
    const course = session(figures());
    course.hint();
    enterAll(course, { points: base, doubles, value });
    course.check();
    expect(course.outcome).toBe('solved');
    expect(hintsFor(figures(), texts).length).toBeGreaterThan(1);
  });

  it('of awards names those that are right and wrong, and only the number of those that are missing', () => {
    const course = session(handTask(WON, { seat: 'south' }, ['awards'], profiles.classical));
    course.choose('mahjong', true, false);
    course.choose('full-flush', true, false);
    course.check();
    const { lines } = verdictOn(course, texts);
    expect(lines[0]).toBe(texts.exercise.right(texts.rule('mahjong')));
    expect(lines.at(-1)).toBe(texts.exercise.wrongNames(texts.rule('full-flush')));
    const missed = score(WON, { seat: 'south' }).awards.find(({ doubles: worth }) => worth)!;
    expect(lines.join(' ')).not.toContain(texts.rule(missed.rule));
    course.choose('full-flush', false, false);
    expect([...course.chosen]).toEqual(['mahjong']);
  });

  it('of payments needs all four seats', () => {
    const settlement = settle({ scores: { east: 8, south: 64, west: 16, north: 4 }, winner: 'south' });
    const course = session({
      asks: ['payments'],
      profile: profiles.classical,
      situation: {},
      score: null,
      settlement,
    });
    const { totals } = settlement;
    enterAll(course, { 'payments.east': totals.east, 'payments.south': totals.south, 'payments.west': totals.west });
    expect(course.check()).toMatchObject({ solved: false });
    expect(course.missing).toBe(1);
    course.enter('payments.north', String(totals.north));
    expect(course.check()).toMatchObject({ solved: true });
  });
});

describe('the value of an exercise', () => {
  it('comes back from its own text', () => {
    const course = session(handTask(WON, {}, ['points', 'awards'], profiles.classical));
    enterAll(course, { points: 26 });
    course.choose('mahjong', true, false);
    course.choose('chow-hand', true, false);
    expect(course.value).toBe('points 26; awards mahjong chow-hand');
    const other = session(course.task);
    other.value = course.value;
    expect([other.value, other.field('points')]).toEqual([course.value, '26']);
  });

  it('is bounded, and other words are ignored', () => {
    const course = session(figures());
    course.value = `nonsense 4; points ${'9'.repeat(3000)}; value 8`;
    expect(course.field('points')).toHaveLength(16);
    expect(course.field('nonsense')).toBe('');
  });

  it('is restored with the hand that it belongs to, from any text', () => {
    const course = session(figures());
    course.next();
    course.enter('points', '26');
    const other = new ExerciseSession();
    other.restore(JSON.stringify({ turn: course.turn, value: course.value }));
    other.setTask(figures(), false);
    expect([other.turn, other.field('points')]).toEqual([1, '26']);
    for (const saved of ['{', 'null', '{"turn":-4,"value":7}', '{"turn":1e9}', 'points 3']) {
      other.restore(saved);
      expect(other.turn).toBeGreaterThanOrEqual(0);
      expect(other.turn).toBeLessThanOrEqual(1000);
    }
    expect(other.field('points')).toBe('3');
  });
});

describe('another task', () => {
  it('starts over; the same one, and a settlement that gets its result, do not', () => {
    const course = session(figures());
    course.enter('points', '26');
    expect(course.setTask(figures(), false)).toBe(false);
    expect(course.field('points')).toBe('26');
    expect(
      course.setTask(handTask(parseHand('(GGG) 123b 456b 99d 78d +9d'), {}, ['value'], profiles.british), false),
    ).toBe(true);
    expect(course.field('points')).toBe('');
    const unsettled: Task = { asks: ['payments'], profile: profiles.classical, situation: {}, score: null };
    const table = session(unsettled);
    table.enter('payments.east', '4');
    const settlement = settle({ scores: { east: 8, south: 64, west: 16, north: 4 }, winner: 'south' });
    expect(table.setTask({ ...unsettled, settlement }, false)).toBe(false);
    expect(table.field('payments.east')).toBe('4');
  });
});

describe('a row of hands', () => {
  it('counts outcomes, ends after the last one, and goes on with new hands', () => {
    const course = session(figures());
    enterAll(course, { points: base, doubles, value });
    course.check();
    expect([course.isOver(2), course.rowOutcome(2), course.rowOutcome(0)]).toEqual([false, undefined, 'first-try']);
    course.next();
    expect([course.turn, course.isOver(2), course.outcomes]).toEqual([1, false, ['first-try', undefined]]);
    expect([course.rowOutcome(2), course.rowOutcome(0)]).toEqual([undefined, 'first-try']);
    course.show();
    expect([course.isOver(2), course.outcomes]).toEqual([true, ['first-try', 'shown']]);
    expect([course.rowOutcome(2), course.rowOutcome(0), course.isOver(0)]).toEqual(['shown', 'shown', false]);
    course.again();
    expect([course.turn, course.isOver(2), course.past]).toEqual([2, false, []]);
    course.rewind();
    expect(course.turn).toBe(0);
  });
});

describe('a guided count', () => {
  it('asks question after question, and ends at the first try if all are right', () => {
    const course = session(figures(), true);
    const { questions } = course;
    for (const [place, { answer }] of questions.entries()) {
      course.enter('step', String(answer));
      const given = course.answerStep();
      expect(given === undefined).toBe(place < questions.length - 1);
    }
    expect([course.outcome, course.question]).toEqual(['first-try', undefined]);
    expect(course.steps.map(({ isRight }) => isRight)).not.toContain(false);
  });

  it('notes a wrong answer, and refuses what is not a number', () => {
    const course = session(figures(), true);
    course.enter('step', 'none');
    expect(course.answerStep()).toBeUndefined();
    expect([course.error?.name, course.steps.length]).toEqual(['ExerciseError', 0]);
    course.answerStep(course.question!.answer + 2);
    let given;
    while (course.question) given = course.revealStep();
    expect(given).toMatchObject({ solved: false });
    expect([course.outcome, course.checked!.awards!.missing.length > 0]).toEqual(['shown', true]);
  });

  it('keeps apart what was shown, over a reload too', () => {
    const course = session(figures(), true);
    course.answerStep(course.question!.answer);
    course.revealStep();
    const { progress } = course;
    const later = session(figures(), true);
    expect(later.resumeAnswer(readProgress(writeProgress(new Map([['a', progress!]]))).get('a')!)).toBe(true);
    for (const one of [course, later]) expect(one.steps.map(({ isShown }) => isShown)).toEqual([false, true]);
  });
});
