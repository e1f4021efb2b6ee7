/** A game: the table as it stands, the sheet of its hands, the totals as lines, and chips. */
import { html, nothing, svg, type TemplateResult } from 'lit';
import { chipsFor, expectedHands, type Game, type GameRow, type PlayedHand } from '../../core/game.js';
import { winds, type Wind } from '../../core/index.js';
import { chartOf } from '../../game/chart.js';
import { chipsAt, handsOfDeals, namesIn, resultOf, thirteenthOf } from '../../game/table.js';
import type { GameTexts } from '../../lang/types.js';
import { signed } from '../../render/settlement.js';
import { windPath } from '../../render/winds.js';

export interface GameView {
  game: Game;
  /** The game in the later parts of a long sheet, which follow its first rows; undefined before the first time. */
  followed: Game | undefined;
  texts: GameTexts;
  /** Hands whose row is open. */
  open: ReadonlySet<PlayedHand>;
  /** What an open row shows. */
  detail: (row: GameRow) => unknown;
  toggle: (event: Event) => void;
  /** Hands that the last correction changed. */
  changed: ReadonlySet<PlayedHand>;
  /** The players of a hand whose number was entered for another seat. */
  moved: (row: GameRow) => readonly number[];
}

const gain = (amount: number): string => (amount > 0 ? 'gain' : amount < 0 ? 'loss' : '');

const windMark = (wind: Wind): TemplateResult => html`
  <svg class="wind" viewBox="15 65 270 270" aria-hidden="true"><path d=${windPath(wind)}></path></svg>
`;

// Heading

/** Where the game stands, what is left to play, and by which rules. */
export function renderHeading(game: Game, texts: GameTexts): TemplateResult {
  const { game: own } = texts;
  const { next, dealsLeft, profile, players } = game;
  const { rules } = profile;
  const handOfDeal = handsOfDeals(game).at(-1)!;
  return html`
    <div class="heading" part="heading">
      <p class="where" part="where">
        ${
          next
            ? html`
                <b>${own.where(next.round, next.deal)}</b>
                <span>${own.dealer(next.number, players[next.dealer]!, handOfDeal)}</span>
              `
            : html`
                <b>${own.over}</b>
              `
        }
      </p>
      <p class="quiet">
        ${next ? `${own.toGo(dealsLeft, Math.round(expectedHands(dealsLeft)))}. ` : nothing}${own.rules(texts.profile(profile.name), rules.limit, rules.rounds)}
      </p>
    </div>
  `;
}

