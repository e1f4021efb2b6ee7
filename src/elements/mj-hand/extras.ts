/** What few hands need: loaded when the first of them asks for it. */
export { renderSituation } from '../../render/situation.js';
export { situationStyles as extrasStyles } from '../../render/situation-styles.js';
