/**
 * A hand while it is scored: laid out, with its readings and what they have in common.
 *
 * A workspace is reused, because creating one costs as much as scoring a hand. A core function borrows one, passes it on
 * as an argument and gives it back; until then nothing else can use it. A nested call, such as a page scoring one hand in
 * a getter of another, borrows a different one. After an error it is not given back, and the next call creates a new one.
 */
import { MOST_GROUPS } from './groups.js';
import { Layout } from './layout.js';
import { Reading } from './reading.js';
import { Tally } from './tally.js';

/** No hand has more awards for groups and bonus tiles: each table's own awards may be given for all of them. */
const MOST_LINES = (MOST_GROUPS + 8) * 80;

export class Workspace extends Layout {
  /** Another one that is not in use, if this one is not. */
  next: Workspace | undefined = undefined;
  /** The readings of the hand: the first `found` entries. */
  readonly readings: Reading[] = [];
  found = 0;
  readonly tally: Tally = new Tally();

  /** A list that itemizing fills: awards for groups in scoring order. */
  readonly places: Int32Array = new Int32Array(MOST_LINES);
}

/** Adds a reading to those found. Its fields are those of an earlier hand until they are set. */
export function addReading(workspace: Workspace): Reading {
  const { readings, found } = workspace;
  if (found === readings.length) readings.push(new Reading());
  workspace.found++;
  return readings[found];
}

/** The workspaces that nothing uses: the first of a list. */
let idle: Workspace | undefined;

export function borrowWorkspace(): Workspace {
  const workspace = idle ?? new Workspace();
  idle = workspace.next;
  workspace.next = undefined;
  return workspace;
}

export function giveBack(workspace: Workspace): void {
  workspace.next = idle;
  idle = workspace;
}
