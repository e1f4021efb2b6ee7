/**
 * The calculator: one editable hand, its breakdown, and the settlement around it. The address has everything that was
 * entered, so that a link shows the same table.
 */
import { describe } from 'mahjong-elements/labels.js';
import type { MjHand, MjScoreBreakdown, MjSettlement, Situation } from 'mahjong-elements';
import { bindFine, lastRules, nameDefaults, named, rememberRules, rulesAddress } from './house-rules.js';
import { workOffline } from './offline.js';
import { followLanguage, language, say, switchLanguage } from './say.js';

const LONGEST_LINK = 8_000;
const HAND = ['hand', 'seat', 'round', 'win', 'circumstances'] as const;
const RULES = ['profile', 'limit', 'rules'] as const;
const TABLE = ['scores', 'winner', 'discarder', 'dead'] as const;

const hand = document.querySelector<MjHand>('#hand')!;
const mirror = document.querySelector<MjHand>('#mirror')!;
const breakdown = document.querySelector<MjScoreBreakdown>('#breakdown')!;
const settlement = document.querySelector<MjSettlement>('#settlement')!;
const form = document.querySelector<HTMLFormElement>('#rules')!;
const showFine = bindFine(form);
const tableForm = document.querySelector<HTMLFormElement>('#table')!;
const status = document.querySelector('#said')!;
const uncopied = document.querySelector<HTMLTextAreaElement>('#uncopied')!;
const [example, fresh, count, back] = ['example', 'new', 'count', 'back'].map((id) =>
  document.querySelector<HTMLElement>(`#${id}`)!,
) as [HTMLAnchorElement, HTMLButtonElement, HTMLButtonElement, HTMLButtonElement];
const [entry, counting, questions] = ['entry', 'counting', 'questions'].map((id) =>
  document.querySelector<HTMLElement>(`#${id}`)!,
) as [HTMLElement, HTMLElement, HTMLElement];
const field = (name: string): HTMLSelectElement => form.elements.namedItem(name) as HTMLSelectElement;

// The address

type State = Partial<Record<(typeof HAND)[number] | (typeof TABLE)[number], string>>;

/** What was shown last, and what “Clear” has removed since. */
let last: State = {};
let cleared: State | undefined;

/** The state in an address; without one, nothing has been entered. */
const stateIn = (hash: string): State => Object.fromEntries(new URLSearchParams(hash.slice(1)));

function read(): void {
  const address = new URLSearchParams(location.hash.slice(1));
  // An address says all that differs from the usual rules; without one, the rules are those of last time.
  const chosen = address.size ? undefined : lastRules();
  for (const name of RULES) {
    const select = field(name);
    select.value = chosen?.[name] || address.get(name) || (select.options?.[0]!.value ?? '');
    if (select.options && select.selectedIndex < 0) select.selectedIndex = 0;
  }
  applyRules();
  lay(stateIn(location.hash));
}

/** How the hand is to be won, which is no part of its situation before it has a winning tile. */
function intended(): string | undefined {
  const choice = hand.shadowRoot?.querySelector<HTMLSelectElement>('[part~="choice"]:last-child select');
  return choice?.value === 'self-draw' && !hand.isUpdatePending ? choice.value : undefined;
}

/** The hand and the table as they are. */
function state(): State {
  const { seat, round, win = intended(), circumstances } = hand.currentSituation;
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
  const rules = RULES.map((name) => [name, field(name).selectedIndex === 0 ? '' : field(name).value.trim()] as const);
  const given = [...Object.entries(state()), ...rules].filter(([, text]) => text) as [string, string][];
  const address = new URL(location.href);
  address.hash = new URLSearchParams(given).toString();
  return address.href;
}

function keep(): void {
  forgetCopy();
  last = state();
  const address = link();
  // No address is better than an old one.
  history.replaceState(null, '', address.length < LONGEST_LINK ? address : location.pathname + location.search);
}

// The table

function applyRules(): void {
  showFine();
  for (const element of [breakdown, settlement]) {
    element.setAttribute('profile', field('profile').value);
    const limit = field('limit').value;
    if (limit) element.setAttribute('limit', limit);
    else element.removeAttribute('limit');
    element.setAttribute('rules', field('rules').value);
  }
  const { value: profile } = field('profile');
  document.querySelector<HTMLAnchorElement>('#all-rules')!.href = rulesAddress({
    profile,
    rules: field('rules').value,
  });
  void nameRules();
}

/** Names what is chosen in the line that the choices are folded into. */
async function nameRules(): Promise<void> {
  const name = (what: 'profile' | 'limit' | 'lang', text = field(what).selectedOptions[0]!.text): void => {
    document.querySelector(`#named-${what}`)!.textContent = text;
  };
  name('profile', named(field('profile').selectedOptions[0]!.text, field('rules').value));
  if (field('limit').value) name('limit');
  // The rules of some profiles load first.
  await breakdown.updateComplete;
  const { rules } = breakdown.resolved.profile ?? {};
  nameDefaults(form, rules);
  const options = [...field('limit').options];
  if (!field('limit').value && rules)
    name('limit', options.find(({ value }) => value === String(rules.limit))?.text ?? String(rules.limit));
}

