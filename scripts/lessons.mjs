/**
 * `npm run lessons`: writes the lessons of the site as a SCORM package, version 1.2 and 2004, and as a deck of slides for reveal.js, to
 * the folder `lessons`. Reads `dist` and the pages that demo/lessons.html lists, which are the only source of both.
 */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { parse, serialize } from 'parse5';
import { root } from './bundle.mjs';
import { coursePackage } from './course.mjs';

/** @typedef {import('parse5').DefaultTreeAdapterTypes.Element} Element */
/** @typedef {import('parse5').DefaultTreeAdapterTypes.ChildNode} ChildNode */

/** @param {any} node @returns {node is Element} */
function isElement(node) {
  return 'tagName' in node;
}
const attributeOf = (/** @type {Element} */ element, /** @type {string} */ name) =>
  element.attrs.find((one) => one.name === name)?.value;
const html = (/** @type {readonly any[]} */ nodes) =>
  serialize(/** @type {any} */ ({ nodeName: '#document-fragment', childNodes: nodes })).trim();

/** @param {any} node @param {(element: Element) => boolean} isWanted @returns {Element[]} */
const all = (node, isWanted) =>
  (node.childNodes ?? []).flatMap((/** @type {any} */ child) => [
    ...(isElement(child) && isWanted(child) ? [child] : []),
    ...all(child, isWanted),
  ]);

/** What a script of the site fills or answers, and what leads to other pages of it. */
function isOfSite(/** @type {Element} */ element) {
  const [id = '', words = ''] = [attributeOf(element, 'id'), attributeOf(element, 'class')];
  const isFilled =
    element.tagName === 'table'
      ? all(element, ({ tagName }) => tagName === 'td').length === 0
      : id && element.tagName === 'div' && !html(element.childNodes);
  const holdsFilled = words === 'scroll' && all(element, isOfSite).length > 0;
  return (
    Boolean(isFilled) ||
    holdsFilled ||
    id === 'simulation' ||
    /^(script|form|footer|template|nav)$/.test(element.tagName)
  );
}

/** The content of a page without what works only on the site. Links become their text. @param {ChildNode[]} nodes @returns {any[]} */
const cleaned = (nodes) =>
  nodes.flatMap((node) => {
    if (node.nodeName === '#comment' || (isElement(node) && isOfSite(node))) return [];
    if (!isElement(node)) return [node];
    const childNodes = cleaned(node.childNodes);
    if (node.tagName === 'a') return childNodes;
    // The platform keeps progress.
    const attrs = node.attrs.filter(({ name }) => name !== 'keep' && !(name === 'id' && node.tagName === 'h2'));
    return [{ ...node, attrs, childNodes }];
  });

/**
 * @typedef {{ heading: string; nodes: any[] }} Part what follows a heading
 * @typedef {{ file: string; title: string; lead: string; parts: Part[] }} Lesson
 */

/** The lessons, in the order of the page that lists them. @returns {Lesson[]} */
export function lessons() {
  const read = (/** @type {string} */ file) => parse(readFileSync(`${root}/demo/${file}`, 'utf8'));
  const list = all(
    read('lessons.html'),
    ({ tagName, attrs }) => tagName === 'ol' && attrs.some(({ value }) => value === 'cards'),
  );
  return all(list[0], ({ tagName }) => tagName === 'a').map((link) => {
    const file = attributeOf(link, 'href') ?? '';
    const [main] = all(read(file), ({ tagName }) => tagName === 'main');
    /** @type {Part[]} */
    const parts = [];
    for (const node of main?.childNodes ?? []) {
      if (isElement(node) && node.tagName === 'h2') {
        // Hands without an end would never be done.
        if (attributeOf(node, 'id') === 'endless') break;
        parts.push({ heading: html(cleaned(node.childNodes)), nodes: [] });
      } else parts.at(-1)?.nodes.push(...cleaned([node]));
    }
    const [title, lead] = ['h1', 'p'].map((tag) => {
      const [header] = all(main, ({ tagName }) => tagName === 'header');
      return html(cleaned(all(header, ({ tagName }) => tagName === tag)[0]?.childNodes ?? []));
    });
    return { file, title: title ?? '', lead: lead ?? '', parts: parts.filter(({ nodes }) => html(nodes)) };
  });
}

