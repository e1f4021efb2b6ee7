/** The seats of a settlement, and the choices it offers. */
import { html, nothing, type TemplateResult } from 'lit';
import type { DeadHand, Wind } from '../../core/index.js';
import type { TableTexts } from '../../lang/types.js';
import { signed } from '../../render/settlement.js';
import { windCharacters, windPath } from '../../render/winds.js';
import { commas } from '../../lang/marks.js';

export interface SeatView {
  seat: Wind;
  won: boolean;
  discarded: boolean;
  dead?: DeadHand;
  /** The seat has a hand. */
  held: boolean;
  /** The value is already shown in a number field. */
  typed?: boolean;
  /** What the hand scores; undefined without a settlement. */
  value?: number;
  /** What the seat has won or lost; undefined where an exercise asks for it. */
  total?: number;
}

/** A seat. Its hand can be slotted next to it; a message or a choice may appear below. */
export function renderSeat(view: SeatView, texts: TableTexts, below: unknown): TemplateResult {
  const { seat, won, discarded, dead, held, typed, value, total } = view;
  const { columns, winner, discarder, dead: deadHands } = texts.settlement;
  const roles = [won ? [winner] : [], discarded ? [discarder] : [], dead ? [deadHands[dead]] : []].flat();
  const figure = (heading: string, figure: string, words: string, hidden = false): TemplateResult => html`
    <div ?hidden=${hidden}>
      <dt>${heading}</dt>
      <dd class=${words} part=${words.split(' ')[0]!}>${figure}</dd>
    </div>
  `;
  return html`
    <div
      class="seat ${seat}${won ? ' winner' : ''}${held ? ' held' : ''}"
      part=${won ? 'seat winner' : 'seat'}
      role="group"
      aria-label=${commas([texts.winds[seat], ...roles], texts.language)}
    >
      <div class="head">
        <svg class="wind" viewBox="15 65 270 270" aria-hidden="true"><path d=${windPath(seat)}></path></svg>
        ${
          texts.winds[seat] === windCharacters[seat]
            ? nothing
            : html`
                <b>${texts.winds[seat]}</b>
              `
        }
        ${roles.map(
          (role) => html`
            <span class="role">${role}</span>
          `,
        )}
      </div>
      <slot name=${seat}></slot>
      ${
        value === undefined
          ? nothing
          : html`
              <dl>
                ${figure(columns.hand, texts.number(value), 'value', typed)}
                ${
                  total === undefined
                    ? nothing
                    : figure(
                        columns.total,
                        signed(total, texts),
                        total ? (total > 0 ? 'total gain' : 'total loss') : 'total',
                      )
                }
              </dl>
            `
      }
      ${below}
    </div>
  `;
}

export interface Choice {
  label: string;
  options: readonly (readonly [value: string, text: string])[];
  chosen: string;
  choose: (value: string) => void;
  /** The label is not displayed. */
  heard?: boolean;
  disabled?: boolean;
}

/**
 * A choice among a few values; its label is either displayed or for screen readers only. Once the user has made a
 * choice, the attribute `selected` has no effect any more: see {@link chooseSelected}.
 */
export function renderChoice({ label, options, chosen, choose, heard, disabled }: Choice): TemplateResult {
  return html`
    <label>
      ${
        heard
          ? nothing
          : html`
              <span>${label}</span>
            `
      }
      <select
        aria-label=${heard ? label : nothing}
        ?disabled=${disabled}
        @change=${({ target }: Event) => choose((target as HTMLSelectElement).value)}
      >
        ${options.map(
          ([value, text]) => html`
            <option value=${value} ?selected=${value === chosen}>${text}</option>
          `,
        )}
      </select>
    </label>
  `;
}

/** Makes every choice show the option marked as selected. */
export function chooseSelected(root: ParentNode): void {
  for (const option of root.querySelectorAll<HTMLOptionElement>('option[selected]')) option.selected = true;
}
