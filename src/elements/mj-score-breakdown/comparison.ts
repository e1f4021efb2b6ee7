/** Profiles side by side. Loaded where a breakdown compares. */
export { compare } from '../../breakdown/compare.js';
export { renderComparison } from '../../render/breakdown-comparison.js';
