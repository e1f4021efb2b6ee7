import { html, nothing, render, type TemplateResult } from 'lit';
import {
  formatHand,
  NotationError,
  type Circumstance,
  type Hand,
  type Situation,
  type Tile,
} from '../../../core/index.js';
import { profileOfScore } from '../../../core/engine/profile-of-score.js';
import { rewardsStanding } from '../../../core/profiles/profile.js';
import { editorTexts } from '../../../lang/editor.js';
import type { EditorTexts } from '../../../lang/index.js';
import { addBonusFaces } from '../../../render/bonus-faces.js';
import { controlStyles } from '../../../render/controls.styles.js';
import { kongsIn, renderHand } from '../../../render/hand.js';
import { tokenStyles } from '../../../render/tokens.styles.js';
import { editorStyles as ownStyles } from './editor.styles.js';
import {
  pickerRows,
  renderChoices,
  renderControls,
  renderField,
  renderKinds,
  renderPicker,
  renderSituation,
  renderStatus,
  type Control,
  type Common,
  type Kind,
  type PickerView,
} from './controls.js';
import { LONGEST_TEXT, oneLine } from '../written-text.js';
import type { Draft, EditEvent, Editor, EditorHost } from './host.js';
import { tableKey } from '../../inherited-rules.js';
import * as model from './model.js';
import { moveWithin } from './roving.js';

// Any tile may be drawn at once.
addBonusFaces();

export const editorStyles = [tokenStyles, controlStyles, ownStyles];

const EVENTS = ['input', 'change'] as const;

/** Whether an editor has been prepared: from then on, others render quickly. */
let isPrepared = false;

/** More tiles than this are drawn smaller, so that they keep to the rows that are reserved for them. */
const ROOMY = 16;

/** Maximum number of steps that can be undone. */
const LONGEST_HISTORY = 500;

const samePlace = (one: model.Place | null, other: model.Place): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The controls of a hand: what they display and how they respond. Changes to the hand itself are the model's job. */
class HandEditor implements Editor {
  readonly #host: EditorHost;
  #past: Draft[] = [];
  #future: Draft[] = [];
  /** What the next tile chosen in the picker becomes. */
  #kind: Kind = 'tile';
  #chosen: model.Place | null = null;
  /** Index of the chosen tile among all tiles, since there may be others like it. */
  #chosenAt = 0;
  /** The picker tile, and the index in the hand, that the Tab key leads to. */
  #pick: Tile = '1b';
  #held = 0;
  /** The last action, or why it was refused. */
  #note = '';
  /** The text in the field while the user is typing. */
  #typed?: string;
  /** The last step was typing, so further typing does not start a new step. */
  #isTypingStep = false;
  #isTypedTold = true;

  constructor(host: EditorHost) {
    this.#host = host;
  }

  reset(): void {
    this.#past = [];
    this.#future = [];
    this.#chosen = null;
    this.#note = '';
    this.#typed = undefined;
    this.#isTypingStep = false;
    this.#isTypedTold = true;
  }

  get isTyping(): boolean {
    return !this.#isTypedTold;
  }

  // State

