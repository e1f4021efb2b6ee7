import { laterPart } from './later.js';

/** Names by the id of the award. In a language that is being written, some may still be missing. */
type Names = Readonly<Record<string, string | undefined>>;

export interface LaterNames {
  /** The name of an award; undefined if there is none, or while the names load. */
  (id: string): string | undefined;
  load: () => Promise<object>;
}

/** The names of awards of few rulesets, which load with the first of these awards; until then, and after a failure, ids are shown. */
export function laterNames(load: () => Promise<Names>): LaterNames {
  const names = laterPart<Names>(load, {});
  return Object.assign(
    (id: string): string | undefined => {
      const known = names.wanted() ?? {};
      return Object.hasOwn(known, id) ? known[id] : undefined;
    },
    { load: names.load },
  );
}
