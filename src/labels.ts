/** Text for scripts: award names and scores in words, in the languages loaded on the page. */
import { guarded } from './core/guarded.js';
import { breakdownOf, spokenHand } from './breakdown/model.js';
import type { Score } from './core/scoring.js';
import { isOwnAward } from './core/own-awards/terms.js';
import { ruleIds, type RuleId } from './core/rules/index.js';
import { shown } from './core/errors.js';
import { pictureTextsFor as textsFor } from './lang/picture.js';

export { nameAward } from './lang/own-awards.js';

/**
 * Returns the name of an award: “Half flush”, 混一色.
 *
 * @param id the award’s id, as in `Score.awards`; any other word is returned unchanged
 * @param lang a BCP 47 tag; English unless the page has loaded that language
 */
export const awardLabel = /* @__PURE__ */ guarded(
  'awardLabel',
  'the id of an award',
  (id: RuleId | (string & {}), lang = 'en'): string =>
    isOwnAward(id) || (ruleIds as readonly string[]).includes(id)
      ? textsFor(lang).rule(shown(id, 80) as RuleId)
      : shown(id, 80),
);

/**
 * Returns a score in words: how the points and doubles add up, followed by the hand.
 *
 * @param lang a BCP 47 tag; English unless the page has loaded that language
 */
export const describe = /* @__PURE__ */ guarded('describe', 'a Score', (score: Score, lang = 'en'): string => {
  const texts = textsFor(lang);
  const { count } = breakdownOf(score);
  return [texts.breakdown.summary(count), texts.hand(spokenHand(score))].join(texts.picture.sentenceGap);
});
