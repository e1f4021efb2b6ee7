import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defineProfile, profiles, score, settle, waits, type Hand, type Score } from '../../src/core/index.js';
import {
  checkAnswer,
  countQuestions,
  ExerciseError,
  makeHand,
  readWant,
  type Answer,
  type Want,
} from '../../src/core/odds.js';
import { awardsIn, awardsOf, faultOf } from './exercise-helpers.js';
import { forAllIn } from '../for-all.js';

/** Tiles that cannot all be in one hand, or too many or too few of them: counted without the core. */
function faultsIn({ sets, concealed, winningTile, bonus }: Hand, size: number): string[] {
  const tiles = [...sets.flatMap((set) => set.tiles), ...concealed, ...(winningTile ? [winningTile] : [])];
  const counts = new Map<string, number>();
  for (const tile of tiles) counts.set(tile, (counts.get(tile) ?? 0) + 1);
  const kongs = sets.filter(({ kind }) => kind === 'kong').length;
  return [
    ...[...counts].filter(([, count]) => count > 4).map(([tile, count]) => `${count} of ${tile}`),
    ...(new Set(bonus).size === bonus.length ? [] : ['a bonus tile twice']),
    ...(tiles.length - kongs === size ? [] : [`${tiles.length} tiles with ${kongs} kongs`]),
  ];
}

