import type { Wind } from 'mahjong-elements/core';

export interface Player {
  seat: Wind;
  hand: string;
}

export const players: Player[] = [
  { seat: 'east', hand: '(888c) EE 123b 456c 79d' },
  { seat: 'south', hand: '(RRR) [2222c] 456b 99d 78d +9d 2f' },
  { seat: 'west', hand: '(EEE) 111c 234d 55b 79b' },
  { seat: 'north', hand: '(NNN) 44556b 123d WW 1f' },
];
