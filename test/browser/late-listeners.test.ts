/** Listeners that are added after an event fired, as frameworks add them when they hydrate a page. */
import { aTimeout, expect, html } from '@open-wc/testing';
import '../../src/index.js';
import '../../src/mj-game.js';
import '../../src/mj-value.js';
import { failOnUncaughtErrors, fixture, settled } from './helpers.js';
import type { MjErrorEvent, MjHand, MjScoreBreakdown, MjScoreEvent, MjSettlement } from '../../src/index.js';

const HAND = '(RRR) 123b 456b 99d 78d +9d';
const ANOTHER = '(999d) 123b 456b 99c 78d +9d';
const BAD = '123b 5x';

async function drawn<Found extends HTMLElement>(markup: string): Promise<Found> {
  const around = await fixture<HTMLElement>(html`<div></div>`);
  around.innerHTML = markup;
  await settled(around);
  return around.firstElementChild as Found;
}
const hand = (attributes = ''): Promise<MjHand> => drawn(`<mj-hand hand="${HAND}" ${attributes}></mj-hand>`);

/** Waits until everything that is due has been delivered: this timer starts after the one of any delivery. */
async function delivered(element: Element): Promise<void> {
  await settled(element.parentElement ?? element);
  await aTimeout(0);
  await aTimeout(0);
}

/** A listener that records the values it receives. */
function recorder(): ((event: Event) => void) & { values: number[] } {
  const values: number[] = [];
  return Object.assign((event: Event) => void values.push((event as MjScoreEvent).score.value), { values });
}

