/** Mistakes that leave no other trace, reported once in the console. `<mj-hand>` is not defined on this page. */
import { expect, html } from '@open-wc/testing';
import '../../src/mj-score-breakdown.js';
import '../../src/mj-tile.js';
import type { MjTile } from '../../src/mj-tile.js';
import { fixture, until } from './helpers.js';

const warned: string[] = [];
const { warn } = console;
const { setTimeout: later } = window;
let due: (() => void)[] = [];

beforeEach(() => {
  warned.length = 0;
  due = [];
  console.warn = (...words: unknown[]) => warned.push(words.join(' '));
  // Long timers run when a test says so.
  window.setTimeout = ((run: () => void, delay = 0) =>
    delay >= 5000 ? due.push(run) : later(run, delay)) as unknown as typeof setTimeout;
});
afterEach(() => Object.assign(window, { setTimeout: later }) && Object.assign(console, { warn }));

describe('a mistake on the page', () => {
  it('is reported once if a breakdown contains a hand that is never defined', async () => {
    await fixture(html`
      <div>
        <mj-score-breakdown><mj-hand>(RRR) 123b</mj-hand></mj-score-breakdown>
        <mj-score-breakdown><mj-hand>(RRR) 123b</mj-hand></mj-score-breakdown>
      </div>
    `);
    expect(due).to.have.length(2);
    expect(warned).to.deep.equal([]);
    for (const run of due) run();
    expect(warned).to.have.length(1);
    expect(warned[0]).to.contain('<mj-hand> is used but not defined');
  });

  it('is reported once if an object was written as an attribute', async () => {
    const [first] = [await fixture('<mj-score-breakdown score="[object Object]"></mj-score-breakdown>')];
    await fixture('<mj-score-breakdown score="[object Object]"></mj-score-breakdown>');
    expect(first!.localName).to.equal('mj-score-breakdown');
    await until(() => warned.length > 0);
    expect(warned).to.have.length(1);
    expect(warned[0]).to.contain('score="[object Object]". Set the property “score” instead');
  });

  it('is forgiven if the name of a property was written as an attribute', async () => {
    const tile = await fixture<MjTile>('<mj-tile tile="R" facedown></mj-tile>');
    expect(tile.faceDown).to.equal(true);
    tile.removeAttribute('facedown');
    await tile.updateComplete;
    expect(tile.faceDown).to.equal(false);
    expect(warned).to.deep.equal([]);
  });
});
