/**
 * A score sheet for an evening. `<mj-game>` stores nothing itself: this page keeps the game in `localStorage` and in the
 * address, shares it as a link, and works offline once it has loaded.
 */
import { loadWords } from './chinese.js';
import { workOffline } from './offline.js';
import type { MjGame } from 'mahjong-elements/mj-game.js';

const KEY = 'mahjong-elements demo game';
/** A link can hold any game that people play; a longer one is not put into the address. */
const LONGEST_LINK = 30_000;

interface Saved {
  game: string;
  profile: string;
  limit: string;
  rounds: string;
  lang: string;
}

const game = document.querySelector<MjGame>('#game')!;
const form = document.querySelector<HTMLFormElement>('#rules')!;
const said = document.querySelector('#said')!;
const field = (name: string): HTMLSelectElement => form.elements.namedItem(name) as HTMLSelectElement;
const FIELDS = ['profile', 'limit', 'rounds', 'lang'] as const;

// Reading and keeping

/** The game in the address if there is one, otherwise the game that this browser keeps. */
function read(): Partial<Saved> {
  const address = new URLSearchParams(location.hash.slice(1));
  if (address.has('game')) return Object.fromEntries(address);
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? '{}') ?? {}) as Partial<Saved>;
  } catch {
    return {};
  }
}

function show(saved: Partial<Saved>): void {
  for (const name of FIELDS) {
    const select = field(name);
    const value = String(saved[name] ?? '');
    select.value = value;
    if (select.selectedIndex < 0) select.selectedIndex = 0;
  }
  apply();
  game.value = String(saved.game ?? '');
}

/** Sets the rules; a game with hands keeps its own, and the fields show that. */
function apply(): void {
  document.documentElement.lang = field('lang').value;
  void loadWords(field('lang').value);
  for (const name of ['profile', 'limit', 'rounds'] as const) game.setAttribute(name, field(name).value);
}

function link(): string {
  const saved: Saved = {
    game: game.value,
    profile: field('profile').value,
    limit: field('limit').value,
    rounds: field('rounds').value,
    lang: field('lang').value,
  };
  const address = new URL(location.href);
  address.hash = game.value ? new URLSearchParams({ ...saved }).toString() : '';
  try {
    localStorage.setItem(KEY, JSON.stringify(saved));
  } catch {
    // A browser may refuse to store anything; the address still has the game.
  }
  return address.href;
}

function keep(): void {
  const address = link();
  if (address.length < LONGEST_LINK) history.replaceState(null, '', address);
  const hasHands = (game.game?.rows.length ?? 0) > 0;
  for (const name of ['profile', 'limit', 'rounds'] as const) field(name).disabled = hasHands;
  const sheet = game.toCSV();
  // Spreadsheets recognize UTF-8 by its mark.
  document
    .querySelector('#csv')!
    .setAttribute('href', `data:text/csv;charset=utf-8,${encodeURIComponent('\ufeff' + sheet)}`);
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
  game.addEventListener('input', keep);
  game.addEventListener('mj-game', keep);
  form.addEventListener('change', () => {
    apply();
    keep();
  });
  window.addEventListener('hashchange', () => show(read()));
  show(read());

  document.querySelector('#share')!.addEventListener('click', () => {
    const url = link();
    if (navigator.share) navigator.share({ title: document.title, url }).catch(() => {});
    else void copy(url, 'Link copied.');
  });
  document.querySelector('#copy')!.addEventListener('click', () => void copy(game.toText(), 'Game copied as text.'));
  document.querySelector('#print')!.addEventListener('click', () => print());
  document.querySelector('#new')!.addEventListener('click', () => {
    if (game.value && !confirm('Start a new game? The current one will be lost unless you have shared or saved it.'))
      return;
    const { players } = game.game ?? {};
    // The same four people usually play again.
    game.value = players ? `players: ${players.join(', ')}` : '';
    void game.updateComplete.then(keep);
  });

  workOffline();
}
