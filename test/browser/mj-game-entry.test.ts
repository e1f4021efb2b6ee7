/** Keeping the score of a game on a phone: by touch, by keyboard, and with corrections. */
import { expect, nextFrame } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../../src/mj-game.js';
import '../../src/lang/de.js';
import '../../src/lang/zh-Hans.js';
import '../../src/lang/zh-Hant.js';
import type { MjGame } from '../../src/mj-game.js';
import type { MjHand } from '../../src/elements/mj-hand/mj-hand.js';
import { all, failOnUncaughtErrors, one, until, words } from './helpers.js';

failOnUncaughtErrors();

const PLAYERS = ['Ann', 'Ben', 'Cho', 'Dan'];
let frame: HTMLIFrameElement | undefined;
let taps = 0;

/** A phone: a page of 360 by 640 pixels, or less if the browser has bars. */
async function phone(attributes: Record<string, string> = {}, height = 640): Promise<MjGame> {
  frame = document.createElement('iframe');
  frame.style.cssText = `position: fixed; inset: 0 auto auto 0; inline-size: 360px; block-size: ${height}px; border: 0`;
  frame.src = '/test/pages/game.html';
  document.body.append(frame);
  await new Promise((resolve) => frame!.addEventListener('load', resolve, { once: true }));
  const game = frame.contentDocument!.querySelector('mj-game')!;
  for (const [name, value] of Object.entries(attributes)) game.setAttribute(name, value);
  await until(() => game.shadowRoot && one(game, '.entry'));
  await drawn(game);
  taps = 0;
  return game;
}

afterEach(() => {
  frame?.remove();
  frame = undefined;
});

async function drawn(game: MjGame): Promise<void> {
  await game.updateComplete;
  await nextFrame();
  await game.updateComplete;
}

/** The element at a point, in whichever shadow root it is. */
function elementAt(page: Document, x: number, y: number): Element | null {
  let found = page.elementFromPoint(x, y);
  while (found?.shadowRoot) {
    const inner = found.shadowRoot.elementFromPoint(x, y);
    if (!inner || inner === found) break;
    found = inner;
  }
  return found;
}

const containsDeep = (outer: Element, inner: Element | null): boolean => {
  for (let node: Node | null = inner; node; node = node.parentNode ?? (node as ShadowRoot).host ?? null)
    if (node === outer) return true;
  return false;
};

/** Taps what a finger can reach: in view, large enough, and covered by nothing. */
async function tap(game: MjGame, target: HTMLElement, mayScroll = false): Promise<void> {
  const { ownerDocument: page } = game;
  if (mayScroll) target.scrollIntoView({ block: 'center' });
  const { left, top, width, height } = target.getBoundingClientRect();
  const label = target.getAttribute('aria-label') ?? words(target);
  // The rack of tiles is nine tiles wide, so a tile is 44 pixels high.
  const size = target.dataset.tile ? height : Math.min(width, height);
  expect(Math.round(size), `size of ${label}`).to.be.at.least(44);
  const [x, y] = [left + width / 2, top + height / 2];
  expect(y, `${label} is in view`).to.be.within(0, page.defaultView!.innerHeight);
  const found = elementAt(page, x, y);
  expect(containsDeep(target, found), `${label} is covered`).to.equal(true);
  const init = { bubbles: true, composed: true, pointerType: 'touch', isPrimary: true, clientX: x, clientY: y };
  found!.dispatchEvent(new PointerEvent('pointerdown', init));
  found!.dispatchEvent(new PointerEvent('pointerup', init));
  found!.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, cancelable: true, detail: 1 }));
  taps++;
  await drawn(game);
}

const buttons = (game: MjGame, row: string): HTMLElement[] => all(game, `.${row} button`);
const key = (game: MjGame, text: string): HTMLElement =>
  buttons(game, 'pad').find((each) => !each.matches('.quick') && words(each) === text)!;
const quick = (game: MjGame, text: string): HTMLElement | undefined =>
  buttons(game, 'pad').find((each) => each.matches('.quick') && words(each).replace('›', '').trim() === text);
const labelled = (game: MjGame, text: string): HTMLElement =>
  all(game, 'button').find((each) => words(each) === text || each.getAttribute('aria-label') === text)!;
const isActive = (game: MjGame, player: number): boolean =>
  buttons(game, 'values')[player]!.getAttribute('aria-pressed') === 'true';

/** Enters a value with as few taps as there are digits. */
async function enterValue(game: MjGame, player: number, value: number): Promise<void> {
  if (!isActive(game, player)) await tap(game, buttons(game, 'values')[player]!);
  const digits = String(value);
  for (const digit of digits.slice(0, -1)) await tap(game, key(game, digit));
  const last = quick(game, digits);
  if (last) await tap(game, last);
  else {
    await tap(game, key(game, digits.at(-1)!));
    await tap(game, labelled(game, 'Next'));
  }
}

interface Entered {
  winner: number;
  /** Nobody: drawn by the winner. */
  from?: number;
  value: number;
  losers?: Record<number, number>;
  foul?: number;
}

async function enter(game: MjGame, { winner, from, value, losers = {}, foul }: Entered): Promise<void> {
  await tap(game, buttons(game, 'winner')[winner]!);
  await enterValue(game, winner, value);
  await tap(game, buttons(game, 'from')[from ?? winner]!);
  for (const [player, points] of Object.entries(losers)) await enterValue(game, Number(player), points);
  if (foul !== undefined) {
    if (!isActive(game, foul)) await tap(game, buttons(game, 'values')[foul]!);
    const state = one<HTMLSelectElement>(game, '.tools select');
    expect(state.getBoundingClientRect().height).to.be.at.least(44);
    state.value = 'foul';
    state.dispatchEvent(new Event('change', { bubbles: true }));
    taps += 2;
    await drawn(game);
  }
  await tap(game, one(game, '.ends .done'));
  expect(words(one(game, '.problem'))).to.equal('');
}

const [ANN, BEN, CHO, DAN] = [0, 1, 2, 3] as const;

