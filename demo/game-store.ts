/**
 * The games that a browser stores, each under its own key, so that tabs with different games never overwrite one another
 * and a corrupt entry does not affect the others. No DOM.
 */
import { LONGEST_GAME } from 'mahjong-elements/core/game.js';
import type { ImportedGame } from 'mahjong-elements/core/import.js';

/** A game with the rules and the language of its sheet, as stored and as shared. */
export interface SharedGame {
  /** The hands as text, with the players. */
  game: string;
  profile: string;
  limit: string;
  rounds: string;
  lang: string;
  /** House rules, if there are any: declarations. */
  rules?: string;
}

export const SHARED = ['game', 'profile', 'limit', 'rounds', 'lang', 'rules'] as const satisfies (keyof SharedGame)[];

/** What another program counted in a game that was played there. */
export interface Imported extends Pick<ImportedGame, 'program' | 'figures' | 'unread'> {
  /** The text of the program, compressed with gzip, in base64; undefined if there was no room for it. */
  original?: string;
}

export interface StoredGame extends SharedGame {
  /** Lower-case letters and digits. */
  id: string;
  /** When it was started, in milliseconds since 1970; 0 if that is unknown. */
  started: number;
  /** When it was last stored, in milliseconds since 1970; 0 if that is unknown. */
  changed: number;
  /** Names the state of the game that this one was made from; undefined for the first one. */
  from?: string;
  /** The unfinished hand and the steps to undo and redo: the `session` of `<mj-game>` without its text. */
  steps?: object;
  /** Of a game of another program. */
  imported?: Imported;
}

/** The methods of `localStorage` that are used; each may throw. */
export interface KeyValueStore {
  readonly length: number;
  key(index: number): string | null;
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/**
 * The result of storing a game: `changed` if another tab has changed its hands in the store since they were read, and
 * `no-room` if the store is full or blocked.
 */
export type Outcome = { stored: StoredGame } | { refused: 'changed' | 'no-room' };

const PREFIX = 'mahjong-elements game ';
const ID = /^[a-z0-9]{1,40}$/;
/** Where an earlier version of the page stored its only game. */
const ONLY_GAME = 'mahjong-elements demo game';
/** The longest entry that is read, in UTF-16 code units: a game with its steps. */
const LONGEST_ENTRY = 4 * LONGEST_GAME;
const LONGEST_WORD = 100;
/** The longest house rules that are read. */
export const LONGEST_RULES = 2000;

export function newId(): string {
  return [...crypto.getRandomValues(new Uint32Array(3))].map((part) => part.toString(36)).join('');
}

/** The same text always has the same hash (FNV-1a, 32 bits). */
export function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let place = 0; place < text.length; place++) hash = Math.imul(hash ^ text.charCodeAt(place), 0x01000193) >>> 0;
  return hash.toString(36);
}

/** The name of a stored state of a game. */
const nameOf = ({ changed, game }: StoredGame): string => hashOf(`${changed} ${game}`);

/**
 * Tabs in different processes see what others store a moment later. Two that store within this time, in milliseconds, may not
 * have seen each other.
 */
const MOMENT = 5000;

/**
 * Whether another tab has replaced a state of a game without having seen it, so that only this tab still has it.
 *
 * @param written what this tab has stored
 * @param stored what is in the store now
 */
export const hasMissed = (written: StoredGame, stored: StoredGame): boolean =>
  stored.from !== nameOf(written) &&
  Math.abs(stored.changed - written.changed) < MOMENT &&
  !stored.game.startsWith(written.game);

const isObject = (data: unknown): data is object => typeof data === 'object' && data !== null && !Array.isArray(data);

/** Reads what another program counted from data of any shape. */
function readImported(data: unknown): Imported | undefined {
  const { program, figures, unread, original } = Object(data) as Partial<Record<keyof Imported, unknown>>;
  const areFour = (list: unknown): boolean =>
    Array.isArray(list) && list.length === 4 && list.every((one) => Number.isSafeInteger(one));
  const isCounted = (one: unknown): boolean => {
    const { scores, changes } = Object(one) as { scores?: unknown; changes?: unknown };
    return areFour(scores) && areFour(changes);
  };
  if ((program !== 'kajongg' && program !== 'xmj') || !Array.isArray(figures) || !figures.every(isCounted))
    return undefined;
  const said = Array.isArray(unread) ? unread.filter((one) => typeof one === 'string') : [];
  return { program, figures, unread: said, ...(typeof original === 'string' && { original }) };
}

/** Reads a game from data of any shape; undefined if it has no text. */
export function readGame(data: unknown, id: string): StoredGame | undefined {
  const {
    game,
    steps,
    started,
    changed,
    from,
    imported: given,
    ...words
  } = Object(data) as Partial<Record<keyof StoredGame, unknown>>;
  if (typeof game !== 'string' || game.length > LONGEST_GAME || !ID.test(id)) return undefined;
  const word = (text: unknown, longest = LONGEST_WORD): string =>
    typeof text === 'string' && text.length <= longest ? text : '';
  const time = (value: unknown): number =>
    Number.isSafeInteger(value) && (value as number) > 0 ? (value as number) : 0;
  const imported = readImported(given);
  return {
    id,
    started: time(started),
    changed: time(changed),
    game,
    profile: word(words.profile),
    limit: word(words.limit),
    rounds: word(words.rounds),
    lang: word(words.lang),
    ...(word(words.rules, LONGEST_RULES) && { rules: word(words.rules, LONGEST_RULES) }),
    ...(word(from) && { from: word(from) }),
    ...(isObject(steps) && { steps }),
    ...(imported && { imported }),
  };
}