describe('a listener added after the event fired', () => {
  failOnUncaughtErrors();

  it('receives the current score once, as a real event', async () => {
    const element = await hand();
    const events: Event[] = [];
    const seen: unknown[] = [];
    element.addEventListener('mj-score', (event) => {
      events.push(event);
      seen.push(event.type, event.target === element, event.currentTarget === element, event.eventPhase);
    });
    expect(events, 'not synchronously').to.have.length(0);
    await delivered(element);
    expect(events).to.have.length(1);
    expect(seen).to.deep.equal(['mj-score', true, true, Event.AT_TARGET]);
    const event = events[0] as MjScoreEvent;
    expect(event.constructor.name).to.equal('MjScoreEvent');
    expect(event.score).to.equal(element.score);
    expect(event.detail.score).to.equal(element.score);
  });

  it('is the only one that receives it', async () => {
    const element = await hand();
    const [first, second, around] = [recorder(), recorder(), recorder()];
    element.addEventListener('mj-score', first);
    element.parentElement!.addEventListener('mj-score', around);
    document.addEventListener('mj-score', around, { capture: true });
    await delivered(element);
    element.addEventListener('mj-score', second);
    await delivered(element);
    document.removeEventListener('mj-score', around, { capture: true });
    expect([first.values, second.values, around.values]).to.deep.equal([[48], [48], []]);
  });

  it('receives the current settlement, game, value and error', async () => {
    const settlement = await drawn<MjSettlement>(
      '<mj-settlement scores="south 30; east 0; west 0; north 0" winner="south"></mj-settlement>',
    );
    const game = await drawn('<mj-game players="Ann, Ben, Cho, Dan">Ben 48 from Cho; Ann 8; Dan 16</mj-game>');
    const value = await drawn(`<mj-value hand="${HAND}"></mj-value>`);
    const bad = await drawn<MjHand>(`<mj-hand hand="${BAD}"></mj-hand>`);
    const types: string[] = [];
    const scores = recorder();
    for (const element of [settlement, game, value, bad])
      for (const type of ['mj-settlement', 'mj-game', 'mj-error'])
        element.addEventListener(type, (event) => types.push(`${element.localName} ${event.type}`));
    value.addEventListener('mj-score', scores);
    bad.addEventListener('mj-score', scores);
    let error: Error | undefined;
    bad.addEventListener('mj-error', (event: MjErrorEvent) => (error = event.error));
    await delivered(bad);
    expect(types).to.deep.equal(['mj-settlement mj-settlement', 'mj-game mj-game', 'mj-hand mj-error']);
    expect(scores.values).to.deep.equal([48]);
    expect(error).to.equal(bad.error);
  });

  it('receives only what still holds', async () => {
    const element = await hand();
    const [scores, errors] = [recorder(), [] as string[]];
    element.addEventListener('mj-score', scores);
    element.hand = ANOTHER;
    await delivered(element);
    const { value } = element.score!;
    expect(scores.values, 'the new score alone').to.deep.equal([value]);
    element.hand = BAD;
    await delivered(element);
    const late = recorder();
    element.addEventListener('mj-score', late);
    element.addEventListener('mj-error', (event) => errors.push(event.error.message));
    await delivered(element);
    expect([late.values, errors.length]).to.deep.equal([[], 1]);
    element.hand = ANOTHER;
    await delivered(element);
    expect([scores.values, late.values]).to.deep.equal([[value, value], [value]]);
    element.addEventListener('mj-error', () => errors.push('late'));
    await delivered(element);
    expect(errors).to.have.length(1);
  });

  it('may be an object, run once, or be removed in time', async () => {
    const element = await hand();
    const [once, removed, aborted, object] = [recorder(), recorder(), recorder(), recorder()];
    const listener = {
      values: object.values,
      handleEvent(event: MjScoreEvent) {
        this.values.push(event.score.value);
      },
    };
    element.addEventListener('mj-score', listener);
    element.addEventListener('mj-score', once, { once: true });
    element.addEventListener('mj-score', removed);
    element.removeEventListener('mj-score', removed);
    const controller = new AbortController();
    element.addEventListener('mj-score', aborted, { signal: controller.signal });
    controller.abort();
    await delivered(element);
    element.hand = ANOTHER;
    await delivered(element);
    const { value } = element.score!;
    expect([object.values, once.values, removed.values, aborted.values]).to.deep.equal([[48, value], [48], [], []]);
  });

  it('is not notified twice, however often it is added', async () => {
    const element = await hand();
    const listener = recorder();
    element.addEventListener('mj-score', listener);
    element.removeEventListener('mj-score', listener);
    element.addEventListener('mj-score', listener);
    element.addEventListener('mj-score', listener);
    await delivered(element);
    expect(listener.values).to.deep.equal([48]);
    element.removeEventListener('mj-score', listener);
    element.addEventListener('mj-score', listener);
    await delivered(element);
    expect(listener.values).to.deep.equal([48]);
  });

  it('receives nothing for the listener it replaces', async () => {
    const element = await hand();
    const all: number[] = [];
    const make = () => (event: Event) => void all.push((event as MjScoreEvent).score.value);
    let listener = make();
    element.addEventListener('mj-score', listener);
    // React does this each time it renders an inline handler; an effect may use a signal.
    for (let turn = 0; turn < 3; turn++) {
      await delivered(element);
      element.removeEventListener('mj-score', listener);
      element.addEventListener('mj-score', (listener = make()));
    }
    const controller = new AbortController();
    element.removeEventListener('mj-score', listener);
    element.addEventListener('mj-score', make(), { signal: controller.signal });
    await delivered(element);
    controller.abort();
    element.addEventListener('mj-score', make());
    await delivered(element);
    expect(all).to.deep.equal([48]);
  });

  it('receives each event once when it waits for one after another', async () => {
    for (const style of ['once', 'removed']) {
      const element = await hand();
      const values: number[] = [];
      const next = () =>
        new Promise<void>((resolve) => {
          const listener = (event: MjScoreEvent) => {
            values.push(event.score.value);
            if (style === 'removed') element.removeEventListener('mj-score', listener);
            resolve();
          };
          element.addEventListener('mj-score', listener, { once: style === 'once' });
        });
      await next();
      await delivered(element);
      void next();
      await delivered(element);
      expect(values, style).to.deep.equal([48]);
      element.hand = ANOTHER;
      await delivered(element);
      void next();
      await delivered(element);
      expect(values, style).to.deep.equal([48, element.score!.value]);
    }
  });

  it('receives an event once if it was added while it fired', async () => {
    const breakdown = await drawn<MjScoreBreakdown>('<mj-score-breakdown><mj-hand></mj-hand></mj-score-breakdown>');
    const element = breakdown.querySelector('mj-hand')!;
    const [same, outer, capturing] = [recorder(), recorder(), recorder()];
    element.addEventListener('mj-score', () => {
      element.addEventListener('mj-score', same);
      breakdown.addEventListener('mj-score', outer);
      breakdown.addEventListener('mj-score', capturing, true);
    });
    element.hand = HAND;
    await delivered(breakdown);
    expect([same.values, outer.values, capturing.values]).to.deep.equal([[48], [48], [48]]);
  });

  it('may belong to an element around the hand', async () => {
    const settlement = await drawn<MjSettlement>(`
      <mj-settlement winner="south">
        <mj-hand seat="east" hand="(888c) EE 123b 456c 79d"></mj-hand>
        <mj-hand seat="south" hand="${HAND}"></mj-hand>
        <mj-hand seat="west" hand="(EEE) 111c 234d 55b 79b"></mj-hand>
        <mj-hand seat="north" hand="(NNN) 44556b 123d WW 1f"></mj-hand>
      </mj-settlement>`);
    const from: string[] = [];
    const listen = (phase: boolean) =>
      settlement.addEventListener(
        'mj-score',
        ({ target, eventPhase }) => from.push(`${(target as MjHand).seat} ${eventPhase}`),
        phase,
      );
    listen(false);
    await delivered(settlement);
    expect(from).to.deep.equal(['east 3', 'south 3', 'west 3', 'north 3']);
    listen(true);
    const [, south] = settlement.querySelectorAll('mj-hand');
    south!.win = 'self-draw';
    await delivered(settlement);
    // An event that fires again is delivered to both listeners, with its new score.
    expect(from.slice(4).sort()).to.deep.equal(['east 1', 'north 1', 'south 1', 'south 3', 'west 1']);
  });

  it('receives nothing of other events', async () => {
    const element = await hand();
    let clicks = 0;
    const click = (): unknown => clicks++;
    element.addEventListener('click', click);
    element.click();
    element.removeEventListener('click', click);
    element.click();
    element.addEventListener('mj-score', null as never);
    element.removeEventListener('mj-score', null as never);
    await delivered(element);
    expect(clicks).to.equal(1);
  });
});

describe('a listener added after the event fired that throws', () => {
  it('is reported, and the others still receive the event', async () => {
    const element = await hand();
    const listener = recorder();
    const reported: string[] = [];
    const report = (event: ErrorEvent): void => {
      event.preventDefault();
      event.stopImmediatePropagation();
      reported.push(event.message);
    };
    window.addEventListener('error', report, true);
    const onerror = window.onerror;
    window.onerror = null;
    element.addEventListener('mj-score', () => {
      throw new Error('from the page');
    });
    element.addEventListener('mj-score', listener);
    await delivered(element);
    window.onerror = onerror;
    window.removeEventListener('error', report, true);
    expect(reported).to.have.length(1);
    expect(listener.values).to.deep.equal([48]);
  });
});
