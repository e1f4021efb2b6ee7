/** The apps of the frameworks, which all look and behave the same. */
import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { textsFor } from '../../dist/lang/index.js';
import '../../dist/lang/de.js';
import '../../dist/lang/zh-Hant.js';
import { formatHand, parseHand, profiles, score, settle } from '../../dist/core/index.js';

const NOTATION = '(RRR) [2222c] 456b 99d 78d +9d 2f';
const ANOTHER = '(999d) 123b 456b 99c 78d +9d';
const PLAYERS = {
  east: '(888c) EE 123b 456c 79d',
  south: NOTATION,
  west: '(EEE) 111c 234d 55b 79b',
  north: '(NNN) 44556b 123d WW 1f',
};

const $ = (/** @type {string} */ id) => `[data-testid="${id}"]`;
const FLOWER = `${$('hand')} >>> [data-tile="3f"]`;
const valueOf = (notation, seat = 'south', profile = 'classical') => score(notation, { seat }, profiles[profile]).value;

/** What is on the page: in the state of the framework, and in the elements. */
const look = (page) =>
  page.evaluate(() => {
    const find = (id) => document.querySelector(`[data-testid="${id}"]`);
    const read = (id) => find(id)?.textContent ?? null;
    const hand = find('hand');
    return {
      field: find('notation').value,
      hand: hand && `${hand.seat} ${hand.profile}: ${hand.currentNotation}`,
      tiles: hand?.shadowRoot.querySelectorAll('[part~="hand"] [part~="tile"]').length ?? null,
      value: read('value'),
      counted: find('breakdown')?.shadowRoot.querySelector('[part="value"]')?.textContent ?? null,
      message: read('message'),
      scored: read('scored'),
    };
  });

/** What `look` finds while the hand can be scored. */
const sight = (notation, { seat = 'south', profile = 'classical', scored = [], field = notation } = {}) => {
  const { sets, concealed, bonus } = parseHand(notation);
  const value = String(valueOf(notation, seat, profile));
  return {
    field,
    hand: `${seat} ${profile}: ${notation}`,
    tiles: [...sets.flatMap(({ tiles }) => tiles), ...concealed, ...bonus].length + 1,
    value,
    counted: value,
    message: null,
    scored: [...scored, value].join(', '),
  };
};

/** Waits until it is so; after a while it is a failure that shows the difference. */
async function until(read, expected) {
  for (let tries = 600; ; tries--) {
    const found = await read();
    try {
      return assert.deepEqual(found, expected);
    } catch (error) {
      if (!tries) throw error;
      await sleep(50);
    }
  }
}

/** Puts a text into the field at once, as from the clipboard. */
async function write(page, text) {
  await page.click($('notation'), { count: 3 });
  await page.keyboard.sendCharacter(text);
}

const players = (page) =>
  page.$$eval(`${$('players')} > li`, (items) =>
    items.map((item) => item.textContent.replace(/\s+/g, ' ').trim().split(' Remove')[0]),
  );

const totals = (page) => page.$$eval(`${$('totals')} > li`, (items) => items.map((item) => item.textContent.trim()));

const toldTotals = (winner, profile = 'classical') => {
  const seats = Object.entries(PLAYERS);
  const scores = Object.fromEntries(seats.map(([seat, notation]) => [seat, valueOf(notation, seat, profile)]));
  const settlement = settle({ scores, winner }, profiles[profile]);
  return Object.entries(settlement.totals).map(([seat, total]) => `${seat}: ${total}`);
};

