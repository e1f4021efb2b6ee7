/** The rules of a table on a page: what is shown, found, compared and copied. */
import { describeRendered, fixture, isFromServer } from './renderings.js';
import { aTimeout, expect, html } from '@open-wc/testing';
import { all, fixture as fixtureOnPage, one, part, press, set, settled, until, words } from './helpers.js';
import '../../src/lang/de.js';
import '../../src/lang/zh-Hant.js';
import '../../src/mj-rules.js';
import { describeProfile } from '../../src/core/describe.js';
import { parseRules, profiles } from '../../src/core/index.js';
import { moreNames } from '../../src/core/profiles/definitions/more-names.js';
import type { MjRules } from '../../src/elements/mj-rules/mj-rules.js';
import { nameAward } from '../../src/labels.js';
import { isComplete } from '../rounds.js';

/** A test that takes seconds. */
const whole = isComplete ? it : it.skip;

const row = (rules: MjRules, id: string): HTMLElement | null => one(rules, `[data-id="${id}"]`);
const ids = (rules: MjRules): string[] => all(rules, 'tbody tr').map((one) => one.dataset.id!);
/** The values of a row as seen, without words for screen readers only. */
const values = (rules: MjRules, id: string): string[] =>
  [...row(rules, id)!.querySelectorAll('td:is([part~="value"], :has(input, select))')].map((cell) => {
    const seen = cell.cloneNode(true) as Element;
    for (const hidden of seen.querySelectorAll('.heard, small')) hidden.remove();
    return words(seen);
  });
/** The names of the sections, and the headings above the values of the first. */
const titles = (rules: MjRules): string[] => all(rules, '[part="caption"] > :first-child').map(words);
const headingsIn = (rules: MjRules): HTMLElement[] =>
  all(rules, 'section:first-of-type thead th').filter((heading) => !/^(Rule|Meaning)$/.test(words(heading)));
const headings = (rules: MjRules): string[] => headingsIn(rules).map(words);
/** What is shown as text of a part, or for an error. */
const said = (rules: MjRules, name: string): string => words(part(rules, name));
const alert = (rules: MjRules): HTMLElement | null => one(rules, '[role="alert"]');
async function search(rules: MjRules, query: string): Promise<void> {
  const field = one<HTMLInputElement>(rules, '[type="search"]');
  field.value = query;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  await rules.updateComplete;
}

