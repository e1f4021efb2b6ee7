/** The profiles of schools of play and of families. */
import { definitions } from './definitions/schools.js';
import { variants } from './variant.js';

export const schools = variants(definitions);
