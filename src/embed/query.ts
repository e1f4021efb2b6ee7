/** Reads what to show from the page's URL. All of it is untrusted input. */
import { parseHand, winds, type Wind } from '../core/index.js';

/** Maximum length of the query string; longer ones are ignored. */
export const LONGEST_QUERY = 32_000;

/** An element and its attributes, all as text. */
export interface Wanted {
  tag: 'mj-hand' | 'mj-score-breakdown' | 'mj-settlement';
  attributes: Record<string, string>;
  hands: Record<string, string>[];
}

const RULES = ['profile', 'limit', 'rules'];
const HAND = ['hand', 'seat', 'round', 'win', 'circumstances', 'seen', 'expect', 'highlight', 'notation'];
const FLAGS = ['indices', 'partial', 'situation', 'spread'];
const TABLE = ['scores', 'winner', 'discarder', 'dead', 'incidents', 'liable', 'round', 'compare'];

/** The query parameters of a URL. If a parameter is repeated, only the first one is used. */
export class Query {
  readonly #raw = new Map<string, string>();

  constructor(search: string) {
    if (search.length > LONGEST_QUERY) return;
    for (const pair of search.replace(/^\?/, '').split('&')) {
      const [name = '', ...value] = pair.split('=');
      if (!this.#raw.has(name)) this.#raw.set(name, value.join('='));
    }
  }

  /** The text of a parameter; empty if it is missing. */
  text(name: string): string {
    return decoded(this.#raw.get(name) ?? '');
  }

  /** True for `breakdown` and `breakdown=1`, but not for `breakdown=0`. */
  isSet(name: string): boolean {
    return this.#raw.has(name) && !/^(0|false|no)$/i.test(this.text(name));
  }

  /**
   * The text of a hand. Forms encode a space as `+`, but people type `+9d` as is. A plus sign is kept if the hand
   * parses that way; otherwise it is read as a space if that parses.
   */
  hand(name: string): string {
    const raw = this.#raw.get(name) ?? '';
    const asWritten = decoded(raw.replaceAll('+', '%2B')).trim();
    const asForm = decoded(raw).trim();
    return !isHand(asWritten) && isHand(asForm) ? asForm : asWritten;
  }
}

/** Decodes without ever throwing, unlike `decodeURIComponent`. */
const decoded = (raw: string): string => new URLSearchParams(`text=${raw}`).get('text')!;

function isHand(text: string): boolean {
  try {
    return Boolean(parseHand(text));
  } catch {
    return false;
  }
}

/** The element that a URL requests; undefined if it requests none. */
export function wantedBy(query: Query): Wanted | undefined {
  const pick = (names: readonly string[]): Record<string, string> =>
    Object.fromEntries(names.flatMap((name) => (query.text(name) ? [[name, query.text(name)]] : [])));
  const flags = Object.fromEntries(FLAGS.flatMap((name) => (query.isSet(name) ? [[name, '']] : [])));
  const rules = pick(RULES);

  const hands = winds.flatMap((seat: Wind) => (query.hand(seat) ? [{ ...flags, seat, hand: query.hand(seat) }] : []));
  if (hands.length || query.text('scores'))
    return { tag: 'mj-settlement', attributes: { ...rules, ...pick(TABLE) }, hands };

  const hand = { ...pick(HAND), ...flags, hand: query.hand('hand') };
  if (!hand.hand) return undefined;
  if (query.isSet('breakdown') || query.text('compare'))
    return { tag: 'mj-score-breakdown', attributes: { ...rules, ...pick(['compare']) }, hands: [hand] };
  return { tag: 'mj-hand', attributes: { ...rules, ...hand }, hands: [] };
}
