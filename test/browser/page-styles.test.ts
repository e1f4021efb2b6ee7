/** What the styles of a page may do to the elements in it: see “What a page’s styles change” in docs/elements.md. */
import { aTimeout, expect } from '@open-wc/testing';
import { emulateMedia, executeServerCommand } from '@web/test-runner-commands';
import type { LitElement } from 'lit';
import { isComplete } from '../rounds.js';
import { states } from '../visual/states.mjs';
import { inChromium, onlyInChromium, until, words } from './helpers.js';

let frame: HTMLIFrameElement;
/** The styles of the page that a test tries. */
let tried: HTMLStyleElement;

const page = (): Document => frame.contentDocument!;

/** All elements, in shadow roots as well. */
function within(root: ParentNode): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('*')].flatMap((element) => [
    element,
    ...(element.shadowRoot ? within(element.shadowRoot) : []),
  ]);
}

const ours = (): HTMLElement[] => within(page()).filter(({ localName }) => localName.startsWith('mj-'));

/** Waits until all elements on the page, and those inside them, have rendered and nothing moves. */
async function atRest(): Promise<void> {
  const { customElements } = frame.contentWindow!;
  await until(() => ours().every(({ localName }) => customElements.get(localName)));
  let before = -1;
  for (let same = 0; same < 3;) {
    const all = within(page());
    for (const element of all) await (element as Partial<LitElement>).updateComplete;
    await aTimeout(30);
    const now = all.length * 1e6 + page().documentElement.scrollHeight;
    same = now === before ? same + 1 : 0;
    before = now;
  }
}

/** Opens a page with each element in a section, and without a scrollbar, whose width doesn’t scale with the text. */
async function open(markup: Record<string, string>, width: number): Promise<void> {
  frame = document.createElement('iframe');
  frame.style.cssText = `inline-size: ${width}px; block-size: 900px; border: 0`;
  const content = Object.entries(markup).map(([name, one]) => `<section data-state="${name}">${one}</section>`);
  frame.srcdoc = `<!doctype html><html lang="en"><title>Styles</title>
    <style>html { scrollbar-width: none } body { margin: 0; font-family: sans-serif }</style><style></style>
    <script type="module" src="/bundled/src/index.js"></script>${content.join('')}`;
  document.body.append(frame);
  await new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  tried = page().querySelectorAll('style')[1]!;
  await atRest();
  // The forms are loaded, which takes a while in WebKit.
  const forms = ours().filter((one) => one.hasAttribute('editable'));
  await until(() => forms.every((one) => one.shadowRoot!.querySelector('.editor, .entry, select')));
  await atRest();
}

/** Applies styles of a page. */
async function style(css: string): Promise<void> {
  tried.textContent = css;
  await atRest();
}

const sections = (): HTMLElement[] => [...page().querySelectorAll<HTMLElement>('section')];

/** The states whose content is wider than the page. */
const sticksOut = (): (string | undefined)[] =>
  sections().flatMap(({ scrollWidth, clientWidth, dataset }) => (scrollWidth > clientWidth ? [dataset['state']] : []));

/** Whether an element is laid out. */
const isSeen = (element: Element): boolean => element.checkVisibility();

const given = '<p class="given" style="margin: 0">Text of the page</p>';

before(function () {
  this.timeout(60_000);
  return open(
    {
      ...states,
      compared: `<mj-settlement scores="east 20; south 128; west 8; north 0" winner="south" compare="british"></mj-settlement>`,
      practice: '<mj-exercise seed="a" count="5"></mj-exercise>',
      caption: `<mj-hand>(RRR) 99d<figcaption class="given">Text of the page</figcaption></mj-hand>`,
      wrong: '<mj-hand>(RRR) 12</mj-hand>',
      around: `<mj-rules sections="play">${given}</mj-rules>`,
    },
    640,
  );
});
after(() => frame?.remove());

