/** A walk through a breakdown, line by line. Loaded when an author asks for it. */
import type { TemplateResult } from 'lit';
import { css } from '../../render/css.js';
import { labelOf, rowsOf, sumLabel, type Row } from '../../breakdown/model.js';
import { renderSteps, stepStyles } from '../../render/steps.js';
import type { CountView } from './views.js';

type Walk = Pick<CountView, 'breakdown' | 'texts' | 'section' | 'step'> & { go: (step: number | undefined) => void };

/** The buttons that step through the rows, with the current row in words. */
export function renderWalk({ breakdown, texts, section, step, go }: Walk): TemplateResult {
  const { walk: label, walkStep, walkLine } = texts.breakdown;
  const rows = rowsOf(breakdown, section);
  const row = step ? rows[step - 1] : undefined;
  const last = rows.length;
  const place = walkStep(step ?? 0, last);
  const words = (one: Row): string =>
    'worth' in one
      ? walkLine(labelOf(one, texts), one.worth, one.steps)
      : walkLine(sumLabel(one, breakdown, texts), undefined, one.steps);
  return renderSteps({ label, texts: texts.breakdown, last, step, place, text: row ? words(row) : '', go });
}

const ownStyles = css`
  .bar button {
    padding: 0.25em 0.9em;
    border-color: var(--_muted);
  }
`;

/** Used together with `breakdownStyles`. */
export const walkStyles = [stepStyles, ownStyles];
