/** Style sheets for shadow roots in whatever document they are: a constructed sheet works only in the one it was made for. */
import { adoptStyles, supportsAdoptingStyleSheets, type CSSResultOrNative } from 'lit';
import { windowOf } from './nodes.js';

/** Those of other documents, a frame’s for instance, by its window. */
const made = new WeakMap<Window, Map<CSSResultOrNative, CSSStyleSheet>>();

const textOf = (style: CSSResultOrNative): string =>
  style instanceof CSSStyleSheet ? Array.from(style.cssRules, ({ cssText }) => cssText).join('') : style.cssText;

/** Puts style sheets in place of those that the root has adopted. */
export function adoptInto(root: ShadowRoot, styles: readonly CSSResultOrNative[]): void {
  if (root.ownerDocument === document || !supportsAdoptingStyleSheets) return adoptStyles(root, [...styles]);
  const view = windowOf(root.ownerDocument);
  // Nothing is drawn in a document without a window.
  if (!view) return;
  const sheets = made.get(view) ?? new Map<CSSResultOrNative, CSSStyleSheet>();
  made.set(view, sheets);
  root.adoptedStyleSheets = styles.map((style) => {
    let sheet = sheets.get(style);
    if (!sheet) {
      sheet = new view.CSSStyleSheet();
      sheet.replaceSync(textOf(style));
      sheets.set(style, sheet);
    }
    return sheet;
  });
}
