import { Later } from './loading.js';
import { textsChanged } from './registry.js';

/** A part of a language that loads the first time it is needed. */
export interface LaterPart<Part> {
  /** The part; undefined while it loads. */
  wanted: () => Part | undefined;
  /** Loads the part, once; after a failure, an element that updates tries again. */
  load: () => Promise<object>;
}

/** A part of a language that loads when first needed; elements then update. @param otherwise what is used if it cannot be loaded */
export function laterPart<Part>(read: () => Promise<Part>, otherwise: Part): LaterPart<Part> {
  const later = new Later(async () => ({ part: await read() }));
  let loading: Promise<object> | undefined;
  const load = (): Promise<object> => {
    const before = loading;
    loading = later.load();
    if (loading !== before) loading.then(textsChanged, textsChanged);
    return loading;
  };
  return {
    load,
    wanted: () => {
      if (later.module) return later.module.part;
      void load();
      return later.isLost ? otherwise : undefined;
    },
  };
}
