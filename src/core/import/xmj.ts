/** Games of xmj, from the files that `mj-server --hand-history` writes. */
import { asText } from '../errors.js';
import { GameError } from '../game/errors.js';
import '../game/sentences.js';
import { guarded } from '../guarded.js';
import { namesLike, type PlayedHand } from '../game/record.js';
import { MOST_DOUBLES } from '../profiles/parse.js';
import { WINDS } from '../engine/tiles.js';
import type { ProfileName } from '../profiles/index.js';
import type { Circumstance } from '../types.js';
import { ownValue } from '../input.js';
import { rulesOf, type ForeignOption, type HandFigures, type ImportedGame } from './game.js';
import { xmjTile } from './hands.js';

/** A longer file is refused. In UTF-16 code units: a hand takes about 10,000. */
const LONGEST = 200_000;

interface Held {
  concealed: string[];
  /** The declared sets, each with the tile that it is of. */
  sets: { tile: string; text: string }[];
  bonus: string[];
  score: number;
  /** How the program explains the score. */
  reasons: string;
}

/** A hand as it is played. Players have the numbers of the program. */
interface Playing {
  names: Map<string, string>;
  /** The players in the seats East, South, West and North. */
  seats: string[];
  /** What each player had before the hand. */
  before: Map<string, number>;
  options: Map<string, string>;
  held: Map<string, Held>;
  /** The discards that nobody claimed. */
  table: string[];
  discards: number;
  last?: { player: string; tile: string };
  /** Whether a player drew last, and which tile the draw replaced if it was from the dead wall. */
  drawn?: { player: string; replaced?: 'kong-replacement' | 'flower-replacement' };
  /** Whether a flower or season was declared last, not a kong. */
  isBonusLast?: boolean;
  winner?: string;
  winningTile?: string;
  isRobbed?: boolean;
  settlement: number[];
  liable?: string;
}

function take(from: string[], ...tiles: string[]): void {
  for (const tile of tiles) {
    const at = from.indexOf(tile);
    if (at >= 0) from.splice(at, 1);
  }
}

/** The tiles of a run by one of them and its place. */
function runOf(tile: string, place: string): string[] {
  const first = Number(tile[0]) - Math.max(0, ['Lower', 'Middle', 'Upper'].indexOf(place));
  return [0, 1, 2].map((step) => `${first + step}${tile[1]}`);
}

type Event = (hand: Playing, held: Held, player: string, tile: string, more: string) => void;

/** Claims the last discard for a set; the tiles of a winner are put together from what is left. */
const claim =
  (tilesOf: (tile: string, place: string) => string[]): Event =>
  (hand, held, _, tile, place) => {
    if (hand.winner) return;
    hand.isBonusLast = false;
    const tiles = tilesOf(tile, place);
    const others = [...tiles];
    take(others, tile);
    take(held.concealed, ...others);
    hand.table.pop();
    held.sets.push({ tile, text: `(${tiles.join('')})` });
  };

const draw =
  (isLoose: boolean): Event =>
  (hand, held, player, tile) => {
    if (tile) held.concealed.push(tile);
    const replaced = hand.isBonusLast ? 'flower-replacement' : 'kong-replacement';
    hand.drawn = { player, ...(isLoose && { replaced }) };
  };

