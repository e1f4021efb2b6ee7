/** The tiles that an opponent's exposed sets make dangerous to discard. */
import { isOwnAward, type AwardId } from '../own-awards/terms.js';
import type { CompiledProfile } from '../engine/compile.js';
import { compiledProfile } from '../any-profile.js';
import { ownAwardsIn } from '../profiles/declarations.js';
import { score, type DeclaredSet, type Hand, type ProfileOrName, type Tile } from '../index.js';
import { isPaoOn, limitAwardsOf, type BigHand } from '../settlement/pao.js';
import { DRAGONS, EAST, KINDS, TILES, kindOf } from '../engine/tiles.js';
import { handOf, knownTiles, leftOf, type Known, type Seen } from './seen.js';
import { requireShape } from './errors.js';

/** A tile that should not be discarded. */
export interface Danger {
  tile: Tile;
  /** The awards that the player may be collecting it for. */
  awards: AwardId[];
  /** Whether the player who discards it may have to pay for everyone: the other sets of the hand are exposed. */
  pao: boolean;
}

/** So many exposed sets of one kind show what a player collects. */
const ENOUGH = 3;

/** Kinds with what they may be collected for. */
type Suspicion = readonly [kinds: readonly number[], awards: readonly AwardId[], pao?: boolean];

const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, step) => from + step);
const HONOURS = range(EAST, KINDS);
const TERMINALS = range(0, EAST).filter((kind) => kind % 9 === 0 || kind % 9 === 8);

/**
 * Lists the tiles that are dangerous to discard because of a player's exposed sets, with the awards that the player may be
 * collecting (source 000 §07).
 *
 * - two sets of dragons: the third dragon; three sets of winds: the fourth wind. Whoever discards the tile that completes
 *   `big-three-dragons` or `big-four-winds` may have to pay for everyone (`pao`), if such a hand is worth the limit
 * - two sets of winds: the other two winds
 * - three sets of one suit, with or without honours: its tiles and honours
 * - three sets of honours, or of terminals and honours: those tiles
 *
 * @param exposed the sets on the table in front of a player: as data, as a hand, or in notation: `(RRR) (GGG)`. Concealed
 *   kongs are on the table too; other concealed tiles are ignored
 * @param profile the table's rules: an award that is off is ignored; defaults to classical
 * @param options `seen`: discards and sets of the others. A tile is safe if too few of its kind are left for a pair
 * @returns the tiles, worst first: those that cost everything, then in tile order
 * @throws {NotationError} if a text is not valid
 * @throws {HandError} for an invalid set, or too many copies of a tile
 * @throws {OddsError} `copies` or `wrong-shape`
 * @throws {RulesError} if the profile is unknown or invalid
 */
export function danger(
  exposed: readonly DeclaredSet[] | Hand | string,
  profile?: ProfileOrName,
  options: Seen = {},
): Danger[] {
  const compiled = compiledProfile(profile);
  const { rules } = compiled.profile;
  if (Array.isArray(exposed)) requireShape(exposed, [{ tiles: [] }], 'exposed');
  const isEmpty = typeof exposed === 'string' && !exposed.trim();
  const sets = Array.isArray(exposed)
    ? (exposed as DeclaredSet[])
    : isEmpty
      ? []
      : handOf(exposed as Hand | string).sets;
  const visible: Hand = { sets, concealed: [], bonus: [] };
  // Scoring the sets as part of a hand checks them.
  score(visible, { partial: true });
  const known = knownTiles(visible, options);
  const found = new Map<number, Danger>();
  for (const [kinds, awards, pao = false] of suspicions(sets, compiled, known))
    for (const kind of kinds) {
      const given = awards.filter((id) => rules[id] !== 'off');
      // With the tile itself, two are needed for a pair.
      if (!given.length || leftOf(known, kind) < 2) continue;
      const before = found.get(kind);
      found.set(kind, {
        tile: TILES[kind],
        awards: [...new Set([...(before?.awards ?? []), ...given])],
        pao: pao || before?.pao === true,
      });
    }
  return [...found.values()].sort(
    (one, other) => Number(other.pao) - Number(one.pao) || kindOf(one.tile) - kindOf(other.tile),
  );
}

/** The table's own awards that make a player liable and require one of these. */
const ownAwardsOn = (awards: readonly AwardId[], compiled: CompiledProfile): AwardId[] =>
  ownAwardsIn(compiled.profile.rules).filter(
    (own) =>
      isPaoOn(own, compiled) &&
      compiled.declared(own).terms.conditions.some(({ of, how }) => !how && awards.includes(of as AwardId)),
  );

function suspicions(sets: readonly DeclaredSet[], compiled: CompiledProfile, known: Known): Suspicion[] {
  const kinds = sets.map(({ tiles }) => kindOf(tiles[0]));
  const pungs = kinds.filter((_, index) => sets[index].kind !== 'chow');
  const list: Suspicion[] = [];
  /** A pung needs three copies, this one included; with fewer, only the pair is left. */
  const canBePung = (kind: number): boolean => leftOf(known, kind) > 2;
  const collectLast = (last: readonly number[], big: BigHand, little: AwardId): void => {
    const isPao = isPaoOn(little, compiled);
    if (!canBePung(last[0])) list.push([last, [little], isPao]);
    else
      list.push([
        last,
        [big, little, ...limitAwardsOf(big, compiled).filter(isOwnAward)],
        isPao || isPaoOn(big, compiled),
      ]);
  };

  const dragons = range(DRAGONS, KINDS).filter((kind) => !pungs.includes(kind));
  const winds = range(EAST, DRAGONS).filter((kind) => !pungs.includes(kind));
  if (dragons.length === 1) collectLast(dragons, 'big-three-dragons', 'little-three-dragons');
  if (winds.length === 1) collectLast(winds, 'big-four-winds', 'little-four-winds');
  else if (winds.length === 2 && winds.some(canBePung)) list.push([winds, ['big-four-winds', 'little-four-winds']]);

  const isAllPungs = pungs.length === kinds.length;
  const suited = kinds.filter((kind) => kind < EAST);
  const suits = new Set(suited.map((kind) => Math.floor(kind / 9)));
  /** Three sets show what the player collects; some tables make the discarder liable for it. */
  const collect = (collected: readonly number[], awards: readonly AwardId[]): void => {
    // An award of the table's own may ask for more, such as pungs.
    const own = isAllPungs ? ownAwardsOn(awards, compiled) : [];
    list.push([collected, awards, own.length > 0 || awards.some((id) => isPaoOn(id, compiled))]);
  };
  if (kinds.length >= ENOUGH && suits.size === 1) {
    const [suit] = suits;
    const isFull = suited.length === kinds.length;
    collect(range(suit * 9, suit * 9 + 9), isFull ? ['full-flush', 'half-flush'] : ['half-flush']);
    collect(HONOURS, ['half-flush']);
  }
  if (kinds.length >= ENOUGH && isAllPungs) {
    const isHonours = !suited.length;
    const areTerminals = suited.every((kind) => TERMINALS.includes(kind));
    if (isHonours) collect(HONOURS, ['all-honours']);
    if (areTerminals && suited.length === kinds.length) collect(TERMINALS, ['all-terminals']);
    if (areTerminals) collect([...TERMINALS, ...HONOURS], ['terminals-and-honours']);
  }
  return list;
}
