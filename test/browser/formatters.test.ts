import { expect, html } from '@open-wc/testing';
import { fixture, settled, until } from './helpers.js';
import '../../src/mj-game.js';
import { upgradeBlocks } from '../../src/blocks.js';
import type { MjGame } from '../../src/mj-game.js';

/** What each program made of page.html: the comment at the top names its version and settings. */
const PROGRAMS = 'page prettier oxfmt biome html-minifier-terser html-minifier-next swc htmlnano minify-html'.split(
  ' ',
);

describe('games after formatters and minifiers of HTML', () => {
  for (const program of PROGRAMS)
    it(`are the same game in every form after ${program}`, async () => {
      const response = await fetch(new URL(`../fixtures/formatters/${program}.html`, import.meta.url));
      const page = await fixture<HTMLElement>(html`<main></main>`);
      page.innerHTML = new DOMParser().parseFromString(await response.text(), 'text/html').body.innerHTML;
      upgradeBlocks(page);
      await settled(page);
      const games = [...page.querySelectorAll<MjGame>('mj-game')];
      await until(() => games.every(({ game, error }) => game ?? error));
      expect(games.map(({ id }) => id)).to.deep.equal(['lines', 'breaks', 'list', 'attribute', 'block']);
      for (const { id, error, value } of games)
        expect(error?.message ?? value.split('\n').slice(-4), id).to.deep.equal([
          'Ben 48 from Cho; Ann 8; Dan 16',
          'washout',
          'Ann (RRR) 123b 456b 99d 78d +9d self-draw; Ben 4; Dan (777c) 12b short',
          'Cho 20 from Dan; Ann 4',
        ]);
    });
});
