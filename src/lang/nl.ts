/** Dutch: `import 'mahjong-elements/lang/nl.js'` makes the Dutch elements of a page speak Dutch. */
import { registerTexts } from './register.js';
import { moreNames } from './nl/count.js';
import { nlTexts } from './nl/index.js';

export const nl = {
  ...nlTexts,
  later: {
    errors: nlTexts.error.load,
    awards: moreNames.load,
    panels: async () => (await import('./nl/panels.js')).panels,
    rules: async () => (await import('./nl/rules.js')).nlRules,
    notes: async () => (await import('./nl/notes.js')).nlNotes,
    wall: async () => (await import('./texts/nl/wall.js')).wall,
    game: async () => (await import('./texts/nl/game.js')).game,
    claims: async () => (await import('./texts/nl/claims.js')).claims,
    incidents: async () => (await import('./texts/nl/incidents.js')).incidents,
    waits: async () => (await import('./texts/nl/waits.js')).waits,
    doubles: async () => (await import('./texts/nl/doubles.js')).doubles,
    oddsErrors: async () => (await import('./texts/nl/odds-errors.js')).oddsErrors,
    exercise: async () => (await import('./texts/nl/exercise.js')).exercise,
  },
};

registerTexts('nl', nl);
