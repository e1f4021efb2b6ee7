/** The rules of a table on a page: what is shown, found, compared and copied. */
import { describeRendered, fixture, isFromServer } from './renderings.js';
import { expect, html } from '@open-wc/testing';
import '../../src/lang/zh-Hant.js';
import '../../src/mj-rules.js';
import { describeProfile } from '../../src/core/describe.js';
import { profiles } from '../../src/core/index.js';
import type { MjRules } from '../../src/elements/mj-rules.js';

const text = (node: Node | null | undefined): string => (node?.textContent ?? '').replace(/\s+/g, ' ').trim();
const all = (rules: MjRules, selector: string): HTMLElement[] => [
  ...rules.shadowRoot!.querySelectorAll<HTMLElement>(selector),
];
const row = (rules: MjRules, id: string): HTMLElement | null =>
  rules.shadowRoot!.querySelector<HTMLElement>(`[data-id="${id}"]`);
const ids = (rules: MjRules): string[] => all(rules, 'tbody tr').map((one) => one.dataset.id!);
/** The values of a row as seen, without words for screen readers only. */
const values = (rules: MjRules, id: string): string[] =>
  [...row(rules, id)!.querySelectorAll('.value')].map((cell) => {
    const seen = cell.cloneNode(true) as Element;
    for (const hidden of seen.querySelectorAll('.heard, .of')) hidden.remove();
    return text(seen);
  });
async function search(rules: MjRules, query: string): Promise<void> {
  const field = rules.shadowRoot!.querySelector<HTMLInputElement>('[type="search"]')!;
  field.value = query;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  await rules.updateComplete;
}

