/** Where elements have the rules of their table. A module of its own: with what inherits rules, the editor would cut an app’s first file in pieces. */
export const tableKey = Symbol.for('mahjong-elements.table');
