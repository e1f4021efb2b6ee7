/** Japanese: the details of a score. */
import { countParts } from '../clauses.js';
import { causes, clauses, options } from '../texts/ja/options.js';
import { meanings, panels as texts } from '../texts/ja/panels.js';
import { facts, countWords, reasons, short } from '../texts/ja/reasons.js';
import type { FactName } from '../../core/index.js';
import type { Part, SectionTexts } from '../types.js';

/** 門前の風牌の刻子が3組以上. */
function countName(of: string): string | undefined {
  const parts = countParts(of);
  if (!parts) return undefined;
  const { how, times, exposure, form, tiles: tilesOf } = parts;
  const inWords = (word: string): string => countWords[word] ?? word;
  const what = `${exposure && inWords(exposure)}${tilesOf ? `${inWords(tilesOf)}の` : ''}${inWords(form)}`;
  const unit = form === 'flower' || form === 'season' ? '枚' : '組';
  return how === 'no'
    ? `${what}なし`
    : `${what}が${how === 'exactly' ? 'ちょうど' : ''}${times || 1}${unit}${how === 'at least' ? '以上' : how === 'at most' ? '以下' : ''}`;
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
