/** What each option of a profile is at a classical table, without what only reading rules needs: the values in `options.ts`. */
import { usualOptions as usual } from '../profiles/definitions/usual-options.js';
import type { OptionId, UsualOptions } from './options.js';

export const usualOptions: UsualOptions = Object.freeze(usual);

export const optionIds: readonly OptionId[] = Object.freeze(Object.keys(usualOptions) as OptionId[]);

export const isOption = (id: string): id is OptionId => Object.hasOwn(usualOptions, id);
