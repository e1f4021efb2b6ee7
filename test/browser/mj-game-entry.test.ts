/** Keeping the score of a game: an evening by touch on a phone, and the form of a hand by pointer and by keyboard. */
import { expect } from '@open-wc/testing';
import '../../src/mj-game.js';
import '../../src/lang/zh-Hant.js';
import type { MjGame } from '../../src/mj-game.js';
import {
  ANN,
  BEN,
  buttons,
  button,
  CHO,
  choose,
  DAN,
  done,
  drawn,
  enter,
  fill,
  formOf,
  from,
  inPage,
  isActive,
  key,
  keyboard,
  keys,
  nameFields,
  phone,
  PLAYERS,
  press,
  problem,
  quick,
  reach,
  row,
  said,
  selects,
  set,
  startNames,
  tap,
  tapsOf,
  tileEditor,
  tiles,
  title,
  valueOf,
  values,
  washout,
  winner,
  type Entered,
} from './game-form.js';
import { all, failOnUncaughtErrors, one, until, words } from './helpers.js';

failOnUncaughtErrors();

describe('an evening', () => {
  it('is kept by touch on a phone: sixteen deals with wash-outs, a foul hand, a limit hand by tiles, and a correction', async () => {
    const game = await phone();
    const lastRow = (): number[] => game.game!.rows.at(-1)!.changes;
    const pays = async (hand: Entered | 'washout', changes: number[]): Promise<void> => {
      await enter(game, hand);
      expect(lastRow(), JSON.stringify(hand)).to.deep.equal(changes);
    };

    // The east round; Ann deals. 48 from everyone, twice from East. Then 8, 0 and 16 settle their differences.
    const first = { winner: BEN, from: CHO, value: 48, losers: { [ANN]: 8, [DAN]: 16 } };
    const count = await tapsOf(() => pays(first, [-96 - 16 + 16, 96 + 48 + 48, -48 - 16 - 16, -48 + 16 + 16]));
    expect(count).to.be.at.most(12);
    // Ben deals, and stays.
    await pays('washout', [0, 0, 0, 0]);
    // Here 24 is entered where it should have been 42.
    await pays({ winner: CHO, from: ANN, value: 24 }, [-24, -48, 96, -24]);
    // Cho deals, wins, and stays.
    await pays({ winner: CHO, value: 32 }, [-64, -64, 192, -64]);
    // Ben pays Ann the difference of 4, Cho, who is East, pays it twice.
    await pays({ winner: DAN, from: CHO, value: 20, losers: { [ANN]: 4 } }, [-20 + 4 + 8, -20 - 4, -40 - 8, 80]);
    // Dan deals. Ben’s hand is foul: worth nothing, it pays Cho 8 and East twice 2. Dan pays Cho twice the 6 between them.
    const foul = { winner: ANN, from: DAN, value: 64, losers: { [CHO]: 8, [DAN]: 2 }, foul: BEN };
    await pays(foul, [256, -64 - 8 - 4, -64 + 8 + 12, -128 + 4 - 12]);

    // The south round; Ann deals. Ben shows thirteen orphans, the limit of 500, and Ann pays it twice.
    await tap(game, winner(BEN), 'Enter tiles');
    const hand = await tileEditor(game);
    await reach(game, ...tiles(hand, '1b', '9b', '1c', '9c', '1d', '9d', 'E', 'S', 'W', 'N', 'R', 'G', 'B', 'E'));
    // The tile that came last, a second east wind, wins.
    if (!hand.tiles!.winningTile) {
      const isEast = (each: HTMLElement): boolean => /east wind/i.test(each.getAttribute('aria-label') ?? '');
      await reach(
        game,
        all(hand, '[part="editor"] button').find((each) => isEast(each) && !each.dataset.tile)!,
      );
      await reach(
        game,
        all(hand, 'button').find((each) => words(each) === 'Winning tile')!,
      );
    }
    await reach(game, from(ANN));
    expect(values(game)[BEN]).to.equal('500');
    await reach(game, done);
    expect(problem(game)).to.equal('');
    expect(lastRow()).to.deep.equal([-1000, 2000, -500, -500]);
    game.ownerDocument.scrollingElement!.scrollTop = 0;
    // Ben deals.
    await pays({ winner: ANN, from: DAN, value: 20 }, [80, -40, -20, -20]);
    // Cho deals, and stays.
    await pays('washout', [0, 0, 0, 0]);
    await pays({ winner: BEN, value: 30 }, [-30, 120, -60, -30]);
    // Dan deals, wins, and stays.
    await pays({ winner: DAN, from: ANN, value: 26 }, [-52, -52, -52, 156]);
    await pays({ winner: CHO, from: DAN, value: 40 }, [-40, -40, 160, -80]);

    // The west round.
    expect(words(one(game, '[part="where"]'))).to.equal('West round, deal 1 of 4 Hand 13: Ann deals');
    await pays({ winner: DAN, value: 22 }, [-44, -22, -22, 88]);
    await pays({ winner: CHO, from: BEN, value: 28 }, [-28, -56, 112, -28]);
    await pays({ winner: ANN, from: CHO, value: 36 }, [144, -36, -72, -36]);
    await pays({ winner: BEN, from: DAN, value: 24 }, [-24, 96, -24, -48]);

    // The north round.
    await pays({ winner: CHO, from: ANN, value: 20 }, [-40, -20, 80, -20]);
    await pays({ winner: DAN, from: CHO, value: 50 }, [-50, -100, -50, 200]);
    await pays('washout', [0, 0, 0, 0]);
    await pays({ winner: ANN, value: 22 }, [88, -22, -44, -22]);
    expect(game.game!.over).to.equal(false);
    expect(words(one(game, '[part="heading"]'))).to.contain('Last deal');
    await pays({ winner: BEN, from: DAN, value: 100 }, [-100, 400, -100, -200]);

    expect(game.game!.over).to.equal(true);
    expect(game.game!.rows).to.have.length(21);
    expect(game.game!.totals).to.deep.equal([-1032, 2208, -476, -700]);
    expect(title(game)).to.equal('The game is over.');

    // Hand 3: Cho’s 42 is worth 168, 42 of it from Ann, 84 from Ben, who was East, and 42 from Dan.
    await reach(game, row(3), 'Correct this hand');
    expect(title(game)).to.equal('Correct hand 3');
    await reach(game, valueOf(CHO), key('4'), quick('42'), done);
    expect(game.game!.rows[2]!.changes).to.deep.equal([-42, -84, 168, -42]);
    expect(game.game!.totals).to.deep.equal([-1050, 2172, -404, -718]);
    expect(said(game)).to.match(/^Hand 3 corrected\. Now: Cho 42.*\. Before: Cho /);
    expect(row(3)(game).closest('[part~="changed"]'), 'the row is marked').not.to.equal(null);

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
    const { FormData } = game.ownerDocument.defaultView!;
    expect(new FormData(game.closest('form')!).get('game')).to.equal(game.value);
  }).timeout(120_000);

  it('needs at most twelve taps and no scrolling for a hand with four numbers', async () => {
    const game = await phone();
    const hands: Entered[] = [
      { winner: BEN, from: CHO, value: 128, losers: { [ANN]: 26, [CHO]: 14, [DAN]: 38 } },
      { winner: ANN, value: 500, losers: { [BEN]: 10, [CHO]: 12, [DAN]: 16 } },
      { winner: DAN, from: ANN, value: 24, losers: { [BEN]: 4, [CHO]: 8, [ANN]: 100 } },
    ];
    for (const hand of hands) {
      expect(await tapsOf(() => enter(game, hand))).to.be.at.most(12);
      expect(game.ownerDocument.scrollingElement!.scrollTop).to.equal(0);
    }
    expect(game.value).to.equal(
      'Ben 128 from Cho; Ann 26; Cho 14; Dan 38\nAnn 500; Ben 10; Cho 12; Dan 16\nDan 24 from Ann; Ann 100; Ben 4; Cho 8',
    );
  });
});

