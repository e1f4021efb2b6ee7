/** What an editor and its hand know of each other. The editor is loaded when the first hand is to be edited. */
import type { CSSResult, TemplateResult } from 'lit';
import type { Hand, Score, Situation, Tile } from '../../../core/index.js';
import type { HandTexts } from '../../../lang/index.js';

/** A hand in notation, and its situation. */
export interface Draft {
  readonly notation: string;
  readonly situation: Situation;
  /** Somebody typed the notation, in the letters of the element. */
  readonly isTyped?: boolean;
  /** The last hand that could be read then, where the notation cannot. */
  readonly hand?: Hand | null;
}

/** An `<mj-hand editable>` as its editor sees it. */
export interface EditorHost {
  readonly element: HTMLElement & {
    readonly shadowRoot: ShadowRoot | null;
    readonly updateComplete: Promise<boolean>;
    /** The last hand that could be read, or null. */
    readonly tiles: Hand | null;
    readonly score: Score | null;
    readonly error: Error | null;
    readonly indices: boolean;
    readonly highlighted: readonly Tile[];
    requestUpdate(): void;
  };
  readonly texts: HandTexts;
  /** What holds now: edited or written. The way of winning is in it whether or not the hand is won. */
  readonly draft: Draft;
  readonly isDisabled: boolean;
  /** Takes over another draft and tells the page by these events. */
  edit(draft: Draft, ...events: ('input' | 'change')[]): void;
}

/** The controls of an editable hand. */
export interface Editor {
  render(): TemplateResult;
  /** Somebody is in the midst of typing. */
  readonly isTyping: boolean;
  /** Forgets what was done before, and what is half typed. */
  reset(): void;
}

/** What the module of the editor gives. */
export interface EditorModule {
  readonly editorStyles: CSSResult;
  createEditor(host: EditorHost): Editor;
}
