/** What the texts speak about: the things that sentences in every language are made from. */
import type { GameErrorCode, GameNotationErrorCode } from '../core/game.js';
import type { AwardId, DeadHand, Group, OptionId, Options, Reason, Situation, Tile, Wind } from '../core/index.js';
import type { Amount } from '../core/own-awards/terms.js';
import type { OptionIn } from '../core/rules/options.js';
import type { BrokenWall, WallInPlay } from '../core/wall.js';

/** A set, a pair or thirteen orphans, declared or as scored. */
export interface SpokenGroup extends Pick<Group, 'kind' | 'concealed'> {
  tiles: readonly Tile[];
}

/** What the texts say about a hand: its sets or, if it was not scored, its declared sets and each remaining tile. */
export interface SpokenHand extends Pick<Situation, 'win' | 'circumstances'> {
  groups: readonly SpokenGroup[];
  /** Tiles that belong to no group. */
  tiles: readonly Tile[];
  bonus: readonly Tile[];
  winningTile?: Tile;
  /** True if the page already shows how the hand was won, so that it is omitted here. */
  isWinShown?: boolean;
  seat?: Wind;
  round?: Wind;
  value?: number;
}

/** What an award is worth: one of these, or none if it is off. `concealedPoints` is set if exposed and concealed differ. */
export interface Worth extends Amount {
  /** With `limit`: what flowers and seasons add to it, in points. */
  plus?: number;
}

/** How much of the limit: one, half, another fraction below one, a whole number of limits, or a fraction above one. */
export type LimitSize = 'one' | 'half' | 'part' | 'many' | 'more';

/** A reason with the groups that its tiles form. */
export interface SpokenReason extends Reason {
  groups: readonly SpokenGroup[];
}

/** Options on which the value of a hand depends. */
export type ScoringOption = OptionIn<'scoring'>;

/** A clause for each keyword of an option (“base points are rounded”), `number` if it accepts a number, `list` if it accepts awards or requirements. */
export type OptionTexts = {
  [Id in OptionId]: string extends Options[Id]
    ? Id extends 'limit'
      ? { none: string; number: (most: number) => string; list: (usual: number, seats: string) => string }
      : {
          list: (parts: never) => string;
          [word: string]: string | ((parts: never) => string);
        }
    : { [Word in Extract<Options[Id], string>]: string } & (number extends Options[Id]
        ? { number: (value: number) => string }
        : unknown);
};

/** A difference between rules: why two profiles give different values, or what a table declares. */
export type Difference = { rule: AwardId; worth: Worth } | { option: OptionId; value: string | number };

/** The groups of another reading, those the scored reading has instead, and the group the winning tile completes. */
export interface ReadingDifference {
  has: readonly SpokenGroup[];
  insteadOf: readonly SpokenGroup[];
  completed?: SpokenGroup;
  completedInstead?: SpokenGroup;
}

/** What a line of the score names: a set, which says it all, or the rule with a tile, with a bonus tile or alone. */
export type LineSubject = { set: SpokenGroup } | { tile: Tile } | { bonus: Tile } | undefined;

/** Profiles that agree on the value of a hand, and why it differs from the value under the first profiles. */
export interface ComparedValue {
  /** Names of profiles; an empty one for a table that changes a built-in profile. */
  profiles: readonly string[];
  /** Undefined if the hand may not go out under these profiles. */
  value?: number;
  because: readonly Difference[];
}

/** Profiles in which a line has a different worth or its rule is interpreted differently. */
export interface SchoolNote {
  profiles: readonly string[];
  difference: Difference;
}

/** How a line of the score changes when the situation changes. */
export interface ChangedLine {
  label: string;
  before?: Worth;
  after?: Worth;
}

export interface SpokenError {
  code: string;
  message: string;
  details: Readonly<Record<string, string | number>>;
}

/** The figures of a score, for use in a sentence. */
export interface SpokenCount {
  /** Before rounding. */
  points: number;
  base: number;
  doubles: number;
  /** Before rounding. */
  doubled: number;
  total: number;
  value: number;
  limit: number | null;
  limitValue: number | null;
  /** The limit hands and fractions of the limit that were awarded; `fraction` is the highest one. */
  limitHands: readonly AwardId[];
  fraction: number;
  /** What flowers and seasons add to it. */
  plus: number;
  /** What they are worth together, in points. */
  limitHand: number;
  /** The fixed value that was awarded, with nothing added; 0 if none was. */
  score: number;
}

export type RulesPart = 'points' | 'doubles' | 'limit-hands' | 'payment' | 'play';

/** The limit, and the most that a player can win with one hand. */
export interface LargestWins {
  limit: number;
  east: { drawn: number; discard: number };
  other: { drawn: number; discard: number };
}

/** How a hand ended, by the names of the players. */
export interface SpokenResult {
  /** Undefined after a wash-out. */
  winner?: string;
  discarder?: string;
  /** What the winner's hand is worth. */
  value?: number;
  /** Only where it is recorded. */
  isSelfDrawn?: boolean;
  /** Who pays for all. */
  liable?: string;
  dead?: readonly { name: string; kind: DeadHand }[];
}

/** East's thirteenth win in a row, or another number of wins for which a table gives the award. */
export interface SpokenThirteenth {
  wins: number;
  value: number;
  /** The number that was entered, if it is not what the hand is worth. */
  entered?: number;
}

/** An error in a game or in its text. */
export interface SpokenGameError extends Omit<SpokenError, 'code'> {
  code: GameErrorCode | GameNotationErrorCode | (string & {});
  hand?: number;
  cause?: Error;
}

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

/** A wall with the values that select its sentences. */
export interface WallFigures extends BrokenWall {
  /** The sum of East's dice. */
  first: number;
  /** The count of the stacks goes past a corner. */
  isTurning: boolean;
  /** Flowers and seasons are laid out as they are dealt. */
  isAsDealt: boolean;
  /** Where replacement tiles come from. Without a dead wall, that is `end`, the end of the wall. */
  replacedFrom: 'live' | 'dead' | 'end';
}

export interface SpokenCards {
  dice: readonly [number, number];
  heap: Wind;
  heaps: readonly Wind[];
  tiles: number;
  left: number;
}
