/** The texts of `<mj-game>`, in a module that loads with it. */
import { over } from './choose.js';
import { enGame } from './en/game.js';
import type { GameTexts, PartialTexts, TableTexts } from './types.js';
import { settlementTextsFor } from './settlement.js';
import { zhHantGame } from './zh-Hant/game.js';

/** The same texts are the same object, so that a sheet is rendered again only when they change. */
const known = new WeakMap<TableTexts, GameTexts>();

/** Returns the texts for games in the language of a tag, or in the closest match. */
export function gameTextsFor(language: string): GameTexts {
  const texts = settlementTextsFor(language);
  let found = known.get(texts);
  if (!found) {
    const { game } = texts as PartialTexts;
    found = { ...texts, game: over(texts.language.startsWith('zh') ? zhHantGame : enGame, game ?? {}) };
    known.set(texts, found);
  }
  return found;
}
