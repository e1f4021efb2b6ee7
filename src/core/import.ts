/** Games and hands of other programs: kajongg, from the rows of its database, and xmj, from the file of each hand. It reads no files. */
export { compareFigures, type FigureDifference } from './import/compare.js';
export type { HandFigures, ImportedGame } from './import/game.js';
export { programs, readForeignHand, type ForeignHand, type Program } from './import/hands.js';
export { readKajonggGames, type KajonggGame, type KajonggTables, type Row } from './import/kajongg.js';
export { readXmjGame } from './import/xmj.js';
