/** The fields of an exercise, and the awards to choose from. */
import { html, nothing, type TemplateResult } from 'lit';
import type { AwardId } from '../../core/index.js';
import type { CheckedAnswer } from '../../core/odds.js';
import type { AllExerciseTexts } from '../../lang/exercise.js';

/** A field with its label above it. The element sets its text, which a server does not know. */
export interface FieldView {
  name: string;
  label: string;
  disabled: boolean;
  /** Whether the last check found it right; undefined before it was checked. */
  isRight?: boolean;
  input: (event: Event) => void;
  key: (event: KeyboardEvent) => void;
  /** Id of a text that explains it. */
  about?: string;
}

export function renderField({ name, label, disabled, isRight, input, key, about }: FieldView): TemplateResult {
  const state = isRight === undefined ? '' : isRight ? ' right' : ' wrong';
  return html`
    <label class="field${state}" part="field">
      <span>${label}</span>
      <input
        part="input"
        type="text"
        inputmode=${name.startsWith('payments') ? 'text' : 'numeric'}
        autocomplete="off"
        maxlength="16"
        name=${name}
        aria-invalid=${isRight === false ? 'true' : nothing}
        aria-describedby=${about ?? nothing}
        ?disabled=${disabled}
        @input=${input}
        @keydown=${key}
      />
    </label>
  `;
}

/** Awards to choose from. */
export function renderAwards(
  ids: readonly AwardId[],
  chosen: ReadonlySet<string>,
  checked: CheckedAnswer['awards'],
  disabled: boolean,
  toggle: (event: Event) => void,
  texts: AllExerciseTexts,
): TemplateResult {
  const state = (id: AwardId): string =>
    !checked ? '' : checked.right.includes(id) ? ' right' : checked.wrong.includes(id) ? ' wrong' : '';
  return html`
    <fieldset class="awards" part="awards">
      <legend>${texts.exercise.fields.awards}</legend>
      <div class="choices">
        ${ids.map(
          (id) => html`
            <label class="choice${chosen.has(id) ? state(id) : ''}">
              <input
                type="checkbox"
                name="awards"
                value=${id}
                ?disabled=${disabled}
                .checked=${chosen.has(id)}
                @change=${toggle}
              />
              <span>${texts.rule(id)}</span>
            </label>
          `,
        )}
      </div>
    </fieldset>
  `;
}
