import type { LitElementRenderer, RenderInfo } from '@lit-labs/ssr';
import { collectResultSync } from '@lit-labs/ssr/lib/render-result.js';
import { digestOf, DIGEST } from '../elements/hydration.js';
import { readPage } from './page.js';

export interface RenderOptions {
  /** The language of the page, where the HTML does not have it: a piece of a page has no `<html lang>`. */
  lang?: string;
}

/**
 * Fills in the elements of a page, or of a piece of one, with what they show: each gets a declarative shadow root, which
 * browsers draw without a script. All else stays as it is written; what is rendered already is left alone.
 */
export function renderToString(html: string, { lang = '' }: RenderOptions = {}): string {
  const found = readPage(html, lang);
  // A table tells its hands where they sit, and a hand tells a breakdown of its score, wherever they stand.
  for (const { renderer } of found) renderer?.connectedCallback();
  let rendered = '';
  let done = 0;
  for (const { node, renderer, attributes } of found) {
    const added = renderer ? [...attributes(), [DIGEST, digestOf(viewOf(renderer))] as const] : [...attributes()];
    const text = textOf(node, added);
    // An element that nobody wrote has no place in the text.
    const { startOffset, endOffset } = node.sourceCodeLocation?.startTag ?? {};
    if (startOffset === undefined || endOffset === undefined || !(renderer || text)) continue;
    const afterName = startOffset + 1 + node.tagName.length;
    rendered += html.slice(done, afterName) + text + html.slice(afterName, endOffset);
    if (renderer) rendered += shadowRoot(renderer);
    done = endOffset;
  }
  return rendered + html.slice(done);
}

function shadowRoot(renderer: LitElementRenderer): string {
  const { mode, delegatesFocus } = renderer.shadowRootOptions;
  const info: RenderInfo = {
    elementRenderers: [],
    customElementInstanceStack: [renderer],
    customElementHostStack: [renderer],
    eventTargetStack: [],
    slotStack: [],
    deferHydration: false,
  };
  const content = collectResultSync(renderer.renderShadow(info) ?? []);
  return `<template shadowrootmode="${mode}"${delegatesFocus ? ' shadowrootdelegatesfocus' : ''}>${content}</template>`;
}

const viewOf = ({ element }: LitElementRenderer): unknown => (element as unknown as { render(): unknown }).render();

/** The attributes that are not written on an element. */
function textOf({ attrs }: { attrs: readonly { name: string }[] }, attributes: Iterable<readonly [string, string]>) {
  const written = new Set(attrs.map(({ name }) => name));
  return Array.from(attributes)
    .filter(([name]) => !written.has(name))
    .map(([name, value]) => ` ${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`)
    .join('');
}
