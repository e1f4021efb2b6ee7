/** What a sheet says about a game, before it is put into words or drawn. */
import { builtIn } from '../core/profiles/lookup.js';
import { changedIn } from '../core/profiles/changes.js';
import { CHIPS, type Game, type GameRow, type PlayedHand, type Position, type Won } from '../core/game.js';
import { shown } from '../core/errors.js';
import { wordsIn } from '../core/input.js';
import { numberIn, plainNumbers } from '../core/numbers.js';
import { isolated } from '../core/game/isolated.js';
import { folded, oneLine } from '../core/game/record.js';
import { incidentNamed } from '../core/rules/fines.js';
import { winsInARow } from '../core/game/play.js';
import { settlesWashout, valueAt } from '../core/settlement/settle.js';
import type { DeadHand, Table } from '../core/index.js';
import { formatHand, winds, type Wind } from '../core/scoring.js';
import { withoutEffect } from '../core/settlement/without-effect.js';
import type { OwnGameTexts } from '../lang/game.js';
import type { SpokenResult, SpokenThirteenth } from '../lang/types.js';

/** What the sentence about the rules of a game gives in any case. */
const STATED: ReadonlySet<string> = new Set(['limit', 'rounds']);

/** The name of the rules of a game; empty if they are a built-in profile with changes other than its limit and rounds. */
export function rulesOf({ profile: { name, rules } }: Pick<Game, 'profile'>): string {
  const usual = builtIn(name)?.rules ?? rules;
  return changedIn(rules, usual).every((id) => STATED.has(id)) ? name : '';
}

/** What hands are worth after a wash-out under rules by which nobody settles then: `Ann 20`. */
function uncounted(hand: PlayedHand, { players, profile }: Game): string[] {
  const { winner, hands = [], incidents = {} } = hand as Partial<Won>;
  const isFalse = Object.values(incidents).some((ids) => ids?.some((id) => incidentNamed(id) === 'incomplete-win'));
  if (winner !== undefined || settlesWashout(profile.rules, isFalse)) return [];
  return players.flatMap((name, player) => {
    const held = hands[player] ?? 0;
    const text = typeof held === 'object' ? held.hand : held;
    return text === 0 ? [] : `${isolated(name)} ${typeof text === 'object' ? formatHand(text) : text}`;
  });
}

/** What the record says of a hand and costs nobody anything under the rules, in its own words: `Dan false-win`. */
export function withoutEffectIn({ hand, position, settlement }: GameRow, game: Game): string[] {
  const { winner, incidents, liable, pao } = hand as Partial<Won>;
  const values = uncounted(hand, game);
  if (!incidents && !pao && liable === undefined) return values;
  const { players, profile } = game;
  const { seatOf } = position;
  const bySeat = Object.fromEntries(seatOf.map((seat, player) => [seat, incidents?.[player]]));
  const said = {
    winner: seatOf[winner ?? -1],
    liable: seatOf[liable ?? -1],
    pao,
    incidents: bySeat as Table['incidents'],
  };
  const nameOf = (seat: Wind): string => isolated(players[seatOf.indexOf(seat)]!);
  const words = withoutEffect(said, settlement, profile).map(([word, seat]) =>
    word === 'liable' ? `${word} ${nameOf(seat!)}` : seat ? `${nameOf(seat)} ${word}` : word,
  );
  return [...words, ...values];
}

export function resultOf({ hand, position, scores, settlement }: GameRow, game: Game): SpokenResult {
  if (!('winner' in hand)) return {};
  const { winner, discarder, dead = {}, hands } = hand;
  const { players } = game;
  const own = hands[winner];
  const pao = settlement.payments.find(({ reason }) => reason === 'pao');
  return {
    winner: players[winner],
    ...(discarder !== undefined && { discarder: players[discarder] }),
    value: valueAt(scores[position.seatOf[winner]!], game.profile, position.seatOf[winner]!),
    isSelfDrawn: discarder === undefined && !(typeof own === 'object' && own.win === 'discard'),
    ...(pao && { liable: players[position.playerAt[pao.from]]! }),
    dead: Object.entries(dead).map(([player, kind]) => ({ name: players[Number(player)]!, kind: kind as DeadHand })),
  };
}

/** What East's thirteenth win in a row is worth, and the number entered for it if that is another one. */
export function thirteenthOf({ hand, scores, isThirteenth }: GameRow, game: Game): SpokenThirteenth | undefined {
  if (!isThirteenth || !('winner' in hand)) return undefined;
  const entered = hand.hands[hand.winner];
  const isOther = typeof entered === 'number' && entered !== scores.east;
  return {
    wins: winsInARow(game.profile.rules),
    value: valueAt(scores.east, game.profile, 'east'),
    ...(isOther && { entered }),
  };
}

