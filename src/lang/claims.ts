/** The texts of `<mj-claims>`, in a module that loads with it. */
import { claimSentences } from '../core/claims/errors.js';
import type { AwardedClaim, Moment } from '../core/claims.js';
import type { Tile, Wind } from '../core/index.js';
import { enHand } from './en/hand.js';
import { sentences } from './marks.js';
import { section } from './sections.js';
import { claims } from './texts/en/claims.js';
import type { ClaimsMessages, HandTexts } from './types.js';

export type ClaimsTexts = ReturnType<typeof textsOf>;
export type AllClaimsTexts = HandTexts & { claims: ClaimsTexts };

/** In English, errors are worded by the core. */
const english: ClaimsMessages = { ...claims, errors: { ...claimSentences, ...claims.errors } };

function textsOf(say: ClaimsMessages, language: string) {
  const why = ({ reason, claim, order }: AwardedClaim): string =>
    reason === 'higher-claim'
      ? say.why[reason](claim!.kind, order.find(({ by }) => by !== claim!.by)!.kind)
      : say.why[reason];
  return {
    ...say,
    reasons: {
      ...say.reasons,
      'no-run': (tile: Tile, seat: Wind): string => say.reasons['no-run'](tile, seat, tile.length > 1),
    },
    /** The reason alone, for the comparison. */
    why,
    /** Who gets the tile, why, and who plays next. */
    award: (awarded: AwardedClaim, discarder: Wind): string => {
      const { to, claim, next, skipped } = awarded;
      if (!to) return say.draws(next!);
      return sentences(
        [
          say.gets(to, claim!.kind),
          why(awarded),
          next ? say.turn(to, next, skipped) : '',
          next === discarder ? say.back(next) : '',
        ],
        language,
      );
    },
    /** Follows a law: until when others, which contradict it, allow the same; null if they never do. */
    otherLaws: (laws: string, until: Moment | null): string => {
      const moment = until ? say.moments[until] : '';
      return say.otherLaws(laws, moment, moment.charAt(0).toLowerCase() + moment.slice(1));
    },
  };
}

export const claimsTextsFor = section(['claims'], { ...enHand, claims: english }, ({ claims: say, ...texts }) => ({
  ...texts,
  claims: textsOf(say, texts.language),
}));
