/** What elements show of fines, liability, requirements and goulashes. */
import { describe, expect, it } from 'vitest';
import { parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { renderToString } from '../../src/server.js';

/** The text of a page and its shadow roots, without styles. */
function textOf(html: string): string {
  const words = (node: Tree.Node): string => {
    if ('value' in node) return node.value;
    if ('tagName' in node && node.tagName === 'style') return '';
    const inside = 'content' in node ? words(node.content) : '';
    return ` ${inside}${'childNodes' in node ? node.childNodes.map(words).join('') : ''}`;
  };
  return words(parseFragment(renderToString(html))).replace(/\s+/g, ' ');
}

const TABLE = 'scores="east 8; south 64; west 16; north 4" winner="south" discarder="east"';

describe('attributes with “data-” before their names', () => {
  it('count where the name alone is missing', () => {
    const table = TABLE.replaceAll(/(\w+)=/g, 'data-$1=');
    expect(textOf(`<mj-settlement ${table} data-profile="british"></mj-settlement>`)).toBe(
      textOf(`<mj-settlement ${TABLE} profile="british"></mj-settlement>`),
    );
    expect(textOf(`<mj-settlement ${TABLE} data-winner="west"></mj-settlement>`)).toBe(
      textOf(`<mj-settlement ${TABLE}></mj-settlement>`),
    );
  });
});

describe('a fine', () => {
  it('is noted at its error, with what it costs', () => {
    const text = textOf('<mj-incidents about="hand" rules="false-win: 300 to each"></mj-incidents>');
    expect(text.match(/Fine:/g)).toHaveLength(1);
    expect(text).toContain('Fine: 300 points to each of the others');
    expect(text).toContain('−948');
    expect(textOf('<mj-incidents about="hand"></mj-incidents>')).not.toContain('Fine:');
  });

  it('is paid in a settlement', () => {
    const rules = 'rules="false-win: 300 to each"';
    const text = textOf(`<mj-settlement ${TABLE} ${rules} incidents="west false-win"></mj-settlement>`);
    expect(text).toContain('West pays South 300 as a fine');
    expect(text).toContain('−936');
    expect(textOf(`<mj-settlement ${TABLE} ${rules} incidents="west cheating"></mj-settlement>`)).toContain(
      '“cheating” is not a valid error',
    );
  });

  it('is a row of the rules', () => {
    const text = textOf('<mj-rules sections="payment" rules="false-win: limit to each"></mj-rules>');
    expect(text).toContain('Fine: false win');
    expect(text).toContain('limit to each');
    expect(text).not.toContain('two discards');
    // An editor has a field for each.
    expect(textOf('<mj-rules sections="payment" editable></mj-rules>')).toContain('Fine: two discards');
  });

  it('is in the row of a wash-out', () => {
    const game = 'players="Ann, Ben, Cho, Dan" rules="false-win: 100 to each; washout: goulash"';
    const text = textOf(`<mj-game ${game}>washout; Dan false-win\nAnn 8</mj-game>`);
    expect(text).toContain('Wash-out +100');
    expect(text).toContain('−300');
    expect(text).toContain('goulash, because nobody won the hand before');
  });
});

describe('liability and requirements', () => {
  it('are said in the rules', () => {
    const rules = 'pao-on: full-flush, all-terminals; minimum-points: 100; win-requirement: half-flush or 2 doubles';
    const text = textOf(`<mj-rules rules="${rules}"></mj-rules>`);
    expect(text).toContain('A player can be liable for “Full flush” and “All terminals”.');
    expect(text).toContain('Full flush, All terminals');
    expect(text).toContain('A win needs 100 points.');
    expect(text).toContain('A win needs “Half flush” or 2 doubles.');
    expect(text).toContain('Half flush / 2 doubles');
  });

  it('name the debts that a liable player pays', () => {
    const text = textOf(
      '<mj-settlement scores="east 8; south 100; west 16; north 4" winner="south" discarder="west" pao rules="pao-debts: all"></mj-settlement>',
    );
    expect(text).toContain('West pays East 8 in place of another (pao, 包): 8 for North.');
  });
});

describe('the rules of a page', () => {
  /** The heading of the breakdown on a page, which names its rules. */
  const captionOf = (head: string, body = ''): string | undefined =>
    /<caption[^>]*>(?:<!--.*?-->)*(.*?)<!--/.exec(
      renderToString(
        `<!doctype html><html><head>${head}</head><body>${body}<mj-score-breakdown><mj-hand>(RRR) 123b 456b 99d 78d +9d</mj-hand></mj-score-breakdown></body></html>`,
      ),
    )?.[1];
  const META = '<meta name="mahjong-elements" content="profile: family; mahjong: 66 points">';

  it('are those in the `<meta>` of its head', () => {
    expect(captionOf('')).toBe('Winning hand, Classical rules');
    expect(captionOf(META)).toBe('Winning hand, this table’s rules');
    expect(captionOf(META.replace(/;[^"]*/, ''))).toBe('Winning hand, Family rules');
  });

  it('are not read from its body, or used with a mistake', () => {
    expect(captionOf('', META)).toBe('Winning hand, Classical rules');
    expect(captionOf(META.replace('family', 'fmaily'))).toBe('Winning hand, Classical rules');
  });
});
