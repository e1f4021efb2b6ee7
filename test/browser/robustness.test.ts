/** Unexpected data and pages: elements report what they cannot show and keep working. SECURITY.md names these tests. */
import { expect, html, nextFrame } from '@open-wc/testing';
import type { LitElement } from 'lit';
import { all, failOnUncaughtErrors, fixture, one, press, seededRandom, set, settled, until, words } from './helpers.js';
import {
  formatHand,
  parseHand,
  score,
  type MjHand,
  type MjScoreBreakdown,
  type MjSettlement,
  type MjTile,
  type Score,
} from '../../src/index.js';
import '../../src/index.js';
import type { MjGame } from '../../src/mj-game.js';
import type { MjRules } from '../../src/mj-rules.js';
import '../../src/mj-claims.js';
import '../../src/mj-exercise.js';
import '../../src/mj-game.js';
import '../../src/mj-rules.js';
import '../../src/mj-waits.js';
import '../../src/lang/zh-Hant.js';

const HAND = '(RRR) [2222c] 456b 99d 78d +9d 2f';

failOnUncaughtErrors();

const message = (element: Element): string | undefined =>
  element.shadowRoot!.querySelector('[part="message"]')?.textContent?.replace(/\s+/g, ' ').trim();
const shownValue = (element: Element): string | undefined =>
  element.shadowRoot!.querySelector('[part="value"]')?.textContent?.trim();

describe('a Score from somewhere else', () => {
  const good = score(HAND, { seat: 'east', win: 'self-draw' });
  const copy = (): Score => JSON.parse(JSON.stringify(good)) as Score;
  let breakdown: MjScoreBreakdown;
  beforeEach(async () => {
    breakdown = await fixture(html`<mj-score-breakdown></mj-score-breakdown>`);
  });

  for (const [what, change, said] of [
    ['far too many doubles', (one) => (one.doubles = 1e7), 'doubles is “10000000” instead of 0–1000'],
    ['an award of too many doubles', (one) => (one.awards[0]!.doubles = 1e7), 'awards[0].doubles is “10000000”'],
    [
      'too many awards',
      (one) => (one.awards = Array<never>(1e6).fill(one.awards[0] as never)),
      'awards.length is “1000000” instead of 0–100',
    ],
    [
      'a tile that does not exist',
      (one) => (one.reading[0]!.tiles[1] = 'X'),
      'reading[0].tiles[1] is “X” instead of 1b … 4s',
    ],
    ['no hand', (one) => Reflect.deleteProperty(one, 'hand'), 'hand is “undefined”'],
    [
      'a seat that does not exist',
      (one) => Reflect.set(one.situation, 'seat', 'up'),
      'situation.seat is “up” instead of east, south',
    ],
    ['a number that is none', (one) => (one.value = NaN), 'value is “NaN” instead of 0–'],
  ] as [string, (one: Score) => unknown, string][])
    it(`with ${what} is refused with a sentence that names the place`, async () => {
      const changed = copy();
      change(changed);
      await set(breakdown, { score: changed });
      expect(breakdown.error!.name).to.equal('ScoreError');
      expect(message(breakdown))
        .to.contain(said)
        .and.to.match(/^Not a score: /);
      breakdown.lang = 'zh-Hant';
      // The words for errors load with the first one.
      await until(() => message(breakdown)?.startsWith('這不是計分：'));
      await set(breakdown, { score: good });
      expect(breakdown.error).to.equal(null);
      expect(shownValue(breakdown)).to.equal(String(good.value));
    });

  for (const value of [
    0,
    '',
    'score',
    true,
    5n,
    [],
    {},
    () => good,
    Symbol('score'),
    new Proxy(good, {
      get: () => {
        throw new Error('mine');
      },
    }),
  ])
    it(`that is ${typeof value === 'object' ? 'an object' : String(value)} is refused`, async () => {
      Reflect.set(breakdown, 'score', value);
      await settled(breakdown);
      expect(breakdown.error!.name).to.equal('ScoreError');
      expect(message(breakdown)).to.match(/^Not a score: /);
    });

  it('is shown or rejected when any part of it was changed', async () => {
    const hostile: unknown[] = [
      null,
      undefined,
      0,
      -1,
      1,
      1.5,
      99,
      1e7,
      1e308,
      NaN,
      -Infinity,
      '',
      'x',
      '__proto__',
      'east',
      'R',
    ];
    hostile.push(true, false, 7n, [], {}, [null], [[]], [{}], 'x'.repeat(10_000), Array(1000).fill('1b'), {
      length: 1e9,
    });
    const pick = seededRandom(11);
    let refused = 0;
    for (let turn = 0; turn < 1500; turn++) {
      const changed = copy();
      for (let change = 0; change <= pick(2); change++) {
        let inside = changed as unknown as Record<string, unknown>;
        let keys = Object.keys(inside);
        let key = keys[pick(keys.length)]!;
        while (typeof inside[key] === 'object' && inside[key] && Object.keys(inside[key] as object).length && pick(4)) {
          inside = inside[key] as Record<string, unknown>;
          keys = Object.keys(inside);
          key = keys[pick(keys.length)]!;
        }
        inside[key] = hostile[pick(hostile.length)];
      }
      // Waiting for frames would take a minute.
      breakdown.score = changed;
      await breakdown.updateComplete;
      const what = (): string =>
        `${turn}: ${JSON.stringify(changed, (_key, value: unknown) => (typeof value === 'bigint' ? `${value}n` : value)).slice(0, 300)}`;
      if (breakdown.error) {
        refused++;
        expect(breakdown.error.name, what()).to.match(/^(Score|Hand)Error$/);
        expect(message(breakdown), what()).to.match(/^.{10,600}$/);
      } else expect(Number(shownValue(breakdown)!.replaceAll(',', '')), what()).to.equal(changed.value);
    }
    expect(refused).to.be.greaterThan(700).and.lessThan(1500);
    await set(breakdown, { score: good });
    expect(shownValue(breakdown)).to.equal(String(good.value));
  });

  it('is not treated as scored by the page’s rules if it was changed', async () => {
    const own = score(HAND, { seat: 'east' });
    own.value = own.total = 12_345;
    await set(breakdown, { score: own });
    expect(message(breakdown)).to.contain('“Classical”');
  });
});

