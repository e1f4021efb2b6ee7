/** English texts for claims. */
import { claimSentences } from '../../core/claims/errors.js';
import type { AwardedClaim, ClaimErrorCode, ClaimReason, Moment } from '../../core/claims.js';
import type { Tile, Wind } from '../../core/index.js';
import { list, winds } from './hand.js';
import { tile as nameOf } from './tiles.js';
import { kinds, moments, claims } from '../texts/en/claims.js';

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

const reasons: Record<ClaimReason, (tile: Tile, seat: Wind) => string> = {
  'not-complete': (tile) => `the ${nameOf(tile)} does not complete the hand`,
  'tile-count': () => 'the hand does not have 13 tiles, plus one for each kong',
  requirement: () => 'the hand does not meet the table’s requirement for going out',
  impossible: () =>
    'the other three are in the kong, so a robbed tile can only complete a chow, thirteen orphans or nine gates',
  barred: (_, seat) => `sacred discard: ${winds[seat]} has discarded this tile and must draw from the wall first`,
  missed: (_, seat) => `${winds[seat]} passed up a pung of this tile and must complete a turn first`,
  'not-held': (tile) => `not enough copies of the ${nameOf(tile)} in the hand`,
  'exposed-pung': () => 'a discard cannot be added to an exposed pung',
  'not-next': (_, seat) => `only the player whose turn is next may chow, and that is not ${winds[seat]}`,
  'no-run': (tile) => (tile[1] ? 'no two tiles in the hand make a run with it' : 'winds and dragons make no runs'),
  'kong-only-to-win': () => 'the tile of a kong can only be taken to win',
  'only-orphans': () => 'a concealed kong can only be robbed for thirteen orphans',
};

export const enClaims = {
  ...claims,
  kinds,
  reasons,
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
  /** The reason alone, for the comparison. */
  why,
  moments,
  /** Follows a law: until when others, which contradict it, allow the same; null if they never do. */
  otherLaws: (laws: string, until: Moment | null): string =>
    until
      ? `; by [${laws}], until ${moments[until].charAt(0).toLowerCase() + moments[until].slice(1)}`
      : `; by [${laws}], never`,
  errors: {
    ...claimSentences,
    ...claims.errors,
  } satisfies Record<ClaimErrorCode | 'list', string>,
};
