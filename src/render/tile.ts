import { html, nothing, type TemplateResult } from 'lit';
import { facePaths, type FacePath } from './faces.js';

/** The options of {@link renderTile}. */
export interface TileView {
  /** The tile in notation: `5b`, `E`, `3f`. */
  tile: string;
  /** Shows the back of the tile instead. */
  faceDown?: boolean;
  /** Turns the tile sideways, like a claimed or winning tile. */
  sideways?: boolean;
  /** Shows rank and suit letter in the corner, for learners. Never on a back, which would reveal the tile. */
  indices?: boolean;
  /** The tile's roles in the hand (`winning`, `concealed`, `exposed` …), used as part names and classes. */
  states?: readonly string[];
  /** Its name for screen readers. A tile without a name is silent: an element around it must provide the name. */
  label?: string;
}

/** One template per number of inks, free of white space: on a page with a thousand hands every text node adds up. */
// prettier-ignore
const engravings = [
  () => html`<svg part="face" viewBox="0 0 300 400" aria-hidden="true"></svg>`,
  ([a]: readonly FacePath[]) => html`<svg part="face" viewBox="0 0 300 400" fill-rule="evenodd" aria-hidden="true"><path class=${a!.colour} d=${a!.d}></path></svg>`,
  ([a, b]: readonly FacePath[]) => html`<svg part="face" viewBox="0 0 300 400" fill-rule="evenodd" aria-hidden="true"><path class=${a!.colour} d=${a!.d}></path><path class=${b!.colour} d=${b!.d}></path></svg>`,
  ([a, b, c]: readonly FacePath[]) => html`<svg part="face" viewBox="0 0 300 400" fill-rule="evenodd" aria-hidden="true"><path class=${a!.colour} d=${a!.d}></path><path class=${b!.colour} d=${b!.d}></path><path class=${c!.colour} d=${c!.d}></path></svg>`,
];

const faces = new Map<string, TemplateResult>();

/** The engraving of a tile or of the `'back'`, as an image hidden from screen readers. The colors need `tileStyles`. */
export function renderFace(tile: string, unnumbered = false): TemplateResult {
  const key = unnumbered ? `${tile} unnumbered` : tile;
  let face = faces.get(key);
  if (!face) {
    const paths = facePaths(tile, unnumbered);
    face = engravings[paths.length]!(paths);
    if (paths.length) faces.set(key, face);
  }
  return face;
}

/** A complete tile: body, face and, if requested, the index in its corner. */
export function renderTile({ tile, faceDown, sideways, indices, states, label }: TileView): TemplateResult {
  const isIndexed = indices && !faceDown && tile !== '?';
  // On a flower, the index replaces the printed number.
  const isNumbered = isIndexed && /\d[fs]/.test(tile);
  let words = 'tile';
  if (faceDown) words += ' face-down';
  if (sideways) words += ' sideways';
  if (isIndexed) words += ' indexed';
  if (states) for (const state of states) words += ' ' + state;
  const classes = isNumbered ? words + ' numbered' : words;
  const face = renderFace(faceDown ? 'back' : tile, isNumbered);
  // prettier-ignore
  const index = isIndexed ? html`<small part="index" aria-hidden="true">${tile}</small>` : nothing;
  // prettier-ignore
  return label
    ? html`<span part=${words} class=${classes} role="img" aria-label=${label}>${face}${index}</span>`
    : html`<span part=${words} class=${classes}>${face}${index}</span>`;
}
