/** English texts for hands: everything a page that shows hands needs. */
import type { Tile, Wind } from '../../core/index.js';
import { bonusName, enTiles, suits, tile } from './tiles.js';
import { formsOf } from '../forms.js';
import { handParts, tileItems as items } from '../speech.js';
import type { SpokenGroup, SpokenHand } from '../spoken.js';
import { winds, wins, circumstances, won } from '../texts/en/hand.js';
import { texts } from '../texts/en/index.js';

export const { number, list, count } = formsOf('en-GB');

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const tileItems = (held: readonly Tile[]): string[] =>
  items(
    held,
    (run) => `${run.map(([rank]) => rank).join(' ')} of ${suits[run[0]![1]!]}`,
    (one, copies) => (one[1] ? bonusName(one) : copies > 1 ? count(copies, tile(one)) : tile(one)),
  );

export const tiles = (held: readonly Tile[]): string => list(tileItems(held));

/** Pung of red dragons, pung of west: does not say whether it is exposed or concealed. */
export function bare({ kind, tiles: held }: SpokenGroup): string {
  const name = tile(held[0]!);
  return kind === 'orphans'
    ? 'thirteen orphans'
    : kind === 'special'
      ? 'special hand'
      : kind === 'chow'
        ? tiles(held)
        : `${kind} of ${name.replace(/ dragon$/, '$&s').replace(/ wind$/, '')}`;
}

export const group = (spoken: SpokenGroup): string =>
  bare(spoken) + (/[rs]$/.test(spoken.kind) ? '' : spoken.concealed ? ', concealed' : ', exposed');

/** One meld in a list; for a concealed chow, only its tiles. */
export const item = (spoken: SpokenGroup): string =>
  spoken.kind === 'chow' && spoken.concealed ? bare(spoken) : group(spoken);
export { winds } from '../texts/en/hand.js';
const seat = (wind: Wind): string => `${winds[wind]} seat`;
const round = (wind: Wind): string => `${winds[wind]} round`;

const hand = (spoken: SpokenHand): string =>
  capital(
    handParts(spoken, {
      group: item,
      tile,
      tiles: tileItems,
      won: (one, win, chances = []) =>
        [`won on the ${tile(one)}${win ? ` by ${wins[win]}` : ''}`, ...chances.map((name) => circumstances[name])].join(
          ', ',
        ),
      seat,
      round,
      value: (value) => `worth ${number(value)}`,
    }).join('; '),
  ) + '.';

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
  hand,
  /** The value differs from the one the page author expects. */
  notExpected: (expected: string, value?: number): string =>
    `Expected ${expected}${value === undefined ? '' : `, but the hand is worth ${number(value)}`}.`,
  /** Form validation message for a hand whose value is too low. */
  tooLow: (lowest: number, value: number): string =>
    `The hand is worth ${number(value)}; it must be worth at least ${number(lowest)}.`,
};
