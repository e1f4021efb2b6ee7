/** The games that the score sheet stores, and those in its address. */
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { formatAddress, formatNew, readAddress, storedFor } from '../../demo/game-address.js';
import { GameStore, newId, readGame, type KeyValueStore, type StoredGame } from '../../demo/game-store.js';
import { forAll } from '../for-all.js';

const PREFIX = 'mahjong-elements game ';
const ONLY = 'mahjong-elements demo game';
const RULES = { profile: 'british', limit: '500', rounds: '2', lang: 'en' };
const NAMES = 'players: Ann, Ben, Cho, Dan';

/** As `localStorage`, with room for some characters. */
class Shelf implements KeyValueStore {
  readonly entries = new Map<string, string>();
  room = Infinity;
  get length(): number {
    return this.entries.size;
  }
  key = (index: number): string | null => [...this.entries.keys()][index] ?? null;
  getItem = (key: string): string | null => this.entries.get(key) ?? null;
  removeItem = (key: string): void => void this.entries.delete(key);
  setItem(key: string, value: string): void {
    const used = [...this.entries].reduce(
      (sum, [name, text]) => sum + (name === key ? 0 : name.length + text.length),
      0,
    );
    if (used + key.length + value.length > this.room) throw new DOMException('full', 'QuotaExceededError');
    this.entries.set(key, value);
  }
}

let shelf: Shelf;
let store: GameStore;
beforeEach(() => {
  vi.useFakeTimers({ now: 1_000 });
  shelf = new Shelf();
  store = new GameStore(() => shelf);
});
afterEach(() => vi.useRealTimers());

const game = (text: string, more: Partial<StoredGame> = {}): StoredGame => ({
  id: newId(),
  started: 0,
  changed: 0,
  game: text,
  ...RULES,
  ...more,
});

function stored(one: StoredGame, known?: string): StoredGame {
  const outcome = store.put(one, known);
  if ('refused' in outcome) throw new Error(outcome.refused);
  return outcome.stored;
}

describe('the store of games', () => {
  it('keeps each game under a key of its own, and lists the last one that changed first', () => {
    const first = stored(game(`${NAMES}\nBen 8`, { steps: { past: [{ start: 0 }] } }));
    vi.setSystemTime(2_000);
    const second = stored(game(`${NAMES}\nCho 8`));
    expect(first).toMatchObject({ started: 1_000, changed: 1_000 });
    expect(store.games).toEqual([second, first]);
    expect([...shelf.entries.keys()].sort()).toEqual([PREFIX + first.id, PREFIX + second.id].sort());
    vi.setSystemTime(3_000);
    const later = stored({ ...first, game: `${NAMES}\nBen 8\nwashout` }, first.game);
    expect(later).toMatchObject({ started: 1_000, changed: 3_000 });
    expect(store.games).toEqual([later, second]);
    expect(new GameStore(() => shelf).get(first.id)).toEqual(later);
  });

  it('does not write over hands that another tab has entered since', () => {
    const one = stored(game('Ben 8'));
    stored({ ...one, game: 'Ben 8\nCho 8' }, 'Ben 8');
    expect(store.put({ ...one, game: 'Ben 8\nDan 8' }, 'Ben 8')).toEqual({ refused: 'changed' });
    expect(store.put({ ...one, game: 'Ben 8\nDan 8' })).toEqual({ refused: 'changed' });
    expect(store.get(one.id)!.game).toBe('Ben 8\nCho 8');
    // A tab that has come to the same hands agrees.
    expect(store.put({ ...one, game: 'Ben 8\nCho 8' }, 'Ben 8')).toHaveProperty('stored');
  });

  it('deletes one game', () => {
    const [one, other] = [stored(game('Ben 8')), stored(game('Cho 8'))];
    expect(store.remove(one.id)).toBe(true);
    expect(store.games).toEqual([other]);
    expect(store.get(one.id)).toBeUndefined();
    expect(store.remove(one.id)).toBe(true);
  });

  it('knows which changes concern it', () => {
    expect([null, ONLY, `${PREFIX}x`].map((key) => store.isAbout(key))).toEqual([true, true, true]);
    expect(['', 'theme', 'mahjong-elements'].map((key) => store.isAbout(key))).toEqual([false, false, false]);
  });
});

