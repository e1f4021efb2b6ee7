import { guarded } from '../core/guarded.js';
import type { LitElementRenderer, RenderInfo } from '@lit-labs/ssr';
import { collectResultSync } from '@lit-labs/ssr/lib/render-result.js';
import { limitSteps } from '../core/own-awards/budget.js';
import { digestOf, DIGEST } from '../elements/hydration.js';
import { withSharedFaces } from '../elements/shared-assets.js';
import { readPage, type Found } from './page.js';

export interface RenderOptions {
  /** The language of the page, for HTML without `<html lang>`. */
  lang?: string;
  /**
   * Maximum number of characters to add to the page; 20,000,000 by default. The element that exhausts the budget is
   * still rendered. Later elements stay as written and are rendered by the script on the page.
   */
  budget?: number;
  /**
   * The URL at which the site serves the folder `dist/assets` of this package, on the same origin: `/mahjong-elements/`.
   * The elements then share their style sheets and the drawings of their tiles, which makes pages ten times smaller. The
   * style sheets are also linked in the `<head>`, so that browsers load them before they show the page. By default, each
   * element contains what it needs.
   */
  assets?: string;
}

const BUDGET = 20_000_000;

/** How many steps a page may take for the tiles of its tables' own awards: about half a second. */
const MOST_STEPS = 10_000_000;

/** The id of the last element that is not a script, if it has none. */
const END = 'mj-end';

/**
 * Renders the elements of a page or fragment: each gets a declarative shadow root, which browsers display without
 * JavaScript. Everything else stays as written, as do elements that already have a shadow root and elements beyond
 * these limits:
 *
 * - elements after `budget` characters have been added; one element adds at most 1,000,000
 * - elements after 100,000 elements of any kind, after more than 512 levels of nesting, or after a tag with more than
 *   1,000 attributes
 *
 * A page with a `<frameset>` stays as written.
 *
 * An element that throws is reported with `console.warn` and stays as written.
 */
export const renderToString = /* @__PURE__ */ guarded(
  'renderToString',
  'the HTML of a page',
  (html: string, options: RenderOptions = {}): string => limitSteps(MOST_STEPS, () => renderPage(html, options)),
);

function renderPage(html: string, { lang = '', budget = BUDGET, assets }: RenderOptions): string {
  const folder = assets === undefined ? undefined : escaped(assets.replace(/\/?$/, '/'));
  const additions: Addition[] = [];
  const sheets = new Set<string>();
  let endOfHead: number | undefined;
  let last: Found | undefined;
  let left = budget;
  // After a shadow root, parsers ignore a frameset, and read what follows as the body of the page.
  if (/<frameset[\s/>]/i.test(html)) return html;
  for (const found of readPage(html, lang)) {
    const { tagName, sourceCodeLocation } = found.node;
    if (tagName === 'head') endOfHead ??= sourceCodeLocation?.endTag?.startOffset;
    // Nothing is shown of a script. Tools that look up the targets of links, such as SvelteKit, don't find one either.
    if (sourceCodeLocation?.startTag && tagName !== 'script' && startOf(found) > startOf(last)) last = found;
    const addition = additionTo(found, left > 0, folder);
    if (!addition) continue;
    additions.push(addition);
    if (folder !== undefined && addition.shadowRoot) sheets.add(linkTo(folder, tagName));
    left -= addition.attributes.length + addition.shadowRoot.length;
  }
  if (endOfHead !== undefined && last && sheets.size) {
    const attributes = [expectationOf(last, additions), ...sheets].join('');
    additions.push({ afterName: endOfHead, afterTag: endOfHead, attributes, shadowRoot: '' });
  }
  // The parser moves elements out of tables and repeats unclosed ones, so tree order differs from source order.
  additions.sort((one, other) => one.afterName - other.afterName);
  let rendered = '';
  let done = 0;
  for (const { afterName, afterTag, attributes, shadowRoot } of additions) {
    if (afterName < done) continue;
    rendered += html.slice(done, afterName) + attributes + html.slice(afterName, afterTag) + shadowRoot;
    done = afterTag;
  }
  return rendered + html.slice(done);
}

