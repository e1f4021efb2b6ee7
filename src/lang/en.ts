import { bare, capital, count, enHand, group, item, list, number, tiles, winds } from './en-hand.js';
import { bonusName } from './en-tiles.js';
import { fraction } from './forms.js';
import type { Factor, Payment, RuleId, Tile } from '../core/index.js';
import type { ComparedValue, Difference, SpokenCount, SpokenGroup, SpokenReason, Texts, Worth } from './types.js';

const { tile } = enHand;

// Rules

function worth({ points, concealedPoints = points, doubles, limit }: Worth): string {
  if (limit) return limit === 1 ? 'the limit' : limit === 0.5 ? 'half the limit' : `${fraction(limit)}of the limit`;
  if (doubles) return count(doubles, 'double');
  if (points === undefined) return 'nothing';
  return count(points, 'point') + (concealedPoints === points ? '' : ` exposed, ${number(concealedPoints!)} concealed`);
}

const shortWorth = ({ points, doubles, limit }: Worth): string =>
  limit ? `${fraction(limit)}limit` : doubles ? `×${2 ** doubles}` : points === undefined ? '–' : number(points);

/** The names that come with the package are words; a table’s own is a name. */
const profile = (name: string): string => (/^[a-z-]+$/.test(name) ? capital(name) : name);

const meanings: Record<RuleId, string> = {
  mahjong: 'Points for going out.',
  'pung-of-simples': 'Three identical tiles from 2 to 8.',
  'pung-of-terminals': 'Three 1s or 9s of a suit.',
  'pung-of-honours': 'Three identical winds or dragons.',
  'kong-of-simples': 'Four identical tiles from 2 to 8.',
  'kong-of-terminals': 'Four 1s or 9s of a suit.',
  'kong-of-honours': 'Four identical winds or dragons.',
  'pair-of-dragons': 'A pair of dragons.',
  'pair-of-seat-wind': 'A pair of the player’s seat wind.',
  'pair-of-round-wind': 'A pair of the round wind.',
  flower: 'Each flower tile.',
  season: 'Each season tile.',
  'self-draw': 'The winner drew the winning tile.',
  'only-tile': 'No other tile could have completed the hand.',
  'one-chance-chow': 'The winning tile is the middle of a chow, the 3 of 1 2 3 or the 7 of 7 8 9.',
  'pair-wait': 'The winning tile completes the pair.',
  'concealed-hand': 'No set was exposed before the winning tile.',
  'set-of-dragons': 'Each pung or kong of dragons.',
  'set-of-seat-wind': 'A pung or kong of the player’s seat wind.',
  'set-of-round-wind': 'A pung or kong of the round wind.',
  'own-flower': 'The flower numbered like the seat: 1 for East to 4 for North.',
  'own-season': 'The season numbered like the seat: 1 for East to 4 for North.',
  'all-flowers': 'All four flowers.',
  'all-seasons': 'All four seasons.',
  'little-three-dragons': 'Two sets of dragons and a pair of the third, in addition to the two sets.',
  'all-pungs': 'Four pungs or kongs and a pair.',
  'chow-hand': 'Four chows.',
  'half-flush': 'One suit with winds or dragons.',
  'full-flush': 'One suit, no winds or dragons.',
  'fully-concealed': 'No discard was claimed before the winning tile.',
  'three-concealed-pungs': 'Three or more concealed pungs or kongs.',
  'pure-straight': '1 2 3, 4 5 6 and 7 8 9 of one suit.',
  'all-simples': 'No terminals, winds or dragons.',
  'outside-hand': 'Every set and the pair contain a terminal or honour, with at least one chow.',
  'terminals-and-honours': 'Only terminals and honours, with at least one of each.',
  'kong-replacement': 'Won on the replacement tile for a kong.',
  'flower-replacement': 'Won on the replacement tile for a flower or season.',
  'robbed-kong': 'Won on the tile another player added to an exposed pung.',
  'last-tile': 'Won on the last tile of the wall.',
  'last-discard': 'Won on the discard after the last tile of the wall.',
  'original-call': 'Ready after the first discard; hand unchanged until the win.',
  'heavenly-hand': 'East goes out on the dealt hand.',
  'earthly-hand': 'A player other than East goes out on the first turn.',
  'thirteen-orphans': 'One of each terminal and honour, plus a second of any of them.',
  'nine-gates': '1 1 1 2 3 4 5 6 7 8 9 9 9 of one suit plus any tile of that suit, all concealed.',
  'four-kongs': 'Four kongs and a pair.',
  'all-honours': 'Only winds and dragons.',
  'all-terminals': 'Only 1s and 9s.',
  'big-three-dragons': 'Sets of all three dragons.',
  'little-four-winds': 'Three sets of winds and a pair of the fourth.',
  'big-four-winds': 'Sets of all four winds.',
  'twofold-fortune': 'The replacement tile for a kong makes a second kong, and the next replacement tile wins.',
  'all-green': 'Only 2 3 4 6 8 of bamboo and green dragons.',
  'four-concealed-pungs': 'Four concealed pungs or kongs; a discard may complete only the pair.',
  'moon-from-the-sea': 'Won on the 1 of circles as the last tile.',
  'plum-blossom': 'Won on the 5 of circles as a replacement tile.',
  'carrying-pole': 'Won by robbing a kong of 2 of bamboo.',
  'thirteen-wins': 'East wins for the thirteenth time in a row.',
};

