/** Errors in a text or a hand. Each has a code and details, from which its message is made in English (`sentences`) or another language. */

export type NotationErrorCode =
  | 'empty'
  | 'too-long'
  | 'unknown-character'
  | 'unknown-suit'
  | 'missing-suit'
  | 'unknown-rank'
  | 'lower-case-honour'
  | 'unclosed'
  | 'not-a-set'
  | 'winning-tile';

export type HandErrorCode =
  | 'tile-count'
  | 'too-many-copies'
  | 'winning-tile'
  | 'not-complete'
  | 'impossible'
  | 'requirement'
  | 'not-a-tile'
  | 'wrong-shape';

/** Figures and names that fill in a message; `sentence` selects the message if a code has several. */
export type Details = Readonly<Record<string, string | number>>;

export function sentence(template: string, details: Details): string {
  return template
    .replace(/\{([a-z]+)\}/gi, (_, name: string) => String(details[name]))
    .replace(/\b1 (tile|double|chow)s\b/, '1 $1');
}

/** Converts any value to text; a value that has no text form is represented by its type. */
export function asText(value: unknown): string {
  try {
    const text = String(value);
    return typeof value === 'object' ? text.replace(/\[object (\w+)\]/g, '$1') : text;
  } catch {
    return typeof value;
  }
}

/** A value as text for a message: shortened, and free of characters that a terminal or a page would act on. */
export function shown(value: unknown, most = 24): string {
  const text = asText(value);
  // Control, format, private-use and unassigned characters, and unpaired surrogates.
  return (text.length > most ? text.slice(0, most) + '…' : text).replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '\uFFFD');
}

type Sentences = Readonly<Record<string, string>>;

const said: Record<string, string> = Object.create(null);

/** Adds messages by key, and returns them. Scripts have those for hands from the start; elements load them with the first error. */
export function say<Own extends Sentences>(sentences: Own): Own {
  Object.assign(said, sentences);
  return sentences;
}

interface Coded {
  readonly code: string;
  readonly details: Details;
}

/** The messages of one kind of error by key, or a function that returns the message, which is undefined while it is not loaded. */
type OwnMessage = Sentences | (() => string | undefined);

export const keyOf = ({ code, details }: Coded): string => `${details.sentence ?? code}`;

/** The message of an error; undefined while it is not loaded. */
function messageOf(error: Coded, own?: OwnMessage): string | undefined {
  if (typeof own === 'function') return own();
  const key = keyOf(error);
  const template = own?.[key] ?? said[key];
  return template === undefined ? undefined : sentence(template, error.details);
}

/** Whether the sentence of an error is not loaded. */
export const isUnsaid = (error: object): boolean =>
  (error instanceof TextError || error instanceof DataError) && error.message === keyOf(error);

/** An error at a position in a text: the part at fault is `text.slice(index, index + length)`. */
export class TextError<Code extends string> extends SyntaxError {
  readonly details: Details;
  constructor(
    readonly code: Code,
    /** The whole text, or as much of it as was examined. */
    readonly text: string,
    /** Where the fault starts, in UTF-16 code units from 0. */
    readonly index: number,
    readonly length: number,
    details: Details = {},
    own?: OwnMessage,
  ) {
    const placed = { ...details, place: index + 1 };
    super(messageOf({ code, details: placed }, own));
    this.details = placed;
  }
  override get message(): string {
    return messageOf(this) ?? keyOf(this);
  }
}

/** Thrown for a text that is not a valid hand. */
export class NotationError extends TextError<NotationErrorCode> {
  override get name(): string {
    return 'NotationError';
  }
}

export class DataError<Code extends string> extends Error {
  constructor(
    readonly code: Code,
    readonly details: Details = {},
    own?: OwnMessage,
  ) {
    super(messageOf({ code, details }, own));
  }
  override get message(): string {
    return messageOf(this) ?? keyOf(this);
  }
}

/** Thrown for a hand that cannot be scored. */
export class HandError extends DataError<HandErrorCode> {
  override get name(): string {
    return 'HandError';
  }
}
