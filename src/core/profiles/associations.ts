/** The profiles of associations, which have awards of their own. */
import { definitions } from './definitions/associations.js';
import { schools } from './schools.js';
import { variants } from './variant.js';

export const associations = variants(definitions, schools);
