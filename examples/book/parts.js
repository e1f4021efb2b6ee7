// The pictures and tables of the book, by the names that stand in its chapters.
import { describeProfile } from 'mahjong-elements/core/describe.js';
import { score, settle, winds } from 'mahjong-elements/core';
import { awardLabel, describe } from 'mahjong-elements/labels.js';
import { breakdownToSvg, handToSvg, rulesToSvg, settlementToSvg, waitsToSvg } from 'mahjong-elements/svg.js';

const HAND = '(RRR) [2222c] 456b 99d 78d +9d 2f';
const counted = score(HAND, { seat: 'south', win: 'self-draw' });
const played = { scores: { east: 20, south: counted, west: 8, north: 32 }, winner: 'south' };

export const pictures = {
  hand: handToSvg(HAND),
  breakdown: breakdownToSvg(counted, { hand: false }),
  settlement: settlementToSvg(played),
  waits: waitsToSvg('(RRR) [2222c] 456b 99d 78d'),
  rules: rulesToSvg('classical', { sections: ['doubles', 'limit-hands'] }),
};

const table = (heads, rows) =>
  `<table><thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead><tbody>${rows
    .map(
      ([first, ...rest]) => `<tr><th scope="row">${first}</th>${rest.map((text) => `<td>${text}</td>`).join('')}</tr>`,
    )
    .join('')}</tbody></table>`;
const capital = (text) => text[0].toUpperCase() + text.slice(1);

export const tables = {
  summary: `<p>${describe(counted)}</p>`,
  payments: table(
    ['Seat', 'Wins or loses'],
    winds.map((seat) => [capital(seat), settle(played).totals[seat]]),
  ),
  doubles: table(
    ['Award', 'Worth'],
    describeProfile('classical')
      .filter(({ section, kind, worth }) => section === 'doubles' && kind === 'award' && worth !== 'off')
      .map(({ id, worth }) => [awardLabel(id), worth]),
  ),
};
