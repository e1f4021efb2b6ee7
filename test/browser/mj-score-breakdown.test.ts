import { describeRendered, fixture } from './renderings.js';
import { aTimeout, expect, html, oneEvent } from '@open-wc/testing';
import { emulateMedia, sendKeys } from '@web/test-runner-commands';
import { all, control, inChromium, one, part, parts, press, root, set, settled, until, words } from './helpers.js';
import { defineProfile, profiles, score, type Score } from '../../src/core/index.js';
import { registerTexts } from '../../src/lang/index.js';
import '../../src/lang/zh-Hant.js';
import '../../src/mj-hand.js';
import '../../src/mj-score-breakdown.js';
import type { MjErrorEvent } from '../../src/elements/events.js';
import type { MjScoreBreakdown } from '../../src/elements/mj-score-breakdown/mj-score-breakdown.js';

const WEST = '(123b) 789b 456c 99d WW +W';
const KONG = '222b 111d (555c) (RRRR) E +E';

/** Renders a fixture and returns the breakdown in it. */
async function breakdownIn(template: ReturnType<typeof html>): Promise<MjScoreBreakdown> {
  const found = await fixture(template);
  await settled(found);
  return found.matches('mj-score-breakdown')
    ? (found as MjScoreBreakdown)
    : found.querySelector<MjScoreBreakdown>('mj-score-breakdown')!;
}

/** The text of an element, without what matches a selector. */
function without(selector: string, element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const left of copy.querySelectorAll(selector)) left.remove();
  return words(copy);
}
/** The visible text of an element, without screen reader text. */
const seen = (element: Element): string => without('.heard', element);
/** The screen reader text of an element, without what is hidden from it. */
const heard = (element: Element): string => without('[aria-hidden="true"]', element);

const value = (element: Element): string | undefined => one(element, '[part="value"]')?.textContent?.trim();
const rows = (element: Element): string[] => all(element, '[part="table"] tbody tr:not([part="detail"])').map(seen);
const line = (element: Element, label: string): HTMLElement =>
  parts(element, 'line').find((row) => seen(row).startsWith(label))!;
const toggle = (element: Element, label: string): HTMLButtonElement => line(element, label).querySelector('button')!;
/** What an open line says, sentence by sentence. */
const sentences = (element: Element): string[] => all(element, '[part="detail"] p').map(seen);
/** Opens a line, and waits for what it says. */
async function detail(element: Element, label: string): Promise<string[]> {
  toggle(element, label).click();
  return until(() => sentences(element).length > 0 && sentences(element));
}
const message = (element: Element): string => seen(part(element, 'message')!);
const alert = (element: Element): string => seen(one(element, '[role="alert"]'));
const head = (element: Element): string => seen(part(element, 'head')!);
const panel = (element: Element, name: string) => part(element, name) as HTMLDetailsElement | null;
/** What a panel says below its title, which is empty until it has loaded. */
const inPanel = (details: HTMLDetailsElement): string => seen(details.querySelector('summary ~ *')!);
/** The answer to “what if”. */
const outcome = (element: Element): string => seen(panel(element, 'what-if')!.querySelector('[aria-live]')!);
/** Opens a panel and waits for its content. */
async function open(element: Element, name: string): Promise<HTMLDetailsElement> {
  const details = panel(element, name)!;
  details.open = true;
  await until(() => inPanel(details), `${name} opens`);
  await settled(element);
  return details;
}
const litTiles = (hand: Element): string[] =>
  all(hand, '[part~="lit"]').map((tile) => tile.getAttribute('aria-label')!);

const slotted = () => html`
  <mj-score-breakdown>
    <mj-hand seat="south" win="self-draw">${WEST}</mj-hand>
  </mj-score-breakdown>
`;
const discarded = (steps = false) => html`
  <mj-score-breakdown ?steps=${steps}><mj-hand seat="south">${WEST}</mj-hand></mj-score-breakdown>
`;
const european = () => html`
  <mj-score-breakdown profile="european"><mj-hand seat="north" round="south">${KONG}</mj-hand></mj-score-breakdown>
`;

