import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { defineProfile, profiles, type Profile, type ProfileName } from '../core/index.js';
import { asText } from '../core/as-text.js';
import { ruleSections, type RuleSection } from '../core/describe.js';
import { rulesTextsFor } from '../lang/rules.js';
import type { RulebookTexts, SpokenError } from '../lang/types.js';
import { frameStyles } from '../render/frame.styles.js';
import { headingsOf, renderBook } from '../render/rulebook.js';
import { renderFaces } from '../render/sample.js';
import { tileStyles } from '../render/tile.styles.js';
import { tokenStyles } from '../render/tokens.styles.js';
import { bookOf, found, isChanged, parentOf, type Book } from '../rulebook/model.js';
import { markdown } from '../rulebook/text.js';
import { MjTableElement } from './mj-table-element.js';
import { rulesStyles } from './mj-rules/mj-rules.styles.js';
import { showOverflow } from './overflow.js';

/** The words listed in an attribute; no page needs more than 400 characters. */
const wordsOf = (text: unknown): string[] =>
  asText(text ?? '')
    .slice(0, 400)
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean);

const isSection = (word: string): word is RuleSection => (ruleSections as readonly string[]).includes(word);

/** @throws {RulesError} for an unknown name */
const profileNamed = (name: string): Profile =>
  Object.hasOwn(profiles, name) ? profiles[name as ProfileName] : defineProfile({ name, extends: name, rules: '' });

/**
 * The rules of a table as a booklet: what every award and option is worth, with a hand that earns it, its other names,
 * and how it differs from other rules.
 *
 * @tag mj-rules
 * @summary The rules of a table, section by section, with drawn samples; searchable and side by side with others.
 * @slot - Elements that use these rules, such as `<mj-hand>`
 * @fires {MjErrorEvent} mj-error - Fires when the rules cannot be read
 * @csspart head - The title and the source of the rules
 * @csspart title - The title
 * @csspart tools - The search, the switch for differences and the copy button
 * @csspart search - The search field
 * @csspart section - A section; also has the part name `points`, `doubles`, `limit-hands`, `payment` or `play`
 * @csspart caption - The title of a section, and what it is about
 * @csspart rule - A row; also has the part name `award` or `option`, `differing` if it differs, `unused` if it is off
 * @csspart names - The other names of a rule
 * @csspart value - A value; also has the part name `differs` if it differs from the first one of its row
 * @csspart also-played - The values that other tables use
 * @csspart note - How the source is interpreted
 * @csspart sample - A hand that earns an award, and how it was won
 * @csspart tile - A tile of a sample
 * @csspart copy - The copy button, with its result
 * @csspart message - The error message
 * @cssproperty [--mj-accent] - Accent color, used for titles
 * @cssproperty [--mj-muted] - Secondary text color
 * @cssproperty [--mj-line] - Color of hairlines
 * @cssproperty [--mj-marked] - Background of a value that differs
 * @cssstate error - The rules cannot be read; the last valid ones are shown
 */
export class MjRules extends MjTableElement {
  static override readonly tag = 'mj-rules';
  static override styles = [tokenStyles, tileStyles, frameStyles, rulesStyles];

  /** The name of a profile to mark differences from. Defaults to the table’s profile if it declares rules of its own. */
  @property() base?: ProfileName;
  /** Names of profiles to show side by side. */
  @property() compare?: string;
  /** The sections to show: `points`, `doubles`, `limit-hands`, `payment`, `play`. Shows all by default. */
  @property() sections?: string;
  /** Shows only the rules that differ from the base or from a compared profile. */
  @property({ type: Boolean, reflect: true }) differences = false;

  @state() private query = '';
  @state() private copied?: true | string;
  #book?: Book;
  /** The profile that the booklet shows. */
  #shown?: Profile;
  /** The input of the booklet, to detect changes. */
  #key = '';

