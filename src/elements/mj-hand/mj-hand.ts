import { html, isServer, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import {
  NotationError,
  parseHand,
  score,
  type Circumstance,
  type Hand,
  type Score,
  type Situation,
  type Tile,
  type Wind,
} from '../../core/index.js';
import { renderHand } from '../../render/hand.js';
import { handStyles } from '../../render/hand-styles.js';
import { tileStyles } from '../../render/styles.js';
import { MjScoreEvent } from '../events.js';
import { MjElement } from '../mj-element.js';
import { tableKey } from '../surroundings.js';

/** Longer text content is not looked at; white space in it does not count as much as tiles do. */
const LONGEST_TEXT = 4000;

/** One observer for the text of all hands. */
let textObserver: MutationObserver | undefined;

function watchText(hand: MjHand): void {
  textObserver ??= new MutationObserver((records) => {
    for (const { target } of records) {
      let node: Node | null = target;
      while (node && !(node instanceof MjHand)) node = node.parentNode;
      node?.requestUpdate();
    }
  });
  textObserver.observe(hand, { childList: true, characterData: true, subtree: true });
}

/**
 * A hand, drawn as on a table and scored.
 *
 * @tag mj-hand
 * @summary A hand of tiles that knows what it is worth.
 * @slot - The hand in notation, where it is not in the attribute; shown while it cannot be read
 * @fires {MjScoreEvent} mj-score - The hand was scored: once at first, then whenever the score is another
 * @fires {MjErrorEvent} mj-error - The hand cannot be read or scored; once for each different fault
 * @csspart hand - The whole hand
 * @csspart set - A declared set; with the words `chow`, `pung`, `kong`, `exposed`, `concealed`
 * @csspart in-hand - The tiles in the hand
 * @csspart won - The place of the winning tile
 * @csspart bonus-tiles - The flowers and seasons
 * @csspart tile - Each tile; with the words `exposed`, `concealed`, `winning`, `bonus`, `face-down`, `sideways`, `lit`
 * @csspart face - The engraving of a tile
 * @csspart index - The Western index in a tile's corner
 * @csspart text - The text that cannot be read
 * @csspart message - What is wrong
 * @csspart unexpected - The mark beside a value that is not the expected one
 * @cssproperty [--mj-tile-width] - Width of an upright tile; follows the width of the hand unless set
 * @cssproperty [--mj-face] - Ground of a face
 * @cssproperty [--mj-face-shade] - The ivory in the shade
 * @cssproperty [--mj-body] - Body of the tiles
 * @cssproperty [--mj-back] - Ground of the back
 * @cssproperty [--mj-back-pattern] - Pattern on the back
 * @cssproperty [--mj-red] - Red of the engraving
 * @cssproperty [--mj-green] - Green of the engraving
 * @cssproperty [--mj-blue] - Blue of the engraving
 * @cssstate error - The hand cannot be read or scored
 * @cssstate unexpected - The value is not the one of `expect`
 */
export class MjHand extends MjElement {
  static override readonly tag = 'mj-hand';
  static override styles = [tileStyles, handStyles];

  /** The hand in notation, `(RRR) 123b 456b 99d 78d +9d 3f`; the text content unless set. */
  @property() hand?: string;
  /** The player's wind: `east`, `south`, `west` or `north`. */
  @property() seat?: string;
  /** The prevailing wind. */
  @property() round?: string;
  /** How the hand was won: `self-draw` or `discard`. */
  @property() win?: string;
  /** What happened with the winning tile, separated by blanks: `last-tile`, `kong-replacement` … */
  @property() circumstances?: string;
  /** Shows rank and suit in the corner of each tile, for learners. */
  @property({ type: Boolean }) indices = false;
  /** The value that the author expects; a hand of another value is marked. */
  @property() expect?: string;
  /** Tiles to light up, one for each copy. */
  @property({ attribute: false }) highlighted: readonly Tile[] = [];

  #score: Score | null = null;
  #told = '';
  #tiles: Hand | null = null;
  #isStale = false;

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

  /** The hand in notation as it was written, in the attribute or in the text content. */
  get notation(): string {
    const text = this.hand || (isServer ? '' : (this.textContent ?? '').slice(0, LONGEST_TEXT));
    return String(text).replace(/\s+/g, ' ').trim();
  }

  /** Seat, round, the way of winning and its circumstances as they are written. */
  get situation(): Situation {
    const { seat, win, circumstances } = this;
    const { round } = this[tableKey];
    const told = String(circumstances ?? '')
      .split(/[\s,]+/)
      .filter(Boolean);
    // Whatever else is written there is refused, with the words that are known, when the hand is scored.
    return {
      ...(seat && { seat: seat as Wind }),
      ...(round && { round: round as Wind }),
      ...(win && { win: win as 'discard' }),
      ...(told.length > 0 && { circumstances: told as Circumstance[] }),
    };
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (!isServer) watchText(this);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    if (changed.size === 1 && changed.has('highlighted')) return;
    this.#count();
    const { texts } = this;
    const label = this.#tiles && !this.#isStale ? texts.hand(this.#spoken(this.#tiles)) : null;
    this.setRole('group', label);
    this.toggleState('unexpected', this.#isUnexpected);
  }

  /** A property read before the element has drawn itself is true all the same. */
  #catchUp(): void {
    if (this.isUpdatePending) this.#count();
  }

  #count(): void {
    const { notation } = this;
    this.#score = null;
    this.#isStale = false;
    let error: Error | null = null;
    if (!notation) this.#tiles = null;
    else
      try {
        this.#tiles = parseHand(notation);
        const resolved = this.resolved;
        if (resolved.error) error = resolved.error;
        else this.#score = score(this.#tiles, this.situation, resolved.profile);
      } catch (caught) {
        error = caught as Error;
        this.#isStale = error instanceof NotationError;
      }
    this.setError(error);
    const found = this.#score;
    const told = found ? JSON.stringify(found) : '';
    if (found && told !== this.#told) this.afterUpdate(() => this.dispatchEvent(new MjScoreEvent(found)));
    this.#told = told;
  }

  get #isUnexpected(): boolean {
    const { expect } = this;
    return expect !== undefined && String(expect ?? '').trim() !== '' && Number(expect) !== this.#score?.value;
  }

  #spoken(hand: Hand): Parameters<typeof this.texts.hand>[0] {
    const { win, circumstances } = this.situation;
    const { bonus, winningTile } = hand;
    const found = this.#score;
    return found
      ? { groups: found.reading, tiles: [], bonus, winningTile, win, circumstances }
      : { groups: hand.sets, tiles: hand.concealed, bonus, winningTile, win, circumstances };
  }

  protected override render(): TemplateResult {
    const { texts, indices, highlighted, error } = this;
    const hand = this.#tiles;
    return html`
      ${
        hand
          ? html`
              <div class=${this.#isStale ? 'stale' : nothing}>
                ${renderHand({ hand, texts, indices, lit: Array.isArray(highlighted) ? highlighted : [] })}
              </div>
            `
          : nothing
      }${error instanceof NotationError ? this.#renderFault(error) : nothing}${
        this.#isUnexpected
          ? html`
              <p class="message" part="unexpected">
                ${texts.notExpected(this.expect!.trim().slice(0, 20), this.#score?.value)}
              </p>
            `
          : nothing
      }
    `;
  }

  /** The text that cannot be read with its place marked, and what is wrong with it. */
  #renderFault(error: NotationError): TemplateResult {
    const { text, index, length } = error;
    const end = index + length;
    // prettier-ignore
    return html`<p class="text" part="text"><bdi dir="ltr">${text.slice(0, index)}<mark>${text.slice(index, end)}</mark>${text.slice(end)}</bdi></p><p class="message" part="message" role="alert">${this.texts.error(error)}</p>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'mj-hand': MjHand;
  }
}
