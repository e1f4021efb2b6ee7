import { chooser } from './choose.js';
import { enPanels } from './en-panels.js';

/** What is said of a count and of what stands behind it, for a language tag or for what is nearest to it. */
export const panelTextsFor = chooser(enPanels);