describe('the font size of a page', () => {
  /** The size of everything in an element, and of its text. */
  const sizes = (): Map<Element, number[]> =>
    new Map(
      sections().flatMap((section) =>
        within(section)
          .filter((element) => isSeen(element) && !(element as Partial<SVGElement>).ownerSVGElement)
          .map((element) => {
            const { width, height } = element.getBoundingClientRect();
            return [element, [width, height, parseFloat(getComputedStyle(element).fontSize)]];
          }),
      ),
    );

  it('counts where the element is, not at the root of the page', async () => {
    const before = sizes();
    expect(before.size).to.be.greaterThan(3000);
    for (const css of [
      'html { font-size: 62.5% } body { font-size: 1.6rem }',
      'html { font-size: 125% } body { font-size: 0.8rem }',
      'html { font-size: 40px } body { font-size: 0.4rem }',
    ]) {
      await style(css);
      const wrong = [...sizes()]
        .filter(([element, now]) => now.some((size, at) => Math.abs(size - (before.get(element)?.[at] ?? 0)) > 0.1))
        .map(([element, now]) => `${element.localName}.${element.className}: ${before.get(element)} → ${now}`);
      expect(wrong.slice(0, 9), css).to.eql([]);
    }
  });

  it('makes everything larger on a slide, tiles as well', async () => {
    await style('');
    const before = sizes();
    frame.style.inlineSize = '1680px';
    await style('body { font-size: 42px }');
    const tile = sections()[0]!.querySelector('mj-tile')!;
    expect(tile.getBoundingClientRect().width).to.be.closeTo(94.5, 0.1);
    const small = [...sizes()].flatMap(([element, [, , size]]) => {
      const [, , once] = before.get(element) ?? [];
      return once && Math.abs(size! / once - 42 / 16) > 0.01
        ? [`${element.localName}.${element.className}: ${once} → ${size}`]
        : [];
    });
    frame.style.inlineSize = '640px';
    expect(small.slice(0, 9)).to.eql([]);
  });
});

describe('a page that is written from right to left', () => {
  /** The characters of each block of text, and where they are drawn. */
  function blocks(): Map<Element, { sign: string; box: DOMRect }[]> {
    const found = new Map<Element, { sign: string; box: DOMRect }[]>();
    const range = page().createRange();
    for (const { shadowRoot } of ours()) {
      const texts = page().createTreeWalker(shadowRoot!, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const text = texts.currentNode as Text;
        const around = text.parentElement;
        if (!around || !isSeen(around) || around.matches('svg *, style, option, textarea')) continue;
        let block = around;
        while (getComputedStyle(block).display === 'inline' && block.parentElement) block = block.parentElement;
        const signs = found.get(block) ?? [];
        found.set(block, signs);
        for (const { 0: sign, index } of text.data.matchAll(/\S/gu)) {
          range.setStart(text, index);
          range.setEnd(text, index + sign.length);
          const box = range.getBoundingClientRect();
          if (box.width > 0) signs.push({ sign, box });
        }
      }
    }
    return found;
  }

  const textOf = (block: Element): string =>
    `${(block.getRootNode() as ShadowRoot).host.localName} ${block.localName}.${block.className}: ${words(block)}`;

  it('leaves the characters of a sentence in their order, and mirrors the layout', async () => {
    page().documentElement.dir = 'rtl';
    await style('');
    const all = blocks();
    const wrong = [...all].flatMap(([block, signs]) => {
      const turned = signs.some(({ box }, at) => {
        const before = signs[at - 1]?.box;
        return before && before.top < box.bottom - 2 && box.top < before.bottom - 2 && box.left < before.left - 1;
      });
      return turned ? [textOf(block)] : [];
    });
    const atWrongSide = [...all.keys()].filter((block) => {
      const content = page().createRange();
      content.selectNodeContents(block);
      const [inner, outer] = [content.getBoundingClientRect(), block.getBoundingClientRect()];
      const { paddingLeft, paddingRight } = getComputedStyle(block);
      const left = inner.left - outer.left - parseFloat(paddingLeft);
      const right = outer.right - inner.right - parseFloat(paddingRight);
      // A hand that is not edited is aligned like the text around it. WebKit leaves the padding of cells where it was.
      const isHand = (block.getRootNode() as ShadowRoot).host.matches('mj-hand:not([editable])');
      return !isHand && block.matches('p, li:not(.seat), td:first-child, th:first-child') && right > left + 10;
    });
    page().documentElement.dir = '';
    expect(all.size).to.be.greaterThan(900);
    expect(wrong).to.eql([]);
    expect(atWrongSide.map(textOf)).to.eql([]);
  });
});

