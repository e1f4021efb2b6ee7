/** The form in which a hand is entered or corrected: taps and keys; loaded with the first editable game. */
import type { TemplateResult } from 'lit';
import type { Game, GameRow, PlayedHand } from '../../core/game.js';
import { plainNumbers } from '../../core/numbers.js';
import '../../core/game/sentences.js';
import { isolated } from '../../core/game/isolated.js';
import { activeTiles, chooseWinner, setTiles } from '../../game/draft.js';
import { EntryForm } from '../../game/entry-form.js';
import { hasFines } from '../../core/rules/fines.js';
import { Later, loadPart } from '../lazy.js';
import { labelled } from '../../lang/marks.js';
import { isRightToLeft } from '../../render/direction.js';
import { MjHand } from '../mj-hand/mj-hand.js';
import { renderEntry, renderRowActions, type EntryHost, type EntryView, type Fines } from './entry-views.js';
import { TileEditors } from './tile-editors.js';

export { keepFocus } from '../keep-focus.js';
export { entryStyles } from './entry.styles.js';
export { packSession, unpackSession } from '../../game/session.js';

/** Loaded with the first table that has fines. */
const fineModule = new Later(() => import('../fine-choice.js'));

const NEXT_HAND = '.entry .winner button';

export class Entry implements EntryView {
  readonly form: EntryForm;
  readonly editors: TileEditors;
  #focus?: string;
  /** Whether tiles are being entered in the place of the number pad. */
  #hasTiles = false;

  constructor(readonly host: EntryHost) {
    this.form = new EntryForm(
      host,
      () => this.editors.clear(),
      (hand, game) => this.#finesOf(hand, game),
    );
    this.editors = new TileEditors(
      host,
      (player, tiles) => this.form.set(setTiles(this.form.draft, player, tiles)),
      () => host.requestUpdate(),
    );
  }

  updated(): void {
    const { form } = this;
    const root = this.host.shadowRoot!;
    // Once the user has made a choice, the attribute `selected` has no effect any more.
    for (const option of root.querySelectorAll<HTMLOptionElement>('.entry option[selected]')) option.selected = true;
    // On a phone, it would be below the edge.
    if (form.isProblemNew) root.querySelector('.wrong')?.scrollIntoView({ block: 'nearest' });
    form.isProblemNew = false;
    const hasTiles = activeTiles(form.draft) !== undefined;
    // The editor is taller than a phone’s screen: without it, the form would be scrolled out of view.
    if (this.#hasTiles && !hasTiles) this.#show('.title', 'nearest');
    this.#hasTiles = hasTiles;
    if (!this.#focus) return;
    root.querySelector<HTMLElement>(this.#focus)?.focus();
    this.#focus = undefined;
  }

  render(): TemplateResult {
    this.editors.update(this.form.draft, this.form.position, this.host.isDisabled);
    return renderEntry(this);
  }

  renderActions(row: GameRow): TemplateResult {
    return renderRowActions(row, this);
  }

  get fines(): Fines | undefined {
    const { kept, texts } = this.host;
    const { game } = kept;
    if (!game || !hasFines(game.profile.rules)) return undefined;
    const loading = loadPart(fineModule, texts.language);
    void loading?.then(
      () => this.host.requestUpdate(),
      () => {},
    );
    return loading ? undefined : fineModule.module;
  }

  /** What the players are fined for in a hand: Dan: False mahjong: 300 to each. */
  #finesOf(hand: PlayedHand, { players, profile }: Game): string[] {
    const fines = this.fines;
    const { language } = this.host.texts;
    const incidents = 'incidents' in hand ? (hand.incidents ?? {}) : {};
    return players.flatMap((name, player) => {
      const errors = incidents[player];
      if (!fines || !errors?.length) return [];
      const { options, chosen } = fines.fineChoice(name, errors, profile, language);
      return labelled(isolated(name), options.find(([value]) => value === chosen)![1], language);
    });
  }

  /** Once a hand is recorded, a keyboard goes on with the next one; a finger needs no focus. */
  #goOn(isRecorded: boolean, event: Event): void {
    if (!isRecorded) return;
    // With large text, the form is taller than a phone’s screen, and the button just pressed may be at its end.
    this.#show('.title', 'nearest');
    if ('detail' in event && event.detail === 0) this.#focus = NEXT_HAND;
  }

  #show(selector: string, block: ScrollLogicalPosition): void {
    const host = this.host;
    void host.updateComplete.then(() => host.shadowRoot!.querySelector(selector)?.scrollIntoView({ block }));
  }

  readonly chooseWinner = (player: number): void => {
    const { draft } = this.form;
    this.editors.exchange(player, draft.winner ?? player);
    this.form.set(chooseWinner(draft, player));
  };

  readonly swap = (): void => {
    this.form.swap();
    // Most of the tiles would be below the edge of a phone; the row above them leads back.
    if (activeTiles(this.form.draft)) this.#show('.tools', 'start');
  };

  readonly enter = (event: Event): void => this.#goOn(this.form.enter(), event);

  readonly washout = (event: Event): void => this.#goOn(this.form.washout(), event);

  readonly correct = (hand: PlayedHand): void => {
    this.form.correct(hand);
    this.#focus = '.entry .title';
    this.#show('.entry', 'nearest');
  };

  readonly startNaming = (): void => {
    this.form.startNaming();
    this.#focus = '.entry input';
  };

  readonly rename = (event: Event): void => {
    event.preventDefault();
    event.stopPropagation();
    const { form } = this;
    if (form.rename()) this.#focus = NEXT_HAND;
    else if (form.emptySeat >= 0) this.#focus = `.names label:nth-of-type(${form.emptySeat + 1}) input`;
  };

  readonly pressed = (event: KeyboardEvent): void => {
    const { key, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented } = event;
    const host = this.host;
    const path = event.composedPath();
    const [origin] = path as Element[];
    // Fields and tile editors have keys of their own.
    if (defaultPrevented || host.isDisabled || !host.shadowRoot!.contains(event.target as Node)) return;
    if (origin?.closest('mj-hand, input, select, textarea') || path.some((node) => node instanceof MjHand)) return;
    if ((ctrlKey || metaKey) && !altKey ? this.#undoOrRedo(key, shiftKey) : !altKey && this.#type(key, origin))
      event.preventDefault();
  };

  /** @returns whether the key was one of these */
  #undoOrRedo(key: string, isShifted: boolean): boolean {
    const letter = key.toLowerCase();
    if (letter !== 'y' && letter !== 'z') return false;
    if (letter === 'y' || isShifted) this.host.redo();
    else this.host.undo();
    return true;
  }

  #type(key: string, origin: Element | undefined): boolean {
    const { form } = this;
    if (!form.position || !origin?.closest('.entry')) return false;
    const forward = key.startsWith('Arrow') && isRightToLeft(this.host) ? 'ArrowLeft' : 'ArrowRight';
    const taken = form.type(plainNumbers(key), key === forward, Boolean(origin.closest('.values')));
    const isRecorded = taken === 'enter' && form.enter();
    if (taken && key === 'Enter') this.#focus = isRecorded ? NEXT_HAND : '.entry .values [aria-pressed="true"]';
    return Boolean(taken);
  }
}
