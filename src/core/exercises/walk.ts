/** Hands as a random walk sees them, and its steps, which know nothing of awards: scoring the hand decides whether a step is kept. */
import { CHOW, GROUP_KINDS, KONG, PAIR, PUNG } from '../engine/groups.js';
import { circumstances } from '../engine/layout.js';
import { pick, shuffle, type Random } from '../random.js';
import type { Score } from '../engine/score.js';
import { EAST, FLOWERS, KINDS, TILES, WINDS, kindOf } from '../engine/tiles.js';
import type { DeclaredSet, Hand, Situation, Tile } from '../types.js';

/** How likely things are that no wish asks for, in percent. */
export interface Taste {
  readonly kongs: number;
  readonly pungs: number;
  readonly honours: number;
  readonly exposed: number;
  readonly bonus: number;
  /** Of circumstances of the win. */
  readonly luck: number;
  /** Whether a hand may be called standing, which few tables reward. */
  readonly standing?: boolean;
}

/** A set or pair. The kind is that of its lowest tile. */
interface Placed {
  readonly kind: number;
  readonly form: number;
  readonly isDeclared: boolean;
  /** A declared kong that is concealed. */
  readonly isConcealed: boolean;
}

/** A hand in groups, as far as it has some. */
export interface State {
  readonly groups: readonly Placed[];
  /** Concealed tiles in no group, of a losing hand or of one without sets. */
  readonly loose: readonly number[];
  /** The kind of the winning tile, which is in a group or among the loose tiles; -1 for a losing hand. */
  readonly won: number;
  /** The place of the group that the winning tile completes; -1 if there is none. */
  readonly completes: number;
  readonly bonus: readonly Tile[];
  readonly situation: Situation;
}

/** A step: another state, or undefined if it leads nowhere. */
export type Step = (state: State, taste: Taste, random: Random) => State | undefined;

const replaced = <Item>(list: readonly Item[], place: number, item: Item): Item[] =>
  list.map((one, index) => (index === place ? item : one));

const suitOf = (kind: number): number => (kind / 9) | 0;
const isLikely = (percent: number, random: Random): boolean => random(100) < percent;

const tilesOf = ({ kind, form }: Pick<Placed, 'kind' | 'form'>): number[] =>
  form === CHOW ? [kind, kind + 1, kind + 2] : Array<number>(form === PAIR ? 2 : form === KONG ? 4 : 3).fill(kind);

function countsOf(groups: readonly Placed[], loose: readonly number[]): Uint8Array {
  const counts = new Uint8Array(KINDS);
  for (const kind of groups.flatMap(tilesOf)) counts[kind]++;
  for (const kind of loose) counts[kind]++;
  return counts;
}

/** Whether there are tiles enough for a hand. */
const exists = ({ groups, loose }: State): boolean => countsOf(groups, loose).every((count) => count <= 4);

/** All tiles but those of declared sets. */
const concealedOf = ({ groups, loose }: State): number[] => [
  ...groups.filter(({ isDeclared }) => !isDeclared).flatMap(tilesOf),
  ...loose,
];

export function handOf(state: State): Hand {
  const { groups, won, bonus } = state;
  const concealed = concealedOf(state);
  if (won >= 0) concealed.splice(concealed.indexOf(won), 1);
  return {
    sets: groups
      .filter(({ isDeclared }) => isDeclared)
      .map((group) => ({
        kind: GROUP_KINDS[group.form] as DeclaredSet['kind'],
        tiles: tilesOf(group).map((kind) => TILES[kind]),
        concealed: group.isConcealed,
      })),
    concealed: concealed.map((kind) => TILES[kind]),
    ...(won >= 0 && { winningTile: TILES[won] }),
    bonus: [...bonus],
  };
}

export function stateOf({ hand, reading, situation }: Pick<Score, 'hand' | 'reading' | 'situation'>): State {
  const groups = reading.flatMap(({ kind, tiles, concealed }, place): Placed[] => {
    const isDeclared = place < hand.sets.length;
    const form = GROUP_KINDS.indexOf(kind);
    if (form > PAIR) return [];
    return [{ kind: kindOf(tiles[0]), form, isDeclared, isConcealed: isDeclared && concealed }];
  });
  const loose = [...hand.concealed, ...(hand.winningTile === undefined ? [] : [hand.winningTile])].map(kindOf);
  for (const group of groups)
    if (!group.isDeclared) for (const kind of tilesOf(group)) loose.splice(loose.indexOf(kind), 1);
  const { partial: _partial, ...rest } = situation;
  return {
    groups,
    loose,
    won: hand.winningTile === undefined ? -1 : kindOf(hand.winningTile),
    completes: groups.length < reading.length ? -1 : reading.findIndex(({ completed }) => completed),
    bonus: hand.bonus,
    situation: rest,
  };
}

