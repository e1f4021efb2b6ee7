/** Many elements on a page render in short tasks, in the order of the page. */
import { aTimeout, expect, html, nextFrame } from '@open-wc/testing';
import { fixture, settled, until } from './helpers.js';
import '../../src/index.js';
import type { MjHand, MjScoreBreakdown, MjTile } from '../../src/index.js';

const WON = '(RRR) 123b 456b 99d 78d +9d 3f';

/** The faces of flowers, which are requested once on a page. */
before(async () => {
  await (
    await fixture<MjHand>(html`<mj-hand>${WON}</mj-hand>`)
  ).updateComplete;
});

describe('elements that appear together', () => {
  const isWaiting = (element: Element): boolean => element.matches(':state(waiting)');
  const isDrawn = (element: Element): boolean => element.shadowRoot!.querySelector('[part~="tile"]') !== null;

  const emptyPage = (): Promise<HTMLElement> => fixture(html`<main></main>`);

  /** Lets elements update, in the same task. */
  async function soon(): Promise<void> {
    for (let step = 0; step < 10; step++) await Promise.resolve();
  }

  /** Adds elements after the task has taken longer than elements may, so that all of them wait, as one before them does. */
  async function addLate(page: HTMLElement, markup: string): Promise<void> {
    const addTile = async (): Promise<MjTile> => {
      const tile = document.createElement('mj-tile');
      page.replaceChildren(tile);
      await soon();
      return tile;
    };
    let isLate = false;
    while (!isLate) {
      // What others have left to do comes first.
      await aTimeout(100);
      if (!(await addTile()).hasUpdated) continue;
      const start = performance.now();
      while (performance.now() - start < 60);
      isLate = isWaiting(await addTile());
    }
    page.insertAdjacentHTML('beforeend', markup);
    await soon();
  }

  it('render at once if there are few', async () => {
    const page = await emptyPage();
    await new Promise((later) => setTimeout(later));
    page.innerHTML = `<mj-hand>${WON}</mj-hand>`;
    await soon();
    expect(isDrawn(page.firstElementChild!)).to.equal(true);
  });

  it('search the page for labels only if they can have any', async () => {
    const page = await emptyPage();
    const { prototype } = ElementInternals;
    const labels = Object.getOwnPropertyDescriptor(prototype, 'labels')!;
    let searches = 0;
    const get = function (this: ElementInternals): unknown {
      searches++;
      return labels.get!.call(this);
    };
    Object.defineProperty(prototype, 'labels', { ...labels, get });
    try {
      page.innerHTML = `<mj-hand>${WON}</mj-hand>`.repeat(3);
      expect(searches).to.equal(0);
      page.innerHTML = `<label><mj-hand>${WON}</mj-hand></label><mj-hand id="named">${WON}</mj-hand>`;
      expect(searches).to.equal(2);
    } finally {
      Object.defineProperty(prototype, 'labels', labels);
    }
  });

  it('keep their text and their space until it is their turn', async () => {
    const page = await emptyPage();
    await addLate(page, `<mj-hand style="display: block">${WON}</mj-hand>`.repeat(3));
    const hands = [...page.querySelectorAll<MjHand>('mj-hand')];
    expect(hands.map(isDrawn)).to.deep.equal([false, false, false]);
    for (const hand of hands) {
      expect(isWaiting(hand)).to.equal(true);
      expect(hand.getBoundingClientRect().height).to.be.greaterThan(10);
      expect(hand.shadowRoot!.querySelector('slot')!.assignedNodes()[0]!.textContent).to.equal(WON);
    }
    await Promise.all(hands.map((hand) => hand.updateComplete));
    for (const hand of hands) {
      expect(isWaiting(hand)).to.equal(false);
      expect(isDrawn(hand)).to.equal(true);
    }
  });

  it('render in the order of the page, those that are shown or explained first', async () => {
    const page = await emptyPage();
    await addLate(
      page,
      `<mj-score-breakdown for="later"></mj-score-breakdown>
       <mj-score-breakdown id="outer"><mj-hand id="inner">${WON}</mj-hand></mj-score-breakdown>
       <mj-hand id="later">${WON}</mj-hand>`,
    );
    const finished: string[] = [];
    const elements = [...page.querySelectorAll<MjHand | MjScoreBreakdown>('mj-hand, mj-score-breakdown')];
    await Promise.all(
      elements.map(async (element) => {
        await element.updateComplete;
        finished.push(element.id || 'for');
      }),
    );
    expect(finished).to.deep.equal(['later', 'for', 'inner', 'outer']);
  });

  it('render in the order of the page although some come later, when their code has loaded', async () => {
    const page = await emptyPage();
    await addLate(
      page,
      `<div></div>${`<mj-score-breakdown><mj-hand>${WON}</mj-hand></mj-score-breakdown>`.repeat(100)}`,
    );
    const all = [...page.querySelectorAll('mj-score-breakdown')];
    await all[0]!.updateComplete;
    page.firstElementChild!.insertAdjacentHTML('afterend', `<mj-hand>${WON}</mj-hand>`.repeat(3));
    const late = [...page.querySelectorAll<MjHand>('main > mj-hand')];
    await late.at(-1)!.updateComplete;
    expect(late.every(isDrawn)).to.equal(true);
    expect(isWaiting(all.at(-1)!)).to.equal(true);
    await all.at(-1)!.updateComplete;
  });

  it('keep what is set while they wait, whatever was set before they were defined', async () => {
    const { score } = await fixture<MjHand>(html`<mj-hand>${WON}</mj-hand>`);
    const cases: [tag: string, name: string, before: unknown, now: unknown][] = [
      ['mj-hand', 'hand', 'RRR', 'GGG'],
      ['mj-tile', 'tile', 'R', 'G'],
      ['mj-score-breakdown', 'score', null, score],
      ['mj-score-breakdown', 'compact', true, false],
      ['mj-settlement', 'winner', 'south', 'west'],
      ['mj-doubles', 'points', '3', '99'],
      ['mj-game', 'players', 'Ann, Ben, Cho, Dan', 'Eve, Fay, Gil, Hal'],
      ['mj-rules', 'value', 'limit: 300', 'limit: 700'],
    ];
    const page = await emptyPage();
    await addLate(page, '');
    // Nothing is defined there.
    const inert = document.implementation.createHTMLDocument();
    const all = cases.map(([tag, name, before]) => {
      const element = inert.createElement(tag) as MjHand;
      return page.appendChild(Object.assign(element, { [name]: before }));
    });
    const last = page.appendChild(Object.assign(inert.createElement('mj-hand') as MjHand, { hand: 'RRR' }));
    await soon();
    all.forEach((element, place) => Object.assign(element, { [cases[place]![1]]: cases[place]![3] }));
    last.setAttribute('hand', 'GGG');
    expect(all.filter(isWaiting).length).to.be.greaterThan(3);
    for (const element of [...all, last]) await element.updateComplete;
    expect(all.map((element, place) => Reflect.get(element, cases[place]![1]))).to.deep.equal(
      cases.map(([, , , now]) => now),
    );
    expect([last.hand, last.shadowRoot!.querySelector('.notation')!.textContent]).to.deep.equal(['GGG', 'GGG ']);
  });

  it('wait again for the code of what was set while they waited', async () => {
    const hand = await fixture<MjHand>(html`<mj-hand>${WON}</mj-hand>`);
    const score = hand.score!;
    const scores = 'east 20; south 128; west 8; north 0';
    // Tag, attributes, and what is set later: all of it needs code that has not been loaded on this page.
    const cases: [tag: string, attributes: string, later: Record<string, unknown>][] = [
      ['mj-score-breakdown', '', { score }],
      ['mj-score-breakdown', '', { score, steps: true, compare: 'british dmjl' }],
      ['mj-hand', '', { hand: '(RRR) ???? 78d +?' }],
      ['mj-hand', '', { hand: '(777z) 123s 456s 99p 78p +9p', notation: 'mpsz' }],
      ['mj-hand', `hand="${WON}"`, { spread: true }],
      ['mj-hand', `hand="${WON}"`, { situation: true }],
      ['mj-hand', `hand="${WON}"`, { highlight: '99d' }],
      ['mj-hand', `hand="${WON}"`, { profile: 'bmja', expect: '1' }],
      ['mj-hand', '', { hand: `${WON} 2f 4s`, expect: '1' }],
      ['mj-tile', '', { tile: '2f' }],
      ['mj-value', '', { hand: '[7777z]', partial: true, notation: 'mpsz' }],
      ['mj-value', 'rule="all-flowers"', { profile: 'xmj' }],
      ['mj-settlement', `winner="south" scores="${scores}"`, { compare: 'british sontag' }],
      ['mj-settlement', `winner="south" scores="${scores}"`, { editable: true, rules: 'false-win: 300 to each' }],
      ['mj-wall', '', { seed: 'a', step: 'deal' }],
      ['mj-rules', '', { profile: 'buzzard-2000' }],
      ['mj-game', 'players="Ann, Ben, Cho, Dan" hands="Ben 48 from Cho"', { profile: 'bmja' }],
      ['mj-waits', '', { hand: '123b 456b 99d 78d RRR', profile: 'dmjl' }],
    ];
    const markup = cases.map(([tag, attributes]) => `<${tag} ${attributes}></${tag}>`).join('');
    const page = await emptyPage();
    await addLate(page, markup);
    const early = [...page.querySelectorAll<MjHand>('main > :not(mj-tile:first-child)')];
    // Those whose texts load on demand wait for these first.
    expect(
      early
        .slice(0, 10)
        .filter((element) => !isWaiting(element))
        .map(({ localName }) => localName),
    ).to.deep.equal([]);
    early.forEach((element, index) => Object.assign(element, cases[index]![2]));
    for (const element of early) await element.updateComplete;

    const control = await emptyPage();
    control.innerHTML = markup;
    const late = [...control.querySelectorAll<MjHand>('main > *')];
    late.forEach((element, index) => Object.assign(element, cases[index]![2]));
    await settled(control);
    const shown = (element: Element): string => element.shadowRoot!.innerHTML.replace(/<!--.*?-->/g, '');
    for (const [index, element] of early.entries()) {
      const name = `<${cases[index]![0]}> with ${Object.keys(cases[index]![2]).join()}`;
      // Those that were not even defined load their code after their first update.
      for (const one of [element, late[index]!]) await until(() => one.shadowRoot && !isWaiting(one), name);
      expect(shown(element).length, name).to.be.greaterThan(5);
      await until(() => shown(element) === shown(late[index]!), name);
    }
  });

  it('render once, after those that they show have fired their events', async () => {
    const page = await emptyPage();
    const updates: string[] = [];
    const tags = ['mj-hand', 'mj-settlement', 'mj-score-breakdown'];
    const classes = tags.map((tag) => customElements.get(tag)!.prototype as MjHand);
    const before = classes.map((one) => Reflect.get(one, 'update') as () => void);
    classes.forEach((one, index) =>
      Reflect.set(one, 'update', function (this: MjHand, ...changed: []) {
        updates.push(this.localName);
        before[index]!.apply(this, changed);
      }),
    );
    try {
      const settlement = `<mj-settlement winner="south" scores="east 8; west 8; north 8"><mj-hand seat="south" win="self-draw">${WON}</mj-hand></mj-settlement>`;
      const breakdown = `<mj-score-breakdown><mj-hand>${WON}</mj-hand></mj-score-breakdown>`;
      await addLate(page, settlement.repeat(2) + breakdown);
      await settled(page);
      const expected = ['mj-hand', 'mj-settlement', 'mj-hand', 'mj-settlement', 'mj-hand', 'mj-score-breakdown'];
      expect(updates).to.deep.equal(expected);
    } finally {
      classes.forEach((one, index) => Reflect.set(one, 'update', before[index]));
    }
  });

  it('render in few tasks on a large page, although the machine is busy', async () => {
    const page = await emptyPage();
    const { now } = performance;
    const request = window.requestAnimationFrame;
    let time = now.call(performance);
    let frames = 0;
    try {
      performance.now = () => (time += 20);
      window.requestAnimationFrame = (run) => {
        frames++;
        return request(run);
      };
      page.innerHTML = '<mj-tile tile="R"></mj-tile>'.repeat(340);
      const tiles = [...page.querySelectorAll<MjTile>('mj-tile')];
      for (const tile of tiles) await tile.updateComplete;
      expect(tiles.every(isDrawn)).to.equal(true);
      expect(frames).to.be.greaterThan(5).and.lessThan(25);
    } finally {
      performance.now = now;
      window.requestAnimationFrame = request;
    }
  });

  it('keep their text and their space while code loads that they need', async () => {
    const page = await emptyPage();
    const hand = document.createElement('mj-hand');
    hand.append(WON);
    let arrive = (): void => {};
    let code: Promise<void> | undefined = new Promise((resolve) => (arrive = resolve));
    Object.defineProperty(hand, 'ready', { get: () => code });
    page.append(hand);
    await nextFrame();
    expect(isWaiting(hand)).to.equal(true);
    expect(hand.getBoundingClientRect().height).to.be.greaterThan(10);
    code = undefined;
    arrive();
    await until(() => hand.shadowRoot!.querySelector('.tile'));
    expect(isWaiting(hand)).to.equal(false);
    expect(hand.shadowRoot!.querySelectorAll('slot:not([name])')).to.have.length(0);
  });

  it('render on a page in the background, which has no frames', async () => {
    const page = await emptyPage();
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    const request = window.requestAnimationFrame;
    window.requestAnimationFrame = () => 0;
    try {
      await addLate(page, `<mj-hand>${WON}</mj-hand>`.repeat(40));
      for (const hand of page.querySelectorAll<MjHand>('mj-hand')) await hand.updateComplete;
      expect([...page.querySelectorAll('mj-hand')].every(isDrawn)).to.equal(true);
    } finally {
      window.requestAnimationFrame = request;
      Reflect.deleteProperty(document, 'hidden');
    }
  });

  it('render before the page is printed', async () => {
    const page = await emptyPage();
    await addLate(page, `<mj-score-breakdown><mj-hand>${WON}</mj-hand></mj-score-breakdown>`.repeat(10));
    const hands = [...page.querySelectorAll<MjHand>('mj-hand')];
    expect(hands.some(isDrawn)).to.equal(false);
    window.dispatchEvent(new Event('beforeprint'));
    expect(hands.every(isDrawn)).to.equal(true);
    for (const { shadowRoot } of page.querySelectorAll('mj-score-breakdown'))
      expect(shadowRoot!.querySelector('[part~="value"]')!.textContent).to.equal('56');
    // Those that are added afterwards have their turn as usual.
    await addLate(page, `<mj-hand>${WON}</mj-hand>`.repeat(3));
    const last = page.querySelector<MjHand>('mj-hand:last-of-type')!;
    await last.updateComplete;
    expect(isDrawn(last)).to.equal(true);
  });

  it('render although one is removed, or added by the event of another', async () => {
    const page = await emptyPage();
    await addLate(page, `<mj-hand>${WON}</mj-hand>`.repeat(3));
    const [first, second, third] = [...page.querySelectorAll<MjHand>('mj-hand')];
    second!.remove();
    const added = document.createElement('mj-hand');
    added.hand = WON;
    first!.addEventListener('mj-score', () => page.append(added), { once: true });
    await third!.updateComplete;
    await until(() => added.isConnected && isDrawn(added), 'the added hand is drawn');
    page.append(second!);
    await second!.updateComplete;
    expect(isDrawn(second!)).to.equal(true);
  });
});

describe('a panel', () => {
  it('appears together with its styles, so that the page moves once', async () => {
    const element = await fixture<MjScoreBreakdown>(html`
      <mj-score-breakdown><mj-hand>${WON}</mj-hand></mj-score-breakdown>
    `);
    await element.updateComplete;
    const root = element.shadowRoot!;
    const details = root.querySelector<HTMLDetailsElement>('[data-panel="what-if"]')!;
    const sizes = new Set<number>();
    const observer = new ResizeObserver(() => sizes.add(Math.round(details.getBoundingClientRect().height)));
    details.open = true;
    await until(() => details.querySelector('label'), 'the choices are there');
    observer.observe(details);
    await nextFrame();
    await nextFrame();
    expect(details.querySelector('label')!.getBoundingClientRect().height).to.be.at.least(44);
    expect(sizes.size).to.equal(1);
    observer.disconnect();
  });
});
