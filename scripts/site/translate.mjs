/**
 * Pages in other languages, made from the English page and the messages in `site.arb`. A text is found by its English sentence, in which
 * the elements are numbered: `See <0>all rules</0>, or <1/>`. Notation, code and tiles are the same in every language:
 * they are elements without a text.
 */
import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parse } from 'parse5';
import { root } from '../bundle.mjs';
import { escape } from './html.mjs';

/** @typedef {import('parse5').DefaultTreeAdapterTypes.ChildNode} Node */
/** @typedef {import('parse5').DefaultTreeAdapterTypes.Element} Element */

/** Elements that are part of a sentence. */
const INLINE = new Set(['a', 'b', 'code', 'dfn', 'em', 'i', 'kbd', 'mj-value', 'output', 'small', 'span', 'strong']);
/** Elements whose text is the same in every language. */
const SAME = new Set([
  'script',
  'style',
  'template',
  'code',
  'pre',
  'kbd',
  'mj-hand',
  'mj-tile',
  'mj-game',
  'mj-doubles',
]);
/** Attributes that are read. */
const SPOKEN = ['alt', 'aria-label', 'label', 'placeholder', 'title'];
/** Words, and numbers that languages write differently. */
const WORDS = /\p{L}|\d[.,]\d/u;

const isElement = (/** @type {Node} */ node) => 'tagName' in node;
const attribute = (/** @type {Element} */ { attrs }, /** @type {string} */ name) =>
  attrs.find((one) => one.name === name)?.value;
const isSame = (/** @type {Element} */ element) =>
  SAME.has(element.tagName) || (element.tagName !== 'html' && attribute(element, 'lang') !== undefined);
const isInline = (/** @type {Node} */ node) =>
  node.nodeName === '#text' || (isElement(node) && INLINE.has(/** @type {Element} */ (node).tagName));

/** @typedef {{ start: number, end: number, key: string, parts: { open: string, close: string, whole: string, lang?: string }[], attribute?: string }} Unit */

/** The texts of a page, in its order. @returns {Unit[]} */
export function unitsOf(/** @type {string} */ html) {
  /** @type {Unit[]} */
  const units = [];
  const place = (/** @type {Node} */ node) => {
    const { startOffset: start, endOffset: end } = /** @type {any} */ (node).sourceCodeLocation;
    return { start, end };
  };

  const addAttributes = (/** @type {Element} */ element) => {
    const places = element.sourceCodeLocation?.attrs ?? {};
    for (const { name, value } of element.attrs) {
      const isRead = SPOKEN.includes(name) || (name === 'content' && attribute(element, 'name') === 'description');
      const at = places[name];
      if (isRead && at && WORDS.test(value))
        units.push({ start: at.startOffset, end: at.endOffset, key: tidy(value), parts: [], attribute: name });
    }
  };

  /** The key of nodes that make up a sentence. */
  const addRun = (/** @type {Node[]} */ run) => {
    const isBlank = (/** @type {Node} */ node) => 'value' in node && node.value.trim() === '';
    let first = 0;
    let last = run.length;
    while (first < last && isBlank(/** @type {Node} */ (run[first]))) first++;
    while (last > first && isBlank(/** @type {Node} */ (run[last - 1]))) last--;
    const nodes = run.slice(first, last);
    if (!nodes.some((node) => 'value' in node && WORDS.test(node.value))) {
      for (const node of nodes) if (isElement(node)) visit(/** @type {Element} */ (node));
      return;
    }
    /** @type {Unit['parts']} */
    const parts = [];
    const serialized = (/** @type {Node} */ node) => {
      if ('value' in node) return node.value;
      if (!isElement(node)) return '';
      const element = /** @type {Element} */ (node);
      const number = parts.length;
      const { start, end } = place(element);
      const { startTag, endTag } = /** @type {any} */ (element.sourceCodeLocation);
      parts.push({
        open: html.slice(startTag.startOffset, startTag.endOffset),
        close: endTag ? html.slice(endTag.startOffset, endTag.endOffset) : '',
        whole: html.slice(start, end),
        lang: attribute(element, 'lang'),
      });
      const hasWords =
        !isSame(element) &&
        element.childNodes.some((one) => isElement(one) || ('value' in one && WORDS.test(one.value)));
      if (!hasWords) return `<${number}/>`;
      /** @type {string} */
      const inner = element.childNodes.map(serialized).join('');
      return `<${number}>${inner.trim()}</${number}>`;
    };
    const key = tidy(nodes.map(serialized).join(''));
    const { start } = place(/** @type {Node} */ (nodes[0]));
    const { end } = place(/** @type {Node} */ (nodes.at(-1)));
    const source = html.slice(start, end);
    units.push({
      start: start + (source.length - source.trimStart().length),
      end: end - (source.length - source.trimEnd().length),
      key,
      parts,
    });
  };

  const visit = (/** @type {Element} */ element) => {
    addAttributes(element);
    if (isSame(element)) return;
    /** @type {Node[]} */
    let run = [];
    for (const node of element.childNodes) {
      if (isInline(node)) run.push(node);
      else {
        addRun(run);
        run = [];
        if (isElement(node)) visit(/** @type {Element} */ (node));
      }
    }
    addRun(run);
  };
  const document = parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false });
  for (const node of document.childNodes) if (isElement(node)) visit(/** @type {Element} */ (node));
  return units;
}

