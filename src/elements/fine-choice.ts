/** The choice of an error that a player is fined for; loaded where errors are recorded under rules that have fines. */
import type { IncidentId, Profile } from '../core/index.js';
import { finesIn, incidentNamed, readFine } from '../core/rules/fines.js';
import { rulesTextsFor } from '../lang/rules.js';

export { rulesTextsFor };
export const loadTexts = rulesTextsFor.load;

export interface FineChoice {
  label: string;
  options: readonly (readonly [value: string, text: string, short?: string])[];
  chosen: string;
}

/** The errors that an option of the choice stands for. */
export const errorsOf = (value: string): IncidentId[] => value.split(' ').filter(Boolean) as IncidentId[];

/** The choice for a player: no fine, or an error that costs something. Errors recorded otherwise are an option until another is chosen. */
export function fineChoice(
  name: string,
  written: readonly string[],
  { rules: declared }: Profile,
  language: string,
): FineChoice {
  const { rules, list } = rulesTextsFor(language);
  const fines = finesIn(declared).filter((id) => declared[id] !== 'off');
  const recorded = written.flatMap((error) => incidentNamed(error) ?? []);
  const chosen = recorded.join(' ');
  const isListed = recorded.length < 2 && recorded.every((id) => fines.includes(id));
  return {
    label: rules.fineOf(name),
    options: [
      ['', rules.noFine],
      ...(isListed ? [] : [[chosen, list(recorded.map((id) => rules.error(id)))] as const]),
      ...fines.map((id) => {
        const { points, limit, toEach } = readFine(declared[id]!)!;
        const error = rules.error(id);
        return [id, `${error}: ${rules.fine({ points, limit }, toEach)}`, error] as const;
      }),
    ],
    chosen,
  };
}
