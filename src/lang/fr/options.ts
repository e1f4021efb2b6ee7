/** French: differences between rules. */
import { list, number, winds } from './hand.js';
import { doublings, quoted, rule, worth } from './count.js';
import type { AwardId, Wind } from '../../core/index.js';
import { over } from '../choose.js';
import { optionClause } from '../clauses.js';
import { options as english } from '../en/options.js';
import type { ComparedValue, Difference, Texts } from '../types.js';
import { causes, options as optionsTexts } from '../texts/fr/options.js';
import type { Part } from '../types.js';

const AMOUNT = ['', 'le montant simple', 'le double'];

const requirement = (part: string): string =>
  part === 'one-double'
    ? 'un double qui ne vienne ni d’une Fleur ni d’une Saison'
    : part === 'cleared-hand'
      ? 'une seule famille, ou seulement des Extrémités et des Honneurs'
      : /^\d/.test(part)
        ? doublings(parseInt(part, 10))
        : `« ${rule(part as AwardId)} »`;

/** “Half flush”, “full flush”: the awards of a family. */
const names = (ids: string): string => list(ids.split(', ').map((id) => `« ${rule(id as AwardId)} »`));

/** The seat and the limit in `east 2000`. */
const seatOf = (one: string): Wind => one.split(' ')[0] as Wind;
const limitText = (one: string): string => number(+/\d+/.exec(one)![0]);

export const options = {
  ...optionsTexts,
  limit: {
    ...optionsTexts.limit,
    list: ([usual, ...seats]) =>
      `la limite est de ${limitText(usual!)}, pour ${seats.map((one) => `${winds[seatOf(one)]} ${limitText(one)}`).join(', ')}`,
  },
  'win-requirement': {
    ...optionsTexts['win-requirement'],
    list: (parts) => `pour faire mah-jong, il faut ${parts.map(requirement).join(' ou ')}`,
  },
  'best-of': {
    ...optionsTexts['best-of'],
    list: (families) => families.map((ids) => `entre ${names(ids)}, seul le meilleur compte`).join(' ; '),
  },
  'discarder-pays': { number: (times) => `celui qui écarte la tuile gagnante paie ${AMOUNT[times]}` },
  'self-draw-pays': { number: (times) => `si la tuile gagnante est piochée, tous paient ${AMOUNT[times]}` },
  'pao-on': {
    ...optionsTexts['pao-on'],
    list: (awards) =>
      `un joueur peut payer pour tous avec ${list(awards.map((one) => causes[one] ?? `« ${rule(one as AwardId)} »`))}`,
  },
} satisfies Part<Texts['options']>;

/** With those that are still missing, in English. */
const all = over(english, options);

export const difference = (one: Difference): string =>
  'rule' in one ? `« ${rule(one.rule)} » : ${worth(one.worth)}` : optionClause(one, all);

/** Selon les règles classiques et britanniques. */
const games = (names: readonly string[]): string => `selon les règles ${list(names.map(quoted))}`;

/** 128 selon les règles classiques, and why it differs. */
export const compared = ({ profiles: names, value, because }: ComparedValue): string =>
  `${value === undefined ? 'pas de mah-jong' : number(value)} ${games(names)}` +
  (because.length ? ` (${list(because.map(difference))})` : '');
