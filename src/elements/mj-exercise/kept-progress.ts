/** The progress of an exercise over a reload, or from the page. */
import { idOf, readProgress, type Progress } from '../../exercise/progress.js';
import type { ExerciseSession } from '../../exercise/session.js';
import { reportMistake } from '../check-markup.js';
import { Later } from '../lazy.js';

/** Loaded with the first exercise that keeps its progress. */
const storage = new Later(() => import('../../exercise/kept.js'));

/** The exercise, as seen by what keeps its progress; its class describes the members. */
export interface KeepingHost {
  readonly row: number | undefined;
  readonly about: string;
  readonly keepKey: string | undefined;
  again(): void;
  resumed(): void;
}

export class Keeping {
  /** What the exercise was about, and where progress was kept, when it was last looked up there. */
  #lookedUp?: { about: string; key: string };
  /** Progress that the page has set, as text, until the exercise takes it. */
  given?: string;
  #isGiven = false;
  #found?: Progress;

  constructor(
    readonly host: KeepingHost,
    readonly session: ExerciseSession,
  ) {}

  /** Takes a text from the page instead of what there is. @throws {ProgressError} */
  give(text: string): void {
    readProgress(text);
    this.given = text;
  }

  /** Continues where the reader stopped. The first rendering is what a server has rendered. */
  take(isFirst: boolean): void {
    const key = this.host.keepKey;
    const isGiven = this.given !== undefined;
    if (isFirst && (isGiven || key !== undefined)) this.host.again();
    else if (isGiven) this.#takeGiven(this.given!);
    else if (key !== undefined) this.#takeKept(key);
    else this.#resumeAnswer();
  }

  #takeGiven(text: string): void {
    if (!this.#reset()) return;
    const about = this.host.about;
    this.given = undefined;
    // Stored progress does not replace it.
    this.#isGiven = true;
    this.#lookedUp = { about, key: this.host.keepKey ?? '' };
    this.#resume(readProgress(text).get(idOf(about)));
  }

  /** Does nothing if the reader has begun to answer. */
  #takeKept(key: string): void {
    const { module } = storage;
    if (!module)
      return void storage.load().then(
        () => this.host.again(),
        () => {},
      );
    const about = this.host.about;
    const before = this.#lookedUp;
    if (before?.about === about && before.key === key) return this.#resumeAnswer();
    // These answers belong to another learner.
    if (before && before.key !== key && !this.#reset()) return;
    this.#lookedUp = { about, key };
    this.#resume(module.keptProgress(about, key));
  }

  /** Forgets the answers. @returns whether the question is the first one of a row; if not, it is after another update */
  #reset(): boolean {
    const session = this.session;
    const { turn } = session;
    session.rewind();
    session.startOver();
    if (turn) this.host.again();
    return !turn;
  }

  #resume(found: Progress | undefined): void {
    const row = this.host.row;
    this.#found = found;
    // The hand of a row is another one then, about which the next update asks.
    if (found && row !== undefined && this.session.resumeRow(found, row)) {
      this.host.resumed();
      this.host.again();
    } else this.#resumeAnswer();
  }

  #resumeAnswer(): void {
    const found = this.#found;
    this.#found = undefined;
    if (found && this.session.resumeAnswer(found)) this.host.resumed();
  }

  /** Looks up what another tab may have kept since, unless the page has set the progress. */
  lookAgain(): void {
    if (!this.#isGiven) this.#lookedUp = undefined;
  }

  keep(): void {
    const key = this.host.keepKey;
    if (key === undefined) return;
    const about = this.host.about;
    const { progress } = this.session;
    void storage.load().then(
      ({ keepProgress }) => keepProgress(about, progress, key) || reportMistake(({ reportUnkept }) => reportUnkept()),
      () => {},
    );
  }
}
