/**
 * A score sheet for an evening. `<mj-game>` stores nothing itself: this page stores each game in `localStorage` once
 * somebody edits it, lists the stored games, shares a game as a link, and works offline once it has loaded.
 *
 * What is shown comes from the address. `#id=…` names a stored game, and has a copy of it for other browsers; `#new` is
 * a new game; `#game=…` alone is a game that somebody has shared. What is not in the store, such as the unfinished hand
 * of a shared game, is in the state of the history entry, which survives a reload.
 */
import type { MjGame } from 'mahjong-elements/mj-game.js';
import { loadWords } from './chinese.js';
import { formatAddress, formatNew, readAddress, storedFor } from './game-address.js';
import { renderGames } from './game-list.js';
import { GameStore, newId, readGame, type SharedGame, type StoredGame } from './game-store.js';
import { workOffline } from './offline.js';

/** An address can hold any game that people play; a longer one has only the id. */
const LONGEST_ADDRESS = 30_000;

/** The game on the screen. */
interface Shown {
  game: StoredGame;
  /** Its text in the store when this tab last read or wrote it; undefined if it is not stored. */
  known?: string;
  /** A game from a link, or one that another tab has deleted, is stored when somebody edits it or asks for it. */
  origin: 'own' | 'link' | 'deleted';
}

/** Something to say about the game on the screen. */
interface Remark {
  text: string;
  action?: { label: string; run: () => void };
}

const sheet = document.querySelector<MjGame>('#game')!;
const form = document.querySelector<HTMLFormElement>('#rules')!;
const title = document.querySelector<HTMLElement>('#title')!;
const said = document.querySelector('#said')!;
const field = (name: string): HTMLSelectElement => form.elements.namedItem(name) as HTMLSelectElement;
const RULES = ['profile', 'limit', 'rounds'] as const;
const FIELDS = [...RULES, 'lang'] as const;

const store = new GameStore(() => localStorage);
let shown: Shown;
/** The element could read the text; otherwise an edit starts another game. */
let isReadable = true;
/** The store has refused the last change. */
let isRefused = false;
let remark: Remark | undefined;

// Showing

const fresh = (shared: Partial<SharedGame> = {}): StoredGame => ({
  game: '',
  profile: '',
  limit: '',
  rounds: '',
  lang: '',
  ...shared,
  id: newId(),
  started: 0,
  changed: 0,
});
const own = (game: StoredGame): Shown => ({ game, known: game.game, origin: 'own' });
const newest = (): Shown => {
  const [latest] = store.games;
  return latest ? own(latest) : { game: fresh(), origin: 'own' };
};

/** A game in the state of the history entry. */
function readState(): Shown | undefined {
  const { game, known, origin } = Object(history.state) as Partial<Shown>;
  const read = readGame(game, String(game?.id));
  return (
    read && {
      game: read,
      origin: origin === 'own' || origin === 'deleted' ? origin : 'link',
      ...(typeof known === 'string' && { known }),
    }
  );
}

/** Shows what the address names; without an address, the stored game that was changed last. */
function read(): void {
  const { id, isNew, shared } = readAddress(location.hash);
  const state = readState();
  const stored = id === undefined ? undefined : store.get(id);
  remark = undefined;
  isRefused = state?.origin === 'own';
  if (state) show(state);
  else if (stored) show(own(stored));
  else if (!shared) show(newest());
  else if (isNew) show({ game: fresh(shared), origin: 'own' });
  else showLinked({ game: fresh(shared), origin: 'link' });
}

/** A link may be to a game that is stored here; the store is never older than a link that it agrees with. */
function showLinked(linked: Shown): void {
  const found = storedFor(linked.game, store.games);
  if (found?.isLater)
    remark = {
      text: 'Your copy of this game has more hands than the link.',
      action: {
        label: 'Show the link',
        run: () => {
          history.pushState(linked, '', formatAddress(linked.game));
          read();
        },
      },
    };
  show(found ? own(found.game) : linked);
}

