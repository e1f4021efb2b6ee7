import { adoptStyles, isServer, LitElement, nothing, render, supportsAdoptingStyleSheets } from 'lit';
import type { CSSResultGroup, CSSResultOrNative, PropertyDeclaration, PropertyValues } from 'lit';
import { asText, isUnsaid } from '../../core/hand-errors.js';
import { ownValue, unmarked } from '../../core/input.js';
import { addFaces, onMissingFace } from '../../render/missing-faces.js';
import { onTextsChange } from '../../lang/choose.js';
import { registry } from '../../lang/registry.js';
import { tileTextsFor } from '../../lang/tiles.js';
import { MjErrorEvent } from '../events.js';
import { BLIND, DIGEST, digestOf, MARKS, PAINTED, removeMarks, STAND_IN } from '../hydration.js';
import { announcementBy, hearLate } from '../replay-events.js';
import { Later, loader, onRetry, asked } from '../lazy.js';
import { renderLost } from '../lost.js';
import { internalsOf } from './internals.js';
import {
  addListener,
  contentTypeOf,
  insideOf,
  isCustom,
  registryOf,
  unquoted,
  windowOf,
  writtenOf,
} from '../safe-dom.js';
import { checkFlag, checkMarkup, reportMistake } from '../check-markup.js';
import { afterMove, inTurn, noteMove } from '../turns.js';
import { resetStyles } from './reset.styles.js';
import { joinSurroundings, languageOf, notifyAll, notifyInside } from '../inherited-rules.js';

/** The faces of flowers and seasons. A server must load them before it renders. */
export const bonusFaces = new Later(async () => {
  const module = await import('../../render/bonus-faces.js');
  // The module may belong to another copy of the package: a CDN may serve one file at two URLs.
  addFaces(module.faces);
  return module;
});

/** The messages for hands, which load with the first error. A server must load them before it renders. */
export const sentences = new Later(async () => {
  const module = await import('../../core/hand-messages.js');
  module.explainFaults();
  return module;
});

if (isServer) {
  void bonusFaces.load();
  void sentences.load();
} else {
  onMissingFace(() => void bonusFaces.load().then(notifyAll, () => {}));
  // Elements then ask again for what they lack.
  onRetry(notifyAll);
}

/** Lit’s templates are HTML, which an XML document cannot parse; there, elements keep showing their text content. */
const canRender = isServer || contentTypeOf(document) === 'text/html';
if (!canRender) reportMistake(({ reportXml }) => reportXml());

/** The sheets of other documents, such as a frame’s, by window. */
const made = new WeakMap<Window, Map<CSSResultOrNative, CSSStyleSheet>>();

/** The attributes with which a page names an element. */
const NAMES: readonly string[] = ['aria-label', 'aria-labelledby'];

const textOf = (style: CSSResultOrNative): string =>
  style instanceof CSSStyleSheet ? Array.from(style.cssRules, ({ cssText }) => cssText).join('') : style.cssText;

/** Replaces the adopted style sheets of a root: a constructed sheet works only in the document that it was created for. */
function adoptInto(root: ShadowRoot, styles: readonly CSSResultOrNative[]): void {
  if (root.ownerDocument === document || !supportsAdoptingStyleSheets) return adoptStyles(root, [...styles]);
  const view = windowOf(root.ownerDocument);
  // A document without a window is not rendered.
  if (!view) return;
  const sheets = made.get(view) ?? new Map<CSSResultOrNative, CSSStyleSheet>();
  made.set(view, sheets);
  root.adoptedStyleSheets = styles.map((style) => {
    let sheet = sheets.get(style);
    if (!sheet) {
      sheet = new view.CSSStyleSheet();
      sheet.replaceSync(textOf(style));
      sheets.set(style, sheet);
    }
    return sheet;
  });
}

