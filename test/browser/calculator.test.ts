/** The page of the calculator: “Clear” and “New hand” leave nothing of the hand before. */
import { expect } from '@open-wc/testing';
import type { MjHand } from '../../src/elements/mj-hand/mj-hand.js';
import type { MjSettlement } from '../../src/elements/mj-settlement/mj-settlement.js';
import { all, drawn, failOnUncaughtErrors, one, onlyInChromium, press, until, words } from './helpers.js';

failOnUncaughtErrors();
onlyInChromium();

const WON = '123456b 12c 789d EE +3c';
let frame: HTMLIFrameElement;
afterEach(() => frame.remove());

const page = (): Document => frame.contentDocument!;
const hand = (): MjHand => page().querySelector<MjHand>('#hand')!;
const settlement = (): MjSettlement => page().querySelector<MjSettlement>('#settlement')!;
const hash = (): string => decodeURIComponent(frame.contentWindow!.location.hash.replaceAll('+', ' '));
const value = (): string => words(page().querySelector('#value'));
const table = () => {
  const { scores, winner, discarder, dead } = settlement();
  return { scores, winner, discarder, dead };
};
const NO_TABLE = { scores: '', winner: '', discarder: '', dead: '' };

async function loaded(): Promise<void> {
  await new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  await until(() => hand().shadowRoot && one(hand(), '[part="editor"]'), 'the editor');
  // The page has taken the sample, or the hand of the address.
  await until(() => settlement().hasAttribute('scores'), 'the script of the page');
  await until(() => one(settlement(), '.entry input'), 'the fields');
  await settle();
}
async function open(hash = ''): Promise<void> {
  frame = document.createElement('iframe');
  frame.style.cssText = 'inline-size: 360px; block-size: 640px; border: 0';
  frame.src = `/demo/calculator.html${hash}`;
  document.body.append(frame);
  await loaded();
}
async function settle(): Promise<void> {
  await drawn(hand());
  await settlement().updateComplete;
  await drawn(hand());
  await settlement().updateComplete;
}
/** Types a hand. */
async function type(text: string): Promise<void> {
  const field = one<HTMLInputElement>(hand(), 'input[type="text"]');
  field.value = text;
  field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
  await settle();
  field.dispatchEvent(new Event('change', { bubbles: true }));
  await settle();
}
async function newHand(): Promise<void> {
  page().querySelector<HTMLElement>('#new')!.click();
  await settle();
}
async function chooseInTable(label: string, chosen: string): Promise<void> {
  const labels = all(settlement(), 'label').filter((each) => words(each).startsWith(label));
  const select = labels[0]!.querySelector('select')!;
  select.value = chosen;
  select.dispatchEvent(new Event('change', { bubbles: true }));
  await settle();
}
async function score(seat: string, points: string): Promise<void> {
  const field = one<HTMLInputElement>(settlement(), `.entry input[name="${seat}"]`);
  field.value = points;
  field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
  await settle();
}

