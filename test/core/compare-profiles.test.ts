import { describe, expect, it } from 'vitest';
import '../../src/core/profiles.js';
import { defineProfile, profiles, type Profile } from '../../src/core/index.js';
import { compareProfiles, compareWithEach, type ProfileComparison } from '../../src/core/simulate.js';

const withRules = (rules: string): Profile => defineProfile({ name: 'changed', extends: 'classical', rules });
const options = { seed: 'two tables', hands: 150 };

describe('compareProfiles', () => {
  it('finds no difference between a profile and itself', async () => {
    expect(await compareProfiles('classical', profiles.classical, options)).toEqual({
      profiles: ['classical', 'classical'],
      hands: 150,
      model: { seed: 'two tables', exposed: 0.5, drawn: 0.25, bonus: 0.25, special: 0.1 },
      onlyUnder: [0, 0],
      differ: 0,
      higher: [0, 0],
      mean: [expect.any(Number), expect.any(Number)],
      ratio: 1,
      paidDiffer: 0,
      paidDifference: 0,
      awards: {},
    });
  });

  it('sees a change of a value in every hand that the limit does not cap', async () => {
    const { differ, higher, mean, awards, paidDiffer } = await compareProfiles(
      'classical',
      withRules('mahjong: 21 points; limit: none'),
      options,
    );
    expect(differ).toBe(1);
    expect(higher).toEqual([0, 1]);
    expect(mean[1]).toBeGreaterThan(mean[0]);
    expect(awards).toEqual({});
    expect(paidDiffer).toBe(1);
  });

  it('names the awards that one ruleset lacks, and measures by how much', async () => {
    const flowers = withRules(
      'flower: off; season: off; own-flower: off; own-season: off; all-flowers: off; all-seasons: off',
    );
    const all = await compareProfiles('classical', flowers, { ...options, bonus: 1 });
    expect(all.differ).toBe(1);
    expect(Object.keys(all.awards).sort()).toEqual([
      'all-flowers',
      'all-seasons',
      'flower',
      'own-flower',
      'own-season',
      'season',
    ]);
    expect(all.awards.flower).toBe(1);
    expect(all.ratio).toBeGreaterThan(1.5);
    expect(await compareProfiles('classical', flowers, { ...options, bonus: 0 })).toMatchObject({
      differ: 0,
      awards: {},
    });
  });

  it('sees what the losers’ hands are worth, where only payments differ', async () => {
    const { differ, paidDiffer, paidDifference } = await compareProfiles(
      'classical',
      withRules('losers-settle: no'),
      options,
    );
    expect(differ).toBe(0);
    expect(paidDiffer).toBeGreaterThan(0.9);
    expect(paidDifference).toBeGreaterThan(1);
  });

  it('counts hands that can go out under one ruleset only, and leaves them out of the figures', async () => {
    const { onlyUnder, differ } = await compareProfiles('classical', 'bmja', options);
    expect(onlyUnder[0]).toBeGreaterThan(75);
    expect(onlyUnder[1]).toBe(0);
    expect(differ).toBeLessThanOrEqual(1);
  });

  it('deals hands with few chows where both rulesets allow few', async () => {
    const few = (name: string, most: number, other = 'bmja'): Profile =>
      defineProfile({ name, extends: other, rules: `most-chows: ${most}` });
    const both = await compareProfiles('bmja', withRules('most-chows: 1'), options);
    expect(both.hands).toBe(150);
    expect(both.onlyUnder).toEqual([0, 0]);
    expect(both.differ).toBeGreaterThan(0.3);
    // The higher of two limits holds: the other ruleset refuses some hands.
    const { hands, onlyUnder, differ } = await compareProfiles(few('none', 0), few('two', 2), options);
    expect([hands, onlyUnder[0], differ]).toEqual([150, 0, 0]);
    expect(onlyUnder[1]).toBeGreaterThan(100);
    // Chows are as frequent among these hands as among all: of those with two or fewer, one in four hundred has none.
    const all = await compareProfiles(few('none', 0), few('two', 2), { ...options, hands: 600 });
    expect(1 - all.onlyUnder[1] / 600).toBeLessThan(0.01);
    expect(await compareProfiles('bmja', withRules('most-chows: 1'), options)).toEqual(both);
  });

  it('replaces hands that neither ruleset lets go out, within bounds', async () => {
    const low = withRules('minimum-points: 100');
    const { hands, onlyUnder } = await compareProfiles(low, withRules('minimum-points: 200'), options);
    expect(hands).toBe(150);
    expect(onlyUnder[0]).toBeGreaterThan(0);
    expect(onlyUnder[1]).toBe(0);
    const never = await compareProfiles(withRules('minimum-points: 100000'), withRules('minimum-points: 90000'), {
      ...options,
      hands: 5,
    });
    expect(never).toMatchObject({ hands: 0, onlyUnder: [0, 0], differ: 0, paidDiffer: 0 });
  });

  it('compares with several that allow different numbers of chows, with the figures of each alone', async () => {
    const names = ['classical', 'bmja-2019', 'bmja'];
    const steps: number[] = [];
    const together = await compareWithEach('bmja', names, { ...options, onProgress: (done) => steps.push(done) });
    expect(together.map(({ profiles }) => profiles[1])).toEqual(names);
    expect(together[0]).toEqual(await compareProfiles('bmja', 'classical', options));
    expect(together[1]).toEqual(await compareProfiles('bmja', 'bmja-2019', options));
    expect(together[1]!.differ).toBeGreaterThan(0.03);
    expect(together[2]).toMatchObject({ hands: 150, onlyUnder: [0, 0], differ: 0 });
    expect(steps).toEqual([0, 50, 150]);
  });

  it('wins in special ways only as often as asked', async () => {
    const robbed = withRules(
      'robbed-kong: off; last-tile: off; last-discard: off; kong-replacement: off; flower-replacement: off',
    );
    const never = await compareProfiles('classical', robbed, { ...options, special: 0 });
    const always = await compareProfiles('classical', robbed, { ...options, special: 1 });
    expect(never.differ).toBe(0);
    expect(always.differ).toBeGreaterThan(0.4);
    expect(Object.keys(always.awards)).toEqual(expect.arrayContaining(['robbed-kong', 'last-tile', 'last-discard']));
  });

  it('gives mirrored figures for the mirrored question', async () => {
    const mirrored = ({ profiles, onlyUnder, higher, mean, ...same }: ProfileComparison): ProfileComparison => ({
      profiles: [profiles[1], profiles[0]],
      onlyUnder: [onlyUnder[1], onlyUnder[0]],
      higher: [higher[1], higher[0]],
      mean: [mean[1], mean[0]],
      ...same,
    });
    const there = await compareProfiles('family', 'european', options);
    const back = await compareProfiles('european', 'family', options);
    expect(there.differ).toBeGreaterThan(0);
    expect({ ...mirrored(there), awards: Object.entries(there.awards).sort() }).toEqual({
      ...back,
      awards: Object.entries(back.awards).sort(),
    });
  });

  it('compares with several on the same deals, with the figures of each alone', async () => {
    const names = ['british', 'dmjl', 'family'];
    const together = await compareWithEach('classical', names, options);
    expect(together.map(({ profiles }) => profiles[1])).toEqual(names);
    expect(together[1]).toEqual(await compareProfiles('classical', 'dmjl', options));
  });

  it('reports its progress and stops when asked', async () => {
    const steps: number[] = [];
    await compareProfiles('classical', 'british', { seed: 1, hands: 300, onProgress: (done) => steps.push(done) });
    expect(steps).toEqual([0, 256, 300]);
    await expect(
      compareProfiles('classical', 'british', { seed: 1, signal: AbortSignal.abort(new Error('enough')) }),
    ).rejects.toThrow('enough');
  });

  it('refuses impossible numbers and unknown profiles', async () => {
    await expect(compareProfiles('classical', 'british', { seed: 1, hands: 0 })).rejects.toThrow(
      'hands: expected a whole number from 1 to 1000000, not “0”.',
    );
    await expect(compareProfiles('classical', 'british', { seed: 1, special: 2 })).rejects.toThrow('special: expected');
    await expect(compareProfiles('classical', 'brittish', { seed: 1 })).rejects.toThrow('brittish');
  });
});
