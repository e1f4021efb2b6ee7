/** The tile editors of the players who show tiles, inside the form of a game. */
import type { Position } from '../../core/game.js';
import type { Draft, DraftTiles } from '../../game/draft.js';
import { MjHand } from '../mj-hand/mj-hand.js';

export class TileEditors {
  #editors: (MjHand | undefined)[] = [];

  /**
   * @param game - The element around them
   * @param edited - Called with the tiles of a player whenever they change
   * @param scored - Called whenever a hand is scored, or cannot be
   */
  constructor(
    readonly game: HTMLElement,
    readonly edited: (player: number, tiles: DraftTiles) => void,
    readonly scored: () => void,
  ) {}

  of(player: number): MjHand | undefined {
    return this.#editors[player];
  }

  #open({ notation, situation }: DraftTiles): MjHand {
    // Not earlier: hands on the page wait for the elements around them.
    MjHand.define();
    const hand = this.game.ownerDocument.createElement('mj-hand');
    hand.editable = true;
    if (notation) hand.hand = notation;
    if (situation.circumstances) hand.circumstances = situation.circumstances.join(' ');
    if (situation.seen !== undefined) hand.seen = situation.seen;
    const hear = (names: readonly string[], act: () => void): void => {
      for (const name of names)
        hand.addEventListener(name, (event) => {
          event.stopPropagation();
          act();
        });
    };
    hear(['input', 'change'], () =>
      this.edited(this.#editors.indexOf(hand), { notation: hand.value, situation: hand.currentSituation }),
    );
    hear(['mj-score', 'mj-error', 'mj-clear'], this.scored);
    return hand;
  }

  clear(): void {
    this.#editors = [];
  }

  /** Opens and closes editors, and passes to them what the game knows: seats, the round, and how the hand was won. */
  update({ winner, discarder, tiles }: Draft, position: Position | null, isDisabled: boolean): void {
    this.#editors = [0, 1, 2, 3].map((player) => {
      const entered = tiles[player];
      if (!entered) return undefined;
      const hand = this.of(player) ?? this.#open(entered);
      hand.seat = position?.seatOf[player];
      hand.round = position?.round;
      hand.partial = player !== winner;
      hand.win = player !== winner ? undefined : discarder === 'self-draw' ? 'self-draw' : 'discard';
      hand.disabled = isDisabled;
      return hand;
    });
  }

  exchange(player: number, other: number): void {
    const editors = this.#editors;
    [editors[player], editors[other]] = [editors[other], editors[player]];
  }
}