/** A set or pair at random, often of the suit of another one. */
function anyGroup(forms: 'set' | 'pair' | 'triplet', taste: Taste, random: Random, near = EAST): Placed {
  const isTriplet = forms === 'triplet' || isLikely(taste.pungs, random);
  const form = forms === 'pair' ? PAIR : !isTriplet ? CHOW : isLikely(taste.kongs, random) ? KONG : PUNG;
  const isHonour = form !== CHOW && isLikely(taste.honours, random);
  const suit = near < EAST && random(3) ? suitOf(near) : random(3);
  const kind = isHonour ? EAST + random(KINDS - EAST) : suit * 9 + random(form === CHOW ? 7 : 9);
  return { kind, form, ...exposure(form, taste, random) };
}

function exposure(form: number, taste: Taste, random: Random): Pick<Placed, 'isDeclared' | 'isConcealed'> {
  if (form === PAIR) return { isDeclared: false, isConcealed: false };
  if (form === KONG) return { isDeclared: true, isConcealed: !isLikely(taste.exposed, random) };
  return { isDeclared: isLikely(taste.exposed, random), isConcealed: false };
}

const hidden = (group: Placed): Placed => ({ ...group, isDeclared: false, isConcealed: false });

/** Another group in the place of one, which is concealed if the winning tile completes it. */
function replaceGroup(place: number): Step {
  return (state, taste, random) => {
    const { groups, completes, won } = state;
    const old = groups[place];
    if (!old) return undefined;
    const forms = old.form === PAIR ? 'pair' : won < 0 && !old.isDeclared ? 'triplet' : 'set';
    const group = anyGroup(forms, taste, random, old.kind);
    const isWon = place === completes;
    if ((isWon && group.form === KONG) || (won < 0 && group.form === CHOW && !group.isDeclared)) return undefined;
    const next = replaced(groups, place, isWon ? hidden(group) : group);
    return { ...state, groups: next, ...(isWon && { won: pick(tilesOf(group), random) }) };
  };
}

const anyPlace: Step = (state, taste, random) => {
  const { length } = state.groups;
  return length ? replaceGroup(random(length))(state, taste, random) : undefined;
};

/** Another winning tile. */
const win: Step = (state, _taste, random) => {
  const { groups, loose, won } = state;
  if (won < 0) return undefined;
  const places = groups.flatMap(({ isDeclared }, place) => (isDeclared ? [] : [place]));
  if (!places.length || loose.length) return { ...state, won: pick(loose.length ? loose : [won], random) };
  const completes = pick(places, random);
  return { ...state, completes, won: pick(tilesOf(groups[completes]), random) };
};

const expose: Step = (state, taste, random) => {
  const { groups, completes, won } = state;
  if (!groups.length) return undefined;
  const place = random(groups.length);
  const group = groups[place];
  if (place === completes || group.form === PAIR || (won < 0 && group.form === CHOW)) return undefined;
  return { ...state, groups: replaced(groups, place, { ...group, ...exposure(group.form, taste, random) }) };
};

/** Most games are in their first rounds. */
const ROUNDS = ['east', 'east', 'south', 'south', 'west', 'north'] as const;

const situated = (state: State, more: Situation): State => ({ ...state, situation: { ...state.situation, ...more } });

const wind: Step = (state, _taste, random) =>
  situated(state, random(2) ? { seat: pick(WINDS, random) } : { round: pick(ROUNDS, random) });

const WAYS = ['self-draw', 'discard'] as const;

const winAs: Step = (state, _taste, random) =>
  state.won < 0 ? undefined : situated(state, { win: pick(WAYS, random) });

/** A list with one item more or one less; undefined if there is nothing to take away. */
function changed<Item>(
  held: readonly Item[],
  all: readonly Item[],
  percent: number,
  random: Random,
): Item[] | undefined {
  const isMore = isLikely(percent, random);
  if (!isMore && !held.length) return undefined;
  const one = pick(isMore ? all : held, random);
  const rest = held.filter((other) => other !== one);
  return isMore ? [...rest, one] : rest;
}

const BONUS = TILES.slice(FLOWERS);

const bonus: Step = (state, taste, random) => {
  const held = changed(state.bonus, BONUS, taste.bonus, random);
  return held && { ...state, bonus: held };
};

const USUAL = circumstances.filter((one) => one !== 'standing');

/** How the hand was won, which is rarely special. */
const circumstance: Step = (state, taste, random) => {
  const { circumstances: held = [], ...situation } = state.situation;
  const found = changed(held, taste.standing ? circumstances : USUAL, taste.luck, random);
  return found && { ...state, situation: { ...situation, ...(found.length && { circumstances: found }) } };
};

/** All tiles of suits as others. */
function asOthers(state: State, other: (kind: number) => number): State {
  const group = (one: Placed): Placed => ({ ...one, kind: Math.min(...tilesOf(one).map(other)) });
  return {
    ...state,
    groups: state.groups.map(group),
    loose: state.loose.map(other),
    won: state.won < 0 ? -1 : other(state.won),
  };
}

/** Other suits, or the ranks the other way round. */
const exchange: Step = (state, _taste, random) => {
  const suits = shuffle([0, 1, 2], random);
  const turn = random(2);
  return asOthers(state, (kind) => (kind < EAST ? suits[suitOf(kind)] * 9 + (turn ? 8 - (kind % 9) : kind % 9) : kind));
};

