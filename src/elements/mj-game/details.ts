/** What an opened row shows: who pays whom and why, and every hand that was shown. Loaded when the first row opens. */
import { html, nothing, type TemplateResult } from 'lit';
import { css } from '../../render/css.js';
import { bySeat } from '../../core/engine/tiles.js';
import { chipsFor, type Game, type GameRow, type HandEntry, type Won } from '../../core/game.js';
import { formatHand, type Score } from '../../core/scoring.js';
import { chipsAt, movedWords, resultOf } from '../../game/table.js';
import type { GameTexts } from '../../lang/game.js';
import { renderChip } from './totals-views.js';
import { ledgerOf } from '../../render/payments.js';
import { renderLedger } from '../../render/settlement.js';
import { MjHand } from '../mj-hand/mj-hand.js';
import { MjScoreBreakdown } from '../mj-score-breakdown/mj-score-breakdown.js';
import { ended } from '../../lang/marks.js';

export const detailStyles = css`
  .detail :is(mj-score-breakdown, mj-hand) {
    display: block;
    margin-block: 0.5em;
    --mj-tile-width: 1.6em;
  }
  .detail summary {
    min-block-size: 44px;
    align-content: center;
    cursor: pointer;
  }
  .detail .shown {
    margin-block-start: 1em;
  }
  .holder {
    font-weight: 650;
  }
  [part='ledger'] {
    margin-block: 0.75em 0;
    font-size: 0.9375em;
  }
  [part='ledger'] :is(th, td) {
    padding: 0.3em 0;
    padding-inline-start: 0.6em;
    border-block-end: 1px solid var(--_line);
    text-align: end;
    vertical-align: baseline;
  }
  [part='ledger'] th:first-child {
    padding-inline: 0;
    text-align: var(--_begin);
  }
  [part='ledger'] tfoot :is(th, td) {
    font-weight: 650;
  }
  @container (inline-size < 34em) {
    [part='ledger'] :is(td, thead, tfoot) {
      display: none;
    }
  }
  .counters {
    gap: 0.25em 1.25em;
    margin-block-start: 0.75em;
  }
  .counters svg {
    inline-size: 2.6em;
    overflow: visible;
    vertical-align: -0.12em;
  }
`;

/** Defines the elements inside; not earlier, because hands on a page wait for the elements around them. */
export function defineInside(): void {
  MjHand.define();
  MjScoreBreakdown.define();
}

function renderHand({ hand: tiles }: HandEntry, score: Score): TemplateResult {
  const { situation, won } = score;
  const hand = html`
    <mj-hand
      hand=${typeof tiles === 'string' ? tiles : formatHand(tiles)}
      seat=${situation.seat ?? nothing}
      round=${situation.round ?? nothing}
      win=${situation.win ?? nothing}
      circumstances=${situation.circumstances?.join(' ') ?? nothing}
      seen=${situation.seen ?? nothing}
      ?partial=${!won}
    ></mj-hand>
  `;
  // An element on the page does not know that a hand is dead, so its Score is passed on.
  return situation.dead
    ? html`
        ${hand}
        <mj-score-breakdown panels="why-not" .score=${score}></mj-score-breakdown>
      `
    : html`<mj-score-breakdown panels="why-not readings">${hand}</mj-score-breakdown>`;
}

export function renderDetails(row: GameRow, game: Game, texts: GameTexts, chips: string): TemplateResult {
  const { position, scores, settlement, hand } = row;
  const { game: own, number } = texts;
  const { players, profile } = game;
  const names = bySeat((wind) => players[position.playerAt[wind]]!);
  const named: GameTexts = {
    ...texts,
    winds: names,
    settlement: { ...texts.settlement, payment: (payment, setOff) => texts.settlement.payment(payment, setOff, names) },
  };
  const { payments } = ledgerOf(row, settlement, profile);
  const worths = chipsAt(chips, game);
  // After a wash-out, hands may count, too.
  const { winner, hands = [] } = hand as Partial<Won>;
  const shown = [0, 1, 2, 3]
    .sort((one, other) => Number(other === winner) - Number(one === winner))
    .flatMap((player) => {
      const entry = hands[player];
      return typeof entry === 'object' ? [{ player, entry, score: scores[position.seatOf[player]!] as Score }] : [];
    });
  const following = game.rows[game.rows.indexOf(row) + 1]?.position ?? game.next;
  return html`
    <p>
      <b>${ended(own.result(resultOf(row, game)), texts.language)}</b>
      ${ended(texts.round(position.round), texts.language)} ${movedWords(row, following, game, own)}
    </p>
    ${
      payments.length
        ? html`
            ${renderLedger({ texts: named, payments })}
            <ul class="counters flow quiet">
              ${payments.map(
                ({ from, to, amount }) => html`
                  <li>
                    <bdi>${names[from]}</bdi> → <bdi>${names[to]}</bdi> :
                    ${chipsFor(amount, worths).chips.map(
                      ({ worth, count }) => html`
                        ${number(count)} <span aria-hidden="true">×</span> ${renderChip(worth)}
                        <span class="heard">${own.chip(worth)}</span>
                      `,
                    )}
                  </li>
                `,
              )}
            </ul>
          `
        : html`<p>${'winner' in hand ? texts.settlement.nothing : texts.settlement.washout}</p>`
    }
    ${shown.map(
      ({ player, entry, score }) => html`
        <section class="shown">
          <p class="holder"><bdi>${own.handOf(players[player]!, score.value)}</bdi></p>
          ${renderHand(entry, score)}
        </section>
      `,
    )}
  `;
}
