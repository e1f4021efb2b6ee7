/**
 * The calculator: one editable hand, its breakdown, and the settlement around it. The address has everything that was
 * entered, so that a link shows the same table.
 */
import { describe } from 'mahjong-elements/labels.js';
import type { MjHand, MjScoreBreakdown, MjSettlement } from 'mahjong-elements';
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
const value = document.querySelector<HTMLOutputElement>('#value')!;
const status = document.querySelector('#said')!;
const field = (name: string): HTMLSelectElement => form.elements.namedItem(name) as HTMLSelectElement;

// The address

function read(): void {
  const address = new URLSearchParams(location.hash.slice(1));
  for (const name of RULES) {
    const select = field(name);
    select.value = address.get(name) ?? select.options[0]!.value;
    if (select.selectedIndex < 0) select.selectedIndex = 0;
  }
  applyRules();
  if (address.has('hand')) {
    for (const name of HAND) {
      const text = address.get(name);
      if (text === null) hand.removeAttribute(name);
      else hand.setAttribute(name, text);
    }
    for (const name of TABLE) settlement.setAttribute(name, address.get(name) ?? '');
  }
  show();
}

function link(): string {
  const { seat, round, win, circumstances } = hand.currentSituation;
  const { scores, winner, discarder, dead } = settlement;
  const state = {
    hand: hand.currentNotation,
    seat,
    round,
    win,
    circumstances: circumstances?.join(' '),
    ...Object.fromEntries(RULES.map((name) => [name, field(name).selectedIndex > 0 ? field(name).value : ''])),
    scores,
    winner,
    discarder,
    dead,
  };
  const address = new URL(location.href);
  const given = Object.entries(state).filter(([, text]) => text);
  address.hash = new URLSearchParams(given as [string, string][]).toString();
  return address.href;
}

function keep(): void {
  const address = link();
  if (address.length < LONGEST_LINK) history.replaceState(null, '', address);
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

/** Connects the page once its elements are registered. */
export function start(): void {
  for (const event of ['mj-score', 'mj-error', 'input']) hand.addEventListener(event, show);
  hand.addEventListener('input', keep);
  for (const event of ['input', 'change']) settlement.addEventListener(event, keep);
  form.addEventListener('change', () => {
    applyRules();
    keep();
  });
  window.addEventListener('hashchange', read);
  read();

  document.querySelector('#share')!.addEventListener('click', () => {
    const url = link();
    const text = hand.score ? describe(hand.score, field('lang').value) : undefined;
    if (navigator.share) navigator.share({ title: document.title, text, url }).catch(() => {});
    else void copy(url, 'Link copied.');
  });
  document.querySelector('#copy')!.addEventListener('click', () => void copy(breakdown.toText(), 'Copied.'));
  document.querySelector('#new')!.addEventListener('click', () => {
    location.hash = new URLSearchParams({
      hand: ' ',
      seat: hand.currentSituation.seat ?? 'east',
      profile: field('profile').value,
      limit: field('limit').value,
      lang: field('lang').value,
    }).toString();
  });

  workOffline();
}
