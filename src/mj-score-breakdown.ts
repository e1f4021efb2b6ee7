import './elements/before-lit.js';
import { MjScoreBreakdown } from './elements/mj-score-breakdown/mj-score-breakdown.js';

MjScoreBreakdown.define();

export { MjScoreBreakdown };
