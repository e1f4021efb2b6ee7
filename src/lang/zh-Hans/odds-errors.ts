// Written by scripts/simplified.mjs from the Traditional Chinese texts: change those, then run it.
/** 机会与番数的错误消息。 */
import type { OddsErrorCode } from '../../core/odds.js';
import { errors } from './errors.js';

export const oddsErrors: Record<OddsErrorCode, string> = {
  whole: '{place} 应为 {least} 到 {most} 的整数，不是“{found}”。',
  few: '{place} 应为 {least}（还剩的和张）到 {most} 的整数，不是“{found}”。',
  share: '{place} 应为 0 以上、未满 1 的数，不是“{found}”。',
  'share-of': '{place} 应为 0 到 1 的数，不是“{found}”。',
  points: '{place} 应为 0 到 {most} 的数，不是“{found}”。',
  limit: '{place} 应为大于 0 的数或 none，不是“{found}”。',
  copies: errors['seen-copies'],
  'wrong-shape': '{place} 的数据不对：“{found}”。',
};
