/** What a hand says: its name for screen readers, and what is wrong with it. */
import { html, nothing, type TemplateResult } from 'lit';
import { tilesBesides } from '../../core/engine/hand.js';
import { NotationError, type Hand, type HandError, type Score, type Situation } from '../../core/scoring.js';
import type { HandTexts, SpokenError, SpokenHand } from '../../lang/types.js';
import { renderFault } from './fault.js';

/** The hand in groups if it is won, as far as its score may be known. */
export function spokenHand(
  hand: Hand,
  score: Score | null,
  { win, circumstances }: Situation,
  isWinShown: boolean | undefined,
): SpokenHand {
  const { bonus, winningTile } = hand;
  // A set with unknown tiles cannot be named.
  const sets = hand.sets.filter(({ tiles }) => !tiles.includes('?'));
  const { reading: groups, won } = score ?? { reading: sets, won: false };
  return {
    groups,
    tiles: won ? [] : tilesBesides(hand, groups),
    bonus,
    winningTile,
    win,
    circumstances,
    isWinShown,
  };
}

/** What is wrong, in place or below the tiles: an invalid notation, or an unknown word. */
export const renderError = (error: Error | null, texts: HandTexts): TemplateResult | typeof nothing =>
  error instanceof NotationError
    ? renderFault(error, texts, true)
    : error
      ? html`<p class="message" part="message" role="alert">${texts.error(error as unknown as SpokenError)}</p>`
      : nothing;

/** Whether an error is shown with the hand: invalid notation, or an unknown word or seen tiles that cannot be, unless an enclosing breakdown reports it. */
export const isShown = (error: Error | null, isInBreakdown: boolean): boolean =>
  error instanceof NotationError ||
  (!isInBreakdown && /^(unknown-word$|seen-)/.test(`${(error as Partial<HandError>)?.details?.sentence}`));

/** Whether a hand that has too few tiles may be part of one: it has no winning tile. */
export const isPart = (error: Error, hand: Hand | null): boolean => {
  const { details } = error as Partial<HandError>;
  return !hand?.winningTile && Number(details?.found) < Number(details?.expected);
};
