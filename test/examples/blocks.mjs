/** A page of code blocks that a build turned into elements: a hand in a sentence, a hand, a breakdown, a settlement, a game. */
import assert from 'node:assert/strict';
import { playGame, parseGame } from '../../dist/core/game.js';
import { defineProfile, score, settle } from '../../dist/core/index.js';

const HAND = '[2222c](RRR) 456b 99d 78d +9d 2f';
const RULES = 'limit: 1000; --seven-pairs: half limit of [1-9x]{2}*7';
const GAME = `players: Ann, Ben, Cho, Dan
profile: british
Ben 48 from Cho; Ann 8; Dan 16
washout
Ann (RRR) 123b 456b 99d 78d +9d self-draw; Ben 4; Dan (777c) 12b short`;

const situation = /** @type {const} */ ({ seat: 'south', win: 'self-draw' });
const british = defineProfile({ name: 'british', extends: 'british', rules: RULES });
const valueOf = (hand, seat) => score(hand, { seat }).value;
const { totals } = settle({
  scores: {
    east: valueOf('(RRR) 99c EE 1235b 34d', 'east'),
    south: valueOf('(123b) (456c) (789d) 55b WW +W', 'south'),
    west: valueOf('(555d) 13b 46c 79d 9b EES 3s', 'west'),
    north: valueOf('(234c) 88d GG 1357b 2c 3d', 'north'),
  },
  winner: 'south',
  discarder: 'west',
});

/** The figures on the page, with a minus sign as people type it. */
const figures = (page) =>
  page.evaluate(() => {
    const textOf = (selector) => {
      const root = document.querySelector(selector)?.shadowRoot;
      const content = document.createElement('div');
      content.append(...Array.from(root?.childNodes ?? [], (node) => node.cloneNode(true)));
      for (const style of content.querySelectorAll('style, link')) style.remove();
      return content.textContent.replaceAll('−', '-').replace(/\s+/g, ' ');
    };
    const hand = [...document.querySelectorAll('mj-hand')].find((one) => one.textContent.includes('456b'));
    return {
      // A theme may highlight other code.
      code: document.querySelectorAll('[class*="language-mahjong"], .mj-block-error').length,
      inline: document.querySelector('p > mj-hand')?.textContent,
      tiles: hand?.shadowRoot?.querySelectorAll('[part~="tile"]').length,
      value: document.querySelector('mj-score-breakdown')?.shadowRoot?.querySelector('[part="value"]')?.textContent,
      rules: document.querySelector('mj-score-breakdown')?.getAttribute('rules'),
      settlement: textOf('mj-settlement'),
      game: textOf('mj-game'),
    };
  });

function compare(found) {
  const { settlement, game, ...rest } = found;
  assert.deepEqual(rest, {
    code: 0,
    inline: '(RRR) 123b',
    tiles: 16,
    value: String(score(HAND, situation, british).value),
    rules: RULES,
  });
  for (const total of Object.values(totals)) assert.ok(settlement.includes(String(total)), `${total} in ${settlement}`);
  const last = playGame(parseGame(GAME)).rows.at(-1).totals;
  for (const total of last) assert.ok(game.includes(String(total)), `${total} in ${game}`);
}

/**
 * @param {string} path the address of the page
 * @returns {Record<string, (open: import('../../scripts/test-examples.mjs').Open) => Promise<void>>}
 */
export const checksOfBlocks = (path) => ({
  async 'has complete code blocks without a script'(open) {
    const { page, said } = await open(path, { javascript: false });
    compare(await figures(page));
    assert.deepEqual(
      said.filter((line) => !line.startsWith('failed:')),
      [],
    );
  },

  async 'has the same code blocks with a script'(open) {
    const { page, said } = await open(path);
    await page.waitForFunction(() => document.querySelector('mj-game')?.game, { timeout: 30_000 });
    compare(await figures(page));
    assert.deepEqual(
      said.filter((line) => !line.startsWith('failed:')),
      [],
    );
  },
});
