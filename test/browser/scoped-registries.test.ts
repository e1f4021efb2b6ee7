/** Elements that a page registers only in a scoped registry, beside others in the global one or none. */
import { expect } from '@open-wc/testing';
import { MjClaims } from '../../src/elements/mj-claims/mj-claims.js';
import { MjDoubles } from '../../src/elements/mj-doubles/mj-doubles.js';
import { MjExercise } from '../../src/elements/mj-exercise/mj-exercise.js';
import { MjGame } from '../../src/elements/mj-game/mj-game.js';
import { MjHand } from '../../src/elements/mj-hand/mj-hand.js';
import { MjIncidents } from '../../src/elements/mj-incidents/mj-incidents.js';
import { MjRules } from '../../src/elements/mj-rules/mj-rules.js';
import { MjScoreBreakdown } from '../../src/elements/mj-score-breakdown/mj-score-breakdown.js';
import { MjSettlement } from '../../src/elements/mj-settlement/mj-settlement.js';
import { MjTile } from '../../src/elements/mj-tile/mj-tile.js';
import { MjValue } from '../../src/elements/mj-value/mj-value.js';
import { MjWaits } from '../../src/elements/mj-waits/mj-waits.js';
import { MjWall } from '../../src/elements/mj-wall/mj-wall.js';
import { failOnUncaughtErrors, one, settled, until, words } from './helpers.js';

const HAND = '(RRR) 123b 456b 99d 78d +9d';
const classes = [
  // Those that look for a hand come before it.
  MjScoreBreakdown,
  MjSettlement,
  MjExercise,
  MjClaims,
  MjWaits,
  MjRules,
  MjIncidents,
  MjGame,
  MjDoubles,
  MjValue,
  MjWall,
  MjHand,
  MjTile,
];
const MARKUP = `
  <mj-tile tile="1f"></mj-tile>
  <mj-hand editable>${HAND}</mj-hand>
  <mj-score-breakdown for="other"></mj-score-breakdown><mj-hand id="other" profile="pung-based">${HAND}</mj-hand>
  <mj-rules profile="pung-based" sections="points"><mj-score-breakdown compare="british"><mj-hand>${HAND}</mj-hand></mj-score-breakdown></mj-rules>
  <mj-settlement editable scores="east 20; south 48; west 0; north 8" winner="south"></mj-settlement>
  <mj-settlement winner="south"><mj-hand seat="south">${HAND}</mj-hand><mj-hand seat="east">(EEE)</mj-hand></mj-settlement>
  <mj-exercise ask="value"><mj-hand>${HAND}</mj-hand></mj-exercise>
  <mj-claims discard="5b" from="south"><mj-hand seat="west">46b 123d 99d</mj-hand></mj-claims>
  <mj-waits><mj-hand>(RRR) 123b 456b 99d 78d</mj-hand></mj-waits>
  <mj-incidents profile="british"></mj-incidents>
  <mj-game editable players="Ann, Ben, Cho, Dan">Ben (RRR) 123b 456b 99d 78d +9d from Cho; Ann 8</mj-game>
  <mj-doubles points="26"></mj-doubles>
  <mj-value hand="RR" partial></mj-value>
  <mj-wall seed="a" dice="3 4, 5 2"></mj-wall>`;

failOnUncaughtErrors();
before(function () {
  try {
    new CustomElementRegistry();
  } catch {
    this.skip();
  }
});

it('find a hand that is registered later', async () => {
  const registry = new CustomElementRegistry();
  const host = document.createElement('div');
  document.body.append(host);
  const root = host.attachShadow({ mode: 'open', customElementRegistry: registry } as ShadowRootInit);
  MjScoreBreakdown.define(undefined, registry);
  root.innerHTML = `<mj-score-breakdown for="hand"></mj-score-breakdown><mj-hand id="hand">${HAND}</mj-hand><mj-score-breakdown><mj-hand>${HAND}</mj-hand></mj-score-breakdown>`;
  await settled(root);
  MjHand.define(undefined, registry);
  for (const breakdown of root.querySelectorAll<MjScoreBreakdown>('mj-score-breakdown'))
    await until(() => one(breakdown, 'tbody'));
  expect(customElements.get('mj-hand')).to.equal(undefined);
  host.remove();
});

it('work as anywhere else, whether they are registered before or after the page has them', async () => {
  /** What elements show, and what is inside them. */
  const shown = (root: ParentNode): string[] =>
    [...root.querySelectorAll('*')].flatMap((element) => [
      `${element.localName} ${words(element.shadowRoot)} ${element.shadowRoot?.querySelectorAll('*').length}`,
      ...(element.shadowRoot ? shown(element.shadowRoot) : []),
    ]);
  const put = async (registry?: CustomElementRegistry, isLate = false): Promise<string[]> => {
    const define = (): void => classes.forEach((each) => each.define(undefined, registry));
    const host = document.createElement('div');
    document.body.append(host);
    const root = host.attachShadow({ mode: 'open', customElementRegistry: registry } as ShadowRootInit);
    if (!isLate) define();
    root.innerHTML = MARKUP;
    if (isLate) {
      await settled(root);
      define();
    }
    let before = '';
    for (let calm = 0; calm < 4; calm++) {
      await settled(root);
      await until(() => one(root.querySelector('mj-hand')!, '.editor'));
      await until(() => one(root.querySelector('mj-game')!, '.entry'));
      const now = shown(root).join('\n');
      if (now !== before) calm = 0;
      before = now;
    }
    // A row of the game shows its hand and its breakdown.
    root.querySelector('mj-game')!.shadowRoot!.querySelector<HTMLElement>('[data-row]')!.click();
    await until(() =>
      root
        .querySelector('mj-game')!
        .shadowRoot!.querySelector('mj-score-breakdown')
        ?.shadowRoot?.querySelector('tbody'),
    );
    await settled(root);
    const now = shown(root);
    host.remove();
    return now;
  };
  // Some elements register others globally later, for their own roots.
  const late = await put(new CustomElementRegistry(), true);
  const isolated = await put(new CustomElementRegistry());
  const everywhere = await put();
  expect(isolated.length).to.be.greaterThan(1000);
  expect(isolated).to.deep.equal(everywhere);
  expect(late).to.deep.equal(everywhere);
});
