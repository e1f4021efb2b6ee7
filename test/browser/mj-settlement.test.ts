import { describeRendered, fixture, isFromServer } from './renderings.js';
import { aTimeout, expect, html, oneEvent, nextFrame } from '@open-wc/testing';
import { a11ySnapshot, emulateMedia, sendKeys } from '@web/test-runner-commands';
import { all, inChromium, press, root, set, until, words } from './helpers.js';
import { winds } from '../../src/core/index.js';
import type { MjSettlementEvent } from '../../src/elements/events.js';
import type { MjHand } from '../../src/elements/mj-hand/mj-hand.js';
import type { MjSettlement } from '../../src/elements/mj-settlement/mj-settlement.js';
import '../../src/lang/de.js';
import '../../src/lang/zh-Hant.js';
import '../../src/mj-hand.js';
import '../../src/mj-settlement.js';

const VALUES = 'east 100; south 200; west 50; north 20';

const seats = (element: MjSettlement) => all(element, '[part~="seat"]');
/** A seat as it is named on the page. */
const named = (seat: Element): string => words(seat.querySelector('.head'));
/** In the order of play. */
const figures = (element: MjSettlement, part: 'value' | 'total') =>
  seats(element).map((seat) => words(seat.querySelector(`[part="${part}"]`)));
const sentences = (element: MjSettlement) => all(element, '[part="payment"] th').map(words);
const message = (element: MjSettlement) => words(root(element).querySelector('[role="alert"]'));
const buttons = (element: MjSettlement) => all(element, '[part~="steps"] button');
const status = (element: MjSettlement) => words(root(element).querySelector('[aria-live]'));
const isShown = (node: Element) => node.checkVisibility({ visibilityProperty: true });

function choose(element: MjSettlement, select: number, value: string) {
  const choice = root(element).querySelectorAll('select')[select]!;
  choice.value = value;
  choice.dispatchEvent(new Event('change', { bubbles: true }));
  return element.updateComplete;
}

async function fourHands(attributes: { rules?: string; dead?: string; winner?: string } = {}) {
  const { rules, dead = '', winner = 'south' } = attributes;
  const element = await fixture<MjSettlement>(html`
    <mj-settlement winner=${winner} discarder="north" .rules=${rules} dead=${dead}>
      <mj-hand seat="north">1234567b 123456d</mj-hand>
      <mj-hand seat="east">(111d) 88d 123b 57c EW2c</mj-hand>
      <mj-hand seat="south">(RRR) 123b 456b 99d 78d +9d</mj-hand>
      <mj-hand seat="west">(WWW) 123b 456b 2468d</mj-hand>
    </mj-settlement>
  `);
  await element.updateComplete;
  return element;
}

describeRendered('mj-settlement', () => {
  it('shows the value of each hand, each player’s total, and a sentence for each payment', async () => {
    const element = await fixture<MjSettlement>(html`<mj-settlement scores=${VALUES} winner="south"></mj-settlement>`);
    expect(figures(element, 'value')).to.eql(['100', '200', '50', '20']);
    expect(figures(element, 'total')).to.eql(['−140', '+800', '−270', '−390']);
    expect(sentences(element)).to.eql([
      'East pays South 400: 200, doubled because East pays.',
      'West pays South 200.',
      'North pays South 200.',
      'West pays East 100: the difference of 50, doubled because East receives.',
      'North pays East 160: the difference of 80, doubled because East receives.',
      'North pays West 30: the difference between their hands.',
    ]);
    expect(words(root(element).querySelector('[part="totals"]'))).to.equal('Total −140 +800 −270 −390');
    expect(element.settlement!.totals).to.eql({ east: -140, south: 800, west: -270, north: -390 });
  });

  it('draws an arrow with its amount for each payment', async () => {
    const element = await fixture<MjSettlement>(html`
      <mj-settlement scores="east 0; south 30; west 0; north 0" winner="south"></mj-settlement>
    `);
    expect(all(element, '[part="arrow"] text').map(words)).to.eql(['60', '30', '30']);
  });

  it('draws the amounts of all payments between two players apart', async () => {
    const tables = [
      'north wrong-claim',
      'east wrong-claim; west wrong-claim',
      'south wrong-claim; north wrong-claim; north wrong-claim',
    ];
    for (const winner of ['south', 'east', 'west'] as const)
      for (const incidents of tables) {
        const element = await fixture<MjSettlement>(html`
          <mj-settlement
            style="inline-size: 900px"
            scores="east 20; south 128; west 8; north 16"
            winner=${winner}
            rules="wrong-claim: 50"
            incidents=${incidents}
          ></mj-settlement>
        `);
        const texts = (): SVGTextElement[] => all(element, '[part="arrow"] text');
        await until(() => texts().length > 6);
        const boxes = texts().map((text) => text.getBBox());
        for (const [place, one] of boxes.entries())
          for (const other of boxes.slice(place + 1)) {
            const isApart =
              one.x >= other.x + other.width - 1 ||
              other.x >= one.x + one.width - 1 ||
              // Digits are lower than their box.
              Math.abs(one.y - other.y) >= 12;
            expect(isApart, `${winner}, ${incidents}: ${one.x} ${one.y}, ${other.x} ${other.y}`).to.equal(true);
          }
        element.remove();
      }
  });

  it('draws the wind of each seat without relying on fonts', async () => {
    const element = await fixture<MjSettlement>(html`<mj-settlement scores=${VALUES} winner="south"></mj-settlement>`);
    expect(root(element).textContent).not.to.match(/\p{Script=Han}/u);
    const marks = seats(element).map((seat) => seat.querySelector('.head svg path')!.getAttribute('d'));
    expect(new Set(marks).size).to.equal(4);
    for (const seat of seats(element)) {
      const { width, height } = seat.querySelector('.head svg')!.getBoundingClientRect();
      expect(width).to.be.within(16, 40);
      expect(height).to.be.closeTo(width, 0.1);
    }
  });

  it('reports a wash-out, and an empty table', async () => {
    const element = await fixture<MjSettlement>(html`<mj-settlement></mj-settlement>`);
    expect(words(root(element).querySelector('p'))).to.equal('No hands to settle yet.');
    await set(element, { scores: VALUES });
    expect(words(root(element).querySelector('p'))).to.equal('No winner, so nobody pays.');
    expect(figures(element, 'total')).to.eql(['0', '0', '0', '0']);
  });

  it('settles under the rules in its attributes', async () => {
    const element = await fixture<MjSettlement>(html`
      <mj-settlement
        scores="east 0; south 832; west 0; north 0"
        winner="south"
        profile="british"
        limit="600"
        rules="east-doubles: none"
      ></mj-settlement>
    `);
    expect(figures(element, 'value')).to.eql(['0', '600', '0', '0']);
    expect(figures(element, 'total')).to.eql(['−600', '+1,800', '−600', '−600']);
  });

  it('says what has no effect under its rules', async () => {
    const settlement = await fixture<MjSettlement>(html`
      <mj-settlement
        winner="south"
        scores="east 8; south 40; west 8; north 0"
        pao
        incidents="north: false-win"
      ></mj-settlement>
    `);
    const text = (): string => settlement.shadowRoot!.textContent!;
    expect(text()).to.contain('“pao” has no effect under these rules.');
    expect(text()).to.contain('“north: false-win” has no effect under these rules.');
    await set(settlement, { discarder: 'west', rules: 'false-win: 300 to each' });
    expect(text()).not.to.contain('no effect');
    await set(settlement, { incidents: 'north: two-discards' });
    expect(text()).to.contain('“north: two-discards” has no effect under these rules.');
  });

  it('makes the discarder pay for all with `pao`', async () => {
    const element = await fixture<MjSettlement>(html`
      <mj-settlement scores="east 0; south 500; west 0; north 0" winner="south" discarder="west" pao></mj-settlement>
    `);
    expect(sentences(element)).to.eql([
      'West pays South 2,000 for all three (pao, 包): 1,000 for East, 500 for West and 500 for North.',
    ]);
    expect(root(element).querySelector('[part~="steps"]')).to.equal(null);
  });
});

