/**
 * Draws hands and tiles before the code of their elements has arrived, into shadow roots that the elements take over as they do with
 * what a server rendered. Needs neither Lit nor the scoring code, and knows no words: until the element arrives, a screen reader reads
 * the notation. What it cannot draw, it leaves to the element, and the text stays visible.
 */
import { adoptStyles, supportsAdoptingStyleSheets, type CSSResultGroup, type CSSResultOrNative } from 'lit';
import { formatHand, parseHand } from '../core/engine/notation.js';
import { indexStyles } from '../render/index.styles.js';
import { facePaths } from '../render/faces.js';
import { layHand, piecesOf, wordsOfGroup } from '../render/hand-layout.js';
import { addedFaces, addFaces, isBonusTile } from '../render/missing-faces.js';
import { rowClasses } from '../render/rows.js';
import { wordsOfTile, type TileLook } from '../render/tile-words.js';
import { drawnTileIn } from '../core/engine/tile-in.js';
import { resetStyles } from './base/reset.styles.js';
import { IN_LINE, PAINTED } from './hydration.js';
import { placeInLine } from './mj-hand/in-line.js';
import { styles as handStyles } from './mj-hand/styles.js';
import { captionsOf, oneLine, textOf } from './mj-hand/written-text.js';
import { styles as tileStyles } from './mj-tile/styles.js';
import { afterParsing, attributeOf, contentTypeOf, nextOf, parentOf, readyStateOf } from './safe-dom.js';
import { setAttribute, tagOf, unquoted, writtenOf } from './safe-dom.js';

/** How many tiles are drawn in advance. More would be out of view and only delay the elements. */
const MOST_TILES = 400;

/** How long a task may paint elements, in milliseconds: half a frame, or more while the page is still blank. */
const longestTask = (): number => (performance.getEntriesByType?.('paint').length === 0 ? 50 : 8);

/** The content of a shadow root, and what the element needs while it is shown. */
interface Picture {
  nodes: Element[];
  tiles: number;
  place?: string;
  captions?: readonly Element[];
}

interface Kind {
  root: ShadowRootInit;
  styles: CSSResultGroup;
  /** The attributes and properties that change the picture in a way that only the element can draw. */
  exotic: readonly string[];
  drawn: readonly string[];
  /** Whether the text of the element is part of what is drawn. */
  readsText: boolean;
  /** Returns the drawing of the element. Returns undefined or throws if only the element can draw it. */
  draw: (element: Element) => Picture | undefined;
}

function make(name: string, attributes: Record<string, string>, inside: readonly (Node | string)[] = []): Element {
  const space = `http://www.w3.org/${/svg|path/.test(name) ? '2000/svg' : '1999/xhtml'}`;
  // Markup may hide the method.
  const made = Document.prototype.createElementNS.call(document, space, name);
  for (const key of Object.keys(attributes)) made.setAttribute(key, attributes[key]!);
  made.append(...inside);
  return made;
}

const engravings = new Map<string, Element>();

/** As `engrave` writes it. */
function engraved(face: string, isNumbered: boolean): Element {
  const key = `${face} ${isNumbered}`;
  let engraving = engravings.get(key);
  if (!engraving) {
    const paths = facePaths(face, isNumbered).map(({ colour, d }) => make('path', { class: colour, d }));
    const frame = { part: 'face', viewBox: '0 0 300 400', 'fill-rule': 'evenodd', 'aria-hidden': 'true' };
    engravings.set(key, (engraving = make('svg', frame, paths)));
  }
  return engraving.cloneNode(true) as Element;
}

/** As `renderTile` does. */
function drawTile(look: TileLook): Element {
  const { face, isIndexed, isNumbered, parts, classes } = wordsOfTile(look);
  const index = isIndexed ? [make('small', { part: 'index', 'aria-hidden': 'true' }, [face])] : [];
  return make('span', { part: parts, class: classes }, [engraved(face, isNumbered), ...index]);
}

const isSet = (element: Element, name: string): boolean => writtenOf(element, name) !== null;
const written = (element: Element, name: string): string => unquoted(writtenOf(element, name) ?? '');