/** A game, then ever smaller versions of it for when storage is nearly full. All of them keep the hands. */
function smaller(game: StoredGame): StoredGame[] {
  const { steps, ...bare } = game;
  const { original, ...counted } = game.imported ?? {};
  return [game, ...(steps ? [bare] : []), ...(original ? [{ ...bare, imported: counted as Imported }] : [])];
}

function readEntry(entry: string | null, id: string): StoredGame | undefined {
  if (entry === null || entry.length > LONGEST_ENTRY) return undefined;
  try {
    return readGame(JSON.parse(entry), id);
  } catch {
    return undefined;
  }
}

/** The newest first. */
const byAge = (one: StoredGame, other: StoredGame): number =>
  other.changed - one.changed || other.started - one.started || (one.id < other.id ? -1 : 1);

export class GameStore {
  readonly #open: () => KeyValueStore;

  /** @param open returns the store; it may throw, as `localStorage` does where nothing may be stored */
  constructor(open: () => KeyValueStore) {
    this.#open = open;
  }

  /** All games that can be read, the one that was changed last first. */
  get games(): StoredGame[] {
    return this.#ids.flatMap((id) => this.get(id) ?? []).sort(byAge);
  }

  /** The entries that are not games, or are written in a way that this version does not know. */
  get unreadable(): string[] {
    return this.#ids.filter((id) => !this.get(id));
  }

  get #ids(): string[] {
    return this.#try((store) => {
      const keys = Array.from({ length: store.length }, (_, index) => store.key(index) ?? '');
      const ids = keys.filter((key) => key.startsWith(PREFIX)).map((key) => key.slice(PREFIX.length));
      const only = this.#onlyGame(store);
      return [...ids.filter((id) => ID.test(id)), ...(only && !ids.includes(only.id) ? [only.id] : [])];
    }, []);
  }

  get(id: string): StoredGame | undefined {
    return this.#try((store) => {
      const entry = store.getItem(PREFIX + id);
      if (entry !== null) return readEntry(entry, id);
      const only = this.#onlyGame(store);
      return only?.id === id ? only : undefined;
    }, undefined);
  }

  /**
   * Stores a game. Of what has become too long, the steps and the text of another program are left out.
   *
   * @param known its text in the store when the page last read or wrote it; undefined if it was not stored
   */
  put(game: StoredGame, known?: string): Outcome {
    const before = this.get(game.id);
    const isOther = before ? before.game !== known && before.game !== game.game : this.unreadable.includes(game.id);
    if (isOther) return { refused: 'changed' };
    const changed = Date.now();
    const stored: StoredGame = { ...game, started: game.started || changed, changed };
    if (before) stored.from = nameOf(before);
    else delete stored.from;
    const written = smaller(stored).find((one) => this.#write(one));
    return written ? { stored: written } : { refused: 'no-room' };
  }

  /** Stores a game as it is, unless its id is taken. @returns whether it is stored now */
  add(game: StoredGame): boolean {
    if (this.#try((store) => store.getItem(PREFIX + game.id) !== null, true) || this.get(game.id)) return false;
    return smaller(game).some((one) => this.#write(one));
  }

  /** Deletes a game. @returns whether it is gone */
  remove(id: string): boolean {
    return this.#try((store) => {
      store.removeItem(PREFIX + id);
      if (this.#onlyGame(store)?.id === id) store.removeItem(ONLY_GAME);
      return true;
    }, false);
  }

  /** Whether a change under a key, or of everything, may have changed games. */
  isAbout(key: string | null): boolean {
    return key === null || key === ONLY_GAME || key.startsWith(PREFIX);
  }

  #try<Found>(work: (store: KeyValueStore) => Found, otherwise: Found): Found {
    try {
      return work(this.#open());
    } catch {
      return otherwise;
    }
  }

  /**
   * The game that an earlier version of the page stored. It stays where it is until it is changed; its id depends on its
   * text, so that all tabs agree on it, and a tab with the earlier version cannot replace what has been stored since.
   */
  #onlyGame(store: KeyValueStore): StoredGame | undefined {
    const entry = store.getItem(ONLY_GAME);
    return readEntry(entry, `earlier${hashOf(entry ?? '')}`);
  }

  #write({ id, ...content }: StoredGame): boolean {
    return this.#try((store) => {
      const only = this.#onlyGame(store)?.id === id ? store.getItem(ONLY_GAME) : null;
      const entry = JSON.stringify(content);
      if (entry.length > LONGEST_ENTRY) return false;
      const write = (): void => store.setItem(PREFIX + id, entry);
      try {
        write();
        if (only !== null) store.removeItem(ONLY_GAME);
      } catch (error) {
        if (only === null) throw error;
        // There may be no room for both.
        store.removeItem(ONLY_GAME);
        try {
          write();
        } catch {
          store.setItem(ONLY_GAME, only);
          return false;
        }
      }
      return true;
    }, false);
  }
}
