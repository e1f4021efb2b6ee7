import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { fire } from '../events.js';
import { keepInside } from '../keep-inside.js';
import { property } from '../property.js';
import { shown } from '../../core/errors.js';
import { plainText } from '../../core/input.js';
import { doublesToLimit, OddsError } from '../../core/odds.js';
import { doublesTextsFor, type AllDoublesTexts } from '../../lang/doubles.js';
import { renderColumns, renderModel, type Step } from './views.js';
import { commas, semicolons } from '../../lang/marks.js';
import { figureStyles } from '../../render/figures.styles.js';
import { blockStyles } from '../../render/parts.styles.js';
import { doublesStyles } from './styles.js';
import { renderFallback, renderMessage } from '../../render/message.js';
import { MjFindingElement } from '../base/mj-finding-element.js';
import { wholeOf } from '../whole-number.js';
import { tableKey } from '../inherited-rules.js';

const MOST_POINTS = 9999;
const MOST_DOUBLES = 20;
/** The sliders reach at least so far. */
const USUAL_POINTS = 200;
const USUAL_DOUBLES = 8;
const STEP_OF_Q = 0.01;
const MOST_Q = 0.95;
/** With more doubles the model is the same as without a limit. */
const MOST_CAP = 20;
const USUAL_Q = '0.4';

interface Sum {
  points: number;
  doubles: number;
  /** `Infinity` if there is none. */
  limit: number;
  /** The most doubles that count; `Infinity` if any number does. */
  cap: number;
  reach: number;
  steps: Step[];
  chosen: Step;
  q?: number;
}

/**
 * An interactive diagram of points × 2^doubles: what each double adds, where the limit applies, and how many doubles reach
 * it. With `model`, how often doubles occur in a simple model, with mean and deviation with and without the limit.
 *
 * @tag mj-doubles
 * @summary What points become with each double, up to the limit, as an interactive diagram.
 * @slot - Fallback text, shown if an attribute is invalid
 * @fires {Event} input - Fires while someone drags or presses keys
 * @fires {Event} change - Fires when someone has chosen points, doubles or the parameter of the model
 * @csspart sum - Points times two for each double, and the result
 * @csspart chart - The columns, one for each number of doubles, with the limit
 * @csspart table - The same as a table for screen readers
 * @csspart sliders - The sliders for points and doubles
 * @csspart slider - A slider
 * @csspart text - How many doubles reach the limit, and what comes next
 * @csspart model-table - The table of the model; also has the part name `model`
 * @csspart statistics - The mean and the deviation in the model
 * @cssproperty [--mj-gain] - Color of points
 * @cssproperty [--mj-accent] - Accent color, used for the sliders
 * @cssproperty [--mj-loss] - Color of the limit and of the part above it
 */
export class MjDoubles extends MjFindingElement<AllDoublesTexts, Sum> {
  static override readonly tag = 'mj-doubles';
  static override readonly keepInside = keepInside;
  static override styles = [blockStyles, figureStyles, doublesStyles];

  /** The points before doubling, a whole number up to 9999. */
  @property() points = '';
  /** How many doubles, a whole number up to 20. */
  @property() doubles = '';
  /** Shows the model, in which each further double is this many times as likely: from 0 to just below 1; 0.4 if empty. */
  @property() model?: string;

  #hasModel = false;
  /** The doubles before they are dragged. */
  #before?: string;

  /** The value after the limit; `null` if an attribute is invalid. */
  get value(): number | null {
    return this.found?.chosen.value ?? null;
  }

  protected override readonly speech = {
    textsFor: doublesTextsFor,
    kinds: [OddsError],
    errorsIn: ({ doubles }: AllDoublesTexts) => doubles.errors,
  };

  protected override willUpdate(changed: PropertyValues<this>): void {
    // A removed attribute hides the model, while an empty one shows it.
    if (changed.has('model')) this.#hasModel = (this.model ?? null) !== null;
    super.willUpdate(changed);
  }

  protected override find(): Sum {
    const points = wholeOf(this.points, 'points', MOST_POINTS);
    const doubles = wholeOf(this.doubles, 'doubles', MOST_DOUBLES);
    const { limit: written, 'limit-doubles': most } = this.table.rules;
    const limit = typeof written === 'number' ? written : Infinity;
    const counted = typeof most === 'number' ? most : Infinity;
    const stepOf = (number: number): Step => {
      const total = points * 2 ** Math.min(number, counted);
      return { doubles: number, total, value: Math.min(total, limit) };
    };
    const toLimit = limit > 0 ? doublesToLimit(points, limit) : 0;
    const reach = toLimit <= counted ? toLimit : Infinity;
    return {
      points,
      doubles,
      limit,
      cap: Math.min(reach, counted) > MOST_CAP ? Infinity : Math.min(reach, counted),
      reach,
      steps: Array.from({ length: Math.max(USUAL_DOUBLES, doubles) + 1 }, (_, number) => stepOf(number)),
      chosen: stepOf(doubles),
      q: this.#hasModel ? this.#readModel() : undefined,
    };
  }

