/** The public versions of functions that need no profile: they have clear errors for any input. */
import { formatHand as format } from './checked.js';
import { parseHand as parse } from './engine/notation.js';
import { guarded } from './guarded.js';
import { sectionOf as section } from './rules/index.js';
import { choicesOf as choices } from './rules/options.js';
import { say } from './hand-errors.js';
import { explainFaults } from './engine/notation-faults.js';
import { errors } from './sentences/hands.js';

/** A function for scripts. A bundler that keeps it keeps the messages of errors in hands, too. */
function spoken<Run>(run: Run): Run {
  say(errors);
  explainFaults();
  return run;
}

/** Parses a hand in notation. @throws {NotationError} with the position of the fault and what was expected there */
export const parseHand = /* @__PURE__ */ spoken(parse);

/** Formats a hand in canonical notation. @throws {HandError} if a tile or set is invalid */
export const formatHand = /* @__PURE__ */ spoken(format);

/** The values of an option, the classical one first, and the bounds if it accepts other whole numbers. */
export const choicesOf = /* @__PURE__ */ guarded('choicesOf', 'the id of an option', choices);

/** The section of the score in which an award usually appears. */
export const sectionOf = /* @__PURE__ */ guarded('sectionOf', 'the id of an award', section);