describe('makeHand', () => {
  for (const profile of Object.values(profiles))
    it(`builds a hand for every award that ${profile.name} has`, () => {
      const ids = awardsIn(profile);
      expect(ids.length).toBeGreaterThan(20);
      for (const id of ids) {
        const made = makeHand({ seed: 'every', profile, want: { awards: id as never } });
        expect(awardsOf(made), `${id}: ${made.notation}`).toContain(id);
        expect(faultsIn(made.hand, made.score!.won ? 14 : 13), `${id}: ${made.notation}`).toEqual([]);
        expect(score(made.notation, made.situation, profile).value).toBe(made.score!.value);
      }
    });

  it('gives every hand what is wanted, with any seed', () => {
    const wants: readonly [Want, (found: Score) => boolean][] = [
      [{ difficulty: 'easy' }, ({ doubles, limited, awards }) => !doubles && !limited && awards.length <= 5],
      [{ difficulty: 'medium' }, ({ doubles, limited }) => doubles < 3 && !limited],
      [{ difficulty: 'hard' }, ({ doubles, limited, awards }) => doubles > 2 || limited || awards.length > 8],
      [
        { doubles: [3, 4], win: 'self-draw' },
        ({ doubles, situation }) => doubles > 2 && doubles < 5 && situation.win === 'self-draw',
      ],
      [{ value: [200, 400] }, ({ value }) => value >= 200 && value <= 400],
      [{ points: [70, Infinity] }, ({ base }) => base >= 70],
      [{ limitHand: true }, ({ awards, value }) => awards.some(({ limit }) => limit === 1) && value === 500],
      [{ form: 'losing', value: [20, 2000] }, ({ won, value }) => !won && value >= 20],
      [
        { awards: ['full-flush', 'all-pungs', 'own-flower'] },
        ({ awards }) => ['full-flush', 'all-pungs', 'own-flower'].every((id) => awards.some(({ rule }) => rule === id)),
      ],
    ];
    forAllIn(150)(fc.string(), fc.constantFrom(...wants), (seed, [want, has]) => {
      const made = makeHand({ seed, want });
      expect(has(made.score!), `${JSON.stringify(want)}: ${made.notation}`).toBe(true);
      expect(faultsIn(made.hand, made.score!.won ? 14 : 13)).toEqual([]);
    });
  });

  it('finds nothing if an award needs another way of winning', () => {
    const want: Want = { awards: ['self-draw'], win: 'discard' };
    expect(() => makeHand({ seed: 1, want })).toThrow(expect.objectContaining({ code: 'not-found' }));
  });

  it('makes hands that are worth little', () => {
    for (let seed = 0; seed < 10; seed++) {
      const won = makeHand({ seed, want: { value: [20, 30] } }).score!;
      expect(won.won && won.value).toBeGreaterThanOrEqual(20);
      expect(won.value).toBeLessThanOrEqual(30);
      const lost = makeHand({ seed, want: { form: 'losing', value: [1, 8] } }).score!;
      expect(lost.won || lost.value).toBeGreaterThanOrEqual(1);
      expect(lost.value).toBeLessThanOrEqual(8);
    }
  });

  it('makes the same hand for the same seed, and others for others', () => {
    expect(makeHand({ seed: 1 })).toEqual(makeHand({ seed: 1 }));
    expect(makeHand({ seed: '1' }).notation).toBe(makeHand({ seed: 1 }).notation);
    const many = Array.from({ length: 60 }, (_, seed) => makeHand({ seed, want: 'full-flush' }).notation);
    expect(new Set(many).size).toBeGreaterThan(55);
    // What is longer is cut off.
    const long = 'x'.repeat(1_000_000);
    expect(makeHand({ seed: long }).notation).toBe(makeHand({ seed: 'x'.repeat(1000) }).notation);
  });

  it('makes hands that wait, and hands with a tile too many', () => {
    for (let seed = 0; seed < 40; seed++) {
      const waiting = makeHand({ seed, want: { form: 'waiting' } });
      expect(faultsIn(waiting.hand, 13)).toEqual([]);
      expect(waits(waiting.hand, waiting.situation)).not.toEqual([]);
      const { hand, score: none } = makeHand({ seed, want: { form: 'to-discard' } });
      expect(none).toBe(null);
      expect(faultsIn(hand, 14)).toEqual([]);
      const ready = hand.concealed.filter((_, index) => {
        const rest = { ...hand, concealed: hand.concealed.filter((__, other) => other !== index) };
        return waits(rest).length > 0;
      });
      expect(ready.length, seed.toString()).toBeGreaterThan(0);
    }
  });

  it('builds hands for the table’s own awards', () => {
    const profile = defineProfile({
      name: 'ours',
      rules:
        '--snake: limit of 1123456789x ESWN if nothing-declared; --green-pung: 1 double for everyone each pung of [G]; ' +
        '--calling-snake: half limit for losers if calling --snake; minimum-doubles: 2',
    });
    for (const id of ['--snake', '--green-pung', '--calling-snake'] as const)
      for (let seed = 0; seed < 5; seed++)
        expect(awardsOf(makeHand({ seed, profile, want: { awards: id } }))).toContain(id);
    expect(makeHand({ seed: 1, profile, want: '--calling-snake' }).score!.won).toBe(false);
  });

  it('explains which hands cannot be made', () => {
    const fault = (want: unknown, profile = 'classical'): string =>
      faultOf(() => makeHand({ seed: 1, profile, want: want as Want }));
    expect(fault('full-flsh')).toBe('want: “full-flsh” is not an award of these rules: did you mean “full-flush”?');
    expect(fault('chow-hand')).toBe('want: “chow-hand” scores nothing under these rules.');
    expect(fault('limit-hand', 'family')).toContain('No hand was found with limit-hand');
    expect(fault('all-pungs; form: losing')).toBe('want: only a winner scores “all-pungs” under these rules.');
    expect(fault('full-flush all-honours')).toContain('No hand was found with full-flush all-honours');
    expect(fault('doubles: 4-2')).toBe(
      'doubles: “4-2” is not a range: use a whole number up to 50, such as 3, 2-4 or 3+.',
    );
    expect(fault('value: 1e9')).toContain('value: “1e9” is not a range');
    expect(fault('colour: red')).toContain('want: “colour” is not known: use awards, points');
    expect(fault('difficulty: brutal')).toContain('difficulty: “brutal” is not known: use easy, medium, hard.');
    expect(fault('x'.repeat(501))).toBe('want: 501 characters, but the limit is 500.');
    expect(fault({ awards: Array(13).fill('all-pungs') })).toContain('at most 12 awards');
    expect(fault(7)).toContain('want: “7” is not known');
  });

  it('returns a hand or throws an ExerciseError for any conditions', () => {
    const anything = fc.oneof(
      fc.string(),
      fc.stringMatching(/^[a-z:;, 0-9+-]{0,60}$/),
      fc.record({ awards: fc.anything(), points: fc.anything(), form: fc.anything() }),
      fc.anything(),
    );
    forAllIn(60)(anything, (want) => {
      try {
        makeHand({ seed: 1, want: want as Want });
      } catch (error) {
        expect(error).toBeInstanceOf(ExerciseError);
      }
    });
  });
});

