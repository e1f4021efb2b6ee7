import { html, isServer, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property } from '../property.js';
import {
  formatHand,
  parseHand,
  type Hand,
  type Score,
  type Situation,
  type Tile,
  type Wind,
} from '../../core/scoring.js';
import { asText } from '../../core/errors.js';
import { handTextsFor } from '../../lang/hand.js';
import type { HandTexts } from '../../lang/types.js';
import { fire, MjScoreEvent } from '../events.js';
import { IN_LINE } from '../hydration.js';
import { bonusFaces } from '../base/mj-element.js';
import { MjFormElement } from '../base/mj-form-element.js';
import { addListener, attributeOf, parentOf, rootOf, setAttribute } from '../safe-dom.js';
import { tableKey } from '../inherited-rules.js';
import { readSituation, situationOf } from '../situation-attributes.js';
import { CountedHand } from './counted-hand.js';
import { EditedHand, form } from './edited-hand.js';
import type { Draft, EditEvent, EditorHost } from './editor/host.js';
import { renderHand, type Highlight } from '../../render/hand.js';
import { Later } from '../lazy.js';
import { isPart, isShown, renderError, spokenHand } from './views.js';
import { placeInLine } from './in-line.js';
import { reportMistake } from '../check-markup.js';
import { styles } from './styles.js';
import { captionsOf, oneLine, textOf } from './written-text.js';

/** A flower or season, as in `2f` or as a character. */
const BONUS_TILE = /[1-4][fs]|\ud83c[\udc22-\udc29]/i;

const extras = new Later(async () => {
  const module = await import('./extras.js');
  if (isServer) MjHand.addStyles(...module.extrasStyles);
  return module;
});

/** Loads features that few hands need; a server must load them before it renders. */
export const loadExtras = (): Promise<unknown> => extras.load();

const editorModule = new Later(() => import('./editor/editor.js'));

let textObserver: MutationObserver | undefined;

function watchText(hand: MjHand): void {
  textObserver ??= new MutationObserver((records) => {
    for (const { target } of records) {
      let node: Node | null = target;
      while (node && !(node instanceof MjHand)) node = parentOf(node);
      node?.requestUpdate();
    }
  });
  // Morphing a page to its own markup removes the slots of captions.
  textObserver.observe(hand, { childList: true, characterData: true, subtree: true, attributeFilter: ['slot'] });
}

/**
 * A mahjong hand, drawn as on the table and scored. With `editable`, it is a form control for entering a hand.
 *
 * Editor keys: the arrow keys, Home and End move between tiles, Enter or Space adds or selects a tile, Delete or
 * Backspace removes it, Escape clears the selection, Ctrl+Z undoes, Ctrl+Y or Ctrl+Shift+Z redoes.
 *
 * Screen readers announce a hand that is not editable as one picture. Activating it (Enter, or a double tap) makes its
 * tiles readable one by one.
 *
 * Forms submit the hand in notation under its `name`, and the known parts of its situation as `name.seat`,
 * `name.round`, `name.win` and `name.circumstances`.
 *
 * @tag mj-hand
 * @summary A hand of tiles that scores itself.
 * @slot - The hand in notation, if the `hand` attribute is not set; shown as text until the element renders
 * @slot caption - Caption below the tiles; a `<figcaption>` is assigned to this slot automatically
 * @fires {MjScoreEvent} mj-score - Fires after the first score, whenever the score changes, and again after an error
 * @fires {Event} input - Fires on every edit of the hand or its situation; `value` and `score` are already updated
 * @fires {Event} change - Fires when an edit is committed: immediately for a choice, on Enter or blur for typed text
 * @fires {Event} mj-clear - Fires when the user clears the hand, just before `input`
 * @csspart board - The whole hand; also has the part name `hand`
 * @csspart set - A declared set; also has the part names `chow`, `pung`, `kong`, `exposed`, `concealed` as applicable
 * @csspart in-hand - The concealed tiles in the hand
 * @csspart won - The position of the winning tile
 * @csspart bonus-tiles - The flowers and seasons
 * @csspart situation-line - The line with seat, round and how the hand was won, or the matching controls in the editor; also has the part name `situation`
 * @csspart tile - A tile; also has the part names `exposed`, `concealed`, `winning`, `bonus`, `face-down`, `sideways`, `indexed`, `lit` as applicable
 * @csspart face - The engraved face of a tile
 * @csspart index - The Western index in the corner of a tile
 * @csspart text - The invalid notation
 * @csspart editor - The whole editor
 * @csspart status - The current score of the edited hand and the last action
 * @csspart actions - The actions for the selected tile
 * @csspart picker - The palette of tiles to pick from
 * @csspart pick - A tile in the picker
 * @csspart field - The text field for notation
 * @csspart choice - A labeled control for the seat, the round or how the hand was won, in the editor
 * @csspart control - Any button or choice in the editor
 * @csspart unexpected - The mark next to a value that differs from the expected one
 * @cssproperty [--mj-tile-width=2.25em] - Width of an upright tile where space allows; in a narrow hand, tiles shrink or wrap
 * @cssproperty [--mj-accent] - Accent color, used for the selection in the editor
 * @cssproperty [--mj-background] - Background of what stays in view in the editor, if the page’s is not the default
 * @cssproperty [--mj-muted] - Secondary text color, used for the situation line and in the editor
 * @cssproperty [--mj-control-font=inherit] - Font of buttons, fields and selects, while the hand is editable
 * @cssstate error - The hand is invalid or cannot be scored
 * @cssstate inline - The hand is in a line of text: it flows with the text unless it is editable, or has other hands but no text beside it
 * @cssstate in-text - There is text beside the hand, so that it flows with the text even if it is not the only one
 * @cssstate unexpected - The value differs from `expect`
 */
