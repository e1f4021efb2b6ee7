/** Features that few hands need, loaded when the first hand asks for them. */
import { html, nothing, type TemplateResult } from 'lit';
import { asText } from '../../core/errors.js';
import { numberIn, withoutPoints } from '../../core/numbers.js';
import { NotationError, type Hand, type Score } from '../../core/scoring.js';
import type { HandTexts, SpokenError } from '../../lang/types.js';
import { renderFault } from './fault.js';
import { tilesDrawn } from '../../render/tiles-drawn.js';
import { tilesBesides } from '../../core/engine/hand.js';
import { indexStyles } from '../../render/index.styles.js';
import { renderSituation } from '../../render/situation.js';
import { situationStyles } from '../../render/situation.styles.js';
import { tokenStyles } from '../../render/tokens.styles.js';
import { readTiles } from './display-notation.js';
import type { MjHand } from './mj-hand.js';

export { lightUp } from '../../render/light-up.js';
export { readHand, readTiles, saidOf } from './display-notation.js';

export const extrasStyles = [tokenStyles, situationStyles, indexStyles];

/** Content below the tiles: the situation line, and any error in the tiles to highlight. */
export function renderBelow(element: MjHand, hand: Hand, texts: HandTexts): TemplateResult {
  const { highlight, notation, showsSituation, currentSituation } = element;
  return html`
    ${showsSituation ? renderSituation(currentSituation, hand.winningTile !== undefined, texts) : nothing}${
      highlight ? renderMissing(readTiles(highlight, notation), hand, texts) : nothing
    }
  `;
}

function renderMissing(
  { tiles, error }: ReturnType<typeof readTiles>,
  hand: Hand,
  texts: HandTexts,
): TemplateResult | typeof nothing {
  if (error) return renderFault(error, texts);
  const missing = tilesBesides({ sets: [], concealed: tiles, bonus: [] }, [{ tiles: tilesDrawn(hand) }]);
  return missing[0] ? html`<p class="message" part="message">${texts.notHeld(texts.tiles(missing))}</p>` : nothing;
}

const expectedIn = (expect: unknown): string => withoutPoints(asText(expect).trim());

/** Whether a hand has another value than the author expects. */
export function isUnexpected(expect: unknown, score: Score | null): boolean {
  const expected = expectedIn(expect);
  return expected !== '' && numberIn(expected) !== score?.value;
}

export const renderUnexpected = (
  expect: unknown,
  score: Score | null,
  error: Error | null,
  texts: HandTexts,
): TemplateResult => {
  // A notation error is already shown in place.
  const why = error && !(error instanceof NotationError) ? ` ${texts.error(error as unknown as SpokenError)}` : '';
  return html`<p class="message" part="unexpected">${texts.notExpected(expectedIn(expect).slice(0, 20), score?.value)}${why}</p>`;
};
