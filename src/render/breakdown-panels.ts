/** What a reader opens below the count: near misses, other readings, other situations, other profiles, and copying. */
import { html, nothing, type TemplateResult } from 'lit';
import { winds, type Figures, type Group, type Score, type Tile, type Wind } from '../core/index.js';
import type { SpokenCount, Texts, Worth } from '../lang/types.js';
import { figure, smallTiles } from './breakdown.js';
import { differs, type ComparedLine, type Comparison } from '../breakdown/compare.js';
import { countOf, labelOf } from '../breakdown/model.js';
import { changedLines, missedSentence, type Change, type NearMiss } from '../breakdown/near-misses.js';

/** More columns than this stand below their label until there is much room. */
const MANY = 4;

/** How many near misses are told before all are asked for. */
const NEAREST = 6;

const panel = (name: string, title: string, content: unknown): TemplateResult => html`
  <details part="panel ${name}">
    <summary part="summary">${title}</summary>
    <div class="panel">${content}</div>
  </details>
`;

export interface MissesView {
  misses: readonly NearMiss[];
  all: boolean;
  texts: Texts;
  showAll: (event: Event) => void;
}

export function renderMisses({ misses, all, texts, showAll }: MissesView): TemplateResult | typeof nothing {
  if (!misses.length) return nothing;
  const nearest = all ? misses : misses.filter(({ near }) => near).slice(0, NEAREST);
  return panel(
    'why-not',
    texts.breakdown.whyNot,
    html`
      <ul class="misses">
        ${nearest.map(
          (miss) => html`
            <li data-tiles=${miss.tiles.join(' ')}>${missedSentence(miss, texts)}</li>
          `,
        )}
      </ul>
      ${
        nearest.length < misses.length
          ? html`
              <button type="button" class="quiet" @click=${showAll}>${texts.breakdown.showAll(misses.length)}</button>
            `
          : nothing
      }
    `,
  );
}

const renderReading = (reading: readonly Group[]): TemplateResult[] =>
  reading.map((group) => smallTiles(group.tiles, group));

/** The count of another reading: its awards are not told, only its figures. */
const figuresOf = ({ base, doubles, total, value }: Figures, limit: number | null): SpokenCount => ({
  points: base,
  base,
  doubles,
  doubled: base * 2 ** doubles,
  total,
  value,
  limit,
  limitHands: [],
  fraction: 0,
});

export function renderOtherReadings(score: Score, texts: Texts): TemplateResult | typeof nothing {
  if (!score.otherReadings.length) return nothing;
  const { otherReadings, otherReading, chosenBecause } = texts.breakdown;
  return panel(
    'other-readings',
    otherReadings,
    html`
      <ul class="readings">
        ${score.otherReadings.map(
          (other) => html`
            <li>
              <div class="reading">
                <span class="groups">${renderReading(other.reading)}</span>
                <span class="number">${texts.number(other.value)}</span>
              </div>
              <p>
                <span class="heard">${otherReading(other.reading)}</span>
                ${texts.breakdown.summary(figuresOf(other, score.limit))} ${chosenBecause(score, other)}
              </p>
            </li>
          `,
        )}
      </ul>
    `,
  );
}

export interface WhatIfView {
  score: Score;
  change: Change;
  /** The Score under the change, or the sentence of why there is none. */
  changed: Score | string;
  texts: Texts;
  choose: (event: Event) => void;
  reset: (event: Event) => void;
}

const bonusTiles: readonly Tile[] = ['f', 's'].flatMap((suit) => [1, 2, 3, 4].map((rank) => `${rank}${suit}`));

export function renderWhatIf({ score, change, changed, texts, choose, reset }: WhatIfView): TemplateResult {
  const { breakdown } = texts;
  const { hand, situation, won } = score;
  const choice = (name: keyof Change, value: string, isChosen: boolean, label: unknown): TemplateResult => html`
    <label>
      <input type="radio" name=${name} value=${value} ?checked=${isChosen} @change=${choose} />
      <span>${label}</span>
    </label>
  `;
  const fieldset = (legend: string, choices: unknown): TemplateResult => html`
    <fieldset>
      <legend>${legend}</legend>
      <div class="choices">${choices}</div>
    </fieldset>
  `;
  const seats = (name: 'seat' | 'round', legend: string): TemplateResult => {
    const chosen: Wind = change[name] ?? situation[name] ?? 'east';
    return fieldset(
      legend,
      winds.map((wind) => choice(name, wind, wind === chosen, texts.winds[wind])),
    );
  };
  const win = change.win ?? situation.win ?? 'discard';
  const spare = bonusTiles.filter((tile) => !hand.bonus.includes(tile));
  return panel(
    'what-if',
    breakdown.whatIf,
    html`
      <div class="switches">
        ${
          won
            ? fieldset(
                breakdown.whatIfWin,
                (['discard', 'self-draw'] as const).map((one) => choice('win', one, one === win, texts.wins[one])),
              )
            : nothing
        }
        ${seats('seat', breakdown.whatIfSeat)} ${seats('round', breakdown.whatIfRound)}
        ${
          spare.length
            ? fieldset(breakdown.whatIfBonus, [
                choice('bonus', '', !change.bonus, breakdown.noBonus),
                spare.map((tile) =>
                  choice('bonus', tile, tile === change.bonus, [
                    smallTiles([tile]),
                    html`
                      <span class="heard">${texts.tile(tile)}</span>
                    `,
                  ]),
                ),
              ])
            : nothing
        }
      </div>
      <div class="outcome" role="status">
        ${Object.values(change).some(Boolean) ? renderOutcome(score, changed, texts) : nothing}
      </div>
      ${
        Object.values(change).some(Boolean)
          ? html`
              <button type="button" class="quiet" @click=${reset}>${breakdown.whatIfReset}</button>
            `
          : nothing
      }
    `,
  );
}

