/** Italian: the details of a score. */
import { countParts } from '../clauses.js';
import { causes, clauses, options } from '../texts/it/options.js';
import { meanings, panels as texts } from '../texts/it/panels.js';
import { facts, ofTiles, bounds, reasons, short } from '../texts/it/reasons.js';
import type { FactName } from '../../core/index.js';
import type { Part, SectionTexts } from '../types.js';

/** The words of a condition that counts sets. */
const forms: Readonly<Record<string, [one: string, several: string, isFeminine?: true]>> = {
  pung: ['tris', 'tris'],
  kong: ['poker', 'poker'],
  chow: ['scala', 'scale', true],
  set: ['combinazione', 'combinazioni', true],
  pair: ['coppia', 'coppie', true],
  flower: ['fiore', 'fiori'],
  season: ['stagione', 'stagioni', true],
};
/** Almeno 3 tris coperti di venti; nessuna scala scoperta. */
function countName(condition: string): string | undefined {
  const parts = countParts(condition);
  if (!parts) return undefined;
  const { how, times, exposure, form, tiles: tilesOf } = parts;
  const [one, several, isFeminine] = forms[form] ?? [form, form];
  const isSingular = how === 'no' || times === '1';
  const ending = isSingular ? (isFeminine ? 'a' : 'o') : isFeminine ? 'e' : 'i';
  const many = how === 'no' ? (isFeminine ? 'nessuna' : 'nessun') : bounds[how]!;
  const adjective = exposure && ` ${exposure === 'concealed' ? 'copert' : 'scopert'}${ending}`;
  const ofWhat = tilesOf && (ofTiles[tilesOf] ?? ` di ${tilesOf}`);
  return `${many} ${times && `${times} `}${isSingular ? one : several}${adjective}${ofWhat}`;
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