/** The elements that are not complete yet, or wait for the next task, or for the faces of flowers and seasons, which have a file of their own. */
const unfinished = new Set<Element>();
let faces: Promise<void> | undefined;

function waitsForFaces(element: Element, tiles: readonly string[]): boolean {
  if (addedFaces.size || !tiles.some(isBonusTile)) return false;
  unfinished.add(element);
  faces ??= import('../render/bonus-faces.js').then(
    (module) => {
      addFaces(module.faces);
      paint([]);
    },
    // The element requests them again, and reports the failure.
    () => {},
  );
  return true;
}

/** The notation, which is copied but not visible. */
const toCopy = (notation: string): Element =>
  make('span', { class: 'notation', translate: 'no', 'aria-hidden': 'true' }, [notation]);

/** As `MjHand` does with a hand that has neither words nor an error. */
function drawHand(element: Element): Picture | undefined {
  const hand = parseHand(oneLine(written(element, 'hand') || textOf(element)));
  if (waitsForFaces(element, hand.bonus)) return undefined;
  const laid = layHand({ hand });
  const indices = isSet(element, 'indices');
  const groups = laid.map((group) => {
    const [classes, part] = wordsOfGroup(group);
    const tiles = group.tiles.map(({ tile, faceDown, sideways, state }) =>
      drawTile({ tile, faceDown, sideways, indices, states: [state] }),
    );
    return make('span', { class: classes, part }, tiles);
  });
  const name = formatHand(hand);
  const board = make('div', { class: 'hand', part: 'hand board', role: 'img', 'aria-label': name }, [
    toCopy(`${name} `),
    ...groups,
  ]);
  const frame = make('div', { class: `frame ${rowClasses(piecesOf(laid))}` }, [
    make('div', { class: 'room' }, [board]),
  ]);
  const captions = captionsOf(element);
  return {
    nodes: [make('div', {}, [frame]), ...(captions.length ? [make('slot', { name: 'caption' })] : [])],
    tiles: laid.reduce((sum, { tiles }) => sum + tiles.length, 0),
    place: placeInLine(element),
    captions,
  };
}

/** Draws a tile as its element does; one that doesn’t exist is left to the element. */
function drawSingle(element: Element): Picture | undefined {
  const tile = drawnTileIn(written(element, 'tile'));
  if (!tile || waitsForFaces(element, [tile])) return undefined;
  const faceDown = isSet(element, 'face-down') || isSet(element, 'facedown');
  const [sideways, indices] = ['sideways', 'indices'].map((name) => isSet(element, name));
  const drawn = drawTile({ tile, faceDown, sideways, indices, states: ['whole'] });
  const nodes = [drawn];
  if (!faceDown) {
    nodes.unshift(toCopy(tile));
    const face = drawn.querySelector('svg')!;
    face.removeAttribute('aria-hidden');
    face.setAttribute('role', 'img');
    face.setAttribute('aria-label', tile);
  }
  return { nodes, tiles: 1 };
}

const kinds: ReadonlyMap<string, Kind> = new Map([
  [
    'mj-hand',
    {
      // As in the class, since the root stays.
      root: { mode: 'open', delegatesFocus: true },
      styles: [resetStyles, handStyles, indexStyles],
      exotic: 'editable spread notation highlight highlighted situation expect value currentSituation'.split(' '),
      drawn: ['hand', 'indices'],
      readsText: true,
      draw: drawHand,
    },
  ],
  [
    'mj-tile',
    {
      root: { mode: 'open' },
      styles: [resetStyles, tileStyles, indexStyles],
      exotic: [],
      drawn: ['tile', 'face-down', 'facedown', 'sideways', 'indices'],
      readsText: false,
      draw: drawSingle,
    },
  ],
]);

/** Elements that arrange their hands, and would move the drawings. */
const AROUND = 'mj-settlement, mj-exercise, mj-game, mj-claims, mj-wall, mj-rules, mj-waits';

