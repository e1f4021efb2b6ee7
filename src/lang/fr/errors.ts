/** French: errors. */
import { list, tile, winds } from './hand.js';
import type { ErrorSentence } from '../../core/errors.js';
import { errorsFrom } from '../error-sentences.js';
import { errors as errorsTexts } from '../texts/fr/errors.js';
import type { Part } from '../types.js';

const REFUSED = 'La main est complète, mais elle ne permet pas de faire mah-jong : ';
const MAY_NOT = `${REFUSED}cette table exige `;

export const errors = {
  ...errorsTexts,
  'minimum-points': MAY_NOT + 'une main d’au moins {most} points.',
  'one-of': MAY_NOT + '« {expected} ».',
  'one-double': MAY_NOT + 'un double qui ne vienne ni d’une Fleur ni d’une Saison.',
  'cleared-hand': MAY_NOT + 'une seule famille (avec ou sans Honneurs) ou seulement des Extrémités et des Honneurs.',
} satisfies Part<Record<ErrorSentence, string>>;

/** English words in errors. */
const words: Record<string, string> = {
  ...winds,
  seat: 'place',
  round: 'tour',
  profile: 'règles',
  limit: 'limite',
  array: 'un tableau',
  object: 'un objet',
};

export const error = errorsFrom({ errors, words, list, tile });
