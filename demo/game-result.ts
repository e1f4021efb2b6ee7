/** The result of a game in words, to send to the others: who won, the totals, what each hand was, and who pays whom. */
import { fewestPayments, playGame, type Game, type GameRecord } from 'mahjong-elements/core/game.js';
import { joinRules } from '../src/core/profiles/parse.js';
import { resultOf } from '../src/game/table.js';
import { gameTextsFor } from '../src/lang/game.js';
import { commas } from '../src/lang/marks.js';
import { signed } from '../src/render/payments.js';
import { recordOf } from './game-address.js';
import type { SharedGame } from './game-store.js';
import { language, say } from './say.js';

/** What each player has, the first one first. */
function ranked({ players, totals }: Game): string[] {
  const texts = gameTextsFor(language);
  return [0, 1, 2, 3]
    .sort((one, other) => totals[other]! - totals[one]! || one - other)
    .map((player) => `${players[player]} ${signed(totals[player]!, texts)}`);
}

/** In one line. */
export const standing = (game: Game): string => commas(ranked(game), language);

/** Who has won, once the game is over, and the totals. */
export function summary(game: Game): string {
  const { players, totals, over } = game;
  const first = players.filter((_, player) => totals[player] === Math.max(...totals));
  return [...(over ? [gameTextsFor(language).game.champion(first)] : []), standing(game)].join('\n');
}

/** The whole game, for people: `toText()` is for programs. */
export function report(game: Game): string {
  const { game: own } = gameTextsFor(language);
  const payments = game.over && game.profile.rules.payers !== 'nobody' ? fewestPayments(game.totals) : [];
  return [
    summary(game),
    '',
    ...game.rows.map((row) => `${own.hand(row.position.number)}: ${own.result(resultOf(row, game))}`),
    ...(payments.length ? ['', own.settleUp] : []),
    ...payments.map(({ from, to, amount }) => own.pays(game.players[from]!, game.players[to]!, amount)),
  ].join('\n');
}

/** The last games that were played: the list is drawn with every change. */
const played = new Map<string, Game>();

/** A game under the rules of its sheet. */
export const withRules = (record: GameRecord, { profile, limit, rounds, rules: house }: SharedGame): GameRecord => ({
  profile: (profile || 'classical') as 'classical',
  ...record,
  rules: joinRules(limit && `limit: ${limit}`, house, record.rules, rounds && `rounds: ${rounds}`),
});

/** A stored game as it stands; undefined if it cannot be played, or its rules have not been loaded. */
export function gameOf(shared: SharedGame): Game | undefined {
  const { game: text, profile, limit, rounds, rules } = shared;
  const key = JSON.stringify([text, profile, limit, rounds, rules]);
  const known = played.get(key);
  if (known) return known;
  if (played.size > 200) played.clear();
  const record = recordOf(text);
  try {
    const game = record && playGame(withRules(record, shared));
    if (game) played.set(key, game);
    return game;
  } catch {
    return undefined;
  }
}

/** Whether a game is over, in a word. */
export const finished = (game: Game | undefined): string => (game?.over ? say('finished') : '');
