import { html, isServer, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { keepInside } from '../keep-inside.js';
import { isSeat } from '../../table/seat-list.js';
import { property, state } from '../property.js';
import { asText } from '../../core/errors.js';
import { wordsIn } from '../../core/input.js';
import { numberIn } from '../../core/numbers.js';
import { TableError } from '../../core/table-errors.js';
import { WINDS as winds } from '../../core/engine/tiles.js';
import type { IncidentId, Settlement, Wind } from '../../core/index.js';
import { hasFines } from '../../core/rules/fines.js';
import { settlementTextsFor } from '../../lang/settlement.js';
import type { TableTexts } from '../../lang/types.js';
import { compactStyles } from '../../render/compact.styles.js';
import { chooseSelected, renderChoice, renderSeat, SELF_DRAW, type Choice, type Way } from './seats.js';
import { renderSteps, stepStyles } from '../../render/steps.js';
import { renderArrows, renderLedger, renderResult, stepText, type SettlementView } from '../../render/settlement.js';
import { renderAlert } from '../../render/message.js';
import { renderPlaces } from '../../render/templates.js';
import { sectionStyles } from '../../render/section.styles.js';
import { feltStyles } from '../../render/felt.styles.js';
import { tableTokenStyles } from '../../render/table.styles.js';
import { fire, MjSettlementEvent } from '../events.js';
import { requirePlaces, SeatedHands, type FoundHands, type SeatedHand } from '../seated-hands.js';
import { hasView, reportMistake, wordOf } from '../check-markup.js';
import { MjFormElement } from '../base/mj-form-element.js';
import { Later, loadPart } from '../lazy.js';
import { writtenOf } from '../safe-dom.js';
import { notifyInside, tableKey } from '../inherited-rules.js';
import { DEAD_HANDS, sumsOf } from '../../core/settlement/settle.js';
import { withoutEffect, type Ineffective } from '../../core/settlement/without-effect.js';
import type { Compared } from './other-rules.js';
import type { Entry, EntryHost } from './entry.js';
import { settlementStyles } from './styles.js';
import * as table from './table.js';
import { CHOSEN, type Chosen, type SettledTable } from './table.js';

/** Loaded when there are rules to compare. A server must load it before rendering. */
const comparison = new Later(() => import('./other-rules.js'));

const entryModule = new Later(() => import('./entry.js'));

/** Loaded with an editable table that has fines. A server must load it before rendering. */
const fines = new Later(() => import('../fine-choice.js'));

if (isServer) void fines.load();

/** The last table that was settled successfully, also under other rules. */
interface Settled extends SettledTable {
  comparison: readonly Compared[];
  ineffective: readonly Ineffective[];
}

/** What the browser saves of a table: the choices, how hands on the page were won, and the tiles that were entered. */
interface Saved extends Partial<Record<(typeof CHOSEN)[number] | 'pao', unknown>> {
  wins?: readonly (readonly [seat: string, win: SeatedHand['win']])[];
  tiles?: unknown;
}

/**
 * Settles a deal of mahjong: what each player's hand is worth, and who pays whom.
 *
 * @tag mj-settlement
 * @summary Four players around a table: what they pay each other, and why.
 * @slot - Four `<mj-hand>` elements, each shown at its `seat`; hands without one are seated in order from East
 * @slot east - East’s hand; the element assigns it automatically
 * @slot south - South’s hand; the element assigns it automatically
 * @slot west - West’s hand; the element assigns it automatically
 * @slot north - North’s hand; the element assigns it automatically
 * @fires {MjSettlementEvent} mj-settlement - Fires after the first settlement and whenever the settlement changes
 * @fires {Event} input - Fires when the user types a score or edits tiles
 * @fires {Event} change - Fires when the user changes the winner, the discarder, a dead hand, a fine or who pays for all, or commits a score or tiles
 * @csspart choices - The controls for winner and discarder, if the table is editable
 * @csspart table - The four seats and the area between them
 * @csspart seat - A seat; also has the part name `winner` if its player won
 * @csspart value - The value of the hand at a seat
 * @csspart entry - The number field of a seat, if available, with the button for entering tiles instead
 * @csspart editor - The tile editor of a seat, below the seat or below the table
 * @csspart field - The number field
 * @csspart total - The amount a seat wins or loses
 * @csspart drawing - The payments drawn as arrows
 * @csspart arrow - A payment arrow with its amount
 * @csspart stepper - The buttons that step through the payments, with the current payment; also has the part name `steps`
 * @csspart ledger - The table of payments
 * @csspart payment - A row of the ledger
 * @csspart totals - The last row of the ledger
 * @csspart comparison - The totals under other rules
 * @cssproperty [--mj-felt] - Background of the area between the seats
 * @cssproperty [--mj-gain] - Color of gains and of payments to the winner
 * @cssproperty [--mj-loss] - Color of losses
 * @cssproperty [--mj-accent] - Accent color, used for the winds and the payments between losers
 * @cssproperty [--mj-muted] - Secondary text color, used for headings
 * @cssstate error - The table cannot be settled; the last valid settlement is shown
 */
export class MjSettlement extends MjFormElement implements EntryHost {
  static override readonly tag = 'mj-settlement';
  static override readonly keepInside = keepInside;
  /** Manual slotting places each hand at its seat without changing the author’s markup. */
  static override shadowRootOptions: ShadowRootInit = { ...LitElement.shadowRootOptions, slotAssignment: 'manual' };
  static override styles = [sectionStyles, tableTokenStyles, feltStyles, stepStyles, settlementStyles, compactStyles];

  /** Scores of the hands that are not slotted: `east 20; south 128; west 8; north 0`. */
  @property() scores = '';
  /** The winner’s seat. Defaults to that of the only hand with a winning tile; unset in a wash-out. */
  @property() winner: Wind | '' = '';
  /** The seat that discarded the winning tile. If unset, the winning hand determines how it was won. */
  @property() discarder: Wind | '' = '';
  /** Dead hands with the reason: `north: short; west: foul`. */
  @property() dead = '';
  /** The seat that pays for all because of a tile claimed earlier, under the rule `pao-by: claim`. */
  @property() liable: Wind | '' = '';
  /** Errors of each player, for which the rules may have a fine: `north: two-discards; west: false-win`. */
  @property() incidents = '';
  /** The prevailing wind, for hands that do not set their own. */
  @property() round?: Wind;
  /** The discarder pays for all. Set this only if the winner’s score is a plain number; for a hand it is detected. */
  @property({ type: Boolean }) pao = false;
  /** Other rules under which to settle the same table: declarations or profile names. */
  @property() compare = '';
  /** Lets users choose the winner, the discarder, dead hands, fines and who pays for all, and type a score or enter tiles for each seat. */
  @property({ type: Boolean }) editable = false;
  /** `compact`: hands and payments in few lines, without the drawing and the buttons, for slides and other narrow places. */
  @property({ reflect: true }) view?: 'compact';

  /** The number of payments shown; undefined shows all. */
  @state() private step?: number;
  #settled?: Settled;
  readonly #places = new SeatedHands(this, {
    placed: () => [...this.#written].filter(([seat]) => isSeat(seat)),
    showsText: false,
  });
  /** The error at each seat, shown at that seat. */
  #faults = new Map<string, Error>();
  #entry?: Entry;
  /** The last assigned seats, including those of hands that do not set one. */
  #seating = '';
  /** The losers of whom one may pay for all, unless the tiles decide it. */
  #mayPay: readonly Wind[] = [];
  /** Hands on the page whose `win` was changed here. */
  readonly #changed = new Set<SeatedHand>();
  /** Whether the user has changed what the page has written or set, and what that was. */
  #isChosen = false;
  #start: Saved = {};
  /** What the browser has saved about hands, until they are there. */
  #saved: Saved = {};

  /** Who pays whom; undefined while the table cannot be settled. */
  get settlement(): Settlement | undefined {
    return this.error ? undefined : this.#settled?.settlement;
  }

  /**
   * What a form submits: who won and who discarded, the scores, and the settlement, as JSON; empty while there is none.
   * Setting it replaces what was chosen and entered, except hands on the page; what was settled is computed again.
   */
  get value(): string {
    const { settlement } = this;
    if (!settlement) return '';
    const { table: written, values } = this.#settled!;
    return JSON.stringify({ ...written, scores: values, ...settlement });
  }

  set value(text: string) {
    if (text === this.value) return;
    const chosen = table.parsed(text || '{}');
    if (chosen) {
      this.#take(chosen);
      this.#entry?.reset();
    } else reportMistake(({ reportSet }) => reportSet(this.localName, 'value'));
  }

  // Lifecycle

  /** @internal */
  get texts(): TableTexts {
    return settlementTextsFor(this.language);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    this.takeEarly('value');
    if (!this.#isChosen)
      this.#start = Object.fromEntries([...CHOSEN, 'pao' as const].map((name) => [name, this[name]]));
    super.willUpdate(changed);
    this.setRole('group', this.texts.settlement.caption);
    if (this.editable)
      void this.useOnce(entryModule, ({ Entry, entryStyles }) => {
        this.adopt(entryStyles);
        this.#entry = new Entry(this);
        this.#entry.restore(this.#saved.tiles);
      });
    if (isServer) this.#places.nameSlots();
    const { settlement } = this;
    this.report(
      settlement ? JSON.stringify({ ...this.#chosen, ...settlement }) : '',
      (isWithheld) => new MjSettlementEvent(settlement!, isWithheld),
    );
  }

  protected override read(): void {
    this.#restoreWins();
    // The others know their seat already.
    const seating = [...this.#written].flatMap(([seat, hand]) => (hand.seat ? [] : seat)).join();
    if (seating !== this.#seating && !isServer) notifyInside(this);
    this.#seating = seating;
    this.#faults.clear();
    try {
      this.#settle();
    } catch (error) {
      const { seat } = error instanceof TableError ? error.details : {};
      if (seat) this.#faults.set(seat as Wind, error as Error);
      throw error;
    }
  }

  protected override update(changed: PropertyValues<this>): void {
    if (this.#settled?.comparison.length) this.adopt(...comparison.module!.comparisonStyles);
    super.update(changed);
  }

  protected override updated(): void {
    this.internals.setFormValue(this.value || null, this.editable && this.#isChosen ? this.#state : null);
    this.setMistake(this.editable && this.error ? this.texts.error(this.error as TableError) : '');
    chooseSelected(this.shadowRoot!);
    if (this.#settled?.comparison.length) comparison.module!.showOverflow(this.shadowRoot!);
    this.#entry?.fill(this.shadowRoot!);
  }

  protected override get firstControl(): HTMLElement | null | undefined {
    return this.shadowRoot?.querySelector('input');
  }

  /** What the browser restores when the reader comes back. */
  get #state(): string {
    const { pao } = this;
    const wins = [
      ...(this.#saved.wins ?? []),
      ...[...this.#changed].map((hand) => [this.seatOf(hand)!, hand.win] as const),
    ];
    const saved: Saved = { pao, wins, tiles: this.#entry?.tiles ?? this.#saved.tiles };
    for (const name of CHOSEN) saved[name] = this[name];
    return JSON.stringify(saved);
  }

  /** Restores choices that the browser saved when the user left the page. */
  formStateRestoreCallback(state: unknown): void {
    if (!this.editable) return;
    const saved = table.parsed(state) as Saved | undefined;
    // Otherwise it was saved by another element.
    if (saved?.winner === undefined) return;
    this.#take(saved);
    this.#saved = { ...saved, wins: Array.isArray(saved.wins) ? saved.wins.slice(0, 4) : [] };
    this.#isChosen = true;
    this.#entry?.restore(saved.tiles);
    this.requestUpdate();
  }

  /** Replaces what was chosen. */
  #take(chosen: Saved): void {
    for (const name of CHOSEN) this[name] = table.wordsOf(chosen[name]) as Wind | '';
    this.pao = chosen.pao === true;
  }

  #restoreWins(): void {
    const { wins } = this.#saved;
    if (isServer || !wins?.length || this.querySelector('mj-hand:not(:defined)')) return;
    this.#saved.wins = wins.filter((pair) => {
      const { 0: seat, 1: win } = Object(pair) as [unknown, unknown];
      const hand = this.#written.get(asText(seat));
      if (!hand) return true;
      hand.win = win === SELF_DRAW ? SELF_DRAW : 'discard';
      this.#changed.add(hand);
      return false;
    });
  }

  formResetCallback(): void {
    this.#isChosen = false;
    this.#saved = {};
    const written = CHOSEN.map((name) => [name, writtenOf(this, name) ?? this.#start[name]]);
    this.#take({ pao: this.#start.pao, ...Object.fromEntries(written) });
    for (const hand of this.#changed) hand.win = (writtenOf(hand, 'win') ?? undefined) as SeatedHand['win'];
    this.#changed.clear();
    this.#entry?.reset();
    this.requestUpdate();
  }

  // The table

  /** Who won, who discarded, and what else the attributes say about the hands; while they are invalid, as last settled. */
  get #chosen(): Chosen {
    try {
      return table.chosenAt(this, this.#hands());
    } catch {
      return this.#settled?.table ?? {};
    }
  }

  /** The hands on the page: the first one for each seat; hands without a seat take the free seats in order. */
  get #found(): FoundHands {
    return this.isBlind ? { hands: new Map() } : this.#places.find(winds);
  }

  get #written(): Map<string, SeatedHand> {
    return this.#found.hands;
  }

  /** The hand at each seat, written on the page or entered by the user. */
  #hands(): Map<string, SeatedHand> {
    return new Map<string, SeatedHand>([...(this.#entry?.hands ?? []), ...this.#written]);
  }

  /** Returns the seat assigned to a hand. */
  readonly seatOf = (hand: Element): string | undefined => {
    for (const [seat, one] of this.#written) if (one === hand) return seat;
    return undefined;
  };

  #settle(): void {
    const profile = this.table;
    wordOf(this, 'round', this.round, winds);
    // Hands that are not visible to the server or not yet defined will trigger another update. Other elements may never be defined.
    if (this.isBlind ? !this.scores : !isServer && this.querySelector('mj-hand:not(:defined)')) return;
    requirePlaces(this.#found);
    const hands = this.#hands();
    const chosen = table.chosenAt(this, hands);
    const { scores, faults } = table.scoreHands(this, hands, chosen, profile);
    this.#faults = faults;
    for (const fault of faults.values()) throw fault;
    this.#mayPay = table.liableSeats(chosen, scores, profile);
    const settled = table.settleTable(this, hands, chosen, scores, profile);
    if (!settled) {
      this.#settled = undefined;
      return;
    }
    const compared = this.compare.trim() ? comparison.module?.settleUnder(this.compare, settled.table, profile) : [];
    if (JSON.stringify(settled.settlement) !== JSON.stringify(this.#settled?.settlement)) this.step = undefined;
    const ineffective = withoutEffect(settled.table, settled.settlement, profile);
    this.#settled = { ...settled, comparison: compared ?? [], ineffective };
  }

  /** Without its code, the comparison would appear later and shift the content below it. */
  override get ready(): Promise<unknown> | undefined {
    const compared = asText(this.compare ?? '').trim();
    // These are the names of profiles, or declarations.
    const names = compared.includes(':') ? [] : wordsIn(compared);
    return (
      super.ready ??
      this.loadProfiles(names) ??
      (compared ? loadPart(comparison, this.language) : undefined) ??
      (this.#isFining ? loadPart(fines, this.language) : undefined)
    );
  }

  /** Whether users can record errors: the rules have fines for some. */
  get #isFining(): boolean {
    if (!this.editable) return false;
    const { profile } = this.resolved;
    return profile !== undefined && hasFines(profile.rules);
  }

  // Rendering

  protected override render(): TemplateResult {
    const settled = this.#settled;
    const shown = this[tableKey].conceals ? undefined : settled;
    const { texts, error, step } = this;
    const { lastGood } = texts.settlement;
    const payments = shown?.payments ?? [];
    const view = { texts, payments, step };
    const isCompact = hasView(this, 'compact');
    const layout = isCompact ? 'compact' : this.#places.seated.size ? 'with-hands' : 'around';
    const winner = shown?.table.winner;
    const mistake = this.#mistake;
    return html`
      <div class="frame">
        <div class="room">
          ${mistake ? this.#message(mistake) : nothing} ${this.editable ? this.#choices() : nothing}
          ${shown && payments.length ? renderResult(view, winner, shown.values[winner!] ?? 0) : nothing}
          ${this.#isNothingButWrong ? nothing : this.#table(view, layout, shown)}
          ${error && settled ? html`<p>${lastGood}</p>` : nothing} ${this.#withoutEffect(shown)}
          ${payments.length > 1 && !isCompact ? this.#steps(view) : nothing}
          ${payments.length ? renderLedger(view) : nothing}
          ${
            shown?.comparison.length
              ? comparison.module!.render(shown.settlement.totals, shown.comparison, texts, this.language)
              : nothing
          }
          <slot></slot>
        </div>
      </div>
    `;
  }

  /** The four seats, and between them the payments as arrows, or why there are none. */
  #table(view: SettlementView, layout: string, shown: Settled | undefined): TemplateResult {
    const isDrawn = view.payments.length > 0 && layout !== 'compact';
    const note = view.payments.length ? '' : this.#whyNobodyPays(shown);
    return html`
      <div class="table stack ${layout}" part="table">
        ${renderPlaces('', this.#seats(), '')}
        ${isDrawn ? html`<div class="felt">${renderArrows(view)}</div>` : nothing}
        ${note ? html`<p class="note">${note}</p>` : nothing}
      </div>
    `;
  }

  #whyNobodyPays(shown: Settled | undefined): string {
    const { empty, washout, nothing: nobodyPays } = this.texts.settlement;
    if (shown) return shown.table.winner ? nobodyPays : washout;
    return this.error || this.#settled || this.isBlind ? '' : empty;
  }

  #steps(view: SettlementView): TemplateResult {
    const texts = view.texts.settlement;
    const { step, payments } = view;
    const last = payments.length;
    const go = (to: number | undefined): unknown => (this.step = to);
    const place = texts.step(step ?? 0, last);
    return renderSteps({ label: texts.steps, texts, last, step, place, text: stepText(view), go });
  }

  /** Notes about what changes no payment. */
  #withoutEffect(shown: Settled | undefined): unknown {
    const { withoutEffect: sentence } = this.texts.settlement;
    const said = shown?.ineffective.map(([word, seat]) =>
      sentence(word === 'liable' ? `${word} ${seat}` : seat ? `${seat}: ${word}` : word),
    );
    return said?.map((text) => html`<p>${text}</p>`);
  }

  #message(error: Error): TemplateResult {
    return renderAlert(this.texts.error(error as TableError));
  }

  /** What is wrong, unless it is wrong with a seat, which says so itself. */
  get #mistake(): Error | null {
    return winds.some((seat) => this.#faults.has(seat)) ? null : this.error;
  }

  /** Without hands and figures, there is only a mistake to show, and no table. */
  get #isNothingButWrong(): boolean {
    return !this.#written.size && !this.#settled && !this.editable && this.#mistake !== null;
  }

  #seats(): unknown[] {
    const { texts, editable, step, isDisabled: disabled } = this;
    const { handOf, alive, dead: kinds } = texts.settlement;
    const { winner, discarder, dead = {}, incidents = {} } = this.#chosen;
    const { values, payments = [] } = this.#settled ?? {};
    const sums = sumsOf(payments.slice(0, step));
    const seated = this.#places.seated;
    const written = this.#written;
    const entry = this.#entry;
    return winds.flatMap((seat) => {
      const kind = DEAD_HANDS.find((one) => one === dead[seat]);
      const fault = this.#faults.get(seat);
      const options = [['', alive], ...DEAD_HANDS.map((one) => [one, kinds[one]] as const)] as const;
      const isEntered = Boolean(entry && editable && !written.has(seat));
      const isOpen = isEntered && entry!.isOpen(seat);
      const seatView = {
        seat,
        won: seat === winner,
        discarded: seat === discarder,
        dead: kind,
        held: seated.has(seat),
        typed: isEntered && !isOpen && values?.[seat] === numberIn(table.writtenScore(this.scores, seat)),
        value: values?.[seat],
        total: this[tableKey].conceals ? undefined : sums[seat],
      };
      const below = [
        isEntered ? entry!.renderField(seat, seatView.won && !discarder, fault) : nothing,
        // A hand shows its own notation errors, and an editor also shows what its hand is missing.
        fault && fault.name !== 'NotationError' && !(isOpen && fault.name === 'HandError')
          ? this.#message(fault)
          : nothing,
        editable && seat !== winner
          ? renderChoice({
              label: handOf(seat),
              options,
              chosen: kind ?? '',
              choose: (to) => this.#choose({ dead: table.withSeat(this.dead, seat, to) }),
              heard: true,
              disabled,
            })
          : nothing,
        this.#isFining ? this.#renderFine(seat, incidents[seat] ?? []) : nothing,
      ];
      const drawn = renderSeat(seatView, texts, below);
      return editable ? [drawn, isOpen ? entry!.renderEditor(seat, seatView.won) : nothing] : [drawn];
    });
  }

  #renderFine(seat: Wind, recorded: readonly IncidentId[]): unknown {
    const { texts, isDisabled: disabled, language } = this;
    const { module } = fines;
    if (!module) return nothing;
    return renderChoice({
      ...module.fineChoice(texts.winds[seat], recorded, this.table, language),
      choose: (to) => this.#choose({ incidents: table.withSeat(this.incidents, seat, to) }),
      heard: true,
      disabled,
    });
  }

  #choices(): TemplateResult {
    const { texts, isDisabled: disabled } = this;
    const words = texts.settlement;
    const chosen = this.#chosen;
    const { winner, discarder } = chosen;
    const liable = table.readSeat(this.liable) ?? (this.pao ? discarder : undefined);
    const payers = liable && !this.#mayPay.includes(liable) ? [...this.#mayPay, liable] : this.#mayPay;
    // The hand is won on a discard, or does not say how, and nobody is named as the discarder.
    const isUnnamed = table.isDiscardByNobody(chosen, this.#hands());
    const selfDraw = [isUnnamed ? SELF_DRAW : '', words.selfDraw] as const;
    const named = (seats: readonly Wind[]) => seats.map((seat) => [seat, texts.winds[seat] ?? seat] as const);
    const ways = [
      ...(isUnnamed ? [['', words.unnamed] as const] : []),
      selfDraw,
      ...named(winds.filter((seat) => seat !== winner)),
    ];
    const choice = (label: string, options: Choice['options'], seat = '', choose: (to: never) => void) =>
      renderChoice({ label, options, chosen: seat, choose: (to) => choose(to as never), disabled });
    const payForAll = (to: Wind | ''): void => {
      const isDiscarder = to !== '' && to === discarder;
      this.#choose({ pao: isDiscarder, liable: isDiscarder ? '' : to });
    };
    return html`
      <div class="bar flow live" part="choices">
        ${choice(words.winner, [['', words.nobody], ...named(winds)], winner, (to) => this.#win(to, discarder))}
        ${
          winner
            ? choice(words.discarder, ways, discarder, (to: Way) => this.#chooseWay(to || (isUnnamed ? '' : SELF_DRAW)))
            : nothing
        }
        ${winner && payers.length ? choice(words.pao, [['', words.nobody], ...named(payers)], liable, payForAll) : nothing}
      </div>
    `;
  }

  // Choices

  #choose(
    chosen: Partial<Pick<this, 'winner' | 'discarder' | 'dead' | 'liable' | 'pao' | 'incidents'>>,
    event = 'change',
  ): void {
    Object.assign(this, chosen);
    this.#isChosen = true;
    // Render even if nothing changed, so that the control shows the current value again.
    this.requestUpdate();
    this.afterUpdate(() => fire(this, event));
  }

  #win(to: Wind | '', discarder: Wind | undefined): void {
    this.#choose({
      winner: to,
      discarder: to && to !== discarder ? this.discarder : '',
      dead: table.withSeat(this.dead, to, ''),
      ...((!to || to === table.readSeat(this.liable)) && { liable: '' }),
      ...((!to || to === discarder) && { pao: false }),
    });
  }

  /** Chooses a discarder, a self-draw, or neither. The winning hand itself stores how it was won. */
  #chooseWay(to: Way): void {
    const hand = this.#hands().get(this.#chosen.winner ?? '');
    if (hand?.tiles && to) {
      const win = to === SELF_DRAW ? to : 'discard';
      if ((hand.currentSituation.win ?? 'discard') !== win) {
        // Edits made in the hand's own editor are overridden only when the written value changes.
        if (hand.win === win) hand.win = undefined;
        void hand.currentSituation;
        hand.win = win;
        this.#changed.add(hand);
      }
    }
    this.#choose({ discarder: to === SELF_DRAW ? '' : to, ...(to === SELF_DRAW && { pao: false }) });
  }

  /** @internal Settles the table again after a value or a tile was entered, then fires the event. */
  entered(event?: 'input' | 'change'): void {
    if (event) this.#choose({}, event);
    else this.requestUpdate();
  }
}

if (isServer) void comparison.load().then(({ comparisonStyles }) => MjSettlement.addStyles(...comparisonStyles));

declare global {
  interface HTMLElementTagNameMap {
    'mj-settlement': MjSettlement;
  }
}
