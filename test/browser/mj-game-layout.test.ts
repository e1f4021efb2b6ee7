/** The form of a hand on a small screen: how many taps it takes, what is in view, what stays in its place. */
import { expect } from '@open-wc/testing';
import '../../src/mj-game.js';
import '../../src/lang/de.js';
import '../../src/lang/zh-Hans.js';
import '../../src/lang/zh-Hant.js';
import {
  ANN,
  BEN,
  button,
  CHO,
  choose,
  DAN,
  done,
  drawn,
  enter,
  from,
  inPage,
  keys,
  phone,
  places,
  press,
  problem,
  quick,
  reach,
  resize,
  selects,
  set,
  tap,
  tapsOf,
  tileEditor,
  tiles,
  valueOf,
  winner,
  type Entered,
} from './game-form.js';
import { all, control, failOnUncaughtErrors, one, until, words } from './helpers.js';

failOnUncaughtErrors();

describe('on a phone with the bars of its browser', () => {
  /** 360 by 560 pixels without the header of a page. */
  const HEIGHT = 560 - 44;

  it('keeps an evening of sixteen hands with a median of six taps or fewer, and never scrolls', async () => {
    const game = await phone({ profile: 'british' }, HEIGHT);
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
      counts.push(await tapsOf(() => enter(game, hand)));
      expect(game.ownerDocument.scrollingElement!.scrollTop).to.equal(0);
    }
    expect(game.game!.rows).to.have.length(16);
    counts.sort((one, other) => one - other);
    expect((counts[7]! + counts[8]!) / 2, counts.join(' ')).to.be.at.most(6);
    expect(game.game!.totals.reduce((sum, total) => sum + total)).to.equal(0);
  }).timeout(60_000);

  it('takes a hand by tiles with two claimed sets in sixteen taps', async () => {
    const game = await phone({}, HEIGHT);
    const count = await tapsOf(async () => {
      await tap(game, winner(BEN), 'Enter tiles');
      const hand = await tileEditor(game);
      const mode = (name: string) => (): HTMLElement => control(hand, name);
      await reach(game, mode('Pung'), ...tiles(hand, 'R', '3d'));
      await reach(game, mode('Tile'), ...tiles(hand, '1b', '2b', '3b', '5c', '6c', '9c', '9c', '7c'));
      await reach(game, from(DAN), done);
    });
    expect(problem(game)).to.equal('');
    expect(game.value).to.contain('+7c from Dan');
    expect(count).to.be.at.most(16);
  });

  it('has everything that a hand needs in view, and the last row where the screen is smaller', async () => {
    const game = await phone({}, HEIGHT);
    const bottom = (): number => done(game).getBoundingClientRect().bottom;
    expect(bottom()).to.be.at.most(HEIGHT);
    await resize(game, 360);
    expect(bottom()).to.be.at.most(360);
  });

  it('marks the row in which something is missing before the button is pressed, and answers odd and large values', async () => {
    const game = await phone({ profile: 'british', limit: '1000' }, HEIGHT);
    const labels = (): string[] => all(game, '.rows .label').map(words);
    const before = places(game);
    expect(labels()).to.deep.equal(['Winner', 'Discarded by', 'Values']);
    await tap(game, winner(BEN));
    expect(labels()).to.deep.equal(['Winner', 'Discarded by: still missing', 'Values: still missing']);
    await tap(game, ...keys('25'));
    // More digits may follow.
    expect(labels()).to.deep.equal(['Winner', 'Discarded by: still missing', 'Values']);
    await tap(game, 'Next');
    expect(labels()).to.deep.equal(['Winner', 'Discarded by: still missing', 'Values: 25 is odd: 24 or 26?']);
    expect(done(game).matches('.main')).to.equal(false);
    await tap(game, done);
    expect(one(game, '.rows .label.wrong').id).to.equal('from');
    expect(places(game)).to.deep.equal(before);
    await tap(game, from(CHO));
    expect(all(game, '.wrong')).to.deep.equal([]);
    expect(done(game).matches('.main')).to.equal(true);
    await tap(game, valueOf(BEN));
    for (const digit of keys('44444')) {
      await tap(game, digit);
      // The quick keys show no more than fits.
      for (const each of all(game, '[part="key"][aria-label]'))
        expect(each.scrollWidth).to.be.at.most(each.clientWidth);
    }
    expect(labels()[2]).to.equal('Values: 44,444: counts as the limit, 1,000');
    expect(places(game)).to.deep.equal(before);
    await tap(game, done);
    expect(game.game!.rows[0]!.changes[BEN]).to.equal(4000);
  });

  it('asks about a value that is odd or too low only once it has all its digits, and enters it if it is right', async () => {
    const game = await phone({ profile: 'british' }, HEIGHT);
    const notes = (): string[] => all(game, '#values .said-here').map(words);
    const before = places(game);
    await tap(game, winner(BEN), from(CHO));
    for (const [digits, question] of [
      ['33', '33 is odd: 32 or 34?'],
      ['16', '16: a win is worth at least 20.'],
    ] as const) {
      await tap(game, valueOf(BEN), ...keys(digits));
      expect(notes()).to.deep.equal([]);
      await tap(game, done);
      expect(problem(game)).to.equal(`${question} If that is right, press “Enter hand” again.`);
      expect(problem(game)).to.contain(notes()[0]);
      expect(game.value).to.equal('');
      expect(places(game)).to.deep.equal(before);
    }
    await tap(game, done);
    expect(game.value).to.equal('Ben 16 from Cho');
    // A loser may have less, and what has been shown once is not asked again.
    await tap(game, winner(BEN), ...keys('33'), 'Next');
    expect(notes()).to.deep.equal(['33 is odd: 32 or 34?']);
    await tap(game, quick('2'), from(CHO), done);
    expect(game.value).to.equal('Ben 16 from Cho\nBen 33 from Cho; Ann 2');
  });

  it('says of a value over the limit that it is odd, too', async () => {
    const game = await phone({ profile: 'british', limit: '300' }, HEIGHT);
    const note = (): string => words(one(game, '#values .said-here'));
    await tap(game, winner(BEN), ...keys('333'));
    expect(note()).to.equal('333: counts as the limit, 300');
    await tap(game, 'Next');
    expect(note()).to.equal('333 is odd: 332 or 334? · 333: counts as the limit, 300');
    // Six digits fit.
    await tap(game, valueOf(BEN), ...keys('8888888'));
    const value = one(game, '.values .won');
    expect(words(value)).to.equal('888888');
    expect(value.scrollWidth).to.be.at.most(value.clientWidth);
  });

  it('keeps the button between tiles and numbers in place, whatever is chosen', async () => {
    const game = await phone({}, HEIGHT);
    const right = (): number => Math.round(button(game, 'Enter tiles')!.getBoundingClientRect().right);
    await tap(game, winner(BEN));
    const before = right();
    await tap(game, from(CHO));
    expect(button(game, 'Cho pays for all') === undefined).to.equal(false);
    expect(right()).to.equal(before);
    await tap(game, valueOf(ANN));
    expect(right()).to.equal(before);
  });

  it('shows the tiles to choose from, says how many are missing, and keeps the way back to a number', async () => {
    const game = await phone({}, HEIGHT);
    const inView = (target: Element): boolean => {
      const { top, bottom } = target.getBoundingClientRect();
      return top >= 0 && bottom <= one(game, '.ends').getBoundingClientRect().top;
    };
    await tap(game, winner(BEN), from(CHO), 'Enter tiles');
    const hand = await tileEditor(game);
    await until(() => one(hand, '[data-tile="9d"]'));
    await drawn(game);
    expect(inView(one(hand, '[data-tile="1b"]'))).to.equal(true);
    expect(inView(button(game, 'Enter a number')!)).to.equal(true);
    await reach(game, ...tiles(hand, '1b', '2b', '3b'));
    expect(done(game).matches('.main')).to.equal(false);
    await tap(game, done);
    expect(problem(game)).to.equal('Ben needs 11 more tiles, or enter a number.');
    expect(words(one(game, '#values'))).to.contain('Ben needs 11 more tiles');
    await reach(game, 'Enter a number');
    expect(inView(one(game, '[part="entry"] [tabindex="-1"]'))).to.equal(true);
    const [pad, ends] = ['.pad', '.ends'].map((part) => one(game, part).getBoundingClientRect());
    expect(pad!.bottom).to.be.at.most(ends!.top);
  });

  it('names the round of the hand, in no more room', async () => {
    const game = await phone({ hands: 'Ben 48 from Cho\nCho 20\nDan 20\nAnn 20' }, HEIGHT);
    const title = one(game, '[part="entry"] [tabindex="-1"]');
    expect(words(title.querySelector('b'))).to.equal('Hand 5 · South round');
    expect(Math.round(title.getBoundingClientRect().height)).to.equal(44);
  });
});

