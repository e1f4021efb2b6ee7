/** A discreet line about a hand: its seat, the round and how it was won. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Situation } from '../core/index.js';
import type { HandTexts } from '../lang/types.js';
import { clausesOf, type Clause } from './situation-clauses.js';

/** An icon with its label; a wind is the character as engraved on its tile. */
const renderClause = ({ icon, shape, words }: Clause): TemplateResult =>
  html`<span><svg class=${shape ?? nothing} viewBox=${shape ? '-25 25 350 350' : '0 0 16 16'} aria-hidden="true"><path d=${icon}></path></svg>${words}</span>`;

/** The situation line, without anything unknown: an invalid seat is reported elsewhere. */
export function renderSituation(situation: Situation, won: boolean, texts: HandTexts): TemplateResult {
  return html`<p class="facts" part="situation situation-line">${clausesOf(situation, won, texts).map(
    (clause, place) =>
      html`${place ? html`<span class="comma" aria-hidden="true">, </span>` : nothing}${renderClause(clause)}`,
  )}</p>`;
}
