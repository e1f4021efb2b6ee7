/** English texts for tiles: everything a page that shows tiles needs. */
import type { Tile } from '../../core/index.js';
import { isUnsaid } from '../../core/hand-errors.js';
import { tileForms } from '../tile-forms.js';
import type { SpokenError } from '../spoken.js';
import { texts } from '../texts/en/index.js';
import { tiles } from '../texts/en/tiles.js';

export const forms = tileForms(tiles);
export const { tile } = forms;

export const enTiles = {
  ...texts,
  /** The language as a BCP 47 tag. */
  language: 'en',
  /** 9 of circles; red dragon; plum, flower 1. */
  tile,
  faceDown: tiles.faceDown,
  /** The name of a single tile, marked as the winning tile. */
  winningTile: (won: Tile): string => tiles.winning(tile(won)),
  // The core's messages are already in English. As in other languages, an ellipsis stands for one that is not loaded.
  error: (error: SpokenError): string => (isUnsaid(error) ? '…' : error.message),
};
