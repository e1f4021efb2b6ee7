/** The page of the calculator: how it starts, that nothing moves, and that “Clear” and “New hand” leave nothing of the hand before. */
import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { MjHand } from '../../src/elements/mj-hand/mj-hand.js';
import type { MjSettlement } from '../../src/elements/mj-settlement/mj-settlement.js';
import { all, drawn, failOnUncaughtErrors, one, onlyInChromium, pick, press, status, until, words } from './helpers.js';

failOnUncaughtErrors();
onlyInChromium();

const WON = '123456b 12c 789d EE +3c';
let frame: HTMLIFrameElement;
afterEach(() => frame.remove());

const page = (): Document => frame.contentDocument!;
const hand = (): MjHand => page().querySelector<MjHand>('#hand')!;
const settlement = (): MjSettlement => page().querySelector<MjSettlement>('#settlement')!;
const hash = (): string => decodeURIComponent(frame.contentWindow!.location.hash.replaceAll('+', ' '));
const value = (): number | undefined => hand().score?.value;
const button = (id: string): HTMLButtonElement => page().querySelector(`#${id}`)!;
const table = () => {
  const { scores, winner, discarder, dead } = settlement();
  return { scores, winner, discarder, dead };
};
const NO_TABLE = { scores: '', winner: '', discarder: '', dead: '' };

