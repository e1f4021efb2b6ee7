/** On a page that allows no inline style. */
import './hydrated.js';
