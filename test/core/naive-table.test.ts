/** The package's profiles against the table that was transcribed from the rules by hand. */
import { describe, expect, it } from 'vitest';
import { optionIds, profiles, ruleIds, type ProfileName } from '../../src/core/index.js';
import {
  awardIds,
  keywordOptionIds,
  naiveProfiles,
  playOptionIds,
  settlementOptionIds,
  type NaiveProfileName,
} from '../naive/rules.js';

describe('the table of the rules', () => {
  it('lists the same profiles, awards and options as the package', () => {
    expect(Object.keys(naiveProfiles).sort()).toEqual(Object.keys(profiles).sort());
    expect([...awardIds].sort()).toEqual([...ruleIds].sort());
    expect([...keywordOptionIds, ...settlementOptionIds, ...playOptionIds].sort()).toEqual([...optionIds].sort());
  });
});

const names = Object.keys(naiveProfiles) as (NaiveProfileName & ProfileName)[];

describe.each(names)('every award and option of %s', (name) => {
  it.each(Object.entries(naiveProfiles[name]))('%s is %s', (id, value) => {
    expect(profiles[name].rules[id as keyof typeof profiles.classical.rules]).toBe(value);
  });
});
