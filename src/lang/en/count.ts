import { capital, count, enHand, group, list, number } from './hand.js';
import { bonusName } from './tiles.js';
import { worth } from './worth.js';
import { fraction } from '../forms.js';
import { isOwnAward, ownAwardName } from '../own-awards.js';
import type { AwardId, RuleId } from '../../core/index.js';
import type { CountTexts, SpokenCount, Worth } from '../types.js';

const { tile } = enHand;

// Rules

const shortWorth = ({ points, doubles, limit }: Worth): string =>
  limit ? `${fraction(limit)}limit` : doubles ? `×${2 ** doubles}` : points === undefined ? '–' : number(points);

/** Profiles named after an association. */
const abbreviations: readonly string[] = ['dmjl', 'bmja'];

/** Built-in profile names are lowercase words and get a capital; a table’s own name stays as is. */
export const profile = (name: string): string =>
  abbreviations.includes(name) ? name.toUpperCase() : /^[a-z-]+$/.test(name) ? capital(name) : name;

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

/** The ids are the established mahjong terms. */
export const rule = (id: AwardId): string =>
  isOwnAward(id)
    ? ownAwardName(id, 'en')
    : id === 'mahjong'
      ? 'Going out'
      : capital(id.replaceAll('-', ' ')).replace(/^(Self|One) (d|ch)/, '$1-$2');

// The score

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

const breakdown: CountTexts['breakdown'] = {
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
  doublesCap: (most) => `Only ${count(most, 'double')} count`,
  roundedTotal: 'Rounded up to tens',
  limitCut: (limit) => `Limit of ${number(limit)}`,
  value: 'Value',
  nothing: 'Nothing in this hand scores.',
  nothingIn: { points: 'No points.', doubles: 'No doubles.', 'limit-hands': 'No limit hand.' },
  steps: (steps) => steps.map(number).join(' becomes '),

  whyNot: 'Why not',

  otherReadings: 'Other readings',

  whatIf: 'What if',

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

/** English texts for scores: everything a plain breakdown needs. */
export const enCount: CountTexts = {
  ...enHand,
  rule,
  chinese: (id) => (isOwnAward(id) ? undefined : chinese[id]),
  worth,
  shortWorth,
  profile,
  breakdown,
};
