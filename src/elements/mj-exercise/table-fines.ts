/** What an exercise needs about payments at a table that has fines; loaded where there is one. */
export { chooseError } from '../../exercise/table-error.js';
export { rulesTextsFor, loadTexts } from '../fine-choice.js';
