import { html, isServer, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property } from '../property.js';
import { asText } from '../../core/errors.js';
import { HandError } from '../../core/index.js';
import { tileTextsFor } from '../../lang/tiles.js';
import { isBonusTile } from '../../render/missing-faces.js';
import { renderTile } from '../../render/tile.js';
import { drawnTileIn } from '../../core/engine/tile-in.js';
import { MjElement, bonusFaces } from '../base/mj-element.js';
import { styles } from './styles.js';

/**
 * One mahjong tile.
 *
 * @tag mj-tile
 * @summary A single tile, drawn as an image and named for screen readers.
 * @slot - Fallback text, shown if `tile` is not valid
 * @csspart whole - The tile; also has the part names `tile`, and `face-down`, `sideways`, `indexed` as applicable
 * @csspart face - The engraved face
 * @csspart index - The Western index in the corner
 * @cssproperty [--mj-tile-width=2.25em] - Width of an upright tile; all other dimensions scale with it
 * @cssproperty [--mj-face] - Background of the tile face
 * @cssproperty [--mj-face-shade] - Shaded ivory on the side of the tile and toward the bottom of its face
 * @cssproperty [--mj-body] - Color of the tile body
 * @cssproperty [--mj-back] - Background of the tile back
 * @cssproperty [--mj-back-pattern] - Pattern on the tile back
 * @cssproperty [--mj-red] - Red used in the engraving
 * @cssproperty [--mj-green] - Green used in the engraving
 * @cssproperty [--mj-blue] - Blue used in the engraving
 * @cssstate error - `tile` is not a valid tile
 */
export class MjTile extends MjElement {
  static override readonly tag = 'mj-tile';

  static override styles = styles;

  /** The tile in notation: `5b`, `R`, `3f`; `?` for an unknown tile. */
  @property() tile = '';
  /** Shows the tile face down. */
  @property({ type: Boolean, attribute: 'face-down' }) faceDown = false;
  /** Lays the tile on its side, like a claimed or winning tile. */
  @property({ type: Boolean }) sideways = false;
  /** Shows an index with rank and suit in the corner, for learners. */
  @property({ type: Boolean }) indices = false;

  /** Also `facedown`, as frameworks write the name of the property. */
  static override get observedAttributes(): string[] {
    return [...super.observedAttributes, 'facedown'];
  }

  override attributeChangedCallback(name: string, before: string | null, value: string | null): void {
    super.attributeChangedCallback(name === 'facedown' ? 'face-down' : name, before, value);
  }

  /** The tile to draw; undefined if the text isn’t a tile. Until the first update, the property may hold any type. */
  get #drawn(): string | undefined {
    return drawnTileIn(asText(this.tile ?? ''));
  }

  override get ready(): Promise<unknown> | undefined {
    const isBonus = !bonusFaces.module && isBonusTile(this.#drawn ?? '');
    return super.ready ?? (isBonus ? bonusFaces.load() : undefined);
  }

  protected get texts(): ReturnType<typeof tileTextsFor> {
    return tileTextsFor(this.language);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    // `@lit-labs/ssr` sets properties without calling `attributeChangedCallback`.
    if (isServer && this.hasAttribute('facedown')) this.faceDown = true;
    const tile = this.#drawn;
    const found = this.tile.trim();
    this.setError(tile || !found ? null : new HandError('not-a-tile', { found: found.slice(0, 24) }));
    if (tile) this.setRole('img', this.faceDown ? this.texts.faceDown : this.texts.tile(tile));
    else this.setRole('none', null);
  }

  protected override render(): TemplateResult | typeof nothing {
    const { error, faceDown, sideways, indices } = this;
    if (error)
      return html`
        <slot></slot>
        <span class="message" part="message" role="alert">${this.texts.error(error as HandError)}</span>
      `;
    const tile = this.#drawn;
    if (!tile) return nothing;
    const drawn = renderTile({ tile, faceDown, sideways, indices, states: ['whole'] });
    return faceDown ? drawn : html`<span class="notation" translate="no" aria-hidden="true">${tile}</span>${drawn}`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'mj-tile': MjTile;
  }
}
