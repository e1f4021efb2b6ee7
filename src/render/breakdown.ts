/** The score breakdown of a hand as a table: one row per line, which expands to show what the rule says. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Group, Tile } from '../core/index.js';
import type { CountTexts } from '../lang/types.js';
import { labelOf, partsOf, rowsOf, sumLabel } from '../breakdown/model.js';
import type { Breakdown, Line, Part, Row, Section, Sum } from '../breakdown/model.js';
import { renderTile } from './tile.js';

export interface CountView {
  breakdown: Breakdown;
  texts: CountTexts;
  /** Keys of expanded lines, and of lines whose tiles are highlighted. */
  open: ReadonlySet<string>;
  lit: ReadonlySet<string>;
  toggle: (event: Event) => void;
  /** The content of an expanded line. */
  detail: (line: Line) => unknown;
  /** Limits the table to this section. */
  section?: Section;
  /** Number of rows shown, the last of which is emphasized. If undefined, all rows are shown. */
  step?: number;
}

/** How each row looks at the current step of a walkthrough. */
function looksAt(view: CountView): (row?: Row) => { words: string; current: boolean } {
  const { breakdown, section, step } = view;
  if (step === undefined) return () => ({ words: '', current: false });
  const rows = rowsOf(breakdown, section);
  return (row) => {
    const place = row ? rows.indexOf(row) : 0;
    return { words: place < step ? '' : ' later', current: place + 1 === step };
  };
}

/** A figure for the eye, and words for screen readers. */
export const figure = (seen: unknown, heard: string): TemplateResult => html`
  <span aria-hidden="true">${seen}</span>
  <span class="heard">${heard}</span>
`;

/** Small tiles next to the line that names them. Exposed sets and concealed kongs look as they do in a hand. */
export const smallTiles = (tiles: readonly Tile[], group?: Pick<Group, 'kind' | 'concealed'>): TemplateResult => {
  const hidden = group?.kind === 'kong' && group.concealed;
  const isExposed = group && !group.concealed && /chow|pung|kong/.test(group.kind);
  // prettier-ignore
  return html`<span class=${isExposed ? 'tiles exposed' : 'tiles'} part="tiles" aria-hidden="true">${tiles.map((tile, place) => renderTile({ tile, faceDown: hidden && place % 3 === 0 }))}</span>`;
};

/** The sums that a line leads through; with many sums, a printed line may break before an arrow. */
// prettier-ignore
const steps = (sums: readonly number[], { number, breakdown }: CountTexts): TemplateResult | typeof nothing =>
  sums.length
    ? figure(
        sums.map((sum, place) => html`${place ? (sums[2] === undefined ? ' ' : html` <wbr>`) : nothing}<span class="step">${place ? html`<span class="arrow">→</span> ` : nothing}<b>${number(sum)}</b></span>`),
        breakdown.steps(sums),
      )
    : nothing;

/** Two sums stay on one line, however narrow it is. */
const runningClass = (sums: readonly number[]): string => (sums.length > 2 ? 'number running' : 'number running few');

/** Whether two sums are long figures, which need more room on a narrow page. */
const isWide = (sums: readonly number[], { number }: CountTexts): boolean =>
  sums.length === 2 && sums.map(number).join('').length > 10;

/** More tiles than this are the whole hand, which is shown above anyway. */
export const MOST_TILES = 12;

/** The complete score breakdown. */
export function renderCount(view: CountView): TemplateResult {
  const { breakdown, texts, section } = view;
  const { caption, columns, nothing: none, nothingIn } = texts.breakdown;
  const { score } = breakdown;
  const parts = partsOf(breakdown, section);
  const isEmpty = section ? !parts[0]!.lines.length && !parts[0]!.sums.length : !score.awards.length;
  const looks = looksAt(view);
  return html`
    <table part="table" class="count" role="table">
      <caption part="caption">${caption(score, score.profile)}</caption>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">${columns.award}</th>
          <th role="columnheader" scope="col" class="number">${columns.worth}</th>
          <th role="columnheader" scope="col" class="number">${columns.running}</th>
        </tr>
      </thead>
      ${
        !isEmpty
          ? parts.map((part) => renderPart(part, view, looks))
          : html`
              <tbody role="rowgroup">
                <tr role="row"><td role="cell" colspan="3" class="none">${section ? nothingIn[section] : none}</td></tr>
              </tbody>
            `
      }
      ${
        section
          ? nothing
          : html`
              <tbody role="rowgroup" class="value">${renderSum(breakdown.value, view, looks)}</tbody>
            `
      }
    </table>
  `;
}

type Looks = ReturnType<typeof looksAt>;

function renderPart({ section, lines, sums }: Part, view: CountView, looks: Looks): TemplateResult {
  const heading = view.texts.breakdown.sections[section];
  return html`
    <tbody role="rowgroup" part="section ${section}">
      ${
        lines.length
          ? html`
              <tr role="row" class=${`heading${looks(lines[0]).words}`}>
                <th role="rowheader" scope="rowgroup" colspan="3">${heading}</th>
              </tr>
            `
          : nothing
      }
      ${lines.map((line) => renderLine(line, view, looks))} ${sums.map((sum) => renderSum(sum, view, looks))}
    </tbody>
  `;
}

/** The label with the Chinese name, if there is one. */
const renderLabel = (line: Line, texts: CountTexts): TemplateResult => {
  const chinese = texts.chinese(line.rule);
  return html`
    ${labelOf(line, texts)}${
      chinese
        ? html`
            <span lang="zh-Hant" class="chinese">${chinese}</span>
          `
        : nothing
    }
  `;
};

function renderLine(line: Line, view: CountView, looks: Looks): TemplateResult {
  const { texts, open, lit, toggle, detail } = view;
  const { key, tiles, group, worth } = line;
  const isOpen = open.has(key);
  const isLit = lit.has(key);
  const { words, current } = looks(line);
  return html`
    <tr
      role="row"
      data-key=${key}
      part=${isLit ? 'line lit' : 'line'}
      class=${`line${isLit ? ' lit' : ''}${isWide(line.steps, texts) ? ' wide' : ''}${words}`}
      aria-current=${current ? 'step' : nothing}
    >
      <th role="rowheader" scope="row">
        <div class="label">
          <button type="button" part="toggle" aria-expanded=${isOpen ? 'true' : 'false'} @click=${toggle}>
            <span>${renderLabel(line, texts)}</span>
          </button>
          ${tiles.length > MOST_TILES ? nothing : smallTiles(tiles, group)}
        </div>
      </th>
      <td role="cell" class="number">${figure(texts.shortWorth(worth), texts.worth(worth))}</td>
      <td role="cell" class=${runningClass(line.steps)}>${steps(line.steps, texts)}</td>
    </tr>
    ${
      isOpen
        ? html`
            <tr role="row" class="detail" part="detail">
              <td role="cell" colspan="3">${detail(line)}</td>
            </tr>
          `
        : nothing
    }
  `;
}

function renderSum(sum: Sum, { breakdown, texts }: CountView, looks: Looks): TemplateResult {
  const { words, current } = looks(sum);
  return html`
    <tr
      role="row"
      part="sum ${sum.name}"
      class=${`sums ${sum.name}${words}`}
      aria-current=${current ? 'step' : nothing}
    >
      <th role="rowheader" scope="row" colspan="2">${sumLabel(sum, breakdown, texts)}</th>
      <td role="cell" class=${runningClass(sum.steps)}>${steps(sum.steps, texts)}</td>
    </tr>
  `;
}