describe('a breakdown of a hand elsewhere', () => {
  it('reports an id of another element until it belongs to a hand', async () => {
    const around = await fixture(html`
      <div>
        <div id="there"></div>
        <mj-score-breakdown for="there"></mj-score-breakdown>
      </div>
    `);
    const breakdown = around.querySelector('mj-score-breakdown')!;
    await settled(breakdown);
    expect(message(breakdown)).to.equal('The element with the id “there” is <div>, not <mj-hand>.');
    expect(breakdown.error!.name).to.equal('ScoreError');
    const hand = document.createElement('mj-hand');
    hand.id = 'there';
    hand.textContent = HAND;
    around.querySelector('#there')!.replaceWith(hand);
    await settled(breakdown);
    await settled(breakdown);
    expect(breakdown.error).to.equal(null);
    expect(shownValue(breakdown)).to.equal(String(score(HAND).value));
  });

  it('waits for a hand that is not defined yet', async () => {
    const around = await fixture(html`
      <div>
        <mj-hand-of-tomorrow id="later"></mj-hand-of-tomorrow>
        <mj-score-breakdown for="later"></mj-score-breakdown>
      </div>
    `);
    const breakdown = around.querySelector('mj-score-breakdown')!;
    await settled(breakdown);
    expect(breakdown.error).to.equal(null);
    expect(message(breakdown)).to.equal(undefined);
  });

  it('shares one search of the page with a hundred others', async () => {
    const { observe, disconnect } = MutationObserver.prototype;
    const watching = new Map<MutationObserver, Node>();
    MutationObserver.prototype.observe = function (node, options) {
      if (options?.childList && node === document) watching.set(this, node);
      observe.call(this, node, options);
    };
    MutationObserver.prototype.disconnect = function () {
      watching.delete(this);
      disconnect.call(this);
    };
    try {
      const around = await fixture<HTMLElement>(html`
        <div>
          <mj-hand id="one">${HAND}</mj-hand>
          ${Array.from({ length: 100 }, () => html`<mj-score-breakdown for="one"></mj-score-breakdown>`)}
        </div>
      `);
      const all = [...around.querySelectorAll('mj-score-breakdown')];
      await settled(around);
      expect(all.map(shownValue)).to.deep.equal(all.map(() => String(score(HAND).value)));
      expect(watching.size).to.equal(1);
      // All of them notice the other hand with the id.
      const hand = around.querySelector('mj-hand')!;
      hand.outerHTML = `<mj-hand id="one">${HAND.replace(' 2f', '')}</mj-hand>`;
      await settled(around);
      expect(new Set(all.map(shownValue))).to.deep.equal(new Set([String(score(HAND.replace(' 2f', '')).value)]));
      around.remove();
      expect(watching.size).to.equal(0);
    } finally {
      Object.assign(MutationObserver.prototype, { observe, disconnect });
    }
  });

  for (const value of [undefined, null, 5, 'R', {}])
    it(`highlights tiles if the page has set highlighted to ${String(value)}`, async () => {
      const breakdown = await fixture<MjScoreBreakdown>(html`
        <mj-score-breakdown><mj-hand>${HAND}</mj-hand></mj-score-breakdown>
      `);
      const hand = breakdown.querySelector('mj-hand')!;
      await settled(breakdown);
      Reflect.set(hand, 'highlighted', value);
      await settled(hand);
      one(breakdown, '[data-key]').dispatchEvent(new Event('pointerover', { bubbles: true }));
      await settled(hand);
      expect(all(hand, '[part~="lit"]').length).to.be.greaterThan(0);
    });
});

