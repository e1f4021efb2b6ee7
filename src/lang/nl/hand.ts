/**
 * Dutch: tiles and hands, in the words of the Dutch tournament rules (NTS): pung, kong and chow, open and dicht, hoekstenen and
 * troefstenen. The name of a suit comes first and does not change: bamboe 5, kringen 1.
 */
import { formsOf } from '../forms.js';
import type { Tile, Wind } from '../../core/index.js';
import { handParts, tileItems as items } from '../speech.js';
import type { SpokenGroup, SpokenHand } from '../spoken.js';
import { suits, bonus, honours, winds, circumstances } from '../texts/nl/hand.js';

export const { number, list, count } = formsOf('nl');

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const bonusName = ([rank, suit]: Tile): string => bonus[suit!]![+rank! - 1]!;

export function tile(one: Tile): string {
  const [rank, suit] = one;
  return !suit
    ? honours[rank!]!
    : bonus[suit]
      ? `${bonusName(one)} (${suits[suit]} ${rank})`
      : `${suits[suit]} ${rank}`;
}

/** Several of a wind or dragon: rode draken, Oostenwinden. */
const plural = (one: Tile): string =>
  tile(one)
    .replace(/draak$/, 'drak')
    .replace(/steen$/, 'sten') + 'en';

export const tileItems = (held: readonly Tile[]): string[] =>
  items(
    held,
    (run) => `${suits[run[0]![1]!]} ${run.map(([rank]) => rank).join(' ')}`,
    (one, copies) => (one[1] ? bonusName(one) : copies > 1 ? `${number(copies)} ${plural(one)}` : tile(one)),
  );

export const tiles = (held: readonly Tile[]): string => list(tileItems(held));

/** Pung rode draken: without “open” or “dicht”. */
export function bare({ kind, tiles: held }: SpokenGroup): string {
  switch (kind) {
    case 'orphans':
      return 'dertien wezen';
    case 'special':
      return 'bijzondere hand';
    case 'chow':
      return `chow ${tiles(held)}`;
    case 'pung':
    case 'kong':
    case 'pair':
      return `${kind === 'pair' ? 'paar' : kind} ${/^[RGB]/.test(held[0]!) ? plural(held[0]!) : tile(held[0]!)}`;
  }
}

export const group = (spoken: SpokenGroup): string =>
  (['pair', 'orphans', 'special'].includes(spoken.kind) ? '' : spoken.concealed ? 'dichte ' : 'open ') + bare(spoken);

/** One set in a list; a concealed chow without “dichte”. */
export const item = (spoken: SpokenGroup): string =>
  spoken.kind === 'chow' && spoken.concealed ? bare(spoken) : group(spoken);
export { winds } from '../texts/nl/hand.js';
export const seat = (wind: Wind): string => `plaats ${winds[wind]}`;
export const round = (wind: Wind): string => `${winds[wind]}ronde`;
export { wins } from '../texts/nl/hand.js';
export { won } from '../texts/nl/hand.js';
export { circumstances } from '../texts/nl/hand.js';

export const hand = (spoken: SpokenHand): string =>
  capital(
    handParts(spoken, {
      group: item,
      tile,
      tiles: tileItems,
      won: (one, win, chances = []) =>
        [
          `winnende steen ${tile(one)}`,
          ...(win ? [win === 'self-draw' ? 'zelf gepakt' : 'van een medespeler'] : []),
          ...chances.map((name) => circumstances[name]),
        ].join(', '),
      seat,
      round,
      value: (value) => `waarde ${number(value)}`,
    }).join('; '),
  ) + '.';
