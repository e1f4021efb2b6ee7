/** Lit’s decorators for reactive properties, without the code for accessors and standard decorators, which no element here uses. */
import type { LitElement, PropertyDeclaration } from 'lit';

type Decorator = (prototype: LitElement, name: string) => void;

/** A reactive property with an attribute of the same name in lowercase, unless the options say otherwise. */
export const property =
  (options?: PropertyDeclaration): Decorator =>
  (prototype, name) =>
    (prototype.constructor as typeof LitElement).createProperty(name, options);

/** A reactive property without an attribute, for internal state. */
export const state = (): Decorator => property({ state: true, attribute: false });