function renderOutcome(score: Score, changed: Score | string, texts: Texts): TemplateResult {
  if (typeof changed === 'string')
    return html`
      <p>${changed}</p>
    `;
  const { whatIfValue, changed: told, unchanged } = texts.breakdown;
  const lines = changedLines(score, changed, texts);
  return html`
    <p class="outcome-value">${whatIfValue(score.value, changed.value)}</p>
    ${
      lines.length
        ? html`
            <ul>
              ${lines.map(
                (line) => html`
                  <li>${told(line)}</li>
                `,
              )}
            </ul>
          `
        : html`
            <p>${unchanged}</p>
          `
    }
    <p>${texts.breakdown.summary(countOf(changed))}</p>
  `;
}

/** The same hand by several rules: a table whose rows are lines and whose columns are profiles, the value on top. */
export function renderComparison({ columns, figures, lines, values }: Comparison, texts: Texts): TemplateResult {
  const { compared, comparedSummary, comparedCaption, columns: heads, value, base, limit, sections } = texts.breakdown;
  const cell = (cells: readonly unknown[], column: number, content: unknown): TemplateResult => {
    const other = differs(cells, column);
    return html`
      <td role="cell" part=${other ? 'cell differs' : 'cell'} class=${other ? 'differs' : ''}>
        ${content}${
          other
            ? html`
                <span class="heard">${texts.breakdown.differs}</span>
              `
            : nothing
        }
      </td>
    `;
  };
  const row = (name: string, label: unknown, cells: readonly unknown[], content: (column: number) => unknown) => html`
    <tr role="row" class=${name}>
      <th role="rowheader" scope="row"><span>${label}</span></th>
      ${columns.map((_, column) => cell(cells, column, content(column)))}
    </tr>
  `;
  const figureRow = (name: 'value' | 'base' | 'limit', label: string): TemplateResult =>
    row(name, label, figures[name], (column) => {
      const shown = figures[name][column];
      if (typeof shown === 'number') return texts.number(shown);
      return columns[column]!.score || name === 'limit'
        ? '–'
        : name === 'value'
          ? texts.breakdown.mayNotGoOut
          : nothing;
    });
  const lineRow = (line: ComparedLine): TemplateResult =>
    row(
      'line',
      labelOf(line, texts),
      columns.map((_, column) => line.cells[column]),
      (column) => worthCell(line.cells[column], texts),
    );
  const inSection = (section: string): unknown => {
    const own = lines.filter((line) => line.section === section);
    return own.map(lineRow);
  };
  return html`
    <section part="comparison" class=${columns.length > MANY ? 'comparison many' : 'comparison'}>
      <p id="compared" class="title">${compared}</p>
      <p class="sentence">${comparedSummary(values)}</p>
      <div class="scroll" role="group" aria-labelledby="compared" tabindex="0">
        <table role="table">
          <caption class="heard">${comparedCaption}</caption>
          <thead role="rowgroup">
            <tr role="row">
              <td role="cell" class="corner"><span class="heard">${heads.award}</span></td>
              ${columns.map(
                ({ profile }) => html`
                  <th role="columnheader" scope="col">${texts.profile(profile.name)}</th>
                `,
              )}
            </tr>
          </thead>
          <tbody role="rowgroup">${figureRow('value', value)}</tbody>
          <tbody role="rowgroup" aria-label=${sections.points}>${inSection('points')} ${figureRow('base', base)}</tbody>
          <tbody role="rowgroup" aria-label=${sections.doubles}>${inSection('doubles')}</tbody>
          <tbody role="rowgroup" aria-label=${sections['limit-hands']}>
            ${inSection('limit-hands')} ${figureRow('limit', limit)}
          </tbody>
        </table>
      </div>
    </section>
  `;
}

const worthCell = (worth: Worth | undefined, texts: Texts): TemplateResult =>
  worth ? figure(texts.shortWorth(worth), texts.worth(worth)) : figure('–', texts.breakdown.notGiven);

export interface CopyView {
  texts: Texts;
  copyText: () => void;
  copyMarkdown: () => void;
  /** Copied, or the text that the clipboard refused. */
  copied?: true | string;
}

export const renderCopy = ({ texts, copyText, copyMarkdown, copied }: CopyView): TemplateResult => html`
  <div part="copy" class="copy">
    <button type="button" class="quiet" @click=${copyText}>${texts.breakdown.copyText}</button>
    <button type="button" class="quiet" @click=${copyMarkdown}>${texts.breakdown.copyMarkdown}</button>
    <span role="status">
      ${copied === true ? texts.breakdown.copied : copied ? texts.breakdown.notCopied : nothing}
    </span>
    ${
      typeof copied === 'string'
        ? html`
            <textarea readonly rows="8" aria-label=${texts.breakdown.notCopied} .value=${copied}></textarea>
          `
        : nothing
    }
  </div>
`;
