import type { AwardId } from '../../core/index.js';
import type { CheckedAnswer } from '../../core/odds.js';
import type { GivenAnswer } from '../../exercise/session.js';

export type { GivenAnswer };

/** Fires when an answer has been checked, when the answer is shown, and at the end of a guided count. */
export class MjAnswerEvent extends Event implements GivenAnswer {
  readonly answer: CheckedAnswer;
  readonly solved: boolean;
  readonly tries: number;
  readonly shown: boolean;
  /** The awards that were answered and earned, those that were left out, and those that the hand does not earn. */
  readonly right: readonly AwardId[];
  readonly missing: readonly AwardId[];
  readonly wrong: readonly AwardId[];
  readonly detail: GivenAnswer & Pick<MjAnswerEvent, 'right' | 'missing' | 'wrong'>;

  constructor(given: GivenAnswer) {
    super('mj-answer', { bubbles: true, composed: true });
    const { answer, solved, tries, shown } = given;
    const { right = [], missing = [], wrong = [] } = answer.awards ?? {};
    this.answer = answer;
    this.solved = solved;
    this.tries = tries;
    this.shown = shown;
    this.right = right;
    this.missing = missing;
    this.wrong = wrong;
    this.detail = { ...given, right, missing, wrong };
  }
}
