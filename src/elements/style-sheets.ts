/** Style sheets for shadow roots in any document: a constructed sheet works only in the document it was created for. */
import { adoptStyles, supportsAdoptingStyleSheets, type CSSResultOrNative } from 'lit';
import { windowOf } from './safe-dom.js';

/** The sheets of other documents, such as a frame’s, by window. */
const made = new WeakMap<Window, Map<CSSResultOrNative, CSSStyleSheet>>();

const textOf = (style: CSSResultOrNative): string =>
  style instanceof CSSStyleSheet ? Array.from(style.cssRules, ({ cssText }) => cssText).join('') : style.cssText;

/** Replaces the adopted style sheets of a root. */
export function adoptInto(root: ShadowRoot, styles: readonly CSSResultOrNative[]): void {
  if (root.ownerDocument === document || !supportsAdoptingStyleSheets) return adoptStyles(root, [...styles]);
  const view = windowOf(root.ownerDocument);
  // A document without a window is not rendered.
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
