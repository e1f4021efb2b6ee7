/** Rules that a page sets once, in a `<meta>`. */
import { expect, html } from '@open-wc/testing';
import '../../src/index.js';
import '../../src/mj-game.js';
import type { MjGame } from '../../src/mj-game.js';
import type { MjHand } from '../../src/mj-hand.js';
import { fixture, settled, until } from './helpers.js';

const meta = document.createElement('meta');
const warned: string[] = [];
const { warn } = console;
const { body } = document;

before(() => {
  meta.name = 'mahjong-elements';
});
beforeEach(() => {
  warned.length = 0;
  console.warn = (...words: unknown[]) => warned.push(words.join(' '));
});
afterEach(() => {
  console.warn = warn;
  meta.remove();
});

/** Sets the rules of the page. */
function rule(content: string): void {
  meta.content = content;
  document.head.append(meta);
}

const drawn = async (): Promise<HTMLElement> => {
  const page = await fixture<HTMLElement>(html`
    <div>
      <mj-hand id="lone">(RRR) 123b 456b 99d 78d +9d</mj-hand>
      <mj-score-breakdown><mj-hand id="inside">(RRR) 123b 456b 99d 78d +9d</mj-hand></mj-score-breakdown>
      <mj-hand id="limited" limit="40">(RRR) 123b 456b 99d 78d +9d</mj-hand>
      <mj-hand id="own" rules="mahjong: 30 points">(RRR) 123b 456b 99d 78d +9d</mj-hand>
      <mj-hand id="classical" profile="classical" rules="rounding: none">(RRR) 123b 456b 99d 78d +9d</mj-hand>
    </div>
  `);
  await settled(page);
  return page;
};

const valuesIn = (page: Element): Record<string, number | undefined> =>
  Object.fromEntries([...page.querySelectorAll<MjHand>('mj-hand')].map(({ id, score }) => [id, score?.value]));

/** What the hands score under the page’s rules and without. */
const CLASSICAL = { lone: 48, inside: 48, limited: 40, own: 68, classical: 48 };
const OURS = { lone: 140, inside: 140, limited: 40, own: 120, classical: 48 };

describe('the rules of a page', () => {
  it('are those of all elements without rules of their own or around them', async () => {
    rule('profile: family; rounding: base-up-to-10; mahjong: 40 points; limit: 1000');
    const page = await drawn();
    const { lone, ...others } = valuesIn(page);
    expect(lone).to.equal(100);
    expect(others).to.deep.equal({ inside: 100, limited: 40, own: 80, classical: 48 });
    expect(warned).to.deep.equal([]);
  });

  it('change with the page', async () => {
    const page = await drawn();
    expect(valuesIn(page)).to.deep.equal(CLASSICAL);
    rule('mahjong: 66 points');
    await until(() => valuesIn(page)['lone'] !== 48);
    expect(valuesIn(page)).to.deep.equal({ ...OURS, own: 68 });
    meta.content = 'mahjong: 40 points';
    await until(() => valuesIn(page)['lone'] !== 140);
    expect(valuesIn(page)['inside']).to.equal(88);
    meta.remove();
    await until(() => valuesIn(page)['lone'] !== 88);
    expect(valuesIn(page)).to.deep.equal(CLASSICAL);
  });

  it('are read in full-width characters, with sentences', async () => {
    rule('profile：family；--a：40 points "一；profile: british" if no-chow');
    const page = await drawn();
    expect(warned).to.deep.equal([]);
    expect(page.querySelector<MjHand>('#lone')!.resolved.profile!.name).to.equal('family');
    expect(page.querySelector<MjHand>('#lone')!.resolved.profile!.rules['--a']).to.contain('一；profile: british');
  });

  it('are those of games', async () => {
    rule('profile: british; rounds: 1');
    const game = await fixture<MjGame>(html`<mj-game players="Ann, Ben, Cho, Dan">Ben 48 from Cho</mj-game>`);
    await settled(game.parentElement!);
    expect(game.toText()).to.contain('profile: british').and.to.contain('rounds: 1');
  });

  for (const [content, message] of [
    ['profile: brtish; mahjong: 66 points', 'did you mean “british”?'],
    ['limit: 500; fullflush: 3 doubles', '“fullflush” at character 13 is not a rule'],
    ['profile: british; profile: family', '“profile” at character 19 is not a rule'],
  ] as const)
    it(`with an error are not used, and the console says so once: ${content}`, async () => {
      rule(content);
      const page = await drawn();
      await until(() => warned.length > 0);
      expect(warned).to.have.length(1);
      expect(warned[0]).to.contain('<meta name="mahjong-elements">: ').and.to.contain(message);
      expect(warned[0]).to.contain('Elements without rules of their own use the classical ones.');
      expect(valuesIn(page)).to.deep.equal(CLASSICAL);
      expect(page.querySelector('mj-score-breakdown')!.toText()).to.contain('Winning hand, Classical rules');
    });

  it('are the first ones if the page states others, too, and the console says so once', async () => {
    rule('mahjong: 66 points');
    const other = document.createElement('meta');
    other.name = 'Mahjong-Elements';
    other.content = 'mahjong: 66 points';
    document.head.append(other);
    const page = await drawn();
    expect(valuesIn(page)['lone']).to.equal(140);
    await settled(page);
    expect(warned).to.deep.equal([]);
    other.content = 'profile: family';
    await until(() => warned.length > 0);
    other.content = 'limit: 300';
    other.content = 'profile: family';
    await settled(page);
    other.remove();
    expect(warned).to.deep.equal([
      'mahjong-elements: <meta name="mahjong-elements" content="profile: family"> is ignored, because there is another one before it: “mahjong: 66 points”. Put all rules of the page into one.',
    ]);
    expect(valuesIn(page)['lone']).to.equal(140);
  });

  it('have no part in errors of an element’s own rules', async () => {
    rule('mahjong: 66 points');
    const hand = await fixture<MjHand>(html`<mj-hand profile="brtish">(RRR) 123b 456b 99d 78d +9d</mj-hand>`);
    await settled(hand.parentElement!);
    expect(hand.error!.message).to.contain('“brtish” is not a profile');
  });

  it('are not read outside of the head, where visitors may have written', async () => {
    meta.content = 'mahjong: 66 points';
    body.append(meta);
    expect(valuesIn(await drawn())).to.deep.equal(CLASSICAL);
  });
});
