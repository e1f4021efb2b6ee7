/** A module that is loaded on first use. */
export class Later<Module> {
  /** The module, once loaded. */
  module?: Module;
  /** Whether the last attempt to load it failed. */
  isLost = false;

  readonly #load: () => Promise<Module>;
  #loading?: Promise<Module>;

  constructor(load: () => Promise<Module>) {
    this.#load = load;
  }

  /** Loads the module, once; after a failure, the next call tries again. */
  load(): Promise<Module> {
    this.#loading ??= this.#load().then(
      (module) => {
        this.isLost = false;
        return (this.module = module);
      },
      (error: unknown) => {
        this.isLost = true;
        this.#loading = undefined;
        throw error;
      },
    );
    return this.#loading;
  }
}

/** A part of an element that loads on demand, with words of its own. */
interface Spoken {
  /** Loads the words for a language tag; undefined if there is nothing to load. */
  loadTexts: (language: string) => Promise<void> | undefined;
}

/** Loads what is missing of a part: its code, and once that is there, its words. Undefined if nothing is missing. */
export const loadPart = (part: Later<Spoken>, language: string): Promise<unknown> | undefined =>
  part.module ? part.module.loadTexts(language) : part.load();
