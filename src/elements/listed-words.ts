import { asText } from '../core/errors.js';
import { plainText } from '../core/input.js';

/** The words that an attribute lists; its property may have any value. No page needs more than 400 characters. */
export const wordsIn = (text: unknown): string[] =>
  plainText(asText(text ?? '').slice(0, 400))
    .split(/[\s,]+/)
    .filter(Boolean);
