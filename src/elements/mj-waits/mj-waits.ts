import { html, nothing, type TemplateResult } from 'lit';
import { keepInside } from '../keep-inside.js';
import { property } from '../property.js';
import { asText } from '../../core/errors.js';
import { parseHand } from '../../core/engine/notation.js';
import type { Profile, Wait } from '../../core/index.js';
import type { Discard } from '../../core/odds/discards.js';
import { OddsError } from '../../core/odds/errors.js';
import type { Outlook } from '../../core/odds/outlook.js';
import { overviewOf, type Overview } from '../../core/odds/overview.js';
import { waitsTextsFor, type AllWaitsTexts } from '../../lang/waits.js';
import { renderMessage } from '../../render/message.js';
import { renderDiscards, renderProgress, renderWaits, tileOfCard } from './views.js';
import { tileStyles } from '../../render/tile.styles.js';
import { figureStyles } from '../../render/figures.styles.js';
import { blockStyles } from '../../render/parts.styles.js';
import { HandSource } from '../hand-source.js';
import { MjFindingElement } from '../base/mj-finding-element.js';
import { scoringParts } from '../base/scoring-parts.js';
import { keptStyles } from '../../render/print.styles.js';
import { waitsStyles } from './styles.js';
import { findById } from '../safe-dom.js';
import { wholeOf } from '../whole-number.js';
import { tableKey } from '../inherited-rules.js';

/** The tiles of one round of the table. */
const USUAL_DRAWS = 4;

/** Tiles in a set: no more can be unknown or drawn. */
const MOST = 144;

/**
 * What a hand waits for: the tiles that complete it, how many of each are left, the chance of getting one within a number
 * of draws, and what the hand is then worth by discard and by self-draw. For 14 tiles, the best discards side by side.
 *
 * @tag mj-waits
 * @summary The tiles that complete a hand with chances and values, or the best discards from a hand of 14.
 * @slot - The `<mj-hand>` of 13 or 14 tiles, unless `for` refers to one elsewhere
 * @csspart head - The chance that the hand is completed
 * @csspart chance - The chance as a figure
 * @csspart table - The table of waits
 * @csspart wait - A tile that completes the hand
 * @csspart title - The title above discards
 * @csspart discard-cards - The best discards, side by side; also has the part name `discards`
 * @csspart discard - A discard and what the hand then waits for; also has the part name `best` if it is the best
 * @csspart others - The other discards
 * @csspart tiles - Tiles that complete the hand or bring it closer
 * @csspart tile - A tile
 * @csspart face - The engraving of a tile
 * @csspart status - How far a hand is from being ready, or that it is complete
 * @csspart model - How the chances are computed
 * @cssproperty [--mj-felt] - Background of the best discard
 * @cssproperty [--mj-gain] - Color of chances
 * @cssproperty [--mj-accent] - Accent color, used for expandable items
 */
export class MjWaits extends MjFindingElement<AllWaitsTexts, Overview> {
  static override readonly tag = 'mj-waits';
  protected static override readonly parts = scoringParts;
  static override readonly keepInside = keepInside;
  static override styles = [blockStyles, tileStyles, figureStyles, keptStyles, waitsStyles];

  /** The id of an `<mj-hand>` elsewhere on the page. */
  @property() for?: string;
  /** Tiles seen outside the hand, such as discards and exposed sets, in notation: `(555c) 9d RR`. Defaults to the hand's `seen`. */
  @property() seen = '';
  /** How many tiles are unknown, 144 at most; by default all tiles except the hand and the seen ones. */
  @property() unknown = '';
  /** The number of draws, 4 by default. A draw is any tile turned over, whether drawn or discarded. */
  @property() draws = '';

  /** The text of `seen` is invalid, not that of the hand. */
  #isSeenAtFault = false;
  readonly #source = new HandSource(this);

  /** The tiles that complete a hand of 13, with how many of each are left; empty for other hands. */
  get waits(): readonly Wait[] {
    return this.found?.waits ?? [];
  }