describe('an element that is never defined, as browser extensions add', () => {
  const NEVER = '<x-never-defined></x-never-defined>';
  const SEATED = `<mj-hand>(EEE)</mj-hand><mj-hand>${HAND}</mj-hand><mj-hand>(GGG)</mj-hand><mj-hand>99c</mj-hand>`;
  for (const markup of [
    `<mj-hand>${HAND}</mj-hand>`,
    `<mj-score-breakdown><mj-hand>${HAND}</mj-hand></mj-score-breakdown>`,
    `<mj-settlement discarder="west">${SEATED}</mj-settlement>`,
    '<mj-settlement scores="east 20; south 64; west 0; north 8" winner="south"></mj-settlement>',
    '<mj-claims discard="5b" from="south"><mj-hand seat="west">3467b 111d 999c EEE</mj-hand></mj-claims>',
    '<mj-waits><mj-hand>(GGG) 456b 99b 22c 345d</mj-hand></mj-waits>',
    `<mj-exercise><mj-hand>${HAND}</mj-hand></mj-exercise>`,
    `<mj-exercise ask="payments"><mj-settlement discarder="west">${SEATED}</mj-settlement></mj-exercise>`,
    '<mj-game players="Ann, Ben, Cho, Dan">Ben 48 from Cho; Ann 8; Dan 16</mj-game>',
  ])
    it(`changes nothing inside ${/<[^>]*>/.exec(markup)?.[0]}`, async () => {
      const [alone, around] = [await fixture(markup), await fixture(markup.replaceAll('</mj-', `${NEVER}</mj-`))];
      await settled(alone);
      await settled(around);
      const shown = (outer: Element): string[] =>
        [outer, ...outer.querySelectorAll('*')].filter((one) => one.shadowRoot).map((one) => words(one.shadowRoot));
      expect(shown(around)).to.deep.equal(shown(alone));
      for (const element of [alone, ...alone.querySelectorAll('*')]) element.insertAdjacentHTML('beforeend', NEVER);
      await settled(alone);
      expect(shown(alone)).to.deep.equal(shown(around));
    });
});

