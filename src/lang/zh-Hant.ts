/** 正體中文。載入這個模組，網頁上的正體中文元件就會說中文。 */
import { registerTexts } from './register.js';
import { moreNames } from './zh-Hant/count.js';
import { zhHantTexts } from './zh-Hant/index.js';

export const zhHant = {
  ...zhHantTexts,
  later: {
    errors: zhHantTexts.error.load,
    awards: moreNames.load,
    panels: async () => (await import('./zh-Hant/panels.js')).panels,
    rules: async () => (await import('./zh-Hant/rules.js')).zhHantRules,
    notes: async () => (await import('./zh-Hant/notes.js')).zhHantNotes,
    wall: async () => (await import('./texts/zh-Hant/wall.js')).wall,
    game: async () => (await import('./texts/zh-Hant/game.js')).game,
    claims: async () => (await import('./texts/zh-Hant/claims.js')).claims,
    incidents: async () => (await import('./texts/zh-Hant/incidents.js')).incidents,
    waits: async () => (await import('./texts/zh-Hant/waits.js')).waits,
    doubles: async () => (await import('./texts/zh-Hant/doubles.js')).doubles,
    oddsErrors: async () => (await import('./texts/zh-Hant/odds-errors.js')).oddsErrors,
    exercise: async () => (await import('./texts/zh-Hant/exercise.js')).exercise,
  },
};

registerTexts('zh-Hant', zhHant);
