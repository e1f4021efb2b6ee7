/**
 * The built file in other people’s pages: under a strict policy with trusted types, loaded twice, beside another version,
 * on roots that a server rendered, and with elements that come, go and move. Needs `npm run build`.
 */
import { aTimeout, expect } from '@open-wc/testing';
import { until } from './helpers.js';
import type { MjHand } from '../../src/elements/mj-hand/mj-hand.js';

interface Page {
  window: Window & { recorded: string[] };
  document: Document;
  frame: HTMLIFrameElement;
}

const opened: HTMLIFrameElement[] = [];

/** Opens a page of test/pages and waits for its elements. */
async function open(name: string): Promise<Page> {
  const frame = document.createElement('iframe');
  // Scrolled into view, because other hands have only an estimated height.
  frame.style.cssText = 'position: fixed; inset: 0; inline-size: 900px; block-size: 6000px';
  frame.src = `/test/pages/${name}.html`;
  opened.push(frame);
  document.body.append(frame);
  await new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  const page = { frame, window: frame.contentWindow as Page['window'], document: frame.contentDocument! };
  await until(
    () =>
      [...page.document.querySelectorAll('mj-tile, mj-hand, mj-score-breakdown, mj-settlement')].every(
        (element) => element.matches(':defined') && element.shadowRoot?.childElementCount,
      ),
    `${name} is drawn`,
  );
  const editable = page.document.querySelector('mj-hand[editable]');
  if (editable) await until(() => editable.shadowRoot!.querySelector('[part="editor"]'), 'the editor is there');
  await aTimeout(100);
  return page;
}

/** Every element of a page, including those in shadow roots. */
function* everything(root: ParentNode): Generator<Element> {
  for (const element of root.children) {
    yield element;
    if (element.shadowRoot) yield* everything(element.shadowRoot);
    yield* everything(element);
  }
}

/** The position and text of everything. */
function layout({ document: { body } }: Page): string[] {
  return [...everything(body)].map((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const own = element.childElementCount ? '' : element.textContent!.trim();
    return `${element.localName} ${[left, top, width, height].map((length) => length.toFixed(1)).join(' ')} ${own}`;
  });
}

/** How often the content of each element appears. */
const counts = ({ document: { body } }: Page): Record<string, number> => {
  const found: Record<string, number> = {};
  for (const element of everything(body)) for (const part of element.part) found[part] = (found[part] ?? 0) + 1;
  return found;
};

/** Without Lit’s warning about multiple versions. */
const recorded = ({ window: { recorded: all } }: Page): string[] =>
  all.filter((line) => !line.includes('Multiple versions of Lit loaded'));

const added = (page: Page, text: string): MjHand => {
  const hand = page.document.createElement('mj-hand');
  hand.textContent = text;
  page.document.body.append(hand);
  return hand;
};