/** The players in the seats East, South, West and North. */
export const namesIn = (playerAt: Readonly<Record<Wind, number>>, players: readonly string[]): string[] =>
  winds.map((wind) => players[playerAt[wind]]!);

export function movedWords(
  { moved, position }: GameRow,
  following: Position | null,
  game: Game,
  own: OwnGameTexts,
): string {
  const names = following ? namesIn(following.playerAt, game.players) : [];
  // After a wash-out, East stays or not.
  const isSame = moved === 'washout' && following?.dealer === position.dealer && following.round === position.round;
  return own.moved[isSame ? 'east-won' : moved](names, winsInARow(game.profile.rules));
}

/** Which hand of the same deal each row is, counted from 1; the last entry is that of the hand to come. */
export function handsOfDeals({ rows, next }: Game): number[] {
  let count = 0;
  let before = '';
  return [...rows.map(({ position }) => position), ...(next ? [next] : [])].map(({ round, deal }) => {
    const key = `${round} ${deal}`;
    count = key === before ? count + 1 : 1;
    before = key;
    return count;
  });
}

/** The players whose number was entered for another seat or another round than the game has now. */
export function movedNumbers(
  { hand, position }: GameRow,
  entered: Pick<GameRow['position'], 'seatOf' | 'round'> | undefined,
): number[] {
  const { hands } = hand as Partial<Won>;
  if (!entered || !hands) return [];
  return [0, 1, 2, 3].filter(
    (player) =>
      typeof hands[player] === 'number' &&
      hands[player] > 0 &&
      (entered.seatOf[player] !== position.seatOf[player] || entered.round !== position.round),
  );
}

/** The hands whose payments differ between two states of a game. */
export function changedHands(before: Game, after: Game): Set<PlayedHand> {
  const known = new Map(before.rows.map(({ hand, changes }) => [hand, String(changes)]));
  const changed = after.rows.filter(({ hand, changes }) => (known.get(hand) ?? String(changes)) !== String(changes));
  return new Set(changed.map(({ hand }) => hand));
}

/** The chips of a table: those that are listed, or those that fit its rules. */
export function chipsAt(written: string, { profile }: Pick<Game, 'profile'>): readonly number[] {
  const listed = wordsIn(written)
    .map(numberIn)
    .filter((worth) => worth > 0 && worth <= 1e9)
    .slice(0, 8);
  if (listed.length) return [...new Set(listed)].sort((one, other) => other - one);
  // Where totals are rounded to tens, nothing smaller is paid.
  return profile.rules.rounding === 'total-up-to-10' ? CHIPS.filter((worth) => worth >= 10) : CHIPS;
}

/** Reads the totals that an author states, `Ann 312; Ben -100`; the second list contains what is invalid. */
export function readExpected(
  text: string,
  players: readonly string[],
): [{ player: number; total: number }[], string[]] {
  const found: { player: number; total: number }[] = [];
  const unread: string[] = [];
  // One name may begin with another.
  const longestFirst = players
    .map((_, index) => index)
    .sort((one, other) => players[other]!.length - players[one]!.length);
  for (const part of plainNumbers(text.slice(0, 400)).split(/[;\n]/)) {
    const one = oneLine(part);
    if (!one) continue;
    // The name of the player is what stands before the number, with or without a colon.
    const player = longestFirst.find((index) => folded(one).startsWith(folded(players[index]!))) ?? -1;
    const total = one.slice(players[player]?.length).replace(/^[ :]+/, '');
    const [sign] = /^[-+−–]?/.exec(total)!;
    const number = numberIn(total.slice(sign.length));
    if (player < 0 || Number.isNaN(number)) unread.push(one);
    else found.push({ player, total: sign && sign !== '+' ? -number : number });
  }
  return [found, unread];
}

/** Which totals differ from those that the author states, in words, and which parts of the statement are invalid. */
export function unexpectedTotals(
  text: string,
  { players, totals }: Game,
  { expected, unexpectedText }: OwnGameTexts,
): string[] {
  const [stated, invalid] = readExpected(text.trim(), players);
  return [
    ...stated
      .filter(({ player, total }) => totals[player] !== total)
      .map(({ player, total }) => expected(players[player]!, total, totals[player]!)),
    ...invalid.map((part) => unexpectedText(shown(part, 60))),
  ];
}
