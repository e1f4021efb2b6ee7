/** The elements that load on first use, by tag name. */
import type { Modules } from './elements/discover.js';

export const laterElements: Modules = {
  'mj-game': () => import('./mj-game.js'),
  'mj-value': () => import('./mj-value.js'),
  'mj-rules': () => import('./mj-rules.js'),
  'mj-wall': () => import('./mj-wall.js'),
  'mj-claims': () => import('./mj-claims.js'),
  'mj-incidents': () => import('./mj-incidents.js'),
  'mj-waits': () => import('./mj-waits.js'),
  'mj-doubles': () => import('./mj-doubles.js'),
  'mj-exercise': () => import('./mj-exercise.js'),
};
