/** 正體中文：各家規則怎樣解讀原文，隨 `<mj-rules>` 載入。 */
import { enNotes } from '../en/notes.js';
import { moreNotes } from '../texts/zh-Hant/more-notes.js';
import { notes } from '../texts/zh-Hant/notes.js';
import type { NotesTexts } from '../types.js';

export const zhHantNotes: NotesTexts = {
  interpretation: (one) => notes[one.id] ?? moreNotes[one.id] ?? enNotes.interpretation(one),
};