describe('an element moved to another document', () => {
  async function frameOf(markup = ''): Promise<{ frame: HTMLIFrameElement; inner: Document }> {
    const frame = await fixture<HTMLIFrameElement>(html`
      <iframe style="inline-size: 600px; block-size: 200px" srcdoc="<!doctype html><body>"></iframe>
    `);
    if (frame.contentDocument?.readyState !== 'complete' || frame.contentDocument.URL === 'about:blank')
      await new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
    frame.contentDocument!.body.innerHTML = markup;
    return { frame, inner: frame.contentDocument! };
  }
  const widthOf = (element: Element): number => one(element, '[part~="tile"]').getBoundingClientRect().width;

  it('keeps its styles there and after moving back', async () => {
    const hand = await fixture<MjHand>(html`<mj-hand editable>${HAND}</mj-hand>`);
    await until(() => one(hand, '[part="editor"]'));
    const home = hand.parentElement!;
    const [display, width] = [getComputedStyle(hand).display, widthOf(hand)];
    const tray = getComputedStyle(one(hand, '.tray')).display;
    const { inner } = await frameOf();
    for (let turn = 0; turn < 2; turn++) {
      inner.body.append(hand);
      await settled(hand);
      expect(inner.defaultView!.getComputedStyle(hand).display).to.equal(display);
      expect(widthOf(hand)).to.be.within(10, 100);
      expect(inner.defaultView!.getComputedStyle(one(hand, '.tray')).display).to.equal(tray);
      home.append(hand);
      await settled(hand);
      expect(getComputedStyle(hand).display).to.equal(display);
      expect(widthOf(hand)).to.equal(width);
    }
    expect(hand.score!.value).to.equal(score(HAND).value);
  });

  it('can be drawn there first', async () => {
    const { inner } = await frameOf();
    const tile = document.createElement('mj-tile') as MjTile;
    tile.tile = 'R';
    inner.body.append(tile);
    await settled(tile);
    expect(widthOf(tile)).to.be.within(10, 100);
    document.implementation.createHTMLDocument('').body.append(tile);
    document.body.append(tile);
    await settled(tile);
    expect(widthOf(tile)).to.be.within(10, 100);
    tile.remove();
  });
});

describe('form state restored by the browser', () => {
  for (const circumstances of [5, 'last-tile', {}, null, true, [5, null, {}], [['last-tile']], { length: 3 }])
    it(`does not break the editor with circumstances of ${JSON.stringify(circumstances)}`, async () => {
      const hand = await fixture<MjHand>(html`<mj-hand editable name="hand"></mj-hand>`);
      await until(() => one(hand, '[part="editor"]'));
      hand.formStateRestoreCallback(
        JSON.stringify({ notation: HAND, situation: { seat: 7, round: 'south', circumstances } }),
      );
      await settled(hand);
      expect(hand.value).to.equal(formatHand(parseHand(HAND)));
      expect(hand.currentSituation).to.have.property('round', 'south').and.not.to.have.property('seat');
      await press(hand, one(hand, '[data-place="0"]'));
      await press(hand, one(hand, '[part="actions"] button:last-child'));
      expect(hand.tiles!.sets).to.have.length(1);
    });
});

