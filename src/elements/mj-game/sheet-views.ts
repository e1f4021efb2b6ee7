/** The sheet of a game: one row per hand. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Game, GameRow, PlayedHand } from '../../core/game.js';
import { resultOf, thirteenthOf, withoutEffectIn } from '../../game/table.js';
import { signed } from '../../render/payments.js';
import { namesInColumns } from './names.js';
import { gain, type TotalsView } from './totals-views.js';

export interface SheetView extends TotalsView {
  /** The game in the later parts of a long sheet, which follow its first rows; undefined before the first time. */
  followed: Game | undefined;
  open: ReadonlySet<PlayedHand>;
  detail: (row: GameRow) => unknown;
  toggle: (event: Event) => void;
  changed: ReadonlySet<PlayedHand>;
  moved: (row: GameRow) => readonly number[];
}

function cellClass({ hand, position }: GameRow, player: number): string {
  const role = !('winner' in hand) ? '' : hand.winner === player ? 'won' : hand.discarder === player ? 'threw' : '';
  return position.dealer === player ? `${role} deals` : role;
}

/**
 * The row of one hand. A game has hundreds of them, so their template has no others inside and little white space: each
 * would add nodes to every cell.
 */
function renderRow(row: GameRow, view: SheetView): TemplateResult {
  const { game, texts, open, changed, toggle } = view;
  const { game: own } = texts;
  const { position, hand, changes, totals } = row;
  const isOpen = open.has(hand);
  const isChanged = changed.has(hand);
  const moved = view.moved(row);
  const ineffective = withoutEffectIn(row, game);
  const result = own.result(resultOf(row, game));
  const [isWon, winner] = 'winner' in hand ? [true, hand.winner] : [false];
  const letter = texts.winds.east.charAt(0);
  const change = (player: number): string => (isWon || changes[player] ? signed(changes[player]!, texts) : '–');
  const total = (player: number): string => signed(totals[player]!, texts);
  // Only for screen readers: on screen, the change and the total differ by their place in the cell.
  const said = own.columns.total;
  const part = (player: number): string => (winner === player ? 'change winner' : 'change');
  const east = (player: number): string | typeof nothing => (position.dealer === player ? letter : nothing);
  return html`<tr role="row" class=${isChanged ? 'hand changed' : 'hand'} part=${isChanged ? 'row changed' : 'row'} @click=${toggle}><th role="rowheader" scope="row"><button type="button" data-row=${position.number} aria-expanded=${isOpen ? 'true' : 'false'}><span class="no" aria-hidden="true">${position.number}</span> <span class="said" aria-hidden="true">${result}</span><span class="heard">${own.row(position.number, game.players[position.dealer]!, result)}</span></button></th> <td role="cell" class=${cellClass(row, 0)}><span class="change" part=${part(0)}>${change(0)}</span> <span class="running" part="running" data-east=${east(0)}><b class="heard">${said}</b> ${total(0)}</span></td> <td role="cell" class=${cellClass(row, 1)}><span class="change" part=${part(1)}>${change(1)}</span> <span class="running" part="running" data-east=${east(1)}><b class="heard">${said}</b> ${total(1)}</span></td> <td role="cell" class=${cellClass(row, 2)}><span class="change" part=${part(2)}>${change(2)}</span> <span class="running" part="running" data-east=${east(2)}><b class="heard">${said}</b> ${total(2)}</span></td> <td role="cell" class=${cellClass(row, 3)}><span class="change" part=${part(3)}>${change(3)}</span> <span class="running" part="running" data-east=${east(3)}><b class="heard">${said}</b> ${total(3)}</span></td></tr>${
    isChanged || moved.length || isOpen || row.isThirteenth || position.isGoulash || ineffective.length
      ? renderBelowRow(row, view, moved, isOpen, ineffective)
      : nothing
  }`;
}

