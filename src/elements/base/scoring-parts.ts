import { isServer } from 'lit';
import { Later } from '../lazy.js';
import { readingParts, type RuleParts } from './mj-table-element.js';

const tests = new Later(() => import('../../core/any-profile.js'));
const rulesets = new Later(() => Promise.all([tests.load(), readingParts.rulesets.load()]));

/** The code that rules need in elements that score, which also tests hands for a table’s own awards. */
export const scoringParts: RuleParts = { ...readingParts, 'own-awards': tests, rulesets, own: 'ownTests' };

/** A server loads all profiles before it renders. */
export const loadAllProfiles = (): Promise<unknown> => rulesets.load();

if (isServer) void loadAllProfiles();
