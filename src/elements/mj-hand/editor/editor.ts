import { html, nothing, render, type TemplateResult } from 'lit';
import type { Hand, HandError, NotationError, Score } from '../../../core/index.js';
import { profileOfScore } from '../../../core/engine/profile-of-score.js';
import { loadErrors } from '../../../lang/later.js';
export { loadTexts } from '../../../lang/editor.js';
export { keepFocus } from '../../keep-focus.js';
export { keepInside } from '../../keep-inside.js';
export { HandEchoes } from './echoes.js';
import { arrowStyles } from '../../../render/arrow.styles.js';
import { addBonusFaces } from '../../../render/bonus-faces.js';
import { controlStyles } from '../../../render/controls.styles.js';
import { tokenStyles } from '../../../render/tokens.styles.js';
import { editorStyles as ownStyles } from './editor.styles.js';
import {
  notationError,
  pickerRows,
  renderActions,
  renderButtons,
  renderChoices,
  renderField,
  renderKinds,
  renderOuts,
  renderPicker,
  renderSituation,
  renderStatus,
  renderTray,
  type View,
} from './controls.js';
import type { EditorHost } from './host.js';
import { tableKey } from '../../table-key.js';
import * as model from './model.js';
import { moveWithin } from './roving.js';
import { EditSession } from './session.js';

// Any tile may be drawn at once.
addBonusFaces();

export const editorStyles = [tokenStyles, controlStyles, arrowStyles, ...ownStyles];

/** How many tiles a hand has in addition to those of an ordinary hand. */
const kongsIn = ({ sets }: Hand): number => sets.filter(({ kind }) => kind === 'kong').length;

/** Whether an editor has been prepared: from then on, others render quickly. */
let isPrepared = false;

/** The controls of a hand: what they display, and the keys. What the user has done is the session's job. */
export class HandEditor {
  readonly #session: EditSession;

  constructor(readonly host: EditorHost) {
    this.#session = new EditSession(host, () => this.#focusHeld());
    // A label of the hand, whose click the browser passes on, leads to the tiles.
    host.addEventListener('click', (event) => {
      if (event.composedPath()[0] === host) this.#focusHeld();
    });
  }

  /** Discards the undo history and any unfinished typing. */
  reset(): void {
    this.#session.reset();
  }

  get isTyping(): boolean {
    return this.#session.isTyping;
  }