function renderBelowRow(
  row: GameRow,
  { game, texts, changed, detail }: SheetView,
  moved: readonly number[],
  isOpen: boolean,
  ineffective: readonly string[],
): TemplateResult {
  const { game: own, settlement } = texts;
  const thirteenth = thirteenthOf(row, game);
  const notes = [
    ...(row.position.isGoulash ? [own.goulash] : []),
    ...(thirteenth ? [own.thirteenth(thirteenth)] : []),
    ...ineffective.map((words) => settlement.withoutEffect(words)),
    ...(moved.length
      ? [own.otherSeat(moved.map((player) => game.players[player]!))]
      : changed.has(row.hand)
        ? [own.changed]
        : []),
  ];
  return html`
    ${notes.map((note) => html`<tr role="row" class="note" part="note"><td role="cell" colspan="5">${note}</td></tr>`)}
    ${
      isOpen
        ? html`<tr role="row" class="detail" part="detail"><td role="cell" colspan="5">${detail(row)}</td></tr>`
        : nothing
    }
  `;
}

/** As many rows as a browser lays out together; those out of view wait. */
const AT_ONCE = 10;
/** Of a game with more hands than these, the end of the sheet follows its first rows. */
export const LONG_GAME = 40;
/** The longer a sheet, the smaller it is printed, so that it fits on a page. */
const printSize = (rows: number): string => (rows > 34 ? 'sheet longer' : rows > 18 ? 'sheet long' : 'sheet');
/** As many of its rows as fill a tall screen below the table. */
const FIRST_ROWS = 20;

interface Section {
  rows: GameRow[];
  /** The first section of a round has its heading. */
  isFirst: boolean;
  isEmpty?: boolean;
}

function sectionsOf({ rows }: Game): Section[] {
  const sections: Section[] = [];
  for (const row of rows) {
    const last = sections.at(-1);
    const isFirst = last?.rows[0]!.position.round !== row.position.round;
    if (last && !isFirst && last.rows.length < AT_ONCE) last.rows.push(row);
    else sections.push({ rows: [row], isFirst });
  }
  return sections;
}

/** How many sections have the rows that are rendered at once. */
function firstOf(sections: readonly Section[]): number {
  let rows = 0;
  const last = sections.findIndex((section) => (rows += section.rows.length) >= FIRST_ROWS);
  return last < 0 ? sections.length : last + 1;
}

/** One row per hand: what each player wins or loses, and has in all. */
export function renderSheet(view: SheetView): TemplateResult {
  const { game, texts } = view;
  const { players, totals, asEast, rows } = game;
  const { game: own } = texts;
  const sums = (heading: string, amounts: readonly number[], words: string): TemplateResult => html`
    <tr role="row" class=${words} part=${words}>
      <th role="rowheader" scope="row">${heading}</th>
      ${amounts.map((amount) => html`<td role="cell"><span class=${gain(amount)}>${signed(amount, texts)}</span></td>`)}
    </tr>
  `;
  const sections = sectionsOf(game);
  // Until they follow, later sections are empty and as tall as they will be.
  const first = firstOf(sections);
  const later = view.followed
    ? sectionsOf(view.followed).slice(first)
    : sections.slice(first).map((section) => ({ ...section, isFirst: false, isEmpty: true }));
  return html`
    <table class=${printSize(rows.length)} part="sheet" role="table">
      <caption>${own.sheet}</caption>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col"><span class="heard">${own.columns.hand}</span></th>
          ${namesInColumns(players).map((name) => html`<th role="columnheader" scope="col">${name}</th>`)}
        </tr>
      </thead>
      ${[...sections.slice(0, first), ...later].map(
        ({ rows: some, isFirst, isEmpty }) => html`
          <tbody role="rowgroup" class=${some.length === AT_ONCE ? 'full' : ''}>
            ${
              isFirst
                ? html`
                    <tr role="row" class="round" part="round">
                      <th role="rowheader" scope="rowgroup" colspan="5">${texts.round(some[0]!.position.round)}</th>
                    </tr>
                  `
                : nothing
            }
            ${isEmpty ? nothing : some.map((row) => renderRow(row, view))}
          </tbody>
        `,
      )}
      <tfoot role="rowgroup">
        ${sums(own.columns.total, totals, 'totals')}
        ${
          rows.length
            ? [
                sums(own.asEast, asEast, 'share'),
                sums(
                  own.asOthers,
                  totals.map((total, player) => total - asEast[player]!),
                  'share',
                ),
              ]
            : nothing
        }
      </tfoot>
    </table>
  `;
}
