/** The embed builder: a form, a preview, and the snippet of the chosen kind. */
import { MjHand } from 'mahjong-elements/mj-hand.js';
import { onCdn } from '../scripts/cdn.mjs';
import { loadWords } from './languages.js';
import { snippet, type Choice, type Kind, type Places } from './embed-snippets.js';

const places: Places = {
  script: onCdn(MjHand.version),
  frame: new URL('embed.html', document.baseURI).href,
};

const hand = document.querySelector<MjHand>('#hand')!;
const choices = document.querySelector<HTMLFormElement>('#choices')!;
const kinds = document.querySelector<HTMLFormElement>('#kinds')!;
const source = document.querySelector('#source')!;
const preview = document.querySelector<HTMLElement>('#preview')!;
const status = document.querySelector('#said')!;

function chosen(): Choice {
  const form = new FormData(choices);
  const text = (name: string): string => String(form.get(name) ?? '').trim();
  const { seat, round, win, circumstances } = hand.currentSituation;
  return {
    hand: hand.currentNotation,
    seat,
    round,
    win: win === 'discard' ? '' : win,
    circumstances: circumstances?.join(' '),
    // Without an attribute, rules are the classical ones.
    profile: text('profile') === 'classical' ? '' : text('profile'),
    limit: text('limit'),
    rules: text('rules'),
    breakdown: text('breakdown') !== '',
    panels: text('panels'),
    theme: text('theme'),
    indices: form.has('indices'),
    width: text('width'),
    lang: text('lang'),
  };
}

/** Whether all is as delivered: when readers come back, a browser restores what they had chosen. */
function isUntouched(): boolean {
  const delivered = choices.cloneNode(true) as HTMLFormElement;
  delivered.reset();
  const textOf = (form: HTMLFormElement): string => JSON.stringify([...new FormData(form)]);
  const { seat, win, round, circumstances } = hand.currentSituation;
  return (
    textOf(delivered) === textOf(choices) &&
    hand.currentNotation === hand.textContent.trim() &&
    seat === hand.getAttribute('seat') &&
    win === hand.getAttribute('win') &&
    (round ?? 'east') === 'east' &&
    !circumstances?.length
  );
}

/** The page is delivered with the preview of its first hand. */
function show(isFirst = false): void {
  const choice = chosen();
  const kind = new FormData(kinds).get('kind') as Kind;
  source.textContent = snippet(kind, choice, places);
  loadWords(choice.lang ?? '').catch(() => {
    status.textContent = 'Couldn’t load this language. Check your connection, or reload the page.';
  });
  if (!isFirst) {
    const parsed = new DOMParser().parseFromString(snippet('html', choice, places), 'text/html');
    // The script of the snippet is this page's own.
    preview.replaceChildren(...[...parsed.body.children].map((element) => document.importNode(element, true)));
  }
  preview.style.colorScheme = choice.theme ?? '';
}

/** Connects the form once its elements are registered. */
export function start(): void {
  for (const form of [choices, kinds]) form.addEventListener('input', () => show());
  hand.addEventListener('input', () => show());
  show(isUntouched());

  document.querySelector('#copy')!.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(source.textContent);
      status.textContent = 'Copied.';
    } catch {
      getSelection()?.selectAllChildren(source);
      status.textContent = 'Couldn’t copy. The text is selected.';
    }
  });
}
