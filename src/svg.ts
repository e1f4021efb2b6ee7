/**
 * Hands and scores as pictures: standalone SVG text, made without a DOM in Node, Deno, Bun, workers and browsers, for
 * places where no script runs, such as feeds, chat previews and PDF files.
 */
import { readHand, readTiles } from './elements/mj-hand/display-notation.js';
import { breakdownOf, spokenHand } from './breakdown/model.js';
import { checkScore } from './core/check-score.js';
import { formatHand } from './core/public.js';
import { circumstances, HandError, winds, type Hand, type Score, type Situation, type Tile } from './core/scoring.js';
import { ScoreError, shown, tableSentences } from './core/errors.js';
import { mismatch, SITUATION } from './core/input.js';
import { inOrder, tilesBesides } from './core/engine/hand.js';
import { profileOfScore } from './core/engine/profile-of-score.js';
import { pictureTextsFor } from './lang/picture.js';
import type { AllPictureTexts } from './lang/types.js';
import { addBonusFaces } from './render/bonus-faces.js';
import { drawBreakdown } from './render/svg/breakdown.js';
import { drawHand, drawSituation, type Drawing } from './render/svg/hand.js';
import {
  Definitions,
  digits,
  escapeXml,
  fail,
  hash,
  paintIn,
  PREFIX,
  type Studio,
  type PictureColor,
  type PictureTheme,
} from './render/svg/paint.js';
import { clausesOf } from './render/situation-clauses.js';

// Any tile may be drawn at once.
addBonusFaces();

export type { PictureColor, PictureTheme };

/** Options of all pictures. Lengths are in pixels. */
export interface PictureOptions {
  /** A BCP 47 tag; English unless that language’s module was imported. */
  lang?: string;
  /** `light` unless set; `auto` follows the setting of the reader. */
  theme?: PictureTheme;
  /** Colors to use instead of those of the theme, in CSS notation: `{ red: '#900', text: 'currentColor' }`. */
  colors?: Partial<Record<PictureColor, string>>;
  /** Width of an upright tile where there is room, 8 to 400. 36 unless set. */
  tileWidth?: number;
  /** Size of the text, 6 to 100. */
  fontSize?: number;
  /**
   * The families of fonts for all text, as in CSS, instead of those of the language: `'Noto Sans CJK TC'`. For programs that
   * ask for the first family only, or come with fonts of their own.
   */
  fontFamily?: string;
  /** Space around the content, 0 to 400. */
  padding?: number;
  /** Fills the picture with the color `background`. By default, only behind breakdowns. */
  background?: boolean;
  /**
   * A prefix for all ids in the picture. By default it is derived from the content, so that different pictures on a page
   * never share an id. Needed only if the same picture is on a page twice.
   */
  id?: string;
  /** The title; by default it says what is shown. */
  title?: string;
  /** The description for screen readers; by default the hand in words. */
  description?: string;
}

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

export interface BreakdownPictureOptions extends PictureOptions {
  /** Width of the picture, 120 to 10,000. 640 unless set. */
  width?: number;
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
  requireOptions(options);
  const setting = settingOf(options, { padding: 4 });
  const { texts, paint, definitions, padding, tileWidth, fontSize } = setting;
  const most = lengthOf('width', options.width, [40, 10_000], 10_000) - 2 * padding;
  if (most < 16) fail('width', options.width, `more than ${2 * padding + 16}, for a padding of ${padding}`);
  const { situation, notation, highlight, spread, indices } = options;
  const read = typeof hand === 'string' ? readHand(hand, notation) : { hand: checked(hand), groups: undefined };
  if (situation) checkSituation(situation);
  const drawn = [
    drawHand(
      {
        hand: read.hand,
        groups: spread ? read.groups : undefined,
        lit: highlight ? litTiles(highlight, notation) : [],
        indices,
      },
      { most, tileWidth, paint, definitions },
    ),
  ];
  const isWon = read.hand.winningTile !== undefined;
  if (situation)
    drawn.push(
      drawSituation(
        clausesOf({ ...situation, circumstances: [...new Set(situation.circumstances)] }, isWon, texts),
        Math.max(most, 6 * fontSize),
        fontSize,
        paint,
      ),
    );
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
  requireOptions(options);
  const full = lengthOf('width', options.width, [120, 10_000], 640);
  const setting = settingOf(options, { padding: 16, fontSize: Math.min(16, Math.max(8, full / 30)) });
  const { texts, paint, definitions, padding, tileWidth, fontSize } = setting;
  const width = full - 2 * padding;
  if (width < 64) fail('padding', padding, `at most ${(full - 64) / 2}, for a width of ${full}`);
  const checked = checkScore(score);
  const drawn: Drawing[] = [];
  let title = '';
  let sentences: string[] = [];
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
    sentences = [texts.breakdown.summary(breakdown.count), texts.hand(spokenHand(checked))];
  } catch {
    // Each part may be valid, yet a flower award may still contain a dragon.
    throw new ScoreError('not-a-score', { sentence: 'unfit-score' });
  }
  return documentOf(drawn, setting, {
    ...options,
    title: options.title ?? title,
    description: options.description ?? sentences.join(texts.picture.sentenceGap),
    background: options.background ?? true,
    width: full,
  });
}

function requireOptions(options: unknown): void {
  if (typeof options !== 'object' || !options) fail('options', options, 'an object');
}

