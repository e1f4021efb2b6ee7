/** French: the details of a score. */
import { countParts } from '../clauses.js';
import { causes, clauses, options } from '../texts/fr/options.js';
import { meanings, panels as texts } from '../texts/fr/panels.js';
import { facts, how, ofTiles, reasons, short } from '../texts/fr/reasons.js';
import type { FactName } from '../../core/index.js';
import type { Part, SectionTexts } from '../types.js';

const forms: Readonly<Record<string, [one: string, isFeminine?: true]>> = {
  pung: ['Pung'],
  kong: ['Kong'],
  chow: ['Chow'],
  set: ['combinaison', true],
  pair: ['paire', true],
  flower: ['Fleur', true],
  season: ['Saison', true],
};
/** Au moins 3 Pungs cachés de Vents. */
function countName(condition: string): string | undefined {
  const parts = countParts(condition);
  if (!parts) return undefined;
  const { times, exposure, form, tiles: tilesOf } = parts;
  const [noun, isFeminine] = forms[form] ?? [form];
  const plural = times === '1' ? '' : 's';
  const adjective = exposure && ` ${exposure === 'concealed' ? 'caché' : 'exposé'}${isFeminine ? 'e' : ''}${plural}`;
  const ofWhat = tilesOf && (ofTiles[tilesOf] ?? ` de ${tilesOf}`);
  return `${how[parts.how]!}${times && `${times} `}${noun}${plural}${adjective}${ofWhat}`;
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
