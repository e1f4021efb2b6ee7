/** Deutsch: Fehler. */
import { list, tile, winds } from './hand.js';

import { errorsFrom } from '../error-sentences.js';
import { errors } from '../texts/de/errors.js';

/** Englische Wörter in Fehlern. */
const words: Record<string, string> = {
  ...winds,
  seat: 'Platz',
  round: 'Runde',
  profile: 'Regeln',
  limit: 'Limit',
  array: 'ein Array',
  object: 'ein Objekt',
};

export const error = errorsFrom({ errors, words, list, tile });