const STYLE = `body { max-inline-size: 44rem; margin: 2rem auto; padding-inline: 1rem; font: 1.05rem/1.5 system-ui, sans-serif; }
article + article { margin-block-start: 4rem; border-block-start: 1px solid; } figure { margin: 1rem 0; }`;

/** @param {string} title @param {string} head @param {string} body */
const page = (title, head, body) => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
${head}</head>
<body>
${body}
</body>
</html>
`;

const TITLE = 'Chinese classical mahjong: five lessons';

export const coursePage = () =>
  page(
    TITLE,
    `<style>${STYLE}</style>`,
    lessons()
      .map(({ title, lead, parts }) => {
        const sections = parts.map(({ heading, nodes }) => `<section><h2>${heading}</h2>\n${html(nodes)}</section>`);
        return `<article><h1>${title}</h1>\n<p>${lead}</p>\n${sections.join('\n')}</article>`;
      })
      .join('\n'),
  );

const COMPACT = /^mj-(score-breakdown|settlement)$/;
/** What is shown on a slide; sentences around it are notes for the speaker. */
const SHOWN = /^(mj-(?!value|tile)[a-z-]+|figure|table|ul|ol)$/;

/** How many characters of sentences fit on a slide. */
const MOST_TEXT = 450;

/** Sentences, in as many groups as slides are needed for them. @param {readonly any[]} nodes @returns {string[]} */
function groups(nodes) {
  /** @type {string[]} */
  const found = [];
  let length = Infinity;
  for (const node of nodes) {
    const text = html([node]);
    const own = text.replace(/<[^>]*>|\s+/g, ' ').trim().length;
    length = length + own > MOST_TEXT ? own : length + own;
    if (length === own) found.push(text);
    else found.push(`${found.pop()}\n${text}`);
  }
  return found;
}

/** @param {Element} element @param {string} name @param {string | undefined} value @returns {Element} */
function withAttribute(element, name, value) {
  const others = element.attrs.filter((one) => one.name !== name);
  return { ...element, attrs: value === undefined ? others : [...others, { name, value }] };
}

/** An element in its slides: the awards among the questions of an exercise have one of their own, and so has the model of a diagram. @param {Element} element */
function contentsOf(element) {
  const { tagName } = element;
  const asked = attributeOf(element, 'ask')?.split(' ') ?? [];
  if (tagName === 'mj-exercise' && asked.length > 1 && asked.includes('awards')) {
    const others = asked.filter((word) => word !== 'awards').join(' ');
    return [others, 'awards'].map((ask) => html([withAttribute(element, 'ask', ask)]));
  }
  if (tagName === 'mj-doubles' && attributeOf(element, 'model'))
    return [withAttribute(element, 'model', undefined), withAttribute(element, 'class', 'model')].map((one) =>
      html([one]),
    );
  return [html([compact(element)])];
}

/** The slides of a part: one for each element, or for the sentences if there is none. @param {Part} part @returns {string[]} */
function slidesOf({ heading, nodes }) {
  const own = nodes.filter(isElement);
  const exercises = own.flatMap((one) => all(one, ({ tagName }) => tagName === 'section'));
  if (exercises.length)
    return exercises.flatMap(({ childNodes }) => {
      const [title] = childNodes.filter((one) => isElement(one) && one.tagName === 'h3');
      const rest = childNodes.filter((one) => one !== title);
      return slidesOf({ heading: html(title && isElement(title) ? title.childNodes : []), nodes: rest });
    });
  const blocks = own.flatMap((one) => (one.tagName === 'div' ? one.childNodes.filter(isElement) : [one]));
  const shown = blocks.filter(({ tagName }) => SHOWN.test(tagName));
  const notes = blocks.filter((one) => !shown.includes(one));
  const aside = shown.length && notes.length ? `<aside class="notes">${html(notes)}</aside>` : '';
  const contents = shown.length ? shown.flatMap(contentsOf) : groups(notes);
  return contents.map((content, place) => `<section><h3>${heading}</h3>\n${content}\n${place ? '' : aside}</section>`);
}

/** @param {Element} element @returns {any} */
const compact = (element) => ({
  ...element,
  attrs: COMPACT.test(element.tagName) ? withAttribute(element, 'view', 'compact').attrs : element.attrs,
  childNodes: element.childNodes.map((child) => (isElement(child) ? compact(child) : child)),
});

/** Before that of the example. */
const DECK_STYLE = `.reveal section section :is(p, figcaption, ul, ol, mj-waits, mj-claims, mj-doubles) {
  font-size: 0.6em;
  text-align: start;
}
.reveal section section :is(p, figcaption, ul, ol) :is(p, ul, ol) {
  font-size: 1em;
}
/* What is higher than the others is smaller. */
.reveal mj-wall {
  inline-size: 22em;
  margin-inline: auto;
  font-size: 0.36em;
  text-align: start;
}
.reveal section section mj-waits,
.reveal section section mj-doubles.model,
.reveal mj-exercise[ask='waits'] {
  font-size: 0.42em;
}
.reveal mj-exercise[ask='awards'] {
  font-size: 0.32em;
}
/* An answer that is shown may need more room. */
.reveal section section:has(mj-exercise) {
  max-block-size: 700px;
  overflow-y: auto;
}
.reveal mj-doubles.model::part(sum),
.reveal mj-doubles.model::part(chart),
.reveal mj-doubles.model::part(sliders),
.reveal mj-doubles.model::part(text) {
  display: none;
}
`;

const DECK = `import './mahjong-elements/mahjong-elements.js';
import Reveal from './reveal/reveal.js';
import Notes from './reveal/notes.js';

