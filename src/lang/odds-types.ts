/** The texts of `<mj-waits>` and `<mj-doubles>`. They load with these elements. */
import type { Tile } from '../core/index.js';
import type { OddsErrorCode } from '../core/odds.js';
import type { HandTexts } from './types.js';

export interface WaitsTexts {
  /** A chance as a figure: 34.7%. */
  percent: (chance: number) => string;
  /** A value, with its fraction if it has one: 27.9. */
  average: (value: number) => string;
  /** Within how many draws. */
  within: (draws: number) => string;
  /** How many tiles of how many unknown ones complete the hand. */
  count: (left: number, unknown: number) => string;
  caption: string;
  columns: { tile: string; left: string; chance: string; discard: string; selfDraw: string };
  /** Heading of the row that sums up the tiles. */
  any: string;
  /** The rules do not allow this win. */
  refused: string;
  /** The hand is not ready: how many tiles must be exchanged. */
  away: (away: number) => string;
  /** Before the tiles that bring it closer. */
  closer: (left: number) => string;
  /** A tile with how many are left. */
  tileLeft: (tile: Tile, left: number) => string;
  /** The hand waits for tiles that have all been seen. */
  dead: string;
  /** The fourteen tiles are already complete. */
  complete: (value: number) => string;
  compared: string;
  discardTile: (tile: Tile) => string;
  /** Marks the first of the discards. */
  best: string;
  worth: (average: number) => string;
  others: (count: number) => string;
  noHand: string;
  /** What is counted as seen and how draws are modelled; `compares` for discards. */
  model: (seen: number, unknown: number, draws: number, compares: boolean) => string;
  errors: Record<OddsErrorCode, string>;
}

export interface DoublesTexts {
  percent: (chance: number) => string;
  /** A mean or a deviation with two decimals; a word for what is infinite. */
  factor: (value: number) => string;
  points: string;
  doubles: string;
  /** The value of the sliders, as they are read out. */
  pointsOf: (points: number) => string;
  doublesOf: (doubles: number, value: number) => string;
  /** The result: how many points, and of which total if the limit cuts it. */
  result: (value: number, total: number) => string;
  /** How many doubles reach the limit; `Infinity` if none do. */
  reach: (points: number, doubles: number, limit: number) => string;
  noLimit: string;
  /** What the limit takes away. */
  cut: (cut: number) => string;
  /** What one more double and four more points would add. */
  next: (byDouble: number, byPoints: number) => string;
  limitLine: (limit: number) => string;
  caption: string;
  columns: { doubles: string; total: string; paid: string; factor: string; share: string; adds: string };
  /** The model of doubles. */
  modelTitle: string;
  /** What the model says, for its one number. */
  model: (q: string) => string;
  likely: string;
  likelyOf: (q: string) => string;
  orMore: (doubles: number) => string;
  statistics: { kind: string; mean: string; deviation: string };
  uncapped: string;
  capped: (doubles: number) => string;
  /** By how much the limit lowers the mean; undefined if it was infinite. */
  effect: (lost: number | undefined) => string;
  infinite: string;
  errors: Record<OddsErrorCode, string>;
}

export type AllDoublesTexts = HandTexts & { doubles: DoublesTexts };
export type AllWaitsTexts = HandTexts & { waits: WaitsTexts };
