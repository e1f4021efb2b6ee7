import { aTimeout, expect, html, nextFrame } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { all, drawn, field, fixture, loaded, pick, press, set, status, type, words } from './helpers.js';
import '../../src/mj-hand.js';
import type { MjHand } from '../../src/elements/mj-hand/mj-hand.js';
import type { Tile } from '../../src/core/index.js';

const WON = '(RRR) [2222c] 45b EEE 99d +6b 12f';

const focused = (hand: MjHand): HTMLElement => hand.shadowRoot!.activeElement as HTMLElement;

const editor = async (template: ReturnType<typeof html>): Promise<MjHand> => loaded(await fixture<MjHand>(template));

const click = (hand: MjHand, selector: string): void => all(hand, selector)[0]!.click();
const button = (hand: MjHand, label: string): HTMLElement => {
  const found = all(hand, 'button').find((each) => words(each) === label);
  if (!found) throw new Error(`There is no “${label}”`);
  return found;
};
const isIdle = (hand: MjHand, label: string): boolean => button(hand, label).getAttribute('aria-disabled') === 'true';
const select = async (hand: MjHand, at: number, value: string): Promise<void> => {
  const found = all<HTMLSelectElement>(hand, 'select')[at]!;
  found.value = value;
  found.dispatchEvent(new Event('change', { bubbles: true }));
  await drawn(hand);
};

/** Binds a hand like a framework does: writes the value of each event back to the property, at once or later. */
function bind(hand: MjHand, property: 'hand' | 'value', when: (write: () => void) => void): void {
  hand.addEventListener('input', () => {
    const { value } = hand;
    when(() => (hand[property] = value));
  });
}

// Comes first, because the code for forms loads only once per page.
describe('a form with an editable hand whose code is still loading', () => {
  it('is not submitted without the hand', async () => {
    const form = document.createElement('form');
    form.innerHTML = `<mj-hand editable name="needed" required></mj-hand>
      <mj-hand editable name="written">${WON}</mj-hand><mj-hand editable name="optional"></mj-hand>`;
    document.body.append(form);
    const hands = [...form.querySelectorAll('mj-hand')];
    const invalid = (): string[] => hands.filter((hand) => hand.matches(':invalid')).map(({ name }) => name!);
    // As long as a first update takes, and no request.
    await Promise.resolve();
    expect(invalid()).to.deep.equal(['needed', 'written']);
    expect(hands.map((hand) => hand.validationMessage)).to.deep.equal([
      'No hand to score yet.',
      'No hand to score yet.',
      '',
    ]);
    await Promise.all(hands.map(loaded));
    expect(invalid()).to.deep.equal(['needed']);
    expect([...new FormData(form)]).to.deep.equal([
      ['needed', ''],
      ['written', '[2222c] (RRR) 45b 99d EEE 12f +6b'],
      ['optional', ''],
    ]);
    form.remove();
  });
});

