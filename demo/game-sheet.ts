/**
 * A score sheet for an evening. `<mj-game>` stores nothing itself: this page stores each game in `localStorage` once
 * somebody edits it, lists the stored games, shares a game as a link, and works offline once it has loaded.
 *
 * What is shown comes from the address. `#id=…` names a stored game, and has a copy of it for other browsers; `#new` is
 * a new game; `#game=…` alone is a game that somebody has shared. What is not in the store, such as the unfinished hand
 * of a shared game, is in the state of the history entry, which survives a reload.
 */
import type { MjGame } from 'mahjong-elements/mj-game.js';
import { formatAddress, formatNew, readAddress, recordOf, storedFor } from './game-address.js';
import { formatFile, sortOut } from './game-files.js';
import { renderGames } from './game-list.js';
import { gameOf, report, summary } from './game-result.js';
import { GameStore, hasMissed, newId, readGame, type Outcome, type SharedGame, type StoredGame } from './game-store.js';
import { bindFine, lastRules, nameDefaults, named, rememberRules, rulesAddress } from './house-rules.js';
import { onLanguageLink } from './language-links.js';
import { workOffline } from './offline.js';
import { counted, followLanguage, joined, language, say, switchLanguage } from './say.js';

/** An address can hold any game that people play; a longer one has only the id. */
const LONGEST_ADDRESS = 30_000;

/** The game on the screen. */
interface Shown {
  game: StoredGame;
  /** Its text in the store when this tab last read or wrote it; undefined if it is not stored. */
  known?: string;
  /** A game from a link, or one that another tab has deleted, is stored when somebody edits it or asks for it. */
  origin: 'own' | 'link' | 'deleted';
  /** This tab has stored it. */
  isWritten?: boolean;
}

/** Something to say about the game on the screen. */
interface Remark {
  text: string;
  actions?: { label: string; run: () => void }[];
}

const sheet = document.querySelector<MjGame>('#game')!;
const form = document.querySelector<HTMLFormElement>('#rules')!;
const showFine = bindFine(form);
const title = document.querySelector<HTMLElement>('#title')!;
const field = (name: string): HTMLSelectElement => form.elements.namedItem(name) as HTMLSelectElement;
const RULES = ['profile', 'limit', 'rounds', 'rules'] as const;

const store = new GameStore(() => localStorage);
let shown: Shown;
/** The element could read the text; otherwise an edit starts another game. */
let isReadable = true;
/** The store has refused the last change. */
let isRefused = false;
let remark: Remark | undefined;
/** The rules of all rulesets have been requested. */
let areRulesRequested = false;

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
/** A new game, to be set up: with the rules and the names of another one, which can still be changed. */
const toSetUp = (shared: SharedGame): StoredGame => {
  const names = recordOf(shared.game)?.players;
  return { ...fresh({ ...shared, game: '' }), ...(names && { steps: { names } }) };
};
const own = (game: StoredGame): Shown => ({ game, known: game.game, origin: 'own' });
const newest = (): Shown => {
  const [latest] = store.games;
  return latest ? own(latest) : { game: fresh(lastRules()), origin: 'own' };
};

/** The game on the screen, for the same page in another language. */
const CARRIED = 'mahjong-elements carried';

