/**
 * The edits of a hand over what the page has written. A later change by the author takes precedence, unless it only repeats
 * what an event reported. It does not know how the hand is drawn.
 */
import type { Situation } from '../../core/scoring.js';
import type { HandEchoes } from './editor/echoes.js';
import type { HandEditor } from './editor/editor.js';
import type { Draft, EditorHost } from './editor/host.js';
import { situationKeys } from '../situation-attributes.js';
import { oneLine } from './written-text.js';

/** A situation in which the parts that were left out override what the page has written, or may write. */
const completed = ({ seat, round, win, circumstances }: Situation): Situation => ({ seat, round, win, circumstances });

export class EditedHand {
  /** The controls, and what a page may write back, once they are loaded. */
  editor?: HandEditor;
  echoes?: HandEchoes;
  #edited?: { notation?: string; isTyped?: boolean; situation: Situation; over: Draft };
  #draft?: Draft;

  constructor(readonly page: EditorHost) {}

  /** The written hand with the edits applied, when it was last updated. */
  get draft(): Draft {
    return this.#draft ?? this.update();
  }

  /** Reads what the page has written, and discards the edits that it replaces. */
  update(): Draft {
    return (this.#draft = this.#updated(this.page.written));
  }

  #updated(written: Draft): Draft {
    const edited = this.#edited;
    if (!edited) return written;
    const { over } = edited;
    let isOther = false;
    // An empty attribute falls back to the text content, unless it means that the hand was cleared.
    if (
      written.notation !== over.notation &&
      !this.echoes?.has('notation', oneLine(this.page.hand ?? written.notation))
    ) {
      edited.notation = undefined;
      isOther = true;
    }
    for (const key of situationKeys) {
      const now = String(written.situation[key] ?? '');
      if (now === String(over.situation[key] ?? '') || this.echoes?.has(key, now)) continue;
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

  get situation(): Situation {
    return this.#edited?.situation ?? {};
  }

  get isEdited(): boolean {
    const { notation, situation = {} } = this.#edited ?? {};
    return notation !== undefined || Object.keys(situation).length > 0;
  }

  /** Whether the notation was edited by other means than typing, so that it has the suit letters of this package. */
  get isOwn(): boolean {
    return this.#edited?.notation !== undefined && !this.#edited.isTyped;
  }

  clear(): void {
    this.#edited = this.#draft = undefined;
  }

  /** Replaces the notation. @returns whether it is another hand */
  setNotation(notation: string): boolean {
    if (this.#edited?.notation !== undefined && this.echoes?.has('notation', notation)) return false;
    this.#edited = { situation: {}, ...this.#edited, notation, isTyped: false, over: this.page.written };
    return true;
  }

  /** Replaces the situation. @returns whether it is another one */
  setSituation(given: Situation): boolean {
    const situation = completed(given);
    if (JSON.stringify(situation) === JSON.stringify(completed(this.update().situation))) return false;
    this.#edited = { ...this.#edited, situation, over: this.page.written };
    return true;
  }

  restore(notation: string, situation: Situation): void {
    this.#edited = { notation, situation, over: this.page.written };
  }

  take({ notation, isTyped, situation }: Draft): void {
    this.#edited = { notation, isTyped, situation: completed(situation), over: this.page.written };
  }
}
