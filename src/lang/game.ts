/** The texts of `<mj-game>`, in a module that loads with it. */
import { enCount } from './en/count.js';
import { enGame } from './en/game.js';
import { settlement } from './en/settlement.js';
import { section } from './sections.js';
import type { GameTexts } from './types.js';

/** Returns the texts for games in the language of a tag, or in the closest match. */
export const gameTextsFor = section<GameTexts>(['game'], { ...enCount, settlement, game: enGame });
