import { parseFragment, serialize, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import '../../src/lang/zh-Hant.js';
import { MjHand } from '../../src/index.js';
import { renderToString } from '../../src/server.js';

const HAND = '(RRR) 123b 456b 99d 78d +9d 3f';

/** The visible content of each shadow root of a page: text and tile names. */
function shown(html: string): string[] {
  const roots: string[] = [];
  const words = (node: Tree.Node): string => {
    if ('value' in node) return node.value;
    if (!('childNodes' in node) || ('tagName' in node && node.tagName === 'style')) return '';
    const named = 'attrs' in node && node.attrs.find(({ name }) => name === 'aria-label');
    return ` ${named ? `‹${named.value}›` : ''}${node.childNodes.map(words).join('')}`;
  };
  const visit = (node: Tree.Node): void => {
    if ('content' in node) roots.push(words(node.content).replace(/\s+/g, ' ').trim());
    if ('childNodes' in node) node.childNodes.forEach(visit);
  };
  visit(parseFragment(html));
  return roots;
}

/** The page without the additions. */
const withoutShadow = (html: string): string =>
  html
    .replace(/<template shadowrootmode="open"[^>]*>[^]*?<\/template>/g, '')
    .replace(/ (hydrate-[\w-]+|role|aria-label)="[^"]*"/g, '');

describe('a server-rendered page', () => {
  beforeEach(() => {
    for (const method of ['warn', 'error'] as const)
      vi.spyOn(console, method).mockImplementation((...words) => expect.unreachable(words.join(' ')));
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('turns tiles face down, also with the attribute as frameworks write it', () => {
    const down = [
      renderToString('<mj-tile tile="R" face-down></mj-tile>'),
      renderToString('<mj-tile tile="R" faceDown></mj-tile>'),
    ];
    for (const html of down) expect(html).toContain('part="tile face-down whole"');
    expect(renderToString('<mj-tile tile="R"></mj-tile>')).not.toContain('part="tile face-down');
  });

  it('shows a tile, with its name', () => {
    const html = renderToString('<p>A <mj-tile tile="R"></mj-tile></p>');
    expect(html).toContain('<path class="red"');
    expect(html).toMatch(/<mj-tile [^>]*role="img"[^>]*aria-label="red dragon"[^>]*tile="R">/);
  });

  it('shows a hand from its text or its attribute, as a browser reads it', () => {
    const [text, attribute, marked] = shown(
      renderToString(
        `<mj-hand>${HAND}</mj-hand><mj-hand hand="${HAND}"></mj-hand><mj-hand>(RRR)&nbsp;<br>123b 456b <em>99d</em> 78d &#43;9d 3f<!-- 5x --></mj-hand>`,
      ),
    );
    expect(text!.match(/‹[^›]+›/g)).toHaveLength(15);
    expect(text).toContain('‹red dragon›');
    expect(attribute).toBe(text);
    expect(marked).toBe(text);
  });

  it('reports invalid text without adding markup', () => {
    const html = renderToString('<mj-hand hand="12x &lt;img src=x onerror=alert(1)&gt;"></mj-hand>');
    expect(shown(html)[0]).toContain('Unknown suit “x”');
    expect(html).not.toContain('<img');
    const label = renderToString(`<mj-tile tile='"><img src=x>'></mj-tile>`);
    expect(withoutShadow(label)).toBe(`<mj-tile tile='"><img src=x>'></mj-tile>`);
    expect(label.slice(label.indexOf('<template'))).not.toContain('<img');
  });

  it('scores the hand inside a breakdown under inherited rules', () => {
    const [breakdown, hand] = shown(
      renderToString(
        `<mj-score-breakdown profile="british" limit="60" rules="mahjong: 40 points"><figure>
          <mj-hand seat="south" expect="384">(RRR) (GGG) 123b 55b 67b +8b</mj-hand>
        </figure></mj-score-breakdown>`,
      ),
    );
    expect(breakdown).toContain('Going out 40 40 points');
    expect(breakdown).toContain('Limit of 60 384 → 60');
    expect(hand).toContain('Expected 384, but the hand is worth 60');
  });

  it('scores a hand elsewhere, before or after, and reports a missing one', () => {
    const hand = `<mj-hand id="it" seat="south">${HAND}</mj-hand>`;
    const breakdown = '<mj-score-breakdown for="it"></mj-score-breakdown>';
    const [, behind] = shown(renderToString(`<div>${hand}</div>${breakdown}`));
    const [before] = shown(renderToString(`${breakdown}<div>${hand}</div>`));
    expect(behind).toContain('Pung of red dragons');
    expect(before).toBe(behind);
    expect(shown(renderToString(breakdown))[0]).toContain('No hand to score yet.');
    expect(shown(renderToString('<mj-score-breakdown></mj-score-breakdown>'))[0]).toContain('No hand to score yet.');
  });

  it('settles four hands, each at its seat, or four scores', () => {
    const html = renderToString(`
      <mj-settlement winner="south" discarder="north" round="west">
        <mj-hand seat="north">1234567b 123456d</mj-hand>
        <mj-hand seat="east">(111d) 88d 123b 57c EW2c</mj-hand>
        <mj-hand seat="south">(RRR) 123b 456b 99d 78d +9d</mj-hand>
        <mj-hand seat="west">(WWW) 123b 456b 2468d</mj-hand>
      </mj-settlement>
    `);
    expect([...html.matchAll(/slot="(\w+)"/g)].map(([, seat]) => seat)).toEqual(['north', 'east', 'south', 'west']);
    expect(shown(html)[0]).toContain('East pays South 96: 48, doubled because East pays.');
    expect(shown(html)[0]).toContain('Hand 16');
    const scores = renderToString(
      '<mj-settlement scores="east 20; south 128; west 8; north 0" winner="south"></mj-settlement>',
    );
    expect(shown(scores)[0]).toContain('North pays South 128.');
  });

  it('is read through paragraphs inserted by an editor', () => {
    const html = renderToString(`
      <mj-settlement winner="south">
        <p><mj-hand seat="east">(111d) 88d 123b<br>57c EW2c</mj-hand></p>
        <div class="x"><mj-hand seat="south"><p>(RRR) 12</p><p>3b 456b 99d 78d +9d</p></mj-hand></div>
        <mj-hand seat="west">(WWW) 123b 456b 2468d</mj-hand>
        <p><mj-hand seat="north">12<mark>3</mark>4567b 123456d</mj-hand></p>
      </mj-settlement>
    `);
    expect([...html.matchAll(/<(p|div|mj-hand) slot="(\w+)"/g)].map(([, tag, seat]) => `${tag} ${seat}`)).toEqual([
      'p east',
      'div south',
      'mj-hand west',
      'p north',
    ]);
    // A number is on the line of its suit.
    expect(shown(html)[2]).toContain('(RRR) 12 3b 456b');
    const [, right] = shown(renderToString('<mj-hand>R</mj-hand><mj-hand><p>(RRR)</p>123b<br>456b EE +E</mj-hand>'));
    expect(right!.match(/‹[^›]+›/g)).toHaveLength(12);
  });

  it('handles a language of a million characters quickly', () => {
    const tile = '<mj-tile tile="R"></mj-tile>';
    for (const lang of ['x-'.repeat(500_000), '-'.repeat(1_000_000), `en-${'a'.repeat(1_000_000)}`]) {
      expect(renderToString(`<p lang="${lang}">${tile.repeat(20)}</p>`)).toContain('aria-label="red dragon"');
      expect(renderToString(tile, { lang })).toContain('aria-label="red dragon"');
    }
  });

  it('is in the language of the page, or the given one', () => {
    const label = (html: string): string => /aria-label="([^"]+)"/.exec(html)![1]!;
    const tile = '<p><mj-tile tile="R"></mj-tile></p>';
    expect(label(renderToString(`<!DOCTYPE html><html lang="zh-TW"><body>${tile}</body></html>`))).toBe('紅中');
    expect(label(renderToString(`<html lang="zh-TW"><div lang="en">${tile}</div></html>`))).toBe('red dragon');
    expect(label(renderToString(tile, { lang: 'zh-Hant' }))).toBe('紅中');
    expect(label(renderToString(`<div lang="en">${tile}</div>`, { lang: 'zh-Hant' }))).toBe('red dragon');
    const inside = '<mj-score-breakdown lang="zh-Hant"><mj-hand>R</mj-hand></mj-score-breakdown>';
    expect(label(renderToString(inside))).toBe('紅中。');
  });

  it('stays as written except for the additions', () => {
    const page = `<!doctype html>
<HTML lang=en><!-- a <mj-hand>comment</mj-hand> -->
<title>mj-hand</title><script>'<mj-hand>R</mj-hand>'</script>
<P class = x>One<P>two <MJ-Hand SEAT=south title='a "b"'  >${HAND} &amp; </MJ-Hand>
<template><mj-hand>${HAND}</mj-hand></template><x-other>${HAND}</x-other><mj-tile tile=R></mj-tile>`;
    const html = renderToString(page);
    expect(withoutShadow(html)).toBe(page);
    expect(html.match(/<template shadowrootmode/g)).toHaveLength(2);
  });

  it.each(['\udc00\udc00', '\ud800', '\udbff\ud800x', '\udfff\udfff'])(
    'may contain halves of characters, which stay as written: %j',
    (halves) => {
      const page = `<p title="${halves}">${halves}</p><mj-tile tile="R" title="${halves}"></mj-tile>${halves}`;
      const rendered = renderToString(page);
      expect(rendered).toContain('shadowrootmode');
      expect(rendered.replace(/<template shadowrootmode[^]*?<\/template>/, '')).toContain(`${halves}</p>`);
      expect(rendered.endsWith(halves)).toBe(true);
    },
  );

  it('is not rendered twice', () => {
    const html = renderToString(`<mj-score-breakdown><mj-hand>${HAND}</mj-hand></mj-score-breakdown>`);
    expect(renderToString(html)).toBe(html);
  });

  it('stays in order if the parser moves elements out of a table', () => {
    const page = `<table><tr><td><mj-hand title="<img src=x onerror='boom()'>">111b</mj-hand></td></tr><mj-hand>222b</mj-hand></table>`;
    const html = renderToString(page);
    expect(withoutShadow(html)).toBe(page);
    expect(html.match(/<template shadowrootmode/g)).toHaveLength(2);
    // Attributes stay attributes.
    const [attribute] = /title="<img[^"]*"/.exec(serialize(parseFragment(html)))!;
    expect(attribute).toBe(`title="<img src=x onerror='boom()'>"`);
  });

  it('may have other elements than hands in a breakdown', () => {
    const page = `<mj-score-breakdown><p>No <b>hand</b> at all</p><x-later></x-later></mj-score-breakdown><mj-tile tile="R"></mj-tile>`;
    const html = renderToString(page);
    expect(withoutShadow(html)).toBe(page);
    expect(html.match(/<template shadowrootmode/g)).toHaveLength(2);
    const [nothing] = shown(renderToString('<mj-score-breakdown><p>No hand</p></mj-score-breakdown>'));
    expect(nothing).toContain('No hand to score yet.');
  });

  it('survives an element that throws, which stays as written', () => {
    vi.mocked(console.warn).mockImplementation(() => {});
    vi.spyOn(MjHand.prototype as unknown as { render(): unknown }, 'render').mockImplementation(() => {
      throw new Error('mine');
    });
    const html = renderToString('<mj-hand seat="east">R</mj-hand><mj-tile tile="R"></mj-tile>');
    expect(html).toMatch(/^<mj-hand seat="east">R<\/mj-hand><mj-tile [^]*<template shadowrootmode/);
    expect(console.warn).toHaveBeenCalledWith(
      'mahjong-elements: <mj-hand> could not be rendered and stays as written.',
      expect.any(Error),
    );
  });

  it('is parsed as intended', () => {
    const html = renderToString(`<p><mj-hand>${HAND}</mj-hand></p><table><tr><td><mj-tile tile=R></mj-tile></table>`);
    expect(serialize(parseFragment(html)).match(/<template shadowrootmode="open"/g)).toHaveLength(2);
  });

  it('may contain unknown elements', () => {
    const drawing = '<svg><mj-tile tile="R"></mj-tile></svg>';
    expect(renderToString(drawing)).toBe(drawing);
  });

  it('respects disabled', () => {
    const table = '<mj-settlement editable scores="east 1; south 0; west 0; north 0"></mj-settlement>';
    const disabled = (html: string): number => renderToString(html).match(/<select[^>]* disabled/g)?.length ?? 0;
    expect(disabled(`<fieldset>${table}</fieldset>`)).toBe(0);
    expect(disabled(`<fieldset disabled="">${table}</fieldset>${table}`)).toBe(5);
  });

  it('keeps the author’s role and label', () => {
    const html = renderToString(`<mj-hand role="region" aria-label="Mine">${HAND}</mj-hand>`);
    expect(html).not.toContain('hydrate-internals');
    expect(html).toMatch(/<mj-hand [^>]*role="region" aria-label="Mine">/);
  });
});

