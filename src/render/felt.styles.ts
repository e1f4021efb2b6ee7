import { unsafeCSS, type CSSResult } from 'lit';
import { css } from './css.js';

/** The surface of the table, with its own text color. */
export const feltStyles = css`
  :host {
    --_table: var(--mj-felt, light-dark(#e4f0e9, #1a2b23));
    --_ink: light-dark(#1c2a24, #dbe7df);
  }
  .felt {
    background: var(--_table);
    color: var(--_ink);
  }
  @media (forced-colors: active) {
    :host {
      --_table: Canvas;
      --_ink: CanvasText;
      --_gain: CanvasText;
      --_loss: CanvasText;
    }
  }
  @media print {
    :host {
      --_table: #fff;
      --_ink: #000;
    }
  }
`;

/** Seats around a table if there is room: areas named after the winds, the same on right-to-left pages, around the felt or a note. */
export function seatsAround(table: string, least: string): CSSResult {
  const { cssText } = css`
    :is(.felt, .note) {
      display: block;
      grid-area: felt;
      align-self: center;
    }
    .note {
      justify-self: center;
      text-align: center;
      text-wrap: balance;
    }
  `;
  const seats = ['east', 'south', 'west', 'north'].map((wind) => `.${wind}{grid-area:${wind}}`).join('');
  return unsafeCSS(`@container (inline-size >= ${least}){${table}{direction:ltr;${seats}${cssText}}}`);
}
