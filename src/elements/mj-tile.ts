import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { HandError, tiles } from '../core/index.js';
import { tileTextsFor } from '../lang/tiles.js';
import { tileStyles } from '../render/styles.js';
import { renderTile } from '../render/tile.js';
import { MjElement } from './mj-element.js';

/**
 * One mahjong tile.
 *
 * @tag mj-tile
 * @summary One tile, drawn, with its name for screen readers.
 * @slot - Text that is shown where the tile is none
 * @fires {MjErrorEvent} mj-error - The attribute `tile` is no tile
 * @csspart tile - The tile; with the words `face-down`, `sideways` and `indexed` where they are true
 * @csspart face - The engraving
 * @csspart index - The Western index in the corner
 * @csspart message - What is wrong
 * @cssproperty [--mj-tile-width=2.25rem] - Width of an upright tile; everything scales with it
 * @cssproperty [--mj-face] - Ground of a face
 * @cssproperty [--mj-face-shade] - The ivory in the shade
 * @cssproperty [--mj-body] - Body of the tile
 * @cssproperty [--mj-back] - Ground of the back
 * @cssproperty [--mj-back-pattern] - Pattern on the back
 * @cssproperty [--mj-red] - Red of the engraving
 * @cssproperty [--mj-green] - Green of the engraving
 * @cssproperty [--mj-blue] - Blue of the engraving
 * @cssstate error - The attribute `tile` is no tile
 */
export class MjTile extends MjElement {
  static override readonly tag = 'mj-tile';

  static override styles = [
    tileStyles,
    css`
      :host {
        display: inline-block;
        vertical-align: middle;
      }
      :host([hidden]) {
        display: none;
      }
      .message {
        color: light-dark(#a3160f, #ff9d94);
        font-size: 0.85em;
      }
    `,
  ];

  /** The tile in notation: `5b`, `R`, `3f`; `?` for an unknown one. */
  @property() tile = '';
  /** Shows the back. */
  @property({ type: Boolean, attribute: 'face-down' }) faceDown = false;
  /** Lies on its side, as a claimed or winning tile does. */
  @property({ type: Boolean }) sideways = false;
  /** Shows rank and suit in the corner, for learners. */
  @property({ type: Boolean }) indices = false;

  protected get texts(): ReturnType<typeof tileTextsFor> {
    return tileTextsFor(this.language);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    const found = this.tile.trim();
    const isTile = found === '?' || tiles.includes(found);
    this.setError(isTile || !found ? null : new HandError('not-a-tile', { found: found.slice(0, 24) }));
    if (isTile) this.setRole('img', this.faceDown ? this.texts.faceDown : this.texts.tile(found));
    else this.setRole('none', null);
  }

  protected override render(): TemplateResult | typeof nothing {
    const { error, faceDown, sideways, indices } = this;
    if (error)
      return html`
        <slot></slot>
        <span class="message" part="message" role="alert">${this.texts.error(error as HandError)}</span>
      `;
    const tile = this.tile.trim();
    return tile ? renderTile({ tile, faceDown, sideways, indices }) : nothing;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'mj-tile': MjTile;
  }
}
