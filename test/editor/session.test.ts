/** A game that is being kept, stored and read back. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatGame, LONGEST_GAME, parseGame } from '../../src/core/game.js';
import {
  chooseDiscarder,
  chooseWinner,
  draftOf,
  EMPTY,
  handOf,
  prefixOf,
  setDead,
  setTiles,
  typeDigit,
  type Draft,
} from '../../src/game/draft.js';
import { packSession, unpackSession, type GameSession, type Sheet, type Work } from '../../src/game/session.js';
import { forAllIn } from '../for-all.js';

const TILES = '(RRR) 123b 456b 99d 78d +9d';
const [ANN, BEN, CHO, DAN] = [0, 1, 2, 3] as const;
const NAMES = 'players: Ann, Ben, Cho, Dan';

/** A state of the game; hands that are the same in the state before are the same objects. */
function sheet(text: string, before?: Sheet, isNamed = true): Sheet {
  const { players, hands } = parseGame(text.startsWith('players') ? text : `${NAMES}\n${text}`, {}, before);
  return { players, hands, isNamed };
}

/** States that follow one another. */
const sheets = (...texts: string[]): Sheet[] => {
  const made: Sheet[] = [];
  for (const text of texts) made.push(sheet(text, made.at(-1)));
  return made;
};

const text = (one: Sheet): string => formatGame(one, { header: true });

/** Through a store and back. */
function restored(present: Sheet, work: Partial<Work>): Work & { stored: GameSession; present: Sheet } {
  const session = packSession(text(present), present, { past: [], future: [], draft: EMPTY, ...work });
  const stored = JSON.parse(JSON.stringify(session)) as GameSession;
  const read = sheet(stored.game);
  return { ...unpackSession(stored, read), stored, present: read };
}

