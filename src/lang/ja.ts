/** Japanese: `import 'mahjong-elements/lang/ja.js'` makes the Japanese elements of a page speak Japanese. */
import { registerTexts } from './register.js';
import { moreNames } from './ja/count.js';
import { jaTexts } from './ja/index.js';

export const ja = {
  ...jaTexts,
  later: {
    errors: jaTexts.error.load,
    awards: moreNames.load,
    panels: async () => (await import('./ja/panels.js')).panels,
    rules: async () => (await import('./ja/rules.js')).jaRules,
    notes: async () => (await import('./ja/notes.js')).jaNotes,
    wall: async () => (await import('./texts/ja/wall.js')).wall,
    game: async () => (await import('./texts/ja/game.js')).game,
    claims: async () => (await import('./texts/ja/claims.js')).claims,
    incidents: async () => (await import('./texts/ja/incidents.js')).incidents,
    waits: async () => (await import('./texts/ja/waits.js')).waits,
    doubles: async () => (await import('./texts/ja/doubles.js')).doubles,
    oddsErrors: async () => (await import('./texts/ja/odds-errors.js')).oddsErrors,
    exercise: async () => (await import('./texts/ja/exercise.js')).exercise,
  },
};

registerTexts('ja', ja);
