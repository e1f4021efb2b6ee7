/** A walk through a breakdown, line by line. Loaded when an author asks for it. */
import { css, type TemplateResult } from 'lit';
import { labelOf, rowsOf, sumLabel, type Breakdown, type Section } from '../../breakdown/model.js';
import type { CountTexts } from '../../lang/types.js';
import { renderSteps, stepStyles } from '../../render/steps.js';

export interface Walk {
  breakdown: Breakdown;
  texts: CountTexts;
  /** Limits the walk to this section. */
  section?: Section;
  /** The number of rows shown; undefined shows all. */
  step?: number;
  go: (step: number | undefined) => void;
}

/** The buttons that step through the rows, with the current row in words. */
export function renderWalk({ breakdown, texts, section, step, go }: Walk): TemplateResult {
  const { walk: label, walkStep, walkLine, back, next, all } = texts.breakdown;
  const rows = rowsOf(breakdown, section);
  const row = step ? rows[step - 1] : undefined;
  return renderSteps({
    label,
    back,
    next,
    all,
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
