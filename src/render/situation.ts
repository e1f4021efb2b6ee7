/** A discreet line about a hand: its seat, the round and how it was won. */
import type { TemplateResult } from 'lit';
import type { Situation } from '../core/index.js';
import type { HandTexts } from '../lang/types.js';
import { clausesOf, type Clause } from './situation-clauses.js';
import { renderPieces, type Piece } from './templates.js';

/** An icon with its label; a wind is the character as engraved on its tile. */
const pieceOf = ({ icon, shape, words }: Clause, place: number): readonly Piece[] => [
  place ? '<span class="comma" aria-hidden="true">, </span>' : '',
  `<span><svg ${shape ? `class="${shape}" viewBox="-25 25 350 350"` : 'viewBox="0 0 16 16"'} aria-hidden="true"><path d="${icon}"></path></svg>`,
  [words],
  '</span>',
];

/** The situation line, without anything unknown: an invalid seat is reported elsewhere. */
export function renderSituation(situation: Situation, won: boolean, texts: HandTexts): TemplateResult {
  const clauses = clausesOf(situation, won, texts);
  const key = clauses.map(({ icon, shape }) => `${shape} ${icon}`).join();
  return renderPieces(`facts ${key}`, [
    '<p class="facts" part="situation situation-line">',
    ...clauses.flatMap(pieceOf),
    '</p>',
  ]);
}