  #readModel(): number {
    const written = plainText(this.model ?? '').trim() || USUAL_Q;
    const q = /^(\d?\.\d{1,6}|0)$/.test(written) ? Number(written) : NaN;
    if (!(q >= 0 && q < 1)) throw new OddsError('share', { place: 'model', found: shown(written) });
    return q;
  }

  readonly #slide = ({ currentTarget }: Event): void => {
    const { name, value } = currentTarget as HTMLInputElement;
    this[name as 'points' | 'doubles' | 'model'] = value;
    fire(this, 'input');
  };

  readonly #grab = (event: PointerEvent): void => {
    if (event.button) return;
    this.#before ??= this.doubles;
    this.#drag(event);
    // A finger or a pointer may leave the chart while it drags.
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
  };

  /** Chooses the column below the pointer, or the nearest one. */
  readonly #drag = ({ clientX, currentTarget }: PointerEvent): void => {
    if (this.#before === undefined) return;
    const columns = [...(currentTarget as Element).querySelectorAll<HTMLElement>('[data-doubles]')];
    const distance = (column: Element): number => {
      const { left, right } = column.getBoundingClientRect();
      return Math.abs(clientX - (left + right) / 2);
    };
    const nearest = columns.reduce((one, other) => (distance(other) < distance(one) ? other : one));
    const chosen = nearest.dataset['doubles']!;
    if (chosen === this.doubles.trim()) return;
    this.doubles = chosen;
    fire(this, 'input');
  };

  /** The browser cancels a pointer once its finger scrolls or zooms the page, which must change nothing. */
  readonly #release = ({ type }: PointerEvent): void => {
    const before = this.#before;
    this.#before = undefined;
    if (before === undefined) return;
    if (type === 'pointerup') return fire(this, 'change');
    this.doubles = before;
    fire(this, 'input');
  };

  protected override render(): TemplateResult {
    const { error, texts } = this;
    const sum = this.found;
    const message = error ? this.messageOf(error) : undefined;
    // The text of the page may contain the answer, too.
    if (this[tableKey].conceals) return html`${renderMessage(message)}`;
    if (!sum) return renderFallback(message);
    const { steps, doubles, limit } = sum;
    return html`
      ${this.#renderSum(sum, texts)}
      <div class="figure" @pointerdown=${this.#grab} @pointermove=${this.#drag}
        @pointerup=${this.#release} @pointercancel=${this.#release}>
        ${renderColumns(steps, doubles, limit, texts)}
      </div>
      ${this.#renderSliders(sum, texts)} ${this.#renderText(sum, texts)} ${this.#renderModel(sum, texts)}
    `;
  }

  #renderSum({ points, doubles, chosen }: Sum, texts: AllDoublesTexts): TemplateResult {
    const { number, doubles: words, language } = texts;
    const { total, value } = chosen;
    const isCut = total > value;
    const sum = commas([words.pointsOf(points), words.doublesOf(doubles, total)], language);
    const label = isCut ? semicolons([sum, words.result(value, total)], language) : sum;
    return html`<p class="sum flow" part="sum" role="img" aria-label=${label}>
      <span aria-hidden="true">${number(points)} × 2<sup>${doubles}</sup> =</span>${
        isCut ? html` <span class="over" aria-hidden="true">${number(total)}</span>` : nothing
      } <b aria-hidden="true">${number(value)}</b>
    </p>`;
  }

  #renderSliders({ points, doubles, chosen }: Sum, texts: AllDoublesTexts): TemplateResult {
    const words = texts.doubles;
    return html`
      <div class="sliders live" part="sliders">
        ${this.#renderSlider('points', words.points, points, Math.max(USUAL_POINTS, points), points % 2 ? 1 : 2, words.pointsOf(points), texts)}
        ${this.#renderSlider('doubles', words.doubles, doubles, Math.max(USUAL_DOUBLES, doubles), 1, words.doublesOf(doubles, chosen.value), texts)}
      </div>
    `;
  }

  #renderSlider(
    name: 'points' | 'doubles' | 'model',
    label: string,
    value: number,
    most: number,
    step: number,
    spoken: string,
    texts: AllDoublesTexts,
  ): TemplateResult {
    return html`
      <label part="slider">
        <span>${label}</span>
        <span aria-hidden="true">${texts.number(value)}</span>
        <input
          type="range"
          name=${name}
          min="0"
          max=${most}
          step=${step}
          .value=${String(value)}
          value=${value}
          aria-valuetext=${spoken}
          @input=${this.#slide}
          @change=${() => fire(this, 'change')}
        />
      </label>
    `;
  }

  #renderText({ points, limit, reach, steps, chosen, doubles }: Sum, texts: AllDoublesTexts): TemplateResult {
    const words = texts.doubles;
    const cut = chosen.total - chosen.value;
    const factor = points ? chosen.total / points : 2 ** doubles;
    const next = steps[doubles + 1]?.value ?? Math.min(chosen.total * 2, limit);
    return html`
      <div part="text">
        <p>${limit === Infinity ? words.noLimit : words.reach(points, reach, limit)}</p>
        <p class="quiet">
          ${
            cut > 0
              ? words.cut(cut)
              : words.next(next - chosen.value, Math.min((points + 4) * factor, limit) - chosen.value)
          }
        </p>
      </div>
    `;
  }

  #renderModel({ q, cap }: Sum, texts: AllDoublesTexts): TemplateResult | typeof nothing {
    if (q === undefined) return nothing;
    const words = texts.doubles;
    return html`
      <section class="model">
        <p class="title">${words.modelTitle}</p>
        <p class="quiet">${words.model(texts.number(q))}</p>
        <div class="sliders live">
          ${this.#renderSlider('model', words.likely, q, MOST_Q, STEP_OF_Q, words.likelyOf(texts.number(q)), texts)}
        </div>
        ${renderModel(q, cap, texts)}
      </section>
    `;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'mj-doubles': MjDoubles;
  }
}
