/** Builds a table for the core from the attributes of a settlement and the hands in it, and settles it. */
import { incidentNames } from '../../core/rules/fines.js';
import { asText, shown } from '../../core/errors.js';
import { TableError } from '../../core/table-errors.js';
import { knownWord, maskQuotes, visible, wordsIn } from '../../core/input.js';
import { asThousands, numberIn, plainNumbers } from '../../core/numbers.js';
import { compiledProfile } from '../../core/engine/compile.js';
import { score, type Score } from '../../core/engine/score.js';
import { WINDS as winds } from '../../core/engine/tiles.js';
import type { Hand, IncidentId, Profile, Settlement, Situation, Table, Wind } from '../../core/index.js';
import { hasPao } from '../../core/settlement/pao.js';
import { DEAD_HANDS, MOST, settle } from '../../core/settlement/settle.js';
import { ledgerOf, type Ledger } from '../../render/payments.js';
import { isSeat } from '../../table/seat-list.js';

/** Maximum text length; no table needs more. */
const LONGEST = 500;

/** Semicolons, line breaks and commas, but not those between thousands. */
const SEPARATORS = /[;；\n、]|(?<!\p{Nd})[,，]|[,，](?!\p{Nd}{3}(?!\p{Nd}))/u;

/** Parses `east 20; south: 128` into pairs of words, the second as written. In quotation marks, nothing separates. */
function pairs(text: string): [seat: string, rest: string][] {
  const written = visible(text.slice(0, LONGEST));
  let at = 0;
  return maskQuotes(written)
    .split(SEPARATORS)
    .flatMap(({ length }) => {
      const part = written.slice(at, at + length).trim();
      at += length + 1;
      const [, seat, rest] = /^([^\s:：]+)[\s:：]*(.*)/s.exec(part) ?? [];
      return seat ? [[knownWord(seat, winds), rest!.replace(/^"(.*)"$/s, '$1')] as [string, string]] : [];
    });
}

/** What is written for each seat. @throws {TableError} if a seat has two values */
function readBySeat<Value>(
  place: string,
  text: string,
  read: (written: string, seat: string) => Value,
): Record<string, Value> {
  const written = new Map<string, string>();
  for (const [seat, value] of pairs(text)) {
    if ((written.get(seat) ?? value) !== value)
      throw new TableError('repeated', { sentence: 'seat-twice', place, seat: shown(seat) });
    written.set(seat, value);
  }
  return Object.fromEntries([...written].map(([seat, value]) => [seat, read(value, seat)]));
}

function readScore(written: string, seat: string): number {
  // The core rejects the seat.
  if (!isSeat(seat)) return NaN;
  if (!written) throw new TableError('missing-seat', { seat });
  const expected = asThousands(plainNumbers(written));
  if (expected) throw new TableError('score', { sentence: 'thousands', found: shown(written), expected });
  const score = numberIn(written);
  if (Number.isNaN(score)) throw new TableError('score', { seat, most: MOST, found: shown(written) });
  return score;
}

/** `east 20; south 128; …` @param read reads what is written for a seat */
export const readScores = (text: string, read = readScore): Record<string, number> => readBySeat('scores', text, read);

/** `north: short; west`: a seat without a kind has a hand that is dead for a foul. */
const readDead = (text: string): NonNullable<Table['dead']> =>
  readBySeat('dead', text, (kind) => knownWord(kind, DEAD_HANDS) || 'foul') as NonNullable<Table['dead']>;

/** `north: two-discards incomplete-win; west: false-win`: the errors of each player. */
export const readIncidents = (text: string): NonNullable<Table['incidents']> =>
  readBySeat('incidents', text, (ids) => wordsIn(ids).map((id) => knownWord(id, incidentNames) as IncidentId));

export const writtenScore = (text: string, seat: Wind): string => new Map(pairs(text)).get(seat) ?? '';

/** Replaces what a text such as `north: short; west` says of one seat, or removes it if `words` is empty. Words with separators are quoted. */
export function withSeat(text: string, seat: string, words: string, between = ': '): string {
  const written = new Map(pairs(text));
  if (words) written.set(seat, words);
  else written.delete(seat);
  const quoted = (said: string): string => (/^[-\w. ]*$/.test(said) ? said : `"${said}"`);
  return [...written].map(([one, said]) => [one, quoted(said)].filter(Boolean).join(between)).join('; ');
}

/** What is written for each seat as text, such as `north: short; west: foul`, or text as it is. */
export const wordsOf = (said: unknown): string =>
  said instanceof Object
    ? Object.entries(said)
        .map(([seat, words]) => `${seat}: ${[words].flat().map(asText).join(' ')}`)
        .join('; ')
    : asText(said ?? '');

