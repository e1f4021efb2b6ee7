/** Italian: errors about chances and doubles. */
import type { OddsErrorCode } from '../../core/odds.js';
import { errors } from './errors.js';

export const oddsErrors: Record<OddsErrorCode, string> = {
  whole: '{place}: serve un numero intero da {least} a {most}, non «{found}».',
  few: '{place}: serve un numero intero da {least} (quante tessere di chiusura restano) a {most}, non «{found}».',
  share: '{place}: serve un numero da 0 in su e minore di 1, non «{found}».',
  'share-of': '{place}: serve un numero da 0 a 1, non «{found}».',
  points: '{place}: serve un numero da 0 a {most}, non «{found}».',
  limit: '{place}: serve un numero maggiore di 0, oppure none, non «{found}».',
  copies: errors['seen-copies'],
  'wrong-shape': '{place} non ha la forma giusta: «{found}».',
};
