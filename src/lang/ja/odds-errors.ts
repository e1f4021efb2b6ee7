/** Japanese: errors in chances and doubles. */
import type { OddsErrorCode } from '../../core/odds.js';
import { errors } from './errors.js';

export const oddsErrors: Record<OddsErrorCode, string> = {
  whole: '{place}は{least}から{most}までの整数にしてください（「{found}」は使えません）。',
  few: '{place}は{least}（残っている和了牌の数）から{most}までの整数にしてください（「{found}」は使えません）。',
  share: '{place}は0以上1未満の数にしてください（「{found}」は使えません）。',
  'share-of': '{place}は0から1までの数にしてください（「{found}」は使えません）。',
  points: '{place}は0から{most}までの数にしてください（「{found}」は使えません）。',
  limit: '{place}は0より大きい数か none にしてください（「{found}」は使えません）。',
  copies: errors['seen-copies'],
  'wrong-shape': '{place}の形が正しくありません：「{found}」。',
};