function show(next: Shown): void {
  const isOther = next.game.id !== shown?.game.id;
  const { game, steps } = next.game;
  shown = next;
  for (const name of FIELDS) {
    const select = field(name);
    select.value = next.game[name];
    if (select.selectedIndex < 0) select.selectedIndex = 0;
  }
  applyRules();
  // If this game is invalid, nothing from the previous one may remain.
  if (isOther) sheet.value = '';
  void sheet.game;
  sheet.session = { ...steps, game };
  void sheet.game;
  isReadable = !sheet.error;
  // A linked game stays as it was found until somebody changes it.
  if (next.origin === 'own') remember();
  renderAround();
}

/** Sets the rules; a game with hands keeps its own, and the fields show that. */
function applyRules(): void {
  document.documentElement.lang = field('lang').value;
  void loadWords(field('lang').value);
  for (const name of RULES) sheet.setAttribute(name, field(name).value);
}

/** Keeps the address and the state of the history entry up to date: no address is better than an old one. */
function remember(): void {
  const { game, known, origin } = shown;
  const url = new URL(location.href);
  const isStored = known !== undefined && !isRefused;
  if (origin === 'own' && (isStored || isRefused)) {
    url.hash = formatAddress(game, isStored ? game.id : undefined);
    if (url.href.length >= LONGEST_ADDRESS) url.hash = isStored ? new URLSearchParams({ id: game.id }).toString() : '';
  }
  const state = isRefused || origin !== 'own' ? shown : null;
  try {
    history.replaceState(state, '', url);
  } catch {
    // Browsers limit how often, and how much.
  }
}

// Storing

/** What is on the screen, as it can be stored or shared. */
function current(): StoredGame {
  const before = shown.game;
  // Leave invalid games unchanged.
  const { game, ...steps } = sheet.error ? { ...before.steps, game: before.game } : sheet.session;
  const [profile, limit, rounds, lang] = FIELDS.map((name) => field(name).value) as [string, string, string, string];
  return { ...before, game, profile, limit, rounds, lang, steps: Object.keys(steps).length ? steps : undefined };
}

/** Stores the game on the screen. */
function save(): void {
  const isOther = !isReadable && !sheet.error;
  const game = isOther ? { ...current(), id: newId(), started: 0 } : current();
  let outcome = store.put(game, isOther ? undefined : shown.known);
  if ('refused' in outcome && outcome.refused === 'changed') {
    const newer = store.get(game.id);
    // Only the hand being entered has changed here: it goes on after the other tab’s hands.
    if (newer && game.game === shown.known) return show(own(withDraft(newer, game)));
    outcome = store.put({ ...game, id: newId() });
    remark = { text: 'This game was changed in another tab as well. Both versions are in “Your games”.' };
  }
  isReadable = !sheet.error;
  isRefused = 'refused' in outcome;
  shown = 'stored' in outcome ? own(outcome.stored) : { ...shown, game, origin: 'own' };
  remember();
  renderAround();
}

/** A later state of a game, with the hand that is being entered in an earlier one; a correction may not fit any more. */
function withDraft(newer: StoredGame, { game, steps }: StoredGame): StoredGame {
  const { draft } = (steps ?? {}) as { draft?: unknown };
  return newer.game.startsWith(game) ? { ...newer, steps: { ...newer.steps, draft } } : newer;
}

/** After an edit. */
function edited(): void {
  remark = undefined;
  save();
}

/** Stores an unfinished hand with the reader's own game. In someone else's game, only the history entry keeps it. */
function drafted(): void {
  if (shown.origin === 'own') return save();
  shown = { ...shown, game: current() };
  remember();
}

/** Another tab may have changed or deleted the game. */
function refresh(): void {
  const { game, known, origin } = shown;
  if (origin === 'own' && known !== undefined && !isRefused) {
    const stored = store.get(game.id);
    if (!stored) shown = { game, origin: 'deleted' };
    else if (stored.changed !== game.changed) return show(own(stored));
  }
  renderAround();
}

