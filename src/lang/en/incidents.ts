/** English texts for errors at the table. */
import { claimSentences } from '../../core/claims/errors.js';
import type { ClaimErrorCode, Consequence, IncidentId, NoticedWhen } from '../../core/claims.js';
import type { Wind } from '../../core/index.js';
import { list, number, winds } from './hand.js';
import { worth } from './worth.js';
import type { Worth } from '../spoken.js';

const signed = (value: number): string => (value > 0 ? `+${number(value)}` : number(value).replace('-', '−'));

const details: Partial<Record<IncidentId, Partial<Record<Consequence, string>>>> = {
  'drew-wrongly': { 'put-right': 'The tile goes back' },
  'put-drawn-tile-back': { stands: 'It stays, unless an earlier discard is claimed' },
  'took-useless-discard': { 'put-right': 'The tile goes back without penalty' },
  'grounded-wrong-tiles': { 'put-right': 'The right tiles are laid down' },
  'took-tile-of-another': { 'put-right': 'The player who can chow it may take it' },
  'hid-claimed-tile': { 'put-right': 'Anyone may have it put back on the table' },
  'changed-exposed-set': {
    stands: 'The set stays; the exception is missing in the source, probably a pung that becomes a kong',
  },
  'used-dead-discard': { 'put-right': 'The set is taken back' },
  'two-discards': { 'put-right': 'The first counts; the second cannot be claimed and is taken back' },
  'wants-discard-back': { 'put-right': 'It may be taken back', stands: 'It stays on the table' },
  'discarded-before-drawing': { 'put-right': 'The player can be made to take it back' },
  'discarded-out-of-turn': { 'turn-lost': 'The tile is taken back, and the next draw or chow is lost' },
};

export const enIncidents = {
  caption: 'When something goes wrong',
  columns: { noticed: 'Noticed', follows: 'What follows', cost: 'Costs' },
  about: { wall: 'At the wall', claim: 'Claims', discard: 'Discards', hand: 'Hands' } satisfies Record<
    'wall' | 'claim' | 'discard' | 'hand',
    string
  >,
  incidents: {
    'exposed-due-tile': 'A player turns up the tile that is theirs to draw',
    'exposed-other-tile': 'A player turns up any other tile of the wall',
    'drew-wrongly': 'A player draws out of turn, from the wrong end, or after claiming a discard',
    'touched-due-tile': 'A player touches the tile that is theirs to draw',
    'put-drawn-tile-back': 'A player wants to put a drawn tile back',
    'took-useless-discard': 'A player takes a discard that is of no use',
    'grounded-wrong-tiles': 'A player lays down a set that is not one',
    'took-tile-of-another': 'A player wrongly takes a tile that another could have chowed',
    'hid-claimed-tile': 'A player puts a claimed discard among the concealed tiles',
    'changed-exposed-set': 'A player wants to change an exposed set',
    'used-dead-discard': 'A player makes a set with a discard that is dead',
    'two-discards': 'A player discards two tiles',
    'wants-discard-back': 'A player wants a discard back',
    'discarded-before-drawing': 'A player discards before drawing',
    'discarded-out-of-turn': 'A player discards out of turn',
    'marked-kong-wrongly': 'A player marks a concealed kong wrongly',
    'too-few-tiles': 'A hand has fewer than 13 tiles, kongs counting as three',
    'too-many-tiles': 'A hand has more than 13 tiles, kongs counting as three',
    'incomplete-win': 'A player declares a win with a hand that is not complete',
  } satisfies Record<IncidentId, string>,
  when: {
    'at-once': 'At once',
    'before-own-discard': 'Before that player’s discard',
    'after-own-discard': 'After that player’s discard',
    'before-next-discard': 'Before the next player’s discard',
    'after-next-discard': 'After the next player’s discard',
    unseen: 'Nobody saw or felt its face',
    seen: 'Its face was seen or felt',
    'in-own-turn': 'In that player’s own turn',
    unclaimed: 'Before it is claimed or drawn over',
    always: 'At any time',
  } satisfies Record<NoticedWhen, string>,
  follows: {
    'put-right': 'It is corrected',
    'must-take': 'The player must take the tile',
    'turn-lost': 'The player loses the turn',
    reshuffle: 'The tile is shuffled with six stacks beside it, or as many as there are',
    stands: 'It remains as it is',
    exposed: 'The kong counts as exposed',
    short: 'Short hand: pays, but collects nothing',
    long: 'Long hand: pays, but collects nothing',
    foul: 'Foul hand: pays, but collects nothing',
  } satisfies Record<Consequence, string>,
  /** A consequence that depends on the incident, as what must be taken back. */
  details,
  /** The table's fine for an error, to each of the others or once. */
  fine: (amount: Worth, toEach: boolean): string =>
    `Fine: ${worth(amount)} ${toEach ? 'to each of the others' : 'to the winner'}`,
  law: (law: string): string => `[${law}]`,
  /** For which table the costs are computed. */
  example: (
    scores: Readonly<Record<Wind, number>>,
    winner: Wind,
    discarder: Wind | undefined,
    offender: Wind,
  ): string =>
    `Costs are computed for ${winds[offender]} if ${winds[winner]} wins ${number(scores[winner])} ${
      discarder ? `on ${winds[discarder]}’s discard` : 'by self-draw'
    } and the other hands are worth ${list(
      (Object.keys(scores) as (keyof typeof scores)[])
        .filter((seat) => seat !== winner)
        .map((seat) => `${winds[seat]} ${number(scores[seat])}`),
    )}.`,
  /** What West wins or loses with and without the error, for screen readers and as a title. */
  cost: (without: number, withError: number): string =>
    `${signed(without)} without the error, ${signed(withError)} with it`,
  /** In place of a cost that a value does not show. */
  varies: 'varies',
  laws: 'Numbers in brackets are the sources of each law, as numbered in the collection that quotes them.',
  errors: {
    ...claimSentences,
    seat: '“{found}” is not a seat: use east, south, west, north.',
    discarder: '{seat} cannot be the discarder.',
    tile: '“{found}” is not a tile.',
    copies: '{seat} already has all four of {tile}.',
    claim: '“{found}” is not a claim.',
    turn: '“{found}” is not a turn.',
    offender: '{seat} has won and cannot be at fault: choose another offender or winner.',
    about: '“{found}” is not a part of this table: use {expected}.',
  } satisfies Record<ClaimErrorCode | 'about', string>,
};