describe('<mj-hand editable> bound to a page', () => {
  for (const property of ['hand', 'value'] as const)
    for (const [late, when] of [
      ['at once', (write: () => void) => write()],
      ['after a microtask', queueMicrotask],
      ['after a frame', requestAnimationFrame],
    ] as const)
      it(`accepts typing while ${property} is written back ${late}`, async () => {
        const hand = await editor(html`<mj-hand editable></mj-hand>`);
        bind(hand, property, when);
        field(hand).focus();
        for (const key of '9d 1b 1d ') {
          await sendKeys({ type: key });
          await nextFrame();
          await drawn(hand);
        }
        expect(field(hand).value, 'what somebody types is theirs').to.equal('9d 1b 1d ');
        expect(hand.value).to.equal('1b 19d');
        expect(isIdle(hand, 'Undo')).to.equal(false);
      });

  for (const property of ['hand', 'value'] as const)
    it(`loses no tile if ${property} is written back after another one was picked`, async () => {
      const hand = await editor(html`<mj-hand editable></mj-hand>`);
      const late: (() => void)[] = [];
      bind(hand, property, (write) => late.push(write));
      click(hand, '[data-tile="1b"]');
      click(hand, '[data-tile="2b"]');
      late[0]!();
      expect(hand.value).to.equal('12b');
      click(hand, '[data-tile="3b"]');
      late[1]!();
      late[2]!();
      await drawn(hand);
      expect(hand.value).to.equal('123b');
      expect(isIdle(hand, 'Undo')).to.equal(false);
    });

  it('accepts another hand set in an event handler', async () => {
    const hand = await editor(html`<mj-hand editable></mj-hand>`);
    hand.addEventListener('input', () => {
      if (hand.value !== '1b') hand.value = '1b';
    });
    click(hand, '[data-tile="1b"]');
    click(hand, '[data-tile="2b"]');
    expect(hand.value, 'also if it was given that one a moment ago').to.equal('1b');
    await type(hand, '1b 9d');
    expect(field(hand).value).to.equal('1b');
  });

  it('can be set while the text in the field is invalid', async () => {
    const hand = await editor(html`<mj-hand editable></mj-hand>`);
    await type(hand, 'x');
    field(hand).dispatchEvent(new Event('change', { bubbles: true }));
    await aTimeout(350);
    await set(hand, { value: '' });
    expect(field(hand).value).to.equal('');
    expect(hand.error).to.equal(null);
  });

  it('can undo an edit that the page wrote back', async () => {
    const hand = await editor(html`<mj-hand editable>${WON}</mj-hand>`);
    hand.addEventListener('input', () => {
      const { seat, round, win, circumstances = [] } = hand.currentSituation;
      Object.assign(hand, { hand: hand.value, seat, round, win, circumstances: circumstances.join(' ') });
    });
    await select(hand, 0, 'west');
    await select(hand, 2, 'self-draw');
    await press(hand, 'on the replacement tile for a kong');
    expect(hand.currentSituation.circumstances).to.deep.equal(['kong-replacement']);
    await press(hand, 'Undo');
    expect(hand.currentSituation.circumstances ?? []).to.deep.equal([]);
    await press(hand, 'Undo');
    expect(hand.currentSituation.win).to.equal(undefined);
    await press(hand, 'Undo');
    expect(hand.currentSituation).to.deep.equal({});
    await press(hand, 'Redo');
    expect(hand.currentSituation.seat).to.equal('west');
  });

  it('stays cleared when the cleared value is written back over text content', async () => {
    const hand = await editor(html`<mj-hand editable>123b</mj-hand>`);
    bind(hand, 'hand', (write) => write());
    await pick(hand, 'E');
    await press(hand, 'Clear');
    expect(hand.value).to.equal('');
    await press(hand, 'Undo');
    expect(hand.value).to.equal('123b E');
  });

  it('clears what somebody has chosen, and keeps what the page has written', async () => {
    const plain = await editor(html`<mj-hand editable></mj-hand>`);
    const seated = await editor(html`
      <mj-hand editable seat="south" round="west" win="self-draw" circumstances="last-tile"></mj-hand>
    `);
    for (const hand of [plain, seated]) {
      await type(hand, '123456b 12c 789d EE +3c');
      await select(hand, 0, 'north');
      await select(hand, 1, 'south');
      await select(hand, 2, hand === plain ? 'self-draw' : 'discard');
      await press(hand, 'Clear');
      await type(hand, '123456b 12c 789d EE +3c');
    }
    expect(plain.currentSituation.seat).to.equal(undefined);
    expect(plain.currentSituation.round).to.equal(undefined);
    expect(plain.currentSituation.win).to.equal(undefined);
    expect(seated.currentSituation).to.deep.equal({ seat: 'south', round: 'west', win: 'self-draw' });
    // Typing is one step.
    await press(plain, 'Undo');
    await press(plain, 'Undo');
    expect(plain.currentSituation).to.deep.include({ seat: 'north', round: 'south', win: 'self-draw' });
  });

  it('takes a situation from the page as an edit, which “Clear” removes', async () => {
    const hand = await editor(html`<mj-hand editable seat="south">123456b 12c 789d EE +3c</mj-hand>`);
    await set(hand, { currentSituation: { seat: 'west', win: 'self-draw', circumstances: ['last-tile'] } });
    expect(hand.currentSituation).to.deep.equal({ seat: 'west', win: 'self-draw', circumstances: ['last-tile'] });
    expect(hand.value, 'the tiles stay').to.equal('123456b 12c 789d EE +3c');
    expect(hand.getAttribute('seat')).to.equal('south');
    expect(isIdle(hand, 'Undo')).to.equal(true);
    // A setting that is left out is unset, even if the attribute has a value.
    hand.currentSituation = {};
    expect(hand.currentSituation).to.deep.equal({});
    for (const odd of [null, 7, 'east', { seat: 7, circumstances: 'x' }]) {
      hand.currentSituation = odd as never;
      expect(hand.currentSituation).to.deep.equal({});
    }
    await set(hand, { currentSituation: { seat: 'north' } });
    await press(hand, 'Clear');
    expect(hand.currentSituation.seat).to.equal('south');
    // Something new on the page takes precedence, as always.
    hand.currentSituation = { seat: 'north' };
    hand.seat = 'west';
    expect(hand.currentSituation.seat).to.equal('west');
  });

  it('does not undo past another hand that the page set', async () => {
    const hand = await editor(html`<mj-hand editable hand="123b" seat="south"></mj-hand>`);
    await pick(hand, 'E');
    await set(hand, { hand: '99d' });
    expect(isIdle(hand, 'Undo')).to.equal(true);
    await press(hand, 'Undo');
    expect(hand.value).to.equal('99d');
    await pick(hand, 'E');
    await set(hand, { seat: 'north' });
    await press(hand, 'Undo');
    expect(hand.currentSituation.seat).to.equal('north');
  });

  it('can undo to invalid text and the hand of that moment', async () => {
    const hand = await editor(html`<mj-hand editable hand="123b"></mj-hand>`);
    await type(hand, '123b x');
    await pick(hand, 'E');
    expect(hand.value).to.equal('123b E');
    await press(hand, 'Undo');
    expect(field(hand).value).to.equal('123b x');
    expect(hand.value).to.equal('123b');
  });

  it('keeps a value set before the definition', async () => {
    const hand = document.createElement('mj-hand-late') as MjHand;
    hand.setAttribute('hand', '123b');
    hand.value = '99d';
    document.body.append(hand);
    const { MjHand: Hand } = await import('../../src/elements/mj-hand/mj-hand.js');
    Hand.define('mj-hand-late');
    customElements.upgrade(hand);
    await hand.updateComplete;
    expect(hand.value).to.equal('99d');
    expect(hand.currentNotation).to.equal('99d');
    hand.value = 'E';
    expect(hand.currentNotation).to.equal('E');
    hand.remove();
  });

  it('ignores invalid tiles to highlight', async () => {
    const hand = await editor(html`<mj-hand editable>123b</mj-hand>`);
    for (const garbage of [5, {}, [null, {}], null]) {
      await set(hand, { highlighted: garbage as unknown as Tile[] });
    }
    expect(all(hand, '.held')).to.have.length(3);
  });

  it('marks a hand whose value differs from `expect`', async () => {
    const hand = await editor(html`<mj-hand editable expect="5">${WON}</mj-hand>`);
    expect(words(all(hand, '[part="unexpected"]')[0]!)).to.contain('5');
    hand.expect = String(hand.score!.value);
    await drawn(hand);
    expect(all(hand, '[part="unexpected"]')).to.deep.equal([]);
  });

  it('reports with `expect` why a hand cannot be scored, and accepts formatted figures', async () => {
    const hand = await fixture<MjHand>(html`<mj-hand expect="48">(RRR) 123b 456b 99d 7d +9d</mj-hand>`);
    const received = (): string => words(all(hand, '[part="unexpected"]')[0]!);
    expect(received()).to.equal(
      'Expected 48. The hand has 13 tiles, not 14: 13, or 14 with the winning tile, plus one for each kong. Flowers and seasons don’t count.',
    );
    await set(hand, { hand: '(EEE) (SSS) (WWW) [NNNN] R +R', limit: '1000', expect: '1,000' });
    expect(hand.score!.value).to.equal(1000);
    expect(all(hand, '[part="unexpected"]')).to.deep.equal([]);
    await set(hand, { expect: '1,000 points' });
    expect(all(hand, '[part="unexpected"]')).to.deep.equal([]);
    await set(hand, { expect: '1,001 Points' });
    expect(received()).to.equal('Expected 1,001, but the hand is worth 1,000.');
  });

  it('reports a value that cannot be converted to text', async () => {
    const hand = await editor(html`<mj-hand editable>${WON}</mj-hand>`);
    await set(hand, { value: Object.create(null) as never });
    expect(hand.error!.name).to.equal('NotationError');
    expect(hand.currentNotation).to.equal('object');
  });

  it('ignores the case of words', async () => {
    const hand = await fixture<MjHand>(html`
      <mj-hand seat="South" round="WEST" win="Self-Draw" circumstances="Last-Tile">${WON}</mj-hand>
    `);
    expect(hand.error).to.equal(null);
    expect(hand.currentSituation).to.deep.equal({
      seat: 'south',
      round: 'west',
      win: 'self-draw',
      circumstances: ['last-tile'],
    });
  });

  it('counts all four tiles of a kong in an unfinished hand', async () => {
    const hand = await editor(html`<mj-hand editable>(123b) [2222c] (RRR) 789d</mj-hand>`);
    expect(status(hand)).to.equal('13 of 15 tiles');
    expect(hand.error!.message).to.equal(
      'The hand has 13 tiles, not 14: 13, or 14 with the winning tile, plus one for each kong. Flowers and seasons don’t count.',
    );
  });

  it('does not submit circumstances that were removed', async () => {
    const form = await fixture<HTMLFormElement>(html`
      <form><mj-hand name="hand" editable seat="south">${WON}</mj-hand></form>
    `);
    const hand = await loaded(form.querySelector('mj-hand')!);
    await press(hand, 'ready since the first discard');
    expect(new FormData(form).get('hand.circumstances')).to.equal('original-call');
    await press(hand, 'ready since the first discard');
    expect([...new FormData(form).keys()]).to.deep.equal(['hand', 'hand.seat']);
  });

  it('clears the reason for a refused chow when another set is added', async () => {
    const hand = await editor(html`<mj-hand editable></mj-hand>`);
    const radios = all<HTMLInputElement>(hand, '[type="radio"]');
    radios[0]!.click();
    await pick(hand, '8b');
    expect(status(hand)).to.contain('A chow can’t start with 8 of bamboo.');
    radios[1]!.click();
    await drawn(hand);
    expect(status(hand)).to.equal('Next: Pung. 0 of 14 tiles');
  });

  it('names invalid circumstances when it drops them', async () => {
    const hand = await editor(html`<mj-hand editable seat="foo" circumstances="baz">${WON}</mj-hand>`);
    expect(status(hand)).to.contain('foo');
    await select(hand, 0, 'west');
    expect(hand.error).to.equal(null);
    expect(status(hand)).to.contain('No longer possible: baz.');
  });
});

