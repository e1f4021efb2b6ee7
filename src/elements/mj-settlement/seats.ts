/** The seats of a settlement, and the choices it offers. */
import { html, nothing, type TemplateResult } from 'lit';
import type { DeadHand, Wind } from '../../core/index.js';
import type { TableTexts } from '../../lang/types.js';
import { signed } from '../../render/payments.js';
import { windCharacters, windPath } from '../../render/winds.js';
import type { FineChoice } from '../fine-choice.js';

export interface SeatView {
  seat: Wind;
  won: boolean;
  discarded: boolean;
  dead?: DeadHand;
  held: boolean;
  /** The value is already shown in a number field. */
  typed?: boolean;
  /** What the hand scores; undefined without a settlement. */
  value?: number;
  /** What the seat has won or lost; undefined where an exercise asks for it. */
  total?: number;
}

/** A seat. Its hand can be slotted next to it; a message or a choice may appear below. */
export function renderSeat(view: SeatView, texts: TableTexts, below: readonly unknown[]): TemplateResult {
  const { seat, won, discarded, dead, held, typed, value, total } = view;
  const { columns, winner, discarder, dead: deadHands } = texts.settlement;
  const roles = [won ? [winner] : [], discarded ? [discarder] : [], dead ? [deadHands[dead]] : []].flat();
  const gained = total === undefined || !total ? 'total' : total > 0 ? 'total gain' : 'total loss';
  return html`
    <div
      class="seat ${seat}${won ? ' winner' : ''}${held ? ' held' : ''}"
      part=${won ? 'seat winner' : 'seat'}
    >
      <div class="head flow">
        <svg class="wind" viewBox="15 65 270 270" aria-hidden="true"><path d=${windPath(seat)}></path></svg>
        <b class=${texts.winds[seat] === windCharacters[seat] ? 'heard' : nothing}>${texts.winds[seat]}</b>
        ${roles.length ? roles.map((role) => html` <span class="role">${role}</span> `) : nothing}
      </div>
      <slot name=${seat}></slot>
      ${
        value === undefined
          ? nothing
          : html`
              <dl class="flow">
                <div class="flow" ?hidden=${typed}>
                  <dt>${columns.hand}</dt>
                  <dd class="value" part="value">${texts.number(value)}</dd>
                </div>
                ${
                  total === undefined
                    ? nothing
                    : html`
                        <div class="flow">
                          <dt>${columns.total}</dt>
                          <dd class=${gained} part="total">${signed(total, texts)}</dd>
                        </div>
                      `
                }
              </dl>
            `
      }
      ${below.some((one) => one !== nothing) ? below : nothing}
    </div>
  `;
}

export interface Choice extends FineChoice {
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
    <label class="flow live">
      ${heard ? nothing : html` <span>${label}</span> `}
      <select
        aria-label=${heard ? label : nothing}
        ?disabled=${disabled}
        @change=${({ target }: Event) => choose((target as HTMLSelectElement).value)}
      >
        ${options.map(([value, text]) => html`<option value=${value} ?selected=${value === chosen}>${text}</option>`)}
      </select>
    </label>
  `;
}

export const SELF_DRAW = 'self-draw';

/** How a hand was won: who discarded the winning tile, or nobody; empty if it is not known. */
export type Way = Wind | typeof SELF_DRAW | '';

/** Makes every choice show the option marked as selected. */
export function chooseSelected(root: ParentNode): void {
  for (const option of root.querySelectorAll<HTMLOptionElement>('option[selected]')) option.selected = true;
}
