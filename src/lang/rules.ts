/** The texts of `<mj-rules>`, in a module that loads with it. */
import { over } from './choose.js';
import { enRules } from './en/rules.js';
import { panelTextsFor } from './panels.js';
import type { PanelTexts, PartialTexts, RulebookTexts } from './types.js';
import { zhHantRules } from './zh-Hant/rules.js';

/** The same texts are the same object, so that a booklet is written again only when they change. */
const known = new WeakMap<PanelTexts, RulebookTexts>();

/** Returns the texts for a table's rules in the language of a tag, or in the closest match. */
export function rulesTextsFor(language: string): RulebookTexts {
  const texts = panelTextsFor(language);
  let found = known.get(texts);
  if (!found) {
    const { rules } = texts as PartialTexts;
    found = {
      ...texts,
      rules: over(texts.language.startsWith('zh') ? zhHantRules(texts) : enRules, rules ?? {}),
    };
    known.set(texts, found);
  }
  return found;
}
