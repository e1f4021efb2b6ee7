/** A game that is being kept, as plain data for storage: its hands, drafts and steps. What is invalid in it is ignored. No DOM. */
import { MOST_HANDS, type GameRecord, type PlayedHand, type Won } from '../core/game.js';
import { formatGame, LONGEST_GAME, parseGame } from '../core/game/notation.js';
import { LONGEST_SEEN } from '../core/engine/notation.js';
import { circumstances, LONGEST_HAND, type Circumstance } from '../core/index.js';
import { incidentIds } from '../core/rules/fines.js';
import { DEAD_HANDS } from '../core/settlement/settle.js';
import { EMPTY, type Draft, type DraftTiles } from './draft.js';

/** A game while it is being kept, as JSON. */
export interface GameSession {
  /** The hands as text, as in `value`. */
  readonly game: string;
  /** The hand being entered or corrected. */
  readonly draft?: unknown;
  /** The names being entered before there is a game: East, South, West and North. */
  readonly names?: readonly string[];
  /** The steps to undo, the last one first. */
  readonly past?: readonly unknown[];
  /** The steps to redo, the next one first. */
  readonly future?: readonly unknown[];
}

/** The players and hands of a game; `isNamed` if the text names the players itself. */
export interface Sheet extends Pick<GameRecord, 'players' | 'hands'> {
  isNamed: boolean;
}

export interface Work {
  /** Earlier states, the last one at the end. */
  past: Sheet[];
  /** States that were undone, the next one at the end. */
  future: Sheet[];
  draft: Draft;
  /** What was being entered at these states when the game went on from them. */
  drafts?: Drafts;
}

export type Drafts = WeakMap<Sheet, Draft>;

/** The win with which the game went on from a state to another one; undefined if it was something else. */
export function wonBetween({ hands: before }: Sheet, { hands: after }: Sheet): Won | undefined {
  const hand = after[before.length];
  const isAppended = after.length === before.length + 1 && before.every((one, place) => one === after[place]);
  return isAppended && hand && 'winner' in hand ? hand : undefined;
}

/** How many steps are stored, in each direction. */
const MOST_STEPS = 200;

/** How to get from a state to the one before it, or after it: some hands are replaced by others. */
interface StoredStep {
  /** How many hands at the start, and at the end, are the same. */
  start: number;
  end: number;
  hands: string;
  players?: readonly string[];
  isNamed?: boolean;
  /** What was being entered there; a hand that was entered is in the game. */
  draft?: StoredDraft;
}

/** A {@link Draft}; `target` is the place of the hand that is corrected. */
interface StoredDraft extends Partial<Omit<Draft, 'target' | 'before' | 'tiles'>> {
  target?: number;
  before?: StoredDraft;
  tiles?: readonly (StoredTiles | null)[];
}

interface StoredTiles {
  notation: string;
  circumstances?: readonly Circumstance[];
  seen?: string;
}

/** A step depends only on two states, which never change. */
const stepsTo = new WeakMap<Sheet, { from: Sheet; step: StoredStep }>();

function stepTo(sheet: Sheet, from: Sheet): StoredStep {
  const known = stepsTo.get(sheet);
  if (known?.from === from) return known.step;
  const most = Math.min(sheet.hands.length, from.hands.length);
  let start = 0;
  while (start < most && sheet.hands[start] === from.hands[start]) start++;
  let end = 0;
  while (end < most - start && sheet.hands.at(-1 - end) === from.hands.at(-1 - end)) end++;
  const { players, isNamed, hands } = sheet;
  const step: StoredStep = {
    start,
    end,
    hands: formatGame({ players, hands: hands.slice(start, hands.length - end) }),
    ...(String(players) !== String(from.players) && { players }),
    ...(isNamed !== from.isNamed && { isNamed }),
  };
  stepsTo.set(sheet, { from, step });
  return step;
}

/** The steps that lead from a state to others; the nearest of these comes last. */
function packSteps(present: Sheet, sheets: readonly Sheet[], drafts?: Drafts): StoredStep[] {
  let from = present;
  return sheets
    .slice(-MOST_STEPS)
    .reverse()
    .map((sheet) => {
      const step = stepTo(sheet, from);
      const known = wonBetween(sheet, from) ? undefined : drafts?.get(sheet);
      const draft = known && packDraft(known, sheet.hands);
      from = sheet;
      return draft ? { ...step, draft } : step;
    });
}

function packDraft(draft: Draft, hands: readonly PlayedHand[]): StoredDraft | undefined {
  if (draft === EMPTY) return undefined;
  const { target, before, tiles, ...others } = draft;
  const place = target ? hands.indexOf(target) : undefined;
  // The hand that was to be corrected is gone.
  if (place === -1) return undefined;
  return {
    ...others,
    ...(place !== undefined && { target: place }),
    ...(before && { before: packDraft(before, hands) }),
    ...(tiles.some(Boolean) && { tiles: [0, 1, 2, 3].map((player) => packTiles(tiles[player])) }),
  };
}

