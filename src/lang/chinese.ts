/** Names of awards in Chinese characters, which languages in Latin letters show beside their own. */
import type { AwardId } from '../core/index.js';
import { ownValue } from '../core/input.js';
import { chinese as names } from './texts/en/chinese.js';

export const chinese = (id: AwardId): string | undefined => ownValue(names, id);
