/** Pictures as SVG text. What they look like is tested in browsers. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import '../../src/lang/ja.js';
import '../../src/lang/zh-Hant.js';
import { defineProfile, formatHand, HandError, NotationError, parseHand, score, tiles } from '../../src/core/index.js';
import { RulesError } from '../../src/core/errors.js';
import { ScoreError } from '../../src/core/score-error.js';
import { TableError } from '../../src/core/table-errors.js';
import { GameError, GameNotationError } from '../../src/core/game.js';
import { OddsError } from '../../src/core/odds.js';
import {
  breakdownToSvg,
  gameToSvg,
  handToSvg,
  rulesToSvg,
  settlementToSvg,
  waitsToSvg,
  type BreakdownPictureOptions,
  type HandPictureOptions,
  type SheetPictureOptions,
} from '../../src/svg.js';
import { anyCharacter, forAllIn } from '../for-all.js';

const HAND = '(RRR) [2222c] (999d+9d) 45b EE +6b 14f 3s';
const scored = score(HAND, { seat: 'south', win: 'self-draw', circumstances: ['last-tile'] });

const TABLE = {
  scores: { east: 20, south: 184, west: 8, north: 32 },
  winner: 'south',
  discarder: 'east',
  dead: { west: 'foul' },
} as const;
const WAITING = '(RRR) 456b 99d 78d EEE';
const GAME = 'players: Ann, Ben, Cho, Dan\nBen 48 from Cho; Ann 8; Dan 16\nwashout\nAnn 64 self-draw';

interface Node {
  name: string;
  attributes: Record<string, string>;
  children: Node[];
  text: string;
}

/** Reads XML without a document type, as strictly as a feed reader would; throws for anything that is not well-formed. */
function parseXml(xml: string): Node {
  // oxlint-disable-next-line no-control-regex
  if (/[\0-\x08\v\f\x0e-\x1f]|\p{Surrogate}/u.test(xml)) throw new Error('a character that XML does not allow');
  const top: Node = { name: '', attributes: {}, children: [], text: '' };
  const open = [top];
  const readText = (text: string): string => {
    if (/&(?!(?:amp|lt|gt|quot|apos);)|</.test(text)) throw new Error(`not escaped: ${text.slice(0, 40)}`);
    return text.replace(/&(\w+);/g, (_, name: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" })[name]!);
  };
  let at = 0;
  for (const found of xml.matchAll(/<(\/?)([a-zA-Z][\w:-]*)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/g)) {
    open.at(-1)!.text += readText(xml.slice(at, found.index));
    at = found.index + found[0].length;
    const [, closes, name, written, isEmpty] = found;
    if (closes) {
      if (open.pop()!.name !== name) throw new Error(`</${name}> closes something else`);
      continue;
    }
    const node: Node = { name: name!, attributes: {}, children: [], text: '' };
    for (const [, key, value] of written!.matchAll(/([\w:-]+)="([^"]*)"/g)) {
      if (key! in node.attributes) throw new Error(`${key} twice on <${name}>`);
      node.attributes[key!] = readText(value!);
    }
    open.at(-1)!.children.push(node);
    if (!isEmpty) open.push(node);
  }
  if (open.length !== 1 || xml.slice(at).trim() || top.text.trim() || top.children.length !== 1)
    throw new Error('not one element');
  return top.children[0]!;
}

const all = (node: Node): Node[] => [node, ...node.children.flatMap(all)];
const idsIn = (svg: string): string[] => all(parseXml(svg)).flatMap(({ attributes: { id } }) => id ?? []);
/** The words of each text, in order. */
const wordsIn = (svg: string): string[] => {
  parseXml(svg);
  return [...svg.matchAll(/<text\b[^>]*>(.*?)<\/text>/g)].map(([, content]) =>
    content!
      .replace(/<[^>]*>/g, '')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&'),
  );
};
const titleOf = (svg: string): (string | undefined)[] =>
  ['title', 'desc'].map((name) => parseXml(svg).children.find((child) => child.name === name)?.text);

describe.each([
  ['handToSvg', (options?: HandPictureOptions) => handToSvg(HAND, options && { situation: {}, ...options })],
  ['breakdownToSvg', (options?: BreakdownPictureOptions) => breakdownToSvg(scored, options)],
  ['settlementToSvg', (options?: SheetPictureOptions) => settlementToSvg(TABLE, options)],
  ['waitsToSvg', (options?: SheetPictureOptions) => waitsToSvg(WAITING, options)],
  ['rulesToSvg', (options?: SheetPictureOptions) => rulesToSvg('european', options)],
  ['gameToSvg', (options?: SheetPictureOptions) => gameToSvg(GAME, options)],
])('%s', (_, draw) => {
  it('returns a well-formed document with its size, a title and a description', () => {
    const root = parseXml(draw());
    const { width, height, viewBox, role, xmlns } = root.attributes;
    expect(root.name).toBe('svg');
    expect(xmlns).toBe('http://www.w3.org/2000/svg');
    expect(viewBox).toBe(`0 0 ${width} ${height}`);
    expect(role).toBe('img');
    // First, so that every reader uses them.
    expect(root.children.slice(0, 2).map(({ name, text }) => [name, text.length > 0])).toEqual([
      ['title', true],
      ['desc', true],
    ]);
  });

  it('refers to nothing outside, and only to what it defines', () => {
    for (const theme of ['light', 'dark', 'auto'] as const) {
      const nodes = all(parseXml(draw({ theme, background: true })));
      expect(nodes.filter(({ name }) => /^(?:script|image|foreignObject|a|animate|set)$/.test(name))).toEqual([]);
      const ids = nodes.flatMap(({ attributes: { id } }) => id ?? []);
      expect(new Set(ids).size).toBe(ids.length);
      const texts = nodes.flatMap(({ attributes, text, name }) => [
        ...Object.entries(attributes).flatMap(([key, value]) => (key.startsWith('xmlns') ? [] : value)),
        ...(name === 'style' ? [text] : []),
      ]);
      for (const text of texts) expect(text).not.toMatch(/https?:|data:|@import|javascript:/i);
      const referred = nodes.flatMap(({ attributes: { href, fill } }) => [
        ...(href === undefined ? [] : [href.replace(/^#/, '')]),
        ...(fill?.startsWith('url(') ? [fill.slice(5, -1)] : []),
      ]);
      // Pictures without tiles define nothing.
      expect(referred.length > 2 || !ids.length).toBe(true);
      expect(referred.filter((id) => !ids.includes(id))).toEqual([]);
    }
  });

  it('returns the same text for the same input, and never an id of a different picture', () => {
    expect(draw() === draw()).toBe(true);
    const pictures = [draw(), draw({ theme: 'dark' }), draw({ padding: 3 }), draw({ title: 'Another' })];
    const ids = pictures.flatMap(idsIn);
    expect(new Set(ids).size).toBe(ids.length);
    expect(idsIn(draw({ id: 'mine' })).every((id) => id.startsWith('mine-'))).toBe(true);
  });

  it('is drawn by programs that know less than browsers do', () => {
    for (const theme of ['light', 'dark', 'auto'] as const) {
      const root = parseXml(draw({ theme, padding: 20 }));
      const nodes = all(root);
      const named = (name: string): Node[] => nodes.filter((node) => node.name === name);
      // SVG 1.1 has no plain `href`, and a `stop` must have its offset.
      expect(root.attributes['xmlns:xlink']).toBe('http://www.w3.org/1999/xlink');
      expect(named('use').every(({ attributes: { href, 'xlink:href': old } }) => href && old === href)).toBe(true);
      expect(named('stop').every(({ attributes: { offset } }) => offset !== undefined)).toBe(true);
      // No gradient without a plain color below it.
      const shaded = nodes.filter(({ children }) =>
        children.some(({ attributes: { fill } }) => fill?.startsWith('url(')),
      );
      expect(shaded.every(({ name }) => name === 'switch')).toBe(true);
      // Lines of no width become hairlines in PDF, and transparent text loses letters.
      const widths = nodes.flatMap(({ attributes: { 'stroke-width': width } }) => width ?? []);
      expect(widths.filter((width) => !(Number(width) > 0))).toEqual([]);
      expect(nodes.filter(({ attributes }) => Object.keys(attributes).some((key) => key.endsWith('-opacity')))).toEqual(
        [],
      );
      // Parts of a text that does not begin at the left end up in different places.
      const ended = named('text').filter(({ attributes }) => attributes['text-anchor']);
      expect(ended.filter(({ children }) => children.length)).toEqual([]);
      expect(root.attributes['font-family']).not.toContain(', ');
    }
  });

  it('mixes secondary colors with the background, where both are known', () => {
    // 0.68 × #000 + 0.32 × #fff, and 0.18 × #000 + 0.82 × #fff
    const words = { colors: { text: '#000', background: '#ffffff' }, situation: {} };
    expect(draw(words)).toMatch(/(?:fill="#525252"|stroke="#d1d1d1")/);
    expect(draw({ ...words, colors: { text: 'currentColor' } })).toMatch(
      /"currentColor" (?:fill|stroke)-opacity="0\.\d+"/,
    );
    expect(draw({ situation: {}, theme: 'auto' })).toMatch(/\.mj\w+-(?:fill-text68\{fill:#a|stroke-text18\{stroke:#3)/);
  });

  it('sets text in other fonts', () => {
    const { attributes } = parseXml(draw({ lang: 'zh-Hant', fontFamily: '"Noto Sans TC" ,  思源黑體, sans-serif' }));
    expect(attributes['font-family']).toBe("'Noto Sans TC',思源黑體,sans-serif");
  });

  it('shows no text as markup', () => {
    const title = '</title><script>alert(1)</script>&amp;"\'\0\ud800\ufffe]]>';
    const description = '<img src=x onerror=alert(1)>';
    expect(titleOf(draw({ title, description }))).toEqual([
      '</title><script>alert(1)</script>&amp;"\'\ufffd\ufffd\ufffd]]>',
      description,
    ]);
    expect(draw({ title: '&'.repeat(1e6) }).length).toBeLessThan(draw().length + 20_000);
  });

  it.each([
    [{ theme: 'neon' }, 'theme: expected "light", "dark" or "auto", not “neon”.'],
    [{ tileWidth: '36' }, 'tileWidth: expected a number from 8 to 400, not “36”.'],
    [{ tileWidth: NaN }, 'tileWidth: expected a number'],
    [{ padding: -1 }, 'padding: expected a number from 0 to 400, not “-1”.'],
    [{ padding: 400, width: 500 }, ': expected'],
    [{ width: Infinity }, 'width: expected a number from'],
    [{ fontSize: 5000 }, 'fontSize: expected'],
    [{ lang: 7 }, 'lang: expected a language tag'],
    [{ id: '"><script>' }, 'id: expected a letter'],
    [{ fontFamily: '' }, 'fontFamily: expected names of fonts such as "Noto Sans TC, sans-serif", not “”.'],
    [{ fontFamily: 'Arial;fill:red' }, 'fontFamily: expected'],
    [{ fontFamily: "Arial,'Noto" }, 'fontFamily: expected'],
    [{ fontFamily: 'A,'.repeat(200) + 'A' }, 'fontFamily: expected'],
    [{ fontFamily: 7 }, 'fontFamily: expected'],
    [{ colors: { rot: '#900' } }, 'colors: expected one of red, green'],
    [{ colors: { red: 'url(https://example.org/a.svg#b)' } }, 'colors.red: expected a CSS color such as "#b3201f"'],
    [{ colors: { red: '#900" onload="alert(1)' } }, 'colors.red: expected'],
    [{ colors: { red: 'red;}*{fill:blue' } }, 'colors.red: expected'],
    [{ colors: 'red' }, 'colors: expected an object'],
    [null, 'options: expected an object'],
  ])('refuses %j', (options, message) => {
    expect(() => draw(options as never)).toThrow(message);
    expect(() => draw(options as never)).toThrow(TypeError);
  });

  it('uses the colors of a theme, and those it is given', () => {
    const fills = (options: BreakdownPictureOptions): string[] =>
      all(parseXml(draw(options))).flatMap(({ attributes: { fill } }) => fill ?? []);
    const auto = draw({ theme: 'auto' });
    expect(auto).toContain('<style>@media (prefers-color-scheme:dark){');
    expect(draw()).not.toContain('<style');
    expect(fills({ background: true, colors: { background: '#123456' } })).toContain('#123456');
    if (!draw().includes('-ivory')) return;
    expect(auto).toContain('stop-color:#ebe4d1');
    expect(fills({})).toContain('#b3201f');
    expect(fills({ theme: 'dark' })).toContain('#a81c1c');
    expect(fills({ theme: 'dark' })).not.toContain('#b3201f');
    const own = fills({ colors: { red: 'rgb(120 10 20 / 0.9)', text: 'currentColor' }, theme: 'auto' });
    expect(own).toContain('rgb(120 10 20 / 0.9)');
    expect(own).not.toContain('#b3201f');
  });

  it('fits into a narrow picture in every language', () => {
    for (const lang of ['en', 'ja', 'zh-Hant']) {
      const svg = draw({ width: 130, lang } as SheetPictureOptions);
      expect(Number(parseXml(svg).attributes.width)).toBeLessThanOrEqual(130);
      expect(svg).not.toContain('NaN');
    }
  });
});

describe('a picture of a hand', () => {
  it('says what is shown in the language of the reader', () => {
    expect(titleOf(handToSvg('(RRR) 99d', {}))).toEqual([
      'Mahjong hand',
      'Pung of red dragons, exposed; 9 9 of circles.',
    ]);
    const options = { situation: { seat: 'south', win: 'self-draw' } } as const;
    const [title, description] = titleOf(handToSvg(HAND, options));
    expect(title).toBe('Winning mahjong hand');
    expect(description).toContain('won on the 6 of bamboo by self-draw; South seat; East round.');
    expect(wordsIn(handToSvg(HAND, options))).toEqual(['South seat', 'East round', 'won by self-draw']);
    const chinese = handToSvg('(RRR) 99d +9d', { lang: 'zh-TW', situation: {} });
    expect(titleOf(chinese)[0]).toBe('和牌的一手麻將牌');
    expect(wordsIn(chinese).join('')).toMatch(/^東家東/);
    expect(parseXml(chinese).attributes['xml:lang']).toBe('zh-Hant');
    expect(parseXml(chinese).attributes['font-family']).toMatch(/^'PingFang TC',.*'Noto Sans CJK TC',system-ui,/);
    expect(parseXml(handToSvg('(RRR) 99d', {})).attributes['font-family']).toMatch(/^system-ui,/);
    const japanese = parseXml(handToSvg('(RRR) 99d', { lang: 'ja' }));
    expect(japanese.attributes['font-family']).toMatch(/^'Hiragino Sans',.*'Noto Sans CJK JP',system-ui,/);
  });

  it('draws the same for notation and data, and every tile once', () => {
    expect(handToSvg(parseHand(HAND)) === handToSvg(HAND)).toBe(true);
    const count = (svg: string): number =>
      all(parseXml(svg)).filter(({ name, attributes }) => name === 'use' && /-body/.test(attributes.href!)).length;
    expect(count(handToSvg(HAND))).toBe(3 + 4 + 4 + 2 + 2 + 1 + 3);
    // The outer tiles of a concealed kong are face down.
    expect(handToSvg('[EEEE]').match(/ href="#mj-\w+-back-/g)).toHaveLength(2);
    expect(handToSvg('(EEEE)')).not.toContain('-back-');
  });

  it('shows unknown tiles, riichi letters, groups, highlights and indices', () => {
    expect(handToSvg('12?b 99d')).toContain('-unknown-');
    expect(handToSvg('123m 11z', { notation: 'mpsz' }) === handToSvg('123c EE')).toBe(true);
    const width = (svg: string): number => Number(parseXml(svg).attributes.width);
    expect(width(handToSvg('123b 456b', { spread: true }))).toBe(width(handToSvg('123b 456b')) + 12);
    const lit = all(parseXml(handToSvg('99d 99c', { highlight: '99d' })));
    expect(lit.filter(({ attributes: { stroke } }) => stroke === '#d98a00')).toHaveLength(2);
    expect(wordsIn(handToSvg('9d R 1f', { indices: true }))).toEqual(['9d', 'R', '1f']);
  });

  it('is as wide as allowed, in up to three rows', () => {
    for (const width of [100, 320, 640, 2000]) {
      const { attributes } = parseXml(handToSvg(`[2222c] ${HAND}`.replace('[2222c] ', '[3333b] '), { width }));
      expect(Number(attributes.width)).toBeLessThanOrEqual(width);
    }
    const height = (width: number): number => Number(parseXml(handToSvg(HAND, { width })).attributes.height);
    expect(height(350)).toBeGreaterThan(height(900) * 1.8);
  });

  it('rejects what is not a hand', () => {
    expect(() => handToSvg('12x')).toThrow(NotationError);
    expect(() => handToSvg('123b', { highlight: '12x' })).toThrow(NotationError);
    expect(() => handToSvg({ sets: [], concealed: ['9x'], bonus: [] })).toThrow(HandError);
    expect(() => handToSvg({ sets: [], concealed: '9b', bonus: [] } as never)).toThrow(
      'hand.concealed should be an array',
    );
    expect(() => handToSvg(null as never)).toThrow('hand should be an object');
    expect(() => handToSvg({ sets: [], concealed: new Array<string>(1e6).fill('1b'), bonus: [] })).toThrow('200 tiles');
    expect(() => handToSvg('123b', { situation: { seat: 'up' as never } })).toThrow('“up” is not a valid seat');
    expect(() => handToSvg('123b', { situation: { win: 'constructor' as never } })).toThrow('constructor');
    expect(() => handToSvg('123b', { situation: { circumstances: ['luck' as never] } })).toThrow('“luck”');
    expect(() => handToSvg('123b', { situation: 'east' as never })).toThrow('situation should be an object');
  });
});

describe('a picture of a breakdown', () => {
  it('has every line, sum and figure, in order', () => {
    // docs/core.md: 20 + 4 + 16 + …; worked out by hand from the rules of classical.
    const simple = score('(RRR) [2222c] 456b 99d 78d +9d 2f', { seat: 'south', win: 'self-draw' });
    expect(wordsIn(breakdownToSvg(simple))).toEqual(
      `South seat|East round|won by self-draw|184|46 points, doubled twice to 184.|Winning hand, Classical rules|Award|Worth|So far
      |Points|Going out|20|20|Pung of red dragons, exposed|4|24|Kong of 2 of characters, concealed|16|40
      |Flower: orchid|4|44|Self-draw|2|46|Base|46
      |Doubles|Set of dragons: red dragon|×2|46|→|92|Own flower: orchid|×2|92|→|184|Value|184`
        .split('|')
        .map((words) => words.trim()),
    );
    expect(titleOf(breakdownToSvg(simple))).toEqual([
      'Winning hand, Classical rules: 184',
      '46 points, doubled twice to 184. ' +
        'Kong of 2 of characters, concealed; pung of red dragons, exposed; 4 5 6 of bamboo; 7 8 9 of circles; ' +
        'pair of 9 of circles; orchid, flower 2; won on the 9 of circles by self-draw; South seat; East round.',
    ]);
  });

  it('shows where the limit cuts the total, and limit hands with their Chinese names', () => {
    const cut = score(
      '[EEEE] (RRR) (GGG) 456b 9d +9d',
      {},
      defineProfile({ extends: 'classical', name: 'x', rules: 'limit: 100' }),
    );
    expect(cut.limited).toBe(true);
    const words = wordsIn(breakdownToSvg(cut));
    expect(
      words
        .slice(words.indexOf('Limit of 100') + 1)
        .slice(0, 3)
        .join(' '),
    ).toMatch(/^[\d,]+ → 100$/);
    expect(words.at(-1)).toBe('100');
    expect(wordsIn(breakdownToSvg(score('19b19c19dESWNRGB +B')))).toContain('Thirteen orphans 十三幺');
  });

  it('shows a hand that scores nothing, and a hand without its tiles', () => {
    expect(wordsIn(breakdownToSvg(score('123b 456b 789b 12c 34d')))).toContain('Nothing in this hand scores.');
    const bare = breakdownToSvg(scored, { hand: false });
    expect(wordsIn(bare)).not.toContain('South seat');
    expect(Number(parseXml(bare).attributes.height)).toBeLessThan(
      Number(parseXml(breakdownToSvg(scored)).attributes.height),
    );
  });

  it('accepts a Score that was stored, and refuses anything else', () => {
    expect(breakdownToSvg(JSON.parse(JSON.stringify(scored))) === breakdownToSvg(scored)).toBe(true);
    expect(() => breakdownToSvg({} as never)).toThrow(ScoreError);
    expect(() => breakdownToSvg({ ...scored, value: 'many' } as never)).toThrow('value');
  });

  it('stays bounded and well-formed for hostile scores', () => {
    const profile = `<script>&"'${'W'.repeat(80)}`;
    const huge = { ...scored, profile, base: 1e300, total: 1e308, value: 1e308, limit: 1e307, limited: true };
    for (const width of [120, 640]) {
      const svg = breakdownToSvg(huge as never, { width });
      expect(wordsIn(svg).join('')).toContain('<script>&');
      expect(svg.length).toBeLessThan(300_000);
      expect(Number(parseXml(svg).attributes.width)).toBe(width);
    }
  });
});

describe('a picture of a settlement', () => {
  it('has each seat with its value and its total, and each payment as an arrow and in words', () => {
    // East pays 2 × 184 to South and 2 × (32 − 20) to North, and receives 2 × 20 from West, whose hand is dead.
    const words = wordsIn(settlementToSvg(TABLE, { names: { east: 'Ann' } }));
    expect(words.slice(0, 8)).toEqual(['Who pays whom', 'Seat', 'Hand', 'Total', 'Ann', '20', '−352', 'discarder']);
    expect(words).toContain('Ann pays South 368: 184, doubled because East pays.');
    expect(words).toContain('foul hand');
    const paths = all(parseXml(settlementToSvg(TABLE))).filter(({ attributes }) =>
      attributes.transform?.startsWith('rotate'),
    );
    expect(paths).toHaveLength(6);
    expect(titleOf(settlementToSvg(TABLE))[1]).toMatch(/^East pays South 368: .*So far: East −352, South \+736, /);
  });

  it('says so if nobody won', () => {
    for (const table of [{ scores: TABLE.scores }, {} as never])
      expect(wordsIn(settlementToSvg(table)).at(-1)).toBe('No winner, so nobody pays.');
  });

  it('refuses what is not a table, a profile or a name', () => {
    expect(() => settlementToSvg({ winner: 'up' } as never)).toThrow(TableError);
    expect(() => settlementToSvg(null as never)).toThrow(TableError);
    expect(() => settlementToSvg(TABLE, { profile: 'none' })).toThrow(RulesError);
    const name = (names: unknown): string => settlementToSvg(TABLE, { names } as never);
    expect(() => name({ middle: 'Ann' })).toThrow('names: expected one of east, south, west, north, not “middle”.');
    expect(() => name({ east: 'A'.repeat(41) })).toThrow('names.east: expected a name of up to 40 characters');
    expect(() => name('Ann')).toThrow('names: expected an object');
  });
});

describe('a picture of waits', () => {
  it('has the tiles that complete a hand, with what is left, the chance and the values', () => {
    const words = wordsIn(waitsToSvg(WAITING, { seen: '666d', draws: 8 }));
    // Three of four sixes and two of four nines are known.
    expect(words.slice(0, 3)).toEqual(['17.7%', 'within 8 draws', '3 of 128 unknown tiles complete the hand']);
    expect(words.slice(8, 10)).toEqual(['1', '6.3%']);
    expect(words).toContain('Any of them');
    const two = waitsToSvg(WAITING, { seen: '6666d 99d' });
    expect(wordsIn(two)).toContain('Every tile that would complete the hand has been seen.');
    expect(titleOf(two)[1]).toContain('6 of circles, 0 left and 9 of circles, 0 left.');
  });

  it('has what brings a hand closer, and the best discards', () => {
    expect(wordsIn(waitsToSvg('147b 147c 147d ESWN')).join(' ')).toMatch(
      /Not ready yet: \d+ tiles must be exchanged .* bring it closer:/,
    );
    const fourteen = wordsIn(waitsToSvg(`${WAITING} S`, { hand: false }));
    expect(fourteen.slice(0, 2)).toEqual(['What to discard', 'Discard the south wind · Best']);
    expect(wordsIn(waitsToSvg(`${WAITING} +9d`))[0]).toMatch(/^This hand is complete and worth [\d,]+ points\./);
  });

  it('refuses hands of another size, and numbers out of range', () => {
    expect(() => waitsToSvg('123b')).toThrow(HandError);
    expect(() => waitsToSvg('12x')).toThrow(NotationError);
    expect(() => waitsToSvg(null as never)).toThrow('hand should be an object');
    expect(() => waitsToSvg(WAITING, { seen: '12x' })).toThrow(NotationError);
    expect(() => waitsToSvg(WAITING, { seen: 7 as never })).toThrow('seen: expected tiles');
    expect(() => waitsToSvg(WAITING, { unknown: 1 })).toThrow(OddsError);
    expect(() => waitsToSvg(WAITING, { draws: 1.5 })).toThrow(OddsError);
    expect(() => waitsToSvg(WAITING, { draws: 200 })).toThrow('draws: expected a number from 0 to 144, not “200”.');
  });
});

describe('a picture of rules', () => {
  it('has every rule that is in play, with its value', () => {
    const words = wordsIn(rulesToSvg('classical', { width: 2000 }));
    expect(words[0]).toBe('Classical rules');
    const at = (name: string): string | undefined => words[words.indexOf(name) + 1];
    expect([at('Going out'), at('Pung of simples'), at('Full flush'), at('Limit')]).toEqual([
      '20 points',
      '2/4 points',
      '3 doubles',
      '500',
    ]);
    // Classical tables do not have it.
    expect(words).not.toContain('Pure straight');
    expect(wordsIn(rulesToSvg(defineProfile({ name: 'x', extends: 'british', rules: 'all-pungs: off' })))[0]).toMatch(
      /^X rules, changed/,
    );
  });

  it('has only some sections, and meanings', () => {
    const words = wordsIn(rulesToSvg('classical', { sections: ['doubles'], meanings: true }));
    expect(words.slice(0, 5)).toEqual([
      'Classical rules',
      'Doubles',
      'Set of dragons',
      '1 double',
      'Each pung or kong of dragons.',
    ]);
    expect(words).not.toContain('Payment');
  });

  it('refuses unknown profiles and sections', () => {
    expect(() => rulesToSvg('none')).toThrow(RulesError);
    expect(() => rulesToSvg({} as never)).toThrow(RulesError);
    expect(() => rulesToSvg('classical', { sections: ['prices'] as never })).toThrow(
      'sections: expected a list of points, doubles',
    );
  });
});

describe('a picture of a game', () => {
  it('has the totals, and a line for each player', () => {
    const svg = gameToSvg(GAME);
    const words = wordsIn(svg);
    expect(words[0]).toBe('East round, deal 3 of 4');
    expect(words[words.indexOf('Ben') + 1]).toMatch(/^[+−]\d+$/);
    const lines = all(parseXml(svg)).filter(({ name }) => name === 'polyline');
    expect(lines.map(({ attributes: { points } }) => points!.split(' ').length)).toEqual([4, 4, 4, 4]);
    expect(wordsIn(gameToSvg('players: A, B, C, D\nend'))).toContain('The game is over.');
    expect(wordsIn(gameToSvg({ players: ['A', 'B', 'C', 'D'], hands: [] }))).toContain('No hand has been played yet.');
  });

  it('refuses what is not a game', () => {
    expect(() => gameToSvg('Ben 48 from Nobody')).toThrow(GameNotationError);
    expect(() => gameToSvg(GAME, { profile: 'none' as never })).toThrow(RulesError);
    expect(() => gameToSvg(null as never)).toThrow(GameError);
  });
});

describe('any hand', () => {
  const ordinary = tiles.filter((tile) => !/[fs]$/.test(tile));
  it('can be drawn with any valid options', () => {
    forAllIn(25)(
      fc.array(fc.constantFrom(...ordinary), { minLength: 1, maxLength: 14 }),
      fc.option(fc.constantFrom(...ordinary)),
      fc.record({
        tileWidth: fc.double({ min: 8, max: 400, noNaN: true }),
        width: fc.integer({ min: 60, max: 3000 }),
        theme: fc.constantFrom('light' as const, 'dark' as const, 'auto' as const),
        indices: fc.boolean(),
        title: fc.string({ unit: anyCharacter }),
      }),
      (concealed, winningTile, options) => {
        const hand = { sets: [], concealed, bonus: [], ...(winningTile && { winningTile }) };
        const svg = handToSvg(hand, options);
        expect(Number(parseXml(svg).attributes.width)).toBeLessThanOrEqual(options.width);
        expect(svg).not.toContain('NaN');
        expect(handToSvg(formatHand(hand), options) === svg, 'the same for notation').toBe(true);
      },
    );
  });
});

it.each([
  [{ rule: '--x', points: 20, tiles: ['9d'] }, 'its awards do not fit its tiles'],
  [{ rule: '--<b>', points: 20, tiles: ['1f'] }, 'awards['],
  [{ rule: '--', points: 20, tiles: ['1f'] }, 'awards['],
])('a score with a forged award is refused: %j', (award, message) => {
  const forged = JSON.parse(JSON.stringify({ ...scored, awards: [...scored.awards, award] })) as typeof scored;
  const draw = (): string => breakdownToSvg(forged);
  expect(draw).toThrow(ScoreError);
  expect(draw).toThrow(message);
});
