import { html, isServer, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from './property.js';
import { asText } from '../core/as-text.js';
import { sentence } from '../core/errors.js';
import { ruleIds, winds, type AwardId, type Profile, type Settlement, type Wind } from '../core/index.js';
import {
  checkAnswer,
  countQuestions,
  ExerciseError,
  type Answer,
  type Asked,
  type CheckedAnswer,
  type CountQuestion,
} from '../core/odds.js';
import { compiledProfile } from '../core/compiled.js';
import { ownAwardsIn } from '../core/profiles/declarations.js';
import {
  AskError,
  bestDiscards,
  discardable,
  discardsOf,
  generatedTask,
  handTask,
  readAsk,
  solutionOf,
  waitsOf,
  type CountedStep,
  type Task,
} from '../exercise/task.js';
import type { AllExerciseTexts } from '../lang/exercise-types.js';
import { exerciseTextsFor } from '../lang/exercise.js';
import { controlStyles } from '../render/controls.styles.js';
import { scrollStyles } from '../render/parts.styles.js';
import { frameStyles } from '../render/frame.styles.js';
import { renderHand } from '../render/hand.js';
import { handStyles } from '../render/hand.styles.js';
import {
  renderAwards,
  renderCounts,
  renderDiscards,
  renderEarned,
  renderField,
  renderLines,
  renderNotGiven,
  renderTable,
  renderTiles,
  renderWaits,
  suitedTiles,
} from '../render/exercise.js';
import { renderSituation } from '../render/situation.js';
import { situationStyles } from '../render/situation.styles.js';
import { tileStyles } from '../render/tile.styles.js';
import { tokenStyles } from '../render/tokens.styles.js';
import { inOrder } from '../core/order.js';
import { MjAnswerEvent } from './mj-exercise/event.js';
import { exerciseStyles } from './mj-exercise/mj-exercise.styles.js';
import { HandSource, type HandElement } from './mj-score-breakdown/hand-source.js';
import { bonusFaces } from './mj-element.js';
import { MjFormElement } from './mj-form-element.js';
import { isCustom } from './nodes.js';
import { notifyInside, tableKey, type TableRules } from './surroundings.js';

/** A settlement from any copy of the package. */
type SettlementElement = HTMLElement & { readonly settlement: Settlement | undefined; readonly error: Error | null };

const isSettlement = (element: Element): element is SettlementElement =>
  isCustom(element) && 'settlement' in element && 'scores' in element;

const isExercise = (element: Element): element is MjExercise => isCustom(element) && 'outcome' in element;

/** The highest number of hands in a row, and the longest seed that is read. */
const MOST_HANDS = 1000;
const LONGEST_SEED = 1000;

/** Where the answers of one exercise stand. */
interface Draft {
  /** Text fields by name: `points`, `payments.east` … */
  readonly fields: Map<string, string>;
  /** Chosen awards or tiles. */
  readonly chosen: Set<string>;
}

/** How an exercise ended: undefined until it is solved or its answer is shown. */
export type Outcome = 'first-try' | 'solved' | 'shown' | undefined;

/**
 * An exercise about a hand or a table: it asks, checks the answer, gives hints, and explains the answer line by line once
 * it is found or requested. Until then, the page does not contain the answer.
 *
 * Around a hand, it asks about that hand; around a settlement, who pays what; around other exercises, it shows their
 * progress. Without any of these, it generates hands from `seed` and `want`, one after the other.
 *
 * Keys: Enter in a field checks the answer; in a grid of tiles, the arrow keys move and the space bar chooses.
 *
 * @tag mj-exercise
 * @summary Asks for the points, doubles and value of a hand, and explains them.
 * @slot - A hand, a settlement, or several exercises; text that is shown above the question
 * @fires {MjAnswerEvent} mj-answer - Fires when an answer is checked or shown, with the right, missing and wrong awards
 * @fires {MjErrorEvent} mj-error - Fires if an attribute or the hand is invalid
 * @fires {Event} input - Fires on every edit of the answer; `value` is already updated
 * @fires {Event} change - Fires when the answer is checked or shown, and when the next hand appears
 * @csspart progress - Which hand it is, and how many were right
 * @csspart bar - The bar of the progress
 * @csspart board - The tiles of a generated hand; also has the part name `hand`
 * @csspart set - A declared set of a generated hand; also has the part names `chow`, `pung`, `kong`, `exposed`, `concealed` as applicable
 * @csspart in-hand - The concealed tiles of a generated hand
 * @csspart won - The position of the winning tile
 * @csspart bonus-tiles - The flowers and seasons
 * @csspart tile - A tile; also has the part names `exposed`, `concealed`, `winning`, `bonus`, `face-down`, `sideways`, `small` as applicable
 * @csspart face - The engraving of a tile
 * @csspart situation-line - Seat, round and how the hand was won; also has the part name `situation`
 * @csspart table - What the players of a generated table hold
 * @csspart question - What is asked
 * @csspart field - A field with its label
 * @csspart input - The text box of a field
 * @csspart awards - The awards to choose from
 * @csspart tiles - The tiles to choose from
 * @csspart control - A button
 * @csspart counts - The awards that count for a question of a guided count
 * @csspart step - A question of a guided count that was answered
 * @csspart hint - A hint
 * @csspart verdict - What is right and wrong about the answer
 * @csspart lines - The answer line by line
 * @csspart line - A line of the answer
 * @csspart sum - A sum in the answer
 * @csspart message - An error message
 * @cssproperty [--mj-tile-width=2.25rem] - Width of a tile where space allows
 * @cssproperty [--mj-face] - Background of the face of a tile
 * @cssproperty [--mj-face-shade] - Shaded ivory
 * @cssproperty [--mj-body] - Body of a tile
 * @cssproperty [--mj-back] - Background of the back
 * @cssproperty [--mj-back-pattern] - Pattern on the back
 * @cssproperty [--mj-red] - Red engraving color
 * @cssproperty [--mj-green] - Green engraving color
 * @cssproperty [--mj-blue] - Blue engraving color
 * @cssproperty [--mj-accent] - Accent color
 * @cssproperty [--mj-gain] - Color of what is right
 * @cssproperty [--mj-loss] - Color of what is wrong
 * @cssproperty [--mj-muted] - Secondary text color
 * @cssproperty [--mj-line] - Color of hairlines and borders
 * @cssproperty [--mj-control-font=system-ui] - Font of buttons, fields and selects
 * @cssstate error - An attribute or the hand is invalid
 * @cssstate solved - The answer was found
 */
export class MjExercise extends MjFormElement {
  static override readonly tag = 'mj-exercise';
  static override styles = [
    tokenStyles,
    tileStyles,
    frameStyles,
    scrollStyles,
    handStyles,
    situationStyles,
    controlStyles,
    exerciseStyles,
  ];

  /**
   * What is asked: any of `points`, `doubles`, `value`, `awards` and `payments`, or one of `waits` and `discard`. By default
   * points, doubles and value, or the payments of a settlement.
   */
  @property() ask = '';
  /** Any text: the same seed always generates the same hands in the same order. */
  @property() seed = '';
  /** What generated hands must have: `full-flush; doubles: 4+; difficulty: hard`. */
  @property() want = '';
  /** How many hands to ask about before the result is shown. By default, the exercise goes on. */
  @property() count = '';
  /** Asks one question at a time, in the order in which a beginner counts. */
  @property({ type: Boolean }) guided = false;
  /** The name of the form control; its value is the answer as text. */
  @property({ reflect: true }) name?: string;
  /** Requires the exercise to be answered before the form can be submitted. */
  @property({ type: Boolean, reflect: true }) required = false;
  /** Disables answering and excludes the exercise from form submission. */
  @property({ type: Boolean, reflect: true }) disabled = false;

  /** The state of the answer changed. */
  @state() private change = 0;

  #task?: Task;
  #taskKey = '';
  /** The settlement inside had no result yet. */
  #wasUnsettled = false;
  /** Exercises inside, if this one is a set of them. */
  #inner: MjExercise[] = [];
  #hasChildren = false;
  /** The generated hand, from 0. */
  #turn = 0;
  /** The outcomes of generated hands before this one. */
  #past: Outcome[] = [];
  #isOver = false;

  #draft: Draft = { fields: new Map(), chosen: new Set() };
  #checked?: CheckedAnswer;
  #missing = 0;
  #answerError?: Error;
  #tries = 0;
  #outcome: Outcome;
  #hints = 0;
  /** The questions of a guided count that were answered. */
  #steps: CountedStep[] = [];
  /** Where Tab enters a grid of tiles. */
  #stop = 0;
  #focusNext?: string;

  readonly #source = new HandSource(this, () => this.requestUpdate(), {
    'mj-score': () => this.requestUpdate(),
    'mj-error': () => this.requestUpdate(),
  });

  /** How the exercise ended; undefined until it is solved or its answer was shown. */
  get outcome(): Outcome {
    return this.#outcome;
  }

  /** The last check; undefined before it. */
  get checked(): CheckedAnswer | undefined {
    return this.#checked;
  }

  /** The answer so far: `points 26; doubles 2; value 104`. Around other exercises, how many of them are solved. */
  get value(): string {
    if (this.#inner.length) {
      const { solved } = this.#progress;
      return `${solved}/${this.#inner.length}`;
    }
    const { fields, chosen } = this.#draft;
    const parts = [...fields].filter(([, text]) => text.trim()).map(([name, text]) => `${name} ${text.trim()}`);
    const asks = this.#task?.asks ?? [];
    const list = asks.find((one) => one === 'awards' || one === 'waits' || one === 'discard');
    if (list && chosen.size) parts.push(`${list} ${[...chosen].join(' ')}`);
    return parts.join('; ');
  }

  set value(text: string) {
    const draft: Draft = { fields: new Map(), chosen: new Set() };
    for (const piece of asText(text ?? '')
      .slice(0, 2000)
      .split(';')) {
      const [name = '', ...rest] = piece.trim().split(/\s+/);
      if (['awards', 'waits', 'discard'].includes(name)) for (const one of rest) draft.chosen.add(one);
      else if (/^(points|doubles|value|payments\.(east|south|west|north))$/.test(name))
        draft.fields.set(name, rest.join(' ').slice(0, 16));
    }
    this.#draft = draft;
    this.change++;
  }

  get validity(): ValidityState {
    return this.internals.validity;
  }

  get validationMessage(): string {
    return this.internals.validationMessage;
  }

  get willValidate(): boolean {
    return this.internals.willValidate;
  }

  checkValidity(): boolean {
    return this.internals.checkValidity();
  }

  reportValidity(): boolean {
    return this.internals.reportValidity();
  }

  /** Elements inside must not show the answer before it is found or requested. */
  override get [tableKey](): TableRules {
    const outer = super[tableKey];
    const conceals = !this.#inner.length && !this.#outcome;
    return { ...outer, showsSituation: true, conceals };
  }

  protected get texts(): AllExerciseTexts {
    return exerciseTextsFor(this.language);
  }

  // Lifecycle

  /** A hand that is made here may have any tile. */
  override get ready(): Promise<unknown> | undefined {
    return (
      super.ready ?? ((this.seed || this.want || this.count) && !bonusFaces.module ? bonusFaces.load() : undefined)
    );
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (isServer) return;
    this.addEventListener('mj-answer', this.#answeredInside);
    for (const type of ['mj-settlement', 'mj-error']) this.addEventListener(type, this.#changedInside, true);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.removeEventListener('mj-answer', this.#answeredInside);
    for (const type of ['mj-settlement', 'mj-error']) this.removeEventListener(type, this.#changedInside, true);
    this.#source.forget();
  }

  readonly #answeredInside = ({ target }: Event): void => {
    if (target !== this) this.requestUpdate();
  };

  readonly #changedInside = ({ target }: Event): void => {
    if (target !== this) this.requestUpdate();
  };

  formResetCallback(): void {
    this.#turn = 0;
    this.#past = [];
    this.#isOver = false;
    this.#startOver();
  }

  /** Restores an answer that the browser saved when the user left the page. */
  formStateRestoreCallback(saved: unknown): void {
    // The task of this turn is not another one, for which the answer would start over.
    this.#taskKey = '';
    try {
      const { turn, value } = JSON.parse(asText(saved)) as { turn: unknown; value: unknown };
      this.#turn = Number.isInteger(turn) ? Math.min(Math.max(turn as number, 0), MOST_HANDS) : 0;
      this.value = asText(value ?? '');
    } catch {
      this.value = asText(saved);
    }
  }

  /** Forgets the answer. */
  #startOver(): void {
    const wasDue = Boolean(this.#outcome);
    this.#draft = { fields: new Map(), chosen: new Set() };
    this.#checked = undefined;
    this.#answerError = undefined;
    this.#missing = 0;
    this.#tries = 0;
    this.#outcome = undefined;
    this.#hints = 0;
    this.#steps = [];
    this.#stop = 0;
    if (wasDue) this.#dueChanged();
    this.change++;
  }

  /** Elements inside show or conceal the answer. */
  #dueChanged(): void {
    this.surroundingsChanged();
    if (!isServer && this.isConnected && this.childElementCount) notifyInside(this);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    this.takeEarly('value');
    if (['seed', 'want', 'count'].some((name) => changed.has(name as never)) && this.hasUpdated) {
      this.#turn = 0;
      this.#past = [];
      this.#isOver = false;
    }
    const wasSet = this.#inner.length > 0;
    try {
      this.#task = this.#findTask();
      this.setError(null);
    } catch (error) {
      this.#task = undefined;
      this.setError(error as Error);
    }
    if (wasSet !== this.#inner.length > 0) this.#dueChanged();
    const key = this.#task ? keyOf(this.#task, this.guided) : '';
    if (key !== this.#taskKey) {
      const isFirst = !this.#taskKey || this.#wasUnsettled;
      this.#taskKey = key;
      // A value set by the page or restored by the browser comes before the first task.
      if (!isFirst) this.#startOver();
    }
    this.#wasUnsettled = this.#task?.asks[0] === 'payments' && !this.#task.settlement;
    this.setGroup(this.texts.exercise.caption);
    this.toggleState('solved', this.#outcome === 'first-try' || this.#outcome === 'solved');
    if (!isServer) this.#updateForm();
  }

  #updateForm(): void {
    const { internals, value } = this;
    internals.setFormValue(value, JSON.stringify({ turn: this.#turn, value }));
    const isDone = this.#inner.length
      ? this.#progress.done === this.#inner.length
      : Boolean(this.#outcome || this.#tries);
    const isMissing = this.required && !isDone;
    const anchor = this.shadowRoot?.querySelector<HTMLElement>('input, button') ?? undefined;
    internals.setValidity({ valueMissing: isMissing }, isMissing ? this.texts.exercise.required : '', anchor);
  }

  protected override updated(): void {
    for (const input of this.shadowRoot!.querySelectorAll<HTMLInputElement>('.field input')) {
      const text = this.#draft.fields.get(input.name) ?? '';
      if (input.value !== text) input.value = text;
    }
    const wanted = this.#focusNext;
    this.#focusNext = undefined;
    if (wanted) this.shadowRoot!.querySelector<HTMLElement>(wanted)?.focus();
  }

  // What is asked

  #findTask(): Task | undefined {
    this.#inner = [];
    this.#hasChildren = true;
    if (this.isBlind) return undefined;
    this.#source.find(undefined);
    const all = [...this.querySelectorAll('*')];
    // A set inside another one counts by its exercises.
    this.#inner = all.filter(isExercise).filter((one) => ![...one.querySelectorAll('*')].some(isExercise));
    if (this.#inner.length) return undefined;
    const asks = readAsk(asText(this.ask ?? ''));
    const profile = this.table;
    const settlement = all.find(isSettlement);
    if (settlement) {
      if (asks.some((one) => one !== 'payments'))
        throw new AskError(
          'ask',
          asks.find((one) => one !== 'payments')!,
          ['payments'],
        );
      const { settlement: settled, error } = settlement;
      if (error) throw error;
      // On a server, the settlement inside is settled later.
      return { asks: ['payments'], profile, situation: {}, score: null, settlement: settled };
    }
    const { hand, expected } = this.#source;
    const asked: readonly Asked[] = asks.length ? asks : ['points', 'doubles', 'value'];
    if (hand) return this.#handTask(hand, asked, profile);
    // A hand or an exercise that is not defined yet will trigger another update.
    if (expected) return undefined;
    this.#hasChildren = false;
    if (![this.seed, this.want, this.count].some((one) => asText(one ?? '').trim())) return undefined;
    return generatedTask(this.#seed, asText(this.want ?? ''), asked, profile);
  }

  #handTask(hand: HandElement, asked: readonly Asked[], profile: Profile): Task | undefined {
    const { tiles, currentSituation, error, resolved } = hand;
    if (asked.includes('payments')) throw new AskError('ask', 'payments', ['points', 'doubles', 'value', 'awards']);
    if (!tiles) {
      if (error) throw error;
      return undefined;
    }
    return handTask(tiles, currentSituation, asked, resolved?.profile ?? profile);
  }

  get #seed(): string {
    const seed = asText(this.seed ?? '').slice(0, LONGEST_SEED);
    return this.#turn ? `${seed} ${this.#turn + 1}` : seed;
  }

  /** How many hands are made; 0 for no end. */
  get #count(): number {
    const written = asText(this.count ?? '').trim();
    const number = /^\d{1,4}$/.test(written) ? Number(written) : 0;
    return Math.min(number, MOST_HANDS);
  }

  get #progress(): { done: number; solved: number; first: number } {
    const outcomes = this.#inner.length
      ? this.#inner.map(({ outcome }) => outcome)
      : [...this.#past, ...(this.#isOver ? [] : [this.#outcome])];
    return {
      done: outcomes.filter(Boolean).length,
      solved: outcomes.filter((one) => one === 'first-try' || one === 'solved').length,
      first: outcomes.filter((one) => one === 'first-try').length,
    };
  }

  // Answering

  readonly #input = ({ currentTarget }: Event): void => {
    const { name, value } = currentTarget as HTMLInputElement;
    this.#draft.fields.set(name, value);
    this.#edited();
  };

  readonly #toggle = ({ currentTarget }: Event): void => {
    const { value, checked, type } = currentTarget as HTMLInputElement;
    const { chosen } = this.#draft;
    if (type === 'radio') chosen.clear();
    if (checked) chosen.add(value);
    else chosen.delete(value);
    this.#edited();
  };

  #edited(): void {
    this.#answerError = undefined;
    this.change++;
    this.#updateForm();
    this.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  }

  readonly #key = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.isComposing) return;
    event.preventDefault();
    if (this.guided) this.#answerStep();
    else this.#check();
  };

  /** What was answered, as far as it was. */
  #answer({ asks }: Task): Answer {
    const { fields, chosen } = this.#draft;
    const answer: Answer = {};
    const written = (name: string): string => (fields.get(name) ?? '').trim();
    for (const one of ['points', 'doubles', 'value'] as const)
      if (asks.includes(one) && written(one)) answer[one] = written(one);
    if (asks.includes('awards')) answer.awards = [...chosen] as AwardId[];
    if (asks.includes('waits') && chosen.size) answer.waits = [...chosen];
    const [tile] = chosen;
    if (asks.includes('discard') && tile) answer.discard = tile;
    if (asks.includes('payments')) {
      const payments = winds.filter((seat) => written(`payments.${seat}`));
      if (payments.length)
        answer.payments = Object.fromEntries(payments.map((seat) => [seat, written(`payments.${seat}`)]));
    }
    return answer;
  }

  /** How many of the parts that are asked were not answered. */
  #countMissing({ asks, score }: Task, answer: Answer): number {
    // The points and doubles of a limit hand do not matter.
    const isLimit = score?.awards.some(({ limit = 0 }) => limit >= 1);
    let missing = 0;
    for (const one of asks) {
      if (one === 'payments') missing += 4 - Object.keys(answer.payments ?? {}).length;
      else if (answer[one] === undefined && !(isLimit && asks.includes('value') && one !== 'value')) missing++;
    }
    return missing;
  }

  readonly #check = (): void => {
    const task = this.#task;
    if (!task || this.isDisabled || this.#outcome) return;
    this.#answerError = undefined;
    try {
      const answer = this.#answer(task);
      const missing = this.#countMissing(task, answer);
      const isEmpty = !Object.values(answer).some((one) => (Array.isArray(one) ? one.length : one !== undefined));
      this.#missing = missing;
      this.#checked = isEmpty && missing ? undefined : checkAnswer(solutionOf(task), answer);
      if (this.#checked) this.#tries++;
      const isSolved = this.#checked?.correct === true && !missing;
      if (isSolved) this.#end(this.#tries === 1 && !this.#hints ? 'first-try' : 'solved');
      if (this.#checked) this.#announceAnswer(isSolved, false);
    } catch (error) {
      this.#checked = undefined;
      this.#answerError = error as Error;
    }
    this.change++;
  };

  readonly #show = (): void => {
    const task = this.#task;
    if (!task || this.#outcome) return;
    this.#answerError = undefined;
    let given: Answer = {};
    try {
      given = this.#answer(task);
      this.#checked = checkAnswer(solutionOf(task), given);
    } catch (error) {
      // Invalid input was not answered.
      if (!(error instanceof ExerciseError)) this.#answerError = error as Error;
      else this.#checked = checkAnswer(solutionOf(task), {});
    }
    if (!this.#answerError) {
      this.#missing = this.#countMissing(task, given);
      this.#end('shown');
      this.#announceAnswer(false, true);
    }
    this.change++;
  };

  #end(outcome: Outcome): void {
    this.#outcome = outcome;
    this.#dueChanged();
    this.#focusNext = '.next, .verdict';
  }

  #announceAnswer(solved: boolean, wasShown: boolean): void {
    const answer = this.#checked!;
    this.#updateForm();
    this.dispatchEvent(new MjAnswerEvent({ answer, solved, tries: this.#tries, shown: wasShown }));
    this.dispatchEvent(new Event('change', { bubbles: true, composed: true }));
  }

  readonly #hint = (): void => {
    this.#hints++;
    this.change++;
  };

  readonly #next = (): void => {
    this.#past.push(this.#outcome);
    const count = this.#count;
    if (count && this.#past.length >= count) this.#isOver = true;
    else this.#turn++;
    this.#startOver();
    this.#focusNext = this.#isOver ? '.again' : '.field input, .tiles input, .awards input';
    void this.updateComplete.then(() => this.dispatchEvent(new Event('change', { bubbles: true, composed: true })));
  };

  /** Another round of as many hands, which are new ones. */
  readonly #again = (): void => {
    this.#past = [];
    this.#isOver = false;
    this.#turn++;
    this.#startOver();
    this.#focusNext = '.field input, .tiles input, .awards input';
  };

  // The guided count

  get #questions(): CountQuestion[] {
    const { score } = this.#task ?? {};
    return score ? countQuestions(score) : [];
  }

  #answerStep(given?: number): void {
    const question = this.#questions[this.#steps.length];
    if (!question || this.isDisabled) return;
    this.#answerError = undefined;
    try {
      let answer = given;
      if (answer === undefined) {
        // The number is checked as any other; what it is compared with does not matter.
        const text = (this.#draft.fields.get('step') ?? '').trim();
        answer = checkAnswer(this.#task!.score!, { value: text }).figures[0]!.given;
      }
      this.#steps = [...this.#steps, { question, given: answer, isRight: answer === question.answer }];
      this.#draft.fields.clear();
      this.#focusNext = '.field input';
      if (this.#steps.length === this.#questions.length) this.#endSteps();
    } catch (error) {
      this.#answerError = error as Error;
    }
    this.change++;
  }

  #endSteps(): void {
    const wrong = this.#steps.filter(({ isRight }) => !isRight);
    const idsOf = (steps: readonly CountedStep[]): AwardId[] => [
      ...new Set(steps.flatMap(({ question }) => question.awards.map(({ rule }) => rule))),
    ];
    const { given } = this.#steps.at(-1)!;
    const { figures } = checkAnswer(this.#task!.score!, { value: given });
    this.#checked = {
      correct: !wrong.length,
      figures,
      awards: { right: idsOf(this.#steps.filter(({ isRight }) => isRight)), missing: idsOf(wrong), wrong: [] },
    };
    this.#tries = 1;
    this.#end(wrong.length ? 'shown' : this.#hints ? 'solved' : 'first-try');
    this.#announceAnswer(!wrong.length, false);
  }

  // Rendering

  #message(error: Error): string {
    const { texts } = this;
    const { errors, fields } = texts.exercise;
    const { code, details } = error as unknown as { code: string; details: Record<string, string | number> };
    if (error instanceof ExerciseError || error instanceof AskError) {
      const key = (details.sentence as string) ?? code;
      const [place = '', seat] = asText(details.place ?? '').split('.');
      const label =
        code !== 'answer' || !Object.hasOwn(fields, place)
          ? details.place
          : this.guided
            ? texts.exercise.guide.field[this.#questions[this.#steps.length]?.unit ?? 'value']
            : seat
              ? texts.exercise.payment(seat as Wind)
              : fields[place as Asked];
      if (Object.hasOwn(errors, key))
        return sentence(errors[key as keyof typeof errors], { ...details, place: label! });
    }
    return texts.error(error as never);
  }

  protected override render(): TemplateResult {
    const { error, texts } = this;
    const task = this.#task;
    const words = texts.exercise;
    if (this.#inner.length) return this.#renderSet(texts);
    return html`
      <div class="exercise">
        ${this.#hasChildren || !task ? nothing : this.#renderProgress(texts)}
        ${task && !this.#isOver ? this.#renderTask(task, texts) : nothing}
        <slot></slot>
        ${task && !this.#isOver ? this.#renderQuestion(task, texts) : nothing}
        ${
          this.#isOver
            ? html`
                <p class="verdict" part="verdict" tabindex="-1" role="status">
                  ${words.finished(this.#progress.first, this.#past.length)}
                </p>
                <div class="buttons">${this.#button('again', words.again, this.#again)}</div>
              `
            : nothing
        }
        ${
          error
            ? html`
                <p class="message" part="message" role="alert">${this.#message(error)}</p>
              `
            : !task && !this.#hasChildren
              ? html`
                  <p class="note">${words.noHand}</p>
                `
              : nothing
        }
      </div>
    `;
  }

  #button(name: string, label: string, click: () => void, isMain = false): TemplateResult {
    return html`
      <button
        type="button"
        class="${name}${isMain ? ' main' : ''}"
        part="control"
        ?disabled=${this.isDisabled}
        @click=${click}
      >
        ${label}
      </button>
    `;
  }

  #renderBar(done: number, of: number): TemplateResult {
    return html`
      <svg class="bar" part="bar" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
        <rect class="track" width="100" height="4"></rect>
        <rect class="filled" width=${of ? (100 * done) / of : 0} height="4"></rect>
      </svg>
    `;
  }

  #renderSet(texts: AllExerciseTexts): TemplateResult {
    const { solved, first } = this.#progress;
    const { length } = this.#inner;
    return html`
      <div class="collection">
        <div class="progress" part="progress" role="status">
          <span>${texts.exercise.set(solved, length, first)}</span>
          ${this.#renderBar(solved, length)}
        </div>
        <slot></slot>
      </div>
    `;
  }

  #renderProgress(texts: AllExerciseTexts): TemplateResult | typeof nothing {
    const count = this.#count;
    const { done, first } = this.#progress;
    const { turn, score } = texts.exercise;
    if (!count && !this.#past.length && !done) return nothing;
    return html`
      <div class="progress" part="progress">
        <span>
          ${this.#isOver ? nothing : turn(this.#past.length + 1, count)}${
            done
              ? html`
                  <small>${score(first, done)}</small>
                `
              : nothing
          }
        </span>
        ${count ? this.#renderBar(this.#past.length, count) : nothing}
      </div>
    `;
  }

  /** The generated hand and table; for a hand inside, only how it was won. */
  #renderTask(task: Task, texts: AllExerciseTexts): TemplateResult | typeof nothing {
    const { hand, situation, table } = task;
    if (!hand || this.#hasChildren) return nothing;
    const { sets, concealed, winningTile, bonus } = hand;
    const spoken = {
      groups: sets,
      tiles: inOrder(concealed),
      bonus,
      winningTile,
      win: situation.win,
      circumstances: situation.circumstances,
      isWinShown: true,
    };
    const hidden = task.asks.includes('value') ? situation.seat : undefined;
    return html`
      <div class="given" role="group" aria-label=${texts.hand(spoken)}>${renderHand({ hand, texts })}</div>
      ${renderSituation(situation, winningTile !== undefined, texts)}
      ${table ? renderTable(table, hidden, texts) : nothing}
    `;
  }

  #renderQuestion(task: Task, texts: AllExerciseTexts): TemplateResult {
    const words = texts.exercise;
    const { hand } = this.#source;
    const isDue = Boolean(this.#outcome);
    const situation =
      this.#hasChildren && task.hand && !hand?.situation
        ? renderSituation(task.situation, task.hand.winningTile !== undefined, texts)
        : nothing;
    if (this.guided && task.score)
      return html`
        ${situation} ${this.#renderGuide(task, texts)}
      `;
    return html`
      ${situation}
      <p class="question" part="question">${words.question(task.asks, task.score?.won ?? false)}</p>
      ${this.#renderFields(task, texts)} ${this.#renderHints(task, texts)}
      ${isDue ? nothing : this.#renderButtons(task, texts)} ${this.#renderVerdict(task, texts)}
      ${isDue ? this.#renderAnswer(task, texts) : nothing}
      ${isDue && !this.#hasChildren ? this.#renderNext(words.next) : nothing}
    `;
  }

  #renderNext(label: string): TemplateResult {
    return html`
      <div class="buttons">${this.#button('next', label, this.#next, true)}</div>
    `;
  }

  #renderButtons(task: Task, texts: AllExerciseTexts): TemplateResult {
    const { check, hint, show, hintsLeft } = texts.exercise;
    const left = this.#hintsFor(task, texts).length - this.#hints;
    return html`
      <div class="buttons">
        ${this.#button('check', check, this.#check, true)}
        ${left > 0 ? this.#button('hint', this.#hints ? hintsLeft(left) : hint, this.#hint) : nothing}
        ${this.#button('show', show, this.#show)}
      </div>
    `;
  }

  #renderFields(task: Task, texts: AllExerciseTexts): TemplateResult {
    const { asks } = task;
    const { fields: labels, payment, paymentHelp } = texts.exercise;
    const disabled = this.isDisabled || Boolean(this.#outcome);
    const figureOf = (part: string, seat?: Wind) =>
      this.#checked?.figures.find((one) => one.part === part && one.seat === seat);
    const field = (name: string, label: string, isRight: boolean | undefined, about?: string): TemplateResult =>
      renderField({
        name,
        label,
        about,
        disabled,
        isRight,
        input: this.#input,
        key: this.#key,
      });
    const numbers = (['points', 'doubles', 'value'] as const).filter((one) => asks.includes(one));
    return html`
      ${
        numbers.length
          ? html`
              <div class="fields">${numbers.map((one) => field(one, labels[one], figureOf(one)?.correct))}</div>
            `
          : nothing
      }
      ${
        asks.includes('payments')
          ? html`
              <p class="note" id="payments">${paymentHelp}</p>
              <div class="fields">
                ${winds.map((seat) =>
                  field(`payments.${seat}`, payment(seat), figureOf('payments', seat)?.correct, 'payments'),
                )}
              </div>
            `
          : nothing
      }
      ${
        asks.includes('awards')
          ? renderAwards(this.#awardsOf(task), this.#draft.chosen, this.#checked?.awards, disabled, this.#toggle, texts)
          : nothing
      }
      ${
        asks.includes('waits')
          ? html`
              <div @keydown=${this.#move} @focusin=${this.#entered}>
                ${renderTiles('waits', suitedTiles, this.#draft.chosen, disabled, this.#toggle, texts, this.#stop)}
              </div>
            `
          : nothing
      }
      ${
        asks.includes('discard')
          ? renderTiles('discard', discardable(task), this.#draft.chosen, disabled, this.#toggle, texts)
          : nothing
      }
    `;
  }

  /** The awards that such a hand can earn under these rules. */
  #awardsOf({ profile, score }: Task): AwardId[] {
    const compiled = compiledProfile(profile);
    const ids: AwardId[] = [...ruleIds, ...ownAwardsIn(profile.rules)];
    return ids.filter((id) => compiled.gives(id, score?.won ?? true));
  }

  /** Arrow keys in the grid of tiles. */
  readonly #move = (event: KeyboardEvent): void => {
    const inputs = [...this.shadowRoot!.querySelectorAll<HTMLInputElement>('.tiles input')];
    const at = inputs.indexOf(event.composedPath()[0] as HTMLInputElement);
    const forward = this.matches(':dir(rtl)') ? -1 : 1;
    const by = { ArrowRight: forward, ArrowLeft: -forward, ArrowDown: 9, ArrowUp: -9 }[event.key];
    if (event.key === 'Enter') return this.#key(event);
    if (at < 0 || by === undefined) return;
    event.preventDefault();
    inputs[at + by]?.focus();
  };

  readonly #entered = (event: Event): void => {
    const inputs = [...this.shadowRoot!.querySelectorAll<HTMLInputElement>('.tiles input')];
    const at = inputs.indexOf(event.composedPath()[0] as HTMLInputElement);
    if (at < 0 || at === this.#stop) return;
    this.#stop = at;
    this.change++;
  };

  /** The hints for a task, in the order of a count: what to look for, and how much there is. */
  #hintsFor({ asks, score }: Task, texts: AllExerciseTexts): string[] {
    const { hints, guide, found } = texts.exercise;
    for (const one of ['waits', 'discard'] as const) if (asks.includes(one)) return [...hints[one]];
    const payments = asks.includes('payments') ? hints.payments : [];
    if (!score || !asks.some((one) => one !== 'payments')) return [...payments];
    // Points are counted for the value, and for a list of awards.
    const isAsked = (unit: CountQuestion['unit']): boolean =>
      asks.includes('value') || (unit !== 'value' && (asks.includes('awards') || asks.includes(unit as Asked)));
    return [
      ...countQuestions(score)
        .filter(({ unit }) => isAsked(unit))
        .map(({ topic, unit, awards }) =>
          unit === 'value' ? guide.question(topic, unit) : `${guide.question(topic, unit)} ${found(awards.length)}`,
        ),
      ...payments,
    ];
  }

  #renderHints(task: Task, texts: AllExerciseTexts): TemplateResult {
    const shownHints = this.#hints ? this.#hintsFor(task, texts).slice(0, this.#hints) : [];
    return html`
      <div aria-live="polite">
        ${
          shownHints.length
            ? html`
                <ol class="hints">
                  ${shownHints.map(
                    (hint) => html`
                      <li part="hint">${hint}</li>
                    `,
                  )}
                </ol>
              `
            : nothing
        }
      </div>
    `;
  }

  #renderVerdict({ asks, score }: Task, texts: AllExerciseTexts): TemplateResult {
    const words = texts.exercise;
    const checked = this.#checked;
    const error = this.#answerError;
    const isDue = Boolean(this.#outcome);
    const names = (ids: readonly AwardId[]): string => texts.list(ids.map((id) => texts.rule(id)));
    const lines: string[] = [];
    if (checked) {
      const { figures, awards, waits, discard } = checked;
      for (const { part, seat, given, expected, correct, slip } of figures) {
        const label = seat ? words.payment(seat) : words.fields[part];
        const text = signed(given, texts);
        if (correct) lines.push(words.isRight(label, text));
        else
          lines.push(
            isDue
              ? words.shouldBe(label, text, signed(expected, texts))
              : `${words.isWrong(label, text)}${
                  slip
                    ? ` ${words.slip(slip, slip.kind === 'omitted' ? slip.awards.map((id) => texts.rule(id)) : [])}`
                    : ''
                }`,
          );
      }
      if (awards && asks.includes('awards')) {
        if (awards.right.length) lines.push(words.right(names(awards.right)));
        if (awards.missing.length)
          lines.push(isDue ? words.missingNames(names(awards.missing)) : words.missing(awards.missing.length));
        if (awards.wrong.length) lines.push(words.wrongNames(names(awards.wrong)));
      }
      if (waits) {
        const { right, missing, wrong } = waits;
        if (right.length) lines.push(words.right(texts.tiles(right)));
        if (missing.length)
          lines.push(isDue ? words.missingNames(texts.tiles(missing)) : words.missing(missing.length));
        if (wrong.length) lines.push(words.wrongNames(texts.tiles(wrong)));
      }
      if (discard)
        lines.push(
          discard.correct
            ? words.right(texts.tile(discard.given))
            : words.wrongNames(texts.tile(discard.given)) +
                (isDue ? ` ${words.right(texts.list(discard.best.map((one) => texts.tile(one))))}` : ''),
        );
      if (isDue && score?.awards.some(({ limit = 0 }) => limit >= 1)) lines.push(words.limitHand);
    }
    if (this.#missing && !isDue && (checked || !error))
      lines.push(checked ? words.missing(this.#missing) : words.noAnswer);
    const wrong = checked ? this.#wrongParts(checked) : 0;
    const head = error
      ? this.#message(error)
      : !checked
        ? undefined
        : this.#outcome === 'first-try' || this.#outcome === 'solved'
          ? words.correct
          : isDue
            ? undefined
            : wrong
              ? words.wrong(wrong, this.#partsOf(checked))
              : undefined;
    return html`
      <div class="verdict" part="verdict" role="status" tabindex="-1">
        ${
          head
            ? html`
                <p class=${this.#outcome && !error ? 'head good' : 'head bad'}>${head}</p>
              `
            : nothing
        }
        ${
          lines.length
            ? html`
                <ul>
                  ${lines.map(
                    (line) => html`
                      <li>${line}</li>
                    `,
                  )}
                </ul>
              `
            : nothing
        }
      </div>
    `;
  }

  #wrongParts({ figures, awards, waits, discard }: CheckedAnswer): number {
    const isWrong = (list: CheckedAnswer['waits'] | CheckedAnswer['awards']): number =>
      list && (list.missing.length || list.wrong.length) ? 1 : 0;
    return (
      figures.filter(({ correct }) => !correct).length +
      isWrong(awards) +
      isWrong(waits) +
      (discard && !discard.correct ? 1 : 0)
    );
  }

  #partsOf({ figures, awards, waits, discard }: CheckedAnswer): number {
    return figures.length + [awards, waits, discard].filter(Boolean).length;
  }

  /** The answer, once it is due. A settlement inside shows its own payments. */
  #renderAnswer(task: Task, texts: AllExerciseTexts): unknown {
    const { asks, score, profile, settlement } = task;
    const checked = this.#checked;
    if (asks.includes('waits')) return renderWaits(waitsOf(task), texts);
    if (asks.includes('discard')) {
      const all = discardsOf(task);
      return renderDiscards(all, bestDiscards(all), texts);
    }
    const answered =
      checked?.awards && asks.includes('awards') && checked.awards.right.length + checked.awards.wrong.length
        ? new Set<string>(checked.awards.right)
        : undefined;
    return html`
      ${
        score && asks.some((one) => one !== 'payments')
          ? html`
              ${renderLines(score, answered, texts)}
              ${renderNotGiven(score, checked?.awards?.wrong ?? [], profile, texts)}
            `
          : nothing
      }
      ${
        settlement && !this.#hasChildren
          ? html`
              <ul class="payments">
                ${settlement.payments.map(
                  (payment) => html`
                    <li>${this.#paymentText(payment, texts)}</li>
                  `,
                )}
              </ul>
            `
          : nothing
      }
    `;
  }

  #paymentText(payment: Settlement['payments'][number], texts: AllExerciseTexts): string {
    return texts.settlement.payment(payment, 0);
  }

  #renderGuide(task: Task, texts: AllExerciseTexts): TemplateResult {
    const { guide } = texts.exercise;
    const score = task.score!;
    const steps = this.#steps;
    const questions = this.#questions;
    const question = questions[steps.length];
    const error = this.#answerError;
    const amount = (number: number, unit: CountQuestion['unit']): string => guide.amount(number, unit);
    const last = steps.at(-1)?.question;
    const wrong = steps.filter(({ isRight }) => !isRight).length;
    return html`
      <p class="question" part="question">${guide.title}</p>
      <ol class="steps">
        ${steps.map(
          ({ question: asked, given, isRight }) => html`
            <li class=${isRight ? 'right' : 'wrong'} part="step">
              <span>${guide.question(asked.topic, asked.unit)}</span>
              <b>
                ${
                  isRight
                    ? guide.right(amount(asked.answer, asked.unit))
                    : guide.wrong(amount(given, asked.unit), amount(asked.answer, asked.unit))
                }
              </b>
              ${isRight ? nothing : renderEarned(score, asked, texts)}
            </li>
          `,
        )}
      </ol>
      <div class="verdict" part="verdict" role="status" tabindex="-1">
        ${
          error
            ? html`
                <p class="head bad">${this.#message(error)}</p>
              `
            : question
              ? last && last.unit !== 'value'
                ? html`
                    <p>${guide.sums(last.points, last.doubles)}</p>
                  `
                : nothing
              : html`
                  <p class="head good">${guide.done(score.value, wrong)}</p>
                `
        }
      </div>
      ${
        question
          ? html`
              <div class="ask">
                <p class="place">${guide.step(steps.length + 1, questions.length)}</p>
                <p class="question">${guide.question(question.topic, question.unit)}</p>
                ${question.about.length ? renderCounts(question, task.profile, texts) : nothing}
                <div class="fields">
                  ${renderField({
                    name: 'step',
                    label: guide.field[question.unit],
                    disabled: this.isDisabled,
                    input: this.#input,
                    key: this.#key,
                  })}
                </div>
                <div class="buttons">
                  ${this.#button('check', texts.exercise.check, () => this.#answerStep(), true)}
                  ${question.unit === 'value' ? nothing : this.#button('none', guide.none, () => this.#answerStep(0))}
                  ${this.#button('show', guide.fromHand, () => {
                    this.#hints++;
                    this.#answerStep(question.answer);
                  })}
                </div>
              </div>
            `
          : html`
              ${renderLines(score, undefined, texts)}
              ${this.#hasChildren ? nothing : this.#renderNext(texts.exercise.next)}
            `
      }
    `;
  }
}

/** A number that may be a loss. */
const signed = (number: number, texts: AllExerciseTexts): string => texts.number(number).replace('-', '−');

/** What a task is about: another one starts over. */
const keyOf = ({ asks, hand, situation, profile, settlement }: Task, guided: boolean): string =>
  JSON.stringify([asks, hand, situation, profile.name, profile.rules, settlement?.totals, guided]);

declare global {
  interface HTMLElementTagNameMap {
    'mj-exercise': MjExercise;
  }
  /** Applies to elements, documents and windows, because the events bubble. */
  interface GlobalEventHandlersEventMap {
    'mj-answer': MjAnswerEvent;
  }
}
