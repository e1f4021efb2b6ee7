import type { Wind } from '../core/index.js';
import { outline } from './outline.js';
import { winds } from './outlines.js';

export const windCharacters = { east: '東', south: '南', west: '西', north: '北' } as const;
const paths: Partial<Record<Wind, string>> = {};

/** The character of a wind as path data on a 300 × 400 face, centered at 150, 200: no mark depends on the fonts of a device. */
export const windPath = (wind: Wind): string => (paths[wind] ??= outline(winds[windCharacters[wind]]));
