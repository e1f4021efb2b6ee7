import { describeRendered, fixture, isFromServer, place } from './renderings.js';
import { expect, html } from '@open-wc/testing';
import { fixture as onPage, part, set, until, words } from './helpers.js';
import '../../src/lang/zh-Hant.js';
import '../../src/mj-wall.js';
import type { MjWall } from '../../src/elements/mj-wall/mj-wall.js';

const text = (element: Element, name = 'text'): string => words(part(element, name));
const count = (element: Element, selector: string): number => element.shadowRoot!.querySelectorAll(selector).length;
const button = (element: Element, name: string): HTMLButtonElement =>
  [...element.shadowRoot!.querySelectorAll('button')].find(({ textContent }) => textContent!.trim() === name)!;
const press = async (element: MjWall, name: string): Promise<void> => {
  button(element, name).click();
  await element.updateComplete;
};
/** The figures in the middle of the table. */
const figures = (element: Element): string[] =>
  [...element.shadowRoot!.querySelectorAll('.figure')].map(({ textContent }) => textContent!);

describeRendered('<mj-wall>', () => {
  it('shows where the dice open the wall, and where the loose tiles lie', async () => {
    const wall = await fixture<MjWall>(html`<mj-wall dice="3 4, 5 2"></mj-wall>`);
    expect(text(wall)).to.equal(
      'Loose tiles. The upper tile goes on top of stack 10 and will be drawn first as a replacement; the lower tile goes on stack 12. ' +
        'Together with six more stacks they are the dead wall: 14 tiles.',
    );
    expect(part(wall, 'wall')!.getAttribute('aria-label')).to.equal(
      'The wall: West’s side, stack 14; loose tiles on 10 and 12; 77 live tiles.',
    );
    // 71 stacks stand; two loose tiles lie on top.
    expect(count(wall, '.pile:not(.loose)')).to.equal(71);
    expect([...wall.shadowRoot!.querySelectorAll('.order')].map(({ textContent }) => textContent)).to.deep.equal([
      '1',
      '2',
    ]);
    expect([...wall.shadowRoot!.querySelectorAll('.number')].map(({ textContent }) => textContent)).to.deep.equal([
      '10',
      '12',
      '14',
    ]);
    expect(count(wall, '.dead:not(.loose)')).to.equal(6);
    expect(wall.summary).to.equal('West’s side, stack 14; loose tiles on 10 and 12; 77 live tiles.');
    expect(wall.wall).to.include({ side: 'west', stack: 14 });
  });

  it('explains each step in a sentence', async () => {
    const steps: [string, string][] = [
      ['seats', 'South sits on East’s right, West opposite, North on East’s left.'],
      ['build', '144 tiles are shuffled face down and built into 72 stacks of two, 18 on each side.'],
      [
        'throw',
        'East throws 3 and 4, 7 in all, and counts the players counter-clockwise, East being 1: West’s side is broken. West throws 5 and 2. Both throws together make 14.',
      ],
      ['count', '14 stacks are counted clockwise from the right end of West’s side. The count ends at stack 14.'],
      ['break', 'The wall is broken at West’s stack 14: its two tiles are lifted out.'],
      ['loose', 'The upper tile goes on top of stack 10'],
      [
        'deal',
        '14 tiles for East and 13 for each of the others, 53 in all. 77 live tiles and 14 tiles in the dead wall are left.',
      ],
      [
        'flowers',
        'Starting with East, players lay out the flowers and seasons they were dealt and replace each from the dead wall.',
      ],
      ['play', 'the next player draws from the open end of the live wall.'],
    ];
    for (const [step, sentence] of steps) {
      const wall = await fixture<MjWall>(html`<mj-wall dice="3 4, 5 2" step=${step}></mj-wall>`);
      expect(text(wall), step).to.contain(sentence);
      expect(wall.shadowRoot!.querySelector('[aria-current]')!.textContent!.trim(), step).to.equal(
        step === 'loose' ? 'Loose tiles' : step.charAt(0).toUpperCase() + step.slice(1),
      );
    }
  });

  it('turns the corner', async () => {
    const wall = await fixture<MjWall>(html`<mj-wall dice="6 6, 6 5" step="count"></mj-wall>`);
    expect(text(wall)).to.contain(
      '23 stacks are counted clockwise from the right end of North’s side. That side has only 18, so the count turns the corner and ends at stack 5 of West’s side.',
    );
    expect(count(wall, '.counted')).to.equal(23);
  });

  it('shows who takes what in the deal, and the places that are empty', async () => {
    const wall = await fixture<MjWall>(html`<mj-wall dice="3 4, 5 2" step="deal"></mj-wall>`);
    const takers = [...wall.shadowRoot!.querySelectorAll('.taker')].map(({ textContent }) => textContent);
    // Three rounds of eight stacks, the first and third stack of the last round by tile, and the second.
    expect(takers.filter((letter) => letter === 'E')).to.have.length(6 + 2);
    expect(takers.filter((letter) => letter === 'N')).to.have.length(6 + 1);
    expect(figures(wall)).to.deep.equal(['77', '14']);
  });

  it('follows the rules of the table: the dead wall, and where flowers are replaced from', async () => {
    for (const [rules, live, dead] of [
      ['dead-wall: 16', '75', '16'],
      ['dead-wall: 12', '79', '12'],
      ['dead-wall: dice', '77', '14'],
      ['dead-wall: none', '91', undefined],
      ['win-requirement: one-double', '91', undefined],
    ] as const) {
      const wall = await fixture<MjWall>(html`<mj-wall dice="3 4, 5 2" rules=${rules} step="play"></mj-wall>`);
      expect(figures(wall), rules).to.deep.equal(dead ? [live, dead] : [live]);
    }
    const plain = await fixture<MjWall>(html`<mj-wall dice="3 4, 5 2" bonus="none" step="build"></mj-wall>`);
    expect(text(plain)).to.contain('136 tiles').and.to.contain('68 stacks').and.to.contain('17 on each side');
    const live = await fixture<MjWall>(html`
      <mj-wall
        dice="3 4, 5 2"
        rules="bonus-replaced-from: live-wall; bonus-laid-out: as-dealt"
        step="flowers"
      ></mj-wall>
    `);
    expect(text(live)).to.contain('as they are dealt and replace each with the next tile of the live wall.');
  });

  it('breaks the wall with one throw if the dice set the size of the dead wall', async () => {
    const one = await fixture<MjWall>(html`<mj-wall dice="3 4" rules="dead-wall: dice" step="throw"></mj-wall>`);
    expect(one.error).to.equal(null);
    expect(text(one)).to.contain('West’s side is broken. The same throw counts the stacks.');
    expect(one.shadowRoot!.querySelectorAll('.die')).to.have.length(2);
    expect(one.summary).to.equal('West’s side, stack 7; the wall breaks behind it; 77 live tiles.');
    await set(one, { step: 'count' });
    expect(text(one)).to.contain('7 stacks are counted clockwise from the right end of West’s side.');
    await set(one, { step: 'loose' });
    expect(text(one)).to.contain('The dead wall has as many stacks as were thrown: 14 tiles.');
    // The other laws need both throws.
    await set(one, { rules: '' });
    expect(one.error!.message).to.contain('3 4');
  });

  it('says that nobody wins if a small dead wall cannot replace all flowers', async () => {
    const wall = await fixture<MjWall>(html`
      <mj-wall dice="1 1" rules="dead-wall: dice" seed="2" step="flowers" editable></mj-wall>
    `);
    await until(() => part(wall, 'dealt'));
    const end = 'The dead wall is used up before all flowers are replaced: nobody wins the hand.';
    expect(text(wall)).to.contain(end).and.not.to.contain('Play begins');
    await press(wall, 'Play');
    expect(text(wall)).to.contain(end);
    for (const name of ['Draw', 'Replace a kong', 'Replace a flower'])
      expect(button(wall, name).getAttribute('aria-disabled'), name).to.equal('true');
    await press(wall, 'Deal');
    expect(text(wall)).to.contain('53 in all');
  });

  it('deals the tiles of a seed, and replaces flowers and seasons with its own', async () => {
    const shown = async (step: string, more = ''): Promise<MjWall> => {
      const wall = await fixture<MjWall>(html`
        <mj-wall dice="3 4, 5 2" seed="any text" step=${step} rules=${more}></mj-wall>
      `);
      await until(() => part(wall, 'dealt') || step === 'loose');
      return wall;
    };
    const tiles = (wall: MjWall, name: string): number[] =>
      [...wall.shadowRoot!.querySelectorAll(`.${name}`)].map(({ children }) => children.length);
    expect(part(await shown('loose'), 'dealt')).to.equal(null);
    const dealt = await shown('deal');
    expect(tiles(dealt, 'dealt-hand')).to.deep.equal([14, 13, 13, 13]);
    expect(tiles(dealt, 'dealt-bonus')).to.deep.equal([]);
    const labels = [...dealt.shadowRoot!.querySelectorAll('.dealt-hand')].map((hand) =>
      hand.getAttribute('aria-label'),
    );
    expect(labels[0]).to.contain('orchid');
    // One flower of East’s, one flower and one season of West’s.
    const replaced = await shown('flowers');
    expect(tiles(replaced, 'dealt-hand')).to.deep.equal([14, 13, 13, 13]);
    expect(tiles(replaced, 'dealt-bonus')).to.deep.equal([1, 2]);
    expect(text(replaced, 'replacements')).to.contain('East lays out orchid, flower 2 and draws 8 of circles.');
    expect(figures(replaced)).to.deep.equal(['77', '11']);
    expect(figures(await shown('play'))).to.deep.equal(['77', '11']);
    expect(figures(await shown('play', 'bonus-replaced-from: live-wall'))).to.deep.equal(['74', '14']);
    const { width } = dealt.shadowRoot!.querySelector('.tile')!.getBoundingClientRect();
    expect(width).to.be.greaterThan(10).and.to.be.lessThan(26);
    await expect(replaced).shadowDom.to.be.accessible();
  });

  it('deals a seed without flowers, and from any dead wall', async () => {
    for (const attributes of [
      html`<mj-wall dice="1 1, 1 1" seed="7" bonus="none" step="flowers"></mj-wall>`,
      html`<mj-wall dice="1 1, 1 1" seed="7" rules="dead-wall: dice" step="play"></mj-wall>`,
      html`<mj-wall dice="6 6, 6 6" seed="7" rules="dead-wall: none; bonus-laid-out: as-dealt" step="play"></mj-wall>`,
      html`<mj-wall dice="6 6, 6 6" seed="7" rules="dead-wall: replenished-14" step="play"></mj-wall>`,
    ]) {
      const wall = await fixture<MjWall>(attributes);
      await until(() => part(wall, 'dealt'));
      const hands = [...wall.shadowRoot!.querySelectorAll('.dealt-hand')].map(({ children }) => children.length);
      expect(hands).to.deep.equal([14, 13, 13, 13]);
      expect(wall.error).to.equal(null);
    }
  });

  it('counts what is drawn after the flowers of a seed', async () => {
    const wall = await fixture<MjWall>(html`
      <mj-wall dice="3 4, 5 2" seed="any text" step="play" editable drawn="77" replaced="11"></mj-wall>
    `);
    expect(figures(wall)).to.deep.equal(['0']);
    await set(wall, { replaced: '12' });
    expect(text(wall, 'message')).to.equal('Replaced is “12”: expected a whole number from 0 to 11.');
    await set(wall, { replaced: '2' });
    await press(wall, 'Replace a kong');
    expect([wall.replaced, figures(wall)]).to.deep.equal(['3', ['0', '8']]);
  });

  it('says when nobody can win any more', async () => {
    const empty = await fixture<MjWall>(html`<mj-wall dice="3 4, 5 2" drawn="77"></mj-wall>`);
    expect(text(empty)).to.contain('No live tile is left').and.to.contain('nobody wins the hand');
    const used = await fixture<MjWall>(html`<mj-wall dice="3 4, 5 2" drawn="3" replaced="14"></mj-wall>`);
    expect(text(used)).to.contain('The dead wall is used up.').and.to.contain('though live tiles are left.');
    expect(text(used)).to.contain('3 tiles have been drawn in turn and 14 tiles as replacements.');
  });

  it('shows the same deal with cards', async () => {
    const wall = await fixture<MjWall>(html`<mj-wall dice="3 4" view="cards"></mj-wall>`);
    expect(wall.error).to.equal(null);
    expect(text(wall)).to.contain('the deal starts with West’s heap').and.to.contain('West, North, East and South');
    expect(text(wall)).to.contain('Two of the 91 cards that are left');
    expect(part(wall, 'cards')).to.not.equal(null);
  });

  it('speaks Chinese', async () => {
    const wall = await fixture<MjWall>(html`<mj-wall dice="3 4, 5 2" lang="zh-Hant" step="throw"></mj-wall>`);
    expect(text(wall)).to.contain('開西家的牌');
    expect(wall.summary).to.equal('西家第 14 墩開門；補牌在第 10 墩和第 12 墩上；牌牆 77 張。');
  });

  it('keeps the text of the page and reports an invalid attribute', async () => {
    for (const [wall, message] of [
      [
        html`<mj-wall dice="3 4, 5 7">West’s side.</mj-wall>`,
        '“3 4, 5 7” is not a throw: expected four dice from 1 to 6, East’s two first, as in 3 4, 5 2.',
      ],
      [html`<mj-wall dice="3 4">West’s side.</mj-wall>`, '“3 4” is not a throw'],
      [
        html`<mj-wall dice="3 4, 5 2" step="dance">West’s side.</mj-wall>`,
        'Step “dance” is not known: use seats, build, throw',
      ],
      [
        html`<mj-wall dice="3 4, 5 2" drawn="78">West’s side.</mj-wall>`,
        'Drawn is “78”: expected a whole number from 0 to 77.',
      ],
      [html`<mj-wall dice="3 4, 5 2" drawn="-1">West’s side.</mj-wall>`, 'Drawn is “-1”'],
      [
        html`<mj-wall dice="3 4, 5 2" replaced="15">West’s side.</mj-wall>`,
        'Replaced is “15”: expected a whole number from 0 to 14.',
      ],
      [
        html`<mj-wall dice="3 4, 5 2" drawn="77" replaced="4" rules="dead-wall: replenished-14">West’s side.</mj-wall>`,
        'Drawn is “77”: expected a whole number from 0 to 74.',
      ],
      [html`<mj-wall dice="3 4, 5 2" profile="nobody">West’s side.</mj-wall>`, 'nobody'],
      [html`<mj-wall dice="3 4, 5 2" view="globe">West’s side.</mj-wall>`, 'View “globe” is not known: use cards.'],
      [html`<mj-wall lang="zh-Hant" dice="x">West’s side.</mj-wall>`, '「x」不是骰子'],
    ] as const) {
      const errors: string[] = [];
      const around = await fixture<HTMLElement>(html`
        <div @mj-error=${({ error }: { error: Error }) => errors.push(error.message)}>${wall}</div>
      `);
      const found = around.querySelector<MjWall>('mj-wall')!;
      expect(text(found, 'message')).to.contain(message);
      expect(found.shadowRoot!.querySelector('slot')!.assignedNodes()[0]!.textContent).to.equal('West’s side.');
      expect(found.matches(':state(error)')).to.equal(true);
      if (!isFromServer()) expect(errors).to.have.length(1);
    }
  });

  it('treats its attributes as text, however long', async () => {
    const long = '1 '.repeat(100_000);
    const wall = await fixture<MjWall>(html`<mj-wall dice=${long}></mj-wall>`);
    expect(text(wall, 'message').length).to.be.lessThan(200);
    await set(wall, { dice: '<img src=x onerror=alert(1)>' });
    expect(wall.shadowRoot!.querySelector('img')).to.equal(null);
    expect(text(wall, 'message')).to.contain('<img src=x');
  });

  it('lets users throw, step and draw, and throws nothing of its own accord', async () => {
    const wall = await fixture<MjWall>(html`<mj-wall editable></mj-wall>`);
    const changes: string[] = [];
    wall.addEventListener('change', () => changes.push(`${wall.step} ${wall.drawn} ${wall.replaced}`));
    expect(wall.wall).to.equal(undefined);
    expect(text(wall)).to.contain('The dice have not been thrown yet.');
    await press(wall, 'Throw the dice');
    expect(wall.dice).to.match(/^[1-6] [1-6], [1-6] [1-6]$/);
    expect(text(wall)).to.contain('Throw. East throws');
    await press(wall, 'Deal');
    const before = figures(wall);
    await press(wall, 'Draw');
    await press(wall, 'Draw');
    await press(wall, 'Replace a kong');
    await press(wall, 'Replace a flower');
    expect([wall.drawn, wall.replaced, wall.step]).to.deep.equal(['2', '2', 'play']);
    expect(figures(wall).map(Number)).to.deep.equal([Number(before[0]) - 2, Number(before[1]) - 2]);
    await press(wall, 'Start again');
    expect(wall.step).to.equal('seats');
    expect(changes).to.have.length(7);
    expect(wall.getAttribute('dice')).to.equal(null);
  });

  it('offers no tile that is not there', async () => {
    const wall = await fixture<MjWall>(html`<mj-wall dice="3 4, 5 2" drawn="77" replaced="14" editable></mj-wall>`);
    for (const name of ['Draw', 'Replace a kong', 'Replace a flower']) {
      expect(button(wall, name).getAttribute('aria-disabled'), name).to.equal('true');
      await press(wall, name);
    }
    expect([wall.drawn, wall.replaced]).to.deep.equal(['77', '14']);
    const fromLive = await fixture<MjWall>(html`
      <mj-wall dice="3 4, 5 2" replaced="14" editable rules="bonus-replaced-from: live-wall"></mj-wall>
    `);
    await press(fromLive, 'Replace a flower');
    expect([fromLive.drawn, fromLive.replaced]).to.deep.equal(['1', '14']);
  });

  it('is stepped through with the keyboard', async () => {
    const wall = await fixture<MjWall>(html`<mj-wall dice="3 4, 5 2"></mj-wall>`);
    const current = (): HTMLElement => wall.shadowRoot!.querySelector<HTMLElement>('[aria-current]')!;
    const key = async (name: string): Promise<void> => {
      current().dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true }));
      await wall.updateComplete;
      await wall.updateComplete;
    };
    current().focus();
    await key('ArrowRight');
    expect(current().textContent!.trim()).to.equal('Deal');
    expect(wall.shadowRoot!.activeElement === current()).to.equal(true);
    await key('End');
    await key('ArrowRight');
    expect(current().textContent!.trim()).to.equal('Play');
    await key('Home');
    expect(current().textContent!.trim()).to.equal('Seats');
    await key('ArrowLeft');
    expect(wall.step).to.equal('seats');
    wall.dir = 'rtl';
    await key('ArrowRight');
    expect(wall.step).to.equal('seats');
    await key('ArrowLeft');
    expect(wall.step).to.equal('build');
  });

  it('is not mirrored on a right-to-left page, and fits a phone', async () => {
    const around = await fixture<HTMLElement>(html`
      <div dir="rtl" style="width: 288px"><mj-wall dice="3 4, 5 2" editable></mj-wall></div>
    `);
    const wall = around.querySelector('mj-wall')!;
    const svg = part(wall, 'wall') as unknown as SVGSVGElement;
    // South stays on the right of the picture, and so do the first stacks of East.
    const [east, south] = ['東', '南'].map((_, index) => svg.querySelectorAll('.seat')[index]!.getBoundingClientRect());
    expect(south!.left).to.be.greaterThan(east!.right);
    expect(east!.top).to.be.greaterThan(south!.bottom);
    expect(svg.getBoundingClientRect().width).to.be.closeTo(288, 2);
    for (const one of wall.shadowRoot!.querySelectorAll('button, text'))
      expect(one.getBoundingClientRect().right).to.be.lessThan(around.getBoundingClientRect().right + 1);
  });

  it('is accessible in every step', async () => {
    for (const step of ['seats', 'count', 'deal', 'play']) {
      const wall = await fixture<MjWall>(html`<mj-wall dice="3 4, 5 2" step=${step} editable></mj-wall>`);
      await expect(wall).shadowDom.to.be.accessible();
      await expect(wall).to.be.accessible();
    }
  });

  it('follows its surroundings: rules, language and changed attributes', async () => {
    const container = await onPage<HTMLElement>(html`<div></div>`);
    await place(container, '<mj-wall dice="3 4, 5 2" step="play"></mj-wall>');
    const wall = container.querySelector<MjWall>('mj-wall')!;
    wall.rules = 'dead-wall: 16';
    await wall.updateComplete;
    expect(figures(wall)).to.deep.equal(['75', '16']);
    container.lang = 'zh-Hant';
    await Promise.resolve();
    await wall.updateComplete;
    expect(text(wall)).to.contain('打牌');
    await set(wall, { dice: '' });
    expect(text(wall)).to.contain('還沒有擲骰');
  });
});
