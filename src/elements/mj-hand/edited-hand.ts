/**
 * The edits of a hand over what the page has written. A later change by the author takes precedence, unless it only repeats
 * what an event reported. It does not know how the hand is drawn.
 */
import type { Situation } from '../../core/scoring.js';
import { Later } from '../lazy.js';
import type { HandEchoes } from './editor/echoes.js';
import type { HandEditor } from './editor/editor.js';
import type { Draft, EditorHost } from './editor/host.js';
import { situationKeys } from '../situation-attributes.js';

/** A situation in which the parts that were left out override what the page has written, or may write. */
const completed = ({ seat, round, win, circumstances }: Situation): Situation => ({ seat, round, win, circumstances });

export const form = new Later(() => import('./form.js'));

interface Edits {
  notation?: string;
  isTyped?: boolean;
  situation: Situation;
}

export class EditedHand {
  /** The controls, and what a page may write back, once they are loaded. */
  editor?: HandEditor;
  echoes?: HandEchoes;
  /** The edits, over what the page had written by then. */
  edited?: Edits & { over: Draft };
  #draft?: Draft;

  constructor(readonly page: EditorHost) {}

  /** The written hand with the edits applied, when it was last updated. */
  get draft(): Draft {
    return this.#draft ?? this.update();
  }

  /** Reads what the page has written, and discards the edits that it replaces. */
  update(): Draft {
    const { edited, page } = this;
    const { written } = page;
    if (!edited) return (this.#draft = written);
    form.module?.discardReplaced(edited, written, this);
    const situation: Situation = { ...written.situation, ...edited.situation };
    for (const key of situationKeys) if (situation[key] === undefined) delete situation[key];
    return (this.#draft = { notation: edited.notation ?? written.notation, isTyped: edited.isTyped, situation });
  }

  /** Whether the notation was edited by other means than typing, so that it has the suit letters of this package. */
  get isOwn(): boolean {
    return this.edited?.notation !== undefined && !this.edited.isTyped;
  }

  clear(): void {
    this.edited = this.#draft = undefined;
  }

  set(edits: Edits): true {
    // The page may write something else before this has loaded.
    if (!form.module)
      form.load().then(
        () => this.page.requestUpdate(),
        () => {},
      );
    this.edited = { ...edits, over: this.page.written };
    return true;
  }

  /** Replaces the notation. @returns whether it is another hand */
  setNotation(notation: string): boolean {
    if (this.edited?.notation !== undefined && this.echoes?.has('notation', notation)) return false;
    return this.set({ situation: {}, ...this.edited, notation, isTyped: false });
  }

  /** Replaces the situation. @returns whether it is another one */
  setSituation(given: Situation): boolean {
    const situation = completed(given);
    if (JSON.stringify(situation) === JSON.stringify(completed(this.update().situation))) return false;
    return this.set({ ...this.edited, situation });
  }

  take({ notation, isTyped, situation }: Draft): void {
    this.set({ notation, isTyped, situation: completed(situation) });
  }
}
