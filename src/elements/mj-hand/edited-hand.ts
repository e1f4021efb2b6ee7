/**
 * The edits of a hand over what the page has written. A later change by the author takes precedence, unless it only repeats
 * what an event reported. It does not know how the hand is drawn.
 */
import { formatHand, NotationError, parseHand, type Situation } from '../../core/scoring.js';
import type { CountedHand } from './counted-hand.js';
import type { Draft, Editor } from './editor/host.js';
import { oneLine } from './written-text.js';

export const situationKeys = ['seat', 'round', 'win', 'circumstances'] as const;

/** An `<mj-hand>` on its page. */
export interface HandPage {
  /** The hand as the page has written it, in the attribute or as text. */
  readonly written: Draft;
  readonly hand?: string;
  readonly editable: boolean;
  /** The error in the current hand; null if it can be read and scored. */
  readonly error: Error | null;
}

/** The values that a page would write back. */
type Echo = Readonly<Record<'notation' | (typeof situationKeys)[number], string>>;

/** How long, in milliseconds, a page may still write back a value from an earlier event. */
const LONGEST_ECHO = 300;

/** The canonical form of a notation that can be read, so that two texts of the same hand become equal. */
function canonical(text: string): string {
  try {
    return formatHand(parseHand(text));
  } catch {
    return text;
  }
}

/** A situation in which the parts that were left out override what the page has written, or may write. */
const completed = ({ seat, round, win, circumstances }: Situation): Situation => ({ seat, round, win, circumstances });

export class EditedHand {
  readonly #page: HandPage;
  readonly #counted: CountedHand;
  /** The controls, once they are loaded. */
  editor?: Editor;
  /** The edits, and what was written when they were made. */
  #edited?: { notation?: string; isTyped?: boolean; situation: Situation; over: Draft };
  #draft?: Draft;
  /** Values from recent events: a page that binds properties to events writes them back, perhaps a few frames later. */
  #echoes: (Echo & { until: number })[] = [];
  #isReporting = false;

  constructor(page: HandPage, counted: CountedHand) {
    this.#page = page;
    this.#counted = counted;
  }

  /** The written hand with the edits applied, when it was last updated. */
  get draft(): Draft {
    return this.#draft ?? this.update();
  }

  /** Reads what the page has written, and discards the edits that it replaces. */
  update(): Draft {
    return (this.#draft = this.#updated(this.#page.written));
  }

  #updated(written: Draft): Draft {
    const edited = this.#edited;
    if (!edited) return written;
    const { over } = edited;
    let isOther = false;
    // An empty attribute falls back to the text content, unless it means that the hand was cleared.
    if (written.notation !== over.notation && !this.#isEcho('notation', oneLine(this.#page.hand ?? written.notation))) {
      edited.notation = undefined;
      isOther = true;
    }
    for (const key of situationKeys) {
      const now = String(written.situation[key] ?? '');
      if (now === String(over.situation[key] ?? '') || this.#isEcho(key, now)) continue;
      delete edited.situation[key];
      isOther = true;
    }
    edited.over = written;
    // The undo history belongs to the previous hand.
    if (isOther) this.editor?.reset();
    const situation: Situation = { ...written.situation, ...edited.situation };
    for (const key of situationKeys) if (situation[key] === undefined) delete situation[key];
    return { notation: edited.notation ?? written.notation, isTyped: edited.isTyped, situation };
  }

  /** Whether anything differs from what is written. */
  get isEdited(): boolean {
    const { notation, situation = {} } = this.#edited ?? {};
    return notation !== undefined || Object.keys(situation).length > 0;
  }

  /** Whether the notation was edited by other means than typing, so that it has the suit letters of this package. */
  get isOwn(): boolean {
    return this.#edited?.notation !== undefined && !this.#edited.isTyped;
  }

  /** Goes back to what is written. */
  clear(): void {
    this.#edited = this.#draft = undefined;
  }

  /** Replaces the notation. @returns whether it is another hand */
  setNotation(notation: string): boolean {
    if (this.#edited?.notation !== undefined && this.#isEcho('notation', notation)) return false;
    this.#edited = { situation: {}, ...this.#edited, notation, isTyped: false, over: this.#page.written };
    return true;
  }

  /** Replaces the situation. @returns whether it is another one */
  setSituation(given: Situation): boolean {
    const situation = completed(given);
    if (JSON.stringify(situation) === JSON.stringify(completed(this.update().situation))) return false;
    this.#edited = { ...this.#edited, situation, over: this.#page.written };
    return true;
  }

  /** Replaces both by what was stored. */
  restore(notation: string, situation: Situation): void {
    this.#edited = { notation, situation, over: this.#page.written };
  }

  take({ notation, isTyped, situation }: Draft): void {
    this.#edited = { notation, isTyped, situation: completed(situation), over: this.#page.written };
  }

  /** Reports an edit, after which a page may write it back. */
  report(fire: () => void): void {
    const now = performance.now();
    this.#echoes = this.#echoes.filter(({ until }) => until > now);
    if (this.#isKnown) this.#echoes.push({ ...this.#echo, until: now + LONGEST_ECHO });
    this.#isReporting = true;
    fire();
    this.#isReporting = false;
  }

  /** Whether the last text could be read, or the user is still typing it. */
  get #isKnown(): boolean {
    return this.editor?.isTyping || !(this.#page.error instanceof NotationError);
  }

  /** The values that a page would write back now. */
  get #echo(): Echo {
    const { tiles } = this.#counted;
    const scored = this.#counted.inSituation(this.#edited!.situation, this.#page.editable);
    const { seat = '', round = '', win = '', circumstances = [] } = scored;
    return { notation: tiles ? formatHand(tiles) : '', seat, round, win, circumstances: String(circumstances) };
  }

  /** Whether a written value only repeats what an event reported, so it is not a new hand. */
  #isEcho(key: keyof Echo, written: string): boolean {
    const text = key === 'notation' ? canonical(written) : written;
    // Unreadable text in the field is kept while the user is typing, and discarded when the value is set again.
    if ((key !== 'notation' || this.#isKnown) && this.#echo[key] === text) return true;
    // A listener that writes synchronously knows the current state, so its value is intentional.
    return !this.#isReporting && this.#echoes.some((echo) => echo[key] === text && echo.until > performance.now());
  }
}