describe('the steps of a session', () => {
  it('lead to the same states: hands added, corrected and deleted, names and seats', () => {
    const states = sheets(
      NAMES,
      'Ben 48 from Cho; Ann 8; Dan 16',
      'Ben 48 from Cho; Ann 8; Dan 16\nwashout',
      `Ben 48 from Cho; Ann 8; Dan 16\nwashout\nAnn ${TILES} last-tile self-draw; Ben 4; Dan (777c) 12b short`,
      `Ben 42 from Cho; Ann 8; Dan 16\nwashout\nAnn ${TILES} last-tile self-draw; Ben 4; Dan (777c) 12b short`,
      'players: Anna, Ben, Cho, Dan\nBen 42 from Cho; Anna 8; Dan 16\nwashout\nCho 500 pao from Ben',
      'players: Anna, Ben, Cho, Dan\nBen 42 from Cho; Anna 8; Dan 16\nCho 500 pao from Ben',
      'players: Anna, Ben, Cho, Dan\nBen 42 from Cho; Anna 8; Dan 16\nCho 500 pao from Ben\nreseat Dan, Cho, Ben, Anna',
    );
    for (let now = 0; now < states.length; now++) {
      const [past, future] = [states.slice(0, now), states.slice(now + 1).reverse()];
      const read = restored(states[now]!, { past, future });
      expect(read.past.map(text)).toEqual(past.map(text));
      expect(read.future.map(text)).toEqual(future.map(text));
    }
  });

  it('keep whether the text names the players, and hands that a step does not touch as the same objects', () => {
    const first = sheet('Ben 8', undefined, false);
    const second = sheet('Ben 8\nwashout', first);
    const { past, present } = restored(second, { past: [first] });
    expect(past[0]!.isNamed).toBe(false);
    expect(past[0]!.hands[0]).toBe(present.hands[0]);
  });

  it('take little room: an evening of 40 hands has steps of about one hand each', () => {
    const lines = Array.from({ length: 40 }, (_, hand) => `Ben ${hand + 20} from Cho; Ann 8; Dan 16`);
    const states = sheets(...lines.map((_, hand) => lines.slice(0, hand + 1).join('\n')));
    const { stored } = restored(states.at(-1)!, { past: states.slice(0, -1) });
    expect(stored.past).toHaveLength(39);
    expect(JSON.stringify(stored).length).toBeLessThan(40 * 100);
  });

  it('are as many as 200; the oldest are left out', () => {
    const lines = Array.from({ length: 260 }, (_, hand) => `Ben ${hand + 20}`);
    const states: Sheet[] = [];
    for (let hand = 1; hand <= lines.length; hand++) {
      const { players, hands } = sheet(lines.slice(0, hand).join('\n'), states.at(-1));
      states.push({ players, hands, isNamed: true });
    }
    const { past } = restored(states.at(-1)!, { past: states.slice(0, -1) });
    expect(past).toHaveLength(200);
    expect(text(past.at(-1)!)).toBe(text(states.at(-2)!));
  });

  it('end before the first one that is invalid', () => {
    const states = sheets('Ben 8', 'Ben 8\nwashout', 'Ben 8\nwashout\nCho 20');
    const present = states.at(-1)!;
    const { past } = packSession(text(present), present, { past: states.slice(0, -1), future: [], draft: EMPTY });
    const read = (steps: unknown): number =>
      unpackSession({ game: text(present), past: steps as unknown[] }, present).past.length;
    expect(read(past)).toBe(2);
    for (const bad of [
      null,
      7,
      'x',
      {},
      { start: 0, end: 0, hands: 'Nobody 8' },
      { start: 4, end: 0, hands: '' },
      { start: 2, end: 2, hands: '' },
      { start: -1, end: 0, hands: '' },
      { start: 0.5, end: 0, hands: '' },
      { start: 0, end: 0, hands: '', players: 'Ann' },
      { start: 0, end: 0, hands: '', players: ['Ann', 'Ann', 'Cho', 'Dan'] },
      { start: 3, end: 0, hands: 'washout\n'.repeat(498) },
    ]) {
      expect(read([past![0], bad, past![1]]), JSON.stringify(bad).slice(0, 80)).toBe(1);
      expect(read([bad])).toBe(0);
    }
    for (const list of [null, undefined, {}, 'steps', 3]) expect(read(list)).toBe(0);
    // Together they may not be longer than a game.
    const long = { start: 0, end: 0, hands: `Ben 8${' '.repeat(LONGEST_GAME / 3)}` };
    expect(read([long, long, long, long])).toBe(2);
  });
});

