/**
 * The data that goes in and comes out of the core. All of it is plain: JSON in, JSON out.
 */

/** A tile in notation: `"5b"`, `"9d"`, `"E"`, `"R"`, `"3f"`, `"1s"`. */
export type Tile = string;

export type Wind = 'east' | 'south' | 'west' | 'north';

/** What happened when the winning tile came. */
export type Circumstance =
  /** Heavenly hand for East, earthly hand for the others. */
  | 'first-turn'
  /** The live wall is empty: the last tile on a draw, the last discard on a discard. */
  | 'last-tile'
  | 'kong-replacement'
  | 'flower-replacement'
  | 'kong-on-kong'
  | 'robbed-kong'
  | 'original-call'
  | 'thirteenth-win';

/** A set laid open on the table, or a concealed kong. */
export interface DeclaredSet {
  kind: 'chow' | 'pung' | 'kong';
  /** Three tiles of a chow in rising order, three of a pung, four of a kong. */
  tiles: Tile[];
  /** True for a concealed kong only. */
  concealed: boolean;
  /** An exposed pung to which the fourth tile was added later. */
  promoted?: true;
}

/** One player's tiles. The tiles' order has no meaning. */
export interface Hand {
  sets: DeclaredSet[];
  /** The tiles in the hand, without the winning tile. */
  concealed: Tile[];
  /** The tile the hand was won with. Without it the hand is a loser's. */
  winningTile?: Tile;
  /** Flowers (`1f` … `4f`) and seasons (`1s` … `4s`). */
  bonus: Tile[];
}

/** Seat and round are east unless told; `win` is by discard where a winning tile is marked. */
export interface Situation {
  seat?: Wind;
  round?: Wind;
  win?: 'self-draw' | 'discard';
  circumstances?: readonly Circumstance[];
  /** A dead hand is scored as a loser's, whatever its size. */
  dead?: true;
  /**
   * Part of a loser's hand: it may have fewer than thirteen tiles, and what is there is scored as in any losing hand.
   * It has no winning tile.
   */
  partial?: true;
}

/** A set or a pair as it was scored. */
export interface Group {
  kind: 'chow' | 'pung' | 'kong' | 'pair' | 'orphans';
  tiles: Tile[];
  concealed: boolean;
  /** The winning tile completed this group. */
  completed?: true;
}
