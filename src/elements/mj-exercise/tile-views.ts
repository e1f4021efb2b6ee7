/** Tiles to choose from, and the tiles that are right; loaded where an exercise asks for waits or a discard. */
import { html, nothing, type TemplateResult } from 'lit';
import { tiles as allTiles, type Score, type Tile } from '../../core/index.js';
import type { Discard } from '../../core/odds.js';
import type { Task } from '../../exercise/task.js';
import { bestDiscards, discardable, discardsOf, waitsOf } from '../../exercise/tiles.js';
import type { AllExerciseTexts } from '../../lang/exercise.js';
import { renderTile } from '../../render/tile.js';
import { renderAnswerTable } from './answer-table.js';
import type { ExerciseView } from './views.js';

export { findTiles } from '../../exercise/tiles.js';

/** Tiles to choose from, as checkboxes or, where one is chosen, as radio buttons. */
function renderTiles(
  name: 'waits' | 'discard',
  tiles: readonly Tile[],
  chosen: ReadonlySet<string>,
  disabled: boolean,
  toggle: (event: Event) => void,
  texts: AllExerciseTexts,
  /** Where Tab enters a grid that the arrow keys move in. */
  stop?: number,
): TemplateResult {
  const rows = name === 'waits' ? [9, 18, 27, 34].map((end, row) => tiles.slice(row * 9, end)) : [tiles];
  return html`
    <fieldset class="tiles" part="tiles">
      <legend>${texts.exercise.fields[name]}</legend>
      ${rows.map(
        (row, rowPlace) => html`
          <div class="row">
            ${row.map(
              (tile, place) => html`
                <label class="pick">
                  <input
                    type=${name === 'waits' ? 'checkbox' : 'radio'}
                    name=${name}
                    value=${tile}
                    aria-label=${texts.tile(tile)}
                    tabindex=${stop === undefined || stop === rowPlace * 9 + place ? nothing : '-1'}
                    ?disabled=${disabled}
                    .checked=${chosen.has(tile)}
                    @change=${toggle}
                  />
                  ${renderTile({ tile })}
                </label>
              `,
            )}
          </div>
        `,
      )}
    </fieldset>
  `;
}

const suitedTiles: readonly Tile[] = allTiles.slice(0, 34);

/** The tiles to choose from for what is asked. */
export function renderChoice(
  task: Task,
  {
    session,
    texts,
    isDisabled,
    stop,
    actions,
  }: Pick<ExerciseView, 'session' | 'texts' | 'isDisabled' | 'stop' | 'actions'>,
): TemplateResult {
  const { chosen, isDue } = session;
  const { toggle, move, enter } = actions;
  const disabled = isDisabled || isDue;
  return task.asks.includes('waits')
    ? html`
        <div @keydown=${move} @focusin=${enter}>
          ${renderTiles('waits', suitedTiles, chosen, disabled, toggle, texts, stop)}
        </div>
      `
    : renderTiles('discard', discardable(task), chosen, disabled, toggle, texts);
}

const small = (tile: Tile, texts: AllExerciseTexts): TemplateResult =>
  renderTile({ tile, label: texts.tile(tile), states: ['small'] });

/** The winning tiles, how many are left, and what the hand is worth with each. */
function renderWaits(
  waits: readonly { tile: Tile; left: number; discard: Score | null; selfDraw: Score | null }[],
  texts: AllExerciseTexts,
): TemplateResult {
  const { tile, left, value } = texts.exercise.waits;
  const worth = (score: Score | null): string => (score ? texts.number(score.value) : '–');
  const rows = waits.map(
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

/** The discards side by side, the best first. */
function renderDiscards(all: readonly Discard[], best: readonly Discard[], texts: AllExerciseTexts): TemplateResult {
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
        <td class="number">${texts.number(one.tiles.reduce((sum, { left }) => sum + left, 0))}</td>
        <td class="number">${texts.number(Math.round(one.expected * 10) / 10)}</td>
      </tr>
    `,
  );
  return html`
    ${renderAnswerTable([words.tile, words.waits], [words.left, words.average], rows, texts)}
    <p class="note">${words.note}</p>
  `;
}

/** The tiles that are right, in a table. */
export function renderTileAnswer(task: Task, texts: AllExerciseTexts): TemplateResult {
  if (task.asks.includes('waits')) return renderWaits(waitsOf(task), texts);
  const all = discardsOf(task);
  return renderDiscards(all, bestDiscards(all), texts);
}
