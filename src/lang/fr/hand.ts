/**
 * French: tiles and hands. Pung, Kong and Chow are the words of the clubs and of the booklets in the boxes; the names of winds,
 * dragons and sets have capitals, as in these booklets.
 */
import { formsOf } from '../forms.js';
import type { Tile, Wind } from '../../core/index.js';
import { handParts, tileItems as items } from '../speech.js';
import type { SpokenGroup, SpokenHand } from '../spoken.js';
import { suits, bonus, honours, ofWind, winds, circumstances } from '../texts/fr/hand.js';

export const { number, list } = formsOf('fr');

let plurals: Intl.PluralRules | undefined;
/** Whether a noun is singular: after 0, 1 and 1.5 too. */
export const plural = (value: number): string => (plurals ??= new Intl.PluralRules('fr')).select(value);
export const isOne = (value: number): boolean => plural(value) === 'one';
/** A number and its noun: 0 point, 1 point, 4 points. */
export const count = (value: number, one: string, other = `${one}s`): string =>
  `${number(value)} ${isOne(value) ? one : other}`;

/** “De” before a name of a player, with elision: de Cho, d’Anne, d’Est. */
export const of = (name: string): string =>
  /^([aeiouhœæ]|y[^aeiou])/i.test(name.normalize('NFD')) ? `d’${name}` : `de ${name}`;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const bonusName = ([rank, suit]: Tile): string => bonus[suit!]![+rank! - 1]!;

export function tile(one: Tile): string {
  const [rank, suit] = one;
  return !suit
    ? honours[rank!]![0]
    : bonus[suit]
      ? `${bonusName(one)} (${suits[suit]} ${rank})`
      : `${rank} de ${suits[suit]}`;
}

export const tileItems = (held: readonly Tile[]): string[] =>
  items(
    held,
    (run) => `${run.map(([rank]) => rank).join(' ')} de ${suits[run[0]![1]!]}`,
    (one, copies) => (one[1] ? bonusName(one) : copies > 1 ? count(copies, ...honours[one[0]!]!) : tile(one)),
  );

export const tiles = (held: readonly Tile[]): string => list(tileItems(held));

/** Pung de Dragons rouges, with an adjective for the set or without. */
function named({ kind, tiles: held }: SpokenGroup, adjective: string): string {
  const one = held[0]!;
  const what = one[1] ? tile(one) : honours[one[0]!]![1];
  switch (kind) {
    case 'orphans':
      return 'treize Lanternes merveilleuses';
    case 'special':
      return 'main spéciale';
    case 'chow':
      return `Chow${adjective} ${tiles(held)}`;
    case 'pung':
      return `Pung${adjective} de ${what}`;
    case 'kong':
      return `Kong${adjective} de ${what}`;
    case 'pair':
      return `paire de ${what}`;
  }
}

/** Pung de Dragons rouges: does not say whether it is exposed or concealed. */
export const bare = (spoken: SpokenGroup): string => named(spoken, '');
/** Pung exposé de Dragons rouges. */
export const group = (spoken: SpokenGroup): string => named(spoken, spoken.concealed ? ' caché' : ' exposé');

/** One meld in a list; for a concealed chow, only its tiles. */
export const item = (spoken: SpokenGroup): string =>
  spoken.kind === 'chow' && spoken.concealed ? bare(spoken) : group(spoken);
export { winds } from '../texts/fr/hand.js';
export { ofWind } from '../texts/fr/hand.js';
/** D’Est, de Sud: of the player in a seat. */
export const ofSeat = (wind: Wind): string => of(winds[wind]);
export const seat = (wind: Wind): string => `place ${ofWind[wind]}`;
export const round = (wind: Wind): string => `tour ${ofWind[wind]}`;
export { wins } from '../texts/fr/hand.js';
export { won } from '../texts/fr/hand.js';
export { circumstances } from '../texts/fr/hand.js';

export const hand = (spoken: SpokenHand): string =>
  capital(
    handParts(spoken, {
      group: item,
      tile,
      tiles: tileItems,
      won: (one, win, chances = []) =>
        [
          `tuile gagnante ${tile(one)}`,
          ...(win ? [win === 'self-draw' ? 'piochée' : 'prise à un autre joueur'] : []),
          ...chances.map((name) => circumstances[name]),
        ].join(', '),
      seat,
      round,
      value: (value) => `valeur ${number(value)}`,
    }).join(' ; '),
  ) + '.';
