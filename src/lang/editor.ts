/** The texts of the editor, in a module that loads with it. */
import { over } from './choose.js';
import { enEditor } from './en/editor.js';
import type { EditorTexts, HandTexts } from './types.js';

/** The editor's texts in a language, with English for any that are missing. */
export const editorTexts = ({ editor }: HandTexts): EditorTexts => over<EditorTexts>(enEditor, editor ?? {});