/** What happens in a hand, by the word that its line starts with. */
const EVENTS: Readonly<Record<string, Event>> = {
  PlayerDraws: draw(false),
  PlayerDrawsLoose: draw(true),
  PlayerDeclaresSpecial(hand, held, _, tile) {
    if (!held.concealed.includes(tile)) return;
    hand.isBonusLast = true;
    take(held.concealed, tile);
    held.bonus.push(tile);
  },
  PlayerDiscards(hand, held, player, tile) {
    take(held.concealed, tile);
    hand.table.push(tile);
    hand.discards++;
    hand.last = { player, tile };
    hand.drawn = undefined;
  },
  PlayerChows: claim(runOf),
  PlayerPungs: claim((tile) => [tile, tile, tile]),
  PlayerKongs: claim((tile) => [tile, tile, tile, tile]),
  PlayerDeclaresClosedKong(hand, held, _, tile) {
    const tiles = [tile, tile, tile, tile];
    hand.isBonusLast = false;
    take(held.concealed, ...tiles);
    held.sets.push({ tile, text: `[${tiles.join('')}]` });
  },
  PlayerAddsToPung(hand, held, player, tile) {
    hand.isBonusLast = false;
    take(held.concealed, tile);
    const set = held.sets.find((one) => one.tile === tile);
    if (set) set.text = `(${tile}${tile}${tile}+${tile})`;
    hand.last = { player, tile };
  },
  PlayerRobsKong(hand, _, player, tile) {
    const robbed = hand.held.get(hand.last?.player ?? '')?.sets.find((one) => one.tile === tile);
    if (robbed) robbed.text = `(${tile}${tile}${tile})`;
    Object.assign(hand, { winner: player, winningTile: tile, isRobbed: true, drawn: undefined });
  },
  PlayerMahJongs(hand, held, player, tile) {
    hand.winner = player;
    if (hand.isRobbed) return;
    // A dash stands for the discard.
    if (tile) take(held.concealed, tile);
    else hand.table.pop();
    hand.winningTile = tile || hand.last?.tile;
  },
};

/** Reads the file of one hand, line by line. */
function readHistory(text: string, place: string): Playing {
  const hand: Playing = {
    names: new Map(),
    seats: [],
    before: new Map(),
    options: new Map(),
    held: new Map(),
    table: [],
    discards: 0,
    settlement: [0, 0, 0, 0],
  };
  let scored: Held | undefined;
  for (const line of asText(text).slice(0, LONGEST).split(/\r?\n/)) {
    const words = line.split(' ');
    const [word, first = '', second = '', third = ''] = words;
    const held = hand.held.get(first);
    if (word === 'Player') hand.names.set(first, line.slice(line.indexOf(first) + first.length).trim());
    else if (word === 'Game') {
      hand.seats = words.slice(1, 5);
      hand.seats.forEach((seat, at) => {
        hand.held.set(seat, { concealed: [], sets: [], bonus: [], score: 0, reasons: '' });
        hand.before.set(seat, Number(words[8 + at]));
      });
    } else if (word === 'NewHand') {
      // The line before still has the seats of the last hand.
      const east = hand.seats.indexOf(first);
      hand.seats = [...hand.seats.slice(east), ...hand.seats.slice(0, east)];
    } else if (word === 'GameOption') hand.options.set(second, words[6] ?? '');
    else if (word === 'HandScore' && held) scored = Object.assign(held, { score: Number(second), reasons: line });
    else if (word === 'Settlement') {
      hand.settlement = words.slice(1, 5).map(Number);
      scored = undefined;
      readLiable(hand, line);
    } else if (held) ownValue(EVENTS, word!)?.(hand, held, first, xmjTile(second) ?? '', third);
    else if (scored) scored.reasons += ` ${line}`;
    else readLiable(hand, line);
  }
  if (
    text.length > LONGEST ||
    hand.seats.length !== 4 ||
    new Set(hand.seats).size !== 4 ||
    hand.settlement.some(Number.isNaN)
  )
    throw new GameError('wrong-shape', { sentence: 'not-xmj', place });
  return hand;
}

function readLiable(hand: Playing, line: string): void {
  const [, wind] = /(East|South|West|North)\s+let off a cannon/.exec(line) ?? [];
  if (wind) hand.liable = hand.seats[WINDS.indexOf(wind.toLowerCase() as (typeof WINDS)[number])];
}