/** Each begins with a fresh page. */
const behaviours = {
  async 'shows a hand, its value and its count'(page) {
    await until(() => look(page), sight(NOTATION));
  },

  async 'turns tiles face down, always and by its state'(page) {
    const tiles = () =>
      page.$$eval('p > mj-tile', (all) =>
        all.map(({ faceDown, shadowRoot }) => [faceDown, Boolean(shadowRoot?.querySelector('[part~="face-down"]'))]),
      );
    const up = [false, false];
    const down = [true, true];
    await until(tiles, [down, up]);
    await page.click($('editable'));
    await until(tiles, [down, down]);
    await page.click($('editable'));
    await until(tiles, [down, up]);
  },

  async 'hands what is written and chosen to the element'(page) {
    const first = [valueOf(NOTATION)];
    await until(() => look(page), sight(NOTATION));
    await write(page, ANOTHER);
    await until(() => look(page), sight(ANOTHER, { scored: first }));
    const second = [...first, valueOf(ANOTHER)];
    await page.select($('profile'), 'european');
    await until(() => look(page), sight(ANOTHER, { scored: second, profile: 'european' }));
    const third = [...second, valueOf(ANOTHER, 'south', 'european')];
    await page.select($('seat'), 'east');
    await until(() => look(page), sight(ANOTHER, { scored: third, profile: 'european', seat: 'east' }));
  },

  async 'shows what cannot be read, until it can'(page) {
    await until(() => look(page), sight(NOTATION));
    await write(page, '123b 5x');
    await until(
      async () => (({ field, value, counted, message }) => ({ field, value, counted, message }))(await look(page)),
      {
        field: '123b 5x',
        value: null,
        counted: null,
        message:
          'Unknown suit “x” in “5x” at character 7: use b (bamboo), c (characters), d (circles), f (flowers) or s (seasons); winds are E S W N, dragons R G B.',
      },
    );
    await write(page, NOTATION);
    await until(() => look(page), sight(NOTATION, { scored: [valueOf(NOTATION)] }));
  },

  async 'takes back what is edited in the element'(page) {
    await page.click($('editable'));
    await until(async () => (await page.$$(FLOWER)).length, 1);
    await page.$eval(FLOWER, (button) => button.click());
    const edited = formatHand(parseHand(`${NOTATION} 3f`));
    const scored = [valueOf(NOTATION)];
    // An editor has more tiles than those of the hand.
    const lookInEditor = async () => ({ ...(await look(page)), tiles: undefined });
    await until(lookInEditor, { ...sight(edited, { scored }), tiles: undefined });
    await write(page, ANOTHER);
    scored.push(valueOf(edited));
    await until(lookInEditor, { ...sight(ANOTHER, { scored }), tiles: undefined });
    await page.click($('editable'));
    await until(() => look(page), sight(ANOTHER, { scored }));
    await until(async () => (await page.$$(`${$('hand')} >>> [part~="pick"]`)).length, 0);
  },

  async 'shows the editor as wide as there is room'(page) {
    await until(() => look(page), sight(NOTATION));
    await page.click($('editable'));
    await until(async () => (await page.$$(FLOWER)).length, 1);
    const { width, height } = await page.$eval($('hand'), (hand) => {
      const { width, height } = hand.getBoundingClientRect();
      return { width, height };
    });
    assert.ok(width > 300, `${width} px wide`);
    assert.ok(height < 1500, `${height} px tall`);
    assert.equal(await page.$eval($('hand'), (hand) => hand.hasAttribute('editable')), true);
  },

  async 'takes the hand off the page, and puts it back'(page) {
    await until(() => look(page), sight(NOTATION));
    await page.click($('shown'));
    await until(() => page.$$eval('mj-hand', (hands) => hands.length), 4);
    await page.select($('profile'), 'european');
    await until(async () => (await players(page))[1], `south: ${valueOf(NOTATION, 'south', 'european')}`);
    assert.equal((await look(page)).scored, String(valueOf(NOTATION)));
    await page.click($('shown'));
    await until(() => look(page), sight(NOTATION, { scored: [valueOf(NOTATION)], profile: 'european' }));
    assert.equal(await page.$$eval('mj-hand', (hands) => hands.length), 5);
  },

  async 'keeps the elements of a list that is put in another order'(page) {
    const items = Object.entries(PLAYERS).map(([seat, notation]) => `${seat}: ${valueOf(notation, seat)}`);
    await until(() => players(page), items);
    const hands = await page.$$(`${$('players')} mj-hand`);
    await page.evaluate(() => {
      window.heard = [];
      document.addEventListener('mj-score', ({ target }) => window.heard.push(target.seat));
    });
    const isSame = (expected) =>
      page.evaluate(
        (id, ...known) => {
          const found = [...document.querySelectorAll(`${id} mj-hand`)];
          return found.length === known.length && found.every((hand, index) => hand === known[index]);
        },
        $('players'),
        ...expected,
      );
    await page.click($('reverse'));
    await until(() => players(page), items.toReversed());
    assert.ok(await isSame(hands.toReversed()), 'other elements after the order was reversed');
    await page.click(`${$('players')} > li:nth-child(2) button`);
    await until(
      () => players(page),
      items.toReversed().filter((_, index) => index !== 1),
    );
    assert.ok(await isSame(hands.toReversed().filter((_, index) => index !== 1)), 'other elements after a removal');
    await sleep(100);
    assert.deepEqual(await page.evaluate(() => window.heard), []);
  },

  async 'settles the table from its state'(page) {
    await until(() => totals(page), toldTotals('south'));
    await page.select($('winner'), 'north');
    await until(() => totals(page), toldTotals('north'));
    await page.select($('profile'), 'european');
    await until(() => totals(page), toldTotals('north', 'european'));
    const shown = await page.$$eval(`${$('settlement')} >>> [part="total"]`, (parts) => parts.length);
    assert.equal(shown, 4);
  },

  async 'speaks the language that is chosen, without loading the page again'(page) {
    await until(() => look(page), sight(NOTATION));
    await until(() => spoken(page), toldIn('en'));
    const hand = await page.$($('hand'));
    const scripts = () =>
      page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length);
    const before = await scripts();
    for (const language of ['de', 'zh-Hant', 'en']) {
      await page.select($('language'), language);
      await until(() => spoken(page), toldIn(language));
    }
    // The words of two languages were loaded, the elements are the same, and nothing was scored again.
    assert.ok((await scripts()) >= before + 2, 'no scripts for languages');
    assert.ok(await page.evaluate((known, id) => document.querySelector(id) === known, hand, $('hand')));
    assert.equal((await look(page)).scored, String(valueOf(NOTATION)));
  },
};

/** What the elements say in a language: a column of the breakdown, the caption of the settlement, and a hand of the table. */
const spoken = (page) =>
  page.evaluate(() => {
    const read = (selector, part) =>
      document.querySelector(selector)?.shadowRoot.querySelector(part)?.textContent.trim();
    return [
      read('[data-testid="breakdown"]', 'thead th'),
      read('[data-testid="settlement"]', 'caption'),
      document.querySelector('[data-testid="players"] mj-hand').lang,
    ];
  });

const toldIn = (language) => {
  const { breakdown, settlement } = textsFor(language);
  return [breakdown.columns.award, settlement.caption, language];
};

export const checks = Object.fromEntries(
  Object.entries(behaviours).map(([title, find]) => [
    title,
    async (open) => {
      const { page, said } = await open('/');
      await find(page);
      assert.deepEqual(said, []);
    },
  ]),
);
