/** A module that is loaded on first use. */
export class Later<Module> {
  /** The module, once loaded. */
  module?: Module;

  readonly #load: () => Promise<Module>;
  #loading?: Promise<Module>;

  constructor(load: () => Promise<Module>) {
    this.#load = load;
  }

  /** Loads the module, once; after a failure, the next call tries again. */
  load(): Promise<Module> {
    this.#loading ??= this.#load().then(
      (module) => (this.module = module),
      (error: unknown) => {
        this.#loading = undefined;
        throw error;
      },
    );
    return this.#loading;
  }
}
