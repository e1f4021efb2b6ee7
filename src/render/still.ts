import { html, type TemplateResult } from 'lit';
import type { Tile } from '../core/scoring.js';
import { facePaths } from './faces.js';
import { renderPlaces, templateOf } from './templates.js';
import { engrave, renderTile } from './tile.js';

/** More tiles than this are not kept as one template: there are too many combinations. */
const LARGEST_GROUP = 4;

/** Tiles side by side that never change and have no names, in a `<span>` if its start tag is given. With `isKong`, the outer ones are face down. */
export function renderStill(tiles: readonly Tile[], isKong = false, before = ''): TemplateResult {
  const after = before && '</span>';
  const isDown = (place: number): boolean => isKong && place % 3 === 0;
  if (tiles.length > LARGEST_GROUP || !tiles.every((tile) => facePaths(tile).length)) {
    const drawn = tiles.map((tile, place) => renderTile({ tile, faceDown: isDown(place) }));
    return renderPlaces(before, [drawn], after);
  }
  return html(
    templateOf(`${before}${tiles.join('')} ${isKong}`, () => [
      before +
        tiles
          .map((tile, place) => {
            const [words, face] = isDown(place) ? ['tile face-down', 'back'] : ['tile', tile];
            return `<span part="${words}" class="${words}">${engrave(face)}</span>`;
          })
          .join('') +
        after,
    ]),
  );
}
