/** French: errors about chances and doubles. */
import type { OddsErrorCode } from '../../core/odds.js';
import { errors } from './errors.js';

export const oddsErrors: Record<OddsErrorCode, string> = {
  whole: '{place} : il faut un nombre entier de {least} à {most}, et non « {found} ».',
  few: '{place} : il faut un nombre entier de {least} (le nombre de tuiles gagnantes restantes) à {most}, et non « {found} ».',
  share: '{place} : il faut un nombre à partir de 0 et inférieur à 1, et non « {found} ».',
  'share-of': '{place} : il faut un nombre de 0 à 1, et non « {found} ».',
  points: '{place} : il faut un nombre de 0 à {most}, et non « {found} ».',
  limit: '{place} : il faut un nombre supérieur à 0 ou none, et non « {found} ».',
  copies: errors['seen-copies'],
  'wrong-shape': '{place} n’a pas la bonne forme : « {found} ».',
};
