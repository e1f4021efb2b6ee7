/** The record of a game: what a score sheet contains, as plain data. */
import { asText, shown } from '../errors.js';
import { plainNumbers } from '../numbers.js';
import { plainText, composed } from '../input.js';
import type { Profile, ProfileName } from '../profiles/index.js';
import type { IncidentId } from '../rules/fines.js';
import type { DeadHand } from '../settlement/settle.js';
import type { Circumstance, Hand } from '../types.js';
import { GameError } from './errors.js';
import type { Seating } from './seats.js';

/** One player's hand, by its tiles. The seat and the round come from the game. */
export interface HandEntry {
  /** The tiles, as data or in notation. A loser may show only part of the hand. */
  hand: Hand | string;
  /** How the winner got the tile; not needed if a discarder is given. */
  win?: 'self-draw' | 'discard';
  /** The circumstances of the win. The game itself knows which win is East's thirteenth in a row. */
  circumstances?: readonly Circumstance[];
  /** All tiles that the winner saw on the table, in notation, as in a `Situation`. */
  seen?: string;
}

/** Errors of each player: `{ 3: ['incomplete-win'] }`. */
export type Incidents = Readonly<Partial<Record<number, readonly IncidentId[]>>>;

/** A hand that somebody won. Players are numbered 0 to 3, as in `players`. */
export interface Won {
  winner: number;
  /** Who discarded the winning tile or whose kong was robbed; omit for a self-drawn win. */
  discarder?: number;
  /** What each player's hand is worth: its tiles, or its points before the limit. */
  hands: readonly (HandEntry | number)[];
  /** The dead hands, by player. */
  dead?: Readonly<Partial<Record<number, DeadHand>>>;
  /** Errors by player, for which the rules may have a fine. */
  incidents?: Incidents;
  /** Who pays for all because of a tile claimed earlier, under `pao-by: claim`. */
  liable?: number;
  /** Tiles on the table apart from the hands, in notation. The declared sets of hands that are written by tiles may be left out. */
  seen?: string;
  /** The discarder pays for all. Only for a winner whose hand is a number; tiles decide it themselves. */
  pao?: boolean;
}

/** A hand that nobody won. */
export interface WashedOut {
  washout: true;
  /** Errors by player, for which the rules may have a fine. */
  incidents?: Incidents;
  /** What the hands are worth, for rules with `washout-settles`; 0 by default. */
  hands?: readonly (HandEntry | number)[];
}

/**
 * A hand that somebody won, a wash-out, also with fines, new seats at the start of a round (the players East, South, West,
 * North), or the end of a game that stops before its last deal.
 */
export type PlayedHand = Won | WashedOut | { reseat: Seating } | { end: true };

/** A game as it is written down. The players are in the seats East, South, West and North of the first hand. */
export interface GameRecord {
  players: readonly [string, string, string, string];
  /** The table's rules, agreed before the first hand; classical by default. */
  profile?: Profile | ProfileName;
  /** Declarations on top of the profile, as in `limit: 1000; rounds: 1`. */
  rules?: string;
  hands: readonly PlayedHand[];
}

/** How the deal moved after a hand. `over` ends the game. */
export type Moved = 'east-won' | 'passed' | 'washout' | 'thirteen-wins' | 'over';

export const MOST_HANDS = 500;
/** The longest name, in UTF-16 code units. */
export const LONGEST_NAME = 40;

export const isWon = (hand: PlayedHand): hand is Won => 'winner' in hand;
export const isReseat = (hand: PlayedHand): hand is { reseat: Seating } => 'reseat' in hand;
export const isEnd = (hand: PlayedHand): hand is { end: true } => 'end' in hand;
/** Whether tiles were dealt: new seats and the end of the game have no number. */
export const isDealt = (hand: PlayedHand): hand is Exclude<PlayedHand, { reseat: Seating } | { end: true }> =>
  !isReseat(hand) && !isEnd(hand);

/** A text on one line, with single spaces. */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** A name on one line, without the characters that nobody sees. */
export const bareName = (name: unknown): string => oneLine(composed(asText(name ?? '')));

/** A name for comparison: case, full-width letters, the script of digits and the kind of apostrophe make no difference. */
export const folded = (name: string): string => plainNumbers(name).toLowerCase().replace(/[‘’ʼ]/g, "'");

/** Words that begin a line which is not a hand, so they cannot be names. */
const RESERVED = /^(washout|wash-out|reseat|seen|players|profile|rules)(?![^\s:])/i;

/** Four names, on one line each and different from one another. @throws {GameError} `players` */
export function readPlayers(players: unknown): [string, string, string, string] {
  if (!Array.isArray(players))
    throw new GameError('players', { sentence: 'players-shape', found: shown(players ?? 'nothing') });
  const names = players.slice(0, 20).map(bareName);
  if (players.length !== 4) throw new GameError('players', { found: players.length });
  names.forEach((name, player) => {
    if (!name) throw new GameError('players', { sentence: 'player-empty', place: player + 1 });
    // These characters separate names, hands and words in the text of a game.
    if (name.length > LONGEST_NAME || /[;,:\p{C}]/u.test(plainText(name)) || RESERVED.test(name))
      throw new GameError('players', { sentence: 'player-name', found: shown(name, LONGEST_NAME), most: LONGEST_NAME });
    if (names.some((other, place) => place < player && folded(other) === folded(name)))
      throw new GameError('players', { sentence: 'player-twice', found: shown(name, LONGEST_NAME) });
  });
  return names as [string, string, string, string];
}

/** Names that four players can have here, as close as possible to those of a program in which names may be equal and have any characters. */
export function namesLike(names: readonly string[]): [string, string, string, string] {
  const found: string[] = [];
  for (const name of names) {
    const bare = bareName(
      plainText(name)
        .slice(0, LONGEST_NAME - 10)
        .replace(/[;,:\p{C}]/gu, ' '),
    );
    const base = !bare || RESERVED.test(bare) ? `Player ${bare}`.trim() : bare;
    const tried = ['', ' 2', ' 3', ' 4'].map((number) => base + number);
    found.push(tried.find((one) => !found.some((other) => folded(other) === folded(one)))!);
  }
  return found as [string, string, string, string];
}
