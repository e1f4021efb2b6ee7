/** The texts of `<mj-wall>`. They load with the element. */
import type { BrokenWall, Replacement, WallErrorCode, WallInPlay } from '../core/wall.js';
import type { Wind } from '../core/index.js';
import type { HandTexts } from './types.js';

/** What is explained, in order: from the seats to the play. */
export type WallStep = 'seats' | 'build' | 'throw' | 'count' | 'break' | 'loose' | 'deal' | 'flowers' | 'play';

/** A wall as it is explained. */
export interface SpokenWall {
  wall: BrokenWall;
  /** The wall after the tiles drawn and replaced so far; after the deal by default. */
  after: WallInPlay;
  /** Tiles drawn in turn since the deal. */
  drawn: number;
  /** Replacements drawn so far. */
  replaced: number;
  /** The dead wall was used up before all flowers and seasons of the deal were replaced. */
  isWashout?: boolean;
}

/** A deal of cards as it is explained. */
export interface SpokenCards {
  dice: readonly [number, number];
  heap: Wind;
  heaps: readonly Wind[];
  tiles: number;
  left: number;
}

export interface WallTexts {
  caption: string;
  /** Names of the steps. */
  steps: Record<WallStep, string>;
  /** Step 3 of 9. */
  step: (step: number, of: number) => string;
  /** What happens in a step before the dice are thrown. */
  seats: string;
  build: (tiles: number, stacks: number, side: number) => string;
  noDice: string;
  /** What happens in each later step. */
  explain: Record<Exclude<WallStep, 'seats' | 'build'>, (spoken: SpokenWall) => string>;
  /** The whole wall in one sentence. */
  summary: (spoken: SpokenWall) => string;
  /** One letter for each seat, to mark tiles with. */
  letters: Record<Wind, string>;
  /** Labels in the picture. */
  playDirection: string;
  wallDirection: string;
  tiles: string;
  live: string;
  dead: string;
  /** Names of the buttons. */
  back: string;
  next: string;
  throwDice: string;
  draw: string;
  kong: string;
  flower: string;
  again: string;
  controls: string;
  /** The hands of a deal with actual tiles. */
  hands: string;
  /** Who replaced which bonus tile by what. */
  replacement: (one: Replacement) => string;
  /** The same deal with cards, step by step. */
  cards: (spoken: SpokenCards) => string[];
  cardsCaption: string;
  /** The heap that is cut, in the picture. */
  cut: string;
  errors: Record<WallErrorCode | 'step' | 'view', string>;
}

export type AllWallTexts = HandTexts & { wall: WallTexts };
