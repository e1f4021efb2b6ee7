/** All user-facing texts of the elements. A language is one object of this type, complete or layered over English. */
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
  AwardId,
  Score,
  Situation,
  Tile,
  Wind,
} from '../core/index.js';
import type { OptionIn } from '../core/rules/options.js';
import type { ClaimsTexts, IncidentsTexts } from './claims-types.js';
import type { DoublesTexts, WaitsTexts } from './odds-types.js';
import type { ExerciseTexts } from './exercise-types.js';
import type { WallTexts } from './wall-types.js';
import type { OwnGameTexts } from './game-types.js';

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

/**
 * What an award is worth: one of these. `concealedPoints` is set if exposed and concealed differ; no property at all
 * means the award is off.
 */
export interface Worth {
  points?: number;
  concealedPoints?: number;
  doubles?: number;
  /** Fraction of the limit. */
  limit?: number;
}

/** A reason with the groups that its tiles form. */
export interface SpokenReason extends Reason {
  groups: readonly SpokenGroup[];
}

/** Options on which the value of a hand depends. */
export type ScoringOption = OptionIn<'scoring'>;

/** A clause for each keyword of an option (“base points are rounded”), and `number` if it accepts a number. */
export type OptionTexts = {
  [Id in OptionId]: { [Word in Extract<Options[Id], string>]: string } & (number extends Options[Id]
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
  /** Names of profiles. */
  profiles: readonly string[];
  /** Undefined if the hand may not go out under these profiles. */
  value?: number;
  because: readonly Difference[];
}

/** Profiles in which a line has a different worth or its rule is interpreted differently. */
export interface SchoolNote {
  /** Names of profiles. */
  profiles: readonly string[];
  difference: Difference;
}

/** How a line of the score changes when the situation changes. */
export interface ChangedLine {
  label: string;
  before?: Worth;
  after?: Worth;
}

/** An error from the core. */
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
  /** Several tiles, grouped by suit: 1 1 2 3 of bamboo, 2 red dragons. */
  tiles: (tiles: readonly Tile[]) => string;
  /** A face-down tile. */
  faceDown: string;
  /** The name of a single tile, marked as the winning tile. */
  winningTile: (tile: Tile) => string;
  /** The name of a tile highlighted by the page author. */
  highlighted: (name: string) => string;
  /** Tiles that the page author highlights but the hand does not contain. */
  notHeld: (tiles: string) => string;
  winds: Record<Wind, string>;
  /** East seat. */
  seat: (wind: Wind) => string;
  /** South round. */
  round: (wind: Wind) => string;
  circumstances: Record<Circumstance, string>;
  wins: Record<'self-draw' | 'discard', string>;
  /** Won by self-draw, won by discard. */
  won: Record<'self-draw' | 'discard', string>;
  /** Pung of red dragons, exposed; for use within a sentence. */
  group: (group: SpokenGroup) => string;
  /** The whole hand as one sentence. */
  hand: (hand: SpokenHand) => string;
  /** A figure differs from the one the page author expects. */
  notExpectedFigure: (expected: string, found: string) => string;
  /** There is nothing to score. */
  noHand: string;
  /** Form validation message for an incomplete hand. */
  mustWin: string;
  /** Form validation message for a hand whose value is too low. */
  tooLow: (lowest: number, value: number) => string;
  /** The value differs from the one the page author expects. */
  notExpected: (expected: string, value?: number) => string;
  error: (error: SpokenError) => string;

  // Rules
  rule: (id: AwardId) => string;
  /** What a rule means, in one plain sentence. */
  meaning: (id: AwardId) => string;
  /** The Chinese name of a limit hand or pattern, as written in the sources; undefined if the language is Chinese. */
  chinese: (id: AwardId) => string | undefined;
  /** 4 points; 4 points exposed, 8 concealed; 1 double; half the limit; not counted. */
  worth: (worth: Worth) => string;
  /** The same as a short figure next to a line: 4, ×2, ½ limit. */
  shortWorth: (worth: Worth) => string;
  reasons: Record<ReasonCode, (reason: SpokenReason) => string>;
  options: OptionTexts;
  /** A clause for a difference: base points are rounded; “All pungs” is worth 1 double. */
  difference: (difference: Difference) => string;
  /** The title of a profile; for a table's own profile, its name. */
  profile: (name: string) => string;
  /** Where the rules of a profile come from. */
  source: (profile: Pick<Profile, 'name' | 'source'>) => string | undefined;

  breakdown: BreakdownTexts;
  settlement: SettlementTexts;
  /** The English texts load with the editor. */
  editor?: EditorTexts;
  /** The English and Chinese texts load with `<mj-rules>`. */
  rules?: RulesTexts;
  /** The English and Chinese texts load with `<mj-wall>`. */
  wall?: Partial<WallTexts>;
  /** The texts of a game load with its element. */
  game?: Partial<OwnGameTexts>;
  /** The English and Chinese texts load with `<mj-claims>`. */
  claims?: Partial<ClaimsTexts>;
  /** The English and Chinese texts load with `<mj-incidents>`. */
  incidents?: Partial<IncidentsTexts>;
  /** The English and Chinese texts load with `<mj-doubles>`. */
  doubles?: Partial<DoublesTexts>;
  /** The English and Chinese texts load with `<mj-waits>`. */
  waits?: Partial<WaitsTexts>;
  /** The English and Chinese texts load with `mahjong-elements/svg.js`. */
  picture?: Partial<PictureTexts>;
  /** The English and Chinese texts load with `<mj-exercise>`. */
  exercise?: Partial<ExerciseTexts>;
}