describeRendered('mj-settlement with hands', () => {
  it('scores them, those of losers as losers’', async () => {
    const element = await fourHands();
    expect(figures(element, 'value')).to.eql(['4', '48', '8', '0']);
    expect(figures(element, 'total')).to.eql(['−96', '+192', '−32', '−64']);
  });

  it('shows each at its seat, without changing its attributes', async () => {
    const element = await fourHands();
    for (const hand of element.querySelectorAll('mj-hand')) {
      const seat = hand.assignedSlot?.closest('[part~="seat"]');
      expect(named(seat!).toLowerCase()).to.contain(hand.getAttribute('seat'));
      // A server cannot slot it in any other way.
      expect(hand.getAttributeNames()).to.have.members(isFromServer() ? ['seat', 'slot'] : ['seat']);
      expect(isShown(hand)).to.equal(true);
    }
  });

  it('has each at its seat in a copy of the page to print, whose slots are by name', async () => {
    const element = await fourHands();
    const hands = [...element.querySelectorAll('mj-hand')];
    dispatchEvent(new Event('beforeprint'));
    expect(hands.map((hand) => hand.getAttribute('slot'))).to.eql(hands.map((hand) => hand.getAttribute('seat')));
    dispatchEvent(new Event('afterprint'));
    expect(hands.some((hand) => hand.hasAttribute('slot'))).to.equal(isFromServer());
  });

  it('passes its rules to them', async () => {
    const element = await fourHands({ rules: 'set-of-dragons: off' });
    expect(figures(element, 'value')).to.eql(['4', '24', '8', '0']);
    await set(element, { rules: 'mahjong: 100 points' });
    expect(figures(element, 'value')[1]).to.equal('208');
    expect(element.querySelector<HTMLElement & { score: { value: number } }>('[seat=south]')!.score.value).to.equal(
      208,
    );
  });

  it('scores them in its round, unless they set their own', async () => {
    const element = await fourHands();
    element.round = 'west';
    await oneEvent(element, 'mj-settlement');
    expect(figures(element, 'value')).to.eql(['4', '48', '16', '0']);
    for (const hand of element.querySelectorAll('mj-hand')) hand.setAttribute('round', 'east');
    await oneEvent(element, 'mj-settlement');
    expect(figures(element, 'value')[2]).to.equal('8');
  });

  it('rejects hands of different rounds, and more tiles than exist', async () => {
    const element = await fourHands();
    const west = element.querySelector('[seat=west]')!;
    west.setAttribute('round', 'south');
    await oneEvent(element, 'mj-error');
    expect(message(element)).to.equal('The score of west was computed for round “south”, but this table has “east”.');
    west.removeAttribute('round');
    await oneEvent(element, 'mj-settlement');
    expect(message(element)).to.equal('');
    west.textContent = '(WWW) 123b 456b 2499d';
    await oneEvent(element, 'mj-error');
    expect(message(element)).to.equal('The hands of south, west have 5 of 9d; a set of tiles has 4.');
  });

  it('settles again when one changes, is added or removed', async () => {
    const element = await fourHands();
    const north = element.querySelector('[seat=north]')!;
    let settled = oneEvent(element, 'mj-settlement');
    north.textContent = '(GGG) 1234567b 123d';
    await settled;
    expect(figures(element, 'value')[3]).to.equal('8');
    settled = oneEvent(element, 'mj-error');
    north.remove();
    await settled;
    expect(message(element)).to.equal('The score for north is missing.');
    settled = oneEvent(element, 'mj-settlement');
    element.scores = 'north 30';
    await settled;
    expect(figures(element, 'value')[3]).to.equal('30');
    expect(message(element)).to.equal('');
  });

  it('leaves the page where it is scrolled when it updates', async () => {
    const element = await fourHands();
    element.insertAdjacentHTML('beforebegin', '<div style="block-size: 200vh"></div>');
    element.scrollIntoView({ block: 'end' });
    const before = scrollY;
    expect(before).to.be.above(0);
    element.requestUpdate();
    await element.updateComplete;
    expect(scrollY).to.equal(before);
  });

  it('accepts a dead hand of any size', async () => {
    const element = await fourHands();
    element.querySelector('[seat=west]')!.textContent = '(WWW) 123b 456b 223446d';
    await oneEvent(element, 'mj-error');
    expect(message(element)).to.equal(
      'The hand has 15 tiles, not 13: 13, or 14 with the winning tile, plus one for each kong. Flowers and seasons don’t count.',
    );
    await set(element, { dead: 'west: short' });
    expect(message(element)).to.equal('');
    expect(named(seats(element)[2]!)).to.equal('West short hand');
    expect(sentences(element)).to.include('West pays East 8 for a dead hand: 4, doubled because East receives.');
  });

  it('accepts partial hands of losers, but not of the winner', async () => {
    const element = await fourHands();
    const settled = oneEvent(element, 'mj-settlement');
    element.querySelector('[seat=west]')!.textContent = '(WWW) GG';
    await settled;
    expect(message(element)).to.equal('');
    // 4 points for the pung and 2 for the pair, doubled for the seat wind.
    expect(figures(element, 'value')[2]).to.equal('12');
    const refused = oneEvent(element, 'mj-error');
    element.querySelector('[seat=south]')!.textContent = '(RRR) 123b 456b 99d +9d';
    await refused;
    expect(message(element)).to.contain('12 tiles, not 14');
  });

  it('detects pao in the winner’s hand', async () => {
    const element = await fourHands();
    element.querySelector('[seat=south]')!.textContent = '(RRR) (GGG) 123b 99d BB +B';
    await oneEvent(element, 'mj-settlement');
    expect(sentences(element)[0]).to.equal(
      'North pays South 2,000 for all three (pao, 包): 1,000 for East, 500 for West and 500 for North.',
    );
  });

  it('detects pao for hands that are worth the limit at this table', async () => {
    const settled = async (profile: string): Promise<string[]> => {
      const element = await fixture<MjSettlement>(html`
        <mj-settlement profile=${profile} scores="east 0; west 0; north 0" discarder="north">
          <mj-hand seat="south">(RRR) (GGG) (222b) 99d BB +B</mj-hand>
        </mj-settlement>
      `);
      await until(() => sentences(element).length > 0);
      return sentences(element);
    };
    // Three great scholars are the limit of 1,000; under the German rules, big three dragons are two doubles.
    expect(await settled('bmja')).to.deep.equal([
      'North pays South 4,000 for all three (pao, 包): 2,000 for East, 1,000 for West and 1,000 for North.',
    ]);
    expect(await settled('dmjl')).to.have.length(3);
  });

  it('lets a hand show its own notation errors', async () => {
    const element = await fourHands();
    element.querySelector('[seat=west]')!.textContent = '(WWW) 12x';
    await oneEvent(element, 'mj-error');
    await element.updateComplete;
    expect(element.error!.name).to.equal('NotationError');
    expect(message(element)).to.equal('');
    expect(figures(element, 'total')).to.eql(['−96', '+192', '−32', '−64']);
  });
});