/** Whether the parser may still add to an element. */
function isUnfinished(element: Element): boolean {
  if (readyStateOf(document) !== 'loading') return false;
  for (let node: Node | null = element; node; node = parentOf(node)) if (nextOf(node)) return false;
  return true;
}

/** Whether a script has set a property that is drawn: attributes say nothing then. */
const hasProperties = (element: Element, { exotic, drawn }: Kind): boolean =>
  [...exotic, ...drawn, 'faceDown'].some((name) => Object.hasOwn(element, name));

function pictureOf(element: Element, kind: Kind): Picture | undefined {
  if (hasProperties(element, kind) || kind.exotic.some((name) => isSet(element, name))) return undefined;
  try {
    return kind.draw(element);
  } catch {
    // Only the element reads all notations. If none of them fits, it needs the messages.
    import('../core/hand-messages.js').catch(() => {});
    return undefined;
  }
}

const painted = new WeakMap<Element, ShadowRoot>();
const observers = new Map<string, MutationObserver>();
let left = MOST_TILES;

function show(element: Element, root: ShadowRoot, kind: Kind, picture: Picture | undefined): void {
  element.toggleAttribute(PAINTED, picture !== undefined);
  if (picture?.place) setAttribute(element, IN_LINE, picture.place);
  else element.removeAttribute(IN_LINE);
  for (const caption of picture?.captions ?? [])
    if (!attributeOf(caption, 'slot')) setAttribute(caption, 'slot', 'caption');
  adoptStyles(root, picture ? ([kind.styles].flat(Infinity) as CSSResultOrNative[]) : []);
  root.replaceChildren(...(picture?.nodes ?? [make('slot', {})]));
}

/** Redraws painted elements when they change, until their code is loaded. */
function follow(tag: string, kind: Kind): MutationObserver {
  const observer = new MutationObserver((records) => {
    if (customElements.get(tag)) return;
    const hosts = new Set<Element>();
    for (const { target } of records)
      for (let node: Node | null = target; node; node = parentOf(node))
        if (painted.has(node as Element)) {
          hosts.add(node as Element);
          break;
        }
    for (const host of hosts) show(host, painted.get(host)!, kind, pictureOf(host, kind));
  });
  customElements.whenDefined(tag).then(
    () => observer.disconnect(),
    () => {},
  );
  return observer;
}

function paintOne(element: Element): void {
  const tag = tagOf(element);
  const kind = kinds.get(tag);
  if (!kind || customElements.get(tag) || element.shadowRoot || left <= 0) return;
  if (
    !element.isConnected ||
    element.closest(AROUND) ||
    element.getAttributeNames().some((name) => /hydrat/.test(name))
  )
    return;
  if (kind.readsText && isUnfinished(element)) return void unfinished.add(element);
  const picture = pictureOf(element, kind);
  if (!picture) return;
  const root = element.attachShadow(kind.root);
  painted.set(element, root);
  left -= picture.tiles;
  show(element, root, kind, picture);
  let observer = observers.get(tag);
  if (!observer) observers.set(tag, (observer = follow(tag, kind)));
  const names = [...kind.exotic, ...kind.drawn];
  observer.observe(element, {
    subtree: kind.readsText,
    childList: kind.readsText,
    characterData: kind.readsText,
    attributeFilter: [...names, ...names.map((name) => `data-${name}`), 'alt'],
  });
}

const canPaint =
  typeof document !== 'undefined' && supportsAdoptingStyleSheets && contentTypeOf(document) === 'text/html';

/** Paints elements whose code hasn’t loaded, including those that the parser hadn’t finished last time. Continues in the next task when time runs out. */
export function paint(elements: readonly Element[]): void {
  if (!canPaint) return;
  const due = [...unfinished, ...elements];
  unfinished.clear();
  const end = performance.now() + longestTask();
  for (const [place, element] of due.entries()) {
    if (performance.now() > end) {
      for (const one of due.slice(place)) unfinished.add(one);
      setTimeout(paint, 0, []);
      break;
    }
    try {
      if (element.ownerDocument === document) paintOne(element);
    } catch {
      // It has a closed root.
    }
  }
}

if (canPaint) afterParsing(() => paint([]));
