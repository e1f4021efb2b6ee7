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
import { asThousands, plainText } from '../input.js';
import { formatHand } from '../checked.js';
import { parseHand } from '../engine/notation.js';
import { readSeen } from '../engine/seen.js';
import type { Profile, ProfileName } from '../profiles/index.js';
import { incidentNamed, incidentNames, type IncidentId } from '../rules/fines.js';
import type { DeadHand } from '../settlement/settle.js';
import type { Circumstance } from '../types.js';
import { GameError, GameNotationError, type GameNotationErrorCode } from './errors.js';
import { divide } from './joined.js';
import { rememberTiles } from './parsed-tiles.js';
import { movePlaces, rememberPlaces, type Place } from './places.js';
import { bareName, folded, isDealt, isEnd, isReseat, isWon, MOST_HANDS, readPlayers } from './record.js';
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

const DEAD: readonly string[] = ['foul', 'long', 'short'] satisfies DeadHand[];
const CIRCUMSTANCES: readonly string[] = allCircumstances;
const WINNER_WORDS = ['self-draw', 'discard', 'pao', 'seen', ...CIRCUMSTANCES];
const WORDS = ['from', 'liable', ...WINNER_WORDS, ...DEAD];
const ALL_WORDS: ReadonlySet<string> = new Set([...WORDS, ...incidentNames]);
/** Splits a text into its lines and what ends them, in turn. */
const LINE_END = /(\r\n|[\n\r\u2028\u2029])/;
/** Starts the tiles on the table, after the hands of a line. */
const SEEN = /^seen(?![^\s:])\s*:?/i;
const HEADER = /^(players|profile|rules)\s*:/i;
const NUMBER = /^(?:\d{1,3}(?:,\d{3})+|\d{1,13})(?:\.\d{1,6})?(?![^\s,])/;

/** Where the first of the words in a text is, which ends the value before it; undefined without one. */
function firstWord(text: string): number | undefined {
  for (const { 0: word, index } of text.matchAll(/[^\s,]+/g)) if (ALL_WORDS.has(word.toLowerCase())) return index;
  return undefined;
}

/** A piece up to its first word, or to the commas before it. */
const valueIn = (piece: Piece, wordAt = firstWord(piece.text)): Piece =>
  trimmed(piece, 0, wordAt && beforeCommas(piece.text, wordAt));

interface Piece extends Place {
  text: string;
}

/** The part of a piece from an offset on, without white space at its ends. */
function trimmed({ text, index }: Piece, from = 0, to = text.length): Piece {
  const part = text.slice(from, to);
  const inner = part.trim();
  return { text: inner, index: index + from + part.indexOf(inner), length: inner.length };
}

/** The parts of a piece between separators, without white space at their ends. */
function split(piece: Piece, separator: string): Piece[] {
  const parts: Piece[] = [];
  let from = 0;
  for (let to = piece.text.indexOf(separator); to >= 0; to = piece.text.indexOf(separator, from)) {
    parts.push(trimmed(piece, from, to));
    from = to + 1;
  }
  parts.push(trimmed(piece, from));
  return parts;
}

/** Where the white space from a place on ends. */
function afterSpace(text: string, at: number): number {
  while (/\s/.test(text.charAt(at))) at++;
  return at;
}

/** Where the white space and the commas before a place start. */
function beforeCommas(text: string, at: number): number {
  while (/[\s,]/.test(text.charAt(at - 1))) at--;
  return at;
}

/** The place after the colon that follows a name, or of the end of the name. */
function afterColon(text: string, at: number): number {
  const colon = afterSpace(text, at);
  return text.charAt(colon) === ':' ? colon + 1 : at;
}

