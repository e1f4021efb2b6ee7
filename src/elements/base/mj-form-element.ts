import { isServer } from 'lit';
import { holdPlaces } from '../form-places.js';
import { property, state } from '../property.js';
import type { Later } from '../lazy.js';
import { MjTableElement } from './mj-table-element.js';
import { scoringParts } from './scoring-parts.js';

/**
 * Base class of the elements that are form controls.
 *
 * @cssproperty [--mj-muted] - Secondary text color
 * @cssproperty [--mj-line] - Color of hairlines
 * @cssproperty [--mj-control-font=inherit] - Font of buttons, fields and selects
 */
export abstract class MjFormElement extends MjTableElement {
  static readonly formAssociated = true;
  protected static override readonly parts = scoringParts;

  static override define(tag?: string, registry?: CustomElementRegistry): void {
    holdPlaces(tag ?? this.tag, () => super.define(tag, registry));
  }

  /** The name under which a form submits the value: what was answered or entered, as text; rules also submit their profile, as `NAME.profile`. */
  @property({ reflect: true }) name?: string;
  /** Disables editing or answering, and excludes the element from form submission. */
  @property({ type: Boolean, reflect: true }) disabled = false;

  /** Whether the browser has disabled the element, because of its attribute or an enclosing fieldset. */
  @state() private isFormDisabled = false;

  /** The parts that were asked for, and have not failed to load. */
  readonly #asked = new Set<unknown>();

  constructor() {
    super();
    if (isServer) return;
    // Not when the validity is set: the controls are rendered after that, and others may replace them.
    this.addEventListener('invalid', this.#anchorMessage);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (!isServer && ((this.matches('label *, [id]') && this.labels.length) || this.autofocus))
      import('../ways-in.js').then(
        ({ lead }) => lead(this),
        () => {},
      );
  }

  /** The form that owns the element. */
  get form(): HTMLFormElement | null {
    return this.internals.form;
  }

  get labels(): NodeList {
    return this.internals.labels;
  }

  /** @internal Whether the element cannot be used: its own `disabled` attribute is set, or an enclosing fieldset is disabled. */
  get isDisabled(): boolean {
    return this.disabled || this.isFormDisabled;
  }

  /** @internal Called by the browser when the element or an enclosing fieldset is disabled or enabled. */
  formDisabledCallback(isDisabled: boolean): void {
    this.isFormDisabled = isDisabled;
    // An update that reflects the attribute loses the change.
    queueMicrotask(() => this.requestUpdate());
  }

  /** Loads a part once, such as the controls, and then uses it. If it cannot be loaded, what is displayed stays. */
  protected async useOnce<Module>(part: Later<Module>, use: (module: Module) => unknown): Promise<void> {
    if (isServer || this.#asked.has(part)) return;
    this.#asked.add(part);
    const module = await this.demand(part);
    if (!module) {
      this.#asked.delete(part);
      return;
    }
    // The root exists once the element has rendered, unless a server has made it.
    if (!this.isReplaced) await this.updateComplete;
    await use(module);
    this.requestUpdate();
  }

  /** Sets the role of a group, named by `label` unless it is a control for which the page has a `<label>`. */
  protected setGroup(label: string | null, isControl = true): void {
    this.setRole('group', isControl && this.internals.labels?.length ? null : label);
  }

  /** Sets accessors again whose values were set before the element was defined, and shadow them. */
  protected takeEarly(...names: (keyof this & string)[]): void {
    for (const name of names) {
      if (!Object.hasOwn(this, name)) continue;
      const value = this[name];
      Reflect.deleteProperty(this, name);
      this[name] = value;
    }
  }

  /** Keeps properties correct when they are read before the element has rendered. */
  protected catchUp(): void {}

  /** The control that gets the focus, and at which a form shows why the value cannot be submitted unless one is wrong or has it. */
  protected get firstControl(): HTMLElement | null | undefined {
    return this.shadowRoot?.querySelector<HTMLElement>('button, input');
  }

  /** Pages that check while the reader types must not move the focus. */
  protected get anchor(): HTMLElement | undefined {
    const root = this.shadowRoot!;
    const wrong = root.querySelector<HTMLElement>('[aria-invalid=true]');
    return wrong ?? (root.activeElement as HTMLElement | null) ?? this.firstControl ?? undefined;
  }

  /** Focuses the first control. */
  override focus(options?: FocusOptions): void {
    if (this.firstControl) this.firstControl.focus(options);
    else super.focus(options);
  }

  readonly #anchorMessage = (): void => {
    const { internals } = this;
    internals.setValidity(internals.validity, internals.validationMessage, this.anchor);
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
