/** What a page that binds properties to the events of an editable hand writes back. */
import { formatHand, NotationError, parseHand, type Situation } from '../../../core/scoring.js';
import type { CountedHand } from '../counted-hand.js';
import type { EditorHost } from './host.js';
import type { situationKeys } from '../../situation-attributes.js';

/** The values that a page would write back. */
type Echo = Readonly<Record<'notation' | (typeof situationKeys)[number], string>>;

/** How long, in milliseconds, a page may still write back a value from an earlier event, perhaps a few frames later. */
const LONGEST_ECHO = 300;

/** The canonical form of a notation that can be read, so that two texts of the same hand become equal. */
function canonical(text: string): string {
  try {
    return formatHand(parseHand(text));
  } catch {
    return text;
  }
}

/** Values from recent events: a page that binds properties to events writes them back. */
export class HandEchoes {
  #recent: (Echo & { until: number })[] = [];
  #isReporting = false;

  constructor(
    readonly page: EditorHost,
    readonly edits: {
      readonly edited?: { readonly situation: Situation };
      readonly editor?: { readonly isTyping: boolean };
    },
    readonly counted: CountedHand,
  ) {}

  /** Reports an edit, after which a page may write it back. */
  report(fire: () => void): void {
    const now = performance.now();
    this.#recent = this.#recent.filter(({ until }) => until > now);
    if (this.#isKnown) this.#recent.push({ ...this.#current, until: now + LONGEST_ECHO });
    this.#isReporting = true;
    fire();
    this.#isReporting = false;
  }

  /** Whether a written value only repeats what an event reported, so it is not a new hand. */
  has(key: keyof Echo, written: string): boolean {
    const text = key === 'notation' ? canonical(written) : written;
    // Unreadable text in the field is kept while the user is typing, and discarded when the value is set again.
    if ((key !== 'notation' || this.#isKnown) && this.#current[key] === text) return true;
    // A listener that writes synchronously knows the current state, so its value is intentional.
    return !this.#isReporting && this.#recent.some((echo) => echo[key] === text && echo.until > performance.now());
  }

  /** Whether the last text could be read, or the user is still typing it. */
  get #isKnown(): boolean {
    return this.edits.editor?.isTyping || !(this.page.error instanceof NotationError);
  }

  get #current(): Echo {
    const { tiles } = this.counted;
    const scored = this.counted.inSituation(this.edits.edited?.situation ?? {}, this.page.editable);
    const { seat = '', round = '', win = '', circumstances = [] } = scored;
    return { notation: tiles ? formatHand(tiles) : '', seat, round, win, circumstances: String(circumstances) };
  }
}
