/** Follows what properties change in a hand: frameworks set them, and no attribute changes then. */
import type { ReactiveController, ReactiveElement } from 'lit';
import type { Hand, Situation } from '../core/index.js';

interface FollowedHand
  extends Element, Partial<Pick<ReactiveElement, 'addController' | 'removeController' | 'isUpdatePending'>> {
  readonly tiles: Hand | null;
  readonly currentSituation: Situation;
}

/** Calls back when a hand has other tiles or another situation, even if no event fires. @returns a function that stops it */
export function followHand(hand: FollowedHand, changed: () => void): () => void {
  const state = (): string => JSON.stringify([hand.tiles, hand.currentSituation]);
  // A hand that waits for its first update is not counted before it.
  let before = hand.isUpdatePending ? '' : state();
  const follower: ReactiveController = {
    hostUpdated() {
      const now = state();
      if (now !== before) changed();
      before = now;
    },
  };
  hand.addController?.(follower);
  return () => hand.removeController?.(follower);
}