describe('the draft of a session', () => {
  const present = sheet('Ben 48 from Cho\nreseat Cho, Ann, Dan, Ben\nwashout');

  it('is the hand being entered: numbers, tiles, dead hands, who pays for all, and where the keys are', () => {
    const won = chooseDiscarder(typeDigit(typeDigit(chooseWinner(EMPTY, BEN), '4'), '8'), CHO);
    const tiles = { notation: TILES, situation: { seat: 'west', circumstances: ['last-tile'] } } as const;
    for (const draft of [
      chooseWinner(EMPTY, DAN),
      won,
      { ...won, pao: true },
      setDead(won, ANN, 'foul'),
      chooseDiscarder(won, 'self-draw'),
    ]) {
      const { draft: read } = restored(present, { draft });
      expect(handOf(read)).toEqual(handOf(draft));
      expect([read.values, read.active, prefixOf(read)]).toEqual([draft.values, draft.active, prefixOf(draft)]);
    }
    // Who discarded may be chosen before who won.
    for (const discarder of [CHO, 'self-draw'] as const)
      expect(restored(present, { draft: chooseDiscarder(EMPTY, discarder) }).draft.discarder).toBe(discarder);
    const { draft: read } = restored(present, {
      draft: setTiles(
        setTiles(won, BEN, { ...tiles, situation: { ...tiles.situation, circumstances: ['last-tile'] } }),
        DAN,
        {
          notation: '',
          situation: {},
        },
      ),
    });
    // The game knows the seat.
    expect(read.tiles).toEqual([
      undefined,
      { notation: TILES, situation: { circumstances: ['last-tile'] } },
      undefined,
      { notation: '', situation: {} },
    ]);
  });

  it('may correct a hand', () => {
    const { draft, present: read } = restored(present, { draft: draftOf(present.hands[0]!) });
    expect(draft.target).toBe(read.hands[0]);
    expect(draft.values[BEN]).toBe('48');
    // New seats are not entered in this form, and there is no fifth hand.
    for (const target of [1, 4, -1, '0', 0.5, null])
      expect(unpackSession({ game: '', draft: { target, winner: BEN } }, read).draft).toBe(EMPTY);
  });

  it('is not stored if nothing has been entered', () => {
    expect(restored(present, {}).stored).toEqual({ game: text(present) });
  });

  it('has the fines and who is liable, and the new hand that a correction interrupts', () => {
    const before: Draft = { ...chooseWinner(EMPTY, DAN), incidents: { [ANN]: ['drew-wrongly'] }, liable: CHO };
    const expected = { winner: DAN, incidents: { [ANN]: ['drew-wrongly'] }, liable: CHO };
    expect(restored(present, { draft: before }).draft).toMatchObject(expected);
    const { draft } = restored(present, { draft: { ...draftOf(present.hands[0]!), before } });
    expect(draft).toMatchObject({ winner: BEN, discarder: CHO, before: expected });
  });

  it('has the tiles on the table, if they are a text that can be read', () => {
    const tiles = [undefined, { notation: '(555c) 444b', situation: { seen: '9d' } }];
    const draft: Draft = { ...chooseWinner(EMPTY, BEN), seen: '(222d) RR', tiles };
    const read = restored(present, { draft }).draft;
    expect([read.seen, read.tiles[BEN]]).toEqual(['(222d) RR', tiles[1]]);
    const long = { winner: BEN, seen: 'R'.repeat(501), tiles: [null, { notation: '1b', seen: 7 }] };
    expect(unpackSession({ game: '', draft: long }, present).draft).not.toHaveProperty('seen');
    expect(unpackSession({ game: '', draft: long }, present).draft.tiles[BEN]).toEqual({
      notation: '1b',
      situation: {},
    });
  });

  it('is cleaned of everything that the form cannot contain', () => {
    const draft = {
      winner: 1,
      discarder: 1,
      values: ['1'.repeat(8), '<b>', 8, '0'],
      tiles: [
        { notation: 7 },
        { notation: '1'.repeat(5000) },
        'x',
        { notation: 'EE', circumstances: ['x', 'last-tile', {}] },
      ],
      dead: ['foul', 'foul', 'x', {}],
      pao: 'yes',
      active: 9,
      isFresh: 1,
      __proto__: { winner: 2 },
    };
    expect(unpackSession({ game: '', draft }, present).draft).toEqual({
      winner: 1,
      values: ['', '', '', '0'],
      tiles: [undefined, undefined, undefined, { notation: 'EE', situation: { circumstances: ['last-tile'] } }],
      dead: ['foul', undefined, undefined, undefined],
    });
  });
});

it('reads any data without an error, and never more than it may', () => {
  const present = sheet('Ben 48 from Cho\nwashout');
  const keys = [
    'start',
    'end',
    'hands',
    'players',
    'isNamed',
    'winner',
    'target',
    'values',
    'tiles',
    'dead',
    'notation',
  ];
  const data = fc.letrec((tie) => ({
    any: fc.oneof(
      { maxDepth: 4 },
      fc.jsonValue(),
      fc.integer({ min: -2, max: 4 }),
      fc.constantFrom('Ben 8', 'washout', 'reseat Ben, Ann, Cho, Dan', TILES),
      fc.array(tie('any'), { maxLength: 5 }),
      fc.dictionary(fc.constantFrom(...keys), tie('any'), { maxKeys: 5 }),
    ),
  })).any;
  forAllIn(2000)(data, data, data, (draft, past, future) => {
    const read = unpackSession({ game: '', draft, past, future } as GameSession, present);
    for (const one of [...read.past, ...read.future]) expect(() => text(one)).not.toThrow();
    expect(() => handOf(read.draft)).not.toThrow();
  });
});