describe('an evening', () => {
  it('is kept by touch on a phone: sixteen deals with wash-outs, a foul hand, a limit hand by tiles, and a correction', async () => {
    const game = await phone();
    const row = (): number[] => game.game!.rows.at(-1)!.changes;
    const { ownerDocument: page } = game;

    // The east round; Ann deals. 48 from everyone, twice from East. Then 8, 0 and 16 settle their differences.
    await enter(game, { winner: BEN, from: CHO, value: 48, losers: { [ANN]: 8, [DAN]: 16 } });
    expect(row()).to.deep.equal([-96 - 16 + 16, 96 + 48 + 48, -48 - 16 - 16, -48 + 16 + 16]);
    expect(taps).to.be.at.most(12);
    // Ben deals, and stays.
    await tap(game, one(game, '.washout'));
    expect(row()).to.deep.equal([0, 0, 0, 0]);
    // Here 24 is entered where it should have been 42.
    await enter(game, { winner: CHO, from: ANN, value: 24 });
    expect(row()).to.deep.equal([-24, -48, 96, -24]);
    // Cho deals, wins, and stays.
    await enter(game, { winner: CHO, value: 32 });
    expect(row()).to.deep.equal([-64, -64, 192, -64]);
    // Ben pays Ann the difference of 4, Cho, who is East, pays it twice.
    await enter(game, { winner: DAN, from: CHO, value: 20, losers: { [ANN]: 4 } });
    expect(row()).to.deep.equal([-20 + 4 + 8, -20 - 4, -40 - 8, 80]);
    // Dan deals. Ben’s hand is foul: worth nothing, it pays Cho 8 and East twice 2. Dan pays Cho twice the 6 between them.
    await enter(game, { winner: ANN, from: DAN, value: 64, losers: { [CHO]: 8, [DAN]: 2 }, foul: BEN });
    expect(row()).to.deep.equal([256, -64 - 8 - 4, -64 + 8 + 12, -128 + 4 - 12]);

    // The south round; Ann deals. Ben shows thirteen orphans, the limit of 500, and Ann pays it twice.
    await tap(game, buttons(game, 'winner')[BEN]!);
    await tap(game, labelled(game, 'Enter tiles'));
    const hand = one<MjHand>(game, '.entry mj-hand');
    await until(() => hand.shadowRoot && one(hand, '.editor'));
    for (const tile of ['1b', '9b', '1c', '9c', '1d', '9d', 'E', 'S', 'W', 'N', 'R', 'G', 'B', 'E'])
      await tap(game, one(hand, `[data-tile="${tile}"]`), true);
    // The tile that came last, a second east wind, wins.
    if (!hand.tiles!.winningTile) {
      const east = all(hand, '.editor button').find(
        (each) => /east wind/i.test(each.getAttribute('aria-label') ?? '') && !each.dataset.tile,
      )!;
      await tap(game, east, true);
      await tap(
        game,
        all(hand, 'button').find((each) => words(each) === 'Winning tile')!,
        true,
      );
    }
    await tap(game, buttons(game, 'from')[ANN]!, true);
    expect(words(buttons(game, 'values')[BEN])).to.equal('500');
    await tap(game, one(game, '.ends .done'), true);
    expect(words(one(game, '.problem'))).to.equal('');
    expect(row()).to.deep.equal([-1000, 2000, -500, -500]);
    page.scrollingElement!.scrollTop = 0;
    // Ben deals.
    await enter(game, { winner: ANN, from: DAN, value: 20 });
    expect(row()).to.deep.equal([80, -40, -20, -20]);
    // Cho deals, and stays.
    await tap(game, one(game, '.washout'));
    await enter(game, { winner: BEN, value: 30 });
    expect(row()).to.deep.equal([-30, 120, -60, -30]);
    // Dan deals, wins, and stays.
    await enter(game, { winner: DAN, from: ANN, value: 26 });
    expect(row()).to.deep.equal([-52, -52, -52, 156]);
    await enter(game, { winner: CHO, from: DAN, value: 40 });
    expect(row()).to.deep.equal([-40, -40, 160, -80]);

    // The west round.
    expect(words(one(game, '[part="where"]'))).to.equal('West round, deal 1 of 4 Hand 13: Ann deals');
    await enter(game, { winner: DAN, value: 22 });
    expect(row()).to.deep.equal([-44, -22, -22, 88]);
    await enter(game, { winner: CHO, from: BEN, value: 28 });
    expect(row()).to.deep.equal([-28, -56, 112, -28]);
    await enter(game, { winner: ANN, from: CHO, value: 36 });
    expect(row()).to.deep.equal([144, -36, -72, -36]);
    await enter(game, { winner: BEN, from: DAN, value: 24 });
    expect(row()).to.deep.equal([-24, 96, -24, -48]);

    // The north round.
    await enter(game, { winner: CHO, from: ANN, value: 20 });
    expect(row()).to.deep.equal([-40, -20, 80, -20]);
    await enter(game, { winner: DAN, from: CHO, value: 50 });
    expect(row()).to.deep.equal([-50, -100, -50, 200]);
    await tap(game, one(game, '.washout'));
    await enter(game, { winner: ANN, value: 22 });
    expect(row()).to.deep.equal([88, -22, -44, -22]);
    expect(game.game!.over).to.equal(false);
    expect(words(one(game, '[part="heading"]'))).to.contain('Last deal');
    await enter(game, { winner: BEN, from: DAN, value: 100 });
    expect(row()).to.deep.equal([-100, 400, -100, -200]);

    expect(game.game!.over).to.equal(true);
    expect(game.game!.rows).to.have.length(21);
    expect(game.game!.totals).to.deep.equal([-1032, 2208, -476, -700]);
    expect(words(one(game, '.entry .title b'))).to.equal('The game is over.');

    // Hand 3: Cho’s 42 is worth 168, 42 of it from Ann, 84 from Ben, who was East, and 42 from Dan.
    await tap(game, one(game, '[data-row="3"]'), true);
    await tap(game, labelled(game, 'Correct this hand'), true);
    expect(words(one(game, '.entry .title b'))).to.equal('Correct hand 3');
    await tap(game, buttons(game, 'values')[CHO]!, true);
    await tap(game, key(game, '4'), true);
    await tap(game, quick(game, '42')!, true);
    await tap(game, one(game, '.ends .done'), true);
    expect(game.game!.rows[2]!.changes).to.deep.equal([-42, -84, 168, -42]);
    expect(game.game!.totals).to.deep.equal([-1050, 2172, -404, -718]);
    expect(words(one(game, '.entry [aria-live]'))).to.match(/^Hand 3 corrected\. Now: Cho 42.*\. Before: Cho /);
    expect(one(game, '[data-row="3"]').closest('[part~="changed"]'), 'the row is marked').not.to.equal(null);

    // The same as text and in the form.
    expect(game.value.split('\n').slice(0, 7)).to.deep.equal([
      'Ben 48 from Cho; Ann 8; Dan 16',
      'washout',
      'Cho 42 from Ann',
      'Cho 32',
      'Dan 20 from Cho; Ann 4',
      'Ann 64 from Dan; Ben foul; Cho 8; Dan 2',
      'Ben 19b 19c 19d ESWNRGB +E from Ann',
    ]);
    const form = game.closest('form')!;
    expect(new (frame!.contentWindow as Window & typeof globalThis).FormData(form).get('game')).to.equal(game.value);
  }).timeout(120_000);

  it('needs at most twelve taps and no scrolling for a hand with four numbers', async () => {
    const game = await phone();
    const { scrollingElement: scroller } = game.ownerDocument;
    const hands: Entered[] = [
      { winner: BEN, from: CHO, value: 128, losers: { [ANN]: 26, [CHO]: 14, [DAN]: 38 } },
      { winner: ANN, value: 500, losers: { [BEN]: 10, [CHO]: 12, [DAN]: 16 } },
      { winner: DAN, from: ANN, value: 24, losers: { [BEN]: 4, [CHO]: 8, [ANN]: 100 } },
    ];
    for (const one of hands) {
      taps = 0;
      await enter(game, one);
      expect(taps).to.be.at.most(12);
      expect(scroller!.scrollTop).to.equal(0);
    }
    expect(game.value).to.equal(
      'Ben 128 from Cho; Ann 26; Cho 14; Dan 38\nAnn 500; Ben 10; Cho 12; Dan 16\nDan 24 from Ann; Ann 100; Ben 4; Cho 8',
    );
  });
});