export class MjHand extends MjFormElement implements EditorHost {
  static override readonly tag = 'mj-hand';
  static override shadowRootOptions: ShadowRootInit = { ...MjFormElement.shadowRootOptions, delegatesFocus: true };
  static override styles = styles;

  /** The hand in notation: `(RRR) 123b 456b 99d 78d +9d 3f`. Defaults to the text content. */
  @property() hand?: string;
  /** Another notation: `mpsz` for the suit letters of riichi, `kajongg` or `xmj` for hands as these programs write them. */
  @property() notation?: string;
  /** The player's wind: `east`, `south`, `west` or `north`. */
  @property() seat?: Wind;
  /** The prevailing wind. */
  @property() round?: Wind;
  /** How the hand was won: `self-draw` or `discard`. */
  @property() win?: 'self-draw' | 'discard';
  /** Circumstances of the win, separated by spaces: `last-tile`, `kong-replacement` … */
  @property() circumstances?: string;
  /** Tiles on the table that everybody sees, in notation: `(555c) 9d RR`. For rules that ask for `only-tile-seen`. */
  @property() seen?: string;
  /** Scores part of a hand as is: it may have fewer than thirteen tiles. */
  @property({ type: Boolean }) partial = false;
  /** Shows the seat, the round and how the hand was won, in a line below the tiles. */
  @property({ type: Boolean }) situation = false;
  /** Keeps the concealed tiles grouped as written. */
  @property({ type: Boolean }) spread = false;
  /** Tiles to keep highlighted, in notation: `99d`. */
  @property() highlight?: string;
  /** Shows an index with rank and suit in the corner of each tile, for learners. */
  @property({ type: Boolean }) indices = false;
  /** The expected value; a hand that scores differently is marked. */
  @property() expect?: string;
  /** Tiles to highlight, one entry per copy. */
  @property({ attribute: false }) highlighted: readonly Tile[] = [];
  /** Makes the hand editable on the page; the editor is loaded on demand. */
  @property({ type: Boolean, reflect: true }) editable = false;
  /** Requires a hand before the form can be submitted. */
  @property({ type: Boolean, reflect: true }) required = false;
  /** The lowest valid value of an editable hand, a number. An empty hand is valid unless `required`. */
  @property() min?: string;
  /** Requires an editable hand to be complete, with a winning tile. An empty hand is valid unless `required`. */
  @property({ type: Boolean }) winning = false;

  readonly #counted = new CountedHand();
  readonly #edits = new EditedHand(this);
  #customMessage = '';
  /** Whether the form has had a value and the validity of an edited hand. */
  #isSubmitted = false;
  /** Whether the element renders: what was read and scored for that is current. */
  #isRendering = false;
  #hasCaption = false;
  /** Whether screen readers find the tiles instead of one picture. */
  #hasTiles = false;
  #isPicture = false;
  /** The name of the picture below the host; undefined where the host is the picture. */
  #pictureName?: string;

