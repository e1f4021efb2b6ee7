/** Features that few hands need, loaded when the first hand asks for them. */
import { html, nothing, type TemplateResult } from 'lit';
import { asText } from '../../core/errors.js';
import { numberIn, withoutPoints } from '../../core/numbers.js';
import { NotationError, type Hand, type Score } from '../../core/scoring.js';
import type { HandTexts, SpokenError } from '../../lang/types.js';
import { renderFault } from './fault.js';
import { tilesDrawn } from '../../render/tiles-drawn.js';
import { tilesBesides } from '../../core/engine/hand.js';
import { extrasTextsFor } from '../../lang/extras.js';
import type { Highlight } from '../../render/hand.js';
import { indexStyles } from '../../render/index.styles.js';
import { lightUp } from '../../render/light-up.js';
import { renderSituation } from '../../render/situation.js';
import { situationStyles } from '../../render/situation.styles.js';
import { tokenStyles } from '../../render/tokens.styles.js';
import { tableKey } from '../table-key.js';
import type { CountedHand } from './counted-hand.js';
import { readTiles } from './display-notation.js';
import type { MjHand } from './mj-hand.js';

export { readHand, saidOf } from './display-notation.js';

export const extrasStyles = [tokenStyles, ...situationStyles, indexStyles];

/** Content below the tiles: the situation line, and any error in the tiles to highlight. */
export function renderBelow(element: MjHand, hand: Hand, texts: HandTexts): TemplateResult {
  const { highlight, notation, showsSituation, currentSituation } = element;
  return html`
    ${showsSituation ? renderSituation(currentSituation, hand.winningTile !== undefined, texts) : nothing}${
      highlight ? renderMissing(readTiles(highlight, notation), hand, texts, element.language) : nothing
    }
  `;
}

function renderMissing(
  { tiles, error }: ReturnType<typeof readTiles>,
  hand: Hand,
  texts: HandTexts,
  language: string,
): TemplateResult | typeof nothing {
  if (error) return renderFault(error, texts);
  const missing = tilesBesides({ sets: [], concealed: tiles, bonus: [] }, [{ tiles: tilesDrawn(hand) }]);
  if (!missing[0]) return nothing;
  return html`<p class="message" part="message">${extrasTextsFor(language).notHeld(texts.tiles(missing))}</p>`;
}

/** The tiles to highlight: those being pointed at, otherwise those that the author highlights. */
export function litIn(element: MjHand): Highlight {
  const { highlighted, highlight, notation } = element;
  return !highlight || (Array.isArray(highlighted) && highlighted.length)
    ? { lit: highlighted }
    : { lit: readTiles(highlight, notation).tiles, mark: extrasTextsFor(element.language).highlighted };
}

const litUp = new WeakSet<MjHand>();

/** Lights up the tiles to highlight in a rendered hand, and no others. */
export function lightUpIn(element: MjHand, { tiles: hand, groups }: CountedHand): void {
  const { lit } = litIn(element);
  const isLit = !element.editable && Array.isArray(lit) && lit.length > 0;
  if (hand && (isLit || litUp.has(element))) lightUp(element.shadowRoot!, { hand, groups, lit: isLit ? lit : [] });
  if (isLit) litUp.add(element);
  else litUp.delete(element);
}

const expectedIn = ({ expect }: MjHand): string => withoutPoints(asText(expect ?? '').trim());

/** Whether a hand has another value than the author expects. */
export function isUnexpected(element: MjHand, score: Score | null): boolean {
  const expected = expectedIn(element);
  return expected !== '' && !element[tableKey].conceals && numberIn(expected) !== score?.value;
}

export const renderUnexpected = (element: MjHand, score: Score | null): TemplateResult => {
  const { error, texts, language } = element;
  // A notation error is already shown in place.
  const why = error && !(error instanceof NotationError) ? ` ${texts.error(error as unknown as SpokenError)}` : '';
  return html`<p class="message" part="unexpected">${extrasTextsFor(language).notExpected(expectedIn(element).slice(0, 20), score?.value)}${why}</p>`;
};
