import { describeRendered, fixture, place } from './renderings.js';
import { expect, html, nextFrame } from '@open-wc/testing';
import { a11ySnapshot, emulateMedia, sendKeys } from '@web/test-runner-commands';
import {
  all,
  control,
  drawn,
  field,
  inChromium,
  loaded,
  one,
  part,
  pick,
  press,
  rendered,
  set,
  status,
  tap,
  type,
  words,
} from './helpers.js';
import '../../src/lang/zh-Hant.js';
import '../../src/mj-hand.js';
import '../../src/mj-score-breakdown.js';
import type { MjScoreEvent } from '../../src/elements/events.js';
import type { MjHand } from '../../src/elements/mj-hand/mj-hand.js';

const WON = '(RRR) [2222c] 45b EEE 99d +6b 12f';

const editor = async (text = '', attributes: Record<string, string> = {}): Promise<MjHand> => {
  const hand = document.createElement('mj-hand');
  hand.setAttribute('editable', '');
  for (const [name, value] of Object.entries(attributes)) hand.setAttribute(name, value);
  hand.textContent = text;
  const around = await fixture<HTMLElement>(html`<div></div>`);
  await place(around, hand.outerHTML);
  return loaded(around.querySelector('mj-hand')!);
};

const choose = async (hand: MjHand, place: number): Promise<void> => {
  one(hand, `[data-place="${place}"]`).click();
  await drawn(hand);
};
const isIdle = (element: Element): boolean => element.getAttribute('aria-disabled') === 'true';
const select = async (hand: MjHand, label: string, value: string): Promise<void> => {
  const labels = all<HTMLLabelElement>(hand, 'label');
  const found = labels.find((each) => words(each).startsWith(label))!.control as HTMLSelectElement;
  found.value = value;
  found.dispatchEvent(new Event('change', { bubbles: true }));
  await drawn(hand);
};
/** A group of controls, by its role and its name. */
const group = (hand: MjHand, name: string): HTMLElement => one(hand, `[aria-label="${name}"]`);
/** The tiles and sets in the hand, and the kind of what is added next. */
const held = (hand: MjHand): HTMLElement[] => all(hand, '[data-place]');
const kind = (hand: MjHand): string[] =>
  all<HTMLInputElement>(hand, '[name="kind"]:checked').map(({ labels }) => words(labels![0]));
/** The names of the tiles that the hand can go out on. */
const outs = (hand: MjHand): HTMLElement[] => all(hand, '[aria-label^="Out on "]');

function listen(hand: EventTarget): string[] {
  const received: string[] = [];
  for (const name of ['input', 'change'])
    hand.addEventListener(name, (event) => received.push(`${name} ${(event.target as MjHand).value}`));
  hand.addEventListener('mj-score', (event) => received.push(`mj-score ${(event as MjScoreEvent).score.value}`));
  return received;
}

// In a describe of its own, because the editor loads only once per page.
describe('<mj-hand editable>', () => {
  it('loads its editor only if a hand is editable', async () => {
    // The modules of this file alone fill the 250 places that there are otherwise.
    performance.setResourceTimingBufferSize(1000);
    const isLoaded = (): boolean =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/editor/editor.'));
    const hand = await fixture<MjHand>(html`<mj-hand>${WON}</mj-hand>`);
    await drawn(hand);
    expect(isLoaded()).to.equal(false);
    expect(all(hand, 'button, input, select')).to.deep.equal([]);
    hand.editable = true;
    await loaded(hand);
    expect(isLoaded()).to.equal(true);
    expect(hand.value).to.equal('[2222c] (RRR) 45b 99d EEE 12f +6b');
    await set(hand, { editable: false });
    expect(all(hand, 'button, input, select')).to.deep.equal([]);
    expect(all(hand, '[part~="tile"][role="img"]')).to.have.length(17);
  });

  it('has its situation as soon as it is on the page', () => {
    const hand = document.createElement('mj-hand');
    hand.setAttribute('editable', '');
    hand.setAttribute('win', 'self-draw');
    hand.textContent = WON;
    document.body.append(hand);
    expect(hand.currentSituation).to.deep.equal({ win: 'self-draw' });
    hand.remove();
  });

  it('prints the hand without what edits it', async function () {
    if (!navigator.userAgent.includes('Chrome')) this.skip();
    const hand = await editor(WON);
    const parts = [group(hand, 'Tiles of the hand'), control(hand, 'Undo'), group(hand, 'Add'), part(hand, 'picker')!];
    const shown = (): HTMLElement[] =>
      [...parts, part(hand, 'situation')!, field(hand)].filter(({ offsetHeight }) => offsetHeight > 0);
    expect(shown()).to.have.length(6);
    await emulateMedia({ media: 'print' });
    try {
      expect(shown()).to.deep.equal([parts[0], part(hand, 'situation')]);
    } finally {
      await emulateMedia({ media: 'screen' });
    }
  });
});

