/** What few tables use, profiles with awards of their own and such awards, loads when the first table uses it. */
import { expect, fixture, html } from '@open-wc/testing';
import { until } from './helpers.js';

interface Hand extends HTMLElement {
  readonly updateComplete: Promise<boolean>;
  readonly score: { value: number; profile: string; awards: { rule: string }[] } | null;
  readonly error: (Error & { code?: string }) | null;
}

const isLoaded = (): boolean =>
  performance.getEntriesByType('resource').some(({ name }) => /\/autoload-own-awards[^/]*\.js$/.test(name));

const hand = (rules: object): Promise<Hand> =>
  fixture<Hand>(
    Object.assign(document.createElement('mj-hand'), { hand: '(111b) (444b) (777b) 99b 55b +9b', ...rules }),
  );

describe('awards of a table’s own', () => {
  before(async () => {
    const file = '/dist/cdn/autoload.js';
    await import(file);
    await fixture(html`
      <mj-hand hand="(111b) (444b) (777b) 99b 55b +9b" profile="british" rules="limit: 800"></mj-hand>
    `);
    await customElements.whenDefined('mj-hand');
  });

  it('load with the first table that has some, and nothing shows without them', async () => {
    const usual = await hand({ profile: 'british', rules: 'limit: 800' });
    await usual.updateComplete;
    expect(usual.score!.profile).to.equal('british');
    expect(isLoaded()).to.equal(false);

    const own = await hand({ rules: '--purity: 3 doubles if full-flush, all-pungs' });
    // Read before it has rendered, the hand has neither a score nor an error yet.
    expect(own.error).to.equal(null);
    await own.updateComplete;
    expect(isLoaded()).to.equal(true);
    expect(own.error).to.equal(null);
    expect(own.score!.awards.map(({ rule }) => rule)).to.include('--purity');
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
