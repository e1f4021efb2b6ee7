/**
 * Hands, scores, settlements, waits, rules and games as pictures: standalone SVG text, made without a DOM in Node, Deno, Bun,
 * workers and browsers, for places where no script runs, such as feeds, chat previews, books and PDF files.
 */
import { readHand, readTiles } from './elements/mj-hand/display-notation.js';
import { breakdownOf, spokenHand } from './breakdown/model.js';
import { compiledProfile } from './core/any-profile.js';
import { checkScore } from './core/check-score.js';
import { ruleSections, type RuleSection } from './core/describe/describe.js';
import { shown } from './core/errors.js';
import { ScoreError } from './core/score-error.js';
import './core/sentences/tables.js';
import { inOrder, tilesBesides } from './core/engine/hand.js';
import { readCircumstances, refuse, wins } from './core/engine/layout.js';
import { profileOfScore } from './core/engine/profile-of-score.js';
import { parseGame, playGame, type GameOptions, type GameRecord } from './core/game.js';
import { HandError, parseHand, settle, winds } from './core/index.js';
import type { Hand, ProfileOrName, Score, Situation, Table, Tile, Wind } from './core/index.js';
import { mismatch, SITUATION } from './core/shapes.js';
import { MOST_UNKNOWN } from './core/odds/chance.js';
import { overviewOf } from './core/odds/overview.js';
import { formatHand } from './core/checked.js';
import { spelled, spelledSituation, type Fields } from './core/fields.js';
import { ended, labelled, sentences } from './lang/marks.js';
import { sentenceFor } from './lang/own-awards.js';
import { pictureTextsFor } from './lang/picture.js';
import {
  gamePictureTextsFor,
  rulesPictureTextsFor,
  settlementPictureTextsFor,
  waitsPictureTextsFor,
} from './lang/pictures.js';
import type { HandTexts } from './lang/types.js';
import { addBonusFaces } from './render/bonus-faces.js';
import { ledgerOf, signed } from './render/payments.js';
import { clausesOf } from './render/situation-clauses.js';
import { drawBreakdown } from './render/svg/breakdown.js';
import { documentOf, lengthOf, requireOptions, settingOf, sheetOf } from './render/svg/document.js';
import type { PictureOptions, SheetPictureOptions } from './render/svg/document.js';
import { drawGame, stateOf, totalsInWords } from './render/svg/game.js';
import { drawHand, drawSituation, type Drawing } from './render/svg/hand.js';
import { fail, type PictureColor, type PictureTheme } from './render/svg/paint.js';
import { drawRules } from './render/svg/rules.js';
import { drawSettlement, paymentsInWords } from './render/svg/settlement.js';
import { drawWaits, MOST_DISCARDS, type WaitsSheet } from './render/svg/waits.js';
import { bookOf, isChanged, isPlayed, largestWins } from './rulebook/model.js';

// Any tile may be drawn at once.
addBonusFaces();

export type { PictureColor, PictureOptions, PictureTheme, SheetPictureOptions };

const PICTURE: Fields<SheetPictureOptions> = {
  ...{ lang: 1, theme: 1, colors: 1, tileWidth: 1, width: 1, fontSize: 1, fontFamily: 1 },
  ...{ padding: 1, background: 1, id: 1, title: 1, description: 1 },
};
const HAND: Fields<HandPictureOptions> = {
  ...{ ...PICTURE, situation: 1, notation: 1, spread: 1, highlight: 1, indices: 1 },
};
const BREAKDOWN: Fields<BreakdownPictureOptions> = { ...PICTURE, hand: 1 };
const SETTLEMENT: Fields<SettlementPictureOptions> = { ...PICTURE, profile: 1, names: 1 };
const WAITS: Fields<WaitsPictureOptions> = {
  ...{ ...PICTURE, profile: 1, situation: 1, seen: 1, unknown: 1, draws: 1, hand: 1 },
};
const RULES: Fields<RulesPictureOptions> = { ...PICTURE, sections: 1, meanings: 1 };
const GAME: Fields<GamePictureOptions> = { ...PICTURE, players: 1, profile: 1, rules: 1 };

