/** Dutch: the details of a score. */
import { countParts } from '../clauses.js';
import { causes, clauses, options } from '../texts/nl/options.js';
import { meanings, panels as texts } from '../texts/nl/panels.js';
import { facts, countWords, single, reasons, short } from '../texts/nl/reasons.js';
import type { FactName } from '../../core/index.js';
import type { Part, SectionTexts } from '../types.js';

/** Ten minste 3 dichte pungs van winden. */
function countName(of: string): string | undefined {
  const parts = countParts(of);
  if (!parts) return undefined;
  const { how, times, exposure, form, tiles: tilesOf } = parts;
  const inWords = (word: string): string => countWords[word] ?? word;
  const noun = times === '1' ? single[form] : countWords[form];
  // 1 dicht paar, as it has no article.
  const adjective =
    times === '1' && form === 'pair' && exposure === 'concealed' ? 'dicht ' : exposure && inWords(exposure);
  return `${countWords[how]!}${times && `${times} `}${adjective}${noun ?? form}${tilesOf && ` van ${inWords(tilesOf)}`}`;
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