describe('an exercise', () => {
  it('is a question that can be read without a script, without its answer', async () => {
    const rendered = await renderToString(`
      <mj-exercise><mj-hand seat="south" expect="1">(SSS) 345b 567c EE 78d 2f 4s +9d</mj-hand></mj-exercise>
      <mj-exercise>
        <mj-settlement scores="east 8; south 64; west 16; north 4" winner="south" discarder="west"></mj-settlement>
      </mj-exercise>
      <mj-exercise seed="any" want="value: 384" ask="value" lang="zh-Hant"></mj-exercise>`);
    const all = shown(rendered).join(' ');
    expect(all).toContain('How many points does the hand have, how many doubles, and what is it worth?');
    expect(all).toContain('What does each player win or lose?');
    expect(all).toContain('值多少？');
    // The value of the hand, what East loses, why, and the wish of the generated hand.
    for (const secret of ['136', 'Own flower', 'pays', '−136', '384']) expect(all).not.toContain(secret);
  });
});

describe('shared assets', () => {
  const options = { assets: '/mahjong-elements' };
  const page = (body: string): string =>
    `<!doctype html><html lang="en"><head><title>x</title></head><body>${body}</body></html>`;
  const headOf = (html: string): string => /<title>x<\/title>(.*?)<\/head>/.exec(html)![1]!;

  it('are linked in the head, and the browser waits for the last element', () => {
    const sheet = '<link rel="stylesheet" href="/mahjong-elements/mj-tile.css">';
    const ends = [
      ['<mj-tile tile="5b"></mj-tile>', '<mj-tile id="mj-end"'],
      ['<div id=""><mj-tile tile="5b"></mj-tile></div>', '<mj-tile id="mj-end"'],
      // Tools that check links do not find a script.
      ['<i></i><script></script>', '<i id="mj-end"></i><script></script>'],
    ] as const;
    for (const [end, marked] of ends) {
      const html = renderToString(page(`<p><mj-tile tile="R"></mj-tile></p>${end}`), options);
      expect(headOf(html)).toBe(`<link rel="expect" href="#mj-end" blocking="render">${sheet}`);
      expect(html).toContain(marked);
      expect(html.match(/id="mj-end"/g)).toHaveLength(1);
      expect(html).not.toContain('<style>');
      expect(html).not.toContain(' d="');
    }
    const named = page('<mj-tile tile="R"></mj-tile><div id="é&quot;">Text</div>');
    const html = renderToString(named, options);
    expect(headOf(html)).toBe(`<link rel="expect" href="#%C3%A9%22" blocking="render">${sheet}`);
    expect(html).toContain('<div id="é&quot;">Text</div></body>');
  });

  it('leave a page without elements, and the head of a fragment, as written', () => {
    expect(renderToString(page('<p>Text</p>'), options)).toBe(page('<p>Text</p>'));
    expect(renderToString('<mj-tile tile="R"></mj-tile>', options)).not.toMatch(/expect/);
  });
});

