import { html, isServer, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { fire } from '../events.js';
import { keepInside } from '../keep-inside.js';
import { property, state } from '../property.js';
import { plainWord, wordsIn } from '../../core/input.js';
import { RulesError, type Profile, type ProfileName } from '../../core/scoring.js';
import { formatRules } from '../../core/profiles/changes.js';
import { defineProfile, profileOf } from '../../core/profiles/lookup.js';
import type { MoreProfileName } from '../../core/profiles/definitions/more-names.js';
import { needed, needOf } from '../../core/profiles/names.js';
import { asText } from '../../core/errors.js';
import { has, provide } from '../../core/parts.js';
import { ruleSections } from '../../core/describe/describe.js';
import { rulesTextsFor } from '../../lang/rules.js';
import type { BookTexts, NotesTexts, SpokenError } from '../../lang/types.js';
import { sentenceFor } from '../../lang/own-awards.js';
import { copy, renderCopied } from '../copied.js';
import { cardStyles, renderCard } from '../rules-card.js';
import { headingsOf, renderBook, withCode } from './views.js';
import { renderFaces } from './sample.js';
import { renderAlert } from '../../render/message.js';
import { tileStyles } from '../../render/tile.styles.js';
import { scrollStyles } from '../../render/parts.styles.js';
import { sectionStyles } from '../../render/section.styles.js';
import { originOf } from '../../core/notes/interpretations.js';
import { incidentIds } from '../../core/rules/fines.js';
import { bookOf, found, isChanged, largestWins, parentOf, type Book, type BookSection } from '../../rulebook/model.js';
import { markdown } from '../../rulebook/text.js';
import { Later, loadPart } from '../lazy.js';
import { hasView, wordOf } from '../check-markup.js';
import { MjFormElement } from '../base/mj-form-element.js';
import type { Edited, RulesEditor, RulesHost } from './house-rules.js';
import { MjRulesEvent } from './event.js';
import { wake } from '../../render/live.js';
import { keptStyles } from '../../render/print.styles.js';
import { rulesStyles } from './styles.js';
import { awaitId, watchIds } from '../watch-ids.js';
import { findById, isCustom, setAttribute, writtenOf } from '../safe-dom.js';
import { tableKey } from '../inherited-rules.js';
import { showOverflow } from '../overflow.js';

const RULES = ['profile', 'limit', 'rules'] as const;

const editor = new Later(() => import('./house-rules.js'));

/** The texts of notes. They load while the first booklet renders, or before it if it starts with a note. */
export const notes = new Later(() => import('../../lang/notes.js'));

/** Samples for awards of a table’s own. */
export const ownSamples = new Later(async () => provide(await import('../../core/describe/own-samples.js')));

/** How the profiles that load when they are named read their sources. A server must load this before it renders. */
export const moreNotes = new Later(() => import('../../lang/more-notes.js'));

/** The parameters of a page's address that hold rules. */
const LINKED = { profile: 'mj-profile', rules: 'mj-rules', id: 'mj-rules-id' } as const;

const withFines = new WeakMap<Profile, Profile>();

/** The same rules with every fine declared, so that the editor has a field for each. */
function withEveryFine(profile: Profile): Profile {
  let found = withFines.get(profile);
  if (!found) {
    const rules = Object.fromEntries(incidentIds.map((id) => [id, profile.rules[id] ?? 'off']));
    withFines.set(profile, (found = defineProfile({ name: profile.name, extends: profile, rules })));
  }
  return found;
}

/**
 * The rules of a table as a booklet: what every award and option is worth, with a hand that earns it, its other names,
 * and how it differs from other rules.
 *
 * @tag mj-rules
 * @summary The rules of a table, section by section, with drawn samples; searchable and side by side with others.
 * @slot - Elements that use these rules, such as `<mj-hand>`
 * @fires {MjRulesEvent} mj-rules - Fires when the user changes the rules, or when the page’s address contains rules
 * @fires {Event} input - Fires when the user changes the rules
 * @fires {Event} change - Fires when the user changes the rules
 * @csspart head - The title and the source of the rules
 * @csspart title - The title
 * @csspart origin - Where rules come from that are named after a book or an association, and how they differ from it
 * @csspart largest - The limit, and the most that a player can win
 * @csspart tools - The rules to start from, the search and the switch for differences
 * @csspart search - The search field
 * @csspart section - A section; also has the part name `points`, `doubles`, `limit-hands`, `payment` or `play`
 * @csspart caption - The title of a section, with a description
 * @csspart rule - A row; also has the part name `award`, `option` or `fine`, `differing` if it differs, `unused` if it is off
 * @csspart names - The other names of a rule
 * @csspart value - A value; also has the part name `differs` if it differs from the first one of its row
 * @csspart also-played - The values that other tables use
 * @csspart note - How the source is interpreted
 * @csspart sample - A hand that earns an award, and how it was won
 * @csspart tile - A tile of a sample
 * @csspart copy - The copy buttons, with their result
 * @csspart card - The sections in columns, with `view="card"`
 * @csspart own - The table’s own awards, if the rules are editable
 * @csspart text - The rules as text, if they are editable
 * @csspart rules-field - The field with this text; also has the part name `rules`
 * @cssproperty [--mj-accent] - Accent color, used for titles
 * @cssproperty [--mj-marked] - Background of a value that differs
 * @cssproperty [--mj-background=Canvas] - Background of the names beside columns that scroll, if the page’s is not the default
 * @cssstate error - The rules are invalid; the last valid ones are shown
 */
export class MjRules extends MjFormElement implements RulesHost {
  static override readonly tag = 'mj-rules';
  static override readonly keepInside = keepInside;
  static override readonly renamed = { for: 'applies-to' };
  static override styles = [sectionStyles, tileStyles, scrollStyles, keptStyles, rulesStyles, cardStyles];

  /** The name of a profile to compare with. Defaults to the table’s profile if the table changes some of its rules and nothing is compared. */
  @property() base?: ProfileName | MoreProfileName;
  /** Names of profiles to show next to the table’s own rules, any number of them. */
  @property() compare?: string;
  /** The sections to show: `points`, `doubles`, `limit-hands`, `payment`, `play`. Shows all by default. */
  @property() sections?: string;
  /** Shows only the rules that differ from the base or from a compared profile. */
  @property({ type: Boolean, reflect: true }) differences = false;
  /** `card` shows names and values only, without what is off: a card to print. */
  @property() view?: 'card';

  /** Lets users change the rules: choose and type values, add their own awards, or write the rules as text. */
  @property({ type: Boolean }) editable = false;
  /** Ids of elements elsewhere on the page that use these rules, such as an `<mj-score-breakdown>`. */
  @property({ attribute: 'applies-to' }) appliesTo?: string;

  @state() private query = '';
  /** True after copying, or the text if the clipboard refused it. */
  @state() private copied?: true | string;
  #editor?: RulesEditor;
  /** The address of the page has been read. */
  #isLinked = false;
  /** The rules in the address of the page, or those that the browser has saved, until they are used. */
  #linked?: { profile: string; rules: string };
  /** Why the rules in the address of the page cannot be used. */
  #linkError: Error | null = null;
  /** The rules that the user chose last, until the event has fired. */
  #chosen = '';
  #isChosen = false;
  /** What the page had written or set before. */
  #start: Partial<Pick<MjRules, (typeof RULES)[number]>> = {};
  #forgetIds?: () => void;
  /** The ids that no element had when they were looked up. */
  readonly #missed = new Set<string>();
  /** The attributes passed to elements, and those that each of these had before. */
  #passed: Readonly<Record<string, string>> = {};
  readonly #before = new Map<Element, (readonly [name: string, value: string | null])[]>();
  #book?: Book;
  #shown?: Profile;
  /** The input of the booklet, to detect changes. */
  #key = '';
  #texts?: BookTexts;

  /** Returns the rules shown as Markdown; empty if they are invalid. */
  toMarkdown(): string {
    const book = this.#book;
    if (!book) return '';
    const { texts } = this;
    const sections = found(book, this.query, this.differences);
    return markdown(this.#title, book, sections, headingsOf(book, this.#isOwn, texts), texts);
  }

  /** The rules shown: complete, and valid even while something else is being typed; null if there are none yet. */
  get currentProfile(): Profile | null {
    return this.#shown ?? null;
  }

  /** Returns the differences from the built-in profile as text for a `rules` attribute. */
  toText(): string {
    return this.#shown ? formatRules(this.#shown, parentOf(this.#shown)) : '';
  }

  /** The rules as text, as a form submits them. Setting it replaces `rules` and `limit`, and keeps the profile. */
  get value(): string {
    return this.isUpdatePending ? (this.rules ?? '') : this.toText();
  }

  set value(text: string) {
    if (text === this.value) return;
    this.limit = undefined;
    this.rules = asText(text ?? '');
  }

  /** The address of this page with the rules shown, which the editable element with the same id uses there, or any if this one has none. */
  get link(): string {
    if (isServer || !this.#shown) return '';
    const url = new URL(location.href);
    url.searchParams.set(LINKED.profile, parentOf(this.#shown).name);
    url.searchParams.set(LINKED.rules, this.toText());
    if (this.id) url.searchParams.set(LINKED.id, this.id);
    else url.searchParams.delete(LINKED.id);
    return url.href;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (isServer || this.#isLinked || !this.editable) return;
    this.#isLinked = true;
    const address = new URLSearchParams(location.search);
    const [rules, profile, id] = [address.get(LINKED.rules), address.get(LINKED.profile), address.get(LINKED.id)];
    if ((rules === null && profile === null) || (id !== null && id !== this.id)) return;
    this.#link(profile, rules);
    if (!this.#toFollow) this.#follow();
  }

  /** Takes the rules of an address or of an earlier visit. */
  #link(profile: unknown, rules: unknown): void {
    this.#linked = { profile: asText(profile ?? 'classical').slice(0, 80), rules: asText(rules ?? '') };
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#forgetIds?.();
    this.#forgetIds = undefined;
    // Not while it moves.
    queueMicrotask(() => this.isConnected || this.#release([]));
  }

  /** What the rules in the address of the page need; undefined if it is there. */
  get #toFollow(): Promise<unknown> | undefined {
    const { profile, rules } = this.#linked ?? {};
    return profile === undefined ? undefined : this.loadRules(needOf(profile, rules) ?? 'schools', profile);
  }

  #follow(): void {
    if (!this.#linked || this.#toFollow) return;
    const { profile, rules } = this.#linked;
    this.#linked = undefined;
    try {
      const parent = profileOf(profile);
      const linked = defineProfile({ name: parent.name, extends: parent, rules });
      this.choose(parent.name as ProfileName, formatRules(linked, parent));
    } catch (error) {
      if (!(error instanceof RulesError)) throw error;
      this.#linkError = error;
    }
  }

  /** @internal Uses rules that the user has chosen. */
  choose(profile: ProfileName, rules: string): void {
    this.#linkError = null;
    this.profile = profile;
    this.limit = undefined;
    this.rules = rules;
    this.#chosen = JSON.stringify([profile, rules]);
    this.#isChosen = true;
  }

  /** Restores rules that the browser saved when the user left the page. */
  formStateRestoreCallback(saved: unknown): void {
    if (!this.editable) return;
    try {
      const { profile, rules } = JSON.parse(asText(saved ?? '')) as Record<'profile' | 'rules', unknown>;
      if (rules === undefined) return;
      this.#link(profile, rules);
      this.requestUpdate();
    } catch {
      // It was not saved by this element.
    }
  }

  formResetCallback(): void {
    this.#isChosen = false;
    for (const name of RULES) this[name] = (writtenOf(this, name) ?? this.#start[name]) as ProfileName | undefined;
    this.#editor?.reset();
  }

  protected get texts(): BookTexts {
    return rulesTextsFor(this.language);
  }

  override get ready(): Promise<unknown> | undefined {
    const named = [...wordsIn(this.base).slice(0, 1), ...wordsIn(this.compare)];
    const { profile = 'classical' } = this[tableKey];
    return (
      super.ready ??
      this.#toFollow ??
      this.loadRules('schools') ??
      this.loadProfiles(named) ??
      (moreNotes.module || plainWord(profile) in needed ? undefined : moreNotes.load()) ??
      rulesTextsFor.load(this.language) ??
      (has('ownTests') && !has('ownSamples') ? ownSamples.load() : undefined) ??
      (notes.module || this.#hasNoteFirst ? loadPart(notes, this.language) : undefined)
    );
  }

  /** Whether the first rendering has a note: on the origin of the rules, or what a server has rendered. */
  get #hasNoteFirst(): boolean {
    const { profile = '' } = this[tableKey];
    return Boolean(originOf(asText(profile)) ?? (!this.hasUpdated && this.shadowRoot?.querySelector('[part=note]')));
  }

  get #notes(): NotesTexts | undefined {
    return notes.module?.noteTextsFor(this.language);
  }

  get #isOwn(): boolean {
    return this.#shown !== undefined && isChanged(this.#shown);
  }

  get #title(): string {
    const { rules } = this.texts;
    const { name } = this.#shown!;
    return this.#isOwn ? rules.ownTitle(name) : rules.title(name);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    this.takeEarly('value');
    if (!this.#isChosen) this.#start = Object.fromEntries(RULES.map((name) => [name, this[name]]));
    this.#follow();
    super.willUpdate(changed);
    if (this.editable)
      void this.useOnce(editor, ({ editorStyles, RulesEditor }) => {
        this.adopt(editorStyles);
        this.#editor = new RulesEditor(this);
      });
    if (!notes.module) void this.useOnce(notes, () => {});
    this.#announceRules();
  }

  protected override read(): void {
    this.#write();
    if (this.#linkError) throw this.#linkError;
  }

  protected override updated(): void {
    showOverflow(this.shadowRoot!);
    const shown = this.#shown;
    const form = new FormData();
    const values = { profile: shown ? parentOf(shown).name : '', rules: this.toText() };
    if (this.name) {
      form.set(this.name, values.rules);
      form.set(`${this.name}.profile`, values.profile);
    }
    const isSaved = this.editable && this.#isChosen && shown !== undefined;
    this.internals.setFormValue(form, isSaved ? JSON.stringify(values) : null);
    const mistake = this.editable ? (this.#editor?.mistake ?? this.error) : null;
    this.setMistake(mistake ? this.texts.error(mistake as unknown as SpokenError) : '');
    this.#pass();
  }

  protected override get firstControl(): HTMLElement | null | undefined {
    return this.shadowRoot?.querySelector('select');
  }

  #announceRules(): void {
    if (!this.#chosen || this.error || !this.#shown) return;
    this.#chosen = '';
    const event = new MjRulesEvent(this.toText(), this.#shown);
    this.afterUpdate(() => {
      this.dispatchEvent(event);
      fire(this, 'input', 'change');
    });
  }

  /** The attributes of elements that use these rules. Rules that are wrong are wrong there, too: other ones do not apply. */
  get #toPass(): Readonly<Record<string, string>> | undefined {
    const { error } = this.resolved;
    if (error && error === this.error) {
      const { profile = '', rules = '', limit = '' } = this[tableKey];
      return { profile, rules, limit };
    }
    const shown = this.#shown;
    return shown && { profile: parentOf(shown).name, rules: this.toText(), limit: String(shown.rules.limit) };
  }

  /** Sets the rules of the elements named by `applies-to`. */
  #pass(): void {
    if (!this.isConnected) return;
    // Sanitizers let through `data-` attributes, so with this one anybody could change the author’s elements.
    const ids = this.dataset.appliesTo === undefined ? wordsIn(this.appliesTo) : [];
    const root = this.getRootNode();
    if (ids.length) this.#forgetIds ??= watchIds(root, () => this.#pass());
    const named = ids.map((id) => {
      const element = findById(root, id);
      if (!element && !this.#missed.has(id)) {
        this.#missed.add(id);
        awaitId(this, id, () => wordsIn(this.appliesTo).includes(id), 'applies-to');
      }
      return element;
    });
    const elements = named.filter((element) => element && element !== this && isCustom(element)) as Element[];
    this.#release(elements);
    const rules = elements.length && this.#toPass;
    if (!rules) return;
    this.#passed = rules;
    for (const element of elements) {
      const before = Object.keys(rules).map((name) => [name, element.getAttribute(name)] as const);
      if (!this.#before.has(element)) this.#before.set(element, before);
      for (const [name, value] of Object.entries(rules))
        if (element.getAttribute(name) !== value) setAttribute(element, name, value);
    }
  }

  /** Restores the attributes of elements that no longer use these rules, except attributes that the page has changed since. */
  #release(used: readonly Element[]): void {
    for (const [element, attributes] of this.#before) {
      if (used.includes(element)) continue;
      this.#before.delete(element);
      for (const [name, value] of attributes) {
        if (element.getAttribute(name) !== this.#passed[name]) continue;
        if (value === null) element.removeAttribute(name);
        else setAttribute(element, name, value);
      }
    }
  }

  /** Writes the booklet. @throws {RulesError} if a profile or the rules are invalid */
  #write(): void {
    const profile = this.table;
    const baseName = wordsIn(this.base)[0];
    // While rules are edited, the base is always there, so that no column appears with the first change. Otherwise
    // profiles to compare take its place.
    const parent =
      this.editable || (isChanged(profile) && !wordsIn(this.compare).length) ? parentOf(profile) : undefined;
    const named = baseName === undefined ? parent : profileOf(baseName);
    const base = this.editable && named ? withEveryFine(named) : named;
    // Each profile once, so that there are never more columns than profiles.
    const compared = [...new Set(wordsIn(this.compare).map((name) => profileOf(name)))];
    const words = wordsIn(this.sections).map((word) => wordOf(this, 'sections', word, ruleSections));
    const sections = words.some(Boolean) ? ruleSections.filter((one) => words.includes(one)) : ruleSections;
    const shown = [profile, base?.name, compared.map(({ name }) => name), sections];
    // The notes on a profile may arrive after it.
    const key = JSON.stringify([...shown, this.language, moreNotes.module !== undefined]);
    const { texts } = this;
    if (key === this.#key && texts === this.#texts) return;
    this.#book = bookOf(
      profile,
      { base: base === profile && !this.editable ? undefined : base, compared, sections },
      texts,
      (sentences) => sentenceFor(sentences, this.language),
    );
    this.#shown = profile;
    this.#key = key;
    this.#texts = texts;
    this.copied = undefined;
  }

  protected override render(): TemplateResult {
    const { error, texts } = this;
    return html`
      <div class="frame">
        <div class="room kept">
          ${error ? renderAlert(texts.error(error as unknown as SpokenError)) : nothing}
          ${this.#book ? this.#renderBook(this.#book) : nothing}
          <slot></slot>
        </div>
      </div>
    `;
  }

  #renderParts(
    book: Book,
    sections: readonly BookSection[],
    edit: RulesEditor | undefined,
    edited: Edited,
  ): TemplateResult {
    const { texts, query, differences } = this;
    const { rules } = texts;
    const rows = book.sections.flatMap((one) => one.rows);
    const left = sections.reduce((sum, one) => sum + one.rows.length, 0);
    return html`
      <div class="tools flow live" part="tools" @focusin=${wake} @pointerdown=${wake}>
        ${edit ? edit.head(edited) : nothing}
        <label class="search labelled">
          <span>${rules.search}</span>
          <input
            type="search"
            part="search"
            autocomplete="off"
            spellcheck="false"
            maxlength="80"
            @input=${this.#search}
            @keydown=${this.#clear}
          />
        </label>
        ${
          book.columns.length > 1
            ? html`
                <label class="check">
                  <input type="checkbox" ?checked=${differences} @change=${this.#toggle} />
                  ${rules.onlyDifferences}
                </label>
              `
            : nothing
        }
        <span class="count" aria-live="off" aria-atomic="true">
          ${query || differences ? html`<b>${left || query ? rules.found(left, rows.length) : rules.alike}</b>` : nothing}
        </span>
      </div>
      ${renderFaces(rows.flatMap(({ sample }) => (sample ? [sample] : [])))}
      <fieldset class="book" role="presentation" ?disabled=${this.isDisabled}>
        ${renderBook(sections, {
          texts,
          notes: this.#notes,
          book,
          headings: headingsOf(book, this.#isOwn || this.editable, texts),
          field: edit && ((row) => edit.field(row, edited)),
          played: edit && ((row) => edit.played(row, edited)),
          keep: edit?.keep,
        })}
        ${edit ? edit.foot(edited) : nothing}
      </fieldset>
    `;
  }

  #renderBook(book: Book): TemplateResult {
    const { texts, query, differences } = this;
    const { rules } = texts;
    const sections = found(book, query, differences);
    const source = texts.source(this.#shown!);
    const origin = originOf(this.#shown!.name);
    const largest = largestWins(this.#shown!);
    const isCard = hasView(this, 'card');
    const edit = this.editable && !isCard ? this.#editor : undefined;
    const edited: Edited = { profile: this.#shown!, parent: parentOf(this.#shown!), texts };
    return html`
      <div class="head" part="head">
        <h2 part="title">${this.#title}</h2>
        ${source ? html`<p class="source">${source}</p>` : nothing}
        ${origin ? html`<p class="source" part="origin">${this.#notes ? withCode(this.#notes.interpretation(origin)) : nothing}</p>` : nothing}
        ${largest ? html`<p class="source" part="largest">${rules.largest(largest)}</p>` : nothing}
      </div>
      ${isCard ? renderCard(sections, book.columns[0]!, texts) : this.#renderParts(book, sections, edit, edited)}
      <div class="copy flow live" part="copy">
        ${
          edit
            ? html`
                <button type="button" @click=${() => this.#copy(this.toText())}>${rules.edit.copyRules}</button>
                <button type="button" @click=${() => this.#copy(this.link)}>${rules.edit.copyLink}</button>
              `
            : nothing
        }
        <button type="button" @click=${() => this.#copy(this.toMarkdown())}>${rules.copyMarkdown}</button>
        ${
          edit && this.#isOwn
            ? html`<button type="button" ?disabled=${this.isDisabled} @click=${this.#reset}>${rules.edit.resetAll}</button>`
            : nothing
        }
        ${renderCopied(this.copied, rules)}
      </div>
    `;
  }

  readonly #search = ({ target }: Event): void => {
    this.query = (target as HTMLInputElement).value.slice(0, 80);
  };

  /** As browsers clear a search field, but the page must not hear a key that has an effect here. */
  readonly #clear = (event: KeyboardEvent): void => {
    const field = event.target as HTMLInputElement;
    if (event.key !== 'Escape' || !field.value) return;
    event.preventDefault();
    field.value = this.query = '';
  };

  readonly #toggle = ({ target }: Event): void => {
    this.differences = (target as HTMLInputElement).checked;
  };

  readonly #reset = (): void => {
    this.#editor?.reset();
    this.choose(parentOf(this.#shown!).name as ProfileName, '');
  };

  async #copy(text: string): Promise<void> {
    this.copied = await copy(text);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'mj-rules': MjRules;
  }
}
