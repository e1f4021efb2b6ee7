/** Parts of the core that a page loads only where its rules need them (see `profiles/names.ts`). Each passes itself to {@link provide}. */
import type { Details } from './errors.js';

/** The parts by name, each with its type. */
export interface Parts {}

/** The error of rules whose code could not be loaded. */
export class NotLoaded extends Error {
  override get name(): string {
    return 'NotLoaded';
  }
  readonly code = 'not-loaded';
  readonly details: Details = {};
  constructor() {
    super('Code for these rules is not loaded.');
  }
}

const provided: Partial<Parts> & { __proto__: null } = { __proto__: null };

export const provide = (parts: Partial<Parts>): void => void Object.assign(provided, parts);

export const has = (name: keyof Parts): boolean => provided[name] !== undefined;

/** A part that is there. @throws {NotLoaded} if it is not */
export function part<Name extends keyof Parts>(name: Name): Parts[Name] {
  const found = provided[name];
  if (!found) throw new NotLoaded();
  return found as Parts[Name];
}
