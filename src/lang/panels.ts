import { panelMessages, withPanels } from './panel-texts.js';
import { section } from './sections.js';

/** Returns the texts for scores and their details in the language of a tag, or in the closest match. */
export const panelTextsFor = section(['panels'], panelMessages, withPanels);
