import { isServer, LitElement, supportsAdoptingStyleSheets, type CSSResultOrNative, type PropertyValues } from 'lit';
import { asText } from '../core/as-text.js';
import { onTextsChange } from '../lang/choose.js';
import { MjErrorEvent } from './events.js';
import { BLIND, DIGEST, digestOf, STAND_IN } from './hydration.js';
import { contentTypeOf, isCustom } from './nodes.js';
import { adoptInto } from './style-sheets.js';
import { joinSurroundings, languageOf, tellInside } from './surroundings.js';

/** The quotes that an editor made curly, and another put straight ones around: `seat="”south”"`. */
const curlyQuotes = /^["“”„«»]([^"“”„«»]*)["“”„«»]$/;

/** A page hears once that there is another copy. */
let hasWarned = false;

/** Lit’s templates are HTML, which a document in XML cannot read: there the text of the elements stays as it is. */
const canRender = isServer || contentTypeOf(document) === 'text/html';
if (!canRender)
  console.warn('mahjong-elements needs a page in HTML; on a page in XHTML the text of its elements is shown.');

/**
 * What all elements have: the language of the page, and an error where something cannot be.
 *
 * @cssstate error - Something cannot be drawn, scored or settled; the message is shown in its place
 */
export abstract class MjElement extends LitElement {
  /** The tag that {@link define} registers unless told another. */
  static readonly tag: string;
  static readonly version: string = '0.1.0';

  /**
   * Registers the element, once. Where the tag is taken by another version of the package, that one stays, and the
   * console says so.
   */
  static define(tag?: string, registry: CustomElementRegistry = customElements): void {
    const name = tag ?? this.tag;
    const existing = registry.get(name) as { version?: string } | undefined;
    if (!existing) {
      // A class can be registered once: another tag or registry gets a class of its own.
      const isFirst = name === this.tag && registry === globalThis.customElements;
      const element = this as unknown as CustomElementConstructor;
      registry.define(name, isFirst ? element : class extends element {});
    } else if (existing.version !== this.version && !hasWarned) {
      hasWarned = true;
      console.warn(
        `mahjong-elements ${this.version}: <${name}> is already registered${existing.version ? ` by version ${existing.version}` : ''}.`,
      );
    }
  }

  protected readonly internals: ElementInternals = this.attachInternals();
  #leave?: () => void;
  #forgetTexts?: () => void;
  #error: Error | null = null;
  /** The style sheets that the root has adopted; none where a server put `<style>` into it. */
  readonly #adopted: CSSResultOrNative[] = [];
  /** Of a root that a server rendered and that is not taken over yet; null where the server was blind. */
  #digest?: string | null;
  /** The language of that server. */
  #blindLanguage?: string;

  constructor() {
    super();
    // Without a root, `@lit-labs/ssr` leads the events of the elements inside past this one.
    if (isServer) this.attachShadow({ mode: 'open' });
  }

  /** What is wrong, or null. */
  get error(): Error | null {
    return this.#error;
  }

  /** The language of the element, a BCP 47 tag; empty where none is written. */
  protected get language(): string {
    return this.#blindLanguage ?? (this.isConnected || isServer ? languageOf(this) : (this.getAttribute('lang') ?? ''));
  }

  /**
   * Text and children are not known, as on a server that renders templates; nor are they when what it rendered is taken
   * over, which has to begin with the same.
   */
  protected get isBlind(): boolean {
    return isServer ? !this.isConnected : this.#blindLanguage !== undefined;
  }

  override attributeChangedCallback(name: string, before: string | null, value: string | null): void {
    super.attributeChangedCallback(name, before, value?.replace(curlyQuotes, '$1') ?? null);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (isServer) return;
    this.#leave = joinSurroundings(this);
    this.#forgetTexts = onTextsChange(() => this.requestUpdate());
    this.surroundingsChanged();
    // Elements inside may be there already.
    if (this.childElementCount) tellInside(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#leave?.();
    this.#forgetTexts?.();
  }

  /** In another document: style sheets belong to the one that they were made for. */
  adoptedCallback(): void {
    if (this.#adopted.length && supportsAdoptingStyleSheets) adoptInto(this.shadowRoot!, this.#adopted);
  }

  /** The rules or the language around the element may have changed. */
  surroundingsChanged(): void {
    this.requestUpdate();
  }

  protected override shouldUpdate(_changed: PropertyValues<this>): boolean {
    return canRender;
  }

  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    const root = this.shadowRoot;
    if (!canRender) return this;
    if (isServer) return super.createRenderRoot();
    if (!root) {
      // As Lit does it, but for the style sheets.
      const own = this.attachShadow((this.constructor as typeof LitElement).shadowRootOptions);
      this.#adoptOwn();
      this.renderOptions.renderBefore ??= own.firstChild;
      return own;
    }
    const digest = this.getAttribute(DIGEST);
    const blind = this.getAttribute(BLIND);
    this.removeAttribute(DIGEST);
    this.removeAttribute(BLIND);
    // Without support for hydration (or where a bundler loads it too late), and where it is not ours, what a server
    // rendered would stand beside our own.
    const canHydrate = (this.constructor as typeof LitElement).observedAttributes.includes('defer-hydration');
    if (!canHydrate || (digest ?? blind) === null) return this.#renderAnew(root);
    this.#digest = digest;
    if (digest === null) this.#blindLanguage = blind!;
    // A policy of the page may have refused the style sheets that came with it.
    if (!root.querySelector('style')?.sheet) this.#adoptOwn();
    return super.createRenderRoot();
  }

  /** The elements that a rendering depends on. */
  protected get related(): Iterable<Element> {
    return this.querySelectorAll('*');
  }

  /** What the element loads before it shows itself; undefined once that is there. */
  get ready(): Promise<unknown> | undefined {
    return undefined;
  }

  protected override scheduleUpdate(): void | Promise<unknown> {
    // What a server made of other elements cannot be taken over before they are there.
    const related = this.#digest ? [...this.related] : [];
    // An element that its browser never upgrades, although its name is defined, is not waited for.
    const coming = related.filter(
      (one) => isCustom(one) && one.matches(`[${DIGEST}]:not(:defined)`) && !customElements.get(one.localName),
    );
    const awaited = coming.length
      ? coming.map(({ localName }) => customElements.whenDefined(localName))
      : [this, ...related].flatMap((one) => (isCustom(one) ? ((one as Partial<MjElement>).ready ?? []) : []));
    if (!awaited.length) return super.scheduleUpdate();
    return Promise.all(awaited).then(
      () => this.scheduleUpdate(),
      (error: Error) => {
        this.dispatchEvent(new MjErrorEvent(error));
        super.scheduleUpdate();
      },
    );
  }

  protected override update(changed: PropertyValues<this>): void {
    const digest = this.#digest;
    if (digest === undefined) return super.update(changed);
    const root = this.shadowRoot!;
    this.#digest = undefined;
    // Lit takes over what it finds without looking, but refuses a mark that belongs to nothing.
    if (digest !== null && digest !== digestOf(this.render())) root.replaceChildren(new Comment('/lit-part'));
    try {
      super.update(changed);
    } catch {
      this.#renderAnew(root);
      super.update(changed);
    }
    if (digest === null)
      this.afterUpdate(() => {
        this.#blindLanguage = undefined;
        this.surroundingsChanged();
      });
  }

  #renderAnew(root: ShadowRoot): ShadowRoot {
    root.replaceChildren();
    for (const name of this.getAttributeNames()) {
      if (!name.startsWith(STAND_IN)) continue;
      this.removeAttribute(name.slice(STAND_IN.length));
      this.removeAttribute(name);
    }
    this.#adoptOwn();
    return root;
  }

  #adoptOwn(): void {
    this.adopt(...(this.constructor as typeof LitElement).elementStyles);
  }

  /** Puts more style sheets on the root. */
  protected adopt(...styles: CSSResultOrNative[]): void {
    const more = styles.filter((style) => !this.#adopted.includes(style));
    if (!more.length) return;
    this.#adopted.push(...more);
    adoptInto(this.shadowRoot!, this.#adopted);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    // An attribute that is removed is null, and a framework may hand over anything: what is written is text.
    const written = this as unknown as Record<PropertyKey, unknown>;
    for (const [name, { type, attribute, reflect }] of (this.constructor as typeof MjElement).elementProperties) {
      if (attribute === false || (type && type !== String) || !changed.has(name as never)) continue;
      const value = written[name];
      // Where it reflects, none is no attribute.
      if (typeof value !== 'string' && !(reflect && (value ?? null) === null)) written[name] = asText(value ?? '');
    }
    if (isServer && this.isBlind) this.setAttribute(BLIND, languageOf(this));
  }

  /** Tells what is wrong, once for each different fault; null where nothing is. */
  protected setError(error: Error | null): void {
    const before = this.#error;
    this.#error = error;
    this.toggleState('error', error !== null);
    if (error && error.message !== before?.message) this.afterUpdate(() => this.dispatchEvent(new MjErrorEvent(error)));
  }

  /** Sets or removes a custom state (`:state(error)`), where the browser knows custom states. */
  protected toggleState(state: string, on: boolean): void {
    try {
      if (on) this.internals.states.add(state);
      else this.internals.states.delete(state);
    } catch {
      // Without custom states the page has the error event and the message.
    }
  }

  /** Says what the element is, where the author does not say otherwise. */
  protected setRole(role: string, label: string | null): void {
    this.internals.role = role;
    this.internals.ariaLabel = label;
    if (isServer) {
      this.#standIn('role', role);
      this.#standIn('aria-label', label);
    }
  }

  /** An attribute for as long as the element cannot speak for itself. */
  #standIn(name: string, value: string | null): void {
    if (!value || this.hasAttribute(name)) return;
    this.setAttribute(name, value);
    this.setAttribute(STAND_IN + name, '');
  }

  /** Runs something once the element shows what it tells of. */
  protected afterUpdate(run: () => void): void {
    if (!isServer) void this.updateComplete.then(run);
  }
}
