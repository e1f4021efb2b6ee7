/** The progress of an exercise over a reload. */
import type { ExerciseSession, KeptProgress } from '../../exercise/session.js';
import { Later } from '../lazy.js';

/** Loaded with the first exercise that keeps its progress. */
const storage = new Later(() => import('../../exercise/kept.js'));

/** What `Keeping` needs from the exercise. */
export interface KeepingHost {
  readonly session: ExerciseSession;
  isGuided(): boolean;
  /** The number of generated hands; undefined if the exercise is about hands of the page. */
  row(): number | undefined;
  /** What the exercise is about. The hands of a row are one exercise. */
  about(): string;
  /** Asks for another update, after this one. */
  again(): void;
  /** Called when a kept answer or the hands of a row before this one have been restored. */
  resumed(): void;
}

export class Keeping {
  readonly #host: KeepingHost;
  /** What the exercise was about when its kept progress was last looked up. */
  #lookedUp = '';
  /** Kept progress that is still to be taken. */
  #kept?: KeptProgress;

  constructor(host: KeepingHost) {
    this.#host = host;
  }

  /** Continues where the reader stopped, unless they have begun an answer. The first rendering is what a server has rendered. */
  take(isFirst: boolean): void {
    const { session } = this.#host;
    const about = this.#host.about();
    const row = this.#host.row();
    const { module } = storage;
    if (!module || isFirst) {
      void storage.load().then(
        () => this.#host.again(),
        () => {},
      );
      return;
    }
    if (this.#lookedUp === about) return this.#resumeAnswer();
    this.#lookedUp = about;
    this.#kept = module.keptProgress(about);
    // The hand of a row is another one then, about which the next update asks.
    if (this.#kept && row !== undefined && session.resumeRow(this.#kept, row)) {
      this.#host.resumed();
      this.#host.again();
    } else this.#resumeAnswer();
  }

  #resumeAnswer(): void {
    const kept = this.#kept;
    this.#kept = undefined;
    if (kept && this.#host.session.resumeAnswer(kept, this.#host.isGuided())) this.#host.resumed();
  }

  /** Keeps how far the exercise got. */
  keep(): void {
    const about = this.#host.about();
    const { progress } = this.#host.session;
    void storage.load().then(
      ({ keepProgress }) => keepProgress(about, progress),
      () => {},
    );
  }
}
