/** Games of kajongg, from the tables of its database. */
import { GameError } from '../game/errors.js';
import '../game/sentences.js';
import { guarded } from '../guarded.js';
import { namesLike, type HandEntry, type PlayedHand } from '../game/record.js';
import type { ProfileName } from '../profiles/index.js';
import type { Seating } from '../game/seats.js';
import { rulesOf, type ForeignOption, type HandFigures, type ImportedGame } from './game.js';
import { readForeignHand } from './hands.js';

/** A row of a table, by column. */
export type Row = Readonly<Record<string, unknown>>;

/** The tables of a database of kajongg that have to do with games. */
export interface KajonggTables {
  game: readonly Row[];
  score: readonly Row[];
  player: readonly Row[];
  ruleset?: readonly Row[];
  rule?: readonly Row[];
}

/** A game of kajongg, with its number in the database. */
export interface KajonggGame extends ImportedGame {
  id: number;
  /** When it began, as the database says. */
  started: string;
}

const numberIn = (row: Row, column: string): number => Number(row[column] ?? 0) || 0;
const textIn = (row: Row, column: string): string => String(row[column] ?? '');

/** Rows of a game beyond this number are ignored. */
const MOST_ROWS = 10_000;

/** The parameters of a ruleset that stand for rules other than the usual ones: `intlimit||Omin=1` is the limit. */
function optionsIn(rules: readonly Row[]): ForeignOption[] {
  const parameter = (name: string): string | undefined => {
    const found = rules.find((rule) => textIn(rule, 'definition').split('||')[0] === name);
    return found && textIn(found, 'parameter');
  };
  const isOff = /^(1|true)$/i.test(parameter('boolroofOff') ?? '');
  const set = (name: string, usual: string, rule: string, value = parameter(name)): ForeignOption[] =>
    value && value !== usual ? [{ said: `${name} ${value}`, rules: `${rule}: ${value}` }] : [];
  return [...set('intlimit', '500', 'limit', isOff ? 'none' : undefined), ...set('intminRounds', '4', 'rounds')];
}

function rowsBy(column: string, rows: readonly Row[]): Map<number, Row[]> {
  const found = new Map<number, Row[]>();
  for (const row of rows) {
    const number = numberIn(row, column);
    const same = found.get(number);
    if (same) same.push(row);
    else found.set(number, [row]);
  }
  return found;
}

/** The hands of a game: the rows of each, in the order played. */
const handsIn = (rows: readonly Row[]): Row[][] =>
  [...rowsBy('hand', rows)].sort(([one], [other]) => one - other).map(([, found]) => found);

const roundOf = ([row]: readonly Row[]): string => textIn(row!, 'prevailing');

/** What a player held, or the points of a hand that was counted without tiles. */
function entryOf(row: Row, isWinner: boolean): HandEntry | number {
  const data = textIn(row, 'data').trim();
  if (!data) return numberIn(row, 'points');
  // The last tile of a loser completed nothing new.
  if (!isWinner) return { hand: readForeignHand('kajongg', data.replace(/(?:^|\s)[mL]\S*/g, '')).hand };
  const { hand, win, circumstances } = readForeignHand('kajongg', data);
  return { hand, win: win ?? 'discard', ...(circumstances && { circumstances }) };
}

function readGame(
  game: Row,
  scores: ReadonlyMap<number, readonly Row[]>,
  { player, ruleset = [], rule = [] }: KajonggTables,
): KajonggGame | undefined {
  const id = numberIn(game, 'id');
  const rows = scores.get(id)?.slice(0, MOST_ROWS) ?? [];
  const counted = rows.filter((row) => !numberIn(row, 'penalty'));
  const penalties = rows.filter((row) => numberIn(row, 'penalty'));
  const hands = handsIn(counted).filter((hand) => hand.length === 4);
  const [first] = hands;
  if (!first) return undefined;
  const seated = (hand: readonly Row[]): unknown[] =>
    [...'ESWN'].map((wind) => hand.find((row) => textIn(row, 'wind').toUpperCase() === wind)?.['player']);
  // The seats of the first hand are those of the record.
  const players = seated(first);
  const nameOf = (number: unknown): string =>
    textIn(player.find((row) => row['id'] === number) ?? {}, 'name') || `Player ${String(number)}`;
  const rowOf = (hand: readonly Row[], number: unknown): Row => {
    const found = hand.find((row) => row['player'] === number);
    if (!found) throw new GameError('wrong-shape', { sentence: 'kajongg-player', game: id });
    return found;
  };
  const name = textIn(ruleset.find((row) => row['id'] === game['ruleset']) ?? {}, 'name');
  const { rules, unread } = rulesOf(optionsIn(rule.filter((row) => row['ruleset'] === game['ruleset'])));
  return {
    program: 'kajongg',
    id,
    started: textIn(game, 'starttime'),
    record: {
      players: namesLike(players.map(nameOf)),
      profile: (/DMJL/.test(name) ? 'dmjl' : /BMJA/.test(name) ? 'bmja' : 'kajongg-classical') as ProfileName,
      // In all its rulesets the program exchanges seats after each round, and counts a kong that was claimed whole as concealed.
      rules: [rules, 'reseat: each-round', 'claimed-kong: concealed-for-doubles'].filter(Boolean).join('; '),
      hands: hands.flatMap((hand, at): PlayedHand[] => {
        const isNewRound = at > 0 && roundOf(hand) !== roundOf(hands[at - 1]!);
        const reseat = seated(hand).map((number) => players.indexOf(number)) as unknown as Seating;
        const winner = players.findIndex((number) => numberIn(rowOf(hand, number), 'won'));
        const won = {
          winner,
          hands: players.map((number, place) => entryOf(rowOf(hand, number), place === winner)),
        };
        return [...(isNewRound ? [{ reseat }] : []), winner < 0 ? { washout: true } : won];
      }),
    },
    figures: hands.map((hand): HandFigures => {
      const isWon = hand.some((row) => numberIn(row, 'won'));
      return {
        scores: players.map((number) => (isWon ? numberIn(rowOf(hand, number), 'points') : 0)),
        changes: players.map((number) => numberIn(rowOf(hand, number), 'payments')),
      };
    }),
    unread: [
      ...unread,
      ...penalties.map((row) => `${nameOf(row['player'])}: ${textIn(row, 'manualrules')} ${numberIn(row, 'payments')}`),
    ],
  };
}

/**
 * Reads the games in a database of kajongg that have at least one hand. The database itself is SQLite: a program such as
 * sql.js reads its tables.
 *
 * @throws {NotationError} for a hand that is not one of kajongg
 * @throws {GameError} `wrong-shape` for a hand without four players
 */
export const readKajonggGames = /* @__PURE__ */ guarded(
  'readKajonggGames',
  'an object with the rows of the tables game, score and player',
  (tables: KajonggTables): KajonggGame[] => {
    const scores = rowsBy('game', tables.score);
    return tables.game.flatMap((game) => readGame(game, scores, tables) ?? []);
  },
);
