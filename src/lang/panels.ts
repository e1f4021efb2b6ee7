import { chooser } from './choose.js';
import { enPanels } from './en/panels.js';

/** Returns the texts for scores and their details in the language of a tag, or in the closest match. */
export const panelTextsFor = chooser(enPanels);
