/** Tiles to choose from, and the tiles that are right; loaded where an exercise asks for waits or a discard. */
import { html, nothing, type TemplateResult } from 'lit';
import { tiles as allTiles, type Score, type Tile } from '../../core/index.js';
import { sumLeft } from '../../core/odds/seen.js';
import type { Task } from '../../exercise/task.js';
import { bestDiscards, discardable, discardsOf, waitsOf } from '../../exercise/tiles.js';
import type { AllExerciseTexts } from '../../lang/exercise.js';
import { renderTile } from '../../render/tile.js';
import { renderAnswerTable } from './answer-table.js';
import type { ExerciseView } from './views.js';

export { findTiles } from '../../exercise/tiles.js';

/** Where each row of the grid ends: one for each suit, and one for the honours. */
const ROW_ENDS = [9, 18, 27, 34];

/** Tiles to choose from for what is asked: as checkboxes in a grid in which the arrow keys move or, for a discard, as radio buttons. */
export function renderChoice(task: Task, { session, texts, isDisabled, stop, actions }: ExerciseView): TemplateResult {
  const { chosen, isDue } = session;
  const isGrid = task.asks.includes('waits');
  const name = isGrid ? 'waits' : 'discard';
  const rows = isGrid ? ROW_ENDS.map((end, row) => allTiles.slice(row * 9, end)) : [discardable(task)];
  const renderPick = (tile: Tile, place: number): TemplateResult => html`
    <label class="pick">
      <input
        type=${isGrid ? 'checkbox' : 'radio'}
        name=${name}
        value=${tile}
        aria-label=${texts.tile(tile)}
        tabindex=${isGrid && stop !== place ? '-1' : nothing}
        ?disabled=${isDisabled || isDue}
        .checked=${chosen.has(tile)}
        @change=${actions.toggle}
      />
      ${renderTile({ tile })}
    </label>
  `;
  const choice = html`
    <fieldset class="tiles" part="tiles">
      <legend>${texts.exercise.fields[name]}</legend>
      ${rows.map((row, of) => html`<div class="row flow">${row.map((tile, place) => renderPick(tile, of * 9 + place))}</div>`)}
    </fieldset>
  `;
  return isGrid ? html`<div @keydown=${actions.move} @focusin=${actions.enter}>${choice}</div>` : choice;
}

const small = (tile: Tile, texts: AllExerciseTexts): TemplateResult =>
  renderTile({ tile, label: texts.tile(tile), states: ['small'] });

function renderWaits(task: Task, texts: AllExerciseTexts): TemplateResult {
  const { tile, left, value } = texts.exercise.waits;
  const worth = (score: Score | null): string => (score ? texts.number(score.value) : '–');
  const rows = waitsOf(task).map(
    (one) => html`
      <tr part="line">
        <th scope="row">${small(one.tile, texts)}</th>
        <td class="number">${texts.number(one.left)}</td>
        <td class="number">${worth(one.discard)} / ${worth(one.selfDraw)}</td>
      </tr>
    `,
  );
  return renderAnswerTable([tile], [left, value], rows, texts);
}

function renderDiscards(task: Task, texts: AllExerciseTexts): TemplateResult {
  const all = discardsOf(task);
  const best = bestDiscards(all);
  const words = texts.exercise.discards;
  // Those that leave nothing to wait for are all alike.
  const shown = all.filter((one) => one.waits.length || best.includes(one)).slice(0, 8);
  const rows = shown.map(
    (one) => html`
      <tr part="line" class=${best.includes(one) ? 'best' : nothing}>
        <th scope="row">
          ${small(one.tile, texts)} ${best.includes(one) ? html`<small>${words.best}</small>` : nothing}
        </th>
        <td>${one.waits.length ? one.waits.map((wait) => small(wait.tile, texts)) : words.none}</td>
        <td class="number">${texts.number(sumLeft(one.tiles))}</td>
        <td class="number">${texts.number(Math.round(one.expected * 10) / 10)}</td>
      </tr>
    `,
  );
  return html`
    ${renderAnswerTable([words.tile, words.waits], [words.left, words.average], rows, texts)}
    <p class="quiet">${words.note}</p>
  `;
}

export const renderTileAnswer = (task: Task, texts: AllExerciseTexts): TemplateResult =>
  task.asks.includes('waits') ? renderWaits(task, texts) : renderDiscards(task, texts);
