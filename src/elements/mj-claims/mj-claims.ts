import { html, isServer, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property } from '../property.js';
import { knownWord, plainWord } from '../../core/input.js';
import { shown } from '../../core/errors.js';
import { awardClaim, type AwardedClaim } from '../../core/claims/award.js';
import { ClaimError } from '../../core/claims/errors.js';
import { claimsOn, type ClaimKind, type PossibleClaim } from '../../core/claims/possible.js';
import { tileIn } from '../../core/engine/tile-in.js';
import { WINDS as winds } from '../../core/engine/tiles.js';
import type { Options, Profile, Tile, Wind } from '../../core/index.js';
import { choicesOf } from '../../core/rules/options.js';
import { claimsTextsFor, type AllClaimsTexts } from '../../lang/claims.js';
import { renderOrders, renderSeats, renderTimeline, type SeatClaims } from './views.js';
import { renderMessage } from '../../render/message.js';
import { tileStyles } from '../../render/tile.styles.js';
import { renderTile } from '../../render/tile.js';
import { blockStyles } from '../../render/parts.styles.js';
import { tableTokenStyles } from '../../render/table.styles.js';
import { isSeat, ListError, readSeatList } from '../../table/seat-list.js';
import { claimsStyles } from './styles.js';
import { MjFindingElement } from '../base/mj-finding-element.js';
import { scoringParts } from '../base/scoring-parts.js';
import { WordError } from '../word-error.js';
import { requirePlaces, SeatedHands, type FoundHands, type SeatedHand } from '../seated-hands.js';

const KINDS: readonly ClaimKind[] = ['win', 'kong', 'pung', 'chow'];

const KONGS = ['promoted', 'concealed'] as const;

interface Found {
  tile: Tile;
  discarder: Wind;
  kong: (typeof KONGS)[number] | undefined;
  seats: (SeatClaims & { hand: SeatedHand; fault?: Error })[];
  awarded: AwardedClaim;
  compared: (readonly [Options['claim-priority'], AwardedClaim])[];
}

/**
 * Which claims each hand may make on a discard and why not the others, who gets the tile, and who plays next.
 *
 * @tag mj-claims
 * @summary A discard, the hands around the table, and who may claim it.
 * @slot - `<mj-hand>` elements with a `seat`; hands without one take the seats after the discarder’s, in order
 * @slot east - East’s hand; the element assigns it automatically
 * @slot south - South’s hand; the element assigns it automatically
 * @slot west - West’s hand; the element assigns it automatically
 * @slot north - North’s hand; the element assigns it automatically
 * @csspart event - The tile and who discarded it
 * @csspart seats - The claims of all players
 * @csspart seat - The claims of one player
 * @csspart claim - A claim; also has the part name `possible` or `impossible`
 * @csspart reason - Why a claim is impossible, or what becomes possible later
 * @csspart tiles - The tiles of a set that the claim makes
 * @csspart tile - A tile; also has the part name `sideways` if it is the claimed one
 * @csspart face - The engraving of a tile
 * @csspart award - Who gets the tile, why, and who plays next
 * @csspart comparison - Who gets the tile under each order of precedence
 * @csspart timeline-view - Until when a discard can be claimed; also has the part name `timeline`
 * @cssproperty [--mj-felt] - Background of the result
 * @cssproperty [--mj-gain] - Color of possible claims
 * @cssproperty [--mj-accent] - Accent color, used for the winds and the time line
 * @cssproperty [--mj-background] - Background of the marks on the time line, if the page’s is not the default
 */
export class MjClaims extends MjFindingElement<AllClaimsTexts, Found> {
  static override readonly tag = 'mj-claims';
  protected static override readonly parts = scoringParts;
  static override readonly renamed = { compare: 'precedence' };
  /** Manual slotting places each hand at its seat without changing the author’s markup. */
  static override shadowRootOptions: ShadowRootInit = { ...LitElement.shadowRootOptions, slotAssignment: 'manual' };
  static override styles = [blockStyles, tableTokenStyles, tileStyles, claimsStyles];

  /** The tile, in notation: `5b`. */
  @property() discard = '';
  /** The seat that discarded the tile or declared the kong. */
  @property() from: Wind | '' = '';
  /** The tile is the fourth of a kong being declared, which may be robbed: `promoted` or `concealed`. */
  @property() kong: 'promoted' | 'concealed' | '' = '';
  /** The prevailing wind. */
  @property() round?: Wind;
  /** Sacred discards: `west 9d; north 5b`. */
  @property() barred = '';
  /** Pungs that were passed up: `west 5b`. */
  @property() missed = '';
  /** The claims that are made: `west chow; north pung`. By default, everyone makes every possible claim. */
  @property() claims = '';
  /** Shows who gets the tile under each order of precedence. */
  @property({ type: Boolean }) precedence = false;
  /** Shows until when a discard can be claimed. */
  @property({ type: Boolean }) timeline = false;

