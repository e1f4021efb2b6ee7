/** The core as the elements first load it: without the code that reads rules and own awards, which is loaded when a table needs it. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compiledProfile } from '../../src/core/engine/compile.js';
import { has, NotLoaded } from '../../src/core/parts.js';
import { defineProfile, profileOf } from '../../src/core/profiles/lookup.js';
import { needOf } from '../../src/core/profiles/names.js';
import { rounds } from '../rounds.js';
import { forAllIn } from '../for-all.js';

/** Declarations: names of awards, options and fines, with what may stand in values. */
const declarations = fc
  .array(
    fc.tuple(
      fc.constantFrom(
        'full-flush',
        'flower',
        'limit',
        'win-requirement',
        'best-of',
        'pao-on',
        'false-win',
        '--own',
        'odd',
      ),
      fc.constantFrom(':', ' : ', ':\n', ''),
      fc.array(
        fc.constantFrom(
          ...[
            '1',
            '2/4',
            ' ',
            '\u00a0',
            'point',
            'points',
            ' double',
            'half limit',
            'limits',
            'off',
            'OFF',
            'score 20',
            'none',
          ],
          ...[
            ' if self-draw',
            ' for losers',
            ' or ',
            ' to each',
            ' alone',
            '"red; green"',
            ',',
            ' / ',
            '--own',
            'full-flush',
          ],
        ),
        { maxLength: 4 },
      ),
    ),
    { maxLength: 3 },
  )
  .map((all) => all.map(([id, colon, value]) => id + colon + value.join('')).join('; '));

it('knows what rules need before it reads them', async () => {
  expect(profileOf().name).toBe('classical');
  expect(compiledProfile('classical').profile).toBe(profileOf());
  expect(needOf('classical')).toBeNull();
  expect([needOf('british'), needOf('classical', '', '300'), needOf('classical', 'flower: off')]).toEqual(
    Array(3).fill('schools'),
  );
  expect([needOf('bmja'), needOf('british', '--red: 1 double')]).toEqual(['own-awards', 'own-awards']);
  expect(needOf('classical', 'Best-of : all-pungs, full-flush')).toBe('own-awards');
  expect([needOf('xmj', '--red: 1 double'), needOf('bridge')]).toEqual(['rulesets', 'rulesets']);
  expect(() => profileOf('british')).toThrow(NotLoaded);

  await import('../../src/core/profiles/read-rules.js');
  expect(profileOf('british').name).toBe('british');
  expect(has('ownAwards')).toBe(false);
  expect(() => profileOf('bmja')).toThrow(NotLoaded);
  const faults = new Set<string>();
  forAllIn(rounds(100_000, 2000))(declarations, (rules) => {
    const need = needOf('classical', rules);
    try {
      defineProfile({ name: 'ours', rules });
    } catch (error) {
      faults.add((error as Error).name);
      expect(need === 'own-awards' || !(error instanceof NotLoaded), rules).toBe(true);
    }
  });
  expect([...faults].sort()).toEqual(['NotLoaded', 'RulesError']);
});

it('says which import the name of a ruleset needs, in every module for scripts', async () => {
  const { score } = await import('../../src/core/index.js');
  const { waits } = await import('../../src/core/odds.js');
  const { claimsOn } = await import('../../src/core/claims.js');
  const { describeProfile } = await import('../../src/core/describe.js');
  expect(has('ownAwards')).toBe(true);
  expect(profileOf('bmja').name).toBe('bmja');
  const uses = [
    () => score('(RRR) 123b 456b 99d 78d +9d', {}, 'xmj'),
    () => waits('(RRR) 123b 456b 99d 78d', {}, 'xmj'),
    () => claimsOn('(RRR) 123b 456b 99d 78d', '9d', { seat: 'south', discarder: 'east', profile: 'xmj' as 'bmja' }),
    () => describeProfile('xmj' as 'bmja'),
  ];
  for (const use of uses) expect(use).toThrow('import mahjong-elements/core/profiles.js first');
  await import('../../src/core/profiles.js');
  for (const use of uses) expect(use).not.toThrow();
});

it('has the classical profile in the form in which rules are read', async () => {
  const { parseRules } = await import('../../src/core/profiles/parse.js');
  const { rules } = profileOf();
  const text = Object.entries(rules).map(([id, value]) => `${id}: ${value}`);
  expect(parseRules(text.join('; '))).toEqual(rules);
});

it('compiles a profile once, whether it is given by name or as data', () => {
  const british = compiledProfile('british');
  expect(compiledProfile('british')).toBe(british);
  expect(compiledProfile(profileOf('british'))).toBe(british);
  expect(compiledProfile()).toBe(compiledProfile('classical'));
});
