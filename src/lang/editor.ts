/** The texts of the editor, in a module that loads with it. */
import type { Tile } from '../core/index.js';
import { over } from './choose.js';
import { section } from './sections.js';
import { editor as english } from './texts/en/editor.js';
import type { HandTexts } from './types.js';

export type EditorTexts = ReturnType<typeof editorTexts>;

const messagesFor = section(['editor'], { editor: english });

/** Loads the editor’s texts for a language tag; undefined if there is nothing to load. */
export const loadTexts = messagesFor.load;

/** The editor’s texts in a language, with English for any that are missing; a page may have registered some. */
export function editorTexts({ language, editor }: HandTexts) {
  const say = over<typeof english>(messagesFor(language).editor, editor ?? {});
  return {
    ...say,
    /** Button that exposes or declares a set: chow 4 5 6. */
    claim: (kind: keyof typeof english.claims, held: readonly Tile[]): string => say.claims[kind](held),
  };
}
