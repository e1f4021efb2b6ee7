import { html, isServer, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { css } from '../../render/css.js';
import { keepInside } from '../keep-inside.js';
import { property, state } from '../property.js';
import { HandError, RulesError, asText, shown } from '../../core/errors.js';
import { knownWord, plainText } from '../../core/input.js';
import { withoutPoints } from '../../core/numbers.js';
import { score, type Score } from '../../core/engine/score.js';
import { part } from '../../core/parts.js';
import { ruleIds, type RuleId } from '../../core/rules/index.js';
import type { Wind } from '../../core/types.js';
import { worthIn } from '../../breakdown/model.js';
import type { SpokenError } from '../../lang/types.js';
import { valueTextsFor } from '../../lang/value.js';
import { MjScoreEvent } from '../events.js';
import { Later } from '../lazy.js';
import { oneLine } from '../mj-hand/written-text.js';
import { HandSource } from '../hand-source.js';
import { MjTableElement } from '../base/mj-table-element.js';
import { scoringParts } from '../base/scoring-parts.js';
import { findById } from '../safe-dom.js';
import { tableKey } from '../inherited-rules.js';
import { situationOf } from '../situation-attributes.js';

/** Reads riichi letters; loaded when the first figure needs it. A server must load it before rendering. */
const riichi = new Later(() => import('../mj-hand/display-notation.js'));
if (isServer) void riichi.load();

const FIGURES = { value: 'value', points: 'base', doubles: 'doubles', total: 'total' } as const;

/**
 * A figure in running text: the value, points, doubles or total of a hand, or what a rule is worth.
 *
 * @tag mj-value
 * @summary A figure in running text, computed under the rules of the page.
 * @slot - Fallback text until the figure has been calculated, or if it cannot be
 * @fires {MjScoreEvent} mj-score - Fires after the first score and whenever the score changes
 * @csspart amount - The figure; also has the part name `figure`
 * @csspart message - The button next to the figure that shows the error message
 * @cssstate error - The figure cannot be determined
 * @cssstate unexpected - The figure differs from `expect`
 */
export class MjValue extends MjTableElement {
  static override readonly tag = 'mj-value';
  protected static override readonly parts = scoringParts;
  static override readonly keepInside = keepInside;
  static override styles = css`
    /* A figure is part of the text around it. */
    :host {
      text-emphasis: inherit;
      writing-mode: inherit !important;
    }
    .figure {
      line-height: inherit;
      -webkit-text-fill-color: inherit;
      -webkit-text-stroke: inherit;
    }
    button,
    small {
      color: var(--_wrong);
      font-size: 0.8em;
    }
    button {
      margin: 0 0.2em;
      padding: 0 0.4em;
      border: 1px solid;
      border-radius: 1em;
      background: none;
      font-family: inherit;
      font-weight: 700;
      line-height: 1.2;
      cursor: pointer;
    }
  `;

  /** The hand in notation. */
  @property() hand?: string;
  /** The suit letters of the notation: `mpsz` as in riichi. Defaults to the letters of this package. */
  @property() notation?: string;
  /** The id of an `<mj-hand>` on the page, as an alternative to `hand`. */
  @property() for?: string;
  /** The id of a rule, such as `pung-of-honours`, to show what it is worth. */
  @property() rule?: RuleId;
  /** The figure to show: `value`, `points`, `doubles` or `total`. */
  @property() figure?: 'value' | 'points' | 'doubles' | 'total';
  /** Scores part of a hand as is: it may have fewer than thirteen tiles. */
  @property({ type: Boolean }) partial = false;
  /** The seat wind: `east`, `south`, `west` or `north`. */
  @property() seat?: Wind;
  /** The prevailing wind: `east`, `south`, `west` or `north`. */
  @property() round?: Wind;
  /** How the hand was won: `self-draw` or `discard`. */
  @property() win?: 'self-draw' | 'discard';
  /** The circumstances of the win: `last-tile`, `kong-replacement` … */
  @property() circumstances?: string;
  /** The figure that the author expects; a different result is marked. */
  @property() expect?: string;

  /** The error message is shown next to the figure. */
  @state() private open = false;

  readonly #source = new HandSource(this);
  #score: Score | null = null;
  #text = '';

  /** The score of the hand; null if there is none. */
  get score(): Score | null {
    return this.#score;
  }

  /** The figure as displayed; empty if there is none. */
  get text(): string {
    return this.#text;
  }

  protected get texts(): ReturnType<typeof valueTextsFor> {
    return valueTextsFor(this.language);
  }

  protected override get related(): Iterable<Element> {
    const hand = this.for && findById(this.getRootNode(), this.for);
    return hand ? [hand] : [];
  }

  override get ready(): Promise<unknown> | undefined {
    // What suggests the rule that was meant.
    const suggesting = this.rule && !ruleIds.includes(this.#ruleId) ? this.loadRules('schools') : undefined;
    return suggesting ?? super.ready ?? (this.notation && !riichi.module ? riichi.load() : undefined);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    this.toggleState('unexpected', this.#isUnexpected);
    const found = this.#score;
    this.report(found, (isWithheld) => new MjScoreEvent(found!, isWithheld));
  }

  protected override read(): void {
    if (this.isConnected && !this.isBlind && this.for) this.#source.find(this.for);
    else this.#source.forget();
    this.#score = null;
    this.#text = '';
    this.#text = this.rule ? this.#worth() : this.#figure();
  }

  get #ruleId(): RuleId {
    return knownWord(oneLine(this.rule), ruleIds);
  }

  /** What the rule is worth, in words. @throws if the rule is unknown */
  #worth(): string {
    const rule = this.#ruleId;
    if (!ruleIds.includes(rule)) {
      // Throws an error that suggests the nearest rule.
      part('readRules').parseRules(`${rule}: off`);
      throw new RulesError('unknown-rule', rule, 0, rule.length, { found: shown(rule) });
    }
    return this.texts.worth(worthIn(this.table, rule));
  }

  /** The figure of the hand; empty if there is none yet. @throws if the hand cannot be scored */
  #figure(): string {
    const figure = knownWord(oneLine(this.figure), Object.keys(FIGURES)) || 'value';
    if (!Object.hasOwn(FIGURES, figure)) {
      const details = { what: 'figure', expected: Object.keys(FIGURES).join(', ') };
      throw new HandError('impossible', { sentence: 'unknown-word', found: shown(figure), ...details });
    }
    this.#score = this.for ? this.#scoreElsewhere() : this.#scoreOwn();
    return this.#score ? this.texts.number(this.#score[FIGURES[figure as keyof typeof FIGURES]]) : '';
  }

  #scoreOwn(): Score | null {
    const text = oneLine(this.hand);
    const reader = riichi.module;
    // The code that reads other letters is still loading, or could not be loaded.
    if (!text || (this.notation && !reader)) return null;
    const hand = this.notation ? reader!.readHand(text, this.notation).hand : text;
    const { seat, win, circumstances, partial } = this;
    const situation = situationOf({ seat, win, circumstances, partial, round: this[tableKey].round });
    return score(hand, situation, this.table);
  }

  /** A referenced hand keeps its own rules unless this element has rules. */
  #scoreElsewhere(): Score | null {
    const { hand, error: notAHand } = this.#source;
    if (notAHand) throw notAHand;
    if (!hand) return null;
    if (hand.error?.name === 'NotationError') throw hand.error;
    if ((this.profile || this.limit || this.rules) && hand.tiles)
      return score(hand.tiles, hand.currentSituation, this.table);
    if (hand.error) throw hand.error;
    return hand.score;
  }

  get #expected(): string {
    return asText(this.expect ?? '').trim();
  }

  get #isUnexpected(): boolean {
    // The expected figure may be written as displayed: 1,000.
    const plain = (text: string): string => withoutPoints(plainText(text)).replace(/[\s,]/g, '');
    return this.#expected !== '' && plain(this.#expected) !== plain(this.#text);
  }

  protected override render(): TemplateResult {
    const { error, texts } = this;
    const isConcealed = this[tableKey].conceals;
    const text = isConcealed ? '?' : this.#text;
    const problem = [
      !isConcealed && error && texts.error(error as unknown as SpokenError),
      !isConcealed && this.#isUnexpected && texts.notExpectedFigure(shown(this.#expected), text),
    ]
      .filter(Boolean)
      .join(' ');
    // No white space, because the figure is part of a sentence.
    return html`${text ? html`<span class="figure" part="figure amount">${text}</span>` : html`<slot></slot>`}${
      problem
        ? html`<button type="button" part="message" aria-label=${problem} title=${problem} aria-expanded=${this.open} @click=${() => (this.open = !this.open)}>!</button>${
            this.open ? html`<small aria-hidden="true">${problem}</small>` : nothing
          }`
        : nothing
    }`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'mj-value': MjValue;
  }
}
