/** The core as the elements first load it: without the code for own awards, which is loaded when rules need it. */
import { expect, it } from 'vitest';
import { hasOwnAwards, OwnAwardsMissing } from '../../src/core/own-awards/terms.js';
import { compiledProfile } from '../../src/core/engine/compile.js';
import { defineProfile, profileOf } from '../../src/core/profiles/lookup.js';

it('knows the profiles without own awards, and says that others are not loaded', async () => {
  expect(hasOwnAwards()).toBe(false);
  expect(profileOf('british').name).toBe('british');
  const needing = [
    () => profileOf('bmja'),
    () => defineProfile({ name: 'ours', rules: '--red: 1 double each pung of [R]' }),
  ];
  for (const run of needing) expect(run).toThrow(OwnAwardsMissing);
  expect(needing[0]).toThrow(expect.objectContaining({ code: 'not-loaded', name: 'OwnAwardsMissing', details: {} }));

  await import('../../src/core/index.js');
  expect(hasOwnAwards()).toBe(true);
  for (const run of needing) expect(run).not.toThrow();
});

it('compiles a profile once, whether it is given by name or as data', () => {
  const british = compiledProfile('british');
  expect(compiledProfile('british')).toBe(british);
  expect(compiledProfile(profileOf('british'))).toBe(british);
  expect(compiledProfile()).toBe(compiledProfile('classical'));
});