/** Replaces everything that was entered. */
function lay(table: State): void {
  forgetCopy();
  const { hand: notation = '', seat, round, win, circumstances } = table;
  hand.value = notation;
  hand.currentSituation = { seat, round, win, circumstances: circumstances?.split(' ') } as Situation;
  // No event says that there is no hand any more.
  breakdown.requestUpdate();
  layTable(table);
  void hand.updateComplete.then(() => (last = state()));
  cleared = undefined;
  show();
}

/** Replaces what was entered for the other players. */
function layTable(table: State): void {
  for (const name of TABLE) settlement.setAttribute(name, table[name] ?? '');
  // Tiles that were entered there go as well.
  tableForm.reset();
}

/** Repeats the hand at its seat of the settlement, and offers what can be done with it. */
function show(): void {
  const { seat = 'east', round, win, circumstances } = hand.currentSituation;
  const state = { hand: hand.currentNotation, seat, round, win, circumstances: circumstances?.join(' ') };
  for (const [name, text] of Object.entries(state)) {
    if (text) mirror.setAttribute(name, text);
    else mirror.removeAttribute(name);
  }
  example.hidden = Boolean(state.hand);
  fresh.hidden = !state.hand;
  count.disabled = !hand.score;
}

// Sharing

/** Copies a text; where the browser refuses, the reader can. */
async function copy(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    status.textContent = done;
    uncopied.hidden = true;
  } catch {
    status.textContent = say('Couldn’t copy. Select the text below:');
    uncopied.value = text;
    uncopied.hidden = false;
    uncopied.select();
  }
}

/** What could not be copied was of another hand. */
function forgetCopy(): void {
  if (uncopied.hidden) return;
  uncopied.hidden = true;
  status.textContent = '';
}

/** Shares a link in the way of the device, or copies it. */
async function share(): Promise<void> {
  const url = link();
  const text = hand.score ? describe(hand.score, language) : undefined;
  try {
    if (navigator.share) return await navigator.share({ title: document.title, text, url });
  } catch (error) {
    // The reader has closed the dialog.
    if ((error as Error).name === 'AbortError') return;
  }
  await copy(url, say('Link copied.'));
}

/** “Clear” is about everything that belongs to the hand, and can be undone. */
function clear(): void {
  cleared = last;
  layTable({});
  focusRack();
}

/** Brings the tiles to choose from into view. */
function focusRack(): void {
  void hand.updateComplete.then(() => {
    hand.focus({ preventScroll: true });
    if (hand.getBoundingClientRect().top < 0) hand.scrollIntoView();
  });
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

/** Another hand by the same rules; the browser goes back to the one before. */
function start(table: State): void {
  lay(table);
  const address = link();
  if (address !== location.href) history.pushState(null, '', address);
  focusRack();
}

// Counting

/** Asks about the hand, question by question, in place of the tiles and of what answers them. */
async function ask(): Promise<void> {
  await import('mahjong-elements/mj-exercise.js');
  const exercise = document.createElement('mj-exercise');
  exercise.for = hand.id;
  exercise.guided = true;
  questions.replaceChildren(exercise);
  entry.hidden = true;
  counting.hidden = false;
  await exercise.updateComplete;
  exercise.focus({ preventScroll: true });
  counting.scrollIntoView();
}

function stopAsking(): void {
  if (counting.hidden) return;
  questions.replaceChildren();
  counting.hidden = true;
  entry.hidden = false;
}

/** Connects the page once its elements are registered. */
export function connect(): void {
  if (followLanguage()) return;
  // A browser may restore the choice of an earlier visit.
  field('lang').value = language;
  hand.addEventListener('mj-clear', clear);
  for (const event of ['mj-score', 'mj-error', 'input']) hand.addEventListener(event, show);
  // The controls show the edit, too.
  hand.addEventListener('input', () => void hand.updateComplete.then(edited));
  for (const event of ['input', 'change']) settlement.addEventListener(event, tableChanged);
  form.addEventListener('change', ({ target }) => {
    if (target === field('lang')) {
      const { value } = field('lang');
      // If the reader comes back, this is the page in this language.
      field('lang').value = language;
      switchLanguage(value, new URL(link()).hash);
      return;
    }
    applyRules();
    rememberRules({ profile: field('profile').value, limit: field('limit').value, rules: field('rules').value });
    keep();
  });
  window.addEventListener('popstate', () => {
    stopAsking();
    read();
  });
  read();

  document.querySelector('#share')!.addEventListener('click', () => void share());
  document.querySelector('#copy')!.addEventListener('click', () => void copy(breakdown.toText(), say('Copied.')));
  fresh.addEventListener('click', () => {
    stopAsking();
    start({});
  });
  // Not as a link, whose address has no rules: those that are chosen stay.
  example.addEventListener('click', (event) => {
    event.preventDefault();
    start(stateIn(example.hash));
  });
  count.addEventListener('click', () => void ask());
  back.addEventListener('click', () => {
    stopAsking();
    count.focus();
  });

  workOffline();
}
