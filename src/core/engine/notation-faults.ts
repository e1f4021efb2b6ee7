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

/** Where a fault is, if not where reading stopped, and what was found there. */
interface Explained {
  code: NotationErrorCode;
  from?: number;
  to?: number;
  details?: Details;
}

/** The tiles of a suit from their first digit on: its letter may be missing, or be that of no suit. */
function unknownSuit(written: string, text: string, from: number, at: number): Explained {
  const letter = String.fromCodePoint(text.codePointAt(at) ?? 32);
  if (/[\s,()[\]+]/.test(letter)) return { code: 'missing-suit' };
  const to = at + letter.length;
  const details = {
    in: shown(written.slice(from, to)),
    ...('mpz'.includes(letter) && { sentence: 'riichi-suit' }),
  };
  return { code: 'unknown-suit', from: at, to, details };
}

function unexpected(text: string, at: number, bracket: number): Explained {
  const details = { expected: bracket ? `“${String.fromCharCode(bracket)}”` : '“(”, “[”, “+”' };
  if (at >= text.length) return { code: 'unclosed', to: at, details };
  const found = String.fromCodePoint(text.codePointAt(at)!);
  return {
    code: 'eswnrg'.includes(found) ? 'lower-case-honour' : 'unknown-character',
    to: at + found.length,
    details,
  };
}

function unknownRank(written: string, text: string, at: number): Explained {
  const letter = written.charAt(at + text.slice(at).search(/\D/));
  return {
    code: 'unknown-rank',
    details: { found: written.charAt(at) + letter, most: /[fs]/i.test(plainText(letter)) ? 4 : 9 },
  };
}

function explain(...[written, longest, fault, from, to, other]: reader.Fault): Explained {
  // Of the same length.
  const text = plainText(written);
  if (fault === reader.TOO_LONG) return { code: 'too-long', details: { found: written.length, most: longest } };
  if (fault === reader.EMPTY) return { code: 'empty' };
  if (fault === reader.UNEXPECTED) return unexpected(text, from, other);
  if (fault === reader.UNKNOWN_RANK) return unknownRank(written, text, from);
  if (fault === reader.UNKNOWN_SUIT) return unknownSuit(written, text, from, to);
  if (fault === reader.NOT_A_SET)
    return { code: 'not-a-set', details: text[from] === '[' ? { sentence: 'not-a-concealed-kong' } : {} };
  return {
    code: 'winning-tile',
    details:
      fault === reader.SECOND_WINNING_TILE
        ? { sentence: 'second-winning-tile', first: other + 1 }
        : { sentence: 'winning-tile-text' },
  };
}

export function notationError(...fault: reader.Fault): NotationError {
  const [written, longest, , start, end] = fault;
  const { code, from = start, to = end, details } = explain(...fault);
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
