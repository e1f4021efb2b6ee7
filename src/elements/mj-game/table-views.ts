/** The table of a game as it stands: the players in their seats. */
import { html, nothing, svg, type TemplateResult } from 'lit';
import { positionAt, FIRST_TURN } from '../../core/game/seats.js';
import { winds, type Wind } from '../../core/index.js';
import { namesIn } from '../../game/table.js';
import { signed } from '../../render/payments.js';
import type { GameTexts } from '../../lang/game.js';
import { windPath } from '../../render/winds.js';
import { namesInColumns } from './names.js';
import { gain, type TotalsView } from './totals-views.js';

/** A wind as on its tile. Only the east wind is written otherwise in Simplified Chinese, and on the sheet. */
export const windMark = (wind: Wind, { winds: written }: GameTexts): TemplateResult => html`
  <svg class="wind" viewBox="15 65 270 270" aria-hidden="true">
    ${
      written[wind] === '东'
        ? svg`<text x="15" y="303" font-size="270">东</text>`
        : svg`<path d=${windPath(wind)}></path>`
    }
  </svg>
`;

/** Three and four: the dice that East keeps. */
const dice = html`
  <svg class="dice" viewBox="0 0 46 22" aria-hidden="true">
    <rect x="1" y="1" width="20" height="20" rx="4.5"></rect>
    <rect x="25" y="1" width="20" height="20" rx="4.5"></rect>
    <path d="M6 6h.01M11 11h.01M16 16h.01M30 6h.01M40 6h.01M30 16h.01M40 16h.01"></path>
  </svg>
`;

/** Which way play goes (outside, counter-clockwise) and the wall is used up (inside, clockwise), round the round wind. */
const ring = (round: Wind): TemplateResult => html`
  <svg class="ring" viewBox="0 0 200 200" aria-hidden="true">
    <path class="play" d="M72.6 175.2A80 80 0 1 0 30.7 60"></path>
    <path class="play tip" d="M-7 -7L0 0L-7 7" transform="translate(30.7 60) rotate(120)"></path>
    <path class="wall" d="M80.8 47.4A56 56 0 1 1 51.5 128"></path>
    <path class="wall tip" d="M-6 -6L0 0L-6 6" transform="translate(51.5 128) rotate(-120)"></path>
    <circle cx="100" cy="100" r="34"></circle>
    <svg x="76" y="76" width="48" height="48" viewBox="15 65 270 270">
      <path class="mark" d=${windPath(round)}></path>
    </svg>
  </svg>
`;

/** The four players in their seats, with what they have and what counts for them in the next hand. */
export function renderTable({ game, texts }: TotalsView): TemplateResult {
  const { game: own } = texts;
  const { players, totals, rows, profile } = game;
  const position = game.next ?? rows.at(-1)?.position ?? positionAt(FIRST_TURN);
  const { rules } = profile;
  const names = namesIn(position.playerAt, players);
  const inColumns = namesInColumns(players);
  const seat = (wind: Wind, place: number): TemplateResult => {
    const player = position.playerAt[wind];
    const total = totals[player]!;
    const doubling = [...new Set([wind, position.round])].sort((a, b) => winds.indexOf(a) - winds.indexOf(b));
    return html`
      <li
        class="seat ${wind}${wind === 'east' && game.next ? ' dealer' : ''}"
        part=${wind === 'east' ? 'seat dealer' : 'seat'}
      >
        <div class="who flow">
          ${windMark(wind, texts)}
          <span class="heard">${texts.winds[wind]}:</span>
          <b class="name">${inColumns[player]}</b>
          ${
            wind === 'east' && game.next
              ? html`
                  <span class="marker" role="img" aria-label=${own.dealerMark} title=${own.dealerMark}>${dice}</span>
                `
              : nothing
          }
        </div>
        <p class="total ${gain(total)}" part="total">${signed(total, texts)}</p>
        ${
          game.next
            ? html`
                <p class="own">
                  ${own.own(place + 1)}
                  <br />
                  ${own.doubling(doubling, doubling.length === 1 && rules['double-wind-set'] === 'both')}
                </p>
              `
            : nothing
        }
      </li>
    `;
  };
  return html`
    <div class="table" part="table" role="group" aria-label=${own.table}>
      <ol class="seats">
        ${winds.map(seat)}
      </ol>
      <div class="felt">${ring(position.round)}</div>
      ${game.next ? html`<p class="ways quiet">${own.ways(names)}</p>` : nothing}
    </div>
  `;
}
