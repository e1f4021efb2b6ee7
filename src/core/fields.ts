/** An error for a misspelled name in data that a script passes. */
import { InputError } from './guarded.js';
import type { Situation } from './types.js';

/** The names of all fields of some data. */
export type Fields<Data> = Readonly<Record<keyof Data, 1>>;

const SITUATION: Fields<Situation> = { seat: 1, round: 1, win: 1, circumstances: 1, seen: 1, dead: 1, partial: 1 };

/** How many letters of a name another one does not have. */
const countOthers = (name: string, other: string): number =>
  [...other].reduce((left, letter) => left.replace(letter, ''), name).length;

/** Whether two names differ only by one letter more, or by their order after the first one. */
const areClose = (name: string, other: string): boolean =>
  name[0] === other[0] &&
  Math.abs(name.length - other.length) < 2 &&
  countOthers(name, other) + countOthers(other, name) < 2;

/** Throws an error for a name that no field has, if it is close to that of a field that is missing. */
function refuseMisspelled(name: string, data: object, fields: object, place: string): void {
  const isMeant = (field: string): boolean => !(field in data) && areClose(name.toLowerCase(), field.toLowerCase());
  const field = Object.keys(fields).find(isMeant);
  if (field) throw new InputError(place, `“${field}”`, name);
}

/**
 * Returns data whose names are spelled right. What a script passes may have more fields than are read, such as a row of its database, so
 * only a name that is close to that of a field that is missing counts as misspelled.
 *
 * @throws {InputError} with both names
 */
export function spelled<Data>(data: Data, fields: Readonly<Record<string, 1>>, place: string): Data {
  if (typeof data === 'object' && data)
    for (const name of Object.keys(data)) if (!Object.hasOwn(fields, name)) refuseMisspelled(name, data, fields, place);
  return data;
}

const SITUATION_FIELDS = Object.keys(SITUATION);

/** The same for a situation. Few have other fields, and comparing names takes much less time than looking them up. */
export function spelledSituation<Data>(situation: Data): Data {
  names: for (const name of Object.keys(situation ?? {})) {
    for (const field of SITUATION_FIELDS) if (field === name) continue names;
    return spelled(situation, SITUATION, 'situation');
  }
  return situation;
}
