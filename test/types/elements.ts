/** Checked by `npm run types`, never run: valid uses, and an invalid one below each `@ts-expect-error`. */
import type { MjHand, MjScoreBreakdown, MjSettlement, MjTile, Score, Settlement } from '../../src/index.js';

const tile: MjTile = document.createElement('mj-tile');
const hand: MjHand = document.createElement('mj-hand');
const breakdown: MjScoreBreakdown | null = document.querySelector('mj-score-breakdown');
const settlement: MjSettlement | null = document.querySelector('mj-settlement');

tile.faceDown = true;
hand.seat = 'south';
hand.profile = 'british';
breakdown!.score = hand.score;
const totals: Settlement | undefined = settlement!.settlement;

hand.addEventListener('mj-score', (event) => {
  const score: Score = event.score;
  const same: Score = event.detail.score;
  return [score, same];
});
document.addEventListener('mj-score', ({ score }) => score.value);
window.addEventListener('mj-score', ({ score }) => score.value);
document.addEventListener('mj-settlement', ({ settlement: settled }) => settled.totals.east);
document.body.addEventListener('mj-error', ({ error }) => error.message);

// @ts-expect-error a wind is one of four
hand.seat = 'north-east';
// @ts-expect-error a hand is won by self-draw or discard
hand.win = 'theft';
// @ts-expect-error a profile is one of seven
hand.profile = 'riichi';
// @ts-expect-error the score is read-only
hand.score = null;
// @ts-expect-error a score is not a number
breakdown!.score = 52;
// @ts-expect-error a misspelled property
tile.facedown = true;
// @ts-expect-error a score event has no settlement
document.addEventListener('mj-score', ({ settlement: settled }) => settled);

export { totals };
