/** The awards that are usually doubles. */
import { BONUS, KONGS, PUNGS, isChow, isDragonKind, kindOfGroup, type GroupClass } from '../engine/groups.js';
import { EAST, FLOWERS, SEASONS } from '../engine/tiles.js';
import { concealedPungs, each, everyone, winner, type Earner, type Rule } from './rule.js';

/** The groups of dragons, pairs included. */
export const dragonGroups: Earner = (group) => isDragonKind(kindOfGroup(group));

/** One chow each of 1-2-3, 4-5-6 and 7-8-9 of the suit that has all three. */
const straightChows: Earner = (group, index, { groups, size }) => {
  const chows = Array.from({ length: size }, (_, at) => (isChow(groups[at]) ? kindOfGroup(groups[at]) : undefined));
  const kind = kindOfGroup(group);
  const start = kind - (kind % 9);
  return (
    isChow(group) &&
    kind % 3 === 0 &&
    chows.indexOf(kind) === index &&
    [0, 3, 6].every((rank) => chows.includes(start + rank))
  );
};

const setsOf = (kinds: GroupClass['kinds']): GroupClass => ({ forms: PUNGS | KONGS, kinds });
const isBonus = { isBonus: true } as const;

export const doubles = {
  /** Each pung or kong of dragons. */
  'set-of-dragons': each('1 double', setsOf(isDragonKind)),
  'set-of-seat-wind': each(
    '1 double',
    setsOf((kind, seat) => kind === seat),
  ),
  /** With `double-wind-set: once`, a set of both the seat and the round wind earns only the seat wind's award. */
  'set-of-round-wind': each(
    '1 double',
    setsOf((kind, _seat, round) => kind === round),
    { replaced: { by: 'set-of-seat-wind', unless: 'winds-differ', option: 'double-wind-set' } },
  ),
  /** The flower with the seat's number. With `flower-sets: include-own`, the award for all four flowers replaces it. */
  'own-flower': each(
    '1 double',
    { forms: BONUS, kinds: (kind, seat) => kind - FLOWERS === seat - EAST },
    { replaced: { by: 'all-flowers', unless: 'flowers-incomplete', option: 'flower-sets' } },
  ),
  'own-season': each(
    '1 double',
    { forms: BONUS, kinds: (kind, seat) => kind - SEASONS === seat - EAST },
    { replaced: { by: 'all-seasons', unless: 'seasons-incomplete', option: 'flower-sets' } },
  ),
  'all-flowers': everyone('1 double', ['four-flowers'], 'flowers', isBonus),
  'all-seasons': everyone('1 double', ['four-seasons'], 'seasons', isBonus),
  /** Two sets of dragons and a pair of the third; in addition to the awards for the two sets. */
  'little-three-dragons': everyone('1 double', ['little-dragons'], dragonGroups),
  /** No chow. */
  'all-pungs': winner('1 double', ['no-chow']),
  'chow-hand': winner('off', ['four-chows'], 'hand', {
    when: ['chow-hand-form', ['valueless-pair'], [], ['valueless-pair', 'discard', 'no-wait-award']],
  }),
  /** One suit and at least one honour. */
  'half-flush': winner('1 double', ['one-suit', 'some-honour']),
  /** One suit and no honour. */
  'full-flush': winner('3 doubles', ['one-suit', 'no-honour']),
  /** No set was exposed before the winning tile. */
  'fully-concealed': winner('1 double', ['nothing-exposed'], 'hand', {
    when: ['fully-concealed-on', ['self-draw'], []],
  }),
  /** Three or more concealed pungs or kongs. */
  'three-concealed-pungs': winner('off', ['three-concealed-pungs'], concealedPungs),
  /** 1-2-3, 4-5-6 and 7-8-9 of one suit. */
  'pure-straight': winner('off', ['straight'], straightChows),
  'all-simples': winner('off', ['no-terminal', 'no-honour']),
  /** Every set and the pair contain a terminal or an honour, and there is at least one chow. */
  'outside-hand': winner('off', ['outside', 'some-chow']),
  /** Terminals and honours only, at least one of each. */
  'terminals-and-honours': winner('off', ['no-simple', 'some-terminal', 'some-honour']),
  /** Won on the replacement tile drawn for a kong, or on the one drawn for a flower or season that replaced a kong. */
  'kong-replacement': winner('2 points', ['kong-replacement'], 'winning-tile'),
  /** Won on the replacement tile drawn for a flower or season. One that was drawn for a kong earns only the kong's award. */
  'flower-replacement': winner('off', ['flower-replacement'], 'winning-tile', {
    replaced: { by: 'kong-replacement', unless: 'not-after-kong' },
  }),
  /** Won on the tile that another player added to an exposed pung. */
  'robbed-kong': winner('2 points', ['robbed-kong'], 'winning-tile'),
  /** Self-drawn win on the last tile of the live wall. */
  'last-tile': winner('1 double', ['last-tile', 'live-wall'], 'winning-tile'),
  /** Won on the discard after the last tile of the live wall, or by robbing a kong at that point. */
  'last-discard': winner('1 double', ['last-tile', 'discard'], 'winning-tile'),
  /** Ready after the first discard, with the hand unchanged since. */
  'original-call': winner('off', ['original-call']),
  /** Declared ready at any later time, with the hand unchanged since. */
  standing: winner('off', ['standing']),
} satisfies Record<string, Rule>;