describeRendered('<mj-rules>', () => {
  it('says how the source is read in the language of the page', async () => {
    for (const [profile, sections, id, sentence] of [
      [
        'classical',
        'points',
        'only-tile',
        'Ein Ziegel ist nur dann der einzig mögliche, wenn kein anderer die Hand vollendet: 2 2 3 4 wartet auf 2 und 5, also gibt es für die 2 nichts.',
      ],
      [
        'sontag',
        'play',
        'minimum-points',
        'Eine Hand, die nach dem Verdoppeln keine 100 Punkte erreicht, darf nicht Mah-Jongg machen.',
      ],
    ] as const) {
      const rules = await fixture<MjRules>(
        html`<mj-rules lang="de" profile=${profile} sections=${sections}></mj-rules>`,
      );
      const note = await until(() => row(rules, id)?.querySelector('[part~="note"] p'));
      expect(words(note)).to.equal(sentence);
    }
    const named = await fixture<MjRules>(html`<mj-rules lang="de" profile="bmja" sections="play"></mj-rules>`);
    await until(() => said(named, 'origin').startsWith('Die Regeln des britischen'));
  });

  it('shows every award and option of a profile by section', async () => {
    const rules = await fixture<MjRules>(html`<mj-rules profile="british"></mj-rules>`);
    expect(words(one(rules, 'h2'))).to.equal('British rules');
    expect(titles(rules)).to.deep.equal(['Points', 'Doubles', 'Limit hands', 'Payment', 'Play']);
    expect(ids(rules)).to.deep.equal(describeProfile('british').map(({ id }) => id));
    expect(values(rules, 'pung-of-simples')).to.deep.equal(['2/4 points']);
    expect(values(rules, 'kong-replacement')).to.deep.equal(['1 double']);
    expect(values(rules, 'chow-hand')).to.deep.equal(['–']);
    expect(values(rules, 'limit')).to.deep.equal(['1,000']);
    expect(values(rules, 'payers')).to.deep.equal(['all']);
    expect(words(row(rules, 'washout'))).to.contain('East stays after a wash-out.');
    expect(words(row(rules, 'set-of-dragons'))).to.contain('Every player.');
  });

  it('is a card to print with view="card": names and values of what is played', async () => {
    const rules = await fixture<MjRules>(html`
      <mj-rules
        view="card"
        rules="limit: 1000; full-flush: off; chow-hand: 1 double; --jade: 2 doubles if all-green"
      ></mj-rules>
    `);
    const line = (id: string): string => words(row(rules, id));
    expect(line('limit')).to.equal('Limit 1,000');
    expect(line('pung-of-simples')).to.equal('Pung of simples 2/4 points');
    expect(line('--jade')).to.equal('Jade 2 doubles');
    expect(line('most-chows')).to.equal('Most chows any number');
    expect(line('win-requirement')).to.equal('Hands that may go out any hand');
    expect(line('discarder-pays')).to.equal('The discarder pays single');
    expect(line('chow-hand-form')).to.contain('Chow hand');
    expect(row(rules, 'full-flush')).to.equal(null);
    expect(rules.shadowRoot!.querySelector('table, [type="search"]')).to.equal(null);
    // Options of awards that are off.
    rules.rules =
      'full-flush: off; chow-hand: off; concealed-hand: off; moon-from-the-sea: off; self-draw-pays: 2; most-chows: 3';
    await rules.updateComplete;
    for (const id of ['chow-hand', 'chow-hand-form', 'concealed-hand-on', 'moon-on'])
      expect(row(rules, id), id).to.equal(null);
    expect(line('self-draw-pays')).to.equal('A self-draw is paid double');
    expect(line('most-chows')).to.equal('Most chows 3');
    rules.removeAttribute('view');
    await rules.updateComplete;
    expect(values(rules, 'full-flush')).to.deep.equal(['–', '3 doubles']);
  });

  for (const [profile, sentence] of [
    ['classical', 'A hand is worth 500 at most. For such a hand, East receives 3,000 and any other player 2,000.'],
    [
      'pung-based',
      'A hand is worth 500 at most. For such a hand, East receives 3,000 and any other player 2,000 if it is self-drawn, and at most 1,000 if it is won on a discard.',
    ],
  ])
    it(`works out the largest wins under ${profile} rules`, async () => {
      const rules = await fixture<MjRules>(html`<mj-rules profile=${profile} sections="play"></mj-rules>`);
      expect(said(rules, 'largest')).to.equal(sentence);
      await set(rules, { limit: 'none' });
      expect(part(rules, 'largest')).to.equal(null);
    });

  it('draws a hand for every award, each as one picture with a name', async () => {
    const rules = await fixture<MjRules>(html`<mj-rules></mj-rules>`);
    for (const { id, sample } of describeProfile()) {
      const picture = row(rules, id)!.querySelector('[role="img"]');
      expect(Boolean(picture), id).to.equal(sample !== undefined);
      if (!picture) continue;
      expect(picture.getAttribute('aria-label')!.length, id).to.be.greaterThan(8);
      const uses = [...picture.querySelectorAll('use')];
      expect(uses.length).to.equal(picture.querySelectorAll('[part~="tile"]').length);
      // Each face is there, and seen.
      for (const use of uses) {
        expect(one(rules, use.getAttribute('href')!)?.childElementCount, id).to.be.greaterThan(0);
        expect(use.getBoundingClientRect().width, id).to.be.greaterThan(2);
      }
    }
  });

  it('takes the rules of the table around it, and marks its changes', async () => {
    const rules = await fixture<MjRules>(html`
      <mj-rules profile="european" limit="1000" rules="all-flowers: half limit; rounding: none"></mj-rules>
    `);
    expect(words(one(rules, 'h2'))).to.equal('European rules, changed by this table');
    expect(values(rules, 'all-flowers')).to.deep.equal(['half limit', '2 doubles']);
    expect(values(rules, 'limit')).to.deep.equal(['1,000', '500']);
    expect(row(rules, 'all-flowers')!.querySelectorAll('[part~="differs"]')).to.have.length(1);
    expect(row(rules, 'all-seasons')!.querySelectorAll('[part~="differs"]')).to.have.length(0);
    await press(rules, one(rules, '[type="checkbox"]'));
    expect(ids(rules).sort()).to.deep.equal(['all-flowers', 'limit', 'rounding']);
    expect(words(one(rules, '[part="tools"] [aria-atomic]'))).to.match(/^3 of \d+ rules$/);
    expect(rules.hasAttribute('differences')).to.equal(true);
  });

  it('shows profiles side by side, of the sections asked for', async () => {
    const rules = await fixture<MjRules>(html`
      <mj-rules sections="limit-hands doubles nothing" compare="british, pung-based" differences></mj-rules>
    `);
    expect(titles(rules)).to.deep.equal(['Doubles', 'Limit hands']);
    expect(values(rules, 'all-flowers')).to.deep.equal(['1 double', '2 doubles', '4 doubles']);
    expect(headings(rules)).to.deep.equal(['Classical', 'British', 'Pung-based']);
    expect(row(rules, 'half-flush')).to.equal(null);
  });

  for (const [language, found] of Object.entries({
    en: {
      'imperial jade': 'all-green',
      'EIGHTEEN buddhas': 'four-kongs',
      'Toi-Toi hó': 'all-pungs',
      清一色: 'full-flush',
      heavens: 'heavenly-hand',
      'kong box': 'dead-wall',
    },
    'zh-Hant': { 'full-flush': 'full-flush', 大三元: 'big-three-dragons' },
  }))
    it(`finds rules by their names in ${language}, or says that none has this name`, async () => {
      const rules = await fixture<MjRules>(html`<mj-rules lang=${language}></mj-rules>`);
      for (const [query, id] of Object.entries(found)) {
        await search(rules, query);
        expect(ids(rules), query).to.deep.equal([id]);
      }
      await search(rules, 'riichi');
      expect(ids(rules)).to.deep.equal([]);
      expect(words(one(rules, '[aria-live]'))).to.equal(
        language === 'en' ? 'No rule has this name.' : '沒有這個名稱的規則。',
      );
      await search(rules, '');
      expect(ids(rules).length).to.be.greaterThan(80);
    });

  it('says how the source is read, and what others play', async () => {
    const rules = await fixture<MjRules>(html`<mj-rules></mj-rules>`);
    const onlyTile = row(rules, 'only-tile')!;
    expect(words(onlyTile.querySelector('[part="also-played"]'))).to.equal(
      'Also played: not counted (Pung-based, Family, European and BMJA)',
    );
    expect(words(onlyTile.querySelector('details p'))).to.match(/^An only tile must be the only kind/);
    expect(onlyTile.querySelector('summary')!.getAttribute('aria-label')).to.equal('Only tile: how the source is read');
  });

  it('is written in Chinese', async () => {
    const rules = await fixture<MjRules>(html`<mj-rules lang="zh-Hant" profile="family"></mj-rules>`);
    expect(titles(rules)).to.deep.equal(['點', '番', '滿貫牌', '付點', '打法']);
    expect(values(rules, 'mahjong')).to.deep.equal(['30 點']);
    expect(values(rules, 'rounding')).to.deep.equal(['總點進十']);
    expect(words(rules.shadowRoot!)).to.not.match(/undefined|null|\[object/);
  });

  it('reports invalid rules and keeps the last ones', async () => {
    const rules = await fixture<MjRules>(html`<mj-rules profile="british"></mj-rules>`);
    let reported: Error | undefined;
    rules.addEventListener('mj-error', ({ error }) => (reported = error));
    await set(rules, { rules: 'ful-flush: 4 doubles' });
    await Promise.resolve();
    expect(words(alert(rules))).to.contain('full-flush');
    expect(values(rules, 'limit')).to.deep.equal(['1,000']);
    expect(reported?.message).to.contain('full-flush');
    await set(rules, { rules: 'full-flush: 4 doubles' });
    expect(alert(rules)).to.equal(null);
    expect(values(rules, 'full-flush')[0]).to.equal('4 doubles');
  });

  it('names an unknown profile in base and compare', async () => {
    const rules = await fixture<MjRules>(html`<mj-rules compare="british nobody"></mj-rules>`);
    expect(rules.error?.message).to.contain('nobody');
    expect(words(rules.shadowRoot!)).to.contain('“nobody”');
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

  it('is copied with a button, or shown as text if the clipboard is not available', async () => {
    const rules = await fixture<MjRules>(html`
      <mj-rules rules="flower: 8 points" sections="points" differences></mj-rules>
    `);
    const copied: string[] = [];
    let isAvailable = true;
    const clipboard = {
      writeText: (text: string) => (isAvailable ? Promise.resolve(copied.push(text)) : Promise.reject(new Error('no'))),
    };
    const own = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
    Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
    const copy = async (): Promise<string> => {
      all<HTMLButtonElement>(rules, '[part="copy"] button').at(-1)!.click();
      await aTimeout(0);
      await rules.updateComplete;
      return words(one(rules, '[part="copy"] [aria-live]'));
    };
    try {
      expect(await copy()).to.equal('Copied.');
      expect(copied).to.deep.equal([rules.toMarkdown()]);
      isAvailable = false;
      expect(await copy()).not.to.equal('Copied.');
      expect(one<HTMLTextAreaElement>(rules, 'textarea').value).to.equal(rules.toMarkdown());
    } finally {
      if (own) Object.defineProperty(navigator, 'clipboard', own);
      else Reflect.deleteProperty(navigator, 'clipboard');
    }
  });

  it('has nothing to copy if its rules were never valid', async () => {
    const rules = await fixture<MjRules>(html`<mj-rules profile="britsh"></mj-rules>`);
    expect([rules.toMarkdown(), rules.toText(), rules.link, rules.currentProfile]).to.deep.equal(['', '', '', null]);
  });

  it('is as wide as a phone or a column without scrolling', async () => {
    const frame = await fixture<HTMLElement>(html`<div style="inline-size: 288px"><mj-rules></mj-rules></div>`);
    const rules = frame.querySelector('mj-rules')!;
    for (const [compare, widths] of [
      ['british european', [288, 608, 760, 832]],
      ['british millington european family', [608, 760, 832]],
    ] as const) {
      await set(rules, { compare });
      for (const width of widths) {
        frame.style.inlineSize = `${width}px`;
        const { right } = frame.getBoundingClientRect();
        for (const { parentElement: box } of all(rules, 'table'))
          expect(box!.scrollWidth, `${width} px`).to.be.at.most(box!.clientWidth + 1);
        for (const each of all(rules, '[part~="tile"], mark'))
          expect(each.getBoundingClientRect().right).to.be.at.most(right + 1);
      }
    }
  });
});

describe('compared profiles', () => {
  const every = [...Object.keys(profiles), ...moreNames];
  const inside = async (width: number, attributes: Record<string, string>): Promise<MjRules> => {
    const frame = await fixture<HTMLElement>(html`
      <div style="inline-size: ${width}px"><mj-rules sections="doubles"></mj-rules></div>
    `);
    const rules = frame.querySelector('mj-rules')!;
    for (const [name, value] of Object.entries(attributes)) rules.setAttribute(name, value);
    await until(() => headings(rules).length > 1);
    return rules;
  };

  whole('are as many as a page names, each once, in a table that scrolls beside the names', async () => {
    const names = every.slice(1).join(' ');
    const rules = await inside(300, { compare: `${names} ${names.toUpperCase()}`.slice(0, 400) });
    const box = one(rules, '[role="region"]');
    expect(headings(rules)).to.have.length(every.length);
    expect(new Set(headings(rules)).size).to.equal(every.length);
    expect(rules.scrollWidth, 'only the box scrolls').to.be.at.most(300);
    expect(box.scrollWidth).to.be.greaterThan(box.clientWidth * 3);
    const first = (cell: string): Element => row(rules, 'half-flush')!.querySelector(cell)!;
    const [name, value] = [first('th'), first('td')];
    const at = (node: Element): number => node.getBoundingClientRect().left;
    const [nameAt, valueAt] = [at(name), at(value)];
    expect(name.getBoundingClientRect().width, 'names leave room for values').to.be.at.most(150);
    box.scrollLeft = 200;
    expect(at(name)).to.equal(nameAt);
    expect(at(value)).to.be.closeTo(valueAt - 200, 1);
    expect(words(name)).to.contain('One suit with winds or dragons');
    await expect(rules).to.be.accessible();
  });

  it('take the place of the base of changed rules, unless a page names the base too', async () => {
    expect(headings(await inside(900, { rules: 'half-flush: 2 doubles' }))).to.deep.equal(['This table', 'Classical']);
    const changed = { rules: 'half-flush: 2 doubles', compare: 'british' };
    expect(headings(await inside(900, changed))).to.deep.equal(['This table', 'British']);
    expect(headings(await inside(900, { ...changed, base: 'classical' }))).to.deep.equal([
      'This table',
      'Classical',
      'British',
    ]);
  });

  it('have the meaning below the name in a column of text, and beside it where there is room', async () => {
    for (const [width, isBelow] of [
      [1000, false],
      [700, true],
    ] as const) {
      const rules = await inside(width, { compare: 'british european' });
      const cells = [...row(rules, 'half-flush')!.querySelectorAll('th > :first-child, td')];
      const box = (place: number): DOMRect => cells[place]!.getBoundingClientRect();
      const [name, about, value, last] = [box(0), box(1), box(2), box(4)];
      expect(about.top >= name.bottom - 1, `${width}: below`).to.equal(isBelow);
      expect(about.left >= name.right - 1, `${width}: beside`).to.equal(!isBelow);
      expect(Math.abs(value.top - name.top), `${width}: values in the line of the name`).to.be.at.most(16);
      expect(rules.scrollWidth).to.be.at.most(width);
      const { right } = headingsIn(rules)[2]!.getBoundingClientRect();
      expect(right, 'headings above their values').to.be.closeTo(last.right, 8);
    }
  });
});

it('says where rules come from that are named after a book', async () => {
  const rules = await fixture<MjRules>(html`<mj-rules profile="babcock" sections="payment"></mj-rules>`);
  const origin = (): string => said(rules, 'origin');
  expect(origin()).to.match(/his Red Book of 1923 has a limit of 300/);
  rules.lang = 'zh-Hant';
  await until(() => origin().includes('紅皮書'));
  await set(rules, { profile: 'classical' });
  expect(origin()).to.equal('');
});

it('names own awards as the page does, in the language of the element', async () => {
  const rules = await fixture<MjRules>(html`
    <mj-rules profile="dmjl" lang="zh-Hant" sections="limit-hands doubles" rules="--house-hand: 1 double if self-draw"></mj-rules>
  `);
  const nameOf = (id: string): string => words(row(rules, id)!.querySelector('th > :first-child'));
  expect(nameOf('--squirming-snake')).to.equal('蠕蛇');
  expect(nameOf('--house-hand')).to.equal('House hand');
  nameAward('--house-hand', 'zh-Hant', '自家牌');
  await rules.updateComplete;
  expect(nameOf('--house-hand')).to.equal('自家牌');
});

it('explains own awards in the language of the element, by the sentences of the rules', async () => {
  const rules = await fixture<MjRules>(html`
    <mj-rules
      sections="points doubles"
      rules='--jade: 2 doubles "Green <b>tiles</b>; no others" "只有綠色"@zh-Hant if all-green; --ours: 4 points "Nur hier"@de each pung'
    ></mj-rules>
  `);
  const meaningOf = (id: string): string => words(row(rules, id));
  expect(meaningOf('--jade')).to.contain('Green <b>tiles</b>; no others');
  expect(meaningOf('--jade')).to.not.contain('all-green');
  expect(meaningOf('--ours')).to.contain('each pung');
  rules.lang = 'de-AT';
  await until(() => meaningOf('--ours').includes('Nur hier'));
  expect(meaningOf('--ours')).to.not.contain('each pung');
  rules.lang = 'zh-TW';
  await until(() => meaningOf('--jade').includes('只有綠色'));
});

it('knows the names of all options', async () => {
  const { rulesTextsFor } = await import('../../src/lang/rules.js');
  const { option } = rulesTextsFor('en').rules;
  for (const { id, kind } of describeProfile(profiles.classical))
    if (kind === 'option') expect(option(id as never), id).to.match(/^\p{Lu}/u);
});

describe('<mj-rules editable>', () => {
  const written = (rules: MjRules) => one<HTMLTextAreaElement>(rules, '[part~="rules"]');
  /** Editable rules with attributes: only the sections that a test needs, which take less time. */
  async function editable(attributes = ''): Promise<MjRules> {
    const rules = await fixtureOnPage<MjRules>(`<mj-rules editable ${attributes}></mj-rules>`);
    await until(() => written(rules));
    return rules;
  }
  const field = (rules: MjRules, id: string) =>
    row(rules, id)!.querySelector<HTMLInputElement | HTMLSelectElement>('input, select')!;
  async function enter(
    rules: MjRules,
    input: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement,
    value: string,
  ) {
    input.value = value;
    input.dispatchEvent(new Event('change', { bubbles: true }));
    await rules.updateComplete;
  }

  it('takes typed values, writes the rules as text and fires an event', async () => {
    const rules = await editable('sections="doubles limit-hands"');
    const heard: string[] = [];
    for (const type of ['mj-rules', 'input', 'change']) rules.addEventListener(type, () => heard.push(type));
    let received = '';
    rules.addEventListener('mj-rules', (event) => (received = `${event.rules} (${event.profile.rules['full-flush']})`));
    await enter(rules, field(rules, 'full-flush'), '4 doubles');
    await enter(rules, field(rules, 'all-flowers'), 'half limit');
    expect(rules.toText()).to.equal('all-flowers: half limit; full-flush: 4 doubles');
    expect(written(rules).value).to.equal('all-flowers: half limit;\nfull-flush: 4 doubles');
    expect(received).to.equal('all-flowers: half limit; full-flush: 4 doubles (4 doubles)');
    expect(heard).to.deep.equal(['mj-rules', 'input', 'change', 'mj-rules', 'input', 'change']);
    expect(row(rules, 'all-flowers')!.closest('section')!.getAttribute('part')).to.equal('section limit-hands');
  });

  it('says in place what is wrong with a value, and keeps it', async () => {
    const rules = await editable('sections="doubles"');
    let fired = 0;
    rules.addEventListener('mj-rules', () => fired++);
    const input = field(rules, 'full-flush');
    await enter(rules, input, '4 dubles');
    const fault = row(rules, 'full-flush')!.querySelector('[role="alert"]')!;
    expect(words(fault)).to.contain('“4 dubles” at character 1 ');
    expect(input.value).to.equal('4 dubles');
    expect(input.getAttribute('aria-invalid')).to.equal('true');
    expect(input.getAttribute('aria-describedby')).to.equal(fault.id);
    expect(rules.toText()).to.equal('');
    expect(fired).to.equal(0);
    // Other values can be changed all the same.
    await enter(rules, field(rules, 'half-flush'), '2 doubles');
    expect(field(rules, 'full-flush').value).to.equal('4 dubles');
    await enter(rules, field(rules, 'full-flush'), '4 doubles; limit: 3');
    expect(rules.toText()).to.equal('half-flush: 2 doubles');
    await enter(rules, field(rules, 'full-flush'), '4 doubles');
    expect(row(rules, 'full-flush')!.querySelector('[role="alert"]')).to.equal(null);
    expect(rules.toText()).to.equal('half-flush: 2 doubles; full-flush: 4 doubles');
  });

  it('offers the values of options, and what others play, and takes changes back', async () => {
    const rules = await editable();
    const select = field(rules, 'rounding') as HTMLSelectElement;
    expect([...select.options].map(({ value }) => value)).to.deep.equal([
      'none',
      'base-to-nearest-10',
      'total-up-to-10',
      'base-up-to-10',
      'total-to-nearest-10',
    ]);
    await enter(rules, select, 'total-up-to-10');
    expect(rules.toText()).to.equal('rounding: total-up-to-10');
    const play = [...row(rules, 'all-seasons')!.querySelectorAll<HTMLButtonElement>('[part="also-played"] button')];
    expect(play.map(words)).to.include('4 doubles');
    // Whoever speaks to the page says what is written on a button.
    for (const button of all(rules, '[part="also-played"] button'))
      expect(button.getAttribute('aria-label')!.toLowerCase()).to.include(words(button).toLowerCase());
    play.find((one) => words(one) === '4 doubles')!.click();
    await rules.updateComplete;
    expect(rules.toText()).to.equal('all-seasons: 4 doubles; rounding: total-up-to-10');
    await press(rules, row(rules, 'rounding')!.querySelector<HTMLElement>('[aria-label^="Reset "]')!);
    expect(rules.toText()).to.equal('all-seasons: 4 doubles');
    expect((field(rules, 'rounding') as HTMLSelectElement).value).to.equal('none');
    await press(rules, 'Reset everything');
    expect(rules.toText()).to.equal('');
  });

  it('takes the rules as text, and selects what is invalid', async () => {
    const rules = await editable('sections="doubles limit-hands"');
    await enter(rules, written(rules), 'full-flush: 4 doubles;\nlimit: 1000');
    expect(values(rules, 'limit')[1]).to.equal('500');
    expect(rules.toText()).to.equal('full-flush: 4 doubles; limit: 1000');
    await enter(rules, written(rules), 'full-flush: 4 doubles; ful-flush: 2 doubles');
    const area = written(rules);
    expect(area.value.slice(area.selectionStart, area.selectionEnd)).to.equal('ful-flush');
    expect(words(one(rules, '#text-fault'))).to.contain('full-flush');
    expect(rules.toText()).to.equal('full-flush: 4 doubles; limit: 1000');
  });

  it('starts from another profile and keeps the changes', async () => {
    const rules = await editable('rules="full-flush: 6 doubles" sections="doubles"');
    const base = all<HTMLLabelElement>(rules, 'label').find((label) => words(label).startsWith('Start from'))!;
    await enter(rules, base.control as HTMLSelectElement, 'european');
    expect(rules.profile).to.equal('european');
    expect(rules.currentProfile!.rules['chow-hand']).to.equal('1 double');
    expect(rules.toText()).to.equal('full-flush: 6 doubles');
  });

  it('goes back to what a framework has set when the form is reset', async () => {
    const form = await fixture<HTMLFormElement>(html`
      <form><mj-rules editable name="house" sections="points" .profile=${'british'} .limit=${'700'}></mj-rules></form>
    `);
    const rules = form.querySelector('mj-rules')!;
    await until(() => written(rules));
    const before = rules.value;
    await enter(rules, field(rules, 'flower'), '8 points');
    expect(rules.value).not.to.equal(before);
    form.reset();
    await rules.updateComplete;
    expect([rules.profile, rules.value]).to.deep.equal(['british', before]);
  });

  it('is followed by elements inside it and by those it names', async () => {
    await import('../../src/mj-value.js');
    const page = await fixture<HTMLElement>(html`
      <div>
        <mj-rules editable applies-to="one two nobody" limit="700" sections="points"><mj-value rule="flower"></mj-value></mj-rules>
        <mj-value id="one" rule="flower"></mj-value>
      </div>
    `);
    const rules = page.querySelector('mj-rules')!;
    await until(() => written(rules));
    await enter(rules, field(rules, 'flower'), '8 points');
    const [inside, one] = page.querySelectorAll('mj-value');
    await Promise.all([inside!.updateComplete, one!.updateComplete]);
    expect(inside!.text).to.equal('8 points');
    expect(one!.text).to.equal('8 points');
    expect(one!.getAttribute('limit')).to.equal('700');
    const later = document.createElement('mj-value');
    later.id = 'two';
    later.rule = 'flower';
    page.append(later);
    await aTimeout(0);
    await later.updateComplete;
    expect(later.text).to.equal('8 points');
  });

  it('is not followed by elements that only a `data-` attribute names', async () => {
    const page = await fixture<HTMLElement>(html`
      <div>
        <mj-rules data-applies-to="one" rules="flower: 8 points" sections="points"></mj-rules>
        <mj-value id="one" rule="flower"></mj-value>
      </div>
    `);
    await settled(page);
    expect(page.querySelector('mj-value')!.getAttributeNames()).to.not.include('rules');
  });

  it('no longer applies to elements that it has stopped naming, or once it has been removed', async () => {
    await import('../../src/mj-value.js');
    const page = await fixture<HTMLElement>(html`
      <div>
        <mj-rules applies-to="one two" rules="flower: 8 points" sections="points"></mj-rules>
        <mj-value id="one" rule="flower" profile="british" limit="100"></mj-value>
        <mj-value id="two" rule="flower"></mj-value>
      </div>
    `);
    const rules = page.querySelector('mj-rules')!;
    const one = page.querySelector<HTMLElement & { text: string }>('#one')!;
    const two = page.querySelector('#two')!;
    const tables = (): (string | null)[] =>
      [one, two].flatMap((element) => ['profile', 'limit', 'rules'].map((name) => element.getAttribute(name)));
    const followed = ['classical', '500', 'flower: 8 points'];
    const own = ['british', '100', null];
    const none = [null, null, null];
    await until(() => one.text === '8 points');
    expect(tables()).to.deep.equal([...followed, ...followed]);
    page.append(rules);
    await aTimeout(50);
    expect(tables()).to.deep.equal([...followed, ...followed]);
    await set(rules, { appliesTo: 'one' });
    expect(tables()).to.deep.equal([...followed, ...none]);
    await set(rules, { appliesTo: 'two' });
    expect(tables()).to.deep.equal([...own, ...followed]);
    two.setAttribute('limit', '77');
    rules.remove();
    await until(() => one.text !== '8 points');
    expect(tables()).to.deep.equal([...own, null, '77', null]);
  });

  it('show code in notes as code, and short values in one piece', async () => {
    const rules = await fixture<MjRules>(html`
      <mj-rules profile="babcock" rules="mahjong: 30 points; full-flush: 4 doubles"></mj-rules>
    `);
    await until(() => all(rules, '[part~="note"] code').map(words).includes('win-requirement'));
    expect(all(rules, '[part~="note"], [part="origin"]').map(words).join(' ')).not.to.contain('`');
    const marks = all(rules, 'mark');
    expect(marks.length).to.be.greaterThan(0);
    for (const mark of marks) expect(mark.getBoundingClientRect().height).to.be.lessThan(35);
  });

  it('end the sentence of an award before they say for whom it counts', async () => {
    const rules = await fixture<MjRules>(html`
      <mj-rules
        sections="points"
        rules='--one: 2 points for everyone "A concealed pung of your own wind" each concealed pung of seat-wind; --two: 2 points for losers "Really?" each flower; --three: 2 points for everyone each flower'
      ></mj-rules>
    `);
    const about = (id: string): string => words(row(rules, id)!.querySelector('td p'));
    expect(['--one', '--two', '--three'].map(about)).to.deep.equal([
      'A concealed pung of your own wind. Every player.',
      'Really? Losers only.',
      'each flower Every player.',
    ]);
    expect(row(rules, '--one')!.querySelector('code')).to.equal(null);
    expect(words(row(rules, '--three')!.querySelector('code'))).to.equal('each flower');
  });

  it('that are wrong are wrong where they are followed, rather than replaced by others', async () => {
    await import('../../src/mj-hand.js');
    const page = await fixture<HTMLElement>(html`
      <div>
        <mj-rules applies-to="followed" rules="fullflush: 4 doubles" sections="doubles"></mj-rules>
        <mj-hand id="followed">(123b) 456b 789b 99b 78b +9b</mj-hand>
      </div>
    `);
    const [rules, hand] = [page.querySelector('mj-rules')!, page.querySelector('mj-hand')!];
    const failure = async (): Promise<string> => {
      await until(() => hand.getAttribute('rules') === rules.rules);
      return (await until(() => hand.error)).message;
    };
    expect(await failure()).to.contain('“fullflush” at character 1 is not a rule');
    expect(hand.score).to.equal(null);
    rules.rules = 'full-flush: 4 doubles';
    expect((await until(() => hand.score)).doubles).to.equal(4);
    rules.rules = 'limit: 900; fullflush: 4 doubles';
    expect(await failure()).to.contain('“fullflush”');
  });

  it('writes a link that opens the same rules', async () => {
    const address = location.href;
    const rules = await editable('profile="british" sections="limit-hands"');
    await enter(rules, field(rules, 'limit'), '2000');
    const { link } = rules;
    try {
      history.replaceState(null, '', link);
      const opened = document.createElement('mj-rules');
      Object.assign(opened, { editable: true, sections: 'limit-hands' });
      let received = '';
      opened.addEventListener('mj-rules', (event) => (received = event.rules));
      document.body.append(opened);
      await opened.updateComplete;
      await opened.updateComplete;
      expect(opened.profile).to.equal('british');
      expect(opened.toText()).to.equal('limit: 2000');
      expect(received).to.equal('limit: 2000');
      opened.remove();
      history.replaceState(null, '', `${location.pathname}?mj-rules=nothing: 3`);
      const broken = await editable('rules="limit: 300" sections="limit-hands"');
      expect(said(broken, 'message')).to.contain('nothing');
      expect(broken.toText()).to.equal('limit: 300');
    } finally {
      history.replaceState(null, '', address);
    }
  });

  it('writes a link that opens in the one of several that it came from', async () => {
    const address = location.href;
    const show = async (): Promise<MjRules[]> => {
      const page = await fixture<HTMLElement>(html`
        <div>
          <mj-rules editable id="first" profile="european" sections="limit-hands"></mj-rules>
          <mj-rules editable id="second" sections="limit-hands"></mj-rules>
        </div>
      `);
      const both = [...page.querySelectorAll('mj-rules')];
      await until(() => both.every(written));
      return both;
    };
    const [first] = await show();
    await enter(first!, field(first!, 'limit'), '2000');
    const { link } = first!;
    try {
      history.replaceState(null, '', link);
      const opened = await show();
      expect(opened.map(({ profile, rules }) => [profile, rules])).to.deep.equal([
        ['european', 'limit: 2000'],
        [undefined, undefined],
      ]);
    } finally {
      history.replaceState(null, '', address);
    }
  });

  it('keeps the focus with a rule that moves to another section', async () => {
    const rules = await editable('profile="british" sections="points doubles limit-hands"');
    const change = async (id: string, text: string): Promise<void> => {
      field(rules, id).focus();
      await enter(rules, field(rules, id), text);
    };
    for (const [id, text] of [
      ['all-pungs', 'limit'],
      ['flower', '2 doubles'],
      ['full-flush', '40 points'],
      ['all-pungs', 'off'],
    ] as const) {
      await change(id, text);
      await until(() => rules.shadowRoot!.activeElement === field(rules, id));
      expect(field(rules, id).value).to.equal(text);
    }
    await set(rules, { sections: 'points' });
    await change('mahjong', '1 double');
    await until(() => rules.shadowRoot!.activeElement?.matches('[type=search]') === true);
  });

  it('cannot be changed in a disabled fieldset', async () => {
    const rules = await editable('rules="--fish: 2 points" sections="points"');
    const fieldset = document.createElement('fieldset');
    rules.replaceWith(fieldset);
    fieldset.append(rules);
    const enabled = (): string[] =>
      all(rules, ':is(input, select, textarea, button):enabled').map((control) => (control as HTMLInputElement).type);
    await rules.updateComplete;
    const before = enabled().length;
    const color = (): string => getComputedStyle(rules.shadowRoot!.querySelector('tbody th')!).color;
    const usual = color();
    fieldset.disabled = true;
    await rules.updateComplete;
    expect(enabled()).to.deep.equal(['search', 'checkbox', 'button', 'button', 'button']);
    expect(color()).to.equal(usual);
    fieldset.disabled = false;
    await rules.updateComplete;
    expect(enabled()).to.have.length(before);
  });

  it('is a form control', async () => {
    const form = await fixture<HTMLFormElement>(html`
      <form><mj-rules editable name="house" rules="limit: 300" sections="limit-hands"></mj-rules></form>
    `);
    const rules = form.querySelector('mj-rules')!;
    await until(() => written(rules));
    expect(new FormData(form).get('house')).to.equal('limit: 300');
    await enter(rules, field(rules, 'limit'), '400');
    expect(Object.fromEntries(new FormData(form))).to.deep.equal({ house: 'limit: 400', 'house.profile': 'classical' });
    form.reset();
    await rules.updateComplete;
    expect(new FormData(form).get('house')).to.equal('limit: 300');
  });

  it('has a value that can be set, before it is defined and later', async () => {
    const rules = await editable('limit="300" sections="limit-hands"');
    expect(rules.value).to.equal('limit: 300');
    let heard = '';
    rules.addEventListener('input', () => (heard = rules.value));
    await enter(rules, field(rules, 'limit'), '400');
    expect([rules.value, heard]).to.deep.equal(['limit: 400', 'limit: 400']);
    rules.value = 'limit:  600';
    expect(rules.value).to.equal('limit:  600');
    await rules.updateComplete;
    expect([rules.value, field(rules, 'limit').value]).to.deep.equal(['limit: 600', '600']);
    const early = document.createElement('mj-rules');
    const own = { value: 'limit: 700', configurable: true, writable: true, enumerable: true };
    Object.defineProperty(early, 'value', own);
    rules.after(early);
    await early.updateComplete;
    expect(early.currentProfile!.rules.limit).to.equal(700);
    early.remove();
  });

  it('keeps its form from being sent while something typed does not count', async () => {
    const rules = await editable('name="house" sections="points"');
    const form = document.createElement('form');
    rules.replaceWith(form);
    form.append(rules);
    const own = await add(rules, 'Fish', '30 pts');
    for (const [input, wrong, right] of [
      [field(rules, 'mahjong'), '30 pts', '30 points'],
      [fieldsOf(own)[1], '30 pts', '30 points'],
      [written(rules), 'limit: many', 'limit: 400; --fish: 30 points'],
    ] as const) {
      await enter(rules, input, wrong);
      expect(form.reportValidity(), wrong).to.equal(false);
      expect(rules.shadowRoot!.activeElement?.getAttribute('aria-invalid'), wrong).to.equal('true');
      await enter(rules, fieldsOf(own)[1], '30 points');
      await enter(rules, input, right);
      expect(form.checkValidity(), right).to.equal(true);
    }
  });

  it('keeps the events of its search to itself', async () => {
    const rules = await editable('sections="doubles"');
    let heard = 0;
    for (const type of ['input', 'change']) rules.addEventListener(type, () => heard++);
    await search(rules, 'flush');
    expect(heard).to.equal(0);
    expect(ids(rules)).to.include('half-flush');
  });

  const drafts = (rules: MjRules) => all(rules, '[part="own"] [role="group"]');
  const fieldsOf = (draft: HTMLElement) => [...draft.querySelectorAll('input')] as [HTMLInputElement, HTMLInputElement];
  async function add(rules: MjRules, name: string, value: string): Promise<HTMLElement> {
    await press(rules, 'Add an award');
    const draft = drafts(rules).at(-1)!;
    const [nameField, valueField] = fieldsOf(draft);
    await enter(rules, nameField, name);
    await enter(rules, valueField, value);
    return drafts(rules).at(-1)!;
  }
  const PUNG = '20 points for everyone each concealed pung of seat-wind';

  it('adds awards of the table’s own, with a hand for each', async () => {
    const rules = await editable('sections="points limit-hands"');
    await add(rules, 'Own wind in hand', PUNG);
    await add(rules, 'Seven pairs of one suit', 'half limit of [1-9x]{2}*7');
    expect(rules.toText()).to.equal(
      `--own-wind-in-hand: ${PUNG}; --seven-pairs-of-one-suit: half limit of [1-9x]{2}*7`,
    );
    const pung = row(rules, '--own-wind-in-hand')!;
    expect(words(pung.querySelector('th > :first-child'))).to.equal('Own wind in hand');
    expect(words(pung)).to.contain('each concealed pung of seat-wind').and.contain('Every player.');
    expect(words(pung.children[2])).to.equal('20 points');
    expect(pung.querySelectorAll('[part~="tile"]').length).to.be.greaterThan(2);
    const pairs = row(rules, '--seven-pairs-of-one-suit')!;
    expect(pairs.closest('section')!.getAttribute('part')).to.equal('section limit-hands');
    expect(pairs.querySelectorAll('[part~="tile"]')).to.have.length(14);
    await search(rules, 'seven pairs');
    expect(ids(rules)).to.deep.equal(['--seven-pairs-of-one-suit']);
  });

  whole('takes every kind of value in the field of its row and as text', async () => {
    const rules = await editable();
    for (const [id, value] of [
      ['thirteen-wins', 'limit after 9'],
      ['full-flush', '3 doubles alone'],
      ['thirteen-orphans', 'limit plus bonus'],
      ['all-honours', '3/2 limit'],
      ['half-flush', '1 double if not no-chow'],
      ['original-call', '1 double for everyone'],
      ['standing', '100 points'],
      ['limit', '1000, east 2000'],
      ['best-of', 'half-flush, full-flush / little-four-winds, big-four-winds'],
      ['pao-on', 'big-three-dragons, full-flush'],
      ['win-requirement', 'half-flush or 2 doubles'],
      ['minimum-points', '50'],
      ['payers', 'discarder-for-all'],
      ['rounding', 'base-up-to-10'],
    ] as const) {
      await enter(rules, field(rules, id), value);
      expect(rules.toText()).to.equal(`${id}: ${value}`);
      expect(alert(rules)).to.equal(null);
      await enter(rules, written(rules), '');
      expect(rules.toText()).to.equal('');
      await enter(rules, written(rules), `${id}: ${value}`);
      expect(rules.toText()).to.equal(`${id}: ${value}`);
      expect(field(rules, id).value).to.equal(value);
      await enter(rules, written(rules), '');
    }
  });

  it('takes a fine and an award with a sentence as text, and shows the sentence', async () => {
    const rules = await editable('sections="points doubles limit-hands payment play"');
    const text = '--jade: score 2000 "Green; nothing else" "Nur grün"@de if all-green; false-win: 300 to each';
    await enter(rules, written(rules), text);
    expect(parseRules(rules.toText())).to.deep.equal(parseRules(text));
    expect(words(row(rules, '--jade'))).to.contain('Green; nothing else');
    expect(row(rules, 'incomplete-win')).to.not.equal(null);
    const [, value] = fieldsOf(drafts(rules)[0]!);
    await enter(rules, value, 'score 1000 "Green; nothing else" if all-green');
    expect(rules.toText()).to.contain('--jade: score 1000 "Green; nothing else" if all-green');
  });

  it('explains what is wrong with one in place, and keeps the others', async () => {
    const rules = await editable('sections="points doubles"');
    await add(rules, 'Own wind in hand', PUNG);
    const draft = await add(rules, 'Purity', '3 doubles if ful-flush');
    expect(words(draft.querySelector('[role="alert"]'))).to.contain('ful-flush');
    expect(rules.toText()).to.equal(`--own-wind-in-hand: ${PUNG}`);
    await enter(rules, fieldsOf(draft)[1], '3 doubles if full-flush, all-pungs');
    expect(drafts(rules).at(-1)!.querySelector('[role="alert"]')).to.equal(null);
    expect(rules.toText()).to.contain('--purity: 3 doubles if full-flush, all-pungs');
  });

  it('renames and removes one', async () => {
    const rules = await editable(`sections="points" rules="--own-wind: ${PUNG}"`);
    expect(drafts(rules)).to.have.length(1);
    await enter(rules, fieldsOf(drafts(rules)[0]!)[0], 'Wind in hand');
    expect(rules.toText()).to.equal(`--wind-in-hand: ${PUNG}`);
    await press(rules, drafts(rules)[0]!.querySelector('button')!);
    expect(rules.toText()).to.equal('');
    expect(drafts(rules)).to.have.length(0);
  });

  it('follows the text, and the text follows', async () => {
    const rules = await editable('sections="points"');
    await enter(rules, written(rules), `--own-wind: ${PUNG}`);
    expect(fieldsOf(drafts(rules)[0]!).map(({ value }) => value)).to.deep.equal(['Own wind', PUNG]);
    await enter(rules, fieldsOf(drafts(rules)[0]!)[1], '4 points each pung');
    expect(written(rules).value).to.equal('--own-wind: 4 points each pung');
  });

  it('edits the own awards of a profile where they are shown', async () => {
    const rules = await editable('profile="bmja" sections="points doubles limit-hands"');
    expect(drafts(rules)).to.have.length(0);
    const [id] = Object.keys(rules.currentProfile!.rules).filter((one) => one.startsWith('--'));
    await enter(rules, field(rules, id!), '1 double if self-draw');
    expect(rules.toText()).to.equal(`${id}: 1 double if self-draw`);
    await press(rules, row(rules, id!)!.querySelector<HTMLElement>('[aria-label^="Reset "]')!);
    expect(rules.toText()).to.equal('');
  });

  it('names every field', async () => {
    const rules = await editable();
    for (const input of all(rules, 'tbody :is(input, select)')) {
      const { id } = input.closest<HTMLElement>('tr')!.dataset;
      expect(input.getAttribute('aria-label'), id).to.match(/\S: worth$/);
    }
  });
});
