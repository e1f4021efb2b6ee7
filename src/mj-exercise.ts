import './elements/before-lit.js';
import { MjExercise } from './elements/mj-exercise/mj-exercise.js';

MjExercise.define();

export { MjExercise };
export { MjAnswerEvent } from './elements/mj-exercise/event.js';
