export { MjScoreBreakdown } from './mj-score-breakdown/mj-score-breakdown.js';
