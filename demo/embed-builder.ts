/** The embed builder: the preview and the editable hand first, then the form around them. */
import { takeOver } from './when-needed.js';

void takeOver(
  () => import('mahjong-elements/mj-hand.js'),
  () => import('mahjong-elements/mj-score-breakdown.js'),
  async () => (await import('./embed-form.js')).start(),
);
