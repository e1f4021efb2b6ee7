/** English texts for games. */
import { capital, count, list, number, winds } from './hand.js';
import { settlement } from './settlement.js';
import type { Wind } from '../../core/index.js';
import type { SpokenError, SpokenGameError, SpokenResult, SpokenThirteenth } from '../spoken.js';

const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });
const ordinal = (place: number): string =>
  place + { zero: 'th', one: 'st', two: 'nd', few: 'rd', many: 'th', other: 'th' }[ordinals.select(place)];

const seated = ([east, south, west, north]: readonly string[]): string =>
  `${east} is East, ${south} South, ${west} West, ${north} North`;

const paysForAll = (name: string): string => `${name} pays for all`;

const moved: Record<
  'east-won' | 'passed' | 'washout' | 'thirteen-wins' | 'over',
  (names: readonly string[], wins: number) => string
> = {
  'east-won': ([east]) => `${east} stays East.`,
  passed: (names) => `The deal passes: ${seated(names)}.`,
  washout: (names) => `After the wash-out ${seated(names)}.`,
  'thirteen-wins': (names, wins) =>
    `${wins === 13 ? 'Thirteen' : number(wins)} wins in a row, so the deal passes: ${seated(names)}.`,
  over: () => 'The game ends with this hand.',
};

