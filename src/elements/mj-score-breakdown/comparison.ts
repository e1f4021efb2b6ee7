/** Profiles side by side. Loaded when a breakdown compares profiles. */
import type { TemplateResult } from 'lit';
import { profileOf } from '../../core/profiles/lookup.js';
import type { Profile } from '../../core/index.js';
import type { Comparison } from '../../breakdown/compare.js';
import { panelTextsFor } from '../../lang/panels.js';
import { renderComparison } from './comparison-views.js';
import { scrollStyles } from '../../render/parts.styles.js';
import { comparisonStyles as ownStyles } from './comparison.styles.js';

export { showOverflow } from '../overflow.js';
export { compare } from '../../breakdown/compare.js';
export const loadTexts = panelTextsFor.load;

export const comparisonStyles = [scrollStyles, ...ownStyles];

/** The profiles of these names, and the error for the first unknown name. */
export function profilesNamed(names: readonly string[]): { known: Profile[]; error?: Error } {
  const known: Profile[] = [];
  let error: Error | undefined;
  for (const name of names)
    try {
      known.push(profileOf(name));
    } catch (caught) {
      error ??= caught as Error;
    }
  return { known, error };
}

export const render = (comparison: Comparison, language: string): TemplateResult =>
  renderComparison(comparison, panelTextsFor(language));
