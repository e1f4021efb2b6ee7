import { isServer, type PropertyValues, type TemplateResult } from 'lit';
import { keepInside } from '../keep-inside.js';
import { property, state } from '../property.js';
import { asText } from '../../core/errors.js';
import { plainText } from '../../core/input.js';
import type { Profile, Settlement } from '../../core/index.js';
import { hasFines } from '../../core/rules/fines.js';
import type { Asked, CheckedAnswer } from '../../core/odds.js';
import { joinProgress, idOf, MOST_HANDS, writeProgress, type Outcome } from '../../exercise/progress.js';
import { countOutcomes, ExerciseSession, sumResults } from '../../exercise/session.js';
import type { ExerciseResults, GivenAnswer } from '../../exercise/session.js';
import { TaskError, handTask, readAsk, type Task } from '../../exercise/task.js';
import { exerciseTextsFor, type AllExerciseTexts } from '../../lang/exercise.js';
import { arrowStyles } from '../../render/arrow.styles.js';
import { controlStyles } from '../../render/controls.styles.js';
import { isRightToLeft } from '../../render/direction.js';
import { frameStyles } from '../../render/frame.styles.js';
import { handStyles } from '../../render/hand.styles.js';
import { barStyles } from '../../render/figures.styles.js';
import { blockStyles, scrollStyles } from '../../render/parts.styles.js';
import { situationStyles } from '../../render/situation.styles.js';
import { tileStyles } from '../../render/tile.styles.js';
import { Later, loadMissing, loadPart, asked } from '../lazy.js';
import { MjAnswerEvent, MjCompleteEvent, MjProgressEvent } from './event.js';
import { Keeping, type KeepingHost } from './kept-progress.js';
import { exerciseStyles } from './styles.js';
import { asksForTiles, renderExercise, renderNote, renderSet, type ExerciseActions } from './views.js';
import { HandSource, type HandElement } from '../hand-source.js';
import { bonusFaces } from '../base/mj-element.js';
import { MjFormElement } from '../base/mj-form-element.js';
import { insideOf, isCustom } from '../safe-dom.js';
import { fire, MjErrorEvent } from '../events.js';
import { notifyInside, tableKey, type TableRules } from '../inherited-rules.js';

export type { ExerciseResults, Outcome };

/** A settlement from any copy of the package. */
type SettlementElement = HTMLElement & { readonly settlement: Settlement | undefined; readonly error: Error | null };

const isSettlement = (element: Element): element is SettlementElement =>
  isCustom(element) && 'settlement' in element && 'scores' in element;

const isExercise = (element: Element): element is MjExercise => isCustom(element) && 'outcome' in element;

const LONGEST_SEED = 1000;

/** Events of elements inside. Those of results do not bubble until the answer is due. */
const INSIDE = ['mj-answer', 'mj-settlement', 'mj-error'];

/** The text of `keep` is a key; without a text, it is the empty one. */
const keepConverter = {
  fromAttribute: (text: string | null): boolean | string => text || text === '',
  toAttribute: (keep: unknown): string | null => (keep === true ? '' : keep || keep === '' ? asText(keep) : null),
};

/** Loaded for payments at a table that has fines. A server must load it before rendering. */
const fines = new Later(() => import('./table-fines.js'));

const tableRules = new Later(() => import('./table-rules.js'));

/** Loaded where the exercise makes hands, from `seed`, `want` or `count`. */
const generated = new Later(() => import('../../exercise/generated.js'));

/** Loaded where the exercise draws a hand: one that it makes, or one that is elsewhere on the page. */
const drawn = new Later(() => import('./drawn.js'));

const tiles = new Later(() => import('./tile-views.js'));

/** Loaded when the answer is due, and with a guided count. The reader’s first action requests it. */
const answer = new Later(() => import('./answer.js'));

/** A server must load these parts before rendering. */
export const loadParts = (): Promise<unknown> =>
  Promise.all([fines, generated, drawn, tiles, answer].map((part: Later<unknown>) => part.load()));

if (isServer) void loadParts();