describe('what a reader has entered, when the browser restores it', () => {
  type Control = LitElement & { value?: string; formStateRestoreCallback(state: unknown): void };
  const setFormValue = ElementInternals.prototype.setFormValue;
  /** What the browser has saved of each element. */
  const saved = new Map<Element, unknown>();
  before(() => {
    ElementInternals.prototype.setFormValue = function (this: ElementInternals, ...given) {
      if (this.shadowRoot) saved.set(this.shadowRoot.host, given[1]);
      setFormValue.apply(this, given);
    };
  });
  after(() => {
    ElementInternals.prototype.setFormValue = setFormValue;
  });

  const enter = (field: HTMLInputElement | HTMLSelectElement, text: string): void => {
    field.value = text;
    for (const event of ['input', 'change']) field.dispatchEvent(new Event(event, { bubbles: true, composed: true }));
  };
  const field = (element: Element, selector = 'input'): Promise<HTMLInputElement> =>
    until(() => one<HTMLInputElement>(element, selector));
  const isSame = (one: unknown, other: unknown): boolean => {
    try {
      expect(one).to.deep.equal(other);
      return true;
    } catch {
      return false;
    }
  };
  const ofSettlement = (element: Element): unknown => {
    const { scores, settlement } = element as MjSettlement;
    const tiles = element.shadowRoot!.querySelector<MjHand>('[part="editor"] mj-hand')?.value;
    return [scores, tiles, settlement?.totals, element.querySelector('mj-hand')?.win];
  };

  /** For each control: its markup, what a reader enters, and what must be the same afterwards. */
  const controls: Record<string, [string, (element: Control) => Promise<unknown>, (element: Control) => unknown]> = {
    'a hand': [
      '<mj-hand editable>123b</mj-hand>',
      async (hand) => enter(await field(hand, 'input[type="text"]'), '(RRR) 55b'),
      ({ value }) => value,
    ],
    'the values of a settlement': [
      '<mj-settlement editable scores="east 20; south 8; west 0; north 4" winner="east"></mj-settlement>',
      async (table) => enter(await field(table, 'input[name="south"]'), '64'),
      ofSettlement,
    ],
    'the tiles of a settlement, and how its hand was won': [
      '<mj-settlement editable><mj-hand seat="south">(RRR) 123b 456b 99d 78d +9d</mj-hand></mj-settlement>',
      async (table) => {
        (await field(table, '[part="entry"] button')).click();
        (await until(() => one<MjHand>(table, '[part="editor"] mj-hand'))).value = '(GGG) 55c';
        enter(all<HTMLSelectElement>(table, '[part="choices"] select')[1]!, 'self-draw');
      },
      ofSettlement,
    ],
    'the rules of a table': [
      '<mj-rules editable sections="points" profile="british"></mj-rules>',
      async (rules) => enter(await field(rules, 'td input'), '16 points'),
      (rules) => (rules as MjRules).toText(),
    ],
    'the hands of a game': [
      '<mj-game editable players="Ann, Ben, Cho, Dan">Ben 48 from Cho</mj-game>',
      async (game) => {
        (await field(game, '[aria-labelledby="winner"] button')).click();
      },
      (game) => JSON.parse(JSON.stringify((game as MjGame).session)),
    ],
    'the names of a game': [
      '<mj-game editable></mj-game>',
      async (game) => enter(await field(game), 'Xenia'),
      (game) => JSON.parse(JSON.stringify((game as MjGame).session)),
    ],
    'the answer to an exercise': [
      '<mj-exercise><mj-hand>(RRR) 123b 456b 99d 78d +9d</mj-hand></mj-exercise>',
      async (exercise) => enter(await field(exercise), '42'),
      ({ value }) => value,
    ],
  };

  for (const [what, [markup, edit, read]] of Object.entries(controls))
    it(`is ${what}`, async () => {
      const before = await fixture<Control>(markup);
      const written = read(before);
      await edit(before);
      await until(() => !isSame(read(before), written));
      await before.updateComplete;
      const state = saved.get(before);
      expect(state, 'saved').to.be.a('string');

      const after = await fixture<Control>(markup);
      // An element as it was written has nothing to restore: the page may have been changed since.
      if (what !== 'the answer to an exercise') expect(saved.get(after)).to.equal(null);
      after.formStateRestoreCallback(null);
      expect(read(after)).to.deep.equal(written);
      after.formStateRestoreCallback(state);
      await until(() => isSame(read(after), read(before)), `${what} is restored`);

      if (!markup.includes(' editable')) return;
      const fixed = await fixture<Control>(markup.replace(' editable', ''));
      const shown = read(fixed);
      fixed.formStateRestoreCallback(state);
      await settled(fixed);
      expect(read(fixed), 'where readers no longer change it').to.deep.equal(shown);
    });

  it('is kept while the hands of a settlement have not arrived', async () => {
    const table = await fixture<Control>('<mj-settlement editable></mj-settlement>');
    table.formStateRestoreCallback('{"winner":"south","wins":[["south","self-draw"]]}');
    await table.updateComplete;
    expect(JSON.parse(saved.get(table) as string).wins).to.deep.equal([['south', 'self-draw']]);
    table.innerHTML = '<mj-hand seat="south">(RRR) 123b 456b 99d 78d +9d</mj-hand>';
    await until(() => table.querySelector('mj-hand')!.win === 'self-draw');
    await table.updateComplete;
    expect(JSON.parse(saved.get(table) as string).wins).to.deep.equal([['south', 'self-draw']]);
  });

  it('is not what was entered in another kind of element', async () => {
    const states = new Map<string, string>();
    for (const [what, [markup, edit]] of Object.entries(controls)) {
      const element = await fixture<Control>(markup);
      await edit(element);
      await until(() => saved.get(element));
      states.set(what, saved.get(element) as string);
    }
    for (const [what, [markup, , read]] of Object.entries(controls)) {
      const element = await fixture<Control>(markup);
      const written = read(element);
      for (const [other, state] of states) {
        if (markup.startsWith(controls[other]![0].slice(0, 8))) continue;
        element.formStateRestoreCallback(state);
        await element.updateComplete;
        expect(read(element), `${what}, given the state of ${other}`).to.deep.equal(written);
      }
    }
  });

  for (const tag of ['mj-hand', 'mj-settlement', 'mj-rules', 'mj-game', 'mj-exercise'])
    it(`may be anything in <${tag}>`, async () => {
      for (const state of [
        '{',
        '[]',
        '{}',
        '5',
        'null',
        '"a"',
        '{"tiles":[[],5,["east",{},[]]],"wins":[5,null,["a"]],"scores":{}}',
      ])
        for (const early of [true, false]) {
          const element = document.createElement(tag) as Control;
          if (tag !== 'mj-exercise') element.toggleAttribute('editable', true);
          if (early) element.formStateRestoreCallback(state);
          const parent = await fixture(html`<div>${element}</div>`);
          if (!early) element.formStateRestoreCallback(state);
          await element.updateComplete;
          parent.remove();
        }
    });
});

