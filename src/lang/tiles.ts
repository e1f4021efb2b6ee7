import { chooser } from './choose.js';
import { enTiles } from './en-tiles.js';

/** What is said of a tile, for a language tag or for what is nearest to it. */
export const tileTextsFor = chooser(enTiles);
