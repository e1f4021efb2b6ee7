/** Registers `<mj-score-breakdown>`. */
import { MjScoreBreakdown } from './elements/mj-score-breakdown.js';

MjScoreBreakdown.define();

export { MjScoreBreakdown };