async function loaded(): Promise<void> {
  await new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  await until(() => hand().shadowRoot && one(hand(), '[part="editor"]'), 'the editor');
  // The page has taken the hand of the address.
  await until(() => settlement().hasAttribute('scores'), 'the script of the page');
  await until(() => one(settlement(), '[part="entry"] input'), 'the fields');
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
/** The hand of “Try an example”. */
async function example(): Promise<void> {
  button('example').click();
  await settle();
}
async function newHand(): Promise<void> {
  button('new').click();
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
  it('starts empty, and shows a whole hand with “Try an example” by the rules that are chosen', async () => {
    await open('#profile=british');
    expect([hand().value, hash()]).to.deep.equal(['', '#profile=british']);
    expect(status(hand())).to.equal('0 of 14 tiles');
    expect(words(one(hand(), '.empty'))).to.contain('the fourteenth is the winning tile');
    expect([button('example').hidden, button('new').hidden, button('count').disabled]).to.deep.equal([
      false,
      true,
      true,
    ]);
    await example();
    expect(hand().value).to.equal('[2222c] (RRR) 456b 7899d 2f +9d');
    expect(hand().currentSituation).to.deep.equal({ seat: 'south', win: 'self-draw' });
    expect(hash()).to.contain('profile=british');
    expect([button('example').hidden, button('new').hidden, button('count').disabled]).to.deep.equal([
      true,
      false,
      false,
    ]);
    expect(page().activeElement === hand()).to.equal(true);
  });

  it('names its rules, its limit and its language in one line', async () => {
    const line = (): string => words(page().querySelector('#agreed summary'));
    await open('#profile=british');
    await until(() => line().includes('1000'));
    expect(line()).to.equal('Rules: British · Limit: 1000 · English');
    expect(page().querySelector<HTMLDetailsElement>('#agreed')!.open).to.equal(false);
    const choose = (name: string, chosen: string): void => {
      const select = page().querySelector<HTMLSelectElement>(`[name="${name}"]`)!;
      select.value = chosen;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    };
    choose('limit', '2000');
    expect(line()).to.equal('Rules: British · Limit: 2000 · English');
    choose('limit', '');
    choose('profile', 'classical');
    await until(() => line() === 'Rules: Classical · Limit: 500 · English');
  });

  it('moves nothing while a hand is tapped in', async () => {
    await open();
    const at = (selector: string): number => Math.round(one(hand(), selector).getBoundingClientRect().top);
    const places = (): string => ['[part="status"]', '.tray, .empty', '.modes', '[data-tile="1b"]'].map(at).join(' ');
    const before = places();
    const add = async (place: number, ...tiles: string[]): Promise<void> => {
      all(hand(), 'label:has([name="kind"])')[place]!.click();
      for (const tile of tiles) {
        await pick(hand(), tile);
        expect(places(), tile).to.equal(before);
      }
    };
    // A claimed pung, a concealed kong and a claimed chow; then tiles, flowers, and one too many.
    await add(1, 'R');
    await add(4, '9c');
    await add(0, '3b');
    await add(3, '5c', '5c', '5c', '9d', '9d', '1f', '2s', '3s', '4s', 'W');
    expect(hand().score!.won).to.equal(true);
    for (const place of ['0', '4', '8']) {
      one(hand(), `[data-place="${place}"]`).click();
      await settle();
      expect(places(), 'a chosen tile').to.equal(before);
    }
  });

  it('is used by keyboard alone, from the seat to a winning hand and a count', async () => {
    await open();
    frame.focus();
    button('example').focus();
    const keys = async (...pressed: string[]): Promise<void> => {
      for (const key of pressed) await sendKeys({ press: key });
      await settle();
    };
    const focused = (): Element | null => hand().shadowRoot!.activeElement;
    // Seat, round, how it was won, what a tile becomes, and the tiles to choose from.
    await keys('Tab', 'ArrowDown');
    expect(hand().currentSituation.seat).to.equal('south');
    await keys('Tab', 'Tab', 'Tab');
    expect(words(focused()!.closest('label'))).to.equal('Tile');
    await keys('Tab');
    // 111 999 of bamboo, 1 2 3 of characters, 11 and 23 of circles, won on a 4.
    await keys('Enter', 'Enter', 'Enter', 'End', 'ArrowUp');
    for (const tile of ['9b', '9b', '9b', '1c', '2c', '3c', '1d', '1d', '2d', '3d', '4d']) {
      one(hand(), `[data-tile="${tile}"]`).focus();
      await keys('Enter');
    }
    expect(status(hand())).to.contain(`Worth ${value()}`);
    expect(hand().score!.won).to.equal(true);
    button('count').focus();
    await keys('Enter');
    const exercise = await until(() => page().querySelector('mj-exercise'));
    await until(() => exercise.shadowRoot?.activeElement?.matches('[part="field"] input'));
    await keys('1', '0', 'Enter');
    expect(words(one(exercise, '.steps'))).to.contain('Not 10 points, but 20 points.');
  });

  it('counts the hand on the rack question by question, in place of the tiles and the answer', async () => {
    await open('#hand=(RRR)+123b+456b+99d+78d+%2B9d&seat=south');
    expect(value()).to.equal(48);
    button('count').click();
    const exercise = await until(() => page().querySelector('mj-exercise'));
    await until(() => one(exercise, '.ask'));
    for (const id of ['hand', 'breakdown', 'settlement'])
      expect(page().querySelector(`#${id}`)!.checkVisibility(), id).to.equal(false);
    // Nothing on the screen has the answer.
    expect(page().querySelector<HTMLElement>('main')!.innerText + words(exercise.shadowRoot)).not.to.contain('48');
    let questions = 0;
    for (; one(exercise, '.ask'); questions++) {
      one(exercise, 'button.show').click();
      await exercise.updateComplete;
    }
    expect(questions).to.be.greaterThan(5);
    const verdict = words(one(exercise, '[part="verdict"]'));
    expect(verdict).to.equal(`The hand is worth 48 points. ${questions} answers were shown.`);
    expect(words(one(exercise, '[part~="lines"]'))).to.contain('Set of dragons: red dragon');
    button('back').click();
    expect(page().querySelector('mj-exercise')).to.equal(null);
    expect(hand().checkVisibility()).to.equal(true);
    expect(page().activeElement === button('count')).to.equal(true);
    button('count').click();
    await until(() => page().querySelector('mj-exercise'));
    await newHand();
    expect([hand().checkVisibility(), page().querySelector('mj-exercise')]).to.deep.equal([true, null]);
  });

  it('keeps the hand in view while it is counted', async () => {
    await open('#hand=(RRR)+123b+456b+99d+78d+%2B9d&seat=south');
    button('count').click();
    const exercise = await until(() => page().querySelector('mj-exercise'));
    await until(() => one(exercise, '.ask'));
    for (let question = 0; question < 4; question++) {
      one(exercise, 'button.none').click();
      await exercise.updateComplete;
    }
    one(exercise, '.ask').scrollIntoView({ block: 'end' });
    const given = one(exercise, '.given').getBoundingClientRect();
    expect([given.top, given.bottom < 160]).to.deep.equal([0, true]);
    // The question is not below it, nor is what the keys lead to.
    expect(one(exercise, '.ask').getBoundingClientRect().top).to.be.greaterThan(given.bottom);
    exercise.scrollIntoView({ block: 'end' });
    one(exercise, '.ask').scrollIntoView();
    one(exercise, 'summary').focus();
    expect(one(exercise, 'summary').getBoundingClientRect().top).to.be.at.least(given.bottom);
  });

  it('has nothing of the example after “Clear”: no payments, no seat, no way of winning', async () => {
    await open();
    await example();
    expect(hand().currentSituation).to.deep.equal({ seat: 'south', win: 'self-draw' });
    expect(settlement().settlement!.totals.south).to.be.greaterThan(0);
    await press(hand(), 'Clear');
    await settle();
    expect(value()).to.equal(undefined);
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
    expect([hand().value, value()]).to.deep.equal(['', undefined]);
    await type(WON);
    expect(hand().score!.value).to.equal(byDiscard);
  });

  it('takes “Clear” back with “Undo”: the hand, its situation and the table', async () => {
    await open();
    await example();
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
    await example();
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
    expect(settlement().settlement!.totals.west).to.equal(-value()!);
  });

  it('keeps the way of winning of a hand that is not finished, over a reload', async () => {
    await open('#seat=south');
    await type('(RRR) 123b 456b 99d 78d');
    const wins = (): HTMLSelectElement => all<HTMLSelectElement>(hand(), 'select')[2]!;
    wins().value = 'self-draw';
    wins().dispatchEvent(new Event('change', { bubbles: true }));
    await settle();
    frame.contentWindow!.location.reload();
    await loaded();
    expect([wins().value, hash()]).to.deep.equal(['self-draw', '#hand=(RRR) 123456b 7899d&seat=south&win=self-draw']);
    await pick(hand(), '9d');
    expect(hand().score!.situation.win).to.equal('self-draw');
    await press(hand(), 'Undo');
    await press(hand(), 'Clear');
    await settle();
    expect([wins().value, hash()]).to.deep.equal(['discard', '']);
    await press(hand(), 'Undo');
    await settle();
    expect(hash()).to.contain('win=self-draw');
  });

  it('shows the link and the text in a field where it may not copy them', async () => {
    await open('#hand=123456b+12c+789d+EE+%2B3c');
    const { navigator } = frame.contentWindow!;
    const refuse = (): Promise<never> => Promise.reject(new DOMException('no', 'NotAllowedError'));
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: refuse } });
    Object.defineProperty(navigator, 'share', { value: refuse, configurable: true });
    const field = page().querySelector<HTMLTextAreaElement>('#uncopied')!;
    expect(field.hidden).to.equal(true);
    button('share').click();
    await until(() => !field.hidden);
    expect([field.value, field.selectionEnd]).to.deep.equal([page().URL, page().URL.length]);
    expect(words(page().querySelector('#said'))).to.equal('Couldn’t copy. Select the text below:');
    button('copy').click();
    await until(() => field.value.includes('Going out'));
    // Not of a hand that is there no more.
    await newHand();
    expect([field.hidden, words(page().querySelector('#said'))]).to.deep.equal([true, '']);
    Object.defineProperty(navigator, 'share', { value: () => Promise.reject(new DOMException('', 'AbortError')) });
    button('share').click();
    await settle();
    expect(field.hidden, 'the reader closed the dialog').to.equal(true);
  });

  it('starts again with “New hand”: scores, tiles of others, discarder, seat and round', async () => {
    await open(
      '#hand=123456b+12c+789d+EE+%2B3c&seat=west&round=south&win=discard&discarder=north&scores=east+8&dead=south:+foul',
    );
    expect(hand().currentSituation).to.deep.equal({ seat: 'west', round: 'south', win: 'discard' });
    expect(table()).to.deep.equal({ scores: 'east 8', winner: '', discarder: 'north', dead: 'south: foul' });
    all(settlement(), '[part="entry"] button')[0]!.click();
    await settle();
    expect(all(settlement(), 'mj-hand')).to.have.length(1);
    frame.contentWindow!.scrollTo(0, 3000);
    await newHand();
    expect(hand().value).to.equal('');
    expect(hand().currentSituation).to.deep.equal({});
    expect(table()).to.deep.equal(NO_TABLE);
    expect(settlement().settlement).to.equal(undefined);
    expect(all(settlement(), 'mj-hand')).to.have.length(0);
    expect(hash()).to.equal('');
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
    expect(hash()).to.equal('#profile=british');
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

  it('takes house rules, names them, and has them again without an address', async () => {
    localStorage.removeItem('mahjong-elements house rules');
    await open(`#${new URLSearchParams({ profile: 'british', rules: 'limit: 2000' })}`);
    const named = (): string => words(page().querySelector('#named-profile'));
    expect(named()).to.equal('British · 1 change');
    const field = page().querySelector<HTMLInputElement>('[name=rules]')!;
    field.value = 'limit: 2000; self-draw: 4 points';
    field.dispatchEvent(new Event('change', { bubbles: true }));
    await settle();
    expect(named()).to.equal('British · 2 changes');
    expect(hash()).to.contain('rules=limit: 2000; self-draw: 4 points');
    frame.remove();
    await open();
    expect(named()).to.equal('British · 2 changes');
    expect(page().querySelector('#breakdown')!.getAttribute('rules')).to.equal('limit: 2000; self-draw: 4 points');
    localStorage.removeItem('mahjong-elements house rules');
  });
});
