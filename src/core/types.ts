/** The input and output data of the core. All of it is plain JSON. */

/** A tile in notation, such as `"5b"`, `"9d"`, `"E"`, `"R"`, `"3f"` or `"1s"`. */
export type Tile = string;

export type Wind = 'east' | 'south' | 'west' | 'north';

/** A circumstance of the win. */
export type Circumstance =
  /** Heavenly hand for East, earthly hand for the other players. */
  | 'first-turn'
  /** The live wall is empty: the last tile when self-drawn, the last discard when won by discard. */
  | 'last-tile'
  /** Together with `flower-replacement`: the tile drawn for the kong was a flower or season, whose replacement won. */
  | 'kong-replacement'
  | 'flower-replacement'
  | 'kong-on-kong'
  | 'robbed-kong'
  | 'original-call'
  | 'standing'
  | 'thirteenth-win';

/** An exposed set, or a concealed kong. */
export interface DeclaredSet {
  kind: 'chow' | 'pung' | 'kong';
  /** The three tiles of a chow in ascending order, the three of a pung or the four of a kong. */
  tiles: Tile[];
  /** True only for a concealed kong. */
  concealed: boolean;
  /** The kong was made by adding the fourth tile to an exposed pung. */
  promoted?: true;
}

/** One player's tiles. Their order is not significant. */
export interface Hand {
  sets: DeclaredSet[];
  /** The concealed tiles, without the winning tile. */
  concealed: Tile[];
  /** The winning tile. Without it the hand is a losing hand. */
  winningTile?: Tile;
  /** Flowers (`1f` … `4f`) and seasons (`1s` … `4s`). */
  bonus: Tile[];
}

/** What affects a score in addition to the tiles. All of it is optional. */
export interface Situation {
  /** The player’s wind; `east` unless set. */
  seat?: Wind;
  /** The prevailing wind; `east` unless set. */
  round?: Wind;
  /** How the hand was won; `discard` unless set. Only with a winning tile. */
  win?: 'self-draw' | 'discard';
  /** How the hand was won beyond that, in any order: `['last-tile', 'kong-replacement']`. */
  circumstances?: readonly Circumstance[];
  /**
   * Tiles that everybody sees on the table, apart from the hand’s own, in notation: discards and the exposed sets of
   * others, as in `(555c) 9d RR`. Where rules ask for `only-tile-seen`, tiles of which all four lie open on the table
   * complete no hand.
   */
  seen?: string;
  /** The hand is dead: it is scored as a losing hand and may have any number of tiles. */
  dead?: true;
  /**
   * The hand is only part of a losing hand: it may have fewer than thirteen tiles, and what is present is scored as in
   * any losing hand. It has no winning tile.
   */
  partial?: true;
}

/** A set or pair as scored. */
export interface Group {
  /** `special` is a hand of a table's own, which has no sets. */
  kind: 'chow' | 'pung' | 'kong' | 'pair' | 'orphans' | 'special';
  tiles: Tile[];
  concealed: boolean;
  /** The winning tile completed this group. */
  completed?: true;
}
