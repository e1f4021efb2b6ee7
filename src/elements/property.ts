/**
 * Lit’s decorators for reactive properties. Those of the `lit` package also support accessors and standard decorators,
 * which no element here uses, and every page would load the code for them.
 */
import type { LitElement, PropertyDeclaration } from 'lit';

type Decorator = (prototype: LitElement, name: string) => void;

/** A reactive property with an attribute of the same name in lowercase, unless the options say otherwise. */
export const property =
  (options?: PropertyDeclaration): Decorator =>
  (prototype, name) =>
    (prototype.constructor as typeof LitElement).createProperty(name, options);

/** A reactive property without an attribute, for internal state. */
export const state = (): Decorator => property({ state: true, attribute: false });