export const enGame = {
  caption: 'Game of mahjong',
  /** East round, deal 2 of 4. */
  where: (round: Wind, deal: number): string => `${winds[round]} round, deal ${deal} of 4`,
  /** Hand 6. */
  hand: (one: number): string => `Hand ${number(one)}`,
  /** Hand 6: Ann deals; the second hand of Ann’s deal. */
  dealer: (one: number, name: string, handOfDeal: number): string =>
    `Hand ${number(one)}: ${handOfDeal > 1 ? `${ordinal(handOfDeal)} hand of ${name}’s deal` : `${name} deals`}`,
  /** 3 deals to go, about 4 hands. */
  toGo: (deals: number, hands: number): string =>
    deals === 1 ? 'Last deal' : `${count(deals, 'deal')} to go, about ${count(hands, 'hand')}`,
  over: 'The game is over.',
  /** British rules, limit 1,000. */
  rules: (name: string, limit: number | 'none', rounds: number): string =>
    `${capital(name)} rules, ${limit === 'none' ? 'no limit' : `limit ${number(limit)}`}, ${count(rounds, 'round')}`,
  empty: 'No hand has been played yet.',
  lastGood: 'The last valid sheet is shown below.',

  table: 'The table now',
  /** Marks East, who holds the dice. */
  dealerMark: 'dealer, holds the dice',
  own: (place: number): string => `Flower ${place}, season ${place}`,
  /** The winds whose sets double: those of the seat and the round. */
  doubling: (one: readonly Wind[], isTwice: boolean): string =>
    one.length > 1
      ? `${list(one.map((wind) => winds[wind]))} winds: 1 double each`
      : `${winds[one[0]!]} wind: ${isTwice ? '2 doubles' : '1 double'}`,
  /** Who plays after whom, and which way the wall is used up. */
  ways: (names: readonly string[]): string =>
    `East discards first. Play goes counter-clockwise: ${list(names)}. The wall is used up clockwise.`,

  sheet: 'Score sheet',
  columns: { hand: 'Hand', total: 'Total' },
  /** Ben 48 from Cho. */
  result: ({ winner, discarder, value, isSelfDrawn, liable, dead = [] }: SpokenResult): string =>
    winner === undefined
      ? 'Wash-out'
      : [
          `${winner} ${number(value!)}${discarder === undefined ? (isSelfDrawn ? ' self-drawn' : '') : ` from ${discarder}`}`,
          ...(liable === undefined ? [] : [paysForAll(liable)]),
          ...dead.map(({ name, kind }) => `${name}: ${settlement.dead[kind]}`),
        ].join('; '),
  /** A row for screen readers: the hand, whose deal it is, and the result. */
  row: (one: number, dealer: string, result: string): string => `Hand ${number(one)}, ${dealer} deals: ${result}`,
  /** A cell for screen readers: the points of the hand, then the total. */
  cell: (change: string, total: string): string => `${change}, total ${total}`,
  asEast: 'As East',
  asOthers: 'In other seats',
  /** Where everyone sits after a deal that moved. */
  moved,
  /** Noted below a row, and said of the hand to come. */
  goulash: 'goulash, because nobody won the hand before',
  nextGoulash: 'The next hand is a goulash.',
  /** Noted below the row of East's thirteenth win in a row. */
  thirteenth: ({ wins, value, entered }: SpokenThirteenth): string =>
    `${wins === 13 ? 'thirteenth' : ordinal(wins)} win in a row` +
    (entered === undefined ? '' : `: worth ${number(value)}, not the ${number(entered)} entered`),
  /** A row whose payments a correction has changed. */
  changed: 'changed by the correction',
  /** A number that was entered for another seat than the player has now. */
  otherSeat: (names: readonly string[]): string =>
    `${list(names)}: counted for another seat or round. Check the number.`,
  expected: (name: string, expected: number, found: number): string =>
    `Expected ${number(expected)} for ${name}, but the total is ${number(found)}.`,
  unexpectedText: (found: string): string => `“${found}” in expect is not a name and a total.`,
  handOf: (name: string, value: number): string => `${name}: ${number(value)}`,
  score: 'How it scores',

  chart: 'Running totals',
  chips: 'Chips',
  chip: (worth: number): string => `chips of ${number(worth)}`,
  /** What the table shows: what is to be paid, or what each player holds. */
  chipsHeld: (stake: number): string => `What each player holds, having started with ${number(stake)}`,
  chipsOwed: 'Each total in chips',
  rest: 'left over',

  enter: (one: number): string => `Hand ${number(one)}`,
  correct: (one: number): string => `Correct hand ${number(one)}`,
  winner: 'Winner',
  from: 'Discarded by',
  selfDraw: 'Self-draw',
  washout: 'Wash-out',
  value: 'Values',
  /** The value of a player’s hand so far; nothing if it was not entered. */
  valueOf: (name: string, value: string): string => `${name}: ${value || 'not entered'}`,
  wonBy: (name: string): string => `${name} wins`,
  discardedBy: (name: string): string => `${name} discarded`,
  tiles: 'Enter tiles',
  number: 'Enter a number',
  inPlay: 'in play',
  stateOf: (name: string): string => `${name}’s hand`,
  pao: settlement.pao,
  paysForAll,
  digits: 'Number pad',
  /** A key that enters a whole value and moves on. */
  quick: (value: string): string => `${value}, then the next player`,
  /** The name of the key that deletes one digit. */
  erase: 'Delete the last digit',
  next: 'Next',
  done: 'Enter hand',
  save: 'Save',
  cancel: 'Cancel',
  remove: 'Delete hand',
  correctThis: 'Correct this hand',
  undo: 'Undo',
  redo: 'Redo',
  needWinner: 'Choose the winner, or wash-out.',
  needFrom: 'Choose who discarded the winning tile, or self-draw.',
  needValue: (name: string): string => `Enter the value of ${name}’s hand.`,
  /** @param missing how many tiles the hand still needs; 0 if it has enough */
  needTiles: (name: string, missing: number): string =>
    missing > 0
      ? `${name} needs ${count(missing, 'more tile')}, or enter a number.`
      : `Complete ${name}’s tiles, or enter a number.`,
  /** A winner with no points, who has to be confirmed. */
  zeroWin: (name: string): string => `${name} wins with 0 points.`,
  /** After something that is probably a mistake; `button` is the text of the button that confirms it. */
  sure: (what: string, button: string): string => `${what} If that is right, press “${button}” again.`,
  players: 'Players',
  rename: 'Names',
  playerIn: (seat: Wind): string => `Player in the ${winds[seat]} seat`,
  start: 'Start',
  reseat: 'New seats',
  reseatHelp: 'The round is over. Draw seats again, or keep the present ones.',
  reseatDone: 'Take these seats',
  frozen:
    'The rules were fixed before the first hand, so the game keeps them. Undo or delete its hands to change the rules.',
  notLoaded: 'This part could not be loaded. Check the connection and try again.',
  /** What was entered, and the values of the losers. The totals are left out where they are beside it. */
  entered: (hand: string, said: string, values: readonly string[], totals: readonly string[]): string =>
    [`${hand}: ${said}`, ...(values.length ? [values.join(', ')] : [])].join('; ') +
    '.' +
    (totals.length ? ` Totals: ${totals.join(', ')}.` : ''),
  corrected: (one: number, later: number): string =>
    `Hand ${number(one)} corrected.` +
    (later ? ` The deal order is different now, which changed ${count(later, 'other hand')}.` : ''),
  removed: (one: number): string => `Hand ${number(one)} deleted.`,
  needName: (seat: Wind): string => `Enter the name of the player in the ${winds[seat]} seat.`,
  /** Next to the heading of a row in which nothing has been chosen yet. */
  missing: 'still missing',
  /** 25 is odd: 24 or 26? */
  odd: (value: number): string => `${number(value)} is odd: ${number(value - 1)} or ${number(value + 1)}?`,
  overLimit: (value: number, limit: number): string => `${number(value)}: counts as the limit, ${number(limit)}`,
  /** A winner’s value that the rules do not allow. */
  low: (value: number, least: number): string => `${number(value)}: a win is worth at least ${number(least)}.`,
  /** What each kind of dead hand is. */
  deadHelp: {
    foul: 'a wrong claim or win; pays, never collects',
    long: 'too many tiles; pays, never collects',
    short: 'too few tiles; pays, never collects',
  },
  end: 'End the game here',
  playOn: 'Play on',
  /** Who wins the whole game; several names share the first place. */
  champion: (names: readonly string[]): string =>
    names.length > 1 ? `${list(names)} share first place.` : `${names[0]!} wins the game.`,
  ranking: 'Final result',
  /** Heading of the fewest payments that settle the table. */
  settleUp: 'To settle up',
  pays: (from: string, to: string, amount: number): string => `${from} pays ${to} ${number(amount)}`,
  undone: 'Undone.',
  redone: 'Redone.',

  /** Where the error is, then what is wrong; `inner` describes an error of the tiles or the table. */
  problem: ({ message, cause, details }: SpokenGameError, inner: (error: SpokenError) => string): string => {
    const { code } = (cause ?? {}) as { code?: string };
    if (!cause || !code) return message;
    const where = details.player === undefined ? `Hand ${details.hand}` : `Hand ${details.hand}, ${details.player}`;
    return `${where}: ${inner(cause as never)}`;
  },
};
