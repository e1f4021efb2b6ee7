import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import {
  NotationError,
  defineProfile,
  profiles,
  score as scoreOf,
  type Profile,
  type ProfileName,
  type Score,
} from '../core/index.js';
import { asText } from '../core/as-text.js';
import { checkScore } from '../core/check-score.js';
import { ScoreError } from '../core/errors.js';
import { profileOfScore } from '../core/score-profile.js';
import { countTextsFor } from '../lang/count.js';
import type { CountTexts, SpokenError } from '../lang/types.js';
import { MOST_TILES, renderCount } from '../render/breakdown.js';
import type { Comparison } from '../breakdown/compare.js';
import {
  breakdownOf,
  isPlain,
  labelOf,
  rowsOf,
  sections,
  sumLabel,
  type Breakdown,
  type Line,
  type Section,
} from '../breakdown/model.js';
import { markdown, plainText } from '../breakdown/text.js';
import type { Change } from '../breakdown/what-if.js';
import { panelNames, renderCopy, renderPanel, type PanelName } from '../render/panel.js';
import { renderSituation } from '../render/situation.js';
import { situationStyles } from '../render/situation-styles.js';
import { renderSteps } from '../render/steps.js';
import { tileStyles } from '../render/styles.js';
import { MjScoreEvent } from './events.js';
import { MjTableElement } from './mj-table-element.js';
import { findById } from './nodes.js';
import { frameStyles } from '../render/frame-styles.js';
import { showOverflow } from './overflow.js';
import { HandSource } from './mj-score-breakdown/hand-source.js';
import { comparison, panels } from './mj-score-breakdown/later.js';
import { breakdownStyles } from './mj-score-breakdown/mj-score-breakdown.styles.js';

/** A count, with what is told beside it. */
interface Counted {
  breakdown: Breakdown;
  /** Undefined where a Score comes from rules that the page has not told. */
  profile?: Profile;
}

/** What an attribute lists; no page has more to write there. */
const wordsOf = (text: unknown): string[] =>
  asText(text ?? '')
    .slice(0, 400)
    .split(/[\s,]+/)
    .filter(Boolean);

const isPanel = (word: string): word is (typeof panelNames)[number] => (panelNames as readonly string[]).includes(word);

/** Whether rules give the count that a Score tells: others may have its name. */
function giveSame(told: Score, rules: Profile): boolean {
  try {
    const found = scoreOf(told.hand, told.situation, rules);
    return (['value', 'limit', 'awards'] as const).every(
      (part) => JSON.stringify(found[part]) === JSON.stringify(told[part]),
    );
  } catch {
    return false;
  }
}

/** The rules of a Score: known where it was made on this page; of a stored one, those of its name that give its count. */
const rulesOf = (score: Score, by?: Profile, own?: Profile): Profile | undefined =>
  [by, own, ...Object.values<Profile>(profiles)].find((one) => one?.name === score.profile && giveSame(score, one));

