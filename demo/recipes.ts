import '../src/mj-hand.js';
import '../src/mj-score-breakdown.js';