describeRendered('a breakdown of the hand inside it', () => {
  it('shows its score line by line', async () => {
    const element = await breakdownIn(slotted());
    expect(value(element)).to.equal('30');
    expect(rows(element)).to.deep.equal([
      'Points',
      'Going out 20 20',
      'Pung of west, concealed 8 28',
      'Self-draw 2 30',
      'Base 30',
      'Value 30',
    ]);
    await expect(element).shadowDom.to.be.accessible();
  });

  it('states the value of a hand without doubles only once', async () => {
    const element = await breakdownIn(slotted());
    expect(head(element)).to.equal('30 points');
    await set(element, { lang: 'zh-Hant' });
    expect(head(element)).to.equal('30 點');
    element.rules = 'rounding: base-to-nearest-10; self-draw: 6 points';
    await settled(element);
    expect(head(element)).to.equal('30 34 點，取整為 30 點。');
  });

  it('doubles step by step and rounds, under its own rules', async () => {
    const element = await breakdownIn(european());
    expect(rows(element).slice(-6)).to.deep.equal([
      'Base 52',
      'Rounded to tens 52 → 50',
      'Doubles',
      'Set of dragons: red dragon ×2 50 → 100',
      'All pungs ×2 100 → 200',
      'Value 200',
    ]);
  });

  it('passes its rules and its limit to the hand', async () => {
    const element = await breakdownIn(html`
      <mj-score-breakdown profile="british" limit="60" rules="mahjong: 40 points">
        <mj-hand seat="south">(RRR) (GGG) 123b 55b 67b +8b</mj-hand>
      </mj-score-breakdown>
    `);
    expect(value(element)).to.equal('60');
    expect(rows(element)).to.include('Going out 40 40').and.to.include('Limit of 60 384 → 60');
    await set(element, { limit: 'none' });
    expect(value(element)).to.equal('384');
  });

  it('shows how the hand was won, once visibly and once for screen readers', async () => {
    const shown = (element: Element): string[] =>
      [element, ...element.querySelectorAll('mj-hand')].flatMap((found) =>
        all(found, '[part~="situation"]').map((line) => line.textContent!),
      );
    const plain = await breakdownIn(html`
      <mj-score-breakdown><mj-hand seat="south" round="west" win="self-draw">${WEST}</mj-hand></mj-score-breakdown>
    `);
    expect(shown(plain)).to.deep.equal(['South seat, West round, won by self-draw']);
    const label = (plain.querySelector('mj-hand') as unknown as { internals: ElementInternals }).internals.ariaLabel!;
    expect(label).to.contain('won on the west wind').and.not.to.contain('self-draw');
    const own = await breakdownIn(html`<mj-score-breakdown><mj-hand situation>${WEST}</mj-hand></mj-score-breakdown>`);
    await settled(own);
    expect(shown(own)).to.deep.equal(['East seat, East round, won by discard']);
    expect(all(own, '[part~="situation"]')).to.have.length(0);
    const page = await fixture(html`
      <div lang="zh-Hant">
        <mj-hand id="scored" situation seat="north">${WEST}</mj-hand>
        <mj-score-breakdown for="scored"></mj-score-breakdown>
      </div>
    `);
    await settled(page);
    expect(shown(page.querySelector('mj-score-breakdown')!)).to.deep.equal(['北家, 東風圈, 食和']);
  });

  it('follows the hand', async () => {
    const element = await breakdownIn(slotted());
    const hand = element.querySelector('mj-hand')!;
    hand.setAttribute('win', 'discard');
    await settled(element);
    expect(value(element)).to.equal('24');
    hand.textContent = '(222b) EEE 99c 3344d B';
    hand.removeAttribute('win');
    await settled(element);
    expect(seen(one(element, 'caption'))).to.equal('Hand, Classical rules');
    hand.remove();
    await settled(element);
    expect(message(element)).to.equal('No hand to score yet.');
    expect(value(element)).to.equal(undefined);
  });

  it('finds a wrapped hand, and one that is added later', async () => {
    const element = await breakdownIn(html`<mj-score-breakdown></mj-score-breakdown>`);
    expect(message(element)).to.equal('No hand to score yet.');
    const figure = document.createElement('figure');
    figure.innerHTML = `<mj-hand seat="south">${WEST}</mj-hand>`;
    element.append(figure);
    await settled(element);
    expect(value(element)).to.equal('24');
  });

  it('fires no event of its own for the hand inside, whose event bubbles', async () => {
    const received: EventTarget[] = [];
    const listen = (event: Event) => received.push(event.target!);
    const container = await fixture<HTMLElement>(html`<div @mj-score=${listen}></div>`);
    await set(container, { innerHTML: `<mj-score-breakdown><mj-hand>${WEST}</mj-hand></mj-score-breakdown>` });
    expect(received).to.deep.equal([container.querySelector('mj-hand')]);
  });
});

describeRendered('a breakdown of a hand elsewhere', () => {
  const hand = (id: string, win = 'discard') => {
    const around = document.createElement('div');
    around.innerHTML = `<mj-hand id="${id}" seat="south" win="${win}">${WEST}</mj-hand>`;
    return around.querySelector('mj-hand')!;
  };
  /** A breakdown of a hand that is not there yet, and what it is in. */
  const waiting = async () => {
    const container = await fixture<HTMLElement>(html`<div><mj-score-breakdown for="it"></mj-score-breakdown></div>`);
    return { container, element: container.querySelector('mj-score-breakdown')! };
  };

  for (const order of ['before', 'after'] as const)
    it(`finds it ${order} the breakdown`, async () => {
      const { container, element } = await waiting();
      container[order === 'before' ? 'prepend' : 'append'](hand('it'));
      await settled(container);
      expect(value(element)).to.equal('24');
    });

  it('follows it when it is added, replaced, renamed or removed', async () => {
    const { container, element } = await waiting();
    await settled(container);
    expect(message(element)).to.equal('No hand to score yet.');

    const first = hand('it');
    container.prepend(first);
    await settled(container);
    expect(value(element)).to.equal('24');

    const second = hand('it', 'self-draw');
    first.replaceWith(second);
    await settled(container);
    expect(value(element)).to.equal('30');
    // The replaced hand is no longer listened to.
    container.append(first);
    first.id = 'other';
    first.textContent = KONG;
    await settled(container);
    expect(value(element)).to.equal('30');

    second.id = '';
    first.id = 'it';
    await settled(container);
    expect(value(element)).to.equal('216');

    first.remove();
    await settled(container);
    expect(value(element)).to.equal(undefined);

    element.setAttribute('for', 'another');
    container.append(hand('another'));
    await settled(container);
    expect(value(element)).to.equal('24');
  });

  it('waits until it is defined', async () => {
    const { container, element } = await waiting();
    container.append(Object.assign(document.createElement('late-hand'), { id: 'it', textContent: WEST }));
    await settled(container);
    // Not “no hand”, because it exists but is not ready.
    expect(part(element, 'message')).to.equal(null);
    const { MjHand: Hand } = await import('../../src/elements/mj-hand/mj-hand.js');
    Hand.define('late-hand');
    await settled(container);
    await settled(container);
    expect(value(element)).to.equal('24');
  });

  it('finds it in its own shadow root', async () => {
    const host = await fixture<HTMLElement>(html`<div></div>`);
    host.attachShadow({ mode: 'open' }).innerHTML = `<mj-score-breakdown for="it"></mj-score-breakdown>`;
    host.shadowRoot!.append(hand('it'));
    await settled(host);
    await settled(host.shadowRoot!.firstElementChild!);
    expect(value(host.shadowRoot!.querySelector('mj-score-breakdown')!)).to.equal('24');
  });

  it('scores it under its own rules without changing the hand’s', async () => {
    const container = await fixture<HTMLElement>(html`
      <div>
        <mj-hand id="it" seat="north" round="south">${KONG}</mj-hand>
        <mj-score-breakdown for="it"></mj-score-breakdown>
        <mj-score-breakdown for="it" profile="european"></mj-score-breakdown>
        <mj-score-breakdown for="it" profile="family"></mj-score-breakdown>
      </div>
    `);
    await settled(container);
    const breakdowns = [...container.querySelectorAll('mj-score-breakdown')];
    expect(breakdowns.map(value)).to.deep.equal(['208', '200', '250']);
    expect(container.querySelector('mj-hand')!.score!.value).to.equal(208);
  });

  it('fires once for each score', async () => {
    const { container, element } = await waiting();
    const received: number[] = [];
    element.addEventListener('mj-score', (event) => received.push(event.score.value));
    const it = hand('it');
    container.append(it);
    await settled(container);
    it.setAttribute('win', 'self-draw');
    await settled(container);
    element.requestUpdate();
    it.setAttribute('title', 'no matter');
    await settled(container);
    expect(received).to.deep.equal([24, 30]);
  });
});

