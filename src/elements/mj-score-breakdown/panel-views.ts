/** The panels below a score breakdown: near misses, other readings and other situations. */
import { html, nothing, type TemplateResult } from 'lit';
import { countOf } from '../../breakdown/model.js';
import { missedSentence, type NearMiss } from '../../breakdown/near-misses.js';
import { readingDifference } from '../../breakdown/other-readings.js';
import { changedLines, type Change } from '../../breakdown/what-if.js';
import { winds, type Figures, type Score, type Tile, type Wind } from '../../core/index.js';
import type { PanelTexts, SpokenCount } from '../../lang/types.js';
import { smallTiles } from './views.js';

/** How many near misses are listed before the reader asks for all of them. */
const NEAREST = 6;

export function renderMisses(
  misses: readonly NearMiss[],
  all: boolean,
  texts: PanelTexts,
  showAll: (event: Event) => void,
): TemplateResult {
  const nearest = all ? misses : misses.filter(({ near }) => near).slice(0, NEAREST);
  return html`
    <ul class="misses">
      ${nearest.map((miss) => html`<li data-tiles=${miss.tiles.join(' ')}>${missedSentence(miss, texts)}</li>`)}
    </ul>
    ${
      nearest.length < misses.length
        ? html`
            <button type="button" class="minor" @click=${showAll}>${texts.breakdown.showAll(misses.length)}</button>
          `
        : nothing
    }
  `;
}

/** The score of another reading: only its figures, without its awards. */
const figuresOf = ({ base, doubles, total, value }: Figures, limit: number | null): SpokenCount => ({
  points: base,
  base,
  doubles,
  doubled: base * 2 ** doubles,
  total,
  value,
  limit,
  limitValue: limit,
  limitHands: [],
  fraction: 0,
  plus: 0,
  limitHand: 0,
  score: 0,
});

/** All other readings: the sets that differ from those of the scored reading, and the resulting values. */
export function renderOtherReadings(score: Score, texts: PanelTexts): TemplateResult {
  const { otherReading, insteadOf, chosenBecause } = texts.breakdown;
  return html`
    <ul class="readings">
      ${score.otherReadings.map(
        (other) => html`
          <li>
            <div class="reading">
              <span class="groups flow">${other.reading.map((group) => smallTiles(group.tiles, group))}</span>
              <span class="number">${texts.number(other.value)}</span>
            </div>
            <p>
              <span class="heard">${otherReading(other.reading)}</span>
              ${insteadOf(readingDifference(other.reading, score.reading))}
              ${texts.breakdown.summary(figuresOf(other, score.limit))} ${chosenBecause(score, other)}
            </p>
          </li>
        `,
      )}
    </ul>
  `;
}

const bonusTiles: readonly Tile[] = ['f', 's'].flatMap((suit) => [1, 2, 3, 4].map((rank) => `${rank}${suit}`));

/** @param changed - The Score after the change, or a sentence explaining why there is none */
export function renderWhatIf(
  score: Score,
  change: Change,
  changed: Score | string,
  texts: PanelTexts,
  choose: (event: Event) => void,
  reset: () => void,
): TemplateResult {
  const { breakdown } = texts;
  const { hand, situation, won } = score;
  const choice = (name: keyof Change, value: string, isChosen: boolean, label: unknown): TemplateResult => html`
    <label class="control">
      <input type="radio" name=${name} value=${value} ?checked=${isChosen} @change=${choose} />
      <span>${label}</span>
    </label>
  `;
  const fieldset = (legend: string, choices: unknown): TemplateResult => html`
    <fieldset>
      <legend>${legend}</legend>
      <div class="choices flow">${choices}</div>
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
  return html`
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
                  html` <span class="heard">${texts.tile(tile)}</span> `,
                ]),
              ),
            ])
          : nothing
      }
    </div>
    <div class="outcome" aria-live="polite" aria-atomic="true">
      ${Object.values(change).some(Boolean) ? renderOutcome(score, changed, texts) : nothing}
    </div>
    ${
      Object.values(change).some(Boolean)
        ? html`<button type="button" class="minor" @click=${reset}>${breakdown.whatIfReset}</button>`
        : nothing
    }
  `;
}

function renderOutcome(score: Score, changed: Score | string, texts: PanelTexts): TemplateResult {
  if (typeof changed === 'string') return html`<p>${changed}</p>`;
  const { whatIfValue, changed: describeChange, unchanged } = texts.breakdown;
  const lines = changedLines(score, changed, texts);
  return html`
    <p class="outcome-value">${whatIfValue(score.value, changed.value)}</p>
    ${
      lines.length
        ? html`<ul>${lines.map((line) => html`<li>${describeChange(line)}</li>`)}</ul>`
        : html`<p>${unchanged}</p>`
    }
    <p>${texts.breakdown.summary(countOf(changed))}</p>
  `;
}
