/** Traditional Chinese: the details of a score. */
import { countParts } from '../clauses.js';
import { causes, clauses, options } from '../texts/zh-Hant/options.js';
import { meanings, panels as texts } from '../texts/zh-Hant/panels.js';
import { facts, countWords, reasons, short } from '../texts/zh-Hant/reasons.js';
import type { FactName } from '../../core/index.js';
import type { Part, SectionTexts } from '../types.js';

/** 至少 3 組暗的風牌刻子 */
function countName(of: string): string | undefined {
  const parts = countParts(of);
  if (!parts) return undefined;
  const { how, times, exposure, form, tiles: tilesOf } = parts;
  const inWords = (word: string): string => countWords[word] ?? ` ${word} 的`;
  const unit = form === 'flower' || form === 'season' ? ' 張' : ' 組';
  return `${countWords[how]!}${times ? times + unit : ''}${exposure && inWords(exposure)}${tilesOf ? inWords(tilesOf) : ''}${inWords(form)}`;
}

export const panels = {
  ...texts,
  meanings,
  reasons,
  short,
  options,
  clauses,
  causes,
  condition: (of) => (Object.hasOwn(facts, of) ? facts[of as FactName] : countName(of)),
} satisfies Part<SectionTexts['panels']>;