const chinese: { [Id in RuleId]?: string } = {
  'half-flush': '混一色',
  'full-flush': '清一色',
  'kong-replacement': '槓上開花',
  'heavenly-hand': '天和',
  'earthly-hand': '地和',
  'thirteen-orphans': '十三幺',
  'nine-gates': '九蓮寶燈',
  'four-kongs': '四槓',
  'all-honours': '字一色',
  'all-terminals': '清老頭',
  'big-three-dragons': '大三元',
  'little-four-winds': '小四喜',
  'big-four-winds': '大四喜',
  'twofold-fortune': '連槓開花',
  'all-green': '綠一色',
  'four-concealed-pungs': '四暗刻',
  'moon-from-the-sea': '海底撈月',
  'plum-blossom': '槓上梅花',
  'carrying-pole': '二索搶槓',
  'thirteen-wins': '十三連莊',
};

/** The ids are the field's terms. */
const rule = (id: RuleId): string =>
  id === 'mahjong' ? 'Going out' : capital(id.replaceAll('-', ' ')).replace(/^(Self|One) (d|ch)/, '$1-$2');

// Why not

const the = (held: readonly Tile[]): string => `the ${tiles([...new Set(held)])}`;
const theGroups = (spoken: readonly SpokenGroup[]): string => list(spoken.map((one) => `the ${bare(one)}`));
const always = (sentence: string) => (): string => sentence;
/** The tiles in the way, and what they are: one of them, several. */
const tilesAre =
  (one: string, several = one) =>
  ({ tiles: held = [] }: SpokenReason): string =>
    held[0] ? `${the(held)} ${new Set(held).size === 1 ? 'is ' + one : 'are ' + several}` : 'there are no suit tiles';
const missing = ({ missing: held = [] }: SpokenReason): string =>
  `${the(held)} ${new Set(held).size > 1 ? 'are' : 'is'} missing`;
/** The groups in the way, and what is said of one or of several. */
const groupsAre =
  (one: string, several = one) =>
  ({ groups }: SpokenReason): string =>
    groups[0] ? `${theGroups(groups)} ${groups[1] ? several : one}` : 'the hand is not four sets and a pair';
/** So many of so many sets; where they are all there, the pair is not. */
const only =
  (what: string, pair = '') =>
  ({ count: found = 0, needed = 0 }: SpokenReason): string =>
    !found
      ? `there are no ${what}`
      : found < needed
        ? `the hand has only ${number(found)} of ${number(needed)} ${what}`
        : `there is no pair of ${pair}`;
const wonOn = ({ missing: held = [] }: SpokenReason): string => `the winning tile was not ${the(held)}`;
const completed = ({ groups }: SpokenReason): string => `the winning tile completed ${theGroups(groups)}`;
const included = ({ by }: SpokenReason): string => `already counted as “${rule(by!)}”`;

