/** The hands of a deal with actual tiles, and how flowers and seasons were replaced; loaded when a wall has a seed. */
import { html, nothing, type TemplateResult } from 'lit';
import { inOrder } from '../../core/engine/hand.js';
import { winds, type Tile, type Wind } from '../../core/index.js';
import type { Replacement } from '../../core/wall.js';
import type { AllWallTexts } from '../../lang/wall.js';
import { addBonusFaces } from '../../render/bonus-faces.js';
import { renderTile } from '../../render/tile.js';
import { tileStyles } from '../../render/tile.styles.js';
import { windPath } from '../../render/winds.js';

// Any tile may be drawn at once.
addBonusFaces();

export const dealtStyles = tileStyles;

export interface DealtView {
  hands: Readonly<Record<Wind, readonly Tile[]>>;
  bonus: Readonly<Record<Wind, readonly Tile[]>>;
  replacements: readonly Replacement[];
}

const renderTiles = (tiles: readonly Tile[], texts: AllWallTexts, words: string): TemplateResult | typeof nothing =>
  tiles.length
    ? html`<span class="tiles ${words}" part=${words} role="img" aria-label=${texts.tiles(inOrder(tiles))}>${inOrder(tiles).map((tile) => renderTile({ tile }))}</span>`
    : nothing;

/** Four hands in order from East, each with its bonus tiles; then the replacements in order. */
export function renderDealt({ hands, bonus, replacements }: DealtView, texts: AllWallTexts): TemplateResult {
  const words = texts.wall;
  return html`
    <div class="dealt" part="dealt" role="group" aria-label=${words.hands}>
      ${winds.map(
        (seat) => html`
          <div class="hand flow" role="group" aria-label=${texts.winds[seat]}>
            <svg class="wind" viewBox="15 65 270 270" aria-hidden="true"><path d=${windPath(seat)}></path></svg>
            ${renderTiles(hands[seat], texts, 'dealt-hand')} ${renderTiles(bonus[seat], texts, 'dealt-bonus')}
          </div>
        `,
      )}
      ${
        replacements.length
          ? html`<ol part="replacements">${replacements.map((one) => html`<li>${words.replacement(one)}</li>`)}</ol>`
          : nothing
      }
    </div>
  `;
}
