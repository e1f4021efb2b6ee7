/** The page “Before you sit down”: answers become rules, the nearest ruleset and a card. */
import { expect } from '@open-wc/testing';
import { parseRules } from '../../src/core/index.js';
import { until, words } from './helpers.js';

let frame: HTMLIFrameElement;
let page: Document;

const answer = (question: string, text: string): void => {
  const label = [...page.querySelectorAll<HTMLElement>(`#${question} label`)].find((one) =>
    words(one).startsWith(text),
  );
  label!.click();
};
const nearest = (): string => page.querySelector('#nearest')!.textContent;
const card = (): ShadowRoot => page.querySelector('#card')!.shadowRoot!;
const onCard = (id: string): string => words(card().querySelector(`[data-id="${id}"]`));

/** The worker scores thousands of hands, which takes longer than a number of frames. */
async function later(isSo: () => boolean): Promise<void> {
  for (let tries = 0; tries < 300 && !isSo(); tries++) await new Promise((resolve) => setTimeout(resolve, 100));
  expect(isSo(), nearest()).to.equal(true);
}

before(async function () {
  this.timeout(60_000);
  frame = document.createElement('iframe');
  frame.style.cssText = 'inline-size: 320px; block-size: 600px; border: 0';
  frame.src = '/demo/before-you-sit-down.html#limit=3';
  document.body.append(frame);
  await new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  page = frame.contentDocument!;
});
after(() => frame.remove());

describe('the page “Before you sit down”', function () {
  this.timeout(90_000);

  it('asks at most fifteen questions, with rules for every answer but the first', () => {
    const questions = [...page.querySelectorAll('form > .questions fieldset')];
    expect(questions.length).to.be.within(10, 15);
    for (const question of questions) {
      const [first, ...others] = question.querySelectorAll<HTMLInputElement>('input');
      expect(first!.value, question.id).to.equal('');
      expect(others.length, question.id).to.be.above(0);
      for (const { value } of others) expect(() => parseRules(value), value).not.to.throw();
    }
  });

  it('follows the address, and finds the nearest ruleset', async () => {
    const progress = page.querySelector<HTMLProgressElement>('#compared')!;
    await later(() => nearest().startsWith('Nearest to your table: '));
    expect(progress.hidden).to.equal(true);
    expect(page.querySelector<HTMLInputElement>('#limit input[value="limit: 1000"]')!.checked).to.equal(true);
    answer('special-wins', '1 double');
    expect([progress.hidden, progress.value]).to.deep.equal([false, 0]);
    await later(() => progress.value > 0);
    await later(() => nearest().startsWith('Nearest to your table: British.'));
    expect(progress.hidden).to.equal(true);
    const play = new URL(page.querySelector<HTMLAnchorElement>('#play')!.href);
    expect(play.pathname).to.match(/game\.html$/);
    expect(new URLSearchParams(play.hash.slice(1)).get('profile')).to.equal('british');
    expect(page.querySelector('#text')!.textContent).to.equal('all-flowers: 1 double; all-seasons: 1 double');
    expect(page.querySelectorAll('#rows tr').length).to.be.at.least(9);
    expect(frame.contentWindow!.location.hash).to.equal('#limit=3&special-wins=1');
  });

  it('has a card with what is played, and nothing that is off', async () => {
    await until(() => onCard('limit') === 'Limit 1,000');
    expect(onCard('robbed-kong')).to.equal('Robbed kong 1 double');
    expect(card().querySelector('[data-id="chow-hand"]')).to.equal(null);
    expect(card().querySelector('input, [part~="sample"]')).to.equal(null);
    answer('chow-hand', '1 double');
    await until(() => onCard('chow-hand') === 'Chow hand 1 double');
    expect(page.documentElement.scrollWidth).to.be.at.most(320);
  });

  it('asks about every other option, whose first answer is none', async () => {
    const more = page.querySelector<HTMLDetailsElement>('#more')!;
    expect(more.open).to.equal(false);
    const questions = [...more.querySelectorAll('fieldset')];
    for (const question of questions) {
      const [first, ...others] = question.querySelectorAll<HTMLInputElement>('input');
      expect([first!.value, first!.checked], question.id).to.deep.equal(['', true]);
      expect(others.length, question.id).to.be.above(1);
      for (const { value } of others) expect(Object.keys(parseRules(value)), value).to.deep.equal([question.id]);
    }
    answer('washout-settles', 'after a false win');
    answer('pao-on', 'one of the last live tiles');
    await later(() => /washout-settles: after-false-win/.test(page.querySelector('#text')!.textContent!));
    expect(page.querySelector('#text')!.textContent).to.contain('pao-on: last-live-tiles');
    expect(frame.contentWindow!.location.hash).to.contain('washout-settles=2');
    more.open = true;
    expect(page.documentElement.scrollWidth).to.be.at.most(320);
  });

  it('starts again with the classical rules', async () => {
    page.querySelector<HTMLButtonElement>('[type="reset"]')!.click();
    await later(() => nearest() === 'You play by the Classical rules.');
    expect(frame.contentWindow!.location.hash).to.equal('');
  });
});
