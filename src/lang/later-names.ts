import { registry } from './registry.js';

type Names = Readonly<Record<string, string>>;

export interface LaterNames {
  /** The name of an award; undefined if there is none, or while the names load. */
  (id: string): string | undefined;
  /** Loads the names. */
  load: () => Promise<object>;
}

/**
 * The names of the awards that only few of the package’s rulesets have. They load with the first award that has no other name; until
 * then, and if loading fails, awards have the English words of their ids.
 */
export function laterNames(load: () => Promise<Names>): LaterNames {
  let names: Names = {};
  let loading: Promise<object> | undefined;
  const loadOnce = (): Promise<object> =>
    (loading ??= load().then((loaded) => {
      names = loaded;
      for (const changed of registry.listeners) changed();
      return {};
    }));
  return Object.assign(
    (id: string): string | undefined => {
      loadOnce().catch(() => {});
      return Object.hasOwn(names, id) ? names[id] : undefined;
    },
    { load: loadOnce },
  );
}