describe('the form of a hand', () => {
  it('can be filled in by keyboard alone', async () => {
    const game = await inPage();
    buttons(game, 'winner')[0]!.focus();
    await keyboard(game, { press: 'Tab' }, { press: 'Enter' }, { type: '48' });
    expect(values(game)[BEN]).to.equal('48');
    from(CHO)(game).focus();
    await keyboard(game, { press: 'Enter' });
    // On to Ann; 9 instead of 8, corrected.
    expect(isActive(game, ANN)).to.equal(true);
    await keyboard(game, { type: '9' }, { press: 'Backspace' }, { type: '8' }, { press: 'ArrowLeft' });
    expect(isActive(game, DAN)).to.equal(true);
    await keyboard(game, { type: '16' });
    done(game).focus();
    await keyboard(game, { press: 'Enter' });
    expect(game.value).to.equal('Ben 48 from Cho; Ann 8; Dan 16');
    // And on with the next hand.
    expect(game.shadowRoot!.activeElement).to.equal(buttons(game, 'winner')[0]);
    expect(said(game)).to.equal(
      'Hand 1: Ben 48 from Cho; Ann 8, Cho 0, Dan 16. Totals: Ann −96, Ben +192, Cho −80, Dan −16. The deal passes: Ben is East, Cho South, Dan West, Ann North.',
    );
  });

  it('has keys of its own only in the form', async () => {
    const game = await inPage();
    /** Whether a key is left to the page. */
    const isFree = async (target: HTMLElement, key: string, more: KeyboardEventInit = {}): Promise<boolean> => {
      const event = new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true, ...more });
      const isLeft = target.dispatchEvent(event);
      await drawn(game);
      return isLeft;
    };
    const [ann, ben] = buttons(game, 'winner') as [HTMLElement, HTMLElement];
    expect(await isFree(ann, 'Escape'), 'nothing to cancel').to.equal(true);
    await press(game, ben);
    for (const digit of '48') await isFree(ben, digit);
    expect(await isFree(ben, '5', { altKey: true })).to.equal(true);
    expect(await isFree(ben, 'b', { ctrlKey: true })).to.equal(true);
    expect(await isFree(game, '5')).to.equal(true);
    expect(values(game)[BEN]).to.equal('48');
    expect(await isFree(ben, 'Escape'), 'a new hand is not lost by one key').to.equal(true);
    expect(values(game)[BEN]).to.equal('48');
    for (let digit = 0; digit < 2; digit++) await isFree(ben, 'Backspace');
    // Enter goes from value to value, and enters the hand after the last one.
    await press(game, from(CHO));
    const active = (): HTMLElement => one(game, '[aria-labelledby="values"] [aria-pressed="true"]');
    await isFree(active(), '8');
    for (let turn = 0; turn < 3; turn++) expect(await isFree(active(), 'Enter')).to.equal(false);
    expect(isActive(game, DAN)).to.equal(true);
    expect(game.value).to.equal('');
    await isFree(active(), 'Enter');
    expect(game.value).to.equal('Ben 8 from Cho');
    expect(game.shadowRoot!.activeElement, 'goes on with the next hand').to.equal(ann);
    // On a page from right to left, the left key goes on.
    game.dir = 'rtl';
    await press(game, ben);
    await isFree(active(), 'ArrowLeft');
    expect(isActive(game, CHO)).to.equal(true);
  });

  it('says what is missing', async () => {
    const game = await inPage();
    for (const [target, missing] of [
      [done, 'Choose the winner, or wash-out.'],
      [winner(BEN), 'Enter the value of Ben’s hand.'],
      [key('8'), 'Choose who discarded the winning tile, or self-draw.'],
      [from(BEN), ''],
    ] as const) {
      await press(game, target, done);
      expect(problem(game)).to.equal(missing);
    }
    expect(game.value).to.equal('Ben 8');
  });

  it('asks before it enters a winner with 0 points, by keyboard too', async () => {
    const game = await inPage();
    await press(game, winner(BEN), from(CHO));
    valueOf(BEN)(game).focus();
    const enterKey = { press: 'Enter' };
    await keyboard(game, { type: '0' }, enterKey, enterKey, enterKey, enterKey);
    expect(problem(game)).to.equal('Ben wins with 0 points. If that is right, press “Enter hand” again.');
    expect(game.value).to.equal('');
    await press(game, done);
    expect(game.value).to.equal('Ben 0 from Cho');
  });

  it('says who stays East after a wash-out, and how a hand was won', async () => {
    const game = await phone({ profile: 'british' });
    await tap(game, washout);
    expect(said(game)).to.match(/^Hand 1: Wash-out\. Totals: .* Ann stays East\.$/);
    await enter(game, { winner: BEN, value: 52 });
    expect(said(game)).to.match(/^Hand 2: Ben 52 self-drawn; Ann 0, Cho 0, Dan 0\. Totals: /);
  });

  it('shows totals and the dealer on the buttons of the winner', async () => {
    const game = await phone({ hands: 'Ben 48 from Cho; Ann 8; Dan 16' });
    expect(buttons(game, 'winner').map(words)).to.deep.equal(['Ann −96', 'Ben +192', 'Cho −80', 'Dan −16']);
    const dealers = buttons(game, 'winner').map((each) => each.querySelectorAll('svg').length);
    expect(dealers).to.deep.equal([0, 1, 0, 0]);
    expect(winner(BEN)(game).getAttribute('aria-description')).to.equal('East, Total +192');
  });

  it('explains dead hands where they are chosen', async () => {
    const game = await phone();
    await tap(game, valueOf(ANN));
    expect([...selects(game)[0]!.options].map(words)).to.deep.equal([
      'in play',
      'foul hand: a wrong claim or win; pays, never collects',
      'long hand: too many tiles; pays, never collects',
      'short hand: too few tiles; pays, never collects',
    ]);
  });

  it('fires input and change with the new value, and none of its own fields', async () => {
    const game = await inPage();
    const seen: string[] = [];
    for (const type of ['input', 'change', 'mj-game', 'mj-score'])
      document.addEventListener(type, () => seen.push(`${type} ${game.value}`), { once: type === 'mj-score' });
    await press(game, washout);
    expect(seen).to.deep.equal(['input washout', 'change washout', 'mj-game washout']);
  });

  it('fires no input while somebody types names or chooses the state of a hand', async () => {
    const game = await inPage();
    let heard = 0;
    document.addEventListener('input', () => heard++);
    await press(game, valueOf(BEN));
    const [state] = selects(game);
    state!.value = 'foul';
    for (const type of ['input', 'change'])
      state!.dispatchEvent(new Event(type, { bubbles: true, composed: type === 'input' }));
    await press(game, 'Names');
    nameFields(game)[0]!.focus();
    // No letter twice in a row, which WebKit takes for a key that is held down.
    await keyboard(game, { type: 'Eva' });
    expect(nameFields(game)[0]!.value).to.contain('Eva');
    expect(heard).to.equal(0);
    await press(game, startNames);
    expect(heard).to.equal(1);
  });

  it('keeps what was entered when a page writes the value back', async () => {
    const game = await inPage();
    game.addEventListener('input', () => {
      const { value } = game;
      // As a framework would: later, and into the attribute.
      setTimeout(() => game.setAttribute('hands', value));
    });
    washout(game).click();
    await press(game, washout);
    await until(() => game.getAttribute('hands') === 'washout\nwashout');
    await drawn(game);
    expect(game.value).to.equal('washout\nwashout');
    expect(game.undo()).to.equal(true);
    expect(game.value).to.equal('washout');
    await until(() => game.getAttribute('hands') === 'washout');
    await drawn(game);
    // A new text of the author takes precedence.
    await set(game, { hands: 'Ann 20' });
    expect(game.value).to.equal('Ann 20');
    expect(game.undo()).to.equal(false);
  });

  it('is reset with its form, disabled with its fieldset, and stored as text', async () => {
    const form = document.createElement('form');
    form.innerHTML =
      '<fieldset><mj-game name="evening" editable players="Ann, Ben, Cho, Dan">Ann 20</mj-game></fieldset>';
    document.body.append(form);
    const game = form.querySelector('mj-game')!;
    const fieldset = form.querySelector('fieldset')!;
    const stored = (): unknown => new FormData(form).get('evening');
    await formOf(game);
    await press(game, washout);
    expect(stored()).to.equal('Ann 20\nwashout');
    form.reset();
    await drawn(game);
    expect(stored()).to.equal('Ann 20');
    expect(game.undo()).to.equal(true);
    await drawn(game);
    expect(stored()).to.equal('Ann 20\nwashout');
    fieldset.disabled = true;
    await drawn(game);
    expect(all<HTMLButtonElement>(game, '[part="entry"] button').every(({ disabled }) => disabled)).to.equal(true);
    expect(stored()).to.equal(null);
    fieldset.disabled = false;
    await set(game, { value: 'Ben 8\nwashout' });
    expect(stored()).to.equal('Ben 8\nwashout');
    form.remove();
  });

  it('asks for missing names, and writes them into its text', async () => {
    const game = await inPage((one) => (one.players = ''));
    expect(getComputedStyle(startNames(game)).paddingInline).to.equal('12.8px');
    await press(game, startNames);
    expect(problem(game)).to.equal('Enter the name of the player in the East seat.');
    expect(game.shadowRoot!.activeElement).to.equal(nameFields(game)[0]);
    for (const [place, name] of ['Ann', 'Ben', 'Ann', 'Dan'].entries())
      await fill(game, nameFields(game)[place]!, name);
    await press(game, startNames);
    expect(problem(game)).to.equal('Two players are called “Ann”: give each a different name.');
    await fill(game, nameFields(game)[2]!, 'Cho; x');
    await press(game, startNames);
    expect(problem(game)).to.match(/^“Cho; x” can’t be a player’s name/);
    await fill(game, nameFields(game)[2]!, 'Cho');
    await press(game, startNames);
    expect(all(game, '[aria-labelledby="winner"] bdi').map(words)).to.deep.equal(PLAYERS);
    await press(game, washout);
    expect(game.value).to.equal('players: Ann, Ben, Cho, Dan\nwashout');
    // Renamed later, with the hands.
    await press(game, 'Names');
    await fill(game, nameFields(game)[0]!, 'Anna');
    await press(game, startNames);
    expect(game.value).to.equal('players: Anna, Ben, Cho, Dan\nwashout');
  });

  it('begins with names that a page suggests, and keeps those that are being typed', async () => {
    const game = await inPage((one) => {
      one.players = '';
      one.session = { game: '', names: PLAYERS };
    });
    expect(nameFields(game).map(({ value }) => value)).to.deep.equal(PLAYERS);
    await fill(game, nameFields(game)[0]!, 'Eva');
    expect(game.session).to.deep.equal({ game: '', names: ['Eva', 'Ben', 'Cho', 'Dan'] });
    for (const names of [7, [{}, null, 'x'.repeat(90)]] as never[]) await set(game, { session: { game: '', names } });
    expect(nameFields(game)[2]!.value).to.equal('x'.repeat(40));
    await set(game, { session: { game: '', names: PLAYERS } });
    await press(game, startNames);
    expect(game.session).to.have.keys('game', 'past');
    expect(game.value).to.equal('players: Ann, Ben, Cho, Dan');
  });

  it('draws seats again after a round if the rules say so [S4-GEN-05]', async () => {
    const game = await inPage((one) => {
      one.rules = 'reseat: each-round';
      one.hands = 'Ben 8\nCho 8\nDan 8';
    });
    expect(one(game, 'fieldset')).to.equal(null);
    await press(game, winner(ANN), key('8'), from(ANN), done);
    const seats = () => all<HTMLSelectElement>(game, 'fieldset select');
    expect(seats().map(({ value }) => value)).to.deep.equal(['0', '1', '2', '3']);
    await fill(game, seats()[0]!, '2');
    // The two have changed places.
    expect(seats().map(({ value }) => value)).to.deep.equal(['2', '1', '0', '3']);
    await press(game, one(game, '.seating .done'));
    expect(game.value.split('\n').at(-1)).to.equal('reseat Cho, Ben, Ann, Dan');
    expect(game.game!.next).to.deep.include({ dealer: CHO, round: 'south' });
    expect(one(game, 'fieldset')).to.equal(null);
  });

  it('says what is typed, and which values are not entered', async () => {
    const game = await inPage();
    const name = (player: number): string | null => valueOf(player)(game).getAttribute('aria-label');
    const typed = (): string => words(all(game, '[part="entry"] [aria-live]')[1]!);
    expect(name(ANN)).to.equal('Ann: not entered');
    expect(typed()).to.equal('');
    await press(game, winner(ANN), key('4'));
    expect(typed()).to.equal('Ann: 4');
    await press(game, key('8'));
    expect(typed()).to.equal('Ann: 48');
    expect([ANN, BEN].map(name)).to.deep.equal(['Ann: 48', 'Ben: not entered']);
    await press(game, valueOf(BEN));
    expect(typed()).to.equal('');
    await press(game, key('0'));
    expect(name(BEN)).to.equal('Ben: 0');
  });

  it('keeps the rules of the first hand if they are changed later [S0-LIM-03] [S4-GEN-08]', async () => {
    const game = await inPage();
    const enterBig = (): Promise<void> => press(game, winner(ANN), ...keys('900'), from(ANN), done);
    const messages = (): string[] => all(game, '[part="message"]').map(words);
    await enterBig();
    expect(game.game!.totals[ANN]).to.equal(3000);
    await set(game, { limit: '1000' });
    expect(messages()[0]).to.match(/^The rules were fixed before the first hand/);
    expect(game.game!.totals[ANN]).to.equal(3000);
    await enterBig();
    expect(game.game!.totals[ANN]).to.equal(6000);
    // Without hands, the new rules hold.
    game.undo();
    game.undo();
    await drawn(game);
    expect(messages()).to.deep.equal([]);
    await enterBig();
    expect(game.game!.totals[ANN]).to.equal(900 * 6);
  });

  it('offers “pays for all” for the discarder only if the rules allow it', async () => {
    const start = async (game: MjGame): Promise<void> => {
      await press(game, winner(BEN), ...keys('400'));
      expect(button(game, 'Cho pays for all')).to.equal(undefined);
      await press(game, from(CHO), valueOf(BEN));
    };
    // Without pao, and where no hand that it is for is worth the limit.
    for (const profile of ['european', 'dmjl'] as const) {
      const game = await inPage((one) => (one.profile = profile));
      await start(game);
      expect(button(game, 'Cho pays for all'), profile).to.equal(undefined);
    }
    const game = await inPage();
    await start(game);
    await press(game, 'Cho pays for all');
    // It is still visible while the other values are entered.
    await press(game, valueOf(ANN));
    expect(values(game)).to.deep.equal(['–', '400', '– Pays for all', '–']);
    expect(valueOf(CHO)(game).getAttribute('aria-label')).to.equal('Cho: not entered, Pays for all');
    await press(game, done);
    expect(words(one(game, '.outcome'))).to.contain('Ben 400 from Cho; Cho pays for all; Ann 0');
    expect(game.value).to.equal('Ben 400 pao from Cho');
    expect(game.game!.totals).to.deep.equal([0, 1600, -1600, 0]);
  });

  it('records a false win and its fine, in a hand that somebody wins and in a wash-out', async () => {
    const game = await inPage((one) => (one.rules = 'false-win: 300 to each; two-discards: 50'));
    await press(game, valueOf(DAN));
    await until(() => selects(game).length === 2);
    expect([...selects(game)[1]!.options].map(words)).to.deep.equal([
      'no fine',
      'two discards: 50 points',
      'false win: 300 points to each',
    ]);
    await choose(game, 'Fine for Dan', 'incomplete-win');
    expect(values(game)[DAN], 'marked at the value').to.equal('– fine');
    await press(game, 'Wash-out');
    expect(game.value).to.equal('washout; Dan incomplete-win');
    expect(said(game)).to.contain('Dan: false win: 300 points to each');
    expect(game.game!.totals).to.deep.equal([300, 300, 300, -900]);

    await press(game, winner(BEN), ...keys('48'), from(CHO), valueOf(CHO));
    await choose(game, 'Fine for Cho', 'two-discards');
    await press(game, valueOf(BEN));
    const chosen = selects(game).map(({ value }) => value);
    expect(chosen, 'the winner has not been fined').to.deep.equal(['']);
    await press(game, done);
    expect(game.value.split('\n')[1]).to.equal('Ben 48 from Cho; Cho two-discards');
    expect(game.game!.rows[1]!.settlement.payments.at(-1)).to.deep.include({ reason: 'fine', amount: 50 });
    // A correction has the fine, and can take it back.
    await press(game, row(2), 'Correct this hand', valueOf(CHO));
    expect(selects(game)[1]!.value).to.equal('two-discards');
    await choose(game, 'Fine for Cho', '');
    await press(game, done);
    expect(game.value.split('\n')[1]).to.equal('Ben 48 from Cho');
  });

  it('has no fines under rules without any', async () => {
    const game = await inPage();
    await press(game, valueOf(DAN));
    expect(selects(game)).to.have.length(1);
  });

  it('asks who is liable for a claimed tile under pao-by: claim, self-drawn or not', async () => {
    const game = await inPage((one) => (one.rules = 'pao-by: claim'));
    await press(game, winner(BEN), ...keys('400'));
    expect([...selects(game)[0]!.options].map(words)).to.deep.equal([
      'Pays for all: nobody',
      'Pays for all: Ann',
      'Pays for all: Cho',
      'Pays for all: Dan',
    ]);
    await choose(game, 'Pays for all', '3');
    await press(game, from(BEN), done);
    expect(game.value).to.equal('Ben 400 liable Dan');
    expect(game.game!.totals).to.deep.equal([0, 1600, 0, -1600]);
  });

  it('speaks Chinese', async () => {
    const game = await inPage((one) => (one.lang = 'zh-Hant'));
    expect(all(game, '.label').map(words)).to.deep.equal(['和牌', '放銃', '點數']);
    await press(game, done);
    expect(problem(game)).to.equal('請選和牌的人，或流局。');
  });

  it('takes changes of its attributes in the middle of an entry', async () => {
    const game = await inPage();
    await press(game, winner(BEN), key('4'));
    await set(game, { players: 'Eva, Fay, Gil, Hal', lang: 'zh-Hant', profile: 'european' });
    expect(all(game, '[aria-labelledby="winner"] bdi').map(words)).to.deep.equal(['Eva', 'Fay', 'Gil', 'Hal']);
    await set(game, { editable: false });
    expect(one(game, '[part="entry"]')).to.equal(null);
    await set(game, { editable: true });
    await press(game, quick('48'), from(ANN), done);
    expect(game.value).to.equal('Fay 48 from Eva');
  });
});
