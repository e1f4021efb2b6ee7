/** Random complete hands and what they are worth: how often each award occurs, and how values are distributed. */
export { randomHands, type HandModel } from './simulate/random-hands.js';
export { simulate, type Simulation, type SimulationOptions, type Spread } from './simulate/simulate.js';
