/** Says what is wrong with a text that is not a hand. Elements load this with the messages, after the first such text. */
import { NotationError, shown, type Details, type NotationErrorCode } from '../hand-errors.js';
import { plainText } from '../input.js';
import { provide } from '../parts.js';
import * as reader from './notation.js';

declare module '../parts.js' {
  interface Parts {
    readonly notationError: typeof notationError;
  }
}

/** Tiles of kajongg, as in `b1b1b1`, and of xmj, as in `1B-1B-1B`, which the notation of this package does not have. */
const KAJONGG = /(?:^|\s)R?(?:[bcsfy][1-9]|[wd][a-z]){2,}(?:\s|$)/i;
const XMJ = /\b(?:[1-9][BCD]|[A-Z][WD])[-+](?:[1-9][BCD]|[A-Z][WD])/;

/** The details of an error in a hand that another program seems to have written. */
const otherProgram = (text: string): Details => {
  const what = XMJ.test(text) ? 'xmj' : KAJONGG.test(text) ? 'kajongg' : undefined;
  return what ? { sentence: 'other-program', what } : {};
};

/** The code of a fault, where it is if not where reading stopped, and the details of its message. */
type Explained = [code: NotationErrorCode, details?: Details, from?: number, to?: number];

/** Explains a fault in a text, given in its plain form, which has the same length. */
function explain(text: string, ...[written, longest, fault, from, to, other]: reader.Fault): Explained {
  const characterAt = (at: number): string => String.fromCodePoint(text.codePointAt(at) ?? 32);
  if (fault === reader.TOO_LONG) return ['too-long', { found: written.length, most: longest }];
  if (fault === reader.EMPTY) return ['empty'];
  if (fault === reader.NOT_A_SET)
    return ['not-a-set', text[from] === '[' ? { sentence: 'not-a-concealed-kong' } : undefined];
  if (fault === reader.NO_WINNING_TILE) return ['winning-tile', { sentence: 'winning-tile-text' }];
  if (fault === reader.SECOND_WINNING_TILE)
    return ['winning-tile', { sentence: 'second-winning-tile', first: other + 1 }];
  if (fault === reader.UNKNOWN_RANK) {
    const letter = written.charAt(from + text.slice(from).search(/\D/));
    return ['unknown-rank', { found: written.charAt(from) + letter, most: /[fs]/i.test(plainText(letter)) ? 4 : 9 }];
  }
  if (fault === reader.UNEXPECTED) {
    const expected = other ? `“${String.fromCharCode(other)}”` : '“(”, “[”, “+”';
    if (from >= text.length) return ['unclosed', { expected }, from, from];
    const found = characterAt(from);
    const code = 'eswnrg'.includes(found) ? 'lower-case-honour' : 'unknown-character';
    return [code, { expected }, from, from + found.length];
  }
  const letter = characterAt(to);
  if (/[\s,()[\]+]/.test(letter)) return ['missing-suit'];
  const end = to + letter.length;
  const details = { in: shown(written.slice(from, end)), ...('mpz'.includes(letter) && { sentence: 'riichi-suit' }) };
  return ['unknown-suit', details, to, end];
}

export function notationError(...fault: reader.Fault): NotationError {
  const [written, longest, , start, end] = fault;
  const [code, details, from = start, to = end] = explain(plainText(written), ...fault);
  return new NotationError(code, written.slice(0, longest), from, to - from, {
    found: shown(written.slice(from, to)),
    ...details,
    ...(code !== 'too-long' && otherProgram(written)),
  });
}

/** Explains errors that were thrown before this code was there, and those that follow. */
export function explainFaults(): void {
  provide({ notationError });
  for (const [error, fault] of reader.unexplained.splice(0)) {
    const { code, index, length, details } = notationError(...fault);
    Object.assign(error, { code, index, length, details });
  }
}
