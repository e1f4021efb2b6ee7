/**
 * A game as text: one hand a line, the winner first.
 *
 *     players: Ann, Ben, Cho, Dan
 *     Ben 48 from Cho; Ann 8; Dan 16
 *     washout
 *     washout; Dan false-win
 *     Ann (RRR) 123b 456b 99d 78d +9d self-draw; Ben 4; Dan (999d) 12 short
 *     Cho (222b) 345c 678d 456b 5d +5d from Ann; Dan (EEE); seen 9d 1b RR
 *     reseat Cho, Ann, Dan, Ben
 *     end
 */
import { guarded } from '../guarded.js';
import { asText, NotationError, shown, type Details } from '../errors.js';
import { circumstances as allCircumstances } from '../engine/layout.js';
import { letters, plainWord, composed } from '../input.js';
import { asThousands, plainNumbers } from '../numbers.js';
import { formatHand } from '../checked.js';
import { parseHand } from '../engine/notation.js';
import { explainFaults } from '../engine/notation-faults.js';
import { readSeen } from '../engine/seen.js';
import type { Profile, ProfileName } from '../profiles/index.js';
import { savedName } from '../profiles/lookup.js';
import { incidentNamed, incidentNames, type IncidentId } from '../rules/fines.js';
import { DEAD_HANDS, MOST, type DeadHand } from '../settlement/settle.js';
import type { Circumstance } from '../types.js';
import { GameError, GameNotationError, type GameNotationErrorCode } from './errors.js';
import { divide } from './joined.js';
import { movePlaces, rememberPlaces, rememberTiles, type Place } from './parsed.js';
import { bareName, folded, isDealt, isEnd, isReseat, isWon, MOST_HANDS, oneLine, readPlayers } from './record.js';
import type { GameRecord, HandEntry, Incidents, PlayedHand, Won } from './record.js';

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

// Errors in a game contain those in its hands.
explainFaults();

const DEAD: readonly string[] = DEAD_HANDS;
const CIRCUMSTANCES: readonly string[] = allCircumstances;
const WORDS = ['from', 'liable', 'self-draw', 'discard', 'pao', 'seen', ...CIRCUMSTANCES, ...DEAD];
const ALL_WORDS: readonly string[] = [...WORDS, ...incidentNames];
const NAMED: ReadonlyMap<string, string> = new Map(ALL_WORDS.map((word) => [letters(word), word]));
/** A word of the notation, whose hyphen may be a dash, a space or missing; any other word; or a comma. */
const WORD = new RegExp(`(?:${ALL_WORDS.join('|').replaceAll('-', '[-–—\\s]?')})(?![^\\s,])|[^\\s,]+|,`, 'gi');
/** Splits a text into its lines and what ends them, in turn. */
const LINE_END = /(\r\n|[\n\r\u2028\u2029])/;
/** Starts the tiles on the table, after the hands of a line. */
const SEEN = /^seen(?![^\s:])\s*:?/i;
const HEADER = /^(players|profile|rules)\s*:/i;
const NUMBER = /^(?:\d{1,3}(?:,\d{3})+|\d{1,13})(?:\.\d{1,6})?(?![^\s,])/;

interface Piece extends Place {
  text: string;
}

const pieceOf = (text: string, index = 0): Piece => ({ text, index, length: text.length });

/** The part of a piece from an offset on, without white space at its ends. */
function trimmed({ text, index }: Piece, from = 0, to = text.length): Piece {
  const part = text.slice(from, to);
  const inner = part.trim();
  return pieceOf(inner, index + from + part.indexOf(inner));
}

/** The parts of a piece between separators, without white space at their ends. */
function split(piece: Piece, separator: string): Piece[] {
  let from = 0;
  return piece.text.split(separator).map(({ length }) => {
    const part = trimmed(piece, from, from + length);
    from += length + 1;
    return part;
  });
}

/** Where the first of the words in a text is, which ends the value before it; undefined without one. */
function firstWord(text: string): number | undefined {
  for (const { 0: word, index } of text.matchAll(WORD)) if (NAMED.has(letters(word))) return index;
  return undefined;
}

/** A piece up to its first word, or to the commas before it. */
function valueIn(piece: Piece, wordAt = firstWord(piece.text)): Piece {
  let end = wordAt;
  while (end && /[\s,]/.test(piece.text.charAt(end - 1))) end--;
  return trimmed(piece, 0, end);
}

