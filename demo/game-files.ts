/** All stored games as one file, to keep elsewhere or move to another browser. Files may come from anywhere. No DOM. */
import { readGame, type StoredGame } from './game-store.js';

/** The longest file that is read, in UTF-16 code units: more than browsers store for a site. */
export const LONGEST_FILE = 20_000_000;
/** The most games that are read from a file. */
export const MOST_GAMES = 1000;

const KIND = 'mahjong-elements games';

export const formatFile = (games: readonly StoredGame[]): string => JSON.stringify({ kind: KIND, games }, undefined, 1);

/** Reads the games of a file; undefined if it is not one of these files. What is not a game is left out. */
export function readFile(text: string): StoredGame[] | undefined {
  if (text.length > LONGEST_FILE) return undefined;
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return undefined;
  }
  const { kind, games } = Object(data) as { kind?: unknown; games?: unknown };
  if (kind !== KIND || !Array.isArray(games)) return undefined;
  const byId = new Map<string, StoredGame>();
  for (const one of games.slice(0, MOST_GAMES)) {
    const { id } = Object(one) as { id?: unknown };
    const game = typeof id === 'string' ? readGame(one, id) : undefined;
    if (game?.game && !byId.has(game.id)) byId.set(game.id, game);
  }
  return [...byId.values()];
}

const contentOf = ({ game, profile, limit, rounds, started }: StoredGame): string =>
  JSON.stringify([game, profile, limit, rounds, started]);

/** How the games of a file relate to those that are stored. */
export interface Sorted {
  /** Games that are not stored yet. */
  added: StoredGame[];
  /** Games that are stored with other hands, rules or players. */
  changed: StoredGame[];
  /** How many are stored already as they are. */
  same: number;
}

export function sortOut(found: readonly StoredGame[], stored: readonly StoredGame[]): Sorted {
  const ids = new Set(stored.map(({ id }) => id));
  const contents = new Set(stored.map(contentOf));
  const others = found.filter((game) => !contents.has(contentOf(game)));
  return {
    added: others.filter(({ id }) => !ids.has(id)),
    changed: others.filter(({ id }) => ids.has(id)),
    same: found.length - others.length,
  };
}
