import { chooser } from './choose.js';
import { enTiles } from './en/tiles.js';

/** Returns the texts for tiles in the language of a tag, or in the closest match. */
export const tileTextsFor = chooser(enTiles);
