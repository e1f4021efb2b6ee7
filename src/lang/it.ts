/** Italian: `import 'mahjong-elements/lang/it.js'` makes the Italian elements of a page speak Italian. */
import { registerTexts } from './register.js';
import { moreNames } from './it/count.js';
import { itTexts } from './it/index.js';

export const it = {
  ...itTexts,
  later: {
    errors: itTexts.error.load,
    awards: moreNames.load,
    panels: async () => (await import('./it/panels.js')).panels,
    rules: async () => (await import('./it/rules.js')).itRules,
    notes: async () => (await import('./it/notes.js')).itNotes,
    wall: async () => (await import('./texts/it/wall.js')).wall,
    game: async () => (await import('./texts/it/game.js')).game,
    claims: async () => (await import('./texts/it/claims.js')).claims,
    incidents: async () => (await import('./texts/it/incidents.js')).incidents,
    waits: async () => (await import('./texts/it/waits.js')).waits,
    doubles: async () => (await import('./texts/it/doubles.js')).doubles,
    oddsErrors: async () => (await import('./texts/it/odds-errors.js')).oddsErrors,
    exercise: async () => (await import('./texts/it/exercise.js')).exercise,
  },
};

registerTexts('it', it);
