// Written by scripts/simplified.mjs from the Traditional Chinese texts: change those, then run it.
/** 繁體中文。載入這個模組，網頁上的繁體中文元件就會說中文。 */
import { registerTexts } from './register.js';
import { moreNames } from './zh-HK/count.js';
import { zhHKTexts } from './zh-HK/index.js';

export const zhHK = {
  ...zhHKTexts,
  later: {
    errors: zhHKTexts.error.load,
    awards: moreNames.load,
    panels: async () => (await import('./zh-HK/panels.js')).zhHKPanels,
    rules: async () => (await import('./zh-HK/rules.js')).zhHKRules,
    notes: async () => (await import('./zh-HK/notes.js')).zhHKNotes,
    wall: async () => (await import('./zh-HK/wall.js')).zhHKWall,
    game: async () => (await import('./zh-HK/game.js')).zhHKGame,
    claims: async () => (await import('./zh-HK/claims.js')).zhHKClaims,
    incidents: async () => (await import('./zh-HK/incidents.js')).zhHKIncidents,
    waits: async () => (await import('./zh-HK/waits.js')).zhHKWaits,
    doubles: async () => (await import('./zh-HK/doubles.js')).zhHKDoubles,
    exercise: async () => (await import('./zh-HK/exercise.js')).zhHKExercise,
  },
};

registerTexts('zh-HK', zhHK);
registerTexts('zh-MO', zhHK);
registerTexts('zh-Hant-HK', zhHK);
registerTexts('zh-Hant-MO', zhHK);
