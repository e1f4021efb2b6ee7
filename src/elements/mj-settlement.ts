import { html, isServer, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import {
  score,
  settle,
  TableError,
  winds,
  type DeadHand,
  type Score,
  type Settlement,
  type Table,
  type Wind,
} from '../core/index.js';
import { asText } from '../core/as-text.js';
import { settlementTextsFor } from '../lang/settlement.js';
import type { TableTexts } from '../lang/types.js';
import { frameStyles } from '../render/frame-styles.js';
import { chooseSelected, renderChoice, renderSeat } from '../render/settlement-seats.js';
import { renderSteps } from '../render/steps.js';
import {
  renderArrows,
  renderComparison,
  renderLedger,
  stepText,
  sumsOf,
  type SettlementView,
  type ToldPayment,
} from '../render/settlement.js';
import { MjErrorEvent, MjSettlementEvent } from './events.js';
import { MjTableElement } from './mj-table-element.js';
import { showOverflow } from './overflow.js';
import { attributeOf, isCustom, parentOf, setAttribute } from './nodes.js';
import type { MjHand } from './mj-hand.js';
import { tellInside } from './surroundings.js';
import type { Entry } from './mj-settlement/entry.js';
import { settlementStyles } from './mj-settlement/mj-settlement.styles.js';
import {
  dependsOnDiscarder,
  readDead,
  readScores,
  readSeat,
  settleUnder,
  type Compared,
  writtenScore,
} from './mj-settlement/table.js';

/** The last table that could be settled. */
interface Settled {
  /** What the hands count, after the limit. */
  values: Record<Wind, number>;
  settlement: Settlement;
  payments: readonly ToldPayment[];
  comparison: readonly Compared[];
}

const SELF_DRAW = 'self-draw';
const DEAD_HANDS: readonly DeadHand[] = ['foul', 'long', 'short'];

/** A hand of whatever copy of the package. */
type HandElement = Pick<MjHand, 'seat' | 'win' | 'tiles' | 'currentSituation' | 'error'> & HTMLElement;

const isSeat = (seat: string): seat is Wind => (winds as readonly string[]).includes(seat);

const isHand = (element: Element): element is HandElement =>
  isCustom(element) && 'tiles' in element && 'currentSituation' in element;

/**
 * The end of a hand of mahjong: what each player's hand is worth, and who pays whom.
 *
 * @tag mj-settlement
 * @summary Four players around a table, what they pay one another and why.
 * @slot - Four `<mj-hand>` elements; each is shown at its `seat`, and those without one are seated in order from East
 * @slot east - The hand of East; the element seats hands by itself
 * @slot south - The hand of South; the element seats hands by itself
 * @slot west - The hand of West; the element seats hands by itself
 * @slot north - The hand of North; the element seats hands by itself
 * @fires {MjSettlementEvent} mj-settlement - The table was settled, for the first time or otherwise than before
 * @fires {MjErrorEvent} mj-error - The table cannot be settled
 * @fires {Event} input - Someone typed a value or edited tiles
 * @fires {Event} change - Someone chose another winner, discarder or dead hand, or finished a value or tiles
 * @csspart message - What is wrong
 * @csspart choices - Winner and discarder, where they can be chosen
 * @csspart table - The four seats and what lies between them
 * @csspart seat - A seat; with the word `winner` where it won
 * @csspart value - The value of its hand
 * @csspart entry - The number field or the tile editor of a seat, where one can be used
 * @csspart field - The number field
 * @csspart total - What a seat wins or loses
 * @csspart drawing - The payments as arrows
 * @csspart arrow - One of them and its amount
 * @csspart steps - The buttons that walk through the payments, and the payment they have come to
 * @csspart ledger - The payments as a table
 * @csspart payment - A row of it
 * @csspart totals - Its last row
 * @csspart comparison - The totals under other rules
 * @cssproperty [--mj-felt] - Ground between the seats
 * @cssproperty [--mj-gain] - Colour of what is won, and of the payments to the winner
 * @cssproperty [--mj-loss] - Colour of what is lost
 * @cssproperty [--mj-accent] - Colour of the winds, and of the payments between losers
 * @cssproperty [--mj-muted] - Colour of headings
 * @cssproperty [--mj-line] - Colour of hairlines
 * @cssstate error - The table cannot be settled; the last one that could is shown
 */
export class MjSettlement extends MjTableElement {
  static override readonly tag = 'mj-settlement';
  static readonly formAssociated = true;
  /** So that each hand can be put beside its seat without a word in the author’s markup. */
  static override shadowRootOptions: ShadowRootInit = { ...LitElement.shadowRootOptions, slotAssignment: 'manual' };
  static override styles = [frameStyles, settlementStyles];

  /** What the hands are worth where they are not slotted: `east 20; south 128; west 8; north 0`. */
  @property() scores = '';
  /** The seat that went out; unless set, that of the one hand with a winning tile. Nobody in a wash-out. */
  @property() winner: Wind | '' = '';
  /** The seat that discarded the winning tile; unless set, the winning hand decides how it was won. */
  @property() discarder: Wind | '' = '';
  /** Dead hands and why: `north: short; west: foul`. */
  @property() dead = '';
  /** The prevailing wind, for hands that have none of their own. */
  @property() round?: Wind;
  /** The discarder pays for all: told where the winner’s score is a bare number, in a hand it is found. */
  @property({ type: Boolean }) pao = false;
  /** Other rules for the same table: declarations, or names of profiles. */
  @property() compare = '';
  /** Lets people choose winner, discarder and dead hands, and type a value or enter tiles for each seat. */
  @property({ type: Boolean }) editable = false;
  /** The name of the form control, whose value is the settlement as JSON. */
  @property({ reflect: true }) name?: string;

  /** So many payments are shown; all of them where it is undefined. */
  @state() private step?: number;
  /** A disabled fieldset is around. */
  @state() private isDisabled = false;
  #settled?: Settled;
  /** What is wrong at a seat, and shown there. */
  #faults = new Map<string, Error>();
  /** The settlement and who won it from whom, as JSON. */
  #told = '';
  #children?: MutationObserver;
  /** Fields and editors; null while they are loaded. */
  #entry?: Entry | null;
  /** The seats of the hands that name none, as they were last told. */
  #seating = '';
  /** The hands of the page whose way of winning was chosen here. */
  readonly #changed = new Set<HandElement>();

  /** Who pays whom; undefined as long as the table cannot be settled. */
  get settlement(): Settlement | undefined {
    return this.error ? undefined : this.#settled?.settlement;
  }

  // Lifecycle

  override connectedCallback(): void {
    super.connectedCallback();
    if (isServer) return;
    this.addEventListener('mj-score', this.#handChanged);
    this.addEventListener('mj-error', this.#handChanged);
    this.#children = new MutationObserver(() => this.requestUpdate());
    this.#children.observe(this, { attributes: true, characterData: true, childList: true, subtree: true });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#children?.disconnect();
  }

  protected get texts(): TableTexts {
    return settlementTextsFor(this.language);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    this.setRole('group', this.texts.settlement.caption);
    if (this.editable && this.#entry === undefined && !isServer) void this.#loadEntry();
    const seating = JSON.stringify([...this.#written.values()].map((hand) => this.seatOf(hand)));
    if (seating !== this.#seating && !isServer) tellInside(this);
    this.#seating = seating;
    this.#faults.clear();
    try {
      this.#settle();
      this.setError(null);
    } catch (error) {
      const { seat } = error instanceof TableError ? error.details : {};
      if (seat) this.#faults.set(seat as Wind, error as Error);
      this.setError(error as Error);
    }
    if (isServer) this.#nameSlots();
    const { settlement } = this;
    const told = settlement ? JSON.stringify({ ...this.#chosen, ...settlement }) : '';
    if (settlement && told !== this.#told && !isServer)
      this.afterUpdate(() => this.dispatchEvent(new MjSettlementEvent(settlement)));
    this.#told = told;
  }

  protected override updated(): void {
    this.internals.setFormValue(this.#told || null);
    this.#assignSlots();
    chooseSelected(this.shadowRoot!);
    showOverflow(this.shadowRoot!);
    this.#entry?.fill(this.shadowRoot!);
  }

  /** A fieldset around the element was disabled or enabled. */
  formDisabledCallback(disabled: boolean): void {
    this.isDisabled = disabled;
  }

  formResetCallback(): void {
    for (const name of ['winner', 'discarder', 'dead', 'scores'] as const)
      this[name] = (this.getAttribute(name) ?? '') as Wind | '';
    for (const hand of this.#changed) hand.win = (attributeOf(hand, 'win') ?? undefined) as HandElement['win'];
    this.#changed.clear();
    this.#entry?.reset();
    this.requestUpdate();
  }

  readonly #handChanged = ({ target }: Event): void => {
    if (target !== this) this.requestUpdate();
  };

  // The table

  get #chosen(): Pick<Table, 'winner' | 'discarder' | 'dead'> {
    const dead = readDead(this.dead);
    return { winner: readSeat(this.winner) ?? this.#winnersOf(dead)[0], discarder: readSeat(this.discarder), dead };
  }

  /** The seats whose hands have a winning tile. */
  #winnersOf(dead: NonNullable<Table['dead']>): Wind[] {
    const hands = this.#hands;
    return winds.filter((seat) => !dead[seat] && hands.get(seat)?.tiles?.winningTile !== undefined);
  }

  /** The hands that are written: the first of each seat, and those that name none in order at the others. */
  get #written(): Map<string, HandElement> {
    const hands = new Map<string, HandElement>();
    const others: HandElement[] = [];
    for (const element of this.isBlind ? [] : this.querySelectorAll('*')) {
      if (!isHand(element)) continue;
      const seat = asText(element.seat ?? '')
        .trim()
        .toLowerCase();
      if (!seat) others.push(element);
      else if (!hands.has(seat)) hands.set(seat, element);
    }
    const free = winds.filter((seat) => !hands.has(seat));
    for (const [place, seat] of free.entries()) if (others[place]) hands.set(seat, others[place]);
    return hands;
  }

  /** The hand at each seat, written or entered. */
  get #hands(): Map<string, HandElement> {
    return new Map<string, HandElement>([...(this.#entry?.hands ?? []), ...this.#written]);
  }

  /** The seat that a hand without one gets. */
  readonly seatOf = (hand: Element): string | undefined => {
    for (const [seat, one] of this.#written) if (one === hand) return seat;
    return undefined;
  };

  /** The child to put beside each seat: a hand, or a paragraph with one hand in it. */
  get #seated(): Map<string, Element> {
    const hands = [...this.#written].filter(([seat]) => isSeat(seat));
    const children = hands.map(([, hand]) => {
      let child: Element = hand;
      while (parentOf(child) !== this) child = parentOf(child) as Element;
      return child;
    });
    return new Map(
      hands.flatMap(([seat], index) =>
        children.filter((child) => child === children[index]).length === 1 ? [[seat, children[index]!]] : [],
      ),
    );
  }

  #settle(): void {
    const { profile, error } = this.resolved;
    if (error) throw error;
    // Hands that are not seen, or not known to the browser yet, will tell.
    if (this.isBlind ? !this.scores : !isServer && this.querySelector(':not(:defined)')) return;
    const { dead = {}, ...chosen } = this.#chosen;
    const scores: Record<string, Score | number> = readScores(this.scores);
    const hands = this.#hands;
    for (const [seat, { tiles, currentSituation: situation, error: fault }] of hands) {
      try {
        // Tiles of a text that cannot be read any more are not those of the table.
        if (fault?.name === 'NotationError') throw fault;
        // A dead hand may be of any size, and is not told so itself.
        const isDead = seat in dead || undefined;
        // At a table, losers only show what scores.
        const partial = (!isDead && tiles?.winningTile === undefined && seat !== chosen.winner) || undefined;
        const told = { round: this.round || undefined, ...situation, dead: isDead, partial };
        if (tiles) scores[seat] = score(tiles, told, profile);
      } catch (caught) {
        this.#faults.set(seat, caught as Error);
      }
    }
    for (const fault of this.#faults.values()) throw fault;
    const winners = readSeat(this.winner) ? [] : this.#winnersOf(dead);
    if (winners.length > 1)
      throw new TableError('no-winner', { sentence: 'several-winners', seats: winners.join(', ') });
    // At a table to fill in, nothing is entered yet.
    if (!Object.keys(scores).length && (this.editable || !chosen.winner)) {
      this.#settled = undefined;
      return;
    }
    if (this.editable) for (const seat of winds) scores[seat] ??= 0;
    const table = { ...chosen, dead, scores, pao: this.pao || undefined } as Table;
    const settlement = settle(table, profile);
    const { winner } = chosen;
    if (winner && this.#isDiscardByNobody && dependsOnDiscarder(table, profile))
      throw new TableError('discarder', { sentence: 'discarder-needed', seat: winner });
    const values = { east: 0, south: 0, west: 0, north: 0 };
    const { limit } = profile.rules;
    for (const seat of winds) {
      const score = scores[seat] ?? 0;
      const value = typeof score === 'number' ? score : score.value;
      values[seat] = limit === 'none' ? value : Math.min(value, limit);
    }
    const payments = settlement.payments.map((payment) => ({
      ...payment,
      setOff: payment.reason === 'win' || payment.reason === 'dead-hand' ? values[payment.to] - payment.value : 0,
    }));
    const comparison = settleUnder(this.compare, table, profile);
    if (JSON.stringify(settlement) !== JSON.stringify(this.#settled?.settlement)) this.step = undefined;
    this.#settled = { values, settlement, payments, comparison };
  }

  /** The winner's hand tells of a discard, or of nothing, and no discarder is named. */
  get #isDiscardByNobody(): boolean {
    const { winner, discarder } = this.#chosen;
    const hand = winner && this.#hands.get(winner);
    return Boolean(hand && hand.tiles && !discarder && hand.currentSituation.win !== 'self-draw');
  }

  /** Every hand to its seat, and what else there is to the end. */
  #assignSlots(): void {
    const root = this.shadowRoot!;
    if (root.slotAssignment !== 'manual') return this.#nameSlots();
    const seated = this.#seated;
    const beside = new Set<Node>(seated.values());
    for (const slot of root.querySelectorAll('slot')) {
      const child = seated.get(slot.name);
      if (slot.name) slot.assign(...(child ? [child] : []));
      else slot.assign(...[...this.children].filter((one) => !beside.has(one)));
    }
  }

  /** In a root that came from a server hands find their seats by name. */
  #nameSlots(): void {
    for (const [seat, child] of this.#seated)
      // A server fills in the elements of the package, and leaves all else as it is written.
      if (attributeOf(child, 'slot') !== seat && (!isServer || 'setAttribute' in child))
        setAttribute(child, 'slot', seat);
  }

  // Rendering

  protected override render(): TemplateResult {
    const settled = this.#settled;
    const { texts, error, step } = this;
    const { lastGood, washout, nothing: nobodyPays, thisTable, otherRules, empty } = texts.settlement;
    const payments = settled?.payments ?? [];
    const view = { texts, payments, step };
    const columns =
      settled?.comparison.map(({ rules, totals }) => ({
        label: typeof rules === 'string' ? texts.profile(rules) : otherRules(rules),
        totals,
      })) ?? [];
    const ledger = payments.length ? renderLedger(view) : this.#paragraph(this.#chosen.winner ? nobodyPays : washout);
    return html`
      <div class="frame">
        <div class="room">
          ${error && !winds.some((seat) => this.#faults.has(seat)) ? this.#message(error) : nothing}
          ${this.editable ? this.#choices() : nothing}
          <div class="table${this.#seated.size ? ' with-hands' : ''}" part="table">
            ${this.#seats()}
            <div class="felt">${renderArrows(view)}</div>
          </div>
          ${error && settled ? this.#paragraph(lastGood) : nothing}
          ${error || settled || this.isBlind ? nothing : this.#paragraph(empty)}
          ${payments.length > 1 ? this.#steps(view) : nothing} ${settled ? ledger : nothing}
          ${
            columns.length
              ? renderComparison([{ label: thisTable, totals: settled!.settlement.totals }, ...columns], texts)
              : nothing
          }
          <slot></slot>
        </div>
      </div>
    `;
  }

  #steps(view: SettlementView): TemplateResult {
    const { steps: label, step: place, back, next, all } = view.texts.settlement;
    const { step, payments } = view;
    const last = payments.length;
    const go = (to: number | undefined): void => {
      this.step = to;
    };
    return renderSteps({ label, back, next, all, last, step, place: place(step ?? 0, last), text: stepText(view), go });
  }

  #paragraph(text: string): TemplateResult {
    return html`
      <p>${text}</p>
    `;
  }

  #message(error: Error): TemplateResult {
    return html`
      <p class="message" part="message" role="alert">${this.texts.error(error as TableError)}</p>
    `;
  }

  #seats(): TemplateResult[] {
    const { texts, editable, step, isDisabled: disabled } = this;
    const { handOf, alive, dead: kinds } = texts.settlement;
    const { winner, discarder, dead = {} } = this.#chosen;
    const { values, payments = [] } = this.#settled ?? {};
    const sums = sumsOf(payments.slice(0, step));
    const seated = this.#seated;
    const written = this.#written;
    const entry = this.#entry;
    return winds.map((seat) => {
      const kind = DEAD_HANDS.find((one) => one === dead[seat]);
      const fault = this.#faults.get(seat);
      const options = [['', alive], ...DEAD_HANDS.map((one) => [one, kinds[one]] as const)] as const;
      const isEntered = Boolean(entry && editable && !written.has(seat));
      const seatView = {
        seat,
        won: seat === winner,
        discarded: seat === discarder,
        dead: kind,
        held: seated.has(seat),
        entering: isEntered && entry!.isOpen(seat),
        typed: isEntered && !entry!.isOpen(seat) && values?.[seat] === Number(writtenScore(this.scores, seat)),
        value: values?.[seat],
        total: sums[seat],
      };
      return renderSeat(seatView, texts, [
        isEntered
          ? entry!.render({ seat, won: seatView.won, drawn: seatView.won && !discarder, error: fault })
          : nothing,
        // What is wrong with its notation, a hand shows itself; an editor shows what its hand lacks, too.
        fault && fault.name !== 'NotationError' && !(seatView.entering && fault.name === 'HandError')
          ? this.#message(fault)
          : nothing,
        editable && seat !== winner
          ? renderChoice({
              label: handOf(seat),
              options,
              chosen: kind ?? '',
              choose: (to) => this.#choose({ dead: this.#deadWith(seat, to) }),
              heard: true,
              disabled,
            })
          : nothing,
      ]);
    });
  }

  #choices(): TemplateResult {
    const { texts, isDisabled: disabled } = this;
    const { winner: winnerText, discarder: discarderText, nobody, selfDraw, unnamed } = texts.settlement;
    const { winner, discarder } = this.#chosen;
    const isUnnamed = this.#isDiscardByNobody;
    const seats = winds.map((seat) => [seat, texts.winds[seat]] as const);
    const others = seats.filter(([seat]) => seat !== winner);
    const win = (to: string): void =>
      this.#choose({
        winner: to as Wind | '',
        discarder: to && to !== discarder ? this.discarder : '',
        dead: this.#deadWith(to, ''),
      });
    return html`
      <div class="bar" part="choices">
        ${renderChoice({ label: winnerText, options: [['', nobody], ...seats], chosen: winner ?? '', choose: win, disabled })}
        ${
          winner
            ? renderChoice({
                label: discarderText,
                options: [
                  ...(isUnnamed
                    ? ([
                        ['', unnamed],
                        [SELF_DRAW, selfDraw],
                      ] as const)
                    : ([['', selfDraw]] as const)),
                  ...others,
                ],
                chosen: discarder ?? '',
                choose: (to) => this.#chooseWay(to || (isUnnamed ? '' : SELF_DRAW)),
                disabled,
              })
            : nothing
        }
      </div>
    `;
  }

  // Choices

  #choose(chosen: Partial<Pick<this, 'winner' | 'discarder' | 'dead'>>, event = 'change'): void {
    Object.assign(this, chosen);
    // A choice that changes nothing shows again what holds.
    this.requestUpdate();
    this.afterUpdate(() => this.dispatchEvent(new Event(event, { bubbles: true })));
  }

  /** The discarder, a self-draw, or nothing of either. A hand that won keeps how it was won itself. */
  #chooseWay(to: string): void {
    const hand = this.#hands.get(this.#chosen.winner ?? '');
    if (hand?.tiles && to) {
      const win = to === SELF_DRAW ? to : 'discard';
      if ((hand.currentSituation.win ?? 'discard') !== win) {
        // What was chosen in the hand's own editor gives way to what is written differently.
        if (hand.win === win) hand.win = undefined;
        void hand.currentSituation;
        hand.win = win;
        this.#changed.add(hand);
      }
    }
    this.#choose({ discarder: to === SELF_DRAW ? '' : (to as Wind | '') });
  }

  async #loadEntry(): Promise<void> {
    this.#entry = null;
    try {
      const { Entry, entryStyles } = await import('./mj-settlement/entry.js');
      // The root is there once the element has drawn itself.
      await this.updateComplete;
      this.adopt(entryStyles);
      const texts = (): TableTexts => this.texts;
      const isDisabled = (): boolean => this.isDisabled;
      const [read, write] = [() => this.scores, (scores: string) => (this.scores = scores)];
      this.#entry = new Entry({
        element: this,
        get texts() {
          return texts();
        },
        get isDisabled() {
          return isDisabled();
        },
        get scores() {
          return read();
        },
        set scores(scores) {
          write(scores);
        },
        entered: (event) => (event ? this.#choose({}, event) : this.requestUpdate()),
      });
      this.requestUpdate();
    } catch (error) {
      // The table stays as it is shown.
      this.dispatchEvent(new MjErrorEvent(error as Error));
    }
  }

  /** The dead hands with another kind at one seat, or none there. */
  #deadWith(seat: string, kind: string): string {
    const { [seat as Wind]: _, ...others } = readDead(this.dead);
    return Object.entries(kind ? { ...others, [seat]: kind } : others)
      .map((pair) => pair.join(': '))
      .join('; ');
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'mj-settlement': MjSettlement;
  }
}
