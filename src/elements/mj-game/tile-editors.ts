/** The tile editors of the players who show tiles, inside the form of a game. */
import type { Position } from '../../core/game.js';
import type { Draft, DraftTiles } from '../../game/draft.js';
import { MjHand } from '../mj-hand/mj-hand.js';

export class TileEditors {
  readonly #editors = new Map<number, MjHand>();
  readonly #game: HTMLElement;
  readonly #edited: (player: number, tiles: DraftTiles) => void;
  readonly #scored: () => void;

  /**
   * @param edited - Called with the tiles of a player whenever they change
   * @param scored - Called whenever a hand is scored, or cannot be
   */
  constructor(game: HTMLElement, edited: (player: number, tiles: DraftTiles) => void, scored: () => void) {
    this.#game = game;
    this.#edited = edited;
    this.#scored = scored;
  }

  of(player: number): MjHand | undefined {
    return this.#editors.get(player);
  }

  #open(player: number, { notation, situation }: DraftTiles): void {
    // Not earlier: hands on the page wait for the elements around them.
    MjHand.define();
    const hand = this.#game.ownerDocument.createElement('mj-hand');
    hand.editable = true;
    if (notation) hand.hand = notation;
    if (situation.circumstances) hand.circumstances = situation.circumstances.join(' ');
    if (situation.seen !== undefined) hand.seen = situation.seen;
    for (const name of ['input', 'change'] as const)
      hand.addEventListener(name, (event) => {
        event.stopPropagation();
        // Players may have been exchanged since it was opened.
        const owner = [0, 1, 2, 3].find((place) => this.of(place) === hand) ?? player;
        this.#edited(owner, { notation: hand.value, situation: hand.currentSituation });
      });
    for (const name of ['mj-score', 'mj-error'] as const)
      hand.addEventListener(name, (event) => {
        event.stopPropagation();
        this.#scored();
      });
    this.#editors.set(player, hand);
  }

  clear(): void {
    this.#editors.clear();
  }

  /** Opens and closes editors, and passes to them what the game knows: seats, the round, and how the hand was won. */
  update({ winner, discarder, tiles }: Draft, position: Position | null, isDisabled: boolean): void {
    for (const player of [0, 1, 2, 3]) {
      const entered = tiles[player];
      if (!entered) this.#editors.delete(player);
      else if (!this.#editors.has(player)) this.#open(player, entered);
    }
    for (const [player, hand] of this.#editors) {
      hand.seat = position?.seatOf[player];
      hand.round = position?.round;
      hand.partial = player !== winner;
      hand.win = player !== winner ? undefined : discarder === 'self-draw' ? 'self-draw' : 'discard';
      hand.disabled = isDisabled;
    }
  }

  /** Exchanges the editors of two players. */
  exchange(player: number, other: number): void {
    const [before, now] = [this.#editors.get(other), this.#editors.get(player)];
    for (const [owner, editor] of [
      [player, before],
      [other, now],
    ] as const)
      if (editor) this.#editors.set(owner, editor);
      else this.#editors.delete(owner);
  }
}
