/** Every row of every profile: what it says is what the scorer does. */
import { describe, expect, it } from 'vitest';
import {
  defineProfile,
  optionIds,
  profiles,
  ruleIds,
  score,
  type Profile,
  type ProfileName,
} from '../../src/core/index.js';
import { amountOf, describeProfile, families, ruleSections } from '../../src/core/describe.js';
import { table } from './helpers.js';
import { awardsOfEveryPlayer, naiveProfiles, playOptionIds, settlementOptionIds } from '../naive/rules.js';

const names = Object.keys(profiles) as ProfileName[];
const rowOf = (id: string, ...of: Parameters<typeof describeProfile>) =>
  describeProfile(...of).find((row) => row.id === id)!;

describe.each(names)('the rows of %s', (name) => {
  // Described in each test: what runs while tests are collected counts for none of them.
  const rows = () => describeProfile(name);

  it('hold every award and option once', () => {
    const own = Object.keys(naiveProfiles[name]).filter((id) => id.startsWith('--'));
    expect(
      rows()
        .map(({ id }) => id)
        .sort(),
    ).toEqual([...ruleIds, ...own, ...optionIds].sort());
  });

  it('say what each is worth', () => {
    expect(Object.fromEntries(rows().map(({ id, worth }) => [id, worth]))).toEqual(naiveProfiles[name as never]);
  });

  it('are ordered by section, awards before options', () => {
    const order = rows().map(({ section, kind }) => ruleSections.indexOf(section) * 2 + (kind === 'option' ? 1 : 0));
    expect(order).toEqual([...order].sort((one, other) => one - other));
  });

  it('have a sample that earns each award that is on', () => {
    const earned = rows().filter(({ kind, worth }) => kind === 'award' && worth !== 'off');
    expect(earned.length).toBeGreaterThan(20);
    for (const { id, sample } of earned) {
      const { awards } = score(sample!.hand, sample!.situation, profiles[name]);
      expect(
        awards.map(({ rule }) => rule),
        `${id}: ${sample!.hand}`,
      ).toContain(id);
    }
  });

  it('name the source', () => {
    expect(new Set(rows().map(({ source }) => source))).toEqual(new Set([profiles[name].source]));
  });

  it('list values that other profiles use', () => {
    for (const { id, worth, alsoPlayed } of rows().filter((row) => !row.id.startsWith('--')))
      for (const other of Object.keys(naiveProfiles)) {
        const value = naiveProfiles[other as never][id];
        const using = alsoPlayed.filter((one) => one.profiles.includes(other as ProfileName));
        expect(
          using.map((one) => one.value),
          `${id} of ${other}`,
        ).toEqual(value === worth ? [] : [value]);
      }
  });
});