  /** The chance and the average value for a hand of 13 tiles. */
  get outlook(): Outlook | undefined {
    return this.found?.outlook;
  }

  /** The discards from a hand of 14 tiles, best first; empty for other hands. */
  get discards(): readonly Discard[] {
    return this.found?.discards ?? [];
  }

  protected override readonly speech = {
    textsFor: waitsTextsFor,
    kinds: [OddsError],
    errorsIn: ({ waits }: AllWaitsTexts) => waits.errors,
  };

  protected override get related(): Iterable<Element> {
    const hand = this.for && findById(this.getRootNode(), this.for);
    return hand ? [hand] : super.related;
  }

  protected override read(): void {
    if (this.isConnected && !this.isBlind) this.#source.find(this.for);
    this.#isSeenAtFault = false;
    super.read();
  }

  /** The rules: this element’s, or those of a hand elsewhere. */
  #profile(): Profile {
    const isOwn = this.profile || this.limit || this.rules;
    const elsewhere = this.for && !isOwn ? this.#source.hand?.resolved?.profile : undefined;
    return elsewhere ?? this.table;
  }

  /** What the hand waits for; undefined without a hand. @throws if an attribute or the hand is invalid */
  protected override find(): Overview | undefined {
    const profile = this.#profile();
    const draws = wholeOf(this.draws, 'draws', MOST, USUAL_DRAWS);
    const { hand, error } = this.#source;
    if (error) throw error;
    if (!hand) {
      // Reports faults before there is a hand.
      wholeOf(this.unknown, 'unknown', MOST);
      return undefined;
    }
    if (hand.error?.name === 'NotationError') throw hand.error;
    const { tiles } = hand;
    if (!tiles) return undefined;
    const { currentSituation: situation } = hand;
    return overviewOf(tiles, situation, profile, this.#readSeen(situation.seen), (all) => {
      const unknown = wholeOf(this.unknown, 'unknown', MOST, all);
      return { unknown, draws: Math.min(draws, unknown) };
    });
  }

  /** The seen tiles: those of this element or, if it has none, of the hand. @throws {NotationError} */
  #readSeen(ofHand = ''): string {
    const seen = this.seen.trim() ? this.seen : ofHand;
    try {
      if (seen) parseHand(seen);
    } catch (error) {
      this.#isSeenAtFault = true;
      throw error;
    }
    return seen;
  }

  protected override messageOf(error: Error): string {
    const message = super.messageOf(error);
    return this.#isSeenAtFault ? `seen: ${message}` : message;
  }

  readonly #point = ({ target }: Event): void => {
    const tile = tileOfCard(target);
    this.#source.light(tile === undefined ? [] : [tile]);
  };

  readonly #pointAway = (): void => this.#source.light([]);

  protected override render(): TemplateResult {
    const { texts, error } = this;
    const found = this.found;
    const words = texts.waits;
    return html`
      <slot></slot>
      ${
        error
          ? renderMessage(this.messageOf(error))
          : found
            ? this[tableKey].conceals
              ? nothing
              : this.#renderFound(found, texts)
            : this.#source.expected || asText(this.textContent ?? '').trim()
              ? nothing
              : renderMessage(words.noHand)
      }
    `;
  }

  #renderFound(found: Overview, texts: AllWaitsTexts): TemplateResult {
    const { unknown, draws, seen, progress } = found;
    return html`
      <div class="found kept" @pointerover=${this.#point} @pointerleave=${this.#pointAway}>
        ${
          found.discards
            ? renderDiscards(found.discards, found.value, texts)
            : progress
              ? renderProgress(progress, texts)
              : renderWaits(found.waits!, found.outlook!, found, texts)
        }
        ${
          progress
            ? nothing
            : html`
                <p class="model quiet" part="model">${texts.waits.model(seen, unknown, draws, Boolean(found.discards))}</p>
              `
        }
      </div>
    `;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'mj-waits': MjWaits;
  }
}
