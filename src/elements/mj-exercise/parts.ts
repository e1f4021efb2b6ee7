/** An exercise: what is asked, the fields for an answer, and the answer line by line once it is due. */
import { html, nothing, type TemplateResult } from 'lit';
import { breakdownOf, labelOf, rowsOf, sumLabel, worthIn, type Line, type Row } from '../../breakdown/model.js';
import { missedSentence, nearMisses } from '../../breakdown/near-misses.js';
import {
  tiles as allTiles,
  winds,
  type AwardId,
  type Profile,
  type Score,
  type Tile,
  type Wind,
} from '../../core/index.js';
import type { CheckedAnswer, CountQuestion, Discard } from '../../core/odds.js';
import { isOwnAward } from '../../core/own-awards/terms.js';
import type { TaskTable } from '../../exercise/task.js';
import type { BookTexts } from '../../lang/types.js';
import type { AllExerciseTexts } from '../../lang/exercise.js';
import { renderTile } from '../../render/tile.js';
import { ownMeaning } from '../own-meaning.js';

/** A field with its label above it. The element sets its text, which a server does not know. */
export interface FieldView {
  name: string;
  label: string;
  disabled: boolean;
  /** Whether the last check found it right; undefined before it was checked. */
  isRight?: boolean;
  input: (event: Event) => void;
  key: (event: KeyboardEvent) => void;
  /** Id of a text that explains it. */
  about?: string;
}

export function renderField({ name, label, disabled, isRight, input, key, about }: FieldView): TemplateResult {
  const state = isRight === undefined ? '' : isRight ? ' right' : ' wrong';
  return html`
    <label class="field${state}" part="field">
      <span>${label}</span>
      <input
        part="input"
        type="text"
        inputmode=${name.startsWith('payments') ? 'text' : 'numeric'}
        autocomplete="off"
        maxlength="16"
        name=${name}
        aria-invalid=${isRight === false ? 'true' : nothing}
        aria-describedby=${about ?? nothing}
        ?disabled=${disabled}
        @input=${input}
        @keydown=${key}
      />
    </label>
  `;
}

/** Awards to choose from. */
export function renderAwards(
  ids: readonly AwardId[],
  chosen: ReadonlySet<string>,
  checked: CheckedAnswer['awards'],
  disabled: boolean,
  toggle: (event: Event) => void,
  texts: AllExerciseTexts,
): TemplateResult {
  const state = (id: AwardId): string =>
    !checked ? '' : checked.right.includes(id) ? ' right' : checked.wrong.includes(id) ? ' wrong' : '';
  return html`
    <fieldset class="awards" part="awards">
      <legend>${texts.exercise.fields.awards}</legend>
      <div class="choices">
        ${ids.map(
          (id) => html`
            <label class="choice${chosen.has(id) ? state(id) : ''}">
              <input
                type="checkbox"
                name="awards"
                value=${id}
                ?disabled=${disabled}
                .checked=${chosen.has(id)}
                @change=${toggle}
              />
              <span>${texts.rule(id)}</span>
            </label>
          `,
        )}
      </div>
    </fieldset>
  `;
}

