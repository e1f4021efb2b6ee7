import { enPanels } from './en/panels.js';
import { section } from './sections.js';
import type { PanelTexts } from './types.js';

/** Returns the texts for scores and their details in the language of a tag, or in the closest match. */
export const panelTextsFor = section<PanelTexts>(['panels'], enPanels);
