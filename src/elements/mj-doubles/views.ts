/** Points × 2^doubles as a chart, and a model of how often doubles occur. */
import { html, nothing, type TemplateResult } from 'lit';
import { doublesModel, doublesShares } from '../../core/odds.js';
import type { AllDoublesTexts } from '../../lang/doubles.js';
import { renderBar } from '../../render/bar.js';
import { renderCells, renderHeads } from '../../render/table.js';

export interface Step {
  doubles: number;
  /** Before the limit. */
  total: number;
  /** After it. */
  value: number;
}

/** The chart reaches so far beyond the limit, where it fades. */
const ABOVE = 1.25;
const HEIGHT = 100;

const round = (value: number): number => Math.round(value * 100) / 100;

/** Columns for 0, 1, 2 … doubles with the limit across them. A table says the same. */
export function renderColumns(
  steps: readonly Step[],
  chosen: number,
  limit: number,
  texts: AllDoublesTexts,
): TemplateResult {
  const words = texts.doubles;
  const { number } = texts;
  const last = steps.at(-1)!.total;
  const top = limit === Infinity ? Math.max(1, last) : limit * ABOVE;
  const heightOf = (value: number): number => round((Math.min(value, top) / top) * HEIGHT);
  const column = ({ doubles, total, value }: Step): TemplateResult => {
    const full = heightOf(value);
    const cut = heightOf(total) - full;
    return html`
      <div class=${doubles === chosen ? 'column chosen' : 'column'} data-doubles=${doubles}>
        <svg viewBox="0 0 10 ${HEIGHT}" preserveAspectRatio="none">
          <path class="cut" d="M0 ${HEIGHT - full - cut}h10v${cut}h-10z"></path>
          <path class="full" d="M0 ${HEIGHT - full}h10v${full}h-10z"></path>
        </svg>
        <span class="of">${doubles}</span>
      </div>
    `;
  };
  return html`
    <div class="chart" part="chart" aria-hidden="true">
      <div class=${steps.length > 12 ? 'columns many' : 'columns'}>${steps.map(column)}</div>
      ${
        limit === Infinity
          ? nothing
          : html`
              <svg class="limit" width="100%" height="100%">
                <line x1="0" x2="100%" y1="${100 - 100 / ABOVE}%" y2="${100 - 100 / ABOVE}%"></line>
              </svg>
              <span class="limit-label">${words.limitLine(limit)}</span>
            `
      }
    </div>
    <div class="heard">
      <table part="table">
        <caption>${words.caption}</caption>
        ${renderHeads([words.columns.doubles, words.columns.total, words.columns.paid])}
        <tbody>
          ${steps.map(({ doubles, total, value }) => renderCells([doubles, total, value].map(number)))}
        </tbody>
      </table>
    </div>
  `;
}

/** Without a limit, the model is drawn so far. */
const MOST_ROWS = 8;

/** The model: how often each number of doubles occurs, what it adds to the mean, and what a limit changes. */
export function renderModel(q: number, cap: number, texts: AllDoublesTexts): TemplateResult {
  const words = texts.doubles;
  const { columns, statistics } = words;
  const isCapped = cap !== Infinity;
  const shares = doublesShares(q, isCapped ? cap : MOST_ROWS);
  const free = doublesModel(q);
  const capped = isCapped ? doublesModel(q, cap) : undefined;
  const most = Math.max(...shares.map(({ share, factor }) => share * factor));
  const addedBy = (part: number): TemplateResult => html`${words.factor(part)} ${renderBar(most ? part / most : 0)}`;
  const statisticsOf = (kind: string, { mean, deviation }: typeof free): TemplateResult =>
    renderCells([kind, words.factor(mean), words.factor(deviation)]);
  const lost = capped && free.mean !== Infinity ? Math.max(0, 1 - capped.mean / free.mean) : undefined;
  return html`
    <table class="shares" part="model model-table">
      <caption class="heard">${words.modelTitle}</caption>
      ${renderHeads([columns.doubles, columns.factor, columns.share, ...(isCapped ? [columns.adds] : [])])}
      <tbody>
        ${shares.map(({ doubles, factor, share }, place) =>
          renderCells([
            place === shares.length - 1 && q ? words.orMore(doubles) : texts.number(doubles),
            `×${texts.number(factor)}`,
            html`${words.percent(share)} ${renderBar(share)}`,
            ...(isCapped ? [addedBy(share * factor)] : []),
          ]),
        )}
      </tbody>
    </table>
    <table class="statistics" part="statistics">
      ${renderHeads([statistics.kind, statistics.mean, statistics.deviation])}
      <tbody>
        ${statisticsOf(words.uncapped, free)} ${capped ? statisticsOf(words.capped(cap), capped) : nothing}
      </tbody>
    </table>
    ${capped ? html`<p class="quiet">${words.effect(lost)}</p>` : nothing}
  `;
}
