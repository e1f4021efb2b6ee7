/**
 * Deutsch: Ziegel und Hände. Pung, Kong und Chow heißen so wie bei Küster und an der TU Chemnitz, der Stein heißt Ziegel wie bei der
 * Deutschen Mah-Jongg Liga. Aufzählungen stehen im Nominativ, damit kein Name gebeugt werden muss: Pung Roter Drache.
 */
import { formsOf } from '../forms.js';
import type { Tile, Wind } from '../../core/index.js';
import { handParts, tileItems as items } from '../speech.js';
import type { SpokenGroup, SpokenHand } from '../spoken.js';
import { suits, bonus, honours, winds, circumstances } from '../texts/de/hand.js';

export const { number, list, count } = formsOf('de');

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

export const tileItems = (held: readonly Tile[]): string[] =>
  items(
    held,
    (run) => `${suits[run[0]![1]!]} ${run.map(([rank]) => rank).join(' ')}`,
    (one, copies) => (one[1] ? bonusName(one) : copies > 1 ? `${number(copies)} × ${tile(one)}` : tile(one)),
  );

export const tiles = (held: readonly Tile[]): string => list(tileItems(held));

/** Pung Roter Drache: ohne „offen“ oder „verdeckt“. */
export function bare({ kind, tiles: held }: SpokenGroup): string {
  switch (kind) {
    case 'orphans':
      return 'dreizehn Waisen';
    case 'special':
      return 'besondere Hand';
    case 'chow':
      return `Chow ${tiles(held)}`;
    case 'pung':
      return `Pung ${tile(held[0]!)}`;
    case 'kong':
      return `Kong ${tile(held[0]!)}`;
    case 'pair':
      return `Paar ${tile(held[0]!)}`;
  }
}

export const group = (spoken: SpokenGroup): string =>
  bare(spoken) +
  (['pair', 'orphans', 'special'].includes(spoken.kind) ? '' : spoken.concealed ? ', verdeckt' : ', offen');

/** Eine Figur in einer Aufzählung; ein verdeckter Chow ohne Zusatz. */
export const item = (spoken: SpokenGroup): string =>
  spoken.kind === 'chow' && spoken.concealed ? bare(spoken) : group(spoken);
export { winds } from '../texts/de/hand.js';
export const seat = (wind: Wind): string => `Platz ${winds[wind]}`;
export const round = (wind: Wind): string => `${winds[wind]}runde`;
/** Ostwind. */
export const windName = (wind: Wind): string => `${winds[wind]}wind`;
export { wins } from '../texts/de/hand.js';
export { won } from '../texts/de/hand.js';
export { circumstances } from '../texts/de/hand.js';

export const hand = (spoken: SpokenHand): string =>
  capital(
    handParts(spoken, {
      group: item,
      tile,
      tiles: tileItems,
      won: (one, win, chances = []) =>
        [
          `Schlussziegel ${tile(one)}${win ? (win === 'self-draw' ? ' von der Mauer' : ' von einem Mitspieler') : ''}`,
          ...chances.map((name) => circumstances[name]),
        ].join(', '),
      seat,
      round,
      value: (value) => `Wert ${number(value)}`,
    }).join('; '),
  ) + '.';