function packTiles(tiles: DraftTiles | undefined): StoredTiles | null {
  if (!tiles) return null;
  // The game knows everything else about the situation.
  const { circumstances: own, seen } = tiles.situation;
  return { notation: tiles.notation, ...(own?.length && { circumstances: own }), ...(seen !== undefined && { seen }) };
}

export function packSession(game: string, sheet: Sheet, { past, future, draft, drafts }: Work): GameSession {
  const stored = packDraft(draft, sheet.hands);
  return {
    game,
    ...(stored && { draft: stored }),
    ...(past.length && { past: packSteps(sheet, past, drafts) }),
    ...(future.length && { future: packSteps(sheet, future, drafts) }),
  };
}

const isWhole = (value: unknown, most: number): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most;
const isPlayer = (value: unknown): value is number => isWhole(value, 3);
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** @throws if the step is invalid, or its text longer than allowed */
function readStep(stored: unknown, from: Sheet, longest: number): Sheet {
  const { start, end, hands: text, players = from.players, isNamed = from.isNamed } = Object(stored) as StoredStep;
  const { hands } = from;
  if (
    !isWhole(start, hands.length) ||
    !isWhole(end, hands.length - start) ||
    typeof text !== 'string' ||
    text.length > longest
  )
    throw new TypeError('not a step');
  const read = parseGame(text, { players });
  const all = [...hands.slice(0, start), ...read.hands, ...hands.slice(hands.length - end)];
  if (all.length > MOST_HANDS) throw new TypeError('too many hands');
  return { players: read.players, hands: all, isNamed: Boolean(isNamed) };
}

/** The states that steps lead to, up to the first step that is invalid; the nearest comes last. */
function readSteps(stored: unknown, present: Sheet, drafts: Drafts): Sheet[] {
  const sheets: Sheet[] = [];
  let length = 0;
  let from = present;
  for (const step of listOf(stored).slice(0, MOST_STEPS)) {
    try {
      from = readStep(step, from, LONGEST_GAME - length);
    } catch {
      break;
    }
    const { hands, draft } = step as StoredStep;
    length += hands.length;
    if (draft !== undefined) drafts.set(from, readDraft(draft, from.hands));
    sheets.push(from);
  }
  return sheets.reverse();
}

function readTiles(stored: unknown): DraftTiles | undefined {
  const { notation, circumstances: own, seen } = Object(stored) as StoredTiles;
  if (typeof notation !== 'string' || notation.length > LONGEST_HAND) return undefined;
  const known = circumstances.filter((one) => listOf(own).includes(one));
  return { notation, situation: { ...(known.length && { circumstances: known }), ...readSeen(seen) } };
}

const readSeen = (seen: unknown): { seen?: string } =>
  typeof seen === 'string' && seen.length <= LONGEST_SEEN ? { seen } : {};

function readIncidents(stored: unknown): Pick<Draft, 'incidents'> {
  const found = [0, 1, 2, 3].flatMap((player) => {
    const errors = listOf((Object(stored) as Record<number, unknown>)[player]);
    const known = incidentIds.filter((id) => errors.includes(id));
    return known.length ? [[player, known] as const] : [];
  });
  return found.length ? { incidents: Object.fromEntries(found) } : {};
}

function readDraft(stored: unknown, hands: readonly PlayedHand[]): Draft {
  if (!stored || typeof stored !== 'object') return EMPTY;
  const { target, before, winner, discarder, values, tiles, dead, incidents, liable, pao, seen, active, isFresh } =
    stored as StoredDraft;
  const corrected = isWhole(target, hands.length - 1) ? hands[target] : undefined;
  // New seats and the end are not entered in this form.
  if (target !== undefined && (!corrected || 'reseat' in corrected || 'end' in corrected)) return EMPTY;
  const isValue = (value: unknown): value is string => typeof value === 'string' && /^\d{0,7}$/.test(value);
  const four = <Read>(list: unknown, read: (one: unknown, player: number) => Read): Read[] =>
    [0, 1, 2, 3].map((player) => read(listOf(list)[player], player));
  return {
    ...(corrected && { target: corrected }),
    ...(corrected && before && { before: readDraft({ ...before, target: undefined }, hands) }),
    ...(isPlayer(winner) && { winner }),
    ...((discarder === 'self-draw' || isPlayer(discarder)) && discarder !== winner && { discarder }),
    values: four(values, (one) => (isValue(one) ? one : '')),
    tiles: four(tiles, readTiles),
    dead: four(dead, (one, player) => (player === winner ? undefined : DEAD_HANDS.find((kind) => kind === one))),
    ...(isPlayer(liable) && liable !== winner && { liable }),
    ...readIncidents(incidents),
    ...(pao === true && { pao }),
    ...readSeen(seen),
    ...(isPlayer(active) && { active }),
    ...(isFresh === true && { isFresh }),
  };
}

export function unpackSession(session: GameSession, sheet: Sheet): Work {
  const drafts: Drafts = new WeakMap();
  return {
    past: readSteps(session.past, sheet, drafts),
    future: readSteps(session.future, sheet, drafts),
    draft: readDraft(session.draft, sheet.hands),
    drafts,
  };
}