  /** Returns the rules shown as Markdown; empty if they cannot be read. */
  toMarkdown(): string {
    const book = this.#book;
    if (!book) return '';
    const { texts } = this;
    const sections = found(book, this.query, this.differences);
    return markdown(this.#title, book, sections, headingsOf(book, this.#isOwn, texts), texts);
  }

  protected get texts(): RulebookTexts {
    return rulesTextsFor(this.language);
  }

  /** Whether the table declares rules of its own. */
  get #isOwn(): boolean {
    return this.#shown !== undefined && isChanged(this.#shown);
  }

  get #title(): string {
    const { rules } = this.texts;
    const { name } = this.#shown!;
    return this.#isOwn ? rules.ownTitle(name) : rules.title(name);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    try {
      this.#write();
      this.setError(null);
    } catch (error) {
      this.setError(error as Error);
    }
  }

  protected override updated(): void {
    showOverflow(this.shadowRoot!);
  }

  /** Writes the booklet. @throws {RulesError} if a profile or the rules cannot be read */
  #write(): void {
    const { profile, error } = this.resolved;
    if (error) throw error;
    const baseName = wordsOf(this.base)[0];
    const base = baseName === undefined ? (isChanged(profile) ? parentOf(profile) : undefined) : profileNamed(baseName);
    const compared = wordsOf(this.compare).map(profileNamed);
    const words = wordsOf(this.sections).filter(isSection);
    const sections = words.length ? ruleSections.filter((one) => words.includes(one)) : ruleSections;
    const key = JSON.stringify([profile, base?.name, compared.map(({ name }) => name), sections, this.language]);
    if (key === this.#key) return;
    this.#book = bookOf(profile, { base: base === profile ? undefined : base, compared, sections }, this.texts);
    this.#shown = profile;
    this.#key = key;
    this.copied = undefined;
  }

  protected override render(): TemplateResult {
    const { error, texts } = this;
    return html`
      <div class="frame">
        <div class="room">
          ${
            error
              ? html`
                  <p class="message" part="message" role="alert">${texts.error(error as unknown as SpokenError)}</p>
                `
              : nothing
          }
          ${this.#book ? this.#renderBook(this.#book) : nothing}
          <slot></slot>
        </div>
      </div>
    `;
  }

  #renderBook(book: Book): TemplateResult {
    const { texts, query, differences } = this;
    const { rules } = texts;
    const sections = found(book, query, differences);
    const rows = book.sections.flatMap((one) => one.rows);
    const left = sections.reduce((sum, one) => sum + one.rows.length, 0);
    const source = texts.source(this.#shown!);
    return html`
      <header part="head">
        <h2 part="title">${this.#title}</h2>
        ${
          source
            ? html`
                <p class="source">${source}</p>
              `
            : nothing
        }
      </header>
      <div class="tools" part="tools">
        <label class="search">
          <span>${rules.search}</span>
          <input
            type="search"
            part="search"
            autocomplete="off"
            spellcheck="false"
            maxlength="80"
            @input=${this.#search}
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
        <span class="count" role="status">
          ${
            query || differences
              ? html`
                  <b>${rules.found(left, rows.length)}</b>
                `
              : nothing
          }
        </span>
      </div>
      ${renderFaces(rows.flatMap(({ sample }) => (sample ? [sample] : [])))}
      ${renderBook(sections, { texts, book, headings: headingsOf(book, this.#isOwn, texts) })}
      <div class="copy" part="copy">
        <button type="button" @click=${this.#copy}>${rules.copyMarkdown}</button>
        <span role="status">${this.copied === true ? rules.copied : this.copied ? rules.notCopied : nothing}</span>
        ${
          typeof this.copied === 'string'
            ? html`
                <textarea readonly rows="8" aria-label=${rules.notCopied} .value=${this.copied}></textarea>
              `
            : nothing
        }
      </div>
    `;
  }

  readonly #search = ({ target }: Event): void => {
    this.query = (target as HTMLInputElement).value.slice(0, 80);
  };

  readonly #toggle = ({ target }: Event): void => {
    this.differences = (target as HTMLInputElement).checked;
  };

  readonly #copy = async (): Promise<void> => {
    const text = this.toMarkdown();
    try {
      await navigator.clipboard.writeText(text);
      this.copied = true;
    } catch {
      this.copied = text;
    }
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'mj-rules': MjRules;
  }
}