describeRendered('<mj-hand editable>', () => {
  it('adds tiles, fires events, and makes the fourteenth the winning tile', async () => {
    const hand = await editor('', { seat: 'south' });
    const received = listen(hand);
    expect(status(hand)).to.equal('0 of 14 tiles');
    await pick(hand, '1b', '2b');
    expect(received).to.deep.equal(['input 1b', 'change 1b', 'input 12b', 'change 12b']);
    expect(status(hand)).to.equal('Added 2 of bamboo. 2 of 14 tiles');
    await pick(hand, '3b', '4c', '5c', '6c', '7d', '8d', '9d', 'E', 'E', 'E', 'R');
    expect(hand.score!.won).to.equal(false);
    expect(status(hand)).to.equal(
      `Added red dragon. Counted as a losing hand. The next tile is the winning tile. Worth ${hand.score!.value}`,
    );
    await pick(hand, 'R', '3f');
    expect(hand.value).to.equal('123b 456c 789d EEER 3f +R');
    expect(hand.score!.won).to.equal(true);
    expect(status(hand)).to.equal(`Added chrysanthemum, flower 3. Worth ${hand.score!.value}`);
    await pick(hand, 'W');
    expect(status(hand)).to.contain('The hand is full: remove a tile first.');
    expect(hand.value).to.equal('123b 456c 789d EEER 3f +R');
    expect(hand.textContent, 'what the author wrote stays').to.equal('');
    expect(hand.hasAttribute('hand')).to.equal(false);
  });

  it('says what was done as one new element, which a screen reader with Firefox reads once', async () => {
    const hand = await editor('12b');
    const added: Node[] = [];
    const watcher = new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes)
        added.push(...[...addedNodes].filter((node) => node instanceof Element || target.nodeName !== 'DIV'));
    });
    watcher.observe(one(hand, '[aria-live]'), { childList: true, characterData: true, subtree: true });
    await pick(hand, '3b');
    watcher.disconnect();
    expect(added).to.deep.equal([one(hand, '[aria-live] > [aria-atomic]')]);
  });

  it('grays out used-up tiles, and says why they cannot be added', async () => {
    const hand = await editor('2222b 1f');
    const two = one(hand, '[data-tile="2b"]');
    expect(isIdle(two)).to.equal(true);
    expect(two.getAttribute('aria-label')).to.equal('2 of bamboo, 0 left');
    expect(isIdle(one(hand, '[data-tile="3b"]'))).to.equal(false);
    expect(isIdle(one(hand, '[data-tile="1f"]'))).to.equal(true);
    expect(Number(getComputedStyle(two.querySelector('[part~="tile"]')!).opacity)).to.be.lessThan(0.5);
    await pick(hand, '2b');
    expect(status(hand)).to.contain('No 2 of bamboo left.');
    const received = one(hand, '[aria-live]').textContent;
    await pick(hand, '2b');
    expect(one(hand, '[aria-live]').textContent, 'otherwise screen readers would not repeat it').not.to.equal(received);
    expect(status(hand)).to.contain('No 2 of bamboo left.');
    expect(hand.value).to.equal('2222b 1f');
  });

  it('adds sets from the rack', async () => {
    const hand = await editor();
    for (const [kind, tile, value] of [
      ['Chow', '7b', '(789b)'],
      ['Pung', 'E', '(789b) (EEE)'],
      ['Kong', '5d', '(789b) (5555d) (EEE)'],
      ['Concealed kong', 'R', '(789b) (5555d) (EEE) [RRRR]'],
    ]) {
      control(hand, kind!).querySelector('input')!.click();
      await drawn(hand);
      await pick(hand, tile!);
      expect(hand.value).to.equal(value);
    }
    expect(status(hand)).to.contain('Added kong of red dragons, concealed.');
    control(hand, 'Chow').querySelector('input')!.click();
    await drawn(hand);
    expect(isIdle(one(hand, '[data-tile="8c"]'))).to.equal(true);
    await pick(hand, '8c');
    expect(status(hand)).to.contain('A chow can’t start with 8 of characters.');
    await pick(hand, '1f');
    expect(hand.value, 'a flower is a flower').to.equal('(789b) (5555d) (EEE) [RRRR] 1f');
  });

  it('exposes, promotes, takes back and removes tiles of the hand', async () => {
    const hand = await editor('2344b 999d 9d EE +E');
    await choose(hand, 0);
    expect(all(hand, '[part="actions"] button').map(words)).to.deep.equal(['Winning tile', 'Chow 2 3 4', 'Remove']);
    await press(hand, 'Chow 2 3 4');
    expect(hand.value).to.equal('(234b) 4b 9999d EE +E');
    expect(status(hand)).to.contain('2 3 4 of bamboo, exposed.');
    expect(all(hand, '[aria-pressed="true"]').length, 'the set is chosen').to.equal(3);
    await choose(hand, 4);
    await press(hand, 'Pung');
    expect(hand.value).to.equal('(234b) (999d) 4b 9d EE +E');
    await press(hand, 'Add the fourth');
    expect(hand.value).to.equal('(234b) (999d+9d) 4b EE +E');
    await press(hand, 'Conceal');
    expect(hand.value).to.equal('(234b) 4b 9999d EE +E');
    await press(hand, 'Concealed kong');
    expect(hand.value).to.equal('(234b) [9999d] 4b EE +E');
    await press(hand, 'Remove');
    expect(hand.value).to.equal('(234b) 4b EE +E');
    expect(status(hand)).to.contain('Removed kong of 9 of circles, concealed.');
  });

  it('marks the winning tile', async () => {
    const hand = await editor('123b 99d +R');
    await choose(hand, 1);
    await press(hand, 'Winning tile');
    expect(hand.value).to.equal('13b 99d R +2b');
    expect(part(hand, 'winning')!.closest('button')!.ariaLabel).to.contain('2 of bamboo');
    await press(hand, 'Not the winning tile');
    expect(hand.value).to.equal('123b 99d R');
  });

  it('selects the copy that was pressed, and deselects it when pressed again', async () => {
    const hand = await editor('99d');
    await choose(hand, 1);
    expect(held(hand).map((each) => each.getAttribute('aria-pressed'))).to.deep.equal(['false', 'true']);
    await choose(hand, 1);
    expect(all(hand, '[aria-pressed="true"]')).to.deep.equal([]);
    expect(hand.shadowRoot!.querySelector('[part="actions"]')).to.equal(null);
  });

  it('sets the seat, the round, how the hand was won, and possible circumstances', async () => {
    const hand = await editor(WON, { seat: 'south' });
    const received = listen(hand);
    const possible = (): string[] =>
      [...group(hand, 'How it was won').children].flatMap((one) => (one.matches('button') ? [words(one)] : []));
    expect(possible()).to.deep.equal([
      'with the wall empty',
      'on a tile added to a pung (robbing a kong)',
      'ready since the first discard',
    ]);
    await select(hand, 'Won by', 'self-draw');
    expect(hand.currentSituation.win).to.equal('self-draw');
    expect(received.map((event) => event.split(' ')[0])).to.include.members(['input', 'change', 'mj-score']);
    const replaced = ['on the replacement tile for a kong', 'on the replacement tile for a flower'];
    expect(possible()).to.include.members(replaced);
    await press(hand, 'on the replacement tile for a kong');
    expect(hand.score!.awards.map(({ rule }) => rule)).to.include('kong-replacement');
    expect(control(hand, 'on the replacement tile for a kong').getAttribute('aria-pressed')).to.equal('true');
    await press(hand, 'on the replacement tile for a flower');
    expect(hand.currentSituation.circumstances, 'the tile drawn for the kong was a flower').to.deep.equal([
      'kong-replacement',
      'flower-replacement',
    ]);
    expect(hand.score!.awards.map(({ rule }) => rule)).to.include('kong-replacement');
    await press(hand, 'on the replacement tile for a flower');
    await press(hand, 'on a tile added to a pung (robbing a kong)');
    expect(hand.currentSituation.circumstances, 'a robbed kong is not drawn').to.deep.equal(['kong-replacement']);
    expect(status(hand)).to.contain('cannot both apply');
    await select(hand, 'Won by', 'discard');
    expect(hand.currentSituation.circumstances).to.deep.equal([]);
    expect(status(hand)).to.contain('No longer possible: on the replacement tile for a kong.');
    await press(hand, 'Undo');
    expect(hand.currentSituation).to.include({ win: 'self-draw', seat: 'south' });
    expect(hand.currentSituation.circumstances).to.deep.equal(['kong-replacement']);
    await select(hand, 'Seat', 'west');
    await select(hand, 'Round', 'north');
    expect(hand.currentSituation).to.include({ seat: 'west', round: 'north' });
    expect(hand.getAttribute('seat'), 'what the author wrote stays').to.equal('south');
  });

  it('hides how the hand was won until there is a winning tile', async () => {
    const hand = await editor('(RRR) [2222c] 45b EEE 99d +6b', { win: 'self-draw', circumstances: 'kong-replacement' });
    expect(hand.score!.won).to.equal(true);
    await choose(hand, 15 - 1);
    await press(hand, 'Remove');
    expect(hand.score!.won).to.equal(false);
    expect(hand.currentSituation).to.not.have.any.keys('win', 'circumstances');
    await press(hand, 'with the wall empty');
    expect(status(hand)).to.contain('Complete the hand first');
    await pick(hand, '6b');
    expect(hand.currentSituation.circumstances, 'and remembers what was set').to.deep.equal(['kong-replacement']);
  });

  it('undoes and redoes as far as possible', async () => {
    const hand = await editor('123b');
    expect(isIdle(control(hand, 'Undo'))).to.equal(true);
    await pick(hand, 'E', 'S');
    await press(hand, 'Clear');
    expect(hand.value).to.equal('');
    expect(words(part(hand, 'editor'))).to.contain('Choose the tiles of your hand');
    await press(hand, 'Undo');
    await press(hand, 'Undo');
    expect(hand.value).to.equal('123b E');
    await press(hand, 'Redo');
    expect(hand.value).to.equal('123b ES');
    await pick(hand, 'W');
    expect(isIdle(control(hand, 'Redo'))).to.equal(true);
    for (let turn = 0; turn < 5; turn++) await press(hand, 'Undo');
    expect(hand.value).to.equal('123b');
    expect(isIdle(control(hand, 'Undo'))).to.equal(true);
  });

  it('follows typing, shows errors in place, and keeps the last valid hand', async () => {
    const hand = await editor('123b');
    const received = listen(hand);
    await type(hand, '123b 5');
    expect(received, 'the half-typed tile').to.deep.equal(['input 123b']);
    expect(field(hand).value).to.equal('123b 5');
    expect(words(one(hand, '#fault mark'))).to.equal('5');
    expect(words(one(hand, '#fault [part="message"]'))).to.match(/^At character 6|character 6/);
    expect(field(hand).getAttribute('aria-invalid')).to.equal('true');
    expect(hand.validity.badInput).to.equal(true);
    expect(hand.matches(':state(error)')).to.equal(true);
    await type(hand, '123b  5d ');
    expect(hand.value).to.equal('123b 5d');
    expect(field(hand).value, 'it is not written over while somebody types').to.equal('123b  5d ');
    expect(one(hand, '#fault').textContent!.trim()).to.equal('');
    field(hand).dispatchEvent(new Event('change', { bubbles: true }));
    await drawn(hand);
    expect(field(hand).value).to.equal('123b 5d');
    expect(received).to.deep.equal(['input 123b', 'input 123b 5d', 'change 123b 5d']);
    await press(hand, 'Undo');
    expect(hand.value, 'typing is one step').to.equal('123b');
  });

  it('continues from the last valid hand when a tile is added to invalid text', async () => {
    const hand = await editor('123b x');
    expect(field(hand).value).to.equal('123b x');
    expect(words(one(hand, '#fault mark'))).to.equal('x');
    await type(hand, '45d ?');
    await pick(hand, 'E');
    expect(one(hand, '#fault').textContent!.trim()).to.equal('');
    expect(hand.value).to.equal(field(hand).value);
    expect(hand.value).to.contain('E');
  });

  it('says how a chow is chosen, and how a winning tile is', async () => {
    const hand = await editor('(RRR) 456b 99d 789d EEE');
    const empty = await editor('');
    await press(empty, 'Chow');
    expect(status(empty)).to.equal('For a chow, choose its lowest tile. 0 of 14 tiles');
    await press(empty, 'Pung');
    expect(status(empty)).to.equal('Next: Pung. 0 of 14 tiles');
    expect(status(hand)).to.equal('Choose the tile that completed the hand, then “Winning tile”.');
    await choose(hand, 3);
    await press(hand, 'Winning tile');
    expect(status(hand)).to.equal(`Won on 4 of bamboo. Worth ${hand.score!.value}`);
  });

  it('leads from the value to the lines that explain it', async () => {
    const breakdown = await fixture<HTMLElement>(html`
      <mj-score-breakdown style="inline-size: 360px; padding-block-end: 3000px">
        <mj-hand editable>(RRR) 123b 456b 99d EE +E</mj-hand>
      </mj-score-breakdown>
    `);
    const hand = await loaded(breakdown.querySelector('mj-hand')!);
    await drawn(hand);
    const value = one(hand, '[part="status"] button');
    expect([words(value), value.title]).to.deep.equal([`Worth ${hand.score!.value}`, 'Why?']);
    value.click();
    const head = breakdown.shadowRoot!.activeElement!;
    expect(words(head)).to.contain(`${hand.score!.value} `);
    const { top } = head.getBoundingClientRect();
    expect(top).to.be.within(-1, 100);
    window.scrollTo(0, 0);
    // Without a breakdown around it, there is nothing to lead to.
    expect(one(await editor(WON), '[part="status"] button')).to.equal(null);
  });

  it('keeps to itself in a breakdown what is wrong with its tiles', async () => {
    const breakdown = await fixture<HTMLElement>(html`
      <mj-score-breakdown><mj-hand editable></mj-hand></mj-score-breakdown>
    `);
    const hand = await loaded(breakdown.querySelector('mj-hand')!);
    await pick(hand, '1b', '2b');
    await rendered(breakdown);
    expect(status(hand)).to.equal('Added 2 of bamboo. 2 of 14 tiles');
    expect(words(breakdown.shadowRoot)).to.equal('');
    breakdown.setAttribute('rules', 'full-flush: many');
    await rendered(breakdown);
    expect(words(breakdown.shadowRoot)).to.contain('many');
  });

  it('explains five identical tiles and too many tiles', async () => {
    const hand = await editor();
    await type(hand, '55555b 123d');
    expect(hand.error!.message).to.contain('5b');
    await pick(hand, '5b');
    expect(status(hand)).to.contain('No 5 of bamboo left.');
    await type(hand, '123456789b 123456789d');
    expect(status(hand)).to.contain('18');
    await pick(hand, 'E');
    expect(status(hand)).to.contain('The hand is full');
  });

  it('lets a value set later replace the edit, but not a value that is written back', async () => {
    const hand = await editor('', { hand: '123b', seat: 'south' });
    await pick(hand, 'E');
    await set(hand, { hand: '123bE' });
    expect(hand.value).to.equal('123b E');
    expect(isIdle(control(hand, 'Undo'))).to.equal(false);
    await select(hand, 'Seat', 'west');
    await set(hand, { round: 'west' });
    expect(hand.currentSituation).to.include({ seat: 'west', round: 'west' });
    await set(hand, { seat: 'north' });
    expect(hand.currentSituation.seat).to.equal('north');
    await set(hand, { hand: '9d' });
    expect(hand.value).to.equal('9d');
    await set(hand, { value: '(RRR)' });
    expect(hand.value).to.equal('(RRR)');
    expect(hand.hand).to.equal('9d');
    expect(isIdle(control(hand, 'Undo')), 'a new value is a new beginning').to.equal(true);
  });

  it('updates a breakdown around it, which highlights its tiles', async () => {
    const breakdown = await fixture<HTMLElement>(html`
      <mj-score-breakdown><mj-hand editable>(RRR) 123b 456b 99d EE +E</mj-hand></mj-score-breakdown>
    `);
    const hand = await loaded(breakdown.querySelector('mj-hand')!);
    const value = (): string => words(breakdown.shadowRoot!.querySelector('[part~="value"]')!);
    await drawn(hand);
    await nextFrame();
    const before = value();
    await select(hand, 'Won by', 'self-draw');
    await nextFrame();
    await nextFrame();
    expect(value()).to.equal(String(hand.score!.value));
    expect(value()).to.not.equal(before);
    await set(hand, { highlighted: ['R', 'R', 'R'] });
    expect(all(hand, '[data-place] [part~="lit"]')).to.have.length(3);
    // Nothing is left of a hand without tiles, whether it could be scored before or not.
    const shown = (): string => words(breakdown.shadowRoot);
    await press(hand, 'Clear');
    await rendered(breakdown);
    expect([shown(), value()]).to.deep.equal(['', '']);
    await press(hand, 'Undo');
    await type(hand, 'E');
    await rendered(breakdown);
    expect(shown()).to.contain('The last valid hand is shown below.');
    await type(hand, '');
    await rendered(breakdown);
    expect([shown(), value()]).to.deep.equal(['', '']);
  });

  describe('in a form', () => {
    const form = async (inside: ReturnType<typeof html>): Promise<{ form: HTMLFormElement; hand: MjHand }> => {
      const found = await fixture<HTMLFormElement>(html`<form>${inside}</form>`);
      return { form: found, hand: await loaded(found.querySelector('mj-hand')!) };
    };
    const sent = (found: HTMLFormElement): Record<string, string> =>
      Object.fromEntries([...new FormData(found)].map(([name, value]) => [name, String(value)]));

    it('submits the hand and its situation', async () => {
      const { form: found, hand } = await form(html`
        <mj-hand editable name="answer" seat="south">${WON}</mj-hand>
        <mj-hand name="shown">${WON}</mj-hand>
      `);
      expect(sent(found)).to.deep.equal({ answer: '[2222c] (RRR) 45b 99d EEE 12f +6b', 'answer.seat': 'south' });
      await select(hand, 'Won by', 'self-draw');
      await press(hand, 'on the replacement tile for a kong');
      expect(sent(found)).to.include({ 'answer.win': 'self-draw', 'answer.circumstances': 'kong-replacement' });
      expect(hand.form).to.equal(found);
      await set(hand, { name: 'other' });
      expect(Object.keys(sent(found))).to.include('other');
      expect(Object.keys(sent(found))).to.not.include('answer');
    });

    it('is valid with a hand that can be scored', async () => {
      const { form: found, hand } = await form(html`<mj-hand editable name="answer" required></mj-hand>`);
      expect(found.checkValidity()).to.equal(false);
      expect(hand.validity.valueMissing).to.equal(true);
      expect(hand.validationMessage).to.not.equal('');
      expect(hand.matches(':invalid')).to.equal(true);
      await type(hand, '123b');
      expect(hand.validity.badInput).to.equal(true);
      expect(hand.validationMessage).to.equal(hand.error!.message);
      await type(hand, WON);
      expect(found.checkValidity()).to.equal(true);
      hand.required = false;
      await type(hand, '');
      expect(found.checkValidity(), 'an empty hand is none').to.equal(true);
    });

    it('with `winning`, is invalid until the hand is complete', async () => {
      const { form: found, hand } = await form(html`<mj-hand editable name="answer" winning></mj-hand>`);
      expect(found.checkValidity(), 'an empty hand that is not required').to.equal(true);
      await type(hand, '(555d) 13b 46c 79d 1b EES');
      expect(hand.validity.patternMismatch).to.equal(true);
      expect(hand.validationMessage).to.equal('Complete the hand and mark its winning tile.');
      await type(hand, WON);
      expect(found.checkValidity()).to.equal(true);
    });

    it('with `min`, is invalid below that value', async () => {
      const { form: found, hand } = await form(html`<mj-hand editable name="answer" min="100000"></mj-hand>`);
      await type(hand, WON);
      expect(hand.validity.rangeUnderflow).to.equal(true);
      const value = hand.score!.value.toLocaleString('en-GB');
      expect(hand.validationMessage).to.equal(`The hand is worth ${value}; it must be worth at least 100,000.`);
      hand.min = String(hand.score!.value);
      await drawn(hand);
      expect(found.checkValidity(), 'the lowest value itself').to.equal(true);
      await set(hand, { min: 'lots' });
      expect(found.checkValidity(), 'a value that is not a number sets no bound').to.equal(true);
    });

    it('accepts a custom validity message', async () => {
      const { form: found, hand } = await form(html`<mj-hand editable name="answer"></mj-hand>`);
      await type(hand, WON);
      hand.setCustomValidity('Try a hand without chows.');
      expect(hand.validity.customError).to.equal(true);
      expect(hand.validationMessage).to.equal('Try a hand without chows.');
      expect(found.checkValidity()).to.equal(false);
      await type(hand, '123b');
      expect(hand.validationMessage, 'until the page takes it back').to.equal('Try a hand without chows.');
      hand.setCustomValidity('');
      expect(hand.validity.badInput).to.equal(true);
      await type(hand, WON);
      expect(found.checkValidity()).to.equal(true);
    });

    it('is reset, restored and disabled with its form', async () => {
      const { form: found, hand } = await form(html`
        <fieldset><mj-hand editable name="answer">123b</mj-hand></fieldset>
      `);
      await pick(hand, 'E');
      found.reset();
      await drawn(hand);
      expect(hand.value).to.equal('123b');
      expect(isIdle(control(hand, 'Undo'))).to.equal(true);
      hand.formStateRestoreCallback(JSON.stringify({ notation: '99d', situation: { seat: 'west' } }));
      await drawn(hand);
      expect(hand.value).to.equal('99d');
      expect(hand.currentSituation.seat).to.equal('west');
      hand.formStateRestoreCallback('55b');
      await drawn(hand);
      expect(hand.value).to.equal('55b');
      found.querySelector('fieldset')!.disabled = true;
      await drawn(hand);
      expect(hand.matches(':disabled')).to.equal(true);
      expect(all(hand, 'button:enabled, select:enabled, input:enabled')).to.deep.equal([]);
      expect(sent(found)).to.deep.equal({});
      found.querySelector('fieldset')!.disabled = false;
      await set(hand, { disabled: true });
      expect(all(hand, 'button:enabled, select:enabled, input:enabled')).to.deep.equal([]);
      expect(sent(found)).to.deep.equal({});
    });

    it('is named and focused by its label', async () => {
      const { form: found, hand } = await form(html`
        <label for="hand">Your hand</label>
        <mj-hand id="hand" editable>123b</mj-hand>
      `);
      found.querySelector('label')!.click();
      await drawn(hand);
      expect(document.activeElement).to.equal(hand);
      expect(hand.shadowRoot!.activeElement === one(hand, '[data-place="0"]')).to.equal(true);
      expect(hand.labels).to.have.length(1);
    });
  });

  describe('by keyboard', () => {
    const focused = (hand: MjHand): HTMLElement => hand.shadowRoot!.activeElement as HTMLElement;
    const keys = async (hand: MjHand, ...chords: string[]): Promise<void> => {
      for (const chord of chords) {
        const held = chord.split('+');
        const key = held.pop()!;
        // WebKit’s driver cannot hold keys down.
        const [ctrlKey, shiftKey] = [held.includes('Control'), held.includes('Shift')];
        const event = { key, ctrlKey, shiftKey, bubbles: true, composed: true, cancelable: true };
        if (held.length) focused(hand).dispatchEvent(new KeyboardEvent('keydown', event));
        else await sendKeys({ press: key });
        await drawn(hand);
      }
    };
    /** Moves the focus like the Tab key; in WebKit, that key skips buttons by default. */
    const goTo = async (hand: MjHand, selector: string): Promise<void> => {
      one(hand, selector).focus();
      await drawn(hand);
    };

    it('has one tab stop for the hand and one for the rack', async () => {
      const hand = await editor(WON);
      expect(all(hand, '[data-place][tabindex="0"]')).to.have.length(1);
      expect(all(hand, '[data-tile][tabindex="0"]')).to.have.length(1);
      await goTo(hand, '[data-tile][tabindex="0"]');
      expect(focused(hand).dataset.tile).to.equal('1b');
      await keys(hand, 'ArrowRight', 'ArrowRight', 'ArrowDown');
      expect(focused(hand).dataset.tile).to.equal('3c');
      expect(all(hand, '[data-tile][tabindex="0"]')).to.deep.equal([focused(hand)]);
      await keys(hand, 'ArrowLeft', 'ArrowUp');
      expect(focused(hand).dataset.tile).to.equal('2b');
      await keys(hand, 'End');
      expect(focused(hand).dataset.tile).to.equal('4s');
      await keys(hand, 'ArrowRight', 'ArrowDown');
      expect(focused(hand).dataset.tile, 'the end is the end').to.equal('4s');
      await keys(hand, 'Home');
      expect(focused(hand).dataset.tile).to.equal('1b');
    });

    it('builds a winning hand and changes it', async () => {
      const hand = await editor('', { seat: 'south' });
      // Four chows of bamboo, characters and circles, and a pair.
      await goTo(hand, '[name="kind"]:checked');
      await keys(hand, 'ArrowLeft', 'ArrowLeft', 'ArrowLeft');
      expect(kind(hand)).to.deep.equal(['Chow']);
      await goTo(hand, '[data-tile][tabindex="0"]');
      await keys(hand, 'Enter', 'ArrowDown', 'Enter', 'ArrowDown', 'Enter', 'Enter');
      expect(hand.value).to.equal('(123b) (123c) (123d) (123d)');
      // No set can follow.
      expect(kind(hand)).to.deep.equal(['Tile']);
      await keys(hand, 'ArrowDown', 'Enter', 'Enter');
      expect(hand.value).to.equal('(123b) (123c) (123d) (123d) E +E');
      expect(hand.score!.won).to.equal(true);
      expect(status(hand)).to.contain(`Worth ${hand.score!.value}`);

      // Takes the second set of circles back into the hand, and breaks up the pair.
      await goTo(hand, '[data-place][tabindex="0"]');
      await keys(hand, 'End', 'Delete');
      expect(hand.value).to.equal('(123b) (123c) (123d) (123d) E');
      expect(focused(hand).dataset.place, 'the focus stays in the hand').to.equal('12');
      await keys(hand, 'Backspace');
      expect(focused(hand).dataset.place).to.equal('11');
      await keys(hand, 'Enter');
      expect(all(hand, '[part="actions"] button').map(words)).to.deep.equal(['Conceal', 'Remove']);
      await keys(hand, 'Escape');
      expect(hand.shadowRoot!.querySelector('[part="actions"]')).to.equal(null);
      await keys(hand, 'Enter');
      await goTo(hand, '[part="actions"] button');
      await keys(hand, 'Enter');
      expect(hand.value).to.equal('(123b) (123c) (123d) 123d');
      expect(focused(hand).dataset.place, 'the focus is on what became of it').to.not.equal(undefined);
      await keys(hand, 'Control+z', 'Control+z', 'Control+z');
      expect(hand.value).to.equal('(123b) (123c) (123d) (123d) E +E');
      await keys(hand, 'Control+y', 'Control+Shift+z');
      expect(hand.value).to.equal('(123b) (123c) (123d) (123d)');
    });

    it('removes tiles one by one until the hand is empty', async () => {
      const hand = await editor('11b +E');
      await goTo(hand, '[data-tile="E"]');
      await keys(hand, 'Backspace');
      expect(hand.value).to.equal('11b');
      await keys(hand, 'Delete');
      expect(hand.value, 'there is none').to.equal('11b');
      await goTo(hand, '[data-place][tabindex="0"]');
      await keys(hand, 'Delete', 'Delete');
      expect(hand.value).to.equal('');
      expect(focused(hand).dataset.tile, 'with nothing in the hand the picker is next').to.equal('E');
    });

    it('types notation as in any field', async () => {
      const hand = await editor();
      await goTo(hand, 'input[type="text"]');
      await sendKeys({ type: '123b RG' });
      await drawn(hand);
      expect(hand.value).to.equal('123b RG');
      await keys(hand, 'Backspace');
      expect(hand.value).to.equal('123b R');
      await keys(hand, 'Enter');
      expect(field(hand).value).to.equal('123b R');
    });
  });

  it('is accessible when empty, selected, invalid and disabled', async () => {
    for (const [text, change] of [
      ['', () => {}],
      [WON, (hand: MjHand) => choose(hand, 8)],
      ['123b ?', () => {}],
      [WON, (hand: MjHand) => (hand.disabled = true)],
    ] as const) {
      const hand = await editor(text);
      await change(hand);
      await drawn(hand);
      await expect(hand).shadowDom.to.be.accessible();
    }
  });

  it('has a useful accessibility tree', async function () {
    const hand = await editor('123b 99d +R');
    await choose(hand, 0);
    const tree = await a11ySnapshot({}).then(JSON.stringify, () => this.skip());
    for (const name of ['1 of bamboo', 'red dragon, winning tile', '5 of circles, 4 left', 'Seat', 'Notation'])
      expect(tree, name).to.contain(`"${name}"`);
  });

  it('has 44-pixel targets, narrower for tiles and kinds on a phone, where a row has nine tiles', async () => {
    for (const width of [240, 320, 344, 900]) {
      const hand = await editor(WON);
      hand.parentElement!.style.width = `${width}px`;
      await choose(hand, 9);
      for (const target of all(hand, 'button, select, input[type="text"], label:has([name="kind"]), summary')) {
        const { width: wide, height } = target.getBoundingClientRect();
        const isHidden = target.closest('details:not([open])') && target.localName !== 'summary';
        if (isHidden) continue;
        const name = `${words(target)} ${target.outerHTML.slice(0, 80)} at ${width}`;
        const narrow = target.matches('[data-place]') ? 24 : target.matches('[data-tile], label') ? 30 : 43.9;
        expect(height, name).to.be.at.least(43.9);
        expect(wide, name).to.be.at.least(width > 272 && width < 432 ? narrow : 43.9);
      }
      expect(hand.scrollWidth, `nothing hangs over at ${width}`).to.be.at.most(width);
      const rows = held(hand).map((tile) => tile.getBoundingClientRect());
      for (const [at, a] of rows.entries())
        for (const b of rows.slice(at + 1))
          expect(
            a.right <= b.left + 4.5 || b.right <= a.left + 4.5 || a.bottom <= b.top + 1 || b.bottom <= a.top + 1,
          ).to.equal(true);
    }
  });

  it('breaks no word of a kind on a phone', async () => {
    for (const lang of ['en', 'de', 'it']) {
      const hand = await editor('', { lang });
      for (const width of [240, 286, 312, 326, 344]) {
        hand.parentElement!.style.width = `${width}px`;
        await drawn(hand);
        for (const label of all(hand, 'label:has([name="kind"])')) {
          const name = `${words(label)} at ${width}`;
          expect(label.getBoundingClientRect().width, name).to.be.at.least(43.9);
          const text = [...label.childNodes].find((node) => node.nodeType === Node.TEXT_NODE && words(node))!;
          for (const { 0: word, index } of text.textContent!.matchAll(/\p{L}+/gu)) {
            const range = document.createRange();
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            expect(new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size, name).to.equal(1);
          }
        }
        expect(hand.scrollWidth, `nothing hangs over at ${width}`).to.be.at.most(width);
      }
    }
  });

  it('enters a winning hand with two claimed sets in 13 taps without scrolling on a phone', async () => {
    const hand = await editor();
    hand.parentElement!.style.width = '344px';
    await drawn(hand);
    let taps = 0;
    // The status and the hand stay in view.
    const sticky = part(hand, 'status')!.parentElement!;
    const tap = async (target: HTMLElement): Promise<void> => {
      const from = hand.getBoundingClientRect().top;
      const { top, bottom } = target.getBoundingClientRect();
      expect(bottom - from, `${words(target)} ${target.dataset.tile ?? ''}`).to.be.at.most(640);
      // The sticky hand does not cover it.
      const above = sticky.getBoundingClientRect();
      if (!sticky.contains(target)) expect(top).to.be.at.least(above.bottom - 1);
      target.click();
      taps++;
      await drawn(hand);
    };
    const tile = (name: string): HTMLElement => one(hand, `[data-tile="${name}"]`);
    await tap(control(hand, 'Pung'));
    await tap(tile('R'));
    await tap(control(hand, 'Chow'));
    await tap(tile('1b'));
    await tap(control(hand, 'Tile'));
    for (const name of ['4b', '5b', '6b', '7d', '8d', '9d', '9d']) await tap(tile(name));
    const [, last] = outs(hand);
    expect(outs(hand).map((one) => one.ariaLabel)).to.deep.equal(['Out on 6 of circles', 'Out on 9 of circles']);
    await tap(last!);
    expect(all(hand, '[aria-label^="Out on"]'), 'once it is won').to.have.length(0);
    expect(hand.value).to.equal('(123b) (RRR) 456b 7899d +9d');
    expect(hand.score!.won).to.equal(true);
    expect(taps).to.equal(13);
  });

  it('offers the tiles that win only where they are few, are left and would win', async () => {
    const outsOf = async (notation: string, attributes = {}): Promise<(string | null)[]> => {
      const hand = await editor(notation, attributes);
      return outs(hand).map((one) => one.ariaLabel);
    };
    expect(await outsOf('(123b) (RRR) 456b 99d EE'), 'two pairs').to.eql(['Out on 9 of circles', 'Out on east wind']);
    expect(await outsOf('(123b) (EEEE) (RRR) 99d 78d', { seen: '9d9d' }), 'all are seen').to.eql([
      'Out on 6 of circles',
    ]);
    expect(await outsOf('(123b) 456b 99d 78d 7c 1c 2c'), 'not ready').to.eql([]);
    expect(await outsOf('1112345678999b'), 'nine tiles').to.eql([]);
    expect(await outsOf('(123b) (RRR) 456b 99d EE', { partial: '' }), 'nobody won').to.eql([]);
  });

  inChromium('keeps its place on a page that is scrolled when it is pressed for the first time', async () => {
    const hand = await editor('123b');
    const around = hand.parentElement!;
    around.style.cssText = 'inline-size: 360px; padding-block-end: 3000px';
    await drawn(hand);
    for (const [target, isChosen] of [
      ['[part="status"]', false],
      ['label:has([name="kind"]:not(:checked))', true],
    ] as const) {
      (document.activeElement as HTMLElement | null)?.blur();
      window.scrollTo(0, hand.offsetTop + 300);
      const { scrollY } = window;
      expect(scrollY, 'scrolled').to.be.greaterThan(200);
      await tap(one(hand, target));
      await drawn(hand);
      expect([window.scrollY, one<HTMLInputElement>(hand, '[name="kind"]').checked]).to.deep.equal([scrollY, isChosen]);
    }
    window.scrollTo(0, 0);
  });

  it('keeps what has just happened in view where the text is large', async () => {
    const hand = await editor('123b');
    hand.parentElement!.style.cssText = 'inline-size: 15rem; padding-block-end: 3000px';
    await drawn(hand);
    one(hand, '[data-tile="E"]').scrollIntoView();
    await pick(hand, 'E');
    const { top, bottom } = part(hand, 'status')!.getBoundingClientRect();
    expect([Math.round(top), bottom < window.innerHeight]).to.deep.equal([0, true]);
    expect(status(hand)).to.equal('Added east wind. 4 of 14 tiles');
    window.scrollTo(0, 0);
  });

  it('puts claimed sets side by side on a phone', async () => {
    const hand = await editor('(RRR) (123b) 456b 99d 78d +9d');
    hand.parentElement!.style.width = '344px';
    await drawn(hand);
    const [first, second] = held(hand).map((set) => set.getBoundingClientRect());
    expect(second!.top).to.be.closeTo(first!.top, 2);
    expect(group(hand, 'Tiles of the hand').getBoundingClientRect().height, 'rows of a hand').to.be.below(170);
  });

  it('folds away circumstances that the hand does not allow', async () => {
    const hand = await editor(WON);
    const impossible = one(hand, 'details');
    expect(words(impossible.querySelector('summary')!)).to.equal('Not possible with this hand');
    expect(impossible.hasAttribute('open')).to.equal(false);
    expect([...impossible.querySelectorAll('button')].map(words)).to.include('on the replacement tile for a kong');
    const target = control(hand, 'with the wall empty');
    target.focus();
    await press(hand, target);
    expect(hand.shadowRoot!.activeElement, 'the button keeps the focus').to.equal(target);
  });

  it('uses the language of the page', async () => {
    const hand = await editor('123b', { lang: 'zh-Hant' });
    expect(control(hand, '清除')).to.not.equal(undefined);
    await pick(hand, 'R');
    expect(status(hand)).to.contain('加入了紅中');
    await set(hand, { lang: 'en' });
    expect(control(hand, 'Clear')).to.not.equal(undefined);
  });
});
