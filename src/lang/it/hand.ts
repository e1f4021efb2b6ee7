/**
 * Italian: tiles and hands. Scala, tris and poker are the words of the Italian game of points and doubles; the tile is “tessera”, as
 * in the rules of the federation, and its terminals and honours together are “tessere di testa”.
 */
import { formsOf } from '../forms.js';
import type { Tile, Wind } from '../../core/index.js';
import { handParts, tileItems as items } from '../speech.js';
import type { SpokenGroup, SpokenHand } from '../spoken.js';
import { suits, bonus, honours, winds, circumstances } from '../texts/it/hand.js';

export const { number, list, count } = formsOf('it');

/** “A” before a name of a player: a Cho, ad Anna. */
export const to = (name: string): string => `${/^a/i.test(name.normalize('NFD')) ? 'ad' : 'a'} ${name}`;
/** A Sud, ad Est: to the player in a seat. */
export const toSeat = (wind: Wind): string => to(winds[wind]);

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const bonusName = ([rank, suit]: Tile): string => bonus[suit!]![+rank! - 1]!;

export function tile(one: Tile): string {
  const [rank, suit] = one;
  return !suit
    ? honours[rank!]![0]
    : bonus[suit]
      ? `${bonusName(one)} (${suits[suit]} ${rank})`
      : `${rank} di ${suits[suit]}`;
}

export const tileItems = (held: readonly Tile[]): string[] =>
  items(
    held,
    (run) => `${run.map(([rank]) => rank).join(' ')} di ${suits[run[0]![1]!]}`,
    (one, copies) => (one[1] ? bonusName(one) : copies > 1 ? count(copies, ...honours[one[0]!]!) : tile(one)),
  );

export const tiles = (held: readonly Tile[]): string => list(tileItems(held));

/** Tris di draghi rossi, with an adjective for the set or without: scala is feminine, tris and poker masculine. */
function named({ kind, tiles: held }: SpokenGroup, adjective = ''): string {
  const one = held[0]!;
  const what = one[1] ? tile(one) : honours[one[0]!]![1];
  const masculine = adjective && `${adjective}o`;
  switch (kind) {
    case 'orphans':
      return 'tredici lanterne meravigliose';
    case 'special':
      return 'mano speciale';
    case 'chow':
      return `scala${adjective && `${adjective}a`} ${tiles(held)}`;
    case 'pung':
      return `tris${masculine} di ${what}`;
    case 'kong':
      return `poker${masculine} di ${what}`;
    case 'pair':
      return `coppia di ${what}`;
  }
}

/** Tris di draghi rossi: does not say whether it is exposed or concealed. */
export const bare = (spoken: SpokenGroup): string => named(spoken);
/** Tris scoperto di draghi rossi. */
export const group = (spoken: SpokenGroup): string => named(spoken, spoken.concealed ? ' copert' : ' scopert');

/** One meld in a list; for a concealed chow, only its tiles. */
export const item = (spoken: SpokenGroup): string =>
  spoken.kind === 'chow' && spoken.concealed ? bare(spoken) : group(spoken);
export { winds } from '../texts/it/hand.js';
export const seat = (wind: Wind): string => `posto di ${winds[wind]}`;
export const round = (wind: Wind): string => `giro di ${winds[wind]}`;
export { wins } from '../texts/it/hand.js';
export { won } from '../texts/it/hand.js';
export { circumstances } from '../texts/it/hand.js';

export const hand = (spoken: SpokenHand): string =>
  capital(
    handParts(spoken, {
      group: item,
      tile,
      tiles: tileItems,
      won: (one, win, chances = []) =>
        [
          `chiusura con ${tile(one)}`,
          ...(win ? [win === 'self-draw' ? 'tessera pescata' : 'tessera di un altro giocatore'] : []),
          ...chances.map((name) => circumstances[name]),
        ].join(', '),
      seat,
      round,
      value: (value) => `valore ${number(value)}`,
    }).join('; '),
  ) + '.';
