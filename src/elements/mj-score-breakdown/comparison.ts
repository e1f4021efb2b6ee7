/** Profiles side by side. Loaded when a breakdown compares profiles. */
import type { TemplateResult } from 'lit';
import type { Comparison } from '../../breakdown/compare.js';
import { panelTextsFor } from '../../lang/panels.js';
import { renderComparison } from '../../render/breakdown-comparison.js';

export { showOverflow } from '../overflow.js';
export { comparisonStyles } from './comparison.styles.js';
export { compare } from '../../breakdown/compare.js';

export const render = (comparison: Comparison, language: string): TemplateResult =>
  renderComparison(comparison, panelTextsFor(language));