const reasons: Texts['reasons'] = {
  'self-draw': always('the winning tile was claimed'),
  discard: always('the winning tile was self-drawn'),
  'first-turn': always('it was not the first turn'),
  'last-tile': always('the wall was not empty'),
  'kong-replacement': always('the winning tile was not a replacement for a kong'),
  'flower-replacement': always('the winning tile was not a replacement for a flower or season'),
  'kong-on-kong': always('the winning tile was not a replacement for a second kong in a row'),
  'robbed-kong': always('no kong was robbed'),
  'original-call': always('there was no original call'),
  'thirteenth-win': always('it was not the thirteenth win in a row'),
  'live-wall': always('the winning tile was not drawn from the live wall'),
  'loose-tile': always('the winning tile was not a replacement tile'),
  'not-loose': always('the winning tile was a replacement tile'),
  'seat-east': always('the player is not East'),
  'seat-not-east': always('the player is East'),
  'won-on-1d': wonOn,
  'won-on-5d': wonOn,
  'won-on-2b': wonOn,
  'nothing-declared': groupsAre('was declared', 'were declared'),
  'nothing-exposed': groupsAre('was claimed', 'were claimed'),
  'one-suit': tilesAre('of a second suit'),
  'some-honour': always('there is no wind or dragon'),
  'no-honour': tilesAre('an honour', 'honours'),
  'some-terminal': always('there is no terminal'),
  'no-terminal': tilesAre('a terminal', 'terminals'),
  'no-simple': tilesAre('a simple', 'simples'),
  'all-green': tilesAre('not green'),
  'green-dragon': missing,
  'nine-gates': missing,
  'pure-nine-gates': always('the hand was not waiting for all nine tiles'),
  'single-wait': ({ missing: others = [] }) => `${the(others)} would also have won`,
  orphans: missing,
  'no-chow': groupsAre('is a chow', 'are chows'),
  'some-chow': always('there is no chow'),
  'four-chows': groupsAre('is not a chow', 'are not chows'),
  'valueless-pair': groupsAre('scores points', 'score points'),
  'no-wait-award': always('the wait scores points'),
  'three-concealed-pungs': only('concealed pungs'),
  'four-concealed-pungs': only('concealed pungs'),
  'four-kongs': only('kongs'),
  straight: ({ missing: held = [] }) => {
    const chows = [0, 3, 6].map((first) => held.slice(first, first + 3)).filter(({ length }) => length);
    return `the ${chows[1] ? 'chows' : 'chow'} ${list(chows.map(tiles))} ${chows[1] ? 'are' : 'is'} missing`;
  },
  outside: groupsAre('has no terminal or honour', 'have no terminal or honour'),
  'three-dragon-sets': only('sets of dragons'),
  'little-dragons': only('sets of dragons', 'the third dragon'),
  'little-winds': only('sets of winds', 'the fourth wind'),
  'four-wind-sets': only('sets of winds'),
  'one-chance': (reason) =>
    reason.groups[0]?.kind === 'chow' ? `${theGroups(reason.groups)} had two ends open` : completed(reason),
  'pair-completed': completed,
  'four-flowers': missing,
  'four-seasons': missing,
  'not-last-tile': included,
  'flowers-incomplete': included,
  'seasons-incomplete': included,
  'winds-differ': included,
  'winner-only': always('only the winner can score it'),
  worthless: always('scores nothing under these rules'),
  'no-limit': always('these rules have no limit'),
  'limit-for-winner': always('only the winner can score a limit'),
  'none-held': always('there is none'),
  included,
};

// Between profiles

const TIMES_OVER = ['', 'once', 'double'];

