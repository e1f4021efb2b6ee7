/** Buttons and arrow keys for stepping through a list, with the current position. */
import { html, nothing, type TemplateResult } from 'lit';
import { css } from './css.js';
import { isRightToLeft } from './direction.js';

export interface StepsView {
  label: string;
  texts: Readonly<Record<'back' | 'next' | 'all', string>>;
  last: number;
  /** If undefined, everything is shown. */
  step?: number;
  /** The current position, “Line 2 of 5”, with its description. */
  place: string;
  text: string;
  go: (step: number | undefined) => void;
}

export function renderSteps({ label, texts, last, step, place, text, go }: StepsView): TemplateResult {
  const before = Math.max(1, (step ?? last + 1) - 1);
  const after = Math.min(last, (step ?? 0) + 1);
  // A button with nothing left to do stays focusable, so that the user who pressed it keeps the focus.
  const isDone = (target: number | undefined): unknown => (target === step ? 'true' : nothing);
  const onKey = (event: KeyboardEvent): void => {
    const { key, currentTarget } = event;
    const [left, right] = isRightToLeft(currentTarget as Element) ? [after, before] : [before, after];
    const to = { ArrowLeft: left, ArrowRight: right, Home: 1, End: last }[key];
    // Escape shows everything, if not everything is shown.
    if (to === undefined && (key !== 'Escape' || step === undefined)) return;
    event.preventDefault();
    go(to);
  };
  return html`
    <div class="bar flow live" part="steps stepper" role="group" aria-label=${label} @keydown=${onKey}>
      <button type="button" aria-disabled=${isDone(before)} @click=${() => go(before)}>${texts.back}</button>
      <button type="button" aria-disabled=${isDone(after)} @click=${() => go(after)}>${texts.next}</button>
      <button type="button" aria-disabled=${isDone(undefined)} @click=${() => go(undefined)}>${texts.all}</button>
      <div aria-live="polite" aria-atomic="true">
        ${
          step
            ? // oxfmt-ignore
              // Screen readers skip a space that is a text of its own.
              html`<b>${place}.</b>${` ${text}`}`
            : nothing
        }
      </div>
    </div>
  `;
}

/** A row of controls with the current position in words, the row of a table that is current, and rows that are still to come. */
export const stepStyles = css`
  .bar {
    align-items: center;
    margin-block: 0.75em;
  }
  .bar [aria-live] {
    flex: 1 1 16em;
    text-wrap: pretty;
  }
  @media not print {
    .later {
      visibility: hidden;
    }
  }
  [aria-current] th {
    box-shadow: inset 3px 0 var(--_accent);
    padding-inline-start: 0.6em;
  }
`;
