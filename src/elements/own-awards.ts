/** All profiles and a table's own awards. Loaded when a table uses them. */
import { profiles } from '../core/profiles/index.js';

/** The names of all built-in profiles. */
export const profileNames = Object.keys(profiles);
