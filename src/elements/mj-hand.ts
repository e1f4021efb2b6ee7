import { html, isServer, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import {
  formatHand,
  NotationError,
  type HandError,
  parseHand,
  score,
  type Hand,
  type Score,
  type Situation,
  type Tile,
  type Wind,
} from '../core/scoring.js';
import { asText } from '../core/as-text.js';
import { handTextsFor } from '../lang/hand.js';
import type { HandTexts, SpokenError, SpokenHand } from '../lang/types.js';
import { renderFault } from '../render/fault.js';
import { renderHand } from '../render/hand.js';
import { tilesBesides } from '../core/order.js';
import { frameStyles } from '../render/frame-styles.js';
import { handStyles } from '../render/hand-styles.js';
import { tileStyles } from '../render/styles.js';
import { MjErrorEvent, MjScoreEvent } from './events.js';
import { MjTableElement } from './mj-table-element.js';
import { attributeOf, parentOf, setAttribute } from './nodes.js';
import { tableKey } from './surroundings.js';
import { situationOf } from './written-situation.js';
import { defer, forget } from './mj-hand/defer.js';
import type { Draft, Editor } from './mj-hand/editor/host.js';
import type * as Extras from './mj-hand/extras.js';
import { captionsOf, oneLine, textOf } from './mj-hand/written-text.js';

/** A text as it is written when it can be read: two texts of the same hand become the same. */
function canonical(text: string): string {
  try {
    return formatHand(parseHand(text));
  } catch {
    return text;
  }
}

const situationKeys = ['seat', 'round', 'win', 'circumstances'] as const;

/** A situation that was stored: words and a list of words. Which ones there are is for the scorer to say. */
function readSituation(stored: unknown): Situation {
  const { circumstances, ...words } = Object(stored) as Record<string, unknown>;
  const isWord = (word: unknown): word is string => typeof word === 'string';
  const situation: Record<string, unknown> = {};
  for (const key of situationKeys) if (isWord(words[key])) situation[key] = words[key];
  if (Array.isArray(circumstances)) situation.circumstances = circumstances.filter(isWord);
  return situation;
}

/** For so many milliseconds a page may still write back what it was told of before. */
const LONGEST_ECHO = 300;

type Echo = Readonly<Record<'notation' | (typeof situationKeys)[number], string>>;

let extras: typeof Extras | undefined;
let loading: Promise<void> | undefined;

/** Loads what few hands need; a server has to have it before it renders. */
export function loadExtras(): Promise<void> {
  loading ??= import('./mj-hand/extras.js').then(
    (module) => {
      extras = module;
      // Hands on a page adopt it; a server writes the styles of the class.
      if (isServer) MjHand.elementStyles.push(module.extrasStyles);
    },
    (error) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

/** One observer for the text of all hands. */
let textObserver: MutationObserver | undefined;

function watchText(hand: MjHand): void {
  textObserver ??= new MutationObserver((records) => {
    for (const { target } of records) {
      let node: Node | null = target;
      while (node && !(node instanceof MjHand)) node = parentOf(node);
      node?.requestUpdate();
    }
  });
  textObserver.observe(hand, { childList: true, characterData: true, subtree: true });
}

/**
 * A hand, drawn as on a table and scored; `editable`, a form control in which a hand is put together.
 *
 * Keys of the editor: the arrow keys, Home and End move among the tiles, Enter or the space bar takes or picks one,
 * Delete or Backspace removes it, Escape lets go of it, Ctrl+Z undoes, Ctrl+Y or Ctrl+Shift+Z does it again.
 *
 * A form is sent the hand in notation under its `name`, and what is told of its situation as `name.seat`, `name.round`,
 * `name.win` and `name.circumstances`.
 *
 * @tag mj-hand
 * @summary A hand of tiles that knows what it is worth.
 * @slot - The hand in notation, where it is not in the attribute; shown as text until a script draws it
 * @slot caption - A caption below the tiles; a `<figcaption>` goes there by itself
 * @fires {MjScoreEvent} mj-score - The hand was scored: once at first, then whenever it is another, and again after an error
 * @fires {MjErrorEvent} mj-error - The hand cannot be read or scored; once for each different fault
 * @fires {Event} input - The hand or its situation was edited; `value` and `score` are already the new ones
 * @fires {Event} change - An edit is finished: at once for a choice, after Enter or on leaving for what is typed
 * @csspart hand - The whole hand
 * @csspart set - A declared set; with the words `chow`, `pung`, `kong`, `exposed`, `concealed`
 * @csspart in-hand - The tiles in the hand
 * @csspart won - The place of the winning tile
 * @csspart bonus-tiles - The flowers and seasons
 * @csspart situation - The line with seat, round and how the hand was won, or its controls in the editor
 * @csspart tile - Each tile; with the words `exposed`, `concealed`, `winning`, `bonus`, `face-down`, `sideways`, `indexed`, `lit`
 * @csspart face - The engraving of a tile
 * @csspart index - The Western index in a tile's corner
 * @csspart text - The text that cannot be read
 * @csspart message - What is wrong
 * @csspart editor - The whole editor
 * @csspart status - What the edited hand is worth, and what was last done
 * @csspart actions - What can be done with the chosen tile
 * @csspart picker - The tiles to choose from
 * @csspart pick - One of them
 * @csspart field - The field for notation
 * @csspart choice - The seat, the round and the way of winning in the editor, each with its label
 * @csspart control - Every button and choice of the editor
 * @csspart unexpected - The mark beside a value that is not the expected one
 * @cssproperty [--mj-tile-width=2.25rem] - Width of an upright tile where there is room; a narrow hand has smaller tiles, or more rows
 * @cssproperty [--mj-face] - Ground of a face
 * @cssproperty [--mj-face-shade] - The ivory in the shade
 * @cssproperty [--mj-body] - Body of the tiles
 * @cssproperty [--mj-back] - Ground of the back
 * @cssproperty [--mj-back-pattern] - Pattern on the back
 * @cssproperty [--mj-red] - Red of the engraving
 * @cssproperty [--mj-green] - Green of the engraving
 * @cssproperty [--mj-blue] - Blue of the engraving
 * @cssproperty [--mj-accent] - What is chosen in the editor
 * @cssproperty [--mj-line] - Lines of the editor
 * @cssproperty [--mj-muted] - Lesser text: the line of the situation, and in the editor
 * @cssstate error - The hand cannot be read or scored
 * @cssstate unexpected - The value is not the one of `expect`
 */
export class MjHand extends MjTableElement {
  static override readonly tag = 'mj-hand';
  static readonly formAssociated = true;
  static override shadowRootOptions: ShadowRootInit = { ...MjTableElement.shadowRootOptions, delegatesFocus: true };
  static override styles = [tileStyles, frameStyles, handStyles];

  /** The hand in notation, `(RRR) 123b 456b 99d 78d +9d 3f`; the text content unless set. */
  @property() hand?: string;
  /** The letters that the hand is written in: `mpsz` as in riichi; otherwise those of the package. */
  @property() notation?: string;
  /** The player's wind: `east`, `south`, `west` or `north`. */
  @property() seat?: Wind;
  /** The prevailing wind. */
  @property() round?: Wind;
  /** How the hand was won: `self-draw` or `discard`. */
  @property() win?: 'self-draw' | 'discard';
  /** What happened with the winning tile, separated by blanks: `last-tile`, `kong-replacement` … */
  @property() circumstances?: string;
  /** Part of a hand, scored as it lies: it may have fewer than thirteen tiles. */
  @property({ type: Boolean }) partial = false;
  /** Shows the seat, the round and how the hand was won in one line below the tiles. */
  @property({ type: Boolean }) situation = false;
  /** Keeps the concealed tiles in groups, as they are written. */
  @property({ type: Boolean }) spread = false;
  /** Tiles that stay highlighted, in notation: `99d`. */
  @property() highlight?: string;
  /** Shows rank and suit in the corner of each tile, for learners. */
  @property({ type: Boolean }) indices = false;
  /** The value that the author expects; a hand of another value is marked. */
  @property() expect?: string;
  /** Tiles to light up, one for each copy. */
  @property({ attribute: false }) highlighted: readonly Tile[] = [];
  /** Lets the hand be put together on the page; its controls are loaded then. */
  @property({ type: Boolean }) editable = false;
  /** The name under which a form is sent the edited hand. */
  @property({ reflect: true }) name?: string;
  /** A form is not sent without a hand. */
  @property({ type: Boolean, reflect: true }) required = false;
  /** The lowest value that an editable hand may have to be valid, a number. An empty hand is valid unless required. */
  @property() min?: string;
  /** Whether an editable hand must be complete, with a winning tile, to be valid. An empty hand is valid unless required. */
  @property({ type: Boolean }) winning = false;
  /** Nothing can be edited, and a form is sent nothing. */
  @property({ type: Boolean, reflect: true }) disabled = false;

  /** What was edited, and what was written then: whatever the author writes differently holds again. */
  #edited?: { notation?: string; isTyped?: boolean; situation: Situation; over: Draft };
  /** What the page was told of lately: whoever binds properties to events writes it back, perhaps some frames later. */
  #echoes: (Echo & { until: number })[] = [];
  #isTelling = false;
  #editor?: Editor | null;
  #isInDisabled = false;
  /** It left the page before it was laid out. */
  #isDeferred = false;
  readonly #layOut = (): void => this.toggleState('deferred', false);
  #customMessage = '';
  #score: Score | null = null;
  #told = '';
  #tiles: Hand | null = null;
  /** The concealed tiles as they are spread. */
  #groups?: Tile[][];
  #isStale = false;
  #hasCaption = false;

  /** What the hand is worth; null where it cannot be scored. */
  get score(): Score | null {
    this.#catchUp();
    return this.#score;
  }

  /** The hand as data: the last one that could be read, or null. */
  get tiles(): Hand | null {
    this.#catchUp();
    return this.#tiles;
  }

  /** With `spread`, the concealed tiles in the groups in which they are drawn. */
  get groups(): readonly (readonly Tile[])[] | undefined {
    this.#catchUp();
    return this.#groups;
  }

  /** The hand in notation: as it was edited, or as it is written in the attribute or in the text content. */
  get currentNotation(): string {
    return this.#draft.notation;
  }

  /** Seat, round, the way of winning and its circumstances, as they were edited or are written. */
  get currentSituation(): Situation {
    return this.#toldOf(this.#draft.situation);
  }

  /** The edited or written hand in the canonical notation; empty where there is none. */
  get value(): string {
    return this.tiles ? this.#format(this.tiles) : '';
  }

  set value(text: string) {
    const notation = oneLine(text);
    if (this.#edited?.notation !== undefined && this.#isEcho('notation', notation)) return;
    this.#edited = { situation: {}, ...this.#edited, notation, isTyped: false, over: this.#written };
    this.#editor?.reset();
    this.#editingChanged();
  }

  /** The form that the hand is part of. */
  get form(): HTMLFormElement | null {
    return this.internals.form;
  }

  get labels(): NodeList {
    return this.internals.labels;
  }

  get validity(): ValidityState {
    this.#catchUp();
    return this.internals.validity;
  }

  /** Why the hand cannot be sent; empty where it can. */
  get validationMessage(): string {
    this.#catchUp();
    return this.internals.validationMessage;
  }

  get willValidate(): boolean {
    return this.internals.willValidate;
  }

  /** Makes an editable hand invalid with a message of your own; an empty message makes it valid again. */
  setCustomValidity(message: string): void {
    this.#customMessage = asText(message ?? '');
    this.#catchUp();
    if (this.editable) this.#setValidity();
  }

  checkValidity(): boolean {
    this.#catchUp();
    return this.internals.checkValidity();
  }

  reportValidity(): boolean {
    this.#catchUp();
    return this.internals.reportValidity();
  }

  override connectedCallback(): void {
    const isNew = !this.shadowRoot;
    super.connectedCallback();
    if (isServer) return;
    watchText(this);
    // What a server rendered is laid out already.
    if (isNew || this.#isDeferred) this.toggleState('deferred', defer(this.#layOut));
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#isDeferred = forget(this.#layOut);
  }

  formResetCallback(): void {
    this.#edited = undefined;
    this.#editor?.reset();
    this.#editingChanged();
  }

  formDisabledCallback(isDisabled: boolean): void {
    this.#isInDisabled = isDisabled;
    this.requestUpdate();
  }

  /** What the browser kept of a hand that was edited before the page was left. */
  formStateRestoreCallback(state: unknown): void {
    try {
      const { notation, situation } = JSON.parse(String(state)) as Draft;
      if (typeof notation !== 'string') throw new TypeError();
      this.#editor?.reset();
      this.#edited = { notation: oneLine(notation), situation: readSituation(situation), over: this.#written };
      this.#editingChanged();
    } catch {
      // Filled in by the browser itself: what another page kept under this name.
      this.value = String(state);
    }
  }

  override get showsSituation(): boolean {
    return this.situation && !this.editable;
  }

  override get ready(): Promise<void> | undefined {
    return !extras && (this.#hasMore || this.#isSpecial(this.#draft.notation)) ? loadExtras() : undefined;
  }

  /** More than tiles is shown. */
  get #hasMore(): boolean {
    return this.showsSituation || Boolean(this.highlight);
  }

  /** The text is one that `parseHand` does not read. */
  #isSpecial(text: string): boolean {
    const isUnknown = text.includes('?');
    return this.editable ? Boolean(this.notation) && !isUnknown : Boolean(this.notation) || this.spread || isUnknown;
  }

  /** The canonical notation; a hand with unknown tiles has none and is told as it is written. */
  #format(hand: Hand): string {
    try {
      return formatHand(hand);
    } catch {
      return this.currentNotation;
    }
  }

  protected get texts(): HandTexts {
    return handTextsFor(this.language);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    if (changed.size === 1 && changed.has('highlighted')) return;
    if (Object.hasOwn(this, 'value')) {
      // Set before the element was defined, it hides the accessor.
      const { value } = this;
      Reflect.deleteProperty(this, 'value');
      this.value = value;
    }
    if (this.editable && this.#editor === undefined && !isServer) void this.#loadEditor();
    this.#count();
    const captions = this.isBlind ? [] : captionsOf(this);
    // A slot that is there stays: an empty one shows nothing, and hydration keeps the nodes of the server.
    this.#hasCaption ||= this.isBlind || captions.length > 0;
    for (const caption of captions) if (!attributeOf(caption, 'slot')) setAttribute(caption, 'slot', 'caption');
    const { texts } = this;
    const label = this.#tiles && !this.#isStale ? texts.hand(this.#spoken(this.#tiles)) : null;
    // A label on the page names a form control better.
    this.setRole('group', this.editable && this.internals.labels?.length ? null : label);
    this.toggleState('unexpected', this.#isUnexpected);
  }

  /** While a hand is put together there may be no winning tile yet to tell of. */
  #toldOf(situation: Situation): Situation {
    if (!this.editable || this.#tiles?.winningTile) return situation;
    const { win: _win, circumstances: _told, ...rest } = situation;
    return rest;
  }

  /** What is written, in attributes, properties or text. */
  get #written(): Draft {
    const { win, circumstances, partial } = this;
    const { round, seatOf } = this[tableKey];
    const seat = this.seat || seatOf?.(this);
    return {
      notation: oneLine(this.hand || (this.isBlind ? '' : textOf(this))),
      situation: situationOf({ seat, round, win, circumstances, partial }),
    };
  }

  /** What was edited, over what is written. */
  get #draft(): Draft {
    const written = this.#written;
    const edited = this.#edited;
    if (!edited) return written;
    const { over } = edited;
    let isOther = false;
    // An empty attribute gives way to the text content, unless it says that the hand was cleared.
    if (written.notation !== over.notation && !this.#isEcho('notation', oneLine(this.hand ?? written.notation))) {
      edited.notation = undefined;
      isOther = true;
    }
    for (const key of situationKeys) {
      const now = String(written.situation[key] ?? '');
      if (now === String(over.situation[key] ?? '') || this.#isEcho(key, now)) continue;
      delete edited.situation[key];
      isOther = true;
    }
    edited.over = written;
    // What was done before was done to another hand.
    if (isOther) this.#editor?.reset();
    const situation: Situation = { ...written.situation, ...edited.situation };
    for (const key of situationKeys) if (situation[key] === undefined) delete situation[key];
    return { notation: edited.notation ?? written.notation, isTyped: edited.isTyped, situation };
  }

  /** What a page would write back now. */
  get #echo(): Echo {
    const { seat = '', round = '', win = '', circumstances = [] } = this.#toldOf(this.#edited!.situation);
    return {
      notation: this.#tiles ? formatHand(this.#tiles) : '',
      seat,
      round,
      win,
      circumstances: String(circumstances),
    };
  }

  /** A page may write what it was told of back; that is no other hand. */
  #isEcho(key: keyof Echo, written: string): boolean {
    const text = key === 'notation' ? canonical(written) : written;
    // What stands in the field and cannot be read is kept while somebody types, and is to be gone when it is set anew.
    const isReadable = !(this.error instanceof NotationError);
    if ((key !== 'notation' || isReadable || this.#editor?.isTyping) && this.#echo[key] === text) return true;
    // Whoever answers at once knows what is now, and means what is written.
    return !this.#isTelling && this.#echoes.some((echo) => echo[key] === text && echo.until > performance.now());
  }

  async #loadEditor(): Promise<void> {
    this.#editor = null;
    try {
      const { createEditor, editorStyles } = await import('./mj-hand/editor/editor.js');
      // The root is there once the element has drawn itself.
      await this.updateComplete;
      this.adopt(editorStyles);
      const texts = (): HandTexts => this.texts;
      const draft = (): Draft => this.#draft;
      const isDisabled = (): boolean => this.#isInDisabled || this.disabled;
      this.#editor = createEditor({
        element: this,
        get texts() {
          return texts();
        },
        get draft() {
          return draft();
        },
        get isDisabled() {
          return isDisabled();
        },
        edit: (edited, ...events) => this.#edit(edited, events),
      });
      this.requestUpdate();
    } catch (error) {
      // The hand stays as it is shown.
      this.dispatchEvent(new MjErrorEvent(error as Error));
    }
  }

  #edit({ notation, isTyped, situation, hand }: Draft, events: readonly string[]): void {
    if (hand !== undefined) this.#tiles = hand;
    // What is not told holds, too, over what the page may have written meanwhile.
    const { seat, round, win, circumstances } = situation;
    this.#edited = { notation, isTyped, situation: { seat, round, win, circumstances }, over: this.#written };
    this.#editingChanged();
    const now = performance.now();
    this.#echoes = this.#echoes.filter(({ until }) => until > now);
    if (this.#editor?.isTyping || !(this.error instanceof NotationError))
      this.#echoes.push({ ...this.#echo, until: now + LONGEST_ECHO });
    this.#isTelling = true;
    for (const name of events) this.dispatchEvent(new Event(name, { bubbles: true, composed: true }));
    this.#isTelling = false;
  }

  #editingChanged(): void {
    this.requestUpdate();
    this.#count();
  }

  /** Tells the form around the hand what it may send, and whether it may. */
  #tellForm(): void {
    const { name, internals } = this;
    const { notation, situation } = this.#draft;
    const data = new FormData();
    if (name) {
      data.append(name, this.#tiles ? formatHand(this.#tiles) : '');
      const told = this.currentSituation;
      for (const key of situationKeys) {
        const words = [told[key] ?? ''].flat().join(' ');
        if (words) data.append(`${name}.${key}`, words);
      }
    }
    internals.setFormValue(data, JSON.stringify({ notation, situation }));
    this.#setValidity();
  }

  #setValidity(): void {
    const { internals, texts, error, required, winning } = this;
    const isEmpty = !this.#draft.notation;
    const lowest = Number(asText(this.min ?? '').trim() || NaN);
    const value = this.#score?.value;
    const [flags, message]: [ValidityStateFlags, string?] =
      isEmpty && required
        ? [{ valueMissing: true }, texts.noHand]
        : error
          ? [{ badInput: true }, texts.error(error as NotationError)]
          : winning && !isEmpty && !this.#score?.won
            ? [{ patternMismatch: true }, texts.mustWin]
            : value !== undefined && value < lowest
              ? [{ rangeUnderflow: true }, texts.tooLow(lowest, value)]
              : [{}];
    const custom = this.#customMessage;
    const anchor = this.shadowRoot?.querySelector<HTMLElement>('button, input') ?? undefined;
    internals.setValidity({ ...flags, customError: custom !== '' }, custom || message, anchor);
  }

  /** A property read before the element has drawn itself is true all the same. */
  #catchUp(): void {
    if (this.isUpdatePending) this.#count();
  }

  #count(): void {
    const { notation, isTyped } = this.#draft;
    this.#score = null;
    this.#isStale = false;
    let error: Error | null = null;
    const isSpecial = this.#isSpecial(notation);
    // What was edited is in the letters of the package.
    const isOwn = this.#edited?.notation !== undefined && !isTyped;
    // What is needed to read it is on its way.
    if (!notation || (isSpecial && !extras)) this.#tiles = null;
    else
      try {
        const { hand, groups } = isSpecial
          ? extras!.readHand(notation, isOwn ? '' : this.notation)
          : { hand: parseHand(notation), groups: undefined };
        this.#tiles = hand;
        this.#groups = this.spread ? groups : undefined;
        const resolved = this.resolved;
        if (resolved.error) error = resolved.error;
        else this.#score = score(this.#tiles, this.currentSituation, resolved.profile);
      } catch (caught) {
        error = caught as Error;
        this.#isStale = error instanceof NotationError;
      }
    this.setError(error);
    const found = this.#score;
    const told = found ? JSON.stringify(found) : '';
    if (found && told !== this.#told) this.afterUpdate(() => this.dispatchEvent(new MjScoreEvent(found)));
    this.#told = told;
    if (isServer) return;
    if (this.editable) this.#tellForm();
    else if (this.#editor !== undefined) {
      this.internals.setFormValue(null);
      this.internals.setValidity({});
    }
  }

  /** A word of the situation is unknown, and nothing around the hand says so. */
  get #isMisspelt(): boolean {
    const isInBreakdown = this[tableKey].showsSituation && !this.situation;
    return (this.error as Partial<HandError>)?.details?.sentence === 'unknown-word' && !isInBreakdown;
  }

  get #expected(): string {
    return asText(this.expect ?? '').trim();
  }

  get #isUnexpected(): boolean {
    const expected = this.#expected;
    // A figure may be written as it is shown: 1,000.
    return expected !== '' && Number(expected.replace(/[\s,]/g, '')) !== this.#score?.value;
  }

  #spoken(hand: Hand): SpokenHand {
    const { win, circumstances } = this.currentSituation;
    const { bonus, winningTile } = hand;
    // Nobody knows what a set with unknown tiles is.
    const sets = hand.sets.filter(({ tiles }) => !tiles.includes('?'));
    const { reading: groups, won } = this.#score ?? { reading: sets, won: false };
    return {
      groups,
      tiles: won ? [] : tilesBesides(hand, groups),
      bonus,
      winningTile,
      win,
      circumstances,
      isWinShown: this[tableKey].showsSituation,
    };
  }

  protected override update(changed: PropertyValues<this>): void {
    super.update(changed);
    if (extras && this.showsSituation) this.adopt(extras.extrasStyles);
  }

  protected override render(): TemplateResult {
    const { texts, indices, error } = this;
    const hand = this.#tiles;
    if (this.editable && this.#editor)
      return html`
        <div class="frame editing"><div class="room">${this.#editor.render()}</div></div>
        ${this.#renderUnexpected()}
      `;
    return html`
      ${
        hand
          ? html`
              <div class=${this.#isStale ? 'stale' : nothing}>
                ${renderHand({
                  hand,
                  texts,
                  indices,
                  notation: this.#format(hand),
                  groups: this.#groups,
                  ...this.#lit,
                })}${this.#hasMore ? extras?.renderBelow(this, hand, texts) : nothing}
              </div>
            `
          : this.isBlind
            ? html`
                <slot></slot>
              `
            : nothing
      }${
        error instanceof NotationError
          ? renderFault(error, texts, true)
          : this.#isMisspelt
            ? html`
                <p class="message" part="message" role="alert">${texts.error(error as HandError)}</p>
              `
            : nothing
      }${this.#renderUnexpected()}${
        this.#hasCaption
          ? html`
              <slot name="caption"></slot>
            `
          : nothing
      }
    `;
  }

  /** The tiles to light up: those that something points at, else those that the author highlights. */
  get #lit(): { lit: readonly Tile[]; marks?: boolean } {
    const { highlighted, highlight } = this;
    if (!highlight || !extras || (Array.isArray(highlighted) && highlighted.length)) return { lit: highlighted };
    return { lit: extras.readTiles(highlight, this.notation).tiles, marks: true };
  }

  #renderUnexpected(): TemplateResult | typeof nothing {
    const { texts, error } = this;
    // What cannot be read is told where it stands.
    const why = error && !(error instanceof NotationError) ? ` ${texts.error(error as unknown as SpokenError)}` : '';
    return this.#isUnexpected
      ? html`
          <p class="message" part="unexpected">
            ${texts.notExpected(this.#expected.slice(0, 20), this.#score?.value)}${why}
          </p>
        `
      : nothing;
  }
}

if (isServer) void loadExtras();

declare global {
  interface HTMLElementTagNameMap {
    'mj-hand': MjHand;
  }
}
