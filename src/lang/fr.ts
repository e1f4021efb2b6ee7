/** French: `import 'mahjong-elements/lang/fr.js'` makes the French elements of a page speak French. */
import { registerTexts } from './register.js';
import { moreNames } from './fr/count.js';
import { frTexts } from './fr/index.js';

export const fr = {
  ...frTexts,
  later: {
    errors: frTexts.error.load,
    awards: moreNames.load,
    panels: async () => (await import('./fr/panels.js')).panels,
    rules: async () => (await import('./fr/rules.js')).frRules,
    notes: async () => (await import('./fr/notes.js')).frNotes,
    wall: async () => (await import('./texts/fr/wall.js')).wall,
    game: async () => (await import('./texts/fr/game.js')).game,
    claims: async () => (await import('./texts/fr/claims.js')).claims,
    incidents: async () => (await import('./texts/fr/incidents.js')).incidents,
    waits: async () => (await import('./texts/fr/waits.js')).waits,
    doubles: async () => (await import('./texts/fr/doubles.js')).doubles,
    oddsErrors: async () => (await import('./texts/fr/odds-errors.js')).oddsErrors,
    exercise: async () => (await import('./texts/fr/exercise.js')).exercise,
  },
};

registerTexts('fr', fr);
