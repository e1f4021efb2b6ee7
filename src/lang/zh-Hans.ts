// Written by scripts/simplified.mjs from the Traditional Chinese texts: change those, then run it.
/** 简体中文。加载这个模块，网页上的简体中文组件就会说中文。 */
import { registerTexts } from './register.js';
import { moreNames } from './zh-Hans/count.js';
import { zhHansTexts } from './zh-Hans/index.js';

export const zhHans = {
  ...zhHansTexts,
  later: {
    errors: zhHansTexts.error.load,
    awards: moreNames.load,
    panels: async () => (await import('./zh-Hans/panels.js')).zhHansPanels,
    rules: async () => (await import('./zh-Hans/rules.js')).zhHansRules,
    notes: async () => (await import('./zh-Hans/notes.js')).zhHansNotes,
    wall: async () => (await import('./zh-Hans/wall.js')).zhHansWall,
    game: async () => (await import('./zh-Hans/game.js')).zhHansGame,
    claims: async () => (await import('./zh-Hans/claims.js')).zhHansClaims,
    incidents: async () => (await import('./zh-Hans/incidents.js')).zhHansIncidents,
    waits: async () => (await import('./zh-Hans/waits.js')).zhHansWaits,
    doubles: async () => (await import('./zh-Hans/doubles.js')).zhHansDoubles,
    exercise: async () => (await import('./zh-Hans/exercise.js')).zhHansExercise,
  },
};

registerTexts('zh-Hans', zhHans);
