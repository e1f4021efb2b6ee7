import { asText } from '../core/errors.js';
import { plainText } from '../core/input.js';

/** The words listed in an attribute, which may be any value; no page needs more than 400 characters. */
export const wordsIn = (text: unknown): string[] =>
  plainText(asText(text ?? '').slice(0, 400))
    .split(/[\s,]+/)
    .filter(Boolean);