/** Tiles to choose from, as checkboxes or, where one is chosen, as radio buttons. */
export function renderTiles(
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

export const suitedTiles: readonly Tile[] = allTiles.slice(0, 34);

/** Who holds what at a generated table. */
export function renderTable(
  { values, winner, discarder, erred }: TaskTable,
  hidden: Wind | undefined,
  texts: AllExerciseTexts,
  fines: BookTexts | undefined,
): TemplateResult {
  const { holds, wonFrom, erred: hasErred } = texts.exercise;
  return html`
    <div class="table" part="table">
      ${winner ? html`<p>${wonFrom(winner, discarder)}</p>` : nothing}
      ${
        erred && fines
          ? html`
              <p>
                ${hasErred(erred.seat, fines.rules.error(erred.id), erred.dead && texts.settlement.dead[erred.dead])}
              </p>
            `
          : nothing
      }
      <ul>
        ${winds.map((seat) => (seat === hidden ? nothing : html`<li>${holds(seat, values[seat])}</li>`))}
      </ul>
    </div>
  `;
}

/** An answer as a table. The first heads are above words, the others above numbers. */
const renderAnswer = (
  heads: readonly string[],
  numbers: readonly string[],
  rows: readonly TemplateResult[],
  texts: AllExerciseTexts,
): TemplateResult => html`
  <div class="scroll">
    <table part="lines">
      <caption>${texts.exercise.answer}</caption>
      <thead>
        <tr>
          ${heads.map((head) => html`<th scope="col">${head}</th>`)}
          ${numbers.map((head) => html`<th scope="col" class="number">${head}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>
`;

const isLine = (row: Row): row is Line => 'rule' in row;

/** The score line by line; lines of awards that were answered are marked. */
export function renderLines(score: Score, answered: ReadonlySet<string> | undefined, texts: AllExerciseTexts): unknown {
  const { columns, had, missed } = texts.exercise;
  const breakdown = breakdownOf(score);
  const rows = rowsOf(breakdown).map((row) => {
    const sum = row.steps.at(-1);
    const mark = answered && isLine(row) ? (answered.has(row.rule) ? had : missed) : undefined;
    const meaning = mark === missed && isLine(row) && texts.meaning(row.rule);
    return html`
      <tr class=${isLine(row) ? (mark === missed ? 'missed' : nothing) : 'sum'} part=${isLine(row) ? 'line' : 'sum'}>
        <th scope="row">
          ${isLine(row) ? labelOf(row, texts) : sumLabel(row, breakdown, texts)}
          ${mark ? html`<small>${mark}</small>` : nothing} ${meaning ? html`<small>${meaning}</small>` : nothing}
        </th>
        <td class="number">${isLine(row) ? texts.shortWorth(row.worth) : nothing}</td>
        <td class="number">${sum === undefined ? nothing : texts.number(sum)}</td>
      </tr>
    `;
  });
  return renderAnswer([columns.line], [columns.worth, columns.sum], rows, texts);
}

/** Why awards that were answered are not earned. */
export function renderNotGiven(
  score: Score,
  wrong: readonly AwardId[],
  profile: Profile,
  texts: AllExerciseTexts,
): TemplateResult | typeof nothing {
  if (!wrong.length) return nothing;
  const misses = nearMisses(score, profile).filter(({ rule }) => wrong.includes(rule));
  return html`
    <h4>${texts.exercise.notGiven}</h4>
    <ul class="reasons">
      ${misses.map((miss) => html`<li>${missedSentence(miss, texts)}</li>`)}
    </ul>
  `;
}

const small = (tile: Tile, texts: AllExerciseTexts): TemplateResult =>
  renderTile({ tile, label: texts.tile(tile), states: ['small'] });

/** The winning tiles, how many are left, and what the hand is worth with each. */
export function renderWaits(
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
  return renderAnswer([tile], [left, value], rows, texts);
}

/** The discards side by side, the best first. */
export function renderDiscards(
  all: readonly Discard[],
  best: readonly Discard[],
  texts: AllExerciseTexts,
): TemplateResult {
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
    ${renderAnswer([words.tile, words.waits], [words.left, words.average], rows, texts)}
    <p class="note">${words.note}</p>
  `;
}

/** The awards that a question of a guided count is about, with what they are worth. */
export function renderCounts({ about }: CountQuestion, profile: Profile, texts: AllExerciseTexts): TemplateResult {
  return html`
    <details class="counts" part="counts">
      <summary>${texts.exercise.guide.counts}</summary>
      <ul>
        ${about.map(
          (id) => html`
            <li>
              <span>${texts.rule(id)}</span>
              <b>${texts.worth(worthIn(profile, id))}</b>
              <small>${isOwnAward(id) ? ownMeaning(id, profile.rules[id], texts.language) : texts.meaning(id)}</small>
            </li>
          `,
        )}
      </ul>
    </details>
  `;
}

/** The lines of the score that answer a question. */
export function renderEarned(score: Score, { awards }: CountQuestion, texts: AllExerciseTexts): TemplateResult {
  const lines = rowsOf(breakdownOf(score)).filter(isLine);
  const rules = new Set(awards.map(({ rule }) => rule));
  return html`
    <ul class="earned">
      ${lines
        .filter(({ rule }) => rules.has(rule))
        .map(
          (line) => html`
            <li>
              ${labelOf(line, texts)}
              <b>${texts.shortWorth(line.worth)}</b>
            </li>
          `,
        )}
    </ul>
  `;
}
