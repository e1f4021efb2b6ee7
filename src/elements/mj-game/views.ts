/** An `<mj-game>`: what is wrong with it, the table as it stands, the sheet, and the totals. */
import { html, nothing, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { expectedHands, GameNotationError, type Game } from '../../core/game.js';
import { usualLimit } from '../../core/rules/limit.js';
import { handsOfDeals, rulesOf } from '../../game/table.js';
import type { GameTexts } from '../../lang/game.js';
import { renderAlert } from '../../render/message.js';
import { renderSheet, type SheetView } from './sheet-views.js';
import { renderTable } from './table-views.js';
import { renderChart, renderChips, type TotalsView } from './totals-views.js';
import { ended, sentences } from '../../lang/marks.js';

export interface GameView {
  texts: GameTexts;
  /** The sheet; undefined before there is a game. */
  sheet: SheetView | undefined;
  /** What the sheet depends on: while someone types a value, its hundreds of rows stay as they are. */
  sheetDepends: unknown[];
  isEditable: boolean;
  /** The form for a hand, once it has loaded. */
  entry: TemplateResult | undefined;
  pressed: ((event: KeyboardEvent) => void) | undefined;
  error: Error | null;
  messageOf: (error: Error) => string;
  unexpected: readonly string[];
  /** Whether the page now has other rules than those by which the game is being kept. */
  isFrozen: boolean;
  chips: string;
  stake: number;
}

export function renderGame(view: GameView): TemplateResult {
  const { texts, sheet, error, isEditable, entry } = view;
  const { game: own } = texts;
  return html`
    <div class="frame" @keydown=${view.pressed}>
      <div class="room${isEditable ? ' editing' : ''}">
        ${error ? renderFault(error, view) : nothing}
        ${error && sheet ? html`<p class="quiet">${own.lastGood}</p>` : nothing}
        ${view.unexpected.map((message) => html`<p class="message" part="unexpected">${message}</p>`)}
        ${
          view.isFrozen
            ? html`<p class="message" part="message" aria-live="polite" aria-atomic="true">${own.frozen}</p>`
            : nothing
        }
        <div class="desk">
          ${entry ?? nothing}
          ${sheet ? html`<div>${renderHeading(sheet)} ${renderTable(sheet)}</div>` : nothing}
        </div>
        ${
          sheet
            ? html`${guard(view.sheetDepends, () => renderSheet(sheet))} ${renderBelow(sheet.followed, view)}`
            : error || entry
              ? nothing
              : html`<p class="quiet">${own.empty}</p>`
        }
      </div>
    </div>
  `;
}

function renderFault(error: Error, { messageOf }: GameView): TemplateResult {
  const { text, index, length = 0 } = error as Partial<GameNotationError>;
  let line: TemplateResult | typeof nothing = nothing;
  if (typeof text === 'string' && typeof index === 'number' && error instanceof GameNotationError) {
    const start = text.lastIndexOf('\n', index - 1) + 1;
    const end = (text.indexOf('\n', index) + text.length + 1) % (text.length + 1);
    const until = Math.min(index + length, end);
    // Enough around the fault to recognize it.
    const from = Math.max(start, index - 200);
    line = html`<p class="text" part="text" translate="no"><bdi>${text.slice(from, index) || nothing}<mark>${text.slice(index, until) || nothing}</mark>${text.slice(until, Math.min(end, until + 200)) || nothing}</bdi></p>`;
  }
  return html`${line} ${renderAlert(messageOf(error))}`;
}

function renderBelow(game: Game | undefined, { texts, chips, stake }: GameView): unknown {
  return guard([game, texts, chips, stake], () => {
    if (!game) return nothing;
    if (!game.rows.length) return html`<p class="quiet">${texts.game.empty}</p>`;
    const { east } = texts.winds;
    const { winner, discarder } = texts.settlement;
    // Screen readers hear what the marks in the cells mean in the words of each row.
    return html`
      <p class="quiet marks flow" aria-hidden="true">
        <span class="deals">
          <span class="running" data-east=${east.charAt(0)}>${east.slice(1) ? east : nothing}</span>
        </span>
        <span class="won">
          <span class="change">+</span>
          ${winner}
        </span>
        <span class="threw">
          <span class="change">−</span>
          ${discarder}
        </span>
      </p>
      <div class="below">
        ${renderChart({ game, texts })}
        ${chips === 'none' ? nothing : renderChips({ game, texts }, chips, stake > 0 ? stake : 0)}
      </div>
    `;
  });
}

/** Where the game stands, what is left to play, and by which rules. */
function renderHeading({ game, texts }: TotalsView): TemplateResult {
  const { game: own } = texts;
  const { next, dealsLeft, profile, players } = game;
  const { rules } = profile;
  const handOfDeal = handsOfDeals(game).at(-1)!;
  return html`
    <div class="heading" part="heading">
      <p class="where flow" part="where">
        ${
          next
            ? html`
                <b>${own.where(next.round, next.deal)}</b>
                <span>${own.dealer(next.number, players[next.dealer]!, handOfDeal)}</span>
              `
            : html` <b class="over">${own.over}</b> `
        }
      </p>
      <p class="quiet">
        ${sentences(
          [
            next
              ? ended(
                  own.toGo(
                    dealsLeft,
                    Math.round(expectedHands(dealsLeft, rules['east-win'] === 'east-passes' ? 0 : undefined)),
                  ),
                  texts.language,
                )
              : '',
            next?.isGoulash ? own.nextGoulash : '',
            own.rules(texts.profile(rulesOf(game)), usualLimit(rules.limit), rules.rounds),
          ],
          texts.language,
        )}
      </p>
    </div>
  `;
}
