/** Corrections of a game that is kept, and its end. */
import { expect } from '@open-wc/testing';
import '../../src/mj-game.js';
import type { MjGame } from '../../src/mj-game.js';
import {
  ANN,
  BEN,
  button,
  CHO,
  DAN,
  done,
  drawn,
  from,
  inPage,
  isActive,
  isPressed,
  key,
  keys,
  phone,
  press,
  problem,
  quick,
  reach,
  row,
  said,
  set,
  tapValue,
  tileEditor,
  tiles,
  title,
  valueOf,
  values,
  winner,
} from './game-form.js';
import { all, failOnUncaughtErrors, one, words } from './helpers.js';

failOnUncaughtErrors();

describe('the end of a game', () => {
  const hands = 'Ben 48 from Cho; Ann 8; Dan 16\nCho 36';

  it('may come at any time after a hand, shows who pays whom, and can be undone', async () => {
    const game = await phone({ hands: '' });
    expect(button(game, 'End the game here')).to.equal(undefined);
    await set(game, { value: hands });
    await reach(game, 'End the game here');
    expect(game.value).to.equal(`${hands}\nend`);
    expect(game.game).to.include({ over: true, next: null });
    // Ann −96 − 36, Ben 192 − 72, Cho −80 + 144, Dan −16 − 36.
    expect(game.game!.totals).to.deep.equal([-132, 120, 64, -52]);
    expect(words(one(game, '.champion'))).to.equal('Ben wins the game.');
    expect(all(game, '.ranking li').map(words)).to.deep.equal(['1 Ben +120', '2 Cho +64', '3 Dan −52', '4 Ann −132']);
    expect(all(game, '[aria-labelledby="settle"] .heard').map(words)).to.deep.equal([
      'Ann pays Ben 120',
      'Dan pays Cho 52',
      'Ann pays Cho 12',
    ]);
    expect(all(game, '.pad')).to.deep.equal([]);
    expect(said(game)).to.equal('The game is over.');
    const { session } = game;
    game.undo();
    await drawn(game);
    expect(game.value).to.equal(hands);
    expect(one(game, '.pad') !== null).to.equal(true);
    // A session keeps the end, and the way back.
    await set(game, { session: JSON.parse(JSON.stringify(session)) });
    expect(game.game!.over).to.equal(true);
    await reach(game, 'Play on');
    expect(game.value).to.equal(hands);
  });

  it('gives equal totals one place, and needs no payment if nobody owes anything', async () => {
    const game = await phone({ hands: 'washout\nend' });
    expect(words(one(game, '.champion'))).to.equal('Ann, Ben, Cho and Dan share first place.');
    expect(all(game, '.ranking .place').map(words)).to.deep.equal(['1', '1', '1', '1']);
    expect(all(game, '[aria-labelledby="settle"]')).to.deep.equal([]);
    expect(words(one(game, '.end'))).to.contain('Nobody pays anything.');
  });

  it('has no way on once all deals have been played', async () => {
    const game = await phone({ hands: 'Ben 20\nCho 20\nDan 20\nAnn 20', rounds: '1' });
    expect(all(game, '.ranking li')).to.have.length(4);
    expect(button(game, 'Play on')).to.equal(undefined);
  });

  it('before the first hand leaves a table without a result', async () => {
    const game = await phone({ hands: 'end' });
    expect(all(game, '.ranking')).to.deep.equal([]);
    expect(all(game, '[part~="seat"]')).to.have.length(4);
  });
});