/**
 * Base class of all elements: handles the language of the page and the error state.
 *
 * @fires {MjErrorEvent} mj-error - Fires once for each distinct error: that of the state `error`, or a part that cannot be loaded
 * @csspart message - The error message
 * @cssstate error - The content cannot be drawn, scored or settled; a message is shown instead
 */
export abstract class MjElement extends LitElement {
  /** The tag that {@link define} registers by default. */
  static readonly tag: string;
  static readonly version: string = '0.1.0';
  /** Keeps the events of controls, and the focus, inside the element, if it has controls. */
  static readonly keepInside?: (root: ShadowRoot) => void;
  /** Former names of attributes, which still work, with their current names. */
  static readonly renamed: Readonly<Record<string, string>> = {};

  /**
   * Registers the element once. If another version of the package has already registered the tag, that version stays
   * and a warning is logged.
   */
  static define(tag?: string, registry: CustomElementRegistry = customElements): void {
    const name = tag ?? this.tag;
    const before = !tag && loader.before?.(name);
    if (before) return void before.then(() => this.define(name));
    const existing = registry.get(name) as { version?: string } | undefined;
    if (!existing) {
      // A class can be registered only once, so any other tag or registry gets a subclass.
      const isFirst = name === this.tag && registry === globalThis.customElements;
      const element = this as unknown as CustomElementConstructor;
      registry.define(name, isFirst ? element : class extends element {});
    } else if (existing.version !== this.version)
      reportMistake(({ reportVersion }) => reportVersion(name, this.version, existing.version));
  }

  /** Puts the reset before the style sheets of every element. */
  protected static override finalizeStyles(styles: CSSResultGroup = []): CSSResultOrNative[] {
    return super.finalizeStyles([resetStyles, styles]);
  }

  /**
   * Adds style sheets on a server, which writes those of the class; on a page, elements adopt them when needed.
   *
   * @internal
   */
  static addStyles(...styles: CSSResultOrNative[]): void {
    this.finalize();
    this.elementStyles.push(...styles);
  }

  static {
    if (!isServer) hearLate(this.prototype);
  }

  protected readonly internals: ElementInternals = internalsOf(this);
  #leave?: () => void;
  #forgetTexts?: () => void;
  #error: Error | null = null;
  /** The message of the last error announced. */
  #announced?: string;
  /** Resolves once the message of the error has loaded, or failed to. */
  #saying?: Promise<unknown>;
  /** The style sheets adopted by the root; none if the server rendered `<style>` into it. */
  readonly #adopted: CSSResultOrNative[] = [];
  /** Digest of a server-rendered root that is not hydrated yet; null if the server rendered blind. */
  #digest?: string | null;
  /** Whether the first update replaces the content of the root, which cannot be hydrated. */
  #isReplaced = false;
  /** Whether the first update needs the elements that the content rendered by the server depended on. */
  #isRelated = false;
  /** Whether the element has attributes from a server, which come back if a page is morphed to the markup of its server. */
  #isMarked = false;
  /** The code that an update has waited for. */
  readonly #awaited: unknown[] = [];
  /** The parts that failed to load; the element itself stands for what an update was waiting for. */
  readonly #lost: unknown[] = [];
  /** The notice that parts couldn’t be loaded. */
  #lostNotice?: HTMLElement;
  /** What was inside when a slot last changed. */
  #slotted: readonly Element[] = [];
  /** Shows the text of the element while it waits for code or for its turn. */
  #waitingText?: Element;
  /** The language used by the blind server. */
  #blindLanguage?: string;
  /** What is set between the connection of the element and its first update; during an update, 0 is what was set before it. */
  private later?: Record<PropertyKey, unknown>;

  constructor() {
    super();
    // Without a root, `@lit-labs/ssr` lets events from elements inside bypass this one.
    if (isServer) this.attachShadow({ mode: 'open' });
  }

  /** The current error, or null. */
  get error(): Error | null {
    return this.#error;
  }

