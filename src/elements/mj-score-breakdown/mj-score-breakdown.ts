import { html, isServer, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { keepInside } from '../keep-inside.js';
import { property, state } from '../property.js';
import { knownWord, wordsIn } from '../../core/input.js';
import { NotationError, score, type Profile, type Score } from '../../core/scoring.js';
import { ScoreError } from '../../core/score-error.js';
import { countTextsFor } from '../../lang/count.js';
import type { CountTexts, SpokenError } from '../../lang/types.js';
import { arrowStyles } from '../../render/arrow.styles.js';
import { compactStyles } from '../../render/compact.styles.js';
import { renderCount, renderError, renderHead } from './views.js';
import type { Comparison } from '../../breakdown/compare.js';
import {
  breakdownOf,
  MOST_TILES,
  rowsOf,
  sections,
  type Breakdown,
  type Line,
  type Section,
} from '../../breakdown/model.js';
import { markdown, plainText } from '../../breakdown/text.js';
import type { Change } from '../../breakdown/what-if.js';
import { copy } from '../copied.js';
import { renderLost } from '../lost.js';
import { panelNames, PANELS, renderCopy, renderPanel, type PanelName } from './panel.js';
import { situationStyles } from '../../render/situation.styles.js';
import { tileStyles } from '../../render/tile.styles.js';
import { sectionStyles } from '../../render/section.styles.js';
import { MjScoreEvent } from '../events.js';
import { hasView, wordOf } from '../check-markup.js';
import { isSame, MjTableElement } from '../base/mj-table-element.js';
import { scoringParts } from '../base/scoring-parts.js';
import { findById } from '../safe-dom.js';
import { tableKey } from '../inherited-rules.js';
import { HandSource, type HandElement } from '../hand-source.js';
import type { PanelState } from './panels.js';
import { loadPart } from '../lazy.js';
import { comparison, given, panels, walk } from './lazy-parts.js';
import { keptStyles } from '../../render/print.styles.js';
import { breakdownStyles } from './styles.js';

/** Shared by all breakdowns, most of which never open or highlight a line. */
const none: ReadonlySet<never> = new Set<never>();

/** A scored hand with the data shown next to it. */
interface Counted {
  breakdown: Breakdown;
  /** Undefined if a Score comes from rules unknown to the page. */
  profile?: Profile;
  /** The language in which it was last rendered successfully. */
  language?: string;
}

/** The profile of a Score that a page passes in, which may be anything, even an object that throws. */
function profileIn(score: Score | null | undefined): unknown {
  try {
    return score?.profile;
  } catch {
    return undefined;
  }
}

/**
 * The score of the hand of a breakdown, with its rules. A hand elsewhere on the page keeps its own rules; in the breakdown it
 * is scored under those of the breakdown, if it has any.
 *
 * @throws what is wrong with the source or the rules, or with a hand elsewhere, whose events do not reach the breakdown
 */
function scoreOf(
  { hand, error: missing }: HandSource,
  isElsewhere: boolean,
  own?: { profile?: Profile; error?: Error },
): { score: Score | null; profile?: Profile } {
  if (missing) throw missing;
  if (isElsewhere && own) {
    if (own.error) throw own.error;
    if (hand?.error instanceof NotationError) throw hand.error;
    return { ...own, score: hand?.tiles ? score(hand.tiles, hand.currentSituation, own.profile) : null };
  }
  if (isElsewhere && hand?.error) throw hand.error;
  return { score: hand?.score ?? null, profile: hand?.resolved?.profile };
}

/** Whether a hand inside shows an error itself: in its notation, or, while it is edited, what is wrong with its tiles. */
const isShownBy = (hand: HandElement | undefined, error: Error | null): unknown =>
  error instanceof NotationError || (hand?.editable && error?.name === 'HandError');

/**
 * Explains the score of a hand: its points, doubles and limit, line by line, with the rule behind each line.
 *
 * @tag mj-score-breakdown
 * @summary The score of a hand, line by line, with reasons, near misses, alternative readings and other rules.
 * @slot - The `<mj-hand>` to score, unless `for` refers to one elsewhere
 * @fires {MjScoreEvent} mj-score - Fires when a hand elsewhere, or one under the breakdown’s own rules, is scored
 * @csspart situation - The line with seat, round and how the hand was won; also has the part name `situation-line`
 * @csspart stepper - The buttons that step through the scoring, with the current line; also has the part name `steps`
 * @csspart head - The value and a one-sentence summary of the score
 * @csspart value - The value
 * @csspart table - The table of scoring lines
 * @csspart caption - The table caption
 * @csspart award-section - A section of the table; also has the part names `section`, and `points`, `doubles` or `limit-hands`
 * @csspart line - A scoring line; also has the part name `lit` while its tiles are pointed at
 * @csspart tiles - The small tiles next to a line
 * @csspart tile - One of the small tiles; also has the part name `face-down` if applicable
 * @csspart face - The engraved face of a tile
 * @csspart toggle - The button that expands the rule behind a line
 * @csspart detail - The rule behind a line
 * @csspart sum - A subtotal or total; also has the part name `base`, `roundedBase`, `doublesCap`, `roundedTotal`, `limitCut` or `value`
 * @csspart panel - An expandable panel; also has the part name `why-not`, `other-readings` or `what-if`
 * @csspart summary - The title that expands a panel
 * @csspart comparison - The side-by-side comparison of profiles
 * @csspart cell - A cell of the comparison; also has the part name `differs` if it differs from the first column
 * @csspart copy - The buttons that copy the breakdown
 * @csspart message - The error or status message
 * @cssproperty [--mj-accent] - Accent color, used for titles and expandable items
 * @cssproperty [--mj-muted] - Secondary text color
 * @cssproperty [--mj-line] - Color of hairlines
 * @cssproperty [--mj-lit] - Background of a line whose tiles are pointed at
 * @cssproperty [--mj-marked] - Background of a comparison cell that differs
 * @cssproperty [--mj-control-font=inherit] - Font of buttons, fields and selects
 * @cssstate error - The hand cannot be scored; the last valid breakdown is grayed out
 * @cssstate empty - No hand to score
 */
export class MjScoreBreakdown extends MjTableElement {
  static override readonly tag = 'mj-score-breakdown';
  protected static override readonly parts = scoringParts;
  static override readonly keepInside = keepInside;
  static override styles = [
    sectionStyles,
    tileStyles,
    arrowStyles,
    keptStyles,
    breakdownStyles,
    situationStyles,
    compactStyles,
  ];

  /** The id of an `<mj-hand>` elsewhere on the page; it may be added later. */
  @property() for?: string;
  /** Names of profiles to compare side by side. */
  @property() compare?: string;
  /** The panels below the breakdown: `why-not`, `readings`, `what-if`, `copy`, or `none`. Shows all by default. */
  @property() panels?: string;
  /** Adds buttons that step through the scoring line by line. */
  @property({ type: Boolean }) steps = false;
  /** Shows a single section: `points`, `doubles` or `limit-hands`. */
  @property() section?: Section;
  /** `compact`: the figures alone, without headings and panels, for slides and other narrow places. */
  @property({ reflect: true }) view?: 'compact';
  /** A Score to show instead of scoring a hand. */
  @property({ attribute: false }) score?: Score | null;

  @state() private open: ReadonlySet<string> = none;
  @state() private lit: ReadonlySet<string> = none;
  @state() private change: Change = {};
  @state() private shown: ReadonlySet<PanelName> = none;
  /** The number of rows shown; undefined shows all. */
  @state() private step?: number;
  /** Whether the code for the panels failed to load. */
  @state() private isLost = false;
  @state() private allMisses = false;
  @state() private copied?: true | string;

  readonly #source = new HandSource(this, {
    pointerover: (event) => this.#pointAtTile(event),
    pointerleave: () => this.#pointAway(),
    focusin: (event) => this.#pointAtTile(event),
    focusout: () => this.#pointAway(),
  });
  #counted?: Counted;
  /** The profiles that it is compared with, in words; undefined while their code is not loaded. */
  #columns?: string;
  #comparison?: Comparison;
  #handError: Error | null = null;
  /** The score of a hand elsewhere or of the page; a hand inside fires its own event. */
  #own: Score | null = null;

  /** The current error, in the hand or in the breakdown’s own rules, or null. */
  override get error(): Error | null {
    return super.error ?? this.#handError;
  }

  /** Returns the breakdown as plain text in columns; empty if there is none. */
  toText(): string {
    return this.#counted ? plainText(this.#counted.breakdown, this.texts) : '';
  }

  /** Returns the breakdown as a Markdown table; empty if there is none. */
  toMarkdown(): string {
    return this.#counted ? markdown(this.#counted.breakdown, this.texts) : '';
  }

  override get showsSituation(): boolean {
    return true;
  }

  get #isSituationShown(): boolean {
    return !this.score && !this.for && this.#source.hand?.situation === true;
  }

  protected override get related(): Iterable<Element> {
    const hand = this.for && findById(this.getRootNode(), this.for);
    return hand ? [hand] : super.related;
  }

  /** Without its code, a part of the breakdown would appear later and shift the content below it. */
  override get ready(): Promise<unknown> | undefined {
    const compared = wordsIn(this.compare);
    const loads = [
      compared.length && loadPart(comparison, this.language),
      this.#isGiven && !given.module && given.load(),
      this.steps && !walk.module && walk.load(),
      this.open.size + this.shown.size > 0 && panels.module?.loadTexts(this.language),
    ].filter(Boolean);
    return (
      super.ready ??
      this.loadProfiles([...compared, ...wordsIn(profileIn(this.score))]) ??
      (loads.length ? Promise.all(loads) : undefined)
    );
  }

  get #isGiven(): boolean {
    return (this.score ?? null) !== null;
  }

  protected get texts(): CountTexts {
    return countTextsFor(this.language);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    if (this.open.size + this.shown.size > 0 && !panels.module) this.#load();
    this.toggleState('error', this.error !== null);
    this.toggleState('empty', !this.#counted && !this.error);
    const found = this.#own;
    this.report(found, (isWithheld) => new MjScoreEvent(this.score ?? found!, isWithheld));
  }

  protected override read(): void {
    if (this.isConnected && !this.isBlind) this.#source.find(this.#isGiven ? undefined : this.for);
    this.#count();
  }

  protected override update(changed: PropertyValues<this>): void {
    // Styles that came with the code of what is rendered now.
    if (this.#comparison) this.adopt(...comparison.module!.comparisonStyles);
    if (this.steps && walk.module) this.adopt(...walk.module.walkStyles);
    if (panels.module && (this.open.size || this.shown.size)) this.adopt(panels.module.panelStyles);
    super.update(changed);
  }

  protected override firstUpdated(): void {
    // Panels opened before the element could listen.
    for (const details of this.shadowRoot!.querySelectorAll('details')) if (details.open) this.#togglePanel(details);
  }

  protected override updated(): void {
    if (this.#comparison) comparison.module!.showOverflow(this.shadowRoot!);
    // Once the user has chosen, the `checked` attribute no longer sets the state.
    for (const input of this.shadowRoot!.querySelectorAll<HTMLInputElement>('input[checked]')) input.checked = true;
  }

  /** Gets the Score from its source and prepares the breakdown. @throws if there is no valid Score */
  #count(): void {
    const isGiven = this.#isGiven;
    this.#handError = this.#own = null;
    // The code that reads a Score of the page failed to load.
    if (isGiven && !given.module) return;
    const own = this.profile || this.limit || this.rules ? this.resolved : undefined;
    const { score, profile } = isGiven
      ? given.module!.readGiven(this.score!, own?.profile)
      : scoreOf(this.#source, Boolean(this.for), own);
    // A hand inside fires its own error event, which bubbles.
    if (!isGiven && !this.for) this.#handError = this.#source.hand?.error ?? null;
    // What the last valid hand was worth under other rules would mislead.
    if (this.#handError && profile && profile !== this.#counted?.profile) this.#counted = undefined;
    if (this.#handError) return;
    const before = [this.#counted, this.#comparison, this.#columns] as const;
    this.#take(score, profile);
    if (isGiven && !this.#canRender()) {
      [this.#counted, this.#comparison, this.#columns] = before;
      throw new ScoreError('not-a-score', { sentence: 'unfit-score' });
    }
    if (isGiven || this.for) this.#own = score;
  }

  /** Whether the score can be rendered: each part may be valid, yet a flower award may still contain a dragon. */
  #canRender(): boolean {
    const { language } = this;
    const counted = this.#counted!;
    if (counted.language !== language)
      try {
        this.#renderCounted(counted);
        counted.language = language;
      } catch {
        return false;
      }
    return true;
  }

  #take(score: Score | null, profile: Profile | undefined): void {
    const names = wordsIn(this.compare).join(' ');
    const before = this.#counted;
    if (names === this.#columns && profile === before?.profile && isSame(score, before?.breakdown.score ?? null))
      return;
    this.change = {};
    this.copied = this.step = undefined;
    let counted: Counted | undefined;
    let compared: Comparison | undefined;
    if (score) {
      counted = { breakdown: breakdownOf(score, profile), profile };
      const { known } = this.#compared;
      const columns = [...new Set(profile ? [profile, ...known] : known)];
      if (columns.length > 1 && known.length)
        compared = comparison.module?.compare(score.hand, score.situation, columns);
    }
    this.#counted = counted;
    this.#comparison = compared;
    // If the comparison code is not loaded yet, try again on the next update.
    this.#columns = comparison.module || !names ? names : undefined;
  }

  /** The profiles to compare, and the error for the first unknown name. */
  get #compared(): { known: Profile[]; error?: Error } {
    const names = wordsIn(this.compare);
    return (names.length && comparison.module?.profilesNamed(names)) || { known: [] };
  }

  protected override render(): TemplateResult {
    const { error, texts } = this;
    const counted = this.#counted;
    const own = !this.for && isShownBy(this.#source.hand, error) ? null : error;
    const isLost = this.#isGiven && given.isLost;
    const isEmpty = !this.isBlind && !counted && !error && !isLost && !this.#source.expected;
    return html`
      <div class="frame">
        <div class="room kept">
          <slot></slot>
          ${error ? renderError(own, texts, counted !== undefined) : nothing}
          ${
            counted && !this[tableKey].conceals
              ? this.#renderCounted(counted)
              : isEmpty
                ? html`<p class="empty" part="message">${texts.noHand}</p>`
                : nothing
          }
        </div>
      </div>
    `;
  }

  /** The only section shown; undefined if the whole breakdown is shown. */
  get #section(): Section | undefined {
    return wordOf(this, 'section', this.section, sections);
  }

  /** The panels below the breakdown. A single section and the compact view have none by default. */
  get #offered(): ReadonlySet<string> {
    const words = wordsIn(this.panels).map((word) => knownWord(word, PANELS));
    return new Set(words.length ? words : this.#section || hasView(this, 'compact') ? [] : panelNames);
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
        @click=${this.#toggle}
        @pointerover=${this.#pointAtLine}
        @pointerleave=${this.#pointAway}
        @focusin=${this.#pointAtLine}
        @focusout=${this.#pointAway}
      >
        ${section ? nothing : renderHead(breakdown, texts, !this.#isSituationShown, step)}
        ${
          this.steps && walk.module && rowsOf(breakdown, section).length > 1
            ? walk.module.renderWalk({ breakdown, texts, section, step, go: this.#go })
            : nothing
        }
        ${renderCount({ breakdown, texts, open, lit, detail, section, step })}
        ${this.#renderPanels(counted, offered)}
        ${this.#faultsOf(counted).map((fault) => html`<p class="message" part="message">${fault}</p>`)}
        ${this.#comparison ? comparison.module!.render(this.#comparison, this.language) : nothing}
        ${offered.has('copy') ? renderCopy(texts, this.#copy, copied) : nothing}
      </div>
    `;
  }

  #renderPanels({ breakdown, profile }: Counted, offered: ReadonlySet<string>): TemplateResult | typeof nothing {
    const { texts, language, allMisses, change, shown } = this;
    const isThere = { 'why-not': profile, readings: breakdown.score.otherReadings.length, 'what-if': profile };
    const names = (['why-not', 'readings', 'what-if'] as const).filter((name) => offered.has(name) && isThere[name]);
    if (!names.length) return nothing;
    const state = { breakdown, profile, language, allMisses, change, update: this.#updatePanels };
    const contentOf = (name: PanelName): unknown =>
      shown.has(name) ? this.#behind((module) => module.renderContent(name, state)) : nothing;
    return html`
      <div class="panels" @pointerover=${this.#expectPanel} @focusin=${this.#expectPanel}>
        ${names.map((name) => renderPanel(name, texts, contentOf(name), this.#togglePanelOf))}
      </div>
    `;
  }

  #behind(render: (module: NonNullable<typeof panels.module>) => TemplateResult): unknown {
    if (panels.module) return render(panels.module);
    return this.isLost ? renderLost(this.texts) : nothing;
  }

  /** What is unknown, and errors in attributes; the breakdown is still shown. */
  #faultsOf({ profile, breakdown }: Counted): string[] {
    const { texts, section } = this;
    const { unknownWord, unknownRules } = texts.breakdown;
    const { error } = this.#compared;
    const found = profile ? [] : [unknownRules(texts.profile(breakdown.score.profile))];
    const panel = wordsIn(this.panels).find((word) => !PANELS.includes(knownWord(word, PANELS)));
    if (panel) found.push(unknownWord('panels', panel.slice(0, 40), PANELS));
    if (section?.trim() && !this.#section) found.push(unknownWord('section', section.trim().slice(0, 40), sections));
    if (error) found.push(texts.error(error as unknown as SpokenError));
    return found;
  }

  // Handlers, which Lit calls on the element

  #toggle({ target }: Event): void {
    const button = (target as Element).closest('[part=toggle]');
    if (!button) return;
    const { key } = button.closest<HTMLElement>('[data-key]')!.dataset;
    const open = new Set(this.open);
    if (!open.delete(key!)) open.add(key!);
    this.open = open;
  }

  /** Highlights the tiles of a line or near miss in the hand. */
  #pointAtLine(event: Event): void {
    const target = event.target as Element;
    const { key } = target.closest<HTMLElement>('[data-key]')?.dataset ?? {};
    const missed = target.closest<HTMLElement>('[data-tiles]')?.dataset.tiles;
    const line = this.#lines.find((one) => one.key === key);
    if (line) this.#expectPanel();
    this.#source.light(line?.tiles ?? missed?.split(' ').filter(Boolean) ?? []);
    this.lit = new Set(line && [line.key]);
  }

  /** Highlights the lines that a tile in the hand contributes to, except those awarded for the whole hand. */
  #pointAtTile(event: Event): void {
    const tile = this.#source.tileOf(event);
    const lines = this.#lines.filter(({ tiles }) => tile && tiles.includes(tile) && tiles.length <= MOST_TILES);
    this.#source.light(lines.length ? [tile!] : []);
    this.lit = new Set(lines.map(({ key }) => key));
  }

  #pointAway(): void {
    // The current step stays highlighted.
    const rows = this.#counted && rowsOf(this.#counted.breakdown, this.#section);
    const row = this.steps && this.step ? rows?.[this.step - 1] : undefined;
    this.#source.light(row && 'worth' in row && row.tiles.length <= MOST_TILES ? row.tiles : []);
    this.lit = none;
  }

  #go = (step: number | undefined): void => {
    this.step = step;
    this.#pointAway();
  };

  /** Preloads the panels: a user who points at a line or panel may open it. */
  #expectPanel(): void {
    panels
      .load()
      .then(({ loadTexts }) => loadTexts(this.language))
      .catch(() => {});
  }

  #togglePanelOf({ currentTarget }: Event): void {
    this.#togglePanel(currentTarget as HTMLDetailsElement);
  }

  #togglePanel({ open, dataset }: HTMLDetailsElement): void {
    const name = dataset.panel as PanelName;
    if (open === this.shown.has(name)) return;
    const shown = new Set(this.shown);
    if (open) shown.add(name);
    else shown.delete(name);
    this.shown = shown;
  }

  readonly #updatePanels: PanelState['update'] = (state) => void Object.assign(this, state);

  #load(): void {
    panels.load().then(
      () => {
        this.isLost = false;
        this.requestUpdate();
      },
      () => (this.isLost = true),
    );
  }

  get #lines(): Line[] {
    return this.#counted?.breakdown.parts.flatMap(({ lines }) => lines) ?? [];
  }

  readonly #copy = async (format: 'toText' | 'toMarkdown'): Promise<void> => {
    this.copied = await copy(this[format]());
  };
}

if (isServer) {
  void comparison.load().then(({ comparisonStyles }) => MjScoreBreakdown.addStyles(...comparisonStyles));
  void walk.load().then(({ walkStyles }) => MjScoreBreakdown.addStyles(...walkStyles));
}

declare global {
  interface HTMLElementTagNameMap {
    'mj-score-breakdown': MjScoreBreakdown;
  }
}