  /** The score of the hand; null if it cannot be scored. */
  get score(): Score | null {
    this.catchUp();
    return this.#counted.score;
  }

  /** The hand as data: the last one that could be read, or null. */
  get tiles(): Hand | null {
    this.catchUp();
    return this.#counted.tiles;
  }

  /** With `spread`, the concealed tiles in the groups they are drawn in. */
  get groups(): readonly (readonly Tile[])[] | undefined {
    this.catchUp();
    return this.#counted.groups;
  }

  /** The hand in notation, as edited or as written in the attribute or the text content. */
  get currentNotation(): string {
    return this.#edits.update().notation;
  }

  /**
   * Seat, round, how the hand was won and the circumstances, as edited or as written. Set it to replace the edit, as with
   * `value`; *Clear* returns to what is written.
   */
  get currentSituation(): Situation {
    this.catchUp();
    return this.#scored;
  }

  set currentSituation(situation: Situation) {
    if (this.#edits.setSituation(readSituation(situation))) this.#editingChanged();
  }

  /** The situation that the last hand that was read is scored in. */
  get #scored(): Situation {
    return this.#counted.inSituation(this.#edits.draft.situation, this.editable);
  }

  /** The edited or written hand in canonical notation; empty if there is no hand. */
  get value(): string {
    return this.tiles ? this.#format(this.tiles) : '';
  }

