/** The end of a game that was kept: the winner, the ranking, and who pays whom. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Game } from '../../core/game.js';
import { fewestPayments } from '../../core/game/payments.js';
import type { GameTexts } from '../../lang/game.js';
import { signed } from '../../render/payments.js';
import { gain } from './totals-views.js';

/** The players from first to last; equal totals share a place. */
function ranking({ totals }: Game): { player: number; place: number }[] {
  return [0, 1, 2, 3]
    .sort((one, other) => totals[other]! - totals[one]! || one - other)
    .map((player) => ({ player, place: 1 + totals.filter((total) => total > totals[player]!).length }));
}

/** @param playOn - The button that takes the end back; undefined if all deals have been played */
export function renderEnd(game: Game, texts: GameTexts, playOn: TemplateResult | undefined): TemplateResult {
  const { players, totals, rows } = game;
  const { game: own, number, settlement } = texts;
  const ranked = ranking(game);
  const first = ranked.filter(({ place }) => place === 1).map(({ player }) => players[player]!);
  // Nobody owes what is only added.
  const payments = game.profile.rules.payers === 'nobody' ? [] : fewestPayments(totals);
  return html`
    <div class="end">
      ${
        rows.length
          ? html`
              <p class="champion">${own.champion(first)}</p>
              <ol class="ranking" aria-label=${own.ranking}>
                ${ranked.map(
                  ({ player, place }) => html`
                    <li value=${place}>
                      <span class="place" aria-hidden="true">${number(place)}</span>
                      <bdi>${players[player]}</bdi>
                      <span class=${gain(totals[player]!)}>${signed(totals[player]!, texts)}</span>
                    </li>
                  `,
                )}
              </ol>
              <p class="label" id="settle">${own.settleUp}</p>
              ${
                payments.length
                  ? html`
                      <ul class="payments" aria-labelledby="settle">
                        ${payments.map(
                          ({ from, to, amount }) => html`
                            <li>
                              <span aria-hidden="true">
                                <bdi>${players[from]}</bdi>
                                →
                                <bdi>${players[to]}</bdi>
                                <b>${number(amount)}</b>
                              </span>
                              <span class="heard">${own.pays(players[from]!, players[to]!, amount)}</span>
                            </li>
                          `,
                        )}
                      </ul>
                    `
                  : html`<p>${settlement.nothing}</p>`
              }
            `
          : nothing
      }
      ${playOn ? html`<p class="actions flow live">${playOn}</p>` : nothing}
    </div>
  `;
}