/**
 * An exercise about a hand or a table: it asks, checks the answer, gives hints, and explains the answer line by line once
 * it is found or requested. Until then, the page does not contain the answer.
 *
 * Around a hand, it asks about that hand; around a settlement, who pays what; around other exercises, it shows their
 * progress. With `for`, it draws a hand elsewhere on the page again and asks about that. Without any of these, it generates hands from `seed` and `want`, one after the other.
 *
 * Keys: Enter in a field checks the answer; in a grid of tiles, the arrow keys move and the space bar chooses.
 *
 * @tag mj-exercise
 * @summary Asks for the points, doubles and value of a hand, and explains them.
 * @slot - A hand, a settlement, or several exercises; text that is shown above the question
 * @fires {MjAnswerEvent} mj-answer - Fires when an answer is checked or shown, with the right, missing and wrong awards
 * @fires {MjProgressEvent} mj-progress - Fires when `progress` changes, and when it is restored
 * @fires {MjCompleteEvent} mj-complete - Fires when the last hand of a row or the last exercise inside is solved or shown, with the results
 * @fires {MjErrorEvent} mj-error - Fires if an attribute, the hand or the text set as `progress` is invalid
 * @fires {Event} input - Fires on every edit of the answer; `value` is already updated
 * @fires {Event} change - Fires when the answer is checked or shown, and when the next hand appears
 * @csspart tally - Which hand it is, and how many were right
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
 * @csspart rules-line - The rules that apply, in a line that unfolds
 * @csspart card - All of them
 * @csspart section - A section of the card; also has the part name `points`, `doubles`, `limit-hands`, `payment` or `play`
 * @csspart caption - The title of a section
 * @csspart rule - A rule; in it, the part `value` is what it is worth
 * @cssproperty [--mj-tile-width=2.25em] - Width of a tile where space allows
 * @cssproperty [--mj-accent] - Accent color
 * @cssproperty [--mj-background=Canvas] - Background of the hand that stays in view in a guided count, if the page’s is not the default
 * @cssproperty [--mj-gain] - Color of what is right
 * @cssproperty [--mj-loss] - Color of what is wrong
 * @cssproperty [--mj-line] - Color of hairlines and borders
 * @cssstate error - An attribute or the hand is invalid
 * @cssstate solved - The answer was found
 */
export class MjExercise extends MjFormElement implements KeepingHost {
  static override readonly tag = 'mj-exercise';
  static override readonly keepInside = keepInside;
  static override styles = [
    blockStyles,
    tileStyles,
    frameStyles,
    scrollStyles,
    handStyles,
    barStyles,
    situationStyles,
    controlStyles,
    arrowStyles,
    exerciseStyles,
  ];

  /**
   * What is asked: any of `points`, `doubles`, `value`, `awards` and `payments`, or one of `waits` and `discard`. By default
   * points, doubles and value, or the payments of a settlement.
   */
  @property() ask = '';
  /** The id of an `<mj-hand>` elsewhere on the page, which is drawn again. Its own value stays visible. */
  @property() for?: string;
  /** Any text: the same seed always generates the same hands in the same order. */
  @property() seed = '';
  /**
   * What generated hands must have: `full-flush; doubles: 4+; difficulty: hard`. For payments at a table that has fines, also
   * what another player has done wrong: `error: false-win`, `error: any` or `error: none`. By default, every second table has an error.
   */
  @property() want = '';
  /** How many hands to ask about before the result is shown. By default, the exercise goes on. */
  @property() count = '';
  /** Asks one question at a time, in the order in which a beginner counts. */
  @property({ type: Boolean }) guided = false;
  /**
   * Keeps progress over a reload, in the browser’s storage for this page; on an exercise around others, keeps theirs. A text,
   * such as `learner-7`, separates people who share a browser.
   */
  @property({ type: Boolean, reflect: true, converter: keepConverter }) keep: boolean | string = false;
  /** Requires the exercise to be answered before the form can be submitted. */
  @property({ type: Boolean, reflect: true }) required = false;

  @state() private areRulesOpen = false;
  /** @internal Whether no answer reaches the learning platform, although one launched the page. */
  @state() isUnreported = false;

