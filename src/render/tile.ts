import { html, type TemplateResult } from 'lit';
import { facePaths } from './faces.js';
import { renderPieces, renderPlaces, renderTogether, templateOf } from './templates.js';
import { wordsOfTile, type TileLook } from './tile-words.js';

/** The options of {@link renderTile}. */
export interface TileView extends TileLook {
  /** Its name for screen readers. A tile without a name is silent: an element around it must provide the name. */
  label?: string;
}

/** The face of a tile or the `'back'`, as markup that consists only of the names and paths in `faces.ts`. */
export function engrave(face: string, unnumbered = false): string {
  const paths = facePaths(face, unnumbered).map(({ colour, d }) => `<path class="${colour}" d="${d}"></path>`);
  return `<svg part="face" viewBox="0 0 300 400" fill-rule="evenodd" aria-hidden="true">${paths.join('')}</svg>`;
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/**
 * A complete tile: body, face and, if requested, the index in its corner. Tiles that look the same and have the same name share a template
 * without places for values, so that a tile takes neither time nor memory for them.
 */
export function renderTile(view: TileView): TemplateResult {
  const { label } = view;
  const { face, isIndexed, isNumbered, parts, classes } = wordsOfTile(view);
  return html(
    templateOf(`${classes} ${face} ${label}`, () => [
      // Firefox also has what is in a picture read, unless it is hidden.
      `<span part="${parts}" class="${classes}" ${label ? `role="img" aria-label="${escaped(label)}"` : 'aria-hidden="true"'}>${engrave(face, isNumbered)}${isIndexed ? `<small part="index" aria-hidden="true">${face}</small>` : ''}</span>`,
    ]),
  );
}

/**
 * Tiles side by side in a group. There are few declared sets, so that each is a template; others have a place for each tile: half as
 * many nodes as a list, but all are rendered again when their number changes. In a picture they are hidden, as an unnamed tile is.
 */
export const renderGroup = (
  classes: string,
  part: string,
  tiles: readonly unknown[],
  isInPicture = false,
  isSet = false,
): TemplateResult => {
  const opening = `<span class="${classes}" part="${part}"${isInPicture ? ' aria-hidden="true"' : ''}>`;
  return isSet
    ? renderTogether(opening, tiles as TemplateResult[], '</span>')
    : renderPlaces(opening, tiles, '</span>');
};

/** The groups of a hand side by side, again with a place for each, after its notation for copying. A label makes them a picture, or another role. */
export const renderBoard = (
  classes: string,
  notation: string,
  groups: readonly unknown[],
  label?: string,
  role = 'img',
): TemplateResult =>
  renderPieces(label ? 'picture' : 'board', [
    '<div class="frame ',
    [classes],
    '"><div class="room"><div class="hand" part="hand board"',
    ...(label ? ([' role=', [role], ' aria-label=', [label]] as const) : []),
    '><span class="notation" translate="no" aria-hidden="true">',
    [notation],
    ' </span>',
    ...groups.map((group) => [group] as const),
    '</div></div></div>',
  ]);
