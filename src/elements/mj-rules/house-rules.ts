/** What `<mj-rules editable>` adds: a field for each value, the table’s own awards, and the rules as text. */
import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { repeat } from 'lit/directives/repeat.js';
import { defineProfile, formatRules, profiles, RulesError } from '../../core/index.js';
import { choicesOf } from '../../core/rules/options.js';
import { moreNames } from '../../core/profiles/definitions/more-names.js';
import type { OptionId, Profile, ProfileName } from '../../core/index.js';
import type { BookTexts, SpokenError } from '../../lang/types.js';
import { valueText, type BookRow } from '../../rulebook/model.js';
import { commas, labelled } from '../../lang/marks.js';
import { withCode } from './views.js';

export { keepFocus } from '../keep-focus.js';

export interface RulesHost {
  choose(profile: ProfileName, rules: string): void;
  requestUpdate(): void;
  readonly isDisabled: boolean;
  readonly shadowRoot: ShadowRoot | null;
  readonly updateComplete: Promise<unknown>;
}

export interface Edited {
  profile: Profile;
  /** The built-in profile that the table’s rules change. */
  parent: Profile;
  texts: BookTexts;
}

interface Fault {
  text: string;
  error: Error;
}

/** An own award as it is typed: it counts once both fields can be read. */
interface Draft {
  key: number;
  name: string;
  value: string;
  /** The id under which it counts; empty while it does not. */
  id: string;
  error?: Error;
}

/** Values to choose from, apart from those that other tables use. */
const USUAL = ['off', '2 points', '4 points', '10 points', '1 double', '2 doubles', '3 doubles', 'half limit', 'limit'];
const USUAL_SETS = ['2/4 points', '4/8 points', '8/16 points', '16/32 points'];

export { editorStyles } from './house-rules.styles.js';

/** At most as many characters as the core reads in a value, and in one of an own award with sentences for readers. */
const LONGEST = 200;
const LONGEST_OWN = 3000;

type Values = Readonly<Record<string, string | number>>;

/** `Own wind in hand` is `--own-wind-in-hand`. */
const idOf = (name: string): string =>
  name.trim()
    ? `--${name
        .trim()
        .toLowerCase()
        .normalize('NFKD')
        .replace(/[\p{M}'’]/gu, '')
        .replace(/[^\p{L}\p{N}]+/gu, '-')
        .replace(/^-|-$/g, '')}`
    : '';

/** Whether an option’s values are few enough to choose from. */
function hasFewValues(id: OptionId): boolean {
  const { from, to, list } = choicesOf(id);
  return !list && (from === undefined || to! - from < 10);
}

export class RulesEditor {
  readonly #faults = new Map<string, Fault>();
  #drafts: Draft[] = [];
  #keys = 0;
  #draftsOf = '';
  #text?: Fault;
  /** Renders rows so that the field in use stays when another row moves to a different section. */
  readonly keep = repeat;

  constructor(readonly host: RulesHost) {}

  reset(): void {
    this.#faults.clear();
    this.#drafts = [];
    this.#draftsOf = '';
    this.#text = undefined;
  }

  /** Why something that was entered does not count. */
  get mistake(): Error | undefined {
    return [...this.#faults.values(), this.#text, ...this.#drafts].find((one) => one?.error)?.error;
  }

  // Changes

  /** Declares a value. @returns the error if it is invalid */
  #declare({ profile, parent }: Edited, id: string, value: string): Error | undefined {
    try {
      const changed = defineProfile({ name: parent.name, extends: profile, rules: { [id]: value.trim() } });
      this.host.choose(parent.name as ProfileName, formatRules(changed, parent));
      return undefined;
    } catch (error) {
      if (!(error instanceof RulesError)) throw error;
      // The place is in the field, which holds only the value.
      const start = id.length + 2;
      const { code, text, index, length, details } = error;
      return new RulesError(code, text.slice(start), Math.max(0, index - start), length, details);
    }
  }

