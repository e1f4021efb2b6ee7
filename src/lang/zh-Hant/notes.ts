/** 正體中文：各家規則怎樣解讀原文，句子在核心之中，隨 `<mj-rules>` 載入。 */
import type { NotesTexts } from '../types.js';

export const zhHantNotes: NotesTexts = { interpretation: (one) => one['zh-Hant'] };
