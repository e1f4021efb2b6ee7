/** The score breakdown of a hand as a table: one row per line, which expands to show what the rule says. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Group, Tile } from '../../core/index.js';
import type { CountTexts, SpokenError } from '../../lang/types.js';
import { isPlain, labelOf, MOST_TILES, partsOf, rowsOf, sumLabel } from '../../breakdown/model.js';
import type { Breakdown, Line, Part, Row, Section, Sum } from '../../breakdown/model.js';
import { renderSituation } from '../../render/situation.js';
import { renderPieces, renderPlaces, type Piece } from '../../render/templates.js';
import { renderStill } from '../../render/still.js';

export interface CountView {
  breakdown: Breakdown;
  texts: CountTexts;
  /** Keys of expanded lines, and of lines whose tiles are highlighted. */
  open: ReadonlySet<string>;
  lit: ReadonlySet<string>;
  detail: (line: Line) => unknown;
  section?: Section;
  /** Number of rows shown, the last of which is emphasized. If undefined, all rows are shown. */
  step?: number;
}

function looksAt(view: CountView): (row?: Row) => { words: string; current: boolean } {
  const { breakdown, section, step } = view;
  if (step === undefined) return () => ({ words: '', current: false });
  const rows = rowsOf(breakdown, section);
  return (row) => {
    const place = row ? rows.indexOf(row) : 0;
    return { words: place < step ? '' : ' later', current: place + 1 === step };
  };
}

// The templates of the table have white space only between cells, where it separates words: on a page with a thousand
// breakdowns, each with twenty rows, the text nodes would be a third of all nodes.

/** A figure for the eye, and words for screen readers. */
export const figure = (seen: unknown, heard: string): TemplateResult =>
  html`<span aria-hidden="true">${seen}</span><span class="heard">${heard}</span>`;

/** Small tiles next to the line that names them. Exposed sets and concealed kongs look as they do in a hand. */
export const smallTiles = (tiles: readonly Tile[], group?: Pick<Group, 'kind' | 'concealed'>): TemplateResult => {
  const hidden = group?.kind === 'kong' && group.concealed;
  const isExposed = group && !group.concealed && /chow|pung|kong/.test(group.kind);
  const opening = `<span class="tiles${isExposed ? ' exposed' : ''}" part="tiles" aria-hidden="true">`;
  return renderStill(tiles, hidden, opening);
};

/** The last cell of a row: the running sums. Two stay on one line, however narrow it is; a printed line with more may break before an arrow. */
function runningCell(sums: readonly number[], { number, breakdown }: CountTexts): Piece[] {
  const isLong = sums.length > 2;
  const arrow = `</b></span> ${isLong ? '<wbr>' : ''}<span class="step"><span class="arrow">→</span> <b>`;
  const steps = sums.flatMap((sum, place): Piece[] => [place ? arrow : '', [number(sum)]]);
  const seen = ['<span aria-hidden="true"><span class="step"><b>', ...steps, '</b></span></span>'];
  return [
    ` <td role="cell" class="number running${isLong ? '' : ' few'}">`,
    ...(sums.length ? [...seen, '<span class="heard">', [breakdown.steps(sums)] as const, '</span>'] : []),
    '</td></tr>',
  ];
}

/** Whether two sums are long figures, which need more room on a narrow page. */
const isWide = (sums: readonly number[], { number }: CountTexts): boolean =>
  sums.length === 2 && sums.map(number).join('').length > 10;

export function renderCount(view: CountView): TemplateResult {
  const { breakdown, texts, section } = view;
  const { caption, columns, nothing: none, nothingIn } = texts.breakdown;
  const { score } = breakdown;
  const parts = partsOf(breakdown, section);
  const isEmpty = section ? !parts[0]!.lines.length && !parts[0]!.sums.length : !score.awards.length;
  const looks = looksAt(view);
  const content = isEmpty
    ? html`<tbody role="rowgroup"><tr role="row"><td role="cell" colspan="3" class="none">${section ? nothingIn[section] : none}</td></tr></tbody>`
    : renderPlaces(
        '',
        parts.map((part) => renderPart(part, view, looks)),
        '',
      );
  const value = section
    ? nothing
    : html`<tbody role="rowgroup" class="value">${renderSum(breakdown.value, view, looks)}</tbody>`;
  return html`<table part="table" class="count" role="table"><caption part="caption">${caption(score, breakdown.profile)}</caption> <thead role="rowgroup"><tr role="row"><th role="columnheader" scope="col">${columns.award}</th> <th role="columnheader" scope="col" class="number">${columns.worth}</th> <th role="columnheader" scope="col" class="number">${columns.running}</th></tr></thead>${content}${value}</table>`;
}

