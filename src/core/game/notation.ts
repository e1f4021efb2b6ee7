/**
 * A game as text: one hand a line, the winner first.
 *
 *     players: Ann, Ben, Cho, Dan
 *     Ben 48 from Cho; Ann 8; Dan 16
 *     washout
 *     Ann (RRR) 123b 456b 99d 78d +9d self-draw; Ben 4; Dan (999d) 12 short
 *     reseat Cho, Ann, Dan, Ben
 */
import { asText } from '../as-text.js';
import { errorSentences, NotationError, shown, type Details } from '../errors.js';
import { circumstances as allCircumstances } from '../layout.js';
import { formatHand } from '../checked.js';
import { parseHand } from '../notation.js';
import type { Profile, ProfileName } from '../profiles/index.js';
import type { DeadHand } from '../settle.js';
import type { Circumstance } from '../types.js';
import { GameError, GameNotationError, type GameNotationErrorCode } from './errors.js';
import { movePlaces, rememberPlaces, type Place } from './places.js';
import { bareName, isReseat, isWon, MOST_HANDS, readPlayers } from './record.js';
import type { GameRecord, HandEntry, PlayedHand, Won } from './record.js';

/** Longer texts are rejected before parsing. In UTF-16 code units: enough for 500 hands of four players by tiles. */
export const LONGEST_GAME = 1_000_000;

export interface GameOptions {
  /** The players, if the text does not name them in a line of its own. */
  players?: GameRecord['players'] | readonly string[];
  /** The rules, if the text does not state them. */
  profile?: Profile | ProfileName;
  rules?: string;
}

export interface FormatOptions {
  /** Writes the players and the rules as well, in lines before the hands. */
  header?: boolean;
}

const DEAD: readonly string[] = ['foul', 'long', 'short'] satisfies DeadHand[];
const CIRCUMSTANCES: readonly string[] = allCircumstances;
const WINNER_WORDS = ['self-draw', 'discard', 'pao', ...CIRCUMSTANCES];
const WORDS = ['from', ...WINNER_WORDS, ...DEAD];
const NUMBER = /^(?:\d{1,3}(?:,\d{3})+|\d{1,13})(?:\.\d{1,6})?(?![^\s,])/;

/** A piece of the text. */
interface Piece extends Place {
  text: string;
}

/** The part of a piece from an offset on, without white space at its ends. */
function trimmed({ text, index }: Piece, from = 0, to = text.length): Piece {
  const part = text.slice(from, to);
  const start = part.length - part.trimStart().length;
  const inner = part.trim();
  return { text: inner, index: index + from + (inner ? start : 0), length: inner.length };
}

/** The parts of a piece between separators, without white space at their ends. */
function split(piece: Piece, separator: RegExp): Piece[] {
  const parts: Piece[] = [];
  let from = 0;
  for (const { index, 0: found } of piece.text.matchAll(separator)) {
    parts.push(trimmed(piece, from, index));
    from = index + found.length;
  }
  return [...parts, trimmed(piece, from)];
}

