/** What the address of the page asks for. Everything in it comes from somebody unknown. */
import { parseHand, winds, type Wind } from '../core/index.js';

/** Longer addresses are not read. */
export const LONGEST_QUERY = 32_000;

/** An element and its attributes, all of them text. */
export interface Wanted {
  tag: 'mj-hand' | 'mj-score-breakdown' | 'mj-settlement';
  attributes: Record<string, string>;
  hands: Record<string, string>[];
}

const RULES = ['profile', 'limit', 'rules'];
const HAND = ['hand', 'seat', 'round', 'win', 'circumstances', 'expect', 'highlight', 'notation'];
const FLAGS = ['indices', 'partial', 'situation', 'spread'];
const TABLE = ['scores', 'winner', 'discarder', 'dead', 'round', 'compare'];

/** The parameters that an address may have; the first of each counts, others are not looked at. */
export class Query {
  readonly #raw = new Map<string, string>();

  constructor(search: string) {
    if (search.length > LONGEST_QUERY) return;
    for (const pair of search.replace(/^\?/, '').split('&')) {
      const [name = '', ...value] = pair.split('=');
      if (!this.#raw.has(name)) this.#raw.set(name, value.join('='));
    }
  }

  /** A parameter’s text; empty where there is none. */
  text(name: string): string {
    return decoded(this.#raw.get(name) ?? '');
  }

  /** `breakdown`, `breakdown=1`, but not `breakdown=0`. */
  isSet(name: string): boolean {
    return this.#raw.has(name) && !/^(0|false|no)$/i.test(this.text(name));
  }

  /**
   * A hand. Forms write a blank as `+`, people write `+9d` as it is: a plus is one where the text can be read so, else a
   * blank.
   */
  hand(name: string): string {
    const raw = this.#raw.get(name) ?? '';
    const asWritten = decoded(raw.replaceAll('+', '%2B')).trim();
    const asForm = decoded(raw).trim();
    return !isHand(asWritten) && isHand(asForm) ? asForm : asWritten;
  }
}

/** Never fails, unlike `decodeURIComponent`. */
const decoded = (raw: string): string => new URLSearchParams(`text=${raw}`).get('text')!;

function isHand(text: string): boolean {
  try {
    return Boolean(parseHand(text));
  } catch {
    return false;
  }
}

/** The element that an address asks for; undefined where it asks for none. */
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
