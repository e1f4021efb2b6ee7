/** English texts for games. */
import { capital, count, list, number, winds } from './hand.js';
import { settlement } from './settlement.js';
import type { OwnGameTexts } from '../game-types.js';

const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });
const ordinal = (place: number): string =>
  place + { zero: 'th', one: 'st', two: 'nd', few: 'rd', many: 'th', other: 'th' }[ordinals.select(place)];

const seated = ([east, south, west, north]: readonly string[]): string =>
  `${east} is East, ${south} South, ${west} West, ${north} North`;

export const enGame: OwnGameTexts = {
  caption: 'Game of mahjong',
  where: (round, deal) => `${winds[round]} round, deal ${deal} of 4`,
  hand: (one) => `Hand ${number(one)}`,
  dealer: (one, name, handOfDeal) =>
    `Hand ${number(one)}: ${handOfDeal > 1 ? `${ordinal(handOfDeal)} hand of ${name}’s deal` : `${name} deals`}`,
  toGo: (deals, hands) => (deals === 1 ? 'Last deal' : `${count(deals, 'deal')} to go, about ${count(hands, 'hand')}`),
  over: 'The game is over.',
  rules: (name, limit, rounds) =>
    `${name} rules, ${limit === 'none' ? 'no limit' : `limit ${number(limit)}`}, ${count(rounds, 'round')}`,
  empty: 'No hand has been played yet.',
  lastGood: 'The last valid sheet is shown below.',

  table: 'The table now',
  dealerMark: 'dealer, holds the dice',
  own: (place) => `Flower ${place}, season ${place}`,
  doubling: (one, isTwice) =>
    one.length > 1
      ? `${list(one.map((wind) => winds[wind]))} double`
      : `${winds[one[0]!]} doubles${isTwice ? ' twice' : ''}`,
  ways: (names) => `East discards first. Play goes counter-clockwise: ${list(names)}. The wall is used up clockwise.`,

  sheet: 'Score sheet',
  columns: { hand: 'Hand', total: 'Total' },
  result: ({ winner, discarder, value, isSelfDrawn, dead = [] }) =>
    winner === undefined
      ? 'Wash-out'
      : [
          `${winner} ${number(value!)}${discarder === undefined ? (isSelfDrawn ? ' self-drawn' : '') : ` from ${discarder}`}`,
          ...dead.map(({ name, kind }) => `${name}: ${settlement.dead[kind]}`),
        ].join('; '),
  row: (one, dealer, result) => `Hand ${number(one)}, ${dealer} deals: ${result}`,
  cell: (change, total) => `${change}, total ${total}`,
  asEast: 'As East',
  asOthers: 'In other seats',
  moved: {
    'east-won': ([east]) => `${east} stays East.`,
    passed: (names) => `The deal passes: ${seated(names)}.`,
    washout: (names) => `After the wash-out ${seated(names)}.`,
    'thirteen-wins': (names) => `Thirteen wins in a row, so the deal passes: ${seated(names)}.`,
    over: () => 'The game ends with this hand.',
  },
  thirteenth: ({ value, entered }) =>
    'thirteenth win in a row' +
    (entered === undefined ? '' : `: worth ${number(value)}, not the ${number(entered)} entered`),
  changed: 'changed by the correction',
  otherSeat: (names) => `${list(names)}: counted for another seat or round. Check the number.`,
  expected: (name, expected, found) => `Expected ${number(expected)} for ${name}, but the total is ${number(found)}.`,
  unexpectedText: (found) => `“${found}” in expect is not a name and a total.`,
  handOf: (name, value) => `${name}: ${number(value)}`,
  score: 'How it scores',

  chart: 'Running totals',
  chips: 'Chips',
  chip: (worth) => `chips of ${number(worth)}`,
  chipsHeld: (stake) => `What each player holds, having started with ${number(stake)}`,
  chipsOwed: 'Each total in chips',
  rest: 'left over',

  enter: (one) => `Hand ${number(one)}`,
  correct: (one) => `Correct hand ${number(one)}`,
  winner: 'Winner',
  from: 'Discarded by',
  selfDraw: 'Self-draw',
  washout: 'Wash-out',
  value: 'Values',
  valueOf: (name, value) => `${name}: ${value || '0'}`,
  wonBy: (name) => `${name} wins`,
  discardedBy: (name) => `${name} discarded`,
  tiles: 'Enter tiles',
  number: 'Enter a number',
  inPlay: 'in play',
  stateOf: (name) => `${name}’s hand`,
  pao: 'Pays for all',
  digits: 'Number pad',
  quick: (value) => `${value}, then the next player`,
  erase: 'Erase',
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
  needValue: (name) => `Enter the value of ${name}’s hand.`,
  needTiles: (name) => `Complete ${name}’s tiles, or enter a number.`,
  zeroWin: (name, button) => `${name} wins with 0 points. If that is right, press “${button}” again.`,
  players: 'Players',
  rename: 'Names',
  playerIn: (seat) => `Player in the ${winds[seat]} seat`,
  start: 'Start',
  reseat: 'New seats',
  reseatHelp: 'The round is over. Draw seats again, or keep the present ones.',
  reseatDone: 'Take these seats',
  frozen:
    'The rules were fixed before the first hand, so the game keeps them. Undo or delete its hands to change the rules.',
  notLoaded: 'This part could not be loaded. Check the connection and try again.',
  entered: (one, totals) => `${one}. Totals: ${totals.join(', ')}.`,
  corrected: (one, later) =>
    `Hand ${number(one)} corrected.` + (later ? ` ${capital(count(later, 'other hand'))} changed.` : ''),
  removed: (one) => `Hand ${number(one)} deleted.`,
  undone: 'Undone.',
  redone: 'Redone.',

  problem: ({ message, cause, details }, inner) => {
    const { code } = (cause ?? {}) as { code?: string };
    if (!cause || !code) return message;
    const where = details.player === undefined ? `Hand ${details.hand}` : `Hand ${details.hand}, ${details.player}`;
    return `${where}: ${inner(cause as never)}`;
  },
};
