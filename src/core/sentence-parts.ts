/** How sentences begin and end. */

export const AT = '“{found}” at character {place} ';
export const EXPECTED = ': expected a tile or {expected}.';
export const SUITS =
  ': use b (bamboo), c (characters), d (circles), f (flowers) or s (seasons); winds are E S W N, dragons R G B.';
export const TOO_LONG = 'Too long: {found} characters, but the limit is {most}.';
export const UNKNOWN_SUIT = 'Unknown suit “{found}” in “{in}” at character {place}';
export const USE = ': use {expected}.';
export const NEAR = ': did you mean “{near}”?';
export const MAY_NOT = 'The hand is complete but cannot go out: these rules require ';