describe('the language of a page', () => {
  it('can be a million characters long', async () => {
    const around = await fixture<HTMLElement>(html`<div></div>`);
    for (const lang of ['x-'.repeat(500_000), '-'.repeat(1_000_000), `zh-Hant-${'a'.repeat(1_000_000)}`]) {
      around.lang = lang;
      around.innerHTML = '<mj-tile tile="R"></mj-tile>'.repeat(20);
      const tile = around.querySelector('mj-tile')!;
      await settled(tile);
      const label =
        one(tile, '[part~="tile"]') && (tile as unknown as { texts: { tile(tile: string): string } }).texts.tile('R');
      expect(label).to.equal(lang.startsWith('zh') ? '紅中' : 'red dragon');
    }
  });
});

describe('a page in XHTML', () => {
  it('keeps the text of the elements, and throws nothing', async () => {
    const frame = document.createElement('iframe');
    frame.src = '/test/pages/page.xhtml';
    document.body.append(frame);
    await new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
    const inner = frame.contentDocument!;
    const view = frame.contentWindow as Window & { recorded: string[]; customElements: CustomElementRegistry };
    await view.customElements.whenDefined('mj-settlement');
    await until(() => view.recorded.length);
    expect(inner.contentType).to.equal('application/xhtml+xml');
    expect(view.recorded.filter((line) => !line.includes('need a page in HTML'))).to.deep.equal([]);
    expect(view.recorded).to.have.length(1);
    for (const element of inner.querySelectorAll<HTMLElement>('mj-hand, mj-tile')) {
      expect(element.innerText.trim()).to.equal(element.textContent!.trim());
      const range = inner.createRange();
      range.selectNodeContents(element);
      expect(range.getBoundingClientRect().width, element.outerHTML).to.be.greaterThan(20);
    }
    frame.remove();
  });
});