/** Texts for tiles. */
export type TileTexts = Pick<Texts, 'language' | 'tile' | 'faceDown' | 'winningTile' | 'error'>;

/** Texts for hands, shown or edited. */
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

/** Texts that a breakdown needs only for opened lines, opened panels and comparisons. */
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

/** Texts for scores: everything a plain breakdown needs. */
export type CountTexts = HandTexts &
  Pick<Texts, 'rule' | 'chinese' | 'worth' | 'shortWorth' | 'profile'> & { breakdown: Omit<BreakdownTexts, Behind> };

/** Titles of pictures. */
export interface PictureTexts {
  hand: (won: boolean) => string;
  /** The caption of a breakdown, and the value of the hand. */
  breakdown: (caption: string, value: number) => string;
}

/** Texts for scores and their details. */
export type PanelTexts = Omit<Texts, 'settlement'>;

/** Texts for a table's rules. */
export type RulebookTexts = PanelTexts & { rules: RulesTexts };

/** Texts for settlements. */
export type TableTexts = CountTexts & Pick<Texts, 'settlement'>;

export interface BreakdownTexts {
  /** Caption of the table: what is scored, and under which profile. */
  caption: (score: Pick<Score, 'won' | 'value'>, profile: string) => string;
  /** The score in a sentence: 52 points, rounded to 50, doubled twice: 200. */
  summary: (figures: SpokenCount) => string;
  columns: { award: string; worth: string; running: string };
  sections: Record<'points' | 'doubles' | 'limit-hands', string>;
  /** Unit next to the value if the score consists only of points: points. */
  unit: (value: number) => string;
  /** The label of a line of the score. */
  line: (rule: AwardId, subject: LineSubject) => string;
  base: string;
  roundedBase: string;
  /** At most this many doubles count. */
  doublesCap: (most: number) => string;
  roundedTotal: string;
  limitCut: (limit: number) => string;
  value: string;
  nothing: string;
  /** For a breakdown with a single section. */
  nothingIn: Record<'points' | 'doubles' | 'limit-hands', string>;
  /** A running total for screen readers: 32 becomes 64, then 128. */
  steps: (steps: readonly number[]) => string;

  // Details of a line
  inProfile: (profile: string, worth: Worth) => string;
  source: (source: string) => string;
  /** How the same line is scored in other profiles. */
  schoolsDiffer: (others: readonly SchoolNote[]) => string;

  whyNot: string;
  /** A sentence about an award that was not given. */
  missed: (name: string, reasons: readonly string[]) => string;
  showAll: (count: number) => string;

  otherReadings: string;
  /** Another reading of the hand, by its groups. */
  otherReading: (groups: readonly SpokenGroup[]) => string;
  /** How it differs from the scored reading. */
  insteadOf: (difference: ReadingDifference) => string;
  chosenBecause: (chosen: Score, other: { value: number; total: number; base: number }) => string;

  whatIf: string;
  whatIfWin: string;
  whatIfSeat: string;
  whatIfRound: string;
  whatIfBonus: string;
  noBonus: string;
  whatIfReset: string;
  /** The value of the hand in the changed situation. */
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
  /** The worth of a line, or the name of a sum if there is no worth, and the running total after it. */
  walkLine: (label: string, worth: Worth | undefined, steps: readonly number[]) => string;
  back: string;
  next: string;
  all: string;

  /** The code of a panel failed to load. */
  notLoaded: string;
  /** An attribute contains an unknown word. */
  unknownWord: (attribute: string, found: string, expected: readonly string[]) => string;

  lastGood: string;
  /** For a stored Score whose custom rules are not available on the page. */
  unknownRules: (name: string) => string;
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
  /** The limit hands and fractions of the limit that were awarded; `fraction` is the highest one. */
  limitHands: readonly AwardId[];
  fraction: number;
}

// ---------------------------------------------------------------------------------------------------------------------
// The settlement: who pays whom. Only the texts of its element.

export interface SettlementTexts {
  caption: string;
  columns: { payment: string; seat: string; hand: string; total: string };
  /** East pays South 60: 30, doubled because East pays. `setOff` is the amount a short hand may withhold; `names` replace seats. */
  payment: (payment: Payment, setOff: number, names?: Readonly<Record<Wind, string>>) => string;
  /** The running totals after some of the payments. */
  soFar: (sums: readonly string[]) => string;
  winner: string;
  discarder: string;
  dead: Record<DeadHand, string>;
  washout: string;
  /** There is a winner but no payment. */
  nothing: string;
  empty: string;
  /** Shown above the last valid view. */
  lastGood: string;

  // Payment by payment
  steps: string;
  step: (step: number, of: number) => string;
  back: string;
  next: string;
  all: string;