describe('the form of a hand', () => {
  it('shows what a hand paid above keys that never move', async () => {
    const game = await phone();
    const before = places(game);
    for (const target of [winner(BEN), from(CHO), ...keys('48'), valueOf(ANN), valueOf(BEN), done]) {
      await tap(game, target);
      expect(places(game)).to.deep.equal(before);
    }
    const outcome = one(game, '.outcome');
    expect(words(outcome)).to.match(
      /^Hand 1: Ben 48 from Cho; Ann 0, Cho 0, Dan 0\. Totals: Ann .*, Ben \+192, .* The deal passes: Ben is East/,
    );
    const { top, bottom } = outcome.getBoundingClientRect();
    expect(top).to.be.at.least(0);
    expect(bottom).to.be.at.most(640);
    expect(outcome.scrollHeight, 'nothing is cut').to.be.at.most(outcome.clientHeight);
    await tap(game, winner(ANN));
    expect(places(game)).to.deep.equal(before);
  });

  it('scrolls to what is missing if that is below the edge of the screen', async () => {
    const game = await phone();
    await resize(game, done(game).getBoundingClientRect().bottom + 2);
    await tap(game, done);
    const { top, bottom } = one(game, '.wrong').getBoundingClientRect();
    expect(top).to.be.greaterThan(0);
    expect(bottom).to.be.at.most(game.ownerDocument.defaultView!.innerHeight);
  });

  it('keeps its keys in place when a fine is chosen on a phone', async () => {
    const game = await phone({ rules: 'false-win: 300 to each' }, 560);
    const top = (): number => Math.round(one(game, '.pad').getBoundingClientRect().top);
    const before = top();
    await tap(game, valueOf(DAN));
    await until(() => selects(game).length === 2);
    await drawn(game);
    expect(top()).to.equal(before);
    await choose(game, 'Fine for Dan', 'incomplete-win');
    expect(top()).to.equal(before);
    expect(done(game).getBoundingClientRect().bottom).to.be.at.most(560);
  });

  it('returns to the form after tiles, and has no key that does nothing meanwhile', async () => {
    const game = await phone({}, 560);
    game.style.marginBlockEnd = '3000px';
    await tap(game, winner(BEN));
    const erase = (): string => getComputedStyle(one(game, '.erase')).visibility;
    expect(erase()).to.equal('visible');
    await tap(game, 'Enter tiles');
    await until(() => one(game, '[part="entry"] mj-hand')?.shadowRoot?.querySelector('[part="picker"]'));
    expect(erase()).to.equal('hidden');
    window.scrollTo(0, 800);
    await tap(game, 'Next');
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
      await press(game, winner(BEN), valueOf(player));
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
    expect(words(one(game, '[aria-labelledby="winner"] .wind'))).to.equal('东');
    expect(words(one(game, '.seat.east .wind'))).to.equal('东');
    await set(game, { lang: 'zh-Hant' });
    // As on the tile.
    await until(() => one(game, '[aria-labelledby="winner"] .wind path'));
  });
});
