import { layHand, type HandToLay } from './hand-layout.js';

/** Lights up tiles of a hand that has been rendered, and no others. */
export function lightUp(root: ParentNode, hand: HandToLay): void {
  const laid = layHand(hand).flatMap(({ tiles }) => tiles);
  root.querySelectorAll('.hand .tile').forEach((tile, place) => {
    for (const words of [tile.classList, tile.part]) words.toggle('lit', Boolean(laid[place]?.lit));
  });
}