const deck = new Reveal({ plugins: [Notes], hash: true });
await deck.initialize();
// Slides are in the middle of the screen again when their elements have been drawn.
const sizes = new ResizeObserver(() => deck.layout());
for (const slide of deck.getSlides()) sizes.observe(slide);
`;

export const deckPage = () =>
  page(
    TITLE,
    `<link rel="icon" href="data:,"><link rel="stylesheet" href="reveal/reveal.css"><link rel="stylesheet" href="reveal/white.css"><link rel="stylesheet" href="deck.css">
<script type="module" src="deck.js"></script>
`,
    `<div class="reveal"><div class="slides">\n${lessons()
      .map(({ title, lead, parts }) => {
        const first = `<section><h2>${title}</h2><p>${lead}</p></section>`;
        return `<section>\n${[first, ...parts.flatMap(slidesOf)].join('\n')}\n</section>`;
      })
      .join('\n')}\n</div></div>`,
  );

/** Writes everything to a folder. */
export function writeLessons(/** @type {string} */ to) {
  rmSync(to, { recursive: true, force: true });
  mkdirSync(`${to}/deck`, { recursive: true });
  writeFileSync(`${to}/lessons.html`, coursePage());
  for (const format of /** @type {const} */ (['1.2', '2004']))
    writeFileSync(`${to}/lessons-scorm-${format}.zip`, coursePackage(`${to}/lessons.html`, { format }));
  writeFileSync(`${to}/deck/index.html`, deckPage());
  writeFileSync(`${to}/deck/deck.js`, DECK);
  writeFileSync(`${to}/deck/deck.css`, DECK_STYLE + readFileSync(`${root}/examples/deck/deck.css`, 'utf8'));
  cpSync(`${root}/dist/cdn`, `${to}/deck/mahjong-elements`, {
    recursive: true,
    filter: (path) => !path.endsWith('.map'),
  });
  const reveal = `${root}/node_modules/reveal.js/dist`;
  for (const [from, name] of [
    ['reveal.mjs', 'reveal.js'],
    ['plugin/notes.mjs', 'notes.js'],
    ['reveal.css', 'reveal.css'],
    ['theme/white.css', 'white.css'],
  ])
    cpSync(`${reveal}/${from}`, `${to}/deck/reveal/${name}`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  writeLessons(`${root}/lessons`);
  console.log(`${root}/lessons`);
}
