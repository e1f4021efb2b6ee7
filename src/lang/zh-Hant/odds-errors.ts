/** 機會與番數的錯誤訊息。 */
import type { OddsErrorCode } from '../../core/odds.js';
import { errors } from './errors.js';

export const oddsErrors: Record<OddsErrorCode, string> = {
  whole: '{place} 應為 {least} 到 {most} 的整數，不是「{found}」。',
  few: '{place} 應為 {least}（還剩的和張）到 {most} 的整數，不是「{found}」。',
  share: '{place} 應為 0 以上、未滿 1 的數，不是「{found}」。',
  'share-of': '{place} 應為 0 到 1 的數，不是「{found}」。',
  points: '{place} 應為 0 到 {most} 的數，不是「{found}」。',
  limit: '{place} 應為大於 0 的數或 none，不是「{found}」。',
  copies: errors['seen-copies'],
  'wrong-shape': '{place} 的資料不對：「{found}」。',
};
