/** The number fields and tile editors of an editable settlement; loaded only where they are used. */
import { html, nothing, type TemplateResult } from 'lit';
import { css } from '../../render/css.js';
import type { Score, Wind } from '../../core/index.js';
import type { TableTexts } from '../../lang/types.js';
import { MjHand } from '../mj-hand/mj-hand.js';
import { withoutCommas, plainNumbers } from '../../core/numbers.js';
import { WINDS as winds } from '../../core/engine/tiles.js';
import { withSeat, writtenScore } from './table.js';

export { keepFocus } from '../keep-focus.js';

export interface EntryHost extends HTMLElement {
  readonly texts: TableTexts;
  readonly isDisabled: boolean;
  scores: string;
  entered(event?: 'input' | 'change'): void;
}

/** Maximum length of an entry: more digits than the highest value has. */
const LONGEST = 20;

/** A number without the commas that people type, as in 1,024; any other text without the mark that ends a quotation. */
const bare = (text: string): string => withoutCommas(plainNumbers(text).trim()).replaceAll('"', '”');

export const entryStyles = css`
  .entry {
    align-items: center;
    margin-block: 0.4em;
  }
  .entry input {
    inline-size: 6.5em;
    text-align: end;
  }
  .entry input[aria-invalid] {
    border-color: var(--_loss);
  }
  .table dl > [hidden] {
    display: none;
  }

  /* An editor needs more room than a seat has at the table, so it is below its seat or below the table. */
  .editor {
    grid-column: 1 / -1;
    min-inline-size: 0;
  }
  .whose {
    margin: 0 0 0.5em;
    font-weight: 650;
  }
  /* How the hand was won is chosen once for the whole table, and does not apply to losers. */
  mj-hand::part(choice),
  .plays mj-hand::part(situation) {
    display: none;
  }
  @container (inline-size < 30em) {
    .entry input {
      inline-size: 5em;
    }
    .whose {
      display: none;
    }
  }
  @container (inline-size >= 30em) {
    .editor {
      padding: 0.6em 0.75em;
      border: 1px solid var(--_line);
      border-radius: 0.6em;
    }
    .editor.won {
      border-color: var(--_gain);
    }
  }
  /* Print: values replace their fields. */
  @media print {
    .table dl > [hidden] {
      display: flex;
    }
  }
`;

export class Entry {
  readonly #open = new Set<Wind>();
  /** Tile editors are kept, with their tiles, while a number replaces them. */
  readonly #editors = new Map<Wind, MjHand>();

  constructor(readonly host: EntryHost) {}

  /** The hands of the seats where tiles are entered. */
  get hands(): [Wind, MjHand][] {
    return [...this.#open].map((seat) => [seat, this.#editors.get(seat)!]);
  }

  isOpen(seat: Wind): boolean {
    return this.#open.has(seat);
  }

  /** The tiles that were entered, to be saved. */
  get tiles(): unknown {
    return this.hands.map(([seat, hand]) => [seat, hand.currentNotation, hand.currentSituation]);
  }

  restore(saved: unknown): void {
    for (const entered of Array.isArray(saved) ? saved.slice(0, 4) : []) {
      const { 0: seat, 1: notation, 2: situation } = Object(entered) as [Wind, unknown, unknown];
      if (!winds.includes(seat)) continue;
      const hand = this.#create(seat, false);
      hand.formStateRestoreCallback(JSON.stringify({ notation, situation }));
      this.#editors.set(seat, hand);
      this.#open.add(seat);
    }
    if (this.#open.size) this.host.entered();
  }

  /** Switches all seats back to numbers. */
  reset(): void {
    this.#open.clear();
    this.#editors.clear();
  }

  /** The number field of a seat, and the button that swaps it for the tile editor. @param drawn - The winning tile was self-drawn */
  renderField(seat: Wind, drawn: boolean, error: Error | undefined): TemplateResult {
    const { texts, isDisabled } = this.host;
    const { enterTiles, enterNumber } = texts.settlement;
    const isOpen = this.#open.has(seat);
    return html`
      <div class="entry flow live" part="entry">
        ${isOpen ? nothing : this.#field(seat, error)}
        <button type="button" ?disabled=${isDisabled} @click=${() => this.#swap(seat, drawn)}>
          ${isOpen ? enterNumber : enterTiles}
        </button>
      </div>
    `;
  }

  renderEditor(seat: Wind, won: boolean): TemplateResult | typeof nothing {
    if (!this.#open.has(seat)) return nothing;
    const { handOf } = this.host.texts.settlement;
    return html`
      <div class=${`editor ${won ? 'won' : 'plays'}`} part="editor" role="group" aria-label=${handOf(seat)}>
        <p class="whose">${handOf(seat)}</p>
        ${this.#editor(seat, won)}
      </div>
    `;
  }

  /** Leaves typed text as it is, as long as it means the same as the attribute. */
  fill(root: ParentNode): void {
    for (const field of root.querySelectorAll<HTMLInputElement>('.entry input')) {
      const written = writtenScore(this.host.scores, field.name as Wind);
      if (bare(field.value) !== bare(written)) field.value = written;
    }
  }

  #field(seat: Wind, error: Error | undefined): TemplateResult {
    const { texts, isDisabled } = this.host;
    const { columns, valueFor } = texts.settlement;
    return html`
      <label class="flow">
        <span>${columns.hand}</span>
        <input
          type="text"
          part="field"
          name=${seat}
          inputmode="numeric"
          autocomplete="off"
          placeholder="0"
          maxlength=${LONGEST}
          aria-label=${valueFor(seat)}
          aria-invalid=${error ? 'true' : nothing}
          ?disabled=${isDisabled}
          @input=${this.#typed}
          @change=${() => this.host.entered('change')}
        />
      </label>
    `;
  }

  #editor(seat: Wind, won: boolean): MjHand {
    const hand = this.#editors.get(seat)!;
    // The other seats only show the tiles that score.
    hand.partial = !won;
    hand.disabled = this.host.isDisabled;
    return hand;
  }

  #swap(seat: Wind, drawn: boolean): void {
    const host = this.host;
    const hand = this.#editors.get(seat);
    if (this.#open.delete(seat)) {
      const score: Score | null = hand!.score;
      if (score) host.scores = withSeat(host.scores, seat, String(score.value), ' ');
    } else {
      this.#open.add(seat);
      if (!hand) this.#editors.set(seat, this.#create(seat, drawn));
    }
    host.entered('change');
  }

  #create(seat: Wind, drawn: boolean): MjHand {
    // Not earlier: hands on the page wait for the elements around them.
    MjHand.define();
    const hand = this.host.ownerDocument.createElement('mj-hand');
    Object.assign(hand, { seat, editable: true, partial: true, win: drawn ? 'self-draw' : undefined });
    for (const name of ['input', 'change', 'mj-score', 'mj-error', 'mj-clear'])
      hand.addEventListener(name, (event) => {
        event.stopPropagation();
        this.host.entered(name === 'input' || name === 'change' ? name : undefined);
      });
    return hand;
  }

  readonly #typed = (event: Event): void => {
    const { name, value } = event.target as HTMLInputElement;
    this.host.scores = withSeat(this.host.scores, name, bare(value), ' ');
    this.host.entered('input');
  };
}