describeRendered('the steps of mj-settlement', () => {
  let element: MjSettlement;
  const shownRows = () => all(element, '[part="payment"]').filter(isShown).length;

  beforeEach(async () => {
    element = await fixture(html`<mj-settlement scores=${VALUES} winner="south"></mj-settlement>`);
  });

  it('go through the payments by button, the winner’s first', async () => {
    const [back, next, everything] = buttons(element);
    expect(shownRows()).to.equal(6);
    await press(element, next!);
    expect(status(element)).to.equal(
      'Payment 1 of 6. East pays South 400: 200, doubled because East pays. So far: East −400, South +400, West 0 and North 0.',
    );
    expect(shownRows()).to.equal(1);
    expect(all(element, '[part="arrow"]')).to.have.length(1);
    expect(figures(element, 'total')).to.eql(['−400', '+400', '0', '0']);
    for (const button of [next, next, next, back]) {
      await press(element, button!);
    }
    expect(status(element)).to.contain('Payment 3 of 6. North pays South 200.');
    await press(element, everything!);
    expect(status(element)).to.equal('');
    expect(shownRows()).to.equal(6);
    expect(figures(element, 'total')).to.eql(['−140', '+800', '−270', '−390']);
  });

  it('go by key, keeping the focus', async () => {
    buttons(element)[1]!.focus();
    await sendKeys({ press: 'Enter' });
    await element.updateComplete;
    expect(status(element)).to.contain('Payment 1 of 6');
    for (const [key, place] of [
      ['ArrowRight', 2],
      ['End', 6],
      ['ArrowRight', 6],
      ['ArrowLeft', 5],
      ['Home', 1],
      ['ArrowLeft', 1],
    ] as const) {
      await sendKeys({ press: key });
      await element.updateComplete;
      expect(status(element), key).to.contain(`Payment ${place} of 6`);
    }
    element.dir = 'rtl';
    await sendKeys({ press: 'ArrowLeft' });
    await element.updateComplete;
    expect(status(element)).to.contain('Payment 2 of 6');
    await sendKeys({ press: 'Escape' });
    await element.updateComplete;
    expect(shownRows()).to.equal(6);
    expect(root(element).activeElement).to.equal(buttons(element)[1]);
  });

  it('start again with another table', async () => {
    await press(element, buttons(element)[1]!);
    await set(element, { winner: 'west' });
    expect(status(element)).to.equal('');
    expect(shownRows()).to.equal(6);
  });

  inChromium('are not animated with reduced motion', async () => {
    await emulateMedia({ reducedMotion: 'reduce' });
    await press(element, buttons(element)[1]!);
    const style = getComputedStyle(root(element).querySelector('[part="arrow"]')!);
    expect(style.animationName).to.equal('none');
    await emulateMedia({ reducedMotion: 'no-preference' });
  });
});

