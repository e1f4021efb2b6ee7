/** The texts of `<mj-rules>`, in a module that loads with it. */
import { enRules } from './en/rules.js';
import { panelTextsFor } from './panels.js';
import type { RulebookTexts } from './types.js';
import { zhHantRules } from './zh-Hant/rules.js';

/** Returns the texts for a table's rules in the language of a tag, or in the closest match. */
export function rulesTextsFor(language: string): RulebookTexts {
  const texts = panelTextsFor(language);
  const rules = texts.rules ?? (texts.language.startsWith('zh') ? zhHantRules(texts) : enRules);
  return { ...texts, rules: { ...enRules, ...rules } };
}
