/** The texts for a language. English is built in; other languages register themselves when their module is imported. */
import { chooser } from './choose.js';
import { enPanels } from './en-panels.js';
import { settlement } from './en-settlement.js';
import type { Texts } from './types.js';

export { onTextsChange } from './choose.js';
export { registerTexts } from './registry.js';
export type * from './types.js';

/** The texts for a language tag, or for what is nearest to it. */
export const textsFor = chooser<Texts>({ ...enPanels, settlement });