describeRendered('an editable mj-settlement', () => {
  const form = async () => {
    const element = await fixture<HTMLFormElement>(html`
      <form>
        <mj-settlement name="hand" editable scores=${VALUES} winner="south" discarder="west"></mj-settlement>
      </form>
    `);
    return { form: element, element: element.querySelector('mj-settlement')! };
  };
  const valueOf = (element: HTMLFormElement) => JSON.parse(String(new FormData(element).get('hand')));

  it('is disabled in a disabled fieldset', async () => {
    const fieldset = await fixture<HTMLFieldSetElement>(html`
      <fieldset disabled>
        <mj-settlement name="hand" editable scores=${VALUES} winner="south"></mj-settlement>
      </fieldset>
    `);
    const element = fieldset.querySelector('mj-settlement')!;
    await element.updateComplete;
    const states = () => [...root(element).querySelectorAll('select')].map((select) => select.disabled);
    expect(states()).to.eql([true, true, true, true, true]);
    fieldset.disabled = false;
    await element.updateComplete;
    expect(states()).to.eql([false, false, false, false, false]);
  });

  it('has choices for the winner, the discarder and dead hands', async () => {
    const { element } = await form();
    const changes: string[] = [];
    element.addEventListener('change', () => changes.push(element.winner));
    await choose(element, 0, 'west');
    expect(seats(element).map(named)).to.eql(['East', 'South', 'West winner', 'North']);
    expect(figures(element, 'total')[2]).to.equal('+200');
    await choose(element, 1, 'east');
    expect(named(seats(element)[0]!)).to.equal('East discarder');
    const north = root(element).querySelector<HTMLElement>('select[aria-label="North’s hand"]')!;
    await choose(element, all(element, 'select').indexOf(north), 'long');
    expect(named(seats(element)[3]!)).to.equal('North long hand');
    await choose(element, 0, 'north');
    expect(named(seats(element)[3]!)).to.equal('North winner');
    const shown = () => [...root(element).querySelectorAll('select')].map((select) => select.value);
    expect(shown(), 'the third is who pays for all').to.eql(['north', 'east', '', '', '', '']);
    await choose(element, 0, 'east');
    expect(shown()).to.eql(['east', '', '', '', '']);
    await choose(element, 0, '');
    expect(figures(element, 'total')).to.eql(['0', '0', '0', '0']);
    expect(changes).to.have.length(6);
    expect(element.getAttribute('winner'), 'the author’s attribute').to.equal('south');
  });

  const choiceOf = (element: MjSettlement, label: string) =>
    [...root(element).querySelectorAll('select')].find(
      (select) => (select.getAttribute('aria-label') ?? words(select.previousElementSibling)) === label,
    );
  const pick = async (element: MjSettlement, label: string, value: string) => {
    await choose(element, all(element, 'select').indexOf(choiceOf(element, label)!), value);
  };
  const optionsOf = (element: MjSettlement, label: string) => [...choiceOf(element, label)!.options].map(words);

  it('records errors for which the rules have a fine, for the winner too', async () => {
    const { form: outer, element } = await form();
    expect(choiceOf(element, 'Fine for East'), 'without fines').to.equal(undefined);
    element.rules = 'false-win: 300 to each; two-discards: half limit; wrong-kong: off';
    await until(() => choiceOf(element, 'Fine for East'));
    expect(optionsOf(element, 'Fine for East')).to.eql([
      'no fine',
      'two discards: half limit',
      'false win: 300 points to each',
    ]);
    const before = element.settlement!.totals;
    await pick(element, 'Fine for East', 'incomplete-win');
    expect(element.incidents).to.equal('east: incomplete-win');
    expect(element.settlement!.totals.east).to.equal(before.east - 900);
    expect(element.settlement!.totals.north).to.equal(before.north + 300);
    expect(sentences(element).at(-1)).to.equal('East pays North 300 as a fine.');
    await pick(element, 'Fine for South', 'two-discards');
    expect(element.settlement!.totals.south, 'a fine to the winner').to.equal(before.south + 300);
    await pick(element, 'Fine for East', '');
    expect(element.settlement!.totals.east).to.equal(before.east);
    expect(choiceOf(element, 'Fine for South')!.value).to.equal('two-discards');
    outer.reset();
    await element.updateComplete;
    expect(element.incidents).to.equal('');
    expect(choiceOf(element, 'Fine for South')!.value).to.equal('');
  });

  it('keeps several errors of a player that a page wrote until another choice is made', async () => {
    const element = await fixture<MjSettlement>(html`
      <mj-settlement
        editable
        rules="false-win: 300 to each; two-discards: 50"
        scores=${VALUES}
        winner="south"
        incidents="north: two-discards wrong-kong"
      ></mj-settlement>
    `);
    await until(() => choiceOf(element, 'Fine for North'));
    expect(optionsOf(element, 'Fine for North')[1]).to.equal('two discards and marked kong wrongly');
    expect(choiceOf(element, 'Fine for North')!.value).to.equal('two-discards marked-kong-wrongly');
    await pick(element, 'Fine for North', 'incomplete-win');
    expect(element.incidents).to.equal('north: incomplete-win');
    expect(optionsOf(element, 'Fine for North')).to.have.length(3);
  });

  it('lets users say who pays for all: the discarder, or under pao-by: claim any of the losers', async () => {
    const { form: outer, element } = await form();
    expect(optionsOf(element, 'Pays for all')).to.eql(['nobody', 'West']);
    await pick(element, 'Pays for all', 'west');
    expect(element.pao).to.equal(true);
    expect(element.settlement!.payments[0]).to.deep.include({ from: 'west', to: 'south', reason: 'pao' });
    await pick(element, 'Pays for all', '');
    expect(element.settlement!.payments[0]!.reason).to.equal('win');
    await set(element, { rules: 'pao-by: claim' });
    expect(optionsOf(element, 'Pays for all')).to.eql(['nobody', 'East', 'West', 'North']);
    await pick(element, 'Pays for all', 'north');
    expect([element.liable, element.pao]).to.eql(['north', false]);
    expect(element.settlement!.payments[0]).to.deep.include({ from: 'north', to: 'south', reason: 'pao' });
    // The winner cannot be liable: whoever is chosen as the winner pays for nobody.
    await choose(element, 0, 'north');
    expect(element.liable).to.equal('');
    expect(message(element)).to.equal('');
    outer.reset();
    await element.updateComplete;
    expect([element.liable, element.pao, element.winner]).to.eql(['', false, 'south']);
  });

  it('asks who pays for all only where the rules leave it to the table', async () => {
    const element = await fixture<MjSettlement>(html`
      <mj-settlement editable discarder="north" rules="pao-by: claim">
        <mj-hand seat="east">(RRR)(GGG)(BBB) 23b 55c +4b</mj-hand>
      </mj-settlement>
    `);
    await until(() => element.settlement);
    expect(optionsOf(element, 'Pays for all')).to.eql(['nobody', 'South', 'West', 'North']);
    element.rules = undefined;
    await until(() => !choiceOf(element, 'Pays for all'));
  });

  it('fits a narrow page with fines, and is accessible', async () => {
    const outer = await fixture<HTMLElement>(html`
      <div style="inline-size: 300px">
        <mj-settlement
          editable
          lang="de"
          rules="false-win: 300 to each; pao-by: claim"
          scores=${VALUES}
          winner="south"
          incidents="north: false-win"
        ></mj-settlement>
      </div>
    `);
    const element = outer.querySelector('mj-settlement')!;
    await until(() => root(element).querySelectorAll('select').length > 8);
    expect(element.scrollWidth).to.be.at.most(300);
    for (const select of root(element).querySelectorAll('select')) {
      const { left, right } = select.getBoundingClientRect();
      expect(right - outer.getBoundingClientRect().left, select.ariaLabel ?? '').to.be.at.most(300);
      expect(left).to.be.at.least(outer.getBoundingClientRect().left);
    }
    await expect(outer).to.be.accessible();
  });

  it('is a form control whose value is the settlement', async () => {
    const { form: outer, element } = await form();
    expect(valueOf(outer)).to.deep.include({ winner: 'south', discarder: 'west', ...element.settlement });
    await choose(element, 0, 'east');
    expect(valueOf(outer).totals).to.eql(element.settlement!.totals);
    outer.reset();
    await element.updateComplete;
    expect(valueOf(outer).winner).to.equal('south');
    await set(element, { scores: '' });
    expect(new FormData(outer).has('hand')).to.equal(false);
  });

  it('has a value that can be set, before it is defined and later', async () => {
    const { form: outer, element } = await form();
    const first = element.value;
    expect(first).to.equal(new FormData(outer).get('hand'));
    let heard = '';
    element.addEventListener('change', () => (heard = element.value));
    await choose(element, 0, 'west');
    await choose(element, 2, 'foul');
    const chosen = element.value;
    expect(heard).to.equal(chosen);
    expect(JSON.parse(chosen)).to.deep.include({ winner: 'west', dead: { east: 'foul' }, ...element.settlement });
    await set(element, { value: first });
    expect([element.value, element.winner]).to.deep.equal([first, 'south']);
    element.value = 'no JSON';
    expect(element.value).to.equal(first);
    const early = document.createElement('mj-settlement');
    Object.defineProperty(early, 'value', { value: chosen, configurable: true, writable: true, enumerable: true });
    early.editable = true;
    outer.append(early);
    await until(() => early.value);
    expect(early.value).to.equal(chosen);
    await set(early, { value: '' });
    expect([early.value, early.scores]).to.deep.equal(['', '']);
  });

  it('keeps its form from being sent while a value is wrong', async () => {
    const { form: outer, element } = await form();
    await until(() => root(element).querySelector('[part="entry"]'));
    expect(outer.checkValidity()).to.equal(true);
    const [field] = all(element, '[part="field"]') as HTMLInputElement[];
    for (const [wrong, said] of [
      ['abc', 'east'],
      ['1 000', 'write 1000'],
    ]) {
      field!.value = wrong!;
      field!.dispatchEvent(new Event('input', { bubbles: true }));
      await element.updateComplete;
      expect(outer.reportValidity(), wrong).to.equal(false);
      expect(element.validationMessage).to.contain(said);
      expect(root(element).activeElement).to.equal(field);
    }
    field!.value = '20';
    field!.dispatchEvent(new Event('input', { bubbles: true }));
    await element.updateComplete;
    expect(outer.checkValidity()).to.equal(true);
    await set(element, { scores: '' });
    expect(outer.checkValidity(), 'nothing entered').to.equal(true);
  });

  it('has labelled controls that are large enough to touch', async () => {
    const { element } = await form();
    await until(() => root(element).querySelector('[part="entry"]'));
    const controls = all(element, 'button, select, input');
    // Steps; winner, discarder and who pays for all; dead hands; fields; buttons for tiles.
    expect(controls).to.have.length(3 + 3 + 3 + 4 + 4);
    for (const control of controls) {
      const { width, height } = control.getBoundingClientRect();
      expect(Math.min(width, height)).to.be.at.least(44);
    }
  });
});