  set value(text: string) {
    if (!this.#edits.setNotation(oneLine(text))) return;
    this.#edits.editor?.reset();
    this.#editingChanged();
  }

  /** Sets a custom validation message on an editable hand; an empty message clears it. */
  setCustomValidity(message: string): void {
    this.#customMessage = asText(message ?? '');
    this.catchUp();
    if (this.editable) this.#updateForm();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (isServer) return;
    // A single listener for each root: one on each hand would make screen readers call it clickable. Markup can hide the root’s own method.
    addListener(rootOf(this), 'click', MjHand.#walkTiles);
    watchText(this);
    this.#place();
    this.removeAttribute(IN_LINE);
  }

  #place(): void {
    const place = placeInLine(this);
    if (isServer) {
      if (place) this.setAttribute(IN_LINE, place);
      return;
    }
    this.toggleState('inline', place !== undefined);
    this.toggleState('in-text', place === 'text');
  }

  formResetCallback(): void {
    this.#edits.clear();
    this.#edits.editor?.reset();
    this.#editingChanged();
  }

  /** Restores an edited hand that the browser saved when the user left the page. */
  formStateRestoreCallback(state: unknown): void {
    if (!state || !this.editable) return;
    const restore = (): void => {
      if (form.module!.restore(this.#edits, String(state))) this.#editingChanged();
    };
    if (form.module) restore();
    else form.load().then(restore, () => {});
  }

  override get showsSituation(): boolean {
    return this.situation && !this.editable;
  }

  override get ready(): Promise<unknown> | undefined {
    const { notation, situation } = this.#edits.update();
    const ready =
      super.ready ??
      (situation.seen === undefined ? undefined : this.loadRules('own-awards')) ??
      (this.#edits.editor ? editorModule.module?.loadTexts(this.language) : undefined);
    if (ready) return ready;
    if (this.editable && !form.module) return form.load();
    if (extras.module && bonusFaces.module) return undefined;
    // A tile is not drawn without its face.
    if (!bonusFaces.module && BONUS_TILE.test(notation)) return bonusFaces.load();
    return !extras.module && (this.#isRare || this.#isSpecial(notation)) ? loadExtras() : undefined;
  }

  /** Whether something is asked for that few hands have. */
  get #isRare(): boolean {
    return this.#hasMore || this.indices || (this.expect ?? '') !== '' || this.highlighted?.length > 0;
  }

  get #hasMore(): boolean {
    return this.showsSituation || Boolean(this.highlight);
  }

  /** Whether `parseHand` cannot read the text. */
  #isSpecial(text: string): boolean {
    const isUnknown = /[?？]/.test(text);
    const isOther = Boolean(this.notation);
    return this.editable ? isOther && !isUnknown : isOther || this.spread || isUnknown;
  }

  /** The canonical notation; a hand with unknown tiles has none, so it is returned as written. */
  #format(hand: Hand): string {
    try {
      return formatHand(hand);
    } catch {
      return this.currentNotation;
    }
  }

  /** @internal */
  get texts(): HandTexts {
    return handTextsFor(this.language);
  }

  /** In an editor, focuses the tiles. */
  override focus(options?: FocusOptions): void {
    const target = this.#edits.editor?.focusTarget;
    if (target) target.focus(options);
    else super.focus(options);
  }

  /** An editor replaces the picture of the hand, so there is nothing to hydrate. */
  protected override get isNeverHydrated(): boolean {
    return this.editable;
  }

  protected override scheduleUpdate(): void | Promise<unknown> {
    if (this.editable && !form.module) this.#updateForm();
    return this.isReplaced && this.editable
      ? this.#loadEditor().then(() => super.scheduleUpdate())
      : super.scheduleUpdate();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    if (changed.size === 1 && changed.has('highlighted')) return;
    // Text after the hand may have arrived with the text inside it.
    this.#place();
    this.takeEarly('value');
    if (this.editable) void this.#loadEditor();
    this.#count(true);
    const captions = this.isBlind ? [] : captionsOf(this);
    // Once rendered, the slot stays: an empty one shows nothing, and hydration keeps the server’s nodes.
    this.#hasCaption ||= this.isBlind || captions.length > 0;
    for (const caption of captions) if (!attributeOf(caption, 'slot')) setAttribute(caption, 'slot', 'caption');
    const { tiles, score, isStale } = this.#counted;
    const { conceals, showsSituation } = this[tableKey];
    const label =
      tiles && !isStale
        ? this.texts.hand(spokenHand(tiles, conceals ? null : score, this.#scored, showsSituation))
        : null;
    const isDrawn = label !== null && !this.editable;
    const { lit, mark } = this.#lit;
    const name = isDrawn && mark ? `${label} ${mark(this.texts.tiles(lit))}` : label;
    // Screen readers read the content below the tiles after the picture, so the host itself can’t be the picture.
    const isWhole = !this.#hasMore && !this.#hasCaption && !this.#isUnexpected && !this.#shownError;
    this.#pictureName = isDrawn && !isWhole ? name! : undefined;
    // One sentence is easier to follow than fourteen images.
    this.#isPicture = isDrawn && isWhole && !this.#hasTiles;
    if (this.#isPicture) this.setRole('img', name);
    else this.setGroup(this.#pictureName ? null : name, this.editable);
    this.toggleState('unexpected', this.#isUnexpected);
  }

  /** @internal The hand as written in attributes, properties or text. */
  get written(): Draft {
    const { win, circumstances, seen, partial, [tableKey]: table } = this;
    const seat = this.seat || table.seatOf?.(this);
    const notation = oneLine(this.hand || (this.isBlind ? '' : textOf(this)));
    const said = this.notation ? extras.module?.saidOf(notation, this.notation) : undefined;
    return {
      notation,
      situation: situationOf({
        seat,
        round: table.round,
        win: win ?? said?.win,
        circumstances: circumstances ?? said?.circumstances,
        seen,
        partial,
      }),
    };
  }

  #loadEditor(): Promise<void> {
    return this.useOnce(editorModule, async (module) => {
      // Without these, it speaks English until they are there.
      await module.loadTexts(this.language)?.catch(() => {});
      this.#edits.echoes = new module.HandEchoes(this, this.#edits, this.#counted);
      this.#edits.editor = await module.createEditor(this);
      this.adopt(...module.editorStyles);
      module.keepInside(this.shadowRoot!);
    });
  }

  /** @internal The hand as edited, or as written. Includes how it was won whether or not it is won. */
  get draft(): Draft {
    return this.#edits.draft;
  }

  /** @internal Applies another draft and fires events. */
  edit(draft: Draft, ...events: EditEvent[]): void {
    if (draft.hand !== undefined) this.#counted.tiles = draft.hand;
    this.#edits.take(draft);
    this.#editingChanged();
    this.#edits.echoes!.report(() => fire(this, ...events));
  }

  #editingChanged(): void {
    this.requestUpdate();
    this.#count();
  }

  /** Makes the tiles of a picture readable one by one, and one picture again: screen readers activate a picture by clicking it. */
  static #walkTiles({ target }: Event): void {
    if (!(target instanceof MjHand) || target.editable) return;
    target.#hasTiles = !target.#hasTiles;
    target.requestUpdate();
  }

  /** Updates the form value and the validity. Until the code for them is loaded, no form can be submitted without the hand. */
  #updateForm(): void {
    const { internals } = this;
    const custom = this.#customMessage;
    this.#isSubmitted = true;
    if (form.module) form.module.updateForm(internals, this, this.#edits, this.#counted, custom, reportMistake);
    else {
      const valueMissing = this.required || this.currentNotation !== '';
      internals.setValidity({ valueMissing, customError: custom !== '' }, custom || this.texts.noHand);
    }
  }

  protected override catchUp(): void {
    if (this.isUpdatePending && !this.#isRendering) this.#count();
  }

  /** @param isReady whether an update has waited for the code that the hand needs */
  #count(isReady = false): void {
    const { notation } = this.#edits.update();
    const isSpecial = this.#isSpecial(notation);
    const error = this.#counted.count({
      // The code needed to read it may still be loading.
      notation: isSpecial && !extras.module ? '' : notation,
      read: (text) =>
        isSpecial ? extras.module!.readHand(text, this.#edits.isOwn ? '' : this.notation) : { hand: parseHand(text) },
      spread: this.spread,
      situation: () => this.#scored,
      rules: () => this.resolved,
      isReady,
    });
    this.setError(error);
    const found = this.#counted.score;
    this.report(found, (isWithheld) => new MjScoreEvent(found!, isWithheld));
    if (isServer) return;
    const { showsSituation, seatOf } = this[tableKey];
    // Otherwise an element around the hand shows the error.
    const isAlone = !this.editable && !showsSituation && !seatOf;
    if (isReady && error && isAlone && !isShown(error, false) && !isPart(error, this.#counted.tiles))
      reportMistake(({ reportHand }) => reportHand(notation, error));
    if (this.editable) this.#updateForm();
    else if (this.#isSubmitted) {
      this.internals.setFormValue(null);
      this.internals.setValidity({});
    }
  }

  get #shownError(): Error | null {
    const isInBreakdown = this[tableKey].showsSituation === true && !this.situation;
    return isShown(this.error, isInBreakdown) ? this.error : null;
  }

  get #isUnexpected(): boolean {
    return extras.module?.isUnexpected(this, this.#counted.score) ?? false;
  }

  protected override update(changed: PropertyValues<this>): void {
    this.#isRendering = true;
    try {
      super.update(changed);
    } finally {
      this.#isRendering = false;
    }
    if (extras.module && (this.showsSituation || this.indices)) this.adopt(...extras.module.extrasStyles);
    extras.module?.lightUpIn(this, this.#counted);
  }

  protected override render(): TemplateResult {
    const { texts, indices } = this;
    const hand = this.#counted.tiles;
    const unexpected = this.#isUnexpected ? extras.module!.renderUnexpected(this, this.#counted.score) : nothing;
    const { editor } = this.#edits;
    if (this.editable && editor)
      return html`
        <div class="frame editing"><div class="room">${editor.render()}</div></div>
        ${unexpected}
      `;
    const drawn = hand && {
      hand,
      texts,
      indices,
      notation: this.#format(hand),
      groups: this.#counted.groups,
      label: this.#pictureName,
      hasTiles: this.#hasTiles,
      ...this.#lit,
    };
    const below = hand && this.#hasMore ? extras.module?.renderBelow(this, hand, texts) : nothing;
    return html`
      ${
        drawn
          ? html`<div class=${this.#counted.isStale ? 'stale' : nothing} aria-hidden=${this.#isPicture || nothing}>${renderHand(drawn)}${below}</div>`
          : this.isBlind
            ? html`<slot></slot>`
            : nothing
      }${renderError(this.#shownError, texts)}${unexpected}${this.#hasCaption ? html`<slot name="caption"></slot>` : nothing}
    `;
  }

  /** The tiles to highlight: those being pointed at, otherwise those that the author highlights. */
  get #lit(): Highlight {
    return extras.module?.litIn(this) ?? { lit: this.highlighted };
  }
}

if (isServer) void loadExtras();

declare global {
  interface HTMLElementTagNameMap {
    'mj-hand': MjHand;
  }
}
