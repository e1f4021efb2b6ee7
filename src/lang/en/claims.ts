/** English texts for claims. */
import { claimSentences } from '../../core/claims/errors.js';
import type { AwardedClaim, ClaimErrorCode, ClaimKind, ClaimReason, ClaimTime, Moment } from '../../core/claims.js';
import type { Options, Tile, Wind } from '../../core/index.js';
import { count, enHand, list, winds } from './hand.js';

const kinds: Record<ClaimKind, string> = { win: 'Win', kong: 'Kong', pung: 'Pung', chow: 'Chow' };

function why({ reason, claim, order }: AwardedClaim): string {
  const other = order.find(({ by }) => by !== claim?.by)?.kind;
  switch (reason) {
    case 'nobody':
      return 'Nobody claims it.';
    case 'only-claim':
      return 'Nobody else claims it.';
    case 'higher-claim':
      return `A ${kinds[claim!.kind].toLowerCase()} goes before a ${kinds[other!].toLowerCase()}.`;
    case 'exposed':
      return 'The tiles of the chow are already on the table.';
    case 'better-win':
      return 'A special hand goes first, then a win with a pung, with a chow, with the pair.';
    case 'nearest-to-east':
      return 'Of several winners, the one nearest to East in turn goes out.';
    case 'nearest-after-discarder':
      return 'Of equal claims, the player whose turn comes first after the discarder goes first.';
  }
}

const moments: Record<Moment, string> = {
  discard: 'The tile touches the table',
  draw: 'The next player draws',
  exposure: 'Someone lays tiles open',
  replacement: 'A replacement tile is drawn, for a flower or a kong',
  'next-discard': 'The next tile is discarded',
  settlement: 'The hand is settled',
};

const reasons: Record<ClaimReason, (tile: Tile, seat: Wind) => string> = {
  'not-complete': (tile) => `the ${enHand.tile(tile)} does not complete the hand`,
  'tile-count': () => 'the hand does not have 13 tiles, plus one for each kong',
  requirement: () => 'the hand does not meet the table’s requirement for going out',
  impossible: () =>
    'the other three are in the kong, so a robbed tile can only complete a chow, thirteen orphans or nine gates',
  barred: (_, seat) => `sacred discard: ${winds[seat]} has discarded this tile and must draw from the wall first`,
  missed: (_, seat) => `${winds[seat]} passed up a pung of this tile and must complete a turn first`,
  'not-held': (tile) => `not enough copies of the ${enHand.tile(tile)} in the hand`,
  'exposed-pung': () => 'a discard cannot be added to an exposed pung',
  'not-next': (_, seat) => `only the player whose turn is next may chow, and that is not ${winds[seat]}`,
  'no-run': (tile) => (tile[1] ? 'no two tiles in the hand make a run with it' : 'winds and dragons make no runs'),
  'kong-only-to-win': () => 'the tile of a kong can only be taken to win',
  'only-orphans': () => 'a concealed kong can only be robbed for thirteen orphans',
};

export const enClaims = {
  caption: 'Who may claim the tile',
  /** Who discarded which tile, or declared a kong with it. */
  discarded: (seat: Wind, tile: Tile, kong?: 'promoted' | 'concealed'): string =>
    kong === 'promoted'
      ? `${winds[seat]} adds the ${enHand.tile(tile)} to an exposed pung.`
      : kong
        ? `${winds[seat]} declares a concealed kong with the ${enHand.tile(tile)}.`
        : `${winds[seat]} discards the ${enHand.tile(tile)}.`,
  kinds,
  points: (value: number): string => count(value, 'point'),
  /** What is possible, and why the rest is not. */
  yes: 'may claim',
  no: 'may not claim',
  reasons,
  laterKong: 'The fourth can be added in a later turn, after drawing from the wall.',
  /** Who gets the tile, why, and who plays next. */
  award: (awarded: AwardedClaim, discarder: Wind): string => {
    const { to, claim, next, skipped } = awarded;
    if (!to) return `Nobody claims the tile. ${winds[next!]} draws.`;
    const gets = claim!.kind === 'win' ? `${winds[to]} goes out.` : `${winds[to]} gets the tile for a ${claim!.kind}.`;
    const turn = next
      ? ` ${winds[to]} discards, and then it is ${winds[next]}’s turn${
          skipped.length
            ? `; ${list(skipped.map((seat) => winds[seat]))} ${skipped.length > 1 ? 'lose' : 'loses'} a turn`
            : ''
        }.`
      : '';
    return `${gets} ${why(awarded)}${turn}${discarder === next ? ` The turn is back with ${winds[next]}, who discarded.` : ''}`;
  },
  noHands: 'Put hands with a seat inside to see who may claim the tile.',
  compared: 'Under each order of precedence',
  columns: { order: 'Order', to: 'Gets the tile', why: 'Why' },
  orders: {
    'nearest-after-discarder': 'Nearest after the discarder',
    'nearest-to-east': 'Nearest to East',
    'special-hand-first': 'Special hand first',
  } satisfies Record<Options['claim-priority'], string>,
  nobody: 'nobody',
  /** The reason alone, for the comparison. */
  why,
  timeline: 'The life of a discard',
  moments,
  times: {
    'take-back': 'Taking it back, for the discarder',
    chow: 'A chow by the next player; its tiles may be laid open after the discard, but before another claim or draw',
    'over-chow': 'A pung or kong when a chow has been called',
    higher: 'Any higher claim over a lower one; tiles laid open or drawn for the lower one go back',
    'rob-kong': 'Robbing a kong',
    pung: 'A pung or kong, even if the next player has drawn, who then puts the tile back',
    win: 'Going out on it, even if the next player has drawn, who then puts the tile back',
    'give-back': 'Giving back a tile that was claimed in error',
    'nearer-win': 'A win that goes before one already declared',
  } satisfies Record<ClaimTime['id'], string>,
  /** What ends at a moment, before the list of it. */
  ends: 'No longer possible:',
  opens: 'Everything below is still possible.',
  law: (law: string): string => `[${law}]`,
  /** Follows a law: until when others, which contradict it, allow the same; null if they never do. */
  otherLaws: (laws: string, until: Moment | null): string =>
    until
      ? `; by [${laws}], until ${moments[until].charAt(0).toLowerCase() + moments[until].slice(1)}`
      : `; by [${laws}], never`,
  errors: {
    ...claimSentences,
    seat: '“{found}” is not a seat: use east, south, west, north.',
    discarder: 'The hand of {seat} cannot claim a tile that {seat} discarded.',
    copies: 'The hand of {seat} already has all four of {tile}.',
    claim: '“{found}” cannot be claimed with these hands: use win, kong, pung or chow where it is possible.',
    turn: '“{found}” is not a turn.',
    offender: '{seat} has won and cannot be at fault.',
    list: '“{found}” should be a seat and {expected}, as in {example}.',
  } satisfies Record<ClaimErrorCode | 'list', string>,
};
