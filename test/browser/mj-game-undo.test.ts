/** Undo and redo in a game that is kept, and the session in which a page stores it. */
import { expect } from '@open-wc/testing';
import '../../src/mj-game.js';
import type { MjGame } from '../../src/mj-game.js';
import {
  ANN,
  BEN,
  buttons,
  CHO,
  DAN,
  done,
  drawn,
  enter,
  formOf,
  from,
  isPressed,
  key,
  phone,
  PLAYERS,
  problem,
  quick,
  reach,
  reloaded,
  row,
  set,
  tap,
  tileEditor,
  tiles,
  title,
  values,
  washout,
  winner,
} from './game-form.js';
import { all, failOnUncaughtErrors } from './helpers.js';

failOnUncaughtErrors();

describe('undo and redo', () => {
  const pressed = (game: MjGame): string[] =>
    all(game, '.rows [aria-pressed="true"]').map((each) => each.getAttribute('aria-label')!);

  it('bring back what was being entered when a wash-out or the end was recorded, after a reload too', async () => {
    let game = await phone({ hands: 'Cho 36' });
    await tap(game, winner(BEN), from(DAN), key('4'));
    const before = pressed(game);
    for (const name of ['Wash-out', 'End the game here']) {
      await reach(game, name);
      expect(game.game!.over).to.equal(name !== 'Wash-out');
      game = await reloaded(game);
      await reach(game, 'Undo');
      expect(game.value).to.equal('Cho 36');
      expect(values(game)).to.deep.equal(['–', '4', '–', '–']);
      expect(pressed(game)).to.deep.equal(before);
    }
    // “Play on” takes the end back just as well.
    await reach(game, 'End the game here', 'Play on');
    expect(values(game)).to.deep.equal(['–', '4', '–', '–']);
    // The next digit continues the value.
    await tap(game, key('8'), done);
    expect(game.value).to.equal('Cho 36\nBen 48 from Dan');
  });

  it('put a hand that was entered back into the form', async () => {
    let game = await phone();
    await enter(game, { winner: BEN, from: CHO, value: 48, losers: { [ANN]: 8 } });
    await enter(game, { winner: DAN, value: 20 });
    await tap(game, 'Undo');
    expect(values(game)).to.deep.equal(['–', '–', '–', '20']);
    expect(pressed(game)).to.include('Self-draw');
    await tap(game, 'Undo');
    expect(values(game)).to.deep.equal(['8', '48', '–', '–']);
    await tap(game, 'Redo');
    expect(values(game)).to.deep.equal(['–', '–', '–', '20']);
    game = await reloaded(game);
    await tap(game, 'Undo');
    // Hands are stored as they are recorded.
    expect(values(game)).to.deep.equal(['8', '48', '0', '0']);
    await tap(game, from(DAN), done);
    expect(game.value).to.equal('Ben 48 from Dan; Ann 8');
  });

  it('are not needed for a hand that a correction, a deletion or new names interrupt', async () => {
    let game = await phone({ hands: 'Cho 36\nwashout' });
    const unfinished = ['–', '4', '–', '–'];
    await tap(game, winner(BEN), key('4'));
    await reach(game, row(1), 'Correct this hand');
    expect(values(game)).to.deep.equal(['0', '0', '36', '0']);
    await reach(game, 'Cancel');
    expect(values(game)).to.deep.equal(unfinished);
    await reach(game, 'Correct this hand');
    game = await reloaded(game);
    await reach(game, key('4'), quick('48'), done);
    expect(game.value).to.equal('Cho 48\nwashout');
    expect(values(game)).to.deep.equal(unfinished);
    await reach(game, 'Names', 'Cancel');
    expect(values(game)).to.deep.equal(unfinished);
    await reach(game, row(2), 'Delete hand');
    expect(game.value).to.equal('Cho 48');
    expect(values(game)).to.deep.equal(unfinished);
  });

  it('work by buttons, methods and keys', async () => {
    const game = await phone();
    const [without, whole] = ['Ben 48 from Cho', 'Ben 48 from Cho\nwashout'];
    await enter(game, { winner: BEN, from: CHO, value: 48 });
    await tap(game, washout, 'Undo');
    expect(game.value).to.equal(without);
    expect(game.undo()).to.equal(true);
    expect(game.value).to.equal('');
    expect(game.undo()).to.equal(false);
    await drawn(game);
    await tap(game, 'Redo');
    expect(game.value).to.equal(without);
    expect(game.redo()).to.equal(true);
    expect(game.value).to.equal(whole);
    expect(game.redo()).to.equal(false);
    await drawn(game);
    for (const [key, shiftKey, value] of [
      ['z', false, without],
      ['y', false, whole],
      ['z', false, without],
      ['Z', true, whole],
    ] as const) {
      const init = { key, ctrlKey: true, shiftKey, bubbles: true, composed: true, cancelable: true };
      buttons(game, 'winner')[0]!.dispatchEvent(new KeyboardEvent('keydown', init));
      expect(game.value, `${key}${shiftKey ? ' with Shift' : ''}`).to.equal(value);
    }
  });
});