describe('on a phone with the bars of its browser', () => {
  /** 360 by 560 pixels without the header of a page. */
  const HEIGHT = 560 - 44;

  it('keeps an evening of sixteen hands with a median of six taps or fewer, and never scrolls', async () => {
    const game = await phone({ profile: 'british' }, HEIGHT);
    const { scrollingElement: scroller } = game.ownerDocument;
    const evening: (Entered | 'washout')[] = [
      { winner: BEN, from: CHO, value: 48, losers: { [ANN]: 8 } },
      { winner: CHO, value: 36 },
      'washout',
      { winner: CHO, from: ANN, value: 24, losers: { [BEN]: 4, [DAN]: 16 } },
      { winner: DAN, from: BEN, value: 28 },
      { winner: ANN, from: DAN, value: 120, losers: { [CHO]: 8 } },
      { winner: ANN, value: 26 },
      { winner: DAN, from: CHO, value: 52, losers: { [ANN]: 4, [BEN]: 2, [CHO]: 8 } },
      { winner: BEN, from: DAN, value: 22 },
      { winner: CHO, from: BEN, value: 96, losers: { [DAN]: 4 } },
      'washout',
      { winner: DAN, value: 44 },
      { winner: BEN, from: ANN, value: 38, losers: { [DAN]: 12 } },
      { winner: ANN, from: CHO, value: 22 },
      { winner: CHO, value: 208, losers: { [ANN]: 4 } },
      { winner: BEN, from: CHO, value: 30 },
    ];
    const counts: number[] = [];
    for (const hand of evening) {
      taps = 0;
      if (hand === 'washout') await tap(game, one(game, '.washout'));
      else await enter(game, hand);
      counts.push(taps);
      expect(scroller!.scrollTop).to.equal(0);
    }
    expect(game.game!.rows).to.have.length(16);
    counts.sort((one, other) => one - other);
    expect((counts[7]! + counts[8]!) / 2, counts.join(' ')).to.be.at.most(6);
    expect(game.game!.totals.reduce((sum, total) => sum + total)).to.equal(0);
  }).timeout(60_000);

  it('takes a hand by tiles with two claimed sets in sixteen taps', async () => {
    const game = await phone({}, HEIGHT);
    await tap(game, buttons(game, 'winner')[BEN]!);
    await tap(game, labelled(game, 'Enter tiles'));
    const hand = one<MjHand>(game, '.entry mj-hand');
    await until(() => hand.shadowRoot && one(hand, '.editor'));
    const mode = (name: string): HTMLElement => all(hand, '.kinds label').find((each) => words(each) === name)!;
    await tap(game, mode('Pung'), true);
    for (const tile of ['R', '3d']) await tap(game, one(hand, `[data-tile="${tile}"]`), true);
    await tap(game, mode('Tile'), true);
    for (const tile of ['1b', '2b', '3b', '5c', '6c', '9c', '9c', '7c'])
      await tap(game, one(hand, `[data-tile="${tile}"]`), true);
    await tap(game, buttons(game, 'from')[DAN]!, true);
    await tap(game, one(game, '.ends .done'), true);
    expect(words(one(game, '.problem'))).to.equal('');
    expect(game.value).to.contain('+7c from Dan');
    expect(taps).to.be.at.most(16);
  });

  it('has everything that a hand needs in view, and the last row where the screen is smaller', async () => {
    const game = await phone({}, HEIGHT);
    const bottom = (): number => one(game, '.ends .done').getBoundingClientRect().bottom;
    expect(bottom()).to.be.at.most(HEIGHT);
    frame!.style.blockSize = '360px';
    await drawn(game);
    expect(bottom()).to.be.at.most(360);
  });

  it('marks the row in which something is missing before the button is pressed, and answers odd and large values', async () => {
    const game = await phone({ profile: 'british', limit: '1000' }, HEIGHT);
    const labels = (): string[] => all(game, '.rows .label').map(words);
    const places = (): number[] =>
      all(game, '.rows .row, .pad, .ends').map((row) => Math.round(row.getBoundingClientRect().top));
    const before = places();
    expect(labels()).to.deep.equal(['Winner', 'Discarded by', 'Values']);
    await tap(game, buttons(game, 'winner')[BEN]!);
    expect(labels()).to.deep.equal(['Winner', 'Discarded by: still missing', 'Values: still missing']);
    await tap(game, key(game, '2'));
    await tap(game, key(game, '5'));
    // More digits may follow.
    expect(labels()).to.deep.equal(['Winner', 'Discarded by: still missing', 'Values']);
    await tap(game, labelled(game, 'Next'));
    expect(labels()).to.deep.equal(['Winner', 'Discarded by: still missing', 'Values: 25 is odd: 24 or 26?']);
    expect(one(game, '.ends .done').matches('.main')).to.equal(false);
    await tap(game, one(game, '.ends .done'));
    expect(one(game, '.rows .label.wrong').id).to.equal('from');
    expect(places()).to.deep.equal(before);
    await tap(game, buttons(game, 'from')[CHO]!);
    expect(all(game, '.wrong')).to.deep.equal([]);
    expect(one(game, '.ends .done').matches('.main')).to.equal(true);
    await tap(game, buttons(game, 'values')[BEN]!);
    for (const digit of '44444') {
      await tap(game, key(game, digit));
      // The quick keys show no more than fits.
      for (const each of all(game, '.quick')) expect(each.scrollWidth).to.be.at.most(each.clientWidth);
    }
    expect(labels()[2]).to.equal('Values: 44,444: counts as the limit, 1,000');
    expect(places()).to.deep.equal(before);
    await tap(game, one(game, '.ends .done'));
    expect(game.game!.rows[0]!.changes[BEN]).to.equal(4000);
  });

  it('asks about a value that is odd or too low only once it has all its digits, and enters it if it is right', async () => {
    const game = await phone({ profile: 'british' }, HEIGHT);
    const note = (): string => words(one(game, '#values .said-here'));
    const places = (): number[] =>
      all(game, '.rows .row, .pad, .ends').map((row) => Math.round(row.getBoundingClientRect().top));
    const before = places();
    await tap(game, buttons(game, 'winner')[BEN]!);
    await tap(game, buttons(game, 'from')[CHO]!);
    for (const [digits, problem] of [
      ['33', '33 is odd: 32 or 34? If that is right, press “Enter hand” again.'],
      ['16', '16: a win is worth at least 20. If that is right, press “Enter hand” again.'],
    ] as const) {
      await tap(game, buttons(game, 'values')[BEN]!);
      for (const digit of digits) await tap(game, key(game, digit));
      expect(all(game, '#values .said-here')).to.deep.equal([]);
      await tap(game, one(game, '.ends .done'));
      expect(words(one(game, '.problem'))).to.equal(problem);
      expect(problem).to.contain(note());
      expect(game.value).to.equal('');
      expect(places()).to.deep.equal(before);
    }
    await tap(game, one(game, '.ends .done'));
    expect(game.value).to.equal('Ben 16 from Cho');
    // A loser may have less, and what has been shown once is not asked again.
    await tap(game, buttons(game, 'winner')[BEN]!);
    await tap(game, key(game, '3'));
    await tap(game, key(game, '3'));
    await tap(game, labelled(game, 'Next'));
    expect(note()).to.equal('33 is odd: 32 or 34?');
    await tap(game, quick(game, '2')!);
    await tap(game, buttons(game, 'from')[CHO]!);
    await tap(game, one(game, '.ends .done'));
    expect(game.value).to.equal('Ben 16 from Cho\nBen 33 from Cho; Ann 2');
  });

  it('says of a value over the limit that it is odd, too', async () => {
    const game = await phone({ profile: 'british', limit: '300' }, HEIGHT);
    await tap(game, buttons(game, 'winner')[BEN]!);
    for (const digit of '333') await tap(game, key(game, digit));
    expect(words(one(game, '#values .said-here'))).to.equal('333: counts as the limit, 300');
    await tap(game, labelled(game, 'Next'));
    expect(words(one(game, '#values .said-here'))).to.equal('333 is odd: 332 or 334? · 333: counts as the limit, 300');
    // Six digits fit.
    await tap(game, buttons(game, 'values')[BEN]!);
    for (const digit of '8888888') await tap(game, key(game, digit));
    const value = one(game, '.values .won');
    expect(words(value)).to.equal('888888');
    expect(value.scrollWidth).to.be.at.most(value.clientWidth);
  });

  it('keeps the way to tiles and back in its place, whatever is chosen', async () => {
    const game = await phone({}, HEIGHT);
    const right = (): number => Math.round(labelled(game, 'Enter tiles').getBoundingClientRect().right);
    await tap(game, buttons(game, 'winner')[BEN]!);
    const before = right();
    await tap(game, buttons(game, 'from')[CHO]!);
    expect(labelled(game, 'Cho pays for all') === undefined).to.equal(false);
    expect(right()).to.equal(before);
    await tap(game, buttons(game, 'values')[ANN]!);
    expect(right()).to.equal(before);
  });

  it('shows the tiles to choose from, says how many are missing, and keeps the way back to a number', async () => {
    const game = await phone({}, HEIGHT);
    const inView = (target: Element): boolean => {
      const { top, bottom } = target.getBoundingClientRect();
      return top >= 0 && bottom <= one(game, '.ends').getBoundingClientRect().top;
    };
    await tap(game, buttons(game, 'winner')[BEN]!);
    await tap(game, buttons(game, 'from')[CHO]!);
    await tap(game, labelled(game, 'Enter tiles'));
    const hand = one<MjHand>(game, '.entry mj-hand');
    await until(() => hand.shadowRoot && one(hand, '[data-tile="9d"]'));
    await drawn(game);
    expect(inView(one(hand, '[data-tile="1b"]'))).to.equal(true);
    expect(inView(labelled(game, 'Enter a number'))).to.equal(true);
    for (const tile of ['1b', '2b', '3b']) await tap(game, one(hand, `[data-tile="${tile}"]`), true);
    expect(one(game, '.ends .done').matches('.main')).to.equal(false);
    await tap(game, one(game, '.ends .done'));
    expect(words(one(game, '.problem'))).to.equal('Ben needs 11 more tiles, or enter a number.');
    expect(words(one(game, '#values'))).to.contain('Ben needs 11 more tiles');
    await tap(game, labelled(game, 'Enter a number'), true);
    expect(inView(one(game, '.entry .title'))).to.equal(true);
    const [pad, ends] = ['.pad', '.ends'].map((part) => one(game, part).getBoundingClientRect());
    expect(pad!.bottom).to.be.at.most(ends!.top);
  });

  it('names the round of the hand, in no more room', async () => {
    const game = await phone({ hands: 'Ben 48 from Cho\nCho 20\nDan 20\nAnn 20' }, HEIGHT);
    const title = one(game, '.entry .title');
    expect(words(title.querySelector('b'))).to.equal('Hand 5 · South round');
    expect(Math.round(title.getBoundingClientRect().height)).to.equal(44);
  });

  it('says who stays East after a wash-out, and how a hand was won', async () => {
    const game = await phone({ profile: 'british' }, HEIGHT);
    const said = (): string => words(one(game, '.entry [aria-live]'));
    await tap(game, one(game, '.washout'));
    expect(said()).to.match(/^Hand 1: Wash-out\. Totals: .* Ann stays East\.$/);
    await enter(game, { winner: BEN, value: 52 });
    expect(said()).to.match(/^Hand 2: Ben 52 self-drawn; Ann 0, Cho 0, Dan 0\. Totals: /);
  });

  it('shows totals and the dealer on the buttons of the winner', async () => {
    const game = await phone({ hands: 'Ben 48 from Cho; Ann 8; Dan 16' }, HEIGHT);
    expect(buttons(game, 'winner').map(words)).to.deep.equal(['Ann −96', 'Ben +192', 'Cho −80', 'Dan −16']);
    const dealers = buttons(game, 'winner').map((each) => each.querySelectorAll('svg').length);
    expect(dealers).to.deep.equal([0, 1, 0, 0]);
    expect(buttons(game, 'winner')[BEN]!.getAttribute('aria-description')).to.equal('East, Total +192');
  });

  it('explains dead hands where they are chosen', async () => {
    const game = await phone({}, HEIGHT);
    await tap(game, buttons(game, 'values')[ANN]!);
    expect(all(game, '.tools option').map(words)).to.deep.equal([
      'in play',
      'foul hand: a wrong claim or win; pays, never collects',
      'long hand: too many tiles; pays, never collects',
      'short hand: too few tiles; pays, never collects',
    ]);
  });
});

describe('the end of a game', () => {
  const hands = 'Ben 48 from Cho; Ann 8; Dan 16\nCho 36';

  it('may come at any time after a hand, shows who pays whom, and can be undone', async () => {
    const game = await phone({ hands: '' });
    expect(labelled(game, 'End the game here')).to.equal(undefined);
    game.value = hands;
    await drawn(game);
    await tap(game, labelled(game, 'End the game here'), true);
    expect(game.value).to.equal(`${hands}\nend`);
    expect(game.game).to.include({ over: true, next: null });
    // Ann −96 − 36, Ben 192 − 72, Cho −80 + 144, Dan −16 − 36.
    expect(game.game!.totals).to.deep.equal([-132, 120, 64, -52]);
    expect(words(one(game, '.champion'))).to.equal('Ben wins the game.');
    expect(all(game, '.ranking li').map(words)).to.deep.equal(['1 Ben +120', '2 Cho +64', '3 Dan −52', '4 Ann −132']);
    expect(all(game, '.payments .heard').map(words)).to.deep.equal([
      'Ann pays Ben 120',
      'Dan pays Cho 52',
      'Ann pays Cho 12',
    ]);
    expect(all(game, '.pad')).to.deep.equal([]);
    expect(words(one(game, '.entry [aria-live]'))).to.equal('The game is over.');
    const { session } = game;
    game.undo();
    await drawn(game);
    expect(game.value).to.equal(hands);
    expect(one(game, '.pad') !== null).to.equal(true);
    // A session keeps the end, and the way back.
    game.session = JSON.parse(JSON.stringify(session)) as typeof session;
    await drawn(game);
    expect(game.game!.over).to.equal(true);
    await tap(game, labelled(game, 'Play on'), true);
    expect(game.value).to.equal(hands);
  });

  it('gives equal totals one place, and needs no payment if nobody owes anything', async () => {
    const game = await phone({ hands: 'washout\nend' });
    expect(words(one(game, '.champion'))).to.equal('Ann, Ben, Cho and Dan share first place.');
    expect(all(game, '.ranking .place').map(words)).to.deep.equal(['1', '1', '1', '1']);
    expect(all(game, '.payments')).to.deep.equal([]);
    expect(words(one(game, '.end'))).to.contain('Nobody pays anything.');
  });

  it('has no way on once all deals have been played', async () => {
    const game = await phone({ hands: 'Ben 20\nCho 20\nDan 20\nAnn 20', rounds: '1' });
    expect(all(game, '.ranking li')).to.have.length(4);
    expect(labelled(game, 'Play on')).to.equal(undefined);
  });

  it('before the first hand leaves a table without a result', async () => {
    const game = await phone({ hands: 'end' });
    expect(all(game, '.ranking')).to.deep.equal([]);
    expect(all(game, '.seat')).to.have.length(4);
  });
});

