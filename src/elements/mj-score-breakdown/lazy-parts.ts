/** Modules that a breakdown loads on demand. */
import { isServer } from 'lit';
import { Later } from '../lazy.js';

/** Loaded when a line or a panel is opened. */
export const panels = new Later(() => import('./panels.js'));

/** Loaded when there is something to compare. A server must load it before rendering. */
export const comparison = new Later(() => import('./comparison.js'));

/** Loaded for a Score that the page passes in. A server must load it before rendering. */
export const given = new Later(() => import('./given.js'));

/** Loaded for a walk through the lines. A server must load it before rendering. */
export const walk = new Later(() => import('./steps.js'));

if (isServer) void given.load();