const options: Texts['options'] = {
  limit: { none: 'there is no limit', number: (most) => `the limit is ${number(most)}` },
  'limit-doubles': { none: 'all doubles count', number: (most) => `only ${count(most, 'double')} count` },
  rounding: {
    none: 'nothing is rounded',
    'base-to-nearest-10': 'base points are rounded',
    'total-up-to-10': 'totals are rounded up',
  },
  'double-wind-pair': { both: 'a pair of both winds counts twice', once: 'a pair of both winds counts once' },
  'double-wind-set': { both: 'a set of both winds counts twice', once: 'a set of both winds counts once' },
  'flower-sets': {
    'add-own': 'your own flower still scores when you hold all four',
    'include-own': 'all four flowers include your own',
  },
  'self-draw-from': {
    'live-wall': 'winning on a replacement tile is not a self-draw',
    'any-wall': 'winning on a replacement tile is a self-draw',
  },
  'concealed-hand-on': {
    'any-win': 'a concealed hand may be self-drawn',
    discard: 'a concealed hand must be won on a discard',
  },
  'fully-concealed-on': {
    'self-draw': 'a fully concealed hand must be self-drawn',
    'any-win': 'a fully concealed hand may be won on a discard',
  },
  'last-tile-self-draw': {
    added: 'the last tile also scores self-draw',
    included: 'the last tile includes self-draw',
  },
  'chow-hand-form': {
    'valueless-pair': 'a chow hand needs a pair that scores nothing',
    'any-pair': 'a chow hand may have any pair',
    'no-points': 'a chow hand must score no other points',
  },
  'earthly-hand-on': {
    'first-discard': 'an earthly hand is won on East’s first discard',
    'first-draw': 'an earthly hand is won on the first draw',
    either: 'an earthly hand is won on the first discard or draw',
  },
  'nine-gates-wait': { any: 'nine gates may be won on any tile', pure: 'nine gates must wait for all nine tiles' },
  'all-green-dragon': {
    optional: 'all green does not need the green dragon',
    required: 'all green needs the green dragon',
  },
  'moon-on': { 'last-tile': 'the moon must be self-drawn', either: 'the moon may be the last discard' },
  'minimum-doubles': { number: (fewest) => `a win needs ${count(fewest, 'double')}` },
  'win-requirement': {
    'mixed-hand': 'any hand may win',
    'one-double': 'a win needs a double',
    'cleared-hand': 'a win needs a cleared hand',
  },
  payers: { all: 'all losers pay the winner', discarder: 'only the discarder pays for a win on a discard' },
  'discarder-pays': { number: (times) => `the discarder pays ${TIMES_OVER[times]}` },
  'self-draw-pays': { number: (times) => `a self-draw is paid ${TIMES_OVER[times]}` },
  'east-doubles': {
    all: 'East pays and receives double',
    'losers-only': 'East pays and receives double, but not from or to the winner',
    none: 'East pays and receives the same as the others',
  },
  'losers-settle': { yes: 'losers settle with one another', no: 'losers do not settle with one another' },
  pao: { on: 'feeding a big hand makes the discarder pay for all', off: 'the discarder never pays for all' },
  'pao-amount': {
    'all-shares': 'the discarder who pays for all pays all three shares',
    'three-limits': 'the discarder who pays for all pays three limits',
    'one-limit': 'the discarder who pays for all pays one limit',
  },
  'dead-hand-pays': {
    full: 'a dead hand pays in full',
    'net-if-short': 'a short hand subtracts its own value from what it pays',
  },
  washout: { 'east-stays': 'East stays after a draw', 'east-passes': 'the deal passes after a draw' },
  rounds: { number: (rounds) => `a game has ${count(rounds, 'round')}` },
  'dead-wall': {
    '14': 'the dead wall has 14 tiles',
    '16': 'the dead wall has 16 tiles',
    '12': 'the dead wall has 12 tiles',
    dice: 'the dice set the size of the dead wall',
    'replenished-14': 'the dead wall is kept at 14 tiles',
    none: 'there is no dead wall',
  },
  'bonus-replaced-from': {
    loose: 'flowers are replaced with loose tiles',
    'live-wall': 'flowers are replaced from the live wall',
  },
  'claim-priority': {
    'nearest-after-discarder': 'of two winners, the next in turn after the discarder wins',
    'nearest-to-east': 'of two winners, the one nearest to East wins',
    'special-hand-first': 'of two winners, the one with a special hand wins',
  },
};

