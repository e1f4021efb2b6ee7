/** English texts for waits and discards. */
import type { Tile } from '../../core/index.js';
import { oddsForms } from '../odds-forms.js';
import { capital, count, enHand, number } from './hand.js';
import { oddsErrors } from './odds-errors.js';

const { percent, average } = oddsForms('en-GB');

export const enWaits = {
  /** A chance as a figure: 34.7%. */
  percent,
  /** A value, with its fraction if it has one: 27.9. */
  average,
  /** Within how many draws. */
  within: (draws: number): string => `within ${count(draws, 'draw')}`,
  /** How many tiles of how many unknown ones complete the hand. */
  count: (left: number, unknown: number): string =>
    `${number(left)} of ${count(unknown, 'unknown tile')} ${left === 1 ? 'completes' : 'complete'} the hand`,
  caption: 'Tiles that complete the hand',
  columns: { tile: 'Tile', left: 'Left', chance: 'Chance', discard: 'By discard', selfDraw: 'Self-drawn' },
  /** Heading of the row that sums up the tiles. */
  any: 'Any of them',
  /** The rules do not allow this win. */
  refused: 'not allowed',
  /** The hand is not ready: how many tiles must be exchanged. */
  away: (away: number): string =>
    `Not ready yet: ${count(away, 'tile')} must be exchanged before the hand waits for the last one.`,
  /** Before the tiles that bring it closer. */
  closer: (left: number): string => `${count(left, 'tile')} ${left === 1 ? 'brings' : 'bring'} it closer:`,
  /** A tile with how many are left. */
  tileLeft: (tile: Tile, left: number): string => `${enHand.tile(tile)}, ${number(left)} left`,
  /** The hand waits for tiles that have all been seen. */
  dead: 'Every tile that would complete the hand has been seen.',
  /** The fourteen tiles are already complete. */
  complete: (value: number): string => `This hand is complete and worth ${count(value, 'point')}. To go on, discard:`,
  compared: 'What to discard',
  discardTile: (tile: Tile): string => `Discard the ${enHand.tile(tile)}`,
  /** Marks the first of the discards. */
  best: 'Best',
  worth: (value: number): string => `${average(value)} points on average`,
  others: (others: number): string => `${capital(count(others, 'other discard'))}`,
  noHand: 'Put a hand of 13 or 14 tiles inside to see what it waits for.',
  /** What is counted as seen and how draws are modelled; `compares` for discards. */
  model: (seen: number, unknown: number, draws: number, compares: boolean): string =>
    `Model: ${seen ? `your own tiles and ${count(seen, 'other')} are seen, and ` : ''}each of the ${count(unknown, 'unknown tile')} is equally likely to come next${
      compares
        ? `; discards are in the order of the points they bring on average within ${count(draws, 'draw')}, of which you make one in four and others discard the rest.`
        : '; a draw is any tile turned over, whether you draw it or another player discards it.'
    }`,
  errors: oddsErrors,
};
