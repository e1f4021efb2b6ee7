/** German: the details of a score. */
import { countParts } from '../clauses.js';
import { causes, clauses, options } from '../texts/de/options.js';
import { meanings, panels as texts } from '../texts/de/panels.js';
import { facts, countWords, single, reasons, short } from '../texts/de/reasons.js';
import type { FactName } from '../../core/index.js';
import type { Part, SectionTexts } from '../types.js';

/** Mindestens 3 verdeckte Pungs aus Winden. */
function countName(of: string): string | undefined {
  const parts = countParts(of);
  if (!parts) return undefined;
  const { how, times, exposure, form, tiles: tilesOf } = parts;
  const [noun, ending] =
    times === '1' ? (single[form] ?? [form, '']) : [countWords[form] ?? form, how === 'no' ? 'n' : ''];
  const adjective = exposure && `${countWords[exposure]!}${ending} `;
  return `${countWords[how]!}${times && `${times} `}${adjective}${noun}${tilesOf && ` ${countWords[tilesOf] ?? `aus ${tilesOf}`}`}`;
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
