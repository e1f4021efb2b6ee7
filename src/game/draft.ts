/** A hand while it is being entered: who won, from whom, and what each player's hand is worth. No DOM. */
import type { HandEntry, PlayedHand, Won } from '../core/game.js';
import type { DeadHand } from '../core/index.js';
import { formatHand, parseHand, type Circumstance, type IncidentId, type Situation } from '../core/scoring.js';

type WashedOut = Extract<PlayedHand, { washout: true }>;

/** Tiles as entered, with what their editor knows of the win. */
export interface DraftTiles {
  notation: string;
  situation: Situation;
}

export interface Draft {
  /** The hand that is being corrected; undefined for a new one. */
  readonly target?: PlayedHand;
  /** The new hand that was being entered when this correction began. */
  readonly before?: Draft;
  readonly winner?: number;
  readonly discarder?: number | 'self-draw';
  readonly values: readonly string[];
  readonly tiles: readonly (DraftTiles | undefined)[];
  readonly dead: readonly (DeadHand | undefined)[];
  readonly incidents?: Won['incidents'];
  /** Who pays for all because of a tile claimed earlier. */
  readonly liable?: number;
  readonly pao?: boolean;
  /** Tiles that lie on the table, as the text of the game has them. */
  readonly seen?: string;
  readonly active?: number;
  /** The next digit replaces the value instead of continuing it. */
  readonly isFresh?: boolean;
}

/** More digits than values have; as many fit on a phone. */
export const MOST_DIGITS = 6;
/** The tiles of a hand, every kong counted as three. */
const FULL = 14;

export const EMPTY: Draft = { values: ['', '', '', ''], tiles: [], dead: [] };

const replaced = <T>(list: readonly T[], place: number, value: T): T[] =>
  [0, 1, 2, 3].map((one) => (one === place ? value : list[one]!));

/** The next player without a value, the winner before the others; undefined if there is none. */
function following({ winner, active, values, tiles }: Draft): number | undefined {
  const order = winner === undefined ? [0, 1, 2, 3] : [...new Set([winner, 0, 1, 2, 3])];
  const from = active === undefined ? -1 : order.indexOf(active);
  return [...order.slice(from + 1), ...order.slice(0, Math.max(0, from))].find(
    (player) => !values[player] && !tiles[player],
  );
}

/** The tiles of the player whose value is being entered; undefined if it is entered as a number. */
export const activeTiles = ({ active, tiles }: Draft): DraftTiles | undefined =>
  active === undefined ? undefined : tiles[active];

const exchanged = <T>(list: readonly T[], one: number, other: number): T[] =>
  replaced(replaced(list, one, list[other]!), other, list[one]!);

/** Chooses the winner. If another player was chosen by mistake, the two exchange what was entered for them. */
export function chooseWinner(draft: Draft, winner: number): Draft {
  const { discarder, winner: before = winner, values, tiles } = draft;
  return {
    ...draft,
    winner,
    values: exchanged(values, before, winner),
    tiles: exchanged(tiles, before, winner),
    discarder: discarder === winner ? undefined : discarder,
    dead: replaced(draft.dead, winner, undefined),
    active: winner,
    isFresh: true,
  };
}

export function chooseDiscarder(draft: Draft, discarder: number | 'self-draw'): Draft {
  const chosen = { ...draft, discarder, pao: discarder === 'self-draw' ? undefined : draft.pao };
  const { active, winner } = draft;
  // On to the losers once the winner has a value.
  const isDone = active === undefined || (active === winner && Boolean(draft.values[active] || draft.tiles[active]));
  // If every player has a value, as in a correction, the keys stay with the winner.
  return isDone ? { ...chosen, active: following(chosen) ?? active, isFresh: true } : chosen;
}

export const activate = (draft: Draft, active: number): Draft => ({ ...draft, active, isFresh: true });

