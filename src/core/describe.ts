/**
 * The rules of a table, row by row, for pages that show them: what each award and option is worth, what it is called
 * elsewhere, and a hand that earns it.
 *
 * This is a separate module, `mahjong-elements/core/describe.js`, because scoring a hand does not need it.
 */
import './notes.js';
export * from './describe/describe.js';
