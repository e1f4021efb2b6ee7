/** Long work in short turns, which a signal can end. */
import { otherTasks } from './workers.js';

/** The part of an `AbortSignal` that is used here. */
export interface BulkSignal {
  readonly aborted: boolean;
  readonly reason?: unknown;
  addEventListener(type: 'abort', listener: () => void): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}

/** Other tasks run after this many milliseconds. */
const LONGEST_TURN = 8;

declare const performance: { now(): number };

/** Divides work into short turns, and ends it when a signal says so. */
export class Turns {
  readonly #stopped: Promise<never>;
  #stop!: () => void;
  #until = performance.now() + LONGEST_TURN;

  constructor(private readonly signal: BulkSignal | undefined) {
    this.#stopped = new Promise((_, reject) => {
      this.#stop = () => reject(this.#reason);
    });
    this.#stopped.catch(() => {});
    signal?.addEventListener('abort', this.#stop);
  }

  get #reason(): unknown {
    return this.signal!.reason ?? new Error('The scoring was aborted.');
  }

  /** @throws the reason of the signal, if it is aborted */
  check(): void {
    if (this.signal?.aborted) throw this.#reason;
  }

  /** Lets other tasks run if the turn is over. */
  async next(): Promise<void> {
    if (performance.now() < this.#until) return;
    await otherTasks();
    this.check();
    this.#until = performance.now() + LONGEST_TURN;
  }

  /** Resolves like the promise, unless the signal is aborted before. */
  orStop<Result>(promise: Promise<Result>): Promise<Result> {
    return Promise.race([promise, this.#stopped]);
  }

  end(): void {
    this.signal?.removeEventListener('abort', this.#stop);
  }
}
