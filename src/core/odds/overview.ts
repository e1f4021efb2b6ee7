/** What `<mj-waits>` and its picture show: what a hand waits for or, with 14 tiles, what each discard leaves. */
import { score } from '../engine/score.js';
import type { Hand, Profile, Situation, Wait } from '../index.js';
import { discards, type Discard } from './discards.js';
import { outlook, type Outlook, type Turns } from './outlook.js';
import { toReady, type Progress } from './progress.js';
import { unknownTiles } from './seen.js';
import { waits } from './waits.js';

export interface Overview extends Turns {
  /** How many tiles outside the hand are seen. */
  seen: number;
  /** For 13 tiles. */
  waits?: readonly Wait[];
  outlook?: Outlook;
  /** For 13 tiles that wait for nothing yet. */
  progress?: Progress;
  /** For 14 tiles, with the value of the hand if it is complete. */
  discards?: readonly Discard[];
  value?: number;
}

/** @param turnsIn how many tiles are turned over, given how many are neither in the hand nor seen */
export function overviewOf(
  hand: Hand,
  situation: Situation,
  profile: Profile,
  seen: string,
  turnsIn: (all: number) => Turns,
): Overview {
  const all = unknownTiles(hand, { seen });
  const turns = turnsIn(all);
  const overview = { ...turns, seen: unknownTiles(hand) - all };
  const { sets, concealed, winningTile, bonus } = hand;
  const held = winningTile === undefined ? concealed : [...concealed, winningTile];
  if (held.length + sets.length * 3 === 14) {
    const found = discards(hand, situation, profile, { seen, ...turns });
    return { ...overview, discards: found, value: valueOf(hand, situation, profile) };
  }
  const waiting = { sets, concealed: held, bonus };
  const found = waits(waiting, situation, profile, { seen });
  const progress = found.length ? undefined : toReady(waiting, profile, { seen });
  return { ...overview, waits: found, outlook: outlook(found, turns), progress };
}

function valueOf(hand: Hand, situation: Situation, profile: Profile): number | undefined {
  try {
    return hand.winningTile === undefined ? undefined : score(hand, situation, profile).value;
  } catch {
    return undefined;
  }
}