describe('a row', () => {
  it('says who can earn an award', () => {
    for (const { id, kind, scope } of describeProfile())
      expect(scope, id).toBe(kind === 'option' ? undefined : awardsOfEveryPlayer.includes(id) ? 'everyone' : 'winner');
  });

  it('is in the section of what its award is worth', () => {
    expect(rowOf('kong-replacement').section).toBe('points');
    expect(rowOf('kong-replacement', 'british').section).toBe('doubles');
    expect(rowOf('all-flowers', defineProfile({ name: 'ours', rules: 'all-flowers: limit' })).section).toBe(
      'limit-hands',
    );
    // Off: where it usually is.
    expect(rowOf('chow-hand').section).toBe('doubles');
  });

  it('belongs to one of the families of the source', () => {
    expect(rowOf('pure-straight').family).toBe('chows');
    expect(rowOf('three-concealed-pungs').family).toBe('pungs');
    expect(rowOf('four-kongs').family).toBe('kongs');
    expect(rowOf('little-three-dragons').family).toBe('terminals-and-honours');
    expect(rowOf('all-simples').family).toBe('suits');
    expect(rowOf('twofold-fortune').family).toBe('going-out');
    expect(rowOf('own-flower').family).toBe('special');
    for (const { id, kind, family } of describeProfile()) expect(families.includes(family!), id).toBe(kind === 'award');
  });

  it('knows the names of the sources', () => {
    expect(rowOf('four-kongs').names.en).toContain('Eighteen Buddhas');
    expect(rowOf('four-concealed-pungs').names.en).toEqual(['Hidden treasure', 'Buried treasure']);
    expect(rowOf('all-pungs').names.ja).toEqual(['toi toi ho']);
    expect(rowOf('full-flush').names).toEqual({
      en: ['One suit only', 'Clear hand', 'Pure flush', 'Purity'],
      ja: ['chin itsu'],
      zh: ['清一色', 'chin ii so'],
    });
    expect(rowOf('flower').names).toEqual({ en: [], ja: [], zh: [] });
  });

  it('compares with a base', () => {
    expect(rowOf('full-flush', 'family', 'classical')).toMatchObject({
      worth: '1 double',
      baseWorth: '3 doubles',
      differs: true,
    });
    expect(rowOf('half-flush', 'family', 'classical')).toMatchObject({ baseWorth: '1 double', differs: false });
    expect(rowOf('half-flush', 'family')).toMatchObject({ baseWorth: undefined, differs: false });
  });

  it('lists values that the sources only mention', () => {
    expect(rowOf('terminals-and-honours', 'european').alsoPlayed).toContainEqual({ value: '2 doubles', profiles: [] });
    expect(rowOf('limit').alsoPlayed).toEqual([
      { value: 1000, profiles: ['british', 'bmja'] },
      { value: 2000, profiles: [] },
    ]);
    const ours = defineProfile({ name: 'ours', rules: 'limit: 2000' });
    expect(rowOf('limit', ours).alsoPlayed.map(({ value }) => value)).not.toContain(2000);
    expect(rowOf('all-pungs').alsoPlayed.filter(({ profiles: using }) => !using.length)).toEqual([]);
  });

  it('says how its source is interpreted, as long as the rules still do so', () => {
    const [one] = rowOf('only-tile').interpretations;
    expect(one).toMatchObject({ id: 'an-only-tile-must-be-the-only', rows: ['S0-WIN-03'] });
    const ours = defineProfile({ name: 'ours', extends: 'classical', rules: 'only-tile: 4 points' });
    expect(rowOf('only-tile', ours).interpretations).toEqual([]);
    expect(rowOf('kong-replacement', ours).interpretations).toHaveLength(1);
    // An interpretation of several awards needs all of them.
    const family = (rules: string) => defineProfile({ name: 'ours', extends: 'family', rules });
    expect(rowOf('kong-of-honours', family('')).interpretations).toHaveLength(1);
    expect(rowOf('kong-of-honours', family('pung-of-simples: 4/8 points')).interpretations).toEqual([]);
  });

  it('says what an option affects', () => {
    for (const { id, kind, affects, section } of describeProfile()) {
      expect(affects, id).toBe(
        settlementOptionIds.includes(id) ? 'payment' : playOptionIds.includes(id) ? 'play' : 'score',
      );
      if (kind === 'option' && affects !== 'score') expect(section, id).toBe(affects);
    }
  });
});

describe('the amount of an award', () => {
  it.each([
    ['4 points', { points: 4 }],
    ['12/24 points', { points: 12, concealedPoints: 24 }],
    ['1 point each pung', { points: 1 }],
    ['1 double', { doubles: 1 }],
    ['12 doubles', { doubles: 12 }],
    [' HALF limit ', { limit: 0.5 }],
    ['2/5 limit for losers', { limit: 0.4 }],
    ['10/25 limit', { limit: 0.4 }],
    ['limit of [x]{2}*7', { limit: 1 }],
    ['off', {}],
    ['is 4 points', {}],
    ['4 pointsx', {}],
  ])('“%s” is %j', (value, amount) => {
    expect(amountOf(value)).toEqual(amount);
  });
});

describe('the rules of a table', () => {
  const ours = (name: string, rules: string, parent = 'classical') =>
    defineProfile({ name, extends: parent, rules } as never);

  it('are interpreted like the profile they extend, under any name', () => {
    const [known] = rowOf('only-tile').interpretations;
    expect(rowOf('only-tile', ours('x', 'limit: 900')).interpretations).toEqual([known]);
    expect(rowOf('only-tile', ours('x', 'limit: 900', 'family')).interpretations).not.toContainEqual(known);
  });

  it('have options in the section of what they affect', () => {
    const sections = Object.fromEntries(describeProfile().map(({ id, section }) => [id, section]));
    expect(sections).toMatchObject({ payers: 'payment', reseat: 'play', 'only-tile': 'points', rounding: 'points' });
    // Those about scores are next to the awards that they change, or with the other conditions for going out.
    expect(sections).toMatchObject({
      'claimed-kong': 'doubles',
      'fully-concealed-on': 'doubles',
      'moon-on': 'limit-hands',
    });
    expect(sections).toMatchObject({
      'most-chows': 'play',
      'minimum-doubles': 'play',
      'minimum-points': 'play',
      'win-requirement': 'play',
    });
  });

  it('list own awards once, even if the base has them too', () => {
    const both = ours('x', '--mine: 2 points each pung; --drawn: 1 double for losers if no-chow');
    const rows = describeProfile(both, both).filter(({ id }) => id.startsWith('--'));
    expect(
      rows.map(({ id, section, scope, differs, alsoPlayed }) => [id, section, scope, differs, alsoPlayed]),
    ).toEqual([
      ['--mine', 'points', 'winner', false, []],
      ['--drawn', 'doubles', 'losers', false, []],
    ]);
    expect(describeProfile('classical', 'classical').every(({ id }) => !id.startsWith('--'))).toBe(true);
  });

  it('show no sample for an own award that is off', () => {
    const base = ours('x', '--mine: 2 points each pung');
    expect(rowOf('--mine', 'classical', base)).toMatchObject({ worth: 'off', section: 'points', differs: true });
    expect(rowOf('--mine', 'classical', base).sample).toBeUndefined();
    expect(
      rowOf('--none', ours('x', '--none: 1 double if self-draw, last-tile, kong-replacement')).sample,
    ).toBeUndefined();
  });
});