describe('the calculator', () => {
  it('has nothing of its sample after “Clear”: no payments, no seat, no way of winning', async () => {
    await open();
    expect(hand().currentSituation).to.deep.equal({ seat: 'south', win: 'self-draw' });
    expect(settlement().settlement!.totals.south).to.be.greaterThan(0);
    await press(hand(), 'Clear');
    await settle();
    expect(value()).to.equal('–');
    expect(settlement().settlement).to.equal(undefined);
    expect(words(settlement().shadowRoot)).to.contain('No hands to settle yet');
    await type(WON);
    // By East, with a discard.
    expect(hand().currentSituation).to.deep.equal({});
    expect(settlement().settlement!.totals.east).to.be.greaterThan(0);
    const byDiscard = hand().score!.value;
    expect(hash()).to.not.match(/seat=|win=/);
    // Nor after a reload.
    await press(hand(), 'Clear');
    frame.contentWindow!.location.reload();
    await loaded();
    expect([hand().value, value()]).to.deep.equal(['', '–']);
    await type(WON);
    expect(hand().score!.value).to.equal(byDiscard);
  });

  it('takes “Clear” back with “Undo”: the hand, its situation and the table', async () => {
    await open();
    await score('west', '64');
    await chooseInTable('discarder', 'north');
    const before = { table: table(), value: value(), totals: settlement().settlement!.totals };
    expect(before.table).to.deep.equal({ ...NO_TABLE, scores: 'west 64', discarder: 'north' });
    await press(hand(), 'Clear');
    await settle();
    expect(table()).to.deep.equal(NO_TABLE);
    await press(hand(), 'Undo');
    await settle();
    expect(hand().currentSituation.seat).to.equal('south');
    expect(value()).to.equal(before.value);
    expect(table()).to.deep.equal(before.table);
    expect(settlement().settlement!.totals).to.deep.equal(before.totals);
  });

  it('has one way of winning, which the hand and the table agree on', async () => {
    await open();
    await chooseInTable('discarder', 'west');
    expect(hand().currentSituation.win ?? 'discard').to.equal('discard');
    const { totals } = settlement().settlement!;
    frame.contentWindow!.location.reload();
    await loaded();
    expect(settlement().settlement!.totals).to.deep.equal(totals);
    const wins = all<HTMLSelectElement>(hand(), 'select')[2]!;
    wins.value = 'self-draw';
    wins.dispatchEvent(new Event('change', { bubbles: true }));
    await settle();
    expect(table()).to.deep.equal(NO_TABLE);
    expect(settlement().settlement!.totals.west).to.equal(-value());
  });

  it('starts again with “New hand”: scores, tiles of others, discarder, seat and round', async () => {
    await open(
      '#hand=123456b+12c+789d+EE+%2B3c&seat=west&round=south&win=discard&discarder=north&scores=east+8&dead=south:+foul',
    );
    expect(hand().currentSituation).to.deep.equal({ seat: 'west', round: 'south', win: 'discard' });
    expect(table()).to.deep.equal({ scores: 'east 8', winner: '', discarder: 'north', dead: 'south: foul' });
    all(settlement(), '.entry button')[0]!.click();
    await settle();
    expect(all(settlement(), 'mj-hand')).to.have.length(1);
    frame.contentWindow!.scrollTo(0, 3000);
    await newHand();
    expect(hand().value).to.equal('');
    expect(hand().currentSituation).to.deep.equal({});
    expect(table()).to.deep.equal(NO_TABLE);
    expect(settlement().settlement).to.equal(undefined);
    expect(all(settlement(), 'mj-hand')).to.have.length(0);
    expect(hash()).to.equal('#hand=');
    // The rack has the focus, and is in view.
    expect(page().activeElement === hand()).to.equal(true);
    const { top, bottom } = one(hand(), '[part="picker"]').getBoundingClientRect();
    expect(top).to.be.at.least(0);
    expect(bottom).to.be.at.most(640);
    // The rules of the table stay.
    await type(WON);
    expect(hand().currentSituation).to.deep.equal({});
  });

  it('goes back from “New hand” to the hand before', async () => {
    await open('#hand=123456b+12c+789d+EE+%2B3c&seat=west&profile=british');
    const before = value();
    await newHand();
    expect(hash()).to.equal('#hand=&profile=british');
    const arrived = new Promise((resolve) =>
      frame.contentWindow!.addEventListener('popstate', resolve, { once: true }),
    );
    frame.contentWindow!.history.back();
    await arrived;
    await settle();
    expect([hand().value, hand().currentSituation.seat, value()]).to.deep.equal([
      '123456b 12c 789d EE +3c',
      'west',
      before,
    ]);
  });

  it('clears a hand from a link, too', async () => {
    await open('#hand=123456b+12c+789d+EE+%2B3c&seat=west&round=south&win=self-draw&circumstances=last-tile');
    expect(hand().currentSituation.circumstances).to.deep.equal(['last-tile']);
    await press(hand(), 'Clear');
    await type(WON);
    expect(hand().currentSituation).to.deep.equal({});
    expect(all<HTMLSelectElement>(hand(), 'select').map((select) => select.value)).to.deep.equal([
      'east',
      'east',
      'discard',
    ]);
  });
});