/** The formatter puts tags on lines of their own. */
const tidy = (/** @type {string} */ text) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/(<\/?\d+\/?>) (?=[.,;:!?)’”])/g, '$1')
    .replace(/\( (?=<\d)/g, '(')
    .trim();

const NUMBERED = /(<\/?\d+\/?>)/;

/** A translation with the elements of the English sentence. */
function written(/** @type {string} */ text, /** @type {Unit['parts']} */ parts) {
  return text
    .split(NUMBERED)
    .map((piece) => {
      const [, slash = '', number, empty] = /^<(\/?)(\d+)(\/?)>$/.exec(piece) ?? [];
      const part = number === undefined ? undefined : parts[Number(number)];
      if (!part) return escape(piece);
      return empty ? part.whole : slash ? part.close : part.open;
    })
    .join('');
}

/**
 * A page in another language, in a folder below the English one.
 *
 * @param {string} html the English page
 * @param {string} tag the language
 * @param {import('./languages.mjs').Translate} t
 * @param {(file: string) => boolean} isTranslated whether the language has this page as well
 */
export function localized(html, tag, t, isTranslated) {
  let translated = html;
  for (const { start, end, key, parts, attribute: name } of unitsOf(html).reverse()) {
    const text = t(key);
    translated =
      translated.slice(0, start) + (name ? `${name}="${escape(text)}"` : written(text, parts)) + translated.slice(end);
  }
  const sentences = Object.fromEntries(sentencesOf(html).map((english) => [english, t(english)]));
  const data = JSON.stringify(sentences).replaceAll('<', '\\u003c');
  return (
    translated
      .replace(/<html lang="[^"]*"/, `<html lang="${tag}"`)
      // Pages beside this one and its manifest are in the same language.
      .replace(
        / (href|src)="(?!#|[a-z]+:)([^"]*)"/g,
        (whole, /** @type {string} */ name, /** @type {string} */ address) => {
          const file = address.replace(/[?#].*/, '');
          if (isTranslated(file) || file.endsWith('.webmanifest')) return whole;
          return ` ${name}="../${address}"${name === 'href' && file.endsWith('.html') ? ' hreflang="en"' : ''}`;
        },
      )
      .replace('</head>', `  <script type="application/json" id="texts">${data}</script>\n  </head>`)
  );
}

/** The English sentences in the scripts of a page: what `say` and `counted` of demo/say.ts get. @returns {string[]} */
export function sentencesOf(/** @type {string} */ html) {
  /** @type {Set<string>} */
  const seen = new Set();
  /** @type {Set<string>} */
  const sentences = new Set();
  const visit = (/** @type {string} */ path) => {
    if (seen.has(path)) return;
    seen.add(path);
    const code = readFileSync(path, 'utf8');
    for (const [, sentence = ''] of code.matchAll(/\bsay\(\s*'([^']*)'/g)) sentences.add(sentence);
    for (const [, one = '', other = ''] of code.matchAll(/\bcounted\(\s*[^',]+,\s*'([^']*)',\s*'([^']*)'/g))
      sentences.add(one).add(other);
    for (const [, module = ''] of code.matchAll(/(?:from|import) ?\(?\s*'(\.\/[^']*)\.js'/g)) {
      const next = join(dirname(path), `${module}.ts`);
      if (!relative(join(root, 'demo'), next).startsWith('..')) visit(next);
    }
  };
  for (const [, source = ''] of html.matchAll(/<script type="module" src="([^":]+\.ts)"/g))
    visit(join(root, 'demo', source));
  return [...sentences];
}