  readonly #seats = new SeatedHands(this, {
    placed: () => this.found?.seats.map(({ seat, hand }) => [seat, hand] as const) ?? [],
    showsText: true,
  });

  /** All claims of all players, including impossible ones; empty if there are none. */
  get possible(): readonly PossibleClaim[] {
    return this.found?.seats.flatMap(({ claims }) => claims) ?? [];
  }

  /** Who gets the tile; undefined while there is no discard. */
  get awarded(): AwardedClaim | undefined {
    return this.found?.awarded;
  }

  protected override readonly speech = {
    textsFor: claimsTextsFor,
    kinds: [ClaimError, ListError, WordError],
    errorsIn: ({ claims }: AllClaimsTexts) => claims.errors,
  };

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    if (isServer) this.#seats.nameSlots();
  }

  protected override read(): void {
    super.read();
    // The claims on the other hands are shown in spite of a fault.
    for (const { fault } of this.found?.seats ?? []) if (fault) throw fault;
  }

  /** The hands in turn after the discarder; hands without a seat take the free seats. */
  #hands(discarder: Wind): Map<Wind, SeatedHand> {
    const order = [1, 2, 3, 4].map((turn) => winds[(winds.indexOf(discarder) + turn) % 4]!);
    const found: FoundHands = this.isBlind ? { hands: new Map() } : this.#seats.find(order);
    requirePlaces(found);
    const { hands } = found;
    for (const seat of hands.keys())
      if (!isSeat(seat)) throw new ClaimError('seat', { place: 'The hand', found: shown(seat) });
    return new Map(order.flatMap((seat) => (hands.has(seat) ? [[seat, hands.get(seat)!] as const] : [])));
  }

  /** What happens with the discard; undefined if there is none. @throws if an attribute is invalid */
  protected override find(): Found | undefined {
    const profile = this.table;
    const written = this.discard.trim();
    if (!written) return undefined;
    const tile = tileIn(written) ?? written;
    const discarder = knownWord(this.from, winds);
    if (!discarder)
      throw new WordError(
        'from',
        '',
        winds,
        'from is missing: name the seat that discarded the tile, as one of {expected}.',
      );
    if (!isSeat(discarder)) throw new ClaimError('seat', { place: 'from', found: shown(discarder) });
    const kong = knownWord(this.kong, KONGS) || undefined;
    if (kong && !KONGS.includes(kong)) throw new ClaimError('kong', { found: shown(kong) });
    const barred = readSeatList(this.barred, tileIn, 'a tile', 'west 9d');
    const missed = readSeatList(this.missed, tileIn, 'a tile', 'west 9d');
    const kindIn = (word: string) => KINDS.find((kind) => kind === plainWord(word));
    const named = readSeatList(this.claims, kindIn, KINDS.join(', '), 'west pung');
    // Checks the tile even if there are no hands.
    awardClaim({ tile, discarder, claims: [] }, profile);
    // Hands that are not defined yet will trigger another update; other elements, such as those of browser extensions, may never be.
    const isEarly = !isServer && this.querySelector('mj-hand:not(:defined)');
    const hands = isEarly ? new Map<Wind, SeatedHand>() : this.#hands(discarder);
    const seats = [...hands].flatMap(([seat, hand]): Found['seats'] => {
      const { tiles, error } = hand;
      if (seat === discarder) return [];
      try {
        if (error?.name === 'NotationError') throw error;
        if (!tiles) return [];
        const of = (list: readonly (readonly [Wind, string])[]): Tile[] =>
          list.filter(([who]) => who === seat).map(([, one]) => one);
        const { round = knownWord(this.round, winds) || undefined } = hand.currentSituation;
        const situation = { seat, discarder, round, profile, barred: of(barred), missed: of(missed), kong };
        return [{ seat, hand, claims: claimsOn(tiles, tile, situation) }];
      } catch (caught) {
        const fault = caught as Error;
        return [{ seat, hand, claims: [], fault, error: this.messageOf(fault) }];
      }
    });
    const all = seats.flatMap(({ claims }) => claims);
    const made = named.length
      ? named.map(([seat, kind]) => {
          const claim = all.find((one) => one.by === seat && one.kind === kind && one.possible);
          if (!claim && !isEarly && !this.isBlind) throw new ClaimError('claim', { found: `${seat} ${kind}` });
          return claim!;
        })
      : all.filter(({ possible }) => possible);
    const claims = made.filter(Boolean);
    const under = (rules: Profile): AwardedClaim => awardClaim({ tile, discarder, claims }, rules);
    const orders = this.precedence ? (choicesOf('claim-priority').values as readonly Options['claim-priority'][]) : [];
    const compared = orders.map(
      (order) => [order, under({ ...profile, rules: { ...profile.rules, 'claim-priority': order } })] as const,
    );
    return { tile, discarder, kong, seats, awarded: under(profile), compared };
  }

  protected override render(): TemplateResult {
    const { error, found, texts } = this;
    return html`
      ${found ? this.#renderEvent(found, texts) : nothing}
      <slot></slot>
      ${error && !found ? renderMessage(this.messageOf(error)) : nothing}
      ${found ? this.#renderClaims(found, texts) : nothing} ${this.timeline ? renderTimeline(texts) : nothing}
      ${!found && !error && !this.timeline ? renderMessage(texts.claims.noHands) : nothing}
    `;
  }

  #renderEvent({ tile, discarder, kong }: Found, texts: AllClaimsTexts): TemplateResult {
    return html`
      <div class="event" part="event">
        ${renderTile({ tile })}
        <p>${texts.claims.discarded(discarder, tile, kong)}</p>
      </div>
    `;
  }

  #renderClaims({ seats, tile, discarder, awarded, compared }: Found, texts: AllClaimsTexts): TemplateResult {
    const own = this.table.rules['claim-priority'];
    return seats.length
      ? html`
          ${renderSeats(seats, tile, texts)}
          <p class="award" part="award">${texts.claims.award(awarded, discarder)}</p>
          ${compared.length ? renderOrders(compared, own, texts) : nothing}
        `
      : html`<p class="award" part="award">${texts.claims.noHands}</p>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'mj-claims': MjClaims;
  }
}