export interface HandPictureOptions extends PictureOptions {
  /** Maximum width of the picture, 40 to 10,000: the tiles of a wider hand shrink or wrap into rows, as in `<mj-hand>`. */
  width?: number;
  /** Adds a line with the seat, the round and how the hand was won. */
  situation?: Situation;
  /** Suit letters of a hand in notation: `mpsz` as in riichi. */
  notation?: string;
  /** Keeps the concealed tiles of a hand in notation grouped as written. */
  spread?: boolean;
  /** Tiles to highlight, in notation. */
  highlight?: string;
  /** Shows an index with rank and suit in the corner of each tile. */
  indices?: boolean;
}

export interface BreakdownPictureOptions extends SheetPictureOptions {
  /** Leaves out the tiles and the situation if false. */
  hand?: boolean;
}

/**
 * Returns a hand as an SVG document, drawn as `<mj-hand>` draws it. The hand does not have to be complete.
 *
 * @param hand a hand in notation, in which `?` is an unknown tile, or as data
 * @throws {NotationError} if the text is not valid notation
 * @throws {HandError} if the data is not a hand
 * @throws {TypeError} that names an option with an invalid value
 */
export function handToSvg(hand: Hand | string, options: HandPictureOptions = {}): string {
  requireOptions(spelled(options, HAND, 'options'));
  const setting = settingOf(options, pictureTextsFor, { padding: 4 });
  const { texts, paint, definitions, padding, tileWidth, fontSize } = setting;
  const most = lengthOf('width', options.width, [40, 10_000], 10_000) - 2 * padding;
  if (most < 16) fail('width', options.width, `more than ${2 * padding + 16}, for a padding of ${padding}`);
  const { situation, notation, highlight, spread, indices } = options;
  const read = typeof hand === 'string' ? readHand(hand, notation) : { hand: checked(hand), groups: undefined };
  if (situation) checkSituation(situation);
  const groups = spread ? read.groups : undefined;
  const lit = highlight ? litTiles(highlight, notation) : [];
  const drawn = [drawHand({ hand: read.hand, groups, lit, indices }, { most, tileWidth, paint, definitions })];
  const isWon = read.hand.winningTile !== undefined;
  if (situation) {
    const circumstances = [...new Set(situation.circumstances)];
    const clauses = clausesOf({ ...situation, circumstances }, isWon, texts);
    drawn.push(drawSituation(clauses, Math.max(most, 6 * fontSize), fontSize, paint));
  }
  return documentOf(drawn, setting, {
    ...options,
    title: options.title ?? texts.picture.hand(isWon),
    description: options.description ?? describeHand(read.hand, situation, texts),
    background: options.background ?? false,
  });
}

/**
 * Returns a score as an SVG document: the hand, its value, and every line that leads to it, as in `<mj-score-breakdown>`.
 *
 * @param score a Score from `score()`; one that was stored and read back is checked first
 * @throws {ScoreError} if the data is not a Score
 * @throws {TypeError} that names an option with an invalid value
 */
export function breakdownToSvg(score: Score, options: BreakdownPictureOptions = {}): string {
  const setting = sheetOf(spelled(options, BREAKDOWN, 'options'), pictureTextsFor);
  const { texts, paint, definitions, tileWidth, fontSize, width } = setting;
  const checked = checkScore(score);
  const drawn: Drawing[] = [];
  let title = '';
  let words: string[] = [];
  try {
    const breakdown = breakdownOf(checked, profileOfScore(score));
    const { hand, situation, won, value } = checked;
    if (options.hand !== false)
      drawn.push(
        drawHand({ hand }, { most: width, tileWidth, paint, definitions }),
        drawSituation(clausesOf(situation, won, texts), width, fontSize * 0.875, paint),
      );
    drawn.push(drawBreakdown({ breakdown, texts, width, fontSize, paint, definitions }));
    title = texts.picture.breakdown(texts.breakdown.caption(checked, breakdown.profile), value);
    words = [texts.breakdown.summary(breakdown.count), texts.hand(spokenHand(checked))];
  } catch {
    // Each part may be valid, yet a flower award may still contain a dragon.
    throw new ScoreError('not-a-score', { sentence: 'unfit-score' });
  }
  return sheetWith(drawn, setting, options, title, words);
}