  // Choices on the page
  nobody: string;
  selfDraw: string;
  /** The hand was won on a discard, but the discarder is not specified. */
  unnamed: string;
  /** Label of a select: whether East's hand is dead. */
  handOf: (seat: Wind) => string;
  alive: string;
  /** Label of the number field of a seat. */
  valueOf: (seat: Wind) => string;
  /** Buttons that switch a seat between a number and tiles. */
  enterTiles: string;
  enterNumber: string;

  // Under other rules
  compared: string;
  thisTable: string;
  /** Column heading: what other rules declare, as the clauses made by `difference`. */
  otherRules: (clauses: readonly string[]) => string;
}

// ---------------------------------------------------------------------------------------------------------------------
// The hand editor. Only its texts.

export interface EditorTexts {
  // Labels
  hand: string;
  empty: string;
  picker: string;
  add: string;
  kinds: Record<'tile' | 'chow' | 'pung' | 'kong' | 'concealed-kong', string>;
  seat: string;
  round: string;
  win: string;
  circumstances: string;
  /** Reveals the circumstances that the hand rules out. */
  impossible: string;
  notation: string;

  // Controls
  /** Label of the controls for one tile or set. */
  chosen: (name: string) => string;
  mark: string;
  unmark: string;
  /** Button that exposes or declares a set: chow 4 5 6 of bamboo. */
  claim: (kind: 'chow' | 'pung' | 'kong' | 'concealed-kong', tiles: readonly Tile[]) => string;
  promote: string;
  takeUp: string;
  remove: string;
  undo: string;
  redo: string;
  clear: string;
  /** A tile in the picker, with how many are left. */
  pick: (name: string, left: number) => string;

  // Announcements of actions
  added: (name: string) => string;
  removed: (name: string) => string;
  /** The set that was laid out. */
  laidOut: (name: string) => string;
  takenUp: (name: string) => string;
  marked: (name: string) => string;
  unmarked: (name: string) => string;
  cleared: string;
  undone: string;
  redone: string;
  /** Circumstances that the hand no longer allows. */
  dropped: (circumstances: readonly string[]) => string;

  // State of the hand
  worth: (value: number) => string;
  /** Number of tiles so far, out of those in a complete hand. */
  progress: (size: number, of: number) => string;

  // Why something is not possible
  usedUp: (name: string, left: number) => string;
  full: string;
  noChow: (name: string) => string;
  noSet: (name: string) => string;
  noFourth: (name: string) => string;
  noWin: string;
}

// ---------------------------------------------------------------------------------------------------------------------
// The rules of a table. Only the texts of their element.

/** The parts of a set of rules. */
export type RulesPart = 'points' | 'doubles' | 'limit-hands' | 'payment' | 'play';

/** The limit, and the most that a player can win with one hand. */
export interface LargestWins {
  limit: number;
  east: { drawn: number; discard: number };
  other: { drawn: number; discard: number };
}

export interface RulesTexts {
  /** Title of the rules: Classical rules. */
  title: (profile: string) => string;
  /** Title if the table declares rules of its own: Classical rules with changes. */
  ownTitle: (profile: string) => string;
  /** The most that a hand is worth, and that East and the others can win with it, drawn and on a discard. */
  largest: (wins: LargestWins) => string;
  sections: Record<RulesPart, string>;
  /** What is said once about a section: who earns its awards, what its options affect. */
  about: Record<RulesPart, string>;
  columns: { rule: string; meaning: string; worth: string; thisTable: string };
  /** Names of the options. */
  option: (id: OptionId) => string;
  /** A keyword of an option as a short value: any wall. */
  keyword: (id: OptionId, word: string) => string;
  /** An award that everyone, or only the losers, can earn. */
  scopes: Record<'everyone' | 'losers', string>;
  /** 2 points; 2/4 points; 1 double; limit; half limit; 2/5 of the limit. Nothing is `–`. */
  amount: (amount: Worth) => string;
  /** Read aloud instead of `–`. */
  off: string;
  alsoCalled: (names: string) => string;
  alsoPlayed: (values: readonly { value: string; profiles: readonly string[] }[]) => string;
  /** Button that shows how the source is interpreted, and its full name for screen readers. */
  note: string;
  noteOn: (name: string) => string;

  search: string;
  found: (count: number, of: number) => string;
  onlyDifferences: string;
  differs: string;
  copyMarkdown: string;
  copied: string;
  notCopied: string;
  unknownWord: (attribute: string, found: string, expected: readonly string[]) => string;

  // Editing
  edit: RulesEditorTexts;
}

export interface RulesEditorTexts {
  /** Label of the field for a value: Full flush, worth. */
  field: (name: string) => string;
  reset: (name: string) => string;
  resetAll: string;
  base: string;
  own: string;
  ownAbout: string;
  ownName: string;
  ownValue: string;
  addOwn: string;
  removeOwn: (name: string) => string;
  text: string;
  textAbout: string;
  copyRules: string;
  copyLink: string;
  changed: (count: number) => string;
  /** Before buttons with the values that other tables use. */
  alsoPlayed: string;
  play: (value: string) => string;
}