const isNameEnd = (text: string, at: number): boolean => at >= text.length || /[\s:,([+]/.test(text.charAt(at));

/** Letters in either case, and apostrophes as a keyboard or a blog writes them. */
const folded = (name: string): string => name.toLowerCase().replace(/[‘’ʼ]/g, "'");

const longestFirst = new WeakMap<readonly string[], readonly { name: string; player: number }[]>();

/** The names with their numbers, the longest first. */
function sorted(players: readonly string[]): readonly { name: string; player: number }[] {
  let found = longestFirst.get(players);
  if (!found) {
    found = players.map((name, player) => ({ name, player })).sort((a, b) => b.name.length - a.name.length);
    longestFirst.set(players, found);
  }
  return found;
}

/** Finds the longest of the names at the start of a text, in the same case if possible. */
function nameAt(text: string, players: readonly string[]): { player: number; length: number } | undefined {
  // A colon ends a name, so it decides between “Ann” with 2 points and a player called “Ann 2”.
  for (const isWanted of [
    (name: string): boolean => text.slice(name.length).trimStart().startsWith(':'),
    (): boolean => true,
  ])
    for (const { name, player } of sorted(players)) {
      if (folded(text.slice(0, name.length)) === folded(name) && isNameEnd(text, name.length) && isWanted(name))
        return { player, length: name.length };
    }
  return undefined;
}

/**
 * Parses the text of a game. The players and the rules come from lines at its start (`players: Ann, Ben, Cho, Dan`,
 * `profile: british`, `rules: limit: 1000`) or from the options.
 *
 * @param before a record of an earlier version of the text: equal hands at its start and its end stay the same objects,
 *   so that {@link playGame} need not settle them again
 * @throws {GameNotationError} with the number of the hand, the position of the fault and what was expected there
 * @throws {GameError} `players` for options that do not name four players
 */
export function parseGame(text: string, options: GameOptions = {}, before?: GameRecord): GameRecord {
  text = asText(text ?? '');
  if (text.length > LONGEST_GAME)
    throw new GameNotationError('too-long', text.slice(0, LONGEST_GAME), LONGEST_GAME, 0, {
      line: 1,
      found: text.length,
      most: LONGEST_GAME,
    });
  let players = options.players === undefined ? undefined : readPlayers(options.players);
  const rules: Pick<GameRecord, 'profile' | 'rules'> = {
    ...(options.profile !== undefined && { profile: options.profile }),
    ...(options.rules !== undefined && options.rules !== '' && { rules: options.rules }),
  };
  const hands: PlayedHand[] = [];
  let number = 1;
  let line = 0;
  let from = 0;
  for (const one of text.split(/\r\n|[\n\r\u2028\u2029]/)) {
    line++;
    // A line break is one character long, or two.
    const index = from;
    from = index + one.length + (text.startsWith('\r\n', index + one.length) ? 2 : 1);
    const piece = trimmed({ text: one, index, length: one.length });
    if (!piece.text) continue;
    const at = { text, line, start: piece.index };
    const header = /^(players|profile|rules)\s*:/i.exec(piece.text);
    if (header) {
      const name = header[1].toLowerCase();
      const value = trimmed(piece, header[0].length);
      if (hands.length) fail(at, 'frozen', piece, { found: name });
      if (!value.text) fail(at, 'header', piece, { found: name });
      if (name === 'players') players = readNames(at, value);
      else if (name === 'profile') rules.profile = value.text as ProfileName;
      else rules.rules = value.text;
      continue;
    }
    if (!players) fail(at, 'players', piece, { sentence: 'no-players' });
    if (number > MOST_HANDS) fail({ ...at, number }, 'too-many-hands', piece, { most: MOST_HANDS });
    const hand = readLine({ ...at, number, players: players! }, withoutNumber(piece, players!));
    hands.push(hand);
    if (!isReseat(hand)) number++;
  }
  if (!players) throw new GameNotationError('players', text, 0, 0, { line: 1, sentence: 'no-players' });
  if (before) keepEqual(before.hands, hands);
  return { players, ...rules, hands };
}

/** Replaces hands by equal ones of an earlier version, at the start and at the end. */
function keepEqual(before: readonly PlayedHand[], hands: PlayedHand[]): void {
  const keep = (old: PlayedHand | undefined, index: number): boolean => {
    const hand = hands[index];
    if (!old || JSON.stringify(old) !== JSON.stringify(hand)) return false;
    movePlaces(hand, old);
    hands[index] = old;
    return true;
  };
  const most = Math.min(before.length, hands.length);
  let start = 0;
  while (start < most && keep(before[start], start)) start++;
  let end = 1;
  while (end <= most - start && keep(before.at(-end), hands.length - end)) end++;
}

interface At {
  text: string;
  line: number;
  /** Where the line starts, after its indentation. */
  start: number;
  number?: number;
}

function fail(at: At, code: GameNotationErrorCode, place: Place, details: Details = {}, cause?: Error): never {
  const of = { ...details, line: at.line, ...(at.number !== undefined && { hand: at.number }) };
  throw new GameNotationError(code, at.text, place.index, place.length, of as Details & { line: number }, cause);
}

function readNames(at: At, value: Piece): [string, string, string, string] {
  try {
    return readPlayers(split(value, /,/g).map((one) => one.text));
  } catch (error) {
    const { details } = error as GameError;
    return fail(at, 'players', value, details);
  }
}

/** A list that was pasted keeps its bullets and numbers. */
function withoutNumber(piece: Piece, players: readonly string[]): Piece {
  const mark = /^(?:\d{1,3}[.)]|[-*•–])\s+/.exec(piece.text);
  return mark && !nameAt(piece.text, players) ? trimmed(piece, mark[0].length) : piece;
}

interface Reading extends At {
  number: number;
  players: readonly string[];
}

function readLine(at: Reading, line: Piece): PlayedHand {
  const { players } = at;
  const { index, length } = line;
  let hand: PlayedHand;
  const parts = new Map<number, Place>();
  const reseat = /^reseat(?![^\s:])\s*:?/i.exec(line.text);
  if (/^wash-?out[.;]?$/i.test(line.text)) hand = { washout: true };
  else if (reseat) {
    const seats = split(trimmed(line, reseat[0].length), /[,;]/g).map((one) => {
      const found = nameAt(one.text, players);
      if (!found || found.length !== one.length) fail(at, 'unknown-player', one, unknownName(one, players));
      return found!.player;
    });
    if (seats.length !== 4 || new Set(seats).size !== 4) fail(at, 'reseat', line);
    hand = { reseat: seats as unknown as [number, number, number, number] };
  } else hand = readHands(at, line, parts);
  rememberPlaces(hand, { whole: { index, length }, players: parts });
  return hand;
}

const unknownName = ({ text }: Piece, players: readonly string[]): Details => ({
  found: shown(text),
  expected: players.join(', '),
});

/** What is said of one player in one hand. */
interface Said {
  player: number;
  hand: HandEntry | number | undefined;
  words: Map<string, Place>;
  discarder?: number;
}

function readHands(at: Reading, line: Piece, parts: Map<number, Place>): Won {
  const { players } = at;
  const hands: (HandEntry | number)[] = [0, 0, 0, 0];
  const dead: Partial<Record<number, DeadHand>> = {};
  let won: Said | undefined;
  for (const part of split(line, /;/g)) {
    // A semicolon may end the line.
    if (!part.text && won) continue;
    const said = readPart(at, part);
    const { player, words } = said;
    const of = { player: players[player] };
    if (parts.has(player)) fail(at, 'player-twice', part, { ...of, sentence: 'said-twice', found: players[player] });
    parts.set(player, { index: part.index, length: part.length });
    for (const [word, place] of words) {
      const isOfWinner = word === 'from' || WINNER_WORDS.includes(word);
      if (won ? isOfWinner : DEAD.includes(word))
        fail(at, 'misplaced-word', place, { ...of, sentence: won ? 'winner-word' : 'loser-word', found: word });
      if (DEAD.includes(word)) dead[player] = word as DeadHand;
    }
    if (!won) {
      won = said;
      if (said.hand === undefined) fail(at, 'missing-value', part, { ...of, found: players[player] });
      const [drawn, from] = [words.get('self-draw'), words.get('from') ?? words.get('discard')];
      if (drawn && from)
        fail(at, 'word-twice', drawn, { ...of, found: 'self-draw', other: words.has('from') ? 'from' : 'discard' });
    }
    hands[player] = said.hand ?? 0;
  }
  const { player: winner, discarder, words } = won!;
  const own = hands[winner];
  if (typeof own === 'object') {
    const circumstances = CIRCUMSTANCES.filter((word) => words.has(word)) as Circumstance[];
    hands[winner] = {
      ...own,
      ...(words.has('self-draw') && { win: 'self-draw' as const }),
      ...(words.has('discard') && { win: 'discard' as const }),
      ...(circumstances.length && { circumstances }),
    };
  } else
    for (const [word, place] of words)
      // A number already contains what the circumstances are worth, and a discard needs the name of the discarder.
      if (word === 'discard' || CIRCUMSTANCES.includes(word))
        fail(at, 'misplaced-word', place, {
          player: players[winner],
          sentence: 'number-word',
          found: word,
          expected: 'from, self-draw, pao',
        });
  return {
    winner,
    ...(discarder !== undefined && { discarder }),
    hands,
    ...(Object.keys(dead).length && { dead }),
    ...(words.has('pao') && { pao: true }),
  };
}

/** Reads `Ben 48 from Cho`: a name, a number or tiles, and words. */
function readPart(at: Reading, part: Piece): Said {
  const { players } = at;
  const found = nameAt(part.text, players);
  if (!found) {
    const [word] = part.text ? [/^[^\s:,;]+/.exec(part.text)?.[0] ?? part.text.charAt(0)] : [''];
    return fail(
      at,
      'unknown-player',
      { index: part.index, length: word.length },
      { found: shown(word), expected: players.join(', '), sentence: 'player-expected' },
    );
  }
  const { player } = found;
  const of = { player: players[player] };
  const said: Said = { player, hand: undefined, words: new Map() };
  const colon = /^\s*:/.exec(part.text.slice(found.length))?.[0].length ?? 0;
  const rest = trimmed(part, found.length + colon);

  // The value reaches up to the first word.
  const wordAt = [...rest.text.matchAll(/[^\s,]+/g)].find(([word]) => WORDS.includes(word.toLowerCase()))?.index;
  const value = trimmed(rest, 0, wordAt ?? rest.length);
  const number = NUMBER.exec(value.text)?.[0];
  if (number !== undefined) {
    if (number.length < value.length) {
      const other = trimmed(value, number.length);
      const word = /^,*[^\s,]+/.exec(other.text)?.[0] ?? other.text;
      fail(
        at,
        'unknown-word',
        { index: other.index, length: word.length },
        { ...of, found: shown(word), expected: 'from, self-draw, pao, foul, long, short' },
      );
    }
    said.hand = Number(number.replaceAll(',', ''));
  } else if (/^[-−+]?[\d.,]+$/.test(value.text))
    fail(at, 'value', value, { ...of, found: shown(value.text), most: 1e12 });
  else if (value.text) said.hand = { hand: readTiles(at, value, of) };
  if (wordAt !== undefined) readWords(at, trimmed(rest, wordAt), said, of);
  return said;
}

/** Checks the tiles, so that an error points at its place in the text; they stay as written. */
function readTiles(at: Reading, { text, index }: Piece, of: Details): string {
  try {
    parseHand(text);
  } catch (error) {
    const { code, index: inHand, length, details } = error as NotationError;
    const place = index + inHand;
    // Counted from the start of the line, as a reader would.
    const start = at.start;
    const line = at.text.slice(start).split(/[\n\r\u2028\u2029]/, 1)[0];
    const cause = new NotationError(code, line, place - start, length, details, errorSentences);
    fail(at, 'hand', { index: place, length }, of, cause);
  }
  return text.replace(/\s+/g, ' ');
}

/** Reads the words after the value, in any order. */
function readWords(at: Reading, words: Piece, said: Said, of: Details): void {
  let rest = words;
  while (rest.text) {
    const word = /^[^\s,]+/.exec(rest.text)?.[0] ?? rest.text.charAt(0);
    const name = word.toLowerCase();
    const place = { index: rest.index, length: word.length };
    const refuse = (code: GameNotationErrorCode, details: Details): never =>
      fail(at, code, place, { ...of, ...details });
    if (name !== ',' && !WORDS.includes(name))
      refuse('unknown-word', { found: shown(word), expected: WORDS.join(', ') });
    if (said.words.has(name)) refuse('word-twice', { found: name, other: name });
    const other = DEAD.find((one) => said.words.has(one));
    if (DEAD.includes(name) && other) refuse('word-twice', { found: name, other });
    if (name !== ',') said.words.set(name, place);
    rest = trimmed(rest, word.length);
    if (name !== 'from') continue;
    const found = nameAt(rest.text, at.players);
    const expected = at.players.filter((_, player) => player !== said.player).join(', ');
    if (!found || found.player === said.player)
      fail(at, 'unknown-player', rest.text ? rest : place, {
        ...of,
        sentence: 'from',
        found: shown(rest.text),
        expected,
      });
    said.discarder = found!.player;
    rest = trimmed(rest, found!.length);
  }
}

/**
 * Formats a game as text, one hand a line. `parseGame(formatGame(record), record)` returns an equal record, and with
 * `header` the text needs no options to be parsed.
 *
 * @throws {GameError} if the record contains tiles or numbers that have no text form
 */
export function formatGame(record: GameRecord, { header = false }: FormatOptions = {}): string {
  const players = readPlayers(record.players);
  const { profile, rules, hands } = record;
  const lines = header
    ? [
        `players: ${players.join(', ')}`,
        ...(profile === undefined ? [] : [`profile: ${typeof profile === 'string' ? profile : profile.name}`]),
        ...(rules ? [`rules: ${rules.replace(/\s+/g, ' ').trim()}`] : []),
      ]
    : [];
  let number = 1;
  for (const hand of hands) {
    lines.push(formatLine(hand, players, number));
    if (!isReseat(hand)) number++;
  }
  return lines.join('\n');
}

function formatLine(hand: PlayedHand, players: readonly string[], number: number): string {
  if (isReseat(hand)) return `reseat ${hand.reseat.map((player) => players[player]).join(', ')}`;
  if (!isWon(hand)) return 'washout';
  const { winner, discarder, hands, dead = {}, pao } = hand;
  const partOf = (player: number): string => {
    const one = hands[player] ?? 0;
    const entry = typeof one === 'object' ? one : undefined;
    const value = entry ? tilesOf(entry, players[player], number) : numberOf(one as number, players[player], number);
    return [
      nameOf(player, players),
      // A loser who has nothing need not be said to have it.
      player !== winner && value === '0' ? '' : value,
      entry?.win === 'self-draw' && player === winner ? 'self-draw' : '',
      entry?.win === 'discard' && player === winner && discarder === undefined ? 'discard' : '',
      ...(player === winner ? (entry?.circumstances ?? []) : []),
      player === winner && pao ? 'pao' : '',
      dead[player] ?? '',
      // Last, because a name may look like one of the words.
      player === winner && discarder !== undefined ? `from ${players[discarder]}` : '',
    ]
      .filter(Boolean)
      .join(' ');
  };
  const losers = players.map((_, player) => player).filter((player) => player !== winner);
  const said = losers.filter((player) => hands[player] !== 0 || dead[player]);
  return [winner, ...said].map(partOf).join('; ');
}

/** The name, with a colon if another name starts with it. */
const nameOf = (player: number, players: readonly string[]): string => {
  const name = players[player];
  const isStart = players.some((other) => other !== name && other.toLowerCase().startsWith(name.toLowerCase()));
  return isStart ? `${name}:` : name;
};

function numberOf(value: number, player: string, hand: number): string {
  const text = String(value);
  if (!NUMBER.test(text) || !/^[\d.]+$/.test(text))
    throw new GameError('value', { hand, player, found: shown(text), most: 1e12 });
  return text;
}

function tilesOf({ hand }: HandEntry, player: string, number: number): string {
  try {
    if (typeof hand !== 'string') return formatHand(hand);
    const text = bareName(hand);
    parseHand(text);
    return text;
  } catch (cause) {
    throw new GameError('hand', { hand: number, player }, { cause: cause as Error });
  }
}
