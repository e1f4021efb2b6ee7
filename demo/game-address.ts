/** Games in the address of the score sheet, and how a linked game relates to those that are stored. No DOM. */
import { formatGame, LONGEST_GAME, parseGame, type GameRecord } from 'mahjong-elements/core/game.js';
import { LONGEST_RULES, SHARED, type SharedGame, type StoredGame } from './game-store.js';

/** What the part of an address after `#` says. */
export interface GameAddress {
  /** The stored game that it belongs to. */
  id?: string;
  /** Its game is a new one, not one that somebody has shared. */
  isNew: boolean;
  shared?: SharedGame;
}

export function readAddress(hash: string): GameAddress {
  const parts = new URLSearchParams(hash.replace(/^#/, ''));
  const isNew = parts.has('new');
  const text = parts.get('game') ?? '';
  const read = (name: (typeof SHARED)[number], longest?: number): string => (parts.get(name) ?? '').slice(0, longest);
  const [profile, limit, rounds, lang] = [read('profile'), read('limit'), read('rounds'), read('lang')];
  const rules = read('rules', LONGEST_RULES);
  return {
    isNew,
    ...(parts.get('id') && { id: parts.get('id')! }),
    ...((text || isNew) && {
      shared: { game: text.slice(0, LONGEST_GAME), profile, limit, rounds, lang, ...(rules && { rules }) },
    }),
  };
}

/** The part of an address after `#` with a game, and with the id under which this browser stores it. */
export const formatAddress = (shared: SharedGame, id?: string): string => format(shared, id ? { id } : {});

/** The part of an address after `#` for a new game with the players, rules and language of another one. */
export function formatNew(shared: SharedGame): string {
  const record = recordOf(shared.game);
  const game = record ? formatGame({ ...record, hands: [] }, { header: true }) : '';
  return format({ ...shared, game }, { new: '' });
}

const format = (shared: SharedGame, others: Record<string, string>): string =>
  `#${new URLSearchParams({
    ...others,
    ...Object.fromEntries(
      SHARED.flatMap((name) => (name === 'rules' && !shared.rules ? [] : [[name, shared[name] ?? '']])),
    ),
  })}`;

/** Parses a game; returns undefined if the text is invalid. */
export function recordOf(text: string): GameRecord | undefined {
  try {
    return parseGame(text);
  } catch {
    return undefined;
  }
}

const RULES = ['profile', 'limit', 'rounds', 'rules'] as const;

/** The lines of a game in their usual form, and its rules. */
function contentOf({ game, ...rules }: SharedGame): { lines: string[]; rules: string } {
  const record = recordOf(game);
  return {
    lines: (record ? formatGame(record, { header: true }) : game.trim()).split('\n'),
    rules: RULES.map((name) => rules[name] || (name === 'profile' ? 'classical' : '')).join(';'),
  };
}

/**
 * The stored game that a link shows, as it is now or, if `isLater`, as it was some hands ago; undefined if there is none.
 * A game without hands matches only itself, because the same people play more than once.
 */
export function storedFor(
  shared: SharedGame,
  games: readonly StoredGame[],
): { game: StoredGame; isLater: boolean } | undefined {
  const { lines, rules } = contentOf(shared);
  const candidates = games.map((game) => ({ game, ...contentOf(game) })).filter((one) => one.rules === rules);
  const begun = candidates.filter((one) => lines.every((line, place) => line === one.lines[place]));
  const same = begun.find((one) => one.lines.length === lines.length);
  if (same) return { game: same.game, isLater: false };
  const [later] = recordOf(shared.game)?.hands.length ? begun : [];
  return later && { game: later.game, isLater: true };
}