  /** @internal The language of the element as a BCP 47 tag; empty if none is set. */
  get language(): string {
    return this.#blindLanguage ?? (this.isConnected || isServer ? languageOf(this) : (this.getAttribute('lang') ?? ''));
  }

  /**
   * Whether text and children are unknown, as on a server that renders templates. This also holds while hydrating its
   * output, because hydration has to start from the same state.
   */
  protected get isBlind(): boolean {
    return isServer ? !this.isConnected : this.#blindLanguage !== undefined;
  }

  /** Whether the element shows what a server rendered until its first update replaces it. */
  protected get isReplaced(): boolean {
    return this.#isReplaced;
  }

  /** Whether the first update replaces what a server rendered, even if it could be hydrated. */
  protected get isNeverHydrated(): boolean {
    return false;
  }

  /** Each attribute counts with `data-` before its name, too, unless the element has it without. */
  static override get observedAttributes(): string[] {
    const names = [...super.observedAttributes, ...Object.keys(this.renamed)];
    return [...names.flatMap((name) => [name, `data-${name}`]), ...MARKS, ...NAMES];
  }

  override attributeChangedCallback(changed: string, before: string | null, value: string | null): void {
    if (MARKS.includes(changed)) return this.#mark(value);
    if (NAMES.includes(changed)) {
      // Only what has a role has a name.
      if (!isServer) this.internals.role ??= 'group';
      return;
    }
    const { renamed } = this.constructor as typeof MjElement;
    const written = changed.replace(/^data-/, '');
    const name = ownValue(renamed, written) ?? written;
    if (changed === name) value ??= writtenOf(this, name);
    else if (this.hasAttribute(name)) return;
    super.attributeChangedCallback(name, before, value === null ? null : unquoted(value));
  }

  /** Notes that a server rendered an element that is not defined yet. */
  #mark(value: string | null): void {
    if (isServer || value === null) return;
    this.#isMarked = true;
    // Only then has the content been morphed, too.
    if (this.hasUpdated) this.requestUpdate();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (isServer) return;
    if (this.hasUpdated) noteMove();
    if (this.shadowRoot) (this.constructor as typeof MjElement).keepInside?.(this.shadowRoot);
    checkMarkup(this);
    this.#leave = joinSurroundings(this);
    addListener(this, 'slotchange', this.#slotChanged);
    this.#forgetTexts = onTextsChange(() => this.requestUpdate());
    this.surroundingsChanged();
    // Elements inside may already be connected.
    if (this.childElementCount) notifyInside(this);
  }