/** The circumstances of a win, from what happened and from what the program says of its score. */
function circumstancesOf(hand: Playing, { reasons }: Held): Circumstance[] {
  const { drawn, winner, seats, discards, isRobbed } = hand;
  const isDrawn = drawn?.player === winner;
  return [
    ...(discards < (winner === seats[0] ? 1 : 2) ? (['first-turn'] as const) : []),
    ...(/last tile/i.test(reasons) ? (['last-tile'] as const) : []),
    ...(isDrawn && drawn!.replaced ? [drawn!.replaced] : []),
    ...(isRobbed ? (['robbed-kong'] as const) : []),
    ...(/original call/i.test(reasons) ? (['original-call'] as const) : []),
  ];
}

/** The hand as a record has it; `players` are the players of the program, in the order of the record. */
function recorded(hand: Playing, players: readonly string[]): PlayedHand {
  const { winner, winningTile, drawn, last, liable, table } = hand;
  if (!winner || !winningTile) return { washout: true };
  const isDrawn = drawn?.player === winner;
  const circumstances = circumstancesOf(hand, hand.held.get(winner)!);
  const placeOf = (player: string | undefined): number => players.indexOf(player ?? '');
  const textOf = ({ sets, concealed, bonus }: Held, last: string | false): string =>
    [...sets.map(({ text }) => text), ...concealed, ...bonus, last].filter(Boolean).join(' ');
  return {
    winner: placeOf(winner),
    ...(!isDrawn && last && { discarder: placeOf(last.player) }),
    hands: players.map((player) => ({
      hand: textOf(hand.held.get(player)!, player === winner && `+${winningTile}`),
      ...(player === winner && isDrawn && { win: 'self-draw' as const }),
      ...(player === winner && circumstances.length && { circumstances }),
    })),
    ...(liable !== undefined && { liable: placeOf(liable) }),
    ...(table.length && { seen: table.join(' ') }),
  };
}

/** The value of an option: a number without leading zeros. Anything else sets no rule. */
const NUMBER = /^(?:0|[1-9]\d{0,8})$/;

/** The limit of a game and, in one without a limit, what limit hands are worth. */
interface Limit {
  most: string;
  isOff: boolean;
}

/**
 * What a score of the program is worth in the words of rules, and what counts beside that. A score has its points, 10,000 for each
 * double, and 1,000,000 for each hundredth of the limit. With a limit, such a part of it is all that a hand is worth.
 */
function worthOf(score: number, { most, isOff }: Limit): [worth: string, beside?: string] {
  const [points, doubles, part] = [score % 10_000, Math.floor(score / 10_000) % 100, Math.floor(score / 1_000_000)];
  const inPoints = `${points} ${points === 1 ? 'point' : 'points'}`;
  const inDoubles = `${doubles} ${doubles === 1 ? 'double' : 'doubles'}`;
  if (part && !(isOff && (points || doubles))) {
    if (part === 100) return ['limit'];
    return isOff ? [`${part}/100 limit`] : ['off', `score ${Math.floor((part * Number(most)) / 100)}`];
  }
  // A hand that has this award has at least 2 points.
  if (doubles > MOST_DOUBLES && !isOff && 2 ** (doubles + 1) >= Number(most)) return ['limit'];
  if (doubles) return points ? [inPoints, inDoubles] : [inDoubles];
  return [points ? inPoints : 'off'];
}

/** Awards that are worth what an option says, each for whom, and with the tiles that an award of the table's own needs. */
const worth =
  (...awards: readonly (readonly [id: string, scope?: string, conditions?: string])[]) =>
  (value: string, limit: Limit): string =>
    awards
      .flatMap(([id, scope = '', conditions]) => {
        const [first, beside] = worthOf(Number(value), limit);
        const terms = scope + (conditions ? ` if ${conditions}` : '');
        return [
          `${id}: ${first}${first === 'off' ? '' : terms}`,
          ...(beside ? [`--beside-${id.replace('--', '')}: ${beside}${scope} if ${conditions ?? id}`] : []),
        ];
      })
      .join('; ');