describeRendered('the hands of mj-settlement without seats', () => {
  const seatOf = (hand: Element) => hand.assignedSlot?.name;

  it('are seated in order, at the seats that no other hand names', async () => {
    const element = await fixture<MjSettlement>(html`
      <mj-settlement winner="south" discarder="north">
        <mj-hand>(111d) 88d 123b 57c EW2c</mj-hand>
        <mj-hand seat="north">1234567b 123456d</mj-hand>
        <mj-hand>(RRR) 123b 456b 99d 78d +9d</mj-hand>
        <mj-hand>(WWW) 123b 456b 2468d</mj-hand>
      </mj-settlement>
    `);
    await element.updateComplete;
    const hands = [...element.querySelectorAll('mj-hand')];
    expect(hands.map(seatOf)).to.eql(['east', 'north', 'south', 'west']);
    // West’s pung of its own wind is doubled, in the hand as well as at the table.
    expect(figures(element, 'value')).to.eql(['4', '48', '8', '0']);
    expect(hands[3]!.currentSituation.seat).to.equal('west');
    expect(hands[3]!.score!.value).to.equal(8);
    const refused = oneEvent(element, 'mj-error');
    hands[1]!.removeAttribute('seat');
    await refused;
    await element.updateComplete;
    expect(hands.map((hand) => hand.currentSituation.seat)).to.eql(['east', 'south', 'west', 'north']);
  });

  it('are not seated at an unknown seat, which is reported', async () => {
    const element = await fixture<MjSettlement>(html`
      <mj-settlement scores="east 0; south 0; west 0; north 0">
        <mj-hand seat="up">1234567b 123456d</mj-hand>
      </mj-settlement>
    `);
    await element.updateComplete;
    expect(message(element)).to.contain('“up” is not a valid seat: use east, south, west, north.');
    expect(isShown(element.querySelector('mj-hand')!)).to.equal(true);
  });

  it('are not ignored if there are more than seats, or two for one seat, as long as there are', async () => {
    const element = await fixture<MjSettlement>(html`
      <mj-settlement scores="south 0; north 0">
        <mj-hand seat="east">(RRR)</mj-hand>
        <mj-hand seat="west">(SSS)</mj-hand>
        <mj-hand seat="West ">(WWW)</mj-hand>
      </mj-settlement>
    `);
    await element.updateComplete;
    const alert = words(seats(element)[2]!.querySelector('[role="alert"]'));
    expect(alert).to.equal('west has two hands here: remove one, or change its seat.');
    element.querySelectorAll('mj-hand')[2]!.seat = 'north';
    await until(() => element.settlement);
    expect(message(element)).to.equal('');
    expect(figures(element, 'value')).to.eql(['8', '0', '4', '4']);
    element.insertAdjacentHTML('beforeend', '<mj-hand>(GGG)</mj-hand><mj-hand>(BBB)</mj-hand>');
    await until(() => element.error);
    expect(message(element)).to.equal('There are more hands here than seats.');
    element.lastElementChild!.remove();
    await until(() => element.settlement);
    expect(figures(element, 'value')).to.eql(['8', '8', '4', '4']);
  });

  it('are followed when a property changes, although their message stays the same', async () => {
    const element = await fixture<MjSettlement>(html`
      <mj-settlement scores="south 0; west 0; north 0"><mj-hand seat="east">(RRR)</mj-hand></mj-settlement>
    `);
    await until(() => element.settlement);
    expect(figures(element, 'value')[0]).to.equal('8');
    element.querySelector('mj-hand')!.hand = '(222b)';
    await until(() => figures(element, 'value')[0] === '2');
  });

  it('are not drawn around an empty table where there is only a mistake to show', async () => {
    const element = await fixture<MjSettlement>(html`
      <mj-settlement scores="east 0; south 30" winner="up"></mj-settlement>
    `);
    await element.updateComplete;
    expect(message(element)).to.contain('“up” is not a valid seat');
    expect(root(element).querySelector('.table')).to.equal(null);
    await set(element, { winner: 'south' });
    expect(seats(element)).to.have.length(4);
  });
});

describeRendered('the winner of mj-settlement', () => {
  const table = async (south: string, attributes: { west?: string; win?: string; rules?: string } = {}) => {
    const { west = '(WWW) 123b 456b 2468d', win = '', rules } = attributes;
    const element = await fixture<MjSettlement>(html`
      <mj-settlement .rules=${rules}>
        <mj-hand>(111d) 88d 123b 57c EW2c</mj-hand>
        <mj-hand win=${win}>${south}</mj-hand>
        <mj-hand>${west}</mj-hand>
        <mj-hand>1234567b 123456d</mj-hand>
      </mj-settlement>
    `);
    await element.updateComplete;
    return element;
  };
  const WINNING = '(RRR) 123b 456b 99d 78d +9d';

  it('is the one hand with a winning tile', async () => {
    const element = await table(WINNING);
    expect(named(seats(element)[1]!)).to.equal('South winner');
    expect(figures(element, 'total')).to.eql(['−96', '+192', '−32', '−64']);
  });

  it('is nobody if there is none', async () => {
    const element = await table('(RRR) 123b 456b 99d 78d');
    expect(message(element)).to.equal('');
    expect(words(root(element))).to.contain('No winner, so nobody pays.');
  });

  it('must be set if several hands have one', async () => {
    const element = await table(WINNING, { west: '(WWW) 123b 456b 22d 46d +5d' });
    expect(message(element)).to.equal('The hands of south, west have a winning tile: choose one winner.');
  });

  it('wins by self-draw if its hand says so', async () => {
    const element = await table(WINNING, { win: 'self-draw', rules: 'self-draw-pays: 2' });
    expect(message(element)).to.equal('');
    // 30 points and 2 for the draw, doubled: 64 from each, doubled again, and once more from East.
    const value = element.querySelectorAll('mj-hand')[1]!.score!.value;
    expect(figures(element, 'value')[1]).to.equal(String(value));
    expect(sentences(element)[1]).to.contain(`West pays South ${value * 2}`);
    const refused = oneEvent(element, 'mj-error');
    element.discarder = 'north';
    await refused;
    expect(message(element)).to.equal('“discarder” and “self-draw” cannot both apply.');
  });

  it('needs a discarder only if the rules depend on it', async () => {
    const element = await table(WINNING);
    expect(message(element)).to.equal('');
    const refused = oneEvent(element, 'mj-error');
    element.rules = 'payers: discarder';
    await refused;
    await element.updateComplete;
    expect(words(seats(element)[1]!.querySelector('[role="alert"]'))).to.equal(
      'Under these rules it matters who discarded south’s winning tile: choose the discarder, or mark the hand as self-drawn.',
    );
    element.discarder = 'west';
    await oneEvent(element, 'mj-settlement');
    expect(sentences(element)[0]).to.contain('West pays South 48');
  });
});