describe('a correction', () => {
  /** Opens a hand, changes it, and saves it. */
  async function correct(game: MjGame, row: number, change: () => Promise<void>): Promise<void> {
    if (one(game, `[data-row="${row}"]`).getAttribute('aria-expanded') !== 'true')
      await tap(game, one(game, `[data-row="${row}"]`), true);
    const detail = one(game, `[data-row="${row}"]`).closest('tr')!.nextElementSibling!;
    await tap(game, detail.querySelector('.actions button')!, true);
    await change();
    await tap(game, one(game, '.ends .done'), true);
  }

  it('that moves later seats settles them again, and marks numbers counted for another seat', async () => {
    const game = await phone({ hands: 'Ann 20\nBen 30 from Cho; Dan 4\nwashout\nCho 12 from Ann' });
    const before = game.game!.rows.map(({ changes }) => changes);
    // Not Ann, who would stay East, but Ben has won the first hand.
    await correct(game, 1, async () => {
      await tap(game, buttons(game, 'winner')[BEN]!, true);
      await enterValue(game, BEN, 20);
      await tap(game, buttons(game, 'values')[ANN]!, true);
      await tap(game, quick(game, '0')!, true);
      await tap(game, buttons(game, 'from')[BEN]!, true);
    });
    expect(words(one(game, '.problem'))).to.equal('');
    const after = game.game!.rows;
    expect(after[1]!.position.dealer).to.equal(BEN);
    // In the second hand Ben is East: everyone pays twice 30, and Dan’s 4 cost Ann and Cho 4 each.
    expect(after[1]!.changes).to.deep.equal([-60 - 4, 180, -60 - 4, -60 + 8]);
    expect(after[1]!.changes).to.not.deep.equal(before[1]);
    const notes = all(game, '.note').map(words);
    expect(notes[0], 'the corrected hand').to.equal('changed by the correction');
    expect(notes[1]).to.equal('Ben and Dan: counted for another seat or round. Check the number.');
    expect(all(game, '[part~="changed"]').length).to.be.greaterThan(0);
    expect(words(one(game, '.entry [aria-live]'))).to.match(
      /^Hand 1 corrected\. The deal order is different now, which changed \d other hands?\. Now: Ben 20 self-drawn and Ann 0\. Before: Ann 20 self-drawn and Ben 0\.$/,
    );
    // Undo brings the seats and the marks back.
    game.undo();
    await drawn(game);
    expect(game.game!.rows.map(({ changes }) => changes)).to.deep.equal(before);
    expect(
      all(game, '.note')
        .map(words)
        .filter((note) => note.includes('another seat')),
    ).to.deep.equal([]);
  });

  it('that conflicts with later hands is rejected, and loses nothing', async () => {
    const hands = 'Ben 20\nCho 20\nDan 20\nDan 20\nAnn 20';
    const game = await phone({ hands, rounds: '1' });
    expect(game.game!.over).to.equal(true);
    await correct(game, 4, async () => {
      await tap(game, buttons(game, 'winner')[CHO]!, true);
      await enterValue(game, CHO, 20);
      await tap(game, buttons(game, 'from')[CHO]!, true);
    });
    expect(words(one(game, '.problem'))).to.equal('Hand 5: The game ended with hand 4.');
    expect(game.value).to.equal(hands);
    // What was entered is still there.
    expect(words(one(game, '.entry .title b'))).to.equal('Correct hand 4');
    expect(buttons(game, 'winner')[CHO]!.getAttribute('aria-pressed')).to.equal('true');
    await tap(game, labelled(game, 'Cancel'), true);
    expect(words(one(game, '.entry .title b'))).to.equal('The game is over.');
  });

  it('of the winner moves the value, and keeps the keys for it', async () => {
    const game = await phone({ hands: 'Dan 52' });
    const values = (): string[] => buttons(game, 'values').map(words);
    await correct(game, 1, async () => {
      await tap(game, buttons(game, 'winner')[BEN]!, true);
      expect(values()).to.deep.equal(['0', '52', '0', '0']);
      await tap(game, buttons(game, 'from')[BEN]!, true);
      expect(isActive(game, BEN)).to.equal(true);
      // The first digit replaces the value that moved.
      await tap(game, key(game, '5'), true);
      await tap(game, key(game, '4'), true);
      expect(values()).to.deep.equal(['0', '54', '0', '0']);
    });
    expect(game.value).to.equal('Ben 54');
  });

  it('of the winner moves the tiles', async () => {
    const game = await phone({ hands: 'Ben 123b 456b 789d EE 12c +3c from Dan; Cho 8' });
    await correct(game, 1, async () => {
      const hand = one<MjHand>(game, '.entry mj-hand');
      await until(() => hand.shadowRoot && one(hand, '.editor'));
      await tap(game, buttons(game, 'winner')[CHO]!, true);
      await drawn(game);
      expect(one(game, '.entry mj-hand') === hand).to.equal(true);
      expect([hand.seat, hand.partial]).to.deep.equal(['west', false]);
      expect(words(buttons(game, 'values')[BEN])).to.equal('8');
    });
    expect(game.value).to.equal('Cho 123b 456b 789d EE 12c +3c from Dan; Ben 8');
  });

  it('of the winner leaves the moved tiles editable', async () => {
    const game = await phone({ hands: 'Ben 123b 456b 789d EE 12c +3c from Dan; Cho 8' });
    await correct(game, 1, async () => {
      const hand = one<MjHand>(game, '.entry mj-hand');
      await until(() => hand.shadowRoot && one(hand, '.editor'));
      await tap(game, buttons(game, 'winner')[CHO]!, true);
      await drawn(game);
      await tap(game, one(hand, '[data-tile="3f"]'), true);
    });
    expect(game.value).to.equal('Cho 123456b 12c 789d EE 3f +3c from Dan; Ben 8');
  });

  it('does not save a winner with 0 points before it is confirmed', async () => {
    const game = await phone({ hands: 'Ben 8 from Cho' });
    await correct(game, 1, async () => {
      await tap(game, key(game, '0'), true);
    });
    expect(words(one(game, '.problem'))).to.equal('Ben wins with 0 points. If that is right, press “Save” again.');
    expect(game.value).to.equal('Ben 8 from Cho');
    // A change asks again.
    await tap(game, buttons(game, 'from')[DAN]!, true);
    await tap(game, one(game, '.ends .done'), true);
    expect(game.value).to.equal('Ben 8 from Cho');
    await tap(game, one(game, '.ends .done'), true);
    expect(game.value).to.equal('Ben 0 from Dan');
  });

  it('can turn a wash-out into a win, and a hand can be deleted', async () => {
    const game = await phone({ hands: 'washout\nBen 20 from Ann' });
    await correct(game, 1, async () => {
      await tap(game, buttons(game, 'winner')[ANN]!, true);
      await enterValue(game, ANN, 8);
      await tap(game, buttons(game, 'from')[ANN]!, true);
    });
    expect(game.value).to.equal('Ann 8\nBen 20 from Ann');
    await tap(game, one(game, '[data-row="2"]'), true);
    const actions = all(game, '.actions button').filter((each) => words(each) === 'Delete hand');
    await tap(game, actions.at(-1)!, true);
    expect(game.value).to.equal('Ann 8');
    expect(words(one(game, '.entry [aria-live]'))).to.equal('Hand 2 deleted.');
  });

  it('shows the tiles that were entered', async () => {
    const game = await phone({ hands: 'Ben 123b 456b 789d EE 12c +3c last-tile from Ann' });
    await tap(game, one(game, '[data-row="1"]'), true);
    await tap(game, all(game, '.actions button')[0]!, true);
    const hand = one<MjHand>(game, '.entry mj-hand');
    await until(() => hand.shadowRoot && one(hand, '.editor'));
    await drawn(game);
    expect(hand.value).to.equal('123456b 12c 789d EE +3c');
    expect(hand.currentSituation).to.deep.include({
      seat: 'south',
      round: 'east',
      win: 'discard',
      circumstances: ['last-tile'],
    });
    await tap(game, one(game, '.ends .done'), true);
    // As it was written: nobody has changed it.
    expect(game.value).to.equal('Ben 123b 456b 789d EE 12c +3c last-tile from Ann');
  });
});

