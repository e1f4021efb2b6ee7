import { describeRendered, fixture, isFromServer } from './renderings.js';
import { expect, html, nextFrame } from '@open-wc/testing';
import { getSnapshot } from '@web/test-runner-commands';
import '../../src/mj-hand.js';
import type { MjHand } from '../../src/elements/mj-hand/mj-hand.js';

/** The markup of each kind of hand, without the engravings. `npx wtr --update-snapshots` updates it. */
const hands: Record<string, ReturnType<typeof html>> = {
  'a winner’s hand': html`<mj-hand seat="south">(RRR) [2222c] (999d+9d) 45b EE +6b 14f 3s</mj-hand>`,
  'a concealed hand with indices': html`<mj-hand indices win="self-draw">123b 456c 789d 5566d +6d</mj-hand>`,
  'a loser’s hand': html`<mj-hand>(555d) 13b 46c 79d 1b EES</mj-hand>`,
  'thirteen orphans': html`<mj-hand hand="19b 19c 19d ESWN RGB +R"></mj-hand>`,
  'a hand of another value than expected': html`<mj-hand expect="30">(123b) (456c) (789d) 55b WW +W</mj-hand>`,
  'a hand with tiles lit up': html`<mj-hand .highlighted=${['5b', '5b']}>(123b) (456c) (789d) 55b WW +W</mj-hand>`,
  'a hand that cannot be scored': html`<mj-hand>(RRR) 55b 12f</mj-hand>`,
  'an invalid text': html`<mj-hand>(RRR) 12x</mj-hand>`,
};

describeRendered('<mj-hand>', () => {
  for (const [name, template] of Object.entries(hands))
    it(`draws ${name} as before`, async () => {
      const hand = await fixture<MjHand>(template);
      await nextFrame();
      await hand.updateComplete;
      const options = { ignoreTags: ['svg', 'style'] };
      // The result does not depend on where it was rendered.
      if (isFromServer())
        expect(hand).shadowDom.to.equal(await getSnapshot({ name: `<mj-hand> draws ${name} as before` }), options);
      else await expect(hand).shadowDom.to.equalSnapshot(options);
    });
});