describeRendered('a breakdown of a Score', () => {
  it('shows it, whether set before or after it is connected', async () => {
    const scored = score(KONG, { seat: 'north', round: 'south' }, 'european');
    const element = document.createElement('mj-score-breakdown');
    element.score = scored;
    (await fixture<HTMLElement>(html`<div></div>`)).append(element);
    await settled(element);
    expect(value(element)).to.equal('200');
    await set(element, { score: score(WEST) });
    expect(value(element)).to.equal('24');
    await set(element, { score: null });
    expect(message(element)).to.equal('No hand to score yet.');
  });

  it('is explained by the rules it was scored with, even if other rules have the same name', async () => {
    const container = await fixture(html`
      <div>
        <mj-hand rules="mahjong: 50 points">${WEST}</mj-hand>
        <mj-score-breakdown></mj-score-breakdown>
      </div>
    `);
    await settled(container);
    const element = container.querySelector('mj-score-breakdown')!;
    element.score = container.querySelector('mj-hand')!.score;
    await settled(container);
    expect((await detail(element, 'Going out')).join()).to.contain('50 points');
    element.score = JSON.parse(JSON.stringify(element.score)) as Score;
    await settled(container);
    expect(message(element)).to.contain('aren’t available here');
    expect(panel(element, 'why-not')).to.equal(null);
  });

  it('with unknown rules shows its lines, without rule details', async () => {
    const own = defineProfile({ name: 'our table', rules: 'mahjong: 50 points' });
    const stored = JSON.parse(JSON.stringify(score(WEST, {}, own))) as Score;
    const element = await breakdownIn(html`<mj-score-breakdown .score=${stored}></mj-score-breakdown>`);
    expect(message(element)).to.contain('custom rules, “our table”');
    expect(value(element)).to.equal('54');
    expect(seen(one(element, 'caption'))).to.equal('Winning hand, our table rules');
    expect([panel(element, 'why-not'), panel(element, 'what-if')]).to.deep.equal([null, null]);
    expect(await detail(element, 'Going out')).to.deep.equal(['Points for going out.']);
  });
});