interface Setting extends Studio {
  texts: AllPictureTexts;
  id?: string;
  families: string;
  padding: number;
  tileWidth: number;
  fontSize: number;
}

function settingOf(options: PictureOptions, usual: { padding: number; fontSize?: number }): Setting {
  const { lang = 'en', theme = 'light', colors, id } = options;
  if (typeof lang !== 'string') fail('lang', lang, 'a language tag such as "en"');
  if (id !== undefined && !/^[a-z][\w-]{0,63}$/i.test(id))
    fail('id', id, 'a letter, then up to 63 letters, digits or hyphens');
  const texts = pictureTextsFor(lang);
  return {
    texts,
    id,
    families: familiesOf(options, texts),
    paint: paintIn(theme, colors),
    definitions: new Definitions(),
    padding: lengthOf('padding', options.padding, [0, 400], usual.padding),
    tileWidth: lengthOf('tileWidth', options.tileWidth, [8, 400], 36),
    fontSize: lengthOf('fontSize', options.fontSize, [6, 100], usual.fontSize ?? 15),
  };
}

/** A name of a font as in CSS: words in any script, or anything in quotes that can be in a name. */
const IS_FAMILY = /^\s*(?:(["'])[\p{L}\p{N}][\p{L}\p{M}\p{N} .+_-]*\1|[\p{L}_-][\p{L}\p{M}\p{N} _-]*)\s*$/u;
const LONGEST_FAMILIES = 300;

/** The fonts of all text, which hold in every language after those that it asks for. */
const FAMILIES = "system-ui,'Segoe UI',Roboto,'Helvetica Neue','Noto Sans',Arial,'DejaVu Sans',sans-serif";

/** Names of fonts without spaces between them: resvg takes no quoted name after one. */
function familiesOf({ fontFamily }: PictureOptions, { picture }: AllPictureTexts): string {
  if (fontFamily === undefined) return picture.fonts ? `${picture.fonts},${FAMILIES}` : FAMILIES;
  const names = typeof fontFamily === 'string' && fontFamily.length <= LONGEST_FAMILIES ? fontFamily.split(',') : [];
  if (!names.length || !names.every((name) => IS_FAMILY.test(name)))
    fail('fontFamily', fontFamily, 'names of fonts such as "Noto Sans TC, sans-serif"');
  return names.map((name) => name.trim().replaceAll('"', "'")).join(',');
}

function lengthOf(option: string, found: unknown, [least, most]: readonly [number, number], usual: number): number {
  if (found === undefined) return usual;
  if (typeof found === 'number' && found >= least && found <= most) return found;
  return fail(option, found, `a number from ${least} to ${most}`);
}

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
  if (details) throw new HandError('wrong-shape', details, tableSentences);
  const { seat = 'east', round = 'east', win = 'discard', circumstances: given = [] } = situation;
  const check = (what: string, word: string, words: readonly string[]): void => {
    if (!words.includes(word))
      throw new HandError('impossible', {
        sentence: 'unknown-word',
        found: shown(word),
        what,
        expected: words.join(', '),
      });
  };
  check('seat', seat, winds);
  check('round', round, winds);
  check('way of winning', win, ['self-draw', 'discard']);
  for (const one of given) check('circumstance', one, circumstances);
}

/** @throws {NotationError} */
function litTiles(text: string, notation?: string): Tile[] {
  const { tiles, error } = readTiles(String(text), notation);
  if (error) throw error;
  return tiles;
}

function describeHand(hand: Hand, situation: Situation | undefined, texts: AllPictureTexts): string {
  // A set with unknown tiles cannot be named.
  const groups = hand.sets.filter(({ tiles }) => !tiles.includes('?'));
  const { bonus, winningTile } = hand;
  const { seat = 'east', round = 'east', win, circumstances } = situation ?? {};
  return texts.hand({
    groups,
    tiles: inOrder(tilesBesides(hand, groups)),
    bonus,
    winningTile,
    win,
    circumstances,
    ...(situation && { seat, round }),
    isWinShown: !situation,
  });
}

/** Longer titles and descriptions are cut. */
const LONGEST_TEXT = 2000;

/** Drawings below one another as a document. */
function documentOf(
  drawn: readonly Drawing[],
  { texts, paint, definitions, padding, fontSize, id, families }: Setting,
  own: { title: string; description: string; background: boolean; width?: number },
): string {
  let y = padding;
  let widest = 0;
  const groups = drawn
    .filter(({ height }) => height)
    .map(({ width, height, marks }, place) => {
      if (place) y += fontSize * 0.6;
      const group = `<g transform="translate(${digits(padding)} ${digits(y)})">${marks}</g>`;
      y += height;
      widest = Math.max(widest, width);
      return group;
    });
  const width = digits(own.width ?? Math.ceil(widest + 2 * padding));
  const height = digits(Math.ceil(y + padding));
  const written = (text: unknown): string => escapeXml(String(text).slice(0, LONGEST_TEXT));
  const behind = own.background ? `<rect${paint.fill('background')} width="${width}" height="${height}"/>` : '';
  const picture =
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}"` +
    ` viewBox="0 0 ${width} ${height}" role="img" xml:lang="${escapeXml(texts.language)}" font-family="${families}">` +
    `<title>${written(own.title)}</title><desc>${written(own.description)}</desc>` +
    `${paint.styles()}${String(definitions)}${behind}${groups.join('')}</svg>`;
  return picture.replaceAll(PREFIX, id ?? `mj-${hash(picture)}`);
}
