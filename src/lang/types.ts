/** Everything the elements say to people. A language is one object of this type, complete or on top of English. */
import type {
  Circumstance,
  DeadHand,
  Group,
  OptionId,
  Options,
  Payment,
  Profile,
  Reason,
  ReasonCode,
  RuleId,
  Score,
  Situation,
  Tile,
  Wind,
} from '../core/index.js';
import type { OptionIn } from '../core/options.js';

/** A set, a pair or thirteen orphans, declared or as scored. */
export interface SpokenGroup extends Pick<Group, 'kind' | 'concealed'> {
  tiles: readonly Tile[];
}

/** What is told of a hand: its sets, or where it was not scored, its declared sets and the other tiles one by one. */
export interface SpokenHand extends Pick<Situation, 'win' | 'circumstances'> {
  groups: readonly SpokenGroup[];
  /** Tiles in no group. */
  tiles: readonly Tile[];
  bonus: readonly Tile[];
  winningTile?: Tile;
  /** How the hand was won stands beside it and is left out here. */
  isWinShown?: boolean;
  seat?: Wind;
  round?: Wind;
  value?: number;
}

/** What one award gives: one of these. `concealedPoints` where it tells exposed from concealed; nothing is off. */
export interface Worth {
  points?: number;
  concealedPoints?: number;
  doubles?: number;
  /** The fraction of the limit. */
  limit?: number;
}

/** A reason with the groups that its tiles make up. */
export interface SpokenReason extends Reason {
  groups: readonly SpokenGroup[];
}

/** Options on which the value of a hand depends. */
export type ScoringOption = OptionIn<'scoring'>;

/** A clause for each word an option may be (“base points are rounded”), and `number` where it may be a number. */
export type OptionTexts = {
  [Id in OptionId]: { [Word in Extract<Options[Id], string>]: string } & (number extends Options[Id]
    ? { number: (value: number) => string }
    : unknown);
};

/** Something in which rules differ: why one profile's value is not another's, or what a table declares. */
export type Difference = { rule: RuleId; worth: Worth } | { option: OptionId; value: string | number };

/** What another reading has, and what the scored one has instead; and the groups that the winning tile completes. */
export interface ReadingDifference {
  has: readonly SpokenGroup[];
  insteadOf: readonly SpokenGroup[];
  completed?: SpokenGroup;
  completedInstead?: SpokenGroup;
}

/** What a line of the count names: the set that says it all, or the rule with one tile, a bonus tile, or by itself. */
export type LineSubject = { set: SpokenGroup } | { tile: Tile } | { bonus: Tile } | undefined;

/** Profiles that agree on the value of a hand, and what makes it another value than the first ones'. */
export interface ComparedValue {
  /** Names of profiles. */
  profiles: readonly string[];
  /** Undefined where the hand may not go out in them. */
  value?: number;
  because: readonly Difference[];
}

/** Profiles that give a line another worth, or read its rule in another way. */
export interface SchoolNote {
  /** Names of profiles. */
  profiles: readonly string[];
  difference: Difference;
}

/** A way in which a line of the count changes when the situation does. */
export interface ChangedLine {
  label: string;
  before?: Worth;
  after?: Worth;
}

/** An error of the core. */
export interface SpokenError {
  code: string;
  message: string;
  details: Readonly<Record<string, string | number>>;
}

export interface Texts {
  /** The language as a BCP 47 tag. */
  language: string;

  // Figures
  number: (value: number) => string;
  list: (items: readonly string[]) => string;

  // Tiles and hands
  /** 9 of circles; red dragon; plum, flower 1. */
  tile: (tile: Tile) => string;
  /** Several tiles, those of a suit together: 1 1 2 3 of bamboo, 2 red dragons. */
  tiles: (tiles: readonly Tile[]) => string;
  /** The back of a tile. */
  faceDown: string;
  /** The name of a tile by itself and that it is the winning tile. */
  winningTile: (tile: Tile) => string;
  /** The name of a tile that an author highlights. */
  highlighted: (name: string) => string;
  /** Tiles that an author highlights and the hand does not have. */
  notHeld: (tiles: string) => string;
  winds: Record<Wind, string>;
  /** East seat. */
  seat: (wind: Wind) => string;
  /** South round. */
  round: (wind: Wind) => string;
  circumstances: Record<Circumstance, string>;
  wins: Record<'self-draw' | 'discard', string>;
  /** Won by self-draw. */
  won: Record<'self-draw' | 'discard', string>;
  /** Pung of red dragons, exposed; inside a sentence. */
  group: (group: SpokenGroup) => string;
  /** The whole hand as one sentence. */
  hand: (hand: SpokenHand) => string;
  /** A figure is not the one that the author of the page expects. */
  notExpectedFigure: (expected: string, found: string) => string;
  /** There is nothing to score. */
  noHand: string;
  /** Why a form refuses a hand that is not complete. */
  mustWin: string;
  /** Why a form refuses a hand that is worth too little. */
  tooLow: (lowest: number, value: number) => string;
  /** The value is not the one that the author of the page expects. */
  notExpected: (expected: string, value?: number) => string;
  error: (error: SpokenError) => string;

