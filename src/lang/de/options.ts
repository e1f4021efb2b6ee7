/** Deutsch: Unterschiede zwischen Regeln. */
import { list, number, winds } from './hand.js';
import { doublings, profile, rule, worth } from './count.js';
import type { AwardId, Wind } from '../../core/index.js';
import { over } from '../choose.js';
import { optionClause } from '../clauses.js';
import { options as english } from '../en/options.js';
import type { ComparedValue, Difference, Texts } from '../types.js';
import { causes, options as optionsTexts } from '../texts/de/options.js';
import type { Part } from '../types.js';

const AMOUNT = ['', 'den einfachen Betrag', 'den doppelten Betrag'];

const requirement = (part: string): string =>
  part === 'one-double'
    ? 'eine Verdopplung, die nicht von Bonusziegeln kommt'
    : part === 'cleared-hand'
      ? 'ein Farbspiel oder eine Hand nur aus Hauptziegeln'
      : /^\d/.test(part)
        ? doublings(parseInt(part, 10))
        : `„${rule(part as AwardId)}“`;

/** “Half flush”, “full flush”: the awards of a family. */
const names = (ids: string): string => list(ids.split(', ').map((id) => `„${rule(id as AwardId)}“`));

/** The seat and the limit in `east 2000`. */
const seatOf = (one: string): Wind => one.split(' ')[0] as Wind;
const limitText = (one: string): string => number(+/\d+/.exec(one)![0]);

export const options = {
  ...optionsTexts,
  limit: {
    ...optionsTexts.limit,
    list: ([usual, ...seats]) =>
      `das Limit ist ${limitText(usual!)}, für ${seats.map((one) => `${winds[seatOf(one)]} ${limitText(one)}`).join(', ')}`,
  },
  'win-requirement': {
    ...optionsTexts['win-requirement'],
    list: (parts) => `für Mah-Jongg nötig: ${parts.map(requirement).join(' oder ')}`,
  },
  'best-of': {
    ...optionsTexts['best-of'],
    list: (families) => families.map((ids) => `von ${names(ids)} zählt nur die beste`).join('; '),
  },
  'discarder-pays': { number: (times) => `wer den Schlussziegel ablegt, zahlt ${AMOUNT[times]}` },
  'self-draw-pays': { number: (times) => `bei Schlussziegel von der Mauer zahlen alle ${AMOUNT[times]}` },
  'pao-on': {
    ...optionsTexts['pao-on'],
    list: (awards) =>
      `einer zahlt für alle bei ${list(awards.map((one) => causes[one] ?? `„${rule(one as AwardId)}“`))}`,
  },
} satisfies Part<Texts['options']>;

/** With those that are still missing, in English. */
const all = over(english, options);

export const difference = (one: Difference): string =>
  'rule' in one ? `„${rule(one.rule)}“: ${worth(one.worth)}` : optionClause(one, all);

/** Nach den Regeln „klassisch“ und „britisch“. */
const games = (names: readonly string[]): string =>
  `nach den Regeln ${list(names.map((name) => (name ? `„${profile(name)}“` : 'dieses Tisches')))}`;

/** 128 nach den Regeln „klassisch“, weil die Basispunkte gerundet werden. */
export const compared = ({ profiles: names, value, because }: ComparedValue): string =>
  `${value === undefined ? 'kein Mah-Jongg' : number(value)} ${games(names)}` +
  (because.length ? ` (${list(because.map(difference))})` : '');