describe('a sample', () => {
  it.each([
    ['win-requirement: cleared-hand', 'self-draw'],
    ['minimum-doubles: 3', 'last-tile'],
    ['earthly-hand-on: first-draw', 'earthly-hand'],
    ['nine-gates-wait: pure', 'nine-gates'],
    ['all-green-dragon: required', 'all-green'],
    ['fully-concealed-on: any-win', 'fully-concealed'],
    ['concealed-hand: 10 points; concealed-hand-on: discard', 'concealed-hand'],
    ['chow-hand: 1 double; chow-hand-form: no-points', 'chow-hand'],
    ['one-chance-chow: 2 points; win-requirement: one-double', 'one-chance-chow'],
  ])('is found where %s decides about %s', (rules, id) => {
    const profile = defineProfile({ name: 'ours', rules });
    const { sample } = rowOf(id, profile);
    expect(score(sample!.hand, sample!.situation, profile).awards.map(({ rule }) => rule)).toContain(id);
  });

  it('exists for a limit hand even without a limit', () => {
    expect(rowOf('all-green', defineProfile({ name: 'ours', rules: 'limit: none' })).sample).toBeDefined();
  });
});

it('throws for an unknown profile', () => {
  expect(() => describeProfile('nobody' as ProfileName)).toThrow('“nobody” is not a profile');
});

describe('a row of an own award', () => {
  const profile = () =>
    defineProfile({
      name: 'ours',
      rules:
        '--own-wind-in-hand: 20 points for everyone each concealed pung of seat-wind; ' +
        '--seven-pairs-of-one-suit: half limit of [1-9x]{2}*7; --waiting: 2/5 limit for losers if calling all-green',
    });

  it.each([
    ['--own-wind-in-hand', 'points', 'everyone'],
    ['--seven-pairs-of-one-suit', 'limit-hands', 'winner'],
    ['--waiting', 'limit-hands', 'losers'],
  ])('%s is among the %s, for %s, with a hand', (id, section, scope) => {
    const row = rowOf(id, profile(), 'classical');
    expect(row).toMatchObject({ kind: 'award', section, scope, family: 'special', baseWorth: 'off', differs: true });
    const { awards } = score(row.sample!.hand, row.sample!.situation, profile());
    expect(awards.map(({ rule }) => rule)).toContain(id);
  });

  it('that only the base has is off', () => {
    expect(rowOf('--waiting', 'classical', profile())).toMatchObject({
      worth: 'off',
      baseWorth: '2/5 limit for losers if calling all-green',
      section: 'limit-hands',
      sample: undefined,
    });
  });
});

describe('the rules of a profile', () => {
  it('are described without interpretations if nothing is known of their source', () => {
    const parent = table('limit: 300');
    const child = defineProfile({ name: 'child', extends: parent, rules: 'limit: 400' });
    expect(describeProfile(child).flatMap(({ interpretations }) => interpretations)).toEqual([]);
    expect(describeProfile('family').flatMap(({ interpretations }) => interpretations)).not.toEqual([]);
  });

  it('show an own award that is off among the points, unless it is known from the base', () => {
    const [id] = Object.keys(profiles.bmja.rules).filter((one) => one.startsWith('--'));
    const without = defineProfile({ name: 'without', extends: 'bmja', rules: `${id}: off` });
    const row = (base?: Profile) => describeProfile(without, base).find((one) => one.id === id);
    expect(row(profiles.bmja)).toMatchObject({ worth: 'off', section: 'doubles' });
    expect(row()).toMatchObject({ worth: 'off', section: 'points' });
  });
});
