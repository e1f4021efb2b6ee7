/** The public versions of functions that need no profile: they have clear errors for any input. */
import { formatHand as format } from './checked.js';
import { parseHand as parse } from './engine/notation.js';
import { guarded } from './guarded.js';
import { sectionOf as section } from './rules/index.js';
import { choicesOf as choices } from './rules/options.js';
import { spoken } from './sentences/hands.js';

export const parseHand = /* @__PURE__ */ spoken(parse);

export const formatHand = /* @__PURE__ */ spoken(format);

export const choicesOf = /* @__PURE__ */ guarded('choicesOf', choices);

export const sectionOf = /* @__PURE__ */ guarded('sectionOf', section);
