/**
 * Pages designed to be slow or to grow. There are no timers: the pages are so long that a step whose time grows with the
 * square of their length runs into the timeout of the test. The longest of them wait for `npm run test:long`.
 */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { profiles } from '../../src/core/index.js';
import { moreNames } from '../../src/core/profiles/definitions/more-names.js';
import { incidentIds } from '../../src/core/rules/fines.js';
import { MjHand, MjScoreBreakdown, MjSettlement, MjTile } from '../../src/index.js';
import { renderToString } from '../../src/server.js';
import { isComplete } from '../rounds.js';

const HAND = '<mj-hand>(RRR) 123b 456b 99d 78d +9d 3f</mj-hand>';
const SHADOW = '<template shadowrootmode="open"';

const rendered = (html: string): number => html.split(SHADOW).length - 1;
const times = (count: number, piece: (place: number) => string): string =>
  Array.from({ length: count }, (_, place) => piece(place)).join('');

describe('a page designed to be slow', () => {
  beforeEach(() => {
    for (const method of ['warn', 'error'] as const)
      vi.spyOn(console, method).mockImplementation((...words) => expect.unreachable(words.join(' ')));
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it.each([
    ['comments', '<!-- wp:paragraph -->\n'.repeat(50_000)],
    ['comments that end at once', '<!-->'.repeat(100_000) + '<!--->'.repeat(100_000)],
    ['comments that never end', '<!--'.repeat(200_000)],
    ['white space', ' \n\t'.repeat(300_000)],
    ['XML declarations', '<?xml?>'.repeat(100_000)],
  ])('may begin with many %s', (_, start) => {
    const open = start.includes('never') || start.startsWith('<!--<!--') ? 0 : 1;
    const page = `${start}<mj-tile tile="R"></mj-tile>`;
    const html = renderToString(page);
    expect(html.startsWith(start)).toBe(true);
    expect(rendered(html)).toBe(open);
  });

  it('may have an attribute of several million characters', () => {
    const page = `<p title="${'x '.repeat(3_000_000)}"><mj-tile tile="R"></mj-tile>`;
    expect(rendered(renderToString(page))).toBe(1);
  });

  it('is recognized after comments', () => {
    const page = `${'<!-- x -->\n'.repeat(1000)}<!DOCTYPE html><html lang="zh-Hant"><td><mj-tile tile="R"></mj-tile>`;
    // A piece of a page keeps its <td>, a page does not: either way the element is found.
    expect(rendered(renderToString(page))).toBe(1);
  });

  it('may already be rendered', () => {
    const html = renderToString(`<mj-score-breakdown>${HAND}</mj-score-breakdown>`);
    // Only Lit’s comments.
    const marks = (/<template[^>]*>([^]*?)<\/template>/.exec(html)![1]!.match(/<!--[^]*?-->/g) ?? []).join('');
    expect(renderToString(html)).toBe(html);
    expect(renderToString(marks.repeat(200))).toBe(marks.repeat(200));
  });

  it('may be nested deeply, and is rendered up to the limit', () => {
    const tile = '<mj-tile tile="R"></mj-tile>';
    expect(rendered(renderToString('<div>'.repeat(500) + tile))).toBe(1);
    const tags = ['<mj-score-breakdown>', '<table><tr><td>', '<div>', '<b>', '<p><b>', '<svg>', '<mj-hand>'];
    for (const tag of isComplete ? tags : tags.slice(0, 2)) {
      const deep = tag.repeat(100_000);
      const html = renderToString(tile + deep + tile);
      expect(html).toContain(SHADOW);
      expect(html.endsWith(tile)).toBe(true);
      expect(rendered(html)).toBeLessThan(2000);
    }
  });

  it('may have a tag with many attributes, and is rendered up to that tag', () => {
    const attributes = times(200_000, (place) => ` a${place}`);
    const page = `<mj-tile tile="R"></mj-tile><p${attributes}><mj-tile tile="R"></mj-tile>`;
    const html = renderToString(page);
    expect(rendered(html)).toBe(1);
    expect(html.endsWith(page.slice(page.indexOf('<p ')))).toBe(true);
  });

  it.runIf(isComplete)('may make the parser duplicate elements', () => {
    const page = `<mj-tile tile="R"></mj-tile><p>${times(450, (place) => `<b a${place}>`)}${'<p>x'.repeat(100_000)}`;
    expect(rendered(renderToString(page))).toBe(1);
  });

  it.runIf(isComplete)('may have more than a hundred thousand elements, and is rendered up to the limit', () => {
    const tile = '<mj-tile tile="R"></mj-tile>';
    const many = '<p>x</p>'.repeat(98_000);
    expect(rendered(renderToString(many + tile))).toBe(1);
    expect(rendered(renderToString(many + '<p>x</p>'.repeat(3000) + tile))).toBe(0);
  });

  it.runIf(isComplete)('may have tables in tables, each of which could look at every hand', () => {
    const page = '<mj-settlement>'.repeat(300) + '<mj-hand></mj-hand>'.repeat(20_000);
    expect(renderToString(page, { budget: 3_000_000 })).toContain(SHADOW);
    const hands = '<mj-hand>'.repeat(500) + 'x'.repeat(1_000_000);
    expect(renderToString(hands)).toContain(SHADOW);
  });
});

describe('a text of two hundred thousand characters', () => {
  const elements = [MjTile, MjHand, MjScoreBreakdown, MjSettlement];
  const LONG = ['\n', ' :', '“', '1b', ';:', '(', '1 points', '&'].map((piece) => piece.repeat(200_000 / piece.length));
  it.each(elements.map((element) => [element.tag, element] as const))(
    'is read in time in an attribute of <%s>',
    (_, element) => {
      for (const [place, name] of element.observedAttributes.entries())
        for (const long of isComplete ? LONG : [LONG[place % LONG.length]!]) {
          const html = `<${element.tag} ${name}="x${long}!"></${element.tag}>`;
          const added = renderToString(html).length - html.length;
          expect(added, name).toBeGreaterThan(4000);
          expect(added, name).toBeLessThan(1_000_000);
        }
    },
  );

  it('is handled quickly as the text of a hand', () => {
    for (const long of LONG) expect(rendered(renderToString(`<mj-hand>${long}</mj-hand>`))).toBe(1);
  });
});

describe('the markup added to a page', () => {
  it('is at most twenty million characters and one element more', () => {
    const page = HAND.repeat(2000);
    const html = renderToString(page);
    const added = html.length - page.length;
    expect(added).toBeGreaterThan(20_000_000);
    expect(added).toBeLessThan(21_000_000);
    const count = rendered(html);
    expect(count).toBeGreaterThan(300);
    expect(html.endsWith(HAND.repeat(2000 - count))).toBe(true);
  });

  it('is at most a million characters for one element', () => {
    const longest = ['1b', '2b', '8b', '1s', 'G'].map((tile) => {
      const [rank, suit = ''] = tile;
      return `<mj-hand indices>${suit ? rank!.repeat(199) + suit : tile.repeat(200)}</mj-hand>`;
    });
    const fines = incidentIds.map((id) => `${id}: 10/3 limits to each`).join('; ');
    const all = 'classical millington british pung-based family european babcock';
    const flush = '<mj-hand>(1111b) (2222b) (3333b) [4444b] 5b +5b 1234f 1234s</mj-hand>';
    longest.push(
      `<mj-score-breakdown compare="${all}">${flush}</mj-score-breakdown>`,
      `<mj-score-breakdown compare="${all}">${flush.replace(/>.*</, '>111222333444b 9b +9b 1234f 1234s<')}</mj-score-breakdown>`,
      `<mj-settlement editable winner="east" compare="${all}" scores="east 99; south 1; west 2; north 3"></mj-settlement>`,
      `<mj-settlement editable winner="east" scores="east 99; south 1; west 2; north 3" rules="${fines}" incidents="${'north: false-win '.repeat(40)}"></mj-settlement>`,
    );
    for (const html of longest) expect(renderToString(html).length, html.slice(0, 60)).toBeLessThan(1_000_000);
  });

  it('is no more for rules compared with the same profiles again and again', () => {
    const names = [...Object.keys(profiles), ...moreNames];
    const once = renderToString(`<mj-rules compare="${names.join(' ')}"></mj-rules>`).length;
    const again = ['bmja '.repeat(10_000), `${names.join(' ')} `.repeat(50), 'CLASSICAL,British,'.repeat(5000)];
    for (const compare of again)
      expect(renderToString(`<mj-rules compare="${compare}"></mj-rules>`).length).toBeLessThan(
        once + compare.length + 500,
      );
    expect(once).toBeLessThan(2_000_000);
  });

  it('is as much as the caller allows; the rest stays as written', () => {
    const tiles = '<mj-tile tile="R"></mj-tile>'.repeat(10);
    expect(renderToString(tiles, { budget: 0 })).toBe(tiles);
    expect(renderToString(tiles, { budget: NaN })).toBe(tiles);
    expect(rendered(renderToString(tiles, { budget: 1 }))).toBe(1);
    expect(rendered(renderToString(tiles, { budget: Infinity }))).toBe(10);
  });

  it('includes the seats of hands that are not rendered themselves', () => {
    const page = `<mj-settlement winner="east"><p><mj-hand seat="east">1b</mj-hand></p></mj-settlement>`;
    const html = renderToString(page, { budget: 1 });
    expect(html).toContain('<p slot="east"><mj-hand seat="east">1b</mj-hand></p></mj-settlement>');
    expect(renderToString(page, { budget: 0 })).toBe(page);
  });
});

it.each([undefined, null, 5, Symbol('s'), {}, [['<mj-hand>R</mj-hand>']]])('refuses %s in place of a page', (page) => {
  expect(() => renderToString(page as never)).toThrow(
    expect.objectContaining({
      name: 'InputError',
      message: expect.stringMatching(/^renderToString cannot use “.{0,30}”: expected the HTML of a page\.$/),
    }),
  );
});