  /** Called when a component around the element changes the content of a slot inside it. Slots in the element’s own root don’t count. */
  readonly #slotChanged = (): void => {
    const before = this.#slotted;
    this.#slotted = insideOf(this);
    notifyInside(this, before);
    this.requestUpdate();
  };

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#leave?.();
    this.#forgetTexts?.();
  }

  /** Adopts the style sheets again in the new document: a sheet belongs to the document it was constructed for. */
  adoptedCallback(): void {
    if (this.#adopted.length && supportsAdoptingStyleSheets) adoptInto(this.shadowRoot!, this.#adopted);
  }

  override requestUpdate(name?: PropertyKey, ...more: [unknown?, PropertyDeclaration?]): void {
    super.requestUpdate(name, ...more);
    // The constructor of Lit calls this, too.
    if (name && this.renderRoot && !this.hasUpdated) (this.later ??= {})[name] = this[name as keyof this];
  }

  /** Called when the inherited rules or language may have changed. */
  surroundingsChanged(): void {
    this.requestUpdate();
  }

  protected override shouldUpdate(_changed: PropertyValues<this>): boolean {
    // Lit has set again what was set before the element was defined.
    Object.assign(this, this.later?.[0]);
    return canRender;
  }

  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    const root = this.shadowRoot;
    if (!canRender) return this;
    if (isServer) return super.createRenderRoot();
    if (!root) {
      // As in Lit, except for the style sheets.
      const own = this.attachShadow((this.constructor as typeof LitElement).shadowRootOptions);
      this.#adoptOwn();
      this.renderOptions.renderBefore ??= own.firstChild;
      return own;
    }
    const digest = this.getAttribute(DIGEST);
    const blind = this.getAttribute(BLIND);
    this.removeAttribute(DIGEST);
    this.removeAttribute(BLIND);
    this.removeAttribute(PAINTED);
    this.#isRelated = digest !== null;
    // Without hydration support (or if a bundler loads it too late), or if the markup is not ours, the server-rendered
    // content would appear next to our own.
    const canHydrate = (this.constructor as typeof LitElement).observedAttributes.includes('defer-hydration');
    if (!canHydrate || (digest ?? blind) === null || this.isNeverHydrated) {
      // Until its first update, the element shows what the server rendered, so that nothing on the page moves.
      this.#isReplaced = true;
      return root;
    }
    this.#digest = digest;
    if (digest === null) this.#blindLanguage = blind!;
    // The page’s content security policy may have blocked the style sheet that came with it, or a page may not have loaded it.
    if (!root.querySelector<HTMLStyleElement | HTMLLinkElement>('style, link')?.sheet) this.#adoptOwn();
    return super.createRenderRoot();
  }

  /** The elements that rendering depends on. */
  protected get related(): Iterable<Element> {
    return insideOf(this);
  }

  /** What the element must load before its first render; undefined once loaded. */
  get ready(): Promise<unknown> | undefined {
    // A server draws every tile, and hydration starts from the same state.
    return this.#digest !== undefined && !bonusFaces.module && this.shadowRoot?.querySelector('[part=face]')
      ? bonusFaces.load()
      : undefined;
  }

  /** What the next update needs and has not waited for yet. */
  get #missing(): Promise<unknown>[] {
    // What the server rendered stays until all elements that it depends on are ready.
    const related = this.#isRelated ? [...this.related] : [];
    // Do not wait for an element that the browser never upgrades although its name is defined.
    const coming = related.filter(
      (one) => isCustom(one) && one.matches(`[${DIGEST}]:not(:defined)`) && !registryOf(one).get(one.localName),
    );
    const awaited = coming.length
      ? coming.map((one) => registryOf(one).whenDefined(one.localName))
      : [this, ...related].flatMap((one) => (isCustom(one) ? ((one as Partial<MjElement>).ready ?? []) : []));
    // Waiting for the same code again would never end: what was loaded may belong to another copy of the package.
    return awaited.filter((one) => !this.#awaited.includes(asked(one)));
  }

  protected override scheduleUpdate(): void | Promise<unknown> {
    const moved = afterMove();
    if (moved) return moved.then(() => this.scheduleUpdate());
    const missing = this.#missing;
    if (!missing.length) {
      // The part that failed to load may no longer be needed.
      if (this.#lost.includes(this) && !asked(this.ready)) this.#lose(this, null);
      return this.#updateInTurn();
    }
    this.#awaited.push(...missing);
    this.#keepText();
    return Promise.all(missing).then(
      () => {
        this.#lose(this, null);
        return this.scheduleUpdate();
      },
      (error: Error) => {
        this.#lose(this, error);
        this.#updateNow();
      },
    );
  }

  /**
   * Loads a part that the element can do without until it is there. After a failure, a message appears, and the first update
   * after a pause may try again.
   *
   * @returns undefined if it could not be loaded
   */
  protected async demand<Module>(part: Later<Module>): Promise<Module | undefined> {
    try {
      const module = await part.load();
      this.#lose(part, null);
      return module;
    } catch (error) {
      this.#lose(part, error as Error);
      return undefined;
    }
  }

  /** Records whether a part failed to load, fires an event for its first failure, and shows or removes the notice. */
  #lose(part: unknown, error: Error | null): void {
    const at = this.#lost.indexOf(part);
    if (!error && at < 0) return;
    if (!error) this.#lost.splice(at, 1);
    else if (at < 0) {
      this.#lost.push(part);
      this.dispatchEvent(new MjErrorEvent(error));
    }
    this.afterUpdate(() => this.#tellLoss());
  }

  #tellLoss(): void {
    // A line of text has no room for the notice.
    if (this.#lost.length && !getComputedStyle(this).display.startsWith('inline')) {
      this.#lostNotice ??= document.createElement('div');
      // Its button keeps the focus.
      if (!this.#lostNotice.isConnected) this.shadowRoot!.prepend(this.#lostNotice);
      render(renderLost(tileTextsFor(this.language)), this.#lostNotice);
    } else if (this.#lostNotice) {
      render(nothing, this.#lostNotice);
      this.#lostNotice.remove();
    }
  }

  /** Elements that appear together render one after the other, except for those that are part of another element’s picture. */
  #updateInTurn(): void | Promise<unknown> {
    const root = this.shadowRoot;
    const outer = this.getRootNode();
    if (isServer || this.hasUpdated || !root || (outer instanceof ShadowRoot && outer.host instanceof MjElement))
      return this.#updateNow();
    const turn = inTurn(
      this,
      () => this.related,
      // What was set meanwhile may need other code.
      () => (this.#missing.length ? this.scheduleUpdate() : this.#updateNow()),
    );
    if (turn) this.#keepText();
    return turn;
  }

  /** Until the element has rendered, its text stays, and so does the space that `mj.css` reserves. */
  #keepText(): void {
    const root = this.shadowRoot;
    // On a server, it is undefined.
    if (root?.firstChild !== null) return;
    this.#waitingText = root.appendChild(document.createElement('slot'));
    this.toggleState('waiting', true);
  }

  #updateNow(): void {
    if (this.#waitingText) {
      this.#waitingText.remove();
      this.#waitingText = undefined;
      this.toggleState('waiting', false);
    }
    const isFirst = !this.hasUpdated;
    this.later = { 0: this.later };
    super.scheduleUpdate();
    this.later = undefined;
    if (!isServer) this.#markEnglish();
    // Properties that were set before the element was defined count from its first update on, and may need other code. After a
    // failure, the next attempt asks for it.
    if (isFirst && !isServer && !this.#lost.length && this.#missing.length) this.requestUpdate();
  }

  /** English texts say so on a page in a language that has none, so that screen readers pronounce them. */
  #markEnglish(): void {
    const isOther = !/^(en\b|$)/i.test(this.language) && !registry.find?.(this.language.toLowerCase());
    for (const one of this.shadowRoot?.children ?? [])
      if (isOther) one.setAttribute('lang', 'en');
      else if (one.getAttribute('lang') === 'en') one.removeAttribute('lang');
  }

  protected override update(changed: PropertyValues<this>): void {
    const digest = this.#digest;
    const root = this.shadowRoot!;
    this.#isRelated = false;
    if (this.#isMarked) {
      this.#isMarked = false;
      removeMarks(this);
    }
    if (this.#isReplaced) {
      this.#isReplaced = false;
      this.#renderAnew(root);
    }
    if (digest === undefined) return super.update(changed);
    this.#digest = undefined;
    // Lit hydrates existing content without checking it, but throws on a marker that matches nothing.
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

  #renderAnew(root: ShadowRoot): void {
    root.replaceChildren();
    this.#adoptOwn();
  }

  #adoptOwn(): void {
    const others = this.#adopted.splice(0);
    this.adopt(...(this.constructor as typeof LitElement).elementStyles, ...others);
  }

  protected adopt(...styles: CSSResultOrNative[]): void {
    const more = [...new Set(styles)].filter((style) => !this.#adopted.includes(style));
    if (!more.length) return;
    const link = this.shadowRoot!.querySelector('link');
    if (link && !link.disabled) {
      // The rules of a linked sheet name the host, and would win over those of sheets that come later.
      link.disabled = true;
      this.#adopted.unshift(...(this.constructor as typeof LitElement).elementStyles);
    }
    this.#adopted.push(...more);
    adoptInto(this.shadowRoot!, this.#adopted);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    // A removed attribute is null, and a framework may pass any value: convert it to text, without what nobody sees.
    const written = this as unknown as Record<PropertyKey, unknown>;
    for (const [name, { type, attribute, reflect, converter }] of (this.constructor as typeof MjElement)
      .elementProperties) {
      if (attribute === false || !changed.has(name as never)) continue;
      const value = written[name];
      if (type === Boolean && !converter) checkFlag(this, String(name), value);
      if (type && type !== String) continue;
      // For a reflecting property, null or undefined means no attribute.
      const text = unmarked(asText(value ?? ''));
      if (value !== text && !(reflect && (value ?? null) === null)) written[name] = text;
    }
    if (isServer && this.isBlind) this.setAttribute(BLIND, languageOf(this));
  }

  /**
   * Sets or clears the error, and fires `mj-error` once for each distinct error.
   *
   * @param said - What loads the messages of such errors, with the first of them
   */
  protected setError(error: Error | null, said: Later<unknown> = sentences): void {
    this.#error = error;
    this.toggleState('error', error !== null);
    if (!error) this.#announced = undefined;
    else if (isUnsaid(error) && !said.module) this.#saying ??= this.#say(said);
    else if (error.message !== this.#announced) {
      this.#announced = error.message;
      this.announce(
        () => new MjErrorEvent(error),
        () => this.#error?.message === error.message,
      );
    }
  }

  /** Loads the message of the error, and then announces and shows it. */
  async #say(said: Later<unknown>): Promise<void> {
    const isLoaded = await this.demand(said);
    this.#saying = undefined;
    // After a failure, the next update asks again.
    if (!isLoaded) return;
    if (this.#error) this.setError(this.#error);
    this.requestUpdate();
  }

  protected override async getUpdateComplete(): Promise<boolean> {
    await this.#saying;
    const isComplete = await super.getUpdateComplete();
    // The update itself may have found the error.
    return this.#saying ? this.getUpdateComplete() : isComplete;
  }

  /**
   * Fires an event once the current update has rendered. Listeners that are added later also receive it, as long as it
   * holds.
   *
   * @param make - Returns the event, a new one each time
   * @param isCurrent - Whether the event still holds
   */
  protected announce(make: () => Event, isCurrent: () => boolean): void {
    if (!isServer) this.afterUpdate(announcementBy(this, make, isCurrent));
  }

  /** Sets or removes a custom state (`:state(error)`) if the browser supports custom states. */
  protected toggleState(state: string, on: boolean): void {
    try {
      if (on) this.internals.states.add(state);
      else this.internals.states.delete(state);
    } catch {
      // Without custom states, the page still gets the error event and the message.
    }
  }

  /** Sets the default role and label; the author’s own attributes take precedence. */
  protected setRole(role: string, label: string | null): void {
    const { internals } = this;
    // In Firefox, setting even the same role makes screen readers treat the element as new.
    if (internals.role !== role) internals.role = role;
    if (internals.ariaLabel !== label) internals.ariaLabel = label;
    if (isServer) {
      this.#standIn('role', role);
      this.#standIn('aria-label', label);
    }
  }

  /** Sets a fallback attribute until the element is upgraded. */
  #standIn(name: string, value: string | null): void {
    if (!value || this.hasAttribute(name)) return;
    this.setAttribute(name, value);
    this.setAttribute(STAND_IN + name, '');
  }

  /** Runs a callback once the current update has rendered. */
  protected afterUpdate(run: () => void): void {
    if (!isServer) void this.updateComplete.then(run);
  }
}
