/** The form of a game as a reader meets it: the page of a phone, its buttons by row and name, and what it says. */
import { expect, nextFrame } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { MjGame } from '../../src/mj-game.js';
import type { MjHand } from '../../src/elements/mj-hand/mj-hand.js';
import { all, one, until, words } from './helpers.js';

export const PLAYERS = ['Ann', 'Ben', 'Cho', 'Dan'];
export const [ANN, BEN, CHO, DAN] = [0, 1, 2, 3] as const;

// Pages

let frame: HTMLIFrameElement | undefined;

/** A game on a phone: in a page of 360 by 640 pixels, or less if the browser has bars. */
export async function phone(attributes: Record<string, string> = {}, height = 640): Promise<MjGame> {
  frame?.remove();
  frame = document.createElement('iframe');
  frame.style.cssText = `position: fixed; inset: 0 auto auto 0; inline-size: 360px; block-size: ${height}px; border: 0`;
  frame.src = '/test/pages/game.html';
  document.body.append(frame);
  await new Promise((resolve) => frame!.addEventListener('load', resolve, { once: true }));
  const game = frame.contentDocument!.querySelector('mj-game')!;
  for (const [name, value] of Object.entries(attributes)) game.setAttribute(name, value);
  await formOf(game);
  return game;
}

/** Gives the page of the phone another height. */
export async function resize(game: MjGame, height: number): Promise<void> {
  frame!.style.blockSize = `${height}px`;
  await drawn(game);
}

/** The game in another page, continued from what the first one stored. */
export async function reloaded(game: MjGame): Promise<MjGame> {
  const stored = JSON.stringify(game.session);
  const again = await phone();
  again.session = JSON.parse(stored);
  await drawn(again);
  return again;
}

/** A game on the page of the test. */
export async function inPage(setUp: (game: MjGame) => void = () => {}): Promise<MjGame> {
  const game = document.createElement('mj-game');
  Object.assign(game, { editable: true, players: PLAYERS.join(', ') });
  setUp(game);
  document.body.append(game);
  await formOf(game);
  return game;
}

/** Waits for the form, whose code loads with the first editable game. */
export async function formOf(game: MjGame): Promise<void> {
  await until(() => game.shadowRoot && one(game, '[part="entry"]'));
  await drawn(game);
}

afterEach(() => {
  frame?.remove();
  frame = undefined;
  for (const game of document.querySelectorAll('mj-game')) game.remove();
});

export async function drawn(game: MjGame): Promise<void> {
  await game.updateComplete;
  await nextFrame();
  await game.updateComplete;
}

/** Sets properties, and waits until they are drawn. */
export async function set(game: MjGame, properties: Partial<MjGame>): Promise<void> {
  Object.assign(game, properties);
  await drawn(game);
}

/** Uses the keyboard, and waits after each step. */
export async function keyboard(game: MjGame, ...steps: Parameters<typeof sendKeys>[0][]): Promise<void> {
  for (const step of steps) {
    await sendKeys(step);
    await drawn(game);
  }
}

// Buttons

/** What to press: the name of a button, a button, or a way to find one. */
export type Target = string | HTMLElement | ((game: MjGame) => HTMLElement);

/** The buttons of a row: `winner`, `from` or `values`, one for each player. */
export const buttons = (game: MjGame, row: string): HTMLElement[] => all(game, `[aria-labelledby="${row}"] button`);

export const button = (game: MjGame, name: string): HTMLElement | undefined =>
  all(game, 'button').find((each) => words(each) === name || each.getAttribute('aria-label') === name);

export const winner = (player: number) => (game: MjGame) => buttons(game, 'winner')[player]!;
export const from = (player: number) => (game: MjGame) => buttons(game, 'from')[player]!;
export const valueOf = (player: number) => (game: MjGame) => buttons(game, 'values')[player]!;

const pad = (game: MjGame): HTMLElement[] => all(game, '[part~="key"]');

/** A key of the number pad, and several of them, one for each digit. */
export const key = (digit: string) => (game: MjGame) =>
  pad(game).find((each) => !each.ariaLabel && words(each) === digit)!;
export const keys = (digits: string) => [...digits].map(key);

/** The key that enters a whole number at once and goes on, if there is one. */
export const quick = (value: string) => (game: MjGame) =>
  pad(game).find((each) => each.ariaLabel && words(each).replace('›', '').trim() === value)!;

/** “Enter hand” or “Save”, in any language, and “Wash-out”. */
export const done = (game: MjGame): HTMLElement => one(game, '.ends .done');
export const washout = (game: MjGame): HTMLElement => one(game, '.washout');
export const startNames = (game: MjGame): HTMLElement => one(game, 'form button');

/** The row of a hand on the sheet, which opens it. */
export const row = (number: number) => (game: MjGame) => one(game, `[data-row="${number}"]`);

/** The editor of a hand whose tiles are entered, once its code is there, and tiles of its rack. */
export async function tileEditor(game: MjGame): Promise<MjHand> {
  const hand = await until(() => one<MjHand>(game, '[part="entry"] mj-hand'));
  await until(() => hand.shadowRoot && one(hand, '[part="editor"]'));
  return hand;
}
export const tiles = (hand: MjHand, ...names: string[]) =>
  names.map((name) => () => one(hand, `[data-tile="${name}"]`));

const find = (game: MjGame, target: Target): HTMLElement =>
  typeof target === 'string' ? button(game, target)! : typeof target === 'function' ? target(game) : target;

/** Presses buttons, one after the other, wherever they are. */
export async function press(game: MjGame, ...targets: Target[]): Promise<void> {
  for (const target of targets) {
    find(game, target).click();
    await drawn(game);
  }
}

let taps = 0;