function difference(one: Difference): string {
  if ('rule' in one) return `“${rule(one.rule)}” is worth ${worth(one.worth)}`;
  const clauses: { number?: (value: number) => string; [word: string]: unknown } = options[one.option];
  return typeof one.value === 'number' ? clauses.number!(one.value) : String(clauses[one.value]);
}

/** 128 under Classical rules, 100 under European rules, because base points are rounded. */
const compared = ({ profiles, value, because }: ComparedValue): string =>
  `${value === undefined ? 'no win' : number(value)} under ${list(profiles.map(profile))} rules` +
  (because.length ? `, because ${list(because.map(difference))}` : '');

// The count

const TIMES = ['', 'doubled', 'doubled twice'];

/** 52 points, rounded to 50, doubled twice to 200. */
function summary(figures: SpokenCount): string {
  const { points, base, doubles, doubled, total, value, limit, limitHands, fraction: part } = figures;
  if (limitHands.length && value === part * limit!)
    return `${list(limitHands.map(rule))}: ${worth({ limit: part })}, ${number(value)}.`;
  const steps = [count(points, 'point')];
  if (base !== points) steps.push(`rounded to ${number(base)}`);
  if (doubled !== base) steps.push(`${TIMES[doubles] ?? `doubled ${number(doubles)} times`} to ${number(doubled)}`);
  if (total !== doubled) steps.push(`rounded up to ${number(total)}`);
  if (value < total) steps.push(`cut to the limit of ${number(value)}`);
  return steps.join(', ') + '.';
}

const breakdown: Texts['breakdown'] = {
  caption: ({ won }, name) => `${won ? 'Winning hand' : 'Hand'}, ${profile(name)} rules`,
  summary,
  columns: { award: 'Award', worth: 'Worth', running: 'So far' },
  sections: { points: 'Points', doubles: 'Doubles', 'limit-hands': 'Limit hands' },
  unit: (value) => count(value, 'point').replace(/^\S+ /, ''),
  line: (id, subject) =>
    !subject
      ? rule(id)
      : 'set' in subject
        ? capital(group(subject.set))
        : `${rule(id)}: ${'tile' in subject ? tile(subject.tile) : bonusName(subject.bonus)}`,
  base: 'Base',
  roundedBase: 'Rounded to tens',
  doublesCap: (most) => capital(options['limit-doubles'].number(most)),
  roundedTotal: 'Rounded up to tens',
  limitCut: (limit) => `Limit of ${number(limit)}`,
  value: 'Value',
  nothing: 'Nothing in this hand scores.',
  steps: (steps) => steps.map(number).join(' becomes '),

  inProfile: (name, given) => `${profile(name)}: ${worth(given)}.`,
  source: (source) => `Source: ${source}.`,
  schoolsDiffer: (others) =>
    `Elsewhere: ${others
      .map(
        ({ difference: other, profiles: names }) =>
          `${'rule' in other ? worth(other.worth) : difference(other)} (${list(names.map(profile))})`,
      )
      .join('; ')}.`,

  whyNot: 'Why not',
  missed: (award, why) => `${award}: ${list(why)}.`,
  showAll: (all) => `Show all ${number(all)}`,

  otherReadings: 'Other readings',
  otherReading: (read) => `${capital(list(read.map(item)))}.`,
  chosenBecause: (chosen, other) => {
    const more = chosen.value - other.value;
    if (more) return `The reading above is worth ${number(more)} more.`;
    const [what, by] =
      chosen.total > other.total ? ['a higher total', chosen.total] : ['more base points', chosen.base];
    return `Both are worth ${number(chosen.value)}; ${chosen.total > other.total || chosen.base > other.base ? `the reading above has ${what}, ${number(by)}` : 'they are equal'}.`;
  },

  whatIf: 'What if',
  whatIfWin: 'Won by',
  whatIfSeat: 'Seat',
  whatIfRound: 'Round',
  whatIfBonus: 'One more flower',
  noBonus: 'none',
  whatIfReset: 'Reset',
  whatIfValue: (before, after) =>
    before === after ? `Still ${number(after)}.` : `${number(after)} instead of ${number(before)}.`,
  changed: ({ label, before, after }) =>
    `${label} – ` +
    (before && after
      ? `${worth(after)} instead of ${worth(before)}`
      : after
        ? `${worth(after)} more`
        : `${worth(before!)} less`),
  unchanged: 'No line changes.',

  compared: 'Compared',
  comparedSummary: (values) => capital(values.map(compared).join(values[2] ? '; ' : ', ')) + '.',
  comparedCaption: 'The hand under different rules',
  differs: 'differs',
  notGiven: 'not given',
  mayNotGoOut: 'no win',
  limit: 'Limit',

  copyText: 'Copy as text',
  copyMarkdown: 'Copy as Markdown',
  copied: 'Copied.',
  notCopied: 'Couldn’t copy. Select the text below:',

  lastGood: 'The last valid hand is shown below.',
  unknownRules: (name) =>
    `This score used custom rules, “${name}”, that aren’t available here, so rule details are hidden.`,
};