/**
 * Why a hand is worth what it is worth: its points, doubles and limit line by line, with the rule behind each line.
 *
 * @tag mj-score-breakdown
 * @summary The count of a hand, line by line, with reasons, near misses, other readings and other rules.
 * @slot - The `<mj-hand>` that is counted, where it is not elsewhere
 * @fires {MjScoreEvent} mj-score - A hand elsewhere, or a hand under rules of the breakdown’s own, was counted
 * @fires {MjErrorEvent} mj-error - The hand cannot be counted
 * @csspart situation - The line with seat, round and how the hand was won
 * @csspart steps - The buttons that walk through the count, and the line they have come to
 * @csspart head - The value and the count in a sentence
 * @csspart value - The value
 * @csspart table - The table of lines
 * @csspart caption - Its caption
 * @csspart section - A part of the table; with the word `points`, `doubles` or `limit-hands`
 * @csspart line - A line; with the word `lit` while its tiles are pointed at
 * @csspart tiles - The small tiles beside a line
 * @csspart tile - One of them; with the word `face-down`
 * @csspart face - Its engraving
 * @csspart toggle - The button that opens a line’s rule
 * @csspart detail - The rule behind a line
 * @csspart sum - A sum; with the word `base`, `roundedBase`, `doublesCap`, `roundedTotal`, `limitCut` or `value`
 * @csspart panel - What can be opened; with the word `why-not`, `other-readings` or `what-if`
 * @csspart summary - The title that opens it
 * @csspart comparison - Profiles side by side
 * @csspart cell - A cell of the comparison; with the word `differs` where it is not as in the first column
 * @csspart copy - The buttons that copy the count
 * @csspart message - What is wrong
 * @cssproperty [--mj-accent] - Colour of titles and of what can be opened
 * @cssproperty [--mj-muted] - Colour of what is said in passing
 * @cssproperty [--mj-line] - Colour of hairlines
 * @cssproperty [--mj-lit] - Ground of a line whose tiles are pointed at
 * @cssproperty [--mj-marked] - Ground of a cell that differs
 * @cssproperty [--mj-face] - Ground of a face
 * @cssproperty [--mj-face-shade] - The ivory in the shade
 * @cssproperty [--mj-body] - Body of the tiles
 * @cssproperty [--mj-back] - Ground of the back
 * @cssproperty [--mj-back-pattern] - Pattern on the back
 * @cssproperty [--mj-red] - Red of the engraving
 * @cssproperty [--mj-green] - Green of the engraving
 * @cssproperty [--mj-blue] - Blue of the engraving
 * @cssstate error - The hand cannot be counted; the last good count is greyed
 * @cssstate empty - There is no hand
 */
export class MjScoreBreakdown extends MjTableElement {
  static override readonly tag = 'mj-score-breakdown';
  static override styles = [tileStyles, frameStyles, breakdownStyles, situationStyles];

  /** The id of an `<mj-hand>` elsewhere on the page, one that comes later too. */
  @property() for?: string;
  /** Names of profiles to compare the hand under, side by side. */
  @property() compare?: string;
  /** What is offered below the count: `why-not`, `readings`, `what-if`, `copy`, or `none`; all of them by default. */
  @property() panels?: string;
  /** Walks through the count line by line. */
  @property({ type: Boolean }) steps = false;
  /** Shows only one section: `points`, `doubles` or `limit-hands`. */
  @property() section?: Section;
  /** A Score to show, instead of that of a hand. */
  @property({ attribute: false }) score?: Score | null;

  @state() private open: ReadonlySet<string> = new Set();
  @state() private lit: ReadonlySet<string> = new Set();
  @state() private change: Change = {};
  /** Panels that are open. */
  @state() private shown: ReadonlySet<PanelName> = new Set();
  /** So many rows are shown; all of them where it is undefined. */
  @state() private step?: number;
  /** The code of the panels did not arrive. */
  @state() private isLost = false;
  @state() private allMisses = false;
  @state() private copied?: true | string;

