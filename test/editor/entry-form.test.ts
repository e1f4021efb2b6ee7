/** The form of a game that is being kept, without an element. */
import { describe, expect, it } from 'vitest';
import { parseGame, playGame, type Game, type GameRecord, type PlayedHand } from '../../src/core/game.js';
import { chooseDiscarder, chooseWinner, complete, EMPTY, missingRows, setTiles } from '../../src/game/draft.js';
import { EntryForm } from '../../src/game/entry-form.js';
import type { Sheet } from '../../src/game/session.js';
import { gameTextsFor } from '../../src/lang/game.js';

const PLAYERS = 'players: Ann, Ben, Cho, Dan';

/** A form of a game, and what has happened to it. */
function formOf(text: string) {
  let record: GameRecord = parseGame(text);
  let game: Game = playGame(record);
  const sheetOf = (): Sheet => ({ players: record.players, hands: record.hands, isNamed: true });
  let sheet = sheetOf();
  const changed = new Set<PlayedHand>([{ washout: true }, { end: true }]);
  const calls = { cleared: 0, edited: 0, drafted: 0, updated: 0 };
  const edit = (edited: Pick<GameRecord, 'players' | 'hands'>): Game => {
    game = playGame({ ...record, ...edited });
    record = { ...record, ...edited };
    sheet = sheetOf();
    return game;
  };
  const form = new EntryForm(
    {
      texts: gameTextsFor('en'),
      get kept() {
        return { game, present: sheet, changed, edit };
      },
      edited: () => calls.edited++,
      drafted: () => calls.drafted++,
      requestUpdate: () => calls.updated++,
      messageOf: (error) => `refused: ${error.name}`,
      signed: (amount) => `${amount > 0 ? '+' : ''}${amount}`,
    },
    () => calls.cleared++,
  );
  return { form, calls, now: () => game };
}

/** Ben wins 48 from Cho. */
function enterWin({ form }: ReturnType<typeof formOf>, value = '48'): void {
  form.set(chooseWinner(form.draft, 1));
  form.set(complete(form.draft, value));
  form.set(chooseDiscarder(form.draft, 2));
}