  get #hand(): Hand {
    return this.#host.element.tiles ?? model.emptyHand();
  }

  /** The current draft, to be restored by undo and redo. */
  get #now(): Draft {
    return { ...this.#host.draft, hand: this.#host.element.tiles };
  }

  get #texts(): EditorTexts {
    return editorTexts(this.#host.texts);
  }

  /** The name of a tile or set. */
  #nameOf(place: model.Place): string {
    const { texts } = this.#host;
    const hand = this.#hand;
    return place.in === 'set'
      ? texts.group(hand.sets[place.index]!)
      : place.in === 'winning'
        ? texts.winningTile(hand.winningTile!)
        : texts.tile(place.tile);
  }

  // Actions

  /** Applies another draft as a step that can be undone. */
  #commit(draft: Draft, note: string, events: readonly EditEvent[] = EVENTS, typed?: string): void {
    this.#past = [...this.#past, this.#now].slice(-LONGEST_HISTORY);
    this.#future = [];
    this.#take(draft, note, events, typed);
  }

  #take(draft: Draft, note: string, events: readonly EditEvent[] = EVENTS, typed?: string): void {
    this.#note = note;
    this.#typed = typed;
    this.#isTypingStep = typed !== undefined;
    this.#isTypedTold = typed === undefined;
    this.#host.edit(draft, ...events);
  }

  /** Applies the resulting hand, or announces why it was refused. */
  #change(result: model.Result, note: string): boolean {
    const { hand, refused } = result;
    if (refused) {
      this.#say(this.#reason(refused));
      return false;
    }
    const { situation } = this.#host.draft;
    this.#commit(...this.#fitting(hand, situation, note));
    return true;
  }

  /** A draft without the circumstances that the hand no longer allows. */
  #fitting(hand: Hand, situation: Situation, note: string): [Draft, string] {
    const notation = formatHand(hand);
    const chosen = situation.circumstances ?? [];
    const kept = model.allowed(hand, situation);
    const dropped = chosen
      .filter((one) => !kept.includes(one))
      .map((one) => this.#host.texts.circumstances[one] ?? one);
    return dropped.length
      ? [{ notation, situation: { ...situation, circumstances: kept } }, `${note} ${this.#texts.dropped(dropped)}`]
      : [{ notation, situation }, note];
  }

  #say(note: string): void {
    // Screen readers announce the same words again only if the text differs.
    this.#note = note === this.#note ? `${note}\u00a0` : note;
    this.#host.element.requestUpdate();
  }

  #reason(refusal: model.Refusal): string {
    const { texts } = this.#host;
    const own = this.#texts;
    switch (refusal.code) {
      case 'used-up':
        return own.usedUp(texts.tile(refusal.tile), refusal.left);
      case 'no-chow':
        return own.noChow(texts.tile(refusal.tile));
      case 'no-set':
        return own.noSet(texts.tile(refusal.tile));
      case 'no-fourth':
        return own.noFourth(texts.tile(refusal.tile));
      case 'impossible':
        return texts.error(refusal.error);
      default:
        return refusal.code === 'full' ? own.full : own.noWin;
    }
  }

  /** The result of choosing a tile in the picker. */
  #outcome(tile: Tile, hand = this.#hand): model.Result {
    return this.#kind === 'tile' || model.isBonus(tile)
      ? model.addTile(hand, tile)
      : model.addSet(hand, this.#kind, tile);
  }

  #add = (tile: Tile): void => {
    const { texts } = this.#host;
    const result = this.#outcome(tile);
    const isSet = (result.hand?.sets.length ?? 0) > this.#hand.sets.length;
    const name = isSet ? texts.group(result.hand!.sets.at(-1)!) : texts.tile(tile);
    this.#pick = tile;
    if (this.#change(result, this.#texts.added(name))) this.#chosen = null;
  };

  #remove(place: model.Place): void {
    // Afterwards a different tile is in that place.
    if (this.#change(model.remove(this.#hand, place), this.#texts.removed(this.#nameOf(place)))) this.#chosen = null;
  }

  /** Removes one tile of a kind: preferably from the hand, then the winning tile, then a bonus tile. */
  #removeOne(tile: Tile): void {
    const hand = this.#hand;
    const place = model
      .placesOf(hand)
      .find((one) => (one.in === 'winning' ? hand.winningTile === tile : one.in !== 'set' && one.tile === tile));
    if (place) this.#remove(place);
  }

  /** Applies an action to the chosen tile and keeps the tile, or what became of it, selected. */
  #act(result: model.Result, note: string, find: (places: readonly model.Place[], hand: Hand) => number): void {
    if (!this.#change(result, note)) return;
    const places = model.placesOf(this.#hand);
    const place = Math.max(0, find(places, this.#hand));
    this.#chosen = places[place] ?? null;
    this.#held = this.#chosenAt = place;
    this.#focusHeld();
  }

  #travel(from: Draft[], to: Draft[], note: string): void {
    const draft = from.pop();
    if (!draft) return;
    to.push(this.#now);
    this.#chosen = null;
    this.#take(draft, note);
  }

  #undo = (): void => this.#travel(this.#past, this.#future, this.#texts.undone);
  #redo = (): void => this.#travel(this.#future, this.#past, this.#texts.redone);

  #clear = (): void => {
    const { circumstances: _circumstances, ...situation } = this.#host.written.situation;
    this.#commit({ notation: '', situation }, this.#texts.cleared, ['mj-clear', ...EVENTS]);
  };

  #chooseKind = (kind: Kind): void => {
    this.#kind = kind;
    this.#note = '';
    this.#host.element.requestUpdate();
  };

  #situate = (situation: Situation): void => {
    const { notation, isTyped } = this.#host.draft;
    const [draft, note] = this.#fitting(this.#hand, situation, '');
    this.#commit({ ...draft, notation, isTyped }, note.trim());
  };

  #toggle = (circumstance: Circumstance): void => {
    const { situation } = this.#host.draft;
    const chosen = situation.circumstances ?? [];
    if (chosen.includes(circumstance))
      return this.#situate({ ...situation, circumstances: chosen.filter((one) => one !== circumstance) });
    const refusal = model.forbidden(this.#hand, situation, circumstance);
    if (refusal) this.#say(this.#reason(refusal));
    else this.#situate({ ...situation, circumstances: [...chosen, circumstance] });
  };

  // Typing

  #type = (event: Event): void => {
    // The page gets this event from the hand instead.
    event.stopPropagation();
    const text = (event.target as HTMLInputElement).value.slice(0, LONGEST_TEXT);
    const draft = { ...this.#host.draft, notation: oneLine(text), isTyped: true };
    if (this.#isTypingStep) this.#take(draft, '', ['input'], text);
    else this.#commit(draft, '', ['input'], text);
  };

  #finishTyping = (): void => {
    if (this.#isTypedTold) return;
    const { element, draft } = this.#host;
    if (element.error instanceof NotationError) {
      // Unreadable text stays in the field so that its author can fix it.
      this.#isTypedTold = true;
      this.#host.edit(draft, 'change');
    } else this.#take({ ...draft, notation: formatHand(this.#hand), isTyped: false }, '', ['change']);
  };

  // Keys

  #onKey = (event: KeyboardEvent): void => {
    if (this.#host.isDisabled) return;
    const target = event.composedPath()[0] as HTMLElement;
    const isField = target.localName === 'input' && (target as HTMLInputElement).type === 'text';
    const { key } = event;
    const isCommand = event.ctrlKey || event.metaKey;
    // In the field too: the browser can undo typing there, but not the changes made from it.
    if (isCommand && /^[zy]$/i.test(key)) {
      if (key.toLowerCase() === 'y' || event.shiftKey) this.#redo();
      else this.#undo();
    } else if (isField) {
      // During an IME composition, Enter accepts the suggestion.
      if (key === 'Enter' && !event.isComposing) this.#finishTyping();
      return;
    } else if (isCommand || event.altKey) return;
    else if (key === 'Escape' && this.#chosen) {
      this.#chosen = null;
      this.#host.element.requestUpdate();
    } else if (key === 'Delete' || key === 'Backspace') {
      const { place, tile } = target.dataset;
      if (tile) this.#removeOne(tile);
      else if (place) {
        const held = model.placesOf(this.#hand)[Number(place)];
        if (held) this.#remove(held);
        this.#focusHeld();
      } else return;
    } else if (!moveWithin(target, key)) return;
    event.preventDefault();
  };

  /** The Tab key returns to where it left off. */
  #onFocus = (event: FocusEvent): void => {
    const { place, tile } = (event.target as HTMLElement).dataset;
    if (tile) this.#pick = tile;
    else if (place) this.#held = Number(place);
    else return;
    this.#host.element.requestUpdate();
  };

  /** The focused element may be gone after the next render. */
  #keepFocus(): void {
    const { element } = this.#host;
    if (element.shadowRoot?.activeElement)
      void element.updateComplete.then(() => {
        if (!element.shadowRoot?.activeElement) this.#focusHeld();
      });
  }

  /** After the next render, focuses the tile that the keys lead to: in the picker if the hand is empty. */
  #focusHeld(): void {
    const { element } = this.#host;
    void element.updateComplete.then(() => this.focusTarget?.focus());
  }

  get focusTarget(): HTMLElement | null {
    const { shadowRoot } = this.#host.element;
    const find = (selector: string) => shadowRoot?.querySelector<HTMLElement>(selector) ?? null;
    return find(`[data-place="${this.#held}"]`) ?? find(`[data-tile="${this.#pick}"]`);
  }

  // Rendering

  /** The hand may have changed since something was chosen, because the page can set it too. */
  #findChosen(): void {
    const places = model.placesOf(this.#hand);
    const isThere = (place: model.Place | undefined): boolean => place !== undefined && samePlace(this.#chosen, place);
    if (!isThere(places[this.#chosenAt])) this.#chosenAt = places.findIndex(isThere);
    if (this.#chosenAt < 0) this.#chosen = null;
    this.#held = Math.max(0, Math.min(this.#held, places.length - 1));
  }

  render(): TemplateResult {
    this.#findChosen();
    this.#keepFocus();
    return html`
      <div class="editor" part="editor" @keydown=${this.#onKey} @focusin=${this.#onFocus}>
        ${this.#renderChoices()}${this.#renderHeld()}${renderPicker(this.#picker)}${this.#renderButtons()}
        ${this.#renderSituation()}${this.#renderField()}
      </div>
    `;
  }

  /**
   * Renders the parts outside the page, each in a task of its own. The first rendering takes much longer than later ones,
   * and a phone that renders all parts at once cannot respond to its user in the meantime.
   */
  async prepare(): Promise<void> {
    const parts = [
      () => this.#renderChoices(),
      () => this.#renderHeld(),
      ...pickerRows(this.#picker),
      () => this.#renderSituation(),
      () => [this.#renderButtons(), this.#renderField()],
    ];
    for (const part of parts) {
      render(part(), document.createDocumentFragment());
      await new Promise((resolve) => setTimeout(resolve));
    }
  }

  get #common(): Common {
    const { texts, isDisabled } = this.#host;
    return { texts, own: this.#texts, isDisabled };
  }

  /** The error in the notation, if there is one. */
  get #notationError(): NotationError | undefined {
    const { error } = this.#host.element;
    return error instanceof NotationError ? error : undefined;
  }

  #renderHeld(): TemplateResult {
    const { element, texts } = this.#host;
    const { error } = element;
    // An exercise asks for the score.
    const score = element[tableKey].conceals ? null : element.score;
    const own = this.#texts;
    const hand = this.#hand;
    const kongs = kongsIn(hand);
    const size = model.sizeOf(hand) + kongs;
    const isWonByNext = !element.partial && hand.winningTile === undefined;
    const whole = model.FULL + kongs - (element.partial && hand.winningTile === undefined ? 1 : 0);
    const standing = score
      ? own.worth(score.value)
      : error && (this.#notationError ? this.#isTypedTold : size >= whole)
        ? // Incomplete typing is not an error yet.
          texts.error(error as NotationError)
        : own.progress(size, whole);
    const next = isWonByNext && size === whole - 1 && !this.isTyping ? own.nextWins : '';
    const note = [this.#note, next].filter(Boolean).join(' ');
    const actions = this.#renderActions();
    return html`
      <div class="held-in-view">
        ${renderStatus(standing, score !== null, note)}${this.#renderHand()}
        <div class=${actions === nothing ? 'modes' : 'modes acting'}>${actions}${this.#renderKinds()}</div>
      </div>
    `;
  }

  #renderKinds(): TemplateResult {
    return renderKinds({ ...this.#common, kind: this.#kind, choose: this.#chooseKind });
  }

  get #picker(): PickerView {
    const hand = this.#hand;
    return {
      ...this.#common,
      indices: this.#host.element.indices,
      pick: this.#pick,
      leftOf: (tile) => Math.max(0, model.leftOf(hand, tile)),
      canAdd: (tile) => !this.#outcome(tile, hand).refused,
      add: this.#add,
    };
  }

  #renderButtons(): TemplateResult {
    const { draft, isDisabled } = this.#host;
    const own = this.#texts;
    return html`
      <div class="buttons">
        ${renderControls(isDisabled, [
          { label: own.undo, run: this.#undo, isIdle: !this.#past.length },
          { label: own.redo, run: this.#redo, isIdle: !this.#future.length },
          { label: own.clear, run: this.#clear, isIdle: !draft.notation },
        ])}
      </div>
    `;
  }

  #renderChoices(): TemplateResult {
    return renderChoices({ ...this.#common, situation: this.#host.draft.situation, situate: this.#situate });
  }

  #renderSituation(): TemplateResult {
    const hand = this.#hand;
    const { draft, element } = this.#host;
    const { situation } = draft;
    const profile = element.score && profileOfScore(element.score);
    return renderSituation({
      ...this.#common,
      situation,
      offersStanding: Boolean(profile && rewardsStanding(profile)),
      isForbidden: (one) => model.forbidden(hand, situation, one) !== undefined,
      toggle: this.#toggle,
    });
  }

  #renderField(): TemplateResult {
    return renderField({
      ...this.#common,
      text: this.#typed ?? this.#host.draft.notation,
      error: this.#notationError,
      type: this.#type,
      finish: this.#finishTyping,
    });
  }

  #renderHand(): TemplateResult {
    const { element, texts, isDisabled } = this.#host;
    const own = this.#texts;
    const hand = this.#hand;
    const places = model.placesOf(hand);
    if (!places.length)
      return html`
        <p class="empty">${own.empty}</p>
      `;
    const around = (drawn: TemplateResult, name: string, at: number): TemplateResult => {
      const place = places[at]!;
      const isChosen = samePlace(this.#chosen, place) && (place.in === 'set' || at === this.#chosenAt);
      return html`
        <button
          type="button"
          class="held"
          part="control"
          data-place=${at}
          tabindex=${at === this.#held ? 0 : -1}
          ?disabled=${isDisabled}
          aria-pressed=${isChosen}
          aria-label=${place.in === 'set' ? `${name} (${this.#nameOf(place)})` : name}
          @click=${() => {
            this.#chosen = isChosen ? null : place;
            this.#held = this.#chosenAt = at;
            element.requestUpdate();
          }}
        >
          ${drawn}
        </button>
      `;
    };
    const classes = ['tray', places.length > ROOMY && 'crowded', element.error instanceof NotationError && 'stale'];
    return html`
      <div role="toolbar" aria-label=${own.hand} class=${classes.filter(Boolean).join(' ')}>
        ${renderHand({ hand, texts, indices: element.indices, lit: element.highlighted, around })}
      </div>
    `;
  }

  #renderActions(): TemplateResult | typeof nothing {
    const place = this.#chosen;
    if (!place) return nothing;
    const { isDisabled, texts } = this.#host;
    const own = this.#texts;
    const hand = this.#hand;
    const name = this.#nameOf(place);
    // A control pressed twice before the next render refers to a hand that no longer exists.
    const control = (label: string, run: () => void): Control => ({
      label,
      run: () => formatHand(this.#hand) === formatHand(hand) && run(),
    });
    const controls: Control[] = [];
    const isWinning = (places: readonly model.Place[]) => places.findIndex((one) => one.in === 'winning');
    const isTile = (tile: Tile) => (places: readonly model.Place[]) =>
      places.findIndex((one) => one.in === 'hand' && one.tile === tile);
    if (place.in === 'hand') {
      const { tile } = place;
      controls.push(
        control(own.mark, () => this.#act(model.mark(hand, tile), own.marked(texts.tile(tile)), isWinning)),
        ...model.claimsOf(hand, tile).map(({ kind, tiles }) =>
          control(own.claim(kind, tiles), () => {
            const result = model.claim(hand, kind, tiles);
            const laid = result.hand?.sets.at(-1);
            this.#act(result, laid ? own.laidOut(texts.group(laid)) : '', (places, after) => {
              const index = after.sets.findIndex((set) => JSON.stringify(set) === JSON.stringify(laid));
              return places.findIndex((one) => one.in === 'set' && one.index === index);
            });
          }),
        ),
      );
    } else if (place.in === 'winning') {
      const tile = hand.winningTile!;
      controls.push(
        control(own.unmark, () => this.#act(model.unmark(hand), own.unmarked(texts.tile(tile)), isTile(tile))),
      );
    } else if (place.in === 'set') {
      const set = hand.sets[place.index]!;
      const first = set.tiles[0]!;
      if (model.canGrow(set))
        controls.push(
          control(own.promote, () => {
            const result = model.promote(hand, place.index);
            const grown = result.hand?.sets[place.index];
            this.#act(result, grown ? own.laidOut(texts.group(grown)) : '', (places, after) =>
              places.findIndex(
                (one) =>
                  one.in === 'set' && after.sets[one.index]!.promoted && after.sets[one.index]!.tiles[0] === first,
              ),
            );
          }),
        );
      controls.push(
        control(own.takeUp, () => this.#act(model.takeUp(hand, place.index), own.takenUp(name), isTile(first))),
      );
    }
    controls.push(
      control(own.remove, () => {
        this.#remove(place);
        this.#focusHeld();
      }),
    );
    return html`
      <div class="actions" part="actions" role="group" aria-label=${own.chosen(name)}>
        <span class="name" aria-hidden="true">${name}</span>
        <div>${renderControls(isDisabled, controls)}</div>
      </div>
    `;
  }
}

/** @returns an editor that renders quickly */
export async function createEditor(host: EditorHost): Promise<Editor> {
  const editor = new HandEditor(host);
  if (!isPrepared) await editor.prepare();
  isPrepared = true;
  return editor;
}