describe('a store without room', () => {
  it('leaves out the steps before it refuses the hands, and keeps what it has', () => {
    const one = stored(game('Ben 8'));
    const longer = { ...one, game: 'Ben 8\nCho 8', steps: { past: ['x'.repeat(500)] } };
    shelf.room = 600;
    expect(stored(longer, 'Ben 8')).not.toHaveProperty('steps');
    expect(store.get(one.id)!.game).toBe('Ben 8\nCho 8');
    shelf.room = 100;
    expect(store.put({ ...one, game: `Ben 8\n${'washout\n'.repeat(50)}` }, 'Ben 8\nCho 8')).toEqual({
      refused: 'no-room',
    });
    expect(store.get(one.id)!.game).toBe('Ben 8\nCho 8');
  });

  it('leaves out the text of another program before it refuses a game from there', () => {
    const counted = {
      program: 'xmj' as const,
      figures: [{ scores: [0, 8, 0, 0], changes: [-16, 32, -8, -8] }],
      unread: [],
    };
    const one = game('Ben 8', { imported: { ...counted, original: 'x'.repeat(500) } });
    shelf.room = 600;
    expect(store.add(one)).toBe(true);
    expect(store.get(one.id)!.imported).toEqual(counted);
    shelf.room = Infinity;
    expect(stored({ ...one, id: newId() }).imported).toEqual(one.imported);
  });

  it('is the same as one that may not be opened, or not be used', () => {
    const refuse = (): never => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    const closed = { length: 1, key: refuse, getItem: refuse, setItem: refuse, removeItem: refuse };
    for (const none of [new GameStore(refuse), new GameStore(() => closed)]) {
      expect([none.games, none.unreadable, none.get('x')]).toEqual([[], [], undefined]);
      expect(none.put(game('Ben 8'))).toEqual({ refused: 'no-room' });
      expect(none.remove('x')).toBe(false);
    }
  });

  it('never stores an entry that it would not read again', () => {
    const steps = { past: ['x'.repeat(4_000_000)] };
    const one = stored(game('Ben 8', { steps }));
    expect(one).not.toHaveProperty('steps');
    expect(store.get(one.id)).toEqual(one);
  });
});

describe('the game of an earlier version of the page', () => {
  const entry = JSON.stringify({ game: `${NAMES}\nBen 8`, ...RULES });
  beforeEach(() => shelf.entries.set(ONLY, entry));

  it('is listed, and nothing is written before it changes', () => {
    const [only] = store.games;
    expect(only).toMatchObject({ game: `${NAMES}\nBen 8`, ...RULES, started: 0, changed: 0 });
    expect(store.get(only!.id)).toEqual(only);
    expect([...shelf.entries]).toEqual([[ONLY, entry]]);
    // It is the oldest.
    const other = stored(game('Cho 8'));
    expect(store.games).toEqual([other, only]);
  });

  it('moves when it changes', () => {
    const [only] = store.games;
    const moved = stored({ ...only!, game: `${NAMES}\nBen 8\nwashout` }, only!.game);
    expect(store.games).toEqual([moved]);
    expect([...shelf.entries.keys()]).toEqual([PREFIX + only!.id]);
  });

  it('moves even if there is no room for two, and stays where there is none at all', () => {
    const [only] = store.games;
    shelf.room = 250;
    expect(stored({ ...only!, game: `${NAMES}\nBen 8\nwashout` }, only!.game).game).toContain('washout');
    shelf.entries.clear();
    shelf.entries.set(ONLY, entry);
    shelf.room = ONLY.length + entry.length;
    expect(store.put({ ...only!, game: `${NAMES}\n${'washout\n'.repeat(30)}` }, only!.game)).toEqual({
      refused: 'no-room',
    });
    expect([...shelf.entries]).toEqual([[ONLY, entry]]);
  });

  it('is one game for all tabs, and a tab with that version cannot replace it', () => {
    const [only] = store.games;
    expect(new GameStore(() => shelf).games).toEqual([only]);
    const moved = stored({ ...only!, game: `${NAMES}\nBen 8\nwashout` }, only!.game);
    // The other tab writes what it had.
    shelf.entries.set(ONLY, entry);
    expect(store.games).toEqual([moved]);
    shelf.entries.set(ONLY, entry.replace('Ben 8', 'Ben 8\\nCho 8'));
    expect(store.games.map((one) => one.game)).toEqual([moved.game, `${NAMES}\nBen 8\nCho 8`]);
  });

  it('can be deleted', () => {
    expect(store.remove(store.games[0]!.id)).toBe(true);
    expect([...shelf.entries]).toEqual([]);
  });
});

