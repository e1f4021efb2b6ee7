import { laterPart } from './later.js';
import type { SpokenError } from './spoken.js';

type Say = (error: SpokenError) => string;

export interface LaterError extends Say {
  load: () => Promise<object>;
}

/** The error messages of a language, which load with the first error: an ellipsis in the meantime, English after a failure. */
export function laterError(load: () => Promise<Say>): LaterError {
  const messages = laterPart<Say>(load, ({ message }) => message);
  return Object.assign((error: SpokenError): string => messages.wanted()?.(error) ?? '…', { load: messages.load });
}

/** Loads the messages of a language for errors, unless they are there. */
export const loadErrors = async ({ error }: { error: Say }): Promise<void> => {
  await (error as Partial<LaterError>).load?.();
};
