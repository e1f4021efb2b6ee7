import { isServer } from 'lit';
import { MjFormElement } from './mj-form-element.js';

/** Base class of the form controls that a form validates. */
export abstract class MjValidatedElement extends MjFormElement {
  /** Keeps properties correct when they are read before the element has rendered. */
  protected catchUp(): void {}

  /** The control at which a form shows why the value cannot be submitted, unless one is wrong or has the focus. */
  protected abstract get firstControl(): HTMLElement | undefined;

  /** Pages that check while the reader types must not move the focus. */
  protected get anchor(): HTMLElement | undefined {
    const root = this.shadowRoot;
    const wrong = root?.querySelector<HTMLElement>('[aria-invalid=true]');
    return wrong ?? (root?.activeElement as HTMLElement | null) ?? this.firstControl;
  }

  constructor() {
    super();
    // Not when the validity is set: the controls are rendered after that, and others may replace them.
    if (!isServer) this.addEventListener('invalid', this.#anchorMessage);
  }

  readonly #anchorMessage = (): void => {
    const { validity, validationMessage } = this.internals;
    this.internals.setValidity(validity, validationMessage, this.anchor);
  };

  /** Lets a form submit the value, unless a message says what is wrong with it. */
  protected setMistake(message = ''): void {
    this.internals.setValidity({ badInput: message !== '' }, message);
  }

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
