import { describe, expect, it } from 'vitest';
import {
  RulesError,
  defineProfile,
  formatRules,
  optionIds,
  parseRules,
  profiles,
  ruleIds,
  score,
  type Profile,
  type ProfileName,
} from '../../src/core/index.js';
import { gameOptions, scoringOptions, settlementOptions } from '../naive/options.js';
import { naiveProfiles } from '../naive/rules.js';
import { formatGame, parseGame, playGame } from '../../src/core/game.js';
import { shown } from '../../src/core/errors.js';
import { parentOf } from '../../src/rulebook/model.js';
import { joinRules, OTHER_WORDS } from '../../src/core/profiles/parse.js';
import { thrown } from './helpers.js';

const PLAIN = '(123b) 789b 456c 99c 34d +5d';

function fault(make: () => unknown): RulesError {
  return thrown(make, RulesError);
}

describe('the profiles', () => {
  it('are nine', () => {
    expect(Object.keys(profiles)).toEqual([
      'classical',
      'millington',
      'british',
      'pung-based',
      'family',
      'european',
      'babcock',
      'dmjl',
      'bmja',
    ]);
  });

  it.each(Object.entries(profiles))('%s has a name, a source and a value for everything', (name, profile) => {
    expect(profile.name).toBe(name);
    expect(profile.source).toMatch(/\S/);
    const builtIn = Object.keys(profile.rules).filter((id) => !id.startsWith('--'));
    expect(builtIn.sort()).toEqual([...ruleIds, ...optionIds].sort());
  });

  it.each(Object.entries(naiveProfiles))(
    '%s is the classical rules with its differences [S0-OVR-05] [S0-FLW-05] [S0-LH-02] [S4-GEN-01] [S4-GEN-05]',
    (name, own) => {
      const differences = Object.entries(own).filter(([id, value]) => value !== naiveProfiles.classical[id]);
      expect(parseRules(formatRules(name as ProfileName))).toEqual(Object.fromEntries(differences));
    },
  );

  it.each(['British', ' BRITISH\n', 'ｂｒｉｔｉｓｈ'])('are found by a name as people write it: %s', (name) => {
    expect(score(PLAIN, {}, name).profile).toBe('british');
    expect(defineProfile({ name: 'ours', extends: name, rules: '' }).extends).toBe('british');
    expect(fault(() => score(PLAIN, {}, `${name}s`)).details.found).toBe(shown(`${name}s`));
    const record = parseGame(`players: A, B, C, D\nprofile: ${name.trim()}\nB 48 from C`);
    expect(playGame(record).profile).toBe(profiles.british);
    expect(formatGame(record, { header: true })).toContain('profile: british');
  });

  it('do not replace a table’s own of a similar name', () => {
    const own = defineProfile({ name: 'British', rules: 'mahjong: 40 points' });
    expect(formatRules(own)).toBe('mahjong: 40 points');
    expect(score(PLAIN, {}, own).profile).toBe('British');
    expect(parentOf(own).name).toBe('classical');
  });

  it.each(Object.values(profiles))('$name is written in canonical form', ({ name, rules }) => {
    expect(defineProfile({ name, rules }).rules).toEqual(rules);
  });

  it('state the interpretation of ambiguous sources', () => {
    expect(profiles.classical.note).toMatch(/\S/);
    expect(profiles['pung-based'].note).toMatch(/\S/);
    expect(profiles.family.note).toMatch(/\S/);
    expect(profiles.european.note).toMatch(/\S/);
  });

  it('cannot be changed', () => {
    for (const profile of Object.values(profiles)) {
      expect(Object.isFrozen(profile)).toBe(true);
      expect(Object.isFrozen(profile.rules)).toBe(true);
    }
  });

  it('are found by name, with classical as the default', () => {
    expect(score(PLAIN).profile).toBe('classical');
    expect(score(PLAIN, {}, 'european').profile).toBe('european');
    expect(score(PLAIN, {}, profiles.family).profile).toBe('family');
  });

  it.each(['europaean', 'Classic', '', '__proto__', 'constructor', 'toString', 'x'.repeat(100_000)])(
    'are not found by another name: %.20s',
    (name) => {
      const error = fault(() => score(PLAIN, {}, name));
      expect(error.code).toBe('unknown-profile');
      expect(error.message.length).toBeLessThan(400);
    },
  );

  it.each(['xmj', 'millington-1977'])('of a module that is not imported are not found either: %s', (name) => {
    const message = `The profile “${name}” is not loaded: import mahjong-elements/core/profiles.js first.`;
    expect(fault(() => score(PLAIN, {}, name))).toMatchObject({ code: 'unknown-profile', message });
    expect(fault(() => defineProfile({ name: 'ours', extends: name })).message).toBe(message);
  });

  it('are named in the error, the nearest first', () => {
    expect(fault(() => score(PLAIN, {}, 'europaean')).message).toMatch(/european/);
    expect(fault(() => score(PLAIN, {}, 'clasical')).message).toMatch(/classical/);
  });
});