/** A sheet as a document, with the title and the sentences that describe it unless the options have others. */
const sheetWith = (
  drawn: readonly Drawing[],
  setting: ReturnType<typeof sheetOf>,
  options: SheetPictureOptions,
  title: string,
  words: readonly string[],
): string =>
  documentOf(drawn, setting, {
    ...options,
    title: options.title ?? title,
    description: options.description ?? sentences(words, setting.texts.language),
    background: options.background ?? true,
    width: setting.full,
  });

/** The most tiles to draw. A text of the longest allowed length has fewer. */
const MOST_TILES = 200;

/** A hand as data that can be drawn. @throws {HandError} */
function checked(hand: Hand): Hand {
  const lists = [hand?.concealed, hand?.bonus, ...(Array.isArray(hand?.sets) ? hand.sets.slice(0, MOST_TILES) : [])];
  const size = lists.reduce((sum, one) => sum + (Array.isArray(one) ? one.length : 4), 0);
  if (size > MOST_TILES) fail('hand', `${size} tiles`, `at most ${MOST_TILES} tiles`);
  formatHand(hand);
  return hand;
}

/** @throws {HandError} that names a word that is not known */
function checkSituation(situation: Situation): void {
  const details = mismatch(situation, SITUATION, 'situation');
  if (details) throw new HandError('wrong-shape', details);
  const { seat = 'east', round = 'east', win = 'discard', circumstances } = spelledSituation(situation);
  const check = (what: string, word: string, words: readonly string[]): void => {
    if (!words.includes(word)) refuse('unknown-word', { found: shown(word), what, expected: words.join(', ') });
  };
  check('seat', seat, winds);
  check('round', round, winds);
  check('way of winning', win, wins);
  readCircumstances(circumstances);
}

/** @throws {NotationError} */
function litTiles(text: string, notation?: string): Tile[] {
  const { tiles, error } = readTiles(String(text), notation);
  if (error) throw error;
  return tiles;
}

function describeHand(hand: Hand, situation: Situation | undefined, texts: HandTexts): string {
  // A set with unknown tiles cannot be named.
  const groups = hand.sets.filter(({ tiles }) => !tiles.includes('?'));
  const { bonus, winningTile } = hand;
  const { seat = 'east', round = 'east', win, circumstances } = situation ?? {};
  const tiles = inOrder(tilesBesides(hand, groups));
  const told = situation ? { seat, round } : { isWinShown: true };
  return texts.hand({ groups, tiles, bonus, winningTile, win, circumstances, ...told });
}

export interface SettlementPictureOptions extends SheetPictureOptions {
  /** The table’s rules, as a profile or the name of one; classical unless set. */
  profile?: ProfileOrName;
  /** The players, by seat, instead of the winds: `{ east: 'Ann' }`. */
  names?: Partial<Record<Wind, string>>;
}

/**
 * Settles a table, and returns who pays whom as an SVG document: each seat with its value and its total, arrows for the
 * payments, and a sentence about each.
 *
 * @param table the scores by seat, who won and on whose discard, as for `settle`
 * @throws {TableError} if the table cannot be settled
 * @throws {RulesError} if the profile is unknown or invalid
 * @throws {TypeError} that names an option with an invalid value
 */
