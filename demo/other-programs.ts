/** The games in files: of this page, of kajongg, whose games are in an SQLite database, and of xmj, which writes a file for each hand. */
import { formatGame, GameError, playGame } from 'mahjong-elements/core/game.js';
import { readKajonggGames, readXmjGame, type ImportedGame, type KajonggTables } from 'mahjong-elements/core/import.js';
import 'mahjong-elements/core/profiles.js';
import { isDealt } from '../src/core/game/record.js';
import { gameTextsFor } from '../src/lang/game.js';
import type { SpokenError, SpokenGameError } from '../src/lang/types.js';
import { LONGEST_FILE, readFile } from './game-files.js';
import { hashOf, type StoredGame } from './game-store.js';
import { language, say } from './say.js';

/** What is in files, and what is wrong with some of them, in the language of the page. */
export interface FoundGames {
  games: StoredGame[];
  faults: string[];
}

/** How every SQLite database begins. */
const SQLITE = 'SQLite format 3\0';
/** The columns that are read: a database has passwords, too. */
const TABLES = {
  game: 'id, starttime, ruleset',
  score: '*',
  player: 'id, name',
  ruleset: 'id, name',
  rule: '*',
};

function messageOf(error: unknown): string {
  const texts = gameTextsFor(language);
  const inner = (spoken: SpokenError): string => texts.error(spoken);
  if (error instanceof GameError) return texts.game.problem(error as unknown as SpokenGameError, inner);
  // What is not about a game, such as its rules.
  if (error instanceof Error && 'code' in error) return inner(error as unknown as SpokenError);
  throw error;
}

/** Compresses a text with gzip, in base64. */
async function packed(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

/**
 * A game that can be played here: hands whose tiles are not possible under these rules have the points of the program.
 *
 * @throws {GameError} for anything else
 */
function playable(game: ImportedGame): ImportedGame {
  const { record, figures, unread } = game;
  try {
    playGame(record);
    return game;
  } catch (error) {
    const dealt = record.hands.filter(isDealt);
    const at = error instanceof GameError && error.hand ? error.hand - 1 : -1;
    const failed = dealt[at];
    if (!failed || !('winner' in failed) || failed.hands.every((hand) => typeof hand === 'number')) throw error;
    const counted = { ...failed, hands: figures[at]!.scores };
    const hands = record.hands.map((hand) => (hand === failed ? counted : hand));
    return playable({ ...game, record: { ...record, hands }, unread: [...unread, messageOf(error)] });
  }
}

/**
 * A game of another program as this page stores it. The same game always has the same id.
 *
 * @throws {GameError} if it cannot be played here
 */
async function storedFrom(game: ImportedGame, key: string, started: number, original: string): Promise<StoredGame> {
  const {
    record: { rules, profile, ...record },
    program,
    figures,
    unread,
  } = playable(game);
  return {
    id: program + hashOf(key),
    started: started > 0 ? started : 0,
    changed: Date.now(),
    game: formatGame(record, { header: true }),
    profile: String(profile),
    limit: '',
    rounds: '',
    lang: '',
    ...(rules && { rules }),
    imported: { program, figures, unread, original: await packed(original) },
  };
}

/** Reads the tables of a database. @throws if it has no such tables, or SQLite cannot be loaded */
async function tablesOf(bytes: Uint8Array): Promise<KajonggTables> {
  const { default: initialize } = await import('sql.js');
  const file = new URL('../node_modules/sql.js/dist/sql-wasm-browser.wasm', import.meta.url).href;
  const { Database } = await initialize({ locateFile: () => file });
  const database = new Database(bytes);
  try {
    const rowsOf = (table: string, columns: string): Record<string, unknown>[] =>
      database
        .exec(`SELECT ${columns} FROM ${table}`)
        .flatMap(({ columns: names, values }) =>
          values.map((row) => Object.fromEntries(names.map((name, place) => [name, row[place]]))),
        );
    return Object.fromEntries(
      Object.entries(TABLES).map(([table, columns]) => [table, rowsOf(table, columns)]),
    ) as unknown as KajonggTables;
  } finally {
    database.close();
  }
}

async function readDatabase(name: string, bytes: Uint8Array, { games, faults }: FoundGames): Promise<void> {
  let tables: KajonggTables;
  try {
    tables = await tablesOf(bytes);
  } catch {
    faults.push(say('{name} is a database, but not one of kajongg, or it is damaged.', { name }));
    return;
  }
  const before = games.length + faults.length;
  for (const row of tables.game) {
    const started = String(row['starttime'] ?? '');
    try {
      const own = (table: readonly Readonly<Record<string, unknown>>[] = [], column: string, id: unknown) =>
        table.filter((one) => one[column] === id);
      const only = {
        ...tables,
        game: [row],
        score: own(tables.score, 'game', row['id']),
        ruleset: own(tables.ruleset, 'id', row['ruleset']),
        rule: own(tables.rule, 'ruleset', row['ruleset']),
      };
      const [game] = readKajonggGames(only);
      const key = `${String(row['id'])} ${started} ${game?.record.players.join()}`;
      if (game) games.push(await storedFrom(game, key, Date.parse(started), JSON.stringify(only, undefined, 1)));
    } catch (error) {
      faults.push(`${name}, ${started}: ${messageOf(error)}`);
    }
  }
  if (before === games.length + faults.length) faults.push(say('{name} has no game with a hand.', { name }));
}

interface History {
  name: string;
  text: string;
  modified: number;
}

/** Hands that are chosen together are one game. */
async function readHistories(histories: readonly History[], { games, faults }: FoundGames): Promise<void> {
  const [first] = histories;
  if (!first) return;
  const texts = histories.map(({ text }) => text);
  try {
    games.push(await storedFrom(readXmjGame(texts), first.text, first.modified, texts.join('')));
  } catch (error) {
    const named = messageOf(error).replace(/histories\[(\d+)\]/, (_, place) => histories[Number(place)]!.name);
    faults.push(named);
  }
}

/** Reads files of any kind. What can be read of them is read. */
export async function readFiles(files: Iterable<File>): Promise<FoundGames> {
  const found: FoundGames = { games: [], faults: [] };
  const histories: History[] = [];
  // The hands of xmj are numbered.
  const sorted = [...files].sort((one, other) => one.name.localeCompare(other.name, 'en', { numeric: true }));
  for (const file of sorted) {
    const { name, size, lastModified: modified } = file;
    const bytes =
      size > LONGEST_FILE
        ? undefined
        : await file.arrayBuffer().then(
            (data) => new Uint8Array(data),
            () => undefined,
          );
    const text = new TextDecoder().decode(bytes);
    const own = readFile(text);
    if (own) found.games.push(...own);
    else if (bytes && text.startsWith(SQLITE)) await readDatabase(name, bytes, found);
    else if (/\.mjs$/i.test(name) || /^GameOption /m.test(text)) histories.push({ name, text, modified });
    else found.faults.push(say('{name} has no games of this page, of kajongg or of xmj.', { name }));
  }
  await readHistories(histories, found);
  return found;
}
