import { capital, count, enHand, group, item, list, number } from './en-hand.js';
import { bonusName } from './en-tiles.js';
import { worth } from './en-worth.js';
import { fraction } from './forms.js';
import type { RuleId } from '../core/index.js';
import type { ComparedValue, CountTexts, Difference, SpokenCount, Texts, Worth } from './types.js';

const { tile } = enHand;

// Rules

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
  nothingIn: { points: 'No points.', doubles: 'No doubles.', 'limit-hands': 'No limit hand.' },
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
  insteadOf: ({ has, insteadOf, completed, completedInstead }) =>
    has.length
      ? `It has ${list(has.map(item))} instead of ${list(insteadOf.map(item))}.`
      : completed && completedInstead
        ? `The winning tile completes ${item(completed)} instead of ${item(completedInstead)}.`
        : '',
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

  walk: 'Line by line',
  walkStep: (step, of) => `Line ${number(step)} of ${number(of)}`,
  walkLine: (label, given, steps) =>
    given
      ? `${label}: ${worth(given)}${steps.length ? `, ${number(steps.at(-1)!)} so far` : ''}.`
      : `${label}: ${steps.map(number).join(' becomes ')}.`,
  back: 'Back',
  next: 'Next',
  all: 'All',

  notLoaded: 'Couldn’t load this part. Check your connection and try again.',
  unknownWord: (attribute, found, expected) => `${attribute}: “${found}” is unknown. Use ${expected.join(', ')}.`,

  lastGood: 'The last valid hand is shown below.',
  unknownRules: (name) =>
    `This score used custom rules, “${name}”, that aren’t available here, so rule details are hidden.`,
};

// ---------------------------------------------------------------------------------------------------------------------

/** What a count says in English: all that a plain breakdown needs. */
export const enCount: CountTexts = {
  ...enHand,
  rule,
  meaning: (id) => meanings[id],
  chinese: (id) => chinese[id],
  worth,
  shortWorth,
  options,
  difference,
  profile,
  source: ({ source }) => source,
  breakdown,
};
