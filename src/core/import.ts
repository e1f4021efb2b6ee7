/**
 * Games and hands of other programs: kajongg, whose games are in a database, and xmj, whose server writes a file for each hand.
 *
 * It has no DOM access and no dependencies, and reads no files: it is given texts and the rows of tables.
 */
export { compareFigures, type FigureDifference } from './import/compare.js';
export type { HandFigures, ImportedGame } from './import/game.js';
export { programs, readForeignHand, type ForeignHand, type Program } from './import/hands.js';
export { readKajonggGames, type KajonggGame, type KajonggTables, type Row } from './import/kajongg.js';
export { readXmjGame } from './import/xmj.js';
