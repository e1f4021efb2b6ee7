/** A game that is written on a page and edited there, without an element. */
import { describe, expect, it } from 'vitest';
import { parseGame } from '../../src/core/game.js';
import { defineProfile, profiles, type Profile } from '../../src/core/index.js';
import { KeptGame } from '../../src/game/kept-game.js';

const PAGE = 'players: Ann, Ben, Cho, Dan\nBen 48 from Cho; Ann 8';
const NEXT = `${PAGE}\nwashout`;

/** A page around a game, of which a test changes what it likes. */
function pageWith(written: string) {
  const calls = { replaced: 0 };
  const page = {
    writtenGame: written,
    players: '',
    rounds: '',
    resolved: { profile: profiles.classical as Profile },
    rulesAround: profiles.classical.name,
    replaced: () => calls.replaced++,
  };
  const game = new KeptGame<string>(page);
  game.play();
  return { page, game, calls };
}

/** Adds a washout. */
function enter(game: KeptGame<string>): void {
  const { players, hands } = game.present!;
  const [washout] = parseGame(NEXT, {}, undefined).hands.slice(-1);
  game.edit({ players, hands: [...hands, washout!] });
  game.play();
  game.reported();
}

describe('a kept game', () => {
  it('reads players with commas of any form', () => {
    const { page, game } = pageWith(PAGE);
    page.writtenGame = 'Ben 48 from Ｃｈｏ';
    page.players = 'Ann，Ben、Ｃｈｏ, Dan';
    game.play();
    expect(game.game?.players).toEqual(['Ann', 'Ben', 'Ｃｈｏ', 'Dan']);
  });

  it('keeps the names that its text has, in letters of any form', () => {
    for (const header of ['players:', 'players：', 'Ｐｌａｙｅｒｓ：'])
      expect(pageWith(PAGE.replace('players:', header)).game.value).toBe(PAGE);
  });

  it('is read from the page, again when the page changes, and keeps hands whose text stays', () => {
    const { page, game } = pageWith(PAGE);
    const [first] = game.game!.rows;
    page.writtenGame = NEXT;
    game.play();
    expect(game.game!.rows).toHaveLength(2);
    expect(game.game!.rows[0]!.hand).toBe(first!.hand);
    expect(game.isEdited).toBe(false);
  });

  it('comes back by one step after a reset, also where nothing is written', () => {
    for (const written of [PAGE, '']) {
      const { game } = pageWith(written);
      const { players, hands } = parseGame(NEXT, {}, undefined);
      game.edit({ players, hands });
      game.play();
      game.reset();
      game.play();
      expect(game.value).toBe(written);
      expect(game.step('past')).toBe(true);
      game.play();
      expect(game.value).toBe(NEXT);
    }
  });

  it('is not replaced when only white space of the page changes', () => {
    const { page, game, calls } = pageWith(PAGE);
    enter(game);
    for (const white of [' ', '\n\n  ', '\u00a0']) {
      page.writtenGame = ` ${PAGE.replace(/\s+/g, white)} `;
      game.play();
      expect(game.value).toBe(NEXT);
    }
    expect(calls.replaced).toBe(0);
  });

  it('is not replaced by what the page writes back, but by anything else', () => {
    const { page, game, calls } = pageWith(PAGE);
    enter(game);
    const { value } = game;
    page.writtenGame = value;
    game.play();
    expect([game.isEdited, game.past.length, calls.replaced]).toEqual([true, 1, 0]);
    page.writtenGame = 'players: Eve, Fay, Gus, Hal';
    game.play();
    expect([game.isEdited, game.past.length, calls.replaced]).toEqual([false, 0, 1]);
    expect(game.game!.players).toEqual(['Eve', 'Fay', 'Gus', 'Hal']);
  });

  it('can be undone and redone, step by step, and no further', () => {
    const { game } = pageWith(PAGE);
    const written = game.value;
    enter(game);
    const edited = game.value;
    expect(game.step('past')).toBe(true);
    game.play();
    expect(game.value).toBe(written);
    expect(game.step('past')).toBe(false);
    expect(game.step('future')).toBe(true);
    game.play();
    expect(game.value).toBe(edited);
    expect(game.step('future')).toBe(false);
  });

  it('keeps the rules it was edited under as long as it has hands', () => {
    const { page, game } = pageWith(PAGE);
    enter(game);
    page.resolved.profile = defineProfile({ name: 'other', extends: profiles.classical, rules: 'limit: 100' });
    game.play();
    expect([game.isFrozenNow, game.frozen?.rules, game.game!.profile.name]).toEqual([true, 'classical', 'classical']);
    game.edit({ players: game.present!.players, hands: [] });
    game.play();
    expect([game.isFrozenNow, game.frozen?.rules, game.game!.profile.name]).toEqual([false, undefined, 'other']);
  });

  it('keeps the rules that its text names in its value, so that a stored game is not settled by others', () => {
    const rules = 'profile: british\nrules: limit: 750; rounds: 1';
    const [names, hand] = PAGE.split('\n');
    const { page, game } = pageWith(`${names}\n${rules}\n${hand}`);
    expect(game.value).toBe(`${names}\n${rules}\n${hand}`);
    enter(game);
    expect(game.value).toBe(`${names}\n${rules}\n${hand}\nwashout`);
    game.replace(game.value);
    game.play();
    expect(game.textRules).toEqual({ profile: 'british', rules: 'limit: 750; rounds: 1' });
    // With the names in an attribute, the text has only the rules.
    page.players = 'Ann, Ben, Cho, Dan';
    game.replace(`rules: limit: 750\n${hand}`);
    game.play();
    expect(game.value).toBe(`rules: limit: 750\n${hand}`);
  });

  it('changes nothing if an edit cannot be played', () => {
    const { page, game } = pageWith('players: Ann, Ben, Cho, Dan');
    const { players } = game.present!;
    const { hands } = parseGame(PAGE, {}, undefined);
    page.rounds = '9';
    expect(() => game.edit({ players, hands })).toThrow('rounds');
    expect([game.isEdited, game.past.length]).toEqual([false, 0]);
    page.rounds = '1';
    expect(game.edit({ players, hands }).rows).toHaveLength(1);
  });

  it('goes back to the page, or to a value that the page sets', () => {
    const { game } = pageWith(PAGE);
    enter(game);
    game.reset();
    game.play();
    expect([game.isEdited, game.game!.rows.length]).toEqual([false, 1]);
    expect(game.isNew(game.value)).toBe(false);
    expect(game.isNew('players: Eve, Fay, Gus, Hal')).toBe(true);
    game.replace('players: Eve, Fay, Gus, Hal');
    expect(game.isNew('players: Eve, Fay, Gus, Hal')).toBe(false);
    game.play();
    expect(game.game!.players[0]).toBe('Eve');
  });
});
