/**
 * Italian: tiles and hands. Scala, tris and poker are the words of the Italian game of points and doubles; the tile is “tessera”, as
 * in the rules of the federation, and its terminals and honours together are “tessere di testa”.
 */
import { formsOf } from '../forms.js';
import type { Tile, Wind } from '../../core/index.js';
import { handParts, tileItems as items } from '../speech.js';
import type { SpokenGroup, SpokenHand } from '../spoken.js';

export const { number, list, count } = formsOf('it');

/** “A” before a name of a player: a Cho, ad Anna. */
export const to = (name: string): string => `${/^a/i.test(name.normalize('NFD')) ? 'ad' : 'a'} ${name}`;

const suits: Record<string, string> = { b: 'bambù', c: 'caratteri', d: 'cerchi', f: 'fiore', s: 'stagione' };
const bonus: Record<string, readonly string[]> = {
  f: ['pruno', 'orchidea', 'crisantemo', 'bambù'],
  s: ['primavera', 'estate', 'autunno', 'inverno'],
};
const honours: Record<string, readonly [one: string, several: string]> = {
  E: ['vento Est', 'venti Est'],
  S: ['vento Sud', 'venti Sud'],
  W: ['vento Ovest', 'venti Ovest'],
  N: ['vento Nord', 'venti Nord'],
  R: ['drago rosso', 'draghi rossi'],
  G: ['drago verde', 'draghi verdi'],
  B: ['drago bianco', 'draghi bianchi'],
  '?': ['tessera sconosciuta', 'tessere sconosciute'],
};

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

export const winds = { east: 'Est', south: 'Sud', west: 'Ovest', north: 'Nord' };
export const seat = (wind: Wind): string => `posto di ${winds[wind]}`;
export const round = (wind: Wind): string => `giro di ${winds[wind]}`;
export const wins = { 'self-draw': 'pescata', discard: 'scarto di un altro' };
export const won = {
  'self-draw': 'chiusura con tessera pescata',
  discard: 'chiusura con tessera di un altro giocatore',
};
export const circumstances = {
  'first-turn': 'al primo turno',
  'last-tile': 'con il muro esaurito',
  'kong-replacement': 'con il reintegro di un poker',
  'flower-replacement': 'con il reintegro di un fiore',
  'kong-on-kong': 'con il reintegro di un secondo poker',
  'robbed-kong': 'con una tessera aggiunta a un tris (poker rubato)',
  'original-call': 'a punto dal primo scarto',
  standing: 'dichiarata a punto e invariata da allora',
  'thirteenth-win': 'per la tredicesima volta di fila',
};

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