/** What the page in another language was showing. */
function carried(): unknown {
  try {
    const text = sessionStorage.getItem(CARRIED);
    sessionStorage.removeItem(CARRIED);
    const { hash, ...kept } = Object(JSON.parse(text ?? 'null')) as { hash?: unknown };
    // The reader may have gone to another game instead.
    return hash === location.hash ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps what is not in the store or in the address, such as the unfinished hand of a shared game. */
function carry(): void {
  if (shown.origin === 'own' && !isRefused) return;
  try {
    sessionStorage.setItem(CARRIED, JSON.stringify({ ...shown, game: current(), hash: location.hash }));
  } catch {
    // The address has the game.
  }
}

/** A game in the state of the history entry. */
function readState(): Shown | undefined {
  const { game, known, origin } = Object(history.state ?? carried()) as Partial<Shown>;
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
  else if (isNew) show({ game: toSetUp(shared), origin: 'own' });
  else showLinked({ game: fresh(shared), origin: 'link' });
}

/** A link may be to a game that is stored here; the store is never older than a link that it agrees with. */
function showLinked(linked: Shown): void {
  const found = storedFor(linked.game, store.games);
  if (found?.isLater)
    remark = {
      text: say('Your copy of this game has more hands than the link.'),
      actions: [
        {
          label: say('Show the link'),
          run: () => {
            history.pushState(linked, '', formatAddress(linked.game));
            read();
          },
        },
      ],
    };
  show(found ? own(found.game) : linked);
}

function show(next: Shown): void {
  const isOther = next.game.id !== shown?.game.id;
  const { game, steps } = next.game;
  shown = next;
  for (const name of RULES) {
    const select = field(name);
    select.value = next.game[name] ?? '';
    if (name !== 'rules' && select.selectedIndex < 0) select.selectedIndex = 0;
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
  // Without players, the element reports no game.
  follow();
}

/** Sets the rules; a game with hands keeps its own, and the fields show that. */
function applyRules(): void {
  showFine();
  for (const name of RULES) sheet.setAttribute(name, field(name).value);
  const [profile, rules] = [field('profile'), field('rules').value.trim()];
  const house = document.querySelector<HTMLElement>('#house')!;
  house.hidden = !rules;
  house.querySelector('b')!.textContent = named(profile.selectedOptions[0]!.text, rules);
  house.querySelector('a')!.href = rulesAddress({ profile: profile.value, rules });
  // The rules of some profiles load first.
  void sheet.updateComplete.then(() => nameDefaults(form, sheet.resolved.profile?.rules));
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
  const [profile, limit, rounds, rules] = RULES.map((name) => field(name).value) as [string, string, string, string];
  // The page has a language, not the game.
  return {
    ...before,
    game,
    profile,
    limit,
    rounds,
    rules: rules || undefined,
    lang: '',
    steps: Object.keys(steps).length ? steps : undefined,
  };
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
    outcome = keepBoth(game);
  }
  isReadable = !sheet.error;
  isRefused = 'refused' in outcome;
  shown = 'stored' in outcome ? { ...own(outcome.stored), isWritten: true } : { ...shown, game, origin: 'own' };
  remember();
  renderAround();
}

/** Stores a game beside the one of another tab. */
function keepBoth(game: StoredGame): Outcome {
  remark = { text: say('This game was changed in another tab as well. Both versions are in “Your games”.') };
  return store.put({ ...game, id: newId() });
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
  const { game, known, origin, isWritten } = shown;
  if (origin === 'own' && known !== undefined && !isRefused) {
    const stored = store.get(game.id);
    if (!stored) shown = { game, origin: 'deleted' };
    else if (stored.changed !== game.changed || stored.game !== game.game) {
      if (!isWritten || !hasMissed(game, stored)) return show(own(stored));
      const outcome = keepBoth(current());
      if ('stored' in outcome) shown = own(outcome.stored);
      isRefused = 'refused' in outcome;
      remember();
    }
  }
  renderAround();
}

function remove(id: string, name: string): void {
  if (!confirm(say('Delete {name}? This cannot be undone.', { name }))) return;
  if (!store.remove(id)) return announce(say('This browser does not allow changes of what it stores.'));
  if (id === shown.game.id) {
    history.replaceState(null, '', location.pathname + location.search);
    read();
  } else renderAround();
  if (!document.querySelector('#games li')) toTop();
}

// Around the sheet

function renderAround(): void {
  const { game, origin } = shown;
  const keep = { label: say('Keep this game'), run: edited };
  const games = store.games.filter((one) => one.game);
  const back = {
    label: say('Back to my game'),
    run: () => {
      history.pushState(null, '', location.pathname + location.search);
      read();
      toTop();
    },
  };
  const remarks: Remark[] = [
    ...(origin === 'link' && isReadable
      ? [
          {
            text: say('This game is from a link. It is stored in this browser once you change it.'),
            actions: [keep, ...(games.length ? [back] : [])],
          },
        ]
      : []),
    ...(origin === 'deleted' ? [{ text: say('This game was deleted in another tab.'), actions: [keep] }] : []),
    ...(isRefused
      ? [
          {
            text: location.hash
              ? say(
                  'This browser cannot store the game. The address of this page has all hands: bookmark it before you leave.',
                )
              : say('This browser cannot store the game. Copy it as text before you leave.'),
          },
        ]
      : []),
    ...(remark ? [remark] : []),
  ];
  document.querySelector('#notice')!.replaceChildren(...remarks.map(renderRemark));
  // The list says how far games have come, under rules that the one on the screen may not have.
  if (!areRulesRequested && games.some((one) => !gameOf(one))) {
    areRulesRequested = true;
    void import('mahjong-elements/core/profiles.js').then(renderAround);
  }
  const { unreadable } = store;
  document.querySelector<HTMLButtonElement>('#export')!.disabled = !games.length;
  renderGames(document.querySelector('#games')!, { games, unreadable, shown: game.id, opened: toTop, remove });
}

function renderRemark({ text, actions = [] }: Remark): HTMLElement {
  const paragraph = document.createElement('p');
  paragraph.append(text);
  for (const { label, run } of actions) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = label;
    button.addEventListener('click', () => {
      run();
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
  const { game } = sheet;
  const hasHands = (game?.rows.length ?? 0) > 0;
  for (const name of [...RULES, 'fine']) field(name).disabled = hasHands;
  for (const button of document.querySelectorAll<HTMLButtonElement>('.result')) button.disabled = !hasHands;
  arrange();
  void showFigures();
  // Spreadsheets recognize UTF-8 by its mark.
  document
    .querySelector('#csv')!
    .setAttribute('href', `data:text/csv;charset=utf-8,${encodeURIComponent('\ufeff' + sheet.toCSV())}`);
}

/** Rules are chosen with the names, before the game starts; after it, there is the result to share, and another game. */
function arrange(): void {
  const { game } = sheet;
  const agreed = document.querySelector('#agreed')!;
  // If the house rules are invalid, their field stays where the reader can correct them.
  const place = document.querySelector(
    game || (sheet.error && sheet.error.name !== 'RulesError') ? '#during' : '#before',
  )!;
  if (agreed.parentElement !== place) place.append(agreed);
  const end = document.querySelector<HTMLElement>('#end')!;
  const isNew = end.hidden && game?.over;
  end.hidden = !game?.over;
  // It is above the game, and would be out of view.
  if (isNew) end.scrollIntoView({ block: 'nearest' });
}

// Files

/** Says what has been done with files, where it can be seen. */
function reportFile(...remarks: Remark[]): void {
  const filed = document.querySelector('#filed')!;
  filed.replaceChildren(...remarks.map(renderRemark));
  filed.scrollIntoView({ block: 'nearest' });
}

/** Lets the reader save a file. */
function saveFile(file: File): void {
  const link = document.createElement('a');
  const url = URL.createObjectURL(file);
  link.href = url;
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

function saveAll(): void {
  const games = store.games.filter(({ game }) => game);
  const name = `mahjong-games-${new Date().toISOString().slice(0, 10)}.json`;
  saveFile(new File([formatFile(games)], name, { type: 'application/json' }));
  reportFile({ text: counted(games.length, '{count} game saved as a file.', '{count} games saved as a file.') });
}

/** The most faults of files that are listed. */
const MOST_FAULTS = 10;

/** Adds the games of files. A game that is stored in another state is replaced only if the reader agrees. */
async function addFrom(files: readonly File[]): Promise<void> {
  reportFile({ text: say('Reading…') });
  const { readFiles } = await import('./other-programs.js');
  const { games, faults } = await readFiles(files);
  const remarks = faults.slice(0, MOST_FAULTS).map((text) => ({ text }));
  if (!games.length) return reportFile({ text: say('No game was added.') }, ...remarks);
  const { added, changed, same } = sortOut(games, store.games);
  const isReplacing =
    changed.length > 0 &&
    confirm(
      counted(
        changed.length,
        '{count} game in the file differs from what is stored here. Replace what is stored? “Cancel” keeps both.',
        '{count} games in the file differ from what is stored here. Replace what is stored? “Cancel” keeps both.',
      ),
    );
  const kept: StoredGame[] = [];
  for (const game of added) if (store.add(game)) kept.push(game);
  for (const game of changed) {
    const other = { ...game, id: newId() };
    if (!isReplacing && store.add(other)) kept.push(other);
    if (isReplacing && 'stored' in store.put(game, store.get(game.id)?.game)) kept.push(game);
  }
  const lost = added.length + changed.length - kept.length;
  const [only] = kept;
  const open = {
    label: say('Show the game'),
    run: () => {
      location.hash = `id=${only!.id}`;
      toTop();
    },
  };
  const text = joined(
    counted(kept.length, '{count} game added or replaced.', '{count} games added or replaced.'),
    same ? counted(same, '{count} game already here.', '{count} games already here.') : '',
    lost ? counted(lost, 'No room for {count} game.', 'No room for {count} games.') : '',
  );
  refresh();
  reportFile({ text, ...(kept.length === 1 && { actions: [open] }) }, ...remarks);
}

/** Shows what another program counted in the game on the screen. */
async function showFigures(): Promise<void> {
  const section = document.querySelector<HTMLElement>('#imported')!;
  const { imported } = shown.game;
  section.hidden = !imported || section.dataset['game'] !== shown.game.id;
  section.dataset['game'] = shown.game.id;
  if (!imported) return;
  const { renderFigures } = await import('./game-figures.js');
  if (shown.game.imported === imported) await renderFigures(section, current(), imported);
}

// Sharing

/** Says something next to the button that was pressed. */
function announce(text: string, at = document.querySelector('#copy')!): void {
  const status = at.closest('.bar')!.querySelector('.said')!;
  for (const other of document.querySelectorAll('.said')) if (other !== status) other.textContent = '';
  status.textContent = text;
  status.scrollIntoView({ block: 'nearest' });
}

async function copy(text: string, done: string, at: Element): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    announce(done, at);
  } catch {
    announce(text, at);
  }
}

/** Connects the page once its elements are registered. */
export function start(): void {
  if (followLanguage()) return;
  // A browser may restore the choice of an earlier visit.
  field('lang').value = language;
  sheet.addEventListener('input', edited);
  sheet.addEventListener('mj-draft', drafted);
  sheet.addEventListener('mj-game', follow);
  form.addEventListener('change', ({ target }) => {
    // Choosing another language does not change someone else's game.
    if (target === field('lang')) {
      const { value } = field('lang');
      // If the reader comes back, this is the page in this language.
      field('lang').value = language;
      carry();
      switchLanguage(value);
      return;
    }
    applyRules();
    rememberRules(current());
    edited();
  });
  onLanguageLink(carry);
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
  arrange();

  const onClick = (selector: string, run: (button: Element) => void): void => {
    for (const button of document.querySelectorAll(selector)) button.addEventListener('click', () => run(button));
  };
  onClick('.share', (button) => {
    const url = new URL(location.href);
    const game = current();
    url.hash = game.game ? formatAddress(game) : '';
    // A link alone does not say who has won.
    const text = sheet.game?.over && sheet.game.rows.length ? summary(sheet.game) : '';
    if (navigator.share)
      navigator.share({ title: document.title, ...(text && { text }), url: url.href }).catch(() => {});
    else if (text) void copy(`${text}\n${url.href}`, say('Result and link copied.'), button);
    else void copy(url.href, say('Link copied.'), button);
  });
  onClick('.result', (button) => void copy(report(sheet.game!), say('Result copied.'), button));
  onClick('#copy', (button) => void copy(sheet.toText(), say('Game copied as text.'), button));
  document.querySelector('#print')!.addEventListener('click', () => print());
  const startNew = (): void => {
    // The same four people usually play again.
    const isBlank = shown.origin === 'own' && !sheet.game?.rows.length && !sheet.session.future;
    if (!isBlank) location.hash = formatNew(current());
    toTop();
  };
  onClick('.again', startNew);
  document.querySelector('#export')!.addEventListener('click', saveAll);
  const file = document.querySelector<HTMLInputElement>('#import')!;
  file.addEventListener('change', () => {
    const files = [...file.files!];
    // The same file can be chosen again.
    file.value = '';
    if (files.length)
      addFrom(files).catch(() => {
        reportFile({ text: say('The files could not be read. Check your connection, and try again.') });
      });
  });
  onClick('#imported button', async () => {
    const { imported } = shown.game;
    if (imported) saveFile(await (await import('./game-figures.js')).originalOf(imported));
  });

  workOffline();
}
