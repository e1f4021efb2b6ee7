/** The texts of `<mj-game>`, in a module that loads with it. */
import { isUnsaid } from '../core/hand-errors.js';
import { isolated } from '../core/game/isolated.js';
import type { GameSentence } from '../core/game/sentences.js';
import type { Wind } from '../core/index.js';
import { enCount } from './en/count.js';
import { settlement } from './en/settlement.js';
import { clauses, semicolons } from './marks.js';
import { section } from './sections.js';
import { fillIn } from './fill-in.js';
import type { SpokenError, SpokenGameError, SpokenResult } from './spoken.js';
import { game as english } from './texts/en/game.js';
import type { GameMessages, TableTexts } from './types.js';

export type OwnGameTexts = ReturnType<typeof textsOf>;
export type GameTexts = TableTexts & { game: OwnGameTexts };

function textsOf(say: GameMessages, { language, settlement: { pao, dead: deadHands } }: TableTexts) {
  return {
    ...say,
    pao,
    doubling: (winds: readonly Wind[], isTwice: boolean): string => say.doubling(winds, winds[0]!, isTwice),
    result: (result: SpokenResult): string => {
      const { winner, liable, dead = [] } = result;
      if (winner === undefined) return say.noWinner;
      return semicolons(
        [
          say.won(result),
          ...(liable === undefined ? [] : [say.paysForAll(liable)]),
          ...dead.map(({ name, kind }) => say.deadHand(name, deadHands[kind])),
        ],
        language,
      );
    },
    entered: (hand: string, said: string, values: readonly string[], totals: readonly string[]): string =>
      say.entered(hand, said, clauses(values, language), clauses(totals, language)),
    odd: (value: number): string => say.odd(value, value - 1, value + 1),
    champion: (names: readonly string[]): string => say.champion(names, names[0]!),
    /** Where the error is, then what is wrong; `inner` describes an error of the tiles or the table. */
    problem: (error: SpokenGameError, inner: (error: SpokenError) => string): string => {
      const { code, message, cause, details } = error;
      const { hand, line, player } = details;
      const where = hand !== undefined ? say.inHand(hand, player) : line !== undefined ? say.inLine(line) : '';
      if (cause && 'code' in cause) return where + inner(cause as never);
      const template = say.sentences?.[(details.sentence ?? code) as GameSentence];
      if (template) return where + fillIn(template, (name) => isolating(details[name]));
      // In English, the sentences of the core say where it is.
      return isUnsaid(error) ? '…' : message;
    },
  };
}

/** The same with every name in it isolated; functions isolate what they are given. */
function isolating<Given>(given: Given): Given {
  const one: unknown = given;
  if (typeof one === 'string') return isolated(one) as Given;
  if (typeof one === 'function') return ((...names: unknown[]): unknown => one(...names.map(isolating))) as Given;
  if (Array.isArray(one)) return one.map(isolating) as Given;
  return one instanceof Object
    ? (Object.fromEntries(Object.entries(one).map(([key, value]) => [key, isolating(value)])) as Given)
    : given;
}

/** The texts of a language with what is made of its messages about a game. */
export const withGame = <Messages extends TableTexts & { game: GameMessages }>({ game, ...texts }: Messages) => ({
  ...texts,
  settlement: isolating(texts.settlement),
  game: textsOf(isolating(game), texts as unknown as TableTexts),
});

export const gameMessages = { ...enCount, settlement, game: english as GameMessages };
export const gameTextsFor = section(['game'], gameMessages, withGame);
