/** Buttons and arrow keys that walk through something, and where they have come to. */
import { html, nothing, type TemplateResult } from 'lit';

export interface StepsView {
  label: string;
  back: string;
  next: string;
  all: string;
  last: number;
  /** Undefined shows all. */
  step?: number;
  /** Where the walk has come to: “Line 2 of 5”, and what is said of it. */
  place: string;
  text: string;
  go: (step: number | undefined) => void;
}

export function renderSteps({ label, back, next, all, last, step, place, text, go }: StepsView): TemplateResult {
  const to = {
    ArrowLeft: Math.max(1, (step ?? last + 1) - 1),
    ArrowRight: Math.min(last, (step ?? 0) + 1),
    Home: 1,
    End: last,
    Escape: undefined,
  };
  // A button that can do nothing keeps the focus, for the one who pressed it.
  const button = (text: string, target: number | undefined): TemplateResult => html`
    <button type="button" aria-disabled=${target === step ? 'true' : nothing} @click=${() => go(target)}>
      ${text}
    </button>
  `;
  const onKey = (event: KeyboardEvent): void => {
    if (!Object.hasOwn(to, event.key)) return;
    event.preventDefault();
    go(to[event.key as keyof typeof to]);
  };
  return html`
    <div class="bar" part="steps" role="group" aria-label=${label} @keydown=${onKey}>
      ${button(back, to.ArrowLeft)} ${button(next, to.ArrowRight)} ${button(all, undefined)}
      <div role="status">
        ${
          step
            ? html`
                <b>${place}.</b>
                ${text}
              `
            : nothing
        }
      </div>
    </div>
  `;
}
