import { textsChanged } from './registry.js';

/** A part of a language that loads the first time it is needed. */
export interface LaterPart<Part> {
  /** The part; undefined while it loads. */
  wanted: () => Part | undefined;
  /** Loads the part, once. */
  load: () => Promise<object>;
}

/**
 * A part of a language that loads the first time it is needed. Elements update as soon as it is there.
 *
 * @param otherwise what is used if the part cannot be loaded
 */
export function laterPart<Part>(read: () => Promise<Part>, otherwise: Part): LaterPart<Part> {
  let part: Part | undefined;
  let loading: Promise<object> | undefined;
  const load = (): Promise<object> => {
    if (!loading) {
      loading = read().then(
        (found) => {
          part = found;
          return {};
        },
        (error: unknown) => {
          part = otherwise;
          throw error;
        },
      );
      loading.then(textsChanged, textsChanged);
    }
    return loading;
  };
  return {
    load,
    wanted: () => {
      if (!loading) void load();
      return part;
    },
  };
}
