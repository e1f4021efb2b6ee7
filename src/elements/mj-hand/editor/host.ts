/** An editable hand as its editor sees it, and the drafts that they exchange. */
import type { Hand, Score, Situation, Tile } from '../../../core/index.js';
import type { HandTexts } from '../../../lang/types.js';
import type { MjFormElement } from '../../base/mj-form-element.js';

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

export interface EditorHost extends MjFormElement {
  readonly tiles: Hand | null;
  readonly score: Score | null;
  readonly texts: HandTexts;
  readonly hand?: string;
  readonly indices: boolean;
  readonly partial: boolean;
  readonly editable: boolean;
  readonly highlighted: readonly Tile[];
  readonly draft: Draft;
  readonly written: Draft;
  edit(draft: Draft, ...events: EditEvent[]): void;
}
