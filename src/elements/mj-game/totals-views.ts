/** The totals of a game: as lines, and in chips. */
import { html, nothing, svg, type TemplateResult } from 'lit';
import { chipsFor, type Game } from '../../core/game.js';
import { chartOf } from '../../game/chart.js';
import { chipsAt } from '../../game/table.js';
import type { GameTexts } from '../../lang/game.js';
import { signed } from '../../render/payments.js';

export interface TotalsView {
  game: Game;
  texts: GameTexts;
}

export const gain = (amount: number): string => (amount > 0 ? 'gain' : amount < 0 ? 'loss' : '');

const PLAYERS = [0, 1, 2, 3] as const;

/** The totals after each hand as four lines. The sheet has them in figures, so that screen readers skip these. */
export function renderChart({ game, texts }: TotalsView): TemplateResult {
  const { players, totals } = game;
  const { game: own } = texts;
  const { lines, zero, highest, lowest } = chartOf(game);
  return html`
    <figure part="chart" aria-hidden="true">
      <figcaption>${own.chart}</figcaption>
      <div class="plot">
        <span class="scale">${signed(highest, texts)}</span>
        <span class="scale">${signed(lowest, texts)}</span>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none">
          <path class="zero" d="M0 ${zero}H100"></path>
          ${lines.map(
            (points, player) => svg`<polyline class="line p${player + 1}" part="line" points=${points}></polyline>`,
          )}
        </svg>
      </div>
      <ul class="legend flow">
        ${players.map(
          (name, player) => html`
            <li class="flow">
              <svg viewBox="0 0 28 6"><path class="line p${player + 1}" d="M1 3H27"></path></svg>
              <bdi>${name}</bdi>
              <span class=${gain(totals[player]!)}>${signed(totals[player]!, texts)}</span>
            </li>
          `,
        )}
      </ul>
    </figure>
  `;
}

/** The dots on the counters that come with most sets. */
const DOTS: Readonly<Record<number, readonly [count: number, isRed: boolean]>> = {
  500: [5, true],
  100: [1, true],
  10: [10, false],
  2: [2, false],
};

/** A bone counter with its dots; one without dots of its own shows its worth alone. */
export function renderChip(worth: number): TemplateResult {
  const [count = 0, isRed] = DOTS[worth] ?? [];
  const rows = count > 5 ? 2 : 1;
  const across = count / rows;
  const dots = Array.from({ length: count }, (_, dot) => {
    const x = 32 + ((dot % across) - (across - 1) / 2) * 8;
    const y = rows === 1 ? 8 : 5.2 + Math.floor(dot / across) * 5.6;
    return `M${x} ${y}h.01`;
  }).join('');
  return html`
    <svg class="chip" viewBox="0 0 64 16" aria-hidden="true">
      <rect x="0.75" y="0.75" width="62.5" height="14.5" rx="4"></rect>
      <path class=${isRed ? 'red' : nothing} d=${dots || 'M20 8H44'}></path>
    </svg>
  `;
}

/** The chips that each total is made of, or that each player holds after starting with a stake. */
export function renderChips({ game, texts }: TotalsView, written: string, stake: number): TemplateResult {
  const { game: own, number } = texts;
  const worths = chipsAt(written, game);
  const rows = PLAYERS.map((player) => {
    const amount = stake + game.totals[player]!;
    return { player, amount, ...chipsFor(amount, worths) };
  });
  const hasRest = rows.some(({ rest }) => rest > 0);
  return html`
    <table class="chips" part="chips chips-table">
      <caption>
        ${own.chips}
        <span class="quiet">${stake ? own.chipsHeld(stake) : own.chipsOwed}</span>
      </caption>
      <thead>
        <tr>
          <td></td>
          ${worths.map(
            (worth) => html`
              <th scope="col">
                ${renderChip(worth)}
                <span aria-hidden="true">${number(worth)}</span>
                <span class="heard">${own.chip(worth)}</span>
              </th>
            `,
          )}
          ${hasRest ? html`<th scope="col">${own.rest}</th>` : nothing}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          ({ player, amount, chips, rest }) => html`
            <tr>
              <th scope="row">
                <bdi>${game.players[player]}</bdi>
                <span class=${gain(amount)}>${signed(amount, texts)}</span>
              </th>
              ${worths.map((worth) => {
                const count = chips.find((one) => one.worth === worth)?.count ?? 0;
                return html`<td class=${count ? nothing : 'none'}>${count ? number(count) : '·'}</td>`;
              })}
              ${hasRest ? html`<td>${rest ? number(rest) : nothing}</td>` : nothing}
            </tr>
          `,
        )}
      </tbody>
    </table>
  `;
}
