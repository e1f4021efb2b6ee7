/** The rules of a table, row by row, for pages that show them. */
import './notes.js';
import { withAnyProfile } from './any-profile.js';
import { describeProfile as describe } from './describe/describe.js';
import { ownSamples } from './describe/own-samples.js';
import { provide } from './parts.js';

provide({ ownSamples });

export * from './describe/describe.js';

/**
 * Describes the rules of a table: a row for each award, built-in or the table's own, for each option, and for each fine that
 * is declared here or in the base.
 *
 * @param profile a profile or the name of a built-in one, `classical` by default
 * @param base another profile to compare with
 * @returns the rows by section, awards before options
 * @throws {RulesError} for an unknown profile or invalid rules
 */
export const describeProfile: typeof describe = /* @__PURE__ */ withAnyProfile(describe);
