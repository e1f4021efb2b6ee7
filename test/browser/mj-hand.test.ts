import { describeRendered, fixture, place } from './renderings.js';
import { expect, html, nextFrame } from '@open-wc/testing';
import { a11ySnapshot, sendKeys } from '@web/test-runner-commands';
import { fixture as onPage, inChromium, parts, set, settled, tap, until } from './helpers.js';
import '../../src/lang/zh-Hant.js';
import '../../src/mj-hand.js';
import '../../src/mj-tile.js';
import { MjHand } from '../../src/elements/mj-hand/mj-hand.js';
import type { MjErrorEvent, MjScoreEvent } from '../../src/elements/events.js';

const labels = (hand: MjHand): string[] =>
  [...hand.shadowRoot!.querySelectorAll('[part~="tile"][role="img"]')].map((tile) => tile.getAttribute('aria-label')!);

/** Records all events of a hand. */
function listen(hand: EventTarget): { values: number[]; errors: string[] } {
  const received = { values: [] as number[], errors: [] as string[] };
  hand.addEventListener('mj-score', (event) => received.values.push((event as MjScoreEvent).detail.score.value));
  hand.addEventListener('mj-error', (event) => received.errors.push((event as MjErrorEvent).detail.error.message));
  return received;
}

const HAND = '(RRR) 123b 456b 99d 78d +9d 3f';

describe('<mj-hand> in a label', () => {
  const field = async (markup: string): Promise<{ input: HTMLInputElement; hand: MjHand; words: HTMLElement }> => {
    const label = await onPage(`<label><b>Choose</b> ${markup}</label>`);
    const find = <Found extends Element>(selector: string): Found => label.querySelector<Found>(selector)!;
    return { input: find('input'), hand: find('mj-hand'), words: find('b') };
  };

  it('leaves the click to the field that follows', async () => {
    const { input, words } = await field('<mj-hand>RR</mj-hand> <input>');
    await until(() => (words.click(), document.activeElement === input));
  });

  for (const order of [
    '<mj-hand>RR</mj-hand> <input type="checkbox">',
    '<input type="checkbox"> <mj-hand>RR</mj-hand>',
  ])
    it(`toggles once: ${order}`, async () => {
      const { input, hand, words } = await field(order);
      let clicks = 0;
      input.addEventListener('click', () => clicks++);
      await until(() => (words.click(), clicks > 0));
      const before = clicks;
      for (const target of [hand, parts(hand, 'tile')[0]!, words, input]) {
        const isChecked = input.checked;
        await tap(target);
        expect(input.checked, target.localName).to.equal(!isChecked);
      }
      expect(clicks - before).to.equal(4);
    });

  it('leaves links, buttons and what a page prevents alone', async () => {
    const inside = '<mj-hand hand="RR"><p slot="caption"><a href="#x">Why</a> <button>Why</button></p></mj-hand>';
    const { input, hand } = await field(`<input type="checkbox"> ${inside}`);
    hand.querySelector('a')!.click();
    hand.querySelector('button')!.click();
    hand.addEventListener('click', (event) => event.preventDefault());
    hand.click();
    expect(input.checked).to.equal(false);
    location.hash = '';
  });

  it('is the control of the label if it is editable', async () => {
    const { input, hand, words } = await field('<mj-hand editable>RR</mj-hand> <input type="checkbox">');
    await until(() => parts(hand, 'rack').length > 0 || hand.shadowRoot!.querySelector('button'));
    words.click();
    parts(hand, 'tile')[0]!.click();
    expect(input.checked).to.equal(false);
    expect(document.activeElement).to.equal(hand);
  });
});

// Elements created by a script are not server-rendered.
describe('<mj-hand> made by a script', () => {
  it('is the same whether properties are set before or after it is connected', async () => {
    const before = document.createElement('mj-hand');
    before.hand = HAND;
    before.seat = 'south';
    before.profile = 'european';
    document.body.append(before);
    const after = document.createElement('mj-hand');
    document.body.append(after);
    await settled(after);
    await set(after, { profile: 'european', seat: 'south', hand: HAND });
    expect(after.score).to.deep.equal(before.score);
    expect(before.getAttributeNames()).to.deep.equal([]);
    before.remove();
    after.remove();
  });

  it('keeps properties that were set before the definition arrived', async () => {
    const early = document.createElement('mj-hand-later') as MjHand;
    early.hand = HAND;
    early.seat = 'south';
    document.body.append(early);
    MjHand.define('mj-hand-later');
    await settled(early);
    expect(early.score!.awards.some(({ rule }) => rule === 'set-of-dragons')).to.equal(true);
    expect(early.hand).to.equal(HAND);
    early.remove();
  });
});