export function typeDigit(draft: Draft, digit: string): Draft {
  const { active, isFresh } = draft;
  if (active === undefined || draft.tiles[active]) return draft;
  const value = ((isFresh ? '' : draft.values[active]) + digit).replace(/^0+(?=\d)/, '');
  return value.length > MOST_DIGITS
    ? draft
    : { ...draft, values: replaced(draft.values, active, value), isFresh: false };
}

export function erase(draft: Draft): Draft {
  const { active } = draft;
  return active === undefined
    ? draft
    : { ...draft, values: replaced(draft.values, active, draft.values[active]!.slice(0, -1)), isFresh: false };
}

/** The digits typed so far, which the quick keys complete. */
export const prefixOf = ({ active, values, isFresh }: Draft): string =>
  active === undefined || isFresh ? '' : values[active]! === '0' ? '' : values[active]!;

export const complete = (draft: Draft, value: string): Draft =>
  draft.active === undefined
    ? draft
    : next({ ...draft, values: replaced(draft.values, draft.active, value.slice(0, MOST_DIGITS)) });

/** Moves on to the next player; a value that was left out is zero. */
export function next(draft: Draft): Draft {
  const { active, winner } = draft;
  if (active === undefined) return { ...draft, active: following(draft) ?? winner, isFresh: true };
  const isEmpty = !draft.values[active] && !draft.tiles[active] && active !== winner;
  const filled = isEmpty ? { ...draft, values: replaced(draft.values, active, '0') } : draft;
  return { ...filled, active: following(filled), isFresh: true };
}

export const setDead = (draft: Draft, player: number, kind: DeadHand | undefined): Draft => ({
  ...draft,
  dead: replaced(draft.dead, player, kind),
});

export function setIncidents(draft: Draft, player: number, errors: readonly IncidentId[]): Draft {
  const { [player]: _, ...others } = draft.incidents ?? {};
  const incidents = errors.length ? { ...others, [player]: errors } : others;
  return { ...draft, incidents: Object.keys(incidents).length ? incidents : undefined };
}

/** Chooses who pays for all: the discarder, or whoever discarded a tile that was claimed earlier. */
export const setLiable = (draft: Draft, liable: number | undefined): Draft => ({ ...draft, liable, pao: undefined });

export const setTiles = (draft: Draft, player: number, tiles: DraftTiles | undefined): Draft => ({
  ...draft,
  tiles: replaced(draft.tiles, player, tiles),
});

/** Whether the winner’s number is 0, which is nearly always a mistake. */
export const winsNothing = ({ winner, values, tiles }: Draft): boolean =>
  winner !== undefined && !tiles[winner] && values[winner] !== '' && Number(values[winner]) === 0;

export type Row = 'winner' | 'from' | 'values';

/** The rows in which something is missing, once a hand has been begun. @param needsWinner false if hands also count after a wash-out */
export function missingRows({ winner, discarder, values, tiles }: Draft, needsWinner = true): readonly Row[] {
  if (winner === undefined)
    return discarder !== undefined || (needsWinner && (values.some(Boolean) || tiles.some(Boolean))) ? ['winner'] : [];
  return [
    ...(discarder === undefined ? (['from'] as const) : []),
    ...(values[winner] || tiles[winner]?.notation ? [] : (['values'] as const)),
  ];
}

export type Missing =
  | { what: 'winner' | 'from' }
  | { what: 'value'; player: number }
  | { what: 'tiles'; player: number; count: number };

function missingTiles(notation: string): number {
  if (!notation) return FULL;
  try {
    const { sets, concealed, winningTile } = parseHand(notation);
    return FULL - 3 * sets.length - concealed.length - (winningTile === undefined ? 0 : 1);
  } catch {
    return 0;
  }
}

/** Who pays for all, as far as it has been chosen. */
export function liableIn({ winner, discarder, tiles, liable, pao }: Draft): number | undefined {
  if (liable !== undefined) return liable === winner ? undefined : liable;
  return pao && typeof discarder === 'number' && winner !== undefined && !tiles[winner] ? discarder : undefined;
}

