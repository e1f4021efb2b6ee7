/** A hand while it is edited: undo and redo, the chosen tile, what can be done with it, and words, but not how the editor is drawn. */
import {
  formatHand,
  NotationError,
  type Circumstance,
  type Hand,
  type Situation,
  type Tile,
} from '../../../core/scoring.js';
import { editorTexts, type EditorTexts } from '../../../lang/editor.js';
import { LONGEST_TEXT, oneLine } from '../written-text.js';
import type { Draft, EditEvent, EditorHost } from './host.js';
import * as model from './model.js';

const EVENTS = ['input', 'change'] as const;

const LONGEST_HISTORY = 500;

/** The hand, as seen by what edits it. */
type SessionHost = Pick<EditorHost, 'texts' | 'draft' | 'written' | 'edit' | 'tiles' | 'error' | 'requestUpdate'>;

/** What the next tile becomes. */
export type Kind = 'tile' | model.SetKind;

export interface Action {
  label: string;
  run: () => void;
}

const samePlace = (one: model.Place | null, other: model.Place): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

type Find = (places: readonly model.Place[], hand: Hand) => number;

const winningTile: Find = (places) => places.findIndex((one) => one.in === 'winning');

const tileInHand =
  (tile: Tile): Find =>
  (places) =>
    places.findIndex((one) => one.in === 'hand' && one.tile === tile);

export class EditSession {
  /** The steps to undo and to redo, the next one at the end. */
  past: Draft[] = [];
  future: Draft[] = [];
  kind: Kind = 'tile';
  chosen: model.Place | null = null;
  /** Index of the chosen tile among all tiles, since there may be others like it. */
  #chosenAt = 0;
  /** The picker tile, and the index in the hand, that the Tab key leads to. */
  pick: Tile = '1b';
  held = 0;
  /** The last action, or why it was refused. */
  note = '';
  isRefused = false;
  /** The text in the field if the last step was typing: further typing does not start a new step. */
  typed?: string;
  /** Whether the user is typing a text that has not been committed. */
  isTyping = false;

  /** @param focusHeld called when the keys should lead to the held tile, after an action that has replaced its button */
  constructor(
    readonly host: SessionHost,
    readonly focusHeld: () => void,
  ) {}

  reset(): void {
    this.past = [];
    this.future = [];
    this.chosen = null;
    this.#say('');
  }