describe('what is around a hand and in it', () => {
  it('leaves a page with a frameset as written', () => {
    const page = '<mj-hand></mj-hand><FrameSet><script>1</script></frameset>';
    expect(renderToString(page)).toBe(page);
    expect(renderToString('<mj-hand>RRR</mj-hand> frameset')).toContain('shadowrootmode');
  });

  it('reads emoji that a script replaced with images', () => {
    const image = '(RRR) 123b 456b 99d 78d <img class="emoji" alt="🀄"> +9d';
    const text = image.replace(/<img[^>]*>/, '🀄');
    const tiles = (html: string): string[] => html.match(/aria-label="[^"]*"/g) ?? [];
    expect(tiles(renderToString(`<mj-hand partial>${image}</mj-hand>`))).toEqual(
      tiles(renderToString(`<mj-hand partial>${text}</mj-hand>`)),
    );
    const images = `<img alt="${'1b '.repeat(500)}">`;
    const lengthOf = (count: number): number =>
      renderToString(`<mj-hand>${images.repeat(count)}</mj-hand>`).length - images.length * count;
    expect(lengthOf(100)).toBe(lengthOf(10));
  });

  it.each([
    ['<p>$</p>', true],
    ['<div>$</div>', false],
    ['<div>Whoever holds <!-- a hand -->$</div>', true],
    ['<div>$\n<!-- a hand -->\n<b>wins</b></div>', true],
    ['<div><p>Text</p>$</div>', false],
    ['$', false],
  ])('marks a hand in a line of text: %s', (around, isInLine) => {
    const html = renderToString(around.replace('$', '<mj-hand>(RRR)</mj-hand>'));
    expect(/<mj-hand[^>]* hydrate-inline/.test(html)).toBe(isInLine);
  });
});