describeRendered('a line', () => {
  it('opens to show its rule, its worth, its source and its worth elsewhere', async () => {
    const element = await breakdownIn(html`
      <mj-score-breakdown><mj-hand win="self-draw">123b 456b 789b 234b 9b +9b</mj-hand></mj-score-breakdown>
    `);
    const fullFlush = toggle(element, 'Full flush');
    expect(fullFlush.getAttribute('aria-expanded')).to.equal('false');
    await press(element, fullFlush);
    expect(fullFlush.getAttribute('aria-expanded')).to.equal('true');
    expect(sentences(element)).to.deep.equal([
      'One suit, no winds or dragons.',
      'Classical: 3 doubles.',
      'Elsewhere: 4 doubles (Pung-based); 1 double (Family); nothing (BMJA).',
      `Source: ${profiles.classical.source}.`,
    ]);
    await expect(element).shadowDom.to.be.accessible();
    await press(element, fullFlush);
    expect(part(element, 'detail')).to.equal(null);
  });

  it('opens to show what a table changes as its own, not as a rule of the profile or of its source', async () => {
    const element = await breakdownIn(html`
      <mj-score-breakdown profile="british" rules="mahjong: 30 points; --pure: 20 points if full-flush">
        <mj-hand win="self-draw">123b 456b 789b 234b 9b +9b</mj-hand>
      </mj-score-breakdown>
    `);
    const once = async (label: string): Promise<string[]> => {
      const found = await detail(element, label);
      await press(element, toggle(element, label));
      return found;
    };
    const [, here, elsewhere, ...more] = await once('Going out');
    expect([here, more]).to.deep.equal(['This table: 30 points.', []]);
    expect(elsewhere).to.match(/^Elsewhere: 20 points \(British, Classical, /);
    expect(await once('Pure')).to.deep.equal(['20 points if full-flush', 'This table: 20 points.']);
    expect(await once('Full flush')).to.include.members(['British: 3 doubles.', 'Source: British school.']);
    element.lang = 'zh-Hant';
    await until(() => line(element, '和牌'));
    const chinese = await once('和牌');
    expect(chinese.slice(1, 2).concat(chinese.slice(3))).to.deep.equal(['本桌規則：30 點。']);
  });

  it('opens to show the sentence of an award of the table’s own, or else its declaration', async () => {
    const element = await breakdownIn(html`
      <mj-score-breakdown
        rules='--pure: 1 double "One suit, at our table" "Nur eine Farbe"@de if full-flush; --ours: 4 points each chow'
      >
        <mj-hand win="self-draw">123b 456b 789b 234b 9b +9b</mj-hand>
      </mj-score-breakdown>
    `);
    expect((await detail(element, 'Pure'))[0]).to.equal('One suit, at our table');
    element.lang = 'de';
    await until(() => sentences(element)[0] === 'Nur eine Farbe');
    await set(element, { lang: 'en' });
    await press(element, toggle(element, 'Pure'));
    expect((await detail(element, 'Ours'))[0]).to.equal('4 points each chow');
  });

  it('is a button that can be reached by keyboard', async () => {
    const element = await breakdownIn(slotted());
    const toggles = parts(element, 'toggle');
    expect(toggles.map((toggle) => toggle.tabIndex)).to.deep.equal([0, 0, 0]);
    toggles[1]!.focus();
    expect(root(element).activeElement).to.equal(toggles[1]);
    await settled(element);
    // Focus has the same effect as the pointer.
    expect(litTiles(element.querySelector('mj-hand')!)).to.have.length(3);
    toggles[1]!.blur();
    await settled(element);
    expect(litTiles(element.querySelector('mj-hand')!)).to.deep.equal([]);
  });

  it('highlights its tiles in the hand while it is pointed at', async () => {
    const element = await breakdownIn(slotted());
    const hand = element.querySelector('mj-hand')!;
    line(element, 'Pung of west').dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    await settled(element);
    expect(litTiles(hand).map((label) => label.slice(0, 9))).to.deep.equal(['west wind', 'west wind', 'west wind']);
    expect(line(element, 'Pung of west').part.contains('lit')).to.equal(true);
    part(element, 'head')!.parentElement!.dispatchEvent(new PointerEvent('pointerleave'));
    await settled(element);
    expect(litTiles(hand)).to.deep.equal([]);
  });

  it('is highlighted while one of its tiles is pointed at', async () => {
    const element = await breakdownIn(slotted());
    const hand = element.querySelector('mj-hand')!;
    const tile = (label: string) =>
      all(hand, '[part~="tile"]').find((one) => one.getAttribute('aria-label') === label)!;
    const point = async (label: string) => {
      tile(label).dispatchEvent(new PointerEvent('pointerover', { bubbles: true, composed: true }));
      await settled(element);
      return parts(element, 'lit').map(seen);
    };
    expect(await point('west wind')).to.deep.equal(['Pung of west, concealed 8 28', 'Self-draw 2 30']);
    expect(await point('2 of bamboo')).to.deep.equal([]);
    hand.dispatchEvent(new PointerEvent('pointerleave'));
    await settled(element);
    expect(parts(element, 'lit')).to.deep.equal([]);
  });

  it('has figures in words for screen readers', async () => {
    const element = await breakdownIn(european());
    expect(heard(line(element, 'Kong of red'))).to.equal('Kong of red dragons, exposed 16 points 50');
    expect(heard(line(element, 'All pungs'))).to.equal('All pungs 1 double 100 becomes 200');
    expect(heard(part(element, 'roundedBase')!)).to.equal('Rounded to tens 52 becomes 50');
  });

  it('is in a table with a caption and headers', async () => {
    const element = await breakdownIn(slotted());
    const table = one<HTMLTableElement>(element, 'table');
    expect(seen(table.caption!)).to.equal('Winning hand, Classical rules');
    expect([...table.tHead!.rows[0]!.cells].map((cell) => `${cell.scope} ${seen(cell)}`)).to.deep.equal([
      'col Award',
      'col Worth',
      'col So far',
    ]);
    for (const row of table.querySelectorAll('[part~="line"], [part~="sum"]'))
      expect(row.querySelectorAll('th[scope=row]')).to.have.length(1);
  });

  it('names a limit hand in English and Chinese', async () => {
    const element = await breakdownIn(html`
      <mj-score-breakdown><mj-hand>19b 19c 19d ESWNRGB +B</mj-hand></mj-score-breakdown>
    `);
    const name = line(element, 'Thirteen orphans').querySelector('[lang]')!;
    expect([name.textContent, name.getAttribute('lang')]).to.deep.equal(['十三幺', 'zh-Hant']);
    expect(rows(element)).to.include('Thirteen orphans 十三幺 limit 500');
    expect(head(element)).to.equal('500 Thirteen orphans: the limit, 500.');
  });
});

describeRendered('by keyboard', () => {
  it('every line, panel and switch can be reached and used', async () => {
    const element = await breakdownIn(discarded());
    const focused = () => seen(root(element).activeElement!);
    const press = async (key: string) => {
      await sendKeys({ press: key });
      await settled(element);
    };
    part(element, 'toggle')!.focus();
    await press('Enter');
    expect(sentences(element)).to.include('Points for going out.');
    await press('Enter');
    expect(part(element, 'detail')).to.equal(null);
    await press('Tab');
    expect(focused()).to.equal('Pung of west, exposed');
    await press('Tab');
    expect(focused()).to.equal('Why not');
    await press('Enter');
    expect(panel(element, 'why-not')!.open).to.equal(true);
    await until(() => panel(element, 'why-not')!.querySelector('li'));
    await press('Tab');
    expect(focused()).to.match(/^Show all/);
    const shown = panel(element, 'why-not')!.querySelectorAll('li').length;
    await press('Enter');
    // The button is gone, so the focus moves to the first new line.
    const misses = [...panel(element, 'why-not')!.querySelectorAll('li')];
    expect(misses.length).to.be.greaterThan(shown);
    expect(root(element).activeElement).to.equal(misses[shown]);
    await press('Tab');
    expect(focused()).to.equal('What if');
    await press('Enter');
    await until(() => panel(element, 'what-if')!.querySelector('input'));
    await press('Tab');
    expect((root(element).activeElement as HTMLInputElement).name).to.equal('win');
    await press('ArrowRight');
    expect(outcome(element)).to.contain('30 instead of 24.');
    control(element, 'Reset').focus();
    await press('Enter');
    expect(outcome(element)).to.equal('');
    const { name, checked } = root(element).activeElement as HTMLInputElement;
    expect([name, checked]).to.deep.equal(['bonus', true]);
    // Chosen by keyboard; the hand is unchanged.
    expect(value(element)).to.equal('24');
  });
});

describeRendered('the panels', () => {
  it('list near misses, folded, the nearest first', async () => {
    const element = await breakdownIn(html`
      <mj-score-breakdown profile="pung-based">
        <mj-hand seat="south">RRR 456d (999d) 22d 67d +8d</mj-hand>
      </mj-score-breakdown>
    `);
    const whyNot = panel(element, 'why-not')!;
    expect(whyNot.open).to.equal(false);
    expect(seen(whyNot.querySelector('summary')!)).to.equal('Why not');
    await open(element, 'why-not');
    const misses = () => [...whyNot.querySelectorAll('li')].map(seen);
    expect(misses()).to.have.length(6);
    expect(misses()[2]).to.equal('Full flush: the red dragon is an honour.');
    const button = whyNot.querySelector('button')!;
    expect(seen(button)).to.match(/^Show all \d\d$/);
    await press(element, button);
    expect(misses()).to.have.length(Number(/\d+/.exec(seen(button))));
    expect(misses()).to.include('Robbed kong: no kong was robbed.');

    // The tile that prevents the award is highlighted in the hand.
    whyNot.open = true;
    whyNot.querySelectorAll('li')[2]!.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    await settled(element);
    expect(litTiles(element.querySelector('mj-hand')!)).to.deep.equal(['red dragon', 'red dragon', 'red dragon']);
  });

  it('show other readings, and why one was chosen', async () => {
    const element = await breakdownIn(html`
      <mj-score-breakdown profile="european" rules="rounding: none">
        <mj-hand>(123b) 789b 456c 234d 2d +2d</mj-hand>
      </mj-score-breakdown>
    `);
    const readings = [...(await open(element, 'other-readings')).querySelectorAll('li')];
    expect(heard(readings[0]!)).to.match(/It has .* instead of .*\./);
    expect(heard(readings[0]!))
      .to.contain('2 3 4 of circles, exposed')
      .and.to.contain('The reading above is worth 4 more.');
    const plain = await breakdownIn(slotted());
    expect(panel(plain, 'other-readings')).to.equal(null);
  });

  it('show what if, without changing the hand', async () => {
    const element = await breakdownIn(discarded());
    const hand = element.querySelector('mj-hand')!;
    const before = [hand.outerHTML, JSON.stringify(hand.score)];
    await open(element, 'what-if');
    const choose = async (name: string, chosen: string) => {
      one<HTMLInputElement>(element, `input[name="${name}"][value="${chosen}"]`).click();
      await settled(element);
      return outcome(element);
    };
    expect(await choose('win', 'self-draw')).to.equal(
      '30 instead of 24. Pung of west, concealed – 8 points instead of 4 points Self-draw – 2 points more 30 points.',
    );
    expect(await choose('win', 'discard')).to.equal('');
    expect(await choose('seat', 'west')).to.equal(
      '48 instead of 24. Set of seat wind: west wind – 1 double more 24 points, doubled to 48.',
    );
    expect(await choose('bonus', '3f'))
      .to.contain('112 instead of 24.')
      .and.to.contain('Own flower: chrysanthemum – 1 double more');
    await expect(element).shadowDom.to.be.accessible();
    await press(element, 'Reset');
    expect(outcome(element)).to.equal('');
    const checked = all(element, 'input:checked').map((input) => (input as HTMLInputElement).value);
    expect(checked).to.deep.equal(['discard', 'south', 'east', '']);
    expect([hand.outerHTML, JSON.stringify(hand.score)]).to.deep.equal(before);
    expect(value(element)).to.equal('24');
  });

  it('explain why a situation is impossible', async () => {
    const element = await breakdownIn(html`
      <mj-score-breakdown>
        <mj-hand win="self-draw" circumstances="kong-replacement">[5555b] 789b 456c 99c 34d +5d</mj-hand>
      </mj-score-breakdown>
    `);
    await open(element, 'what-if');
    await press(element, one(element, 'input[value="discard"]'));
    expect(outcome(element)).to.equal('“kong-replacement” and “discard” cannot both apply.');
  });
});

describeRendered('the comparison', () => {
  const compared = (names: string) => html`
    <mj-score-breakdown compare=${names}>
      <mj-hand seat="north" round="south">${KONG}</mj-hand>
    </mj-score-breakdown>
  `;
  /** The sentence about the comparison, below its title. */
  const comparedIn = (element: Element): string => seen(one(element, '[part="comparison"] #compared + p'));
  const table = (element: Element): string[][] =>
    [...part(element, 'comparison')!.querySelectorAll('tr')].map((row) => [...row.children].map((cell) => seen(cell)));

  it('shows profiles side by side, with the value on top', async () => {
    const element = await breakdownIn(compared('european, family'));
    expect(table(element)).to.deep.equal([
      ['', 'Classical', 'European', 'Family'],
      ['Value', '208', '200', '250'],
      ['Going out', '20', '20', '30'],
      ['Pung of 5 of characters, exposed', '2', '2', '2'],
      ['Pung of 2 of bamboo, concealed', '4', '4', '4'],
      ['Pung of 1 of circles, concealed', '8', '8', '8'],
      ['Kong of red dragons, exposed', '16', '16', '16'],
      ['Only tile', '2', '–', '–'],
      ['Pair wait', '–', '2', '2'],
      ['Base', '52', '50', '62'],
      ['Set of dragons: red dragon', '×2', '×2', '×2'],
      ['All pungs', '×2', '×2', '×2'],
      ['Limit', '500', '500', '500'],
    ]);
    await expect(element).shadowDom.to.be.accessible();
  });

  it('marks differences, visibly and for screen readers', async () => {
    const element = await breakdownIn(compared('european'));
    const marked = parts(element, 'differs').map(heard);
    expect(marked).to.deep.equal(['200 differs', 'not given differs', '2 points differs', '50 differs']);
  });

  it('gives the reason in a sentence', async () => {
    const element = await breakdownIn(compared('european'));
    expect(comparedIn(element)).to.equal(
      '208 under Classical rules, 200 under European rules, because base points are rounded.',
    );
  });

  it('names a table that changes a profile apart from the profile', async () => {
    const element = await breakdownIn(html`
      <mj-score-breakdown profile="british" rules="mahjong: 30 points" compare="british european">
        <mj-hand seat="north" round="south">${KONG}</mj-hand>
      </mj-score-breakdown>
    `);
    expect(table(element)[0]).to.deep.equal(['', 'This table', 'British', 'European']);
    expect(comparedIn(element)).to.equal(
      '248 under this table’s rules; 208 under British rules, because “Going out” is worth 20 points; 200 under European rules, because “Going out” is worth 20 points and base points are rounded.',
    );
    expect(seen(one(element, 'caption'))).to.equal('Winning hand, this table’s rules');
    expect(element.toText()).to.match(/^Winning hand, this table’s rules\n/);
    expect(element.toMarkdown()).to.match(/^\*\*Winning hand, this table’s rules\*\*\n/);
  });

  it('of all profiles fits a phone', async () => {
    const element = await breakdownIn(html`
      <div style="inline-size: 320px">${compared('millington british pung-based family european babcock')}</div>
    `);
    expect(table(element)[1]).to.deep.equal(['Value', '208', '208', '208', '208', '250', '200', '208']);
    expect(element.scrollWidth).to.be.at.most(320);
    const scroll = one(element, '[part="comparison"] [role="group"]');
    // Overflowing content can be scrolled by keyboard.
    expect(scroll.scrollWidth).to.be.greaterThan(scroll.clientWidth);
    expect(scroll.tabIndex).to.equal(0);
  });

  it('shows where a hand cannot win', async () => {
    const element = await breakdownIn(html`
      <mj-score-breakdown compare="family"><mj-hand>19b 19c 19d ESWNRGB +B</mj-hand></mj-score-breakdown>
    `);
    expect(table(element)[1]).to.deep.equal(['Value', '500', 'no win']);
  });

  it('reports an unknown profile, and compares the others', async () => {
    const element = await breakdownIn(compared('euro british'));
    expect(message(element)).to.match(/^“euro” is not a profile: did you mean “european”\? Use classical, /);
    expect(table(element)[0]).to.deep.equal(['', 'Classical', 'British']);
    await set(element, { compare: '' });
    expect(part(element, 'comparison')).to.equal(null);
  });
});

describe('the code for details', () => {
  it('loads when a panel opens, and again after a failure', async () => {
    const { panels } = await import('../../src/elements/mj-score-breakdown/lazy-parts.js');
    const there = panels.module;
    const load = panels.load;
    panels.module = undefined;
    panels.load = () => Promise.reject(new TypeError('offline'));
    try {
      const element = await breakdownIn(slotted());
      const whyNot = panel(element, 'why-not')!;
      expect(inPanel(whyNot)).to.equal('');
      whyNot.open = true;
      await until(() => inPanel(whyNot));
      expect(inPanel(whyNot)).to.equal('Couldn’t load this part. Check your connection and try again. Try again');
      panels.load = async () => (panels.module = await import('../../src/elements/mj-score-breakdown/panels.js'));
      whyNot.open = false;
      await settled(element);
      whyNot.open = true;
      await until(() => whyNot.querySelector('li'), 'loads at the second attempt');
    } finally {
      panels.load = load;
      panels.module ??= there;
    }
  });
});

describeRendered('options for authors', () => {
  const CHOWS = '(123b) 789b 456c 234d 2d +2d';
  const offered = (element: Element) => [
    ...all(element, 'summary').map(seen),
    ...parts(element, 'copy').map(() => 'copy'),
  ];
  const messages = (element: Element) => parts(element, 'message').map(seen);

  it('`panels` selects the panels', async () => {
    const element = await breakdownIn(html`
      <mj-score-breakdown profile="european" rules="rounding: none"><mj-hand>${CHOWS}</mj-hand></mj-score-breakdown>
    `);
    expect(offered(element)).to.deep.equal(['Why not', 'Other readings', 'What if', 'copy']);
    for (const [panels, shown] of [
      ['readings', ['Other readings']],
      ['what-if, why-not', ['Why not', 'What if']],
      ['whatif, why–not', ['Why not', 'What if']],
      ['copy', ['copy']],
      ['none', []],
    ] as const) {
      await set(element, { panels });
      expect(offered(element), panels).to.deep.equal(shown);
      expect(messages(element)).to.deep.equal([]);
    }
    await set(element, { panels: 'why-not wat' });
    expect(offered(element)).to.deep.equal(['Why not']);
    expect(messages(element)).to.deep.equal(['panels: “wat” is unknown. Use why-not, readings, what-if, copy, none.']);
    element.removeAttribute('panels');
    await set(element, { panels: undefined });
    expect(offered(element)).to.have.length(4);
  });

  it('`section` shows one section', async () => {
    const element = await breakdownIn(html`
      <mj-score-breakdown section="points"><mj-hand seat="south">${KONG}</mj-hand></mj-score-breakdown>
    `);
    const labels = () => rows(element).map((row) => row.replace(/ [\d→ ×,]+$/, ''));
    expect(labels()).to.include('Going out').and.to.include('Base');
    expect(labels()).to.not.include('Doubles');
    expect(labels()).to.not.include('Value');
    expect(part(element, 'head')).to.equal(null);
    expect(offered(element)).to.deep.equal([]);
    await set(element, { section: 'doubles' });
    expect(labels()).to.deep.equal(['Doubles', 'Set of dragons: red dragon', 'All pungs']);
    await set(element, { section: 'limit-hands' });
    expect(rows(element)).to.deep.equal(['No limit hand.']);
    await set(element, { panels: 'why-not', section: 'fans' as 'points' });
    expect(labels()).to.include('Value');
    expect(offered(element)).to.deep.equal(['Why not']);
    expect(messages(element)).to.deep.equal(['section: “fans” is unknown. Use points, doubles, limit-hands.']);
  });

  inChromium('`steps` are left out of print, and what they hide is printed', async () => {
    const element = await breakdownIn(discarded(true));
    await press(element, all(element, '[part~="steps"] button')[1]!);
    const hidden = () =>
      all(element, 'tr, [part="head"]').filter((one) => getComputedStyle(one).visibility !== 'visible');
    expect(hidden()).not.to.have.length(0);
    await emulateMedia({ media: 'print' });
    expect(hidden()).to.have.length(0);
    await emulateMedia({ media: 'screen' });
  });

  it('`steps` walks through the score line by line, by button and by keyboard', async () => {
    const element = await breakdownIn(discarded(true));
    const [back, next, whole] = all(element, '[part~="steps"] button');
    const visible = () => all(element, 'tbody tr').filter((row) => getComputedStyle(row).visibility === 'visible');
    const status = () => seen(one(element, '[part~="steps"] [aria-live]'));
    const hand = element.querySelector('mj-hand')!;
    expect(visible().map(seen)).to.deep.equal(rows(element));
    const height = element.getBoundingClientRect().height;
    next!.focus();
    await press(element, next!);
    expect(visible().map(seen)).to.deep.equal(['Points', 'Going out 20 20']);
    expect(status()).to.equal('Line 1 of 4. Going out: 20 points, 20 so far.');
    expect(getComputedStyle(part(element, 'head')!).visibility).to.equal('hidden');
    await sendKeys({ press: 'ArrowRight' });
    await settled(element);
    expect(status()).to.equal('Line 2 of 4. Pung of west, exposed: 4 points, 24 so far.');
    expect(seen(one(element, '[aria-current="step"]'))).to.contain('Pung of west');
    expect(litTiles(hand)).to.have.length(3);
    // The status may take one line of its own; the table stays in place.
    expect(part(element, 'table')!.getBoundingClientRect().height).to.be.greaterThan(0);
    expect(element.getBoundingClientRect().height).to.be.closeTo(height, 60);
    await sendKeys({ press: 'End' });
    await settled(element);
    expect(status()).to.equal('Line 4 of 4. Value: 24.');
    expect(getComputedStyle(part(element, 'head')!).visibility).to.equal('visible');
    expect(litTiles(hand)).to.deep.equal([]);
    await press(element, back!);
    expect(status()).to.equal('Line 3 of 4. Base: 24.');
    await expect(element).shadowDom.to.be.accessible();
    await press(element, whole!);
    expect(visible()).to.have.length(rows(element).length);
    expect(status()).to.equal('');
  });

  it('nearly made patterns are listed before flowers', async () => {
    const element = await breakdownIn(html`
      <mj-score-breakdown><mj-hand seat="south">(123b) 789b 456b 99b GG +G 2f</mj-hand></mj-score-breakdown>
    `);
    const misses = [...(await open(element, 'why-not')).querySelectorAll('li')].map(seen);
    expect(misses.length).to.be.greaterThan(0);
    expect(misses.filter((miss) => /flower|season/i.test(miss))).to.deep.equal([]);
    await press(element, panel(element, 'why-not')!.querySelector('button')!);
    const every = [...panel(element, 'why-not')!.querySelectorAll('li')].map(seen);
    expect(every.findIndex((miss) => miss.startsWith('All flowers'))).to.be.greaterThan(misses.length - 1);
  });
});

describeRendered('a breakdown in a narrow place', () => {
  it('keeps the names of its columns', async () => {
    const element = await breakdownIn(slotted());
    element.style.inlineSize = '12rem';
    const shown = all(element, 'thead th').filter((name) => name.getClientRects().length > 0);
    expect(shown.map(seen)).to.deep.equal(['Worth', 'So far']);
  });
});

describeRendered('a hand that cannot be scored', () => {
  it('leaves the last valid score, grayed out, with the message', async () => {
    const element = await breakdownIn(slotted());
    const hand = element.querySelector('mj-hand')!;
    hand.setAttribute('circumstances', 'robbed-kong');
    await settled(element);
    expect(alert(element)).to.equal(
      '“robbed-kong” and “self-draw” cannot both apply. The last valid hand is shown below.',
    );
    expect(one(element, '.stale')).to.not.equal(null);
    expect(value(element)).to.equal('30');
    expect(element.error!.name).to.equal('HandError');
    expect(element.matches(':state(error)')).to.equal(true);
    await expect(element).shadowDom.to.be.accessible();
    hand.removeAttribute('circumstances');
    await settled(element);
    expect(one(element, '[role="alert"]')).to.equal(null);
    expect(one(element, '.stale')).to.equal(null);
    expect(element.error).to.equal(null);
    expect(element.matches(':state(error)')).to.equal(false);
  });

  it('has no score from before under rules by which the hand cannot go out', async () => {
    const element = await breakdownIn(slotted());
    await set(element, { rules: 'minimum-doubles: 3' });
    expect(alert(element)).to.equal('The hand is complete but cannot go out: these rules require at least 3 doubles.');
    expect(one(element, '[part~="value"]')).to.equal(null);
    // Rules that cannot be read do not say what it is worth, so that it stays.
    await set(element, { rules: '' });
    expect(value(element)).to.equal('30');
    await set(element, { rules: 'full-flush: many' });
    expect(one(element, '.stale')).to.not.equal(null);
    expect(value(element)).to.equal('30');
  });

  it('shows the error in the hand if its text is invalid', async () => {
    const element = await breakdownIn(slotted());
    const hand = element.querySelector('mj-hand')!;
    hand.textContent = '(123b) 5x';
    await settled(element);
    expect(seen(one(hand, '[role="alert"]'))).to.contain('Unknown suit “x”');
    expect(alert(element)).to.equal('The last valid hand is shown below.');
    expect(value(element)).to.equal('30');
  });

  it('shows the error if there was never a valid one', async () => {
    const element = await breakdownIn(html`<mj-score-breakdown><mj-hand>123b</mj-hand></mj-score-breakdown>`);
    expect(alert(element)).to.equal(
      'The hand has 3 tiles, not 13: 13, or 14 with the winning tile, plus one for each kong. Flowers and seasons don’t count.',
    );
    expect(value(element)).to.equal(undefined);
  });

  it('elsewhere shows the error here, and fires the event', async () => {
    const container = await fixture<HTMLElement>(html`<div><mj-score-breakdown for="bad"></mj-score-breakdown></div>`);
    const element = container.querySelector('mj-score-breakdown')!;
    const hand = Object.assign(document.createElement('mj-hand'), { id: 'bad', textContent: '5x' });
    const received = oneEvent(element, 'mj-error');
    container.append(hand);
    expect(((await received) as unknown as MjErrorEvent).error.message).to.contain('Unknown suit');
    await settled(container);
    expect(alert(element)).to.contain('Unknown suit “x”');
  });

  it('with invalid rules shows the error', async () => {
    const element = await breakdownIn(html`
      <mj-score-breakdown profile="euro"><mj-hand>${WEST}</mj-hand></mj-score-breakdown>
    `);
    expect(alert(element)).to.match(/^“euro” is not a profile/);
  });
});

describeRendered('the language', () => {
  it('is that of the nearest element with one, and can change', async () => {
    const container = await fixture<HTMLElement>(html`
      <div lang="en">
        ${european()}
        <section lang="zh-TW">${european()}</section>
      </div>
    `);
    await settled(container);
    const [english, chinese] = [...container.querySelectorAll('mj-score-breakdown')];
    expect(head(english!)).to.equal('200 52 points, rounded to 50, doubled twice to 200.');
    expect(head(chinese!)).to.equal('200 52 點，取整為 50 點，2 番為 200 點。');
    expect(rows(chinese!)).to.include('對對和 ×2 100 → 200');
    await set(container, { lang: 'zh-Hant' });
    expect(rows(english!)).to.deep.equal(rows(chinese!));
    english!.lang = 'en-GB';
    await settled(container);
    expect(rows(english!)).to.include('All pungs ×2 100 → 200');
  });

  it('can be added by the page', async () => {
    const element = await breakdownIn(html`<div lang="tlh">${slotted()}</div>`);
    expect(rows(element)).to.include('Value 30');
    registerTexts('tlh', { breakdown: { value: 'lo’laHghach' } });
    await settled(element);
    expect(rows(element)).to.include('lo’laHghach 30');
    registerTexts('tlh', {});
  });
});

describeRendered('copying', () => {
  it('returns the score as text and as Markdown', async () => {
    const element = await breakdownIn(slotted());
    expect(element.toText()).to.contain('Pung of west, concealed   8  28');
    expect(element.toMarkdown()).to.contain('| Pung of west, concealed | 8 | 28 |');
    expect(document.createElement('mj-score-breakdown').toText()).to.equal('');
  });

  it('confirms, or shows the text if the clipboard is not available', async () => {
    const element = await breakdownIn(slotted());
    const written: string[] = [];
    const write = { writeText: (text: string) => Promise.resolve(void written.push(text)) };
    const refuse = { writeText: () => Promise.reject(new Error('no')) };
    const clipboard = Object.getOwnPropertyDescriptor(Navigator.prototype, 'clipboard');
    const stub = (stand: unknown) =>
      Object.defineProperty(navigator, 'clipboard', { value: stand, configurable: true });
    try {
      const [text, marked] = [...part(element, 'copy')!.querySelectorAll('button')];
      stub(write);
      text!.click();
      await aTimeout(0);
      await settled(element);
      expect(written).to.deep.equal([element.toText()]);
      expect(seen(part(element, 'copy')!.querySelector('[aria-live]')!)).to.equal('Copied.');
      stub(refuse);
      marked!.click();
      await aTimeout(0);
      await settled(element);
      expect(one<HTMLTextAreaElement>(element, 'textarea').value).to.equal(element.toMarkdown());
      expect(seen(part(element, 'copy')!.querySelector('[aria-live]')!)).to.contain('Couldn’t copy');
    } finally {
      delete (navigator as { clipboard?: unknown }).clipboard;
      if (clipboard) Object.defineProperty(Navigator.prototype, 'clipboard', clipboard);
    }
  });
});

describeRendered('in all its states', () => {
  for (const [title, profile, hand] of [
    ['a limit hand with eight bonus tiles', 'british', '(RRR) (GGG) (555b) (BBB) 2b +2b 1234f 1234s'],
    ['a loser’s hand', 'classical', '(222b) EEE 99c 3344d B'],
    ['a hand worth nothing', 'classical', '(123b) 456c 789d 258b 7c'],
    ['thirteen orphans', 'european', '19b19c19dESWNRGB +B'],
  ] as const)
    for (const lang of ['en', 'zh-Hant'])
      it(`${title} is accessible in ${lang}`, async () => {
        const element = await breakdownIn(html`
          <mj-score-breakdown lang=${lang} profile=${profile} compare="family" .score=${score(hand, {}, profile)}></mj-score-breakdown>
        `);
        for (const { part } of all(element, 'details')) await open(element, part.item(1)!);
        await expect(element).shadowDom.to.be.accessible();
      });

  it('mirrors on a right-to-left page, but not its tiles', async () => {
    const element = await breakdownIn(html`<div dir="rtl">${slotted()}</div>`);
    const [first, last] = [...line(element, 'Pung of west').querySelectorAll('[part~="tile"]')];
    expect(first!.getBoundingClientRect().left).to.be.lessThan(last!.getBoundingClientRect().left);
    const label = toggle(element, 'Pung of west').getBoundingClientRect();
    expect(label.left).to.be.greaterThan(first!.getBoundingClientRect().left);
  });

  it('fits a column of 240 pixels, even with long figures', async () => {
    const container = await fixture<HTMLElement>(html`
      <div>
        <mj-score-breakdown compare="british european"><mj-hand seat="south">${KONG}</mj-hand></mj-score-breakdown>
        <mj-score-breakdown limit="none">
          <mj-hand>(RRRR) [GGGG] [BBBB] [EEEE] S 1234f 1234s +S</mj-hand>
        </mj-score-breakdown>
      </div>
    `);
    container.style.width = '240px';
    await settled(container);
    for (const element of container.querySelectorAll('mj-score-breakdown'))
      for (const part of all(
        element,
        ['table', 'head', 'panel', 'copy', 'comparison'].map((name) => `[part~="${name}"]`).join(),
      ))
        expect(
          part.getBoundingClientRect().right,
          `${part.className} ${part.textContent!.slice(0, 200)}`,
        ).to.be.at.most(container.getBoundingClientRect().right + 1);
  });
});

describeRendered('a selection', () => {
  it('copies each figure once', async () => {
    const element = await breakdownIn(slotted());
    const selection = getSelection()!;
    selection.selectAllChildren(part(element, 'table')!);
    const lines = String(selection)
      .split('\n')
      .map((line) => line.replace(/\s+/g, ' ').trim())
      .filter(Boolean);
    // Browsers differ in whether a label and its figures are on one line.
    expect(lines.join(' ')).to.equal(
      'Winning hand, Classical rules Award Worth So far Points Going out 20 20 Pung of west, concealed 8 28 ' +
        'Self-draw 2 30 Base 30 Value 30',
    );
    selection.removeAllRanges();
  });
});
