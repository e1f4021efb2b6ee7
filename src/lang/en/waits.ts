/** English texts for waits and discards. */
import type { WaitsTexts } from '../odds-types.js';
import { oddsForms } from '../odds-forms.js';
import { capital, count, enHand, number } from './hand.js';
import { oddsErrors } from './odds-errors.js';

const { percent, average } = oddsForms('en-GB');

export const enWaits: WaitsTexts = {
  percent,
  average,
  within: (draws) => `within ${count(draws, 'draw')}`,
  count: (left, unknown) =>
    `${number(left)} of ${count(unknown, 'unknown tile')} ${left === 1 ? 'completes' : 'complete'} the hand`,
  caption: 'Tiles that complete the hand',
  columns: { tile: 'Tile', left: 'Left', chance: 'Chance', discard: 'By discard', selfDraw: 'Self-drawn' },
  any: 'Any of them',
  refused: 'not allowed',
  away: (away) => `Not ready yet: ${count(away, 'tile')} must be exchanged before the hand waits for the last one.`,
  closer: (left) => `${count(left, 'tile')} ${left === 1 ? 'brings' : 'bring'} it closer:`,
  tileLeft: (tile, left) => `${enHand.tile(tile)}, ${number(left)} left`,
  dead: 'Every tile that would complete the hand has been seen.',
  complete: (value) => `This hand is complete and worth ${count(value, 'point')}. To go on, discard:`,
  compared: 'What to discard',
  discardTile: (tile) => `Discard the ${enHand.tile(tile)}`,
  best: 'Best',
  worth: (value) => `${average(value)} points on average`,
  others: (others) => `${capital(count(others, 'other discard'))}`,
  noHand: 'Put a hand of 13 or 14 tiles inside to see what it waits for.',
  model: (seen, unknown, draws, compares) =>
    `Model: ${seen ? `your own tiles and ${count(seen, 'other')} are seen, and ` : ''}each of the ${count(unknown, 'unknown tile')} is equally likely to come next${
      compares
        ? `; discards are in the order of the points they bring on average within ${count(draws, 'draw')}, of which you make one in four and others discard the rest.`
        : '; a draw is any tile turned over, whether you draw it or another player discards it.'
    }`,
  errors: oddsErrors,
};
