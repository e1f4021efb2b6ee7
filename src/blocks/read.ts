/**
 * Reads a code block: settings, one on each line, then a hand, a table, a game or text.
 *
 *     seat: south
 *     win: self-draw
 *     (RRR) [2222c] 456b 99d 78d +9d 2f
 */
import { guarded } from '../core/guarded.js';
import { asText, shown } from '../core/errors.js';
import { knownWord, plainText, plainWord, unmarked } from '../core/input.js';
import { attributes } from './attributes.js';
import { BlockError, type BlockErrorCode } from './error.js';

/** The elements that a block can show, by the word after `show:`. */
export const SHOWN = {
  hand: 'mj-hand',
  breakdown: 'mj-score-breakdown',
  value: 'mj-value',
  waits: 'mj-waits',
  exercise: 'mj-exercise',
  settlement: 'mj-settlement',
  game: 'mj-game',
  rules: 'mj-rules',
  wall: 'mj-wall',
  claims: 'mj-claims',
  incidents: 'mj-incidents',
  doubles: 'mj-doubles',
} as const satisfies Record<string, keyof typeof attributes>;

export type BlockShow = keyof typeof SHOWN;

/** An element of a block. Its texts are not escaped. */
export interface BlockElement {
  readonly tag: string;
  /** In the order in which they are written; `true` for those without a value. */
  readonly attributes: Readonly<Record<string, string | true>>;
  readonly content: readonly (BlockElement | string)[];
}

/** A code block as elements. */
export interface Block {
  readonly show: BlockShow;
  readonly element: BlockElement;
  /** What the block is about, as text: the hand, the hands of a game, a sentence. */
  readonly text: string;
}

export const LONGEST_BLOCK = 20_000;

const SHOWS = Object.keys(SHOWN) as BlockShow[];
const SEATS = ['east', 'south', 'west', 'north'];

/** Settings of the hand that an element surrounds. */
const AROUND_HAND = ['breakdown', 'waits', 'exercise'];
const OF_THE_HAND = 'seat round win circumstances seen notation indices? spread? highlight partial? expect'.split(' ');
/** Settings of all hands at a table, and those of its winner. */
const AROUND_HANDS = ['settlement', 'claims'];
const OF_ALL_HANDS = ['notation', 'indices?', 'spread?'];
const OF_THE_WINNER = ['win', 'circumstances'];

/** What is shown without a hand if one of these is set. */
const WITHOUT_HAND: Readonly<Partial<Record<BlockShow, readonly string[]>>> = {
  hand: ['hand', 'editable'],
  breakdown: ['for'],
  value: ['hand', 'for', 'rule'],
  waits: ['for'],
  exercise: ['seed', 'want', 'count'],
};

const listOf = (show: BlockShow): readonly string[] => attributes[SHOWN[show]].split(' ');
const nameOf = (attribute: string): string => attribute.replace('?', '');

/** Which words are settings of what is shown, apart from `show`; a question mark follows those that take `yes` or `no`. */
export const settingsOf = (show: BlockShow): string[] => [
  ...listOf(show),
  ...(AROUND_HAND.includes(show) ? OF_THE_HAND : []),
  ...(AROUND_HANDS.includes(show) ? [...SEATS, ...OF_ALL_HANDS] : []),
  ...(show === 'settlement' ? OF_THE_WINNER : []),
];

const KNOWN: ReadonlySet<string> = new Set(['show', ...SHOWS.flatMap(settingsOf).map(nameOf)]);

interface Setting {
  /** In lower case. */
  name: string;
  /** As written. */
  found: string;
  value: string;
  line: number;
}

/**
 * Reads a code block.
 *
 * @param source the text of the block
 * @throws {BlockError} that names the line at fault, and what was expected
 */
export function readBlock(source: string): Block {
  const lines = linesOf(source);
  const { settings, content, first } = split(lines);
  const show = shownBy(settings);
  const known = settingsOf(show);
  for (const { name, found, line } of settings.values())
    if (name !== 'show' && !known.some((one) => nameOf(one) === name))
      fail('wrong-place', line, { found: shown(found), show, expected: homesOf(name).join(', ') });
  const text = content.join('\n').trim();
  const isAboutHand = show in WITHOUT_HAND;
  if (show !== 'game') refuseSettings(content, first, isAboutHand);
  const place = show === 'game' ? 'hands' : 'hand';
  const written = show === 'game' || show === 'hand' ? settings.get(place) : undefined;
  if (text && written) fail('repeated', first + content.findIndex(Boolean), { found: place, first: written.line });
  if (isAboutHand && !text && !WITHOUT_HAND[show]!.some((name) => isSet(settings.get(name))))
    fail('empty-hand', Math.max(1, lines.length), {});
  return { show, element: elementOf(show, settings, text), text };
}

/**
 * Reads code in a sentence: `mj (RRR) 123b` is a hand, whole or part of one, and `mj= (RRR) 123b` its value.
 *
 * @returns undefined for any other code
 */