describe('a stored session', () => {
  it('has the hand that is being entered', async () => {
    let game = await phone({ hands: 'washout' });
    await tap(game, winner(BEN), key('4'));
    game = await reloaded(game);
    expect(game.value).to.equal('washout');
    // The next digit continues the value.
    await tap(game, key('8'), from(DAN));
    game = await reloaded(game);
    await tap(game, done);
    expect(game.value).to.equal('washout\nBen 48 from Dan');
  });

  it('has the tiles that are being entered', async () => {
    let game = await phone();
    await tap(game, winner(BEN), 'Enter tiles');
    await reach(game, ...tiles(await tileEditor(game), '1b', '2b', '3b'));
    game = await reloaded(game);
    const hand = await tileEditor(game);
    expect(hand.value).to.equal('123b');
    expect(hand.currentSituation.seat).to.equal('south');
  });

  it('has the correction of a hand', async () => {
    let game = await phone({ hands: 'Ben 48 from Dan\nwashout' });
    await reach(game, row(1), 'Correct this hand', quick('6'));
    game = await reloaded(game);
    expect(title(game)).to.equal('Correct hand 1');
    await reach(game, done);
    expect(game.value).to.equal('Ben 6 from Dan\nwashout');
  });

  it('has the steps to undo and redo', async () => {
    let game = await phone();
    await enter(game, { winner: BEN, from: CHO, value: 48 });
    await enter(game, 'washout');
    await enter(game, { winner: DAN, value: 20, losers: { [ANN]: 4 } });
    game.undo();
    game = await reloaded(game);
    expect(game.value).to.equal('Ben 48 from Cho\nwashout');
    expect(game.redo()).to.equal(true);
    expect(game.value).to.equal('Ben 48 from Cho\nwashout\nDan 20; Ann 4');
    expect([game.undo(), game.undo(), game.undo(), game.undo()]).to.deep.equal([true, true, true, false]);
    expect(game.value).to.equal('');
    game = await reloaded(game);
    await tap(game, 'Redo');
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
    await tap(game, winner(BEN), key('8'), from(ANN), done, winner(BEN), washout);
    expect(seen).to.deep.equal([
      ['mj-draft', 0, true],
      ['mj-draft', 0, true],
      ['mj-draft', 0, true],
      ['input', 1, false],
      ['mj-draft', 1, true],
      ['input', 2, false],
    ]);
    // Neither does the page hear of its own changes.
    await set(game, { session: { game: 'Ann 20' }, value: 'Ann 24' });
    expect(seen).to.have.length(6);
  });

  it('keeps the unfinished hand and the sheet when the page sets an invalid text', async () => {
    const game = await phone();
    await tap(game, winner(BEN));
    const { draft } = game.session;
    await set(game, { value: 'garbage' });
    expect(game.error).to.have.property('name', 'GameNotationError');
    expect(game.session.draft).to.deep.equal(draft);
    expect(isPressed(winner(BEN)(game))).to.equal(true);
    await set(game, { value: 'Ann 8' });
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
    await formOf(game);
    const dan = winner(DAN)(game);
    expect(isPressed(dan)).to.equal(true);
    // A page that binds the session writes back what it read: nothing changes.
    await set(game, { session: JSON.parse(JSON.stringify(game.session)) });
    expect(winner(DAN)(game) === dan && isPressed(dan)).to.equal(true);
    expect(game.undo()).to.equal(true);
    expect(game.value).to.equal('');
    // A new value has no draft and no steps.
    await set(game, { value: 'Ann 20' });
    expect(game.session).to.deep.equal({ game: 'Ann 20' });
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
    ])
      await set(game, { session: session as never });
    await set(game, { session: { game: 'Ben 48' } });
    for (const none of [null, 7, 'x', [], {}, { game: {} }, JSON.stringify({ game: 'Ann 20' })])
      await set(game, { session: none as never });
    expect(game.session, 'stays').to.deep.equal({ game: 'Ben 48' });
    // A step that cannot be played is refused, with the reason.
    const steps = { past: [{ start: 1, end: 0, hands: 'reseat Ben, Ann, Cho, Dan\nCho 8' }] };
    await set(game, { session: { game: 'Ben 48', ...steps } });
    expect(game.undo()).to.equal(false);
    await drawn(game);
    expect(problem(game)).to.match(/^Hand 2: /);
    expect(game.value).to.equal('Ben 48');
  });
});