describe('declarations', () => {
  it('read like an inline style', () => {
    expect(
      parseRules(
        'full-flush: 4 doubles; kong-replacement: 1 double; all-flowers: half limit; chow-hand: off; limit: 1000',
      ),
    ).toEqual({
      'full-flush': '4 doubles',
      'kong-replacement': '1 double',
      'all-flowers': 'half limit',
      'chow-hand': 'off',
      limit: 1000,
    });
  });

  it.each([
    ['4 points', '4 points'],
    ['1 double', '1 double'],
    ['3 doubles', '3 doubles'],
    ['limit', 'limit'],
    ['half limit', 'half limit'],
    ['3/2  Limits', '3/2 limit'],
    ['2 limit', '2 limits'],
    ['10 limits', '10 limits'],
    ['1 limit', 'limit'],
    ['off', 'off'],
    ['OFF', 'off'],
    ['4/8 points', '4/8 points'],
    ['4   points', '4 points'],
  ])('an award of “%s” is %s', (text, expected) => {
    const read = parseRules(`pung-of-simples: ${text}`);
    const one = parseRules(`pung-of-simples: ${expected}`);
    expect(read).toEqual(one);
    expect(Object.keys(read)).toEqual(['pung-of-simples']);
  });

  it.each([
    ['limit: none', { limit: 'none' }],
    ['limit: 1', { limit: 1 }],
    ['limit-value: 1', { 'limit-value': 1 }],
    ['limit-doubles: 6', { 'limit-doubles': 6 }],
    ['minimum-points: 1000000', { 'minimum-points': 1000000 }],
    ['discarder-pays: 2 times', { 'discarder-pays': 2 }],
    ['dead-wall: 16', { 'dead-wall': '16' }],
    ['dead-wall: none', { 'dead-wall': 'none' }],
    ['rounding: total-up-to-10', { rounding: 'total-up-to-10' }],
    ['ROUNDING: Total-Up-To-10', { rounding: 'total-up-to-10' }],
  ])('an option: %s', (text, expected) => {
    expect(parseRules(text)).toEqual(expected);
  });

  const values = { ...scoringOptions, ...settlementOptions, ...gameOptions };

  it('are tried with values of every option', () => {
    expect(Object.keys(values).sort()).toEqual([...optionIds].sort());
  });

  it.each(Object.entries(values))('the option %s takes %j', (id, each) => {
    for (const value of each) expect(parseRules(`${id}: ${value}`)).toEqual({ [id]: value });
  });

  it.each([
    ['1 points', '1 point'],
    ['11 point', '11 points'],
    ['21 points', '21 points'],
    ['1 doubles', '1 double'],
    ['10 double', '10 doubles'],
  ])('have the right number: %s is %s', (text, written) => {
    expect(parseRules(`flower: ${text}`)).toEqual({ flower: written });
  });

  it('may be empty, end with a semicolon, and take several lines', () => {
    expect(parseRules('')).toEqual({});
    expect(parseRules(' ;; ; ')).toEqual({});
    expect(parseRules('\n  limit: 1000;\n  full-flush:4 doubles ;\n')).toEqual({
      limit: 1000,
      'full-flush': '4 doubles',
    });
  });

  it('may declare an id again with the same value', () => {
    expect(parseRules('limit: 1000; LIMIT: 1000; full-flush: 4 doubles; full-flush: 4  Doubles')).toEqual({
      limit: 1000,
      'full-flush': '4 doubles',
    });
    expect(parseRules('seats-rotate: always; washout: goulash')).toEqual({
      'east-win': 'east-passes',
      washout: 'goulash',
    });
  });

  it.each([
    ['limit: 1000; limit: 2000', 'limit'],
    ['--a: 10 points; --A: 20 points', '--A'],
    ['full-flush: 4 doubles; flower: off; full-flush: 1 double', 'full-flush'],
    ['best-of: half-flush, full-flush; best-of: own-flower, own-season', 'best-of'],
    ['incomplete-win: 300; false-win: 500', 'false-win'],
    ['washout: goulash; seats-rotate: always', 'seats-rotate'],
    ['--a: 1 double "One" "Two"', '"Two"'],
    ['--a: 1 double "Eins"@de if full-flush "Zwei"@DE', '"Zwei"@DE'],
  ])('declare nothing twice with another value: %s', (text, piece) => {
    const error = fault(() => parseRules(text));
    expect(error.code).toBe('repeated');
    expect(error.index).toBe(text.lastIndexOf(piece));
    expect(error.message).toMatch(/was already set at character \d+, to another value\.$/);
  });

  it('of several texts are joined: a later one replaces what it declares, too', () => {
    expect(joinRules('limit:  500; flower: off', undefined, '', 'Limit: 300; "x')).toBe('flower: off; Limit: 300; "x');
    expect(joinRules('limit: 500; limit: 300')).toBe('limit: 500; limit: 300');
    expect(joinRules('incomplete-win: 300', 'false-win: off')).toBe('false-win: off');
    expect(joinRules('washout: goulash; east-win: east-stays', 'seats-rotate: always')).toBe('seats-rotate: always');
    expect(joinRules('seats-rotate: always', 'washout: goulash')).toBe('seats-rotate: always; washout: goulash');
  });

  it.each(Object.getOwnPropertyNames(Object.prototype))(
    'are rejected where a word is what every object has: %s',
    (word) => {
      const faultIn = (text: string): string => fault(() => parseRules(text)).code;
      for (const id of ['flower', 'false-win', '--ours', ...optionIds])
        expect([id, faultIn(`${id}: ${word}`)]).toEqual([id, 'unknown-value']);
      for (const text of [
        `${word}: on`,
        `pao-on: ${word}`,
        `best-of: full-flush, ${word}`,
        `--ours: 1 double if ${word}`,
      ])
        expect([text, faultIn(text)]).toEqual([text, text.startsWith(word) ? 'unknown-rule' : 'unknown-value']);
    },
  );

  it.each<[title: string, text: string, code: string, piece: string]>([
    ['an unknown id', 'limit: 1000; ful-flush: 4 doubles', 'unknown-rule', 'ful-flush'],
    ['an unknown id far from all', 'gooseberries: 4 doubles', 'unknown-rule', 'gooseberries'],
    ['a name of the language', 'limit: 500; __proto__: 4 points', 'unknown-rule', '__proto__'],
    ['another one', 'constructor: 4 points', 'unknown-rule', 'constructor'],
    ['an unknown award', 'full-flush: 4 dubles', 'unknown-value', '4 dubles'],
    ['an award without a number', 'full-flush: doubles', 'unknown-value', 'doubles'],
    ['an award below nothing', 'full-flush: -1 doubles', 'unknown-value', '-1 doubles'],
    ['half a point', 'flower: 0.5 points', 'unknown-value', '0.5 points'],
    ['too many doubles', 'full-flush: 99 doubles', 'unknown-value', '99 doubles'],
    ['too many points', 'flower: 99999 points', 'unknown-value', '99999 points'],
    ['more than the limit', 'all-green: 11 limits', 'unknown-value', '11 limits'],
    ['exposed and concealed for a pair', 'limit: 500; pair-of-dragons: 2/4 points', 'unknown-value', '2/4 points'],
    ['exposed and concealed for a limit hand', 'all-green: 2/4 points', 'unknown-value', '2/4 points'],
    ['an unknown word', 'rounding: up', 'unknown-value', 'up'],
    ['a limit of nothing', 'limit: 0', 'unknown-value', '0'],
    ['a limit that is not a whole number', 'limit: 500.5', 'unknown-value', '500.5'],
    ['a limit too large', 'limit: 99999999999', 'unknown-value', '99999999999'],
    ['a number for a word', 'payers: 2', 'unknown-value', '2'],
    ['a number out of bounds', 'rounds: 5', 'unknown-value', '5'],
    ['a second colon', 'limit: 500; flower::', 'unknown-value', ':'],
    ['a declaration without a colon', 'limit: 500; full-flush', 'missing-colon', 'full-flush'],
    ['a declaration that ends at the colon', 'limit: 500; full-flush:', 'unknown-value', ''],
  ])('are rejected: %s', (_title, text, code, piece) => {
    const error = fault(() => parseRules(text));
    expect(error).toBeInstanceOf(SyntaxError);
    expect(error.name).toBe('RulesError');
    expect(error.code).toBe(code);
    expect(error.text).toBe(text);
    expect(text.slice(error.index, error.index + error.length)).toBe(piece);
    expect(error.index).toBe(piece ? text.lastIndexOf(piece) : text.length);
  });

  it.each([
    ['goulash: on', 'washout: goulash'],
    ['own wind: 1 double', 'set-of-seat-wind'],
    ['Wind: 1 double', 'set-of-seat-wind'],
    ['dealer: 2', 'east-doubles'],
    ['self-draw-pays: double', '2'],
    ['discarder-pays: Twice', '2'],
    ['pao: yes', 'on'],
    ['thirteen-orphans: ½ limit', 'half limit'],
    ['false-win: ½ limit', 'half limit'],
  ])('suggest for what people write, %s: %s', (text, meant) => {
    expect(fault(() => parseRules(text)).message).toContain(`did you mean “${meant}”?`);
  });

  it('suggest only ids that there are', () => {
    for (const meant of Object.values(OTHER_WORDS))
      expect([...ruleIds, ...optionIds], meant).toContain(meant.replace(/:.*/, ''));
  });

  it('may have commas between thousands', () => {
    expect(parseRules('limit: 1,000')).toEqual({ limit: 1000 });
    expect(parseRules('limit: 1,000, east 2,000; minimum-points: 1,000,000')).toEqual({
      limit: '1000, east 2000',
      'minimum-points': 1_000_000,
    });
    expect(parseRules('false-win: 1,000 to each')).toEqual({ 'incomplete-win': '1000 to each' });
    expect(parseRules('full-flush: score 1,000; --a: score 1,000,000 if all-pungs, no-chow')).toEqual({
      'full-flush': 'score 1000',
      '--a': 'score 1000000 if all-pungs, no-chow',
    });
    expect(parseRules('all-flowers: 10,000 points; --b: 1,000/2,000 points each pung')).toEqual({
      'all-flowers': '10000 points',
      '--b': '1000/2000 points each pung',
    });
    for (const award of ['score 1,00', 'score 10000,000', '1,0000 points', '1.000 points'])
      expect(fault(() => parseRules(`full-flush: ${award}`)).code, award).toBe('unknown-value');
    for (const limit of ['1,00', '1000,000', '1,0000', ',000', '1.000'])
      expect(fault(() => parseRules(`limit: ${limit}`)).code, limit).toBe('unknown-value');
  });

  it('suggest the nearest id and the valid values', () => {
    expect(fault(() => parseRules('ful-flush: 4 doubles')).message).toMatch(/“full-flush”/);
    expect(fault(() => parseRules('fully_concealed: 1 double')).message).toMatch(/“fully-concealed”/);
    expect(fault(() => parseRules('rounding: total-up-to-ten')).message).toMatch(/“total-up-to-10”/);
    expect(fault(() => parseRules('limit: many')).message).toMatch(/none/);
  });

  it.each([
    ['gooseberries: 4 doubles', '“gooseberries” at character 1 is not a rule.'],
    [
      'full-flush: four doubles',
      '“four doubles” at character 13 is not a value of “full-flush”: use 4 points, 1 double, limit, half limit, 2 … 10 limits, score 1000, off.',
    ],
    ['Fullflush: 1 double', '“Fullflush” at character 1 is not a rule: did you mean “full-flush”?'],
    [
      'flower: Poinnts',
      '“Poinnts” at character 9 is not a value of “flower”: did you mean “4 points”? Use 4 points, 1 double, limit, half limit, 2 … 10 limits, off.',
    ],
    [
      'pung-of-simples: 5',
      '“5” at character 18 is not a value of “pung-of-simples”: use 4/8 points, 1 double, limit, half limit, 2 … 10 limits, off.',
    ],
    // Given for each group, so a fixed value cannot be all that the hand is worth.
    [
      'set-of-dragons: score 20',
      '“score 20” at character 17 is not a value of “set-of-dragons”: use 4 points, 1 double, limit, half limit, 2 … 10 limits, off.',
    ],
    [
      'all-pungs: socre 500',
      '“socre 500” at character 12 is not a value of “all-pungs”: use 4 points, 1 double, limit, half limit, 2 … 10 limits, score 1000, off.',
    ],
    [
      '--x: 11 limits',
      '“11 limits” at character 6 is not a value of “--x”: did you mean “2 … 10 limits”? Use 4/8 points, 1 double, limit, half limit, 2 … 10 limits, score 1000, off.',
    ],
    [
      'win-requirement: half-flush or bogus',
      '“bogus” at character 32 is not a value of “win-requirement”: use mixed-hand, one-double, cleared-hand, half-flush or 2 doubles.',
    ],
    [
      'best-of: half-flush',
      '“half-flush” at character 10 is not a value of “best-of”: use none, two or more ids of awards.',
    ],
    ['limit: many', '“many” at character 8 is not a value of “limit”: use none, 1 … 1000000000, “1000, east 2000”.'],
    ['rounds: five', '“five” at character 9 is not a value of “rounds”: use 1 … 4.'],
    [
      'washout: sometimes',
      '“sometimes” at character 10 is not a value of “washout”: use east-stays, east-passes, goulash.',
    ],
    ['x'.repeat(20_001), 'Too long: 20001 characters, but the limit is 20000.'],
  ])('have a message that says what is expected: %s', (text, message) => {
    expect(fault(() => parseRules(text)).message).toBe(message);
  });

  it.each([
    ['limit: 1.000', '1000'],
    ['limit: 1 000', '1000'],
    ["limit: 1'000'000", '1000000'],
    ['limit: 2k', '2000'],
    ['limit: 500, east 2 000', '500, east 2000'],
    ['limit: 2k, east 3k', '2000, east 3000'],
    ['limit: no limit', 'none'],
    ['limit: No-limit', 'none'],
    ['limit: unlimited', 'none'],
    ['limit: off', 'none'],
    ['flower: no', 'off'],
  ])('name the value that is probably meant: %s', (text, near) => {
    expect(fault(() => parseRules(text)).details.near).toBe(near);
  });

  it.each<[text: string, written: string | number | undefined]>([
    ['flower: 10000 points', '10000 points'],
    ['flower: 10001 points', undefined],
    ['pung-of-simples: 0/10000 points', '0/10000 points'],
    ['pung-of-simples: 0/10001 points', undefined],
    ['pung-of-simples: 10001/4 points', undefined],
    ['flower: 10 point', '10 points'],
    ['flower : 3 points', '3 points'],
    ['--a: 2/4 points', undefined],
    ['--a: 2/4 points if self-draw', undefined],
    ['--a: 2/4 points each flower', undefined],
    ['--a: 2/4 points each pung', '2/4 points each pung'],
    [': 4 points', undefined],
    ['flower: 10 doubles', '10 doubles'],
    ['flower: 11 doubles', undefined],
    ['flower: 3/3 limit', '3/3 limit'],
    ['flower: 4/3 limit', '4/3 limit'],
    ['flower: 10 limits', '10 limits'],
    ['flower: 11 limits', undefined],
    ['flower: 101/10 limit', undefined],
    ['flower: half 2 limits', undefined],
    ['flower: 0/3 limit', undefined],
    ['flower: 1/0 limit', undefined],
    ['flower: 0/0 limit', undefined],
    ['flower: 1 POINTS', '1 point'],
    ['flower:  2   Double', '2 doubles'],
    ['flower: 1 point  for  LOSERS', '1 point for losers'],
    ['flower: 1 point for everyone', '1 point'],
    ['flower: x4 points', undefined],
    ['flower: 4 pointsx', undefined],
    ['self-draw-pays: 2', 2],
    ['self-draw-pays: 2  TIMES', 2],
    ['self-draw-pays: 02', undefined],
    ['self-draw-pays: 2x', undefined],
    ['self-draw-pays: 2 times over', undefined],
    ['limit: 1000000000', 1_000_000_000],
    ['limit: 1000000001', undefined],
  ])('are read or refused: %s', (text, written) => {
    const read = (): unknown => Object.values(parseRules(text))[0];
    if (written === undefined) expect(read).toThrow(RulesError);
    else expect(read()).toBe(written);
  });

  it('are at most 20,000 characters in an error', () => {
    expect(fault(() => parseRules('x'.repeat(30_000))).text).toHaveLength(20_000);
  });

  it('of 20,000 characters are read', () => {
    expect(parseRules('limit: 5;'.padEnd(20_000))).toEqual({ limit: 5 });
  });

  it.each([
    ['200,000 characters', 'limit: 500;'.repeat(18_182)],
    ['200,000 semicolons', ';'.repeat(200_000)],
    ['a long id', `${'x'.repeat(7000)}: 1 double`],
    ['a long value', `limit: ${'9'.repeat(7000)}`],
    ['control characters', 'limit\u0000: \u001b[31m'],
    ['halves of pairs', '\ud83c: \ud83c'],
  ])('that are hostile are rejected quickly: %s', (_title, text) => {
    // Time on the processor, in microseconds: the machine may be busy.
    const before = process.cpuUsage();
    const error = fault(() => parseRules(text));
    expect(process.cpuUsage(before).user).toBeLessThan(100_000);
    expect(error.message.length).toBeLessThan(1000);
    expect(error.message).not.toMatch(/[\p{Cc}\p{Cs}]/u);
  });
});