describe('readWant', () => {
  it('reads awards, ranges and words', () => {
    expect(
      readWant(' Full-Flush, all-pungs; doubles: 4+; value: 200 – 500; points: 30; form: won; limit-hand; hard'),
    ).toEqual({
      awards: ['full-flush', 'all-pungs'],
      doubles: [4, Infinity],
      value: [200, 500],
      points: 30,
      form: 'won',
      limitHand: true,
      difficulty: 'hard',
    });
    expect(readWant('')).toEqual({});
  });
});

describe('countQuestions', () => {
  it('asks in the order of a count and ends in the same figures', () => {
    forAllIn(100)(
      fc.integer(),
      fc.constantFrom(...Object.values(profiles)),
      fc.constantFrom('won', 'losing'),
      (seed, profile, form) => {
        const { score: found } = makeHand({ seed, profile, want: `form: ${form}` });
        const questions = countQuestions(found!);
        // Every line of the score belongs to exactly one question.
        expect(questions.flatMap(({ awards }) => awards)).toHaveLength(found!.awards.length);
        const last = questions.at(-1)!;
        expect(last.answer).toBe(found!.value);
        const { rounding, 'limit-doubles': most } = profile.rules;
        const tens = last.points / 10;
        const rounded = { 'base-to-nearest-10': Math.round(tens) * 10, 'base-up-to-10': Math.ceil(tens) * 10 };
        expect(
          { none: last.points, 'total-up-to-10': last.points, 'total-to-nearest-10': last.points, ...rounded }[
            rounding
          ],
        ).toBe(found!.base);
        expect(Math.min(last.doubles, most === 'none' ? Infinity : most)).toBe(found!.doubles);
      },
    );
  });

  it('follows the questionnaire of source 002 under the family rules', () => {
    const won = score('(RRR) 123b 456b 99d 78d +9d', {}, 'family');
    expect(countQuestions(won).map(({ topic, unit, answer }) => `${topic} ${unit} ${answer}`)).toEqual([
      'winning points 30',
      'sets points 4',
      'pairs points 0',
      'wait points 2',
      'sets doubles 1',
      'whole-hand doubles 0',
      'wait doubles 0',
      'value value 80',
    ]);
  });
});

