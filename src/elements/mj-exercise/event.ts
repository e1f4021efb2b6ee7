import type { AwardId } from '../../core/index.js';
import type { CheckedAnswer } from '../../core/odds.js';
import type { ExerciseResults, GivenAnswer } from '../../exercise/session.js';

/** Fires when an answer has been checked, when the answer is shown, and at the end of a guided count. */
export class MjAnswerEvent extends Event implements GivenAnswer {
  readonly answer!: CheckedAnswer;
  readonly solved!: boolean;
  readonly tries!: number;
  readonly shown!: boolean;
  readonly hints!: number;
  readonly solution?: string;
  /** The awards that were answered and earned, those that were left out, and those that the hand does not earn. */
  readonly right!: readonly AwardId[];
  readonly missing!: readonly AwardId[];
  readonly wrong!: readonly AwardId[];
  readonly detail: GivenAnswer & Pick<MjAnswerEvent, 'right' | 'missing' | 'wrong'>;

  constructor(given: GivenAnswer) {
    super('mj-answer', { bubbles: true, composed: true });
    const { right = [], missing = [], wrong = [] } = given.answer.awards ?? {};
    this.detail = { ...given, right, missing, wrong };
    Object.assign(this, this.detail);
  }
}

/** Fires when `progress` changes: an answer was checked or shown, a hint was given, the next hand appeared, or progress was restored. */
export class MjProgressEvent extends Event {
  readonly detail: { readonly progress: string; readonly restored: boolean };

  /**
   * @param progress of the exercise that fires
   * @param restored whether it comes from the page or from the browser’s storage, so that nobody has answered anything now
   */
  constructor(
    readonly progress: string,
    readonly restored: boolean,
  ) {
    super('mj-progress', { bubbles: true, composed: true });
    this.detail = { progress, restored };
  }
}

/** Fires when the last hand of a row or the last exercise of a set has been solved or shown. */
export class MjCompleteEvent extends Event {
  readonly detail: { readonly results: ExerciseResults };

  constructor(readonly results: ExerciseResults) {
    super('mj-complete', { bubbles: true, composed: true });
    this.detail = { results };
  }
}