  readonly #source = new HandSource(this, () => this.requestUpdate(), {
    'mj-score': () => this.requestUpdate(),
    'mj-error': () => this.requestUpdate(),
    pointerover: (event) => this.#pointAtTile(event),
    pointerleave: () => this.#pointAway(),
    focusin: (event) => this.#pointAtTile(event),
    focusout: () => this.#pointAway(),
  });
  /** The last good count. */
  #counted?: Counted;
  /** What it was counted from, to know when that changes. */
  #key = '';
  /** The language and the count that were last seen to have words. */
  #rendered = '';
  #comparison?: Comparison;
  #handError: Error | null = null;
  #told = '';

  /** What is wrong, or null: with the hand, or with rules of the breakdown’s own. */
  override get error(): Error | null {
    return super.error ?? this.#handError;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.requestUpdate();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#source.forget();
  }

  /** The count as plain text in columns; empty where there is none. */
  toText(): string {
    return this.#counted ? plainText(this.#counted.breakdown, this.texts) : '';
  }

  /** The count as a Markdown table; empty where there is none. */
  toMarkdown(): string {
    return this.#counted ? markdown(this.#counted.breakdown, this.texts) : '';
  }

  override get showsSituation(): boolean {
    return true;
  }

  /** The hand inside shows it itself. */
  get #isSituationShown(): boolean {
    return !this.score && !this.for && this.#source.hand?.situation === true;
  }

  protected override get related(): Iterable<Element> {
    const hand = this.for && findById(this.getRootNode(), this.for);
    return hand ? [hand] : super.related;
  }

  /** Without its code, a comparison would appear later and push down what follows. */
  override get ready(): Promise<unknown> | undefined {
    return wordsOf(this.compare).length && !comparison.module ? comparison.load() : undefined;
  }

  protected get texts(): CountTexts {
    return countTextsFor(this.language);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    if (this.isConnected && !this.isBlind) this.#source.find((this.score ?? null) === null ? this.for : undefined);
    let error: Error | null = null;
    try {
      this.#count();
    } catch (caught) {
      error = caught as Error;
    }
    this.setError(error);
    this.toggleState('error', this.error !== null);
    this.toggleState('empty', !this.#counted && !this.error);
  }

  protected override firstUpdated(): void {
    // Those that were opened before the element was there to hear of it.
    for (const details of this.shadowRoot!.querySelectorAll('details')) if (details.open) this.#togglePanel(details);
  }

  protected override updated(): void {
    showOverflow(this.shadowRoot!);
    // Where somebody has chosen before, the attribute does not choose any more.
    for (const input of this.shadowRoot!.querySelectorAll<HTMLInputElement>('input[checked]')) input.checked = true;
  }

  /** Takes the Score from where it comes from, and works out what is told of it. @throws where there is none */
  #count(): void {
    const { hand } = this.#source;
    const own = this.profile || this.limit || this.rules ? this.resolved : undefined;
    this.#handError = null;
    const given = this.score ?? null;
    let score: Score | null = null;
    let profile: Profile | undefined;
    if (given !== null) {
      score = checkScore(given);
      profile = rulesOf(score, profileOfScore(given), own?.profile);
    } else if (this.#source.error) throw this.#source.error;
    else if (this.for && own) {
      // A hand elsewhere keeps its own rules; here it is counted by these.
      if (own.error) throw own.error;
      profile = own.profile;
      const { tiles, currentSituation: situation, error } = hand ?? {};
      if (error instanceof NotationError) throw error;
      if (tiles) score = scoreOf(tiles, situation, profile);
    } else if (hand) {
      ({ score } = hand);
      profile = hand.resolved?.profile;
      // A hand inside tells of its error itself; one elsewhere is not heard from here.
      if (hand.error && this.for) throw hand.error;
      this.#handError = hand.error;
    }
    if (this.#handError) return;
    const before = [this.#counted, this.#comparison, this.#key] as const;
    this.#take(score, profile);
    if (given !== null && !this.#canRender()) {
      [this.#counted, this.#comparison, this.#key] = before;
      throw new ScoreError('not-a-score', { sentence: 'unfit-score' });
    }
    // A hand inside tells of its Score itself.
    if (score && (given !== null || this.for)) this.#tell(score, given ?? score);
  }

  /** Whether there are words for the count: each part of it may be right, and an award of a flower still have a dragon. */
  #canRender(): boolean {
    const tried = `${this.language} ${this.#key}`;
    if (tried !== this.#rendered)
      try {
        this.#renderCounted(this.#counted!);
        this.#rendered = tried;
      } catch {
        return false;
      }
    return true;
  }

  #take(score: Score | null, profile: Profile | undefined): void {
    const key = JSON.stringify([score, profile, this.compare]);
    if (key === this.#key) return;
    this.change = {};
    this.copied = this.step = undefined;
    let counted: Counted | undefined;
    let compared: Comparison | undefined;
    let isWhole = true;
    if (score) {
      counted = { breakdown: breakdownOf(score), profile };
      const { known } = this.#compared;
      const columns = [...new Set(profile ? [profile, ...known] : known)];
      if (columns.length > 1 && known.length) {
        compared = comparison.module?.compare(score.hand, score.situation, columns);
        isWhole = comparison.module !== undefined;
      }
    }
    this.#counted = counted;
    this.#comparison = compared;
    // Without the code of the comparison: once more with the next update.
    this.#key = isWhole ? key : '';
  }

  #tell(score: Score, given: Score): void {
    const told = JSON.stringify(score);
    if (told === this.#told) return;
    this.#told = told;
    this.afterUpdate(() => this.dispatchEvent(new MjScoreEvent(given)));
  }

  /** The profiles to compare, and what is wrong with the first name that is none. */
  get #compared(): { known: Profile[]; error?: Error } {
    const known: Profile[] = [];
    let error: Error | undefined;
    for (const name of wordsOf(this.compare))
      if (Object.hasOwn(profiles, name)) known.push(profiles[name as ProfileName]);
      else
        try {
          defineProfile({ name, extends: name, rules: '' });
        } catch (caught) {
          error ??= caught as Error;
        }
    return { known, error };
  }

  protected override render(): TemplateResult {
    const { error, texts } = this;
    const counted = this.#counted;
    const isEmpty = !this.isBlind && !counted && !error && !this.#source.expected;
    return html`
      <div class="frame">
        <div class="room">
          <slot @slotchange=${() => this.requestUpdate()}></slot>
          ${error ? this.#renderError(error) : nothing}
          ${
            counted
              ? this.#renderCounted(counted)
              : isEmpty
                ? html`
                    <p class="empty" part="message">${texts.noHand}</p>
                  `
                : nothing
          }
        </div>
      </div>
    `;
  }

  #renderError(error: Error): TemplateResult {
    const { texts } = this;
    // A hand inside shows what cannot be read in it where it stands.
    const isShown = error instanceof NotationError && !this.for;
    return html`
      <div class="message" part="message" role="alert">
        ${isShown ? nothing : texts.error(error as unknown as SpokenError)}
        ${
          this.#counted
            ? html`
                <small>${texts.breakdown.lastGood}</small>
              `
            : nothing
        }
      </div>
    `;
  }

  /** The section that is shown by itself; undefined where the whole count is. */
  get #section(): Section | undefined {
    return sections.find((section) => section === this.section?.trim().toLowerCase());
  }

  /** What is offered below the count. One section stands by itself unless the author adds something. */
  get #offered(): ReadonlySet<string> {
    const words = wordsOf(this.panels);
    return new Set(words.length ? words : this.#section ? [] : panelNames);
  }

  #renderCounted(counted: Counted): TemplateResult {
    const { texts, open, lit, copied } = this;
    const { breakdown, profile } = counted;
    const section = this.#section;
    const offered = this.#offered;
    const step = this.steps ? this.step : undefined;
    const detail = (line: Line): unknown => this.#behind((module) => module.renderLine(line, profile, this.language));
    return html`
      <div
        class=${this.error ? 'stale' : nothing}
        @pointerover=${this.#pointAtLine}
        @pointerleave=${this.#pointAway}
        @focusin=${this.#pointAtLine}
        @focusout=${this.#pointAway}
      >
        ${section ? nothing : this.#renderHead(breakdown)}
        ${this.steps && rowsOf(breakdown, section).length > 1 ? this.#renderSteps(breakdown) : nothing}
        ${renderCount({ breakdown, texts, open, lit, toggle: this.#toggle, detail, section, step })}
        ${this.#renderPanels(counted, offered)}
        ${
          profile
            ? nothing
            : html`
                <p class="message" part="message">
                  ${texts.breakdown.unknownRules(texts.profile(breakdown.score.profile))}
                </p>
              `
        }
        ${this.#faults.map(
          (fault) => html`
            <p class="message" part="message">${fault}</p>
          `,
        )}
        ${this.#comparison ? comparison.module!.render(this.#comparison, this.language) : nothing}
        ${
          offered.has('copy')
            ? renderCopy({
                texts,
                copied,
                copyText: () => void this.#copy(this.toText()),
                copyMarkdown: () => void this.#copy(this.toMarkdown()),
              })
            : nothing
        }
      </div>
    `;
  }

  #renderHead({ score, count }: Breakdown): TemplateResult {
    const { texts, step, steps } = this;
    // Until a walk comes to the value, nobody knows it.
    const isLater = steps && step !== undefined && step < rowsOf(this.#counted!.breakdown).length;
    return html`
      ${this.#isSituationShown ? nothing : renderSituation(score.situation, score.won, texts)}
      <div class=${isLater ? 'head later' : 'head'} part="head">
        <p part="value">${texts.number(score.value)}</p>
        <p class="sentence">${isPlain(count) ? texts.breakdown.unit(count.value) : texts.breakdown.summary(count)}</p>
      </div>
    `;
  }

  #renderSteps(breakdown: Breakdown): TemplateResult {
    const { texts, step } = this;
    const { walk: label, walkStep, walkLine, back, next, all } = texts.breakdown;
    const rows = rowsOf(breakdown, this.#section);
    const row = step ? rows[step - 1] : undefined;
    return renderSteps({
      label,
      back,
      next,
      all,
      last: rows.length,
      step,
      place: walkStep(step ?? 0, rows.length),
      text: !row
        ? ''
        : 'worth' in row
          ? walkLine(labelOf(row, texts), row.worth, row.steps)
          : walkLine(sumLabel(row, breakdown, texts), undefined, row.steps),
      go: this.#go,
    });
  }

  #renderPanels({ breakdown, profile }: Counted, offered: ReadonlySet<string>): TemplateResult | typeof nothing {
    const { texts, language, allMisses, change, shown } = this;
    const isThere = { 'why-not': profile, readings: breakdown.score.otherReadings.length, 'what-if': profile };
    const names = (['why-not', 'readings', 'what-if'] as const).filter((name) => offered.has(name) && isThere[name]);
    if (!names.length) return nothing;
    const state = {
      breakdown,
      profile,
      language,
      allMisses,
      change,
      showAll: this.#showAll,
      choose: this.#choose,
      reset: this.#reset,
    };
    const contentOf = (name: PanelName): unknown =>
      shown.has(name) ? this.#behind((module) => module.renderContent(name, state)) : nothing;
    return html`
      <div class="panels" @pointerover=${this.#expectPanel} @focusin=${this.#expectPanel}>
        ${names.map((name) => renderPanel({ name, texts, content: contentOf(name), toggle: this.#togglePanelOf }))}
      </div>
    `;
  }

  /** What is opened, as soon as its code is there. */
  #behind(render: (module: NonNullable<typeof panels.module>) => TemplateResult): unknown {
    if (panels.module) return render(panels.module);
    return this.isLost
      ? html`
          <p role="alert">${this.texts.breakdown.notLoaded}</p>
        `
      : nothing;
  }

  /** What is wrong with attributes; the count is shown all the same. */
  get #faults(): string[] {
    const { texts, section } = this;
    const { unknownWord, notLoaded } = texts.breakdown;
    const { known, error } = this.#compared;
    const found: string[] = [];
    const panel = wordsOf(this.panels).find((word) => word !== 'none' && !isPanel(word));
    if (panel) found.push(unknownWord('panels', panel.slice(0, 40), [...panelNames, 'none']));
    if (section?.trim() && !this.#section) found.push(unknownWord('section', section.trim().slice(0, 40), sections));
    if (error) found.push(texts.error(error as unknown as SpokenError));
    if (known.length && !comparison.module) found.push(notLoaded);
    return found;
  }

  // Handlers

  #toggle = (event: Event): void => {
    const { key } = (event.currentTarget as Element).closest<HTMLElement>('[data-key]')!.dataset;
    const open = new Set(this.open);
    if (!open.delete(key!)) {
      open.add(key!);
      this.#load();
    }
    this.open = open;
  };

  /** A line or a near miss: its tiles light up in the hand. */
  #pointAtLine = (event: Event): void => {
    const target = event.target as Element;
    const { key } = target.closest<HTMLElement>('[data-key]')?.dataset ?? {};
    const missed = target.closest<HTMLElement>('[data-tiles]')?.dataset.tiles;
    const line = this.#lines.find((one) => one.key === key);
    if (line) this.#expectPanel();
    this.#source.light(line?.tiles ?? missed?.split(' ').filter(Boolean) ?? []);
    this.lit = new Set(line && [line.key]);
  };

  /** A tile in the hand: the lines that it earned light up, but for those that the whole hand earned. */
  #pointAtTile(event: Event): void {
    const tile = this.#source.tileOf(event);
    const lines = this.#lines.filter(({ tiles }) => tile && tiles.includes(tile) && tiles.length <= MOST_TILES);
    this.#source.light(lines.length ? [tile!] : []);
    this.lit = new Set(lines.map(({ key }) => key));
  }

  #pointAway = (): void => {
    // What a walk has come to stays lit.
    const rows = this.#counted && rowsOf(this.#counted.breakdown, this.#section);
    const row = this.steps && this.step ? rows?.[this.step - 1] : undefined;
    this.#source.light(row && 'worth' in row && row.tiles.length <= MOST_TILES ? row.tiles : []);
    this.lit = new Set();
  };

  #go = (step: number | undefined): void => {
    this.step = step;
    this.#pointAway();
  };

  // Panels

  /** Who points at a line or a panel may open it. */
  #expectPanel = (): void => {
    panels.load().catch(() => {});
  };

  #togglePanelOf = ({ currentTarget }: Event): void => this.#togglePanel(currentTarget as HTMLDetailsElement);

  #togglePanel({ open, dataset }: HTMLDetailsElement): void {
    const name = dataset.panel as PanelName;
    if (open === this.shown.has(name)) return;
    const shown = new Set(this.shown);
    if (open) shown.add(name);
    else shown.delete(name);
    this.shown = shown;
    if (open) this.#load();
  }

  /** Loads what stands behind a line or a panel. */
  #load(): void {
    if (panels.module) return;
    this.isLost = false;
    panels.load().then(
      () => this.requestUpdate(),
      () => (this.isLost = true),
    );
  }

  get #lines(): Line[] {
    return this.#counted?.breakdown.parts.flatMap(({ lines }) => lines) ?? [];
  }

  #choose = (event: Event): void => {
    const { name, value } = event.target as HTMLInputElement;
    const { win = 'discard', seat = 'east', round = 'east' } = this.#counted!.breakdown.score.situation;
    const change: Record<string, string> = { ...this.change, [name]: value };
    // What is as it was is no change.
    if (value === ({ win, seat, round, bonus: '' } as Record<string, string>)[name]) delete change[name];
    this.change = change;
  };

  #showAll = ({ currentTarget }: Event): void => {
    const { previousElementSibling: list } = currentTarget as Element;
    const shown = list!.childElementCount;
    this.allMisses = true;
    this.#passFocusOn(currentTarget, () => list!.children[shown] as HTMLElement | undefined);
  };

  #reset = ({ currentTarget }: Event): void => {
    const { previousElementSibling: outcome } = currentTarget as Element;
    this.change = {};
    this.#passFocusOn(currentTarget, () => outcome!.parentElement!.querySelector<HTMLElement>('input:checked'));
  };

  /** A focused button that disappears would leave the focus on the body of the page, far from where the reader was. */
  #passFocusOn(button: EventTarget | null, next: () => HTMLElement | null | undefined): void {
    if (this.shadowRoot!.activeElement !== button) return;
    this.afterUpdate(() => {
      const element = next();
      if (element?.tabIndex === -1) element.tabIndex = -1;
      element?.focus();
    });
  }

  async #copy(text: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      this.copied = true;
    } catch {
      this.copied = text;
    }
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'mj-score-breakdown': MjScoreBreakdown;
  }
}