describe('elements with ids that Lit looks for', () => {
  it('do not stop the elements', async () => {
    const names = ['litHtmlVersions', 'litElementVersions', 'reactiveElementVersions', 'litHtmlPolyfillSupport'];
    names.push(
      'litElementPolyfillSupport',
      'reactiveElementPolyfillSupport',
      'litElementHydrateSupport',
      'trustedTypes',
    );
    names.push('ShadyCSS', 'ShadyDOM', 'litPropertyMetadata', 'litIssuedWarnings', 'litNonce');
    const script = new URL('../../dist/cdn/mahjong-elements.js', import.meta.url).href;
    const frame = document.createElement('iframe');
    frame.srcdoc = `<!doctype html>${names.map((name) => `<img id="${name}" name="${name}">`).join('')}
      <mj-hand>${HAND}</mj-hand><script type="module" src="${script}"></script>`;
    document.body.append(frame);
    await new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
    const hand = frame.contentDocument!.querySelector('mj-hand')!;
    await until(() => hand.shadowRoot?.querySelector('[part~="tile"]'), 'the hand is drawn');
    expect(all(hand, '[part~="tile"]').length).to.equal(16);
    frame.remove();
  });
});

describe('elements that are added and removed', () => {
  it('are released, even thousands of them', async () => {
    const { observe, disconnect } = MutationObserver.prototype;
    const connected = (globalThis as never)[Symbol.for('mahjong-elements.connected')] as Set<Element>;
    const before = connected.size;
    const observing = new Set<MutationObserver>();
    MutationObserver.prototype.observe = function (node, options) {
      observing.add(this);
      observe.call(this, node, options);
    };
    MutationObserver.prototype.disconnect = function () {
      observing.delete(this);
      disconnect.call(this);
    };
    try {
      const around = await fixture<HTMLElement>(html`<div></div>`);
      const markup = `<mj-tile tile="R"></mj-tile><mj-hand id="one">${HAND}</mj-hand>
        <mj-score-breakdown for="one"></mj-score-breakdown>
        <mj-score-breakdown><mj-hand>${HAND}</mj-hand></mj-score-breakdown>
        <mj-settlement winner="south" scores="east 2; south 8; west 3; north 4"></mj-settlement>`;
      const few = `<mj-tile tile="5b"></mj-tile><mj-hand>123b 99d</mj-hand>`;
      let count = 0;
      for (let turn = 0; turn < 80; turn++) {
        around.innerHTML = markup + few.repeat(12);
        count += around.querySelectorAll('*').length;
        // Some are removed before they are drawn.
        if (turn % 3) await settled(around.querySelector('mj-settlement')!);
        around.replaceChildren();
      }
      expect(count).to.equal(2400);
      await nextFrame();
      expect(connected.size).to.equal(before);
      // One observer remains for the text of all hands; removed hands are no longer observed.
      expect(observing.size).to.be.lessThan(2);
    } finally {
      Object.assign(MutationObserver.prototype, { observe, disconnect });
    }
  });
});