/** Options of the program: their usual value, which is that of the profile `xmj`, and the rules for any other value. */
const OPTIONS: Readonly<Record<string, readonly [usual: string, rulesFor: (value: string, limit: Limit) => string]>> = {
  ScoreLimit: ['1000', (value) => `limit: ${value}`],
  NoLimit: ['0', (_, { most }) => `limit: none; limit-value: ${most}`],
  MahJongScore: ['20', worth(['mahjong'])],
  FlowersLoose: ['0', () => 'bonus-replaced-from: loose; flower-replacement: 1 double'],
  FlowersOwnEach: ['0', worth(['own-flower', ' for everyone'], ['own-season', ' for everyone'])],
  FlowersOwnBoth: ['10000', worth(['--own-flower-and-season', ' for everyone', 'own-flower, own-season'])],
  FlowersBouquet: ['10000', worth(['all-flowers', ' for everyone'], ['all-seasons', ' for everyone'])],
  ConcealedFully: ['10000', worth(['fully-concealed'])],
  ConcealedAlmost: ['0', (...option) => `${worth(['concealed-hand'])(...option)}; concealed-hand-on: discard`],
  LosersPurity: ['0', () => ''],
  KongHas3Types: ['0', () => 'claimed-kong: concealed-for-doubles'],
  EastDoubles: ['1', () => 'east-doubles: none'],
  LosersSettle: ['1', () => 'losers-settle: no'],
  DiscDoubles: ['0', () => 'discarder-pays: 2; self-draw-pays: 2'],
  SevenPairs: ['0', () => ''],
  NumRounds: ['4', (value) => `rounds: ${value}`],
};

/** The options of a game that are not the usual ones. */
function changedIn(options: ReadonlyMap<string, string>): ForeignOption[] {
  const limit = { most: options.get('ScoreLimit') ?? '1000', isOff: (options.get('NoLimit') ?? '0') !== '0' };
  return (
    Object.entries(OPTIONS)
      .filter(([name, [usual]]) => (options.get(name) ?? usual) !== usual)
      // Without a limit, the figure for it is what limit hands are worth.
      .filter(([name]) => name !== 'ScoreLimit' || !limit.isOff)
      .map(([name, [, rulesFor]]) => {
        const value = options.get(name)!;
        return { said: `${name} ${value}`, rules: NUMBER.test(value) ? rulesFor(value, limit) : '' };
      })
  );
}

/**
 * Reads a game of xmj.
 *
 * @param histories the files `hand-01.mjs`, `hand-02.mjs` … that `mj-server --hand-history` writes, in this order
 * @throws {GameError} `wrong-shape` for a text that is not such a file, or does not continue the one before it
 */
export const readXmjGame = /* @__PURE__ */ guarded(
  'readXmjGame',
  'an array with the text of each history',
  (histories: readonly string[]): ImportedGame => {
    const hands = histories.map((text, at) => readHistory(text, `histories[${at}]`));
    const [first] = hands;
    if (!first) throw new GameError('wrong-shape', { sentence: 'not-xmj', place: 'histories' });
    hands.slice(1).forEach(({ before }, at) => {
      const last = hands[at]!;
      for (const [player, total] of last.before)
        if (before.get(player) !== total + last.settlement[last.seats.indexOf(player)]!)
          throw new GameError('wrong-shape', { sentence: 'xmj-gap', place: `histories[${at + 1}]` });
    });
    const { seats: players, names, options } = first;
    const { rules, unread } = rulesOf(changedIn(options));
    return {
      program: 'xmj',
      record: {
        players: namesLike(players.map((player) => names.get(player) || `Player ${player}`)),
        profile: 'xmj' as ProfileName,
        ...(rules && { rules }),
        hands: hands.map((hand) => recorded(hand, players)),
      },
      figures: hands.map((hand): HandFigures => ({
        scores: players.map((player) => (hand.winner ? (hand.held.get(player)?.score ?? 0) : 0)),
        changes: players.map((player) => hand.settlement[hand.seats.indexOf(player)] ?? 0),
      })),
      unread,
    };
  },
);