describeRendered('<mj-rules>', () => {
  it('shows every award and option of a profile by section', async () => {
    const rules = await fixture<MjRules>(html`
      <mj-rules profile="british"></mj-rules>
    `);
    expect(text(rules.shadowRoot!.querySelector('h2'))).to.equal('British rules');
    expect(all(rules, '.title').map(text)).to.deep.equal(['Points', 'Doubles', 'Limit hands', 'Payment', 'Play']);
    expect(ids(rules)).to.deep.equal(describeProfile('british').map(({ id }) => id));
    expect(values(rules, 'pung-of-simples')).to.deep.equal(['2/4 points']);
    expect(values(rules, 'kong-replacement')).to.deep.equal(['1 double']);
    expect(values(rules, 'chow-hand')).to.deep.equal(['–']);
    expect(values(rules, 'limit')).to.deep.equal(['1,000']);
    expect(values(rules, 'payers')).to.deep.equal(['all']);
    expect(text(row(rules, 'washout'))).to.contain('East stays after a draw.');
    expect(text(row(rules, 'set-of-dragons'))).to.contain('Every player.');
  });

  it('draws a hand for every award, each as one picture with a name', async () => {
    const rules = await fixture<MjRules>(html`
      <mj-rules></mj-rules>
    `);
    for (const { id, sample } of describeProfile()) {
      const picture = row(rules, id)!.querySelector('[role="img"]');
      expect(Boolean(picture), id).to.equal(sample !== undefined);
      if (!picture) continue;
      expect(picture.getAttribute('aria-label')!.length, id).to.be.greaterThan(8);
      const uses = [...picture.querySelectorAll('use')];
      expect(uses.length).to.equal(picture.querySelectorAll('.tile').length);
      // Each face is there, and seen.
      for (const use of uses) {
        expect(rules.shadowRoot!.querySelector(use.getAttribute('href')!)?.childElementCount, id).to.be.greaterThan(0);
        expect(use.getBoundingClientRect().width, id).to.be.greaterThan(2);
      }
    }
  });

  it('takes the rules of the table around it, and marks its changes', async () => {
    const rules = await fixture<MjRules>(html`
      <mj-rules profile="european" limit="1000" rules="all-flowers: half limit; rounding: none"></mj-rules>
    `);
    expect(text(rules.shadowRoot!.querySelector('h2'))).to.equal('European rules, changed by this table');
    expect(values(rules, 'all-flowers')).to.deep.equal(['half limit', '2 doubles']);
    expect(values(rules, 'limit')).to.deep.equal(['1,000', '500']);
    expect(row(rules, 'all-flowers')!.querySelectorAll('.differs')).to.have.length(1);
    expect(row(rules, 'all-seasons')!.querySelectorAll('.differs')).to.have.length(0);
    const only = rules.shadowRoot!.querySelector<HTMLInputElement>('[type="checkbox"]')!;
    only.click();
    await rules.updateComplete;
    expect(ids(rules).sort()).to.deep.equal(['all-flowers', 'limit', 'rounding']);
    expect(text(rules.shadowRoot!.querySelector('.count'))).to.match(/^3 of \d+ rules$/);
    expect(rules.hasAttribute('differences')).to.equal(true);
  });

  it('shows profiles side by side, of the sections asked for', async () => {
    const rules = await fixture<MjRules>(html`
      <mj-rules sections="limit-hands doubles nothing" compare="british, pung-based" differences></mj-rules>
    `);
    expect(all(rules, '.title').map(text)).to.deep.equal(['Doubles', 'Limit hands']);
    expect(values(rules, 'all-flowers')).to.deep.equal(['1 double', '2 doubles', '4 doubles']);
    expect(all(rules, 'section:first-of-type thead .value').map(text)).to.deep.equal([
      'Classical',
      'British',
      'Pung-based',
    ]);
    expect(row(rules, 'half-flush')).to.equal(null);
  });

  for (const [query, id, language] of [
    ['imperial jade', 'all-green', 'en'],
    ['EIGHTEEN buddhas', 'four-kongs', 'en'],
    ['Toi-Toi hó', 'all-pungs', 'en'],
    ['清一色', 'full-flush', 'en'],
    ['heavens', 'heavenly-hand', 'en'],
    ['full-flush', 'full-flush', 'zh-Hant'],
    ['大三元', 'big-three-dragons', 'zh-Hant'],
    ['kong box', 'dead-wall', 'en'],
  ])
    it(`finds ${id} by “${query}”`, async () => {
      const rules = await fixture<MjRules>(html`
        <mj-rules lang=${language}></mj-rules>
      `);
      await search(rules, query);
      expect(ids(rules)).to.deep.equal([id]);
      await search(rules, '');
      expect(ids(rules).length).to.be.greaterThan(80);
    });

  it('says so when there is no such name', async () => {
    const rules = await fixture<MjRules>(html`
      <mj-rules></mj-rules>
    `);
    await search(rules, 'riichi');
    expect(ids(rules)).to.deep.equal([]);
    expect(text(rules.shadowRoot!.querySelector('[role="status"]'))).to.equal('No rule has this name.');
  });

  it('says how the source is read, and what others play', async () => {
    const rules = await fixture<MjRules>(html`
      <mj-rules></mj-rules>
    `);
    const onlyTile = row(rules, 'only-tile')!;
    expect(text(onlyTile.querySelector('.played'))).to.equal(
      'Also played: not counted (Pung-based, Family and European)',
    );
    expect(text(onlyTile.querySelector('details p'))).to.match(/^An only tile must be the only kind/);
    expect(onlyTile.querySelector('summary')!.getAttribute('aria-label')).to.equal('Only tile: how the source is read');
  });

  it('is written in Chinese', async () => {
    const rules = await fixture<MjRules>(html`
      <mj-rules lang="zh-Hant" profile="family"></mj-rules>
    `);
    expect(all(rules, '.title').map(text)).to.deep.equal(['點', '番', '滿貫牌', '付點', '打法']);
    expect(values(rules, 'mahjong')).to.deep.equal(['30 點']);
    expect(values(rules, 'rounding')).to.deep.equal(['總點進十']);
    expect(text(rules.shadowRoot!)).to.not.match(/undefined|null|\[object/);
  });

  it('reports rules that cannot be read, and keeps the last ones', async () => {
    const rules = await fixture<MjRules>(html`
      <mj-rules profile="british"></mj-rules>
    `);
    let reported: Error | undefined;
    rules.addEventListener('mj-error', ({ error }) => (reported = error));
    rules.rules = 'ful-flush: 4 doubles';
    await rules.updateComplete;
    await Promise.resolve();
    expect(text(rules.shadowRoot!.querySelector('[role="alert"]'))).to.contain('full-flush');
    expect(values(rules, 'limit')).to.deep.equal(['1,000']);
    expect(reported?.message).to.contain('full-flush');
    rules.rules = 'full-flush: 4 doubles';
    await rules.updateComplete;
    expect(rules.shadowRoot!.querySelector('[role="alert"]')).to.equal(null);
    expect(values(rules, 'full-flush')[0]).to.equal('4 doubles');
  });

  it('names an unknown profile in base and compare', async () => {
    const rules = await fixture<MjRules>(html`
      <mj-rules compare="british nobody"></mj-rules>
    `);
    expect(rules.error?.message).to.contain('nobody');
    expect(text(rules.shadowRoot!)).to.contain('“nobody”');
  });

  it('gives its rules to the elements inside it', async () => {
    if (isFromServer()) return;
    await import('../../src/mj-value.js');
    const rules = await fixture<MjRules>(html`
      <mj-rules rules="flower: 8 points"><mj-value rule="flower"></mj-value></mj-rules>
    `);
    const value = rules.querySelector('mj-value')!;
    await value.updateComplete;
    expect(value.text).to.equal('8 points');
  });

  it('is copied as Markdown', async () => {
    const rules = await fixture<MjRules>(html`
      <mj-rules rules="flower: 8 points" sections="points" differences></mj-rules>
    `);
    expect(rules.toMarkdown()).to.equal(
      [
        '# Classical rules, changed by this table',
        '',
        '## Points',
        '',
        '| Rule | Meaning | This table | Classical |',
        '| :--- | :--- | ---: | ---: |',
        '| Flower | Each flower tile. | 8 points | **4 points** |',
        '',
      ].join('\n'),
    );
  });

  it('is as wide as a phone without scrolling', async () => {
    const frame = await fixture<HTMLElement>(html`
      <div style="inline-size: 288px"><mj-rules compare="british european"></mj-rules></div>
    `);
    const rules = frame.querySelector('mj-rules')!;
    await rules.updateComplete;
    for (const box of all(rules, '.scroll')) expect(box.scrollWidth).to.be.at.most(box.clientWidth + 1);
    for (const tile of all(rules, '.tile')) {
      const { right } = tile.getBoundingClientRect();
      expect(right).to.be.at.most(frame.getBoundingClientRect().right + 1);
    }
  });
});

it('knows the names of all options in both languages', async () => {
  const { enRules } = await import('../../src/lang/en/rules.js');
  const { rulesTextsFor } = await import('../../src/lang/rules.js');
  const chinese = rulesTextsFor('zh-Hant').rules;
  for (const { id, kind } of describeProfile(profiles.classical)) {
    if (kind !== 'option') continue;
    expect(enRules.option(id as never), id).to.match(/^\p{Lu}/u);
    expect(chinese.option(id as never), id).to.match(/\p{Script=Han}/u);
  }
});
