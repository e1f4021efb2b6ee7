/** What a hand waits for, and what each discard leaves. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Score, Tile, Wait } from '../../core/index.js';
import { odds } from '../../core/odds/chance.js';
import type { Discard, Outlook, Progress, TileLeft, Turns } from '../../core/odds.js';
import type { AllWaitsTexts } from '../../lang/waits.js';
import { renderBar } from '../../render/bar.js';
import { renderCells, renderHeads } from '../../render/table.js';
import { renderTile } from '../../render/tile.js';

const valueOf = (score: Score | null, texts: AllWaitsTexts): string =>
  score ? texts.number(score.value) : texts.waits.refused;

/** The copies of a tile: four marks, those that are left filled. */
const renderLeft = (left: number, texts: AllWaitsTexts): TemplateResult => html`
  ${texts.number(left)}
  <span class="marks" aria-hidden="true">${'●'.repeat(left)}${'○'.repeat(4 - left)}</span>
`;

function renderHead({ left, chance }: Outlook, { unknown, draws }: Turns, texts: AllWaitsTexts): TemplateResult {
  const words = texts.waits;
  return html`
    <p class="head flow" part="head">
      <b class="chance" part="chance">${words.percent(chance)}</b>
      <span>
        ${words.within(draws)}
        <br />
        <span class="quiet">${words.count(left, unknown)}</span>
      </span>
    </p>
    ${renderBar(chance)}
  `;
}

export function renderWaits(
  waits: readonly Wait[],
  outlook: Outlook,
  { unknown, draws }: Turns,
  texts: AllWaitsTexts,
): TemplateResult {
  const words = texts.waits;
  const { columns } = words;
  const row = ({ tile, left, discard, selfDraw }: Wait): TemplateResult => html`
    <tr part="wait" class=${left ? nothing : 'gone'}>
      <th scope="row">${renderTile({ tile, label: texts.tile(tile) })}</th>
      <td>${renderLeft(left, texts)}</td>
      <td>${words.percent(odds({ left, unknown, draws }))}</td>
      <td>${valueOf(discard, texts)}</td>
      <td>${valueOf(selfDraw, texts)}</td>
    </tr>
  `;
  return html`
    ${renderHead(outlook, { unknown, draws }, texts)}
    ${outlook.left ? nothing : html`<p class="note">${words.dead}</p>`}
    <div class="wide">
      <table part="table">
        <caption class="heard">${words.caption}</caption>
        ${renderHeads([columns.tile, columns.left, columns.chance, columns.discard, columns.selfDraw])}
        <tbody>${waits.map(row)}</tbody>
        ${
          waits.length > 1
            ? html`
                <tfoot>
                  <tr>
                    <th scope="row">${words.any}</th>
                    <td>${texts.number(outlook.left)}</td>
                    <td>${words.percent(outlook.chance)}</td>
                    <td colspan="2">${outlook.left ? words.worth(outlook.worth) : nothing}</td>
                  </tr>
                </tfoot>
              `
            : nothing
        }
      </table>
    </div>
  `;
}

const renderTiles = (tiles: readonly TileLeft[], texts: AllWaitsTexts): TemplateResult => html`
  <ul class="tiles flow" part="tiles">
    ${tiles.map(
      ({ tile, left }) => html`
        <li class=${left ? nothing : 'gone'}>
          ${renderTile({ tile, label: texts.waits.tileLeft(tile, left) })}
          <small aria-hidden="true">${texts.number(left)}</small>
        </li>
      `,
    )}
  </ul>
`;

const sumOf = (tiles: readonly TileLeft[]): number => tiles.reduce((sum, { left }) => sum + left, 0);

export function renderProgress({ away, tiles }: Progress, texts: AllWaitsTexts): TemplateResult {
  const words = texts.waits;
  return html`
    <p class="note" part="status">${words.away(away)}</p>
    ${
      tiles.length
        ? html`
            <p>${words.closer(sumOf(tiles))}</p>
            ${renderTiles(tiles, texts)}
          `
        : nothing
    }
  `;
}

const isEqual = (one: Discard, other: Discard): boolean => Math.abs(one.expected - other.expected) < 1e-9;

/** So many discards are shown as cards; the others are behind a summary. */
const MOST_CARDS = 4;

function renderCard(discard: Discard, best: Discard, isBest: boolean, texts: AllWaitsTexts): TemplateResult {
  const { tile, waits, chance, worth, left, expected } = discard;
  const words = texts.waits;
  const { columns } = words;
  return html`
    <section
      class=${isBest ? 'card best' : 'card'}
      part=${isBest ? 'discard best' : 'discard'}
      data-tile=${tile}
    >
      <div class="top">
        ${renderTile({ tile })}
        <span class="name">${words.discardTile(tile)}</span>
        ${isBest ? html`<span class="badge">${words.best}</span>` : nothing}
      </div>
      ${
        waits.length
          ? html`
              <p>
                <b class="chance">${words.percent(chance)}</b>
                <span class="quiet">${left ? words.worth(worth) : words.dead}</span>
              </p>
              ${renderBar(best.expected ? expected / best.expected : 0)}
              <table class="lines" part="tiles">
                ${renderHeads([columns.tile, columns.left, columns.discard, columns.selfDraw])}
                <tbody>
                  ${waits.map((wait) =>
                    renderCells(
                      [
                        renderTile({ tile: wait.tile, label: texts.tile(wait.tile) }),
                        texts.number(wait.left),
                        valueOf(wait.discard, texts),
                        valueOf(wait.selfDraw, texts),
                      ],
                      wait.left ? '' : 'gone',
                    ),
                  )}
                </tbody>
              </table>
            `
          : renderProgress(discard, texts)
      }
    </section>
  `;
}

export function renderDiscards(
  discards: readonly Discard[],
  value: number | undefined,
  texts: AllWaitsTexts,
): TemplateResult {
  const words = texts.waits;
  const [best] = discards;
  const isReady = best!.left > 0;
  const cards = discards.filter((one, place) => place < MOST_CARDS && (!isReady || one.left > 0));
  const rest = discards.slice(cards.length);
  return html`
    ${
      value === undefined
        ? html`<p class="title" part="title">${words.compared}</p>`
        : html`<p class="note" part="status">${words.complete(value)}</p>`
    }
    <div class="cards" part="discards discard-cards">
      ${cards.map((one) => renderCard(one, best!, isReady && isEqual(one, best!), texts))}
    </div>
    ${
      rest.length
        ? html`
            <details part="others">
              <summary>${words.others(rest.length)}</summary>
              <div class="cards">${rest.map((one) => renderCard(one, best!, false, texts))}</div>
            </details>
          `
        : nothing
    }
  `;
}

/** A tile of the hand that the pointer or the focus is on, by the card it belongs to. */
export const tileOfCard = (target: EventTarget | null): Tile | undefined =>
  target instanceof Element ? (target.closest<HTMLElement>('[data-tile]')?.dataset['tile'] ?? undefined) : undefined;
