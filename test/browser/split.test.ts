/** What few pages need loads when the first element needs it: awards of a table’s own, and the faces of flowers and seasons. */
import { expect, fixture, html } from '@open-wc/testing';
import { until } from './helpers.js';

interface Hand extends HTMLElement {
  readonly updateComplete: Promise<boolean>;
  readonly score: { value: number; profile: string; awards: { rule: string }[] } | null;
  readonly error: (Error & { code?: string }) | null;
}

const isLoaded = (part: string): boolean =>
  performance.getEntriesByType('resource').some(({ name }) => name.includes(`/dist/cdn/mahjong-elements-${part}`));

/** The tiles in an element whose face is blank. */
const blank = ({ shadowRoot }: HTMLElement): string[] =>
  [...shadowRoot!.querySelectorAll('svg[part=face]:empty')].map(({ parentElement }) => parentElement!.className);

/** The message that an element shows. */
const shownBy = ({ shadowRoot }: HTMLElement): string =>
  shadowRoot?.querySelector('[part~=message]')?.textContent.trim() ?? '';

const hand = (rules: object): Promise<Hand> =>
  fixture<Hand>(
    Object.assign(document.createElement('mj-hand'), { hand: '(111b) (444b) (777b) 99b 55b +9b', ...rules }),
  );

before(async () => {
  const file = '/dist/cdn/mahjong-elements.js';
  await import(file);
  await fixture(html`<mj-hand hand="(111b) (444b) (777b) 99b 55b +9b"></mj-hand>`);
  await customElements.whenDefined('mj-hand');
});

describe('the messages of errors', () => {
  it('load with the first error, which is complete when it is announced', async () => {
    expect(isLoaded('messages')).to.equal(false);
    const wrong = document.createElement('mj-hand') as Hand;
    const heard: string[] = [];
    wrong.addEventListener('mj-error', ({ error }) => heard.push(error.message));
    Object.assign(wrong, { hand: '12x' });
    await fixture(wrong);
    await wrong.updateComplete;
    expect(isLoaded('messages')).to.equal(true);
    expect(wrong.error).to.include({ name: 'NotationError', code: 'unknown-suit' });
    expect(wrong.error!.message).to.match(/^Unknown suit “x” in “12x” at character 3: use b/);
    expect(heard).to.eql([wrong.error!.message]);
  });

  it('are shown with the hand, and by a breakdown around it', async () => {
    const wrong = await hand({ hand: '12x' });
    await until(() => shownBy(wrong).startsWith('Unknown suit “x”'));
    const table = await fixture<HTMLElement>(
      html`<mj-score-breakdown><mj-hand hand="123b 456b 78d +1c"></mj-hand></mj-score-breakdown>`,
    );
    await until(() => shownBy(table).startsWith('The hand has 9 tiles, not 14'));
  });
});

describe('awards of a table’s own', () => {
  it('load with the first table that has some, and nothing shows without them', async () => {
    const usual = await hand({});
    await usual.updateComplete;
    expect(usual.score!.profile).to.equal('classical');
    expect(isLoaded('any-profile')).to.equal(false);

    const own = await hand({ rules: '--purity: 3 doubles if full-flush, all-pungs' });
    // Read before it has rendered, the hand has neither a score nor an error yet.
    expect(own.error).to.equal(null);
    await own.updateComplete;
    expect(isLoaded('any-profile')).to.equal(true);
    expect(own.error).to.equal(null);
    expect(own.score!.awards.map(({ rule }) => rule)).to.include('--purity');
  });

  it('are not missing under rules without any', async () => {
    const british = await hand({ profile: 'british', rules: 'limit: 800' });
    await british.updateComplete;
    expect(british.error).to.equal(null);
    expect(british.score!.profile).to.equal('british');
  });

  it('are read by elements that do not score', async () => {
    const wall = document.createElement('mj-wall');
    await fixture(Object.assign(wall, { rules: '--purity: 3 doubles if full-flush, all-pungs' }));
    await customElements.whenDefined('mj-wall');
    await wall.updateComplete;
    expect(wall.error).to.equal(null);
  });

  it('come with the profiles that use them', async () => {
    const dmjl = await hand({ profile: 'dmjl' });
    await until(() => dmjl.score !== null);
    expect(dmjl.score!.profile).to.equal('dmjl');
  });

  it('are loaded before an unknown profile is reported', async () => {
    const unknown = await hand({ profile: 'nowhere' });
    await unknown.updateComplete;
    expect(unknown.error!.code).to.equal('unknown-profile');
    expect(unknown.error!.message).to.contain('dmjl');
  });
});

describe('the faces of flowers and seasons', () => {
  it('load with the first hand that has some, which is drawn with them', async () => {
    const plain = await hand({});
    await plain.updateComplete;
    expect(isLoaded('bonus-faces')).to.equal(false);
    const flowery = await hand({ hand: '(111b) (444b) (777b) 99b 55b +9b 1f 3s' });
    await flowery.updateComplete;
    expect(isLoaded('bonus-faces')).to.equal(true);
    expect(flowery.shadowRoot!.querySelectorAll('[part=face]')).to.have.lengthOf(16);
    expect(blank(flowery)).to.deep.equal([]);
  });

  it('appear in a breakdown and on a tile', async () => {
    const breakdown = await fixture<HTMLElement>(html`
      <mj-score-breakdown><mj-hand hand="(111b) (444b) (777b) 99b 55b +9b 1f 1s"></mj-hand></mj-score-breakdown>
    `);
    await until(() => (breakdown.shadowRoot?.querySelectorAll('.tiles [part=face]').length ?? 0) > 5);
    expect(blank(breakdown)).to.deep.equal([]);
    const tile = await fixture<HTMLElement>(html`<mj-tile tile="2f"></mj-tile>`);
    await until(() => Boolean(tile.shadowRoot?.querySelector('path')));
    expect(blank(tile)).to.deep.equal([]);
  });
});