  readonly #session = new ExerciseSession();
  #inner: MjExercise[] = [];
  /** Those that have taken the progress of the set from the page. */
  #handed = new WeakSet<MjExercise>();
  /** Whether `mj-complete` has fired for the set. */
  #isComplete = false;
  /** Whether there is a hand, a settlement or an exercise inside, or there may be one once it is defined. */
  #hasContent = false;
  #task?: Task;
  /** Where Tab enters a grid of tiles. */
  #stop = 0;
  #focusNext?: string;
  readonly #keeping = new Keeping(this, this.#session);
  readonly #source = new HandSource(this);

  /**
   * How the exercise ended; undefined until it is solved or its answer was shown. Of a row of `count` hands, the worst of
   * their outcomes, once the last one has one; of a row without an end, that of the last answered hand.
   */
  get outcome(): Outcome {
    return this.#isRow ? this.#session.rowOutcome(this.#count) : this.#session.outcome;
  }

  /** The last check; undefined before it. */
  get checked(): CheckedAnswer | undefined {
    return this.#session.checked;
  }

  /** The answer so far: `points 26; doubles 2; value 104`. Around other exercises, how many of them are solved. */
  get value(): string {
    const { length } = this.#inner;
    return length ? `${countOutcomes(this.#outcomes).solved}/${length}` : this.#session.value;
  }

  set value(text: string) {
    this.#session.value = text;
    this.requestUpdate();
  }

  /** How many times the answer to this question was checked. */
  get tries(): number {
    return this.#session.tries;
  }

  /** How many hints to this question were asked for. */
  get hints(): number {
    return this.#session.hints;
  }

  /**
   * What is right, in the form of `value`: `points 26; doubles 2; value 104`. Undefined until the answer is due. Of several
   * best discards, all are listed.
   */
  get solution(): string | undefined {
    return this.#session.solution;
  }