const isNameEnd = (text: string, at: number): boolean => at >= text.length || /[\s:,([+]/.test(text.charAt(at));

/** The name of a player, as it is found in a text. */
interface Name {
  player: number;
  name: string;
  length: number;
  folded: string;
}

const longestFirst = new WeakMap<readonly string[], readonly Name[]>();

/** The names with their numbers, the longest first. */
function sorted(players: readonly string[]): readonly Name[] {
  let found = longestFirst.get(players);
  if (!found) {
    found = players
      .map((name, player) => ({ player, name, length: name.length, folded: folded(name) }))
      .sort((a, b) => b.length - a.length);
    longestFirst.set(players, found);
  }
  return found;
}

/** Whether two characters can be the same letter in a different case: most names are ruled out by their first letter. */
const isSimilar = (one: number, other: number): boolean => one > 127 || other > 127 || (one | 32) === (other | 32);

const startsWith = (text: string, { name, length, folded: lower }: Name): boolean =>
  text.startsWith(name) ||
  (isSimilar(text.charCodeAt(0), name.charCodeAt(0)) && folded(text.slice(0, length)) === lower);

/** Finds the longest of the names at the start of a text. */
const nameAt = (text: string, players: readonly string[]): Name | undefined =>
  sorted(players).find((name) => startsWith(text, name) && isNameEnd(text, name.length));

/**
 * Parses the text of a game. The players and the rules come from lines at its start (`players: Ann, Ben, Cho, Dan`,
 * `profile: british`, `rules: limit: 1000`) or from the options. Line breaks that a minifier or formatter of HTML removed, or put
 * elsewhere, are found again where there is only one way to do so.
 *
 * @param before a record of an earlier version of the text: equal hands at its start and its end stay the same objects,
 *   so that {@link playGame} need not settle them again
 * @throws {GameNotationError} with the number of the hand, the position of the fault and what was expected there
 * @throws {GameError} `players` for options that do not name four players
 */
export const parseGame = /* @__PURE__ */ guarded(
  'parseGame',
  (text: string, options: GameOptions = {}, before?: GameRecord): GameRecord => {
    text = asText(text ?? '');
    if (text.length > LONGEST_GAME)
      throw new GameNotationError('too-long', text.slice(0, LONGEST_GAME), LONGEST_GAME, 0, {
        line: 1,
        found: text.length,
        most: LONGEST_GAME,
      });
    const record = readWrapped(text, options);
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
  let players = options.players === undefined ? undefined : readPlayers(options.players);
  const headers: { [Name in HeaderName]?: Header } = {};
  const hands: PlayedHand[] = [];
  let number = 1;
  let from = 0;
  const lines = plainText(text).split(LINE_END);
  for (let place = 0; place < lines.length; place += 2) {
    const one = lines[place];
    const line = place / 2 + 1;
    const index = from;
    from += one.length + (lines[place + 1]?.length ?? 0);
    const piece = trimmed({ text: one, index, length: one.length });
    if (!piece.text) continue;
    const at: At = { text, line, start: piece.index };
    const header = HEADER.exec(piece.text);
    if (header) {
      const name = header[1].toLowerCase() as HeaderName;
      if (hands.length) fail(at, 'frozen', piece, { found: name });
      headers[name] = readHeader(at, name, piece, trimmed(piece, header[0].length), headers[name]);
      if (name === 'players') players = readNames(at, headers.players!.value);
      continue;
    }
    if (!players) return fail(at, 'players', piece, { sentence: 'no-players' });
    for (const hand of readLines({ ...at, number, players }, piece)) {
      hands.push(hand);
      if (isDealt(hand)) number++;
    }
  }
  if (!players) throw new GameNotationError('players', text, 0, 0, { line: 1, sentence: 'no-players' });
  const profile = headers.profile ? (headers.profile.value.text as ProfileName) : options.profile;
  const rules = headers.rules?.value.text ?? options.rules;
  return { players, ...(profile !== undefined && { profile }), ...(rules && { rules }), hands };
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
  if (!before) return { value, line: at.line };
  return before.value.text === value.text ? before : fail(at, 'repeated', piece, { found, first: before.line });
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
    const division = divide(line.text, startsIn(line.text, at.players), (text) => faultIn(text, at.players));
    if (!division) throw error;
    const { starts, unclear } = division;
    const hands: PlayedHand[] = [];
    let { number } = at;
    starts.forEach((start, hand) => {
      const piece = trimmed(line, start, starts[hand + 1]);
      const reading = { ...at, start: piece.index, number };
      if (unclear !== undefined && hand === starts.length - 1)
        refuseName(reading, withoutNumber(trimmed(line, unclear), at.players), {});
      const read = readLine(reading, piece);
      hands.push(read);
      if (isDealt(read)) number++;
    });
    return hands;
  }
}

/** Where a hand may start in a line: at its start, and at names and words that no comma, colon or semicolon ties to what is before. */
function startsIn(line: string, players: readonly string[]): number[] {
  const starts = [0];
  let before = '';
  for (const { 0: word, index } of line.matchAll(/\S+/g)) {
    if (index && !/[,;:]$/.test(before)) {
      const rest = line.slice(index);
      const { text } = withoutNumber({ text: rest, index: 0, length: rest.length }, players);
      if (/^(?:wash-?out|reseat|end)(?![^\s.;:])/i.test(text) || nameAt(text, players)) starts.push(index);
    }
    before = word;
  }
  return starts;
}

/** Where a text stops being a hand; undefined if it is one. */
function faultIn(text: string, players: readonly string[]): number | undefined {
  try {
    readLine({ text, line: 1, start: 0, number: 1, players }, trimmed({ text, index: 0, length: text.length }));
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
}

function fail(at: At, code: GameNotationErrorCode, place: Place, details: Details = {}, cause?: Error): never {
  const written = writtenAt(at, place);
  // A name or a word is quoted as it was written.
  const found = details.found === shown(plainText(written)) && { found: shown(written) };
  const of = { ...details, ...found, line: at.line, ...(at.number !== undefined && { hand: at.number }) };
  throw new GameNotationError(code, at.text, place.index, place.length, of as Details & { line: number }, cause);
}

/** A piece of the text as it was written. */
const writtenAt = ({ text }: At, { index, length }: Place): string => text.slice(index, index + length);

function readNames(at: At, value: Piece): [string, string, string, string] {
  try {
    return readPlayers(split(value, ',').map((one) => writtenAt(at, one)));
  } catch (error) {
    const { details } = error as GameError;
    return fail(at, 'players', value, details);
  }
}

/** A list that was pasted keeps its bullets and numbers. */
function withoutNumber(piece: Piece, players: readonly string[]): Piece {
  const mark = /^(?:\d{1,3}[.)]|[-*•–])\s/.exec(piece.text);
  return mark && !nameAt(piece.text, players) ? trimmed(piece, mark[0].length) : piece;
}

interface Reading extends At {
  number: number;
  players: readonly string[];
}

function readLine(at: Reading, whole: Piece): PlayedHand {
  const { players } = at;
  if (at.number > MOST_HANDS) fail(at, 'too-many-hands', whole, { most: MOST_HANDS });
  const line = withoutNumber(whole, players);
  const { index, length } = line;
  let hand: PlayedHand;
  const parts: Place[] = [];
  const reseat = /^reseat(?![^\s:])\s*:?/i.exec(line.text);
  const washout = /^wash-?out(?=[\s.;:]|$)[\s.;:]*/i.exec(line.text);
  if (washout) hand = readWashout(at, trimmed(line, washout[0].length), parts, /[.;:]/.test(washout[0]));
  else if (/^end[.;]?$/i.test(line.text)) hand = { end: true };
  else if (reseat) {
    const list = trimmed(line, reseat[0].length);
    const seats = split({ ...list, text: list.text.replaceAll(';', ',') }, ',').map((one) => {
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
  words: readonly Word[];
  discarder?: number;
  liable?: number;
  /** Tiles on the table. */
  seen?: string;
}

interface Word extends Place {
  name: string;
}

const NO_WORDS: readonly Word[] = [];

const wordIn = (words: readonly Word[], name: string): Word | undefined => words.find((word) => word.name === name);

function addWords(own: HandEntry, { words, seen }: Said): void {
  const has = (name: string): boolean => wordIn(words, name) !== undefined;
  if (has('self-draw')) own.win = 'self-draw';
  if (has('discard')) own.win = 'discard';
  const circumstances = CIRCUMSTANCES.filter(has) as Circumstance[];
  if (circumstances.length) own.circumstances = circumstances;
  if (seen !== undefined) own.seen = seen;
}

const incidentsAmong = (words: readonly Word[]): IncidentId[] =>
  words.flatMap(({ name }) => {
    const id = incidentNamed(name);
    return id ? [id] : [];
  });

/**
 * Reads the errors of a hand that nobody won, and what the hands are worth: `Dan false-win; Ann 20`.
 *
 * @param isApart whether a sign follows `washout`: without one, a value could be that of the next hand, on a line that was joined
 */
function readWashout(at: Reading, line: Piece, parts: Place[], isApart: boolean): PlayedHand {
  const incidents: Record<number, IncidentId[]> = {};
  const hands: (HandEntry | number)[] = [0, 0, 0, 0];
  let isCounted = false;
  for (const part of line.text ? split(line, ';') : []) {
    if (!part.text) continue;
    const { player, hand, words } = readPart(at, part);
    const name = at.players[player];
    if (parts[player]) fail(at, 'player-twice', part, { player: name, sentence: 'said-twice', found: name });
    if (hand !== undefined && !isApart) fail(at, 'unknown-word', part, { sentence: 'semicolon', found: name });
    parts[player] = { index: part.index, length: part.length };
    const other = words.find((word) => !incidentNamed(word.name));
    if (other || (hand === undefined && !words.length))
      fail(at, 'unknown-word', other ?? part, {
        player: name,
        found: shown(other?.name ?? part.text),
        expected: incidentNames.join(', '),
      });
    if (words.length) incidents[player] = incidentsAmong(words);
    hands[player] = hand ?? 0;
    isCounted ||= hand !== undefined;
  }
  return {
    washout: true,
    ...(Object.keys(incidents).length > 0 && { incidents }),
    ...(isCounted && { hands }),
  };
}

/** Why a loser's hand is dead, among the words. Refuses the winner's words for a loser, and the other way round. */
function deadAmong(at: Reading, words: readonly Word[], isWinner: boolean, name: string): DeadHand | undefined {
  let found: DeadHand | undefined;
  for (const word of words) {
    if (incidentNamed(word.name)) continue;
    const isDead = DEAD.includes(word.name);
    if (isDead === isWinner)
      fail(at, 'misplaced-word', word, {
        player: name,
        sentence: isWinner ? 'loser-word' : 'winner-word',
        found: word.name,
      });
    if (isDead) found = word.name as DeadHand;
  }
  return found;
}

/** Refuses words about a number that need tiles. */
function requireNumberWords(at: Reading, words: readonly Word[], player: string): void {
  for (const word of words)
    // A number already contains what the circumstances are worth, and a discard needs the name of the discarder.
    if (word.name === 'discard' || word.name === 'seen' || CIRCUMSTANCES.includes(word.name))
      fail(at, 'misplaced-word', word, {
        player,
        sentence: 'number-word',
        found: word.name,
        expected: 'from, self-draw, pao, liable',
      });
}

/** The tiles on the table, if this part of a line names them after the hands. @param before those that were named before */
function seenAfter(at: Reading, part: Piece, before: string | undefined): string | undefined {
  const found = SEEN.exec(part.text);
  if (!found) return undefined;
  const word = { index: part.index, length: 4 };
  if (before !== undefined) fail(at, 'word-twice', word, { found: 'seen', sentence: 'word-again' });
  return readSeenTiles(at, trimmed(part, found[0].length), word, {});
}

/** Reads what is said of each player; `parts` receives the place of each. */
function readHands(at: Reading, line: Piece, parts: Place[]): Won {
  const { players } = at;
  const hands: (HandEntry | number)[] = [0, 0, 0, 0];
  let dead: Partial<Record<number, DeadHand>> | undefined;
  let incidents: Incidents | undefined;
  let won: Said | undefined;
  let seen: string | undefined;
  for (const part of split(line, ';')) {
    // A semicolon may end the line.
    if (!part.text && won) continue;
    const table = won && seenAfter(at, part, seen ?? won.seen);
    if (table !== undefined) {
      seen = table;
      continue;
    }
    const said = readPart(at, part);
    const { player, words } = said;
    const name = players[player];
    if (parts[player]) fail(at, 'player-twice', part, { player: name, sentence: 'said-twice', found: name });
    parts[player] = { index: part.index, length: part.length };
    const errors = incidentsAmong(words);
    if (errors.length) incidents = { ...incidents, [player]: errors };
    const kind = deadAmong(at, words, won === undefined, name);
    if (kind) dead = { ...dead, [player]: kind };
    if (!won) {
      won = said;
      if (said.hand === undefined) fail(at, 'missing-value', part, { player: name, found: name });
      const drawn = wordIn(words, 'self-draw');
      const other = wordIn(words, 'from') ?? wordIn(words, 'discard');
      if (drawn && other) fail(at, 'word-twice', drawn, { player: name, found: 'self-draw', other: other.name });
    }
    hands[player] = said.hand ?? 0;
  }
  const { player: winner, discarder, liable, words } = won!;
  const own = hands[winner];
  if (typeof own === 'object') addWords(own, won!);
  else requireNumberWords(at, words, players[winner]);
  const hand: { -readonly [Key in keyof Won]?: Won[Key] } = { winner };
  if (discarder !== undefined) hand.discarder = discarder;
  hand.hands = hands;
  if (dead) hand.dead = dead;
  if (incidents) hand.incidents = incidents;
  if (liable !== undefined) hand.liable = liable;
  if (seen !== undefined) hand.seen = seen;
  if (wordIn(words, 'pao')) hand.pao = true;
  return hand as Won;
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
  const said: Said = { player, hand: undefined, words: NO_WORDS };
  const rest = trimmed(part, afterColon(part.text, found.length));

  // The value reaches up to the first word, or to the commas before it.
  const wordAt = firstWord(rest.text);
  const value = valueIn(rest, wordAt);
  const [written] = /^[^\s,]*/.exec(value.text)!;
  const thousands = asThousands(written);
  if (thousands)
    fail(
      at,
      'value',
      { index: value.index, length: written.length },
      { ...of, sentence: 'thousands', found: shown(written), expected: thousands },
    );
  const number = NUMBER.exec(value.text)?.[0];
  if (number !== undefined) {
    if (number.length < value.length) {
      const other = trimmed(value, number.length);
      refuseName(at, trimmed(other, other.text.search(/[^\s,]|$/)), of);
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
  else if (value.text) said.hand = readTiles(at, value, of);
  if (wordAt !== undefined) readWords(at, trimmed(rest, wordAt), said, of);
  return said;
}

/** Refuses a player who is named after a comma or a space, where a semicolon should be. */
function refuseName(at: Reading, { text, index }: Piece, of: Details): void {
  const found = nameAt(text, at.players);
  if (!found) return;
  const name = text.slice(0, found.length);
  fail(at, 'unknown-word', { index, length: name.length }, { ...of, sentence: 'semicolon', found: name });
}

/** Reads the tiles of a hand, which stay as written. */
function readTiles(at: Reading, piece: Piece, of: Details): HandEntry {
  const entry = { hand: piece.text.replace(/\s+/g, ' ') };
  rememberTiles(entry, readAt(at, piece, of, parseHand));
  return entry;
}

/** Reads the tiles on the table, which stay as written. @param word the place of the word before them */
function readSeenTiles(at: Reading, piece: Piece, word: Place, of: Details): string {
  if (!piece.text) fail(at, 'unknown-word', word, { ...of, sentence: 'seen' });
  readAt(at, piece, of, readSeen);
  return piece.text.replace(/\s+/g, ' ');
}

/** Reads tiles, so that an error points at its place in the text. */
function readAt<Read>(at: Reading, { text, index }: Piece, of: Details, read: (text: string) => Read): Read {
  try {
    return read(text);
  } catch (error) {
    const { code, index: inHand, length, details } = error as NotationError;
    const place = index + inHand;
    // Counted from the start of the line, as a reader would.
    const start = at.start;
    const line = at.text.slice(start).split(LINE_END, 1)[0];
    const cause = new NotationError(code, line, place - start, length, details);
    return fail(at, 'hand', { index: place, length }, of, cause);
  }
}

/** Reads the words after the value, in any order. */
function readWords(at: Reading, text: Piece, said: Said, of: Details): void {
  const words: Word[] = [];
  let rest = text;
  while (rest.text) {
    const word = /^[^\s,]+/.exec(rest.text)?.[0] ?? rest.text.charAt(0);
    const name = word.toLowerCase();
    const place: Word = { name, index: rest.index, length: word.length };
    const refuse = (code: GameNotationErrorCode, details: Details): never =>
      fail(at, code, place, { ...of, ...details });
    if (name !== ',') {
      if (!ALL_WORDS.has(name)) {
        refuseName(at, rest, of);
        refuse('unknown-word', { found: shown(word), expected: WORDS.join(', ') });
      }
      if (wordIn(words, name)) refuse('word-twice', { found: name, sentence: 'word-again' });
      const other = DEAD.includes(name) && words.find((one) => DEAD.includes(one.name));
      if (other) refuse('word-twice', { found: name, other: other.name });
      words.push(place);
    }
    rest = trimmed(rest, word.length);
    if (name === 'seen') {
      const tiles = valueIn(rest);
      said.seen = readSeenTiles(at, tiles, place, of);
      rest = trimmed(rest, tiles.length);
    }
    if (name !== 'from' && name !== 'liable') continue;
    const found = nameAt(rest.text, at.players);
    if (!found || found.player === said.player)
      return fail(at, 'unknown-player', rest.text ? rest : place, {
        ...of,
        sentence: 'from',
        found: shown(rest.text),
        expected: at.players.filter((_, player) => player !== said.player).join(', '),
      });
    if (name === 'from') said.discarder = found.player;
    else said.liable = found.player;
    rest = trimmed(rest, found.length);
  }
  said.words = words;
}

/**
 * Formats a game as text, one hand a line. `parseGame(formatGame(record), record)` returns an equal record, and with
 * `header` the text needs no options to be parsed.
 *
 * @throws {GameError} if the record contains tiles or numbers that have no text form
 */
export const formatGame = /* @__PURE__ */ guarded(
  'formatGame',
  (record: GameRecord, { header = false }: FormatOptions = {}): string => {
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
      if (isDealt(hand)) number++;
    }
    return lines.join('\n');
  },
);

function formatLine(hand: PlayedHand, players: readonly string[], number: number): string {
  if (isReseat(hand)) return `reseat ${hand.reseat.map((player) => players[player]).join(', ')}`;
  if (isEnd(hand)) return 'end';
  const { incidents = {} } = hand;
  if (!isWon(hand))
    return [
      'washout',
      ...players
        .map((name, player) => [valueText(hand.hands?.[player] ?? 0, name, number), ...(incidents[player] ?? [])])
        .flatMap(([value, ...errors], player) =>
          value !== '0' || errors.length
            ? [[nameOf(player, players), ...(value === '0' ? [] : [value]), ...errors].join(' ')]
            : [],
        ),
    ].join('; ');
  const { winner, discarder, liable, hands, dead = {}, pao, seen } = hand;
  const partOf = (player: number): string => {
    const one = hands[player];
    const entry = typeof one === 'object' ? one : undefined;
    const value = valueText(one, players[player], number);
    const isWinner = player === winner;
    return [
      nameOf(player, players),
      // A loser who has nothing need not be said to have it.
      !isWinner && value === '0' ? '' : value,
      ...(isWinner && entry ? winnerWords(entry, discarder !== undefined, number, players[player]) : []),
      isWinner && pao ? 'pao' : '',
      dead[player] ?? '',
      ...(incidents[player] ?? []),
      // Last, because a name may look like one of the words.
      isWinner && liable !== undefined ? `liable ${players[liable]}` : '',
      isWinner && discarder !== undefined ? `from ${players[discarder]}` : '',
    ]
      .filter(Boolean)
      .join(' ');
  };
  const losers = players.map((_, player) => player).filter((player) => player !== winner);
  // What the winner’s hand says takes precedence, and a line says it once.
  const won = hands[winner];
  const isSaid = typeof won === 'object' && Boolean(won.seen?.trim());
  const said = losers.filter((player) => hands[player] !== 0 || dead[player] || incidents[player]?.length);
  return [...[winner, ...said].map(partOf), ...(seen?.trim() && !isSaid ? [`seen ${seenOf(seen, number)}`] : [])].join(
    '; ',
  );
}

/** What is said of how a hand of tiles was won. */
const winnerWords = (
  { win, circumstances, seen }: HandEntry,
  isNamed: boolean,
  hand: number,
  player: string,
): string[] => [
  win === 'self-draw' || (win === 'discard' && !isNamed) ? win : '',
  ...(circumstances ?? []),
  seen?.trim() ? `seen ${seenOf(seen, hand, player)}` : '',
];

/** The name, with a colon if another name starts with it. */
const nameOf = (player: number, players: readonly string[]): string => {
  const name = players[player];
  const isStart = players.some((other) => other !== name && folded(other).startsWith(folded(name)));
  return isStart ? `${name}:` : name;
};

const valueText = (one: HandEntry | number, player: string, hand: number): string =>
  typeof one === 'object' ? tilesOf(one, player, hand) : numberOf(one, player, hand);

function numberOf(value: number, player: string, hand: number): string {
  // Three digits after a point could be thousands.
  const text = String(value).replace(/^(\d{1,3}\.\d{3})$/, '$10');
  if (!NUMBER.test(text) || !/^[\d.]+$/.test(text))
    throw new GameError('value', { hand, player, found: shown(text), most: 1e12 });
  return text;
}

function seenOf(seen: string, hand: number, player?: string): string {
  try {
    const text = bareName(seen);
    readSeen(text);
    return text;
  } catch (cause) {
    throw new GameError('hand', { hand, ...(player !== undefined && { player }) }, { cause: cause as Error });
  }
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
