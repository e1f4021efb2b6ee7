/** The texts of pictures that show more than a hand and its score. */
import { enCount } from './en/count.js';
import { bookMessages } from './panel-texts.js';
import { picture } from './texts/en/picture.js';
import { settlement } from './en/settlement.js';
import { enRules, withRules } from './rules-texts.js';
import { gameMessages, withGame } from './game.js';
import { waitsMessages, withWaits } from './waits.js';
import { chooser } from './choose.js';
import { section } from './sections.js';
import type { AllPictureTexts, TableTexts } from './types.js';

/** Returns the texts for pictures of settlements in the language of a tag, or in the closest match; so do the others. */
export const settlementPictureTextsFor = chooser<TableTexts & AllPictureTexts>({ ...enCount, settlement, picture });

export const waitsPictureTextsFor = section(
  ['waits', 'oddsErrors'],
  { ...enCount, ...waitsMessages, picture },
  withWaits,
);

export const rulesPictureTextsFor = section(
  ['panels', 'rules'],
  { ...bookMessages, rules: enRules, picture },
  withRules,
);

export const gamePictureTextsFor = section(['game'], { ...gameMessages, picture }, withGame);