describe('undo and redo', () => {
  const values = (game: MjGame): string[] => buttons(game, 'values').map(words);
  const pressed = (game: MjGame): string[] =>
    all(game, '.rows [aria-pressed="true"]').map((each) => each.getAttribute('aria-label')!);

  /** The same game in another page, continued from what was stored. */
  async function reloaded(game: MjGame): Promise<MjGame> {
    const stored = JSON.stringify(game.session);
    frame!.remove();
    const again = await phone();
    again.session = JSON.parse(stored);
    await drawn(again);
    return again;
  }

  it('bring back what was being entered when a wash-out or the end was recorded, after a reload too', async () => {
    let game = await phone({ hands: 'Cho 36' });
    await tap(game, buttons(game, 'winner')[BEN]!);
    await tap(game, buttons(game, 'from')[DAN]!);
    await tap(game, key(game, '4'));
    const before = pressed(game);
    for (const button of ['Wash-out', 'End the game here']) {
      await tap(game, labelled(game, button), true);
      expect(game.game!.over).to.equal(button !== 'Wash-out');
      game = await reloaded(game);
      await tap(game, labelled(game, 'Undo'), true);
      expect(game.value).to.equal('Cho 36');
      expect(values(game)).to.deep.equal(['–', '4', '–', '–']);
      expect(pressed(game)).to.deep.equal(before);
    }
    // “Play on” takes the end back just as well.
    await tap(game, labelled(game, 'End the game here'), true);
    await tap(game, labelled(game, 'Play on'), true);
    expect(values(game)).to.deep.equal(['–', '4', '–', '–']);
    // The next digit continues the value.
    await tap(game, key(game, '8'));
    await tap(game, one(game, '.ends .done'));
    expect(game.value).to.equal('Cho 36\nBen 48 from Dan');
  });

  it('put a hand that was entered back into the form', async () => {
    let game = await phone();
    await enter(game, { winner: BEN, from: CHO, value: 48, losers: { [ANN]: 8 } });
    await enter(game, { winner: DAN, value: 20 });
    await tap(game, labelled(game, 'Undo'));
    expect(values(game)).to.deep.equal(['–', '–', '–', '20']);
    expect(pressed(game)).to.include('Self-draw');
    await tap(game, labelled(game, 'Undo'));
    expect(values(game)).to.deep.equal(['8', '48', '–', '–']);
    await tap(game, labelled(game, 'Redo'));
    expect(values(game)).to.deep.equal(['–', '–', '–', '20']);
    game = await reloaded(game);
    await tap(game, labelled(game, 'Undo'));
    // Hands are stored as they are recorded.
    expect(values(game)).to.deep.equal(['8', '48', '0', '0']);
    await tap(game, buttons(game, 'from')[DAN]!);
    await tap(game, one(game, '.ends .done'));
    expect(game.value).to.equal('Ben 48 from Dan; Ann 8');
  });

  it('are not needed for a hand that a correction, a deletion or new names interrupt', async () => {
    let game = await phone({ hands: 'Cho 36\nwashout' });
    await tap(game, buttons(game, 'winner')[BEN]!);
    await tap(game, key(game, '4'));
    const isThere = (): void => {
      expect(values(game)).to.deep.equal(['–', '4', '–', '–']);
    };
    await tap(game, one(game, '[data-row="1"]'), true);
    const press = (name: string): Promise<void> => tap(game, labelled(game, name), true);
    await press('Correct this hand');
    expect(values(game)).to.deep.equal(['0', '0', '36', '0']);
    await press('Cancel');
    isThere();
    await press('Correct this hand');
    game = await reloaded(game);
    await tap(game, key(game, '4'), true);
    await tap(game, quick(game, '48')!, true);
    await tap(game, one(game, '.ends .done'), true);
    expect(game.value).to.equal('Cho 48\nwashout');
    isThere();
    await press('Names');
    await press('Cancel');
    isThere();
    await tap(game, one(game, '[data-row="2"]'), true);
    await press('Delete hand');
    expect(game.value).to.equal('Cho 48');
    isThere();
  });

  it('work by buttons, methods and keys', async () => {
    const game = await phone();
    await enter(game, { winner: BEN, from: CHO, value: 48 });
    await tap(game, one(game, '.washout'));
    await tap(game, labelled(game, 'Undo'));
    expect(game.value).to.equal('Ben 48 from Cho');
    expect(game.undo()).to.equal(true);
    expect(game.value).to.equal('');
    expect(game.undo()).to.equal(false);
    await drawn(game);
    await tap(game, labelled(game, 'Redo'));
    expect(game.value).to.equal('Ben 48 from Cho');
    expect(game.redo()).to.equal(true);
    expect(game.value).to.equal('Ben 48 from Cho\nwashout');
    expect(game.redo()).to.equal(false);
    const press = (key: string, shiftKey = false) =>
      one(game, '.winner button').dispatchEvent(
        new KeyboardEvent('keydown', { key, ctrlKey: true, shiftKey, bubbles: true, composed: true, cancelable: true }),
      );
    await drawn(game);
    press('z');
    expect(game.value).to.equal('Ben 48 from Cho');
    press('y');
    expect(game.value).to.equal('Ben 48 from Cho\nwashout');
    press('z');
    press('Z', true);
    expect(game.value).to.equal('Ben 48 from Cho\nwashout');
  });
});

describe('a stored session', () => {
  /** A game in another page that continues with what was stored. */
  async function reloaded(stored: string, attributes: Record<string, string> = {}): Promise<MjGame> {
    frame!.remove();
    const game = await phone(attributes);
    game.session = JSON.parse(stored);
    await drawn(game);
    return game;
  }
  const store = (game: MjGame): string => JSON.stringify(game.session);

  it('has the hand that is being entered', async () => {
    let game = await phone({ hands: 'washout' });
    await tap(game, buttons(game, 'winner')[BEN]!);
    await tap(game, key(game, '4'));
    game = await reloaded(store(game));
    expect(game.value).to.equal('washout');
    // The next digit continues the value.
    await tap(game, key(game, '8'));
    await tap(game, buttons(game, 'from')[DAN]!);
    game = await reloaded(store(game));
    await tap(game, one(game, '.ends .done'));
    expect(game.value).to.equal('washout\nBen 48 from Dan');
  });

  it('has the tiles that are being entered', async () => {
    let game = await phone();
    await tap(game, buttons(game, 'winner')[BEN]!);
    await tap(game, labelled(game, 'Enter tiles'));
    const editor = async (): Promise<MjHand> => {
      const hand = one<MjHand>(game, '.entry mj-hand');
      await until(() => hand.shadowRoot && one(hand, '.editor'));
      return hand;
    };
    for (const tile of ['1b', '2b', '3b']) await tap(game, one(await editor(), `[data-tile="${tile}"]`), true);
    game = await reloaded(store(game));
    expect((await editor()).value).to.equal('123b');
    expect((await editor()).currentSituation.seat).to.equal('south');
  });

  it('has the correction of a hand', async () => {
    let game = await phone({ hands: 'Ben 48 from Dan\nwashout' });
    await tap(game, one(game, '[data-row="1"]'), true);
    await tap(game, labelled(game, 'Correct this hand'), true);
    await tap(game, quick(game, '6')!, true);
    game = await reloaded(store(game));
    expect(words(one(game, '.entry .title b'))).to.equal('Correct hand 1');
    await tap(game, one(game, '.ends .done'), true);
    expect(game.value).to.equal('Ben 6 from Dan\nwashout');
  });

  it('has the steps to undo and redo', async () => {
    let game = await phone();
    await enter(game, { winner: BEN, from: CHO, value: 48 });
    await tap(game, one(game, '.washout'));
    await enter(game, { winner: DAN, value: 20, losers: { [ANN]: 4 } });
    game.undo();
    game = await reloaded(store(game));
    expect(game.value).to.equal('Ben 48 from Cho\nwashout');
    expect(game.redo()).to.equal(true);
    expect(game.value).to.equal('Ben 48 from Cho\nwashout\nDan 20; Ann 4');
    expect([game.undo(), game.undo(), game.undo(), game.undo()]).to.deep.equal([true, true, true, false]);
    expect(game.value).to.equal('');
    game = await reloaded(store(game));
    await tap(game, labelled(game, 'Redo'));
    expect(game.value).to.equal('Ben 48 from Cho');
  });

  it('is reported by input and mj-draft, never with a hand that is both entered and being entered', async () => {
    const game = await phone();
    const seen: [string, number, boolean][] = [];
    for (const type of ['input', 'mj-draft'])
      game.ownerDocument.addEventListener(type, () => {
        const { draft, past = [] } = game.session;
        seen.push([type, past.length, draft !== undefined]);
      });
    await tap(game, buttons(game, 'winner')[BEN]!);
    await tap(game, key(game, '8'));
    await tap(game, buttons(game, 'from')[ANN]!);
    await tap(game, one(game, '.ends .done'));
    await tap(game, buttons(game, 'winner')[BEN]!);
    await tap(game, one(game, '.washout'));
    expect(seen).to.deep.equal([
      ['mj-draft', 0, true],
      ['mj-draft', 0, true],
      ['mj-draft', 0, true],
      ['input', 1, false],
      ['mj-draft', 1, true],
      ['input', 2, false],
    ]);
    // Neither does the page hear of its own changes.
    game.session = { game: 'Ann 20' };
    game.value = 'Ann 24';
    await drawn(game);
    expect(seen).to.have.length(6);
  });

  it('keeps the unfinished hand and the sheet when the page sets an invalid text', async () => {
    const game = await phone();
    await tap(game, buttons(game, 'winner')[BEN]!);
    const { draft } = game.session;
    game.value = 'garbage';
    await drawn(game);
    expect(game.error).to.have.property('name', 'GameNotationError');
    expect(game.session.draft).to.deep.equal(draft);
    expect(buttons(game, 'winner')[BEN]!.getAttribute('aria-pressed')).to.equal('true');
    game.value = 'Ann 8';
    await drawn(game);
    expect(game.session).to.deep.equal({ game: 'Ann 8' });
  });

  it('may be set before the form has loaded, even before the element is defined, and again', async () => {
    const session = { game: 'Ben 48 from Cho', draft: { winner: 3 }, past: [{ start: 0, end: 0, hands: '' }] };
    const game = document.createElement('mj-game');
    Object.assign(game, { editable: true, players: PLAYERS.join(', ') });
    // As on an element that is defined later.
    Object.defineProperty(game, 'session', { value: session, configurable: true, writable: true, enumerable: true });
    document.body.append(game);
    await game.updateComplete;
    expect(game.session).to.deep.equal(session);
    await until(() => game.shadowRoot && one(game, '.entry'));
    await drawn(game);
    expect(buttons(game, 'winner')[DAN]!.getAttribute('aria-pressed')).to.equal('true');
    // A page that binds the session writes back what it read: nothing changes.
    const before = one(game, '.winner [aria-pressed="true"]');
    game.session = JSON.parse(JSON.stringify(game.session));
    await drawn(game);
    expect(one(game, '.winner [aria-pressed="true"]') === before).to.equal(true);
    expect(game.undo()).to.equal(true);
    expect(game.value).to.equal('');
    // A new value has no draft and no steps.
    game.value = 'Ann 20';
    await drawn(game);
    expect(game.session).to.deep.equal({ game: 'Ann 20' });
    game.remove();
  });

  it('of any data is harmless', async () => {
    const game = await phone();
    const loop: Record<string, unknown> = {};
    loop.draft = loop;
    for (const session of [
      null,
      7,
      'x',
      [],
      { game: {} },
      { game: 'Ben 48', draft: 'x', past: 7, future: {} },
      { game: 'Ben 48', draft: { winner: 9, values: [{}] }, past: [{}] },
      { game: 'Ben 48', ...loop },
      { game: 'Nobody 48', draft: { winner: 1 } },
    ]) {
      game.session = session as never;
      await drawn(game);
    }
    game.session = { game: 'Ben 48' };
    await drawn(game);
    for (const none of [null, 7, 'x', [], {}, { game: {} }, JSON.stringify({ game: 'Ann 20' })]) {
      game.session = none as never;
      await drawn(game);
    }
    expect(game.session, 'stays').to.deep.equal({ game: 'Ben 48' });
    // A step that cannot be played is refused, with the reason.
    const steps = { past: [{ start: 1, end: 0, hands: 'reseat Ben, Ann, Cho, Dan\nCho 8' }] };
    game.session = { game: 'Ben 48', ...steps };
    await drawn(game);
    expect(game.undo()).to.equal(false);
    await drawn(game);
    expect(words(one(game, '.problem'))).to.match(/^Hand 2: /);
    expect(game.value).to.equal('Ben 48');
  });
});

