import { html, isServer, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { fire } from '../events.js';
import { keepInside } from '../keep-inside.js';
import { property, state } from '../property.js';
import { GameError, GameNotationError } from '../../core/game.js';
import type { Game, GameRecord, GameRow, PlayedHand } from '../../core/game.js';
import { formatGame, LONGEST_GAME } from '../../core/game/notation.js';
import { asText } from '../../core/errors.js';
import { plainWord, wordsIn } from '../../core/input.js';
import { numberIn } from '../../core/numbers.js';
import { NotLoaded } from '../../core/parts.js';
import { joinRules } from '../../core/profiles/lookup.js';
import { toCsv } from '../../game/csv.js';
import { cleaned, KeptGame, type GamePage } from '../../game/kept-game.js';
import type { GameSession } from '../../game/session.js';
import { movedNumbers, unexpectedTotals } from '../../game/table.js';
import type { SpokenError, SpokenGameError } from '../../lang/types.js';
import { gameTextsFor, type GameTexts } from '../../lang/game.js';
import { LONG_GAME, type SheetView } from './sheet-views.js';
import { renderGame } from './views.js';
import { sectionStyles } from '../../render/section.styles.js';
import { signed } from '../../render/payments.js';
import { feltStyles } from '../../render/felt.styles.js';
import { tableTokenStyles } from '../../render/table.styles.js';
import { Later } from '../lazy.js';
import type { Entry } from './entry.js';
import type { EntryHost } from './entry-views.js';
import { gameStyles } from './styles.js';
import { textOf } from '../mj-hand/written-text.js';
import { reportMistake } from '../check-markup.js';
import { MjFormElement } from '../base/mj-form-element.js';
import { tableKey, type TableRules } from '../inherited-rules.js';

export { LONGEST_GAME };
export type { GameSession };

const details = new Later(() => import('./details.js'));
const entryModule = new Later(() => import('./entry.js'));
/** The messages for games. A server must load them before it renders. */
export const gameSentences = new Later(() => import('../../core/game/sentences.js'));

if (isServer) void gameSentences.load();

/** Fires after a game is first played and whenever it changes. */
export class MjGameEvent extends Event {
  readonly detail: { readonly game: Game };
  constructor(readonly game: Game) {
    super('mj-game', { bubbles: true, composed: true });
    this.detail = { game };
  }
}

const whenIdle = (run: () => void): unknown =>
  // WebKit has no idle callbacks.
  typeof requestIdleCallback === 'function' ? requestIdleCallback(run, { timeout: 200 }) : setTimeout(run);

function inJson(session: GameSession): string | undefined {
  try {
    return JSON.stringify(session);
  } catch {
    return undefined;
  }
}

/**
 * The score sheet of a game: who sits where, what every hand paid, and the running totals. With `editable`, it is a form
 * control for keeping score while people play.
 *
 * Keys while keeping score: digits type a value, Enter moves on and enters the hand, Backspace erases, the arrow keys
 * change the player, Escape cancels a correction, Ctrl+Z undoes, Ctrl+Y or Ctrl+Shift+Z redoes.
 *
 * @tag mj-game
 * @summary A score sheet for a whole game: seats, hands, payments and totals.
 * @slot - The game as text, one hand per line, if the `hands` attribute is not set; shown until the element renders
 * @fires {MjGameEvent} mj-game - Fires after the game is first played and whenever it changes
 * @fires {Event} input - Fires when a hand is entered, corrected or deleted, and on undo and redo; `value` is already updated
 * @fires {Event} change - Fires together with `input`: every entry is committed at once
 * @fires {Event} mj-draft - Fires when the user changes the hand being entered, or types names before the game starts; `session` contains it
 * @csspart heading - The round, the deal, what is left to play and the rules
 * @csspart where - The line with the round, the deal and the hand
 * @csspart table - The current table: the players in their seats
 * @csspart seat - A seat; also has the part name `dealer` for East
 * @csspart total - The points of a player
 * @csspart sheet - The sheet of all hands
 * @csspart round - The heading of a round in the sheet
 * @csspart row - A hand in the sheet; also has the part name `changed` after a correction that changed it
 * @csspart change - What a player wins or loses with a hand; also has the part name `winner` for the winner
 * @csspart running - The points of a player after a hand
 * @csspart note - A note below a hand that a correction changed
 * @csspart detail - The payments and hands below an opened row
 * @csspart ledger - The table of payments in an opened row
 * @csspart payment - A payment in an opened row
 * @csspart totals - The rows of totals, in the sheet and in the payments
 * @csspart share - The rows with the points won as East and in other seats
 * @csspart chart - The chart of the running totals
 * @csspart line - A player’s line in the chart
 * @csspart chips-table - The table of chips; also has the part name `chips`
 * @csspart entry - The form for a hand, if the game is editable
 * @csspart key - A key of the number pad
 * @csspart control - Any other button of the form
 * @csspart text - The invalid line
 * @csspart unexpected - A total that differs from the expected one
 * @cssproperty [--mj-felt] - Background of the middle of the table
 * @cssproperty [--mj-gain] - Color of gains
 * @cssproperty [--mj-loss] - Color of losses
 * @cssproperty [--mj-accent] - Accent color, used for winds and the current choice
 * @cssproperty [--mj-background] - Background of what stays in view while a hand is entered, if the page’s is not the default
 * @cssstate error - The game is invalid or cannot be played; the last valid sheet is shown
 * @cssstate unexpected - A total differs from `expect`
 */
export class MjGame extends MjFormElement implements EntryHost, GamePage<TableRules> {
  static override readonly tag = 'mj-game';
  static override readonly keepInside = keepInside;
  static override styles = [sectionStyles, tableTokenStyles, feltStyles, gameStyles];

  /** The players in the seats East, South, West and North of the first hand: `Ann, Ben, Cho, Dan`. */
  @property() players = '';
  /** The hands as text, one per line: `Ben 48 from Cho; Ann 8`. Defaults to the text content. */
  @property() hands?: string;
  /** The number of rounds, from 1 to 4. Defaults to the profile’s. */
  @property() rounds = '';
  /** The chips of the table: `500 100 10 2`; `none` leaves them out. */
  @property() chips = '';
  /** How many points in chips each player starts with. */
  @property() stake = '';
  /** The expected totals; others are marked: `Ann 312; Ben -100`. */
  @property() expect = '';
  /** Lets people enter, correct and delete hands. */
  @property({ type: Boolean }) editable = false;

  @state() private open: ReadonlySet<PlayedHand> = new Set();

  /** @internal */
  readonly kept = new KeptGame<TableRules>(this);
  #isPlaying = false;
  /** Whether the page has replaced the game since it was last played. Until the new text is played, the sheet and the unfinished hand stay. */
  #isReplaced = false;
  #children?: MutationObserver;
  #entry?: Entry;
  /** The game that the end of a long sheet, the chart and the chips show. */
  #followed?: Game;

  /** The game as played; undefined while it is invalid. */
  get game(): Game | undefined {
    this.#catchUp();
    return this.error ? undefined : this.kept.game;
  }

  /** The hands as text, one per line, with the players if they were entered here. */
  get value(): string {
    this.#catchUp();
    return this.kept.value;
  }

  set value(text: string) {
    const value = cleaned(text);
    if (this.kept.isNew(value)) this.#replace(value);
  }

  /**
   * The game while it is being kept, as plain data: `value`, the hand or the names being entered, and the steps to undo and redo. To
   * go on later, store it as JSON on `input` and `mj-draft`, and set it again. Invalid parts are ignored, and a value that
   * is not a session changes nothing.
   */
  get session(): GameSession {
    const { value } = this;
    const { sheet, past, future, waiting } = this.kept;
    const { module } = entryModule;
    if (waiting) return { ...waiting, game: value };
    const names = this.#entry?.form.begun;
    if (!module || !this.#entry || !sheet) return { game: value, ...(names && { names }) };
    const { draft, drafts } = this.#entry.form;
    return module.packSession(value, sheet, { past, future, draft, drafts });
  }

  set session(session: GameSession) {
    const { game, draft, names, past, future } = Object(session) as GameSession;
    if (typeof game !== 'string') {
      reportMistake(({ reportSet }) => reportSet(this.localName, 'session'));
      return;
    }
    const value = cleaned(game);
    const given: GameSession = {
      game: value,
      ...(draft !== undefined && { draft }),
      ...(names && { names }),
      ...(past && { past }),
      ...(future && { future }),
    };
    if (this.hasUpdated && inJson(given) === inJson(this.session)) return;
    this.#replace(value);
    this.kept.waiting = given;
    this.#resume();
  }

  /** Undoes the last entry, correction or deletion. @returns whether there was one */
  undo(): boolean {
    return this.#step('past', (texts) => texts.game.undone);
  }

  /** Repeats what was last undone. @returns whether there was anything to repeat */
  redo(): boolean {
    return this.#step('future', (texts) => texts.game.redone);
  }

  /** Returns the whole game as text with its players and rules, to paste into a page or parse without options. */
  toText(): string {
    this.#catchUp();
    return this.kept.toText(this[tableKey]);
  }

  /** The game as a record with complete rules, for `playGame` and `JSON.stringify`; null if there is none. */
  toJSON(): GameRecord | null {
    this.#catchUp();
    const { game, sheet } = this.kept;
    return game && sheet ? { players: game.players, profile: game.profile, hands: sheet.hands } : null;
  }

  /** Returns the sheet as comma-separated values with a heading, one line for each hand. */
  toCSV(): string {
    this.#catchUp();
    const { game } = this.kept;
    return game ? toCsv(game) : '';
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (isServer) return;
    this.#children = new MutationObserver(() => this.requestUpdate());
    this.#children.observe(this, { characterData: true, childList: true, subtree: true });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#children?.disconnect();
  }

  formResetCallback(): void {
    this.kept.reset();
    this.#entry?.form.reset();
    this.requestUpdate();
  }

  /** Restores a game that the browser saved when the user left the page, or filled in: a session as JSON, or text. */
  formStateRestoreCallback(saved: unknown): void {
    if (!this.editable) return;
    const text = asText(saved ?? '');
    try {
      const session = text && (JSON.parse(text) as GameSession);
      // Otherwise it was saved by another element.
      if (session && session.game !== undefined) this.session = session;
    } catch {
      this.value = text;
    }
  }

  override get [tableKey](): TableRules {
    const outer = super[tableKey];
    const { frozen, textRules } = this.kept;
    if (frozen) return frozen.rules;
    const { profile, rules } = textRules;
    if (!profile && !rules) return outer;
    return { ...outer, profile: profile ?? outer.profile, rules: joinRules(outer.rules, rules) };
  }

  /** @internal */
  get texts(): GameTexts {
    return gameTextsFor(this.language);
  }

  override get ready(): Promise<unknown> | undefined {
    // The game itself may name a profile.
    if (!isServer) this.#catchUp();
    return super.ready ?? this.loadRules(this.rounds ? 'schools' : null) ?? gameTextsFor.load(this.language);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    this.takeEarly('value', 'session');
    if (changed.has('hands') && this.hands && this.firstChild) reportMistake(({ checkGame }) => checkGame(this));
    this.setGroup(this.texts.game.caption, this.editable);
    if (this.editable)
      void this.useOnce(entryModule, ({ Entry, entryStyles }) => {
        this.adopt(...entryStyles);
        this.#entry = new Entry(this);
        this.#resume();
      });
    if (this.open.size)
      void this.useOnce(details, ({ defineInside, detailStyles }) => {
        defineInside();
        this.adopt(detailStyles);
      });
    this.#play(true);
    this.toggleState('unexpected', this.#unexpected.length > 0);
  }

  protected override updated(): void {
    this.#submit();
    this.#entry?.updated();
  }

  /** Keeps properties correct when they are read before the element has rendered. */
  #catchUp(): void {
    if (this.isUpdatePending && !this.#isPlaying) this.#play();
  }

  /** @internal */
  get writtenGame(): string {
    return cleaned(this.hands || (this.isBlind ? '' : textOf(this, LONGEST_GAME)));
  }

  /** @internal */
  get rulesAround(): TableRules {
    return this[tableKey];
  }

  /** @internal The page has replaced an edited game. */
  replaced(): void {
    this.#isReplaced = true;
  }

  protected override get firstControl(): HTMLElement | null | undefined {
    return this.shadowRoot?.querySelector<HTMLElement>('.entry :is(input, select, button)');
  }

  /** Passes the text to the form, if there is one, and what was entered to the browser, which restores it. */
  #submit(): void {
    if (!this.editable) return this.internals.setFormValue(null);
    const { kept, form, session } = this;
    const { sheet, isEdited } = kept;
    const text = sheet && (form || isEdited) ? formatGame(sheet, { header: sheet.isNamed }) : null;
    const isBegun = isEdited || session.draft !== undefined || session.names !== undefined;
    this.internals.setFormValue(text, isBegun ? JSON.stringify(session) : null);
  }

  /** @internal Called by the browser when the owner changes. */
  formAssociatedCallback(): void {
    if (this.hasUpdated) this.#submit();
  }

  #replace(text: string): void {
    this.kept.replace(text);
    this.replaced();
    this.requestUpdate();
  }

  /** @param isReady whether an update has waited for the code that the game needs */
  #play(isReady = false): void {
    this.#isPlaying = true;
    try {
      this.kept.play();
      this.setError(null);
      if (this.#isReplaced) this.#entry?.form.reset();
      this.#isReplaced = false;
    } catch (error) {
      const isMissing = error instanceof NotLoaded;
      this.setError(isMissing && !isReady ? null : (error as Error), gameSentences);
      // A value that was set early may name a profile that no update has waited for.
      if (isMissing && isReady)
        this.ready?.then(
          () => this.requestUpdate(),
          () => {},
        );
    } finally {
      this.#isPlaying = false;
    }
    const { game, sheet } = this.kept;
    const isPlayed = !this.error && game && sheet;
    this.report(
      isPlayed ? JSON.stringify([game.profile.name, game.profile.rules, sheet]) : '',
      () => new MjGameEvent(game!),
    );
  }

  #step(to: 'past' | 'future', message: (texts: GameTexts) => string): boolean {
    const from = this.kept.present;
    try {
      if (!this.kept.step(to)) return false;
    } catch (error) {
      this.#entry?.form.refuse(this.messageOf(error as Error));
      return false;
    }
    this.#entry?.form.stepped(from!, this.kept.present!, message(this.texts));
    this.edited();
    return true;
  }

  /** @internal The players or the hands have been edited. */
  edited(): void {
    this.requestUpdate();
    this.#isReplaced = false;
    this.#play();
    this.kept.reported();
    fire(this, 'input', 'change');
  }

  #resume(): void {
    const entry = this.#entry;
    const { kept } = this;
    const session = kept.waiting;
    if (!entry || !session) return;
    this.#catchUp();
    kept.waiting = undefined;
    const { sheet } = kept;
    if (!sheet && Array.isArray(session.names)) entry.form.begin(session.names);
    if (!sheet || this.error) return;
    const { past, future, draft, drafts } = entryModule.module!.unpackSession(session, sheet);
    kept.past = past;
    kept.future = future;
    entry.form.resume(draft, drafts);
  }

  /** @internal The user has changed what is being entered. */
  drafted(): void {
    this.requestUpdate();
    fire(this, 'mj-draft');
  }

  /** @internal A gain or loss, with its sign. */
  signed(amount: number): string {
    return signed(amount, this.texts);
  }

  /** @internal */
  messageOf(error: Error): string {
    const { texts } = this;
    const inner = (spoken: SpokenError): string => texts.error(spoken);
    return error instanceof GameError || error instanceof GameNotationError
      ? texts.game.problem(error as unknown as SpokenGameError, inner)
      : texts.error(error as unknown as SpokenError);
  }

  get #chips(): string {
    const written = wordsIn(this.chips);
    const unknown = written.find((one) => plainWord(one) !== 'none' && !(numberIn(one) > 0));
    if (unknown !== undefined)
      reportMistake(({ reportValue }) => reportValue(this.localName, 'chips', unknown, ['500 100 10 2', 'none']));
    return plainWord(written.join(' '));
  }

  get #stake(): number {
    const stake = numberIn(asText(this.stake || '0'));
    if (!(stake >= 0)) reportMistake(({ reportValue }) => reportValue(this.localName, 'stake', this.stake, ['2000']));
    return stake;
  }

  get #unexpected(): string[] {
    const { game } = this.kept;
    return game ? unexpectedTotals(asText(this.expect ?? ''), game, this.texts.game) : [];
  }

  readonly #toggle = (event: Event): void => {
    // The whole row opens by touch, and its button by keys.
    const { row } = (event.currentTarget as HTMLElement).querySelector<HTMLElement>('[data-row]')!.dataset;
    const hand = this.kept.game?.rows[Number(row) - 1]?.hand;
    if (!hand) return;
    const open = new Set(this.open);
    if (!open.delete(hand)) open.add(hand);
    this.open = open;
  };

  #detail(row: GameRow, game: Game): unknown {
    const { texts } = this;
    const { module } = details;
    return html`
      ${module ? module.renderDetails(row, game, texts, asText(this.chips ?? '')) : nothing}
      ${this.editable && this.#entry ? this.#entry.renderActions(row) : nothing}
    `;
  }

  protected override render(): TemplateResult {
    const { texts, error, editable } = this;
    const { game } = this.kept;
    if (this.isBlind && !game) return html`<div class="frame"><div class="room"><slot></slot></div></div>`;
    const sheet: SheetView | undefined = game && {
      game,
      followed: this.#follow(game),
      texts,
      open: this.open,
      toggle: this.#toggle,
      detail: (row) => this.#detail(row, game),
      changed: this.kept.changed,
      moved: (row) => movedNumbers(row, this.kept.enteredAt(row.hand)),
    };
    return renderGame({
      texts,
      sheet,
      sheetDepends: [
        game,
        this.#followed,
        texts,
        this.open,
        this.kept.changed,
        this.open.size > 0 && details.module,
        editable && this.#entry,
        this.chips,
        this.isDisabled,
      ],
      isEditable: editable,
      entry: (editable && this.#entry?.render()) || undefined,
      pressed: editable ? this.#entry?.pressed : undefined,
      error,
      messageOf: (problem) => this.messageOf(problem),
      unexpected: this.#unexpected,
      isFrozen: this.kept.isFrozenNow,
      chips: this.#chips,
      stake: this.#stake,
    });
  }

  /**
   * Of a long game, the first rows are rendered at once, and what is far below them as soon as these are displayed: the
   * game that is shown there for now.
   */
  #follow(game: Game): Game | undefined {
    // Server-rendered content is hydrated as a whole.
    const isHydrating = !this.hasUpdated && Boolean(this.renderRoot?.firstElementChild);
    if (isServer || isHydrating || game.rows.length <= LONG_GAME) this.#followed = game;
    else if (this.#followed !== game)
      whenIdle(() => {
        this.#followed = this.kept.game;
        this.requestUpdate();
      });
    return this.#followed;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'mj-game': MjGame;
  }
  /** Applies to elements, documents and windows, because the events bubble. */
  interface GlobalEventHandlersEventMap {
    'mj-game': MjGameEvent;
    'mj-draft': Event;
  }
}
