/**
 * The calculator: one editable hand, its breakdown, and the settlement around it. The address has everything that was
 * entered, so that a link shows the same table.
 */
import { describe } from 'mahjong-elements/labels.js';
import type { MjHand, MjScoreBreakdown, MjSettlement, Situation } from 'mahjong-elements';
import { loadWords } from './chinese.js';
import { workOffline } from './offline.js';

const LONGEST_LINK = 8_000;
const HAND = ['hand', 'seat', 'round', 'win', 'circumstances'] as const;
const RULES = ['profile', 'limit', 'lang'] as const;
const TABLE = ['scores', 'winner', 'discarder', 'dead'] as const;

const hand = document.querySelector<MjHand>('#hand')!;
const mirror = document.querySelector<MjHand>('#mirror')!;
const breakdown = document.querySelector<MjScoreBreakdown>('#breakdown')!;
const settlement = document.querySelector<MjSettlement>('#settlement')!;
const form = document.querySelector<HTMLFormElement>('#rules')!;
const tableForm = document.querySelector<HTMLFormElement>('#table')!;
const value = document.querySelector<HTMLOutputElement>('#value')!;
const status = document.querySelector('#said')!;
const field = (name: string): HTMLSelectElement => form.elements.namedItem(name) as HTMLSelectElement;

// The address

type State = Partial<Record<(typeof HAND)[number] | (typeof TABLE)[number], string>>;

/** What the page shows without an address. */
const sample: State = { hand: hand.textContent };
for (const name of HAND) if (hand.hasAttribute(name)) sample[name] = hand.getAttribute(name)!;
/** What was shown last, and what “Clear” has removed since. */
let last: State = sample;
let cleared: State | undefined;

function read(): void {
  const address = new URLSearchParams(location.hash.slice(1));
  for (const name of RULES) {
    const select = field(name);
    select.value = address.get(name) ?? select.options[0]!.value;
    if (select.selectedIndex < 0) select.selectedIndex = 0;
  }
  applyRules();
  lay(address.has('hand') ? Object.fromEntries(address) : sample);
}

/** The hand and the table as they are. */
function state(): State {
  const { seat, round, win, circumstances } = hand.currentSituation;
  const { scores, winner, discarder, dead } = settlement;
  return {
    hand: hand.currentNotation,
    seat,
    round,
    win,
    circumstances: circumstances?.join(' '),
    scores,
    winner,
    discarder,
    dead,
  };
}

function link(): string {
  const rules = RULES.map((name) => [name, field(name).selectedIndex > 0 ? field(name).value : ''] as const);
  const { hand, ...others } = state();
  const given = [...Object.entries(others), ...rules].filter(([, text]) => text) as [string, string][];
  const address = new URL(location.href);
  // Without a hand, the address would be that of the sample.
  address.hash = new URLSearchParams([['hand', hand ?? ''], ...given]).toString();
  return address.href;
}

function keep(): void {
  last = state();
  const address = link();
  // No address is better than an old one.
  history.replaceState(null, '', address.length < LONGEST_LINK ? address : location.pathname + location.search);
}

// The table

function applyRules(): void {
  document.documentElement.lang = field('lang').value;
  void loadWords(field('lang').value);
  for (const element of [breakdown, settlement]) {
    element.setAttribute('profile', field('profile').value);
    const limit = field('limit').value;
    if (limit) element.setAttribute('limit', limit);
    else element.removeAttribute('limit');
  }
}

/** Replaces everything that was entered. */
function lay(table: State): void {
  const { hand: notation = '', seat, round, win, circumstances } = table;
  hand.value = notation;
  hand.currentSituation = { seat, round, win, circumstances: circumstances?.split(' ') } as Situation;
  layTable(table);
  last = state();
  cleared = undefined;
  show();
}

/** Replaces what was entered for the other players. */
function layTable(table: State): void {
  for (const name of TABLE) settlement.setAttribute(name, table[name] ?? '');
  // Tiles that were entered there go as well.
  tableForm.reset();
}

/** Repeats the hand at its seat of the settlement, and its value at the lower edge of the screen. */
function show(): void {
  const { seat = 'east', round, win, circumstances } = hand.currentSituation;
  const state = { hand: hand.currentNotation, seat, round, win, circumstances: circumstances?.join(' ') };
  for (const [name, text] of Object.entries(state)) {
    if (text) mirror.setAttribute(name, text);
    else mirror.removeAttribute(name);
  }
  const { score } = hand;
  value.textContent = score ? String(score.value) : '–';
  const worth = score ? `${score.base} × 2^${score.doubles}` : '';
  status.textContent = score?.doubles ? worth.replace(/\^(\d+)/, (_, power: string) => superscript(power)) : '';
}

const superscript = (digits: string): string => [...digits].map((digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)]).join('');

// Sharing

async function copy(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    status.textContent = done;
  } catch {
    status.textContent = 'Couldn’t copy.';
  }
}

/** “Clear” is about everything that belongs to the hand, and can be undone. */
function clear(): void {
  cleared = last;
  layTable({});
}

function edited(): void {
  const now = state();
  const isUndone = cleared && HAND.every((name) => (now[name] ?? '') === (cleared![name] ?? ''));
  if (isUndone && TABLE.every((name) => !now[name])) layTable(cleared!);
  if (isUndone) cleared = undefined;
  // Nobody has discarded a tile that was drawn.
  if (now.win === 'self-draw' && settlement.discarder) settlement.setAttribute('discarder', '');
  keep();
}

/** The table below has the same controls for how the hand was won. */
function tableChanged(): void {
  const { win = 'discard' } = mirror.currentSituation;
  const { currentSituation: situation, score } = hand;
  if (score?.won && (situation.win ?? 'discard') !== win) hand.currentSituation = { ...situation, win };
  keep();
}

function newHand(): void {
  lay({});
  const address = link();
  if (address !== location.href) history.pushState(null, '', address);
  void hand.updateComplete.then(() => {
    hand.focus({ preventScroll: true });
    hand.scrollIntoView();
  });
}

/** Connects the page once its elements are registered. */
export function start(): void {
  // What is written in the page is only a sample: “Clear” does not return to it.
  for (const name of HAND) hand.removeAttribute(name);
  for (const one of [hand, mirror]) one.textContent = '';
  hand.addEventListener('mj-clear', clear);
  for (const event of ['mj-score', 'mj-error', 'input']) hand.addEventListener(event, show);
  hand.addEventListener('input', edited);
  for (const event of ['input', 'change']) settlement.addEventListener(event, tableChanged);
  form.addEventListener('change', () => {
    applyRules();
    keep();
  });
  window.addEventListener('popstate', read);
  read();

  document.querySelector('#share')!.addEventListener('click', () => {
    const url = link();
    const text = hand.score ? describe(hand.score, field('lang').value) : undefined;
    if (navigator.share) navigator.share({ title: document.title, text, url }).catch(() => {});
    else void copy(url, 'Link copied.');
  });
  document.querySelector('#copy')!.addEventListener('click', () => void copy(breakdown.toText(), 'Copied.'));
  document.querySelector('#new')!.addEventListener('click', newHand);

  workOffline();
}
