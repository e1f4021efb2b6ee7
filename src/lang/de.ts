/** German: `import 'mahjong-elements/lang/de.js'` makes the German elements of a page speak German. */
import { registerTexts } from './register.js';
import { moreNames } from './de/count.js';
import { deTexts } from './de/index.js';

export const de = {
  ...deTexts,
  later: {
    errors: deTexts.error.load,
    awards: moreNames.load,
    panels: async () => (await import('./de/panels.js')).panels,
    rules: async () => (await import('./de/rules.js')).deRules,
    notes: async () => (await import('./de/notes.js')).deNotes,
    wall: async () => (await import('./texts/de/wall.js')).wall,
    game: async () => (await import('./texts/de/game.js')).game,
    claims: async () => (await import('./texts/de/claims.js')).claims,
    incidents: async () => (await import('./texts/de/incidents.js')).incidents,
    waits: async () => (await import('./texts/de/waits.js')).waits,
    doubles: async () => (await import('./texts/de/doubles.js')).doubles,
    oddsErrors: async () => (await import('./texts/de/odds-errors.js')).oddsErrors,
    exercise: async () => (await import('./texts/de/exercise.js')).exercise,
  },
};

registerTexts('de', de);
