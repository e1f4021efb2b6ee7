/** A seat of a settlement, and what can be chosen. */
import { html, nothing, type TemplateResult } from 'lit';
import type { DeadHand, Wind } from '../core/index.js';
import type { TableTexts } from '../lang/types.js';
import { signed } from './settlement.js';
import { windCharacters, windPath } from './winds.js';

export interface SeatView {
  seat: Wind;
  won: boolean;
  discarded: boolean;
  dead?: DeadHand;
  /** A hand lies there. */
  held: boolean;
  /** Tiles are entered there, which takes more room. */
  entering?: boolean;
  /** The value is in a number field already. */
  typed?: boolean;
  /** What the hand counts and what the seat has won or lost; nothing as long as there is no settlement. */
  value?: number;
  total: number;
}

/** A hand can be slotted beside its seat. Below it there may be a message, or a choice. */
export function renderSeat(view: SeatView, texts: TableTexts, below: unknown): TemplateResult {
  const { seat, won, discarded, dead, held, entering, typed, value, total } = view;
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
      class="seat ${seat}${won ? ' winner' : ''}${held ? ' held' : ''}${entering ? ' entering' : ''}"
      part=${won ? 'seat winner' : 'seat'}
      role="group"
      aria-label=${[texts.winds[seat], ...roles].join(', ')}
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
                ${figure(columns.total, signed(total, texts), total ? (total > 0 ? 'total gain' : 'total loss') : 'total')}
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
  /** The label is not written. */
  heard?: boolean;
  disabled?: boolean;
}

/**
 * A choice of one of some values; its label is written beside it, or only heard. Where somebody has chosen before, the
 * attribute `selected` does not choose any more: see {@link chooseSelected}.
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

/** Has every choice show the option that is marked as selected. */
export function chooseSelected(root: ParentNode): void {
  for (const option of root.querySelectorAll<HTMLOptionElement>('option[selected]')) option.selected = true;
}