describe('a custom profile', () => {
  const house = defineProfile({
    name: 'Thursday',
    extends: 'european',
    source: 'our club',
    rules: 'limit: 1000; full-flush: 4 doubles; chow-hand: off',
  });

  it('has the rules of the profile it extends, plus its own', () => {
    expect(house).toMatchObject({ name: 'Thursday', extends: 'european', source: 'our club' });
    expect(house.rules).toEqual({
      ...profiles.european.rules,
      limit: 1000,
      'full-flush': '4 doubles',
      'chow-hand': 'off',
    });
  });

  it('extends the classical rules by default', () => {
    expect(defineProfile({ name: 'ours', rules: '' }).rules).toEqual(profiles.classical.rules);
    expect(defineProfile({ name: 'ours' }).rules).toEqual(profiles.classical.rules);
  });

  it('may extend another custom profile', () => {
    const later = defineProfile({ name: 'Friday', extends: house, rules: 'limit: 2000' });
    expect(later.rules).toEqual({ ...house.rules, limit: 2000 });
    expect(later.extends).toBe('Thursday');
  });

  it('may be declared as data', () => {
    const same = defineProfile({
      name: 'Thursday',
      extends: 'european',
      source: 'our club',
      rules: { limit: 1000, 'full-flush': '4 doubles', 'chow-hand': 'off' },
    });
    expect(same).toEqual(house);
  });

  it('is data: it survives JSON and scores the same', () => {
    const again = JSON.parse(JSON.stringify(house)) as Profile;
    expect(again).toEqual(house);
    const hand = '(123b) 789b 55b 456b 67b +8b';
    expect(score(hand, {}, again)).toEqual(score(hand, {}, house));
    // 20 rounded, four doubles.
    expect(score(hand, {}, again).value).toBe(320);
  });

  it('follows later changes of the data', () => {
    const data = JSON.parse(JSON.stringify(profiles.classical)) as Profile;
    expect(score(PLAIN, {}, data).value).toBe(20);
    data.rules.mahjong = '10 points';
    expect(score(PLAIN, {}, data).value).toBe(10);
  });

  it('survives being written as text and read again', () => {
    const text = formatRules(house, 'european');
    expect(parseRules(text)).toEqual({ limit: 1000, 'full-flush': '4 doubles', 'chow-hand': 'off' });
    expect(defineProfile({ name: 'Thursday', extends: 'european', source: 'our club', rules: text })).toEqual(house);
  });

  it.each(Object.keys(profiles))('written as differences from the classical rules %s reads back', (name) => {
    const profile = profiles[name as keyof typeof profiles];
    const again = defineProfile({ name, rules: formatRules(profile) });
    expect(again.rules).toEqual(profile.rules);
  });

  it('has no differences from itself', () => {
    expect(formatRules(house, house)).toBe('');
    expect(formatRules('classical')).toBe('');
  });

  it.each(ruleIds)('can change %s', (id) => {
    for (const worth of ['5 points', '2 doubles', 'half limit', 'limit', 'off'])
      expect(defineProfile({ name: 'ours', rules: { [id]: worth } }).rules[id]).toBe(worth);
  });

  it.each<[string, Record<string, unknown>]>([
    ['no name', { name: '' }],
    ['a name of 81 letters', { name: 'x'.repeat(81) }],
    ['a name that is none', { name: 5 }],
    ['an unknown parent', { name: 'ours', extends: 'nobody' }],
    ['an unknown rule', { name: 'ours', rules: { gooseberries: '1 double' } }],
    ['an unknown value', { name: 'ours', rules: { limit: 'many' } }],
    ['a value of another type', { name: 'ours', rules: { limit: { valueOf: () => 500 } } }],
    ['a rule called __proto__', { name: 'ours', rules: JSON.parse('{ "__proto__": "limit" }') as object }],
  ])('is rejected: %s', (_title, definition) => {
    expect(() => defineProfile(definition as unknown as Parameters<typeof defineProfile>[0])).toThrow(RulesError);
  });

  it('that is incomplete is rejected or completed', () => {
    expect(score(PLAIN, {}, { name: 'ours', rules: { mahjong: '10 points' } } as unknown as Profile).value).toBe(10);
    expect(() => score(PLAIN, {}, { name: 'ours', rules: { mahjong: 'much' } } as unknown as Profile)).toThrow(
      RulesError,
    );
    expect(() => score(PLAIN, {}, {} as unknown as Profile)).toThrow(RulesError);
  });

  it('does not change other profiles', () => {
    expect(profiles.european.rules.limit).toBe(500);
    expect(score('(123b) 789b 55b 456b 67b +8b', {}, 'european').limit).toBe(500);
    expect(Object.prototype).not.toHaveProperty('limit');
  });
});