describeRendered('values and tiles entered in mj-settlement', () => {
  const table = async (
    template = html`<mj-settlement editable scores=${VALUES} winner="south" discarder="west"></mj-settlement>`,
  ) => {
    const element = await fixture<MjSettlement>(template);
    await until(() => root(element).querySelector('[part="entry"]'));
    return element;
  };
  const fields = (element: MjSettlement) => all(element, '[part="field"]') as HTMLInputElement[];
  const swap = async (element: MjSettlement, place: number) => {
    await press(element, seats(element)[place]!.querySelector<HTMLElement>('[part="entry"] > button')!);
  };
  const handAt = (element: MjSettlement, place: number) =>
    ([...root(element).querySelectorAll('mj-hand')] as MjHand[]).find(({ seat }) => seat === winds[place])!;
  const type = async (element: MjSettlement, place: number, text: string) => {
    const field = fields(element)[place]!;
    field.focus();
    field.select();
    await sendKeys({ type: text });
    await element.updateComplete;
  };
  /** Types into the hand’s own text field. */
  const write = async (element: MjSettlement, place: number, notation: string) => {
    const hand = handAt(element, place);
    await until(() => hand.shadowRoot!.querySelector('[part~="field"]'));
    const field = hand.shadowRoot!.querySelector<HTMLInputElement>('input[part~="field"]')!;
    field.value = notation;
    for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true, composed: true }));
    await hand.updateComplete;
    await element.updateComplete;
  };

  it('start from the scores, and settle as they are typed', async () => {
    const element = await table();
    expect(fields(element).map(({ value }) => value)).to.eql(['100', '200', '50', '20']);
    const events: string[] = [];
    for (const name of ['input', 'change', 'mj-settlement'])
      element.addEventListener(name, () => events.push(`${name} ${element.settlement?.totals.south}`));
    await type(element, 1, '7');
    expect(events).to.include.members(['input 28', 'mj-settlement 28']);
    expect(figures(element, 'total')[1]).to.equal('+28');
    await sendKeys({ press: 'Tab' });
    await element.updateComplete;
    expect(events.at(-1)).to.equal('change 28');
    expect(element.getAttribute('scores'), 'the author’s attribute').to.equal(VALUES);
  });

  it('start from nothing', async () => {
    const element = await table(html`<mj-settlement editable></mj-settlement>`);
    expect(fields(element).map(({ value, placeholder }) => value || placeholder)).to.eql(['0', '0', '0', '0']);
    await choose(element, 0, 'north');
    expect(message(element)).to.equal('');
    await type(element, 3, '1,024');
    expect(figures(element, 'total')).to.eql(['−1,000', '−500', '−500', '+2,000']);
    expect(fields(element)[3]!.value, 'what is typed').to.equal('1,024');
  });

  it('report errors at the seat and keep the text', async () => {
    const element = await table();
    await type(element, 2, '5o;');
    const alert = words(seats(element)[2]!.querySelector('[role="alert"]'));
    expect(alert).to.contain('The score of west must be a number');
    expect(fields(element)[2]!.value).to.equal('5o;');
    expect(fields(element)[2]!.getAttribute('aria-invalid')).to.equal('true');
    expect(figures(element, 'total')[1]).to.equal('+800');
    for (const typed of ['128,5', '12 8', '1,20,3', '1e3', '0x10', 'a: “b”;c']) {
      await type(element, 2, typed);
      const quoted = alert.replace('5o;', typed);
      expect(words(seats(element)[2]!.querySelector('[role="alert"]')), typed).to.equal(quoted);
      expect(fields(element)[2]!.value).to.equal(typed);
    }
    await type(element, 1, '1.024');
    await type(element, 2, '1 000');
    expect(fields(element).map((field) => field.getAttribute('aria-invalid'))).to.eql([null, 'true', 'true', null]);
    expect(words(seats(element)[1]!.querySelector('[role="alert"]'))).to.contain('write 1024, not “1.024”');
    await type(element, 1, '128');
    await type(element, 2, ' ５０');
    expect(figures(element, 'value')[2]).to.equal('50');
    await type(element, 2, '50');
    expect(message(element)).to.equal('');
  });

  it('switch between tiles and numbers, keeping the tiles', async () => {
    const element = await table();
    await swap(element, 3);
    expect(fields(element)).to.have.length(3);
    const outside: string[] = [];
    for (const name of ['mj-score', 'mj-error']) element.addEventListener(name, () => outside.push(name));
    await write(element, 3, '(NNN) EE');
    // 4 points for the pung of the own wind and 2 for the pair of the round, doubled.
    expect(figures(element, 'value')[3]).to.equal('12');
    expect(message(element)).to.equal('');
    expect(outside).to.eql([]);
    await swap(element, 3);
    expect(fields(element)[3]!.value).to.equal('12');
    await swap(element, 3);
    expect(handAt(element, 3).value).to.equal('(NNN) EE');
  });

  inChromium('are printed as values', async () => {
    const element = await table();
    await swap(element, 0);
    await write(element, 0, '(RRR)');
    const figuresShown = () => all(element, '[part="value"]').filter(isShown).map(words);
    expect(figuresShown()).to.eql(['8']);
    await emulateMedia({ media: 'print' });
    try {
      expect(figuresShown()).to.eql(['8', '200', '50', '20']);
      expect(all(element, 'input, select, button').filter(isShown)).to.have.length(0);
    } finally {
      await emulateMedia({ media: 'screen' });
    }
  });

  it('stay at the table while their tiles are entered below it', async () => {
    const outer = await fixture<HTMLElement>(html`
      <div style="width: 760px">
        <mj-settlement editable scores=${VALUES} winner="south" discarder="west"></mj-settlement>
      </div>
    `);
    const element = outer.querySelector('mj-settlement')!;
    await until(() => root(element).querySelector('[part="entry"]'));
    await swap(element, 0);
    await swap(element, 1);
    const box = (selector: string) => root(element).querySelector(selector)!.getBoundingClientRect();
    const [felt, east, south] = ['.felt', '.seat.east', '.seat.south'].map(box);
    expect(south!.left).to.be.within(felt!.right, felt!.right + 16);
    expect(south!.top).to.be.lessThan(felt!.bottom);
    expect(east!.top).to.be.within(felt!.bottom, felt!.bottom + 16);
    const editors = all(element, '[part="editor"]');
    expect(editors.map((editor) => editor.getAttribute('aria-label'))).to.eql(['East’s hand', 'South’s hand']);
    for (const editor of editors) {
      const { top, width } = editor.getBoundingClientRect();
      expect(top).to.be.greaterThan(east!.bottom);
      expect(width).to.be.closeTo(element.getBoundingClientRect().width, 1);
    }
    await until(() => handAt(element, 1).shadowRoot!.querySelector('[part="editor"]'));
    await expect(outer).to.be.accessible();
    outer.style.width = '320px';
    await nextFrame();
    // On a phone, each editor is between its seat and the next one.
    const tops = all(element, '.seat, [part="editor"]').map((one) => one.getBoundingClientRect().top);
    expect(tops).to.eql([...tops].sort((one, other) => one - other));
    expect(tops).to.have.length(6);
  });

  it('determine the winner, and how the hand was won is chosen once', async () => {
    const element = await table(html`<mj-settlement editable rules="payers: discarder"></mj-settlement>`);
    await swap(element, 1);
    await write(element, 1, '(RRR) 123b 456b 99d 78d +9d');
    expect(named(seats(element)[1]!)).to.equal('South winner');
    expect(words(seats(element)[1]!.querySelector('[role="alert"]'))).to.contain('choose the discarder');
    await choose(element, 1, 'north');
    expect(message(element)).to.equal('');
    expect(figures(element, 'total')).to.eql(['0', '+48', '0', '−48']);
    await choose(element, 1, '');
    expect(handAt(element, 1).currentSituation.win).to.equal('self-draw');
    const value = Number(figures(element, 'value')[1]);
    expect(value).to.equal(handAt(element, 1).score!.value);
    expect(sentences(element)[0]).to.contain(`East pays South ${2 * value}`);
    await choose(element, 1, 'west');
    expect(handAt(element, 1).currentSituation.win).to.equal('discard');
    expect(figures(element, 'total')).to.eql(['0', '+48', '−48', '0']);
  });

  it('set how the author’s hand was won, until the form is reset', async () => {
    const form = await fixture<HTMLFormElement>(html`
      <form>
        <mj-settlement name="table" editable>
          <mj-hand seat="south">(RRR) 123b 456b 99d 78d +9d</mj-hand>
        </mj-settlement>
      </form>
    `);
    const element = form.querySelector('mj-settlement')!;
    await until(() => root(element).querySelector('[part="entry"]'));
    expect(fields(element)).to.have.length(3);
    const hand = element.querySelector('mj-hand')!;
    await choose(element, 1, 'self-draw');
    expect(hand.currentSituation.win).to.equal('self-draw');
    await type(element, 0, '100');
    await swap(element, 3);
    form.reset();
    await element.updateComplete;
    expect(hand.currentSituation.win).to.equal(undefined);
    expect(fields(element).map(({ value }) => value)).to.eql(['', '', '']);
  });

  it('go back to what a framework has set when the form is reset', async () => {
    const form = await fixture<HTMLFormElement>(html`
      <form><mj-settlement name="table" editable .scores=${VALUES} .winner=${'south'}></mj-settlement></form>
    `);
    const element = form.querySelector('mj-settlement')!;
    await until(() => root(element).querySelector('[part="entry"]'));
    const before = element.value;
    await type(element, 0, '300');
    expect(element.value).not.to.equal(before);
    form.reset();
    await element.updateComplete;
    expect(element.value).to.equal(before);
  });

  it('have labels and large targets at 320 pixels, in both languages', async () => {
    for (const lang of ['en', 'zh-Hant']) {
      const outer = await fixture<HTMLElement>(html`
        <div style="width: 320px" lang=${lang}>
          <mj-settlement editable scores=${VALUES} winner="south"></mj-settlement>
        </div>
      `);
      const element = outer.querySelector('mj-settlement')!;
      await until(() => root(element).querySelector('[part="entry"]'));
      expect(fields(element)[0]!.getAttribute('aria-label')).to.equal(
        lang === 'en' ? 'Value of East’s hand' : '東家的牌值多少點',
      );
      await swap(element, 0);
      await until(() => handAt(element, 0).shadowRoot!.querySelector('[part="editor"]'));
      expect(handAt(element, 0).getBoundingClientRect().width).to.be.within(200, 320);
      expect(element.scrollWidth).to.be.at.most(320);
      for (const control of all(element, '.entry button, .entry input')) {
        const { width, height } = control.getBoundingClientRect();
        expect(Math.min(width, height)).to.be.at.least(44);
      }
    }
  });
});