export const readInline = /* @__PURE__ */ guarded(
  'readInline',
  'the text of a code span',
  (code: string): Block | undefined => {
    const [, sign, hand] = (code.length <= LONGEST_BLOCK && /^mj(=?)\s+(\S[^]*)$/.exec(linesOf(code).join(' '))) || [];
    if (hand === undefined) return undefined;
    const text = hand.trim();
    const show = sign ? 'value' : 'hand';
    const settings = new Map<string, Setting>(
      hasWinningTile(text) ? [] : [['partial', { name: 'partial', found: '', value: 'yes', line: 1 }]],
    );
    return { show, element: elementOf(show, settings, text), text };
  },
);

/** A plus sign inside of brackets belongs to a promoted kong. */
function hasWinningTile(hand: string): boolean {
  let depth = 0;
  for (const sign of plainText(hand)) {
    if (sign === '(' || sign === '[') depth++;
    else if (sign === ')' || sign === ']') depth--;
    else if (sign === '+' && depth <= 0) return true;
  }
  return false;
}

/** The lines without what indents all of them, and without control characters. */
function linesOf(source: string): string[] {
  const text = asText(source);
  if (text.length > LONGEST_BLOCK) fail('too-long', undefined, { found: text.length, most: LONGEST_BLOCK });
  // Editors of blogs put no-break spaces and invisible characters between others.
  const lines = unmarked(text)
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/(?![\n\t])\p{Cc}/gu, '')
    .replace(/\u00a0/g, ' ')
    .split('\n')
    .map((line) => line.trimEnd());
  while (lines.length && !lines.at(-1)) lines.pop();
  const indents = lines.filter(Boolean).map((line) => line.length - line.trimStart().length);
  const common = Math.min(...(indents.length ? indents : [0]));
  return lines.map((line) => line.slice(common));
}

/** The name of a setting at the start of a line. */
const SETTING = /^([a-z][a-z-]{0,29})[ \t]*[:：](.*)$/i;

/** Settings by name, and the lines after them, the first of which is line `first`. */
function split(lines: readonly string[]): { settings: Map<string, Setting>; content: string[]; first: number } {
  const settings = new Map<string, Setting>();
  let at = lines.findIndex(Boolean);
  if (at < 0) at = lines.length;
  while (at < lines.length) {
    const [, found, rest] = SETTING.exec(lines[at]!) ?? [];
    if (found === undefined) break;
    const name = found.toLowerCase();
    const line = at + 1;
    if (!KNOWN.has(name)) {
      const near = isPlayer(found, settings) ? undefined : nearest(name, [...KNOWN]);
      if (near) fail('unknown-setting', line, { found: shown(found), near });
      break;
    }
    const parts = [rest!.trim()];
    while (++at < lines.length && /^\s/.test(lines[at]!)) parts.push(lines[at]!.trim());
    const value = parts.filter(Boolean).join(' ');
    const before = settings.get(name);
    if (before && before.value !== value) fail('repeated', line, { found: shown(found), first: before.line });
    // A template may leave out a value.
    if (value && !before) settings.set(name, { name, found, value, line });
  }
  return { settings, content: lines.slice(at), first: at + 1 };
}

/** Whether a line may start with the name of a player, as in `Wim: 48`. */
const isPlayer = (name: string, settings: ReadonlyMap<string, Setting>): boolean =>
  (settings.get('players')?.value ?? '').split(/[,;，；、]/).some((player) => player.trim() === name);

function shownBy(settings: ReadonlyMap<string, Setting>): BlockShow {
  const setting = settings.get('show');
  if (setting) {
    const { line } = setting;
    const value = knownWord(setting.value, SHOWS);
    if (SHOWS.includes(value)) return value;
    const near = nearest(plainWord(value), SHOWS);
    fail('unknown-show', line, { found: shown(value), ...(near ? { near } : { expected: SHOWS.join(', ') }) });
  }
  if (settings.has('players')) return 'game';
  return SEATS.some((seat) => settings.has(seat)) ? 'settlement' : 'hand';
}

const homesOf = (name: string): string[] =>
  SHOWS.filter((show) => settingsOf(show).some((one) => nameOf(one) === name)).map((show) => `show: ${show}`);

/** Refuses settings below an empty line. No hand has a colon, but another text may. */
function refuseSettings(content: readonly string[], first: number, isAboutHand: boolean): void {
  for (const [place, line] of content.entries()) {
    const [, found] = SETTING.exec(line.trimStart()) ?? [];
    if (found === undefined) continue;
    const name = found.toLowerCase();
    if (KNOWN.has(name)) fail('late-setting', first + place, { found: shown(found) });
    if (!isAboutHand) continue;
    const near = nearest(name, [...KNOWN]);
    fail('unknown-setting', first + place, { found: shown(found), ...(near && { near }) });
  }
}

const isYes = ({ value, line }: Setting): boolean => {
  const word = plainWord(value);
  if (word !== 'yes' && word !== 'no') fail('yes-or-no', line, { found: shown(value) });
  return word === 'yes';
};

