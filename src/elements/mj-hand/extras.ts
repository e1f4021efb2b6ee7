/** Features that few hands need, loaded when the first hand asks for them. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Hand } from '../../core/index.js';
import type { HandTexts } from '../../lang/types.js';
import { renderFault } from './fault.js';
import { tilesDrawn } from '../../render/tiles-drawn.js';
import { tilesBesides } from '../../core/engine/hand.js';
import { renderSituation } from '../../render/situation.js';
import { situationStyles } from '../../render/situation.styles.js';
import { tokenStyles } from '../../render/tokens.styles.js';
import { readTiles } from './display-notation.js';
import type { MjHand } from './mj-hand.js';

export { readHand, readTiles, saidOf } from './display-notation.js';

export const extrasStyles = [tokenStyles, situationStyles];

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
