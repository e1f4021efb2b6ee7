/** The interface between an editor and its hand. The editor is loaded when the first hand becomes editable. */
import type { TemplateResult } from 'lit';
import type { Hand, Score, Situation, Tile } from '../../../core/index.js';
import type { HandTexts } from '../../../lang/index.js';
import type { tableKey, TableRules } from '../../inherited-rules.js';

/** A hand in notation, with its situation. */
export interface Draft {
  readonly notation: string;
  readonly situation: Situation;
  /** The user typed the notation, in the letters of the element. */
  readonly isTyped?: boolean;
  /** The last readable hand at that point, if the notation is invalid. */
  readonly hand?: Hand | null;
}

/** The events of an edit, in the order in which they fire. */
export type EditEvent = 'mj-clear' | 'input' | 'change';

/** An `<mj-hand editable>` as seen by its editor. */
export interface EditorHost extends HTMLElement {
  readonly updateComplete: Promise<boolean>;
  readonly tiles: Hand | null;
  readonly score: Score | null;
  readonly error: Error | null;
  readonly indices: boolean;
  /** The hand need not be complete, because nobody won with it. */
  readonly partial: boolean;
  readonly highlighted: readonly Tile[];
  readonly [tableKey]: TableRules;
  requestUpdate(): void;
  readonly texts: HandTexts;
  /** The current state, edited or authored. Includes how the hand was won whether or not it is won. */
  readonly draft: Draft;
  readonly written: Draft;
  readonly isDisabled: boolean;
  edit(draft: Draft, ...events: EditEvent[]): void;
}

/** The controls of an editable hand. */
export interface Editor {
  render(): TemplateResult;
  /** Where the Tab key enters the tiles: those of the hand, or of the picker while there are none. */
  readonly focusTarget: HTMLElement | null;
  readonly isTyping: boolean;
  /** Discards the undo history and any unfinished typing. */
  reset(): void;
}
