/** Texts by language. English is built in; other languages register themselves when their module is imported. */
import { enPanels } from './en/panels.js';
import { settlement } from './en/settlement.js';
import { section } from './sections.js';
import type { Texts } from './types.js';

export { onTextsChange } from './choose.js';
export { registerTexts } from './register.js';
export type * from './types.js';

/** Returns all texts in the language of a tag, or in the closest match. */
export const textsFor = section<Texts>(['panels'], { ...enPanels, settlement });