describe('the form of a game', () => {
  it('says what is missing, one thing after the other, and enters nothing until then', () => {
    const { form, calls } = formOf(PLAYERS);
    const problems: string[] = [];
    const attempt = () => {
      expect(form.enter()).toBe(false);
      expect(form.isProblemNew).toBe(true);
      form.isProblemNew = false;
      problems.push(form.problem);
    };
    attempt();
    form.set(chooseWinner(form.draft, 1));
    expect([form.problem, form.isProblemNew]).toEqual(['', false]);
    attempt();
    form.set(complete(form.draft, '48'));
    attempt();
    expect(new Set(problems).size).toBe(3);
    expect(problems[1]).toContain('Ben');
    expect(calls.edited).toBe(0);
  });

  it('enters a hand, is cleared, and says what it paid', () => {
    const played = formOf(PLAYERS);
    const { form, calls, now } = played;
    enterWin(played);
    expect(form.enter()).toBe(true);
    expect(now().rows).toHaveLength(1);
    expect(form.draft).toBe(EMPTY);
    expect(calls.cleared).toBe(1);
    for (const total of now().totals) expect(form.said).toContain(`${total}`);
  });

  it('asks once whether a winner has nothing', () => {
    const played = formOf(PLAYERS);
    const { form, now } = played;
    enterWin(played, '0');
    expect(form.enter()).toBe(false);
    expect([form.problem.includes('Ben'), form.draft.active, now().rows.length]).toEqual([true, 1, 0]);
    expect(form.enter()).toBe(true);
    expect(now().rows).toHaveLength(1);
  });

  it('corrects a hand in its place, at its own position', () => {
    const { form, now } = formOf(`${PLAYERS}\nBen 48 from Cho\nwashout`);
    const [first, second] = now().rows;
    form.correct(first!.hand);
    expect([form.position, form.draft.winner]).toEqual([first!.position, 1]);
    form.set(complete(form.draft, '16'));
    expect(form.enter()).toBe(true);
    expect(now().rows[0]!.changes).not.toEqual(first!.changes);
    expect(now().rows[1]!.hand).toBe(second!.hand);
    expect(form.said).toContain('2');
    expect(form.position).toBe(now().next);
  });

  it('removes a hand', () => {
    const { form, now } = formOf(`${PLAYERS}\nBen 48 from Cho\nwashout`);
    form.remove(now().rows[0]!.hand);
    expect(now().rows.map(({ hand }) => hand)).toEqual([{ washout: true }]);
    expect(form.said).not.toBe('');
  });

  it('takes digits, Backspace, arrows and Enter, and leaves other keys alone', () => {
    const played = formOf(PLAYERS);
    const { form } = played;
    const type = (key: string, isForward = false, isInValues = true) => form.type(key, isForward, isInValues);
    expect(type('Escape')).toBe(false);
    expect(type('ArrowRight', true)).toBe(false);
    form.set(chooseWinner(form.draft, 1));
    expect([type('4'), type('9'), type('Backspace'), type('8')]).toEqual([true, true, true, true]);
    expect(form.draft.values[1]).toBe('48');
    expect([type('ArrowRight', true), form.draft.active]).toEqual([true, 2]);
    expect([type('ArrowLeft'), form.draft.active]).toEqual([true, 1]);
    // Arabic, Persian, Devanagari and full-width digits
    for (const key of ['٤', '۴', '४', '４'])
      expect([type('Backspace'), type('Backspace'), type(key), type('8'), form.draft.values[1]]).toEqual([
        true,
        true,
        true,
        true,
        '48',
      ]);
    expect([type('½'), type('四'), type('٤٨')]).toEqual([false, false, false]);
    expect(type('Enter', false, false)).toBe(false);
    expect([type('Enter'), form.draft.active]).toEqual([true, 0]);
    expect([type('Enter'), type('Enter'), type('Enter')]).toEqual([true, true, 'enter']);
    expect(type('a')).toBe(false);
    expect(type('Escape'), 'a new hand is not lost by one key').toBe(false);
    form.set(chooseDiscarder(form.draft, 2));
    expect(form.enter()).toBe(true);
    form.correct(played.now().rows[0]!.hand);
    expect([type('Escape'), form.draft]).toEqual([true, EMPTY]);
  });

  it('renames the players, and refuses identical names', () => {
    const { form, calls, now } = formOf(PLAYERS);
    form.startNaming();
    expect([form.isNaming, form.names]).toEqual([true, ['Ann', 'Ben', 'Cho', 'Dan']]);
    form.typeName(0, 'ben ');
    expect(form.rename()).toBe(false);
    expect([form.isNaming, form.problem, calls.edited]).toEqual([true, 'refused: GameError', 0]);
    form.typeName(0, ' Eve   Ida ');
    expect(form.rename()).toBe(true);
    expect([form.isNaming, now().players[0]]).toEqual([false, 'Eve Ida']);
  });

  it('exchanges two players who sit down again', () => {
    const { form } = formOf(PLAYERS);
    const before = form.seating;
    expect(before).toEqual([0, 1, 2, 3]);
    form.seat(0, 2);
    expect(form.seating).toEqual([2, 1, 0, 3]);
  });

  it('takes what hands are worth that nobody won, where they settle', () => {
    const settling = formOf(`${PLAYERS}\nrules: washout-settles: yes`);
    const { form, now } = settling;
    form.set({ ...EMPTY, active: 1 });
    form.set(complete(form.draft, '20'));
    expect(form.washout()).toBe(true);
    expect(now().rows[0]!.hand).toEqual({ washout: true, hands: [0, 20, 0, 0] });
    expect(now().totals).toEqual([-40, 80, -20, -20]);
    expect(form.said).toContain('Ben 20');
    // A correction starts with what was entered.
    form.correct(now().rows[0]!.hand);
    form.set({ ...form.draft, active: 2, isFresh: true });
    form.set(complete(form.draft, '8'));
    expect(form.washout()).toBe(true);
    expect(now().rows[0]!.hand).toEqual({ washout: true, hands: [0, 20, 8, 0] });
    // By tiles, too.
    form.set(setTiles(EMPTY, 0, { notation: '(RRR)', situation: {} }));
    expect(form.washout()).toBe(true);
    expect(now().rows[1]!.hand).toEqual({ washout: true, hands: [{ hand: '(RRR)' }, 0, 0, 0] });
    expect(missingRows(form.draft, !form.isWashoutCounted)).toEqual([]);
  });

  it('takes no values where nobody won and nobody settles', () => {
    const { form, now } = formOf(PLAYERS);
    form.set({ ...EMPTY, active: 1 });
    form.set(complete(form.draft, '20'));
    expect(missingRows(form.draft, !form.isWashoutCounted)).toEqual(['winner']);
    expect(form.washout()).toBe(true);
    expect(now().rows[0]!.hand).toEqual({ washout: true });
  });
});
