/** What may be claimed of a discard, who gets it, and until when. */
import { html, nothing, type TemplateResult } from 'lit';
import type { AwardedClaim, ClaimTime, PossibleClaim } from '../../core/claims.js';
import { claimTimes, moments } from '../../core/claims/time.js';
import type { Options, Tile, Wind } from '../../core/index.js';
import type { AllClaimsTexts, ClaimsTexts } from '../../lang/claims.js';
import { renderCells, renderHeads } from '../../render/table.js';
import { renderTile } from '../../render/tile.js';
import { windCharacters, windPath } from '../../render/winds.js';

/** One player's claims; an error if the hand is invalid. */
export interface SeatClaims {
  seat: Wind;
  claims: readonly PossibleClaim[];
  error?: string;
}

export function renderMark(seat: Wind, texts: AllClaimsTexts): TemplateResult {
  return html`
    <svg class="wind" viewBox="15 65 270 270" aria-hidden="true"><path d=${windPath(seat)}></path></svg>
    <b class=${texts.winds[seat] === windCharacters[seat] ? 'heard' : nothing}>${texts.winds[seat]}</b>
  `;
}

function renderSet(tiles: readonly Tile[], claimed: Tile, texts: AllClaimsTexts): TemplateResult {
  const turned = tiles.indexOf(claimed);
  return html`<span class="tiles" part="tiles" role="img" aria-label=${texts.tiles(tiles)}>${tiles.map((tile, place) =>
    renderTile({ tile, sideways: place === turned && tiles.length > 1 }),
  )}</span>`;
}

function renderClaim(claim: PossibleClaim, tile: Tile, texts: AllClaimsTexts): TemplateResult {
  const { kind, tiles, possible, reason, score, laterKong, by } = claim;
  const words = texts.claims;
  const isRun = kind === 'chow' && tiles.length > 1;
  return html`
    <li class="flow ${possible ? 'possible' : 'impossible'}" part=${possible ? 'claim possible' : 'claim impossible'}>
      <span class="sign" role="img" aria-label=${possible ? words.yes : words.no}></span>
      <span class="kind">${words.kinds[kind]}${score ? ` (${words.points(score.value)})` : nothing}</span>
      ${possible || isRun ? renderSet(tiles, tile, texts) : nothing}
      ${reason ? html`<span class="reason quiet" part="reason">${words.reasons[reason](tile, by)}</span>` : nothing}
      ${laterKong ? html`<span class="reason quiet" part="reason">${words.laterKong}</span>` : nothing}
    </li>
  `;
}

export function renderSeats(seats: readonly SeatClaims[], tile: Tile, texts: AllClaimsTexts): TemplateResult {
  return html`
    <div class="stack" part="seats">
      ${seats.map(
        ({ seat, claims, error }) => html`
          <section class="seat" part="seat">
            <div class="head">${renderMark(seat, texts)}</div>
            <slot name=${seat}></slot>
            ${
              error
                ? html`<p class="message" part="message">${error}</p>`
                : html`<ul>${claims.map((claim) => renderClaim(claim, tile, texts))}</ul>`
            }
          </section>
        `,
      )}
    </div>
  `;
}

export function renderOrders(
  results: readonly (readonly [order: Options['claim-priority'], awarded: AwardedClaim])[],
  own: Options['claim-priority'],
  texts: AllClaimsTexts,
): TemplateResult {
  const { compared, columns, orders, nobody, why, kinds } = texts.claims;
  return html`
    <div class="wide">
      <table part="comparison">
        <caption>${compared}</caption>
        ${renderHeads([columns.order, columns.to, columns.why])}
        <tbody>
          ${results.map(([order, awarded]) => {
            const to = awarded.to ? `${texts.winds[awarded.to]} (${kinds[awarded.claim!.kind]})` : nobody;
            return renderCells([orders[order], to, why(awarded)], order === own ? 'own' : '');
          })}
        </tbody>
      </table>
    </div>
  `;
}

function renderLaws({ law, others }: ClaimTime, { law: lawOf, otherLaws }: ClaimsTexts): string {
  const moments = [...new Set(others.map(({ until }) => until))];
  const contradictions = moments.map((moment) => {
    const laws = others.filter(({ until }) => until === moment).map((other) => other.law);
    return otherLaws(laws.join(', '), moment);
  });
  return lawOf(law) + contradictions.join('');
}

export function renderTimeline(texts: AllClaimsTexts): TemplateResult {
  const words = texts.claims;
  return html`
    <section class="timeline" part="timeline timeline-view">
      <h3>${words.timeline}</h3>
      <ol>
        ${moments.map((moment) => {
          const ending = claimTimes.filter(({ until }) => until === moment);
          return html`
            <li>
              <b>${words.moments[moment]}</b>
              ${
                ending.length
                  ? html`
                      <div class="quiet">${words.ends}</div>
                      <ul>
                        ${ending.map(
                          (one) => html`
                            <li>
                              ${words.times[one.id]}
                              <small>${renderLaws(one, words)}</small>
                            </li>
                          `,
                        )}
                      </ul>
                    `
                  : html`<div class="quiet">${words.opens}</div>`
              }
            </li>
          `;
        })}
      </ol>
    </section>
  `;
}