/** The name of a player, as it is found in a text. */
interface Name {
  player: number;
  name: string;
  folded: string;
}

/** The players, and their names with the longest first. */
interface Players {
  players: [string, string, string, string];
  names: readonly Name[];
}

const namesOf = (players: Players['players']): Players => ({
  players,
  names: players
    .map((name, player) => ({ player, name, folded: folded(name) }))
    .sort((one, other) => other.name.length - one.name.length),
});

/** Whether two characters can be the same letter in a different case: most names are ruled out by their first letter. */
const isSimilar = (one: number, other: number): boolean => one > 127 || other > 127 || (one | 32) === (other | 32);

/** Finds the longest of the names at the start of a text. */
const nameAt = (text: string, { names }: Players): Name | undefined =>
  names.find(
    ({ name, folded: lower }) =>
      (text.startsWith(name) ||
        (isSimilar(text.charCodeAt(0), name.charCodeAt(0)) && folded(text.slice(0, name.length)) === lower)) &&
      /^(?:$|[\s:,([+])/.test(text.charAt(name.length)),
  );

/** See `parseGame` in `core/game.ts`. */
export const parseGame = /* @__PURE__ */ guarded(
  'parseGame',
  'the text of a game',
  (text: string, options: GameOptions = {}, before?: GameRecord): GameRecord => {
    text = asText(text ?? '');
    if (text.length > LONGEST_GAME)
      throw new GameNotationError('too-long', text.slice(0, LONGEST_GAME), LONGEST_GAME, 0, {
        line: 1,
        found: text.length,
        most: LONGEST_GAME,
      });
    const record = readWrapped(composed(text), options);
    if (before) keepEqual(before.hands, record.hands);
    return record;
  },
);

type ParsedGame = GameRecord & { hands: PlayedHand[] };

/** Reads a game. If its lines can't be read, hands may have been broken over several. */
function readWrapped(text: string, options: GameOptions): ParsedGame {
  try {
    return readGame(text, options);
  } catch (error) {
    const { hand, index, details: own } = error as GameNotationError;
    if (hand === undefined) throw error;
    try {
      return readGame(withoutLines(text), options);
    } catch (other) {
      const { code, index: further, length, details, cause } = other as GameNotationError;
      // A line that no player starts may be the rest of a hand.
      if (further <= index || own.sentence !== 'player-expected') throw error;
      const line = Math.ceil(text.slice(0, further).split(LINE_END).length / 2);
      throw new GameNotationError(code, text, further, length, { ...details, line }, cause);
    }
  }
}

function readGame(text: string, options: GameOptions): ParsedGame {
  let table = options.players === undefined ? undefined : namesOf(readPlayers(options.players));
  const headers: { [Name in HeaderName]?: Header } = {};
  const hands: PlayedHand[] = [];
  let number = 1;
  let from = 0;
  const lines = plainNumbers(text).split(LINE_END);
  for (let place = 0; place < lines.length; place += 2) {
    const piece = trimmed(pieceOf(lines[place], from));
    from += lines[place].length + (lines[place + 1]?.length ?? 0);
    if (!piece.text) continue;
    const at: At = { text, line: place / 2 + 1, start: piece.index };
    const header = HEADER.exec(piece.text);
    if (header) {
      const name = header[1].toLowerCase() as HeaderName;
      if (hands.length) fail(at, 'frozen', piece, { found: header[1] });
      headers[name] = readHeader(at, name, piece, trimmed(piece, header[0].length), headers[name]);
      if (name === 'players') table = namesOf(readNames(at, headers.players!.value));
      continue;
    }
    if (!table) return fail(at, 'players', piece, { sentence: 'no-players' });
    const found = readLines({ ...at, number, ...table }, piece);
    hands.push(...found);
    number += found.filter(isDealt).length;
  }
  if (!table) throw new GameNotationError('players', text, 0, 0, { line: 1, sentence: 'no-players' });
  const profile = headers.profile ? (headers.profile.value.text as ProfileName) : options.profile;
  const rules = headers.rules?.value.text ?? options.rules;
  return { players: table.players, ...(profile !== undefined && { profile }), ...(rules && { rules }), hands };
}

type HeaderName = 'players' | 'profile' | 'rules';

/** What a game states before its first hand, and the line where it starts. */
interface Header {
  value: Piece;
  line: number;
}

/** Reads a line before the first hand. Rules may take several lines; the others state the same if they are repeated. */
function readHeader(at: At, found: HeaderName, piece: Piece, value: Piece, before?: Header): Header {
  if (!value.text) fail(at, 'header', piece, { found });
  // Sentences in quotation marks stay as they are.
  if (found === 'rules') {
    const rules = [...(before ? [before.value.text] : []), writtenAt(at, value)].join('; ');
    return { value: { ...value, text: rules }, line: before?.line ?? at.line };
  }
  const text = found === 'profile' ? writtenAt(at, value) : value.text;
  if (!before) return { value: { ...value, text }, line: at.line };
  return plainWord(before.value.text) === plainWord(text)
    ? before
    : fail(at, 'repeated', piece, { found, first: before.line });
}

/** A text of the same length in which only empty lines separate hands, and other line breaks among them are spaces. */
function withoutLines(text: string): string {
  const lines = text.split(LINE_END);
  let isHeader = true;
  for (let at = 0; at + 2 < lines.length; at += 2) {
    const line = lines[at].trim();
    isHeader &&= !line || HEADER.test(line);
    if (!isHeader && line && lines[at + 2].trim()) lines[at + 1] = lines[at + 1].replace(/\s/g, ' ');
  }
  return lines.join('');
}

/** Reads a line with one hand, or with several that belong on lines of their own. */
function readLines(at: Reading, line: Piece): PlayedHand[] {
  try {
    return [readLine(at, line)];
  } catch (error) {
    const division = divide(line.text, startsIn(line.text, at), (text) => faultIn(text, at));
    if (!division) throw error;
    const { starts, unclear } = division;
    let { number } = at;
    return starts.map((start, hand) => {
      const piece = trimmed(line, start, starts[hand + 1]);
      const reading = { ...at, start: piece.index, number };
      if (unclear !== undefined && hand === starts.length - 1)
        refuseName(reading, withoutNumber(trimmed(line, unclear), at));
      const read = readLine(reading, piece);
      if (isDealt(read)) number++;
      return read;
    });
  }
}

/** Where a hand may start in a line: at its start, and at names and words that no comma, colon or semicolon ties to what is before. */
function startsIn(line: string, players: Players): number[] {
  const starts = [0];
  let before = '';
  for (const { 0: word, index } of line.matchAll(/\S+/g)) {
    if (index && !/[,;:]$/.test(before)) {
      const { text } = withoutNumber(pieceOf(line.slice(index)), players);
      if (/^(?:wash-?out|reseat|end)(?![^\s.;:])/i.test(text) || nameAt(text, players)) starts.push(index);
    }
    before = word;
  }
  return starts;
}

/** Where a text stops being a hand; undefined if it is one. */
function faultIn(text: string, { players, names }: Players): number | undefined {
  try {
    readLine({ text, line: 1, start: 0, number: 1, players, names }, trimmed(pieceOf(text)));
    return undefined;
  } catch (error) {
    return (error as GameNotationError).index;
  }
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
  /** The player whose part of the line is read. */
  player?: string;
}

function fail(at: At, code: GameNotationErrorCode, place: Place, details: Details = {}, cause?: Error): never {
  const { text, line, number: hand, player } = at;
  const written = writtenAt(at, place);
  const of = {
    ...(player !== undefined && { player }),
    ...details,
    // A name or a word is quoted as it was written.
    ...(details.found === shown(plainNumbers(written)) && { found: shown(written) }),
    line,
    ...(hand !== undefined && { hand }),
  };
  throw new GameNotationError(code, text, place.index, place.length, of, cause);
}

const writtenAt = ({ text }: At, { index, length }: Place): string => text.slice(index, index + length);

/** The place of the first characters of a piece. */
const startOf = ({ index }: Piece, length: number): Place => ({ index, length });

function readNames(at: At, value: Piece): Players['players'] {
  try {
    return readPlayers(split(value, ',').map((one) => writtenAt(at, one)));
  } catch (error) {
    return fail(at, 'players', value, (error as GameError).details);
  }
}

/** A list that was pasted keeps its bullets and numbers. */
function withoutNumber(piece: Piece, players: Players): Piece {
  const mark = /^(?:\d{1,3}[.)]|[-*•–])\s/.exec(piece.text);
  return mark && !nameAt(piece.text, players) ? trimmed(piece, mark[0].length) : piece;
}

interface Reading extends At, Players {
  number: number;
}

function readLine(at: Reading, whole: Piece): PlayedHand {
  if (at.number > MOST_HANDS) fail(at, 'too-many-hands', whole, { most: MOST_HANDS });
  const line = withoutNumber(whole, at);
  const { text, index, length } = line;
  const parts: Place[] = [];
  const [reseat] = /^reseat(?![^\s:])\s*:?/i.exec(text) ?? [];
  const [washout] = /^wash-?out(?=[\s.;:]|$)[\s.;:]*/i.exec(text) ?? [];
  const hand: PlayedHand =
    washout !== undefined
      ? readWashout(at, trimmed(line, washout.length), parts, /[.;:]/.test(washout))
      : /^end[.;]?$/i.test(text)
        ? { end: true }
        : reseat !== undefined
          ? readReseat(at, line, trimmed(line, reseat.length))
          : readHands(at, line, parts);
  rememberPlaces(hand, { whole: { index, length }, players: parts });
  return hand;
}

function readReseat(at: Reading, line: Piece, list: Piece): PlayedHand {
  const seats = split({ ...list, text: list.text.replaceAll(';', ',') }, ',').map((one) => {
    const { name, player } = nameAt(one.text, at) ?? {};
    return name?.length === one.length
      ? player!
      : fail(at, 'unknown-player', one, { found: shown(one.text), expected: at.players.join(', ') });
  });
  if (seats.length !== 4 || new Set(seats).size !== 4) fail(at, 'reseat', line);
  return { reseat: seats as unknown as [number, number, number, number] };
}

/** What is said of one player in one hand. */
interface Said {
  player: number;
  hand?: HandEntry | number;
  /** The words after the value, without those for errors. */
  words: readonly Word[];
  errors: readonly IncidentId[];
  discarder?: number;
  liable?: number;
  /** Tiles on the table. */
  seen?: string;
}

interface Word extends Place {
  name: string;
}

const wordIn = (words: readonly Word[], name: string): Word | undefined => words.find((word) => word.name === name);

/** Reads `Dan false-win; Ann 20` after `washout`. With no sign between (not `isApart`), a value could belong to the next hand of joined lines. */
function readWashout(at: Reading, line: Piece, parts: Place[], isApart: boolean): PlayedHand {
  const incidents: Record<number, readonly IncidentId[]> = {};
  const hands: (HandEntry | number)[] = [0, 0, 0, 0];
  let isCounted = false;
  for (const part of split(line, ';')) {
    if (!part.text) continue;
    const { player, hand, words, errors } = readPart(at, part, parts);
    const name = at.players[player];
    if (hand !== undefined && !isApart) fail(at, 'unknown-word', part, { sentence: 'semicolon', found: name });
    const [other] = words;
    if (other || (hand === undefined && !errors.length))
      fail({ ...at, player: name }, 'unknown-word', other ?? part, {
        found: shown(other?.name ?? part.text),
        expected: incidentNames.join(', '),
      });
    if (errors.length) incidents[player] = errors;
    hands[player] = hand ?? 0;
    isCounted ||= hand !== undefined;
  }
  return {
    washout: true,
    ...(Object.keys(incidents).length > 0 && { incidents }),
    ...(isCounted && { hands }),
  };
}

/** Reads what is said of each player; `parts` receives the place of each. */
function readHands(at: Reading, line: Piece, parts: Place[]): Won {
  const hands: (HandEntry | number)[] = [0, 0, 0, 0];
  let dead: Partial<Record<number, DeadHand>> | undefined;
  let incidents: Incidents | undefined;
  let won: Said | undefined;
  let seen: string | undefined;
  for (const part of split(line, ';')) {
    // A semicolon may end the line.
    if (!part.text && won) continue;
    const [table] = (won && SEEN.exec(part.text)) ?? [];
    if (table !== undefined) {
      const word = startOf(part, 4);
      if ((seen ?? won!.seen) !== undefined) fail(at, 'word-twice', word, { found: 'seen', sentence: 'word-again' });
      seen = readSeenTiles(at, trimmed(part, table.length), word);
      continue;
    }
    const said = readPart(at, part, parts);
    const { player, words, errors } = said;
    const own = { ...at, player: at.players[player] };
    if (errors.length) incidents = { ...incidents, [player]: errors };
    for (const word of words) {
      const isDead = DEAD.includes(word.name);
      const sentence = won ? 'winner-word' : 'loser-word';
      if (isDead === !won) fail(own, 'misplaced-word', word, { sentence, found: word.name });
      if (isDead) dead = { ...dead, [player]: word.name as DeadHand };
    }
    hands[player] = said.hand ?? 0;
    if (!won) requireWin(own, said, part);
    won ??= said;
  }
  const { player: winner, discarder, liable, words } = won!;
  requireNumberWords({ ...at, player: at.players[winner] }, won!);
  addWords(won!);
  return {
    winner,
    ...(discarder !== undefined && { discarder }),
    hands,
    ...(dead && { dead }),
    ...(incidents && { incidents }),
    ...(liable !== undefined && { liable }),
    ...(seen !== undefined && { seen }),
    ...(wordIn(words, 'pao') && { pao: true }),
  };
}

/** Refuses a winner’s part without a value, or with two ways of winning. */
function requireWin(at: Reading, { hand, words }: Said, part: Piece): void {
  if (hand === undefined) fail(at, 'missing-value', part, { found: at.player! });
  const drawn = wordIn(words, 'self-draw');
  const other = wordIn(words, 'from') ?? wordIn(words, 'discard');
  if (drawn && other) fail(at, 'word-twice', drawn, { found: 'self-draw', other: other.name });
}

/** Adds what is said of how a hand of tiles was won. */
function addWords({ hand, words, seen }: Said): void {
  if (typeof hand !== 'object') return;
  const has = (name: string): boolean => wordIn(words, name) !== undefined;
  const circumstances = CIRCUMSTANCES.filter(has) as Circumstance[];
  if (has('self-draw')) hand.win = 'self-draw';
  if (has('discard')) hand.win = 'discard';
  if (circumstances.length) hand.circumstances = circumstances;
  if (seen !== undefined) hand.seen = seen;
}

/** Refuses words about a number that need tiles. */
function requireNumberWords(at: Reading, { hand, words }: Said): void {
  // A number already contains what the circumstances are worth, and a discard needs the name of the discarder.
  const word = words.find(({ name }) => name === 'discard' || name === 'seen' || CIRCUMSTANCES.includes(name));
  if (word && typeof hand !== 'object')
    fail(at, 'misplaced-word', word, {
      sentence: 'number-word',
      found: word.name,
      expected: 'from, self-draw, pao, liable',
    });
}

/** Reads `Ben 48 from Cho`: a name, a number or tiles, and words. `parts` receives its place. */
function readPart(at: Reading, part: Piece, parts: Place[]): Said {
  const { players } = at;
  const { name, player } = nameAt(part.text, at) ?? {};
  if (player === undefined) {
    const word = /^[^\s:,;]+/.exec(part.text)?.[0] ?? part.text.charAt(0);
    const details = { found: shown(word), expected: players.join(', '), sentence: 'player-expected' };
    return fail(at, 'unknown-player', startOf(part, word.length), details);
  }
  const own = { ...at, player: players[player] };
  const after = /^\s*:/.exec(part.text.slice(name!.length))?.[0].length ?? 0;
  const rest = trimmed(part, name!.length + after);
  const wordAt = firstWord(rest.text);
  const value = valueIn(rest, wordAt);
  const said: Said = { player, words: [], errors: [] };
  if (value.text) said.hand = readValue(own, value);
  if (wordAt !== undefined) readWords(own, trimmed(rest, wordAt), said);
  if (parts[player]) fail(own, 'player-twice', part, { sentence: 'said-twice', found: own.player });
  parts[player] = startOf(part, part.length);
  return said;
}

/** Reads what a hand is worth, as a number or as tiles, which stay as written. */
function readValue(at: Reading, value: Piece): HandEntry | number {
  const { text } = value;
  const [written] = /^\d{1,3}(?:\s\d{3}(?![^\s,]))+|^[^\s,]*/.exec(text)!;
  const thousands = asThousands(written);
  if (thousands) {
    const details = { sentence: 'thousands', found: shown(written), expected: thousands };
    fail(at, 'value', startOf(value, written.length), details);
  }
  const [number] = NUMBER.exec(text) ?? [];
  if (number !== text && /^[-−+]?[\d.,]+$/.test(text)) fail(at, 'value', value, { found: shown(text), most: MOST });
  if (number === undefined) {
    const entry = { hand: text.replace(/\s+/g, ' ') };
    rememberTiles(entry, readAt(at, value, parseHand));
    return entry;
  }
  if (number.length < value.length) {
    const other = trimmed(value, number.length);
    refuseName(at, trimmed(other, other.text.search(/[^\s,]|$/)));
    const word = /^,*[^\s,]+/.exec(other.text)?.[0] ?? other.text;
    const details = { found: shown(word), expected: 'from, self-draw, pao, foul, long, short' };
    fail(at, 'unknown-word', startOf(other, word.length), details);
  }
  return Number(number.replaceAll(',', ''));
}

/** Refuses a player who is named after a comma or a space, where a semicolon should be. */
function refuseName(at: Reading, piece: Piece): void {
  const { length } = nameAt(piece.text, at)?.name ?? '';
  const found = piece.text.slice(0, length);
  if (found) fail(at, 'unknown-word', startOf(piece, length), { sentence: 'semicolon', found });
}

/** Reads the tiles on the table, which stay as written. @param word the place of the word before them */
function readSeenTiles(at: Reading, piece: Piece, word: Place): string {
  if (!piece.text) fail(at, 'unknown-word', word, { sentence: 'seen' });
  readAt(at, piece, readSeen);
  return piece.text.replace(/\s+/g, ' ');
}

/** Reads tiles, so that an error points at its place in the text. */
function readAt<Read>(at: Reading, { text, index }: Piece, read: (text: string) => Read): Read {
  try {
    return read(text);
  } catch (error) {
    const { code, index: inHand, length, details } = error as NotationError;
    const place = index + inHand;
    // Counted from the start of the line, as a reader would.
    const [line] = at.text.slice(at.start).split(LINE_END, 1);
    const cause = new NotationError(code, line, place - at.start, length, details);
    return fail(at, 'hand', { index: place, length }, {}, cause);
  }
}

/** Reads the words after the value, in any order. */
function readWords(at: Reading, text: Piece, said: Said): void {
  const words: Word[] = [];
  let rest = text;
  while (rest.text) {
    const [[word]] = rest.text.matchAll(WORD);
    const name = NAMED.get(letters(word)) ?? '';
    const place: Word = { name, ...startOf(rest, word.length) };
    if (word !== ',') {
      if (!name) {
        refuseName(at, rest);
        fail(at, 'unknown-word', place, { found: shown(word), expected: WORDS.join(', ') });
      }
      if (wordIn(words, name)) fail(at, 'word-twice', place, { found: name, sentence: 'word-again' });
      const other = DEAD.includes(name) && words.find((one) => DEAD.includes(one.name));
      if (other) fail(at, 'word-twice', place, { found: name, other: other.name });
      words.push(place);
    }
    rest = trimmed(rest, word.length);
    if (name === 'seen') {
      const tiles = valueIn(rest);
      said.seen = readSeenTiles(at, tiles, place);
      rest = trimmed(rest, tiles.length);
    }
    if (name !== 'from' && name !== 'liable') continue;
    const found = nameAt(rest.text, at);
    if (!found || found.player === said.player)
      return fail(at, 'unknown-player', rest.text ? rest : place, {
        sentence: 'from',
        found: shown(rest.text),
        expected: at.players.filter((_, player) => player !== said.player).join(', '),
      });
    said[name === 'from' ? 'discarder' : 'liable'] = found.player;
    rest = trimmed(rest, found.name.length);
  }
  said.words = words.filter((word) => !incidentNamed(word.name));
  said.errors = words.flatMap((word) => incidentNamed(word.name) ?? []);
}

/** See `formatGame` in `core/game.ts`. */
export const formatGame = /* @__PURE__ */ guarded(
  'formatGame',
  'the record of a game',
  (record: GameRecord, { header = false }: FormatOptions = {}): string => {
    const players = readPlayers(record.players);
    const { profile, rules, hands } = record;
    const lines: string[] = [];
    if (header) {
      lines.push(`players: ${players.join(', ')}`);
      if (profile !== undefined) lines.push(`profile: ${savedName(profile)}`);
      if (rules) lines.push(`rules: ${oneLine(rules)}`);
    }
    let number = 1;
    for (const hand of hands) {
      lines.push(formatLine(hand, players, number));
      if (isDealt(hand)) number++;
    }
    return lines.join('\n');
  },
);

function formatLine(hand: PlayedHand, players: readonly string[], number: number): string {
  if (isReseat(hand)) return `reseat ${hand.reseat.map((player) => players[player]).join(', ')}`;
  if (isEnd(hand)) return 'end';
  const { incidents = {} } = hand;
  const textOf = (player: number, value: HandEntry | number, words: readonly (string | undefined)[] = []): string => {
    const worth = valueText(value, players[player], number);
    // A loser’s 0 goes without saying.
    const isSaid = worth !== '0' || (isWon(hand) && player === hand.winner);
    return [nameOf(player, players), isSaid && worth, ...words].filter(Boolean).join(' ');
  };
  if (!isWon(hand)) {
    const { hands = [] } = hand;
    const named = [0, 1, 2, 3].filter((player) => (hands[player] ?? 0) !== 0 || incidents[player]?.length);
    return ['washout', ...named.map((player) => textOf(player, hands[player] ?? 0, incidents[player]))].join('; ');
  }
  const { winner, discarder, liable, hands, dead = {}, pao, seen } = hand;
  const won = hands[winner];
  const { win, circumstances = [], seen: known }: Partial<HandEntry> = typeof won === 'object' ? won : {};
  const losers = [0, 1, 2, 3].filter((player) => player !== winner);
  const said = losers.filter((player) => hands[player] !== 0 || dead[player] || incidents[player]?.length);
  return [
    textOf(winner, won, [
      win === 'self-draw' || (win === 'discard' && discarder === undefined) ? win : '',
      ...circumstances,
      seenText(known, number, players[winner]),
      pao ? 'pao' : '',
      dead[winner],
      ...(incidents[winner] ?? []),
      // Last, because a name may look like one of the words.
      liable === undefined ? '' : `liable ${players[liable]}`,
      discarder === undefined ? '' : `from ${players[discarder]}`,
    ]),
    ...said.map((player) => textOf(player, hands[player], [dead[player], ...(incidents[player] ?? [])])),
    // What the winner’s hand says takes precedence, and a line says it once.
    known?.trim() ? '' : seenText(seen, number),
  ]
    .filter(Boolean)
    .join('; ');
}

/** The name, with a colon if another name starts with it. */
const nameOf = (player: number, players: readonly string[]): string => {
  const name = players[player];
  const isStart = players.some((other) => other !== name && folded(other).startsWith(folded(name)));
  return isStart ? `${name}:` : name;
};

function valueText(value: HandEntry | number, player: string, number: number): string {
  if (typeof value === 'object') {
    const { hand } = value;
    return written({ hand: number, player }, () =>
      typeof hand === 'string' ? readable(hand, parseHand) : formatHand(hand),
    );
  }
  // Three digits after a point could be thousands.
  const text = String(value).replace(/^(\d{1,3}\.\d{3})$/, '$10');
  if (!NUMBER.test(text) || !/^[\d.]+$/.test(text))
    throw new GameError('value', { hand: number, player, found: shown(text), most: MOST });
  return text;
}

const seenText = (seen: string | undefined, hand: number, player?: string): string =>
  seen?.trim()
    ? `seen ${written({ hand, ...(player !== undefined && { player }) }, () => readable(seen, readSeen))}`
    : '';

/** Puts a text on one line, and checks that it can be read. */
function readable(text: string, read: (text: string) => unknown): string {
  const line = bareName(text);
  read(line);
  return line;
}

/** What a function writes. @throws {GameError} `hand` with what it throws as the cause */
function written(details: Details, write: () => string): string {
  try {
    return write();
  } catch (cause) {
    throw new GameError('hand', details, { cause: cause as Error });
  }
}
