import { html, nothing, type TemplateResult } from 'lit';
import { keepInside } from '../keep-inside.js';
import { property } from '../property.js';
import { asText } from '../../core/errors.js';
import { parseHand } from '../../core/engine/notation.js';
import { score } from '../../core/engine/score.js';
import type { Hand, Profile, Wait } from '../../core/index.js';
import { discards, type Discard } from '../../core/odds/discards.js';
import { OddsError } from '../../core/odds/errors.js';
import { outlook, type Outlook } from '../../core/odds/outlook.js';
import { toReady, type Progress } from '../../core/odds/progress.js';
import { unknownTiles } from '../../core/odds/seen.js';
import { waits } from '../../core/odds/waits.js';
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

interface Found {
  unknown: number;
  draws: number;
  /** How many tiles outside the hand are seen. */
  seen: number;
  /** For 13 tiles. */
  waits?: Wait[];
  outlook?: Outlook;
  progress?: Progress;
  /** For 14 tiles, with the value of the hand if it is complete. */
  discards?: Discard[];
  value?: number | null;
}

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
export class MjWaits extends MjFindingElement<AllWaitsTexts, Found> {
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
  protected override find(): Found | undefined {
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
    const { seat, round, circumstances, seen: ofHand } = hand.currentSituation;
    const situation = { seat, round };
    const options = { seen: this.#readSeen(ofHand) };
    const all = unknownTiles(tiles, options);
    const seen = unknownTiles(tiles) - all;
    const unknown = wholeOf(this.unknown, 'unknown', MOST, all);
    const { concealed, winningTile, sets, bonus } = tiles;
    const held = winningTile === undefined ? concealed : [...concealed, winningTile];
    if (held.length + sets.length * 3 === 14) {
      const found = discards(tiles, situation, profile, { ...options, unknown, draws });
      return { unknown, draws, seen, discards: found, value: this.#valueOf(tiles, profile) };
    }
    const waiting: Hand = { sets, concealed: held, bonus };
    const found = waits(waiting, { ...situation, circumstances }, profile, options);
    return {
      unknown,
      draws,
      seen,
      waits: found,
      outlook: outlook(found, { unknown, draws }),
      progress: found.length ? undefined : toReady(waiting, profile, options),
    };
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

  #valueOf(tiles: Hand, profile: Profile): number | null {
    if (tiles.winningTile === undefined) return null;
    try {
      return score(tiles, this.#source.hand!.currentSituation, profile).value;
    } catch {
      return null;
    }
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

  #renderFound(found: Found, texts: AllWaitsTexts): TemplateResult {
    const { unknown, seen, progress, value = null } = found;
    const draws = Math.min(found.draws, unknown);
    const turns = { unknown, draws };
    return html`
      <div class="found kept" @pointerover=${this.#point} @pointerleave=${this.#pointAway}>
        ${
          found.discards
            ? renderDiscards(found.discards, value, texts)
            : progress
              ? renderProgress(progress, texts)
              : renderWaits(found.waits!, found.outlook!, turns, texts)
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
