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
} from '../../core/index.js';
import { checkScore } from '../../core/check-score.js';
import { ScoredBy } from '../../core/score.js';
import { textsFor } from '../../lang/index.js';
import type { SpokenError, Texts } from '../../lang/types.js';
import { MOST_TILES, renderCount } from '../../render/breakdown.js';
import { compare, type Comparison } from '../../breakdown/compare.js';
import { breakdownOf, isPlain, type Breakdown, type Line } from '../../breakdown/model.js';
import {
  renderComparison,
  renderCopy,
  renderMisses,
  renderOtherReadings,
  renderWhatIf,
} from '../../render/breakdown-panels.js';
import { markdown, plainText } from '../../breakdown/text.js';
import { changedScore, nearMisses, type Change, type NearMiss } from '../../breakdown/near-misses.js';
import { renderSituation } from '../../render/situation.js';
import { situationStyles } from '../../render/situation-styles.js';
import { tileStyles } from '../../render/styles.js';
import { MjScoreEvent } from '../events.js';
import { MjTableElement } from '../mj-table-element.js';
import { findById } from '../nodes.js';
import { HandSource } from './hand-source.js';
import { breakdownStyles } from './mj-score-breakdown.styles.js';

/** A count, with what is told beside it. */
interface Counted {
  breakdown: Breakdown;
  /** Undefined where a Score comes from rules that the page has not told. */
  profile?: Profile;
  misses: readonly NearMiss[];
}

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
  static override styles = [tileStyles, breakdownStyles, situationStyles];

  /** The id of an `<mj-hand>` elsewhere on the page, one that comes later too. */
  @property() for?: string;
  /** Names of profiles to compare the hand under, side by side. */
  @property() compare?: string;
  /** A Score to show, instead of that of a hand. */
  @property({ attribute: false }) score?: Score | null;

  @state() private open: ReadonlySet<string> = new Set();
  @state() private lit: ReadonlySet<string> = new Set();
  @state() private change: Change = {};
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

  protected get texts(): Texts {
    return textsFor(this.language);
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

  protected override updated(): void {
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
      profile = rulesOf(score, ScoredBy.of(given), own?.profile);
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
    this.#take(score, profile);
    // A hand inside tells of its Score itself.
    if (score && (given !== null || this.for)) this.#tell(score, given ?? score);
  }

  #take(score: Score | null, profile: Profile | undefined): void {
    const key = JSON.stringify([score, profile, this.compare]);
    if (key === this.#key) return;
    this.change = {};
    this.copied = undefined;
    let counted: Counted | undefined;
    let comparison: Comparison | undefined;
    if (score) {
      counted = { breakdown: breakdownOf(score), profile, misses: profile ? nearMisses(score, profile) : [] };
      const { known } = this.#compared;
      const columns = [...new Set(profile ? [profile, ...known] : known)];
      comparison = columns.length > 1 && known.length ? compare(score.hand, score.situation, columns) : undefined;
    }
    this.#counted = counted;
    this.#comparison = comparison;
    this.#key = key;
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
    for (const name of (this.compare ?? '')
      .slice(0, 400)
      .split(/[\s,]+/)
      .filter(Boolean))
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

  #renderCounted(counted: Counted): TemplateResult {
    const { texts, open, lit, change, copied } = this;
    const { breakdown, profile, misses } = counted;
    const { score, count } = breakdown;
    const unknown = this.#compared.error;
    return html`
      <div
        class=${this.error ? 'stale' : nothing}
        @pointerover=${this.#pointAtLine}
        @pointerleave=${this.#pointAway}
        @focusin=${this.#pointAtLine}
        @focusout=${this.#pointAway}
      >
        ${this.#isSituationShown ? nothing : renderSituation(score.situation, score.won, texts)}
        <div class="head" part="head">
          <p part="value">${texts.number(score.value)}</p>
          <p class="sentence">${isPlain(count) ? texts.breakdown.unit(count.value) : texts.breakdown.summary(count)}</p>
        </div>
        ${renderCount({ breakdown, profile, texts, open, lit, toggle: this.#toggle })}
        <div class="panels">
          ${renderMisses({ misses, all: this.allMisses, texts, showAll: this.#showAll })}
          ${renderOtherReadings(score, texts)}
          ${
            profile
              ? renderWhatIf({
                  score,
                  change,
                  changed: this.#changedScore(score, profile),
                  texts,
                  choose: this.#choose,
                  reset: this.#reset,
                })
              : nothing
          }
        </div>
        ${
          profile
            ? nothing
            : html`
                <p class="message" part="message">${texts.breakdown.unknownRules(texts.profile(score.profile))}</p>
              `
        }
        ${
          unknown
            ? html`
                <p class="message" part="message">${texts.error(unknown as unknown as SpokenError)}</p>
              `
            : nothing
        }
        ${this.#comparison ? renderComparison(this.#comparison, texts) : nothing}
        ${renderCopy({
          texts,
          copied,
          copyText: () => void this.#copy(this.toText()),
          copyMarkdown: () => void this.#copy(this.toMarkdown()),
        })}
      </div>
    `;
  }

  /** The Score under the change, or why there is none. */
  #changedScore(score: Score, profile: Profile): Score | string {
    try {
      return changedScore(score, this.change, profile);
    } catch (error) {
      return this.texts.error(error as SpokenError);
    }
  }

  // Handlers

  #toggle = (event: Event): void => {
    const { key } = (event.currentTarget as Element).closest<HTMLElement>('[data-key]')!.dataset;
    const open = new Set(this.open);
    if (!open.delete(key!)) open.add(key!);
    this.open = open;
  };

  /** A line or a near miss: its tiles light up in the hand. */
  #pointAtLine = (event: Event): void => {
    const target = event.target as Element;
    const { key } = target.closest<HTMLElement>('[data-key]')?.dataset ?? {};
    const missed = target.closest<HTMLElement>('[data-tiles]')?.dataset.tiles;
    const line = this.#lines.find((one) => one.key === key);
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
    this.#source.light([]);
    this.lit = new Set();
  };

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
