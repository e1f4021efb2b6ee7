/** Words for tiles and awards. */
import { awardLabel as labelOf } from '../src/labels.js';
import { enHand } from '../src/lang/en/hand.js';

export const tileName = (tile: string): string => enHand.tile(tile);
export const awardLabel = (rule: string): string => labelOf(rule as Parameters<typeof labelOf>[0], 'en');