describeRendered('<mj-hand>', () => {
  it('scores it and fires once', async () => {
    const wrapper = await fixture(html`<div></div>`);
    const received = listen(wrapper);
    await place(wrapper, `<mj-hand>${HAND}</mj-hand>`);
    const hand = wrapper.querySelector('mj-hand')!;
    await settled(hand);
    expect(hand.score!.value).to.equal(received.values[0]);
    expect(received).to.deep.equal({ values: [56], errors: [] });
    hand.seat = 'east';
    hand.requestUpdate();
    await settled(hand);
    expect(received.values, 'nothing but the situation has changed').to.have.length.lessThan(3);
    await set(hand, { win: 'self-draw' });
    expect(received.values.at(-1)).to.equal(hand.score!.value);
    expect(hand.score!.value).to.be.greaterThan(56);
  });

  it('has current properties right after a change', async () => {
    const hand = await fixture<MjHand>(html`<mj-hand hand="(123b) (456c) (789d) 55b WW +W"></mj-hand>`);
    hand.win = 'self-draw';
    expect(hand.score!.value).to.equal(30);
  });

  it('reads text with markup in it, and follows changes', async () => {
    const hand = await fixture<MjHand>(html`
      <mj-hand>
        <p>
          (123b) (456c)
          <br />
          (789d)&nbsp;55b
        </p>
        <p>
          WW
          <em>+W</em>
        </p>
      </mj-hand>
    `);
    await settled(hand);
    expect(hand.score!.value).to.equal(24);
    hand.querySelector('em')!.firstChild!.nodeValue = '+5b';
    await settled(hand);
    expect(hand.tiles!.winningTile).to.equal('5b');
  });

  it('draws a hand that cannot be scored, and reports why', async () => {
    const hand = await fixture<MjHand>(html`<mj-hand></mj-hand>`);
    const received = listen(hand);
    await set(hand, { hand: '123b 456b' });
    expect(hand.score).to.equal(null);
    expect(labels(hand)).to.have.length(6);
    expect(received.errors).to.have.length(1);
    expect(hand.error!.message).to.contain('6');
    expect(parts(hand, 'message')).to.have.length(0);
  });

  it('keeps the last valid hand and shows where the text is invalid', async () => {
    const hand = await fixture<MjHand>(html`<mj-hand hand="123b 456b 789b 55d 678d"></mj-hand>`);
    const received = listen(hand);
    await set(hand, { hand: '123b <img src=x onerror=alert(1)>' });
    expect(labels(hand)).to.have.length(14);
    expect(hand.shadowRoot!.querySelector('mark')!.textContent).to.equal('<');
    expect(hand.shadowRoot!.querySelector('img')).to.equal(null);
    expect(parts(hand, 'message')[0]!.textContent).to.contain('character 6');
    hand.requestUpdate();
    await settled(hand);
    expect(received.errors).to.have.length(1);
    await set(hand, { hand: '123b 456b 789b 55d 678d' });
    expect(hand.shadowRoot!.querySelector('mark')).to.equal(null);
  });

  it('handles hostile text', async () => {
    for (const text of ['('.repeat(200_000), '\u0000\ud800__proto__', ']'.repeat(5000), '9'.repeat(3000)]) {
      const hand = await fixture<MjHand>(html`<mj-hand>${text}</mj-hand>`);
      await settled(hand);
      expect(hand.error!.name).to.equal('NotationError');
      const shown = [...hand.shadowRoot!.children].filter((element) => element.localName !== 'style');
      expect(shown.map((element) => element.textContent).join('').length).to.be.lessThan(1000);
    }
  });

  it('reports invalid rules and keeps the tiles', async () => {
    const hand = await fixture<MjHand>(html`<mj-hand rules="full-flsh: 4 doubles">${HAND}</mj-hand>`);
    expect(hand.error!.name).to.equal('RulesError');
    expect(hand.score).to.equal(null);
    expect(labels(hand).length).to.be.greaterThan(10);
    // The position is that within the attribute, with and without a limit.
    expect(hand.error!.message).to.contain('“full-flsh” at character 1 ');
    await set(hand, { limit: '400' });
    expect(hand.error!.message).to.contain('“full-flsh” at character 1 ');
    await set(hand, { limit: undefined, rules: 'set-of-dragons: 2 doubles' });
    expect(hand.score!.value).to.equal(112);
  });

  it('marks a value that differs from `expect`', async () => {
    const hand = await fixture<MjHand>(html`<mj-hand expect="57">${HAND}</mj-hand>`);
    expect(parts(hand, 'unexpected')[0]!.textContent).to.contain('57').and.to.contain('56');
    for (const expected of ['56', '５６']) {
      await set(hand, { expect: expected });
      expect(parts(hand, 'unexpected'), expected).to.have.length(0);
    }
  });

  it('highlights as many copies of a tile as requested', async () => {
    const hand = await fixture<MjHand>(html`<mj-hand>${HAND}</mj-hand>`);
    await set(hand, { highlighted: ['R', 'R', '9d'] });
    expect(parts(hand, 'lit').map((tile) => tile.getAttribute('aria-label')!.toLowerCase())).to.have.length(3);
  });

  it('runs from left to right on a right-to-left page', async () => {
    const page = await fixture(html`<div dir="rtl"><mj-hand>123b 456c 789d 5566d +6d</mj-hand></div>`);
    const places = parts(page.querySelector('mj-hand')!, 'tile').map((tile) => tile.getBoundingClientRect().left);
    expect(places[0]).to.be.lessThan(places[1]!);
  });

  it('fits a narrow column', async () => {
    const page = await fixture(html`<div><mj-hand>(EEE) (SSS) (WWW) [NNNN] R 1234f 1234s +R</mj-hand></div>`);
    (page as HTMLElement).style.width = '240px';
    await nextFrame();
    const right = Math.max(
      ...parts(page.querySelector('mj-hand')!, 'tile').map((tile) => tile.getBoundingClientRect().right),
    );
    expect(right).to.be.lessThan(page.getBoundingClientRect().left + 241);
  });

  it('takes one row if there is room, even with kongs', async () => {
    const page = await fixture(html`
      <div style="inline-size: 660px">
        <mj-hand>(123b) (456b) (789b) (123c) E +E</mj-hand>
        <mj-hand>[2222c] (999d+9d) (RRR) 45b EE +6b</mj-hand>
        <mj-hand>(1111b) [2222c] [3333d] (EEE+E) W +W</mj-hand>
      </div>
    `);
    await nextFrame();
    for (const hand of page.querySelectorAll('mj-hand')) {
      const groups = [...parts(hand, 'set'), ...parts(hand, 'in-hand'), ...parts(hand, 'won')];
      const places = groups.map((group) => group.getBoundingClientRect());
      expect(Math.max(...places.map(({ top }) => top))).to.be.lessThan(Math.min(...places.map(({ bottom }) => bottom)));
    }
  });

  it('has its notation in copied text', async () => {
    const hand = await fixture<MjHand>(html`<mj-hand>+9d 87d (RRR) 456b 321b 99d 3f</mj-hand>`);
    expect(hand.shadowRoot!.querySelector('.notation')!.textContent!.trim()).to.equal('(RRR) 123456b 7899d 3f +9d');
  });

  it('names every tile in the language of the page, and follows changes', async () => {
    const page = await fixture(html`<div lang="en"><mj-hand>${HAND}</mj-hand></div>`);
    const hand = page.querySelector('mj-hand')!;
    expect(labels(hand)[0]).to.equal('red dragon');
    page.setAttribute('lang', 'zh-Hant');
    await settled(hand);
    expect(labels(hand)[0]).to.match(/中|紅/);
  });

  it('is one sentence for screen readers, and every tile has a name', async function () {
    // What a server made has a place for a caption, so that the picture is below the host.
    const sentence = (hand: MjHand): string | null =>
      (hand as unknown as { internals: ElementInternals }).internals.ariaLabel ??
      parts(hand, 'hand')[0]!.getAttribute('aria-label');
    const won = await fixture<MjHand>(html`<mj-hand>(RRR) 123b 456b 99d 78d +9d 3f</mj-hand>`);
    const whole =
      'Pung of red dragons, exposed; 1 2 3 of bamboo; 4 5 6 of bamboo; 7 8 9 of circles, exposed; pair of 9 of circles; ' +
      'chrysanthemum, flower 3; won on the 9 of circles by discard.';
    const said = sentence(won)!;
    expect(said.split('; ').sort()).to.deep.equal(whole.split('; ').sort());
    const lost = await fixture<MjHand>(html`<mj-hand>(555d) 13b 46c 79d 1b EES</mj-hand>`);
    for (const part of [
      'pair of 1 of bamboo',
      '3 of bamboo',
      '4 6 of characters',
      'Pung of 5 of circles, exposed',
      'south',
    ])
      expect(sentence(lost)).to.contain(part);
    const short = await fixture<MjHand>(html`<mj-hand>13b 2f</mj-hand>`);
    expect(sentence(short)).to.equal('1 3 of bamboo; orchid, flower 2.');
    const tree = await a11ySnapshot({}).then(JSON.stringify, () => this.skip());
    expect(tree).to.contain(`"name":"${sentence(won)}"`);
    expect(tree).not.to.contain('"name":"red dragon"');
  });

  describe('as another program writes it', () => {
    it('is read, with how it was won if the text says so', async () => {
      const hand = await fixture<MjHand>(html`
        <mj-hand notation="kajongg" seat="south">b1b1b1 S5S6S7 C2C3C4 DbDb RC9C9C9 ye mw LC9</mj-hand>
      `);
      await settled(hand);
      expect(hand.value).to.equal('(111b) 23499c 567d BB 1s +9c');
      expect(hand.score!.situation).to.deep.include({ seat: 'south', win: 'self-draw' });
      await set(hand, { win: 'discard' });
      expect(hand.score!.situation.win).to.equal('discard');
      await set(hand, { notation: 'xmj', hand: '1B-1B-1B 3D+3D+3D RD' });
      expect(hand.value).to.equal('(111b) 333d R');
    });

    it('gets a message that names the notation, and one about the place of a mistake', async () => {
      for (const [text, notation, place, message] of [
        ['b1b1b1 S5S6S7', undefined, 'b', /If the hand is written as in kajongg, set notation="kajongg"/],
        ['1B-1B-1B', undefined, '-', /set notation="xmj"/],
        ['b1b1x1', 'kajongg', 'x1', /^“x1” at character 5 is not a tile of kajongg/],
      ] as const) {
        const hand = await fixture<MjHand>(
          notation
            ? html`<mj-hand notation=${notation} hand=${text}></mj-hand>`
            : html`<mj-hand hand=${text}></mj-hand>`,
        );
        await settled(hand);
        expect(hand.shadowRoot!.querySelector('mark')!.textContent).to.equal(place);
        expect(parts(hand, 'message')[0]!.textContent).to.match(message);
      }
    });
  });

  describe('with `notation="mpsz"`', () => {
    it('reads riichi letters', async () => {
      const hand = await fixture<MjHand>(html`
        <mj-hand notation="mpsz" highlight="99p" spread>(777z) 123s 406S 99p 78p 3f E +9p</mj-hand>
      `);
      await settled(hand);
      expect(hand.value).to.equal('(RRR) 123456b 7899d E 3f +9d');
      expect(parts(hand, 'in-hand')).to.have.length(5);
      expect(parts(hand, 'lit')).to.have.length(2);
      await set(hand, { hand: '(777z) 1234567z +1z' });
      expect(labels(hand).slice(3)).to.deep.equal([
        'east wind',
        'south wind',
        'west wind',
        'north wind',
        'red dragon',
        'green dragon',
        'white dragon',
        'east wind, winning tile',
      ]);
    });

    it('reads the usual letters if there are no riichi letters', async () => {
      const hand = await fixture<MjHand>(html`<mj-hand notation="mpsz">(RRR) 123b 456b 99d 78d +9d 3s</mj-hand>`);
      await settled(hand);
      expect(hand.value).to.equal('(RRR) 123456b 7899d 3s +9d');
      await set(hand, { hand: '11s' });
      expect(hand.value).to.equal('11b');
    });

    it('explains its letters, and shows the text as written', async () => {
      for (const [text, place, message] of [
        ['123m 4x', 'x', /^Unknown suit “x” in “4x” at character 7: with notation="mpsz", use m \(characters\), p /],
        ['123m 45b', 'b', /^Unknown suit “b” in “45b” at character 8/],
        ['123m 8z', '8', /^“8z” at character 6 is not a tile: ranks run from 1 to 7/],
        ['(124m) 1p', '(124m)', /^“\(124m\)” at character 1 is not a set/],
      ] as const) {
        const hand = await fixture<MjHand>(html`<mj-hand notation="mpsz" hand=${text}></mj-hand>`);
        await settled(hand);
        expect(parts(hand, 'text')[0]!.textContent).to.equal(text);
        expect(hand.shadowRoot!.querySelector('mark')!.textContent).to.equal(place);
        expect(parts(hand, 'message')[0]!.textContent).to.match(message);
      }
    });

    it('is suggested when riichi letters appear without it', async () => {
      const hand = await fixture<MjHand>(html`<mj-hand>123m</mj-hand>`);
      expect(parts(hand, 'message')[0]!.textContent).to.contain('d (circles)').and.to.contain('set notation="mpsz"');
      await set(hand, { notation: 'tenhou' });
      expect(parts(hand, 'message')[0]!.textContent).to.contain('“tenhou”').and.to.contain('mpsz');
      expect(parts(hand, 'text')[0]!.textContent).to.equal('123m');
    });
  });

  describe('with `partial`', () => {
    it('is scored with its tiles as shown', async () => {
      const page = await fixture(html`
        <div>
          <mj-hand partial>(RRR)</mj-hand>
          <mj-hand partial seat="south">(RRR) EE 2f</mj-hand>
          <mj-hand>(RRR)</mj-hand>
        </div>
      `);
      const [set, more, whole] = page.querySelectorAll('mj-hand');
      // A pung of dragons exposed: 4 points, doubled; with the round wind's pair 2 more, the own flower 4 and a double.
      expect([set!.score!.value, more!.score!.value]).to.deep.equal([8, (4 + 2 + 4) * 4]);
      expect(whole!.score).to.equal(null);
      whole!.partial = true;
      expect(whole!.score!.value).to.equal(8);
    });
  });

  it('reports an invalid seat in addition to other errors', async () => {
    const page = await fixture(html`
      <div>
        <mj-hand seat="nrth">${HAND}</mj-hand>
        <mj-hand round="up">13b</mj-hand>
        <mj-hand>13b</mj-hand>
      </div>
    `);
    const said = [...page.querySelectorAll('mj-hand')].map((hand) =>
      parts(hand, 'message').map((one) => one.textContent),
    );
    expect(said[0]![0]).to.contain('“nrth”').and.to.contain('east, south, west, north');
    expect(said[1]![0]).to.contain('“up”');
    expect(said[2]).to.deep.equal([]);
    expect(labels(page.querySelector('mj-hand')!)).to.have.length(15);
  });

  describe('with `spread`', () => {
    it('keeps concealed tiles in the groups of the text', async () => {
      const hand = await fixture<MjHand>(html`<mj-hand spread>(RRR) 123b 654b 99d 3f 78d +9d</mj-hand>`);
      await settled(hand);
      const groups = parts(hand, 'in-hand').map((group) => [...group.children].map((tile) => tile.ariaLabel));
      expect(groups).to.deep.equal([
        ['1 of bamboo', '2 of bamboo', '3 of bamboo'],
        ['4 of bamboo', '5 of bamboo', '6 of bamboo'],
        ['9 of circles', '9 of circles'],
        ['7 of circles', '8 of circles'],
      ]);
      expect(parts(hand, 'bonus-tiles')).to.have.length(1);
      expect(hand.score!.value).to.equal(56);
      expect(hand.value).to.equal('(RRR) 123456b 7899d 3f +9d');
      await set(hand, { spread: false });
      expect(parts(hand, 'in-hand')).to.have.length(1);
    });

    it('shows invalid text in place', async () => {
      const hand = await fixture<MjHand>(html`<mj-hand spread>(RRR) 123b 12x</mj-hand>`);
      await settled(hand);
      expect(hand.shadowRoot!.querySelector('mark')!.textContent).to.equal('x');
      expect(parts(hand, 'message')[0]!.textContent).to.contain('at character 14');
    });
  });

  describe('with `highlight`', () => {
    const lit = (hand: MjHand): string[] => parts(hand, 'lit').map((tile) => tile.getAttribute('aria-label')!);

    it('keeps tiles highlighted, visibly and for screen readers, while others are pointed at', async () => {
      const hand = await fixture<MjHand>(html`<mj-hand highlight="99d">${HAND}</mj-hand>`);
      await settled(hand);
      const pair = ['9 of circles, highlighted', '9 of circles, highlighted'];
      expect(lit(hand)).to.deep.equal(pair);
      await set(hand, { highlighted: ['R'] });
      expect(lit(hand)).to.deep.equal(['red dragon']);
      await set(hand, { highlighted: [] });
      expect(lit(hand)).to.deep.equal(pair);
      await set(hand, { highlight: '+9d' });
      expect(lit(hand)).to.deep.equal(['9 of circles, winning tile, highlighted']);
      await set(hand, { highlight: '' });
      expect(lit(hand)).to.deep.equal([]);
    });

    it('has scripts and styles, which are not read as tiles', async () => {
      const code = '<script type="text/plain">1</script><style>b{c:d}</style>';
      const page = await fixture(html`<div></div>`);
      await place(page, `<mj-hand>${HAND}${code}<b>${code}</b></mj-hand>`);
      const hand = page.querySelector('mj-hand')!;
      await settled(hand);
      expect(hand.error).to.equal(null);
      expect(hand.score!.value).to.equal(56);
    });

    it('has a caption, which is not read as tiles', async () => {
      const page = await fixture(html`
        <div>
          <mj-hand highlight="99d">
            ${HAND}
            <figcaption>
              A pair
              <b>12x</b>
            </figcaption>
          </mj-hand>
          <mj-hand hand=${HAND}><p slot="caption">Another</p></mj-hand>
          <mj-hand>${HAND}</mj-hand>
        </div>
      `);
      for (const hand of page.querySelectorAll('mj-hand')) {
        await settled(hand);
        expect(hand.error).to.equal(null);
        expect(hand.score!.value).to.equal(56);
        const caption = hand.querySelector('figcaption, p');
        expect(hand.shadowRoot!.querySelectorAll('slot')).to.have.length(caption ? 1 : 0);
        if (!caption) continue;
        const tiles = parts(hand, 'hand')[0]!.getBoundingClientRect();
        expect(caption.getBoundingClientRect().top).to.be.at.least(tiles.bottom - 1);
        expect(caption.getBoundingClientRect().height).to.be.greaterThan(10);
      }
      const [first] = page.querySelectorAll('mj-hand');
      first!.querySelector('figcaption')!.remove();
      await settled(first!);
      expect(first!.shadowRoot!.querySelector('slot')!.assignedElements()).to.deep.equal([]);
    });

    it('reports tiles that are invalid or not in the hand, and keeps the score', async () => {
      const hand = await fixture<MjHand>(html`<mj-hand highlight="9d 8c">${HAND}</mj-hand>`);
      await settled(hand);
      expect(parts(hand, 'message').map((one) => one.textContent)).to.deep.equal([
        'Not in the hand, so not highlighted: 8 of characters.',
      ]);
      await set(hand, { highlight: '9q' });
      expect(parts(hand, 'message')[0]!.textContent).to.contain('Unknown suit “q” in “9q” at character 2');
      expect(hand.score!.value).to.equal(56);
    });
  });

  describe('with unknown tiles', () => {
    it('draws them anywhere in a hand', async () => {
      const hand = await fixture<MjHand>(html`<mj-hand>(RRR) [????] (12?b) (9?9d+9d) ?? 13?c 3f +?</mj-hand>`);
      await settled(hand);
      expect(parts(hand, 'message')).to.have.length(0);
      const names = labels(hand);
      expect(names.filter((name) => name === 'unknown tile')).to.have.length(4 + 1 + 3 + 1);
      expect(names.at(-2)).to.equal('unknown tile, winning tile');
      expect(parts(hand, 'set').map((set) => set.getAttribute('part'))).to.deep.equal([
        'set pung exposed',
        'set kong concealed',
        'set chow exposed',
        'set kong exposed',
      ]);
      expect(hand.score).to.equal(null);
      expect(hand.error!.message).to.equal('A hand with an unknown tile can’t be scored.');
      expect(hand.value).to.equal('(RRR) [????] (12?b) (9?9d+9d) ?? 13?c 3f +?');
      await expect(hand).to.be.accessible();
    });

    it('may be in full-width characters, which a message quotes as they were written', async () => {
      const hand = await fixture<MjHand>(html`<mj-hand>（５？？ｄ）　１？ｃ，＋？</mj-hand>`);
      await settled(hand);
      expect(labels(hand).filter((name) => name.startsWith('unknown tile'))).to.have.length(2 + 1 + 1);
      await set(hand, { textContent: '（５？？ｄ）　１ｙ' });
      expect(hand.error!.message).to.contain('Unknown suit “ｙ” in “１ｙ” at character 9');
    });

    it('are counted for screen readers', async () => {
      const hand = await fixture<MjHand>(html`<mj-hand>(RRR) (5??d) ???? 13c</mj-hand>`);
      await settled(hand);
      expect((hand as unknown as { internals: ElementInternals }).internals.ariaLabel).to.equal(
        'Pung of red dragons, exposed; 5 of circles; 2 unknown tiles; 1 3 of characters; 4 unknown tiles.',
      );
    });

    it('reports what is invalid, in place', async () => {
      for (const [text, place] of [
        ['12b (R?G)', '(R?G)'],
        ['12b +5b +?', '+?'],
        ['12b +?? 1c', '+??'],
        ['?? 12x', 'x'],
        ['(??', '(??'],
        ['?'.repeat(300), ''],
      ] as const) {
        const hand = await fixture<MjHand>(html`<mj-hand hand=${text}></mj-hand>`);
        await settled(hand);
        expect(hand.error!.name, text).to.equal('NotationError');
        expect(hand.shadowRoot!.querySelector('mark')!.textContent, text).to.equal(place);
      }
    });
  });

  describe('with its situation', () => {
    /** The visible line, clause by clause. */
    const line = (hand: Element): string[] =>
      [...hand.shadowRoot!.querySelectorAll('[part~="situation"] > span:not(.comma)')].map((one) => one.textContent!);
    const SAME = '(123b) (456c) (789d) 55b WW +W';

    it('distinguishes hands with the same tiles', async () => {
      const page = await fixture(html`
        <div>
          <mj-hand situation>${SAME}</mj-hand>
          <mj-hand situation win="self-draw">${SAME}</mj-hand>
          <mj-hand>${SAME}</mj-hand>
        </div>
      `);
      const [discard, drawn, plain] = page.querySelectorAll('mj-hand');
      await settled(discard!);
      await settled(drawn!);
      expect([discard!.score!.value, drawn!.score!.value]).to.deep.equal([24, 30]);
      expect(line(discard!)).to.deep.equal(['East seat', 'East round', 'won by discard']);
      expect(line(drawn!)).to.deep.equal(['East seat', 'East round', 'won by self-draw']);
      expect(parts(plain!, 'situation')).to.have.length(0);
    });

    it('shows the seat, the round and circumstances, and follows changes', async () => {
      const hand = await fixture<MjHand>(html`
        <mj-hand situation seat="south" round="north" win="self-draw" circumstances="kong-replacement">
          [4444c] (123b) (789d) 55b WW +W
        </mj-hand>
      `);
      expect(line(hand)).to.deep.equal([
        'South seat',
        'North round',
        'won by self-draw',
        'on the replacement tile for a kong',
      ]);
      await set(hand, { circumstances: '', win: 'discard', seat: 'west' });
      expect(line(hand)).to.deep.equal(['West seat', 'North round', 'won by discard']);
      await set(hand, { situation: false });
      expect(parts(hand, 'situation')).to.have.length(0);
    });

    it('shows no win without a winning tile, and no invalid seat', async () => {
      const page = await fixture(html`
        <div>
          <mj-hand situation seat="north">(555d) 13b 46c 79d 1b EES</mj-hand>
          <mj-hand situation seat="nrth">${SAME}</mj-hand>
        </div>
      `);
      const [lost, unknown] = page.querySelectorAll('mj-hand');
      await settled(lost!);
      await settled(unknown!);
      expect(line(lost!)).to.deep.equal(['North seat', 'East round']);
      expect(line(unknown!)).to.deep.equal(['East round', 'won by discard']);
    });

    it('is in the language of the page', async () => {
      const page = await fixture(html`
        <div lang="zh-Hant"><mj-hand situation seat="south" win="self-draw">${SAME}</mj-hand></div>
      `);
      expect(line(page.querySelector('mj-hand')!)).to.deep.equal(['南家', '東風圈', '自摸']);
    });

    it('is announced once', async () => {
      const hand = await fixture<MjHand>(html`<mj-hand situation win="self-draw">${SAME}</mj-hand>`);
      const label = parts(hand, 'hand')[0]!.getAttribute('aria-label');
      expect((hand as unknown as { internals: ElementInternals }).internals.ariaLabel).to.equal(null);
      expect(label).to.match(/won on the west wind\.$/);
      expect(parts(hand, 'situation')[0]!.textContent).to.equal('East seat, East round, won by self-draw');
      for (const drawing of parts(hand, 'situation')[0]!.querySelectorAll('svg'))
        expect(drawing.getAttribute('aria-hidden')).to.equal('true');
      await expect(hand).to.be.accessible();
    });

    it('fits a narrow column', async () => {
      const page = await fixture<HTMLElement>(html`
        <div style="inline-size: 200px">
          <mj-hand situation win="self-draw" circumstances="kong-on-kong thirteenth-win">
            [4444c] [2222b] (789d) 55b WW +W
          </mj-hand>
        </div>
      `);
      const hand = page.querySelector('mj-hand')!;
      const { right } = page.getBoundingClientRect();
      for (const clause of parts(hand, 'situation')[0]!.children)
        expect(clause.getBoundingClientRect().right).to.be.at.most(right + 1);
      expect(parts(hand, 'situation')[0]!.getBoundingClientRect().height).to.be.greaterThan(60);
    });
  });

  describe('with seen tiles', () => {
    const PLACE = 'only-tile: off; --only-place: 2 points if only-tile-seen';
    const WAITING = '(123b) 456b 789c 11c 34d +5d';

    it('counts the only tile that is left', async () => {
      const hand = await fixture<MjHand>(html`
        <mj-hand rules=${PLACE} seat="south" seen="(222d) 2d">${WAITING}</mj-hand>
      `);
      await until(() => hand.score);
      expect(hand.score!.value).to.equal(22);
      expect(hand.currentSituation).to.deep.equal({ seat: 'south', seen: '(222d) 2d' });
      await set(hand, { seen: '222d' });
      expect(hand.score!.value).to.equal(20);
      hand.removeAttribute('seen');
      await settled(hand);
      expect(hand.currentSituation).to.deep.equal({ seat: 'south' });
      hand.setAttribute('seen', '2222d');
      expect(hand.score!.value).to.equal(22);
    });

    it('shows what is wrong with them, and still draws the hand', async () => {
      const hand = await fixture<MjHand>(html`<mj-hand seen="22d x">${HAND}</mj-hand>`);
      await settled(hand);
      expect(hand.score).to.equal(null);
      expect(parts(hand, 'message')[0]!.textContent).to.equal('In the seen tiles, “x” at character 5 can’t be read.');
      expect(labels(hand)).to.have.length.greaterThan(13);
      expect(hand.shadowRoot!.querySelector('.stale')).to.equal(null);
      for (const [seen, message] of [
        ['1b'.repeat(50_000), 'The seen tiles have 100000 characters, but the limit is 500.'],
        ['RR', 'The hand and the seen tiles have 5 of R, but a set of tiles has only 4.'],
      ] as const) {
        await set(hand, { seen });
        expect(parts(hand, 'message')[0]!.textContent).to.equal(message);
      }
      await set(hand, { seen: '  ' });
      expect(parts(hand, 'message')).to.have.length(0);
      expect(hand.score!.value).to.be.greaterThan(0);
      hand.lang = 'zh-Hant';
      hand.seen = '22d x';
      await until(() => parts(hand, 'message')[0]?.textContent.includes('見過的牌'));
    });

    it('takes any value as a property', async () => {
      const hand = await fixture<MjHand>(html`<mj-hand>${HAND}</mj-hand>`);
      for (const seen of [null, undefined, 5, Symbol('x'), ['2d'], {}]) {
        (hand as { seen: unknown }).seen = seen;
        await settled(hand);
        expect(hand.error ?? hand.score).to.be.an.instanceOf(Object);
      }
    });

    it('keeps them while it is edited', async () => {
      const hand = await fixture<MjHand>(html`<mj-hand editable rules=${PLACE} seen="2222d">${WAITING}</mj-hand>`);
      await until(() => hand.score);
      expect(hand.score!.awards.map(({ rule }) => rule)).to.contain('--only-place');
      await set(hand, { currentSituation: { seat: 'south' } });
      expect(hand.currentSituation).to.deep.equal({ seat: 'south', seen: '2222d' });
      expect(hand.score!.awards.map(({ rule }) => rule)).to.contain('--only-place');
    });
  });

  it('is accessible', async () => {
    const hand = await fixture<MjHand>(html`<mj-hand>${HAND}</mj-hand>`);
    await expect(hand).to.be.accessible();
  });
});

inChromium('a sentence is copied with the notation of its hands and tiles, on one line', async () => {
  const page = await onPage(
    `<div>
      <p>Look at <mj-hand>(RRR) 99d</mj-hand>, <mj-hand indices>9c</mj-hand>, <mj-tile tile="5B" indices></mj-tile>, <mj-tile tile="E" face-down></mj-tile>.</p>
      <textarea></textarea>
    </div>`,
  );
  const press = async (key: string): Promise<void> => {
    await sendKeys({ down: 'Control' });
    await sendKeys({ press: key });
    await sendKeys({ up: 'Control' });
  };
  getSelection()!.selectAllChildren(page.querySelector('p')!);
  await press('c');
  const field = page.querySelector('textarea')!;
  field.focus();
  await press('v');
  await until(() => field.value);
  expect(field.value).to.equal('Look at (RRR) 99d , 9c , 5b, .');
});