describe('the field of <mj-hand editable>', () => {
  it('reads text copied from a right-to-left page', async () => {
    const hand = await editor(html`<mj-hand editable></mj-hand>`);
    for (const mark of '\u061c\u200e\u200f\u202a\u202c\u2066\u2069\ufeff') {
      await type(hand, `${mark}123b${mark}`);
      expect(hand.value, mark.codePointAt(0)!.toString(16)).to.equal('123b');
      await type(hand, '');
    }
  });

  it('undoes typing and its effects with the usual keys', async () => {
    const hand = await editor(html`<mj-hand editable>E</mj-hand>`);
    field(hand).focus();
    field(hand).select();
    await sendKeys({ type: '9d 1b' });
    await drawn(hand);
    await sendKeys({ press: 'Enter' });
    await drawn(hand);
    expect(field(hand).value).to.equal('1b 9d');
    const command = (key: string): boolean =>
      field(hand).dispatchEvent(
        new KeyboardEvent('keydown', { key, ctrlKey: true, bubbles: true, composed: true, cancelable: true }),
      );
    expect(command('z'), 'the browser undoes nothing else').to.equal(false);
    await drawn(hand);
    expect(field(hand).value).to.equal('E');
    expect(hand.value).to.equal('E');
    command('y');
    await drawn(hand);
    expect(hand.value).to.equal('1b 9d');
    expect(focused(hand)).to.equal(field(hand));
  });

  it('does not commit on the Enter key of an input method', async () => {
    const hand = await editor(html`<mj-hand editable></mj-hand>`);
    const received: string[] = [];
    hand.addEventListener('change', () => received.push(hand.value));
    await type(hand, '9d 1b');
    const press = (isComposing: boolean): boolean =>
      field(hand).dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', isComposing, bubbles: true }));
    press(true);
    await drawn(hand);
    expect(received).to.deep.equal([]);
    expect(field(hand).value).to.equal('9d 1b');
    press(false);
    await drawn(hand);
    expect(received).to.deep.equal(['1b 9d']);
    expect(field(hand).value).to.equal('1b 9d');
  });

  it('handles very long text', async () => {
    const hand = await editor(html`<mj-hand editable name="a"></mj-hand>`);
    await type(hand, '1b '.repeat(100_000));
    expect(hand.currentNotation.length).to.be.at.most(4000);
    expect(field(hand).value.length).to.be.at.most(4000);
    expect(hand.validity.badInput).to.equal(true);
    await press(hand, 'Undo');
    expect(hand.currentNotation).to.equal('');
  });

  it('shows the error in its line, and announces it when typing is finished', async () => {
    const hand = await editor(html`<mj-hand editable>123b</mj-hand>`);
    await type(hand, '123b 5x E');
    const text = all(hand, '#fault [part="text"]')[0]!;
    expect(text.innerText.trim()).to.equal('123b 5x E');
    expect(text.offsetHeight).to.be.lessThan(2 * parseFloat(getComputedStyle(text).fontSize) * 1.5);
    expect(getComputedStyle(field(hand)).borderTopColor).to.not.equal(
      getComputedStyle(all(hand, 'select')[0]!).borderTopColor,
    );
    expect(status(hand), 'a half-typed hand is not an error yet').to.equal('3 of 14 tiles');
    field(hand).dispatchEvent(new Event('change', { bubbles: true }));
    await drawn(hand);
    expect(status(hand)).to.contain('“x”');
  });
});

