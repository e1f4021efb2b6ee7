/** The messages for hands, and what finds the one for a text that is not a hand. */
import './sentences/hands.js';

export { explainFaults } from './engine/notation-faults.js';
