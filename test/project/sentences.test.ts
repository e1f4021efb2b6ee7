/** What the pages of the site explain in words: rules that are not computed. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** The text below a heading, or of an element with an id, without tags. */
function words(file: string, id: string): string {
  const page = readFileSync(new URL(`../../demo/${file}`, import.meta.url), 'utf8');
  const [, tag = '', rest = ''] = new RegExp(`<(\\w+) id="${id}"([^]*)`).exec(page) ?? [];
  const end = /^h\d$/.test(tag) ? /<h[23][ >]|<\/main>/ : new RegExp(`</${tag}>`);
  return (rest.slice(rest.indexOf('>') + 1).split(end)[0] ?? '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;:])/g, '')
    .trim();
}

const has = (file: string, id: string, ...sentences: string[]): void => {
  for (const one of sentences) expect(words(file, id)).toContain(one);
};

describe('the sentences of “At the table”', () => {
  const table = (id: string, ...sentences: string[]): void => has('at-the-table.html', id, ...sentences);

  it('say what sacred discards and missed pungs are [S4-END-10]', () =>
    table(
      'sacred-discard',
      'A player who has discarded a tile can’t win with the next one like it: that tile is a sacred discard until the player has drawn again.',
      'a player who lets a tile go that would have completed a pung can’t pung the same tile until after the next draw',
    ));

  it('say what follows a broken original call [S4-SP-02]', () =>
    table('broken-call', 'If it is changed after all, that player can’t go out in this hand. [19]'));

  it('say that a dead hand plays on [S4-END-09]', () =>
    table('dead-hand', 'A dead hand plays on: its player keeps drawing and discarding until the hand ends'));

  it('say when a kong is declared [S4-KONG-06]', () =>
    table('when-kong', 'Four tiles that stay in the hand are a pung and a loose tile when the hand ends.'));

  it('describe the chips in both styles [S3-CHIP-01]', () =>
    table(
      'chips',
      '500 points have five red dots, 100 one red dot, 10 ten black dots and 2 two black dots.',
      '500 have six red and six black dots, 100 two red, 10 eight black, and 2 one red and three black',
    ));

  it('say that two laws keep back seven stacks for nobody [S4-KB-05]', () =>
    table('not-used', 'Two laws set seven stacks aside that “will not be used within play” [11, 19].'));
});

describe('the sentences of the glossary', () => {
  it('say where the classical rules come from [S0-OVR-05]', () =>
    has(
      'glossary.html',
      'history',
      'Joseph Park Babcock brought it to the West in the early 1920s',
      'A. D. Millington wrote down the full procedure',
      'the British rules follow the same line',
    ));

  it('say how Babcock’s three games differ [S4-GEN-01]', () =>
    has(
      'glossary.html',
      'history',
      'three games that differ in which hands may go out',
      'They also differ in the dead wall and in what hands are worth.',
    ));

  it('compare the classical game with that of Hong Kong [S0-CMP-13]', () =>
    has(
      'glossary.html',
      'hong-kong',
      'Only doubles, called faan, are counted',
      'a hand needs a minimum of faan to go out',
      'They count only in patterns, such as all pungs',
      'Usually only the winner is paid',
    ));
});

describe('the sentences of “What to build”', () => {
  const build = (id: string, ...sentences: string[]): void => has('what-to-build.html', id, ...sentences);

  it('say when to go for one suit [S0-STR-03]', () =>
    build('when-flush', 'If you hold seven or more tiles of a suit, and honours, by your sixth or seventh draw'));

  it('say which wait to prefer [S0-STR-10]', () =>
    build('last-tile', 'you will have to draw it, and a drawn tile is worth more'));

  it('say what not to discard [S0-STR-17] [S0-STR-12] [S0-STR-18]', () => {
    build('defend', 'hold every dragon of the third kind to the end, all copies of it');
    build('defence', 'give up your own hand and discard tiles of the other suits', 'Stop East first');
    build('defence', 'let it be for a cheap hand of another player');
  });

  it('say where to stop, and how much to risk [S0-STR-21] [S0-MATH-11]', () => {
    build('limit', 'it is no use to give up a hand with many doubles for a limit hand with a name');
    build('risk', 'the Kelly criterion');
  });
});
