/** What a breakdown loads when it needs it. */
import { isServer } from 'lit';
import { Later } from '../later.js';

/** When a line or a panel is opened. */
export const panels = new Later(() => import('./panels.js'));

/** Where there is something to compare. A server has to have it before it renders. */
export const comparison = new Later(() => import('./comparison.js'));

if (isServer) void comparison.load();
