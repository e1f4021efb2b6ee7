/** The property that holds the rules of an element’s table. In a module of its own, so that the editor does not split the first file of an app. */
export const tableKey = Symbol.for('mahjong-elements.table');
