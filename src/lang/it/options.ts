/** Italian: differences between rules. */
import { list, number, winds } from './hand.js';
import { doublings, quoted, rule, worth } from './count.js';
import type { AwardId, Wind } from '../../core/index.js';
import { over } from '../choose.js';
import { optionClause } from '../clauses.js';
import { options as english } from '../en/options.js';
import type { ComparedValue, Difference, Texts } from '../types.js';
import { causes, options as optionsTexts } from '../texts/it/options.js';
import type { Part } from '../types.js';

const AMOUNT = ['', 'l’importo semplice', 'il doppio'];

const requirement = (part: string): string =>
  part === 'one-double'
    ? 'un raddoppio che non venga da fiori o stagioni'
    : part === 'cleared-hand'
      ? 'un solo seme, oppure solo estremi e onori'
      : /^\d/.test(part)
        ? doublings(parseInt(part, 10))
        : `«${rule(part as AwardId)}»`;

/** “Half flush”, “full flush”: the awards of a family. */
const names = (ids: string): string => list(ids.split(', ').map((id) => `«${rule(id as AwardId)}»`));

/** The seat and the limit in `east 2000`. */
const seatOf = (one: string): Wind => one.split(' ')[0] as Wind;
const limitText = (one: string): string => number(+/\d+/.exec(one)![0]);

export const options = {
  ...optionsTexts,
  limit: {
    ...optionsTexts.limit,
    list: ([usual, ...seats]) =>
      `il limite è ${limitText(usual!)}, per ${seats.map((one) => `${winds[seatOf(one)]} ${limitText(one)}`).join(', ')}`,
  },
  'win-requirement': {
    ...optionsTexts['win-requirement'],
    list: (parts) => `per chiudere serve ${parts.map(requirement).join(' o ')}`,
  },
  'best-of': {
    ...optionsTexts['best-of'],
    list: (families) => families.map((ids) => `tra ${names(ids)} conta solo il migliore`).join('; '),
  },
  'discarder-pays': { number: (times) => `chi scarta la tessera di chiusura paga ${AMOUNT[times]}` },
  'self-draw-pays': { number: (times) => `con la tessera di chiusura pescata tutti pagano ${AMOUNT[times]}` },
  'pao-on': {
    ...optionsTexts['pao-on'],
    list: (awards) =>
      `un giocatore può pagare per tutti con ${list(awards.map((one) => causes[one] ?? `«${rule(one as AwardId)}»`))}`,
  },
} satisfies Part<Texts['options']>;

/** With those that are still missing, in English. */
const all = over(english, options);

export const difference = (one: Difference): string =>
  'rule' in one ? `«${rule(one.rule)}»: ${worth(one.worth)}` : optionClause(one, all);

/** Secondo le regole classiche e britanniche. */
const games = (names: readonly string[]): string => `secondo le regole ${list(names.map(quoted))}`;

/** 128 secondo le regole classiche, and why it differs. */
export const compared = ({ profiles: names, value, because }: ComparedValue): string =>
  `${value === undefined ? 'non può chiudere' : number(value)} ${games(names)}` +
  (because.length ? ` (${list(because.map(difference))})` : '');
