/** Texts by language. English is built in; other languages register themselves when their module is imported. */
import { settlement } from './en/settlement.js';
import { panelMessages, withPanels } from './panel-texts.js';
import { section } from './sections.js';

export { onTextsChange } from './choose.js';
export { registerTexts } from './register.js';
export type * from './types.js';

/** Returns all texts in the language of a tag, or in the closest match. */
export const textsFor = section(['panels'], { ...panelMessages, settlement }, withPanels);
