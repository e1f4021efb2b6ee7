/** English texts for games. */
import { list, number, winds } from './hand.js';
import { settlement } from './settlement.js';
import type { Wind } from '../../core/index.js';
import type { SpokenError, SpokenGameError, SpokenResult, SpokenThirteenth } from '../spoken.js';
import { game } from '../texts/en/game.js';

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
  ...game,
  /** Hand 6: Ann deals; the second hand of Ann’s deal. */
  dealer: (one: number, name: string, handOfDeal: number): string =>
    `Hand ${number(one)}: ${handOfDeal > 1 ? `${ordinal(handOfDeal)} hand of ${name}’s deal` : `${name} deals`}`,
  /** The winds whose sets double: those of the seat and the round. */
  doubling: (one: readonly Wind[], isTwice: boolean): string =>
    one.length > 1
      ? `${list(one.map((wind) => winds[wind]))} winds: 1 double each`
      : `${winds[one[0]!]} wind: ${isTwice ? '2 doubles' : '1 double'}`,
  /** Ben 48 from Cho. */
  result: ({ winner, discarder, value, isSelfDrawn, liable, dead = [] }: SpokenResult): string =>
    winner === undefined
      ? 'Wash-out'
      : [
          `${winner} ${number(value!)}${discarder === undefined ? (isSelfDrawn ? ' self-drawn' : '') : ` from ${discarder}`}`,
          ...(liable === undefined ? [] : [paysForAll(liable)]),
          ...dead.map(({ name, kind }) => `${name}: ${settlement.dead[kind]}`),
        ].join('; '),
  /** Where everyone sits after a deal that moved. */
  moved,
  /** Noted below the row of East's thirteenth win in a row. */
  thirteenth: ({ wins, value, entered }: SpokenThirteenth): string =>
    `${wins === 13 ? 'thirteenth' : ordinal(wins)} win in a row` +
    (entered === undefined ? '' : `: worth ${number(value)}, not the ${number(entered)} entered`),
  pao: settlement.pao,
  paysForAll,
  /** What was entered, and the values of the losers. The totals are left out where they are beside it. */
  entered: (hand: string, said: string, values: readonly string[], totals: readonly string[]): string =>
    [`${hand}: ${said}`, ...(values.length ? [values.join(', ')] : [])].join('; ') +
    '.' +
    (totals.length ? ` Totals: ${totals.join(', ')}.` : ''),
  /** 25 is odd: 24 or 26? */
  odd: (value: number): string => `${number(value)} is odd: ${number(value - 1)} or ${number(value + 1)}?`,
  /** Who wins the whole game; several names share the first place. */
  champion: (names: readonly string[]): string =>
    names.length > 1 ? `${list(names)} share first place.` : `${names[0]!} wins the game.`,
  /** Where the error is, then what is wrong; `inner` describes an error of the tiles or the table. */
  problem: ({ message, cause, details }: SpokenGameError, inner: (error: SpokenError) => string): string => {
    const { code } = (cause ?? {}) as { code?: string };
    if (!cause || !code) return message;
    const where = details.player === undefined ? `Hand ${details.hand}` : `Hand ${details.hand}, ${details.player}`;
    return `${where}: ${inner(cause as never)}`;
  },
};
