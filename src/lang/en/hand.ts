/** English texts for hands: everything a page that shows hands needs. */
import { handForms } from '../hand-forms.js';
import { list, number } from '../texts/en/forms.js';
import { circumstances, inSet, phrases, round, seat, winds, wins, won } from '../texts/en/hand.js';
import { tiles as tileWords } from '../texts/en/tiles.js';
import { enTiles, forms } from './tiles.js';

/** East seat; south round; on the first turn. */
const given = { seat, round, circumstances, list };
const own = handForms('en', forms, { tileWords, phrases, several: {}, inSet }, given);
export const { bare, group, item, tiles } = own;

export const enHand = {
  ...enTiles,
  ...given,
  ...own,
  number,
  winds,
  wins,
  won,
};