export function settlementToSvg(table: Table, options: SettlementPictureOptions = {}): string {
  const setting = sheetOf(spelled(options, SETTLEMENT, 'options'), settlementPictureTextsFor);
  const { texts } = setting;
  const names = namesOf(options.names, texts.winds);
  const { profile } = compiledProfile(options.profile);
  const settlement = settle(table, profile);
  const { winner, discarder, dead = {} } = table;
  const { totals } = settlement;
  const sheet = { ...setting, names, winner, discarder, dead, totals, ...ledgerOf(table, settlement, profile) };
  const sums = winds.map((seat) => `${names[seat]} ${signed(totals[seat], texts)}`);
  const words = [...paymentsInWords(sheet), texts.settlement.soFar(sums)];
  return sheetWith([drawSettlement(sheet)], setting, options, texts.settlement.caption, words);
}

export interface WaitsPictureOptions extends SheetPictureOptions {
  /** The table’s rules, as a profile or the name of one; classical unless set. */
  profile?: ProfileOrName;
  /** Seat, round and circumstances. */
  situation?: Situation;
  /** Tiles seen outside the hand, in notation: `(555c) 9d RR`. */
  seen?: string;
  /** How many tiles are unknown, at most 144; by default all except the hand and the seen ones. */
  unknown?: number;
  /** How many tiles are turned over, at most 144; 4 unless set. */
  draws?: number;
  /** Leaves out the tiles of the hand if false. */
  hand?: boolean;
}

/**
 * Returns what a hand waits for as an SVG document: the tiles that complete a hand of 13, with chances and values, or what
 * brings it closer; for a hand of 14, the best discards.
 *
 * @param hand a hand in notation or as data
 * @throws {NotationError} if a text is not valid notation
 * @throws {HandError} if the hand has another number of tiles, or is not valid
 * @throws {OddsError} if a number is out of range, or a tile is seen too often
 * @throws {RulesError} if the profile is unknown or invalid
 * @throws {TypeError} that names an option with an invalid value
 */
export function waitsToSvg(hand: Hand | string, options: WaitsPictureOptions = {}): string {
  const setting = sheetOf(spelled(options, WAITS, 'options'), waitsPictureTextsFor);
  const { texts, paint, definitions, tileWidth, width } = setting;
  const { situation = {}, seen = '' } = options;
  checkSituation(situation);
  if (typeof seen !== 'string') fail('seen', seen, 'tiles in notation such as "(555c) 9d"');
  const { profile } = compiledProfile(options.profile);
  const tiles = typeof hand === 'string' ? parseHand(hand) : checked(hand);
  const overview = overviewOf(tiles, situation, profile, seen, (all) => {
    const unknown = lengthOf('unknown', options.unknown, [0, MOST_UNKNOWN], all);
    return { unknown, draws: Math.min(lengthOf('draws', options.draws, [0, MOST_UNKNOWN], 4), unknown) };
  });
  const sheet: WaitsSheet = { ...setting, ...overview, discards: overview.discards?.slice(0, MOST_DISCARDS) };
  const drawn = [drawWaits(sheet)];
  if (options.hand !== false) drawn.unshift(drawHand({ hand: tiles }, { most: width, tileWidth, paint, definitions }));
  const title = sheet.discards ? texts.waits.compared : texts.waits.caption;
  const words = [describeHand(tiles, undefined, texts), ...waitsInWords(sheet)];
  return sheetWith(drawn, setting, options, title, words);
}

function waitsInWords({ texts, unknown, draws, waits = [], outlook, progress, discards, value }: WaitsSheet): string[] {
  const { waits: words, language } = texts;
  if (discards) {
    const best = texts.list(discards.map(({ tile }) => texts.tile(tile)));
    return [value === undefined ? '' : words.complete(value), `${labelled(words.compared, best, language)}.`];
  }
  if (progress) return [words.away(progress.away)];
  return [
    texts.list(waits.map(({ tile, left }) => words.tileLeft(tile, left))),
    words.count(outlook?.left ?? 0, unknown),
    `${words.percent(outlook?.chance ?? 0)} ${words.within(draws)}`,
  ].map((part) => ended(part, language));
}

export interface RulesPictureOptions extends SheetPictureOptions {
  /** The parts of the rules to show; all by default. */
  sections?: readonly RuleSection[];
  /** Adds what each rule means, in one column. */
  meanings?: boolean;
}