const isSet = (setting: Setting | undefined): boolean => setting !== undefined && plainWord(setting.value) !== 'no';

function elementOf(show: BlockShow, settings: ReadonlyMap<string, Setting>, text: string): BlockElement {
  const tag = SHOWN[show];
  const own = pick(listOf(show), settings);
  if (AROUND_HAND.includes(show)) {
    const inner = listOf(show).map(nameOf);
    const hand = pick(
      OF_THE_HAND.filter((one) => !inner.includes(nameOf(one))),
      settings,
    );
    return { tag, attributes: own, content: text ? [{ tag: 'mj-hand', attributes: hand, content: [text] }] : [] };
  }
  if (AROUND_HANDS.includes(show)) return tableOf(show, own, settings, text);
  // The value of a hand is computed from the attribute; the text stays for readers without scripts.
  if (show === 'value' && text && !['hand', 'for', 'rule'].some((name) => name in own))
    return { tag, attributes: { hand: text.replace(/\s+/g, ' '), ...own }, content: [text] };
  if (show === 'doubles' && /^\d+$/.test(plainText(text)) && !('points' in own))
    return { tag, attributes: { points: plainText(text), ...own }, content: [text] };
  return { tag, attributes: own, content: WITHOUT_HAND[show] ? (text ? [text] : []) : linesOfText(text) };
}

/** Text with its lines, which tools for templates would otherwise join. */
const linesOfText = (text: string): (BlockElement | string)[] =>
  text ? text.split('\n').flatMap((line, place) => (place ? [LINE_BREAK, `\n${line}`] : [line])) : [];

const LINE_BREAK: BlockElement = { tag: 'br', attributes: {}, content: [] };

/** A settlement or claims, with the hands at their seats. */
function tableOf(
  show: BlockShow,
  own: Record<string, string | true>,
  settings: ReadonlyMap<string, Setting>,
  text: string,
): BlockElement {
  const all = pick(OF_ALL_HANDS, settings);
  const ofWinner = show === 'settlement' ? pick(OF_THE_WINNER, settings) : {};
  const [about] = Object.keys(ofWinner);
  if (about && !own['winner']) fail('no-winner', settings.get(about)!.line, { found: about });
  const hands: BlockElement[] = [];
  const scores: string[] = [];
  for (const { name: seat, value, line } of settings.values()) {
    if (!SEATS.includes(seat)) continue;
    if (!/^[\d.,\s]+$/.test(plainText(value))) {
      const winning = own['winner'] === seat ? ofWinner : {};
      hands.push({ tag: 'mj-hand', attributes: { seat, ...winning, ...all }, content: [value] });
    } else if (show === 'settlement') scores.push(`${seat} ${value}`);
    else fail('not-a-hand', line, { found: shown(value) });
  }
  const written = own['scores'] === undefined ? [] : [String(own['scores'])];
  if (scores.length) own['scores'] = [...written, ...scores].join('; ');
  const children = [...hands, ...(text ? [{ tag: 'p', attributes: {}, content: linesOfText(text) }] : [])];
  return {
    tag: SHOWN[show],
    attributes: own,
    content: children.length ? ['\n', ...children.flatMap((child) => [child, '\n'])] : [],
  };
}

function pick(list: readonly string[], settings: ReadonlyMap<string, Setting>): Record<string, string | true> {
  const found: Record<string, string | true> = {};
  for (const [name, setting] of settings) {
    if (list.includes(`${name}?`)) {
      if (isYes(setting)) found[name] = true;
    } else if (list.includes(name)) found[name] = setting.value;
  }
  return found;
}

/** The word that a word was probably meant to be: with one letter wrong, or two in longer words. */
function nearest(word: string, words: readonly string[]): string | undefined {
  const most = word.length > 5 ? 2 : 1;
  let best: string | undefined;
  let least = most + 1;
  for (const one of words) {
    if (one === word || Math.abs(one.length - word.length) >= least) continue;
    const found = distance(word, one);
    if (found < least) [best, least] = [one, found];
  }
  return best;
}

/** How many letters are missing, added, replaced or exchanged with their neighbor. */
function distance(one: string, other: string): number {
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let at = 1; at <= one.length; at++) {
    const next = [at];
    for (let to = 1; to <= other.length; to++) {
      const isSame = one[at - 1] === other[to - 1];
      next[to] = Math.min(next[to - 1]! + 1, row[to]! + 1, row[to - 1]! + (isSame ? 0 : 1));
      if (at > 1 && to > 1 && one[at - 1] === other[to - 2] && one[at - 2] === other[to - 1])
        next[to] = Math.min(next[to]!, before[to - 2]! + 1);
    }
    before = row;
    row = next;
  }
  return row[other.length]!;
}

function fail(code: BlockErrorCode, line: number | undefined, details: Record<string, string | number>): never {
  throw new BlockError(code, line, details);
}
