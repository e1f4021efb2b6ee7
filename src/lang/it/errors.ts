/** Italian: errors. */
import { list, tile, winds } from './hand.js';
import type { ErrorSentence } from '../../core/errors.js';
import { errorsFrom } from '../error-sentences.js';
import { errors as errorsTexts } from '../texts/it/errors.js';
import type { Part } from '../types.js';

const REFUSED = 'La mano è completa, ma non può chiudere: ';
const MAY_NOT = `${REFUSED}questo tavolo richiede `;

export const errors = {
  ...errorsTexts,
  'minimum-points': MAY_NOT + 'una mano da almeno {most} punti.',
  'one-of': MAY_NOT + '«{expected}».',
  'one-double': MAY_NOT + 'un raddoppio che non venga da fiori o stagioni.',
  'cleared-hand': MAY_NOT + 'un solo seme (anche con onori) oppure solo estremi e onori.',
} satisfies Part<Record<ErrorSentence, string>>;

/** English words in errors. */
const words: Record<string, string> = {
  ...winds,
  seat: 'posto',
  round: 'giro',
  profile: 'regole',
  limit: 'limite',
  array: 'un array',
  object: 'un oggetto',
};

export const error = errorsFrom({ errors, words, list, tile });