  // Rules
  rule: (id: RuleId) => string;
  /** What a rule says, in one plain sentence. */
  meaning: (id: RuleId) => string;
  /** The Chinese name of a limit hand or a pattern, as the sources write it; nothing where the language itself is Chinese. */
  chinese: (id: RuleId) => string | undefined;
  /** 4 points; 4 points exposed, 8 concealed; 1 double; half the limit; not counted. */
  worth: (worth: Worth) => string;
  /** The same as a figure beside a line: 4, ×2, ½ limit. */
  shortWorth: (worth: Worth) => string;
  reasons: Record<ReasonCode, (reason: SpokenReason) => string>;
  options: OptionTexts;
  /** A clause for a difference: base points are rounded; “All pungs” is worth 1 double. */
  difference: (difference: Difference) => string;
  /** The title of a profile; a table's own is called by its name. */
  profile: (name: string) => string;
  /** Where the rules of a profile come from. */
  source: (profile: Pick<Profile, 'name' | 'source'>) => string | undefined;

  breakdown: BreakdownTexts;
  settlement: SettlementTexts;
  /** In English it comes with the editor. */
  editor?: EditorTexts;
}

/** What is said of a tile. */
export type TileTexts = Pick<Texts, 'language' | 'tile' | 'faceDown' | 'winningTile' | 'error'>;

/** What is said of a hand, shown or edited. */
export type HandTexts = TileTexts &
  Pick<
    Texts,
    | 'number'
    | 'list'
    | 'tiles'
    | 'winds'
    | 'seat'
    | 'round'
    | 'circumstances'
    | 'wins'
    | 'won'
    | 'group'
    | 'hand'
    | 'highlighted'
    | 'notHeld'
    | 'notExpected'
    | 'notExpectedFigure'
    | 'noHand'
    | 'mustWin'
    | 'tooLow'
    | 'editor'
  >;

/** What a breakdown says only of what is opened in it or compared. */
type Behind =
  | 'inProfile'
  | 'source'
  | 'schoolsDiffer'
  | 'missed'
  | 'showAll'
  | 'otherReading'
  | 'insteadOf'
  | 'chosenBecause'
  | 'whatIfWin'
  | 'whatIfSeat'
  | 'whatIfRound'
  | 'whatIfBonus'
  | 'noBonus'
  | 'whatIfReset'
  | 'whatIfValue'
  | 'changed'
  | 'unchanged'
  | 'compared'
  | 'comparedSummary'
  | 'comparedCaption'
  | 'differs'
  | 'notGiven'
  | 'mayNotGoOut'
  | 'limit';

/** What is said of a count: all that a plain breakdown needs. */
export type CountTexts = HandTexts &
  Pick<Texts, 'rule' | 'chinese' | 'worth' | 'shortWorth' | 'profile'> & { breakdown: Omit<BreakdownTexts, Behind> };

/** What is said of a count and of what stands behind it. */
export type PanelTexts = Omit<Texts, 'settlement'>;

/** What is said of a settlement. */
export type TableTexts = CountTexts & Pick<Texts, 'settlement'>;

export interface BreakdownTexts {
  /** Of the table: what is counted and under which profile. */
  caption: (score: Pick<Score, 'won' | 'value'>, profile: string) => string;
  /** The count in a sentence: 52 points, rounded to 50, doubled twice: 200. */
  summary: (figures: SpokenCount) => string;
  columns: { award: string; worth: string; running: string };
  sections: Record<'points' | 'doubles' | 'limit-hands', string>;
  /** Beside the value where the count is nothing but points: points. */
  unit: (value: number) => string;
  /** The label of a line of the count. */
  line: (rule: RuleId, subject: LineSubject) => string;
  base: string;
  roundedBase: string;
  /** Only so many doubles count. */
  doublesCap: (most: number) => string;
  roundedTotal: string;
  limitCut: (limit: number) => string;
  value: string;
  nothing: string;
  /** In a breakdown of one section. */
  nothingIn: Record<'points' | 'doubles' | 'limit-hands', string>;
  /** Of a running total, for screen readers: 32 becomes 64, then 128. */
  steps: (steps: readonly number[]) => string;

  // What stands behind a line
  inProfile: (profile: string, worth: Worth) => string;
  source: (source: string) => string;
  /** What the same line is in other profiles. */
  schoolsDiffer: (others: readonly SchoolNote[]) => string;

  whyNot: string;
  /** The sentence of one award that was not given. */
  missed: (name: string, reasons: readonly string[]) => string;
  showAll: (count: number) => string;