describe('the built file', () => {
  afterEach(() => {
    for (const frame of opened.splice(0)) frame.remove();
  });

  it('draws the same with and without a strict policy and Trusted Types', async () => {
    const free = await open('free');
    const strict = await open('strict');
    expect(recorded(free)).to.deep.equal([]);
    expect(recorded(strict)).to.deep.equal([]);
    expect(counts(strict)['tile']).to.be.greaterThan(100);
    expect(counts(strict)['message'], 'the fault of one hand').to.equal(1);
    expect(layout(strict)).to.deep.equal(layout(free));
    strict.document.body.setAttribute('style', 'color: red');
    await until(() => recorded(strict).some((line) => line.startsWith('violation')), 'a violation is noticed at all');
    const tile = strict.document.querySelector('mj-tile')!.shadowRoot!.querySelector('[part~="tile"]')!;
    expect(strict.window.getComputedStyle(tile).backgroundImage).to.contain('gradient');
  });

  it('edits, explains and settles hands under a strict policy', async () => {
    const page = await open('strict');
    const editable = page.document.querySelector<MjHand>('#editable')!;
    const before = editable.value;
    editable.shadowRoot!.querySelector<HTMLElement>('[data-tile="1f"]')!.click();
    expect(editable.value).to.equal(before.replace('EE', 'EE 1f'));
    for (const each of page.document.querySelectorAll('mj-score-breakdown, mj-settlement'))
      for (const button of each.shadowRoot!.querySelectorAll<HTMLElement>('button, summary')) button.click();
    await aTimeout(200);
    expect(recorded(page)).to.deep.equal([]);
  });

  it('can be loaded from two URLs', async () => {
    const page = await open('twice');
    expect(recorded(page)).to.deep.equal([]);
    expect(counts(page)).to.deep.equal(counts(await open('strict')));
  });

  it('finds its editor when a CDN serves it at the bare package name', async () => {
    const page = await open('bare');
    const editable = page.document.querySelector<MjHand>('#editable')!;
    editable.shadowRoot!.querySelector<HTMLElement>('[data-tile="1f"]')!.click();
    expect(editable.value).to.contain('1f');
    await until(
      () => editable.shadowRoot!.querySelector('[aria-live]')!.textContent!.includes('plum'),
      'the value is announced',
    );
    expect(recorded(page)).to.deep.equal([]);
  });

  it('can share a page with another version, and each warns at most once', async () => {
    const page = await open('versions');
    await until(() => recorded(page).length > 0, 'the code of the second version has arrived');
    const warnings = recorded(page);
    // Each of them may be the first with another element.
    expect(warnings).to.have.length.within(1, 2);
    for (const warning of warnings) expect(warning).to.match(/^warn: mahjong-elements: .*0\.0\.1-other/);
    expect(counts(page)).to.deep.equal(counts(await open('strict')));
    const hand = added(page, '123b 456b 789b EE SS +S');
    await until(() => hand.score, 'the hand is scored');
    expect(hand.score!.won).to.equal(true);
  });

  it('takes over server-rendered content without duplicating it', async () => {
    const page = await open('rendered');
    expect(recorded(page)).to.deep.equal([]);
    const hand = page.document.querySelector('mj-hand')!;
    expect(hand.shadowRoot!.querySelectorAll('[part~="hand"]')).to.have.length(1);
    expect(hand.shadowRoot!.querySelectorAll('[part~="tile"]')).to.have.length(14);
    expect(hand.shadowRoot!.querySelector('#of-the-server')).to.equal(null);
    expect(page.document.querySelector('mj-tile')!.shadowRoot!.querySelectorAll('[part~="tile"]')).to.have.length(1);
  });

  it('keeps properties that were set before it loaded', async () => {
    const page = await open('early');
    await until(() => page.document.querySelector('mj-hand')!.score, 'the early hand is scored');
    expect(recorded(page)).to.deep.equal([]);
    const hand = page.document.querySelector('mj-hand')!;
    expect(hand.score!.profile).to.equal('european');
    expect(hand.currentSituation).to.include({ seat: 'south', win: 'self-draw' });
    expect(hand.value).to.equal('123456789b EESS +S');
    expect(hand.hasAttribute('hand')).to.equal(false);
    expect((page.window as unknown as { scores: number[] }).scores).to.deep.equal([hand.score!.value]);
  });

  it('keeps working when its elements move', async () => {
    const page = await open('strict');
    const breakdown = page.document.querySelector('mj-score-breakdown')!;
    const hand = breakdown.querySelector('mj-hand')!;
    const received: string[] = [];
    page.document.addEventListener('mj-score', () => received.push('score'));
    const before = [...breakdown.shadowRoot!.querySelectorAll('*')].map(({ textContent }) => textContent);
    page.document.body.prepend(breakdown);
    page.document.body.append(breakdown);
    await aTimeout(100);
    expect([...breakdown.shadowRoot!.querySelectorAll('*')].map(({ textContent }) => textContent)).to.deep.equal(
      before,
    );
    expect(received, 'no other score').to.deep.equal([]);
    // Outside the breakdown it no longer inherits its rules.
    const british = hand.score!.profile;
    page.document.body.append(hand);
    await until(() => hand.score!.profile !== british, 'the hand is under its own rules');
    await aTimeout(50);
    expect(breakdown.shadowRoot!.querySelectorAll('table')).to.have.length(0);
    breakdown.append(hand);
    await until(() => breakdown.shadowRoot!.querySelector('table') && hand.score!.profile === british, 'and back');
    expect(recorded(page)).to.deep.equal([]);
  });

  it('releases two hundred hands that were added and removed ten times', async () => {
    const page = await open('strict');
    const connected = (page.window as unknown as Record<symbol, Set<Element>>)[
      Symbol.for('mahjong-elements.connected')
    ]!;
    const before = connected.size;
    for (let round = 0; round < 10; round++) {
      const hands = Array.from({ length: 200 }, (_, place) =>
        added(page, `${(place % 9) + 1}b 123d 456d 789d EE S +S`),
      );
      await Promise.all(hands.map((hand) => hand.updateComplete));
      expect(connected.size).to.equal(before + 200);
      for (const hand of hands) hand.remove();
    }
    expect(connected.size).to.equal(before);
    expect(recorded(page)).to.deep.equal([]);
  });
});
