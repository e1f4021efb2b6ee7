import type { MjExercise } from '../src/elements/mj-exercise/mj-exercise.js';

// The three choices set attributes of the exercise below them.
const form = document.querySelector<HTMLFormElement>('#choices')!;
const exercise = document.querySelector<MjExercise>('#endless-hands')!;

function apply(): void {
  const chosen = new FormData(form);
  const ask = String(chosen.get('ask'));
  exercise.guided = ask === 'guided';
  exercise.ask = ask === 'guided' ? '' : ask;
  exercise.want = String(chosen.get('want'));
  exercise.profile = String(chosen.get('profile')) as MjExercise['profile'];
}

/** Connects the form once the exercise is registered. */
export function start(): void {
  form.addEventListener('change', apply);
  // A browser may restore the choices of an earlier visit.
  apply();
}
