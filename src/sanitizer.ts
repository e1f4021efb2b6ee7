/**
 * What a sanitizer has to keep of the elements, for pages that clean what others write. No attribute here runs a script, changes
 * styles, other elements or the enclosing form, or loads anything from an address.
 */
import { attributes as written } from './blocks/attributes.js';

type Tag = keyof typeof written;

/** The attributes of each element: `{ 'mj-hand': ['hand', 'seat', …], … }`. */
export const attributes = Object.fromEntries(
  Object.entries(written).map(([tag, names]) => [
    tag,
    names.match(/[a-z-]+/g)!.filter((name) => !/^(name|required)$/.test(name)),
  ]),
) as Record<Tag, string[]>;

/** The names of the elements. */
export const elements = Object.keys(written) as Tag[];