  /** Notes what was done. @param typed the text in the field, while it is typed */
  #say(note: string, typed?: string): void {
    this.note = note;
    this.isRefused = false;
    this.typed = typed;
    this.isTyping = typed !== undefined;
  }

  get hand(): Hand {
    return this.host.tiles ?? model.emptyHand();
  }

  get texts(): EditorTexts {
    return editorTexts(this.host.texts);
  }

  /** Whether a place is the chosen one; of a set, all tiles are. */
  isChosen(place: model.Place, at: number): boolean {
    return samePlace(this.chosen, place) && (place.in === 'set' || at === this.#chosenAt);
  }

  get #now(): Draft {
    return { ...this.host.draft, hand: this.host.tiles };
  }

  nameOf(place: model.Place): string {
    const { texts } = this.host;
    const { hand } = this;
    return place.in === 'set'
      ? texts.group(hand.sets[place.index]!)
      : place.in === 'winning'
        ? texts.winningTile(hand.winningTile!)
        : texts.tile(place.tile);
  }

  /** Finds the chosen tile again: the hand may have changed since, because the page can set it too. */
  findChosen(): void {
    const places = model.placesOf(this.hand);
    const isThere = (place: model.Place | undefined): boolean => place !== undefined && samePlace(this.chosen, place);
    if (!isThere(places[this.#chosenAt])) this.#chosenAt = places.findIndex(isThere);
    if (this.#chosenAt < 0) this.chosen = null;
    this.held = Math.max(0, Math.min(this.held, places.length - 1));
  }

  /** Applies another draft as a step that can be undone. */
  #commit(draft: Draft, note: string, events: readonly EditEvent[] = EVENTS, typed?: string): void {
    this.past = [...this.past, this.#now].slice(-LONGEST_HISTORY);
    this.future = [];
    this.#take(draft, note, events, typed);
  }

  #take(draft: Draft, note: string, events: readonly EditEvent[] = EVENTS, typed?: string): void {
    this.#say(note, typed);
    this.host.edit(draft, ...events);
  }

  #travel(from: Draft[], to: Draft[], note: string): void {
    const draft = from.pop();
    if (!draft) return;
    to.push(this.#now);
    this.chosen = null;
    this.#take(draft, note);
  }

  readonly undo = (): void => this.#travel(this.past, this.future, this.texts.undone);
  readonly redo = (): void => this.#travel(this.future, this.past, this.texts.redone);

  readonly clear = (): void => {
    const { circumstances: _circumstances, ...situation } = this.host.written.situation;
    this.#commit({ notation: '', situation }, this.texts.cleared, ['mj-clear', ...EVENTS]);
  };

  #change(result: model.Result, note: string): boolean {
    const { hand, refused } = result;
    if (refused) {
      this.#refuse(refused);
      return false;
    }
    const { situation } = this.host.draft;
    this.#commit(...this.#fitting(hand, situation, note));
    return true;
  }

  /** A draft without the circumstances that the hand no longer allows. */
  #fitting(hand: Hand, situation: Situation, note: string): [Draft, string] {
    const notation = formatHand(hand);
    const chosen = situation.circumstances ?? [];
    const kept = model.allowed(hand, situation);
    const dropped = chosen.filter((one) => !kept.includes(one)).map((one) => this.host.texts.circumstances[one] ?? one);
    return dropped.length
      ? [{ notation, situation: { ...situation, circumstances: kept } }, `${note} ${this.texts.dropped(dropped)}`]
      : [{ notation, situation }, note];
  }

  #refuse(refusal: model.Refusal): void {
    const note = refusal(this.texts, this.host.texts);
    this.isRefused = true;
    // Screen readers announce the same words again only if the text differs.
    this.note = note === this.note ? `${note}\u00a0` : note;
    this.host.requestUpdate();
  }

  readonly chooseKind = (kind: Kind): void => {
    this.kind = kind;
    this.note = '';
    this.isRefused = false;
    this.host.requestUpdate();
  };

  outcome(tile: Tile, hand = this.hand): model.Result {
    return this.kind === 'tile' || model.isBonus(tile)
      ? model.addTile(hand, tile)
      : model.addSet(hand, this.kind, tile);
  }

  readonly add = (tile: Tile): void => {
    const { texts } = this.host;
    const result = this.outcome(tile);
    const isSet = (result.hand?.sets.length ?? 0) > this.hand.sets.length;
    const name = isSet ? texts.group(result.hand!.sets.at(-1)!) : texts.tile(tile);
    this.pick = tile;
    if (!this.#change(result, this.texts.added(name))) return;
    this.chosen = null;
    // No set can follow: the pair, or the last tiles.
    if (isSet && !model.hasRoomForSet(this.hand)) this.kind = 'tile';
  };

  goOut(tile: Tile): void {
    this.kind = 'tile';
    this.add(tile);
  }

  /** Chooses the tile at an index among all tiles, or no tile; the Tab key leads to that index in either case. */
  choose(place: model.Place | null, at: number): void {
    this.chosen = place;
    this.held = this.#chosenAt = at;
    this.host.requestUpdate();
  }

  /** Makes the Tab key lead to a tile of the picker, or to the tile at an index in the hand. */
  leadTo({ tile, place }: { tile?: Tile; place?: string }): void {
    if (tile) this.pick = tile;
    else if (place) this.held = Number(place);
    else return;
    this.host.requestUpdate();
  }

  #remove(place: model.Place): void {
    // Afterwards a different tile is in that place.
    if (this.#change(model.remove(this.hand, place), this.texts.removed(this.nameOf(place)))) this.chosen = null;
  }

  removeAt(at: number): void {
    const place = model.placesOf(this.hand)[at];
    if (place) this.#remove(place);
    this.focusHeld();
  }

  /** Removes one tile of a kind: preferably from the hand, then the winning tile, then a bonus tile. */
  removeOne(tile: Tile): void {
    const { hand } = this;
    const place = model
      .placesOf(hand)
      .find((one) => (one.in === 'winning' ? hand.winningTile === tile : one.in !== 'set' && one.tile === tile));
    if (place) this.#remove(place);
  }

  actionsOn(place: model.Place): readonly Action[] {
    const { hand, texts: own } = this;
    const { texts } = this.host;
    const actions: Action[] = [];
    const add = (label: string, run: () => void): void => {
      // A control pressed twice before the next render refers to a hand that no longer exists.
      actions.push({ label, run: () => formatHand(this.hand) === formatHand(hand) && run() });
    };
    if (place.in === 'hand') {
      const { tile } = place;
      add(own.mark, () => this.#act(model.mark(hand, tile), own.marked(texts.tile(tile)), winningTile));
      for (const { kind, tiles } of model.claimsOf(hand, tile))
        add(own.claim(kind, tiles), () => {
          const result = model.claim(hand, kind, tiles);
          const laid = result.hand?.sets.at(-1);
          this.#act(result, laid ? own.laidOut(texts.group(laid)) : '', (places, after) => {
            const index = after.sets.findIndex((set) => JSON.stringify(set) === JSON.stringify(laid));
            return places.findIndex((one) => one.in === 'set' && one.index === index);
          });
        });
    } else if (place.in === 'winning') {
      const tile = hand.winningTile!;
      add(own.unmark, () => this.#act(model.unmark(hand), own.unmarked(texts.tile(tile)), tileInHand(tile)));
    } else if (place.in === 'set') {
      const set = hand.sets[place.index]!;
      const first = set.tiles[0]!;
      const name = this.nameOf(place);
      if (model.canGrow(set))
        add(own.promote, () => {
          const result = model.promote(hand, place.index);
          const grown = result.hand?.sets[place.index];
          this.#act(result, grown ? own.laidOut(texts.group(grown)) : '', (places, after) =>
            places.findIndex(
              (one) => one.in === 'set' && after.sets[one.index]!.promoted && after.sets[one.index]!.tiles[0] === first,
            ),
          );
        });
      add(own.takeUp, () => this.#act(model.takeUp(hand, place.index), own.takenUp(name), tileInHand(first)));
    }
    add(own.remove, () => {
      this.#remove(place);
      this.focusHeld();
    });
    return actions;
  }

  /** Applies an action to the chosen tile and keeps the tile, or what became of it, selected. */
  #act(result: model.Result, note: string, find: Find): void {
    if (!this.#change(result, note)) return;
    const places = model.placesOf(this.hand);
    const place = Math.max(0, find(places, this.hand));
    this.chosen = places[place] ?? null;
    this.held = this.#chosenAt = place;
    this.focusHeld();
  }

  readonly situate = (situation: Situation): void => {
    const { notation, isTyped } = this.host.draft;
    const [draft, note] = this.#fitting(this.hand, situation, '');
    this.#commit({ ...draft, notation, isTyped }, note.trim());
  };

  readonly toggle = (circumstance: Circumstance): void => {
    const { situation } = this.host.draft;
    const chosen = situation.circumstances ?? [];
    if (chosen.includes(circumstance))
      return this.situate({ ...situation, circumstances: chosen.filter((one) => one !== circumstance) });
    const refusal = model.forbidden(this.hand, situation, circumstance);
    if (refusal) this.#refuse(refusal);
    else this.situate({ ...situation, circumstances: [...chosen, circumstance] });
  };

  type(typed: string): void {
    const text = typed.slice(0, LONGEST_TEXT);
    const draft = { ...this.host.draft, notation: oneLine(text), isTyped: true };
    if (this.typed !== undefined) this.#take(draft, '', ['input'], text);
    else this.#commit(draft, '', ['input'], text);
  }

  readonly finishTyping = (): void => {
    if (!this.isTyping) return;
    const { error, draft } = this.host;
    if (error instanceof NotationError) {
      // Unreadable text stays in the field so that its author can fix it.
      this.isTyping = false;
      this.host.edit(draft, 'change');
    } else this.#take({ ...draft, notation: formatHand(this.hand), isTyped: false }, '', ['change']);
  };
}