describe('a correction', () => {
  const TILES = '123b 456b 789d EE 12c +3c';

  /** Opens a hand and its form. */
  async function open(game: MjGame, number: number): Promise<void> {
    if (row(number)(game).getAttribute('aria-expanded') !== 'true') await reach(game, row(number));
    const detail = row(number)(game).closest('tr')!.nextElementSibling!;
    await reach(game, detail.querySelector<HTMLElement>('.actions button')!);
  }

  /** Makes a player win a hand by self-draw, with another value. */
  async function drawnBy(game: MjGame, player: number, value: number): Promise<void> {
    await reach(game, winner(player));
    await tapValue(game, player, value);
    await reach(game, from(player));
  }

  it('that moves later seats settles them again, and marks numbers counted for another seat', async () => {
    const game = await phone({ hands: 'Ann 20\nBen 30 from Cho; Dan 4\nwashout\nCho 12 from Ann' });
    const changes = (): number[][] => game.game!.rows.map((each) => each.changes);
    const notes = (): string[] => all(game, '[part~="note"]').map(words);
    const before = changes();
    // Not Ann, who would stay East, but Ben has won the first hand.
    await open(game, 1);
    await reach(game, winner(BEN));
    await tapValue(game, BEN, 20);
    await reach(game, valueOf(ANN), quick('0'), from(BEN), done);
    expect(problem(game)).to.equal('');
    expect(game.game!.rows[1]!.position.dealer).to.equal(BEN);
    // In the second hand Ben is East: everyone pays twice 30, and Dan’s 4 cost Ann and Cho 4 each.
    expect(changes()[1]).to.deep.equal([-60 - 4, 180, -60 - 4, -60 + 8]);
    expect(changes()[1]).to.not.deep.equal(before[1]);
    expect(notes().slice(0, 2)).to.deep.equal([
      'changed by the correction',
      'Ben and Dan: counted for another seat or round. Check the number.',
    ]);
    expect(all(game, '[part~="changed"]').length).to.be.greaterThan(0);
    expect(said(game)).to.match(
      /^Hand 1 corrected\. The deal order is different now, which changed \d other hands?\. Now: Ben 20 self-drawn and Ann 0\. Before: Ann 20 self-drawn and Ben 0\.$/,
    );
    // Undo brings the seats and the marks back.
    game.undo();
    await drawn(game);
    expect(changes()).to.deep.equal(before);
    expect(notes().filter((note) => note.includes('another seat'))).to.deep.equal([]);
  });

  it('that conflicts with later hands is rejected, and loses nothing', async () => {
    const hands = 'Ben 20\nCho 20\nDan 20\nDan 20\nAnn 20';
    const game = await phone({ hands, rounds: '1' });
    expect(game.game!.over).to.equal(true);
    await open(game, 4);
    await drawnBy(game, CHO, 20);
    await reach(game, done);
    expect(problem(game)).to.equal('Hand 5: The game ended with hand 4.');
    expect(game.value).to.equal(hands);
    // What was entered is still there.
    expect(title(game)).to.equal('Correct hand 4');
    expect(isPressed(winner(CHO)(game))).to.equal(true);
    await reach(game, 'Cancel');
    expect(title(game)).to.equal('The game is over.');
  });

  it('of the winner moves the value, and keeps the keys for it', async () => {
    const game = await phone({ hands: 'Dan 52' });
    await open(game, 1);
    await reach(game, winner(BEN));
    expect(values(game)).to.deep.equal(['0', '52', '0', '0']);
    await reach(game, from(BEN));
    expect(isActive(game, BEN)).to.equal(true);
    // The first digit replaces the value that moved.
    await reach(game, ...keys('54'));
    expect(values(game)).to.deep.equal(['0', '54', '0', '0']);
    await reach(game, done);
    expect(game.value).to.equal('Ben 54');
  });

  it('of the winner moves the tiles', async () => {
    const game = await phone({ hands: `Ben ${TILES} from Dan; Cho 8` });
    await open(game, 1);
    const hand = await tileEditor(game);
    await reach(game, winner(CHO));
    await drawn(game);
    expect((await tileEditor(game)) === hand).to.equal(true);
    expect([hand.seat, hand.partial]).to.deep.equal(['west', false]);
    expect(values(game)[BEN]).to.equal('8');
    await reach(game, done);
    expect(game.value).to.equal(`Cho ${TILES} from Dan; Ben 8`);
  });

  it('of the winner leaves the moved tiles editable', async () => {
    const game = await phone({ hands: `Ben ${TILES} from Dan; Cho 8` });
    await open(game, 1);
    const hand = await tileEditor(game);
    await reach(game, winner(CHO));
    await drawn(game);
    await reach(game, ...tiles(hand, '3f'), done);
    expect(game.value).to.equal('Cho 123456b 12c 789d EE 3f +3c from Dan; Ben 8');
  });

  it('does not save a winner with 0 points before it is confirmed', async () => {
    const game = await phone({ hands: 'Ben 8 from Cho' });
    await open(game, 1);
    await reach(game, key('0'), done);
    expect(problem(game)).to.equal('Ben wins with 0 points. If that is right, press “Save” again.');
    expect(game.value).to.equal('Ben 8 from Cho');
    // A change asks again.
    await reach(game, from(DAN), done);
    expect(game.value).to.equal('Ben 8 from Cho');
    await reach(game, done);
    expect(game.value).to.equal('Ben 0 from Dan');
  });

  it('can turn a wash-out into a win, and a hand can be deleted', async () => {
    const game = await phone({ hands: 'washout\nBen 20 from Ann' });
    await open(game, 1);
    await drawnBy(game, ANN, 8);
    await reach(game, done);
    expect(game.value).to.equal('Ann 8\nBen 20 from Ann');
    await reach(game, row(2));
    const actions = all(game, '.actions button').filter((each) => words(each) === 'Delete hand');
    await reach(game, actions.at(-1)!);
    expect(game.value).to.equal('Ann 8');
    expect(said(game)).to.equal('Hand 2 deleted.');
  });

  it('shows the tiles that were entered', async () => {
    const hands = `Ben ${TILES} last-tile from Ann`;
    const game = await phone({ hands });
    await open(game, 1);
    const hand = await tileEditor(game);
    await drawn(game);
    expect(hand.value).to.equal('123456b 12c 789d EE +3c');
    const situation = { seat: 'south', round: 'east', win: 'discard', circumstances: ['last-tile'] };
    expect(hand.currentSituation).to.deep.include(situation);
    await reach(game, done);
    // As it was written: nobody has changed it.
    expect(game.value).to.equal(hands);
  });

  it('says that it changed nothing, and marks nothing', async () => {
    const game = await inPage((one) => (one.textContent = 'Ben 48 from Cho; Ann 8'));
    await press(game, row(1), 'Correct this hand', done);
    expect(said(game)).to.equal('Hand 1: nothing changed.');
    expect(one(game, '[part~="changed"]')).to.equal(null);
  });
});