  /** How far the exercise got: in a row, over all hands up to now; around other exercises, their sum. */
  get results(): ExerciseResults {
    return this.#inner.length
      ? sumResults(this.#inner.map(({ results }) => results))
      : this.#session.results(this.#count);
  }

  /**
   * How far the exercise got, or the exercises inside, as a text for the page to store. Setting it restores the answers, the
   * hints and what was solved, for questions that are the same as when it was read; an empty text starts over.
   */
  get progress(): string {
    if (this.#inner.length) return joinProgress(this.#inner.map(({ progress }) => progress));
    const { progress } = this.#session;
    return (
      this.#keeping.given ?? (progress && this.#task ? writeProgress(new Map([[idOf(this.about), progress]])) : '')
    );
  }

  set progress(text: string) {
    try {
      this.#keeping.give(text);
      this.#handed = new WeakSet();
      this.#handOn();
      this.requestUpdate();
    } catch (error) {
      this.announce(
        () => new MjErrorEvent(error as Error),
        () => true,
      );
    }
  }

  /** Around other exercises, that of the first one that is to be answered; where nothing can be answered, what is shown instead. */
  protected override get firstControl(): HTMLElement | undefined {
    const due = this.#inner.filter(({ outcome }) => !outcome);
    const exercise = due.find(({ shadowRoot }) => shadowRoot?.activeElement) ?? due[0];
    if (exercise) return exercise.anchor;
    const find = (selector: string) => this.shadowRoot?.querySelector<HTMLElement>(selector);
    const control = find('.field input, .tiles input, .awards input');
    const shown = control ?? find('.message, .exercise > .quiet') ?? find('.exercise');
    // Forms point at an element only if it can have the focus.
    if (shown && !control) shown.tabIndex = -1;
    return shown ?? undefined;
  }

  /** Elements inside must not show the answer before it is found or requested. */
  override get [tableKey](): TableRules {
    const outer = super[tableKey];
    const conceals = !this.#inner.length && !this.#session.isDue;
    return { ...outer, showsSituation: true, conceals };
  }

  protected get texts(): AllExerciseTexts {
    return exerciseTextsFor(this.language);
  }

  /** A hand that is drawn here may have any tile. */
  override get ready(): Promise<unknown> | undefined {
    return (
      super.ready ??
      exerciseTextsFor.load(this.language) ??
      (this.#isFining ? loadPart(fines, this.language) : undefined) ??
      (this.areRulesOpen ? loadPart(tableRules, this.language) : undefined) ??
      (this.#needsAnswer ? loadPart(answer, this.language) : undefined) ??
      loadMissing([
        this.#generates && generated,
        (this.#generates || this.for) && drawn,
        (this.#generates || this.for) && bonusFaces,
        /waits|discard/i.test(asText(this.ask ?? '')) && tiles,
      ])
    );
  }

  /** Whether the exercise makes hands if there is nothing inside to ask about. */
  get #generates(): boolean {
    return [this.seed, this.want, this.count].some((text) => asText(text ?? '').trim());
  }

  get #needsAnswer(): boolean {
    return this.guided || this.#session.isDue;
  }

  /** Whether players of generated tables may have made errors: the rules have fines for some, or `want` asks for one. */
  get #isFining(): boolean {
    const { profile } = this.resolved;
    const asksForPayments = /payments/i.test(asText(this.ask ?? ''));
    return (
      asksForPayments && profile !== undefined && (hasFines(profile.rules) || asText(this.want ?? '').includes('error'))
    );
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (isServer) return;
    for (const type of INSIDE) this.addEventListener(type, this.#changedInside, true);
    addEventListener('storage', this.#storedElsewhere);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    for (const type of INSIDE) this.removeEventListener(type, this.#changedInside, true);
    removeEventListener('storage', this.#storedElsewhere);
  }

  readonly #storedElsewhere = (): void => {
    this.#keeping.lookAgain();
    this.requestUpdate();
  };

  readonly #changedInside = ({ target, type }: Event): void => {
    if (target === this) return;
    this.requestUpdate();
    // After all listeners have received the answer.
    if (type === 'mj-answer') queueMicrotask(() => this.#completeWith(target as MjExercise));
  };

  /** The answer to an exercise inside may have been the last one. */
  #completeWith(exercise: MjExercise): void {
    if (this.#isComplete || !exercise.outcome || !this.#inner.includes(exercise)) return;
    this.#isComplete = this.#outcomes.every(Boolean);
    if (this.#isComplete) this.dispatchEvent(new MjCompleteEvent(this.results));
  }

  formResetCallback(): void {
    // Some frameworks reset a form after each action; this must not delete progress that survives a reload.
    if (this.keepKey === undefined || !(this.outcome || this.#session.past.length)) this.#restart();
  }

  #restart(): void {
    this.#session.rewind();
    this.#stop = 0;
    this.#change(() => this.#session.startOver());
  }

  /** Restores an answer that the browser saved when the user left the page. */
  formStateRestoreCallback(saved: unknown): void {
    this.#session.restore(asText(saved));
    this.requestUpdate();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const session = this.#session;
    const wasSet = this.#inner.length > 0;
    const wasDue = session.isDue;
    this.takeEarly('value', 'progress');
    if (['seed', 'want', 'count'].some((name) => changed.has(name as never)) && this.hasUpdated) session.rewind();
    super.willUpdate(changed);
    if (session.setTask(this.#task, this.guided)) this.#stop = 0;
    if (this.#inner.length) this.#handOn();
    else if (this.#task && !isServer) this.#keeping.take(!this.hasUpdated);
    if (wasSet !== this.#inner.length > 0 || wasDue !== session.isDue) this.#dueChanged();
    // Restored progress may have made the answer due.
    if (!wasDue && session.isDue && asked(this.ready)) this.again();
    this.setGroup(this.texts.exercise.caption);
    this.toggleState('solved', session.isSolved);
    if (isServer) return;
    if (changed.has('keep') && this.#inner.length) notifyInside(this);
    if (!this.#outcomes.every(Boolean)) this.#isComplete = false;
    this.#updateForm();
  }

  protected override read(): void {
    this.#task = undefined;
    const task = this.#findTask();
    const { findTiles } = tiles.module ?? {};
    // Without it, no answer could be checked, not even one that is restored.
    if (task && (findTiles || !asksForTiles(task))) this.#task = { ...task, findTiles };
  }

  #updateForm(): void {
    const { internals, value } = this;
    const { isDue, tries, turn } = this.#session;
    internals.setFormValue(this.#formData, JSON.stringify({ turn, value: this.guided ? '' : value }));
    const isDone = this.#inner.length ? this.#outcomes.every(Boolean) : isDue || tries > 0;
    const isMissing = this.required && !isDone;
    internals.setValidity({ valueMissing: isMissing }, isMissing ? this.texts.exercise.required : '');
  }

  /** What forms submit: the answer, how it ended, and what it took. */
  get #formData(): FormData {
    const { name, value, outcome, results } = this;
    const data = new FormData();
    const { tries, hints } = results;
    const fields = { '': value, '.outcome': outcome, '.tries': tries, '.hints': hints };
    if (name) for (const [key, field] of Object.entries(fields)) data.set(name + key, asText(field ?? ''));
    return data;
  }

  protected override update(changed: PropertyValues<this>): void {
    if (this.areRulesOpen && tableRules.module) this.adopt(...tableRules.module.tableRulesStyles);
    super.update(changed);
  }

  protected override updated(): void {
    for (const input of this.shadowRoot!.querySelectorAll<HTMLInputElement>('.field input')) {
      const text = this.#session.field(input.name);
      if (input.value !== text) input.value = text;
    }
    const wanted = this.#focusNext;
    this.#focusNext = undefined;
    if (wanted) this.shadowRoot!.querySelector<HTMLElement>(wanted)?.focus();
  }

  get #outcomes(): readonly Outcome[] {
    return this.#inner.map(({ outcome }) => outcome);
  }

  #findTask(): Task | undefined {
    this.#inner = [];
    this.#hasContent = true;
    if (this.isBlind) return undefined;
    if (this.for) return this.#taskElsewhere();
    this.#source.find(undefined);
    const all = insideOf(this);
    // A set inside another one counts by its exercises.
    this.#inner = all.filter(isExercise).filter((one) => !insideOf(one).some(isExercise));
    if (this.#inner.length) return undefined;
    const asks = readAsk(asText(this.ask ?? ''));
    const profile = this.table;
    const settlement = all.find(isSettlement);
    if (settlement) return settlementTask(settlement, asks, profile);
    const { hand, expected } = this.#source;
    const asked: readonly Asked[] = asks.length ? asks : ['points', 'doubles', 'value'];
    if (hand) return taskOf(hand, asked, hand.resolved?.profile ?? profile);
    // A hand or an exercise that is not defined yet will trigger another update.
    if (expected) return undefined;
    this.#hasContent = false;
    if (!this.#generates || !generated.module) return undefined;
    const seed = asText(this.seed ?? '').slice(0, LONGEST_SEED);
    const { turn } = this.#session;
    const count = this.#writtenCount;
    if (/\D/.test(count)) throw new TaskError('count', asText(this.count).trim());
    const chooseError = this.#isFining ? fines.module?.chooseError : undefined;
    const { generatedTask } = generated.module;
    return generatedTask(turn ? `${seed} ${turn + 1}` : seed, asText(this.want ?? ''), asked, profile, chooseError);
  }

  /** The task that the hand named by `for` sets, by the rules of this element if it has any, or those of the hand. */
  #taskElsewhere(): Task | undefined {
    if (this.isConnected) this.#source.find(this.for);
    const { hand, expected, error } = this.#source;
    this.#hasContent = expected && !hand;
    if (error) throw error;
    const asks = readAsk(asText(this.ask ?? ''));
    const isOwn = this.profile || this.limit || this.rules;
    const profile = (!isOwn && hand?.resolved?.profile) || this.table;
    return hand && taskOf(hand, asks.length ? asks : ['points', 'doubles', 'value'], profile);
  }

  get #set(): MjExercise | undefined {
    return this.parentElement?.closest<MjExercise>(this.localName) ?? undefined;
  }

  get #isKeeping(): boolean {
    return Boolean(this.keep) || this.keep === '';
  }

  /** @internal Where progress is kept in the browser; undefined if it is not. */
  get keepKey(): string | undefined {
    const { keep } = this;
    if (this.#isKeeping) return keep === true ? '' : asText(keep);
    return this.parentElement?.closest(`${this.localName}[keep]`)?.getAttribute('keep') ?? undefined;
  }

  /** @internal Asks for another update, after this one. */
  again(): void {
    this.afterUpdate(() => this.requestUpdate());
  }

  /** @internal A kept answer or the hands of a row before this one have been restored. */
  resumed(): void {
    const { progress } = this;
    // The set around it counts a row by its last answer, even if the next question is not answered.
    this.#set?.requestUpdate();
    this.announce(
      () => new MjProgressEvent(progress, true),
      () => this.progress === progress,
    );
  }

  /** Hands progress from the page to the exercises inside that have not had it. */
  #handOn(): void {
    const { given } = this.#keeping;
    if (given === undefined) return;
    for (const exercise of this.#inner) if (!this.#handed.has(exercise)) exercise.progress = given;
    this.#handed = new WeakSet(this.#inner);
  }

  get #isRow(): boolean {
    return !this.#hasContent && !this.for;
  }

  /** @internal What the exercise is about. The hands of a row are one exercise. */
  get about(): string {
    if (!this.#isRow) return this.#session.about;
    const { ask, seed, want, count, guided, table } = this;
    return JSON.stringify(['row', ask, seed, want, count, Boolean(guided), table.name, table.rules]);
  }

  /** Clears the answers, including kept ones; on an exercise around others, clears theirs. */
  startOver(): void {
    for (const exercise of this.#inner) exercise.startOver();
    if (this.#inner.length) this.progress = '';
    else this.#restart();
  }

  /** @internal The number of generated hands; undefined if the exercise is about hands of the page. */
  get row(): number | undefined {
    return this.#isRow ? this.#count : undefined;
  }

  get #writtenCount(): string {
    return plainText(asText(this.count ?? '')).trim();
  }

  get #count(): number {
    const written = this.#writtenCount;
    return /^\d+$/.test(written) ? Math.min(Number(written), MOST_HANDS) : 0;
  }

  #dueChanged(): void {
    this.surroundingsChanged();
    if (isServer || !this.isConnected) return;
    if (this.childElementCount) notifyInside(this);
    this.#set?.requestUpdate();
  }

  /** Changes the session, and announces what a check found. */
  #change(act: () => GivenAnswer | undefined | void): void {
    const wasDue = this.#session.isDue;
    const before = this.progress;
    const verdict = act();
    const { isDue } = this.#session;
    if (wasDue !== isDue) {
      if (isDue) this.#focusNext = '.next, .verdict';
      else this.#stop = 0;
      this.#dueChanged();
    }
    if (verdict) {
      this.#updateForm();
      this.dispatchEvent(new MjAnswerEvent(verdict));
      fire(this, 'change');
    }
    if (this.#task) this.#keeping.keep();
    this.#set?.requestUpdate();
    this.requestUpdate();
    const { progress } = this;
    if (progress !== before) this.dispatchEvent(new MjProgressEvent(progress, false));
    if (verdict && this.#isRow && this.#session.isOver(this.#count))
      this.dispatchEvent(new MjCompleteEvent(this.results));
  }

  #edit(act: () => void): void {
    act();
    void asked(loadPart(answer, this.language));
    this.requestUpdate();
    this.#updateForm();
    fire(this, 'input');
  }

  #step(act: () => GivenAnswer | undefined): void {
    if (!this.#session.question || this.isDisabled) return;
    this.#focusNext = '.field input';
    this.#change(act);
    if (this.#session.error) this.#focusNext = undefined;
  }

  readonly #actions: ExerciseActions = {
    input: ({ currentTarget }) => {
      const { name, value } = currentTarget as HTMLInputElement;
      this.#edit(() => this.#session.enter(name, value));
    },
    toggle: ({ currentTarget }) => {
      const { value, checked, type } = currentTarget as HTMLInputElement;
      this.#edit(() => this.#session.choose(value, checked, type === 'radio'));
    },
    key: (event) => {
      if (event.key !== 'Enter' || event.isComposing) return;
      event.preventDefault();
      if (this.guided) this.#actions.answerStep();
      else this.#actions.check();
    },
    move: (event) => {
      const inputs = this.#grid;
      const at = inputs.indexOf(event.composedPath()[0] as HTMLInputElement);
      const forward = isRightToLeft(this) ? -1 : 1;
      const by = { ArrowRight: forward, ArrowLeft: -forward, ArrowDown: 9, ArrowUp: -9 }[event.key];
      if (event.key === 'Enter') return this.#actions.key(event);
      if (at < 0 || by === undefined) return;
      event.preventDefault();
      inputs[at + by]?.focus();
    },
    enter: (event) => {
      const at = this.#grid.indexOf(event.composedPath()[0] as HTMLInputElement);
      if (at < 0 || at === this.#stop) return;
      this.#stop = at;
      this.requestUpdate();
    },
    check: () => {
      if (!this.isDisabled) this.#change(() => this.#session.check());
    },
    show: () => this.#change(() => this.#session.show()),
    hint: () => this.#change(() => this.#session.hint()),
    next: () => {
      this.#change(() => this.#session.next());
      this.afterUpdate(() => this.focus());
      this.afterUpdate(() => fire(this, 'change'));
    },
    again: () => {
      this.#change(() => this.#session.again());
      this.afterUpdate(() => this.focus());
    },
    startOver: () => {
      this.startOver();
      this.afterUpdate(() => this.focus());
    },
    answerStep: (given) => this.#step(() => this.#session.answerStep(given)),
    revealStep: () => this.#step(() => this.#session.revealStep()),
  };

  get #grid(): HTMLInputElement[] {
    return [...this.shadowRoot!.querySelectorAll<HTMLInputElement>('.tiles input')];
  }

  protected override render(): TemplateResult {
    const { texts, error, isDisabled } = this;
    const { profile } = this.#task ?? {};
    const note = renderNote(this.isUnreported ? texts.exercise.unreported : undefined);
    if (this.#inner.length)
      return renderSet(this.#outcomes, texts, note, this.#isKeeping ? this.#actions.startOver : undefined);
    return renderExercise(
      {
        session: this.#session,
        texts,
        fines: this.#isFining ? fines.module?.rulesTextsFor(this.language) : undefined,
        note,
        isDisabled,
        hasContent: this.#hasContent,
        isGenerated: this.#isRow,
        isKept: this.#isKeeping,
        showsSituation: this.#source.hand?.situation === true,
        count: this.#count,
        stop: this.#stop,
        rules: this.areRulesOpen && profile ? tableRules.module?.renderTableRules(profile, this.language) : undefined,
        toggleRules: ({ currentTarget }) => (this.areRulesOpen = (currentTarget as HTMLDetailsElement).open),
        actions: this.#actions,
        drawn: drawn.module,
        tiles: tiles.module,
        answer: this.#needsAnswer ? answer.module : undefined,
      },
      error,
    );
  }
}

/** The payments of a settlement inside. On a server, it is settled later. @throws its error, or {TaskError} */
function settlementTask({ settlement, error }: SettlementElement, asks: readonly Asked[], profile: Profile): Task {
  const other = asks.find((part) => part !== 'payments');
  if (other) throw new TaskError('ask', other, ['payments']);
  if (error) throw error;
  return { asks: ['payments'], profile, situation: {}, score: null, settlement };
}

/** The task that a hand inside sets; undefined while it has no tiles. @throws its error, or {TaskError} */
function taskOf(
  { tiles, currentSituation, error }: HandElement,
  asked: readonly Asked[],
  profile: Profile,
): Task | undefined {
  if (asked.includes('payments')) throw new TaskError('ask', 'payments', ['points', 'doubles', 'value', 'awards']);
  if (tiles) return handTask(tiles, currentSituation, asked, profile);
  if (error) throw error;
  return undefined;
}

declare global {
  interface HTMLElementTagNameMap {
    'mj-exercise': MjExercise;
  }
  /** Applies to elements, documents and windows, because the events bubble. */
  interface GlobalEventHandlersEventMap {
    'mj-answer': MjAnswerEvent;
    'mj-progress': MjProgressEvent;
    'mj-complete': MjCompleteEvent;
  }
}
