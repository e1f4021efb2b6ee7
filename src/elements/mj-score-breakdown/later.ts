/** Modules that a breakdown loads on demand. */
import { isServer } from 'lit';
import { Later } from '../later.js';

/** Loaded when a line or a panel is opened. */
export const panels = new Later(() => import('./panels.js'));

/** Loaded when there is something to compare. A server must load it before rendering. */
export const comparison = new Later(() => import('./comparison.js'));

if (isServer) void comparison.load();
