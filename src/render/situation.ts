/** A discreet line about a hand: its seat, the round and how it was won. */
import { html, nothing, type TemplateResult } from 'lit';
import { winds, type Situation, type Wind } from '../core/index.js';
import type { HandTexts } from '../lang/types.js';
import { windPath } from './winds.js';

/** Icons in a 16 × 16 box: a tile above the wall, a tile that an arrow points at, a spark. */
const SELF_DRAW = 'M5 10.5V2h6v8.5zM1 13.5h14';
const DISCARD = 'M9.5 3.5h5v9h-5zM1 8h6M4.5 5.5 7 8l-2.5 2.5';
const CIRCUMSTANCE = 'M8 1.5Q8 8 14.5 8Q8 8 8 14.5Q8 8 1.5 8Q8 8 8 1.5z';

/** An icon with its label. */
// prettier-ignore
const clause = (d: string, words: string): TemplateResult => html`<span><svg viewBox="0 0 16 16" aria-hidden="true"><path d=${d}></path></svg>${words}</span>`;

/** The wind as engraved on its tile, in a square for the seat and in a circle for the round. */
// prettier-ignore
const windClause = (wind: Wind, shape: 'seat' | 'round', words: string): TemplateResult => html`<span><svg class=${shape} viewBox="-25 25 350 350" aria-hidden="true"><path d=${
  windPath(wind)
}></path></svg>${words}</span>`;

/** The situation line, without anything unknown: an invalid seat is reported elsewhere. */
export function renderSituation(situation: Situation, won: boolean, texts: HandTexts): TemplateResult {
  const { seat = 'east', round = 'east', win = 'discard', circumstances = [] } = situation;
  const clauses: TemplateResult[] = [];
  if (winds.includes(seat)) clauses.push(windClause(seat, 'seat', texts.seat(seat)));
  if (winds.includes(round)) clauses.push(windClause(round, 'round', texts.round(round)));
  if (won) {
    if (texts.won[win]) clauses.push(clause(win === 'discard' ? DISCARD : SELF_DRAW, texts.won[win]));
    for (const one of circumstances)
      if (texts.circumstances[one]) clauses.push(clause(CIRCUMSTANCE, texts.circumstances[one]));
  }
  // prettier-ignore
  return html`<p class="facts" part="situation">${clauses.map(
    (one, place) => html`${place ? html`<span class="comma">, </span>` : nothing}${one}`,
  )}</p>`;
}