/** Inherited properties that would break the layout of elements, each with values that do. */
const RESET: Record<string, string[]> = {
  'text-indent': ['2em', '-3em'],
  'white-space-collapse': ['preserve', 'preserve-breaks', 'break-spaces'],
  'text-wrap-mode': ['nowrap'],
  'text-emphasis-style': ['dot'],
  'line-height': ['3.5', '40px', '0'],
  'text-align': ['center', 'justify', 'end'],
  'text-align-last': ['justify', 'end'],
  'text-transform': ['uppercase', 'capitalize'],
  'text-wrap-style': ['balance', 'pretty'],
  'line-break': ['anywhere'],
  'word-break': ['break-all', 'keep-all'],
  'overflow-wrap': ['anywhere', 'normal'],
  hyphens: ['auto', 'none'],
  'font-variant-caps': ['all-small-caps', 'unicase'],
  'caption-side': ['bottom'],
  'empty-cells': ['hide'],
  'border-collapse': ['collapse'],
  'border-spacing': ['20px'],
  'list-style-position': ['inside'],
  'list-style-image': ['linear-gradient(red, blue)'],
  'list-style-type': ['none', 'upper-roman'],
  'tab-size': ['40'],
  'text-orientation': ['upright'],
  'text-combine-upright': ['all'],
  '-webkit-text-fill-color': ['red', 'transparent'],
  '-webkit-text-stroke-width': ['3px'],
  '-webkit-text-security': ['disc'],
  fill: ['red', 'none'],
  'fill-opacity': ['0.5'],
  'fill-rule': ['evenodd'],
  stroke: ['red'],
  'stroke-dasharray': ['2'],
  'stroke-linecap': ['round'],
  'stroke-linejoin': ['bevel'],
  'stroke-opacity': ['0.5'],
  'stroke-width': ['9px', '0'],
  'paint-order': ['stroke'],
  'shape-rendering': ['crispEdges'],
  'text-anchor': ['end', 'middle'],
  'dominant-baseline': ['hanging'],
};

/** Those of them that also reach what a page puts into an element, as they are set on the host. */
const ON_HOST = ['text-indent', 'white-space-collapse', 'text-wrap-mode', 'text-emphasis-style', 'dominant-baseline'];

/** Inherited properties of text that elements follow. Text may take more or less room, but tiles don’t. */
const FOLLOWED: Record<string, string[]> = {
  'letter-spacing': ['0.12em', '0.3em'],
  'word-spacing': ['0.16em', '1em'],
  'font-family': ['serif'],
  'font-weight': ['800'],
  'font-style': ['italic'],
  'font-stretch': ['condensed'],
  'font-size-adjust': ['0.6'],
  'font-kerning': ['none'],
  'font-variant-position': ['super'],
  'font-variant-numeric': ['oldstyle-nums'],
  'text-rendering': ['geometricPrecision'],
  'text-shadow': ['0 0 4px #000'],
  'text-underline-offset': ['0.5em'],
  'ruby-position': ['under'],
  quotes: ['none'],
  direction: ['rtl'],
};

const inElements = (): HTMLElement[] =>
  ours().flatMap((element) =>
    isSeen(element) ? within(element.shadowRoot!).filter(({ localName }) => localName !== 'slot') : [],
  );
const PAINT =
  'fill fill-opacity stroke stroke-opacity stroke-width stroke-linecap fill-rule paint-order shape-rendering text-anchor'.split(
    ' ',
  );

/** The size of each part of each element, and how its pictures are painted. */
const looks = (): Map<Element, { size: [number, number]; paint: string }> =>
  new Map(
    inElements().map((element) => {
      const { width, height } = element.getBoundingClientRect();
      const own = getComputedStyle(element);
      const isShape = 'ownerSVGElement' in element;
      return [
        element,
        { size: [width, height], paint: isShape ? PAINT.map((name) => own.getPropertyValue(name)).join() : '' },
      ];
    }),
  );