  otherReadings: string;
  /** One other reading: its groups. */
  otherReading: (groups: readonly SpokenGroup[]) => string;
  /** In what it differs from the scored reading. */
  insteadOf: (difference: ReadingDifference) => string;
  chosenBecause: (chosen: Score, other: { value: number; total: number; base: number }) => string;

  whatIf: string;
  whatIfWin: string;
  whatIfSeat: string;
  whatIfRound: string;
  whatIfBonus: string;
  noBonus: string;
  whatIfReset: string;
  /** What the changed situation would be worth. */
  whatIfValue: (before: number, after: number) => string;
  changed: (line: ChangedLine) => string;
  unchanged: string;

  compared: string;
  comparedSummary: (values: readonly ComparedValue[]) => string;
  comparedCaption: string;
  differs: string;
  notGiven: string;
  mayNotGoOut: string;
  limit: string;

  copyText: string;
  copyMarkdown: string;
  copied: string;
  notCopied: string;

  // Line by line
  walk: string;
  walkStep: (step: number, of: number) => string;
  /** What a line gives, or without a worth what a sum is, and where the count stands then. */
  walkLine: (label: string, worth: Worth | undefined, steps: readonly number[]) => string;
  back: string;
  next: string;
  all: string;

  /** The code of a panel did not arrive. */
  notLoaded: string;
  /** An attribute has a word that it does not know. */
  unknownWord: (attribute: string, found: string, expected: readonly string[]) => string;

  lastGood: string;
  /** Where a stored Score was counted by rules that the page has not told. */
  unknownRules: (name: string) => string;
}

/** The figures of a count, for a sentence. */
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
  /** The limit hands and fractions of the limit that were earned, and the highest fraction. */
  limitHands: readonly RuleId[];
  fraction: number;
}

// ---------------------------------------------------------------------------------------------------------------------
// The settlement: who pays whom. Only what its element says.

export interface SettlementTexts {
  caption: string;
  columns: { payment: string; seat: string; hand: string; total: string };
  /** East pays South 60: 30, doubled because East pays. `setOff` is what a short hand may keep back. */
  payment: (payment: Payment, setOff: number) => string;
  /** The sums after some of the payments. */
  soFar: (sums: readonly string[]) => string;
  winner: string;
  discarder: string;
  dead: Record<DeadHand, string>;
  washout: string;
  /** There is a winner, but no payment. */
  nothing: string;
  empty: string;
  /** Above the last good view. */
  lastGood: string;

  // One payment after the other
  steps: string;
  step: (step: number, of: number) => string;
  back: string;
  next: string;
  all: string;

  // Choices on the page
  nobody: string;
  selfDraw: string;
  /** The winner took a discard, and nobody is named. */
  unnamed: string;
  /** Labels a choice: a dead hand of East. */
  handOf: (seat: Wind) => string;
  alive: string;
  /** Labels the number field of a seat. */
  valueOf: (seat: Wind) => string;
  /** Buttons that change a seat from a number to tiles, and back. */
  enterTiles: string;
  enterNumber: string;

  // Under other rules
  compared: string;
  thisTable: string;
  /** Heads a column: what other rules declare. */
  otherRules: (differences: readonly Difference[]) => string;
}

// ---------------------------------------------------------------------------------------------------------------------
// The editor of a hand. Only what it says.

export interface EditorTexts {
  // What is where
  hand: string;
  empty: string;
  picker: string;
  add: string;
  kinds: Record<'tile' | 'chow' | 'pung' | 'kong' | 'concealed-kong', string>;
  seat: string;
  round: string;
  win: string;
  circumstances: string;
  /** Opens the circumstances that the hand does not allow. */
  impossible: string;
  notation: string;

  // Controls
  /** Of the controls for one tile or set. */
  chosen: (name: string) => string;
  mark: string;
  unmark: string;
  /** Lays out a set: chow 4 5 6 of bamboo. */
  claim: (kind: 'chow' | 'pung' | 'kong' | 'concealed-kong', tiles: readonly Tile[]) => string;
  promote: string;
  takeUp: string;
  remove: string;
  undo: string;
  redo: string;
  clear: string;
  /** A tile to choose and how many of it are left. */
  pick: (name: string, left: number) => string;

  // What was done
  added: (name: string) => string;
  removed: (name: string) => string;
  /** What lies on the table now. */
  laidOut: (name: string) => string;
  takenUp: (name: string) => string;
  marked: (name: string) => string;
  unmarked: (name: string) => string;
  cleared: string;
  undone: string;
  redone: string;
  /** What the hand no longer allows to tell. */
  dropped: (circumstances: readonly string[]) => string;

  // How the hand stands
  worth: (value: number) => string;
  /** So many of the tiles of a whole hand. */
  progress: (size: number, of: number) => string;

  // Why something cannot be
  usedUp: (name: string, left: number) => string;
  full: string;
  noChow: (name: string) => string;
  noSet: (name: string) => string;
  noFourth: (name: string) => string;
  noWin: string;
}
