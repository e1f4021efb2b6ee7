import { html, type TemplateResult } from 'lit';
import { property } from '../property.js';
import { shown } from '../../core/errors.js';
import { knownWord, wordsIn } from '../../core/input.js';
import type { Table, Wind } from '../../core/index.js';
import { WINDS as winds } from '../../core/engine/tiles.js';
import { settle } from '../../core/settlement/settle.js';
import { ClaimError, incidents, type Incident } from '../../core/claims.js';
import { costByValue } from '../../core/claims/incidents.js';
import { readFine } from '../../core/rules/fines.js';
import { incidentsTextsFor, type AllIncidentsTexts } from '../../lang/incidents.js';
import { renderIncidents, type PricedIncident } from './views.js';
import { blockStyles } from '../../render/parts.styles.js';
import { tableTokenStyles } from '../../render/table.styles.js';
import { keptStyles } from '../../render/print.styles.js';
import { incidentsStyles } from './styles.js';
import { readScores } from '../mj-settlement/table.js';
import { renderFallback } from '../../render/message.js';
import { MjFindingElement } from '../base/mj-finding-element.js';
import { WordError } from '../word-error.js';

const PARTS: readonly Incident['about'][] = ['wall', 'claim', 'discard', 'hand'];

/** The table that costs are computed for if the page gives none. */
const EXAMPLE = {
  scores: 'east 8; south 64; west 16; north 4',
  winner: 'south',
  discarder: 'east',
  offender: 'west',
} as const;

interface Found {
  table: Table;
  offender: Wind;
  priced: PricedIncident[];
}

/**
 * Errors at the table: what happened, when it was noticed, the consequence and the law behind it, and what it costs when
 * the hand is settled.
 *
 * @tag mj-incidents
 * @summary What to do when something goes wrong at the table, and what it costs.
 * @slot - Fallback text, shown if an attribute is invalid
 * @csspart table - A table of errors
 * @csspart incident - An error with its outcomes
 * @csspart outcome - When the error is noticed, its consequence, and its cost
 * @csspart cost - What it costs
 * @csspart fine - The table’s fine for an error
 * @csspart note - The hands for which the costs are computed
 * @cssproperty [--mj-accent] - Accent color, used for titles
 * @cssproperty [--mj-loss] - Color of costs
 */
export class MjIncidents extends MjFindingElement<AllIncidentsTexts, Found> {
  static override readonly tag = 'mj-incidents';
  static override styles = [blockStyles, tableTokenStyles, keptStyles, incidentsStyles];

  /** The parts to show: any of `wall`, `claim`, `discard` and `hand`; all by default. */
  @property() about = '';
  /** The values of the hands at the end: `east 8; south 64; west 16; north 4`. */
  @property() scores = '';
  /** The seat that wins in the end. */
  @property() winner: Wind | '' = '';
  /** The seat that discards the winning tile. */
  @property() discarder: Wind | '' = '';
  /** The seat at fault. */
  @property() offender: Wind | '' = '';

  protected override readonly speech = {
    textsFor: incidentsTextsFor,
    kinds: [ClaimError, WordError],
    errorsIn: ({ incidents }: AllIncidentsTexts) => incidents.errors,
  };

  protected override find(): Found {
    const profile = this.table;
    const parts = wordsIn(this.about).map((word) => knownWord(word, PARTS));
    for (const part of parts)
      if (!PARTS.includes(part))
        throw new WordError('about', part, PARTS, '“{found}” is not a part of this table: use {expected}.');
    const seatIn = (name: 'winner' | 'discarder' | 'offender', usual?: Wind): Wind | undefined => {
      const written = knownWord(this[name], winds);
      if (written && !winds.includes(written)) throw new ClaimError('seat', { place: name, found: shown(written) });
      return written || usual;
    };
    const isExample = !this.scores.trim() && !this.winner.trim() && !this.discarder.trim();
    const winner = seatIn('winner', EXAMPLE.winner)!;
    const discarder = seatIn('discarder', isExample ? EXAMPLE.discarder : undefined);
    const usual = winner === EXAMPLE.offender ? winds.find((seat) => seat !== winner) : EXAMPLE.offender;
    const offender = seatIn('offender', usual)!;
    const scores = readScores(this.scores.trim() || EXAMPLE.scores);
    const table = { scores, winner, discarder } as unknown as Table;
    // Reports what is missing, even if no error leads to a dead hand.
    settle(table, profile);
    const priced = incidents
      .filter(({ about }) => !parts.length || parts.includes(about))
      .map((incident) => {
        const { id, outcomes } = incident;
        const fine = readFine(profile.rules[id] ?? 'off')!;
        const fined = fine.text === 'off' ? undefined : id;
        const costs = outcomes.map(({ follows }) => costByValue(follows, offender, table, profile, fined));
        return { incident, fine: fined && fine, costs };
      });
    return { table, offender, priced };
  }

  protected override render(): TemplateResult {
    const { error, found, texts } = this;
    if (!found) return renderFallback(error ? this.messageOf(error) : undefined);
    const { table, offender, priced } = found;
    const scores = table.scores as Record<Wind, number>;
    const words = texts.incidents;
    return html`
      ${renderIncidents(priced, texts)}
      <p class="quiet" part="note">${words.example(scores, table.winner!, table.discarder, offender)} ${words.laws}</p>
    `;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'mj-incidents': MjIncidents;
  }
}
