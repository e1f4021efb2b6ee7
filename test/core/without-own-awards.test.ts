/** The core as the elements first load it: without the code that reads rules and own awards, which is loaded when a table needs it. */
import { expect, it } from 'vitest';
import { hasOwnAwards, OwnAwardsMissing } from '../../src/core/own-awards/terms.js';
import { compiledProfile } from '../../src/core/engine/compile.js';
import { defineProfile, hasDefinitions, profileOf } from '../../src/core/profiles/lookup.js';
import type { Profile } from '../../src/core/profiles/profile.js';

it('knows the classical profile, and says that others are not loaded', async () => {
  expect(hasDefinitions()).toBe(false);
  expect(profileOf().name).toBe('classical');
  expect(compiledProfile('classical').profile).toBe(profileOf());
  const written = [
    () => profileOf('british'),
    () => defineProfile({ name: 'ours', rules: 'limit: 300' }),
    () => profileOf({ name: 'partial', rules: { limit: 300 } } as unknown as Profile),
  ];
  for (const run of written) expect(run).toThrow(OwnAwardsMissing);

  await import('../../src/core/profiles/written.js');
  for (const run of written) expect(run).not.toThrow();
  expect(hasOwnAwards()).toBe(false);
  const needing = [
    () => profileOf('bmja'),
    () => profileOf('bridge'),
    () => defineProfile({ name: 'ours', rules: '--red: 1 double each pung of [R]' }),
  ];
  for (const run of needing) expect(run).toThrow(OwnAwardsMissing);
  expect(needing[0]).toThrow(expect.objectContaining({ code: 'not-loaded', name: 'OwnAwardsMissing', details: {} }));

  const { RulesError } = await import('../../src/core/index.js');
  expect(hasOwnAwards()).toBe(true);
  for (const run of [needing[0], needing[2]]) expect(run).not.toThrow();
  expect(needing[1]).toThrow(RulesError);
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
