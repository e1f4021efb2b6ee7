/** The built-in profiles that are defined in `more.ts`: their names are known before that module is loaded. */
import type { ProfileDefinition } from './profile.js';

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

/** A profile of `more.ts` as data. */
export interface Definition extends ProfileDefinition {
  readonly name: MoreProfileName;
  readonly source: string;
  /** The classical rules unless set. */
  readonly extends?: 'bmja' | MoreProfileName;
}