const startOf = (found?: Found): number => found?.node.sourceCodeLocation?.startOffset ?? -1;

/** What is added to an element, and its position in the source. */
interface Addition {
  /** Offset just after the tag name in the start tag. */
  afterName: number;
  afterTag: number;
  attributes: string;
  shadowRoot: string;
}

/** Returns what to add to an element, or undefined if nothing. */
function additionTo(
  { node, renderer, attributes }: Found,
  mayRender: boolean,
  folder: string | undefined,
): Addition | undefined {
  const { startOffset, endOffset: afterTag } = node.sourceCodeLocation?.startTag ?? {};
  // Elements implied by the parser have no position in the source.
  if (startOffset === undefined || afterTag === undefined) return undefined;
  const afterName = startOffset + 1 + node.tagName.length;
  let shadowRoot = '';
  let digest: [name: string, value: string][] = [];
  if (renderer && mayRender)
    try {
      // This also sets the `slot` of the hands in a settlement, which come later in the page.
      renderer.connectedCallback();
      digest = [[DIGEST, digestOf(viewOf(renderer))]];
      shadowRoot = shadowRootOf(renderer, node.tagName, folder);
    } catch (error) {
      // One faulty element must not break the page.
      console.warn(`mahjong-elements: <${node.tagName}> could not be rendered and stays as written.`, error);
      return undefined;
    }
  const added = textOf(node, [...attributes(), ...digest]);
  return added || shadowRoot ? { afterName, afterTag, attributes: added, shadowRoot } : undefined;
}

function shadowRootOf(renderer: LitElementRenderer, tag: string, folder: string | undefined): string {
  const { mode, delegatesFocus } = renderer.shadowRootOptions;
  const info: RenderInfo = {
    elementRenderers: [],
    customElementInstanceStack: [renderer],
    customElementHostStack: [renderer],
    eventTargetStack: [],
    slotStack: [],
    deferHydration: false,
  };
  const rendered = collectResultSync(renderer.renderShadow(info) ?? []);
  const content = folder === undefined ? rendered : withSharedAssets(rendered, tag, folder);
  return `<template shadowrootmode="${mode}"${delegatesFocus ? ' shadowrootdelegatesfocus' : ''}>${content}</template>`;
}

/** Replaces the styles and the faces by references, and shortens the indentation of templates. */
const withSharedAssets = (rendered: string, tag: string, folder: string): string =>
  linkTo(folder, tag) +
  withSharedFaces(rendered.replace(/^<style>[^]*?<\/style>/, ''), `${folder}faces.svg`)
    .split('\n')
    .map((line) => line.trim())
    .filter((line, index, lines) => line || index === 0 || index === lines.length - 1)
    .join('\n');

const linkTo = (folder: string, tag: string): string => `<link rel="stylesheet" href="${folder}${tag}.css">`;

/**
 * Lets a browser show the page only once it has read the start of the last element. Parsing waits for the style sheet of
 * each shadow root, even if it is loaded, and a hand is inline only if no other hand follows: the browser would show
 * elements without their content, or in another place.
 */
function expectationOf({ node }: Found, additions: Addition[]): string {
  const afterName = node.sourceCodeLocation!.startOffset + 1 + node.tagName.length;
  const id = node.attrs.find(({ name }) => name === 'id')?.value;
  // Before what else is added at the same place. Of several attributes with a name, the first counts.
  if (!id) additions.unshift({ afterName, afterTag: afterName, attributes: ` id="${END}"`, shadowRoot: '' });
  return `<link rel="expect" href="#${encodeURIComponent(id || END)}" blocking="render">`;
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

const viewOf = ({ element }: LitElementRenderer): unknown => (element as unknown as { render(): unknown }).render();

/** The attributes that are missing from an element's source, as text. */
function textOf({ attrs }: { attrs: readonly { name: string }[] }, attributes: Iterable<readonly [string, string]>) {
  const written = new Set(attrs.map(({ name }) => name));
  return Array.from(attributes)
    .filter(([name]) => !written.has(name))
    .map(([name, value]) => ` ${name}="${escaped(value)}"`)
    .join('');
}
