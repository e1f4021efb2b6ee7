import { MjFormElement } from './mj-form-element.js';

/** Base class of the form controls that a form validates. */
export abstract class MjValidatedElement extends MjFormElement {
  /** Keeps properties correct when they are read before the element has rendered. */
  protected catchUp(): void {}

  get validity(): ValidityState {
    this.catchUp();
    return this.internals.validity;
  }

  /** Why the value cannot be submitted; empty if it can. */
  get validationMessage(): string {
    this.catchUp();
    return this.internals.validationMessage;
  }

  get willValidate(): boolean {
    return this.internals.willValidate;
  }

  checkValidity(): boolean {
    this.catchUp();
    return this.internals.checkValidity();
  }

  reportValidity(): boolean {
    this.catchUp();
    return this.internals.reportValidity();
  }
}