describe('the focus in <mj-hand editable>', () => {
  it('goes to the hand, or to the rack if it is empty, when the element is focused', async () => {
    const hand = await editor(html`<mj-hand editable>123b</mj-hand>`);
    hand.focus();
    expect(focused(hand).dataset.place).to.equal('0');
    hand.blur();
    await press(hand, 'Clear');
    hand.focus();
    expect(focused(hand).dataset.tile).to.equal('1b');
  });

  it('returns to the tile when its actions close', async () => {
    const hand = await editor(html`<mj-hand editable>123b</mj-hand>`);
    click(hand, '[data-place="1"]');
    await drawn(hand);
    button(hand, 'Remove').focus();
    await sendKeys({ press: 'Escape' });
    await drawn(hand);
    expect(focused(hand).dataset.place).to.equal('1');
  });

  it('stays when the page sets another hand', async () => {
    const hand = await editor(html`<mj-hand editable hand="123b"></mj-hand>`);
    all(hand, '[data-place="2"]')[0]!.focus();
    await set(hand, { hand: 'E' });
    await drawn(hand);
    expect(focused(hand)?.dataset.place).to.equal('0');
  });

  it('selects no other set after one was removed or restored', async () => {
    const hand = await editor(html`<mj-hand editable>(EEE) (SSS)</mj-hand>`);
    click(hand, '[data-place="0"]');
    await drawn(hand);
    await press(hand, 'Remove');
    expect(all(hand, '[part="actions"]')).to.deep.equal([]);
    click(hand, '[data-place="0"]');
    await drawn(hand);
    await press(hand, 'Undo');
    expect(all(hand, '[part="actions"]')).to.deep.equal([]);
  });
});

describe('<mj-hand editable> under a CSS reset', () => {
  it('still fits its column', async () => {
    const style = document.createElement('style');
    style.textContent = 'main * { all: unset } button { display: none } input { width: 900px }';
    document.head.append(style);
    try {
      const column = await fixture<HTMLElement>(html`
        <main style="width: 300px"><mj-hand editable style="display: block">${WON}</mj-hand></main>
      `);
      const hand = await loaded(column.querySelector('mj-hand')!);
      const { right } = column.getBoundingClientRect();
      for (const part of all(hand, 'button, select, input, .held'))
        expect(part.getBoundingClientRect().right, part.outerHTML.slice(0, 80)).to.be.at.most(right + 1);
      expect(getComputedStyle(all(hand, 'button')[0]!).display).to.not.equal('none');
    } finally {
      style.remove();
    }
  });
});