describe('entries that are not games', () => {
  const BROKEN = ['', '{', 'null', '7', '[]', '"Ben 8"', '{"game":7}', '{}', `{"game":"${'x'.repeat(1_000_001)}"}`];

  it('do not affect the others, can be deleted, and are never written over', () => {
    BROKEN.forEach((text, place) => shelf.entries.set(`${PREFIX}broken${place}`, text));
    shelf.entries.set(ONLY, '{');
    shelf.entries.set(`${PREFIX}../x`, '{"game":"Ben 8"}');
    shelf.entries.set('theme', 'dark');
    const one = stored(game('Ben 8'));
    expect(store.games).toEqual([one]);
    expect(store.unreadable).toEqual(BROKEN.map((_, place) => `broken${place}`));
    expect(store.put(game('Cho 8', { id: 'broken1' }))).toEqual({ refused: 'changed' });
    expect(shelf.entries.get(`${PREFIX}broken1`)).toBe('{');
    expect(store.remove('broken1')).toBe(true);
    expect(store.unreadable).not.toContain('broken1');
    expect(shelf.entries.get('theme')).toBe('dark');
  });

  it('are read from data of any shape, bounded, and without what a game does not have', () => {
    expect(
      readGame(
        {
          game: 'Ben 8',
          profile: {},
          limit: 'x'.repeat(101),
          rounds: 2,
          started: -1,
          changed: 1e300,
          steps: [],
          more: 1,
        },
        'x',
      ),
    ).toEqual({ id: 'x', game: 'Ben 8', profile: '', limit: '', rounds: '', lang: '', started: 0, changed: 0 });
    const row = { scores: [1, 2, 3, 4], changes: [0, 0, 0, 0] };
    const readFigures = (imported: unknown) => readGame({ game: 'Ben 8', imported }, 'x')!.imported;
    expect(readFigures({ program: 'xmj', figures: [row], unread: [1, 'a'], original: 5 })).toEqual({
      program: 'xmj',
      figures: [row],
      unread: ['a'],
    });
    for (const figures of [undefined, [{}], [{ ...row, scores: [1, 2, 3] }], [{ ...row, changes: [1, 2, 3, '4'] }]])
      expect(readFigures({ program: 'xmj', figures })).toBeUndefined();
    expect(readFigures({ program: 'other', figures: [row] })).toBeUndefined();
    for (const id of ['', 'X', '<b>', 'a b', 'x'.repeat(41)]) expect(readGame({ game: 'Ben 8' }, id)).toBeUndefined();
    forAll(fc.oneof(fc.jsonValue(), fc.record({ game: fc.string(), steps: fc.jsonValue() })), (data) => {
      shelf.entries.set(`${PREFIX}x`, JSON.stringify(data));
      for (const one of store.games) expect(readGame(JSON.parse(JSON.stringify(one)), one.id)).toEqual(one);
    });
  });
});

