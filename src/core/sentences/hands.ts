/** What is wrong with a hand. */
import { say } from '../hand-errors.js';
import { AT, EXPECTED, MAY_NOT, SUITS, TOO_LONG, UNKNOWN_SUIT, USE } from '../sentence-parts.js';

/** Messages for hands by key; `{name}` is a placeholder for a detail. */
export const errorSentences = say({
  empty: 'There are no tiles: expected a hand such as 123b 456b 99d.',
  'too-long': TOO_LONG,
  'unknown-character': AT + 'is not a tile' + EXPECTED,
  'unknown-suit': UNKNOWN_SUIT + SUITS,
  'other-program':
    '“{found}” at character {place} can’t be read. If the hand is written as in {what}, set notation="{what}".',
  'riichi-suit': UNKNOWN_SUIT + SUITS + ' For riichi letters, set notation="mpsz".',
  'missing-suit': AT + 'has no suit' + SUITS,
  'unknown-rank': AT + 'is not a tile: ranks run from 1 to {most}.',
  'lower-case-honour': AT + 'is not a tile: write winds and dragons in upper case, E S W N R G B.',
  unclosed: 'The text ends at character {place}' + EXPECTED,
  'not-a-set': AT + 'is not a set such as (123b), (RRR), (RRRR) or (999d+9d).',
  'not-a-concealed-kong': AT + 'is not a concealed kong: it needs four identical tiles.',
  'winning-tile-text': AT + 'can’t be the winning tile: expected one tile, not a flower or season.',
  'second-winning-tile': AT + 'is a second winning tile: the first is at character {first}.',

  'not-a-tile': '“{found}” is not a valid tile or set here.',
  'unknown-tile': 'A hand with an unknown tile can’t be scored.',
  'too-many-copies': 'The hand has {found} of {tile}, but a set of tiles has only {most}.',
  'tile-count':
    'The hand has {found} tiles, not {expected}: 13, or 14 with the winning tile, plus one for each kong. Flowers and seasons don’t count.',
  'winning-tile': 'The hand has {found} tiles but no winning tile: mark it with a plus, as in +5b.',
  'not-complete': 'The hand has a winning tile, but its tiles do not make four sets and a pair.',
  'minimum-doubles': MAY_NOT + 'at least {most} doubles.',
  'minimum-points': MAY_NOT + 'a hand worth at least {most} points.',
  'one-of': MAY_NOT + '“{expected}”.',
  'one-double': MAY_NOT + 'a double other than for bonus tiles.',
  'most-chows': MAY_NOT + 'at most {most} chows.',
  'cleared-hand': MAY_NOT + 'one suit (honours allowed), or only terminals and honours.',

  'unknown-word': '“{found}” is not a valid {what}' + USE,
  'no-winning-tile': 'A way of winning is set, but no winning tile is marked.',
  clash: '“{found}” and “{other}” cannot both apply.',
  'no-kong': '“{found}” needs more kongs than the hand has.',
  'no-bonus': '“{found}” needs a flower or season.',
  'robbed-kong': 'This hand cannot win by robbing a kong of {tile}.',
  'not-east': '“{found}” applies only to East.',
  'first-turn-exposed': 'No set can be exposed on the first turn.',
  'first-turn-east': 'On the first turn, East can only win by self-draw.',
});

/** A function for scripts. A bundler that keeps it keeps these messages, too. */
export function spoken<Run>(run: Run): Run {
  say(errorSentences);
  return run;
}