// The table as it stands

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
export function renderTable({ game, texts }: Pick<GameView, 'game' | 'texts'>): TemplateResult {
  const { game: own } = texts;
  const { players, totals, rows, profile } = game;
  const position = game.next ?? rows.at(-1)!.position;
  const { rules } = profile;
  const names = namesIn(position.playerAt, players);
  const seat = (wind: Wind, place: number): TemplateResult => {
    const player = position.playerAt[wind];
    const total = totals[player]!;
    const doubling = [...new Set([wind, position.round])].sort((a, b) => winds.indexOf(a) - winds.indexOf(b));
    return html`
      <li
        class="seat ${wind}${wind === 'east' && game.next ? ' dealer' : ''}"
        part=${wind === 'east' ? 'seat dealer' : 'seat'}
      >
        <div class="who">
          ${windMark(wind)}
          <span class="heard">${texts.winds[wind]}:</span>
          <b class="name"><bdi>${players[player]}</bdi></b>
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
      ${
        game.next
          ? html`
              <p class="ways quiet">${own.ways(names)}</p>
            `
          : nothing
      }
    </div>
  `;
}

// The sheet

const PLAYERS = [0, 1, 2, 3] as const;

/** Marks the cell of East, of the winner and of the discarder. */
function cellClass({ hand, position }: GameRow, player: number): string {
  const role = !('winner' in hand) ? '' : hand.winner === player ? 'won' : hand.discarder === player ? 'threw' : '';
  return position.dealer === player ? `${role} deals` : role;
}

/**
 * The row of one hand. A game has hundreds of them, so their template has no others inside and little white space: each
 * would add nodes to every cell.
 */
function renderRow(row: GameRow, view: GameView): TemplateResult {
  const { game, texts, open, changed, toggle } = view;
  const { game: own } = texts;
  const { position, hand, changes, totals } = row;
  const isOpen = open.has(hand);
  const isChanged = changed.has(hand);
  const moved = view.moved(row);
  const result = own.result(resultOf(row, game));
  const [isWon, winner] = 'winner' in hand ? [true, hand.winner] : [false];
  const letter = texts.winds.east.charAt(0);
  const change = (player: number): string => (isWon ? signed(changes[player]!, texts) : '–');
  const total = (player: number): string => signed(totals[player]!, texts);
  const part = (player: number): string => (winner === player ? 'change winner' : 'change');
  const east = (player: number): string | typeof nothing => (position.dealer === player ? letter : nothing);
  // prettier-ignore
  return html`<tr role="row" class=${isChanged ? 'hand changed' : 'hand'} part=${isChanged ? 'row changed' : 'row'}><th role="rowheader" scope="row"><button type="button" data-row=${position.number} aria-description=${own.row(position.number, game.players[position.dealer]!, result)} aria-expanded=${isOpen ? 'true' : 'false'} @click=${toggle}><span class="no">${position.number}</span> <span class="said">${result}</span></button></th> <td role="cell" class=${cellClass(row, 0)}><span class="change" part=${part(0)}>${change(0)}</span> <span class="running" part="running" data-east=${east(0)}>${total(0)}</span></td> <td role="cell" class=${cellClass(row, 1)}><span class="change" part=${part(1)}>${change(1)}</span> <span class="running" part="running" data-east=${east(1)}>${total(1)}</span></td> <td role="cell" class=${cellClass(row, 2)}><span class="change" part=${part(2)}>${change(2)}</span> <span class="running" part="running" data-east=${east(2)}>${total(2)}</span></td> <td role="cell" class=${cellClass(row, 3)}><span class="change" part=${part(3)}>${change(3)}</span> <span class="running" part="running" data-east=${east(3)}>${total(3)}</span></td></tr>${
    isChanged || moved.length || isOpen || row.isThirteenth ? renderBelowRow(row, view, moved, isOpen) : nothing
  }`;
}

/** What is noted below a row, and what it shows while it is open. */
function renderBelowRow(
  row: GameRow,
  { game, texts, changed, detail }: GameView,
  moved: readonly number[],
  isOpen: boolean,
): TemplateResult {
  const { game: own } = texts;
  const thirteenth = thirteenthOf(row, game);
  const notes = [
    ...(thirteenth ? [own.thirteenth(thirteenth)] : []),
    ...(moved.length
      ? [own.otherSeat(moved.map((player) => game.players[player]!))]
      : changed.has(row.hand)
        ? [own.changed]
        : []),
  ];
  return html`
    ${notes.map(
      (note) => html`
        <tr role="row" class="note" part="note">
          <td role="cell" colspan="5">${note}</td>
        </tr>
      `,
    )}
    ${
      isOpen
        ? html`
            <tr role="row" class="detail" part="detail">
              <td role="cell" colspan="5">${detail(row)}</td>
            </tr>
          `
        : nothing
    }
  `;
}

/** As many rows as a browser lays out together; those out of view wait. */
const AT_ONCE = 10;
/** Of a game with more hands than these, the end of the sheet follows its first rows. */
export const LONG_GAME = 40;
/** As many of its rows as fill a tall screen below the table. */
const FIRST_ROWS = 20;

interface Section {
  rows: GameRow[];
  /** The first section of a round has its heading. */
  isFirst: boolean;
  isEmpty?: boolean;
}

/** The hands by round, and a long round in sections. */
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
export function renderSheet(view: GameView): TemplateResult {
  const { game, texts } = view;
  const { players, totals, asEast, rows } = game;
  const { game: own } = texts;
  const sums = (heading: string, amounts: readonly number[], words: string): TemplateResult => html`
    <tr role="row" class=${words} part=${words}>
      <th role="rowheader" scope="row">${heading}</th>
      ${amounts.map(
        (amount) => html`
          <td role="cell"><span class=${gain(amount)}>${signed(amount, texts)}</span></td>
        `,
      )}
    </tr>
  `;
  const sections = sectionsOf(game);
  // Until they follow, later sections are empty and as tall as they will be.
  const first = firstOf(sections);
  const later = view.followed
    ? sectionsOf(view.followed).slice(first)
    : sections.slice(first).map((section) => ({ ...section, isFirst: false, isEmpty: true }));
  return html`
    <table class="sheet" part="sheet" role="table">
      <caption>${own.sheet}</caption>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col"><span class="heard">${own.columns.hand}</span></th>
          ${players.map(
            (name) => html`
              <th role="columnheader" scope="col"><bdi>${name}</bdi></th>
            `,
          )}
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

// The totals as lines

/** The totals after each hand as four lines, and as a table for screen readers. */
export function renderChart({ game, texts }: Pick<GameView, 'game' | 'texts'>): TemplateResult {
  const { players, rows, totals } = game;
  const { game: own } = texts;
  const { lines, zero, highest, lowest } = chartOf(game);
  return html`
    <figure part="chart">
      <figcaption>${own.chart}</figcaption>
      <div class="plot" aria-hidden="true">
        <span class="scale">${signed(highest, texts)}</span>
        <span class="scale">${signed(lowest, texts)}</span>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none">
          <path class="zero" d="M0 ${zero}H100"></path>
          ${lines.map(
            (points, player) => svg`<polyline class="line p${player + 1}" part="line" points=${points}></polyline>`,
          )}
        </svg>
      </div>
      <ul class="legend" aria-hidden="true">
        ${players.map(
          (name, player) => html`
            <li>
              <svg viewBox="0 0 28 6"><path class="line p${player + 1}" d="M1 3H27"></path></svg>
              <bdi>${name}</bdi>
              <span class=${gain(totals[player]!)}>${signed(totals[player]!, texts)}</span>
            </li>
          `,
        )}
      </ul>
      <div class="heard series">
        <table>
          <caption>${own.chart}</caption>
          <thead>
            <tr>
              <th scope="col">${own.columns.hand}</th>
              ${players.map(
                (name) => html`
                  <th scope="col">${name}</th>
                `,
              )}
            </tr>
          </thead>
          <tbody>
            ${rows.map(
              ({ position, totals: [first, second, third, fourth] }) =>
                // prettier-ignore
                html`<tr><th scope="row">${position.number}</th> <td>${first}</td> <td>${second}</td> <td>${third}</td> <td>${fourth}</td></tr>`,
            )}
          </tbody>
        </table>
      </div>
    </figure>
  `;
}

// Chips

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
export function renderChips(
  { game, texts }: Pick<GameView, 'game' | 'texts'>,
  written: string,
  stake: number,
): TemplateResult {
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
          ${
            hasRest
              ? html`
                  <th scope="col">${own.rest}</th>
                `
              : nothing
          }
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
                return html`
                  <td class=${count ? nothing : 'none'}>${count ? number(count) : '·'}</td>
                `;
              })}
              ${
                hasRest
                  ? html`
                      <td>${rest ? number(rest) : nothing}</td>
                    `
                  : nothing
              }
            </tr>
          `,
        )}
      </tbody>
    </table>
  `;
}
