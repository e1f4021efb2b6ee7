/** A course of three exercises, and the results that learning platforms should receive. */
import { html } from '@open-wc/testing';
import { fixture, one, settled } from './helpers.js';
import type { MjExercise } from '../../src/elements/mj-exercise/mj-exercise.js';
import '../../src/mj-exercise.js';
import '../../src/mj-hand.js';

/** 34 points, two doubles, 136. */
const HAND = '(SSS) 345b 567c EE 78d 2f 4s +9d';

export const course = html`
  <mj-exercise id="course">
    <mj-exercise id="points" ask="points"><mj-hand seat="south">${HAND}</mj-hand></mj-exercise>
    <mj-exercise ask="value"><mj-hand seat="south">${HAND}</mj-hand></mj-exercise>
    <mj-exercise ask="waits"><mj-hand>(777c) 2223456b 888d</mj-hand></mj-exercise>
  </mj-exercise>
`;

export const inside = (outer: Element): MjExercise[] => [...outer.querySelectorAll('mj-exercise')];

/** Opens the course, as on another computer each time. */
export async function openCourse(): Promise<MjExercise> {
  const opened = await fixture<MjExercise>(course);
  await settled(opened);
  return opened;
}

export async function answer(exercise: MjExercise, value: string): Promise<void> {
  exercise.value = value;
  await settled(exercise);
  one<HTMLButtonElement>(exercise, 'button.check').click();
  await settled(exercise);
}

/** The exercises that say that answers are not reported, by their place; the course itself is 0. */
export async function unreported(outer: MjExercise): Promise<number[]> {
  await settled(outer);
  const all = [outer, ...inside(outer)];
  const says = (exercise: MjExercise): boolean =>
    [...exercise.shadowRoot!.querySelectorAll('[aria-live=polite]')].some((part) =>
      part.textContent!.includes('aren’t reported to the learning platform'),
    );
  return all.flatMap((exercise, place) => (says(exercise) ? [place] : []));
}
