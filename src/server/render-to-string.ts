import type { RenderInfo } from '@lit-labs/ssr';
import { collectResultSync } from '@lit-labs/ssr/lib/render-result.js';
import { digestOf, DIGEST } from '../elements/hydration.js';
import { readPage, type Found } from './page.js';

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
  for (const { renderer } of found) renderer.connectedCallback();
  let rendered = '';
  let done = 0;
  for (const one of found) {
    const { startOffset, endOffset } = one.node.sourceCodeLocation!.startTag!;
    const afterName = startOffset + 1 + one.node.tagName.length;
    rendered += html.slice(done, afterName) + addedAttributes(one) + html.slice(afterName, endOffset);
    rendered += shadowRoot(one);
    done = endOffset;
  }
  return rendered + html.slice(done);
}

function shadowRoot({ renderer }: Found): string {
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

/** What a page needs besides, to take over what is rendered. */
function addedAttributes({ renderer: { element }, node }: Found): string {
  element!.setAttribute(DIGEST, digestOf((element as unknown as { render(): unknown }).render()));
  const written = new Set(node.attrs.map(({ name }) => name));
  return Array.from(element!.attributes)
    .filter(({ name }) => !written.has(name))
    .map(({ name, value }) => ` ${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`)
    .join('');
}
