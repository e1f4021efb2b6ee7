/** Parts of a language that load when first needed; elements then update. */
import { ownValue } from '../core/input.js';
import { Later } from './loading.js';
import { textsChanged } from './registry.js';
import type { SpokenError } from './spoken.js';

/** A function that needs a part of a language. */
export type LaterFunction<Given, Result> = ((given: Given) => Result) & {
  /** Loads the part, once; after a failure, an element that updates tries again. */
  load: () => Promise<object>;
};

/** @param otherwise the part if it cannot be loaded @param say does not get the part while it loads */
function laterFunction<Part extends object, Given, Result>(
  read: () => Promise<Part>,
  otherwise: Part,
  say: (part: Part | undefined, given: Given) => Result,
): LaterFunction<Given, Result> {
  const later = new Later(read);
  let loading: Promise<object> | undefined;
  const load = (): Promise<object> => {
    const before = loading;
    loading = later.load();
    if (loading !== before) loading.then(textsChanged, textsChanged);
    return loading;
  };
  const wanted = (): Part | undefined => {
    if (!later.module) void load();
    return later.module ?? (later.isLost ? otherwise : undefined);
  };
  return Object.assign((given: Given): Result => say(wanted(), given), { load });
}

type Say = (error: SpokenError) => string;

/** The error messages of a language, which load with the first error: an ellipsis in the meantime, English after a failure. */
export const laterError = (read: () => Promise<Say>): LaterFunction<SpokenError, string> =>
  laterFunction<Say, SpokenError, string>(
    read,
    ({ message }) => message,
    (say, error) => say?.(error) ?? '…',
  );

/** Loads the messages of a language for errors, unless they are there. */
export const loadErrors = async ({ error }: { error: Say }): Promise<void> => {
  await (error as Partial<ReturnType<typeof laterError>>).load?.();
};

/** Names by the id of the award. In a language that is being written, some may still be missing. */
type Names = Readonly<Record<string, string | undefined>>;

/** The names of awards of few rulesets, which load with the first of these awards; until then, and after a failure, ids are shown. */
export const laterNames = (read: () => Promise<Names>): LaterFunction<string, string | undefined> =>
  laterFunction<Names, string, string | undefined>(read, {}, (names = {}, id) => ownValue(names, id));
