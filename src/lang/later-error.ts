import { registry } from './registry.js';
import type { SpokenError } from './spoken.js';

type Say = (error: SpokenError) => string;

export interface LaterError extends Say {
  /** Loads the messages. */
  load: () => Promise<object>;
}

/**
 * The error messages of a language. They load with the first error, which shows an ellipsis in the meantime; if loading fails,
 * messages are in English.
 */
export function laterError(load: () => Promise<Say>): LaterError {
  let say: Say | undefined;
  let loading: Promise<object> | undefined;
  const changed = (): void => registry.listeners.forEach((listener) => listener());
  const loadOnce = (): Promise<object> => {
    if (loading) return loading;
    loading = load().then(
      (loaded) => {
        say = loaded;
        return {};
      },
      (error: unknown) => {
        say = ({ message }) => message;
        throw error;
      },
    );
    loading.then(changed, changed);
    return loading;
  };
  return Object.assign(
    (error: SpokenError): string => {
      if (say) return say(error);
      loadOnce().catch(() => {});
      return '…';
    },
    { load: loadOnce },
  );
}

/** Loads the messages of a language for errors, unless they are there. */
export const loadErrors = async ({ error }: { error: Say }): Promise<void> => {
  await (error as Partial<LaterError>).load?.();
};
