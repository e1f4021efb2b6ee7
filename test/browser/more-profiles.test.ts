/** The profiles that load when a page names one. The tests run in this order: what is loaded stays. */
import { expect, html } from '@open-wc/testing';
import '../../src/index.js';
import '../../src/mj-game.js';
import '../../src/mj-rules.js';
import '../../src/lang/nl.js';
import type { MjGame } from '../../src/elements/mj-game/mj-game.js';
import type { MjHand } from '../../src/elements/mj-hand/mj-hand.js';
import type { MjRules } from '../../src/elements/mj-rules/mj-rules.js';
import type { MjScoreBreakdown } from '../../src/elements/mj-score-breakdown/mj-score-breakdown.js';
import type { MjSettlement } from '../../src/elements/mj-settlement/mj-settlement.js';
import { all, fixture, parts, settled, until, words } from './helpers.js';

// Browsers remember 250 requests by default.
performance.setResourceTimingBufferSize(1000);

/** Whether the page has requested a module. */
const hasRequested = (module: RegExp): boolean =>
  performance.getEntriesByType('resource').some(({ name }) => module.test(name));
/** Whether the page has requested the module with these profiles. */
const isLoaded = (): boolean => hasRequested(/\/core\/profiles\/definitions\/rulesets\.ts/);

describe('a profile that loads when it is named', () => {
  it('is not requested by a page that names others', async () => {
    for (const profile of ['classical', 'bmja', 'dmjl'] as const) {
      const hand = await fixture<MjHand>(html`<mj-hand profile=${profile}>(RRR)(222b) 444b 666b 9b +9b</mj-hand>`);
      await until(() => hand.score);
    }
    const breakdown = await fixture<MjScoreBreakdown>(html`
      <mj-score-breakdown compare="british dmjl"><mj-hand>(RRR)(222b) 444b 666b 9b +9b</mj-hand></mj-score-breakdown>
    `);
    await until(() => words(breakdown.shadowRoot).includes('DMJL'));
    expect(isLoaded()).to.equal(false);
  });

  it('loads without an error in between', async () => {
    const errors: Event[] = [];
    const note = (event: Event): void => void errors.push(event);
    document.addEventListener('mj-error', note);
    const hand = document.createElement('mj-hand');
    hand.setAttribute('profile', 'millington-1977');
    hand.setAttribute('seat', 'south');
    hand.textContent = '(123b) 456c 789d 222d N +N';
    document.body.append(hand);
    // Read before the first update.
    expect(hand.score).to.equal(null);
    expect(hand.error).to.equal(null);
    await until(() => hand.score);
    expect(hand.score).to.deep.include({ value: 20, profile: 'millington-1977' });
    expect(isLoaded()).to.equal(true);
    document.removeEventListener('mj-error', note);
    expect(errors).to.deep.equal([]);
    hand.remove();
  });

  it('is that of a table around hands, with changes', async () => {
    const breakdown = await fixture<MjScoreBreakdown>(html`
      <mj-score-breakdown profile="millington-1977" limit="none">
        <mj-hand seat="south">(RRR)(GGG)(BBB) 23b 55c +4b</mj-hand>
      </mj-score-breakdown>
    `);
    await until(() => words(breakdown.shadowRoot).includes('704'));
    expect(breakdown.querySelector('mj-hand')!.score!.value).to.equal(704);
  });

  it('is compared with others', async () => {
    const breakdown = await fixture<MjScoreBreakdown>(html`
      <mj-score-breakdown compare="classical millington-1977 babcock-1923">
        <mj-hand seat="south">EE (SSS)(NNN) WW 345d +E</mj-hand>
      </mj-score-breakdown>
    `);
    await until(() => words(breakdown.shadowRoot).includes('Babcock-1923'));
    expect(words(breakdown.shadowRoot)).to.include('Millington-1977');
  });

  it('settles a table, and settles it again under another', async () => {
    const settlement = await fixture<MjSettlement>(html`
      <mj-settlement
        profile="aru-shi-a-ru"
        compare="xmj"
        winner="south"
        discarder="west"
        scores="east 0; south 60; west 0; north 0"
      ></mj-settlement>
    `);
    await until(() => words(settlement.shadowRoot).includes('Xmj'));
    const rows = all(settlement, 'tr').map(words);
    expect(rows.some((row) => row.includes('−240'))).to.equal(true);
    expect(rows.some((row) => row.includes('−60'))).to.equal(true);
  });

  it('is shown as rules, next to the profile that it changes and others', async () => {
    const rules = await fixture<MjRules>(html`
      <mj-rules profile="xmj" base="millington-1977" compare="pomax" differences></mj-rules>
    `);
    await until(() => rules.currentProfile);
    expect(rules.currentProfile).to.include({ name: 'xmj', extends: 'millington-1977' });
    expect(rules.toText()).to.equal('');
    await settled(rules);
    expect(parts(rules, 'differing').length).to.be.greaterThan(3);
    rules.rules = 'limit: 300';
    await settled(rules);
    expect(rules.toText()).to.equal('limit: 300');
  });

  it('has names of its own awards in the language of the page, which load with the first of them', async () => {
    const breakdown = await fixture<MjScoreBreakdown>(html`
      <mj-score-breakdown lang="nl" profile="british">
        <mj-hand>(RRRR)(222b) 444b 666b 9b +9b</mj-hand>
      </mj-score-breakdown>
    `);
    await until(() => words(breakdown.shadowRoot).includes('Pung of kong draken'));
    expect(hasRequested(/\/lang\/nl\/more-awards/)).to.equal(false);
    breakdown.profile = 'sontag';
    await until(() => words(breakdown.shadowRoot).includes('Kong draken'));
    expect(words(breakdown.shadowRoot)).to.not.include('Dragon kong');
  });

  it('may be named by a game itself', async () => {
    const text = ['players: Ann, Ben, Cho, Dee', 'profile: babcock-1923', 'Ann 300 self-draw'].join('\n');
    const game = await fixture<MjGame>(html`<mj-game hands=${text}></mj-game>`);
    await until(() => game.toJSON());
    expect(game.error).to.equal(null);
    expect(game.toJSON()!.profile).to.include({ name: 'babcock-1923' });
  });

  it('is an error if nobody knows it', async () => {
    const hand = await fixture<MjHand>(html`<mj-hand profile="milington-1977">(RRR)(222b) 444b 666b 9b +9b</mj-hand>`);
    await until(() => hand.error);
    expect(hand.error!.message).to.include('did you mean “millington-1977”?');
  });
});