describe('checkAnswer', () => {
  // 20 for going out, 4 + 4 for the pungs of dragons, 2 for the wait; two doubles.
  const found = score('(RRR) (GGG) 123b 456b 9d +9d');

  it('finds what is right, missing and wrong', () => {
    const answer: Answer = { points: 30, doubles: '2', value: '120', awards: 'mahjong set-of-dragons all-pungs' };
    const { correct, figures, awards } = checkAnswer(found, answer);
    expect(correct).toBe(false);
    expect(figures.map(({ part, expected, correct: right }) => [part, expected, right])).toEqual([
      ['points', 30, true],
      ['doubles', 2, true],
      ['value', 120, true],
    ]);
    expect(awards).toEqual({
      right: ['mahjong', 'set-of-dragons'],
      missing: ['pung-of-honours', 'only-tile'],
      wrong: ['all-pungs'],
    });
  });

  it('finds how a wrong figure came about', () => {
    const slip = (answer: Answer, of = found) => checkAnswer(of, answer).figures[0]!.slip;
    expect(slip({ points: 28 })).toEqual({ kind: 'omitted', awards: ['only-tile'] });
    expect(slip({ points: 22 })).toEqual({ kind: 'omitted', awards: ['pung-of-honours'] });
    expect(slip({ doubles: 1 })).toEqual({ kind: 'omitted', awards: ['set-of-dragons'] });
    expect(slip({ value: 30 })).toEqual({ kind: 'not-doubled' });
    expect(slip({ value: 60 })).toEqual({ kind: 'omitted', awards: ['set-of-dragons'] });
    expect(slip({ value: 7 })).toBe(undefined);
    const capped = score('(RRR) (GGG) BBB 99d EE +E', {}, 'classical');
    expect(slip({ value: capped.total }, capped)).toEqual({ kind: 'not-limited' });
    const rounded = score('(RRR) 123b 456b 99d 78d +9d', {}, 'family');
    expect(slip({ value: 72 }, rounded)).toEqual({ kind: 'not-rounded' });
    const flush = score('(222b) (555b) 888b 77b 99b +9b');
    expect(flush.doubles).toBe(4);
    expect(slip({ value: flush.base * 4 }, flush)).toBeDefined();
  });

  it('accepts the right answer to any hand, and no other', () => {
    forAllIn(40)(fc.integer(), fc.constantFrom('classical', 'family', 'bmja'), (seed, profile) => {
      const { score: made } = makeHand({ seed, profile });
      const { base, doubles, value, awards } = made!;
      const ids = awards.map(({ rule }) => rule);
      const answer: Answer = { points: base, doubles, value: value.toLocaleString('en'), awards: ids };
      expect(checkAnswer(made!, answer).correct).toBe(true);
      for (const wrong of [
        { points: base + 2 },
        { doubles: doubles + 1 },
        { value: value + 1 },
        { awards: ids.slice(0, 1) },
      ])
        if (!('awards' in wrong) || new Set(ids).size > 1)
          expect(checkAnswer(made!, { ...answer, ...wrong }).correct, JSON.stringify(wrong)).toBe(false);
      // A stored score is checked by the rules of its name.
      const stored = JSON.parse(JSON.stringify(made)) as Score;
      expect(checkAnswer(stored, { points: base }).correct).toBe(true);
    });
  });

  it('checks payments, waits and discards', () => {
    const settlement = settle({
      scores: { east: 20, south: 64, west: 8, north: 0 },
      winner: 'south',
      discarder: 'west',
    });
    const { totals } = settlement;
    expect(checkAnswer(settlement, { payments: { ...totals } }).correct).toBe(true);
    const wrong = checkAnswer(settlement, { payments: { east: `−${-totals.east}`, south: totals.south + 1 } });
    expect(wrong.figures.map(({ seat, correct }) => [seat, correct])).toEqual([
      ['east', true],
      ['south', false],
    ]);
    expect(checkAnswer({ waits: ['1b', '4b', '7b'] }, { waits: '14b E' }).waits).toEqual({
      right: ['1b', '4b'],
      missing: ['7b'],
      wrong: ['E'],
    });
    expect(checkAnswer({ discards: ['9d', 'E'] }, { discard: 'E' }).correct).toBe(true);
    expect(checkAnswer({ discards: ['9d'] }, { discard: 'E' }).discard).toEqual({
      given: 'E',
      best: ['9d'],
      correct: false,
    });
  });

  it('rejects an invalid answer, naming the place and what is expected', () => {
    const fault = (answer: unknown): string => faultOf(() => checkAnswer(found, answer as Answer));
    for (const points of [
      '1e9',
      '0x10',
      '3.5',
      '',
      ' ',
      '-2',
      'ten',
      '1,00',
      '9'.repeat(50),
      NaN,
      Infinity,
      -1,
      2.5,
      {},
      [],
      true,
    ])
      expect(fault({ points }), String(points)).toMatch(
        /^points: “.*” is not an answer: use a whole number such as 26\.$/s,
      );
    expect(fault({ awards: 'all-pungs; <b>' })).toBe(
      'awards: “<b>” is not an answer: use ids of awards such as all-pungs.',
    );
    expect(fault({ awards: Array(201).fill('all-pungs') })).toContain('awards');
    expect(fault({ payments: { east: 1 } })).toBe('payments was answered, but there is nothing to check it against.');
    expect(fault({ waits: '1b' })).toContain('nothing to check');
    expect(fault(null)).toContain('answer: “null” is not an answer');
    expect(faultOf(() => checkAnswer({ waits: ['1b'] }, { waits: '1x' }))).toContain('waits: “1x” is not an answer');
    expect(faultOf(() => checkAnswer({ discards: ['1b'] }, { discard: '12b' }))).toContain('one tile such as 5b');
    expect(faultOf(() => checkAnswer(null as never, {}))).toContain('solution');
  });
});
