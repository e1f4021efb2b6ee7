/** German: `import 'mahjong-elements/lang/de.js'` makes the German elements of a page speak German. */
import { registerTexts } from './register.js';
import { moreNames } from './de/count.js';
import { deTexts } from './de/index.js';

export const de = {
  ...deTexts,
  later: {
    errors: deTexts.error.load,
    awards: moreNames.load,
    panels: async () => (await import('./de/panels.js')).dePanels,
    rules: async () => (await import('./de/rules.js')).deRules,
    notes: async () => (await import('./de/notes.js')).deNotes,
    wall: async () => (await import('./texts/de/wall.js')).wall,
    game: async () => (await import('./texts/de/game.js')).game,
    claims: async () => (await import('./texts/de/claims.js')).claims,
    incidents: async () => (await import('./de/incidents.js')).deIncidents,
    waits: async () => (await import('./de/waits.js')).deWaits,
    doubles: async () => (await import('./de/doubles.js')).deDoubles,
    exercise: async () => (await import('./texts/de/exercise.js')).exercise,
  },
};

registerTexts('de', de);
