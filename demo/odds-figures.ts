/** The figures in the text of the page “Odds and doubles”, computed by the core: when the site is built, or on the page. */
import { score, settle, waits, type Situation, type Wind } from '../src/core/index.js';
import { danger, doublesModel, doublesToLimit, odds } from '../src/core/odds.js';
import { figure, number, percent } from './odds-numbers.js';
import { tileName } from './odds-words.js';

const WINDS: readonly Wind[] = ['east', 'south', 'west', 'north'];

/** What a table pays with one score per seat. */
const settled = (scores: string, winner: Wind, discarder?: Wind): Record<Wind, number> => {
  const [east = 0, south = 0, west = 0, north = 0] = scores.split('/').map(Number);
  return settle({ scores: { east, south, west, north }, winner, discarder }).totals;
};

/** The payments for a hand that completes three sets of dragons or four of winds from a discard. */
function pao(winner: Wind, discarder: Wind): number {
  const hand = score('(RRR) (GGG) 123b BB 99c +B', { seat: winner });
  const scores = Object.fromEntries(WINDS.map((seat) => [seat, seat === winner ? hand : 0])) as Record<Wind, number>;
  return settle({ scores, winner, discarder }).totals[discarder];
}

const left = (hand: string): number => waits(hand).reduce((sum, wait) => sum + wait.left, 0);
const value = (hand: string, situation: Situation = {}, profile?: string): number =>
  score(hand, situation, profile).value;

/** How the figures are computed: `<output data-compute="odds 8 100 5">`. */
const computed: Record<string, (...words: string[]) => string> = {
  odds: (w, u, n) => percent(odds({ left: Number(w), unknown: Number(u), draws: Number(n) })),
  left: (...hand) => number.format(left(hand.join(' '))),
  mean: (q, cap) => figure(doublesModel(Number(q), cap === undefined ? undefined : Number(cap)).mean),
  deviation: (q, cap) => figure(doublesModel(Number(q), cap === undefined ? undefined : Number(cap)).deviation),
  lost: (q, cap) => percent(1 - doublesModel(Number(q), Number(cap)).mean / doublesModel(Number(q)).mean),
  reach: (points, limit) => figure(doublesToLimit(Number(points), Number(limit))),
  pays: (scores, winner, discarder, seat) =>
    number.format(settled(scores!, winner as Wind, discarder as Wind)[seat as Wind]).replace('-', '−'),
  pao: (winner, discarder) => number.format(pao(winner as Wind, discarder as Wind)).replace('-', '−'),
  danger: (...sets) =>
    danger(sets.join(' '))
      .filter((one) => one.pao)
      .map(({ tile }) => tileName(tile))
      .join(', '),
  'safe-suits': (...sets) => {
    const tiles = danger(sets.join(' ')).map(({ tile }) => tile[1] ?? 'honours');
    const names = { b: 'bamboo', c: 'characters', d: 'circles', honours: 'honours' };
    return Object.entries(names)
      .filter(([suit]) => !tiles.includes(suit))
      .map(([, name]) => name)
      .join(' and ');
  },
  // Claiming pays if it makes winning so many times as likely.
  times: (one, other) =>
    (
      value('22b 567c 345d 333c 78d +9d', { seat: 'south', win: other as 'self-draw' }) /
      value('(222b) 567c 345d 33c 78d +9d', { seat: 'south', win: one as 'self-draw' })
    ).toFixed(1),
  hands: (win, washout) => (16 / ((1 - Number(washout)) * (1 - Number(win)))).toFixed(1),
  power: (share, times) =>
    (Number(share) ** Number(times))
      .toExponential(1)
      .replace(/e-(\d)/, (_, digit: string) => ` · 10⁻${'⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)]}`),
  ways: (kind) => ({ chow: 4 ** 3, pung: 4, kong: 1 })[kind as 'chow']!.toString(),
};

/** The figure of an `<output data-compute>`. */
export function figureFor(text: string): string {
  const [name, ...words] = text.split(' ');
  return computed[name!]!(...words);
}

const TURNS = [1, 2, 3, 4, 5, 10];
const WAITS = [
  ['Open wait', 8],
  ['Closed or edge wait', 4],
  ['Two pairs', 4],
  ['One tile for the pair', 3],
  ['Nine gates', left('1112345678999b')],
  ['Thirteen orphans without a pair', left('19b 19c 19d ESWNRGB')],
] as const;

const cells = (all: readonly (number | string)[]): string =>
  all.map((one) => `<td class="number">${one}</td>`).join('');
const row = (name: string, all: readonly (number | string)[]): string =>
  `<tr><th scope="row">${name}</th>${cells(all)}</tr>`;

/** Chances for every number of draws, and at each stage of a hand: the content of a table. */
export const chances = (): string => `<caption>Chance by number of draws, with 100 unknown tiles</caption>
<thead><tr><th scope="col">Wait</th>${['Tiles', ...TURNS].map((head) => `<th scope="col" class="number">${head}</th>`).join('')}</tr></thead>
<tbody>${WAITS.map(([name, tiles]) =>
  row(name, [tiles, ...TURNS.map((draws) => percent(odds({ left: tiles, unknown: 100, draws })))]),
).join('\n')}</tbody>`;

/** How many doubles lead to the limit: the rows of a table. */
export const reach = (): string =>
  [20, 31, 32, 62, 63, 124]
    .map((points) => row(`${points} points`, [doublesToLimit(points, 500), doublesToLimit(points, 1000)]))
    .join('\n');
