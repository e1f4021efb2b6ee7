/** English texts for hands: everything a page that shows hands needs. */
import { handForms } from '../hand-forms.js';
import { list, number } from '../texts/en/forms.js';
import { circumstances, inSet, phrases, round, seat, winds, wins, won } from '../texts/en/hand.js';
import { texts } from '../texts/en/index.js';
import { tiles as tileWords } from '../texts/en/tiles.js';
import { enTiles, forms } from './tiles.js';

const own = handForms('en', forms, { tileWords, phrases, several: {}, inSet }, { seat, round, circumstances, list });
export const { bare, group, item, tiles } = own;

export const enHand = {
  ...enTiles,
  ...texts,
  number,
  list,
  /** Several tiles, grouped by suit: 1 1 2 3 of bamboo, 2 red dragons. */
  tiles,
  winds,
  /** East seat. */
  seat,
  /** South round. */
  round,
  circumstances,
  wins,
  won,
  /** Pung of red dragons, exposed; for use within a sentence. */
  group,
  /** The whole hand as one sentence. */
  hand: own.hand,
};
