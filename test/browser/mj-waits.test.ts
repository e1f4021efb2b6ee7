import { describeRendered, fixture } from './renderings.js';
import { expect, html } from '@open-wc/testing';
import { all, one, part, parts, set, settled, until, words } from './helpers.js';
import '../../src/lang/zh-Hant.js';
import '../../src/mj-hand.js';
import '../../src/mj-waits.js';
import type { MjHand } from '../../src/elements/mj-hand/mj-hand.js';
import type { MjWaits } from '../../src/elements/mj-waits/mj-waits.js';

const text = (element: Element, name: string): string => words(part(element, name));
/** The rows of the table of waits: the tile’s name, then the cells as they are read. */
const rows = (element: Element): string[] =>
  parts(element, 'wait').map((row) =>
    [...row.children]
      .map((cell) => {
        for (const marks of cell.querySelectorAll('[aria-hidden]')) marks.remove();
        return cell.querySelector('[role="img"]')?.getAttribute('aria-label') ?? words(cell);
      })
      .join(' | '),
  );

describeRendered('<mj-waits>', () => {
  it('shows the tiles that complete a hand, how many are left, the chance and both values', async () => {
    const waits = await fixture<MjWaits>(html`
      <mj-waits seen="(555c) 9d 2d" unknown="100" draws="5">
        <mj-hand seat="south">(RRR) 456b 99b 345b 34d</mj-hand>
      </mj-waits>
    `);
    await settled(waits);
    // 20 and 4 for the dragons, doubled; 2 more for drawing it.
    expect(rows(waits)).to.deep.equal(['2 of circles | 3 | 14.4% | 48 | 52', '5 of circles | 4 | 18.8% | 48 | 52']);
    expect(text(waits, 'head')).to.equal('31.0% within 5 draws 7 of 100 unknown tiles complete the hand');
    expect(words(one(waits, 'tfoot'))).to.equal('Any of them 7 31.0% 49 points on average');
    expect(text(waits, 'model')).to.equal(
      'Model: your own tiles and 5 others are seen, and each of the 100 unknown tiles is equally likely to come next; a draw is any tile turned over, whether you draw it or another player discards it.',
    );
    expect(waits.outlook!.left).to.equal(7);
    expect(waits.waits.map(({ tile }) => tile)).to.deep.equal(['2d', '5d']);
    expect(waits.error).to.equal(null);
  });

  it('counts unknown tiles itself, and follows the hand and its own attributes', async () => {
    const waits = await fixture<MjWaits>(html`
      <mj-waits><mj-hand seat="south">(RRR) 456b 99b 345b 34d</mj-hand></mj-waits>
    `);
    await settled(waits);
    expect(text(waits, 'head')).to.equal('22.5% within 4 draws 8 of 131 unknown tiles complete the hand');
    await set(waits, { draws: '200' });
    expect(text(waits, 'message')).to.equal('draws: expected a whole number from 0 to 144, not “200”.');
    waits.draws = '0';
    waits.seen = '2222d';
    waits.querySelector<MjHand>('mj-hand')!.hand = '(RRR) 456b 99b 345b 35d';
    await settled(waits);
    expect(text(waits, 'head')).to.equal('0% within 0 draws 4 of 127 unknown tiles complete the hand');
    await set(waits, { seen: '4444d', draws: '144' });
    expect(rows(waits)[0]).to.match(/^4 of circles \| 0 \| 0%/);
    expect(waits.shadowRoot!.textContent).to.contain('Every tile that would complete the hand has been seen.');
    await set(waits, { profile: 'family', seen: '' });
    // 30 for winning, 4 for the pung, 2 for the wait; a double; rounded up to the next ten.
    expect(rows(waits)[0]).to.equal('4 of circles | 4 | 100% | 80 | 80');
  });

  it('sees what its hand says is seen, unless it says so itself, and values hands with it', async () => {
    const waits = await fixture<MjWaits>(html`
      <mj-waits rules="only-tile: off; --only-place: 2 points if only-tile-seen">
        <mj-hand seat="south" seen="2222d">(123b) 456b 789c 11c 34d</mj-hand>
      </mj-waits>
    `);
    await until(() => waits.waits.length);
    const values = () => waits.waits.map(({ tile, left, discard }) => [tile, left, discard!.value]);
    expect(values()).to.deep.equal([
      ['2d', 0, 20],
      ['5d', 4, 22],
    ]);
    await set(waits, { seen: '222d' });
    expect(values()).to.deep.equal([
      ['2d', 1, 20],
      ['5d', 4, 20],
    ]);
    waits.seen = '';
    waits.querySelector<MjHand>('mj-hand')!.seen = '2x';
    await settled(waits);
    expect(text(waits, 'message')).to.match(/^seen: Unknown suit “x” in “2x”/);
  });

  it('shows what a hand that is not ready needs', async () => {
    const waits = await fixture<MjWaits>(html`
      <mj-waits seen="7b"><mj-hand>(RRR) 123b 68b 99c 35d E</mj-hand></mj-waits>
    `);
    await settled(waits);
    expect(text(waits, 'status')).to.equal(
      'Not ready yet: 1 tile must be exchanged before the hand waits for the last one.',
    );
    const tiles = all(waits, '[part~="tiles"] [role="img"]').map((tile) => tile.getAttribute('aria-label'));
    expect(tiles).to.include('7 of bamboo, 3 left');
    expect(tiles).to.include('4 of circles, 4 left');
    expect(waits.waits).to.deep.equal([]);
  });

  it('compares the best discards from 14 tiles side by side', async () => {
    const waits = await fixture<MjWaits>(html`
      <mj-waits draws="8"><mj-hand seat="south">(RRR) 123b 456b 99c 344d</mj-hand></mj-waits>
    `);
    await settled(waits);
    const cards = all(waits, '.found > .cards > [part~="discard"]');
    expect(cards.map((card) => words(card.querySelector('.name')))).to.deep.equal([
      'Discard the 4 of circles',
      'Discard the 3 of circles',
    ]);
    expect(words(cards[0])).to.equal(
      'Discard the 4 of circles Best 40.7% 49 points on average Tile Left By discard Self-drawn 4 48 52 4 48 52',
    );
    expect(cards.map((card) => card.matches('.best'))).to.deep.equal([true, false]);
    expect(text(waits, 'others').startsWith('7 other discards')).to.equal(true);
    expect(text(waits, 'model')).to.contain(
      'discards are in the order of the points they bring on average within 8 draws, of which you make one in four',
    );
    expect(waits.discards[0]!.tile).to.equal('4d');
    // Pointing at a card points at the tile in the hand.
    cards[0]!.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, composed: true }));
    expect(waits.querySelector<MjHand>('mj-hand')!.highlighted).to.deep.equal(['4d']);
  });

  it('says that a hand is complete, and takes its winning tile as the fourteenth', async () => {
    const waits = await fixture<MjWaits>(html`
      <mj-waits><mj-hand seat="south" win="self-draw">(RRR) 123b 456b 99c 34d +5d 1f</mj-hand></mj-waits>
    `);
    await settled(waits);
    expect(text(waits, 'status')).to.equal('This hand is complete and worth 60 points. To go on, discard:');
    expect(parts(waits, 'discard').length).to.be.greaterThan(4);
  });

  it('explains invalid attributes in place and keeps the hand', async () => {
    for (const [attributes, hand, message] of [
      [{ seen: '55555d' }, '123b 456b 789b 99c 34d', 'have 5 of 5d, but a set of tiles has only 4.'],
      [{ seen: '5x' }, '123b 456b 789b 99c 34d', 'seen: Unknown suit “x” in “5x”'],
      [{ unknown: '3' }, '123b 456b 789b 99c 34d', 'unknown: expected a whole number from 8, the tiles left'],
      [{ unknown: '-1' }, '123b 456b 789b 99c 34d', 'unknown: expected a whole number from 0 to 144, not “-1”.'],
      [{ draws: '1e9' }, '123b 456b 789b 99c 34d', 'draws: expected a whole number from 0 to 144, not “1e9”.'],
      [{ draws: '<b>' }, '123b 456b 789b 99c 34d', 'not “<b>”'],
      [{}, '123b 456b', 'The hand has 6 tiles, not 13'],
      [{}, '11111b 456b 789b 99c 3d', '5 of 1b'],
      [{}, '12x', 'Unknown suit “x”'],
      [{ profile: 'nobody' }, '123b 456b 789b 99c 34d', '“nobody” is not a profile'],
    ] as const) {
      const waits = await fixture<MjWaits>(html`<mj-waits><mj-hand>${hand}</mj-hand></mj-waits>`);
      for (const [name, value] of Object.entries(attributes)) waits.setAttribute(name, value);
      await settled(waits);
      expect(text(waits, 'message'), hand).to.contain(message);
      expect(waits.error, hand).to.be.instanceOf(Error);
      expect(one(waits, '.found') === null, hand).to.equal(true);
      expect(waits.querySelector('mj-hand')!.getBoundingClientRect().height, hand).to.be.greaterThan(20);
    }
  });

  it('asks for a hand, and finds one elsewhere with its own rules', async () => {
    const empty = await fixture<MjWaits>(html`<mj-waits></mj-waits>`);
    await settled(empty);
    expect(text(empty, 'message')).to.equal('Put a hand of 13 or 14 tiles inside to see what it waits for.');
    const both = await fixture(html`
      <div>
        <mj-hand id="waiting" profile="family" seat="south">(RRR) 456b 99b 345b 35d</mj-hand>
        <mj-waits for="waiting"></mj-waits>
      </div>
    `);
    await settled(both);
    expect(rows(both.querySelector('mj-waits')!)[0]).to.match(/\| 80 \| 80$/);
  });

  it('knows kongs and flowers, and wins that are not allowed', async () => {
    const waits = await fixture<MjWaits>(html`
      <mj-waits rules="minimum-doubles: 1"><mj-hand seat="south">[5555d] 456b 99b 34c 789c 1f</mj-hand></mj-waits>
    `);
    await settled(waits);
    expect(text(waits, 'head')).to.contain('8 of 129 unknown tiles');
    expect(rows(waits)[0]).to.match(/^2 of characters \| 4 \| [\d.]+% \| not allowed \| \d+$/);
  });

  it('speaks Chinese and runs from right to left', async () => {
    const box = await fixture(html`
      <div lang="zh-Hant" dir="rtl">
        <mj-waits draws="5" unknown="100"><mj-hand seat="south">(RRR) 456b 99b 345b 34d</mj-hand></mj-waits>
      </div>
    `);
    await settled(box);
    const waits = box.querySelector('mj-waits')!;
    expect(text(waits, 'head')).to.contain('34.7%').and.to.contain('5 張之內');
    const [tile, ...cells] = parts(waits, 'wait')[0]!.children;
    expect(tile!.getBoundingClientRect().left).to.be.greaterThan(cells.at(-1)!.getBoundingClientRect().left);
  });

  it('fits in 320 px', async () => {
    const box = await fixture(html`
      <div class="narrow">
        <mj-waits><mj-hand>1112345678999b</mj-hand></mj-waits>
        <mj-waits><mj-hand seat="south">123b 456b 789b 99c 344d</mj-hand></mj-waits>
      </div>
    `);
    (box as HTMLElement).style.cssText = 'inline-size: 288px; font: 17px serif';
    await settled(box);
    for (const waits of box.querySelectorAll('mj-waits')) {
      for (const details of all<HTMLDetailsElement>(waits, 'details')) details.open = true;
      expect(waits.scrollWidth).to.be.at.most(288);
      for (const table of all(waits, 'table')) expect(table.scrollWidth).to.be.at.most(288);
    }
  });
});
