/** A walk through a breakdown, line by line. Loaded when an author asks for it. */
import type { TemplateResult } from 'lit';
import { css } from '../../render/css.js';
import { labelOf, rowsOf, sumLabel } from '../../breakdown/model.js';
import { renderSteps, stepStyles } from '../../render/steps.js';
import type { CountView } from './views.js';

type Walk = Pick<CountView, 'breakdown' | 'texts' | 'section' | 'step'> & { go: (step: number | undefined) => void };

/** The buttons that step through the rows, with the current row in words. */
export function renderWalk({ breakdown, texts, section, step, go }: Walk): TemplateResult {
  const { walk: label, walkStep, walkLine } = texts.breakdown;
  const rows = rowsOf(breakdown, section);
  const row = step ? rows[step - 1] : undefined;
  return renderSteps({
    label,
    texts: texts.breakdown,
    last: rows.length,
    step,
    place: walkStep(step ?? 0, rows.length),
    text: !row
      ? ''
      : 'worth' in row
        ? walkLine(labelOf(row, texts), row.worth, row.steps)
        : walkLine(sumLabel(row, breakdown, texts), undefined, row.steps),
    go,
  });
}

const ownStyles = css`
  .bar button {
    padding: 0.25em 0.9em;
    border-color: var(--_muted);
  }
`;

/** Used together with `breakdownStyles`. */
export const walkStyles = [stepStyles, ownStyles];
