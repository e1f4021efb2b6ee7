/** Formats of messages that are the same in every language. */
import type { Tile } from '../core/index.js';

export { capital } from './marks.js';

/** East, South. */
export const commas = (items: readonly string[]): string => items.join(', ');

/** 4 5 6: tiles of a suit without its name. */
export const ranks = (tiles: readonly Tile[]): string => tiles.map(([rank]) => rank).join(' ');

/** 五六七: the ranks of tiles in Chinese characters. */
export const han = (ranks: string): string =>
  ranks.replaceAll(' ', '').replace(/\d/g, (rank) => '一二三四五六七八九'[+rank - 1]!);

/** 2/5, or the number itself. */
export const fifths = (value: number, number: (value: number) => string): string =>
  Number.isInteger(value * 5) ? `${number(value * 5)}/5` : number(value);
