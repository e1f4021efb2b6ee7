/**
 * The wall: building, breaking, dealing and replacing, as pure functions of the dice. Nothing is random: dice and seeds
 * are given.
 */
export {
  breakWall,
  diceNeeded,
  replacement,
  wallAfter,
  type BrokenWall,
  type LooseTile,
  type Taken,
  type WallInPlay,
} from './wall/break.js';
export { dealCards, type DealtCards } from './wall/cards.js';
export { deal, dealTiles, tileAt, type DealtTiles, type Replacement } from './wall/deal.js';
export { WallError, type WallErrorCode } from './wall/errors.js';
export type { Place, SideLength, Stack } from './wall/ring.js';
export { seatsByDice, seatsByTwoThrows, seatsByWinds, type Seats, type Throw } from './wall/seats.js';
export { shuffledTiles, tilesOfSet } from './wall/shuffle.js';