/** An object in JSON; undefined if the text is something else. */
export function parsed(text: unknown): Record<string, unknown> | undefined {
  try {
    const found: unknown = JSON.parse(asText(text ?? ''));
    return found instanceof Object ? (found as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

export const readSeat = (text: string): Wind | undefined => knownWord(text, winds) || undefined;

/** What a user chooses, and what a reset takes back. */
export const CHOSEN = ['winner', 'discarder', 'dead', 'scores', 'liable', 'incidents'] as const;

export interface WrittenTable extends Readonly<Record<(typeof CHOSEN)[number], string>> {
  readonly pao: boolean;
  readonly round?: Wind;
  /** Whether values are being entered: those that are missing are 0. */
  readonly editable: boolean;
}

export interface TableHand {
  readonly tiles: Hand | null;
  readonly currentSituation: Situation;
  readonly error: Error | null;
}

export type TableHands = ReadonlyMap<string, TableHand>;

export type Chosen = Pick<Table, 'winner' | 'discarder' | 'liable' | 'dead' | 'incidents'>;

export interface SettledTable extends Ledger {
  table: Table;
  settlement: Settlement;
}

const winnersOf = (hands: TableHands, dead: NonNullable<Table['dead']>): Wind[] =>
  winds.filter((seat) => !dead[seat] && hands.get(seat)?.tiles?.winningTile !== undefined);

/** Who won and who discarded, as written; otherwise, the winner is the one whose hand has a winning tile. */
export function chosenAt(written: WrittenTable, hands: TableHands): Chosen {
  const dead = readDead(written.dead);
  return {
    winner: readSeat(written.winner) ?? winnersOf(hands, dead)[0],
    discarder: readSeat(written.discarder),
    ...(written.liable && { liable: readSeat(written.liable) }),
    dead,
    ...(written.incidents && { incidents: readIncidents(written.incidents) }),
  };
}

/** Whether the winner's hand is won on a discard (or does not say how) and no discarder is set. */
export function isDiscardByNobody({ winner, discarder }: Chosen, hands: TableHands): boolean {
  const hand = winner && hands.get(winner);
  return Boolean(hand && hand.tiles && !discarder && hand.currentSituation.win !== 'self-draw');
}

/** The scores of all hands, and those that are written; and why hands have none. */
export function scoreHands(
  { scores: text, round }: WrittenTable,
  hands: TableHands,
  { winner, dead = {} }: Chosen,
  profile: Profile,
): { scores: Record<string, Score | number>; faults: Map<string, Error> } {
  const faults = new Map<string, Error>();
  const scores: Record<string, Score | number> = readScores(text, (written, seat) => {
    try {
      return readScore(written, seat);
    } catch (caught) {
      faults.set(seat, caught as Error);
      return 0;
    }
  });
  for (const [seat, { tiles, currentSituation: own, error: fault }] of hands) {
    try {
      // The tiles from before a notation error no longer belong to the table.
      if (fault?.name === 'NotationError') throw fault;
      // A dead hand may have any number of tiles; the hand element itself does not know that it is dead.
      const isDead = seat in dead || undefined;
      // At the table, losers show only the tiles that score.
      const partial = (!isDead && tiles?.winningTile === undefined && seat !== winner) || undefined;
      const situation = { round: readSeat(round ?? ''), ...own, dead: isDead, partial };
      if (tiles) scores[seat] = score(tiles, situation, profile);
    } catch (caught) {
      faults.set(seat, caught as Error);
    }
  }
  return { scores, faults };
}

/** The losers of whom one may have to pay for all: any of them, or only the discarder, under rules that say so. */
export function liableSeats(
  { winner, discarder }: Chosen,
  scores: Record<string, Score | number>,
  profile: Profile,
): Wind[] {
  const compiled = compiledProfile(profile);
  if (!winner || !hasPao(compiled)) return [];
  if (profile.rules['pao-by'] === 'claim') return winds.filter((seat) => seat !== winner);
  return discarder && typeof (scores[winner] ?? 0) === 'number' ? [discarder] : [];
}

/** Whether the result depends on who discarded the winning tile, for a table that names no discarder. */
function dependsOnDiscarder(table: Table, profile: Profile): boolean {
  const totals = (discarder?: Wind): string => JSON.stringify(settle({ ...table, discarder }, profile).totals);
  return winds.some((seat) => seat !== table.winner && totals(seat) !== totals());
}

/** Settles a table whose hands have been scored. @returns undefined if nothing has been entered yet @throws {TableError} */
export function settleTable(
  written: WrittenTable,
  hands: TableHands,
  { dead = {}, ...chosen }: Chosen,
  scored: Readonly<Record<string, Score | number>>,
  profile: Profile,
): SettledTable | undefined {
  const { editable, pao } = written;
  const winners = readSeat(written.winner) ? [] : winnersOf(hands, dead);
  if (winners.length > 1) throw new TableError('no-winner', { sentence: 'several-winners', seats: winners.join(', ') });
  if (!Object.keys(scored).length && !chosen.incidents && (editable || !chosen.winner)) return undefined;
  const scores = { ...scored };
  if (editable) for (const seat of winds) scores[seat] ??= 0;
  const table = { ...chosen, dead, scores, pao: pao || undefined } as Table;
  const settlement = settle(table, profile);
  const { winner } = chosen;
  if (winner && isDiscardByNobody(chosen, hands) && dependsOnDiscarder(table, profile))
    throw new TableError('discarder', { sentence: 'discarder-needed', seat: winner });
  return { table, settlement, ...ledgerOf(table, settlement, profile) };
}