describe('a profile that was frozen elsewhere', () => {
  it('is validated like any other data', () => {
    const frozen = (rules: unknown) =>
      Object.freeze({ name: 'frozen', rules: Object.freeze(rules) }) as unknown as Profile;
    expect(score('(RRR) 123b 456b 99d 78d +9d 3f', {}, frozen({ limit: 50 })).value).toBe(50);
    expect(() => score('(RRR) 123b 456b 99d 78d +9d 3f', {}, frozen({ mahjong: 'a million' }))).toThrow(RulesError);
    expect(() => score('(RRR) 123b 456b 99d 78d +9d 3f', {}, null as unknown as Profile)).toThrow(RulesError);
  });
});

describe('rules as data', () => {
  it('cannot smuggle a declaration in a value', () => {
    expect(() => defineProfile({ name: 'ours', rules: { 'full-flush': '4 doubles; limit: 1000' } })).toThrow(
      RulesError,
    );
    expect(() => defineProfile({ name: 'ours', rules: { 'full-flush': '4 doubles; limit: 1000' } })).toThrow(
      '“4 doubles, limit: 1000”',
    );
  });

  it('that are null are rejected with a message', () => {
    expect(() => defineProfile({ name: 'ours', rules: null as never })).toThrow(RulesError);
  });

  it('allow “times” only for payments', () => {
    expect(() => parseRules('limit: 5 times')).toThrow(RulesError);
    expect(() => parseRules('rounds: 4 times')).toThrow(RulesError);
    expect(parseRules('self-draw-pays: 2 times')).toEqual({ 'self-draw-pays': 2 });
  });

  it('that are partial are completed from the profile that they extend', () => {
    const part = { name: 'ours', extends: 'british', rules: { mahjong: '25 points' } } as unknown as Profile;
    const whole = defineProfile({ name: 'ours', extends: 'british', rules: 'mahjong: 25 points' });
    expect(formatRules(part)).toBe(formatRules(whole));
    expect(() => score(PLAIN, {}, { ...part, extends: 'our aunt’s' })).toThrow(RulesError);
  });

  it('that are complete do not need the profile that they extend', () => {
    const aunt = defineProfile({ name: 'our aunt’s', rules: 'mahjong: 25 points' });
    const ours = defineProfile({ name: 'ours', extends: aunt, rules: 'limit: 300' });
    const stored = JSON.parse(JSON.stringify(ours)) as Profile;
    expect(score(PLAIN, {}, stored)).toEqual(score(PLAIN, {}, ours));
  });
});

it.each([
  ['britsh', 'british'],
  ['BRITSH', 'british'],
  ['europaean', 'european'],
  ['clasical', 'classical'],
])('a misspelt profile gets a suggestion: %s', (name, near) => {
  const { details, message } = fault(() => score(PLAIN, {}, name));
  expect(details).toMatchObject({ near, found: name });
  expect(message).toContain(`did you mean “${near}”? Use classical, `);
});
