/** Renders the elements in Node. */
import './index.js';
import './mj-game.js';
import './mj-value.js';
import './mj-rules.js';
import './mj-wall.js';
import './mj-claims.js';
import './mj-incidents.js';
import './mj-waits.js';
import './mj-doubles.js';
import './mj-exercise.js';
import { sentences } from './elements/base/mj-element.js';
import { loadAllProfiles } from './elements/base/scoring-parts.js';
import { loadParts as loadExercises } from './elements/mj-exercise/mj-exercise.js';
import { gameSentences } from './elements/mj-game/mj-game.js';
import { moreNotes, notes, ownSamples } from './elements/mj-rules/mj-rules.js';
import { loadExtras } from './elements/mj-hand/mj-hand.js';
import { comparison, walk } from './elements/mj-score-breakdown/lazy-parts.js';
import { dealtHands } from './elements/mj-wall/mj-wall.js';
import { loadSections } from './lang/sections.js';

export { renderToString } from './server/render-to-string.js';
export type { RenderOptions } from './server/render-to-string.js';

// The server loads up front what a page loads on demand.
await Promise.all([
  loadExercises(),
  loadExtras(),
  comparison.load(),
  walk.load(),
  dealtHands.load(),
  loadAllProfiles(),
  moreNotes.load(),
  notes.load(),
  ownSamples.load(),
  sentences.load(),
  gameSentences.load(),
]);
// Languages imported next to this module register while it waits.
await loadSections();