  readonly #set = (edited: Edited, id: string, value: string): void => {
    const error = this.#declare(edited, id, value);
    if (error) this.#faults.set(id, { text: value, error });
    else this.#faults.delete(id);
    this.host.requestUpdate();
    void this.#keepFocus(id);
  };

  /** Returns the focus to the field of a rule whose row has moved to another section, or to the search if the row is gone. */
  async #keepFocus(id: string): Promise<void> {
    const root = this.host.shadowRoot!;
    if (!root.activeElement) return;
    await this.host.updateComplete;
    if (root.activeElement) return;
    const field = root.querySelector<HTMLElement>(`[data-id="${id}"] .field > :first-child`);
    (field ?? root.querySelector<HTMLElement>('[part=search]'))?.focus();
  }

  // A field for a value

  field(row: BookRow, edited: Edited): unknown {
    const { texts, parent } = edited;
    const { edit } = texts.rules;
    const { id, kind, name, worth } = row;
    // The table's own awards have fields of their own; those of the profile that it changes do not.
    if (id.startsWith('--') && !(id in parent.rules))
      return html` <span class="plain">${valueText(row, worth, texts)}</span> `;
    const fault = this.#faults.get(id);
    const usual = (parent.rules as Values)[id] ?? 'off';
    const change = ({ target }: Event): void => this.#set(edited, id, (target as HTMLInputElement).value);
    return html`
      <span class="field">
        ${kind === 'option' && hasFewValues(id as OptionId) ? this.#select(row, edited, change) : this.#input(row, edited, fault, change)}
        ${
          worth !== usual || fault
            ? html`
                <button
                  type="button"
                  class="reset live"
                  aria-label=${edit.reset(name)}
                  title=${edit.reset(name)}
                  @click=${() => this.#set(edited, id, String(usual))}
                >
                  <span aria-hidden="true">↺</span>
                </button>
              `
            : nothing
        }
      </span>
      ${fault ? this.#message(`fault-${id}`, fault.error, texts) : nothing}
    `;
  }

  #select(row: BookRow, { texts }: Edited, change: (event: Event) => void): TemplateResult {
    const { id, name, worth } = row;
    const { values, from, to } = choicesOf(id as OptionId);
    const numbers = from === undefined ? [] : Array.from({ length: to! - from + 1 }, (_, more) => from + more);
    const all = [...new Set<string | number>([...values, ...numbers, worth])];
    return html`
      <select
        aria-label=${texts.rules.edit.field(name)}
        .value=${live(String(worth))}
        @change=${change}
      >
        ${all.map(
          (value) => html`<option value=${value} ?selected=${value === worth}>${valueText(row, value, texts)}</option>`,
        )}
      </select>
    `;
  }

  #input(
    { id, kind, name, worth }: BookRow,
    { texts }: Edited,
    fault: Fault | undefined,
    change: (event: Event) => void,
  ): TemplateResult {
    const words = kind === 'option' ? choicesOf(id as OptionId).values : [];
    const usual = /^(pung|kong)-of/.test(id) ? 'set-values' : 'values';
    const list = words.length ? `values-${id}` : kind === 'award' && !id.startsWith('--') ? usual : nothing;
    return html`
      <input
        type="text"
        class=${kind}
        aria-label=${texts.rules.edit.field(name)}
        aria-invalid=${fault ? 'true' : nothing}
        aria-describedby=${fault ? `fault-${id}` : nothing}
        list=${list}
        maxlength=${LONGEST}
        autocomplete="off"
        autocapitalize="none"
        spellcheck="false"
        .value=${live(fault?.text ?? String(worth))}
        @change=${change}
      />
      ${words.length ? datalist(`values-${id}`, words) : nothing}
    `;
  }

  #message(id: string, error: Error, texts: BookTexts): TemplateResult {
    return html` <span class="fault" id=${id} role="alert">${texts.error(error as unknown as SpokenError)}</span> `;
  }

  /** Values that other tables use, to be chosen with one click. */
  played(row: BookRow, edited: Edited): unknown {
    const { texts } = edited;
    const { off, edit } = texts.rules;
    return row.alsoPlayed.map(({ value, profiles: using }) => {
      const isOff = row.kind === 'award' && value === 'off';
      const shown = isOff ? off : valueText(row, value, texts);
      const players = using.map((name) => texts.profile(name));
      return html`
        <button
          type="button"
          class="play"
          title=${commas(players, texts.language) || nothing}
          aria-label=${labelled(row.name, isOff ? off : edit.play(shown), texts.language)}
          @click=${() => this.#set(edited, row.id, String(value))}
        >
          ${shown}
        </button>
      `;
    });
  }

  // The whole

  /** Above the booklet: the rules to start from. */
  head({ parent, profile, texts }: Edited): TemplateResult {
    const { edit } = texts.rules;
    const declared = formatRules(profile, parent);
    return html`
      <label class="base labelled">
        <span>${edit.base}</span>
        <select
          ?disabled=${this.host.isDisabled}
          @change=${({ target }: Event) => {
            this.reset();
            this.host.choose((target as HTMLSelectElement).value as ProfileName, declared);
          }}
        >
          ${[...Object.keys(profiles), ...moreNames].map(
            (name) => html`<option value=${name} ?selected=${name === parent.name}>${texts.profile(name)}</option>`,
          )}
        </select>
      </label>
      ${datalist('values', USUAL)} ${datalist('set-values', [...USUAL_SETS, ...USUAL])}
    `;
  }

  /** Below the booklet: own awards, and the rules as text. */
  foot(edited: Edited): TemplateResult {
    const { profile, parent, texts } = edited;
    const { edit } = texts.rules;
    const declared = formatRules(profile, parent);
    this.#takeDrafts(edited, declared);
    return html`
      <section part="own" class="own live">
        <h3 class="title">${edit.own}</h3>
        <p class="aside">${edit.ownAbout}</p>
        ${this.#drafts.map((draft) => this.#renderDraft(draft, edited))}
        <button type="button" @click=${this.#add}>${edit.addOwn}</button>
      </section>
      <section part="text" class="text-panel live">
        <h3 class="title" id="text-title">${edit.text}</h3>
        <p class="aside" id="text-about">${withCode(edit.textAbout)}</p>
        <textarea
          part="rules rules-field"
          rows="4"
          maxlength="8000"
          spellcheck="false"
          autocapitalize="none"
          aria-labelledby="text-title"
          aria-describedby=${this.#text ? 'text-fault' : 'text-about'}
          aria-invalid=${this.#text ? 'true' : nothing}
          .value=${live(this.#text?.text ?? declared.replaceAll('; ', ';\n'))}
          @change=${(event: Event) => this.#write(event, edited)}
        ></textarea>
        ${this.#text ? this.#message('text-fault', this.#text.error, texts) : nothing}
      </section>
    `;
  }

  // Own awards

  /** Follows own awards that came from elsewhere, such as the text or the page. */
  #takeDrafts({ profile, parent }: Edited, declared: string): void {
    if (declared === this.#draftsOf) return;
    this.#draftsOf = declared;
    const rules: Values = profile.rules;
    const ids = Object.keys(rules).filter((id) => id.startsWith('--') && !(id in parent.rules));
    const kept = this.#drafts.filter(({ id }) => !id || ids.includes(id));
    for (const draft of kept) if (draft.id && !draft.error) draft.value = String(rules[draft.id]);
    const added = ids
      .filter((id) => !kept.some((draft) => draft.id === id))
      .map((id): Draft => ({ key: this.#keys++, id, name: nameOfOwn(id), value: String(rules[id]) }));
    this.#drafts = [...kept, ...added];
  }

  readonly #add = (): void => {
    this.#drafts = [...this.#drafts, { key: this.#keys++, id: '', name: '', value: '' }];
    this.host.requestUpdate();
  };

  #renderDraft(draft: Draft, edited: Edited): TemplateResult {
    const { texts } = edited;
    const { edit } = texts.rules;
    const { key, name, value, error } = draft;
    const changed =
      (field: 'name' | 'value') =>
      ({ target }: Event): void => {
        draft[field] = (target as HTMLInputElement).value;
        this.#settle(draft, edited);
      };
    const fault = `own-fault-${key}`;
    return html`
      <div class="draft flow" role="group" aria-label=${name || edit.addOwn}>
        <label class="labelled">
          <span>${edit.ownName}</span>
          <input
            type="text"
            maxlength="60"
            autocomplete="off"
            .value=${live(name)}
            @change=${changed('name')}
          />
        </label>
        <label class="labelled wide">
          <span>${edit.ownValue}</span>
          <input
            type="text"
            class="code"
            maxlength=${LONGEST_OWN}
            autocomplete="off"
            autocapitalize="none"
            spellcheck="false"
            placeholder="20 points for everyone each concealed pung of seat-wind"
            aria-invalid=${error ? 'true' : nothing}
            aria-describedby=${error ? fault : nothing}
            .value=${live(value)}
            @change=${changed('value')}
          />
        </label>
        <button
          type="button"
          class="reset"
          aria-label=${edit.removeOwn(name)}
          title=${edit.removeOwn(name)}
          @click=${() => this.#remove(draft, edited)}
        >
          <span aria-hidden="true">×</span>
        </button>
        ${error ? this.#message(fault, error, texts) : nothing}
      </div>
    `;
  }

  /** Counts a draft once it has a name and a value that can be read; until then, the award stays as it was. */
  #settle(draft: Draft, edited: Edited): void {
    const id = idOf(draft.name);
    if (id && draft.value.trim()) {
      const rest = withoutOwn(edited, draft.id === id ? '' : draft.id);
      const error = this.#declare({ ...edited, profile: rest }, id, draft.value);
      draft.error = error;
      if (!error) {
        draft.id = id;
        this.#draftsOf = '';
      }
    } else draft.error = undefined;
    this.host.requestUpdate();
  }

  #remove(draft: Draft, edited: Edited): void {
    this.#drafts = this.#drafts.filter((one) => one !== draft);
    if (draft.id) {
      const rest = withoutOwn(edited, draft.id);
      this.host.choose(edited.parent.name as ProfileName, formatRules(rest, edited.parent));
    }
    this.host.requestUpdate();
  }

  // The rules as text

  #write({ target }: Event, { parent }: Edited): void {
    const field = target as HTMLTextAreaElement;
    const text = field.value;
    try {
      const changed = defineProfile({ name: parent.name, extends: parent, rules: text });
      this.#text = undefined;
      this.#faults.clear();
      this.host.choose(parent.name as ProfileName, formatRules(changed, parent));
    } catch (error) {
      if (!(error instanceof RulesError)) throw error;
      this.#text = { text, error };
      const { index, length } = error;
      field.setSelectionRange(index, index + length);
    }
    this.host.requestUpdate();
  }
}

const datalist = (id: string, values: readonly (string | number)[]): TemplateResult => html`
  <datalist id=${id}>
    ${values.map((value) => html`<option value=${value}></option>`)}
  </datalist>
`;

const nameOfOwn = (id: string): string => {
  const words = id.replace(/^--/, '').replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

function withoutOwn({ profile, parent }: Edited, id: string): Profile {
  if (!id) return profile;
  const rules = Object.fromEntries(Object.entries(profile.rules).filter(([one]) => one !== id));
  return defineProfile({ name: parent.name, extends: parent, rules });
}