/** What differs from before by more than 3 % and a pixel. */
const differing = (before: ReturnType<typeof looks>): string[] =>
  [...looks()].flatMap(([element, { size, paint }]) => {
    // A figure of `<mj-value>` is part of the text around it.
    if ((element.getRootNode() as ShadowRoot).host?.localName === 'mj-value') return [];
    const was = before.get(element);
    const isSame =
      was?.paint === paint &&
      size.every((one, at) => Math.abs(one - was.size[at]!) <= Math.max(1, was.size[at]! * 0.03));
    return isSame ? [] : [`${element.localName}.${element.getAttribute('class')}: ${was?.size} → ${size}`];
  });

describe('what elements inherit from a page', () => {
  before(() => style(''));

  const rule = (declarations: string[]): Promise<void> => style(`body { ${declarations.join(';')} }`);

  /** The n-th value of each property. */
  const nth = (of: Record<string, string[]>, n: number): string[] =>
    Object.entries(of).map(([name, values]) => `${name}: ${values[n] ?? values[0]}`);

  it('is nothing that breaks a layout', async () => {
    const before = looks();
    expect(before.size).to.be.greaterThan(3000);
    for (const n of [0, 1, 2]) {
      await rule(nth(RESET, n));
      const wrong = differing(before);
      if (!wrong.length) continue;
      // Which of them is it?
      const found: string[] = [];
      for (const declaration of nth(RESET, n)) {
        await rule([declaration]);
        const each = differing(before);
        if (each.length) found.push(`${declaration}: ${each.slice(0, 3).join('; ')}`);
      }
      expect.fail(found.join('\n') || wrong.slice(0, 9).join('\n'));
    }
  });

  it('cannot be brought back by a rule for all elements', async () => {
    await style('');
    const before = looks();
    for (const n of [0, 1, 2]) {
      await style(`* { ${ON_HOST.map((name) => `${name}: ${RESET[name]![n] ?? RESET[name]![0]}`).join(';')} }`);
      expect(differing(before).slice(0, 9), `value ${n}`).to.eql([]);
    }
    await style('* { text-box: trim-both cap alphabetic }');
    expect(ours().filter((one) => getComputedStyle(one).getPropertyValue('text-box-trim') === 'trim-both')).to.eql([]);
  });

  it('still reaches what the page puts into them', async () => {
    for (const n of [0, 1, 2]) {
      await rule(nth(RESET, n));
      const style = getComputedStyle(page().body);
      for (const given of page().querySelectorAll('.given'))
        for (const name of Object.keys(RESET).filter((one) => !ON_HOST.includes(one)))
          expect(getComputedStyle(given).getPropertyValue(name), name).to.equal(style.getPropertyValue(name));
    }
  });

  it('changes no tile, and nothing sticks out, where text follows the page', async () => {
    await style('');
    const tiles = (): number[] =>
      inElements().flatMap((one) => (one.matches('[part~="tile"]') ? [one.getBoundingClientRect().width] : []));
    const before = tiles();
    expect(before.length).to.be.greaterThan(300);
    for (const n of [0, 1]) {
      await rule(nth(FOLLOWED, n));
      const now = tiles();
      expect(
        now.every((one, at) => Math.abs(one - before[at]!) < before[at]! * 0.03),
        'tiles',
      ).to.equal(true);
      expect(sticksOut(), 'sticks out').to.eql([]);
    }
  });

  it('is the font of buttons, fields and selects, unless the page sets one for them', async () => {
    const fonts = (): string[] => {
      const controls = inElements().filter((one) => one.matches('button, select, [type="text"], [type="search"]'));
      return [...new Set(controls.map((one) => getComputedStyle(one).fontFamily))].filter(
        (font) => !font.includes('monospace'),
      );
    };
    await style('body { font-family: fantasy }');
    expect(fonts()).to.eql(['fantasy']);
    await style('body { font-family: fantasy; --mj-control-font: cursive }');
    expect(fonts()).to.include('cursive');
  });

  it('is a direction of text, but elements stay horizontal in vertical text', async () => {
    await style('body { writing-mode: vertical-rl }');
    const turned = ours().filter(
      (one) => one.localName !== 'mj-value' && getComputedStyle(one).writingMode !== 'horizontal-tb',
    );
    expect(turned).to.eql([]);
    const [tile] = within(sections()[1]!).filter((one) => one.matches('[part~="tile"]'));
    expect(tile!.getBoundingClientRect().width).to.be.closeTo(33.3, 0.1);
  });
});