/** How many taps something takes. */
export async function tapsOf(what: () => Promise<unknown>): Promise<number> {
  taps = 0;
  await what();
  return taps;
}

/** Taps what a finger can reach, one after the other: in view, large enough, and covered by nothing. */
export async function tap(game: MjGame, ...targets: Target[]): Promise<void> {
  for (const target of targets) await touch(game, find(game, target));
}

/** Taps them after scrolling to each. */
export async function reach(game: MjGame, ...targets: Target[]): Promise<void> {
  for (const target of targets) {
    const found = find(game, target);
    found.scrollIntoView({ block: 'center' });
    await touch(game, found);
  }
}

async function touch(game: MjGame, target: HTMLElement): Promise<void> {
  const { ownerDocument: page } = game;
  const { left, top, width, height } = target.getBoundingClientRect();
  const label = target.getAttribute('aria-label') ?? words(target);
  // The rack of tiles is nine tiles wide, so a tile is 44 pixels high.
  const size = target.dataset.tile ? height : Math.min(width, height);
  expect(Math.round(size), `size of ${label}`).to.be.at.least(44);
  const [x, y] = [left + width / 2, top + height / 2];
  expect(y, `${label} is in view`).to.be.within(0, page.defaultView!.innerHeight);
  const found = elementAt(page, x, y);
  expect(containsDeep(target, found), `${label} is covered`).to.equal(true);
  const init = { bubbles: true, composed: true, pointerType: 'touch', isPrimary: true, clientX: x, clientY: y };
  found!.dispatchEvent(new PointerEvent('pointerdown', init));
  found!.dispatchEvent(new PointerEvent('pointerup', init));
  found!.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, cancelable: true, detail: 1 }));
  taps++;
  await drawn(game);
}

/** The element at a point, in whichever shadow root it is. */
function elementAt(page: Document, x: number, y: number): Element | null {
  let found = page.elementFromPoint(x, y);
  while (found?.shadowRoot) {
    const inner = found.shadowRoot.elementFromPoint(x, y);
    if (!inner || inner === found) break;
    found = inner;
  }
  return found;
}

function containsDeep(outer: Element, inner: Element | null): boolean {
  for (let node: Node | null = inner; node; node = node.parentNode ?? (node as ShadowRoot).host ?? null)
    if (node === outer) return true;
  return false;
}

/** Chooses an option of a list, by the name of the list. */
export async function choose(game: MjGame, name: string, value: string): Promise<void> {
  await fill(
    game,
    selects(game).find((each) => each.getAttribute('aria-label') === name)!,
    value,
  );
}

/** Types into a field, or chooses an option of a list. */
export async function fill(game: MjGame, control: HTMLInputElement | HTMLSelectElement, value: string): Promise<void> {
  control.value = value;
  // What is typed leaves a shadow root; what is chosen doesn’t.
  const isTyped = control.localName === 'input';
  control.dispatchEvent(new Event(isTyped ? 'input' : 'change', { bubbles: true, composed: isTyped }));
  await drawn(game);
}

/** The fields for the names of the players. */
export const nameFields = (game: MjGame): HTMLInputElement[] => all(game, 'form input');

/** The lists below the values: the state of a hand, its fine, who pays for all. */
export const selects = (game: MjGame): HTMLSelectElement[] => all(game, '[part="entry"] [role="group"] select');

// What the form says

/** The texts on the buttons of the values. */
export const values = (game: MjGame): string[] => buttons(game, 'values').map(words);
/** What is wrong, what has just happened, and the title above the rows. */
export const problem = (game: MjGame): string => words(one(game, '[part="entry"] [role="alert"]'));
export const said = (game: MjGame): string => words(one(game, '[part="entry"] [aria-live]'));
export const title = (game: MjGame): string => words(one(game, '[part="entry"] [tabindex="-1"] b'));

export const isPressed = (target: Element): boolean => target.getAttribute('aria-pressed') === 'true';
/** Whether the keys enter the value of a player. */
export const isActive = (game: MjGame, player: number): boolean => isPressed(valueOf(player)(game));

/** Where rows and keys are, which must not move while a hand is entered. */
export const places = (game: MjGame): number[] =>
  all(game, '.rows .row, .pad, .ends').map((each) => Math.round(each.getBoundingClientRect().top));

// Whole hands

export interface Entered {
  winner: number;
  /** Nobody: drawn by the winner. */
  from?: number;
  value: number;
  losers?: Record<number, number>;
  foul?: number;
}

/** Taps a value with as few taps as there are digits. */
export async function tapValue(game: MjGame, player: number, value: number): Promise<void> {
  if (!isActive(game, player)) await tap(game, valueOf(player));
  const digits = String(value);
  await tap(game, ...keys(digits.slice(0, -1)));
  if (quick(digits)(game)) await tap(game, quick(digits));
  else await tap(game, key(digits.at(-1)!), 'Next');
}

/** Taps a whole hand, or a wash-out. */
export async function enter(game: MjGame, hand: Entered | 'washout'): Promise<void> {
  if (hand === 'washout') return tap(game, washout);
  const { losers = {}, foul } = hand;
  await tap(game, winner(hand.winner));
  await tapValue(game, hand.winner, hand.value);
  await tap(game, from(hand.from ?? hand.winner));
  for (const [player, points] of Object.entries(losers)) await tapValue(game, Number(player), points);
  if (foul !== undefined) {
    if (!isActive(game, foul)) await tap(game, valueOf(foul));
    const [state] = selects(game);
    expect(state!.getBoundingClientRect().height).to.be.at.least(44);
    await choose(game, state!.getAttribute('aria-label')!, 'foul');
    taps += 2;
  }
  await tap(game, done);
  expect(problem(game)).to.equal('');
}