// Elements created by a script are not server-rendered.
describe('mj-settlement made by a script', () => {
  it('is the same whether properties are set before or after it is connected', async () => {
    const early = document.createElement('mj-settlement');
    Object.assign(early, { scores: VALUES, winner: 'south', rules: 'losers-settle: no' });
    document.body.append(early);
    const late = document.createElement('mj-settlement');
    document.body.append(late);
    await late.updateComplete;
    Object.assign(late, { scores: VALUES, winner: 'south', rules: 'losers-settle: no' });
    await Promise.all([early.updateComplete, late.updateComplete]);
    expect(figures(early, 'total')).to.eql(['−400', '+800', '−200', '−200']);
    expect(figures(late, 'total')).to.eql(figures(early, 'total'));
    early.remove();
    late.remove();
  });

  it('fires after the first settlement and after each change', async () => {
    const element = document.createElement('mj-settlement');
    const events: MjSettlementEvent[] = [];
    const listen = (event: Event) => events.push(event as MjSettlementEvent);
    document.addEventListener('mj-settlement', listen);
    Object.assign(element, { scores: VALUES, winner: 'south' });
    document.body.append(element);
    await oneEvent(element, 'mj-settlement');
    expect(events).to.have.length(1);
    expect(events[0]!.settlement.totals).to.eql({ east: -140, south: 800, west: -270, north: -390 });
    expect(events[0]!.detail.settlement).to.equal(events[0]!.settlement);

    element.scores = 'north 20; west: 50, south 200; east 100';
    await element.updateComplete;
    await set(element, { lang: 'zh-Hant' });
    await press(element, buttons(element)[1]!);
    await aTimeout(0);
    expect(events).to.have.length(1);

    element.winner = 'east';
    await oneEvent(element, 'mj-settlement');
    expect(events).to.have.length(2);
    document.removeEventListener('mj-settlement', listen);
    element.remove();
  });
});

describeRendered('an mj-settlement with errors', () => {
  it('shows what is written twice with different values, and keeps the last valid view', async () => {
    for (const editable of [false, true])
      for (const [name, text] of [
        ['scores', 'east 1; east 2'],
        ['dead', 'west: foul; west: short'],
        ['incidents', 'west: false-win; west: two-discards'],
      ] as const) {
        const element = await fixture<MjSettlement>(html`
          <mj-settlement scores=${VALUES} winner="south" ?editable=${editable}></mj-settlement>
        `);
        const totals = figures(element, 'total');
        element.setAttribute(name, text);
        await element.updateComplete;
        expect(element.error!.message, name).to.contain('is named twice, with different values');
        expect(figures(element, 'total'), name).to.deep.equal(totals);
      }
  });

  it('reports them at the seat, keeps the last valid view, and recovers', async () => {
    const element = await fixture<MjSettlement>(html`<mj-settlement scores=${VALUES} winner="south"></mj-settlement>`);
    const received = oneEvent(element, 'mj-error');
    element.scores = 'east 100; south 200; west many; north 20';
    expect((await received).detail.error.code).to.equal('score');
    expect(words(seats(element)[2]!.querySelector('[role="alert"]'))).to.contain('The score of west must be a number');
    expect(figures(element, 'total')).to.eql(['−140', '+800', '−270', '−390']);
    expect(words(root(element))).to.contain('The last valid settlement is shown below.');
    expect(element.settlement).to.equal(undefined);
    expect(element.matches(':state(error)')).to.equal(true);
    await set(element, { scores: VALUES });
    expect(message(element)).to.equal('');
    expect(element.matches(':state(error)')).to.equal(false);
  });

  it('never throws for any attribute values', async () => {
    for (const [attributes, expected] of [
      [{ winner: 'up' }, 'winner: “up” is not a valid seat: use east, south, west, north.'],
      [{ winner: 'south', discarder: 'south' }, 'The winner, south, can’t also be the discarder.'],
      [{ winner: 'south', dead: 'west: <b>' }, '“<b>” is not a valid dead hand'],
      [{ winner: 'south', dead: 'west: constructor' }, '“constructor” is not a valid dead hand'],
      [{ winner: 'south', scores: 'pot 3' }, 'scores: “pot” is not a valid seat'],
      [{ winner: 'south', incidents: 'north falswin' }, 'incidents: “falswin” is not a valid error'],
      [{ winner: 'south', profile: 'nobody' }, '“nobody” is not a profile'],
      [{ winner: 'south', rules: 'payers: me' }, '“me” at character'],
      [{ winner: 'south', compare: 'payers: me' }, '“me” at character'],
      [{ winner: 'south', compare: 'nobody' }, '“nobody” is not a profile'],
    ] as const) {
      const element = await fixture<MjSettlement>(html`<mj-settlement scores=${VALUES}></mj-settlement>`);
      Object.assign(element, attributes);
      await element.updateComplete;
      expect(message(element), JSON.stringify(attributes)).to.contain(expected);
    }
  });

  it('accepts seats in any case and spacing', async () => {
    const element = await fixture<MjSettlement>(html`
      <mj-settlement scores="East: 10, SOUTH 20&#10;west 0; north 0;" winner=" South " dead="North"></mj-settlement>
    `);
    expect(figures(element, 'value')).to.eql(['10', '20', '0', '0']);
    expect(named(seats(element)[3]!)).to.equal('North foul hand');
  });
});

