/** Random complete hands and what they are worth: how often each award occurs, how values are distributed, and how rulesets differ. */
export { compareProfiles, compareWithEach } from './simulate/compare.js';
export type { ComparisonOptions, ProfileComparison } from './simulate/compare.js';
export { randomHands, type HandModel } from './simulate/random-hands.js';
export { simulate, type Simulation, type SimulationOptions, type Spread } from './simulate/simulate.js';