type Looks = ReturnType<typeof looksAt>;

function renderPart({ section, lines, sums }: Part, view: CountView, looks: Looks): TemplateResult {
  const heading = html`<tr role="row" class=${`heading${looks(lines[0]).words}`}><th role="rowheader" scope="rowgroup" colspan="3">${view.texts.breakdown.sections[section]}</th></tr>`;
  const rows = [
    ...(lines.length ? [heading] : []),
    ...lines.map((line) => renderLine(line, view, looks)),
    ...sums.map((sum) => renderSum(sum, view, looks)),
  ];
  return renderPlaces(`<tbody role="rowgroup" part="section award-section ${section}">`, rows, '</tbody>');
}

function renderLine(line: Line, { texts, open, lit, detail }: CountView, looks: Looks): TemplateResult {
  const { key, rule, tiles, group, worth, steps } = line;
  const isOpen = open.has(key);
  const isLit = lit.has(key);
  const { words, current } = looks(line);
  const chinese = texts.chinese(rule);
  const below = isOpen
    ? html`<tr role="row" class="detail" part="detail"><td role="cell" colspan="3">${detail(line)}</td></tr>`
    : nothing;
  return renderPieces(`line ${Boolean(chinese)}`, [
    '<tr role="row" data-key=',
    [key],
    ' part=',
    [isLit ? 'line lit' : 'line'],
    ' class=',
    [`line${isLit ? ' lit' : ''}${isWide(steps, texts) ? ' wide' : ''}${words}`],
    ' aria-current=',
    [current ? 'step' : nothing],
    '><th role="rowheader" scope="row"><div class="label"><button type="button" part="toggle" aria-expanded=',
    [isOpen ? 'true' : 'false'],
    '><span>',
    [labelOf(line, texts)],
    ...(chinese ? [' <span lang="zh-Hant" class="chinese">', [chinese] as const, '</span>'] : []),
    '</span></button>',
    [tiles.length > MOST_TILES ? nothing : smallTiles(tiles, group)],
    '</div></th> <td role="cell" class="number"><span aria-hidden="true">',
    [texts.shortWorth(worth)],
    '</span><span class="heard">',
    [texts.worth(worth)],
    '</span></td>',
    ...runningCell(steps, texts),
    [below],
  ]);
}

function renderSum(sum: Sum, { breakdown, texts }: CountView, looks: Looks): TemplateResult {
  const { name, steps } = sum;
  const { words, current } = looks(sum);
  return renderPieces(`sum ${name}`, [
    `<tr role="row" part="sum ${name}" class=`,
    [`sums ${name}${words}`],
    ' aria-current=',
    [current ? 'step' : nothing],
    '><th role="rowheader" scope="row" colspan="2">',
    [sumLabel(sum, breakdown, texts)],
    '</th>',
    ...runningCell(steps, texts),
  ]);
}

/** The value, and the score in one sentence. The value is hidden until the steps reach it. */
export function renderHead(
  breakdown: Breakdown,
  texts: CountTexts,
  hasSituation: boolean,
  step = Infinity,
): TemplateResult {
  const { score, count } = breakdown;
  return html`
    ${hasSituation ? renderSituation(score.situation, score.won, texts) : nothing}
    <div class=${step < rowsOf(breakdown).length ? 'head later' : 'head'} part="head">
      <p part="value">${texts.number(score.value)}</p>
      <p class="sentence">${isPlain(count) ? texts.breakdown.unit(count.value) : texts.breakdown.summary(count)}</p>
    </div>
  `;
}

/** What is wrong, unless it is shown elsewhere, and whether an earlier breakdown follows. */
export const renderError = (error: Error | null, texts: CountTexts, hasLast: boolean): unknown =>
  error || hasLast
    ? html`
        <div class="message" part="message" role="alert">
          ${error ? texts.error(error as unknown as SpokenError) : nothing}
          ${hasLast ? html`<small>${texts.breakdown.lastGood}</small>` : nothing}
        </div>
      `
    : nothing;