const isWebKit = /AppleWebKit(?!.*Chrome)/.test(navigator.userAgent);
const SVG = 'http://www.w3.org/2000/svg';

describe('a page without a doctype', () => {
  const OF_TEXT = ['font-size', 'font-weight', 'font-style', 'line-height', 'color', 'text-align', 'white-space'];
  const texts = (): Map<Element, string> =>
    new Map(
      inElements()
        // After a page has changed its shape-rendering, as above, WebKit keeps the fonts of drawings.
        .filter((one) => !isWebKit || one.namespaceURI !== SVG)
        .map((one) => {
          const own = getComputedStyle(one);
          return [one, OF_TEXT.map((name) => own.getPropertyValue(name)).join()];
        }),
    );

  it('has the same text in its elements', async () => {
    await style('body { font: italic 300 19px/1.6 serif; color: #345 }');
    const before = texts();
    const modern = frame;
    const moved = sections();
    const old = document.createElement('iframe');
    old.style.cssText = frame.style.cssText;
    document.body.append(old);
    frame = old;
    expect(page().compatMode).to.equal('BackCompat');
    page().documentElement.lang = 'en';
    page().head.append(...[...modern.contentDocument!.querySelectorAll('style')].map((one) => one.cloneNode(true)));
    page().body.append(...moved);
    await aTimeout(300);
    const wrong = [...texts()].flatMap(([one, now]) =>
      before.get(one) === now ? [] : [`${one.localName}.${one.getAttribute('class')}: ${before.get(one)} → ${now}`],
    );
    frame = modern;
    page().body.append(...moved);
    old.remove();
    expect(before.size).to.be.greaterThan(3000);
    expect(wrong.slice(0, 9)).to.eql([]);
  });
});

describe('a box that is as wide as its content', () => {
  for (const width of ['fit-content', 'min-content'])
    it(`leaves each element room: ${width}`, async () => {
      await style(`section { inline-size: ${width} }`);
      const wrong = ours()
        .filter((one) => isSeen(one) && !one.matches('mj-tile, mj-value'))
        .map((one) => [one.localName, one.getBoundingClientRect().width] as const)
        .filter(([, wide]) => wide < 60);
      expect(wrong, 'too narrow').to.eql([]);
      if (width === 'min-content') return;
      expect(sticksOut(), 'sticks out').to.eql([]);
    });
});

describe('a style sheet for pages', () => {
  onlyInChromium();
  const SHEETS = {
    'Bootstrap 5': 'bootstrap/dist/css/bootstrap.css',
    'Water.css': 'water.css/out/water.css',
    'Tailwind’s Preflight': 'tailwindcss/preflight.css',
    'Bulma 1': 'bulma/css/bulma.css',
    'Pico 2': '@picocss/pico/css/pico.css',
    'Simple.css': 'simpledotcss/simple.css',
    'new.css': '@exampledev/new.css/new.css',
    'normalize.css': 'normalize.css/normalize.css',
    'modern-normalize': 'modern-normalize/modern-normalize.css',
  };
  /** Elements follow the font, the color and the width around them, and some sheets take the margins of hands: all of these stay here. */
  const SAME = `html, body, section, p { display: block; font: 16px sans-serif; color: #000; margin: 0; border: 0; padding: 0; inline-size: auto; max-inline-size: none }
    mj-hand { margin: 0 }`;

  // The rest in `npm run test:long`.
  for (const [name, file] of Object.entries(SHEETS).slice(0, isComplete ? undefined : 3))
    it(`changes no box in an element: ${name}`, async () => {
      const sheet = await (await fetch(`/node_modules/${file}`)).text();
      expect(sheet).to.match(/\bbody\b|::before/);
      await style(SAME);
      const before = looks();
      await style(`${sheet.replace(/@import[^;]*;/g, '')} ${SAME}`);
      expect(differing(before).slice(0, 9)).to.eql([]);
      expect(sticksOut()).to.eql([]);
    });
});