describe('the form of a hand', () => {
  const inPage = async (setUp: (game: MjGame) => void = () => {}): Promise<MjGame> => {
    const game = document.createElement('mj-game');
    Object.assign(game, { editable: true, players: PLAYERS.join(', ') });
    setUp(game);
    document.body.append(game);
    await until(() => game.shadowRoot && one(game, '.entry'));
    await drawn(game);
    return game;
  };
  afterEach(() => {
    for (const game of document.querySelectorAll('mj-game')) game.remove();
  });

  it('can be filled in by keyboard alone', async () => {
    const game = await inPage();
    one(game, '.winner button').focus();
    await sendKeys({ press: 'Tab' });
    await sendKeys({ press: 'Enter' });
    await drawn(game);
    await sendKeys({ type: '48' });
    await drawn(game);
    expect(words(buttons(game, 'values')[BEN])).to.equal('48');
    buttons(game, 'from')[CHO]!.focus();
    await sendKeys({ press: 'Enter' });
    await drawn(game);
    // On to Ann; 9 instead of 8, corrected.
    expect(isActive(game, ANN)).to.equal(true);
    await sendKeys({ type: '9' });
    await sendKeys({ press: 'Backspace' });
    await sendKeys({ type: '8' });
    await drawn(game);
    await sendKeys({ press: 'ArrowLeft' });
    await drawn(game);
    expect(isActive(game, DAN)).to.equal(true);
    await sendKeys({ type: '16' });
    await drawn(game);
    one(game, '.ends .done').focus();
    await sendKeys({ press: 'Enter' });
    await drawn(game);
    expect(game.value).to.equal('Ben 48 from Cho; Ann 8; Dan 16');
    // And on with the next hand.
    expect(game.shadowRoot!.activeElement).to.equal(one(game, '.winner button'));
    expect(words(one(game, '.entry [aria-live]'))).to.equal(
      'Hand 1: Ben 48 from Cho; Ann 8, Cho 0, Dan 16. Totals: Ann −96, Ben +192, Cho −80, Dan −16. The deal passes: Ben is East, Cho South, Dan West, Ann North.',
    );
  });

  it('shows what a hand paid above keys that never move', async () => {
    const game = await phone({ players: PLAYERS.join(', ') });
    const places = (): number[] =>
      ['.winner', '.values', '.pad', '.ends'].map((row) => Math.round(one(game, row).getBoundingClientRect().top));
    const before = places();
    for (const target of [
      buttons(game, 'winner')[BEN]!,
      buttons(game, 'from')[CHO]!,
      key(game, '4'),
      key(game, '8'),
      buttons(game, 'values')[ANN]!,
      buttons(game, 'values')[BEN]!,
    ]) {
      await tap(game, target);
      expect(places()).to.deep.equal(before);
    }
    await tap(game, one(game, '.ends .done'));
    expect(places()).to.deep.equal(before);
    const outcome = one(game, '.outcome');
    expect(words(outcome)).to.match(
      /^Hand 1: Ben 48 from Cho; Ann 0, Cho 0, Dan 0\. Totals: Ann .*, Ben \+192, .* The deal passes: Ben is East/,
    );
    const { top, bottom } = outcome.getBoundingClientRect();
    expect(top).to.be.at.least(0);
    expect(bottom).to.be.at.most(640);
    expect(outcome.scrollHeight, 'nothing is cut').to.be.at.most(outcome.clientHeight);
    await tap(game, buttons(game, 'winner')[ANN]!);
    expect(places()).to.deep.equal(before);
  });

  it('has keys of its own only in the form', async () => {
    const game = await inPage();
    const press = async (target: HTMLElement, key: string, more: KeyboardEventInit = {}): Promise<boolean> => {
      const event = new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true, ...more });
      const isFree = target.dispatchEvent(event);
      await drawn(game);
      return isFree;
    };
    const [ann, ben] = buttons(game, 'winner') as [HTMLElement, HTMLElement];
    expect(await press(ann, 'Escape'), 'nothing to cancel').to.equal(true);
    ben.click();
    await drawn(game);
    for (const digit of '48') await press(ben, digit);
    expect(await press(ben, '5', { altKey: true })).to.equal(true);
    expect(await press(ben, 'b', { ctrlKey: true })).to.equal(true);
    expect(await press(game, '5')).to.equal(true);
    expect(words(buttons(game, 'values')[BEN])).to.equal('48');
    expect(await press(ben, 'Escape'), 'a new hand is not lost by one key').to.equal(true);
    expect(words(buttons(game, 'values')[BEN])).to.equal('48');
    for (let digit = 0; digit < 2; digit++) await press(ben, 'Backspace');
    // Enter goes from value to value, and enters the hand after the last one.
    buttons(game, 'from')[CHO]!.click();
    await drawn(game);
    const value = (): HTMLElement => one(game, '.values [aria-pressed="true"]');
    await press(value(), '8');
    for (let turn = 0; turn < 3; turn++) expect(await press(value(), 'Enter')).to.equal(false);
    expect(isActive(game, DAN)).to.equal(true);
    expect(game.value).to.equal('');
    await press(value(), 'Enter');
    expect(game.value).to.equal('Ben 8 from Cho');
    expect(game.shadowRoot!.activeElement, 'goes on with the next hand').to.equal(buttons(game, 'winner')[0]);
    // On a page from right to left, the left key goes on.
    game.dir = 'rtl';
    ben.click();
    await drawn(game);
    await press(value(), 'ArrowLeft');
    expect(isActive(game, CHO)).to.equal(true);
  });

  it('says what is missing', async () => {
    const game = await inPage();
    const done = async (): Promise<string> => {
      one(game, '.ends .done').click();
      await drawn(game);
      return words(one(game, '.problem'));
    };
    expect(await done()).to.equal('Choose the winner, or wash-out.');
    buttons(game, 'winner')[BEN]!.click();
    await drawn(game);
    expect(await done()).to.equal('Enter the value of Ben’s hand.');
    key(game, '8').click();
    expect(await done()).to.equal('Choose who discarded the winning tile, or self-draw.');
    buttons(game, 'from')[BEN]!.click();
    expect(await done()).to.equal('');
    expect(game.value).to.equal('Ben 8');
  });

  it('scrolls to what is missing if that is below the edge of the screen', async () => {
    const game = await phone();
    const done = one(game, '.ends .done');
    frame!.style.blockSize = `${done.getBoundingClientRect().bottom + 2}px`;
    await tap(game, done);
    const { top, bottom } = one(game, '.wrong').getBoundingClientRect();
    expect(top).to.be.greaterThan(0);
    expect(bottom).to.be.at.most(frame!.contentWindow!.innerHeight);
  });

  it('asks before it enters a winner with 0 points, by keyboard too', async () => {
    const game = await inPage();
    buttons(game, 'winner')[BEN]!.click();
    buttons(game, 'from')[CHO]!.click();
    await drawn(game);
    buttons(game, 'values')[BEN]!.focus();
    await sendKeys({ type: '0' });
    for (let turn = 0; turn < 4; turn++) {
      await sendKeys({ press: 'Enter' });
      await drawn(game);
    }
    expect(words(one(game, '.problem'))).to.equal(
      'Ben wins with 0 points. If that is right, press “Enter hand” again.',
    );
    expect(game.value).to.equal('');
    one(game, '.ends .done').click();
    await drawn(game);
    expect(game.value).to.equal('Ben 0 from Cho');
  });

  it('fires input and change with the new value, and none of its own fields', async () => {
    const game = await inPage();
    const seen: string[] = [];
    for (const type of ['input', 'change', 'mj-game', 'mj-score'])
      document.addEventListener(type, () => seen.push(`${type} ${game.value}`), { once: type === 'mj-score' });
    one(game, '.washout').click();
    await drawn(game);
    expect(seen).to.deep.equal(['input washout', 'change washout', 'mj-game washout']);
  });

  it('fires no input while somebody types names or chooses the state of a hand', async () => {
    const game = await inPage();
    let heard = 0;
    document.addEventListener('input', () => heard++);
    buttons(game, 'values')[BEN]!.click();
    await drawn(game);
    const state = one<HTMLSelectElement>(game, '.tools select');
    state.value = 'foul';
    for (const type of ['input', 'change'])
      state.dispatchEvent(new Event(type, { bubbles: true, composed: type === 'input' }));
    labelled(game, 'Names').click();
    await drawn(game);
    one(game, '.names input').focus();
    // No letter twice in a row, which WebKit takes for a key that is held down.
    await sendKeys({ type: 'Eva' });
    expect(one<HTMLInputElement>(game, '.names input').value).to.contain('Eva');
    expect(heard).to.equal(0);
    one(game, '.names .done').click();
    expect(heard).to.equal(1);
  });

  it('keeps what was entered when a page writes the value back', async () => {
    const game = await inPage();
    game.addEventListener('input', () => {
      const { value } = game;
      // As a framework would: later, and into the attribute.
      setTimeout(() => game.setAttribute('hands', value));
    });
    one(game, '.washout').click();
    one(game, '.washout').click();
    await drawn(game);
    await until(() => game.getAttribute('hands') === 'washout\nwashout');
    await drawn(game);
    expect(game.value).to.equal('washout\nwashout');
    expect(game.undo()).to.equal(true);
    expect(game.value).to.equal('washout');
    await until(() => game.getAttribute('hands') === 'washout');
    await drawn(game);
    // A new text of the author takes precedence.
    game.hands = 'Ann 20';
    await drawn(game);
    expect(game.value).to.equal('Ann 20');
    expect(game.undo()).to.equal(false);
  });

  it('is reset with its form, disabled with its fieldset, and stored as text', async () => {
    const form = document.createElement('form');
    form.innerHTML =
      '<fieldset><mj-game name="evening" editable players="Ann, Ben, Cho, Dan">Ann 20</mj-game></fieldset>';
    document.body.append(form);
    const game = form.querySelector('mj-game')!;
    await until(() => game.shadowRoot && one(game, '.entry'));
    await drawn(game);
    one(game, '.washout').click();
    await drawn(game);
    expect(new FormData(form).get('evening')).to.equal('Ann 20\nwashout');
    form.reset();
    await drawn(game);
    expect(new FormData(form).get('evening')).to.equal('Ann 20');
    expect(game.undo()).to.equal(true);
    await drawn(game);
    expect(new FormData(form).get('evening')).to.equal('Ann 20\nwashout');
    form.querySelector('fieldset')!.disabled = true;
    await drawn(game);
    expect(all<HTMLButtonElement>(game, '.entry button').every(({ disabled }) => disabled)).to.equal(true);
    expect(new FormData(form).get('evening')).to.equal(null);
    form.querySelector('fieldset')!.disabled = false;
    game.value = 'Ben 8\nwashout';
    await drawn(game);
    expect(new FormData(form).get('evening')).to.equal('Ben 8\nwashout');
    form.remove();
  });

  it('asks for missing names, and writes them into its text', async () => {
    const game = await inPage((one) => (one.players = ''));
    const names = all<HTMLInputElement>(game, '.names input');
    expect(getComputedStyle(one(game, '.names .done')).paddingInline).to.equal('12.8px');
    one(game, '.names .done').click();
    await drawn(game);
    expect(words(one(game, '.problem'))).to.equal('Enter the name of the player in the East seat.');
    expect(game.shadowRoot!.activeElement).to.equal(names[0]);
    for (const [place, name] of ['Ann', 'Ben', 'Ann', 'Dan'].entries()) {
      names[place]!.value = name;
      names[place]!.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
    }
    one(game, '.names .done').click();
    await drawn(game);
    expect(words(one(game, '.problem'))).to.equal('Two players are called “Ann”: give each a different name.');
    names[2]!.value = 'Cho; x';
    names[2]!.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
    one(game, '.names .done').click();
    await drawn(game);
    expect(words(one(game, '.problem'))).to.match(/^“Cho; x” can’t be a player’s name/);
    names[2]!.value = 'Cho';
    names[2]!.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
    one(game, '.names .done').click();
    await drawn(game);
    expect(all(game, '.winner bdi').map(words)).to.deep.equal(PLAYERS);
    one(game, '.washout').click();
    expect(game.value).to.equal('players: Ann, Ben, Cho, Dan\nwashout');
    // Renamed later, with the hands.
    labelled(game, 'Names').click();
    await drawn(game);
    const [first] = all<HTMLInputElement>(game, '.names input');
    first!.value = 'Anna';
    first!.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
    one(game, '.names .done').click();
    await drawn(game);
    expect(game.value).to.equal('players: Anna, Ben, Cho, Dan\nwashout');
  });

  it('draws seats again after a round if the rules say so [S4-GEN-05]', async () => {
    const game = await inPage((one) => {
      one.rules = 'reseat: each-round';
      one.hands = 'Ben 8\nCho 8\nDan 8';
    });
    expect(one(game, '.seating')).to.equal(null);
    buttons(game, 'winner')[ANN]!.click();
    await drawn(game);
    key(game, '8').click();
    await drawn(game);
    buttons(game, 'from')[ANN]!.click();
    await drawn(game);
    one(game, '.ends .done').click();
    await drawn(game);
    const seats = () => all<HTMLSelectElement>(game, '.seating select');
    expect(seats().map(({ value }) => value)).to.deep.equal(['0', '1', '2', '3']);
    seats()[0]!.value = '2';
    seats()[0]!.dispatchEvent(new Event('change', { bubbles: true }));
    await drawn(game);
    // The two have changed places.
    expect(seats().map(({ value }) => value)).to.deep.equal(['2', '1', '0', '3']);
    one(game, '.seating .done').click();
    await drawn(game);
    expect(game.value.split('\n').at(-1)).to.equal('reseat Cho, Ben, Ann, Dan');
    expect(game.game!.next).to.deep.include({ dealer: CHO, round: 'south' });
    expect(one(game, '.seating')).to.equal(null);
  });

  it('says what is typed, and which values are not entered', async () => {
    const game = await inPage();
    const name = (player: number): string | null => buttons(game, 'values')[player]!.getAttribute('aria-label');
    const said = (): string => words(all(game, '.entry [aria-live]')[1]!);
    expect(name(ANN)).to.equal('Ann: not entered');
    expect(said()).to.equal('');
    buttons(game, 'winner')[ANN]!.click();
    await drawn(game);
    for (const [digit, heard] of [
      ['4', 'Ann: 4'],
      ['8', 'Ann: 48'],
    ] as const) {
      key(game, digit).click();
      await drawn(game);
      expect(said()).to.equal(heard);
    }
    expect([ANN, BEN].map(name)).to.deep.equal(['Ann: 48', 'Ben: not entered']);
    buttons(game, 'values')[BEN]!.click();
    await drawn(game);
    expect(said()).to.equal('');
    key(game, '0').click();
    await drawn(game);
    expect(name(BEN)).to.equal('Ben: 0');
  });

  it('keeps the rules of the first hand if they are changed later [S0-LIM-03] [S4-GEN-08]', async () => {
    const game = await inPage();
    const enterBig = async (): Promise<void> => {
      buttons(game, 'winner')[ANN]!.click();
      await drawn(game);
      for (const digit of '900') key(game, digit).click();
      await drawn(game);
      buttons(game, 'from')[ANN]!.click();
      await drawn(game);
      one(game, '.ends .done').click();
      await drawn(game);
    };
    await enterBig();
    expect(game.game!.totals[ANN]).to.equal(3000);
    game.limit = '1000';
    await drawn(game);
    expect(all(game, '[part="message"]').map(words)[0]).to.match(/^The rules were fixed before the first hand/);
    expect(game.game!.totals[ANN]).to.equal(3000);
    await enterBig();
    expect(game.game!.totals[ANN]).to.equal(6000);
    // Without hands, the new rules hold.
    game.undo();
    game.undo();
    await drawn(game);
    expect(all(game, '[part="message"]')).to.have.length(0);
    await enterBig();
    expect(game.game!.totals[ANN]).to.equal(900 * 6);
  });

  it('offers “pays for all” for the discarder only if the rules allow it', async () => {
    const enter = async (game: MjGame): Promise<void> => {
      buttons(game, 'winner')[BEN]!.click();
      await drawn(game);
      for (const digit of '400') key(game, digit).click();
      await drawn(game);
      expect(labelled(game, 'Cho pays for all')).to.equal(undefined);
      buttons(game, 'from')[CHO]!.click();
      await drawn(game);
      buttons(game, 'values')[BEN]!.click();
      await drawn(game);
    };
    // Without pao, and where no hand that it is for is worth the limit.
    for (const profile of ['european', 'dmjl'] as const) {
      const game = await inPage((one) => (one.profile = profile));
      await enter(game);
      expect(labelled(game, 'Cho pays for all'), profile).to.equal(undefined);
    }
    const game = await inPage();
    await enter(game);
    labelled(game, 'Cho pays for all').click();
    await drawn(game);
    // It is still visible while the other values are entered.
    buttons(game, 'values')[ANN]!.click();
    await drawn(game);
    expect(buttons(game, 'values').map(words)).to.deep.equal(['–', '400', '– Pays for all', '–']);
    expect(buttons(game, 'values')[CHO]!.getAttribute('aria-label')).to.equal('Cho: not entered, Pays for all');
    one(game, '.ends .done').click();
    await drawn(game);
    expect(words(one(game, '.outcome'))).to.contain('Ben 400 from Cho; Cho pays for all; Ann 0');
    expect(game.value).to.equal('Ben 400 pao from Cho');
    expect(game.game!.totals).to.deep.equal([0, 1600, -1600, 0]);
  });

  const selects = (game: MjGame): HTMLSelectElement[] => all(game, '.tools select');
  const pick = async (game: MjGame, label: string, value: string): Promise<void> => {
    const select = selects(game).find((each) => each.getAttribute('aria-label') === label)!;
    select.value = value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
    await drawn(game);
  };
  const press = async (game: MjGame, target: HTMLElement): Promise<void> => {
    target.click();
    await drawn(game);
  };

  it('records a false win and its fine, in a hand that somebody wins and in a wash-out', async () => {
    const game = await inPage((one) => (one.rules = 'false-win: 300 to each; two-discards: 50'));
    await press(game, buttons(game, 'values')[DAN]!);
    await until(() => selects(game).length === 2);
    expect([...selects(game)[1]!.options].map(words)).to.deep.equal([
      'no fine',
      'two discards: 50 points',
      'false win: 300 points to each',
    ]);
    await pick(game, 'Fine for Dan', 'incomplete-win');
    expect(words(buttons(game, 'values')[DAN]), 'marked at the value').to.equal('– fine');
    await press(game, labelled(game, 'Wash-out'));
    expect(game.value).to.equal('washout; Dan incomplete-win');
    expect(words(one(game, '.entry [aria-live]'))).to.contain('Dan: false win: 300 points to each');
    expect(game.game!.totals).to.deep.equal([300, 300, 300, -900]);

    await press(game, buttons(game, 'winner')[BEN]!);
    for (const digit of '48') await press(game, key(game, digit));
    await press(game, buttons(game, 'from')[CHO]!);
    await press(game, buttons(game, 'values')[CHO]!);
    await pick(game, 'Fine for Cho', 'two-discards');
    await press(game, buttons(game, 'values')[BEN]!);
    expect(
      selects(game).map(({ value }) => value),
      'the winner has not been fined',
    ).to.deep.equal(['']);
    await press(game, one(game, '.ends .done'));
    expect(game.value.split('\n')[1]).to.equal('Ben 48 from Cho; Cho two-discards');
    const [, row] = game.game!.rows;
    expect(row!.settlement.payments.at(-1)).to.deep.include({ reason: 'fine', amount: 50 });
    // A correction has the fine, and can take it back.
    await press(game, one(game, '[data-row="2"]'));
    await press(
      game,
      all(game, '.actions button').find((each) => words(each) === 'Correct this hand')!,
    );
    await press(game, buttons(game, 'values')[CHO]!);
    expect(selects(game)[1]!.value).to.equal('two-discards');
    await pick(game, 'Fine for Cho', '');
    await press(game, one(game, '.ends .done'));
    expect(game.value.split('\n')[1]).to.equal('Ben 48 from Cho');
  });

  it('has no fines under rules without any', async () => {
    const game = await inPage();
    await press(game, buttons(game, 'values')[DAN]!);
    expect(selects(game)).to.have.length(1);
  });

  it('asks who is liable for a claimed tile under pao-by: claim, self-drawn or not', async () => {
    const game = await inPage((one) => (one.rules = 'pao-by: claim'));
    await press(game, buttons(game, 'winner')[BEN]!);
    for (const digit of '400') await press(game, key(game, digit));
    expect([...selects(game)[0]!.options].map(words)).to.deep.equal([
      'Pays for all: nobody',
      'Pays for all: Ann',
      'Pays for all: Cho',
      'Pays for all: Dan',
    ]);
    await pick(game, 'Pays for all', '3');
    await press(game, buttons(game, 'from')[BEN]!);
    await press(game, one(game, '.ends .done'));
    expect(game.value).to.equal('Ben 400 liable Dan');
    expect(game.game!.totals).to.deep.equal([0, 1600, 0, -1600]);
  });

  it('keeps its keys in place when a fine is chosen on a phone', async () => {
    const game = await phone({ players: PLAYERS.join(', '), rules: 'false-win: 300 to each' }, 560);
    const top = (): number => Math.round(one(game, '.pad').getBoundingClientRect().top);
    const before = top();
    await tap(game, buttons(game, 'values')[DAN]!);
    await until(() => selects(game).length === 2);
    await drawn(game);
    expect(top()).to.equal(before);
    await pick(game, 'Fine for Dan', 'incomplete-win');
    expect(top()).to.equal(before);
    expect(one(game, '.ends .done').getBoundingClientRect().bottom).to.be.at.most(560);
  });

  it('says that a correction changed nothing, and marks nothing', async () => {
    const game = await inPage((one) => (one.textContent = 'Ben 48 from Cho; Ann 8'));
    await press(game, one(game, '[data-row="1"]'));
    await press(game, labelled(game, 'Correct this hand'));
    await press(game, one(game, '.ends .done'));
    expect(words(one(game, '.entry [aria-live]'))).to.equal('Hand 1: nothing changed.');
    expect(one(game, '.hand.changed')).to.equal(null);
  });

  it('returns to the form after tiles, and has no key that does nothing meanwhile', async () => {
    const game = await phone({ players: PLAYERS.join(', ') }, 560);
    game.style.marginBlockEnd = '3000px';
    await tap(game, buttons(game, 'winner')[BEN]!);
    const erase = (): string => getComputedStyle(one(game, '.erase')).visibility;
    expect(erase()).to.equal('visible');
    await tap(game, all(game, '.tools button').at(-1)!);
    await until(() => game.shadowRoot!.querySelector('.entry mj-hand')?.shadowRoot?.querySelector('.picker'));
    expect(erase()).to.equal('hidden');
    const next = all(game, '.ends button')[1]!;
    window.scrollTo(0, 800);
    await tap(game, next);
    await until(() => one(game, '.title').getBoundingClientRect().top >= 0);
    expect(erase()).to.equal('visible');
    window.scrollTo(0, 0);
  });

  it('has room for a state and a fine at 320 pixels, in German too', async () => {
    const game = await inPage((one) => {
      one.style.cssText = 'display: block; inline-size: 296px';
      one.lang = 'de';
      one.rules = 'false-win: 300 to each; pao-by: claim';
    });
    for (const player of [BEN, DAN]) {
      await press(game, buttons(game, 'winner')[BEN]!);
      await press(game, buttons(game, 'values')[player]!);
      await until(() => selects(game).length === 2);
      const row = one(game, '.tools').getBoundingClientRect();
      for (const control of all(game, '.tools button, .tools select')) {
        const { left, right, width, height } = control.getBoundingClientRect();
        const label = control.getAttribute('aria-label') ?? words(control);
        expect(left, label).to.be.at.least(row.left);
        expect(right, label).to.be.at.most(row.right + 0.5);
        expect(Math.min(width, height), label).to.be.at.least(44);
      }
    }
  });

  it('writes the east wind in Simplified Chinese as the sheet does', async () => {
    const game = await inPage((one) => (one.lang = 'zh-Hans'));
    expect(words(one(game, '.winner .wind'))).to.equal('东');
    expect(words(one(game, '.seat.east .wind'))).to.equal('东');
    game.lang = 'zh-Hant';
    await drawn(game);
    // As on the tile.
    await until(() => one(game, '.winner .wind path'));
  });

  it('begins with names that a page suggests, and keeps those that are being typed', async () => {
    const game = await inPage((one) => {
      one.players = '';
      one.session = { game: '', names: ['Ann', 'Ben', 'Cho', 'Dan'] };
    });
    const fields = (): HTMLInputElement[] => all<HTMLInputElement>(game, '.names input');
    expect(fields().map(({ value }) => value)).to.deep.equal(PLAYERS);
    fields()[0]!.value = 'Eva';
    fields()[0]!.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
    expect(game.session).to.deep.equal({ game: '', names: ['Eva', 'Ben', 'Cho', 'Dan'] });
    for (const names of [7, [{}, null, 'x'.repeat(90)]] as never[]) {
      game.session = { game: '', names };
      await drawn(game);
    }
    expect(fields()[2]!.value).to.equal('x'.repeat(40));
    game.session = { game: '', names: PLAYERS };
    await drawn(game);
    one(game, '.names .done').click();
    await drawn(game);
    expect(game.session).to.have.keys('game', 'past');
    expect(game.value).to.equal('players: Ann, Ben, Cho, Dan');
  });

  it('speaks Chinese', async () => {
    const game = await inPage((one) => (one.lang = 'zh-Hant'));
    expect(all(game, '.label').map(words)).to.deep.equal(['和牌', '放銃', '點數']);
    one(game, '.ends .done').click();
    await drawn(game);
    expect(words(one(game, '.problem'))).to.equal('請選和牌的人，或流局。');
  });

  it('takes changes of its attributes in the middle of an entry', async () => {
    const game = await inPage();
    buttons(game, 'winner')[BEN]!.click();
    await drawn(game);
    key(game, '4').click();
    await drawn(game);
    game.players = 'Eva, Fay, Gil, Hal';
    game.lang = 'zh-Hant';
    game.profile = 'european';
    await drawn(game);
    expect(all(game, '.winner bdi').map(words)).to.deep.equal(['Eva', 'Fay', 'Gil', 'Hal']);
    game.editable = false;
    await drawn(game);
    expect(one(game, '.entry')).to.equal(null);
    game.editable = true;
    await drawn(game);
    quick(game, '48')!.click();
    await drawn(game);
    buttons(game, 'from')[ANN]!.click();
    await drawn(game);
    one(game, '.ends .done').click();
    await drawn(game);
    expect(game.value).to.equal('Fay 48 from Eva');
  });
});
