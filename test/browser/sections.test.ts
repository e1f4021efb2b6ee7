/** Sections of the texts load with the elements that show them, and only in the language of the page. */
import { expect, html } from '@open-wc/testing';
import { fixture, until, words } from './helpers.js';
import '../../src/index.js';
import '../../src/mj-claims.js';
import '../../src/mj-doubles.js';
import '../../src/mj-exercise.js';
import '../../src/mj-game.js';
import '../../src/mj-incidents.js';
import '../../src/mj-rules.js';
import '../../src/mj-value.js';
import '../../src/mj-waits.js';
import '../../src/mj-wall.js';
import type { MjHand } from '../../src/elements/mj-hand/mj-hand.js';
import type { MjScoreBreakdown } from '../../src/elements/mj-score-breakdown/mj-score-breakdown.js';
import type { MjWall } from '../../src/elements/mj-wall/mj-wall.js';
import { registerTexts } from '../../src/lang/index.js';

/** The modules with Chinese texts that the page has fetched so far. */
const fetched = (): string[] =>
  performance
    .getEntriesByType('resource')
    .flatMap(({ name }) => /\/src\/lang\/(?:texts\/)?(zh-Hant[^?]*)\.ts/.exec(name)?.[1] ?? []);
const caption = (wall: MjWall): string => words(wall.shadowRoot!.querySelector('.steps button'));

before(() => performance.setResourceTimingBufferSize(5000));

it('fetches no other language for a page in English with all elements', async () => {
  const page = await fixture<HTMLElement>(html`
    <div lang="en">
      <mj-settlement>
        <mj-hand seat="east">123b 456b 99d 789c RR +R</mj-hand>
        <mj-hand seat="south" value="8"></mj-hand>
      </mj-settlement>
      <mj-game players="Ann, Ben, Cho, Dan"></mj-game>
      <mj-rules></mj-rules>
      <mj-wall dice="3 4, 5 2"></mj-wall>
      <mj-claims></mj-claims>
      <mj-incidents></mj-incidents>
      <mj-waits><mj-hand>123b 456b 99d 789c RR</mj-hand></mj-waits>
      <mj-doubles></mj-doubles>
      <mj-exercise><mj-hand>123b 456b 99d 789c RR +R</mj-hand></mj-exercise>
    </div>
  `);
  await Promise.all([...page.children].map((one) => (one as MjWall).updateComplete));
  expect(caption(page.querySelector('mj-wall')!)).to.equal('Seats');
  expect(fetched()).to.deep.equal([]);
});

it('fetches a section in another language with the first element that shows it', async () => {
  await import('../../src/lang/zh-Hant.js');
  expect(fetched()).to.include('zh-Hant/hand');
  expect(fetched()).not.to.include('zh-Hant/wall');
  const wall = await fixture<MjWall>(html`<mj-wall lang="zh-TW"></mj-wall>`);
  expect(caption(wall)).to.equal('座位');
  expect(fetched()).to.include('zh-Hant/wall');
  expect(fetched()).not.to.include('zh-Hant/claims');
});

it('fetches the words for the details of a score with the first one that is opened', async () => {
  const breakdown = await fixture<MjScoreBreakdown>(html`
    <mj-score-breakdown lang="zh-TW"><mj-hand>(RRR) 123b 456b 99d 78d +9d</mj-hand></mj-score-breakdown>
  `);
  expect(words(breakdown.shadowRoot!.querySelector('table'))).to.contain('紅中');
  expect(fetched()).not.to.include('zh-Hant/panels');
  expect(fetched()).not.to.include('zh-Hant/reasons');
  const details = breakdown.shadowRoot!.querySelector('details')!;
  const seen: string[] = [];
  const observer = new MutationObserver(() => seen.push(words(details)));
  observer.observe(breakdown.shadowRoot!, { subtree: true, childList: true, characterData: true });
  details.open = true;
  await until(() => details.querySelector('li') !== null);
  observer.disconnect();
  expect(fetched()).to.include('zh-Hant/panels');
  expect(seen.length).to.be.above(0);
  // They are never in English, not even briefly.
  expect(seen.filter((text) => /[a-z]{3}/i.test(text))).to.deep.equal([]);
});

it('fetches the words for errors with the first error, which shows an ellipsis until they arrive', async () => {
  expect(fetched()).not.to.include('zh-Hant/errors');
  const hand = await fixture<MjHand>(html`<mj-hand lang="zh-TW">123b</mj-hand>`);
  const seen: string[] = [];
  const observer = new MutationObserver(() => {
    const message = hand.shadowRoot!.querySelector('[part~="message"]');
    if (message) seen.push(words(message));
  });
  observer.observe(hand.shadowRoot!, { subtree: true, childList: true, characterData: true });
  hand.textContent = '123b 5';
  await until(() => /[\u4e00-\u9fff]/.test(seen.at(-1) ?? ''));
  observer.disconnect();
  expect(fetched()).to.include('zh-Hant/errors');
  expect(seen.filter((text) => /^…|[\u4e00-\u9fff]/.test(text))).to.deep.equal(seen);
});

it('shows nothing in another language while a section loads', async () => {
  let arrive!: () => void;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  registerTexts('qya', {
    language: 'qya',
    later: {
      wall: async () => {
        await arrived;
        return { steps: { seats: 'Hammar', build: 'Carië' } };
      },
    },
    // What a page adds to a section goes before what loads.
    wall: { steps: { build: 'Carma' } },
  });
  const parent = await fixture<HTMLElement>(html`<div></div>`);
  const wall = document.createElement('mj-wall');
  wall.lang = 'qya';
  parent.append(wall);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(words(wall.shadowRoot)).to.equal('');
  arrive();
  await wall.updateComplete;
  const steps = [...wall.shadowRoot!.querySelectorAll('.steps button')].map(words);
  expect(steps.slice(0, 2)).to.deep.equal(['Hammar', 'Carma']);
  // Missing texts are English.
  wall.dice = '3 4, 5 2';
  await wall.updateComplete;
  expect([...wall.shadowRoot!.querySelectorAll('.steps button')].map(words)).to.include('Loose tiles');
});

it('stays in its language until the section of a new one has loaded', async () => {
  let arrive!: () => void;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  registerTexts('sjn', { language: 'sjn', later: { wall: () => arrived.then(() => ({ steps: { seats: 'Haim' } })) } });
  const wall = await fixture<MjWall>(html`<mj-wall lang="en"></mj-wall>`);
  wall.lang = 'sjn';
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(caption(wall)).to.equal('Seats');
  arrive();
  await wall.updateComplete;
  expect(caption(wall)).to.equal('Haim');
});

it('shows English and reports the error if a section cannot be loaded, and tries again', async () => {
  let tries = 0;
  registerTexts('tlh', {
    language: 'tlh',
    later: {
      wall: () => (tries++ ? Promise.resolve({ steps: { seats: 'quS' } }) : Promise.reject(new Error('offline'))),
    },
  });
  const parent = await fixture<HTMLElement>(html`<div></div>`);
  const wall = document.createElement('mj-wall');
  wall.lang = 'tlh';
  const errors: string[] = [];
  wall.addEventListener('mj-error', ({ error }) => errors.push(error.message));
  parent.append(wall);
  await wall.updateComplete;
  expect(caption(wall)).to.equal('Seats');
  expect(errors).to.deep.equal(['offline']);
  window.dispatchEvent(new Event('online'));
  await until(() => caption(wall) === 'quS');
  expect(tries).to.equal(2);
});
