/** Modules that load on first use, and again after a failed request. They are beside the texts because these load on demand, too. */

/** How long to wait after the first failure, in milliseconds; twice as long after each further one. */
const FIRST_PAUSE = 1000;
/** After this many failures in a row, only an update of an element, the reader or the `online` event starts another attempt. */
const MOST_ATTEMPTS = 6;

const lost = new Set<Later<unknown>>();
const listeners = new Set<() => void>();

/** Calls back when modules that failed to load may be requested again. */
export const onRetry = (run: () => void): void => void listeners.add(run);

/** Lets all modules that failed to load be requested again, for example when the network is back. */
export function retry(): void {
  if (!lost.size) return;
  for (const one of lost) one.forgive();
  for (const run of listeners) run();
}

// Workers have this event as well; Node has not.
(globalThis as Partial<Pick<Window, 'addEventListener'>>).addEventListener?.('online', retry);

/** A module that is loaded on first use. */
export class Later<Module> {
  module?: Module;
  /** Whether the last attempt to load it failed. */
  isLost = false;

  readonly #load: () => Promise<Module>;
  #loading?: Promise<Module>;
  #failures = 0;
  #pause?: ReturnType<typeof setTimeout>;

  constructor(load: () => Promise<Module>) {
    this.#load = load;
  }

  /** Loads the module, once; after a failure and a pause, the next call tries again. */
  load(): Promise<Module> {
    this.#loading ??= this.#load().then(
      (module) => {
        this.isLost = false;
        this.#failures = 0;
        lost.delete(this);
        return (this.module = module);
      },
      (error: unknown) => {
        this.isLost = true;
        this.#wait();
        throw error;
      },
    );
    // Some modules load ahead. Whoever waits for one hears of its failure.
    this.#loading.catch(() => {});
    return this.#loading;
  }

  /** Ends the pause after a failure. */
  forgive(): void {
    clearTimeout(this.#pause);
    lost.delete(this);
    this.#loading = undefined;
  }

  #wait(): void {
    const failures = ++this.#failures;
    lost.add(this);
    this.#pause = setTimeout(
      () => {
        if (failures < MOST_ATTEMPTS) {
          this.forgive();
          for (const run of listeners) run();
        } else this.#loading = undefined;
      },
      FIRST_PAUSE * 2 ** Math.min(failures - 1, MOST_ATTEMPTS),
    );
  }
}
