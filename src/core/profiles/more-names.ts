/** The names of profiles that load where they are named. */

/** The profiles of books, federations, clubs and programs, which `mahjong-elements/core/profiles.js` defines. */
export const moreNames = [
  'babcock-1923',
  'harr-1922',
  'aru-shi-a-ru-1929',
  'aru-shi-a-ru',
  'millington-1977',
  'xmj',
  'buzzard-2000',
  'bmja-2019',
  'outside-the-box',
  'sontag',
  'nts-2002',
  'kajongg-classical',
  'pomax',
] as const;

/** The name of a built-in profile of `mahjong-elements/core/profiles.js`. */
export type MoreProfileName = (typeof moreNames)[number];
