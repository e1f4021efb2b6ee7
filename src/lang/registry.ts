/** The languages of a page. Stored globally rather than in a module, so that two copies of the package share them. */
interface Registry {
  /** By language tag in lower case; `registerTexts` knows their type. */
  texts: Map<string, object>;
  listeners: Set<() => void>;
  /** The texts for a tag in lower case, or for the closest one; undefined for English. Missing while there is only English. */
  find?: (language: string) => object | undefined;
  /** Names of a table’s own awards; missing if an older copy of the package came first. */
  names?: Map<string, string>;
}

const key = Symbol.for('mahjong-elements.texts');
const page = globalThis as { [key]?: Registry };

export const registry: Registry = (page[key] ??= { texts: new Map(), listeners: new Set() });

/** Lets all elements on the page update, once there are other texts. */
export function textsChanged(): void {
  for (const changed of registry.listeners) changed();
}
