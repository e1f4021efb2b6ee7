/** Renders a hand as laid out on a table. */
import type { TemplateResult } from 'lit';
import { formatHand, type Tile } from '../core/scoring.js';
import type { HandTexts } from '../lang/types.js';
import { layHand, piecesOf, wordsOfGroup, type HandToLay, type LaidGroup, type LaidTile } from './hand-layout.js';
import { rowClasses } from './rows.js';
import { renderBoard, renderGroup, renderTile } from './tile.js';

/** The tiles to highlight. */
export interface Highlight {
  lit: readonly Tile[];
  /** Names a highlighted tile, if it matters to the reader that it is highlighted. */
  mark?: (name: string) => string;
}

export interface HandView extends HandToLay, Partial<Highlight> {
  texts: HandTexts;
  indices?: boolean;
  /** The text to copy, if the hand has tiles without notation. */
  notation?: string;
  /** What screen readers announce instead of the tiles, or before them if they may be read one by one. */
  label?: string;
  hasTiles?: boolean;
  /** Wraps each tile, given its index in drawing order; the wrapper provides the accessible name. */
  around?: (drawn: TemplateResult, name: string, place: number) => TemplateResult;
}

/** The tiles of a hand: sets, tiles in hand, the winning tile sideways, bonus tiles; in one row if there is room: see `handStyles`. */
export function renderHand(view: HandView): TemplateResult {
  const { texts, indices, mark, around } = view;
  const isPicture = Boolean(view.label) && !view.hasTiles;
  const laid = layHand(view);
  let drawnSoFar = 0;

  const renderLaid = ({ tile, state, faceDown, sideways, lit }: LaidTile): TemplateResult => {
    // Even a face-down tile has a name: it was shown when the hand was.
    const ownName = state === 'winning' ? texts.winningTile(tile) : texts.tile(tile);
    const name = lit && mark ? mark(ownName) : ownName;
    // Others are lit up later, so that they move.
    const states = lit && (mark || around) ? [state, 'lit'] : [state];
    const drawn = renderTile({ tile, indices, faceDown, sideways, states, label: around ? undefined : name });
    return around ? around(drawn, name, drawnSoFar++) : drawn;
  };

  const renderLaidGroup = (group: LaidGroup): TemplateResult => {
    const drawn = group.tiles.map(renderLaid);
    const [classes, parts] = wordsOfGroup(group);
    // In an editor they are a list, so that those that stay also keep the focus.
    return renderGroup(classes, parts, around ? [drawn] : drawn, isPicture, Boolean(group.set && !around));
  };

  // In an editor each kind of group is a list, so that the nodes of the others stay when a set is added.
  const groups = around
    ? (['set', 'in-hand', 'won', 'bonus-tiles'] as const).map((name) =>
        laid.filter((group) => group.name === name).map(renderLaidGroup),
      )
    : laid.map(renderLaidGroup);
  return renderBoard(
    rowClasses(piecesOf(laid)),
    view.notation ?? formatHand(view.hand),
    groups,
    view.label,
    view.hasTiles ? 'group' : 'img',
  );
}
