/**
 * Small hands next to the rules that they earn. A page of rules has several hundred tiles, so each face is drawn once,
 * as a symbol, and the tiles refer to it.
 */
import { html, svg, type TemplateResult } from 'lit';
import { inOrder } from '../../core/engine/hand.js';
import { tilesOf } from '../../core/engine/tiles-of.js';
import { parseHand, type DeclaredSet, type Situation, type Tile } from '../../core/scoring.js';
import type { BookTexts } from '../../lang/types.js';
import { facePaths } from '../../render/faces.js';

export interface DrawnSample {
  hand: string;
  situation: Situation;
}

const symbolOf = (tile: string): string => `face-${tile}`;

/** Draws the faces that {@link renderSample} refers to; goes anywhere in the same shadow root. */
export function renderFaces(samples: Iterable<DrawnSample>): TemplateResult {
  const tiles = new Set<string>(['back']);
  for (const { hand } of samples) for (const tile of tilesOf(parseHand(hand))) tiles.add(tile);
  return html`<svg class="faces" width="0" height="0" aria-hidden="true">${[...tiles]
    .sort()
    .map(
      (tile) =>
        svg`<symbol id=${symbolOf(tile)} viewBox="0 0 300 400" fill-rule="evenodd">${facePaths(tile).map(
          ({ colour, d }) => svg`<path class=${colour} d=${d}></path>`,
        )}</symbol>`,
    )}</svg>`;
}

const renderOne = (tile: Tile, words = ''): TemplateResult =>
  html`<span class="tile ${words}" part="tile"><svg viewBox="0 0 300 400"><use href="#${symbolOf(words.includes('face-down') ? 'back' : tile)}"></use></svg></span>`;

const renderSet = ({ tiles, concealed }: DeclaredSet): TemplateResult =>
  html`<span class="set ${concealed ? 'concealed' : 'exposed'}">${tiles.map((tile, place) =>
    renderOne(tile, concealed && (place === 0 || place === 3) ? 'face-down' : ''),
  )}</span>`;

/** The concealed tiles in order, each kind of suit apart. */
function heldGroups(tiles: readonly Tile[]): Tile[][] {
  const groups = new Map<string, Tile[]>();
  for (const tile of inOrder(tiles)) {
    const suit = tile[1] ?? tile;
    groups.set(suit, [...(groups.get(suit) ?? []), tile]);
  }
  return [...groups.values()];
}

/** A hand as a single picture, with what matters about how it was won below it. */
export function renderSample({ hand: notation, situation }: DrawnSample, texts: BookTexts): TemplateResult {
  const hand = parseHand(notation);
  const { seat, win, circumstances = [] } = situation;
  const circumstancesShown = [
    ...(seat ? [texts.seat(seat)] : []),
    ...(win === 'self-draw' ? [texts.won[win]] : []),
    ...circumstances.map((one) => texts.circumstances[one]),
  ];
  const { sets, concealed, winningTile, bonus } = hand;
  const spoken = texts.hand({ ...situation, groups: sets, tiles: inOrder(concealed), bonus, winningTile });
  return html`<div class="sample" part="sample">
    <div class="hand flow" role="img" aria-label=${spoken}>${sets.map(renderSet)}${heldGroups(concealed).map(
      (tiles) => html`<span class="set">${tiles.map((tile) => renderOne(tile))}</span>`,
    )}${winningTile === undefined ? '' : html`<span class="set">${renderOne(winningTile, 'sideways')}</span>`}${
      bonus.length ? html`<span class="set">${inOrder(bonus).map((tile) => renderOne(tile))}</span>` : ''
    }</div>
    ${circumstancesShown.length ? html`<small>${circumstancesShown.join(' · ')}</small>` : ''}
  </div>`;
}