describeRendered('mj-settlement under other rules', () => {
  const columns = (element: MjSettlement) =>
    all(element, '[part="comparison"] tr').map((row) => [...row.children].map(words).join(' | '));

  it('shows the totals side by side and marks what differs', async () => {
    const element = await fixture<MjSettlement>(html`
      <mj-settlement scores=${VALUES} winner="south" compare="losers-settle: no"></mj-settlement>
    `);
    expect(columns(element)).to.eql([
      'Seat | This table | Losers do not settle with one another',
      'East | −140 | −400',
      'South | +800 | +800',
      'West | −270 | −200',
      'North | −390 | −200',
    ]);
    expect(all(element, 'mark').map(words)).to.eql(['−400', '−200', '−200']);
    element.lang = 'zh-Hant';
    await until(() => columns(element)[0]!.startsWith('座位'));
    expect(columns(element)[0]).to.equal('座位 | 本桌 | 輸家不互相結算');
    Object.assign(element, { lang: 'en', compare: 'full-flush: 4 doubles; Limit: 300; east-doubles: none' });
    await until(() => columns(element)[0]!.startsWith('Seat'));
    expect(columns(element)[0]).to.equal(
      'Seat | This table | “Full flush” is worth 4 doubles, the limit is 300 and East pays and receives the same as the others',
    );
  });

  it('scores hands again', async () => {
    const element = await fourHands();
    await set(element, { compare: 'british family' });
    expect(columns(element)[0]).to.equal('Seat | This table | British | Family');
    // 30 and 4 and 2 for the pair, doubled and rounded: 80, from the discarder twice.
    expect(columns(element)[2]).to.equal('South | +192 | +192 | +320');
  });
});

describeRendered('the layout of mj-settlement', () => {
  const within = async (width: number) => {
    const outer = await fixture<HTMLElement>(html`
      <div><mj-settlement scores=${VALUES} winner="south" editable compare="losers-settle: no"></mj-settlement></div>
    `);
    outer.style.width = `${width}px`;
    const element = outer.querySelector('mj-settlement')!;
    await element.updateComplete;
    // WebKit updates container queries in the next frame.
    await nextFrame();
    return element;
  };

  it('is a list below 480 pixels, and fits the page at 320', async () => {
    for (const width of [320, 479]) {
      const element = await within(width);
      expect(isShown(root(element).querySelector('[part="drawing"]')!)).to.equal(false);
      expect(element.scrollWidth).to.be.at.most(width);
      for (const part of all(element, '*')) expect(part.getBoundingClientRect().width).to.be.at.most(width + 1);
      const tops = seats(element).map((seat) => seat.getBoundingClientRect().top);
      expect(tops).to.eql([...tops].sort((one, other) => one - other));
      expect(sentences(element)).to.have.length(6);
    }
  });

  it('is a table from 480 pixels, with South to the right of East in any text direction', async () => {
    for (const dir of ['ltr', 'rtl']) {
      const element = await within(480);
      element.dir = dir;
      expect(isShown(root(element).querySelector('[part="drawing"]')!)).to.equal(true);
      const [east, south, west, north] = seats(element).map((seat) => seat.getBoundingClientRect());
      expect(west!.bottom).to.be.below(east!.top);
      expect(north!.right).to.be.below(south!.left);
      expect(element.scrollWidth).to.be.at.most(480);
    }
  });

  inChromium('prints without buttons', async () => {
    await emulateMedia({ media: 'print' });
    const element = await within(700);
    expect(all(element, 'button, [part="choices"] select').filter(isShown)).to.eql([]);
    expect(sentences(element)).to.have.length(6);
    await emulateMedia({ media: 'screen' });
  });
});

describeRendered('accessibility of mj-settlement', () => {
  it('uses the language of the page, which can change', async () => {
    const outer = await fixture<HTMLElement>(html`
      <div lang="en"><mj-settlement scores=${VALUES} winner="south"></mj-settlement></div>
    `);
    const element = outer.querySelector('mj-settlement')!;
    expect(sentences(element)[1]).to.equal('West pays South 200.');
    outer.lang = 'zh-Hant-TW';
    await aTimeout(0);
    await element.updateComplete;
    expect(sentences(element)[1]).to.equal('西家付南家 200 點。');
    expect(named(seats(element)[1]!)).to.equal('南 和牌');
    outer.lang = 'en';
    await aTimeout(0);
    await element.updateComplete;
    expect(sentences(element)[1]).to.equal('West pays South 200.');
  });

  inChromium('has a useful accessibility tree', async function () {
    await fixture(html`<mj-settlement scores="east 0; south 30; west 0; north 0" winner="south"></mj-settlement>`);
    // Only if the test runner has the plugin.
    const tree = await a11ySnapshot({}).then(JSON.stringify, () => this.skip());
    for (const name of ['East pays South 60: 30, doubled because East pays.', 'South', 'winner', '+120', 'Next'])
      expect(tree).to.contain(`"name":"${name}"`);
    // The arrows repeat the ledger.
    expect(tree).not.to.contain('"name":"60"');
  });

  inChromium('reads a hand out as one sentence, unless there is more than its tiles', async function () {
    const element = await fixture<MjSettlement>(html`
      <mj-settlement discarder="west">
        <mj-hand seat="south">(RRR) 123b 456b 99d 78d +9d</mj-hand>
        <mj-hand seat="west" editable>(EEE)</mj-hand>
        <mj-hand seat="north" highlight="N">NN</mj-hand>
      </mj-settlement>
    `);
    const [south, west, north] = element.querySelectorAll('mj-hand');
    await until(() => west!.shadowRoot!.querySelector('[part="editor"]'));
    const role = (hand: MjHand): string | null => (hand as unknown as { internals: ElementInternals }).internals.role;
    expect([south, west, north].map((hand) => role(hand!))).to.deep.equal(['img', 'group', 'group']);
    const tree = await a11ySnapshot({}).then(JSON.stringify, () => this.skip());
    const name =
      'Pung of red dragons, exposed; 1 2 3 of bamboo; 4 5 6 of bamboo; 7 8 9 of circles, exposed; pair of 9 of circles';
    expect(tree).to.contain(`"name":"${name}; won on the 9 of circles by discard."`);
    expect(tree).not.to.contain('"name":"9 of circles, winning tile"');
  });

  it('has a role and a name, unless the author sets them', async () => {
    const element = await fixture<MjSettlement>(html`<mj-settlement scores=${VALUES} winner="south"></mj-settlement>`);
    expect(element.getAttributeNames()).to.have.members(['scores', 'winner']);
    element.setAttribute('role', 'region');
    element.setAttribute('aria-label', 'The third deal');
    await element.updateComplete;
    expect(element.getAttribute('role')).to.equal('region');
    await expect(element).to.be.accessible();
  });

  it('is accessible in all its states', async () => {
    for (const lang of ['en', 'zh-Hant']) {
      const element = await fixture<MjSettlement>(html`
        <mj-settlement
          lang=${lang}
          scores=${VALUES}
          winner="south"
          dead="west"
          editable
          compare="losers-settle: no; payers: discarder"
        ></mj-settlement>
      `);
      await expect(element).to.be.accessible();
      await press(element, buttons(element)[1]!);
      await expect(element).to.be.accessible();
      await set(element, { scores: 'east 1' });
      await expect(element).to.be.accessible();
    }
    await expect(await fourHands()).to.be.accessible();
  });

  it('is accessible in dark mode', async () => {
    const outer = await fixture<HTMLElement>(html`
      <div><mj-settlement scores=${VALUES} winner="south" editable></mj-settlement></div>
    `);
    Object.assign(outer.style, { colorScheme: 'dark', color: '#ddd', background: '#141917' });
    await expect(outer).to.be.accessible();
  });
});