// ---------------------------------------------------------------------------------------------------------------------
// The settlement

/** Why a payment is multiplied. */
const because = ({ kind }: Factor, { from }: Payment): string =>
  kind === 'east'
    ? `because East ${from === 'east' ? 'pays' : 'receives'}`
    : kind === 'discarder'
      ? 'for the discard'
      : 'for the self-draw';

/** What the amount is made of; nothing where it is the value itself. */
function arithmetic(payment: Payment, setOff: number): string {
  const { reason, value, factors, shares } = payment;
  if (shares) return list(shares.map(({ from, amount }) => `${number(amount)} for ${winds[from]}`));
  if (reason === 'pao') return `${factors[0] ? count(factors[0].times, 'time') : 'once'} the limit of ${number(value)}`;
  const doubled = factors.map((one, place) => `${place ? 'and again' : 'doubled'} ${because(one, payment)}`);
  const start =
    reason === 'difference'
      ? `the difference ${doubled.length ? `of ${number(value)}` : 'between their hands'}`
      : setOff
        ? `${number(value + setOff)} minus ${number(setOff)} for their own short hand`
        : number(value);
  return setOff || doubled.length || reason === 'difference' ? [start, ...doubled].join(', ') : '';
}

const settlement: Texts['settlement'] = {
  caption: 'Who pays whom',
  columns: { payment: 'Payment', seat: 'Seat', hand: 'Hand', total: 'Total' },
  payment: (payment, setOff) => {
    const { from, to, amount, reason } = payment;
    const why = { win: '', difference: '', pao: ' for all three (pao, 包)', 'dead-hand': ' for a dead hand' }[reason];
    const sum = arithmetic(payment, setOff);
    return `${winds[from]} pays ${winds[to]} ${number(amount)}${why}${sum ? `: ${sum}` : ''}.`;
  },
  soFar: (sums) => `So far: ${list(sums)}.`,
  winner: 'winner',
  discarder: 'discarder',
  dead: { foul: 'foul hand', long: 'long hand', short: 'short hand' },
  washout: 'No winner, so nobody pays.',
  nothing: 'Nobody pays anything.',
  empty: 'No hands to settle yet.',
  lastGood: 'The last valid settlement is shown below.',
  steps: 'Payment by payment',
  step: (step, of) => `Payment ${step} of ${of}`,
  back: 'Back',
  next: 'Next',
  all: 'All',
  nobody: 'nobody',
  selfDraw: 'self-drawn',
  handOf: (seat) => `${winds[seat]}’s hand`,
  alive: 'in play',
  compared: 'Under other rules',
  thisTable: 'This table',
  otherRules: (differences) => capital(list(differences.map(difference))),
};
// ---------------------------------------------------------------------------------------------------------------------

/** English. Built in, and what a language does not say is said in it. */
export const en: Texts = {
  ...enHand,
  rule,
  meaning: (id) => meanings[id],
  chinese: (id) => chinese[id],
  worth,
  shortWorth,
  reasons,
  options,
  difference,
  profile,
  source: ({ source }) => source,
  breakdown,
  settlement,
};