  #onKey = (event: KeyboardEvent): void => {
    if (this.host.isDisabled) return;
    const session = this.#session;
    const target = event.composedPath()[0] as HTMLElement;
    const isField = target.localName === 'input' && (target as HTMLInputElement).type === 'text';
    const { key } = event;
    const isCommand = event.ctrlKey || event.metaKey;
    // In the field too: the browser can undo typing there, but not the changes made from it.
    if (isCommand && /^[zy]$/i.test(key)) {
      if (key.toLowerCase() === 'y' || event.shiftKey) session.redo();
      else session.undo();
    } else if (isField) {
      // During an IME composition, Enter accepts the suggestion.
      if (key === 'Enter' && !event.isComposing) session.finishTyping();
      return;
    } else if (isCommand || event.altKey) return;
    else if (key === 'Escape' && session.chosen) session.choose(null, session.held);
    else if (key === 'Delete' || key === 'Backspace') {
      const { place, tile } = target.dataset;
      if (tile) session.removeOne(tile);
      else if (place) session.removeAt(Number(place));
      else return;
    } else if (!moveWithin(target, key)) return;
    event.preventDefault();
  };

  /** The Tab key returns to where it left off. */
  #onFocus = ({ target }: FocusEvent): void => this.#session.leadTo((target as HTMLElement).dataset);

  /** The focused element may be gone after the next render. */
  #keepFocus(): void {
    const host = this.host;
    if (host.shadowRoot?.activeElement)
      void host.updateComplete.then(() => {
        if (!host.shadowRoot?.activeElement) this.focusTarget?.focus();
      });
  }

  /** After the next render, focuses the tile that the keys lead to: in the picker if the hand is empty. */
  #focusHeld(): void {
    void this.host.updateComplete.then(() => this.focusTarget?.focus());
  }

  /** Where the Tab key enters the tiles: those of the hand, or of the picker while there are none. */
  get focusTarget(): HTMLElement | null {
    const { shadowRoot } = this.host;
    const { held, pick } = this.#session;
    const find = (selector: string) => shadowRoot?.querySelector<HTMLElement>(selector) ?? null;
    return find(`[data-place="${held}"]`) ?? find(`[data-tile="${pick}"]`);
  }

  render(): TemplateResult {
    this.#session.findChosen();
    this.#keepFocus();
    const view = this.#view;
    // The editor takes the focus of a press beside its controls: the hand would give it to its first control and scroll there.
    return html`
      <div class="editor" part="editor" tabindex="-1" @keydown=${this.#onKey} @focusin=${this.#onFocus}>
        ${renderChoices(view)}${this.#renderHeld(view)}${renderPicker(view)}${renderButtons(view)}
        ${renderSituation(view)}${renderField(view)}
      </div>
    `;
  }

  /**
   * Renders the parts outside the page, each in a task of its own. The first rendering takes much longer than later ones,
   * and a phone that renders all parts at once cannot respond to its user in the meantime.
   */
  async prepare(): Promise<void> {
    const view = this.#view;
    const parts = [
      () => renderChoices(view),
      () => this.#renderHeld(view),
      ...pickerRows(view),
      () => renderSituation(view),
      () => [renderButtons(view), renderField(view)],
    ];
    for (const part of parts) {
      render(part(), new DocumentFragment());
      await new Promise((resolve) => setTimeout(resolve));
    }
  }

  get #view(): View {
    const host = this.host;
    const session = this.#session;
    return { host, session, texts: host.texts, own: session.texts, isDisabled: host.isDisabled };
  }

  #renderHeld(view: View): TemplateResult {
    const { error, partial, [tableKey]: table } = this.host;
    const { showsSituation: isExplained } = table;
    // An exercise asks for the score.
    const score = table.conceals ? null : this.host.score;
    const { hand, isRefused, kind: nextKind, texts: own } = this.#session;
    const kongs = kongsIn(hand);
    const size = model.sizeOf(hand) + kongs;
    const isWonByNext = !partial && hand.winningTile === undefined;
    const whole = model.FULL + kongs - (partial && hand.winningTile === undefined ? 1 : 0);
    // Incomplete typing is not an error yet.
    const isWrong = !score && error !== null && (notationError(this.host) ? !this.isTyping : size >= whole);
    const standing = score ? own.worth(score.value) : isWrong ? this.#problem(error) : own.progress(size, whole);
    const isNext = isWonByNext && size === whole - 1 && !this.isTyping;
    // The choice of a set may be scrolled out of view, but this line stays.
    const isSetNext = nextKind !== 'tile' && model.hasRoomForSet(hand);
    const chosen = !isSetNext ? '' : nextKind === 'chow' ? own.lowest : own.nextIs(own.kinds[nextKind]);
    const next = isRefused ? '' : chosen || (isNext ? (score ? own.notWon : own.nextWins) : '');
    const kind = score ? 'worth' : isWrong ? 'problem' : 'progress';
    const actions = this.#renderActions(isNext ? score : null, view);
    return html`
      <div class="held-in-view">
        ${renderStatus(view, standing, kind, next, isExplained && this.#explain)}${renderTray(view)}
        <div class=${actions === nothing ? 'modes' : 'modes acting'}>${actions}${renderKinds(view)}</div>
      </div>
    `;
  }

  /** What is wrong with the hand, for somebody who need not know the notation. */
  #problem(error: Error): string {
    const { texts: own } = this.#session;
    return (error as Partial<HandError>).code === 'winning-tile'
      ? own.whichWon(own.mark)
      : this.host.texts.error(error as NotationError);
  }

  /** Leads to the value in the element around the hand that explains it. */
  #explain = (event: Event): void => {
    for (const around of event.composedPath()) {
      const root = around === this.host ? null : (around as Partial<Element>).shadowRoot;
      const head = root?.querySelector<HTMLElement>('[part~="head"], table');
      if (!head) continue;
      head.tabIndex = -1;
      head.focus({ preventScroll: true });
      return head.scrollIntoView();
    }
  };

  /** In the place of the kinds of sets. @param waiting the score of a hand that lacks only the winning tile */
  #renderActions(waiting: Score | null, view: View): TemplateResult | typeof nothing {
    const { chosen, hand } = this.#session;
    if (chosen) return renderActions(chosen, view);
    const profile = waiting && profileOfScore(waiting);
    const outs = profile ? model.outsOf(hand, this.host.draft.situation, profile) : [];
    return outs.length ? renderOuts(outs, view) : nothing;
  }
}

export async function createEditor(host: EditorHost): Promise<HandEditor> {
  const editor = new HandEditor(host);
  if (!isPrepared) await editor.prepare();
  isPrepared = true;
  // What cannot be entered is announced once, so the words for it must have loaded.
  await loadErrors(host.texts).catch(() => {});
  return editor;
}