/**
 * Returns the rules of a table as an SVG document: a page of a booklet, in as many columns as there is room for.
 *
 * @param profile the rules, as a profile or the name of one
 * @throws {RulesError} if the profile is unknown or invalid
 * @throws {TypeError} that names an option with an invalid value
 */
export function rulesToSvg(profile: ProfileOrName = 'classical', options: RulesPictureOptions = {}): string {
  const setting = sheetOf(spelled(options, RULES, 'options'), rulesPictureTextsFor);
  const { texts } = setting;
  const { sections = ruleSections, meanings: hasMeanings = false } = options;
  if (!Array.isArray(sections) || !sections.length || !sections.every((one) => ruleSections.includes(one)))
    fail('sections', sections, `a list of ${ruleSections.join(', ')}`);
  const { profile: rules } = compiledProfile(profile);
  const wanted = ruleSections.filter((one) => sections.includes(one));
  const book = bookOf(rules, { sections: wanted }, texts, (sentences) => sentenceFor(sentences, texts.language));
  const played = book.sections.map((one) => ({ ...one, rows: one.rows.filter((row) => isPlayed(row, rules)) }));
  const title = (isChanged(rules) ? texts.rules.ownTitle : texts.rules.title)(rules.name);
  const largest = largestWins(rules);
  const inWords = played.flatMap(({ rows }) => rows.map(({ name, cells }) => `${name}: ${cells[0]!.text}`));
  const drawn = [drawRules({ ...setting, title, sections: played, hasMeanings })];
  const words = [largest ? texts.rules.largest(largest) : '', `${inWords.join('; ')}.`];
  return sheetWith(drawn, setting, options, title, words);
}

export interface GamePictureOptions extends SheetPictureOptions, GameOptions {}

/**
 * Plays a game, and returns its result as an SVG document: where it stands, what each player has won or lost, and the
 * running totals as lines.
 *
 * @param game the game as text, one hand a line, or its record as data
 * @throws {GameNotationError} if the text is not valid
 * @throws {GameError} if a hand of the game is not possible
 * @throws {RulesError} if the rules are unknown or invalid
 * @throws {TypeError} that names an option with an invalid value
 */
export function gameToSvg(game: GameRecord | string, options: GamePictureOptions = {}): string {
  const setting = sheetOf(spelled(options, GAME, 'options'), gamePictureTextsFor);
  const { texts } = setting;
  const { players, profile, rules } = options;
  const played = playGame(typeof game === 'string' ? parseGame(game, { players, profile, rules }) : game);
  const words = [stateOf(played, texts), totalsInWords(played, texts)].map((part) => ended(part, texts.language));
  return sheetWith([drawGame({ ...setting, game: played })], setting, options, texts.game.caption, words);
}

/**
 * Loads the texts of a language for pictures of waits, rules and games. Only pages and workers that import a language need
 * it: in Node, the language is complete as soon as it is imported.
 */
export async function loadPictureTexts(lang: string): Promise<void> {
  if (typeof lang !== 'string') fail('lang', lang, 'a BCP 47 tag');
  const all = [waitsPictureTextsFor, rulesPictureTextsFor, gamePictureTextsFor];
  await Promise.all(all.map((textsFor) => textsFor.load(lang)));
}

const LONGEST_NAME = 40;

/** The names of the seats. @throws {TypeError} */
function namesOf(given: unknown, usual: Readonly<Record<Wind, string>>): Record<Wind, string> {
  if (given === undefined) return usual;
  if (typeof given !== 'object' || !given) fail('names', given, 'an object such as { east: "Ann" }');
  for (const [seat, name] of Object.entries(given)) {
    if (!(winds as readonly string[]).includes(seat)) fail('names', seat, `one of ${winds.join(', ')}`);
    if (name !== undefined && !(typeof name === 'string' && name.trim() && name.length <= LONGEST_NAME))
      fail(`names.${seat}`, name, `a name of up to ${LONGEST_NAME} characters`);
  }
  return { ...usual, ...given };
}