describe('the address of the score sheet', () => {
  const shared = { game: `${NAMES}\nBen 48 from Cho; Ann 8`, ...RULES };

  it('has a game, and the id under which it is stored', () => {
    expect(readAddress(formatAddress(shared))).toEqual({ isNew: false, shared });
    expect(readAddress(formatAddress(game(shared.game)))).toEqual({ isNew: false, shared });
    expect(readAddress(formatAddress(shared, 'x7'))).toEqual({ id: 'x7', isNew: false, shared });
    expect(readAddress('#id=x7')).toEqual({ id: 'x7', isNew: false });
    expect(readAddress('')).toEqual({ isNew: false });
    // As earlier versions have written it.
    expect(readAddress('#game=players%3A+Ann%2C+Ben%2C+Cho%2C+Dan%0ABen+8&profile=british')).toEqual({
      isNew: false,
      shared: { game: `${NAMES}\nBen 8`, profile: 'british', limit: '', rounds: '', lang: '' },
    });
  });

  it('of a new game has the players, the rules and the language of another one', () => {
    expect(readAddress(formatNew(game(shared.game)))).toEqual({ isNew: true, shared: { ...shared, game: NAMES } });
    expect(readAddress(formatNew({ ...shared, game: 'Nobody 8' }))).toEqual({
      isNew: true,
      shared: { ...shared, game: '' },
    });
  });

  it('is bounded', () => {
    expect(readAddress(`#game=${'x'.repeat(2_000_000)}`).shared!.game).toHaveLength(1_000_000);
  });
});

describe('a linked game', () => {
  const at = (text: string, more: Partial<StoredGame> = {}): StoredGame => game(`${NAMES}\n${text}`, more);
  const linked = (text: string, more = {}) => ({ game: `${NAMES}\n${text}`, ...RULES, ...more });

  it('is found in the store if it is the same, however it is written', () => {
    const games = [at('Ann 8'), at('Ben 48 from Cho; Ann 8')];
    expect(storedFor(linked('  ben 48  from CHO ; ann 8\n'), games)).toEqual({ game: games[1], isLater: false });
    expect(storedFor(linked('Ben 48 from Cho', { lang: 'zh-Hant' }), [at('Ben 48 from Cho')])).toMatchObject({
      isLater: false,
    });
  });

  it('is found if the stored game goes on from it', () => {
    const games = [at('Ben 48 from Cho\nwashout'), at('Ben 48 from Cho')];
    expect(storedFor(linked('Ben 48 from Cho'), games)).toEqual({ game: games[1], isLater: false });
    expect(storedFor(linked('Ben 48 from Cho'), games.slice(0, 1))).toEqual({ game: games[0], isLater: true });
  });

  it('is another one if it has more hands, other hands, other players, or other rules', () => {
    const games = [at('Ben 48 from Cho\nwashout')];
    for (const text of ['Ben 48 from Cho\nwashout\nCho 8', 'Ben 48 from Dan', 'Ben 48'])
      expect(storedFor(linked(text), games), text).toBeUndefined();
    expect(storedFor({ ...RULES, game: 'players: Mia, Ben, Cho, Dan\nBen 48 from Cho' }, games)).toBeUndefined();
    expect(storedFor(linked('Ben 48 from Cho', { limit: '1000' }), games)).toBeUndefined();
    expect(
      storedFor({ ...linked('Ben 48 from Cho'), profile: '' }, [at('Ben 48 from Cho', { profile: 'classical' })]),
    ).toBeDefined();
  });

  it('without hands is not an earlier evening of the same people', () => {
    expect(storedFor({ ...RULES, game: NAMES }, [at('Ben 48')])).toBeUndefined();
    expect(storedFor({ ...RULES, game: NAMES }, [at('')])).toMatchObject({ isLater: false });
  });

  it('with a mistake is only found as it is', () => {
    const games = [at('Nobody 8\nBen 48'), at('Nobody 8')];
    expect(storedFor(linked('Nobody 8'), games)).toEqual({ game: games[1], isLater: false });
    expect(storedFor(linked('Nobody 8'), games.slice(0, 1))).toBeUndefined();
  });
});