function remove(id: string, name: string): void {
  if (!confirm(`Delete ${name}? This cannot be undone.`)) return;
  if (!store.remove(id)) return announce('This browser does not allow changes of what it stores.');
  if (id === shown.game.id) {
    history.replaceState(null, '', location.pathname + location.search);
    read();
  } else renderAround();
  if (!document.querySelector('#games li')) toTop();
}

// Around the sheet

function renderAround(): void {
  const { game, origin } = shown;
  const keep = { label: 'Keep this game', run: edited };
  const remarks: Remark[] = [
    ...(origin === 'link' && isReadable
      ? [{ text: 'This game is from a link. It is stored in this browser once you change it.', action: keep }]
      : []),
    ...(origin === 'deleted' ? [{ text: 'This game was deleted in another tab.', action: keep }] : []),
    ...(isRefused
      ? [
          {
            text: `This browser cannot store the game. ${
              location.hash ? 'The address of this page has all hands: bookmark it' : 'Copy it as text'
            } before you leave.`,
          },
        ]
      : []),
    ...(remark ? [remark] : []),
  ];
  document.querySelector('#notice')!.replaceChildren(...remarks.map(renderRemark));
  const games = store.games.filter((one) => one.game);
  const { unreadable } = store;
  document.querySelector<HTMLElement>('#your-games')!.hidden = !games.length && !unreadable.length;
  renderGames(document.querySelector('#games')!, { games, unreadable, shown: game.id, opened: toTop, remove });
}

function renderRemark({ text, action }: Remark): HTMLElement {
  const paragraph = document.createElement('p');
  paragraph.append(text);
  if (action) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = action.label;
    button.addEventListener('click', () => {
      action.run();
      // The button is gone.
      title.focus({ preventScroll: true });
    });
    paragraph.append(' ', button);
  }
  return paragraph;
}

/** Goes to another game, for eyes and keys. */
function toTop(): void {
  scrollTo(0, 0);
  title.focus({ preventScroll: true });
}

/** Follows the game on the screen. */
function follow(): void {
  const hasHands = (sheet.game?.rows.length ?? 0) > 0;
  for (const name of RULES) field(name).disabled = hasHands;
  // Spreadsheets recognize UTF-8 by its mark.
  document
    .querySelector('#csv')!
    .setAttribute('href', `data:text/csv;charset=utf-8,${encodeURIComponent('\ufeff' + sheet.toCSV())}`);
}

// Sharing

const announce = (text: string): void => {
  said.textContent = text;
};

async function copy(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    announce(done);
  } catch {
    announce(text);
  }
}

/** Connects the page once its elements are registered. */
export function start(): void {
  sheet.addEventListener('input', edited);
  sheet.addEventListener('mj-draft', drafted);
  sheet.addEventListener('mj-game', follow);
  form.addEventListener('change', ({ target }) => {
    applyRules();
    // Choosing another language does not change someone else's game.
    if (target === field('lang')) drafted();
    else edited();
  });
  window.addEventListener('popstate', read);
  window.addEventListener('storage', ({ key }) => {
    if (store.isAbout(key)) refresh();
  });
  // A tab in the background may have missed what others did.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) refresh();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') refresh();
  });
  read();

  document.querySelector('#share')!.addEventListener('click', () => {
    const url = new URL(location.href);
    const game = current();
    url.hash = game.game ? formatAddress(game) : '';
    if (navigator.share) navigator.share({ title: document.title, url: url.href }).catch(() => {});
    else void copy(url.href, 'Link copied.');
  });
  document.querySelector('#copy')!.addEventListener('click', () => void copy(sheet.toText(), 'Game copied as text.'));
  document.querySelector('#print')!.addEventListener('click', () => print());
  document.querySelector('#new')!.addEventListener('click', () => {
    // The same four people usually play again.
    const isBlank = shown.origin === 'own' && !sheet.game?.rows.length && !sheet.session.future;
    if (!isBlank) location.hash = formatNew(current());
    toTop();
  });

  workOffline();
}