/** What a record says of how its winner won. East’s thirteenth win in a row is for the game to find. */
function winOf({ circumstances = [], seen }: Situation, isDrawn: boolean): Omit<HandEntry, 'hand'> {
  return {
    ...(isDrawn && { win: 'self-draw' as const }),
    ...(circumstances.length > 0 && {
      circumstances: circumstances.filter((one): one is Circumstance => one !== 'thirteenth-win'),
    }),
    ...(seen !== undefined && { seen }),
  };
}

function heldBy({ values, tiles }: Draft, player: number): HandEntry | number {
  const entered = tiles[player];
  if (!entered) return Number(values[player] || 0);
  // Without tiles to show, a hand has nothing.
  return entered.notation ? { hand: entered.notation } : 0;
}

/** @param isCounted whether the hands count all the same */
export function washoutOf(draft: Draft, isCounted: boolean): WashedOut {
  const { incidents } = draft;
  const hands = [0, 1, 2, 3].map((player) => heldBy(draft, player));
  return {
    washout: true,
    ...(incidents && { incidents }),
    ...(isCounted && hands.some((hand) => hand !== 0) && { hands }),
  };
}

export function handOf(draft: Draft): Won | Missing {
  const { winner, discarder, values, tiles, dead, incidents, liable, pao, seen } = draft;
  if (winner === undefined) return { what: 'winner' };
  if (!values[winner] && !tiles[winner]) return { what: 'value', player: winner };
  if (discarder === undefined) return { what: 'from' };
  const hands: (HandEntry | number)[] = [];
  for (const player of [0, 1, 2, 3]) {
    const entered = player === winner ? tiles[player] : undefined;
    const count = entered ? missingTiles(entered.notation) : 0;
    if (count > 0) return { what: 'tiles', player, count };
    hands.push(
      entered
        ? { hand: entered.notation, ...winOf(entered.situation, discarder === 'self-draw') }
        : heldBy(draft, player),
    );
  }
  const died = [...dead.entries()].filter(([player, kind]) => kind && player !== winner);
  return {
    winner,
    ...(discarder !== 'self-draw' && { discarder }),
    hands,
    ...(died.length > 0 && { dead: Object.fromEntries(died) }),
    ...(incidents && { incidents }),
    ...(liable !== undefined && liable !== winner && { liable }),
    ...(seen !== undefined && { seen }),
    ...(pao && discarder !== 'self-draw' && !tiles[winner] && { pao: true }),
  };
}

/** What is left to enter once a draft is done with: the hand that a correction has interrupted, if there is one. */
export const afterDraft = ({ before = EMPTY }: Draft): Draft => before;

const enteredFor = (hands: readonly (HandEntry | number)[]): Pick<Draft, 'values' | 'tiles'> => ({
  values: hands.map((one) => (typeof one === 'number' ? String(one) : '')),
  tiles: hands.map((one) =>
    typeof one === 'number'
      ? undefined
      : {
          notation: typeof one.hand === 'string' ? one.hand : formatHand(one.hand),
          situation: {
            ...(one.circumstances && { circumstances: one.circumstances }),
            ...(one.seen !== undefined && { seen: one.seen }),
          },
        },
  ),
});

export function draftOf(target: PlayedHand): Draft {
  const { hands, incidents } = target as Partial<Won | WashedOut>;
  const entered = { ...EMPTY, target, ...(hands && enteredFor(hands)), incidents };
  if (!('winner' in target)) return entered;
  const { winner, discarder = 'self-draw', dead = {}, liable, pao, seen } = target;
  return {
    ...entered,
    winner,
    discarder,
    dead: [0, 1, 2, 3].map((player) => dead[player]),
    liable,
    pao,
    seen,
    active: winner,
    isFresh: true,
  };
}