/** Another kind for one concealed tile. The groups are those of the reading, so that only loose tiles remain. */
const tile: Step = (state, _taste, random) => {
  const { groups, won } = state;
  const declared = groups.filter(({ isDeclared }) => isDeclared);
  const loose = concealedOf(state);
  if (!loose.length) return undefined;
  // The winning tile is all that differs between the hands of some patterns.
  const place = won >= 0 && random(2) ? loose.indexOf(won) : random(loose.length);
  const old = loose[place];
  const next = old < EAST && random(2) ? suitOf(old) * 9 + random(9) : random(KINDS);
  const isWon = old === won && (random(2) || loose.filter((kind) => kind === won).length === 1);
  return { ...state, groups: declared, loose: replaced(loose, place, next), completes: -1, won: isWon ? next : won };
};

/** Of a losing hand: a set instead of three loose tiles, or the other way round. */
const regroup: Step = (state, taste, random) => {
  const { groups, loose, won } = state;
  if (won >= 0) return undefined;
  const tiles = shuffle([...loose], random);
  if (random(2) && groups.length) {
    const place = random(groups.length);
    const size = groups[place].form === PAIR ? 2 : 3;
    const drawn = Array.from({ length: size }, () => random(KINDS));
    return { ...state, groups: groups.filter((_, other) => other !== place), loose: [...tiles, ...drawn] };
  }
  if (tiles.length < 4) return undefined;
  const group = anyGroup('set', taste, random);
  const isHidden = group.form === PUNG && random(2) > 0;
  return {
    ...state,
    groups: [...groups, isHidden ? hidden(group) : { ...group, isDeclared: true }],
    loose: tiles.slice(3),
  };
};

const steps: readonly Step[] = [
  ...Array<Step>(10).fill(anyPlace),
  ...[win, win, expose, expose, wind, winAs, bonus, bonus, ...Array<Step>(4).fill(circumstance), exchange, tile],
];
const losing: readonly Step[] = [anyPlace, expose, wind, bonus, exchange, tile, tile, tile, tile, regroup];
const withoutGroups: readonly Step[] = [win, tile, tile, exchange, wind, winAs, bonus, circumstance, circumstance];

/** Steps that try to change everything once, the groups several times. */
export function sweep({ groups, loose, won }: State): Step[] {
  const places = groups.flatMap((_, place) => [replaceGroup(place), replaceGroup(place)]);
  const drawn = Array<Step>(won < 0 ? loose.length : groups.length < 2 ? 14 : 3).fill(tile);
  return [exchange, regroup, regroup, ...places, ...drawn, win, expose, expose, wind, wind, winAs, bonus, bonus];
}

export const wander: Step = (state, taste, random) =>
  pick(state.won < 0 ? losing : state.groups.length < 2 ? withoutGroups : steps, random)(state, taste, random);

/** Takes a step, if it leads to a hand that there are tiles for. */
export function take(step: Step, state: State, taste: Taste, random: Random): State | undefined {
  const next = step(state, taste, random);
  return next && exists(next) ? next : undefined;
}

/** A winner's hand with the groups of a state, at most four sets and a pair, and others at random. */
export function toWinner(state: State, taste: Taste, random: Random): State | undefined {
  if (state.won >= 0) return state;
  const isPair = ({ form }: Placed): boolean => form === PAIR;
  const sets = state.groups.filter((group) => !isPair(group)).slice(0, 4);
  const pairs = state.groups.filter(isPair).slice(0, 1);
  for (let tries = 0; tries < 60; tries++) {
    const groups = [...sets, ...pairs];
    while (groups.length < 4 + pairs.length) groups.push(anyGroup('set', taste, random));
    if (!pairs.length) groups.push(anyGroup('pair', taste, random));
    const found = win({ ...state, groups, loose: [], won: 0 }, taste, random);
    if (found && exists(found)) return { ...found, situation: { win: pick(WAYS, random), ...found.situation } };
  }
  return undefined;
}

/** A losing hand of thirteen tiles with what a state has. */
export function toLoser(state: State, random: Random): State {
  const { win: _win, circumstances: _circumstances, ...situation } = state.situation;
  const groups = state.groups.filter(({ isDeclared, form }) => isDeclared || form === PUNG || form === PAIR);
  const loose = [...state.groups.flatMap((group) => (groups.includes(group) ? [] : tilesOf(group))), ...state.loose];
  if (state.won >= 0) {
    const held = groups.findIndex(({ isDeclared, kind }) => !isDeclared && kind === state.won);
    if (loose.includes(state.won)) loose.splice(loose.indexOf(state.won), 1);
    else if (held >= 0) {
      const [group] = groups.splice(held, 1);
      loose.push(...tilesOf(group).slice(1));
    }
  }
  const size = groups.reduce((sum, { form }) => sum + (form === PAIR ? 2 : 3), loose.length);
  const wall = [...countsOf(groups, loose)].flatMap((count, kind) => Array<number>(4 - count).fill(kind));
  return {
    ...state,
    groups,
    loose: [...loose, ...shuffle(wall, random).slice(0, Math.max(0, 13 - size))],
    won: -1,
    completes: -1,
    situation,
  };
}