describe('the colors of a page', () => {
  onlyInChromium();
  type Color = [red: number, green: number, blue: number, alpha: number];
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
  const read = new Map<string, Color>();

  /** A computed color in any notation, with channels from 0 to 1. */
  function colorOf(text: string): Color {
    let color = read.get(text);
    if (!color) {
      context.clearRect(0, 0, 1, 1);
      context.fillStyle = text;
      context.fillRect(0, 0, 1, 1);
      color = Array.from(context.getImageData(0, 0, 1, 1).data, (one) => one / 255) as Color;
      read.set(text, color);
    }
    return color;
  }

  const over = (top: Color, below: Color): Color =>
    [...[0, 1, 2].map((at) => top[at]! * top[3] + below[at]! * (1 - top[3])), 1] as Color;

  const light = (color: Color): number => {
    const [red, green, blue] = color.map((one) => (one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
  };

  const contrast = (one: Color, other: Color): number => {
    const [more, less] = [light(one), light(other)].sort((a, b) => b - a);
    return (more! + 0.05) / (less! + 0.05);
  };

  const above = (element: Element): Element | null =>
    element.assignedSlot ?? element.parentElement ?? (element.getRootNode() as Partial<ShadowRoot>).host ?? null;

  /** What is behind the text of an element, and how opaque the element is; null on a tile, which has its own colors unless these are forced. */
  function ground(element: Element, areForced = false): { behind: Color; opacity: number } | null {
    const layers: Color[] = [];
    let opacity = 1;
    for (let one: Element | null = element; one; one = above(one)) {
      if (one.matches('[part~="tile"]') && !areForced) return null;
      const { backgroundColor, opacity: own } = getComputedStyle(one);
      opacity *= Number(own);
      layers.push(colorOf(backgroundColor));
    }
    return { behind: layers.reduceRight((below, top) => over(top, below), [1, 1, 1, 1] as Color), opacity };
  }

  /** Drawings that mean something: arrows, curves, bars, icons, and the edges of controls. */
  const GRAPHICS = '.wind path, .bar .fill, svg .line, .icon path, .facts svg, .ring .play, .felt path';
  const CONTROLS = 'button, select, textarea, input:is([type="text"], [type="search"])';

  function faint(): string[] {
    const found: string[] = [];
    for (const element of ours().flatMap((one) => (isSeen(one) ? within(one.shadowRoot!) : []))) {
      if (
        !isSeen(element) ||
        element.matches(
          ':is(:disabled, [aria-disabled]), :is(:disabled, [aria-disabled]) *, option, .notation, .notation *, .impossible *, .gone *',
        )
      )
        continue;
      const own = getComputedStyle(element);
      const isSvg = 'ownerSVGElement' in element;
      const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent!.trim());
      // In the picture of a wall, text is on drawn surfaces.
      if (element.closest('.wall')) continue;
      const colors: [string, number][] = [];
      const isControl = element.matches(CONTROLS);
      if (isControl || (hasText && Number.parseFloat(own.fontSize))) colors.push([isSvg ? own.fill : own.color, 4.5]);
      if (element.matches(GRAPHICS)) colors.push([own.stroke !== 'none' ? own.stroke : own.fill, 3]);
      const on = ground(element);
      if (!on) continue;
      const against = (text: string, { behind, opacity }: typeof on): number => {
        const [red, green, blue, alpha] = colorOf(text);
        return contrast(over([red, green, blue, alpha * opacity], behind), behind);
      };
      const where = `${(element.getRootNode() as ShadowRoot).host.localName} ${element.localName}.${element.getAttribute('class')} “${words(element).slice(0, 20)}”`;
      for (const [color, least] of colors)
        if (colorOf(color)[3] && against(color, on) < least)
          found.push(`${against(color, on).toFixed(2)} ${where} ${color}`);
      // A control differs from what is around it by its edge, by its background or, if it is filled, by its text; one that holds a tile, by the tile.
      if (
        !isControl ||
        element.matches('.main, :has(.tile)') ||
        own.borderTopStyle === 'none' ||
        !colorOf(own.borderTopColor)[3]
      )
        continue;
      const around = ground(above(element)!);
      if (around && against(own.borderTopColor, around) < 3 && contrast(on.behind, around.behind) < 3)
        found.push(`${against(own.borderTopColor, around).toFixed(2)} ${where} edge ${own.borderTopColor}`);
    }
    return [...new Set(found)];
  }

  for (const [name, css] of Object.entries({
    'a light page': 'html { background: #fff; color: #222 }',
    'a dark page': 'html { color-scheme: dark; background: #111; color: #ddd }',
    'a dark page without color-scheme': 'html { background: #111; color: #ddd }',
    'a light page whose color-scheme is dark': 'html { color-scheme: dark; background: #fff; color: #222 }',
    'a page with gray text': 'html { background: #fff; color: #444 }',
    'a dark page in color': 'html { background: #0f2742; color: #cfd8e3 }',
  }))
    it(`leave text and drawings legible on ${name}`, async () => {
      await style(css);
      const found = faint();
      expect(found.slice(0, 12), `${found.length}`).to.eql([]);
    });

  inChromium('leave text and tiles legible on a page that is printed with its backgrounds', async () => {
    await emulateMedia({ media: 'print' });
    for (const css of [
      'html { background: #fff; color: #222 }',
      'html { color-scheme: dark; background: #111; color: #ddd }',
    ]) {
      await style(css);
      const found = faint();
      expect(found.slice(0, 12), `${css}: ${found.length}`).to.eql([]);
      const tiles = inElements().filter((one) => one.matches('.tile:not(.blank)'));
      expect(tiles.length).to.be.greaterThan(100);
      expect(tiles.filter((one) => colorOf(getComputedStyle(one).backgroundColor)[3] < 1)).to.eql([]);
    }
    await emulateMedia({ media: 'screen' });
  });

  const SHAPES = 'path, rect, circle, line, polyline, text';
  /** Parts of pictures that need no contrast: sides of tiles, empty places, the track of a bar, and backs of tiles that are only defined. */
  const DECORATION = '.ivory, .bamboo, .gap rect, .seat circle, .track, .cut, .felt, symbol .back';

  /** What is faint in a picture whose colors are forced: shapes whose fill and line both look like what is behind their middle. */
  function faintShapes(picture: SVGSVGElement): string[] {
    const on = ground(picture, true)!.behind;
    const shapes = [...picture.querySelectorAll(SHAPES)].map((shape) => {
      const { left, top, width, height } = shape.getBoundingClientRect();
      const { fill, stroke } = getComputedStyle(shape);
      return {
        shape,
        left,
        top,
        width,
        height,
        fill: colorOf(fill === 'none' ? 'transparent' : fill),
        line: colorOf(stroke === 'none' ? 'transparent' : stroke),
      };
    });
    return shapes.flatMap(({ shape, left, top, width, height, fill, line }, at) => {
      if (shape.matches(DECORATION) || !(fill[3] || line[3])) return [];
      const [x, y] = [left + width / 2, top + height / 2];
      const below = shapes
        .slice(0, at)
        .filter(
          (one) =>
            one.fill[3] &&
            one.width &&
            x > one.left &&
            x < one.left + one.width &&
            y > one.top &&
            y < one.top + one.height,
        )
        .at(-1);
      const behind = below?.shape.closest('[part~="tile"]') ? on : over(below?.fill ?? on, on);
      const isText = shape.localName === 'text';
      const most = Math.max(...[fill, line].map((color) => contrast(over(color, behind), behind)));
      return most < (isText ? 4.5 : 3)
        ? [
            `${most.toFixed(2)} ${(picture.getRootNode() as ShadowRoot).host.localName} ${shape.localName}.${shape.getAttribute('class')} of ${shape.parentElement!.getAttribute('class')}`,
          ]
        : [];
    });
  }

  it('leave text and drawings to the colors that a reader forces', async () => {
    await style('html { background: Canvas }');
    try {
      for (const scheme of ['light', 'dark']) {
        await executeServerCommand('forced-colors', scheme);
        await atRest();
        const pictures = ours().flatMap((one) => (isSeen(one) ? [...one.shadowRoot!.querySelectorAll('svg')] : []));
        expect(pictures.length).to.be.greaterThan(300);
        const found = [...new Set([...faint(), ...pictures.filter(isSeen).flatMap(faintShapes)])];
        expect(found.slice(0, 30), `${scheme}: ${found.length}`).to.eql([]);
      }
    } finally {
      await executeServerCommand('forced-colors', null);
    }
  });
});

it('a box that scrolls has nothing to scroll to around any element', async () => {
  const wrong: string[] = [];
  const views = page().querySelectorAll('mj-score-breakdown, mj-settlement');
  const compared = [...views].filter((one) => !one.hasAttribute('compare'));
  for (const view of ['', 'compact']) {
    for (const one of views) one.setAttribute('view', view);
    for (const one of compared)
      if (view) one.removeAttribute('compare');
      else one.setAttribute('compare', 'british european xmj');
    for (const direction of ['ltr', 'rtl']) {
      await style(`html { direction: ${direction} } section { overflow: auto; scrollbar-width: none }`);
      for (const width of isComplete ? [320, 360, 390, 553, 768, 800] : [320, 553]) {
        frame.style.inlineSize = `${width}px`;
        await atRest();
        for (const { dataset, scrollWidth, clientWidth, scrollHeight, clientHeight } of sections()) {
          const over = [scrollWidth - clientWidth, scrollHeight - clientHeight];
          if (over.some((pixels) => pixels > 0))
            wrong.push(`${dataset['state']} ${view}, ${width} px, ${direction}: ${over} px`);
        }
      }
    }
  }
  frame.style.inlineSize = '640px';
  for (const one of views) one.removeAttribute('view');
  await style('');
  expect(wrong).to.eql([]);
});

it('elements at the far end of a scrolling box do not widen the page', async () => {
  await style('section { overflow: auto } section > * { margin-inline-start: 3000px }');
  await atRest();
  const { scrollWidth, clientWidth } = page().documentElement;
  await style('');
  expect(scrollWidth).to.equal(clientWidth);
});

describe('a page in a language without texts', () => {
  /** The texts and names in elements that a screen reader takes for another language than English. */
  const foreign = (): string[] =>
    inElements()
      .filter(({ childNodes }) => [...childNodes].some((node) => node.nodeType === 3 && node.textContent!.trim()))
      .filter((one) => !one.closest('[lang]'))
      .map((one) => `${(one.getRootNode() as ShadowRoot).host.localName}: ${words(one).slice(0, 40)}`);

  const setLanguage = async (language: string): Promise<void> => {
    page().documentElement.lang = language;
    for (const one of ours()) (one as LitElement).requestUpdate();
    await atRest();
  };

  it('has the English texts of elements marked as English', async () => {
    const before = foreign().length;
    expect(before).to.be.greaterThan(500);
    await setLanguage('es');
    expect(foreign()).to.eql([]);
    await setLanguage('en');
    expect(foreign()).to.have.length(before);
  });
});

describe('a translator of the page', () => {
  it('gets words to translate, but neither notation nor rules as text', () => {
    const parts = inElements();
    for (const code of ['.notation', 'code', 'p.text:has(bdi)']) {
      const found = parts.filter((one) => one.matches(code));
      expect(found.length, code).to.be.greaterThan(0);
      expect(
        found.filter(({ translate }) => translate),
        code,
      ).to.eql([]);
    }
    expect(parts.filter((one) => one.matches('button, th, h2') && !one.translate)).to.eql([]);
  });
});
